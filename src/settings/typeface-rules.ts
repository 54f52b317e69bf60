// In: valid content. Out: a warning about each typeface that lacks a language of the site.
import type { Content } from '../content/fields/content.ts';
import type { FieldIssue } from '../content/model.ts';
import type { Issue } from '../content/report/locate.ts';
import { languageName } from '../text/language-name.ts';
import { fontCoverage } from './font-coverage.ts';
import { typefaces } from './settings.ts';
import { siteFieldsOf } from './site.ts';

const roles = [
  {
    role: 'display',
    theme: 'Cormorant Garamond',
    usage: 'titles, names and quotes',
    example: 'display: { upright: noto-serif.ttf }',
  },
  { role: 'text', theme: 'Figtree', usage: 'texts', example: 'text: { upright: noto-sans.ttf }' },
] as const;

/** Reports typefaces without the letters of a language, at the first such language. */
export function typefaceRules(content: Content, chosen = typefaces): FieldIssue[] {
  const { languages = [] } = siteFieldsOf(content) ?? {};
  const tags = languages.map(({ id, tag = id }) => tag);
  const fonts = fontCoverage(chosen, tags);
  return roles.flatMap((usage) => {
    const lacking = fonts.filter(
      ({ role, missingLanguages }) => role === usage.role && missingLanguages.length > 0,
    );
    const names = lacking.map(({ file }) => (file ? `\`${file}\`` : usage.theme));
    const isMissing = (index: number) =>
      lacking.some((font) => font.missingLanguages.includes(tags[index] ?? ''));
    const ids = languages.flatMap(({ id }, index) => (isMissing(index) ? [id] : []));
    const path = ['languages', languages.findIndex(({ id }) => ids.includes(id))];
    const issue = withoutLetters(names, ids, { ...usage, folder: `${content.folder}/fonts` });
    return ids.length > 0 ? [{ file: `${content.folder}/site.yaml`, path, ...issue }] : [];
  });
}

function withoutLetters(
  names: readonly string[],
  ids: readonly string[],
  { usage, example, folder }: Readonly<Record<'usage' | 'example' | 'folder', string>>,
): Issue {
  const list = new Intl.ListFormat('en');
  const languages = list.format(ids.map((id) => languageName(id)));
  return {
    code: 'typeface-lacks',
    severity: 'warning',
    message: `${list.format(names)} ${names.length > 1 ? 'lack' : 'lacks'} letters of ${languages}: ${usage} of those pages are set in a font of the visitor’s device.`,
    hint: `Write a typeface that has them in \`typefaces\`, such as \`${example}\`, and put its file into ${folder}.`,
  };
}
