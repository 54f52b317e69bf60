// In: the parts of a page of broken content, and the report of each case. Out: the page.
import { singleTextReport, type Case } from './broken-content.ts';
import { sectionHeading } from './case-files.ts';

/** The text of a page with the reports of its cases; a text that successive cases share is written once. */
export function writePage(
  items: readonly (string | Case)[],
  printed: (item: Case) => string,
): string {
  const texts = items.map((item, index) => {
    if (typeof item === 'string') return item;
    const next = items[index + 1];
    if (typeof next !== 'object') return item.source + printed(item) + (next ? '\n' : '');
    const unshared = unsharedPart(item, printed(item), next, printed(next));
    const isGroupEnd = unshared === printed(item) && next.source.startsWith('== ');
    return item.source + unshared + (isGroupEnd ? '\n' : '');
  });
  return texts.join('');
}

/** The report of a case, without what it shares with the next one. */
function unsharedPart(item: Case, printed: string, next: Case, nextPrinted: string): string {
  if (item.isFullReport || next.isFullReport || printed === '') return printed;
  const isChange = !sectionHeading.test(item.source) && !sectionHeading.test(next.source);
  if (isChange && printed === nextPrinted) return '';
  const [text, nextText] = [printed, nextPrinted].map(
    (report) => singleTextReport.exec(report)?.[2],
  );
  return text !== undefined && text === nextText
    ? (singleTextReport.exec(printed)?.[1] ?? '')
    : printed;
}
