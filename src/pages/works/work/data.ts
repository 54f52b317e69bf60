// In: works. Out: the data of a work's page, or of the list of all works.
import { groupBy } from '../../../lists.ts';
import { entriesOf, type LocaleContent } from '../../../page/locale-content.ts';
import type { Mention, Mentions } from '../../../page/mentions.ts';
import type { PageData } from '../../../page/page.ts';
import type { PageHead } from '../../../page/room.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf, toWorkView } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts as catalogueTexts } from '../texts.ts';
import { listDescription, listWorks } from './list-view.ts';
import { texts } from './texts.ts';

export type WorkPage = PageData<Awaited<ReturnType<typeof data>>>;

/** A work as its page shows it. */
export type SingleWork = Awaited<ReturnType<typeof toSingleWork>>;

/** The data of a work's page or, if `slug` is empty, of the list of all works. */
export async function data(content: LocaleContent, slug: string) {
  if (slug === '') return { groups: listWorks(content) };
  return { work: await toSingleWork(findWork(content, slug), content) };
}

/** Title and description of a work (number, instruments, duration, years), or the description of the list. */
export async function head(content: LocaleContent, slug: string): Promise<PageHead> {
  if (slug === '') return { description: { value: listDescription(content) } };
  const work = findWork(content, slug);
  const { years, length } = datesOf(work, content);
  const details = [work.number, work.instrumentation?.value, length?.spoken, years.value];
  return { title: work.title, description: { value: details.filter(Boolean).join(', ') } };
}

function findWork({ collections }: LocaleContent, slug: string): Work {
  const work = entriesOf(collections.get(works)).find((entry) => entry.slug === slug);
  if (!work) throw new RangeError(`There is no work ${slug}.`);
  return work;
}

async function toSingleWork(work: Work, content: LocaleContent) {
  const { recordings = [], audioVideo, shop } = work;
  const mainRecording = audioVideo?.startsWith('https')
    ? [{ url: audioVideo, name: undefined }]
    : [];
  const allRecordings = [...mainRecording, ...recordings];
  return {
    ...(await toWorkView(work, content)),
    groupName: content.messagesFor(catalogueTexts)[groupTitles[work.group]],
    links: await linksOf(work, allRecordings, content),
    ...(shop && { shop }),
    builtAt: content.builtAt,
  };
}

/** A work's recordings and scores, and mentions by other rooms; lists with the same label are merged. */
async function linksOf(
  work: Work,
  recordings: readonly { readonly url: string; readonly name: string | undefined }[],
  content: LocaleContent,
): Promise<readonly Mentions[]> {
  const messages = content.messagesFor(texts);
  const listen = content.messagesFor(catalogueTexts)['works.listen'];
  const recordingLinks = recordings.map(({ url, name }) => ({
    address: url,
    title: name === undefined ? listen : { value: name },
    details: [],
  }));
  const modules = await Promise.all(content.mentions.map((load) => load()));
  const lists: Mentions[] = [
    { label: messages['works.recordings'], items: recordingLinks },
    { label: messages['works.scores'], items: scoresOf(work, content) },
    ...modules.map((module) =>
      module.mentions(content, { collection: works.name, slug: work.slug }),
    ),
  ].filter(({ items }) => items.length > 0);
  return groupBy(lists, ({ label }) => label?.value ?? '').map(({ items: sameLabel }) => ({
    ...sameLabel[0],
    items: sameLabel.flatMap(({ items }) => items),
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
    const extension = file.replace(/^.*\./, '').toUpperCase();
    return {
      address: isFile ? `/files/${file}` : file,
      title: messages[scoreTexts[kind]],
      details: [name, isFile ? extension : undefined].flatMap((value) =>
        value ? [{ value }] : [],
      ),
    };
  });
}
