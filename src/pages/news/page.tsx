import styled from '@emotion/styled';
import { twoColumns, hairline } from '../../theme/layout.ts';
import { from, size, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { EntryHead, EntryLead } from '../../ui/entry-head.tsx';
import { FramedPicture } from '../../ui/framed-picture.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PageHead, PageTitle } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Label, Muted, Text } from '../../ui/text.tsx';
import type { NewsPage } from './data.ts';

type NewsItemView = NewsPage['content']['news']['entries'][number];

/** The list of news, or a single item. */
export function Page({ title, content: { news, isSingle, text } }: NewsPage) {
  const [newest] = news.entries;
  if (isSingle && newest) return <NewsArticle {...newest} {...(text && { text })} />;
  return (
    <Container>
      <PageHead title={title} />
      <ul>
        {news.entries.map((item) => (
          <li key={item.slug}>
            <Reveal>
              <NewsListItem item={item} />
            </Reveal>
          </li>
        ))}
      </ul>
      <Pager path="news" list={news} />
    </Container>
  );
}

/** A headline with its date and summary, next to its picture. */
function NewsListItem({ item }: { readonly item: NewsItemView }) {
  const { address, title, summary, image, alt } = item;
  return (
    <NewsRow entry={item} shares={[8, 4]} padding="large" isLink>
      <Stack gap={3}>
        <PublicationDate item={item} />
        <h2>
          <SiteLink to={address}>
            <Text text={title} />
          </SiteLink>
        </h2>
        <Text text={summary} as={Muted} />
      </Stack>
      {image && <FramedPicture picture={image} alt={alt} name={title} sizes={rowSizes} />}
    </NewsRow>
  );
}

/** The page of an item: its text next to its picture. */
function NewsArticle({
  text,
  image,
  alt,
  ...item
}: NewsItemView & Pick<NewsPage['content'], 'text'>) {
  const { sourceFile, title, summary } = item;
  return (
    <Container data-source-file={sourceFile}>
      <EntryHead>
        <PublicationDate item={item} />
        <Text text={title} as={NewsHeadline} />
        <Text text={summary} as={EntryLead} />
      </EntryHead>
      <NewsColumns>
        {image && (
          <div>
            <Picture picture={image} alt={alt ?? ''} sizes={articleSizes} priority />
          </div>
        )}
        {text && <Prose body={text} />}
      </NewsColumns>
      <ButtonLink to="news" />
    </Container>
  );
}

/** The date of an item, if it has one. */
function PublicationDate({ item: { date } }: { readonly item: Pick<NewsItemView, 'date'> }) {
  if (!date) return null;
  return (
    <Label>
      <time dateTime={date.value}>{date.text}</time>
    </Label>
  );
}

const rowSizes = '(min-width: 86em) 25rem, (min-width: 48em) 29vw, 92vw';
const articleSizes = '(min-width: 86em) 32rem, (min-width: 48em) 38vw, 92vw';

const NewsRow = styled(Row)({ '& h2': { fontSize: size.item } });

const NewsHeadline = styled(PageTitle)({ fontSize: size.section });

const NewsColumns = styled.div({
  ...hairline,
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  paddingBlock: space[8],
  [from.medium]: { '&:has(picture)': { gridTemplateColumns: twoColumns(5, 7) } },
  '& h2': { fontSize: size.large },
});
