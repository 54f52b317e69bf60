import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { describePicture } from '../../../../src/content/images/describe-picture.ts';
import { indexImages } from '../../../../src/content/images/index-images.ts';
import { photographPrinter } from '../../../../src/prerender/kit/print-photograph.ts';
import { makeWorkspace, type Workspace } from '../../content/workspace.ts';

const folder = 'texts';
let workspace: Workspace;

afterEach(() => workspace.remove());

/** The metadata of the only photograph in a folder of content, printed. */
async function printed(credit?: string) {
  const grey = { width: 60, height: 40, channels: 3, background: '#456' } as const;
  const bytes = await sharp({ create: grey }).png().toBuffer();
  workspace = makeWorkspace({ [join(folder, 'images/hall.png')]: bytes });
  const { root } = workspace;
  const print = await photographPrinter({ root, folder }, { locale: 'en', site: {} });
  const [hall] = (await indexImages(root, folder)).images.values();
  if (!hall) throw new Error('There is no photograph.');
  const caption = { value: 'The hall', isFallback: false };
  const words = { image: describePicture(hall), caption, ...(credit && { credit }) };
  const { exif, xmp } = await sharp(
    await print(words, credit ? `Photograph: ${credit}` : ''),
  ).metadata();
  return `${String(exif)} ${String(xmp)}`;
}

it('says what it shows and who took it', async () => {
  const words = await printed('Marta Oliveira');
  expect(words).toContain('The hall');
  expect(words).toContain('<rdf:li>Marta Oliveira</rdf:li>');
  expect(words).toContain('Photograph: Marta Oliveira');
});

it('names nobody where nobody is credited', async () => {
  const words = await printed();
  expect(words).toContain('The hall');
  expect(words).not.toContain('dc:creator');
  expect(words).not.toContain('dc:rights');
});
