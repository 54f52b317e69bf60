// The keys of messages.yaml: the only source of its schema and types.
import { z } from 'zod';
import { type SectionId, sectionIds } from '../../pages.ts';
import type { Localized } from './localized.ts';
import { optionalKeys, ownKeys } from './message-keys.ts';
import { optional } from './shape.ts';
import { keep, stampField } from './marks.ts';
import { phrase, quotedPhrase, text } from './scalars.ts';
import { date } from './times.ts';

/** The key of an interface text. */
export type MessageKey =
  | (typeof ownKeys)[number]
  | OptionalKey
  | `nav.${SectionId}`
  | `${SectionId}.description`;

/** The key of an interface text that the original may leave out. */
export type OptionalKey = (typeof optionalKeys)[number];

/** The keys of all interface texts, by group. The original must have all but the optional ones, other languages may have any. */
export const messageKeys = byGroup([
  ...new Set([...ownKeys, ...optionalKeys]),
  ...sectionIds().flatMap((id) => [`nav.${id}`, `${id}.description`] as const),
]);

/** The keys of what is translated: all but a day. */
export const translatedKeys = messageKeys.filter((key) => key !== 'announcement.until');

function byGroup(keys: readonly MessageKey[]): readonly MessageKey[] {
  const groups = keys.map(groupOf);
  return keys.toSorted((a, b) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: MessageKey): string {
  return key.split('.', 1)[0] ?? '';
}

/** The interface texts of one language. */
export type Messages = Readonly<
  Record<Exclude<MessageKey, OptionalKey>, Localized> & Partial<Record<OptionalKey, Localized>>
>;

/** The interface texts whose keys begin with one of some prefixes. */
export type MessagesOf<Prefix extends string> = Pick<
  Messages,
  Extract<keyof Messages, `${Prefix}${string}`>
>;

/** The schema of an interface text; a phrase may hold markup but no placeholders. */
function schemaOf(key: MessageKey): z.ZodType {
  if (key === 'announcement.until') return date();
  if (key === 'announcement.text') return phrase();
  if (isOptionalKey(key)) return z.exactOptional(text());
  if (key === 'home.quote') return quotedPhrase();
  return /^home\.insightTitle$|\.(?:lead|intro)$/.test(key) ? phrase() : text();
}

/** Whether the original may leave an interface text out. */
export function isOptionalKey(key: string): key is OptionalKey {
  return optionalKeys.some((each) => each === key);
}

/** The schema of a messages.yaml, its keys grouped by their first segment. */
export const messagesSchema = groupedSchema(messageKeys);

/** The part of it that is translated. */
export const translatedSchema = groupedSchema(translatedKeys);

/** The schema of a translated messages.yaml: every text is optional, and each group has a stamp. */
export const translationSchema = z.strictObject({
  ...optional(translatedSchema.shape),
  keep: z.exactOptional(keep(translatedKeys)),
  translates: z.exactOptional(z.strictObject(stamps())),
});

function groupedSchema(keys: readonly MessageKey[]) {
  const groups = new Map<string, Record<string, z.ZodType>>();
  for (const key of keys) {
    const [group = '', name = ''] = key.split('.');
    groups.set(group, { ...groups.get(group), [name]: schemaOf(key) });
  }
  const schemas = [...groups].map(([group, shape]) => {
    const texts = z.strictObject(shape);
    const isNeeded = Object.keys(shape).some((name) => !isOptionalKey(`${group}.${name}`));
    return [group, isNeeded ? texts : z.exactOptional(texts)] as const;
  });
  return z.strictObject(Object.fromEntries(schemas));
}

function stamps() {
  return Object.fromEntries(
    Object.keys(messagesSchema.shape).map((group) => [group, z.exactOptional(stampField())]),
  );
}
