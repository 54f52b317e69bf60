// In: the texts of all rooms. Out: all that the engine asks of messages.yaml, and what is ready.
import { defaultLocale, type Locale } from '../../locales.ts';
import { readyLanguage } from '../../text/ready-languages.ts';
import type { Localized } from './localized.ts';
import { marks } from './marks.ts';
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

/** What there is in messages.yaml. */
export interface MessageModel {
  /** The rows by dotted key, group by group. */
  readonly rows: ReadonlyMap<string, TextRow>;
  readonly readyText: ReadyText;
  /** The keys of what is translated. */
  readonly translatedKeys: readonly string[];
  /** What the original holds, its texts grouped by the first segment of their keys. */
  readonly schema: FileSchema;
  /** What a translation holds: every text is optional, and there may be a stamp. */
  readonly translation: FileSchema;
}

/** A text that is ready of a key in a language or, without one, in English. */
type ReadyText = (key: string, locale: Locale) => Localized | undefined;

type Row = readonly [key: string, row: TextRow];

/** All that the engine asks of the interface texts of some rooms, in their order. */
export function messageModel(rooms: readonly Texts[]): MessageModel {
  const rows = byGroup(rooms.flatMap((room) => Object.entries(room.rows)));
  const readyText: ReadyText = (key, locale) => readyIn(rooms, key, locale);
  const shape = grouped(rows, rooms, readyText);
  const translated = translatedIn(shape);
  return {
    rows: new Map(rows),
    readyText,
    translatedKeys: namesIn(translated),
    schema: { shape },
    translation: { shape: { ...toOptional(translated), ...marks } },
  };
}

function readyIn(rooms: readonly Texts[], key: string, locale: Locale): Localized | undefined {
  const ready = rooms.find(({ rows }) => key in rows)?.ready;
  const own = ready?.[readyLanguage(locale) ?? '']?.[key];
  if (own !== undefined) return { value: own };
  const value = ready?.en[key];
  return value === undefined ? undefined : { value, lang: 'en' };
}

function byGroup(rows: readonly Row[]): Row[] {
  const groups = rows.map(([key]) => groupOf(key));
  return rows.toSorted(([a], [b]) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function grouped(rows: readonly Row[], rooms: readonly Texts[], readyText: ReadyText): Shape {
  const groups = [...new Set(rows.map(([key]) => groupOf(key)))].map((group): [string, Field] => {
    const fields = rows
      .filter(([key]) => groupOf(key) === group)
      .map(([key, row]): [string, Field] => [
        key.slice(group.length + 1),
        fieldOf(row, readyText(key, defaultLocale)),
      ]);
    const isNeeded = fields.some(([, field]) => !field.optional);
    return [
      group,
      {
        fields: Object.fromEntries(fields),
        ...rooms.find((room) => room.groups?.[group])?.groups?.[group],
        ...(!isNeeded && { optional: true }),
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

/** The interface texts of one language, by dotted key, except those that pages do without where a site doesn't word them. */
export type Messages = Readonly<Record<string, Localized>>;
