import styled from '@emotion/styled';
import { Provider, Viewport, Action, Close, Description, Root, Title } from '@radix-ui/react-toast';
import { useRef, type FocusEvent } from 'react';
import { directionOf } from '../text/direction.ts';
import { touchTarget } from '../theme/layout.ts';
import { from, layer, space, colour, font, forward, motion, size, when } from '../theme/tokens.ts';
import { useShell } from './shell-context.tsx';
import type { SharedKey } from '../page/texts.ts';
import { keyframes } from '@emotion/react';
import { labelStyle } from '../theme/type.ts';
import { Icon } from './icons.tsx';
import { Text } from './text.tsx';

/** A toast. Its texts are message keys, so that they follow the language. */
export interface Toast {
  readonly title: SharedKey;
  readonly description: SharedKey;
  readonly action?: { readonly label: SharedKey; readonly href: string };
  readonly variant?: 'default' | 'destructive';
  /** In milliseconds, by default 5000; `Infinity` disables the timer. */
  readonly duration?: number;
}

/** A toast with a sequence number, used as the React key that resets the timer. */
export interface NumberedToast extends Toast {
  readonly number: number;
}

interface ToastRegionProps {
  readonly toast: NumberedToast;
}

// In pixels. Radix requires more than the threshold, and 50 must be enough.
const swipeThreshold = 49.9;

/** The toast viewport in a corner of the window; F8 focuses it. */
export function ToastRegion({ toast }: ToastRegionProps) {
  const { locale, messages } = useShell();
  const { returnFocus, ...viewport } = useFocusReturn();
  return (
    // Keyed by toast: closing a toast under the pointer would leave the next one's timer paused.
    <Provider
      key={toast.number}
      label={messages['toast.notification'].value}
      duration={5000}
      swipeDirection={directionOf(locale) === 'rtl' ? 'left' : 'right'}
      swipeThreshold={swipeThreshold}
    >
      <ToastCard toast={toast} onOpenChange={returnFocus} />
      <ToastList label={`${messages['toast.notifications'].value} ({hotkey})`} {...viewport} />
    </Provider>
  );
}

/** Restores the focus when a toast closes: Radix leaves it on the empty list. */
function useFocusReturn() {
  const ref = useRef<HTMLOListElement>(null);
  const previous = useRef<HTMLElement>(null);
  return {
    ref,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      const isInside = ref.current?.parentElement?.contains(relatedTarget);
      if (relatedTarget instanceof HTMLElement && !isInside) previous.current = relatedTarget;
    },
    returnFocus: () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !ref.current?.contains(activeElement)) return;
      activeElement.blur();
      previous.current?.focus();
    },
  };
}

const ToastList = styled(Viewport)({
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

interface ToastCardProps {
  readonly toast: Toast;
  readonly onOpenChange: () => void;
}

/** A toast: title, description, optional action and close button. */
function ToastCard({ toast, onOpenChange }: ToastCardProps) {
  const { messages } = useShell();
  const { title, description, action, variant = 'default', duration } = toast;
  return (
    <Card
      data-variant={variant}
      onOpenChange={onOpenChange}
      {...(duration !== undefined && { duration })}
    >
      <Text text={messages[title]} as={ToastTitle} />
      <Text text={messages[description]} as={Description} />
      {action && (
        <Action asChild altText={messages[action.label].value}>
          <ActionLink href={action.href}>
            <Text text={messages[action.label]} />
            <Icon name="arrow" />
          </ActionLink>
        </Action>
      )}
      <ToastCloseButton aria-label={messages['site.close'].value}>
        <Icon name="close" />
      </ToastCloseButton>
    </Card>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${motion.distance})` } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: `translateX(calc(${forward} * 100%))` },
});

const Card = styled(Root)({
  position: 'relative',
  padding: `min(${space[6]}, 6vw)`,
  paddingInlineEnd: `min(${space[16]}, 16vw)`,
  border: `1px solid ${colour.line}`,
  background: colour.raised,
  fontSize: size.small,
  lineHeight: 1.5,
  '&[data-variant=destructive]': {
    background: colour.danger,
    color: colour.onDanger,
    '& :is(a, button):hover': { color: 'inherit' },
  },
  '&:focus-visible': { outlineOffset: 2 },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  [when.moving]: {
    '&[data-state=open]': { animation: `${enter} ${motion.hover} ${motion.ease}` },
    '&[data-state=closed]': { animation: `${leave} ${motion.hover} ${motion.ease} forwards` },
    '&[data-swipe=cancel]': { transition: `transform ${motion.hover} ${motion.ease}` },
    '&[data-swipe=end]': { animation: `${swipeOut} ${motion.hover} ${motion.ease} forwards` },
  },
});

const ToastTitle = styled(Title)({
  marginBlockEnd: space[2],
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.2,
});

const ActionLink = styled.a({
  ...labelStyle,
  ...touchTarget,
  gap: space[2],
  marginBlockStart: space[2],
  textUnderlineOffset: '.5em',
});

const ToastCloseButton = styled(Close)({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.target,
  blockSize: space.target,
  fontSize: '1.25rem',
});
