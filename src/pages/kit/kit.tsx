import styled from '@emotion/styled';
import { ButtonLink } from '../../ui/button.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Text } from '../../ui/text.tsx';
import { kitArchive } from './addresses.ts';
import { hrefTo } from '../../site/href.ts';
import type { Kit } from './data.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { KitBiographies } from './biographies.tsx';
import { DownloadButton } from './download.tsx';
import { KitPhotographs } from './photographs.tsx';
import { Row } from './part.tsx';
import { KitQuotes } from './quotes.tsx';

interface PresentersKitProps {
  readonly of: Kit;
}

/** The press kit, to copy and to download: photographs, texts, the latest press, then all of it. */
export function PresentersKit({ of: kit }: PresentersKitProps) {
  const { texts, biographies, photographs, press, hasCatalogue } = kit;
  return (
    <Section id="presenters" aria-labelledby="presenters-title">
      <Head>
        <Text text={texts['kit.title']} as={Title} id="presenters-title" />
        <Text text={texts['kit.intro']} as={Intro} />
      </Head>
      {photographs.length > 0 && <KitPhotographs of={photographs} texts={texts} />}
      {biographies.length > 0 && <KitBiographies of={kit} />}
      {press.length > 0 && <KitQuotes of={press} texts={texts} />}
      <Row>
        <Files>
          {hasCatalogue && (
            <ButtonLink to="biography" hash="compositions">
              <Text text={texts['kit.catalogue']} />
            </ButtonLink>
          )}
          <DownloadButton href={hrefTo(kitArchive)} download="">
            <Text text={texts['kit.downloadAll']} />
          </DownloadButton>
        </Files>
      </Row>
    </Section>
  );
}

const Section = styled.section({
  marginBlockStart: space.section,
});

const Head = styled(Reveal)({
  display: 'grid',
  alignItems: 'baseline',
  gap: `${space[6]} ${space.gutter}`,
  paddingBlockEnd: `clamp(${space[8]}, 4vw, ${space[12]})`,
  [from.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const Title = styled.h2({ fontSize: size.section });

const Intro = styled.p({ maxInlineSize: space.measure, color: colour.muted });

const Files = styled.div({
  display: 'grid',
  gap: space[4],
  [from.small]: { display: 'flex', flexWrap: 'wrap' },
  [from.large]: { gridColumn: 2 },
});
