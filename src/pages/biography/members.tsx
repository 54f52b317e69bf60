// In: the members of a group. Out: their list as HTML, which adds nothing to the scripts of pages. Runs in builds only.
import { renderToStaticMarkup } from 'react-dom/server';
import { LazyPicture } from '../../body/figures.tsx';
import { BodyLink } from '../../body/link.tsx';
import { fitPicture } from '../../body/picture-file.ts';
import type { RenderedBody } from '../../body/render-body.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { withKeys } from '../../lists.ts';
import type { LocaleContent } from '../../page/locale-content.ts';
import { languageProps } from '../../text/direction.ts';
import { colour, font, size, space } from '../../theme/tokens.ts';

type Site = LocaleContent['site'];

type Member = NonNullable<Site['members']>[number];

/** How many members the list may have above the text; a longer one is below it. */
const maxAbove = 8;

/** The list of a group's members, above or below the first biography. */
export function renderMembers(
  content: LocaleContent,
): Partial<Record<'above' | 'below', RenderedBody>> {
  const { site, locale } = content;
  const { members = [] } = site;
  if (members.length === 0) return {};
  const html = renderToStaticMarkup(
    <ul>
      {withKeys(members).map(({ key, item }) => (
        <MemberItem key={key} member={item} content={content} />
      ))}
    </ul>,
  );
  const isTranslated = [defaultLocale, ...members.flatMap(languagesOf)].includes(locale);
  const isLong = members.length > maxAbove;
  const hasPictures = memberPictures(site).length > 0;
  const styles = [listStyles, isLong && wideStyles, hasPictures && cardStyles]
    .filter(Boolean)
    .join('')
    .replaceAll(/\s*\n\s*/g, '');
  return {
    [isLong ? 'below' : 'above']: { html, ...(!isTranslated && { lang: defaultLocale }), styles },
  };
}

/** The languages in which a member's instrument is named. */
function languagesOf({ instrument = {} }: Member): string[] {
  return Object.keys(instrument);
}

/** The pictures of members, in the size in which the list shows them. */
export function memberPictures({ members = [] }: Site) {
  return members.flatMap(({ image }) => (image ? [fitPicture(image, pictureSize)] : []));
}

/** The size of a picture in the grid, where each is above its name. */
const pictureSize = { width: 256, ratio: 4 / 5 } as const;

interface MemberItemProps {
  readonly member: Member;
  readonly content: LocaleContent;
}

/** A member: picture, name and instrument. */
function MemberItem({ member: { name, instrument, image, url }, content }: MemberItemProps) {
  const instrumentText = instrument && instrumentIn(instrument, content.locale);
  return (
    <li>
      {image && (
        <LazyPicture
          picture={fitPicture(image, pictureSize)}
          // Decorative if the name is the only text next to it.
          alt={instrumentText ? name : ''}
          sizes={sizes}
          content={content}
        />
      )}
      {url ? (
        <BodyLink href={url} content={content}>
          {name}
        </BodyLink>
      ) : (
        name
      )}
      {instrumentText && (
        <>
          {' '}
          <span {...languageProps(instrumentText.lang)}>{instrumentText.value}</span>
        </>
      )}
    </li>
  );
}

function instrumentIn(
  instrument: NonNullable<Member['instrument']>,
  locale: Locale,
): Localized | undefined {
  const [translation, original] = [instrument[locale], instrument[defaultLocale]];
  if (translation !== undefined) return { value: translation };
  return original === undefined ? undefined : { value: original, lang: defaultLocale };
}

const sizes = '(min-width: 36em) 14rem, 44vw';

const listStyles = `
margin-block-end: ${space[8]};
& > ul { padding: 0; list-style: none; font-family: ${font.display}; font-size: ${size.lead} }
& > ul > li { margin: 0; padding: ${space[2]} 0; border-block-end: 1px solid ${colour.line} }
& li > span { font-size: ${size.text}; color: ${colour.muted} }
`;

// Spans the columns of text and portrait.
const wideStyles = `
grid-column: 1 / -1;
max-inline-size: none;
& > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); column-gap: ${space.gutter} }
`;

const cardStyles = `
& > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr)); gap: ${space[8]} ${space[6]}; align-items: end; font-size: ${size.text} }
& > ul > li { padding: 0; border: 0; line-height: 1.3 }
& li > span { display: block; font-size: ${size.small} }
& > ul > li:not(:has(img))::before { content: ''; display: block; aspect-ratio: 4 / 5; margin-block-end: ${space[3]}; background: ${colour.raised} }
& img { inline-size: 100%; aspect-ratio: 4 / 5; object-fit: cover; margin-block-end: ${space[3]}; filter: grayscale(1) }
`;
