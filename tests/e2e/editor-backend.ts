// Where an editor keeps the content that it is tried on.
import type { Page } from '@playwright/test';
import type { Files } from '../folder.ts';

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

/** These files by their paths from the root of the project. */
export function inContent(files: Encoded): Encoded {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]): [string, string] => [`content/${path}`, text]),
  );
}

/** These files with their bytes; one without a text is to be deleted. */
export function decoded(files: Readonly<Record<string, string | undefined>>): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      text === undefined ? text : Buffer.from(text, 'base64'),
    ]),
  );
}

/** The text of one of these files; empty where there is none. */
export function textOf(files: Encoded, path: string): string {
  return Buffer.from(files[path] ?? '', 'base64').toString('utf8');
}
