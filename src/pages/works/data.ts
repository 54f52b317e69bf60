// Works -> what the catalogue shows of them.
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
import { factsOf, listsOf } from './facts-view.ts';
import { texts } from './texts.ts';

/** A work as the catalogue shows it; `notes` is its body, or its first paragraph where its own page has the rest. */
export type WorkView = Awaited<ReturnType<typeof viewWork>>;

/** A duration with its texts; those of an approximate one are in the language `lang`, if any. */
export type WorkLength = ReturnType<typeof lengthOf>;

/** A work in the catalogue. */
export type ListedWork = Awaited<ReturnType<typeof viewListed>>;

async function viewWorks(page: Slice<Work>, content: LocaleContent) {
  const entries = await Promise.all(page.entries.map((work) => viewListed(work, content)));
  return { ...page, entries };
}

async function viewListed(entry: Work, content: LocaleContent) {
  const address = entryPageAddress(works.name, entry, content);
  const isLong = address !== undefined && countBlocks(entry.body?.value) > 1;
  return {
    ...(await viewWork(entry, content, isLong ? renderExcerpt : renderBody)),
    ...pick(entry, ['slug', 'anchor', 'group']),
    audioVideo: entry.audioVideo ?? entry.recordings?.[0]?.url,
    /** The address of its own page, if it has one. */
    address,
  };
}

/** The fields that components show as they are. */
const asWritten = [
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

/** What the catalogue, or its own page, shows of a work. */
export async function viewWork(
  entry: Work,
  content: LocaleContent,
  renderNotes: typeof renderExcerpt = renderBody,
) {
  const { body, excerpt, title } = entry;
  const label = content.messagesFor(texts)['works.excerpt'];
  return {
    ...pick(entry, asWritten),
    facts: factsOf(entry, content),
    lists: listsOf(entry, content),
    ...datesOf(entry, content),
    progress: progressOf(entry, content),
    /** The player of its excerpt. */
    player: excerpt && renderSound(excerpt, label, title, content),
    notes: body && (await renderNotes(body, content)),
  };
}

/** When a work was written, and how long it lasts. */
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

/** That a work was revised, or is still being written. */
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

/** What is on a numbered page of the catalogue, work by work. */
export async function head(content: LocaleContent, subpath: string): Promise<PageHead> {
  const { entries } = sliceOf(content.collections.get(works), subpath);
  return { description: { value: entries.map(({ title }) => title.value).join(', ') } };
}

/** What a numbered page of the catalogue shows. */
export async function data(content: LocaleContent, subpath: string) {
  const page = sliceOf(content.collections.get(works), subpath);
  return { works: await viewWorks(page, content), groups: groupLinks(content) };
}

/** The first page of the catalogue, if it has one. */
export async function firstCataloguePage(content: LocaleContent) {
  const [first] = content.collections.get(works);
  return first && { works: await viewWorks(first, content), groups: groupLinks(content) };
}

/** A link to a group of works, to the page on which it begins, or to the list of all. */
interface GroupLink {
  readonly group: Work['group'] | 'all';
  readonly text: Localized;
  readonly address: string;
}

/** Links to the groups of a catalogue that stands on several pages, and to the list of all works, if there are any. */
function groupLinks(content: LocaleContent): readonly GroupLink[] | undefined {
  const catalogue = content.collections.get(works);
  const messages = content.messagesFor(texts);
  const pages = catalogue.flatMap(({ entries }) =>
    entries.map((work) => [work.group, entryAnchorAddress(works.name, work, content)] as const),
  );
  // Of a group's pages the first one is written last, and stays.
  const firstPages = [...new Map(pages.toReversed())].toReversed();
  const isLong = catalogue.length > 1 && firstPages.length > 1;
  const groups = (isLong ? firstPages : []).map(([group, address]) => ({
    group,
    text: messages[groupTitles[group]],
    address: address.replace(/#.*/, `#${groupIdPrefix}${group}`),
  }));
  const links = [...groups, ...listLinks(pages.length, content)];
  return links.length > 0 ? links : undefined;
}

function listLinks(total: number, content: LocaleContent): GroupLink[] {
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
