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

type Item = NewsPage['content']['news']['entries'][number];

/** The news, or one of them. */
export function Page({ title, content: { news, isSingle, text } }: NewsPage) {
  const [newest] = news.entries;
  if (isSingle && newest) return <SingleItem {...newest} {...(text && { text })} />;
  return (
    <Container>
      <PageHead title={title} />
      <ul>
        {news.entries.map((item) => (
          <li key={item.slug}>
            <Reveal>
              <ListedItem item={item} />
            </Reveal>
          </li>
        ))}
      </ul>
      <Pager path="news" list={news} />
    </Container>
  );
}

/** A headline with its date and summary, beside its picture. */
function ListedItem({ item }: { readonly item: Item }) {
  const { address, title, summary, image, alt } = item;
  return (
    <ListedRow entry={item} shares={[8, 4]} padding="large" isLink>
      <Stack gap={3}>
        <Published item={item} />
        <h2>
          <SiteLink to={address}>
            <Text text={title} />
          </SiteLink>
        </h2>
        <Text text={summary} as={Muted} />
      </Stack>
      {image && <FramedPicture picture={image} alt={alt} name={title} sizes={inRow} />}
    </ListedRow>
  );
}

/** An item on a page of its own: its text beside its picture. */
function SingleItem({ text, image, alt, ...item }: Item & Pick<NewsPage['content'], 'text'>) {
  const { sourceFile, title, summary } = item;
  return (
    <Container data-source-file={sourceFile}>
      <EntryHead>
        <Published item={item} />
        <Text text={title} as={Headline} />
        <Text text={summary} as={EntryLead} />
      </EntryHead>
      <Columns>
        {image && (
          <div>
            <Picture picture={image} alt={alt ?? ''} sizes={besideText} priority />
          </div>
        )}
        {text && <Prose body={text} />}
      </Columns>
      <ButtonLink to="news" />
    </Container>
  );
}

/** When an item came out, if that is known. */
function Published({ item: { date } }: { readonly item: Pick<Item, 'date'> }) {
  if (!date) return null;
  return (
    <Label>
      <time dateTime={date.value}>{date.text}</time>
    </Label>
  );
}

const inRow = '(min-width: 86em) 25rem, (min-width: 48em) 29vw, 92vw';
const besideText = '(min-width: 86em) 32rem, (min-width: 48em) 38vw, 92vw';

const ListedRow = styled(Row)({ '& h2': { fontSize: size.item } });

const Headline = styled(PageTitle)({ fontSize: size.section });

const Columns = styled.div({
  ...hairline,
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  paddingBlock: space[8],
  [from.medium]: { '&:has(picture)': { gridTemplateColumns: twoColumns(5, 7) } },
  '& h2': { fontSize: size.large },
});
