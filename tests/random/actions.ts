// What a visitor may do, as data that fast-check makes up and shrinks.
import {
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  type Arbitrary,
  type AsyncCommand,
} from 'fast-check';
import type { Locator, Page } from '@playwright/test';
import { pageIds, sizes } from '../e2e/site.ts';
import { checkInvariants } from './invariants.ts';
import { fields, type Action, type Model, type Visit } from './model.ts';
import { clickIfThere, isOffered } from './reach.ts';
import { follow, reload, toggle, travel } from './travels.ts';

/** Any action as a command of fast-check, after which all that must always hold is checked. `tell` hears of each. */
export function anyStep(tell: () => void): Arbitrary<AsyncCommand<Model, Visit>> {
  return anyAction.map(({ name, act }) => ({
    check: () => true,
    run: async (model, visit) => {
      tell();
      await act(visit.page, model);
      await checkInvariants(model, visit);
    },
    toString: () => name,
  }));
}

const anyAction: Arbitrary<Action> = oneof(
  {
    weight: 6,
    arbitrary: record({
      id: constantFrom(...pageIds),
      place: constantFrom('header', 'footer'),
    }).map(follow),
  },
  { weight: 3, arbitrary: constant(toggle()) },
  { weight: 3, arbitrary: constantFrom<(1 | -1)[]>(-1, 1).map(travel) },
  { weight: 1, arbitrary: constant(reload()) },
  {
    weight: 3,
    arbitrary: record({
      field: constantFrom(...fields),
      text: constantFrom('Clara', 'c@example.org', 'Ñandú & co', ''),
    }).map(write),
  },
  {
    weight: 4,
    arbitrary: constantFrom(
      click('send the form', (page) => page.locator('main form button')),
      click('open the menu', (page) => page.locator('header nav > button')),
    ),
  },
  {
    weight: 2,
    arbitrary: nat(3).map((index) =>
      click(`select tab ${index + 1}`, (page) => page.getByRole('tab').nth(index)),
    ),
  },
  {
    weight: 2,
    arbitrary: nat(10).map((index) =>
      click(`open photograph ${index + 1}`, (page) =>
        page.locator('main li a:has(img)').nth(index),
      ),
    ),
  },
  { weight: 3, arbitrary: constantFrom('button', 'backdrop', 'Escape').map(closeOverlay) },
  {
    weight: 4,
    arbitrary: constantFrom(
      'Tab',
      'Shift+Tab',
      'ArrowRight',
      'ArrowLeft',
      'Home',
      'End',
      'PageDown',
      'F8',
      'Escape',
    ).map(press),
  },
  { weight: 2, arbitrary: integer({ min: 0, max: 4000 }).map(scroll) },
  { weight: 1, arbitrary: constantFrom(...Object.values(sizes)).map(resize) },
);

function write({ field, text }: { field: (typeof fields)[number]; text: string }): Action {
  return {
    name: `write \`${text}\` into ${field}`,
    act: async (page, model) => {
      const control = page.locator(`main form [name=${field}]`);
      if (!(await isOffered(page, control))) return;
      // What goes elsewhere under the fingers may be missed, as by a visitor.
      await control.fill(text, { timeout: 2000 }).then(
        () => model.draft.set(field, text),
        () => model.draft.delete(field),
      );
    },
  };
}

/** Clicks the first of some elements that can be reached. */
function click(name: string, find: (page: Page) => Locator): Action {
  return { name, act: (page) => clickIfThere(page, find(page)) };
}

function closeOverlay(how: string): Action {
  return {
    name: `close what is open by ${how}`,
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      if ((await dialog.count()) === 0) return;
      if (how === 'Escape') await page.keyboard.press('Escape');
      else if (how === 'backdrop') await page.mouse.click(6, 200);
      else await clickIfThere(page, dialog.locator('button').first());
    },
  };
}

function press(key: string): Action {
  return { name: `press ${key}`, act: (page) => page.keyboard.press(key) };
}

function scroll(top: number): Action {
  return {
    name: `scroll to ${top}`,
    act: (page) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top),
  };
}

function resize(size: { width: number; height: number }): Action {
  return {
    name: `resize to ${size.width} px`,
    act: (page) => page.setViewportSize(size),
  };
}
