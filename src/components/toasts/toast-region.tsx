import styled from '@emotion/styled';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { from, layer, space } from '../../theme/tokens.ts';
import { useShell } from '../shell-context.tsx';
import { ToastCard } from './toast-card.tsx';
import type { NumberedToast } from './toasts.tsx';

interface ToastRegionProps {
  readonly toast: NumberedToast;
}

// A swipe has to go further than the threshold; one of 50 pixels shall be enough.
const swipeThreshold = 49.9;

/** The corner of the window where toasts appear, which F8 reaches. */
export function ToastRegion({ toast }: ToastRegionProps) {
  const { messages } = useShell();
  return (
    // Each toast has a provider of its own: one that was closed while the pointer was over it would
    // leave the timer of the next one paused.
    <Provider
      key={toast.number}
      label={messages['contact.notification'].value}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      <ToastCard toast={toast} />
      <Corner label={`${messages['contact.notifications'].value} ({hotkey})`} />
    </Provider>
  );
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
