import type { PointerEvent } from 'react';

/** How far a finger has to travel, in pixels. */
const threshold = 50;

/**
 * Handlers for a finger that swipes over an element, which follows it by the custom property
 * `--drag`. Calls back with 1 for a swipe to the left (onwards) and -1 for one to the right.
 */
export function swipe(onSwipe: (step: 1 | -1) => void) {
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || !event.isPrimary || isZoomed()) return;
      event.currentTarget.dataset['swipeFrom'] = String(event.clientX);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const distance = distanceOf(event);
      if (distance !== 0) event.currentTarget.style.setProperty('--drag', `${distance}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = distanceOf(event);
      end(event);
      if (Math.abs(distance) >= threshold) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function distanceOf({ currentTarget, isPrimary, clientX }: PointerEvent<HTMLElement>): number {
  const from = currentTarget.dataset['swipeFrom'];
  return from === undefined || !isPrimary ? 0 : clientX - Number(from);
}

function end({ currentTarget }: PointerEvent<HTMLElement>): void {
  delete currentTarget.dataset['swipeFrom'];
  currentTarget.style.removeProperty('--drag');
}
