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
  ['icon.png', await pngOf(square, 179), [misshapen('icon.png', '179 × 179')]],
  ['icon.svg', wide, [misshapen('icon.svg', '64 × 48')]],
  [
    'icon.svg',
    square.replace('<c', '<use href="#a"/><image href="data:image/png;base64,"/><c'),
    [],
  ],
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

it.each([
  ['<script', '<script>f()</script>'],
  ['<s:script', '<s:script>f()</s:script>'],
  ['onclick=', '<a onclick="f()"/>'],
  ['href="', '<a href="&#106;avascript:f()"/>'],
  ['<set', '<a><set attributeName="href" to="&#106;avascript:f()"/></a>'],
  [
    'xmlns="http://www.w3.org/1999/xhtml',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>f()&lt;/script>"/>',
  ],
  ['<!DOCTYPE', '&a;', '<!DOCTYPE svg [<!ENTITY a "&#60;script>f()&#60;/script>">]>'],
  ['<!DOCTYPE', '', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "f()">]>'],
])('refuses an icon that runs a script by %s', async (found, inside, before = '') => {
  const icon = before + square.replace('<c', `${inside}<c`);
  const { root } = workspaceWith({ 'content/icon.svg': icon });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  expect(library.current().problems).toMatchObject([
    {
      severity: 'error',
      message: `\`icon.svg\` contains \`${found}\`, by which a browser may run a script or load another file.`,
      hint: 'Save it from a drawing program as plain SVG, without interactivity, or delete that.',
    },
  ]);
});

it('looks at an icon again once it has changed', async () => {
  const { root, write } = workspaceWith({ 'content/icon.svg': wide });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  write({ 'content/icon.svg': square.replace('9', '19') });
  await library.update(['icon.svg']);
  expect(library.current().problems).toEqual([]);
});

function misshapen(name: string, size: string): string {
  return `\`${name}\` has ${size} pixels, and an icon is square, in PNG of at least 180 × 180.`;
}

function broken(name: string): string {
  return `\`${name}\` is damaged, or no picture of that type in spite of its name.`;
}

function pngOf(svg: string, width = 180): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png().toBuffer();
}
