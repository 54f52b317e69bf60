// The text of a golden page -> its cases: the files of each, and what they become.
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Files } from '../../folder.ts';
import { fortyWorks } from '../../forty-works.ts';

/** Something that a site becomes, such as `outline of /press: main`, and its expected text. */
export interface Result {
  readonly heading: string;
  readonly expected: string;
}

/** A case of a golden page: files over the smallest content, the day of the build, and the results. */
export interface Case {
  readonly title: string;
  readonly day: string;
  readonly files: Files;
  readonly results: readonly Result[];
}

interface Block {
  readonly heading: string;
  readonly text: string;
}

const resultHeading = /^(?:outline of|data of|head of|pages below|files below|file) \//;

/**
 * The cases of a golden page. `== title` begins one, and has files below their paths, `-- built on day --` and, below what
 * they are of, results. `-- base: path --` at the top holds for all cases; `*` in it is any name, `forty works` are those
 * of fixtures/. A file is written by the fields that differ from its base, `null` for one that it lacks, and its text
 * after `---`; or as a whole between two `---`. `-- folder/*.mdx --` has a line of fields for each name,
 * `-- 20 × path --` is as many files with their number for `{n}`, `-- path from name --` the picture of that name.
 * Throws for what is none of these, and for a case without results.
 */
export function readCases(page: string, smallest: Files): Case[] {
  const [base = [], ...cases] = page.split(/^== /m).map(blocksOf);
  const bases = { ...smallest };
  for (const { heading, text } of base) {
    const path = heading.slice('base: '.length);
    if (path === 'forty works') Object.assign(bases, fortyWorks());
    else bases[path] = merged(path, bases[path], text);
  }
  return cases.map((blocks) => caseOf(blocks, bases));
}

function caseOf([first, ...blocks]: Block[], bases: Files): Case {
  const day = blocks.find(({ heading }) => heading.startsWith('built on '));
  const results = blocks.filter(({ heading }) => resultHeading.test(heading));
  const written = blocks.filter((block) => block !== day && !results.includes(block));
  const unknown = written.find(({ heading }) => !/^(?:\d+ × )?(?:content|public)\//.test(heading));
  if (unknown || results.length === 0)
    throw new Error(`${unknown?.heading ?? 'Nothing'} is no result of “${first?.heading}”.`);
  const files = written.flatMap(filesOf).map(([path, text]) => {
    const [file = '', source] = path.split(/ from | (?=deleted$)/);
    if (source !== undefined) return [file, bases[`content/images/${source}`]] as const;
    const base = bases[path] ?? bases[path.replace(/[^/]+(?=\.mdx$)/, '*')];
    return [path, merged(path, base, text)] as const;
  });
  const shared = Object.entries(bases).filter(([path]) => !path.includes('*'));
  return {
    title: first?.heading ?? '',
    day: day?.heading.slice('built on '.length) ?? '2027-02-01',
    files: Object.fromEntries([...shared, ...files]),
    results: results.map(({ heading, text }) => ({ heading, expected: text })),
  };
}

/** The blocks of a part of a page; the first one's heading is the line that it begins with. */
function blocksOf(part: string): Block[] {
  const [title = '', ...rest] = part.split(/^-- (.+) --$/m);
  const texts = rest.filter((_, index) => index % 2 === 1).map((text) => text.trim());
  const headings = rest.filter((_, index) => index % 2 === 0);
  const blocks = headings.map((heading, index) => ({ heading, text: texts[index] ?? '' }));
  return title.trim() === '' ? blocks : [{ heading: title.trim(), text: '' }, ...blocks];
}

function filesOf({ heading, text }: Block): [path: string, text: string][] {
  if (heading.endsWith('/*.mdx'))
    return Object.entries(fields.parse(parse(text))).map(([name, entry]) => [
      heading.replace('*', name),
      stringify(entry ?? {}),
    ]);
  const [, count, path = heading] = /^(\d+) × (.+)$/.exec(heading) ?? [];
  if (count === undefined) return [[path, text]];
  return Array.from({ length: Number(count) }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [path.replace('{n}', number), text.replaceAll('{n}', number)];
  });
}

const fields = z.record(z.string(), z.unknown());

/** A file with some of its fields replaced; any other than an entry or settings is as written. */
function merged(path: string, base: Files[string], text: string): string {
  if (path.endsWith('.yaml')) return yamlOf(String(base ?? ''), text);
  if (!path.endsWith('.mdx') || /^---$.*^---$/ms.test(text)) return `${text}\n`;
  const [changes = '', body] = text.split(/^---$/m);
  const [, front = '', baseBody = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(String(base)) ?? [];
  return `---\n${yamlOf(front, changes)}---\n${body?.trim() ?? baseBody}\n`;
}

function yamlOf(base: string, changes: string): string {
  const all = over(fields.parse(parse(base) ?? {}), parse(changes));
  return Object.keys(all).length > 0 ? stringify(all, { lineWidth: 0 }) : '';
}

/** Fields with others laid over them, group by group; `null` takes one away. */
function over(base: Readonly<Record<string, unknown>>, changes: unknown): Record<string, unknown> {
  const all: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(fields.parse(changes ?? {}))) {
    const [group, nested] = [fields.safeParse(base[name]), fields.safeParse(value)];
    if (value === null) delete all[name];
    else all[name] = group.success && nested.success ? over(group.data, value) : value;
  }
  return all;
}

/** The page with another text for a result of a case. */
export function withResult(page: string, title: string, { heading, expected }: Result): string {
  const start = page.indexOf(`\n-- ${heading} --\n`, page.indexOf(`== ${title}\n`)) + 1;
  const from = page.indexOf('\n', start) + 1;
  const next = /^(?:-- .+ --|== .*)$/m.exec(page.slice(from));
  const rest = next ? page.slice(from + next.index) : '';
  const gap = rest.startsWith('==') ? '\n' : '';
  return `${page.slice(0, from)}${expected && `${expected}\n`}${gap}${rest}`;
}
