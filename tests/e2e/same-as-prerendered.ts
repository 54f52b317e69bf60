// Checked at the end of every test: a hydrated page equals the one that was prerendered for its address.
import { expect, type Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

type Texts = Readonly<Record<string, string>>;

/** An element that identifies a page to search engines and screen readers, or may do so. */
interface Identifying {
  readonly name: string;
  readonly attribs: Texts;
  readonly text: string;
}

/** How a test ends: as it should, with a form that has been emptied, or on a page that differs. */
export type Ending = 'as prerendered' | 'without its draft' | 'elsewhere';

const drafts = new WeakMap<Page, Texts>();

/** Remembers what a visitor has typed into the fields of a page's form, which must be there at the end of the test. */
export function rememberDraft(page: Page, draft: Texts): void {
  drafts.set(page, draft);
}

/**
 * Expects a ready page with the language, the headings of the first level, the title, the canonical address, the other
 * metadata and the mark in the header of the prerendered file, at most one dialog, and fields as they were typed. Resolves
 * to the texts of the fields, keyed by name.
 */
export async function expectSameAsPrerendered(page: Page): Promise<Texts> {
  const state = await page.evaluate(look);
  await expectSame(page, state);
  return state.fields;
}

/** Expects the same at the end of a test, unless its page isn't ready: it has no script, or is being loaded. */
export async function checkEnd(page: Page, ends: Ending): Promise<void> {
  if (ends !== 'as prerendered') drafts.delete(page);
  if (ends === 'elsewhere') return;
  // A test may end with an address whose page is still being shown.
  await expect(async () => {
    const state = await page.evaluate(look).catch(ignoreNavigation);
    if (state?.isReady) await expectSame(page, state);
  }).toPass({ timeout: 10_000 });
  drafts.delete(page);
}

async function expectSame(page: Page, state: ReturnType<typeof look>): Promise<void> {
  const { isReady, address, elements, dialogs, fields } = state;
  const file = elementsOf(await (await fetch(address)).text());
  expect(factsOf(elements), `what ${address} is`).toEqual(factsOf(file));
  expect({ isReady, dialogs: Math.max(1, dialogs) }).toEqual({ isReady: true, dialogs: 1 });
  const draft = drafts.get(page);
  if (draft && Object.keys(fields).length > 0)
    expect(fields, 'what was typed').toMatchObject(draft);
}

/** A document that is being replaced isn't ready. */
function ignoreNavigation(error: unknown): undefined {
  if (!/Execution context was destroyed|has been closed/.test(String(error))) throw error;
}

/** What a page shows of itself. Runs in the page, so without functions that have names. */
function look() {
  return {
    isReady: document.documentElement.dataset['script'] === 'ready',
    address: location.href.replace(/#.*/, ''),
    elements: [
      ...document.querySelectorAll(
        'html, h1, head > :is(title, meta, link), header a[aria-current]',
      ),
    ].map((element) => ({
      name: element.localName,
      attribs: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.localName === 'html' ? '' : element.textContent,
    })),
    dialogs: document.querySelectorAll('[role=dialog]').length,
    fields: Object.fromEntries(
      [...document.querySelectorAll('main form :is(input, textarea)')].map((field) => [
        field.getAttribute('name') ?? '',
        'value' in field ? String(field.value) : '',
      ]),
    ) satisfies Texts,
  };
}

/** The same elements of a page as a server sends it. */
function elementsOf(html: string): Identifying[] {
  const document = parseDocument(html);
  const elementsNamed = (
    names: string,
    within: Parameters<typeof DomUtils.getElementsByTagName>[1],
  ) => DomUtils.getElementsByTagName((name) => names.split(' ').includes(name), within);
  return [
    ...elementsNamed('html h1', document),
    ...elementsNamed('title meta link', elementsNamed('head', document)),
    ...elementsNamed('a', elementsNamed('header', document)).filter(
      ({ attribs }) => 'aria-current' in attribs,
    ),
  ].map((element) => ({
    name: element.name,
    attribs: element.attribs,
    text: DomUtils.textContent(element),
  }));
}

/** What elements say that must be the same; scripts add links of other kinds. */
function factsOf(elements: readonly Identifying[]): string[] {
  return elements
    .map(factOf)
    .filter((fact) => fact !== undefined)
    .toSorted();
}

function factOf({ name, attribs, text }: Identifying): string | undefined {
  const { lang, name: kind = '', content, rel, hreflang, href } = attribs;
  if (name === 'html') return `lang: ${lang}`;
  if (['h1', 'title', 'a'].includes(name)) return `${name}: ${text.trim()} ${href ?? ''}`;
  if (['description', 'robots', 'theme-color'].includes(kind)) return `${kind}: ${content}`;
  if (rel === 'canonical' || hreflang) return `${rel} ${hreflang ?? ''}: ${href}`;
  return undefined;
}
