// Names of pictures in content/images, and of sounds in content/files.
import { slugOf } from '../slug.ts';
import type { Sentence } from './hint.ts';
import type { Input } from './input.ts';

/** How files of a kind are named in content. */
interface MediaNames {
  /** Where a form has them; content files name them without it. */
  readonly folder: string;
  /** How their names end, in small letters or capitals. */
  readonly ending: RegExp;
  readonly input: Input;
  /** The name in a text, before which its folder may be named too; nothing where it isn't safe in a URL. */
  readonly nameIn: (source: string) => string | undefined;
  /** The hint for a name that isn't safe in a URL. */
  readonly hintOn: (source: string) => Sentence | undefined;
}

const name = String.raw`\w[\w.-]*`;

/** The kinds of files that content names. */
export const media = {
  // Not in `.svg`: such a file can refer to others.
  image: namesIn('images', name, ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff'], {
    widget: 'image',
    accept: 'image/jpeg, image/png, image/webp, image/avif, image/tiff',
  }),
  /** Those that every browser plays, in whichever folder. */
  sound: namesIn('files', `(?:${name}/)*${name}`, ['mp3', 'm4a', 'wav', 'flac'], {
    widget: 'file',
    accept: '.mp3, .m4a, .wav, .flac',
  }),
} as const;

function namesIn(
  folder: string,
  path: string,
  endings: readonly string[],
  input: { readonly widget: 'image' | 'file'; readonly accept: string },
): MediaNames {
  const ending = new RegExp(`\\.(?:${endings.join('|')})$`, 'i');
  const form = new RegExp(
    `^(?:/?(?:content/)?${folder}/)?(${path}${ending.source.slice(0, -1)})$`,
    'i',
  );
  return {
    folder: `/${folder}`,
    ending,
    input: { ...input, pattern: String(form), folder: `/${folder}` },
    nameIn: (source) => form.exec(source)?.[1],
    hintOn(source) {
      const [end = ''] = ending.exec(source) ?? [];
      const at = source.lastIndexOf('/') + 1;
      const own = source.slice(at, -end.length);
      const better = slugOf(own);
      if (end === '' || better === '' || own.includes('.,')) return undefined;
      const renamed =
        own === better ? undefined : form.exec(source.slice(0, at) + better + end)?.[1];
      return {
        sentence: renamed
          ? `Rename the file to \`${renamed}\`, and write that name here.`
          : `Put the file itself into content/${folder}, and write only its name here.`,
      };
    },
  };
}
