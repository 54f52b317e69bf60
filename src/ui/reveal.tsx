import styled from '@emotion/styled';
import { inView } from 'framer-motion';
import { useEffect, useRef, useState, type AnimationEvent, type ReactNode } from 'react';
import { motion, when } from '../theme/tokens.ts';
import { slideInKeyframes } from './entrance.ts';

interface RevealProps {
  /** Its index among staggered siblings. */
  readonly order?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fades and slides its content in, once: on load, or when it is first scrolled into view. */
export function Reveal({ order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'hidden' | 'shown'>();

  useEffect(() => {
    const element = ref.current;
    // Hide only what hasn't been visible yet: below the viewport, or in an inactive tab panel.
    if (!element || isOnScreen(element)) return undefined;
    setState('hidden');
    return inView(element, () => setState('shown'), inViewOptions);
  }, []);

  /** A tab panel that is shown again would animate it again. */
  function end({ target, currentTarget }: AnimationEvent) {
    if (target === currentTarget) setState('shown');
  }

  return <Revealed ref={ref} data-reveal={state} $order={order} onAnimationEnd={end} {...rest} />;
}

function isOnScreen(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight;
}

// The large top margin counts content above the viewport as in view, so that none stays hidden.
const inViewOptions = { margin: '100000px 0px -6% 0px' } as const;

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
