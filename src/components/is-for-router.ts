import type { MouseEvent } from 'react';

/** Whether a click on a link is the router's: no other button, and no modifier that opens a tab or a window or downloads. */
export function isForRouter({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
