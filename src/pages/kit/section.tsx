import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Reveal } from '../../ui/entrance.tsx';
import { Text } from '../../ui/text.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { Button } from '../../ui/button.tsx';
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
      <TitleAndNote>
        <Text text={title} as={Title} />
        {note && <Text text={note} as={Note} />}
      </TitleAndNote>
      <div>{children}</div>
    </Row>
  );
}

/** A row of the kit on a hairline, in two columns on wide screens. */
export const Row = styled(Reveal)({
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  paddingBlock: `clamp(${space[8]}, 4vw, ${space[12]}) clamp(${space[12]}, 6vw, 5rem)`,
  borderBlockStart: `1px solid ${colour.line}`,
  [from.large]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});

const TitleAndNote = styled.div({ display: 'grid', alignContent: 'start', gap: space[3] });

const Title = styled.h3({ fontSize: size.item });

const Note = styled.p({ maxInlineSize: '18rem', color: colour.muted, fontSize: size.small });

/** A download link as an outlined button. */
export const DownloadButton = Button.withComponent('a');

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
  fontSize: size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
} as const;

/** A download link in a list. */
export const DownloadLink = styled.a(quiet);

/** A button that needs a script, styled like the download links beside it. */
export const QuietButton = styled.button({
  ...quiet,
  [when.unscripted]: { display: 'none' },
});
