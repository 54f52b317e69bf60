import type { CDPSession, Page } from '@playwright/test';

/** The fields of the contact form, in order. */
export const fields = ['name', 'email', 'subject', 'message'] as const;

/** What is known of a visit without looking at the page. */
export interface Model {
  /** What each field of the form must hold; a field that is left out may hold anything. */
  readonly draft: Map<(typeof fields)[number], string>;
}

/** What a walk acts on. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** The browser’s own tools. */
  readonly client: CDPSession;
}

/** Something that a visitor does. It does nothing where the page offers no way to. */
export interface Action {
  readonly name: string;
  readonly act: (page: Page, model: Model) => Promise<unknown>;
}
