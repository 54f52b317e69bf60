// What a visitor may do, as data that fast-check makes up and shrinks.
import { constantFrom, oneof, type Arbitrary, type AsyncCommand } from 'fast-check';
import { expect, type Locator, type Page } from '@playwright/test';
import { english, languages, pageIds, sizes, type PageId } from '../e2e/site.ts';
import { scriptReady, scrollTo } from '../e2e/test.ts';
import { limit } from '../machine.ts';
import { checkInvariants, fields, type FieldName, type Model, type Visit } from './invariants.ts';

/** Something that a visitor does, and its name. It does nothing if the page has no such element. */
type Action = readonly [name: string, act: (page: Page, model: Model) => Promise<unknown>];

/** Any action as a command of fast-check, after which the invariants are checked. `onStep` is called for each. */
export function anyStep(onStep: () => void): Arbitrary<AsyncCommand<Model, Visit>> {
  return anyAction.map(([name, act]) => ({
    check: () => true,
    run: async (model, visit) => {
      onStep();
      await act(visit.page, model);
      await checkInvariants(model, visit);
    },
    toString: () => name,
  }));
}

const follows = pageIds.flatMap((id) => [follow(id, 'header'), follow(id, 'footer')]);
const history: readonly Action[] = [
  ['go Back', (page) => travel(page, -1)],
  ['go Forward', (page) => travel(page, 1)],
  ['reload', (page) => page.reload().then(() => scriptReady(page))],
];
const written = fields.flatMap((field) =>
  ['Clara', 'c@example.org', 'Ñandú & co', ''].map((text) => write(field, text)),
);
const opened = [
  click('send the form', (page) => page.locator('main form button')),
  click('open the menu', (page) => page.locator('header nav > button')),
  ...[0, 1, 2, 3].map((at) => click(`select tab ${at}`, (page) => page.getByRole('tab').nth(at))),
  ...[0, 5, 10].map((at) =>
    click(`open photograph ${at}`, (page) => page.locator('main li a:has(img)').nth(at)),
  ),
];
const closed: readonly Action[] = [
  click('close what is open', (page) => page.locator('[role=dialog] button').first()),
  ['press the edge of the window', (page) => page.mouse.click(6, 200)],
];
const pressed = 'Tab Shift+Tab ArrowRight ArrowLeft Home End PageDown F8 Escape'
  .split(' ')
  .map((key): Action => [`press ${key}`, (page) => page.keyboard.press(key)]);
const seen: readonly Action[] = [
  ...[0, 60, 900, 4000].map((top): Action => [`scroll to ${top}`, (page) => scrollTo(page, top)]),
  ...Object.values(sizes).map((size): Action => [
    `resize to ${size.width} px`,
    (page) => page.setViewportSize(size),
  ]),
];
const anyAction = oneof(
  constantFrom(...follows),
  constantFrom<Action[]>(['toggle the language', toggle]),
  constantFrom(...history),
  constantFrom(...written),
  constantFrom(...opened),
  constantFrom(...closed),
  constantFrom(...pressed),
  constantFrom(...seen),
);

/** Follows a link to a page. */
function follow(id: PageId, place: 'header' | 'footer'): Action {
  const act = async (page: Page) => {
    const address = languageAt(page).address(id);
    const links = page.locator(`${place} nav li a[href="${address}"]`);
    if (await clickIfThere(page, links)) await expectAddress(page, address);
  };
  return [`follow the ${place}’s link to ${id}`, act];
}

/** Shows the page in the other language. */
async function toggle(page: Page): Promise<void> {
  const from = languageAt(page);
  const to = languages.find((language) => language !== from) ?? from;
  const { pathname } = new URL(page.url());
  const id = pageIds.find((pageId) => from.address(pageId) === pathname) ?? 'home';
  const buttons = page.locator('[role=dialog] form button, header form button');
  if (await clickIfThere(page, buttons)) await expectAddress(page, to.address(id));
}

/** Goes through the history, but not out of the site. */
async function travel(page: Page, by: 1 | -1): Promise<void> {
  const isWithin = await page.evaluate(
    (step) => (step < 0 ? navigation.canGoBack : navigation.canGoForward),
    by,
  );
  if (isWithin) await (by < 0 ? page.goBack() : page.goForward());
}

function write(field: FieldName, text: string): Action {
  const act = async (page: Page, { draft }: Model) => {
    const control = page.locator(`main form [name=${field}]`);
    if (!(await isOffered(page, control))) return;
    // What goes elsewhere under the fingers may be missed, as by a visitor.
    await control.fill(text, { timeout: 2000 }).then(
      () => draft.set(field, text),
      () => draft.delete(field),
    );
  };
  return [`write \`${text}\` into ${field}`, act];
}

/** Clicks the first of some elements that can be reached. */
function click(name: string, find: (page: Page) => Locator): Action {
  return [name, (page) => clickIfThere(page, find(page))];
}

/** The same; resolves to whether there was one, which was clicked. */
async function clickIfThere(page: Page, elements: Locator): Promise<boolean> {
  for (const element of await elements.all()) {
    if (!(await isOffered(page, element))) continue;
    // What moves away under the pointer is missed, as by a visitor.
    return element.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }
  return false;
}

/** Whether an element is shown and no dialog is before it. */
async function isOffered(page: Page, element: Locator): Promise<boolean> {
  if (!(await element.isVisible())) return false;
  const isWithin = await element
    .evaluate((node) => node.closest('[role=dialog]') !== null)
    .catch(() => false);
  return isWithin || (await page.getByRole('dialog').count()) === 0;
}

/** The language of the page's address. */
function languageAt(page: Page) {
  const [, first = ''] = new URL(page.url()).pathname.split('/');
  return languages.find(({ id }) => id === first) ?? english;
}

async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === address, { timeout: limit(5000) });
}
