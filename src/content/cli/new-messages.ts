// In: a language. Out: its messages.yaml, with the texts of the template that fit the original's.
import { stringify } from 'yaml';
import { defaultLocale, type Locale } from '../../locales.ts';
import { originalName } from '../../text/language-name.ts';
import { valueAt } from '../at-path.ts';
import { messagesFileOf } from '../file-role.ts';
import { read, toReading } from '../read.ts';
import { messagesSchema, translatedKeys } from '../schema/messages.ts';
import { stampMessages } from '../translations/write-stamp.ts';
import { readYaml } from '../validate/yaml.ts';
import { refuseUnread, UsageError, type CommandContext } from './command.ts';
import { templateIds, templateText } from './template.ts';

const name = 'messages.yaml';

/** The text of a new messages.yaml, stamped; the template's own where it is to be the original. */
export function newMessages(locale: Locale, { root, folder }: CommandContext): string {
  const file = messagesFileOf(folder, defaultLocale);
  if (locale === defaultLocale) return originalMessages(locale);
  const reading = toReading(folder, read(root, folder));
  refuseUnread(file, reading);
  const original = reading.sources.find((each) => each.file === file);
  if (!original) throw new UsageError(`There is no ${file} to translate. Write it first.`);
  const { value } = readYaml(original);
  const text = translated(value, valuesOf(defaultLocale), valuesOf(locale));
  return stampMessages({ file: messagesFileOf(folder, locale), text }, original) ?? text;
}

function originalMessages(locale: Locale): string {
  const text = templateText(locale, name);
  if (text !== undefined) return text;
  throw new UsageError(
    `There is no template in \`${locale}\`, only in ${templateIds.join(', ')}. Translate one of src/content/template.`,
  );
}

/** The texts of a language's template; nothing where it has none. */
function valuesOf(locale: Locale): unknown {
  return readYaml({ file: name, text: templateText(locale, name) ?? '' }).value;
}

/** Each text whose original is the template's as the template has it; the others in comments below their original. */
function translated(originals: unknown, theirs: unknown, own: unknown): string {
  const blocks = Object.keys(messagesSchema.shape).flatMap((group) => {
    const keys = translatedKeys.filter(
      (key) =>
        key.startsWith(`${group}.`) &&
        [originals, own].some((values) => valueAt(values, key.split('.')) !== undefined),
    );
    if (keys.length === 0) return [];
    const lines = keys.map((key) => {
      const path = key.split('.');
      const [text, template] = [originals, theirs].map((values) => valueAt(values, path));
      const ready = text === template ? valueAt(own, path) : undefined;
      if (typeof ready === 'string')
        return `  ${path[1]}: ${stringify(ready, { lineWidth: 0 }).trim()}`;
      const shown = String(text).replaceAll(/\s+/g, ' ').trim();
      return `  # ${originalName()}: ${shown}\n  # ${path[1]}:`;
    });
    const isEmpty = lines.every((line) => line.startsWith('  #'));
    return [`${isEmpty ? '# ' : ''}${group}:`, ...lines].join('\n');
  });
  return `# What is left out, or in a comment, appears in ${originalName()}.\n${blocks.join('\n')}\n`;
}
