// In: all valid content. Out: the problems with the lists of pages in site.yaml.
import { textsIn } from '../at-path.ts';
import { walk } from '../fields/walk.ts';
import { fileOf, originalsAmong } from '../source/file-role.ts';
import type { Fault } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import type { Content } from '../fields/content.ts';
import { atField } from './at-field.ts';

/** Checks that each list names pages that there are, once. */
export function checkPages(
  content: Content,
  reading: Reading,
  drafts: ReadonlySet<string>,
): Problem[] {
  const { folder, site } = content;
  if (!site) return [];
  const file = `${folder}/site.yaml`;
  return walk(reading.model.site.shape, site).flatMap(({ path: list, type, value }) => {
    if (type.name !== 'references' || type.refersTo) return [];
    const names = textsIn(value).map(({ text }) => text);
    return names.flatMap((name, index) => {
      const isRepeated = names.indexOf(name) < index;
      const fault = isRepeated ? twice(name, list.join('.')) : faultWith(name, reading, drafts);
      return fault ? atField(reading, file, [...list, index], fault) : [];
    });
  });
}

function faultWith(
  name: string,
  { folder, model: { pages }, sources }: Reading,
  drafts: ReadonlySet<string>,
): Fault | undefined {
  const listed = pages.filter(({ isListed }) => isListed).map((page) => page.name);
  if (listed.includes(name)) return undefined;
  const custom = originalsAmong(sources).filter(({ collection }) =>
    pages.some(({ isListed, entries }) => !isListed && entries === collection.name),
  );
  const found = custom.find(({ slug }) => slug === name);
  if (!found) return unknown(name, [...listed, ...custom.map(({ slug }) => slug)]);
  const file = fileOf(folder, found);
  return drafts.has(file) ? draft(file) : undefined;
}

function twice(name: string, list: string): Fault {
  const message = `\`${name}\` is in \`${list}\` already.`;
  return { code: 'page-twice', message, hint: 'Delete one of the two.' };
}

function unknown(name: string, known: readonly string[]): Fault {
  const all = known.map((each) => `\`${each}\``).join(', ');
  return {
    code: 'page-unknown',
    message: `This site has no page \`${name}\`.`,
    hint:
      didYouMean(name, known) ?? `Its pages are ${all}. Write one of them, or delete this line.`,
  };
}

function draft(file: string): Fault {
  const message = `${file} is a draft, which visitors don't see.`;
  const hint = 'Delete `draft: true` there, or delete this line until it is published.';
  return { code: 'page-draft', message, hint };
}
