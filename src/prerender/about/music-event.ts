// A concert -> schema.org's MusicEvent.
import type { Thing } from 'schema-dts';
import { absoluteUrl, localAddress } from '../../site/addresses.ts';
import type { ListedConcert } from '../../site/page-data/list-concert.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { artistIn, workIn } from './person.ts';

/** A concert with an address of its own, which search engines ask for. */
export function musicEvent(
  concert: ListedConcert,
  { locale }: PageData,
  { url: siteUrl }: ShellData['site'],
): Thing {
  const { title, starts, ends, until, date, previousDate, status, stream, city } = concert;
  const url = absoluteUrl(localAddress(locale, `concerts/${concert.slug}`), siteUrl);
  const facts = [concert.with, ...concert.programme.map(({ text }) => text), concert.note];
  const played = concert.programme.filter(({ address }) => address);
  return {
    '@type': 'MusicEvent',
    '@id': url,
    url,
    name: title.value,
    description: facts.flatMap((fact) => fact?.value ?? []).join('. ') || title.value,
    startDate: starts,
    // A day alone would be midnight, before the hour at which it starts.
    endDate: until ?? (starts === date ? date : ends),
    eventStatus: `https://schema.org/${eventStatusOf(status)}`,
    eventAttendanceMode: `https://schema.org/${stream ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    ...(previousDate !== undefined && { previousStartDate: previousDate }),
    location: {
      '@type': 'Place',
      name: concert.venue?.value ?? city.value,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city.value,
        addressCountry: concert.country,
      },
    },
    performer: artistIn(siteUrl),
    ...(played.length > 0 && {
      workPerformed: played.map(({ address = '' }) => workIn(siteUrl, address)),
    }),
    ...offersOf(concert),
  };
}

function eventStatusOf(status: ListedConcert['status']) {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return status === 'rescheduled' ? 'EventRescheduled' : 'EventScheduled';
}

function offersOf({ tickets, status }: ListedConcert) {
  if (!tickets) return {};
  const states = { 'sold-out': 'SoldOut', 'few-left': 'LimitedAvailability' } as const;
  const state = status === 'sold-out' || status === 'few-left' ? states[status] : 'InStock';
  const availability = `https://schema.org/${state}` as const;
  return { offers: { '@type': 'Offer', url: tickets, availability } } as const;
}
