import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openLibrary } from '../../../../src/content/library.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { workspaceWith } from '../workspace.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>';
const wide = square.replace('0 0 64 64', '0 0 64 48');

it.each([
  ['icon.svg', square, []],
  ['icon.png', await pngOf(square), []],
  [
    'icon.png',
    await pngOf(square, 179),
    ['`icon.png` has 179 × 179 pixels, and telephones take 180 × 180.'],
  ],
  ['icon.svg', wide, ['`icon.svg` has 64 × 48 pixels, and an icon is as wide as it is high.']],
  ['icon.svg', square.replace('<c', '<script>f()</script><c'), ['`icon.svg` holds a script.']],
  ['icon.svg', square.replace('<c', '<s:script>f()</s:script><c'), ['`icon.svg` holds a script.']],
  ['icon.svg', square.replace('<c', '<a onclick="f()"/><c'), ['`icon.svg` holds a script.']],
  ['icon.svg', square.slice(0, 40), [broken('icon.svg')]],
  ['icon.svg', await pngOf(square), [broken('icon.svg')]],
  ['icon.png', 'An icon', [broken('icon.png')]],
])('tells what is wrong with %s', async (name, bytes, messages) => {
  const { root } = workspaceWith({ [`content/${name}`]: bytes });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const { problems } = library.current();
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(problems.map(({ file }) => file)).toEqual(messages.map(() => `content/${name}`));
});

it('looks at an icon again once it has changed', async () => {
  const { root, write } = workspaceWith({ 'content/icon.svg': wide });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  write({ 'content/icon.svg': square.replace('9', '19') });
  await library.update(['icon.svg']);
  expect(library.current().problems).toEqual([]);
});

function broken(name: string): string {
  return `\`${name}\` is damaged, or no picture of that type in spite of its name.`;
}

function pngOf(svg: string, width = 180): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png().toBuffer();
}
