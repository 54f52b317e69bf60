import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { motion, when } from '../theme/tokens.ts';
import { revealOnSight } from './reveal-on-sight.ts';

interface RevealProps {
  /** Its place among neighbours that come in one after another. */
  readonly order?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fades and slides its content in, once, when it is first scrolled into view. */
export function Reveal({ order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? revealOnSight(ref.current) : undefined), []);
  return <Revealed ref={ref} $order={order} {...rest} />;
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
