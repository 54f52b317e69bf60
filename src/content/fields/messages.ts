// In: the rows of all interface texts. Out: all that the engine asks of messages.yaml.
import { z } from 'zod';
import { locales } from '../../locales.ts';
import { allTexts } from '../../pages/texts.ts';
import { pluralEndingsOf } from '../../text/plural-forms.ts';
import { keep, stampField } from './marks.ts';
import { text } from './scalars.ts';
import { type ObjectSchema, optional } from './shape.ts';
import type { CountedKey, MessagesOf as TextsOf, OptionalKey, TextRow, Texts } from './texts.ts';

/** What there is in messages.yaml. */
export interface MessageModel {
  /** The rows by dotted key, group by group. */
  readonly rows: ReadonlyMap<string, MessageRow>;
  /** The keys of what is translated. */
  readonly translatedKeys: readonly string[];
  /** The schema of the original, its texts grouped by the first segment of their keys. */
  readonly schema: ObjectSchema;
  /** The part of it that is translated. */
  readonly translated: ObjectSchema;
  /** The schema of a translation: every text is optional, and each group has a stamp. */
  readonly translation: ObjectSchema;
  /** What groups are for, by group. */
  readonly help: ReadonlyMap<string, string>;
}

/** The row of a text, or of a plural form of one. */
export interface MessageRow extends TextRow {
  readonly isPluralForm?: true;
}

type Row = readonly [key: string, row: MessageRow];

/** All that the engine asks of the interface texts of some rooms, in their order. */
export function messageModel(rooms: readonly Texts[]): MessageModel {
  const own = rooms.flatMap((room): Row[] => Object.entries(room.rows));
  const heads = rooms.flatMap(({ title, description }) =>
    [title, description].flatMap((key): Row[] => (key === undefined ? [] : [[key, {}]])),
  );
  const rows = byGroup([...own, ...own.flatMap(pluralForms), ...heads]);
  const ofTranslations = rows.filter(([, { untranslated }]) => !untranslated);
  const translatedKeys = ofTranslations.map(([key]) => key);
  const translated = groupedSchema(ofTranslations);
  const schema = groupedSchema(rows);
  const stamps = Object.keys(schema.shape).map((name) => [name, z.exactOptional(stampField())]);
  return {
    rows: new Map(rows),
    translatedKeys,
    schema,
    translated,
    translation: z.strictObject({
      ...optional(translated.shape),
      keep: z.exactOptional(keep(translatedKeys)),
      translates: z.exactOptional(z.strictObject(Object.fromEntries(stamps))),
    }),
    help: new Map(rooms.flatMap(helpOf)),
  };
}

const endings = new Set(locales.flatMap(({ tag }) => pluralEndingsOf(tag)));

/** The plural forms of a text in the languages of the site. A form may say the number in words. */
function pluralForms([key, { counted, takes = [] }]: Row): Row[] {
  if (!counted) return [];
  const values = takes.map((name) => name.replace(/\??$/, '?'));
  const form: MessageRow = { optional: true, takes: values, isPluralForm: true };
  return [...endings].map((ending) => [key + ending, form]);
}

function byGroup(rows: readonly Row[]): Row[] {
  const groups = rows.map(([key]) => groupOf(key));
  return rows.toSorted(([a], [b]) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function helpOf({ rows, help }: Texts): [group: string, help: string][] {
  const [key = ''] = Object.keys(rows);
  return help === undefined ? [] : [[groupOf(key), help]];
}

function groupedSchema(rows: readonly Row[]): ObjectSchema {
  const groups = [...new Set(rows.map(([key]) => groupOf(key)))].map((group) => {
    const own = rows.filter(([key]) => groupOf(key) === group);
    const shape = own.map(([key, row]) => [key.slice(group.length + 1), schemaOf(row)]);
    const texts = z.strictObject(Object.fromEntries(shape));
    const isNeeded = own.some(([, { optional: canBeLeftOut }]) => !canBeLeftOut);
    return [group, isNeeded ? texts : z.exactOptional(texts)];
  });
  return z.strictObject(Object.fromEntries(groups));
}

function schemaOf({ type = text(), optional: canBeLeftOut }: MessageRow): z.ZodType {
  return canBeLeftOut === true ? z.exactOptional(type) : type;
}

/** The interface texts of the site. */
export const messages = messageModel(allTexts);

type AllTexts = (typeof allTexts)[number];

/** The interface texts of one language. */
export type Messages = TextsOf<AllTexts>;

/** The interface texts whose keys begin with one of some prefixes. */
export type MessagesOf<Prefix extends string> = Pick<
  Messages,
  Extract<keyof Messages, `${Prefix}${string}`>
>;

/** The key of an interface text. */
export type MessageKey = keyof Messages;

/** The key of an interface text that the original may leave out. */
export type OptionalMessageKey = OptionalKey<AllTexts>;

/** The key of an interface text with a number. */
export type CountedMessageKey = CountedKey<AllTexts>;
