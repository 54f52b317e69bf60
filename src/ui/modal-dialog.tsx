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
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { layer } from '../theme/tokens.ts';

interface ModalPresenceProps {
  readonly isOpen: boolean;
  /** The framer-motion features that the animations need. */
  readonly features: FeatureBundle;
  readonly children: ReactNode;
}

/** Animates a dialog's enter and exit; `children` is a `ModalDialog`. */
export function ModalPresence({ isOpen, features, children }: ModalPresenceProps) {
  const duration = useReducedMotion() ? 0 : 0.3;
  return (
    <MotionConfig reducedMotion="user" transition={{ duration, ease: [0.22, 0.61, 0.36, 1] }}>
      <LazyMotion features={features} strict>
        <AnimatePresence>{isOpen && children}</AnimatePresence>
      </LazyMotion>
    </MotionConfig>
  );
}

interface ModalDialogProps {
  /** The dialog's accessible name. */
  readonly label: string;
  readonly background: string;
  /** Selector of content on which a click doesn't close the dialog. */
  readonly ignoreClicksOn: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly onKey?: (key: string) => void;
  readonly children: ReactNode;
}

/** A modal dialog that covers the viewport. Escape and a click on the backdrop close it. */
export function ModalDialog({
  label,
  background,
  ignoreClicksOn,
  className,
  onClose,
  onKey,
  children,
}: ModalDialogProps) {
  const isPresent = useIsPresent();
  const pressTarget = useRef<EventTarget>(null);
  useKeys(isPresent, onClose, onKey);
  useEffect(() => (isPresent ? undefined : unhideOthers()), [isPresent]);
  useLayoutEffect(lockScrolling, []);

  function closeOnBackdrop({ target }: MouseEvent) {
    if (
      target === pressTarget.current &&
      target instanceof Element &&
      !target.closest(ignoreClicksOn)
    )
      onClose();
  }

  return (
    <DialogOverlay
      as={Backdrop}
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
        onMouseDown={({ target }: MouseEvent) => void (pressTarget.current = target)}
        onClick={closeOnBackdrop}
      >
        {children}
      </Content>
    </DialogOverlay>
  );
}

/** By an attribute: `:has()` would need newer browsers. */
function lockScrolling(): () => void {
  const { dataset } = document.documentElement;
  dataset['overlay'] = 'open';
  return () => delete dataset['overlay'];
}

/** Listens on the window: the focus may have moved to the body. */
function useKeys(
  isPresent: boolean,
  onClose: () => void,
  onKey: ((key: string) => void) | undefined,
): void {
  const handleKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
    // The browser's own shortcuts, such as Alt+Left for Back.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') onClose();
    // Auto-repeat would exceed Safari's limit of 100 history changes in 10 seconds.
    else if (!repeat) onKey?.(key);
  });
  useEffect(() => {
    if (!isPresent) return undefined;
    const handle = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isPresent]);
}

/** During the exit animation the page is exposed to assistive technology again. */
function unhideOthers(): void {
  for (const node of document.querySelectorAll('body > [aria-hidden=true]')) {
    node.removeAttribute('aria-hidden');
  }
}

const Backdrop = styled(m.div)({ zIndex: layer.dialog, overscrollBehavior: 'contain' });

const Content = styled(DialogContent)({ minBlockSize: '100%', outline: 'none' });
