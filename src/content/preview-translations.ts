// In: how far the content is translated. Out: in dev, a switch in the browser that outlines what is not, or no longer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { bodyName } from './collection.ts';
import { modulePrefix } from './emit.ts';
import type { Library } from './library.ts';
import { coverageOf } from './translations/coverage.ts';
import { textsOf } from './translations/digest.ts';

const event = 'content:translations';
const clientId = `\0${modulePrefix}preview-translations`;

/** Adds the switch to pages in dev; it asks what is out of date only while it is on. */
export function previewTranslations(open: () => Promise<Library>): Plugin {
  return {
    name: 'content:preview-translations',
    apply: 'serve',
    configureServer({ environments }) {
      environments.client.hot.on(event, (_, client) => {
        open().then(
          (library) => client.send(event, staleTexts(library)),
          () => undefined,
        );
      });
    },
    // Runs after the edit has been read; pages that have the switch on ask again, whether or not they change.
    hotUpdate({ file, server }) {
      const folder = join(server.config.root, 'content');
      if (file.startsWith(folder)) this.environment.hot.send('content:edited');
    },
    load: {
      filter: { id: /^\0virtual:content\/preview-translations$/ },
      handler: () => readFileSync(join(import.meta.dirname, 'preview/translations.js'), 'utf8'),
    },
    transformIndexHtml(_, { server }) {
      const src = `${server?.config.base ?? '/'}@id/${clientId.replace('\0', '__x00__')}`;
      return [{ tag: 'script', attrs: { type: 'module', src } }];
    },
  };
}

/** The texts, by language, that translate an older English; of a body its paragraphs. */
function staleTexts(library: Library): Readonly<Record<string, readonly string[]>> {
  const languages = locales.filter(({ id }) => id !== defaultLocale);
  return Object.fromEntries(languages.map(({ id }) => [id, staleIn(id, library)]));
}

function staleIn(locale: Locale, { edition, textOf }: Library): string[] {
  const { content } = edition();
  const { entries, messages } = coverageOf(content, locale, textOf);
  const files = new Map(content.entries.map((entry) => [entry.file, entry]));
  const ofEntries = entries.flatMap(({ file, stale }) => {
    const { fields, body } = files.get(file) ?? {};
    const names = stale.map(({ field }) => field);
    return [...textsOf(names, fields, body?.text)].flatMap(([name, text]) =>
      name === bodyName ? paragraphs(text) : [text],
    );
  });
  const texts = Object.entries(content.messages.get(locale) ?? {});
  const staleKeys = new Set(messages.stale.map(({ field }) => field));
  const ofMessages = texts.flatMap(([key, text]) => (staleKeys.has(key) ? [text] : []));
  return [...ofEntries, ...ofMessages].map(plain).filter((text) => text !== '');
}

function paragraphs(body: string): string[] {
  return body
    .replaceAll(/<[^<>]*>|\]\([^()]*\)/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/^\s*(?:\d+\.|[-*#>])\s/gm, ''));
}

/** Letters and digits only; the browser compares what it shows in the same form. */
function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, 200);
}
