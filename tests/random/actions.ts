// What a visitor may do, as data that fast-check makes up and shrinks.
import {
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { pageIds, sizes } from '../e2e/site.ts';
import { fields, kinds, type Visit } from './model.ts';
import { clickIfThere, isOffered, runIn } from './reach.ts';
import type { Action } from './step.ts';
import { follow, reload, toggle, travel } from './travels.ts';

/** Any action. */
export const anyAction: Arbitrary<Action> = oneof(
  {
    weight: 6,
    arbitrary: record({
      id: constantFrom(...pageIds),
      place: constantFrom('header', 'footer'),
      isHasty: boolean(),
    }).map(follow),
  },
  { weight: 3, arbitrary: boolean().map(toggle) },
  {
    weight: 3,
    arbitrary: record({ by: constantFrom(-1, 1), isHasty: boolean() }).map(travel),
  },
  { weight: 1, arbitrary: constant(reload()) },
  {
    weight: 3,
    arbitrary: record({
      field: constantFrom(...fields),
      text: constantFrom('Clara', 'c@example.org', 'Ñandú & co', ''),
    }).map(write),
  },
  { weight: 2, arbitrary: constant(send()) },
  { weight: 2, arbitrary: nat(3).map(selectTab) },
  { weight: 2, arbitrary: nat(10).map(openPhotograph) },
  { weight: 2, arbitrary: constant(openMenu()) },
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
  {
    weight: 2,
    arbitrary: record({
      kind: constantFrom(...kinds),
      delay: constantFrom(400, 1500, Infinity),
    }).map(fault),
  },
);

function write({ field, text }: { field: (typeof fields)[number]; text: string }): Action {
  return {
    name: `write \`${text}\` into ${field}`,
    act: async ({ page }, model) => {
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

function send(): Action {
  return {
    name: 'send the form',
    act: async ({ page }) => void (await clickIfThere(page, page.locator('main form button'))),
  };
}

function selectTab(index: number): Action {
  return {
    name: `select tab ${index + 1}`,
    act: async ({ page }) => void (await clickIfThere(page, page.getByRole('tab').nth(index))),
  };
}

function openPhotograph(index: number): Action {
  return {
    name: `open photograph ${index + 1}`,
    act: async ({ page }) =>
      void (await clickIfThere(
        page,
        page.locator('main li > * > button, main li > button').nth(index),
      )),
  };
}

function openMenu(): Action {
  return {
    name: 'open the menu',
    act: async ({ page }) => void (await clickIfThere(page, page.locator('header nav > button'))),
  };
}

function closeOverlay(how: string): Action {
  return {
    name: `close what is open by ${how}`,
    act: async ({ page }) => {
      const dialog = page.getByRole('dialog');
      if ((await dialog.count()) === 0) return;
      if (how === 'Escape') await page.keyboard.press('Escape');
      else if (how === 'backdrop') await page.mouse.click(6, 200);
      else await clickIfThere(page, dialog.locator('button').first());
    },
  };
}

function press(key: string): Action {
  return { name: `press ${key}`, act: async ({ page }) => page.keyboard.press(key) };
}

function scroll(top: number): Action {
  return {
    name: `scroll to ${top}`,
    act: async ({ page }) => runIn(page, (y) => scrollTo({ top: y, behavior: 'instant' }), top),
  };
}

function resize(size: { width: number; height: number }): Action {
  return {
    name: `resize to ${size.width} px`,
    act: async ({ page }) => page.setViewportSize(size),
  };
}

function fault({ kind, delay }: { kind: (typeof kinds)[number]; delay: number }): Action {
  return {
    name:
      delay === Infinity ? `let the next ${kind} fail` : `let the next ${kind} be ${delay} ms late`,
    act: async ({ faults }: Visit) => void faults.pending.set(kind, delay),
  };
}
