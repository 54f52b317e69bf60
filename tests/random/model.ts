import type { Page } from '@playwright/test';
import type { pageIds } from '../e2e/site.ts';

/** The fields of the contact form, in order. */
export const fields = ['name', 'email', 'subject', 'message'] as const;

/** The name of a field of the contact form. */
export type Field = (typeof fields)[number];

/** The name of a page of the specification. */
export type PageId = (typeof pageIds)[number];

/** What is known of a visit without looking at the page. */
export interface Model {
  /** What each field of the form must hold; a field that is left out may hold anything. */
  readonly draft: Map<Field, string>;
  /** Whether no step that was not waited for may still lead elsewhere. */
  isSettled: boolean;
}

/** What a walk of commands acts on. */
export interface Visit {
  readonly page: Page;
  /** Complaints of the page that no fault of the walk's own explains. */
  readonly complaints: string[];
  /** The paths of links that the page has heard a click on. */
  readonly followed: string[];
  readonly faults: Faults;
  /** How many listeners and nodes there are, garbage among them. */
  readonly measure: () => Promise<{ listeners: number; nodes: number }>;
  readonly collectGarbage: () => Promise<void>;
}

/** The kinds of requests that a walk slows down or lets fail. */
export const kinds = ['data', 'script', 'picture'] as const;

/** A kind of requests. */
export type Kind = (typeof kinds)[number];

/** What is in store for the next requests. */
export interface Faults {
  /** Milliseconds by which the next request of a kind is late; `Infinity` for one that fails. */
  readonly pending: Map<Kind, number>;
  /** Whether any request has failed so far. */
  hasFailed: boolean;
}
