// What the pages of concerts, and the first page of the site, show of them on the day of the build.
import { memoize } from '../../memoize.ts';
import { type Concert, concerts } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { fillLocalized } from '../../page/messages.ts';
import { concertAsOf, type ConcertAsOf } from './concert-as-of.ts';
import { byDate, isCalledOff, isOver } from './schedule.ts';
import { type ConcertView, countryName, placeText, toConcertView } from './concert-view.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import type { PageHead } from '../../page/room.ts';
import { performancesOf, type PerformanceView } from './performances.ts';
import { texts } from './texts.ts';

/** The most that the next one is chosen from: as many may be over before the site is built again. */
const mostComing = 10;

export type ConcertsPage = PageData<Awaited<ReturnType<typeof data>>>;

/** What a part of the page that shows one concert takes. */
export interface ConcertProps {
  readonly concert: ConcertAsOf;
}

/** What a page of concerts shows: all, those to come on the day of the build and the others, or a single one. */
export async function data(content: LocaleContent, subpath: string) {
  const all = entriesOf(content.collections.get(concerts));
  const shown = subpath ? all.filter(({ slug }) => slug === subpath) : all;
  const viewed = await Promise.all(shown.map((concert) => toConcertView(concert, content)));
  const isPast = (concert: ConcertView) => concertAsOf(concert, Date.parse(content.builtAt)).isPast;
  return {
    ...buildDay(content),
    upcoming: viewed.filter((concert) => !isPast(concert)),
    past: viewed.filter(isPast).toReversed(),
    ...(subpath && { slug: subpath, upcomingConcerts: comingConcerts(content) }),
  };
}

/** The title and the description of a concert's own page. */
export async function head(content: LocaleContent, subpath: string): Promise<PageHead> {
  const found = entriesOf(content.collections.get(concerts)).find(({ slug }) => slug === subpath);
  if (!found) return {};
  const concert = concertAsOf(await toConcertView(found, content), Date.parse(content.builtAt));
  const facts = [concert.dateText, concert.hour?.value, placeText(concert)];
  return { title: concert.title, description: { value: facts.filter(Boolean).join(', ') } };
}

/** The performances that the next one is chosen from; nothing where there is none. */
export function upcomingConcerts(content: LocaleContent) {
  const coming = comingConcerts(content);
  return coming.length === 0 ? undefined : { ...buildDay(content), coming };
}

/** The same, where there are some, on the day of the build. */
export type UpcomingConcerts = NonNullable<ReturnType<typeof upcomingConcerts>>;

/** The next performances that take place as far as anybody knows; every concert's page asks for them. */
const comingConcerts = memoize((content: LocaleContent) => {
  const now = Date.parse(content.builtAt);
  return entriesOf(content.collections.get(concerts))
    .filter((concert) => !isCalledOff(concert))
    .flatMap((concert) => performancesOf(concert, content).map((each) => ({ concert, ...each })))
    .filter((each) => !isOver(each, now))
    .toSorted(byDate)
    .slice(0, mostComing)
    .map((each) => comingConcert(each, content));
});

function buildDay({ builtAt, messagesFor, locale }: LocaleContent) {
  const text = messagesFor(texts)['concerts.asOf'];
  const date = formatDate(builtAt.slice(0, 10), text.lang ?? locale);
  return { builtAt, buildDateNote: fillLocalized(text, { date }) };
}

/** A performance as another page names it. */
function comingConcert(
  { ends, date, concert }: PerformanceView & { readonly concert: Concert },
  content: LocaleContent,
) {
  const { locale } = content;
  const messages = content.messagesFor(texts);
  const text = messages['concerts.homeNext'];
  const day = formatDate(date, text.lang ?? locale);
  const { slug, city, venue, country } = concert;
  const place = city ?? venue ?? (country ? { value: countryName(country, content) } : undefined);
  const { value } = place ?? messages['concerts.online'];
  return { slug, ends, text: fillLocalized(text, { date: day, city: value }) };
}
