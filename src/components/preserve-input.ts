// The page before hydration -> what was typed, focused, selected and pressed in it, put into the page that React renders
// in its place where something else has changed it and hydration fails.

/** Remembers a page's controls and selection. The returned function transfers what is no longer in the document. */
export function preserveInput(root: Element): () => void {
  const before = controlsIn(root);
  let focused = document.activeElement;
  let passage = selectedPassage(root);
  const remember = () => {
    focused = document.activeElement;
    passage = selectedPassage(root);
  };
  const signs = ['focusin', 'selectionchange'] as const;
  for (const sign of signs) document.addEventListener(sign, remember);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, remember);
    if (before.every((old) => old.isConnected)) return;
    const after = controlsIn(root);
    for (const old of before) {
      const twin = old.isConnected ? undefined : twinOf(old, before, after);
      if (twin) transfer(old, twin, old === focused);
    }
    if (passage) select(passage, root);
  };
}

function controlsIn(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]')];
}

/** The control in the same place among those of the same name, target or text. */
function twinOf(old: HTMLElement, before: readonly HTMLElement[], after: readonly HTMLElement[]) {
  const alike = (all: readonly HTMLElement[]) => all.filter((each) => nameOf(each) === nameOf(old));
  return alike(after)[alike(before).indexOf(old)];
}

function nameOf(control: HTMLElement): string {
  const { localName, textContent } = control;
  const name = control.getAttribute('name') ?? control.getAttribute('href') ?? textContent;
  return `${localName} ${name}`;
}

function transfer(old: HTMLElement, twin: HTMLElement, isFocused: boolean): void {
  // The starter presses the button that it knows.
  old.addEventListener('click', (event) => {
    event.preventDefault();
    twin.click();
  });
  if (isFocused) twin.focus({ preventScroll: true });
  if (!isField(old) || !isField(twin) || !old.value) return;
  twin.value = old.value;
  twin.dispatchEvent(new Event('input', { bubbles: true }));
  const { selectionStart, selectionEnd } = old;
  // Fields for addresses have no selection that a script may know.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
}

function isField(control: HTMLElement) {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** A selected text, and how often it occurs before. */
type Passage = readonly [text: string, nth: number];

function selectedPassage(root: Element): Passage | undefined {
  const selection = getSelection();
  if (!selection?.containsNode(root, true) || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const text = String(range);
  range.collapse(true);
  range.setStart(root, 0);
  return [text, String(range).split(text).length];
}

function select([text, nth]: Passage, root: Element): void {
  const start = root.textContent.split(text).slice(0, nth).join(text).length;
  // Before its first character, not behind the one that precedes it, which may be in another element.
  const [node, behindFirst] = pointAt(start + 1, root);
  getSelection()?.setBaseAndExtent(node, behindFirst - 1, ...pointAt(start + text.length, root));
}

/** The text node and the offset in it at an offset in an element's text; the element's end beyond that. */
function pointAt(offset: number, root: Element): [node: Node, offset: number] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return [node, left];
    left -= length;
  }
  return [root, root.childNodes.length];
}
