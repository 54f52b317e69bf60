import { tagOf, type Locale } from '../locales.ts';
import type { Duration } from './duration.ts';

/**
 * A duration, in the notation of scores.
 * @example formatDuration({ seconds: 720 }) // => '12′'
 * @example formatDuration({ seconds: 750 }) // => '12′30″'
 * @example formatDuration({ seconds: 3900 }) // => '1 h 5′'
 * @example formatDuration({ seconds: 480, upTo: 600 }) // => '8–10′'
 */
export function formatDuration({ seconds, upTo }: Duration): string {
  if (upTo !== undefined) return `${seconds / 60}–${upTo / 60}′`;
  const units = split(seconds);
  const clock =
    (units.minutes ? `${units.minutes}′` : '') + (units.seconds ? `${units.seconds}″` : '');
  return [units.hours ? `${units.hours}\u00A0h` : '', clock].filter(Boolean).join('\u00A0');
}

/**
 * A duration in words, for screen readers.
 * @example spellDuration({ seconds: 750 }, 'en') // => '12 minutes 30 seconds'
 */
export function spellDuration({ seconds: total, upTo }: Duration, locale: Locale): string {
  const unit = (name: string) => unitFormat(name, tagOf(locale));
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

/**
 * A duration in ISO 8601, for the `time` element's `datetime`.
 * @example isoDuration({ seconds: 750 }) // => 'PT750S'
 */
export function isoDuration({ seconds }: Duration): string {
  return `PT${seconds}S`;
}

function split(duration: number) {
  return {
    hours: Math.floor(duration / 3600),
    minutes: Math.floor((duration % 3600) / 60),
    seconds: duration % 60,
  };
}

/** Made once for each unit and language: to make one takes longer than to use it. */
function unitFormat(unit: string, tag: string): Intl.NumberFormat {
  const key = `${unit} ${tag}`;
  const format =
    unitFormats.get(key) ??
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  unitFormats.set(key, format);
  return format;
}

const unitFormats = new Map<string, Intl.NumberFormat>();
