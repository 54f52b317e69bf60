import styled from '@emotion/styled';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { useEffect } from 'react';
import { directionOf } from '../../text/direction.ts';
import { from, layer, space } from '../../theme/tokens.ts';
import { useShell } from '../shell-context.tsx';
import { ToastCard } from './toast-card.tsx';
import type { NumberedToast } from './toast.ts';

interface ToastRegionProps {
  readonly toast: NumberedToast;
}

// In pixels. Radix requires more than the threshold, and 50 must suffice.
const swipeThreshold = 49.9;

/** The toast viewport in a corner of the window; F8 focuses it. */
export function ToastRegion({ toast }: ToastRegionProps) {
  const { locale, messages } = useShell();
  useEffect(leaveCompositionAlone, []);
  return (
    // Keyed by toast: closing a toast under the pointer would leave the next one's timer paused.
    <Provider
      key={toast.number}
      label={messages['contact.notification'].value}
      duration={5000}
      swipeDirection={directionOf(locale) === 'rtl' ? 'left' : 'right'}
      swipeThreshold={swipeThreshold}
    >
      <ToastCard toast={toast} />
      <Corner label={`${messages['contact.notifications'].value} ({hotkey})`} />
    </Provider>
  );
}

/** Keeps Radix from keys that an input method composes with: F8 writes katakana. */
function leaveCompositionAlone() {
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing && event.code === 'F8') event.stopPropagation();
  };
  window.addEventListener('keydown', keep, true);
  return () => window.removeEventListener('keydown', keep, true);
}

const Corner = styled(Viewport)({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInline: space[4],
  zIndex: layer.toast,
  outline: 'none',
  maxBlockSize: `calc(100% - 2 * ${space[4]})`,
  overflowY: 'auto',
  [from.small]: {
    insetBlockEnd: space[8],
    insetInline: 'auto clamp(1.25rem, 4vw, 3rem)',
    inlineSize: '26rem',
  },
});
