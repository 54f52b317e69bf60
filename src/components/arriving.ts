import { keyframes } from '@emotion/react';
import { motion, when } from '../theme/tokens.ts';

/** From just above nothing: the browser doesn't count what starts at opacity 0 as painted. */
export const arrive = keyframes({
  from: { opacity: 0.01, transform: `translateY(${motion.distance})` },
});
const appear = keyframes({ from: { opacity: 0.01 } });

/** Styles of what fades and slides in as the page opens; `order` staggers neighbours. */
export function arriving(order = 0) {
  return entrance(arrive, motion.fade, order);
}

/** Styles of what slowly fades in as the page opens. */
export function appearing(duration: string = motion.hero, order = 0) {
  return entrance(appear, duration, order);
}

function entrance(name: ReturnType<typeof keyframes>, duration: string, order: number) {
  const delay = order === 0 ? '' : ` calc(${order} * ${motion.stagger})`;
  return {
    [when.moving]: {
      '@media screen': { animation: `${name} ${duration} ${motion.ease}${delay} backwards` },
    },
  };
}
