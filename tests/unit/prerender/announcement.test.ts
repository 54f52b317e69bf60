import { expect, test } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { announced, announcementIn } from '../../../src/prerender/announcement.ts';
import { englishMessages, workspaceWith } from '../content/workspace.ts';

async function announcementOn(day: string, texts = '', spanish = '') {
  const { root } = workspaceWith({
    'content/en/messages.yaml': englishMessages() + texts,
    ...(spanish && { 'content/es/messages.yaml': spanish }),
  });
  const library = await openLibrary({ root, folder: 'content' });
  expect(library.current().problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return announcementIn({ ...library.current().site(), builtAt: `${day}T00:00:00Z` });
}

const texts = 'announcement:\n  text: A *recording* & more\n  until: 2027-02-05\n';

test('what is announced stands before all that is rendered, in each language', async () => {
  const found = await announcementOn('2027-02-05', texts);
  expect(found?.html).toBe(
    '<aside id="announcement"><p data-for="en">A <em>recording</em> &amp; more</p><p data-for="es"><span lang="en">A <em>recording</em> &amp; more</span></p></aside>',
  );
  expect(found?.script).toContain("'2027-02-05T24:00'");
  const page = '<html><head></head><body><div id="root"></div></body></html>';
  expect(found && announced(page, found)).toMatch(
    /<style>#announcement.*<\/style><\/head><body><aside.*<\/aside><script>.*<\/script><div id="root">/,
  );
});

test('a translation says it in its own words', async () => {
  const own = 'announcement:\n  text: Una grabación\n';
  expect((await announcementOn('2027-02-01', texts, own))?.html).toContain(
    '<p data-for="es">Una grabación</p>',
  );
});

test('nothing is announced after its last day, nor where there is nothing', async () => {
  expect(await announcementOn('2027-02-06', texts)).toBeUndefined();
  expect(await announcementOn('2027-02-01')).toBeUndefined();
});

test('what takes several lines makes the header higher, down to the narrowest window', async () => {
  const long = `announcement:\n  text: ${'A recording '.repeat(13)}\n  until: 2027-02-05\n`;
  const own = 'announcement:\n  text: Una grabación\n';
  const style = (await announcementOn('2027-02-01', long, own))?.style;
  const heights = style?.matchAll(
    /max-width:([\d.]+)em\)\{html:lang\(en\)[^{]*\{--header:calc\(var\(--bar\) \+ ([\d.]+)rem/g,
  );
  expect([...(heights ?? [])].map(([, width, height]) => [width, height])).toEqual([
    ['71.8', '1.75'],
    ['35.9', '3.5'],
    ['23.9', '5.25'],
  ]);
});
