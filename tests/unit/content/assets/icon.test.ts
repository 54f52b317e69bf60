import sharp from 'sharp';
import { expect, it } from 'vitest';
import { libraryWith } from '../library-with.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>';
const wide = square.replace('0 0 64 64', '0 0 64 48');
const images = '<use href="#a"/><image href="data:image/png;base64,"/>';

it.each([
  ['icon.svg', square],
  ['icon.svg', square.replace('<c', `${images}<c`)],
  ['icon.png', await pngOf(square)],
  ['icon.png', await pngOf(square, 179), 'icon-shape'],
  ['icon.svg', square.slice(0, 40), 'icon-broken'],
  ['icon.svg', await pngOf(square), 'icon-broken'],
])('%#: reports the issues of %s', async (name, bytes, ...codes) => {
  const { problems } = await libraryWith({ [`content/${name}`]: bytes });
  expect(problems().map(({ file, code }) => [file, code])).toEqual(
    codes.map((code) => [`content/${name}`, code]),
  );
});

it.each([
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
])('refuses an icon that runs a script by %s', async (match, inside, before = '') => {
  const icon = before + square.replace('<c', `${inside}<c`);
  const { problems } = await libraryWith({ 'content/icon.svg': icon });
  expect(problems()).toMatchObject([
    {
      severity: 'error',
      message: `\`icon.svg\` contains \`${match}\`, which may make a browser run a script or load another file.`,
    },
  ]);
});

it('inspects an icon again after a change', async () => {
  const { codes, save } = await libraryWith({ 'content/icon.svg': wide });
  await save({ 'content/icon.svg': square.replace('9', '19') });
  expect(codes()).toEqual([]);
});

function pngOf(svg: string, width = 180): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png().toBuffer();
}
