// In: a work. Out: its details as sentences and lists, with labels.
import type { LocaleContent } from '../../page/locale-content.ts';
import { fillLocalized } from '../../page/messages.ts';
import { languageNames } from '../../text/language-name.ts';
import type { Work } from './fields.ts';
import { texts } from './texts.ts';

/** The number of movements, the language, and the people involved. */
export function detailsOf(work: Work, content: LocaleContent) {
  const messages = content.messagesFor(texts);
  const { movementCount: total, language: languages } = work;
  const movements = messages['works.movementCount'];
  const count = total && !work.movements && fillLocalized(movements, { total });
  const language = languages && { value: languageNames(languages, content.locale) };
  return [
    { text: count },
    { label: messages['works.words'], text: work.text },
    { label: messages['works.language'], text: language },
    { label: messages['works.arranger'], text: work.arranger },
    { label: messages['works.commissionedBy'], text: work.commissionedBy },
    { label: messages['works.dedicatedTo'], text: work.dedicatedTo },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

/** The awards and the further performances. */
export function listsOf(
  { performances, awards }: Pick<Work, 'performances' | 'awards'>,
  content: LocaleContent,
) {
  const messages = content.messagesFor(texts);
  return [
    { label: messages['works.awards'], items: awards },
    { label: messages['works.performances'], items: performances },
  ].flatMap(({ label, items = [] }) => (items.length > 0 ? [{ label, items }] : []));
}
