// Tests of the editor: those of a file share one, and its content, one after the other.
import { expect as baseExpect, test as base } from '@playwright/test';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { forms } from './editor-forms.ts';

type Editor = Awaited<ReturnType<typeof openEditor>>;

interface Own {
  readonly editor: Editor;
  readonly form: ReturnType<typeof forms>;
}

interface Shared {
  /** The editors by the files whose tests share them: a worker may run several files. */
  readonly editors: Map<string, Editor>;
}

export const test = base.extend<Own, Shared>({
  editors: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    async ({}, use) => {
      const editors = new Map<string, Editor>();
      await use(editors);
      for (const editor of editors.values()) await editor.close();
    },
    { scope: 'worker' },
  ],
  editor: [
    async ({ browser, editors }, use, { file }) => {
      const editor = editors.get(file) ?? (await openEditor(browser));
      editors.set(file, editor);
      await use(editor);
    },
    { timeout: limit(90_000) },
  ],
  page: ({ editor }, use) => use(editor.page),
  form: ({ editor }, use) => use(forms(editor)),
});

export const expect = baseExpect.configure({ timeout: limit(15_000) });

/** The tests of a file that drive the editor, in depth and in Chromium alone: the editor itself is what is tested. */
export function describeEditor(title: string, tests: () => void): void {
  test.describe(title, { tag: '@depth' }, () => {
    test.describe.configure({ mode: 'default', timeout: limit(90_000) });
    test.skip(
      ({ browserName }) => browserName !== 'chromium',
      'The editor itself is what is tested.',
    );
    tests();
  });
}
