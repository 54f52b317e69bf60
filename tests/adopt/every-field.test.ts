// Sites that are made from the schemas: whatever an editor may omit or write keeps every check green.
import { collectionNames } from '../site-collection.ts';
import { siteModel } from '../../src/pages/all.ts';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { defaultLocale, locales } from '../../src/locales.ts';
import { siteSchema } from '../../src/settings/fields.ts';
import { expectGreen, test, type Copy } from './copy.ts';
import { entriesOf, fieldsOf } from './every-field.ts';

const texts = z.record(z.string(), z.record(z.string(), z.string()));

/** Replaces the project's content by generated content, with the examples of the required texts. */
async function generate(copy: Copy, kind: 'full' | 'bare'): Promise<void> {
  await copy.run('adopt', 'my-content');
  const { root, read, write } = copy;
  const messages = read(`my-content/${defaultLocale}/messages.yaml`);
  for (const name of ['content', 'my-content', '.env'])
    rmSync(join(root, name), { recursive: true, force: true });
  const isWanted = () => kind === 'full';
  const site = fieldsOf(siteSchema.shape, { name: 'site', slug: kind, index: 1, isWanted });
  // Without one, each concert would need its own.
  const files: Record<string, string> = {
    'content/site.yaml': stringify({
      timeZone: 'Europe/Madrid',
      ...site,
      languages: locales.map(({ id, tag }) => ({ id, tag })),
      ...(isWanted() && { kind: 'group' }),
    }),
    [`content/${defaultLocale}/messages.yaml`]:
      kind === 'full' ? allTexts(messages) : messages.replaceAll(/^.*# EXAMPLE.*\n/gm, ''),
  };
  for (const name of collectionNames)
    for (const { slug, text } of entriesOf(name).slice(0, kind === 'full' ? Infinity : 1))
      files[`content/${defaultLocale}/${name}/${slug}.mdx`] = text;
  write(files);
  if (kind === 'full')
    write({ 'content/files/aurora.mp3': readFileSync('tests/fixtures/media/sound.mp3') });
  const pictures = Object.values(files).flatMap((text) => text.match(/[\w-]+\.png/g) ?? []);
  const fonts = Object.values(files).flatMap((text) => text.match(/[\w-]+\.woff2/g) ?? []);
  const font = readFileSync('src/theme/fonts/figtree-normal-latin.woff2');
  for (const name of fonts) write({ [`content/fonts/${name}`]: font });
  for (const [index, picture] of [...new Set(pictures)].entries())
    write({ [`content/images/${picture}`]: await plainPicture(picture, index) });
}

/** All interface texts, those that a site needs among them. */
function allTexts(required: string): string {
  const all = texts.parse(parse(required));
  const { rows, readyText } = siteModel.messages;
  for (const [key, { type }] of rows) {
    // Of translations alone.
    if (key === 'site.artist') continue;
    const [group = '', name = ''] = key.split('.');
    const value = type?.name === 'date' ? '2099-12-31' : `The text ${key}`;
    (all[group] ??= {})[name] ??= readyText(key, 'en')?.value ?? value;
  }
  return stringify(all);
}

/** Of one colour, so that it is encoded in no time; those that open pages are shown large. */
function plainPicture(name: string, index: number): Promise<Buffer> {
  const background = { r: (index * 37) % 256, g: (index * 59) % 256, b: (index * 83) % 256 };
  const [width, height] = /^(?:site|pages)-/.test(name) ? [1600, 1200] : [800, 600];
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

test('each optional field, absent and present, alone and with all others, keeps every check green', async ({
  copy,
}) => {
  await generate(copy, 'full');
  await expectGreen(copy);
});

test('entries, texts and a site without any optional field keep every check green', async ({
  copy,
}) => {
  await generate(copy, 'bare');
  await expectGreen(copy);
});
