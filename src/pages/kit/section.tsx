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

/** A section of the kit: its title next to its content. */
export function KitSection({ title, note, children }: KitSectionProps) {
  return (
    <KitPart>
      <Stack gap={3}>
        <Text text={title} as="h3" />
        {note && <Text text={note} as={KitNote} />}
      </Stack>
      <div>{children}</div>
    </KitPart>
  );
}

/** A part of the kit below a hairline, in two columns on wide screens. */
export function KitPart({ children }: { readonly children: ReactNode }) {
  return (
    <KitColumns as={Reveal} shares={[3, 9]} above="large">
      {children}
    </KitColumns>
  );
}

const KitColumns = styled(Split)({
  ...hairline,
  rowGap: space[8],
  paddingBlock: `clamp(${space[8]}, 4vw, ${space[12]}) clamp(${space[12]}, 6vw, 5rem)`,
});

const KitNote = styled(Small)({ maxInlineSize: '18rem' });

const subtleLink = {
  ...touchTarget,
  fontSize: size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
} as const;

export const DownloadLink = styled.a(subtleLink);

/** A button that needs a script, styled like the download links. */
export const SubtleButton = styled.button({
  ...subtleLink,
  [when.noScript]: { display: 'none' },
});
