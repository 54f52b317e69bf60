// Works -> what the catalogue shows of them.
import { type Work, works } from './fields.ts';
import type { Localized, Page } from '../../content/fields/localized.ts';
import type { Locale } from '../../locales.ts';
import { formatDate } from '../../text/format-date.ts';
import { formatYears, type YearSpan } from '../../text/year-span.ts';
import { fill, fillLocalized } from '../../site/messages.ts';
import { formatDuration, isoDuration, spellDuration } from '../../text/format-duration.ts';
import { entryAddress, entryPage, pageList } from '../../site/page-list.ts';
import { addressIn } from '../../site/addresses.ts';
import { pageOf, type LocaleContent } from '../../site/locale-content.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import type { PageData } from '../../site/page.ts';
import {
  bodyParagraphs,
  renderBody,
  type RenderedBody,
  renderSound,
} from '../../site/render-body.tsx';
import { groupPrefix, groupTitles, worksPath } from './catalogue-parts.ts';
import { type Fact, type FactList, factsOf, listsOf } from './facts-view.ts';
import { texts } from './texts.ts';

/** What only a work's own page shows, or what is told in words. */
type Untold = 'body' | 'excerpt' | 'recordings' | 'scores' | 'shop' | 'page' | 'players';

/** A work as the catalogue shows it; `notes` is its body. */
export interface WorkView extends Omit<Work, Untold | 'arranger' | 'movementCount'> {
  /** The address of its own page, if it has one. */
  readonly address?: string;
  /** Sentences on it, such as who wrote its words. */
  readonly facts?: readonly Fact[];
  /** Lists of what became of it, each below its name. */
  readonly lists?: readonly FactList[];
  /** When it was written, or that this isn't known. */
  readonly years: Localized;
  /** That it was revised, or is still being written. */
  readonly progress?: Localized;
  readonly length?: WorkLength;
  readonly premiereInWords?: string;
  readonly notes?: RenderedBody;
  /** The player of its excerpt. */
  readonly player?: RenderedBody;
  /** `notes` as plain text, for search engines. */
  readonly notesInWords?: string;
}

/** A duration as scores give it, in words, and, where it is exact, in ISO 8601. */
export interface WorkLength {
  readonly shown: string;
  readonly spoken: string;
  readonly lang?: Locale;
  readonly iso?: string;
}

/** A page of works as the catalogue shows them. */
async function viewWorks(page: Page<Work>, content: LocaleContent): Promise<Page<WorkView>> {
  return {
    ...page,
    entries: await Promise.all(page.entries.map((work) => viewWork(work, content))),
  };
}

/** What the catalogue, or its own page, shows of a work. */
export async function viewWork(entry: Work, content: LocaleContent): Promise<WorkView> {
  const { body, excerpt, recordings, ...rest } = entry;
  const { arranger: _, movementCount: __, scores: ___, shop: ____, page: _____, ...told } = rest;
  const { players: ______, ...work } = told;
  const { premiere } = work;
  const audioVideo = work.audioVideo ?? recordings?.[0]?.url;
  const address = entryPage(works.name, work, content);
  const facts = factsOf(entry, content);
  const lists = listsOf(work, content);
  const { years, length } = datesOf(work, content);
  const progress = progressOf(work, content);
  const label = content.messagesFor(texts)['works.excerpt'];
  return {
    ...work,
    ...(audioVideo && { audioVideo }),
    ...(address && { address }),
    ...(facts.length > 0 && { facts }),
    ...(lists.length > 0 && { lists }),
    years,
    ...(progress && { progress }),
    ...(length && { length }),
    ...(premiere?.date && { premiereInWords: formatDate(premiere.date, content.locale) }),
    ...(excerpt && label && { player: renderSound(excerpt, label, work.title, content) }),
    ...(body && {
      notes: await renderBody(body, content),
      notesInWords: (await bodyParagraphs(body, content)).map(({ value }) => value).join('\n\n'),
    }),
  };
}

/** When a work was written, and how long it lasts. */
export function datesOf(
  work: Pick<Work, 'year' | 'inProgress' | 'duration'>,
  content: LocaleContent,
): Pick<WorkView, 'years' | 'length'> {
  const { year, duration } = work;
  return {
    years: year ? yearsOf(year, content) : content.messagesFor(texts)[undatedKey(work)],
    ...(duration && { length: lengthOf(duration, content) }),
  };
}

function undatedKey({ inProgress }: Pick<Work, 'inProgress'>) {
  return inProgress ? 'works.inProgress' : 'works.undated';
}

function yearsOf(span: YearSpan, { messagesFor }: LocaleContent): Localized {
  const year = formatYears(span);
  return span.isAbout
    ? fillLocalized(messagesFor(texts)['works.aboutYear'], { year })
    : { value: year };
}

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

function lengthOf(
  duration: NonNullable<Work['duration']>,
  { locale, messagesFor }: LocaleContent,
): WorkLength {
  const { value, lang } = messagesFor(texts)['works.aboutDuration'];
  const [shown, spoken] = [formatDuration(duration), spellDuration(duration, locale)];
  if (duration.isAbout)
    return {
      shown: fill(value, { duration: shown }),
      spoken: fill(value, { duration: lang ? spellDuration(duration, lang) : spoken }),
      ...(lang && { lang }),
    };
  return { shown, spoken, ...(duration.upTo === undefined && { iso: isoDuration(duration) }) };
}

/** A numbered page of the catalogue. */
export type WorksPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** A page with the first page of the catalogue, if it has one. */
export type PageWithCatalogue = PageData<Partial<WorksPage['content']>, WorksPage['messages']>;

/** What a numbered page of the catalogue shows. */
export async function data(content: LocaleContent, subpath: string) {
  const page = pageOf(content.collections.get(works), subpath);
  return { works: await viewWorks(page, content), ...groupLinks(content) };
}

/** The first page of the catalogue, if it has one. */
export async function section(content: LocaleContent): Promise<PageWithCatalogue['content']> {
  const [first] = content.collections.get(works);
  return first ? { works: await viewWorks(first, content), ...groupLinks(content) } : {};
}

/** A link to a group of works, to the page on which it begins, or to the list of all. */
interface GroupLink {
  readonly group: Work['group'] | 'all';
  readonly text: Localized;
  readonly address: string;
}

/** Links to the groups of a catalogue that stands on several pages, and to the list of all works. */
function groupLinks(content: LocaleContent): { groups?: readonly GroupLink[] } {
  const catalogue = content.collections.get(works);
  const messages = content.messagesFor(texts);
  const pages = catalogue.flatMap(({ entries }) =>
    entries.map((work) => [work.group, entryAddress(works.name, work, content)] as const),
  );
  // Of a group's pages the first one is written last, and stays.
  const firstPages = [...new Map(pages.toReversed())].toReversed();
  const isLong = catalogue.length > 1 && firstPages.length > 1;
  const groups = (isLong ? firstPages : []).map(([group, address]) => ({
    group,
    text: messages[groupTitles[group]],
    address: address.replace(/#.*/, `#${groupPrefix}${group}`),
  }));
  const links = [...groups, ...listLinks(pages.length, content)];
  return links.length > 0 ? { groups: links } : {};
}

function listLinks(total: number, content: LocaleContent): GroupLink[] {
  const text = content.messagesFor(texts)['works.total'];
  if (!text || !pageList(content).pages.has(worksPath)) return [];
  return [
    {
      group: 'all',
      text: fillLocalized(text, { total }),
      address: addressIn(content.locale, worksPath),
    },
  ];
}
