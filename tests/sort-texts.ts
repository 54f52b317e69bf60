/** The texts of an element that a visitor sees, and those that nobody can. Runs in the page. */
export function sortTexts(element: Element): { visible: string[]; hidden: string[] } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const [visible, hidden]: [string[], string[]] = [[], []];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    if (text === '' || !parentElement) continue;
    // A button or a field that needs a script is absent entirely.
    if (parentElement.closest('button, label')?.checkVisibility() === false) continue;
    // What is folded up opens without a script.
    const folded = parentElement.closest('summary') ? null : parentElement.closest('details');
    const isShown = (folded ?? parentElement).checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
    (isShown ? visible : hidden).push(text);
  }
  return { visible, hidden };
}
