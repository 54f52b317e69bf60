// Pictures that pages show -> their files, encoded.
import { published } from '../content/fields/content.ts';
import type { Picture } from '../content/fields/localized.ts';
import { pictureFiles } from '../content/images/describe-picture.ts';
import { encoderOf } from '../content/images/encode.ts';
import { formatNames } from '../content/images/encoding.ts';
import { mediaRefsIn } from '../content/assets/media-refs.ts';
import type { Output, OutputFile, OutputSource } from '../page/output.ts';
import { pictureFile, picturesIn } from '../body/picture-file.ts';

export const pictures: Output = {
  pattern: /^\/assets\/.+\.(?:avif|jpg)$/,
  list: listPictures,
};

/** The files that pages show; in development every file that they may request. */
async function listPictures({ snapshot, isBuild, pages }: OutputSource): Promise<OutputFile[]> {
  const { content, media, reading } = snapshot;
  const visible = isBuild ? { ...content, entries: published(content.entries) } : content;
  const mediaRefs = mediaRefsIn(visible, reading.model.site);
  const openings = new Set(mediaRefs.flatMap(({ isOpening, name }) => (isOpening ? name : [])));
  const inBodies = new Set(mediaRefs.flatMap(({ place, name }) => ('start' in place ? name : [])));
  const onPages = isBuild ? filesOf((await pages()).flatMap(picturesIn)) : undefined;
  // The slowest are first, so that no processor is idle at the end.
  const names = mediaRefs.map(({ name }) => name);
  return [...new Set([...names.filter((name) => openings.has(name)), ...names])].flatMap((name) => {
    const image = media.image.files.get(name);
    if (!image) return [];
    const encode = encoderOf(image);
    return pictureFiles(image, openings.has(name))
      .filter(({ fileName }) => !onPages || inBodies.has(name) || onPages.has(fileName))
      .map((file) => [`/${file.fileName}`, () => encode(file)] as const);
  });
}

function filesOf(picturesOnPages: readonly Picture[]): ReadonlySet<string> {
  return new Set(
    picturesOnPages.flatMap((picture) =>
      picture.widths.flatMap((width) =>
        formatNames.map((format) => pictureFile(picture, { at: width, format })),
      ),
    ),
  );
}
