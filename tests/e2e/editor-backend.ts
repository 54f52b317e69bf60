// Where an editor keeps the content that it is tried on.
import type { Page } from '@playwright/test';

/** Files as Base64, by their path. */
export type Encoded = Readonly<Record<string, string>>;

/** A backend for content that an editor can write to. */
export interface Backend {
  /** Lines that site.yaml has besides. */
  readonly site: string;
  /** Puts the content there, before the editor is opened in the page. */
  readonly store: (page: Page, files: Encoded) => Promise<void>;
  readonly signIn: (page: Page) => Promise<void>;
  /** The content as it is published. */
  readonly read: (page: Page) => Promise<Encoded>;
  readonly remove: () => void;
}

/** The text of one of these files; empty where there is none. */
export function textOf(files: Encoded, path: string): string {
  return Buffer.from(files[path] ?? '', 'base64').toString('utf8');
}
