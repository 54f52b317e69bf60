// In: the parts of a page of broken content, and what is printed about each case. Out: the page.
import { onlyText, type Case } from './broken-content.ts';
import { heading } from './case-files.ts';

/** The text of a page, with what is printed about its cases, each text once where it is that of some that follow. */
export function writePage(
  items: readonly (string | Case)[],
  printed: (item: Case) => string,
): string {
  const texts = items.map((item, index) => {
    if (typeof item === 'string') return item;
    const next = items[index + 1];
    if (typeof next !== 'object') return item.source + printed(item) + (next ? '\n' : '');
    const own = ownPart(item, printed(item), next, printed(next));
    const isOver = own === printed(item) && next.source.startsWith('== ');
    return item.source + own + (isOver ? '\n' : '');
  });
  return texts.join('');
}

/** What is printed about a case except what the next one, below it, has in common with it. */
function ownPart(item: Case, printed: string, next: Case, below: string): string {
  if (item.isWhole || next.isWhole || printed === '') return printed;
  const isChange = !heading.test(item.source) && !heading.test(next.source);
  if (isChange && printed === below) return '';
  const [text, others] = [onlyText.exec(printed)?.[2], onlyText.exec(below)?.[2]];
  return text !== undefined && text === others ? (onlyText.exec(printed)?.[1] ?? '') : printed;
}
