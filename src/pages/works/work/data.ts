// A work -> all that is known of it; all works -> a list that can be narrowed.
import type { MessagesOf } from '../../../content/fields/texts.ts';
import { entriesOf, type LocaleContent } from '../../../site/locale-content.ts';
import type { PageData } from '../../../site/page.ts';
import type { PageHead } from '../../../site/room.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf, viewWork } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts } from '../texts.ts';
import { listWorks } from './list-view.ts';

/** The page of a work, or the list of all. */
export type WorkPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** A work as its own page shows it. */
export type SingleWork = Awaited<ReturnType<typeof viewSingle>>;

/** What the page of a work shows or, without a name, the list of all. */
export async function data(content: LocaleContent, slug: string) {
  if (slug === '') return { list: listWorks(content) };
  return { work: await viewSingle(entryNamed(content, slug), content) };
}

/** The title of a work, and what it is for, how long and from when. */
export async function head(content: LocaleContent, slug: string): Promise<PageHead> {
  if (slug === '') return {};
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
  const messages = content.messagesFor(texts);
  const watched = audioVideo?.startsWith('https') ? [{ url: audioVideo, name: undefined }] : [];
  return {
    ...(await viewWork(work, content)),
    groupName: messages[groupTitles[work.group]],
    recordings: [...watched, ...recordings],
    scores: scoresOf(work, content),
    ...(shop && { shop }),
    builtAt: content.builtAt,
    mentions: await mentionsOf(work, content),
  };
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
  return scores.map(({ file, kind = 'score', name }) => ({
    /** What it is, without a text the end of its address. */
    label: messages[scoreTexts[kind]] ?? { value: file.replace(/^.*\//, '') },
    name,
    address: file.startsWith('https:') ? file : `/files/${file}`,
  }));
}

/** What other rooms tell of a work. */
async function mentionsOf({ slug }: Work, content: LocaleContent) {
  const modules = await Promise.all(content.mentions.map((load) => load()));
  return modules.flatMap((each) => each.mentions(content, works.name, slug) ?? []);
}
