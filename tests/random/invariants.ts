import { expect, type Page } from '@playwright/test';
import { expectSameAsPrerendered, rememberDraft } from '../e2e/same-as-prerendered.ts';
import { limit } from '../machine.ts';

/** The fields of the contact form, in order. */
export const fields = ['name', 'email', 'subject', 'message'] as const;

export type FieldName = (typeof fields)[number];

/** What the page must show after the steps of a walk. */
export interface Model {
  /** The expected text of each field of the form; an omitted field may have any. */
  readonly draft: Map<FieldName, string>;
}

/** What a random walk acts on. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Waits until all invariants of a visit are true. Throws those that are still violated after `limit(5000)`. */
export async function checkInvariants({ draft }: Model, visit: Visit): Promise<void> {
  await expect(async () => {
    rememberDraft(visit.page, Object.fromEntries(draft));
    const seen = await expectSameAsPrerendered(visit.page);
    for (const field of fields) if (seen[field] !== undefined) draft.set(field, seen[field]);
  }).toPass({ timeout: limit(5000), intervals: [20, 50, 100, 200] });
  expect(visit.complaints, 'console messages and errors').toEqual([]);
}
