import { formatDuration, isoDuration } from '../../site/format-duration.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

interface DurationProps {
  readonly seconds: number;
  readonly inWords: string;
}

/** A duration in primes for the eye, in words for the ear. */
export function Duration({ seconds, inWords }: DurationProps) {
  return (
    <time dateTime={isoDuration(seconds)}>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <VisuallyHidden>{inWords}</VisuallyHidden>
    </time>
  );
}
