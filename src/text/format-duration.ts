import type { Locale } from '../locales.ts';

/**
 * A duration in seconds, in the notation of scores.
 * @example formatDuration(720) // => '12′'
 * @example formatDuration(750) // => '12′30″'
 * @example formatDuration(3900) // => '1 h 5′'
 */
export function formatDuration(duration: number): string {
  const { hours, minutes, seconds } = split(duration);
  const clock = (minutes ? `${minutes}′` : '') + (seconds ? `${seconds}″` : '');
  return [hours ? `${hours}\u00A0h` : '', clock].filter(Boolean).join('\u00A0');
}

/**
 * A duration in seconds in words, for screen readers.
 * @example spellDuration(750, 'en') // => '12 minutes 30 seconds'
 */
export function spellDuration(duration: number, locale: Locale): string {
  const { hours, minutes, seconds } = split(duration);
  const parts = [
    { count: hours, unit: 'hour' },
    { count: minutes, unit: 'minute' },
    { count: seconds, unit: 'second' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) =>
      count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    )
    .join(' ');
}

/**
 * A duration in seconds in ISO 8601, for the `time` element's `datetime`.
 * @example isoDuration(750) // => 'PT750S'
 */
export function isoDuration(duration: number): string {
  return `PT${Math.round(duration)}S`;
}

function split(duration: number) {
  return {
    hours: Math.floor(duration / 3600),
    minutes: Math.floor((duration % 3600) / 60),
    seconds: Math.round(duration % 60),
  };
}
