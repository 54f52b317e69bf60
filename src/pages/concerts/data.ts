// In: the concerts. Out: what their pages and the home page show on the day of the build.
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

/** How many performances the browser picks the next one from: all but the last may pass before the next build. */
const maxUpcoming = 10;

export type ConcertsPage = PageData<Awaited<ReturnType<typeof data>>>;

/** Props of a component that shows one concert. */
export interface ConcertProps {
  readonly concert: ConcertAsOf;
}

/** All concerts, upcoming and past on the day of the build, or the one whose slug is `subpath`. */
export async function data(content: LocaleContent, subpath: string) {
  const all = entriesOf(content.collections.get(concerts));
  const selected = subpath ? all.filter(({ slug }) => slug === subpath) : all;
  const views = await Promise.all(selected.map((concert) => toConcertView(concert, content)));
  const isPast = (concert: ConcertView) => concertAsOf(concert, Date.parse(content.builtAt)).isPast;
  return {
    ...buildDate(content),
    upcoming: views.filter((concert) => !isPast(concert)),
    past: views.filter(isPast).toReversed(),
    ...(subpath && { slug: subpath, upcomingConcerts: firstUpcoming(content) }),
  };
}

/** The title and the description of a concert's own page. */
export async function head(content: LocaleContent, subpath: string): Promise<PageHead> {
  const entry = entriesOf(content.collections.get(concerts)).find(({ slug }) => slug === subpath);
  if (!entry) return {};
  const concert = concertAsOf(await toConcertView(entry, content), Date.parse(content.builtAt));
  const details = [concert.dateText, concert.hour?.value, placeText(concert)];
  return { title: concert.title, description: { value: details.filter(Boolean).join(', ') } };
}

/** The performances to pick the next one from; undefined if there are none. */
export function upcomingConcerts(content: LocaleContent) {
  const upcoming = firstUpcoming(content);
  return upcoming.length === 0 ? undefined : { ...buildDate(content), upcoming };
}

export type UpcomingConcerts = NonNullable<ReturnType<typeof upcomingConcerts>>;

/** The next performances that aren't called off. Memoized, because each concert's page needs them. */
const firstUpcoming = memoize((content: LocaleContent) => {
  const now = Date.parse(content.builtAt);
  return entriesOf(content.collections.get(concerts))
    .filter((concert) => !isCalledOff(concert))
    .flatMap((concert) =>
      performancesOf(concert, content).map((performance) => ({ concert, ...performance })),
    )
    .filter((performance) => !isOver(performance, now))
    .toSorted(byDate)
    .slice(0, maxUpcoming)
    .map((performance) => upcomingLink(performance, content));
});

function buildDate({ builtAt, messagesFor, locale }: LocaleContent) {
  const text = messagesFor(texts)['concerts.asOf'];
  const date = formatDate(builtAt.slice(0, 10), text.lang ?? locale);
  return { builtAt, dateNote: fillLocalized(text, { date }) };
}

/** A performance as a line of text that links to its concert. */
function upcomingLink(
  { ends, date, concert }: PerformanceView & { readonly concert: Concert },
  content: LocaleContent,
) {
  const { locale } = content;
  const messages = content.messagesFor(texts);
  const text = messages['concerts.homeNext'];
  const dateText = formatDate(date, text.lang ?? locale);
  const { slug, city, venue, country } = concert;
  const place = city ?? venue ?? (country ? { value: countryName(country, content) } : undefined);
  const { value: placeName } = place ?? messages['concerts.online'];
  return { slug, ends, text: fillLocalized(text, { date: dateText, city: placeName }) };
}
