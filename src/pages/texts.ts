// The interface texts that any page may show.
import type { MessagesOf, OptionalKey, SharedKey } from '../content/fields/texts.ts';
import type * as shell from '../shell/texts.ts';
import type { texts as contact } from './contact/texts.ts';

type ShellTexts = (typeof shell)[keyof typeof shell] | typeof contact;

/** Those in a language. */
export type SharedMessages = Pick<MessagesOf<ShellTexts>, SharedKey<ShellTexts>>;

/** The key of one that is always there. */
export type SharedMessageKey = Exclude<SharedKey<ShellTexts>, OptionalKey<ShellTexts>>;
