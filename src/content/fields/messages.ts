// In: the rows of all interface texts. Out: all that the engine asks of messages.yaml.
import { readyTexts } from '../../choices/ready-texts.ts';
import { valueAt } from '../at-path.ts';
import type { Localized } from './localized.ts';
import { marks } from './marks.ts';
import { text } from './phrase.ts';
import {
  type Field,
  type FileSchema,
  namesIn,
  optional,
  type Shape,
  translatedIn,
} from './shape.ts';
import type { TextRow, Texts } from './texts.ts';

/** What there is in messages.yaml. */
export interface MessageModel {
  /** The rows by dotted key, group by group. */
  readonly rows: ReadonlyMap<string, TextRow>;
  /** The keys of what is translated. */
  readonly translatedKeys: readonly string[];
  /** What the original holds, its texts grouped by the first segment of their keys. */
  readonly schema: FileSchema;
  /** What a translation holds: every text is optional, and there may be a stamp. */
  readonly translation: FileSchema;
}

type Row = readonly [key: string, row: TextRow];

/** All that the engine asks of the interface texts of some rooms, in their order. */
export function messageModel(rooms: readonly Texts[]): MessageModel {
  const needs = rooms.map((room) => ({ ...room, need: needOf(room) }));
  const declaredRows = needs.flatMap(({ rows: own, need }) =>
    Object.entries(own).map(([key, row]): Row => [key, { ...need, ...row }]),
  );
  const headRows = needs.flatMap(({ title, description, need }) =>
    [title, description].flatMap((key): Row[] => (key === undefined ? [] : [[key, need]])),
  );
  const rows = byGroup([...declaredRows, ...headRows]);
  const shape = grouped(rows, rooms);
  const translated = translatedIn(shape);
  const translatedKeys = namesIn(translated);
  return {
    rows: new Map(rows),
    translatedKeys,
    schema: { shape: withReadyTexts(shape) },
    translation: { shape: { ...optional(translated), ...marks } },
  };
}

/** What the texts of a room are needed by, where a site may do without the room. */
function needOf({ neededBy: collection }: Texts): TextRow {
  if (!collection) return {};
  return { optional: true, neededBy: { collection, purpose: 'the texts of its page' } };
}

function byGroup(rows: readonly Row[]): Row[] {
  const groups = rows.map(([key]) => groupOf(key));
  return rows.toSorted(([a], [b]) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function grouped(rows: readonly Row[], rooms: readonly Texts[]): Shape {
  const groups = [...new Set(rows.map(([key]) => groupOf(key)))].map((group): [string, Field] => {
    const groupRows = rows.filter(([key]) => groupOf(key) === group);
    const fields = groupRows.map(
      ([key, row]) => [key.slice(group.length + 1), fieldOf(row)] as const,
    );
    const about = rooms.filter((room) => groupOf(Object.keys(room.rows)[0] ?? '') === group);
    const isNeeded = groupRows.some(([, { optional: canBeLeftOut }]) => !canBeLeftOut);
    const [label] = about.flatMap((room) => room.label ?? []);
    const [help] = about.flatMap((room) => room.help ?? []);
    return [
      group,
      {
        fields: Object.fromEntries(fields),
        ...(label && { label }),
        ...(help && { help }),
        ...(!isNeeded && { optional: true }),
      },
    ];
  });
  return Object.fromEntries(groups);
}

function fieldOf({ type = text(), label, untranslated, ...row }: TextRow): Field {
  return {
    type,
    ...(label && { label }),
    ...(!untranslated && { translated: true as const }),
    ...(row.optional === true && { optional: true }),
  };
}

/** The fields of a shape, the example of each the text that is ready. */
function withReadyTexts(shape: Shape, above = ''): Shape {
  const fields = Object.entries(shape).map(([name, field]): [string, Field] => {
    if (field.fields) return [name, { ...field, fields: withReadyTexts(field.fields, `${name}.`) }];
    const example = readyText(above + name);
    return [name, field.type && example ? { ...field, type: { ...field.type, example } } : field];
  });
  return Object.fromEntries(fields);
}

/** What is ready of a text in the language of the original, or else in English. */
export function readyText(key: string): string | undefined {
  const found = valueAt(readyTexts, key.split('.'));
  return typeof found === 'string' ? found : undefined;
}

/** The interface texts of one language, by dotted key; those that the original may leave out aren't there where it does. */
export type Messages = Readonly<Record<string, Localized>>;
