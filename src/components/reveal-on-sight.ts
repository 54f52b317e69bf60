import { inView } from 'framer-motion';

// Reaching far upwards counts what was scrolled past as seen, so that nothing stays hidden.
const seen = { margin: '100000px 0px -6% 0px' } as const;

type Stop = () => void;

const waiting = new Map<Element, Stop>();
let layouts: ResizeObserver | undefined;

/**
 * Marks an element that lies below the window with `data-reveal`: `hidden`, and `shown` once it has
 * been scrolled into view. Returns what stops it.
 */
export function revealOnSight(element: HTMLElement): Stop {
  // Where things are is asked when the browser has just laid them out, in a tab once it is opened:
  // asked earlier, it would lay out everything at once.
  layouts ??= new ResizeObserver(hideBelow);
  layouts.observe(element);
  waiting.set(element, () => undefined);
  return () => {
    layouts?.unobserve(element);
    waiting.get(element)?.();
    waiting.delete(element);
  };
}

/** Only what nobody has seen yet may hide. */
function hideBelow(entries: readonly ResizeObserverEntry[]): void {
  const elements = entries.map(({ target }) => target);
  const below = elements.filter((element) => element.getBoundingClientRect().top >= innerHeight);
  for (const element of elements) layouts?.unobserve(element);
  for (const element of below) {
    element.setAttribute('data-reveal', 'hidden');
    waiting.set(
      element,
      inView(element, () => element.setAttribute('data-reveal', 'shown'), seen),
    );
  }
}
