import styled from '@emotion/styled';
import { DialogContent, DialogOverlay } from '@reach/dialog';
import {
  AnimatePresence,
  LazyMotion,
  MotionConfig,
  useIsPresent,
  useReducedMotion,
  type FeatureBundle,
} from 'framer-motion';
import * as m from 'framer-motion/m';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { layer } from '../theme/tokens.ts';

interface OverlayProps {
  readonly isOpen: boolean;
  /** What it takes to move as it does. */
  readonly features: FeatureBundle;
  readonly children: ReactNode;
}

/** Lets an overlay enter and leave: `children` is a `Layer` while `isOpen`. */
export function Overlay({ isOpen, features, children }: OverlayProps) {
  const duration = useReducedMotion() ? 0 : 0.3;
  return (
    <MotionConfig reducedMotion="user" transition={{ duration, ease: [0.22, 0.61, 0.36, 1] }}>
      <LazyMotion features={features} strict>
        <AnimatePresence>{isOpen && children}</AnimatePresence>
      </LazyMotion>
    </MotionConfig>
  );
}

interface LayerProps {
  /** What the dialog is called. */
  readonly label: string;
  readonly background: string;
  /** What a click within it doesn't close, as a selector. */
  readonly solid: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly onKey?: (key: string) => void;
  readonly children: ReactNode;
}

/** A modal dialog over all of the window. It closes with Escape, and where a click meets nothing. */
export function Layer({
  label,
  background,
  solid,
  className,
  onClose,
  onKey,
  children,
}: LayerProps) {
  const isPresent = useIsPresent();
  const pressed = useRef<EventTarget>(null);
  useFullWindow();
  useKeys(isPresent, onClose, onKey);
  useEffect(() => (isPresent ? undefined : unhideOthers()), [isPresent]);

  function closeBeside({ target }: MouseEvent) {
    if (target === pressed.current && target instanceof Element && !target.closest(solid))
      onClose();
  }

  return (
    <DialogOverlay
      as={Cover}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      inert={!isPresent}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isPresent}
      onDismiss={onClose}
      style={{ background }}
    >
      <Content
        aria-label={label}
        className={className}
        onMouseDown={({ target }: MouseEvent) => void (pressed.current = target)}
        onClick={closeBeside}
      >
        {children}
      </Content>
    </DialogOverlay>
  );
}

/** Keys are heard wherever the focus is: it may have fallen to the page's body. */
function useKeys(
  isPresent: boolean,
  onClose: () => void,
  onKey: ((key: string) => void) | undefined,
): void {
  useEffect(() => {
    if (!isPresent) return undefined;
    function press({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) {
      // With these the browser goes back and forward.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'Escape') onClose();
      // Held, a key would change the entry more often than Safari allows: a hundred times in ten seconds.
      else if (!repeat) onKey?.(key);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPresent, onClose, onKey]);
}

/** The gutter of the scroll bar belongs to the overlay while there is one; the page behind keeps its width. */
function useFullWindow(): void {
  // Before the overlay's own styles take the gutter away.
  const [strip] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  const [behind] = useState(() => ({ top: window.scrollY, path: window.location.pathname }));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--strip', `${strip}px`);
    // Lengths in `vw` change a little with the gutter: the page behind goes back to where it was.
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('--strip');
      afterNextFrame(() => {
        style.removeProperty('overflow-anchor');
        // A link in the overlay may have led elsewhere.
        if (window.location.pathname !== behind.path) return;
        window.scrollTo({ top: behind.top, behavior: 'instant' });
        // The focus may be on another photograph than the one that was opened.
        document.activeElement
          ?.closest('main *')
          ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    };
  }, [strip, behind]);
}

function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** While the overlay leaves, the page is already there for screen readers. */
function unhideOthers(): void {
  for (const node of document.querySelectorAll('body > [aria-hidden=true]')) {
    node.removeAttribute('aria-hidden');
  }
}

const Cover = styled(m.div)({ zIndex: layer.dialog, overscrollBehavior: 'contain' });

const Content = styled(DialogContent)({ minBlockSize: '100%', outline: 'none' });
