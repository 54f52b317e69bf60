import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { paragraphs, type PlainTexts } from '../../site/presenters.ts';
import { placeInWords, viewConcert, type ConcertView } from './concert-view.ts';
import { performancesOf } from './performances.ts';
import { atCurrentPerformance, isOver, isPast, shownHour } from './schedule.ts';

/** The concerts that are to come. */
export async function texts(content: LocaleContent): Promise<PlainTexts> {
  const now = Date.parse(content.builtAt);
  const coming = entriesOf(content.collections.concerts).filter(
    (concert) => !isPast({ performances: performancesOf(concert, content) }, now),
  );
  const views = await Promise.all(coming.map((concert) => viewConcert(concert, content)));
  return { 'concerts.txt': paragraphs(views.map((concert) => linesOf(concert, now))) };
}

function linesOf(concert: ConcertView, now: number) {
  const current = atCurrentPerformance(concert, now);
  const others = concert.performances.filter(
    (each) => each.id !== current.id && !isOver(each, now),
  );
  const dates = [current, ...others].flatMap((each) => {
    const when = [each.dateInWords, shownHour(each, now)?.value].filter(Boolean).join(', ');
    return [when, each.statusInWords?.value, placeInWords({ ...concert, ...each })];
  });
  const lines = [concert.title, concert.with, ...concert.programme.map(({ text }) => text)];
  return [...dates, ...lines.map((line) => line?.value)];
}
