// What presenters get of each room: its part of the kit, and plain texts for the kit's archive.
import type { Localized } from '../content/fields/localized.ts';
import type { Quotation } from './quotation.ts';

/** The `presenters.ts` of a room, of the content in a language. */
export interface PresentersModule<Content> {
  /** What the kit shows of the room. */
  readonly kit?: (content: Content) => KitContribution | Promise<KitContribution>;
  /** The room's files in the archive. */
  readonly texts?: (content: Content) => PlainTexts | Promise<PlainTexts>;
}

/** Plain texts by the names of their files; an empty one has no file. */
export type PlainTexts = Readonly<Record<string, string>>;

/** What a room adds to the kit. */
export interface KitContribution {
  readonly biographies?: readonly BiographyTexts[];
  /** Whether there is a catalogue of works to print. */
  readonly hasCatalogue?: boolean;
  readonly press?: readonly QuotedItem[];
}

/** A biography in its lengths, the shortest first. */
export interface BiographyTexts {
  readonly sourceFile?: string;
  readonly slug: string;
  readonly title: Localized;
  readonly texts: readonly LengthOfText[];
}

/** A biography in one length, which it has at least a paragraph of. */
interface LengthOfText {
  readonly length: 'short' | 'medium' | 'long';
  readonly paragraphs: readonly Localized[];
}

/** A press item as presenters quote it. */
export interface QuotedItem {
  readonly sourceFile?: string;
  readonly slug: string;
  readonly title: Localized;
  readonly quote?: Quotation;
  readonly publication: string;
  readonly url?: string;
  readonly dateInWords: string;
}

/** Entries as a plain text, a paragraph each, of lines that may be missing. */
export function paragraphs(entries: readonly (readonly (string | undefined)[])[]): string {
  const blocks = entries.map((lines) => lines.filter(Boolean).join('\n'));
  return blocks.map((block) => `${block}\n`).join('\n');
}
