import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Action, Close, Description, Root, Title } from '@radix-ui/react-toast';
import { colour, font, forward, motion, size, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { Icon } from '../icons.tsx';
import { useShell } from '../shell-context.tsx';
import { Text } from '../text.tsx';
import type { Toast } from './toast.ts';

interface ToastCardProps {
  readonly toast: Toast;
}

/** A toast: title, description, optional action and close button. */
export function ToastCard({ toast }: ToastCardProps) {
  const { messages } = useShell();
  const { title, description, action, variant = 'default', duration } = toast;
  return (
    <Card data-variant={variant} {...(duration !== undefined && { duration })}>
      <Heading>
        <Text text={messages[title]} />
      </Heading>
      <Description>
        <Text text={messages[description]} />
      </Description>
      {action && (
        <Action asChild altText={messages[action.label].value}>
          <ActionLink href={action.href}>
            <Text text={messages[action.label]} />
            <Icon name="arrow" />
          </ActionLink>
        </Action>
      )}
      <CloseButton aria-label={messages['site.close'].value}>
        <Icon name="close" />
      </CloseButton>
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

const Heading = styled(Title)({
  marginBlockEnd: space[2],
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.2,
});

const ActionLink = styled.a({
  ...label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: space.target,
  marginBlockStart: space[2],
  textUnderlineOffset: '.5em',
});

const CloseButton = styled(Close)({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.target,
  blockSize: space.target,
  fontSize: '1.25rem',
});
