import { expect, it } from 'vitest';
import { makeEdition } from '../../../src/content/edition.ts';
import { emit } from '../../../src/content/emit.ts';
import { validateWith } from './reading.ts';
import { pressItem, work, type Files } from './workspace.ts';

function emitFrom(files: Files, name: string, isHot = true): Promise<string | undefined> {
  const images = { images: new Map(), problems: [] };
  const edition = makeEdition(validateWith(files).content, { images, withDrafts: false });
  return emit(name, {
    edition,
    isHot,
    compile: ({ text }) => Promise.resolve(`/* ${text.trim()} */`),
  });
}

function pressItems(count: number): Files {
  const items = Array.from({ length: count }, (_, index): [string, string] => [
    `content/en/press/item-${index}.mdx`,
    pressItem(index),
  ]);
  return Object.fromEntries(items);
}

it('emits data as a literal that a browser needs nothing else to read', async () => {
  const code = await emitFrom({ 'content/en/works/a.mdx': work() }, 'works/en/1');
  expect(code).toContain(
    `current.data = {"entries":[{"slug":"a","group":"solo","year":2019,"duration":750,"title":{"value":"Aurora"},"instrumentation":{"value":"Violin"}}],"number":1,"count":1,"total":1};`,
  );
});

it.each([true, false])('emits an index that does not grow, hot: %s', async (isHot) => {
  const [few, many] = await Promise.all(
    [1, 600].map((count) => emitFrom(pressItems(count), 'press', isHot)),
  );
  expect(many).toBe(few);
});

it('emits one page for a collection that is not large, and for an empty one', async () => {
  expect(await emitFrom({}, 'press/en/1')).toContain('"entries":[],"number":1,"count":1,"total":0');
  expect(await emitFrom(pressItems(20), 'press/en/2')).toBeUndefined();
});

it('emits the bodies of a page with their provenance', async () => {
  const files = {
    'content/en/works/a.mdx': work('', 'A note.\n'),
    'content/en/works/b.mdx': work(),
  };
  const code = await emitFrom(files, 'works/es/1/bodies');
  expect(code).toContain(
    `'a': { value: (function () {\n/* A note. */\n})(runtime).default, lang: 'en' }`,
  );
  expect(code).not.toContain(`'b'`);
});

it('emits modules that replace themselves for the preview, and that hold nothing for a build', async () => {
  expect(await emitFrom({}, 'messages/es')).toContain('import.meta.hot.accept(');
  expect(await emitFrom({}, 'messages/es', false)).toBeUndefined();
  expect(await emitFrom({}, 'messages', false)).not.toContain('hot');
});

it.each(['wroks', 'works/fr/1', 'works/en/0', 'works/en/x', 'messages/fr'])(
  'knows no module %s',
  async (name) => {
    expect(await emitFrom({}, name)).toBeUndefined();
  },
);
