type Pressed = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click on a link is the router's: no other button, and no modifier that opens a tab or a window or downloads. */
export function isForRouter({ button, metaKey, altKey, ctrlKey, shiftKey }: Pressed): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
