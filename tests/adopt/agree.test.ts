// Sites of random content: a check that passes means a build that passes, and the other way round.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect } from 'vitest';
import { collectionNames } from '../../src/pages.ts';
import { defaultLocale, locales } from '../../src/locales.ts';
import { test } from './copy.ts';
import { entriesOf } from './every-field.ts';

const cases = 50;

/** What texts are made of, some of it odd, and seldom wrong. */
const right = fc.constantFrom(
  'A sentence on it.',
  '*Aurora* in **F♯**',
  '`code` & <br />',
  '- one\n- two',
  '1. one\n2. two',
  '> said so',
  '## A heading',
  '| a | b |\n| - | - |',
  '~~gone~~',
  '<Lang of="es">sal</Lang>',
  '\\{',
  '&amp; &copy;',
  'https://example.org/a_b',
  'œ é 🎻 ß 調',
  '***',
  '<PullQuote>Sure.</PullQuote>',
  '[a link](https://example.org/)',
  'a  \nb',
  '    indented',
  '![The hall](hall.png)',
  '<Sound file="aurora.mp3" title="Its beginning" />',
);
const wrong = fc.constantFrom(
  '[nowhere](/nowhere)',
  '![](hall.png)',
  '<Sound file="gone.mp3" title="Its beginning" />',
  '<Unknown />',
  '{1 + 1}',
  '<b>',
  '&nope;',
  '\u200B',
);
const pieces = fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });
const body = fc
  .array(pieces, { minLength: 1, maxLength: 5 })
  .map((all) => `\n${all.join('\n\n')}\n`);
const content = fc.record({
  // One in so many entries is kept.
  sparsity: fc.integer({ min: 1, max: 6 }),
  offset: fc.nat({ max: 5 }),
  bodies: fc.array(body, { minLength: 1, maxLength: 3 }),
  value: fc.constantFrom(
    '',
    ...'title: 1\n|year: 3000\n|order: 0\n|alt: ""\n|extra: 1\n'.split('|'),
  ),
});

test(`check and build agree on ${cases} sites`, async ({ copy }) => {
  const { root, read, write, run } = copy;
  await run('adopt', 'my-content');
  const kept = ['site.yaml', ...locales.map(({ id }) => `${id}/messages.yaml`)].map((name) => {
    const text = read(`my-content/${name}`)
      .replaceAll(/^.*# EXAMPLE.*\n/gm, '')
      // Its pages are others.
      .replace(/^legal:\n(?: +- .*\n)+/m, '');
    return [`content/${name}`, text] as const;
  });
  const sound = readFileSync('tests/fixtures/media/sound.mp3');
  const outcomes = new Set<boolean>();
  for (const site of fc.sample(content, { numRuns: cases, seed: 1 })) {
    for (const folder of [...locales.map(({ id }) => id), 'files'])
      rmSync(join(root, 'content', folder), { recursive: true, force: true });
    const files = Object.fromEntries([...kept, ...entriesIn(site)]);
    write({ ...files, 'content/files/aurora.mp3': sound });
    const texts = Object.values(files).join('\n');
    for (const picture of new Set(texts.match(/[\w-]+\.(?:png|jpg)/g)))
      write({ [`content/images/${picture}`]: await plainPicture() });
    const [check, build] = [await run('content:check'), await run('build')];
    expect(build.code === 0, `${check.output}\n${build.output}`).toBe(check.code === 0);
    outcomes.add(check.code === 0);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});

type Site = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

/** The files of a site's entries, those without and with all optional fields among them. */
function entriesIn({ sparsity, offset, bodies, value }: Site): (readonly [string, string])[] {
  return collectionNames.flatMap((name) =>
    entriesOf(name)
      .filter((_, index) => index < 2 || index % sparsity === offset % sparsity)
      .map(({ slug, text }, index) => {
        const [, fields = '', below = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
        const odd = index === 1 && name === 'works' ? value : '';
        const own = below && (bodies[index % bodies.length] ?? '');
        return [
          `content/${defaultLocale}/${name}/${slug}.mdx`,
          `---\n${odd}${fields}---\n${own}`,
        ] as const;
      }),
  );
}

function plainPicture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#844' } })
    .png()
    .toBuffer();
}
