// In: the texts of all rooms. Out: the schema of messages.yaml, and the ready texts.
import { defaultLocale, type Locale } from '../../locales.ts';
import { readyLanguage } from '../../text/ready-languages.ts';
import type { Localized } from './localized.ts';
import { stampFields } from './stamp-fields.ts';
import { text } from './phrase.ts';
import {
  type Field,
  type FileSchema,
  namesIn,
  toOptional,
  type Shape,
  translatedIn,
} from './shape.ts';
import type { TextRow, Texts } from './texts.ts';

/** The model of messages.yaml. */
export interface MessageModel {
  /** The rows keyed by dotted key, group by group. */
  readonly rows: ReadonlyMap<string, TextRow>;
  readonly readyText: ReadyText;
  /** The keys of translated texts. */
  readonly translatedKeys: readonly string[];
  /** The schema of the original, whose texts are grouped by the first segment of their keys. */
  readonly schema: FileSchema;
  /** The schema of a translation: every text is optional, and there may be a stamp. */
  readonly translation: FileSchema;
}

/** The ready text of a key in a language or, if there is none, in English. */
type ReadyText = (key: string, locale: Locale) => Localized | undefined;

type Row = readonly [key: string, row: TextRow];

/** The model of the interface texts of rooms, in their order. */
export function messageModel(rooms: readonly Texts[]): MessageModel {
  const rows = sortByGroup(rooms.flatMap((room) => Object.entries(room.rows)));
  const readyText: ReadyText = (key, locale) => readyIn(rooms, key, locale);
  const shape = groupedFields(rows, rooms, readyText);
  const translated = translatedIn(shape);
  return {
    rows: new Map(rows),
    readyText,
    translatedKeys: namesIn(translated),
    schema: { shape },
    translation: { shape: { ...toOptional(translated), ...stampFields } },
  };
}

function readyIn(rooms: readonly Texts[], key: string, locale: Locale): Localized | undefined {
  const ready = rooms.find(({ rows }) => key in rows)?.ready;
  const value = ready?.[readyLanguage(locale) ?? '']?.[key];
  if (value !== undefined) return { value };
  const fallback = ready?.en[key];
  return fallback === undefined ? undefined : { value: fallback, lang: 'en' };
}

function sortByGroup(rows: readonly Row[]): Row[] {
  const groups = rows.map(([key]) => groupOf(key));
  return rows.toSorted(([a], [b]) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function groupedFields(rows: readonly Row[], rooms: readonly Texts[], readyText: ReadyText): Shape {
  const groups = [...new Set(rows.map(([key]) => groupOf(key)))].map((group): [string, Field] => {
    const fields = rows
      .filter(([key]) => groupOf(key) === group)
      .map(([key, row]): [string, Field] => [
        key.slice(group.length + 1),
        fieldOf(row, readyText(key, defaultLocale)),
      ]);
    const isRequired = fields.some(([, field]) => !field.optional);
    return [
      group,
      {
        fields: Object.fromEntries(fields),
        ...rooms.find((room) => room.groups?.[group])?.groups?.[group],
        ...(!isRequired && { optional: true }),
      },
    ];
  });
  return Object.fromEntries(groups);
}

function fieldOf(
  { type = text(), label, untranslated, ...row }: TextRow,
  ready?: Localized,
): Field {
  return {
    type,
    ...(label && { label }),
    ...(ready && { help: `Left empty: ${ready.value}` }),
    ...(!untranslated && { translated: true as const }),
    ...((row.optional || ready) && { optional: true as const }),
  };
}

/** The interface texts of a language, keyed by dotted key, without optional ones that a site doesn't set. */
export type Messages = Readonly<Record<string, Localized>>;
