// In: works. Out: their data on the pages of the catalogue.
import { countBlocks } from '../../content/page-list.ts';
import { type Work, works } from './fields.ts';
import type { Localized, Slice } from '../../content/fields/localized.ts';
import { formatYears, type YearSpan } from '../../text/year-span.ts';
import { pick } from '../../lists.ts';
import { fill, fillLocalized } from '../../page/messages.ts';
import { type LocalizedDuration, spellDuration } from '../../text/format-duration.ts';
import { entryAnchorAddress, entryPageAddress } from '../../page/localized-addresses.ts';
import { addressIn } from '../../page/addresses.ts';
import { sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import type { PageHead } from '../../page/room.ts';
import { renderBody, renderExcerpt, renderSound } from '../../body/render-body.tsx';
import { groupIdPrefix, groupTitles, workListPath } from './catalogue-parts.ts';
import { detailsOf, listsOf } from './details-view.ts';
import { texts } from './texts.ts';

/** A work as its page shows it, or the catalogue, whose `notes` are an excerpt if the page has more. */
export type WorkView = Awaited<ReturnType<typeof toWorkView>>;

/** A duration as text; an approximate one has no `iso`, and its `lang` is that of a fallback, if any. */
export type WorkLength = ReturnType<typeof lengthOf>;

/** A work as a row of the catalogue. */
export type ListedWork = Awaited<ReturnType<typeof toListedWork>>;

async function toCatalogueSlice(slice: Slice<Work>, content: LocaleContent) {
  const entries = await Promise.all(slice.entries.map((work) => toListedWork(work, content)));
  return { ...slice, entries };
}

async function toListedWork(entry: Work, content: LocaleContent) {
  const address = entryPageAddress(works.name, entry, content);
  const isLong = address !== undefined && countBlocks(entry.body?.value) > 1;
  return {
    ...(await toWorkView(entry, content, isLong ? renderExcerpt : renderBody)),
    ...pick(entry, ['slug', 'anchor', 'group']),
    audioVideo: entry.audioVideo ?? entry.recordings?.[0]?.url,
    /** The address of its page, if any. */
    address,
  };
}

/** The fields that components show unchanged. */
const copiedFields = [
  'sourceFile',
  'title',
  'number',
  'composer',
  'subtitle',
  'movements',
  'instrumentation',
  'scoring',
  'premiere',
  'publisher',
] as const;

/** The data of a work that catalogue and page share. */
export async function toWorkView(
  entry: Work,
  content: LocaleContent,
  renderNotes: typeof renderExcerpt = renderBody,
) {
  const { body, excerpt, title } = entry;
  const label = content.messagesFor(texts)['works.excerpt'];
  return {
    ...pick(entry, copiedFields),
    details: detailsOf(entry, content),
    lists: listsOf(entry, content),
    ...datesOf(entry, content),
    progress: progressOf(entry, content),
    /** The player of its excerpt. */
    player: excerpt && renderSound(excerpt, label, title, content),
    notes: body && (await renderNotes(body, content)),
  };
}

/** The years in which a work was written, and its duration. */
export function datesOf(
  { year, inProgress, duration }: Pick<Work, 'year' | 'inProgress' | 'duration'>,
  content: LocaleContent,
) {
  const undated = inProgress ? 'works.inProgress' : 'works.undated';
  return {
    years: year ? yearsOf(year, content) : content.messagesFor(texts)[undated],
    length: duration && lengthOf(duration, content),
  };
}

function yearsOf(span: YearSpan, { messagesFor }: LocaleContent): Localized {
  const year = formatYears(span);
  return span.isAbout
    ? fillLocalized(messagesFor(texts)['works.aboutYear'], { year })
    : { value: year };
}

/** The text of a revised work, or of one in progress. */
function progressOf(
  { year, revised, inProgress }: Pick<Work, 'year' | 'revised' | 'inProgress'>,
  content: LocaleContent,
): Localized | undefined {
  const messages = content.messagesFor(texts);
  if (year && inProgress) return messages['works.inProgress'];
  return (
    revised && fillLocalized(messages['works.revised'], { year: yearsOf(revised, content).value })
  );
}

function lengthOf(duration: LocalizedDuration, { locale, messagesFor }: LocaleContent) {
  const { iso, text, spoken, isAbout } = duration;
  if (!isAbout) return { iso, text, spoken };
  const { value, lang } = messagesFor(texts)['works.aboutDuration'];
  return {
    text: fill(value, { duration: text }),
    spoken: fill(value, { duration: spellDuration(duration, lang ?? locale) }),
    lang,
  };
}

/** A numbered page of the catalogue. */
export type WorksPage = PageData<Awaited<ReturnType<typeof data>>>;

/** A description that lists the works of the page. */
export async function head(content: LocaleContent, subpath: string): Promise<PageHead> {
  const { entries } = sliceOf(content.collections.get(works), subpath);
  return { description: { value: entries.map(({ title }) => title.value).join(', ') } };
}

export async function data(content: LocaleContent, subpath: string) {
  const slice = sliceOf(content.collections.get(works), subpath);
  return { works: await toCatalogueSlice(slice, content), groups: groupLinks(content) };
}

/** The first page of the catalogue, or undefined if it is empty. */
export async function firstCataloguePage(content: LocaleContent) {
  const [first] = content.collections.get(works);
  return first && { works: await toCatalogueSlice(first, content), groups: groupLinks(content) };
}

/** A link to the page on which a group of works begins, or to the list of all works. */
interface GroupLink {
  readonly group: Work['group'] | 'all';
  readonly text: Localized;
  readonly address: string;
}

/** Links to the groups of a catalogue of several pages, and to the list of all works; undefined if there are none. */
function groupLinks(content: LocaleContent): readonly GroupLink[] | undefined {
  const catalogue = content.collections.get(works);
  const messages = content.messagesFor(texts);
  const addresses = catalogue.flatMap(({ entries }) =>
    entries.map((work) => [work.group, entryAnchorAddress(works.name, work, content)] as const),
  );
  // A Map keeps the last write, so in reverse the first work of a group wins.
  const firstAddresses = [...new Map(addresses.toReversed())].toReversed();
  const isLong = catalogue.length > 1 && firstAddresses.length > 1;
  const groups = (isLong ? firstAddresses : []).map(([group, address]) => ({
    group,
    text: messages[groupTitles[group]],
    address: address.replace(/#.*/, `#${groupIdPrefix}${group}`),
  }));
  const links = [...groups, ...workListLinks(addresses.length, content)];
  return links.length > 0 ? links : undefined;
}

function workListLinks(total: number, content: LocaleContent): GroupLink[] {
  const text = content.messagesFor(texts)['works.total'];
  if (!content.pageList.pages.has(workListPath)) return [];
  return [
    {
      group: 'all',
      text: fillLocalized(text, { total }),
      address: addressIn(content.locale, workListPath),
    },
  ];
}
