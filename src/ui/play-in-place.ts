import { isPlainClick } from './link.tsx';

/**
 * Makes a frame's player replace its cover in the session history, to which a link in a frame would add an entry. Calls
 * `onPlay` when the player replaces the cover, or if it already has. Returns a cleanup function.
 */
export function playInPlace(frame: HTMLIFrameElement, onPlay?: () => void): () => void {
  const onLoad = () => {
    const { contentDocument, contentWindow } = frame;
    // Only the player is cross-origin.
    if (!contentDocument) return onPlay?.();
    const link = contentDocument.querySelector('a');
    return link?.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPlay?.();
      contentWindow?.location.replace(link.href);
    });
  };
  onLoad();
  frame.addEventListener('load', onLoad);
  return () => frame.removeEventListener('load', onLoad);
}
