// The keys of messages.yaml: the only source of its schema and types.
import { z } from 'zod';
import { sectionIds, type SectionId } from '../../site/pages.ts';
import type { Localized } from './localized.ts';
import { optional } from './collection.ts';
import { concertKeys } from './concert-messages.ts';
import { keep, stamp } from './marks.ts';
import { phrase, text } from './scalars.ts';

/** The dotted keys of interface texts besides the titles and descriptions of pages. */
const ownKeys = [
  'site.subtitle',
  'site.description',
  'site.skip',
  'site.menu',
  'site.close',
  'site.language',
  'site.languages',
  'site.newTab',
  'site.scroll',
  'site.occupation',
  'site.waiting',
  'site.portrait',
  'nav.label',
  'nav.home',
  'home.lead',
  'home.biographyButton',
  'home.insightLabel',
  'home.insightTitle',
  'home.quoteLabel',
  'home.quote',
  'home.quoteSource',
  'home.pressButton',
  'biography.tabs',
  'biography.compositions',
  'biography.stage',
  'biography.orchestra',
  'biography.soloistsAndOrchestra',
  'biography.choir',
  'biography.vocal',
  'biography.band',
  'biography.ensemble',
  'biography.solo',
  'biography.electronic',
  'biography.undated',
  'biography.inProgress',
  'biography.revised',
  'biography.aboutYear',
  'biography.aboutDuration',
  'biography.movements',
  'biography.words',
  'biography.commissionedBy',
  'biography.dedicatedTo',
  'biography.publisher',
  'biography.listen',
  'biography.unavailable',
  'biography.premiere',
  'biography.performances',
  'biography.centreButton',
  ...concertKeys,
  'gallery.lead',
  'gallery.total',
  'gallery.open',
  'gallery.previous',
  'gallery.next',
  'gallery.counter',
  'gallery.credit',
  'media.lead',
  'media.channelButton',
  'media.play',
  'press.lead',
  'press.article',
  'press.video',
  'press.radio',
  'press.read',
  'press.watch',
  'contact.lead',
  'contact.generalLabel',
  'contact.pressLabel',
  'contact.formTitle',
  'contact.formLead',
  'contact.name',
  'contact.email',
  'contact.subject',
  'contact.message',
  'contact.send',
  'contact.noScript',
  'contact.toastTitle',
  'contact.toastText',
  'contact.toastAction',
  'contact.notifications',
  'contact.notification',
  'kit.title',
  'kit.intro',
  'kit.biographies',
  'kit.shortName',
  'kit.mediumName',
  'kit.longName',
  'kit.length',
  'kit.copy',
  'kit.copyText',
  'kit.copied',
  'kit.copyFailed',
  'kit.download',
  'kit.downloadText',
  'kit.notice',
  'kit.photographs',
  'kit.printSize',
  'kit.downloadPhotograph',
  'kit.downloadAll',
  'kit.catalogue',
  'kit.quotes',
  'kit.quote',
  'footer.invitation',
  'footer.contactButton',
  'footer.linksLabel',
  'footer.copyright',
  'pager.label',
  'pager.page',
  'notFound.title',
  'notFound.text',
  'notFound.homeButton',
] as const;

/** The key of an interface text. */
export type MessageKey = (typeof ownKeys)[number] | `nav.${SectionId}` | `${SectionId}.description`;

/** The keys of all interface texts, by group. The original must have all of them, other languages may have any. */
export const messageKeys = byGroup([
  ...ownKeys,
  ...sectionIds().flatMap((id) => [`nav.${id}`, `${id}.description`] as const),
]);

function byGroup(keys: readonly MessageKey[]): readonly MessageKey[] {
  const groups = keys.map(groupOf);
  return keys.toSorted((a, b) => groups.indexOf(groupOf(a)) - groups.indexOf(groupOf(b)));
}

function groupOf(key: MessageKey): string {
  return key.split('.', 1)[0] ?? '';
}

/** The interface texts of one language. */
export type Messages = Readonly<Record<MessageKey, Localized>>;

/** The interface texts whose keys begin with one of some prefixes. */
export type MessagesOf<Prefix extends string> = Pick<
  Messages,
  Extract<MessageKey, `${Prefix}${string}`>
>;

/** Whether an interface text is a phrase, which may hold markup but no placeholders. */
export function isPhrase(key: MessageKey): boolean {
  return /^home\.(?:lead|quote|insightTitle)$|\.(?:lead|intro)$/.test(key);
}

/** The schema of a messages.yaml, its keys grouped by their first segment. */
export const messagesSchema = groupedSchema();

/** The schema of a translated messages.yaml: every text is optional, and each group has a stamp. */
export const translationSchema = z.strictObject({
  ...optional(messagesSchema.shape),
  keep: z.exactOptional(keep(messageKeys)),
  translates: z.exactOptional(z.strictObject(stamps())),
});

function groupedSchema() {
  const groups = new Map<string, Record<string, z.ZodType>>();
  for (const key of messageKeys) {
    const [group = '', name = ''] = key.split('.');
    groups.set(group, { ...groups.get(group), [name]: isPhrase(key) ? phrase() : text() });
  }
  return z.strictObject(
    Object.fromEntries([...groups].map(([group, shape]) => [group, z.strictObject(shape)])),
  );
}

function stamps() {
  return Object.fromEntries(
    Object.keys(messagesSchema.shape).map((group) => [group, z.exactOptional(stamp())]),
  );
}
