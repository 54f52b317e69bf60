import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogOverlay } from '@reach/dialog';
import { AnimatePresence, usePresence } from 'framer-motion';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { layer, motion, when } from '../theme/tokens.ts';

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

/** A modal dialog that covers the viewport and stays mounted until it has faded out. Escape and backdrop clicks close it. */
export function ModalDialog({
  isOpen,
  ...dialog
}: ModalDialogProps & { readonly isOpen: boolean }) {
  return <AnimatePresence>{isOpen && <PresentDialog {...dialog} />}</AnimatePresence>;
}

function PresentDialog({
  label,
  background,
  ignoreClicksOn,
  className,
  onClose,
  onKey,
  children,
}: ModalDialogProps) {
  const [isPresent, remove] = usePresence();
  const overlay = useRef<HTMLDivElement>(null);
  useKeys(isPresent, onClose, onKey);
  useExposedPage(isPresent);
  useEffect(() => {
    const abort = new AbortController();
    if (remove) void callAfterAnimations(overlay.current, remove, abort.signal);
    return () => abort.abort();
  }, [remove]);
  useLayoutEffect(lockScrolling, []);

  function closeOnBackdrop({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest(ignoreClicksOn)) onClose();
  }

  return (
    <FadingOverlay
      ref={overlay}
      inert={!isPresent}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isPresent}
      onDismiss={onClose}
      style={{ background }}
    >
      <DialogPanel aria-label={label} className={className} onClick={closeOnBackdrop}>
        {children}
      </DialogPanel>
    </FadingOverlay>
  );
}

/** Sets an attribute, because `:has()` needs newer browsers. */
function lockScrolling(): () => void {
  const { dataset } = document.documentElement;
  dataset['overlay'] = 'open';
  return () => delete dataset['overlay'];
}

/** Listens on the window, because the focus may have moved to the body. */
function useKeys(
  isPresent: boolean,
  onClose: () => void,
  onKey: ((key: string) => void) | undefined,
): void {
  const handleKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
    // Shortcuts of the browser, such as Alt+Left for Back.
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

/** Exposes the page to assistive technology while the dialog fades out, and hides it if the dialog is reopened. */
function useExposedPage(isPresent: boolean): void {
  const hidden = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (!isPresent) hidden.current = [...document.querySelectorAll('body > [aria-hidden=true]')];
    for (const node of hidden.current) {
      if (isPresent) node.setAttribute('aria-hidden', 'true');
      else node.removeAttribute('aria-hidden');
    }
  }, [isPresent]);
}

/** Calls back when an element's animations have finished: immediately if there are none. */
async function callAfterAnimations(
  element: Element | null,
  callback: () => void,
  signal: AbortSignal,
): Promise<void> {
  const animations = element?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (!signal.aborted) callback();
}

const fadeIn = keyframes({ from: { opacity: 0 } });

const FadingOverlay = styled(DialogOverlay)({
  zIndex: layer.dialog,
  overscrollBehavior: 'contain',
  [when.moving]: {
    animation: `${fadeIn} ${motion.hover} ${motion.ease}`,
    // A transition, unlike an animation, can be reversed midway when the dialog is reopened.
    transition: `opacity ${motion.hover} ${motion.ease}`,
  },
  '&[inert]': { opacity: 0 },
});

const DialogPanel = styled(DialogContent)({ minBlockSize: '100%', outline: 'none' });
