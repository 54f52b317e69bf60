import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Reveal } from '../../ui/entrance.tsx';
import { Split } from '../../ui/split.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Small, Text } from '../../ui/text.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { hairline, touchTarget } from '../../theme/layout.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';

interface KitSectionProps {
  readonly title: Localized;
  /** A sentence below the title. */
  readonly note?: Localized | undefined;
  readonly children: ReactNode;
}

/** A section of the kit: its title beside what belongs to it. */
export function KitSection({ title, note, children }: KitSectionProps) {
  return (
    <Part>
      <Stack gap={3}>
        <Text text={title} as="h3" />
        {note && <Text text={note} as={Note} />}
      </Stack>
      <div>{children}</div>
    </Part>
  );
}

/** A part of the kit below a hairline, in two columns on wide screens. */
export function Part({ children }: { readonly children: ReactNode }) {
  return (
    <Columns as={Reveal} shares={[3, 9]} breakpoint="large">
      {children}
    </Columns>
  );
}

const Columns = styled(Split)({
  ...hairline,
  rowGap: space[8],
  paddingBlock: `clamp(${space[8]}, 4vw, ${space[12]}) clamp(${space[12]}, 6vw, 5rem)`,
});

const Note = styled(Small)({ maxInlineSize: '18rem' });

const quiet = {
  ...touchTarget,
  fontSize: size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
} as const;

export const DownloadLink = styled.a(quiet);

/** A button that needs a script, styled like the download links beside it. */
export const QuietButton = styled.button({
  ...quiet,
  [when.noScript]: { display: 'none' },
});
