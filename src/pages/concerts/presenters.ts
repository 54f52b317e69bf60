import { atMoment } from './at-moment.ts';
import type { LocaleContent } from '../../site/locale-content.ts';
import { paragraphs, type PlainTexts } from '../../site/presenters.ts';
import { placeInWords, type ConcertView } from './concert-view.ts';
import { data } from './data.ts';

/** The concerts that are to come. */
export async function texts(content: LocaleContent): Promise<PlainTexts> {
  const { coming, builtAt } = await data(content, '');
  const now = Date.parse(builtAt);
  return { 'concerts.txt': paragraphs(coming.map((concert) => linesOf(concert, now))) };
}

function linesOf(concert: ConcertView, now: number) {
  const current = atMoment(concert, now);
  const dates = [current, ...current.others].flatMap((each) => {
    const when = [each.dateInWords, each.hour?.value].filter(Boolean).join(', ');
    return [when, each.statusInWords?.value, placeInWords({ ...concert, ...each })];
  });
  const lines = [concert.title, concert.with, ...concert.programme.map(({ text }) => text)];
  return [...dates, ...lines.map((line) => line?.value)];
}
