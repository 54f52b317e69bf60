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

/** A modal dialog that covers the viewport, until it has faded out. Escape and a click on the backdrop close it. */
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
    if (remove) void callOnceStill(overlay.current, remove, abort.signal);
    return () => abort.abort();
  }, [remove]);
  useLayoutEffect(lockScrolling, []);

  function closeOnBackdrop({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest(ignoreClicksOn)) onClose();
  }

  return (
    <Backdrop
      ref={overlay}
      inert={!isPresent}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isPresent}
      onDismiss={onClose}
      style={{ background }}
    >
      <Content aria-label={label} className={className} onClick={closeOnBackdrop}>
        {children}
      </Content>
    </Backdrop>
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

/** While the dialog fades out the page is exposed to assistive technology again, and hidden once more if it opens again. */
function useExposedPage(isPresent: boolean): void {
  const others = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (!isPresent) others.current = [...document.querySelectorAll('body > [aria-hidden=true]')];
    for (const node of others.current) {
      if (isPresent) node.setAttribute('aria-hidden', 'true');
      else node.removeAttribute('aria-hidden');
    }
  }, [isPresent]);
}

/** Calls back once an element's animations are over, which is at once where nothing moves. */
async function callOnceStill(
  element: Element | null,
  callback: () => void,
  signal: AbortSignal,
): Promise<void> {
  const animations = element?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (!signal.aborted) callback();
}

const fadeIn = keyframes({ from: { opacity: 0 } });

const Backdrop = styled(DialogOverlay)({
  zIndex: layer.dialog,
  overscrollBehavior: 'contain',
  [when.moving]: {
    animation: `${fadeIn} ${motion.hover} ${motion.ease}`,
    // From what it has reached, and back where it opens again meanwhile.
    transition: `opacity ${motion.hover} ${motion.ease}`,
  },
  '&[inert]': { opacity: 0 },
});

const Content = styled(DialogContent)({ minBlockSize: '100%', outline: 'none' });
