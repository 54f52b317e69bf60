/** In pixels. */
const threshold = 50;

/** Marks the document while it is scrolled, for the header: by an attribute, since React starts later. */
export function markScrolled(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
