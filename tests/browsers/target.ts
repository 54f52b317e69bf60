/** What a check looks for in the page: elements by a selector and, where it is told, by their name. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** Buttons of a name, within what a selector finds. */
export function button(name: string, within = 'body'): Target {
  return { css: `${within} button`, name };
}

/** Links of a name, within what a selector finds. */
export function link(name: string, within = 'body'): Target {
  return { css: `${within} a[href]`, name };
}

/** What any selector finds. */
export function css(selector: string): Target {
  return { css: selector };
}

/** The elements that are found, shown or not. Runs in the page. */
export function findAll({ css: selector, name }: Target): HTMLElement[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => name === undefined || nameOf(element) === name,
  );
}

/** Whether an element can be seen. Runs in the page. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const visible = element.checkVisibility({
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
  return visible && width > 0 && height > 0;
}

/** The middle of an element once it has come to rest there and nothing covers it. Runs in the page. */
export function reach(element: HTMLElement): { x: number; y: number } | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight) {
    const isPinned = element.closest('header, dialog, [role=dialog], [role=region]');
    if (!isPinned) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) || hit?.contains(element) === true ? { x, y } : undefined;
}
