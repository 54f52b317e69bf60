import styled from '@emotion/styled';
import { useInView } from 'framer-motion';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { motion, when } from '../theme/tokens.ts';

interface RevealProps {
  /** Its place among neighbours that come in one after another. */
  readonly order?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

// Reaching far upwards counts what was scrolled past as seen, so that nothing stays hidden.
const seen = { once: true, margin: '100000px 0px -6% 0px' } as const;

/** Fades and slides its content in, once, when it is first scrolled into view. */
export function Reveal({ order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView(ref, seen);
  const waits = useBelowTheFold(ref);
  const state = inView ? 'shown' : 'hidden';
  return <Revealed ref={ref} $order={order} {...(waits && { 'data-reveal': state })} {...rest} />;
}

/** Whether the element lay below the window when it was mounted: only then may it hide. */
function useBelowTheFold(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useLayoutEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setBelow(top >= window.innerHeight);
  }, [ref]);
  return isBelow;
}

const Revealed = styled.div<{ $order: number }>(({ $order }) => ({
  [when.moving]: {
    '@media screen': {
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
