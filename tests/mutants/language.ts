import type { Mutant } from './mutant.ts';

const file = 'src/components/language-toggle.tsx';
const spec = 'language.spec.ts';
const everything = 'switches everything on every page';

/** The language toggle, and what is shown in which language. */
export const language: readonly Mutant[] = [
  {
    id: 'toggle-label',
    says: 'The toggle is labelled ES/EN.',
    file,
    find: 'locales.toReversed()',
    replace: 'locales',
    spec,
    grep: 'emphasises the current language',
  },
  {
    id: 'toggle-labels',
    says: 'The toggle switches labels, titles and descriptions.',
    file: 'src/components/shell.tsx',
    find: '}, [locale, messages]);',
    replace: '}, []);',
    spec,
    grep: everything,
  },
  {
    id: 'toggle-lang',
    says: 'The language of the document follows the toggle.',
    file: 'src/components/shell.tsx',
    find: 'document.documentElement.lang = page.locale;',
    replace: '',
    spec,
    grep: everything,
  },
  {
    id: 'toggle-scroll',
    says: 'The toggle keeps the scroll position.',
    file: 'src/components/route-changes.tsx',
    find: 'return splitAddress(address).path !== splitAddress(last).path;',
    replace: 'return address !== last;',
    spec,
    grep: 'keeps the scroll position',
  },
  {
    id: 'toggle-tab',
    says: 'The toggle keeps the selected biography tab.',
    file,
    find: 'localAddress(other, path) + search + hash',
    replace: 'localAddress(other, path) + search',
    spec,
    grep: 'keeps the selected tab',
  },
  {
    id: 'toggle-form',
    says: 'The toggle keeps what was typed into the contact form.',
    file: 'src/routes/contact/contact-form.tsx',
    find: '<Form\n',
    replace: '<Form key={messages["nav.contact"].value}\n',
    spec,
    grep: 'keeps what was typed',
  },
  {
    id: 'toggle-focus',
    says: 'The toggle keeps the focus.',
    file,
    find: '<Toggle type="submit"',
    replace: '<Toggle key={locale} type="submit"',
    spec,
    grep: 'keeps the focus',
  },
  {
    id: 'spanish-texts',
    says: 'Every text that has a Spanish version is Spanish on a Spanish page.',
    file: 'src/routes/data.ts',
    find: 'loadBiographyTexts(locale),',
    replace: "loadBiographyTexts('en'),",
    spec,
    grep: 'is marked as nothing else is',
  },
  {
    id: 'fallback-marked',
    says: 'A text that fell back to English is marked with lang="en".',
    file: 'src/components/text.tsx',
    find: '{...(of.lang && { lang: of.lang })}',
    replace: '',
    spec,
    grep: 'marked so: 7 of the 13 press items',
  },
  {
    id: 'page-language',
    says: 'A page says its language before any script runs.',
    file: 'src/prerender/document.ts',
    find: '`<html lang="${page.lang}">`',
    replace: '`<html lang="en">`',
    spec: 'without-javascript.spec.ts',
    grep: 'in Español every page shows its text',
  },
];
