// Field types of names: of pictures, sounds, files, fonts, entries and pages.
import { slugOf, slugPattern } from './slug.ts';
import { hintOnAddress, isSecureAddress } from './addresses.ts';
import { fieldType, listType, type Sentence, type Widget } from './field-type.ts';

/** How content refers to files of a kind. */
interface MediaNames {
  /** Their folder in forms; content refers to them without it. */
  readonly folder: string;
  /** Matches their extension, in any case. */
  readonly ending: RegExp;
  /** What a value of a field must be. */
  readonly expected: string;
  readonly widget: Widget;
  /** The name in a text, which may contain its folder too; undefined if the name isn't safe in a URL. */
  readonly parse: (source: string) => string | undefined;
  /** The hint for a name that isn't safe in a URL. */
  readonly hint: (source: string) => Sentence | undefined;
}

const name = String.raw`\w[\w.-]*`;
const nestedName = `(?:${name}/)*${name}`;

/** The kinds of files that content refers to. */
export const media = {
  // Not in `.svg`: such a file can refer to others.
  image: mediaNames(
    'images',
    name,
    'a JPEG, PNG, WebP, AVIF or TIFF',
    'jpe?g|png|webp|avif|tiff?',
    {
      name: 'image',
      accept: 'image/jpeg, image/png, image/webp, image/avif, image/tiff',
    },
  ),
  /** Formats that every browser plays, in any subfolder. */
  sound: mediaNames('files', nestedName, 'an MP3, M4A, WAV or FLAC', 'mp3|m4a|wav|flac', {
    name: 'file',
    accept: '.mp3, .m4a, .wav, .flac',
  }),
  font: mediaNames('fonts', name, 'a TTF, OTF or WOFF2', 'ttf|otf|woff2', {
    name: 'file',
    accept: '.ttf, .otf, .woff2',
  }),
} as const;

/** The name of a file in the folder images, without subfolders; pages get a `Picture`. */
export function image() {
  return { ...nameOfFile('image', 'conductor.jpg'), medium: 'image' } as const;
}

/** The name of a picture that opens a page, and fills the window. */
export function openingImage() {
  return { ...image(), isOpening: true } as const;
}

/** The path of a sound in the folder files; pages get a `Sound`. */
export function sound() {
  return { ...nameOfFile('sound', 'aurora.mp3'), medium: 'sound' } as const;
}

/** The name of a font in the folder fonts. */
export function font(example: string) {
  return { ...nameOfFile('font', example), medium: 'font' } as const;
}

function nameOfFile(kind: keyof typeof media, example: string) {
  const { expected, parse, hint, widget } = media[kind];
  return fieldType({ name: kind, expected, example, parse, hint, widget });
}

/** The path of a file in content/files, or an `https` URL. */
export function fileOrAddress() {
  const type = fieldType({
    name: 'notation',
    expected: 'the name of a file in the folder files, or an address that starts with `https://`',
    example: 'https://example.org/aurora.pdf',
    parse: (source) => (isSecureAddress(source) ? source : download.parse(source)),
    hint: (source) => hintOnAddress(source) ?? download.hint(source),
  });
  return { ...type, refersToFile: true } as const;
}

/** Files of any type, in any subfolder. */
const download = mediaNames('files', nestedName, 'any', String.raw`\w+`, {
  name: 'file',
  accept: '*',
});

function mediaNames(
  folder: string,
  path: string,
  types: string,
  endings: string,
  widget: { readonly name: 'image' | 'file'; readonly accept: string },
): MediaNames {
  const ending = new RegExp(`\\.(?:${endings})$`, 'i');
  const pattern = new RegExp(
    `^(?:/?(?:content/)?${folder}/)?(${path}${ending.source.slice(0, -1)})$`,
    'i',
  );
  return {
    folder: `/${folder}`,
    ending,
    expected: `the name of ${types} file in the folder ${folder}`,
    widget: { ...widget, pattern: String(pattern), folder: `/${folder}` },
    parse: (source) => pattern.exec(source)?.[1],
    hint(source) {
      const [extension = ''] = ending.exec(source) ?? [];
      const [parent = ''] = /^.*[/\\]/.exec(source) ?? [];
      const suggested = slugOf(source.slice(parent.length, -extension.length));
      if (extension === '' || suggested === '') return undefined;
      const file = pattern.exec(parent + suggested + extension)?.[1] ?? suggested + extension;
      return {
        sentence: `Put the file into the folder ${folder} as \`${file}\`, and write that name here.`,
      };
    },
  };
}

/** A list of slugs of entries of a collection. */
export function references(refersTo: string) {
  const item = slug(`the name of a file in ${refersTo}, without \`.mdx\``, 'aurora');
  return listType(item, { name: 'references', items: `names of files in ${refersTo}`, refersTo });
}

/** A list of names of pages. */
export function pageNames(example: string) {
  return listType(slug('the name of a page', example), {
    name: 'references',
    items: 'names of pages',
  });
}

/** A list of keywords such as `soloists-and-orchestra`, which a rule checks. */
export function wordList(expected: string, example: string, items: string) {
  return listType(slug(expected, example), { name: 'words', items });
}

function slug(expected: string, example: string) {
  return fieldType({
    name: 'notation',
    expected,
    example,
    pattern: slugPattern.source,
    parse: (source) => (slugPattern.test(source) ? source : undefined),
    hint: (source) =>
      /^\w+:/.test(source) ? undefined : { value: slugOf(source.replace(/^.*\/|\.mdx$/g, '')) },
  });
}
