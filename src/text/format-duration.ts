import { tagOf, type Locale } from '../locales.ts';
import type { Duration } from './duration.ts';

/** A duration with its texts. */
export interface LocalizedDuration extends Duration {
  /** In ISO 8601, if it is exact. */
  readonly iso: string | undefined;
  /** In the notation of scores. */
  readonly text: string;
  /** Spelled out, for screen readers. */
  readonly spoken: string;
}

/** A duration with its texts, which are formatted when they are read, without a sign that it is approximate. */
export function localizeDuration(duration: Duration, locale: Locale): LocalizedDuration {
  const isExact = duration.upTo === undefined && !duration.isAbout;
  return {
    ...duration,
    iso: isExact ? `PT${duration.seconds}S` : undefined,
    get text() {
      return formatDuration(duration);
    },
    get spoken() {
      return spellDuration(duration, locale);
    },
  };
}

/**
 * Formats a duration in the notation of scores.
 * @example formatDuration({ seconds: 720 }) // => '12′'
 * @example formatDuration({ seconds: 750 }) // => '12′30″'
 * @example formatDuration({ seconds: 3900 }) // => '1 h 5′'
 * @example formatDuration({ seconds: 480, upTo: 600 }) // => '8–10′'
 */
function formatDuration({ seconds, upTo }: Duration): string {
  if (upTo !== undefined) return `${seconds / 60}–${upTo / 60}′`;
  const units = split(seconds);
  const clock =
    (units.minutes ? `${units.minutes}′` : '') + (units.seconds ? `${units.seconds}″` : '');
  return [units.hours ? `${units.hours}\u00A0h` : '', clock].filter(Boolean).join('\u00A0');
}

/**
 * Spells out a duration for screen readers.
 * @example spellDuration({ seconds: 750 }, 'en') // => '12 minutes 30 seconds'
 */
export function spellDuration({ seconds: total, upTo }: Duration, locale: Locale): string {
  const unit = (name: string) =>
    new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: name, unitDisplay: 'long' });
  if (upTo !== undefined) return unit('minute').formatRange(total / 60, upTo / 60);
  const { hours, minutes, seconds } = split(total);
  const counts = [
    { count: hours, name: 'hour' },
    { count: minutes, name: 'minute' },
    { count: seconds, name: 'second' },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => unit(name).format(count))
    .join(' ');
}

function split(duration: number) {
  return {
    hours: Math.floor(duration / 3600),
    minutes: Math.floor((duration % 3600) / 60),
    seconds: duration % 60,
  };
}
