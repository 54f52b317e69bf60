import { formatDuration, isoDuration, spellDuration } from '../../components/format-duration.ts';
import { usePage } from '../../components/page-context.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

interface DurationProps {
  readonly seconds: number;
}

/** A duration in primes for the eye, in words for the ear. */
export function Duration({ seconds }: DurationProps) {
  const { locale } = usePage();
  return (
    <time dateTime={isoDuration(seconds)}>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <VisuallyHidden>{spellDuration(seconds, locale)}</VisuallyHidden>
    </time>
  );
}
