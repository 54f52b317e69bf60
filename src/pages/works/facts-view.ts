// A work -> what is told of it in sentences, and in lists.
import type { LocaleContent } from '../../page/locale-content.ts';
import { fillLocalized } from '../../page/messages.ts';
import { languageNames } from '../../text/language-name.ts';
import type { Work } from './fields.ts';
import { texts } from './texts.ts';

/** Sentences, each behind what it is about: of how many movements it is, in which language, and who took part in it. */
export function factsOf(work: Work, content: LocaleContent) {
  const messages = content.messagesFor(texts);
  const { movementCount: total, language: languages } = work;
  const movements = messages['works.movementCount'];
  const count = total && !work.movements && fillLocalized(movements, { total });
  const sung = languages && { value: languageNames(languages, content.locale) };
  return [
    { text: count },
    { label: messages['works.words'], text: work.text },
    { label: messages['works.language'], text: sung },
    { label: messages['works.arranger'], text: work.arranger },
    { label: messages['works.commissionedBy'], text: work.commissionedBy },
    { label: messages['works.dedicatedTo'], text: work.dedicatedTo },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

/** Lists below their names: its awards and its further performances. */
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
