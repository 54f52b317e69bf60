import styled from '@emotion/styled';
import { ButtonLink } from '../../components/button.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Text } from '../../components/text.tsx';
import { hrefTo } from '../../site/href.ts';
import type { Kit } from '../../site/page-data/kit.ts';
import { from, size, space, when } from '../../theme/tokens.ts';
import { KitBiographies } from './kit/biographies.tsx';
import { DownloadButton } from './kit/download.tsx';
import { KitPhotographs } from './kit/photographs.tsx';
import { KitQuotes } from './kit/quotes.tsx';

interface PresentersKitProps {
  readonly of: Kit;
}

/** The press kit: texts, photographs, catalogue and latest press, to copy and to download. */
export function PresentersKit({ of: kit }: PresentersKitProps) {
  const { texts, biographies, photographs, press, hasCatalogue, archive } = kit;
  return (
    <Section id="presenters" aria-labelledby="presenters-title">
      <Head>
        <Text of={texts['kit.title']} as="h2" id="presenters-title" />
        <Text of={texts['kit.intro']} as={Intro} />
        <Files>
          <DownloadButton href={hrefTo(archive)} download="">
            <Text of={texts['kit.downloadAll']} />
          </DownloadButton>
          {hasCatalogue && (
            <ButtonLink to="biography" hash="compositions">
              <Text of={texts['kit.catalogue']} />
            </ButtonLink>
          )}
        </Files>
      </Head>
      {biographies.length > 0 && <KitBiographies of={kit} />}
      {photographs.length > 0 && <KitPhotographs of={photographs} texts={texts} />}
      {press.length > 0 && <KitQuotes of={press} texts={texts} />}
    </Section>
  );
}

const Section = styled.section({
  display: 'grid',
  gap: `clamp(${space[12]}, 6vw, ${space[24]})`,
  marginBlockStart: space.section,
  '& h3': { fontSize: size.item },
  [when.print]: { display: 'none' },
});

const Head = styled(Reveal)({
  display: 'grid',
  gap: space[6],
  '& > h2': { fontSize: size.section },
});

const Intro = styled.p({ maxInlineSize: space.measure });

const Files = styled.div({
  display: 'grid',
  gap: space[4],
  justifyItems: 'stretch',
  [from.small]: { display: 'flex', flexWrap: 'wrap' },
});
