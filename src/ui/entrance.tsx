import styled from '@emotion/styled';
import { useEffect, useRef, type AnimationEvent, type ReactNode } from 'react';
import { motion, when } from '../theme/tokens.ts';
import { keyframes } from '@emotion/react';

interface RevealProps {
  /** Its index among staggered siblings. */
  readonly order?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fades and slides its content in once: on load, or when it is first scrolled into view. */
export function Reveal({ order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => (ref.current ? markWhenInView(ref.current) : undefined), []);

  /** Without this a tab panel would repeat the animation each time it is opened. */
  function end({ target, currentTarget }: AnimationEvent<HTMLElement>) {
    if (target === currentTarget) mark(currentTarget, 'shown');
  }

  return <Revealed ref={ref} $order={order} onAnimationEnd={end} {...rest} />;
}

/** Hides an element until it is scrolled into view; returns a cleanup function. */
function markWhenInView(element: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (entry?.isIntersecting) {
      if (element.dataset['reveal']) mark(element, 'shown');
      observer.disconnect();
      // Not visible yet: below the viewport, or in an inactive tab panel.
    } else if (entry && !isOnScreen(entry.boundingClientRect)) mark(element, 'hidden');
  }, inViewOptions);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Sets an attribute instead of state, which would render all of them again right after hydration, in one long task. */
function mark(element: HTMLElement, state: 'hidden' | 'shown'): void {
  element.dataset['reveal'] = state;
}

function isOnScreen({ top, height }: DOMRectReadOnly): boolean {
  return height > 0 && top < window.innerHeight;
}

// The large top margin counts content above the viewport as in view, so that it isn't left hidden.
const inViewOptions = { rootMargin: '100000px 0px -6% 0px' } as const;

const Revealed = styled.div<{ $order: number }>(({ $order }) => ({
  [when.moving]: {
    '@media screen': {
      animation: `${slideInKeyframes} ${motion.fade} ${motion.ease} calc(${$order} * ${motion.stagger}) backwards`,
      // Below the viewport the animation would run unseen; a transition replaces it.
      '&[data-reveal]': { animation: 'none' },
      '&[data-reveal=hidden]:not(:focus-within)': {
        opacity: 0,
        transform: `translateY(${motion.distance})`,
      },
      '&[data-reveal=shown]': {
        transition: `opacity ${motion.fade} ${motion.ease}, transform ${motion.fade} ${motion.ease}`,
        transitionDelay: `calc(${$order} * ${motion.stagger})`,
      },
    },
  },
}));

/** Starts just above 0: Chromium never counts text first painted at opacity 0 as the largest contentful paint. */
const slideInKeyframes = keyframes({
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
