import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { motion, when } from '../theme/tokens.ts';
import { arrive } from './arriving.ts';
import { revealOnSight } from './reveal-on-sight.ts';

interface RevealProps {
  /** Its place among neighbours that come in one after another. */
  readonly order?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fades and slides its content in, once: as the page opens, or when it is first scrolled into view. */
export function Reveal({ order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? revealOnSight(ref.current) : undefined), []);
  return <Revealed ref={ref} $order={order} {...rest} />;
}

const Revealed = styled.div<{ $order: number }>(({ $order }) => ({
  [when.moving]: {
    '@media screen': {
      animation: `${arrive} ${motion.fade} ${motion.ease} calc(${$order} * ${motion.stagger}) backwards`,
      // Below the window that was for nobody: it begins anew when it comes into sight.
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
