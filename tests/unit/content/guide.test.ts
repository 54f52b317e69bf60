import { collectionNames, siteCollection } from '../../site-collection.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allowedElements } from '../../../src/content/markdown/elements.ts';
import type { Collection } from '../../../src/content/fields/collection.ts';
import { validValue } from '../../../src/content/fields/read-fields.ts';
import { type Field, namesIn, type Shape } from '../../../src/content/fields/shape.ts';
import { runCommand } from './commands.ts';
import { formatProblems } from '../../../src/content/report/problem.ts';
import { blocksOf, readGuide, rowsOf, sectionOf } from './guide-blocks.ts';
import { workspaceWith } from './workspace.ts';
import type { Files } from '../../folder.ts';
import { libraryWith } from './library-with.ts';

const guide = readGuide();
const examples = blocksOf(guide).filter(({ file }) => file !== '');

/** The smallest content with all interface texts, every picture in the guide, and files on top. */
function filesWith(files: Files): Files {
  const site = 'tests/site/content';
  const hero = readFileSync(join(site, 'images/hero.jpg'));
  const names = guide.match(/[\w-]+\.jpg/g) ?? [];
  return {
    'content/en/messages.yaml': readFileSync(join(site, 'en/messages.yaml')),
    ...Object.fromEntries(names.map((name) => [`content/images/${name}`, hero])),
    ...files,
  };
}

it('shows only files that are valid', async () => {
  const files = Object.fromEntries(examples.map(({ file, text }) => [file, text]));
  const { library, problems } = await libraryWith(filesWith(files));
  expect(formatProblems(problems(), library.textOf)).toBe('No errors.');
  expect(Object.keys(files).length).toBeGreaterThan(7);
});

/** The section on a collection, which begins with its folder. */
function collectionSection(name: string): string {
  const [, heading = ''] =
    new RegExp(`^### (.+)\\n\\n\`content/en/${name}/\``, 'm').exec(guide) ?? [];
  return sectionOf(guide, heading);
}

it.each(collectionNames)('explains every field of %s as it is, with a valid example', (name) => {
  const collection: Collection = siteCollection(name);
  const rows = rowsOf(collectionSection(name));
  const expected = guideRows(collection.fields, namesIn(collection.translated));
  expect(rows.map((cells) => cells.slice(0, 4))).toEqual(expected.map(({ cells }) => cells));
  for (const [index, { field, cells }] of expected.entries()) {
    if (field.fields) continue;
    const example: unknown = parse(rows[index]?.[4]?.slice(1, -1) ?? '', { schema: 'failsafe' });
    const [[path, value] = []] = Object.entries(example ?? {});
    expect(cells[0]?.endsWith(`${path}\``), path).toBe(true);
    expect(validValue(field, value), path).toBeDefined();
  }
});

/** A field, and its row in the guide up to the example. */
interface GuideRow {
  readonly field: Field;
  readonly cells: readonly string[];
}

/** The rows that the guide must have for a collection. */
function guideRows(shape: Shape, translated: readonly string[], prefix = ''): GuideRow[] {
  return Object.entries(shape).flatMap(([name, field]): GuideRow[] => {
    const path = prefix + name;
    const { fields: nested, type, help = '' } = field;
    const { expected = 'a text' } = type ?? {};
    const purpose = expected === 'a text' ? help : `${help.replace(/\.$/, '')} (${expected}).`;
    const description = type?.hasMarkup ? `${purpose} Can have \`*emphasis*\`.` : purpose;
    const language = translated.includes(path) ? 'each language' : 'original only';
    const cells = [
      `\`${path}\``,
      field.optional ? 'no' : 'yes',
      nested ? '' : language,
      description,
    ];
    return [{ field, cells }, ...(nested ? guideRows(nested, translated, `${path}.`) : [])];
  });
}

it('mentions every element that texts may contain', () => {
  const section = sectionOf(guide, 'Texts in Markdown');
  const markdown = new Set(['em', 'strong']);
  for (const name of allowedElements.keys())
    expect(markdown.has(name) || section.includes(`<${name}`), name).toBe(true);
});

it('shows a mistake as it is reported', async () => {
  const work = examples.find(({ file }) => file === 'content/en/works/aurora.mdx');
  const { root } = workspaceWith(
    filesWith({
      'content/en/works/aurora.mdx': work?.text ?? '',
      'content/es/works/aurora.mdx': '---\nyear: 2026\ntitle: Alba\n---\n',
    }),
  );
  const { text } = await runCommand('check', root);
  const [block] = blocksOf(sectionOf(guide, 'When something is wrong'));
  expect(`${text}\n`).toBe(block?.text);
});

it('shows the folder of every collection, and names every page for the menu', () => {
  const tree = sectionOf(guide, 'What is where');
  for (const name of collectionNames) expect(tree).toContain(`    ${name}/ `);
  const section = sectionOf(guide, 'Add a page of your own');
  for (const { path, name, isListed } of siteModel.pages)
    if (isListed) expect(section).toContain(`\`${path || name}\``);
});
