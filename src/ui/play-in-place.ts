import { isPlainClick } from './link.tsx';

/**
 * Has the player of a frame replace its cover in the history, to which a link in a frame adds an entry. Returns how to
 * stop; `onPlay` is called when the player takes the place of the cover, or has taken it.
 */
export function playInPlace(frame: HTMLIFrameElement, onPlay?: () => void): () => void {
  const onLoad = () => {
    const { contentDocument, contentWindow } = frame;
    // Only the player is of another origin.
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
