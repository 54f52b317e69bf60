import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Reveal } from '../../ui/entrance.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Small, Text } from '../../ui/text.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { Button } from '../../ui/button.tsx';
import { hairline, split, touchable } from '../../theme/layout.ts';
import { colour, from, size, space, when } from '../../theme/tokens.ts';

interface KitSectionProps {
  readonly title: Localized;
  /** A sentence below the title. */
  readonly note?: Localized | undefined;
  readonly children: ReactNode;
}

/** A section of the kit: its title beside what belongs to it. */
export function KitSection({ title, note, children }: KitSectionProps) {
  return (
    <Row>
      <Stack gap={3}>
        <Text text={title} as="h3" />
        {note && <Text text={note} as={Note} />}
      </Stack>
      <div>{children}</div>
    </Row>
  );
}

/** A row of the kit on a hairline, in two columns on wide screens. */
export const Row = styled(Reveal)({
  ...split(3, 9, from.large),
  ...hairline,
  rowGap: space[8],
  paddingBlock: `clamp(${space[8]}, 4vw, ${space[12]}) clamp(${space[12]}, 6vw, 5rem)`,
});

const Note = styled(Small)({ maxInlineSize: '18rem' });

export const DownloadButton = Button.withComponent('a');

const quiet = {
  ...touchable,
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
  [when.unscripted]: { display: 'none' },
});
