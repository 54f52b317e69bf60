// What presenters are shown of each room.
import type { Localized } from '../content/fields/localized.ts';
import type { Quotation } from './quotation.ts';

/** The `presenters.ts` of a room, of the content in a language. */
export interface PresentersModule<Content> {
  /** What presenters are shown of the room. */
  contribution(content: Content): KitContribution | Promise<KitContribution>;
}

/** What a room adds to what presenters are shown. */
export interface KitContribution {
  readonly biographies?: readonly BiographyTexts[];
  /** The page and the fragment of a catalogue to print. */
  readonly catalogue?: { readonly to: string; readonly hash: string };
  readonly quotes?: readonly QuotedItem[];
}

/** A text on the artist in its lengths, the shortest first. */
export interface BiographyTexts {
  readonly sourceFile?: string;
  readonly slug: string;
  readonly title: Localized;
  readonly texts: readonly LengthOfText[];
}

/** A text in one length, which it has at least a paragraph of. */
interface LengthOfText {
  readonly length: 'short' | 'medium' | 'long';
  readonly paragraphs: readonly Localized[];
}

/** What somebody said of the artist, as presenters quote it. */
export interface QuotedItem {
  readonly sourceFile?: string;
  readonly slug: string;
  /** It has this or a quote. */
  readonly title?: Localized;
  readonly quote?: Quotation;
  readonly publication: string;
  readonly url?: string;
  readonly critic?: string;
  readonly dateInWords?: string;
}
