/** In pixels. */
const threshold = 50;

/** Sets an attribute while the document is scrolled, for the styles of the header, before React starts. */
export function markScrolled(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
