import { keyframes } from '@emotion/react';
import { motion, when } from '../theme/tokens.ts';

/** Starts just above 0: Chromium never counts text first painted at opacity 0 as the largest contentful paint. */
export const slideInKeyframes = keyframes({
  from: { opacity: 0.01, transform: `translateY(${motion.distance})` },
});
const fadeInKeyframes = keyframes({ from: { opacity: 0.01 } });

/** Fades and slides an element in on load; `order` staggers siblings. */
export function slideIn(order = 0) {
  return entrance(slideInKeyframes, motion.fade, order);
}

/** Fades an element in on load. */
export function fadeIn(duration: string = motion.hero, order = 0) {
  return entrance(fadeInKeyframes, duration, order);
}

function entrance(name: ReturnType<typeof keyframes>, duration: string, order: number) {
  const delay = order === 0 ? '' : ` calc(${order} * ${motion.stagger})`;
  return {
    [when.moving]: {
      '@media screen': { animation: `${name} ${duration} ${motion.ease}${delay} backwards` },
    },
  };
}
