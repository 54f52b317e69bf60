import styled from '@emotion/styled';
import { DownloadButton } from '../../ui/button.tsx';
import { AnyLink } from '../../ui/link.tsx';
import { Split } from '../../ui/split.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Muted, Quotation, Small, Text } from '../../ui/text.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { kitArchive, kitSectionId } from './addresses.ts';
import { hrefTo } from '../../page/href.ts';
import type { KitProps } from './data.ts';
import { hairline } from '../../theme/layout.ts';
import { font, from, size, space } from '../../theme/tokens.ts';
import { KitBiographies } from './biographies.tsx';
import { KitSection, KitPart } from './section.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { KitPhotographs } from './photographs.tsx';
import type { texts } from './texts.ts';

/** The kit, to copy and to download: photographs, biographies, the latest quotes, and an archive. */
export function PresentersKit({ kit }: KitProps) {
  const messages = useTexts<typeof texts>();
  const { biographies, photographs, quotes } = kit;
  return (
    <KitSectionRoot id={kitSectionId} aria-labelledby="presenters-title">
      <KitIntroduction as={Reveal} shares={[5, 7]} above="large">
        <Text text={messages['kit.title']} as="h2" id="presenters-title" />
        <Text text={messages['kit.intro']} as={Muted} />
      </KitIntroduction>
      {photographs.length > 0 && <KitPhotographs kit={kit} />}
      {biographies.length > 0 && <KitBiographies kit={kit} />}
      {quotes.length > 0 && <KitQuotes kit={kit} />}
      {photographs.length + biographies.length > 0 && (
        <KitPart>
          <ArchiveDownload>
            <Text
              text={messages['kit.downloadAll']}
              as={DownloadButton}
              href={hrefTo(kitArchive)}
              download=""
            />
          </ArchiveDownload>
        </KitPart>
      )}
    </KitSectionRoot>
  );
}

/** The latest quotes of the press, with their sources. */
function KitQuotes({ kit: { quotes } }: KitProps) {
  const messages = useTexts<typeof texts>();
  return (
    <KitSection title={messages['kit.quotes']}>
      <Stack gap={8}>
        {quotes.map(({ sourceFile, slug, quote, title, critic, publication, date, url }) => (
          <QuoteFigure key={slug} as="figure" shares={[2, 1]} data-source-file={sourceFile}>
            {quote && <Quotation quotation={quote} />}
            {!quote && title && <Text text={title} as={QuotedHeadline} />}
            <QuoteSource as="figcaption">
              {critic && `${critic}, `}
              {url ? <AnyLink href={url}>{publication}</AnyLink> : publication}
              {date && <>, {date.text}</>}
            </QuoteSource>
          </QuoteFigure>
        ))}
      </Stack>
    </KitSection>
  );
}

const KitSectionRoot = styled.section({ marginBlockStart: space.section });

const KitIntroduction = styled(Split)({
  alignItems: 'baseline',
  rowGap: space[6],
  paddingBlockEnd: `clamp(${space[8]}, 4vw, ${space[12]})`,
});

const ArchiveDownload = styled.p({ [from.large]: { gridColumn: 2 } });

const QuoteFigure = styled(Split)({
  alignItems: 'last baseline',
  rowGap: space[3],
  '& + &': { paddingBlockStart: space[8], ...hairline },
});

const QuotedHeadline = styled.p({
  fontFamily: font.display,
  fontSize: size.item,
  lineHeight: 1.25,
});

const QuoteSource = styled(Small)({ textWrap: 'balance' });
