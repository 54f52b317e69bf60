import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { colour, forward, layer, when } from '../theme/tokens.ts';
import { useShell } from '../ui/shell-context.tsx';
import { Text, VisuallyHidden } from '../ui/text.tsx';

/** Delay in milliseconds before the bar appears. */
const delay = 300;

/** A thin progress bar at the top of the viewport during a slow navigation. */
export function LoadingBar() {
  const { messages } = useShell();
  const isLoading = useNavigation().state !== 'idle';
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(setLong, delay, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` is a form control, which needs a label
    <div role="status">
      {isLong && (
        <>
          <ProgressBar />
          <Text text={messages['site.waiting']} as={VisuallyHidden} />
        </>
      )}
    </div>
  );
}

// Indeterminate: never reaches the end.
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } });

const ProgressBar = styled.span({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.loading,
  blockSize: 2,
  backgroundColor: colour.brass,
  transformOrigin: `calc(50% - ${forward} * 50%) 50%`,
  animation: `${advance} 12s cubic-bezier(.1, .7, .3, 1) forwards`,
  [when.forced]: { backgroundColor: 'Highlight' },
});
