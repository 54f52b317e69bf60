// The site's content -> the same, with notes of what each page asks for and whether that is still what it was.
import { hash } from 'node:crypto';
import type { ContentSource } from '../content/source.ts';
import { locales } from '../locales.ts';

/** What a page asked the content for: `page works en 2`, `bodies works en 2`, `messages en`. */
export type Question = string;

/** Content that notes what is asked of it. */
export interface TracedContent extends ContentSource {
  /** Runs a task and tells what it asked for. One task at a time. */
  readonly during: <Result>(
    task: () => Promise<Result>,
  ) => Promise<{ result: Result; questions: readonly Question[] }>;
  /** A digest of the answers to some questions. */
  readonly digestOf: (questions: readonly Question[]) => string;
}

/** Notes what is asked of a source. */
export function traceContent(source: ContentSource): TracedContent {
  let asked = new Set<Question>();
  const digests = new Map<Question, string>();
  const digestOfOne = (question: Question) => {
    const known = digests.get(question) ?? hash('sha1', JSON.stringify(answer(question, source)));
    digests.set(question, known);
    return known;
  };
  return {
    page(...of) {
      asked.add(`page ${of.join(' ')}`);
      return source.page(...of);
    },
    bodies(...of) {
      asked.add(`bodies ${of.join(' ')}`);
      return source.bodies(...of);
    },
    bodyDigests: source.bodyDigests,
    messages(locale) {
      asked.add(`messages ${locale}`);
      return source.messages(locale);
    },
    async during(task) {
      asked = new Set();
      const result = await task();
      return { result, questions: [...asked].toSorted() };
    },
    digestOf: (questions) => hash('sha1', questions.map(digestOfOne).join(' ')),
  };
}

/** What decides the answer to a question; `null` where there is none. */
function answer(question: Question, source: ContentSource): unknown {
  const [kind, ...of] = question.split(' ');
  const locale = locales.find(({ id }) => of.includes(id))?.id;
  if (!locale) return null;
  if (kind === 'messages') return source.messages(locale);
  const [collection = '', , number] = of;
  const asked = [collection, locale, Number(number)] as const;
  return (kind === 'bodies' ? source.bodyDigests(...asked) : source.page(...asked)) ?? null;
}
