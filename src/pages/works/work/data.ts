// A work -> all that is known of it; all works -> their list.
import { groupBy } from '../../../lists.ts';
import { entriesOf, type LocaleContent } from '../../../page/locale-content.ts';
import type { Mention, Mentions } from '../../../page/mentions.ts';
import type { PageData } from '../../../page/page.ts';
import type { PageHead } from '../../../page/room.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf, viewWork } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts as ofCatalogue } from '../texts.ts';
import { listDescription, listWorks } from './list-view.ts';
import { texts } from './texts.ts';

/** The page of a work, or the list of all. */
export type WorkPage = PageData<Awaited<ReturnType<typeof data>>>;

/** A work as its own page shows it. */
export type SingleWork = Awaited<ReturnType<typeof viewSingle>>;

/** What the page of a work shows or, without a name, the list of all. */
export async function data(content: LocaleContent, slug: string) {
  if (slug === '') return { groups: listWorks(content) };
  return { work: await viewSingle(entryNamed(content, slug), content) };
}

/** The title of a work, and what it is for, how long and from when; of the list, what is in it. */
export async function head(content: LocaleContent, slug: string): Promise<PageHead> {
  if (slug === '') return { description: { value: listDescription(content) } };
  const work = entryNamed(content, slug);
  const { years, length } = datesOf(work, content);
  const facts = [work.number, work.instrumentation?.value, length?.spoken, years.value];
  return { title: work.title, description: { value: facts.filter(Boolean).join(', ') } };
}

function entryNamed({ collections }: LocaleContent, slug: string): Work {
  const found = entriesOf(collections.get(works)).find((work) => work.slug === slug);
  if (!found) throw new RangeError(`There is no work ${slug}.`);
  return found;
}

async function viewSingle(work: Work, content: LocaleContent) {
  const { recordings = [], audioVideo, shop } = work;
  const watched = audioVideo?.startsWith('https') ? [{ url: audioVideo, name: undefined }] : [];
  const heard = [...watched, ...recordings];
  return {
    ...(await viewWork(work, content)),
    groupName: content.messagesFor(ofCatalogue)[groupTitles[work.group]],
    links: await linksOf(work, heard, content),
    ...(shop && { shop }),
    builtAt: content.builtAt,
  };
}

/** A work's recordings and scores, and what other rooms tell of it; those of one name are one list. */
async function linksOf(
  work: Work,
  heard: readonly { readonly url: string; readonly name: string | undefined }[],
  content: LocaleContent,
): Promise<readonly Mentions[]> {
  const messages = content.messagesFor(texts);
  const listen = content.messagesFor(ofCatalogue)['works.listen'];
  const recordings = heard.map(({ url, name }) => ({
    address: url,
    title: name === undefined ? listen : { value: name },
    details: [],
  }));
  const modules = await Promise.all(content.mentions.map((load) => load()));
  const lists: Mentions[] = [
    { label: messages['works.recordings'], items: recordings },
    { label: messages['works.scores'], items: scoresOf(work, content) },
    ...modules.map((each) => each.mentions(content, { collection: works.name, slug: work.slug })),
  ].filter(({ items }) => items.length > 0);
  return groupBy(lists, ({ label }) => label?.value ?? '').map(({ items: named }) => ({
    ...named[0],
    items: named.flatMap(({ items }) => items),
  }));
}

const scoreTexts = {
  score: 'works.score',
  'study-score': 'works.studyScore',
  parts: 'works.parts',
  'vocal-score': 'works.vocalScore',
  'piano-reduction': 'works.pianoReduction',
} as const;

function scoresOf({ scores = [] }: Work, content: LocaleContent) {
  const messages = content.messagesFor(texts);
  return scores.map(({ file, kind = 'score', name }): Mention => {
    const isFile = !file.startsWith('https:');
    const ending = file.replace(/^.*\./, '').toUpperCase();
    return {
      address: isFile ? `/files/${file}` : file,
      title: messages[scoreTexts[kind]],
      details: [name, isFile ? ending : undefined].flatMap((value) => (value ? [{ value }] : [])),
    };
  });
}
