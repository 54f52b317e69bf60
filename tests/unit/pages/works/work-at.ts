// The page of a work, or the list of all, of a site of a test.
import type { WorkPage } from '../../../../src/pages/works/work/data.ts';
import { isPage } from '../../../is-page.ts';
import { pageData, type Shown } from '../../../../src/page/page-data.ts';
import { readFolder } from '../../../folder.ts';

const texts = readFolder('src/content/template');

/** All interface texts. */
export const messages = {
  'content/en/messages.yaml': texts['en/messages.yaml'] ?? '',
  'content/es/messages.yaml': texts['es/messages.yaml'] ?? '',
};

/** What is at an address, which is a work's. */
export async function workAt(source: Shown, address: string) {
  const page = await pageData(source, address);
  if (isPage<WorkPage>(page, 'works/work')) return page;
  throw new Error(`${address} is a page of another kind.`);
}
