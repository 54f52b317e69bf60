// Names of sounds in content/files.
import { slugOf } from '../slug.ts';
import type { Sentence } from './hint.ts';
import type { Input } from './input.ts';

/** Where a form has sounds; content files name them without their folder. */
export const soundFolder = '/files';

/** How the names of sounds end that every browser plays, in small letters or capitals. */
export const soundEnding = /\.(?:mp3|m4a|wav|flac)$/i;

/** A path below content/files, before which that folder may be named too. */
export const soundForm = new RegExp(
  String.raw`^(?:\/?(?:content\/)?files\/)?((?:\w[\w.-]*\/)*\w[\w.-]*${soundEnding.source.slice(0, -1)})$`,
  'i',
);

/** The input for a sound in a form. */
export const soundInput: Input = {
  widget: 'file',
  pattern: String(soundForm),
  folder: soundFolder,
  accept: '.mp3, .m4a, .wav, .flac',
};

/** The path of a sound below content/files; nothing where it isn't safe in a URL. */
export function soundName(source: string): string | undefined {
  return soundForm.exec(source)?.[1];
}

/** The hint for what is no name of a sound. */
export function hintOnSound(source: string): Sentence | undefined {
  const [, name = '', ending = ''] = /^(?:.*[/\\])?([^/\\]+?)(\.\w{2,4})?$/.exec(source) ?? [];
  const better = slugOf(name);
  if (ending !== '' && !soundEnding.test(ending))
    return {
      sentence: `Save it as MP3, which every browser plays, and write \`${better || 'name'}.mp3\`.`,
    };
  if (name === better || /^https?:/i.test(source))
    return { sentence: 'Put the file itself into content/files, and write only its name here.' };
  if (ending === '' || better === '') return undefined;
  return { sentence: `Rename the file to \`${better}${ending}\`, and write that name here.` };
}
