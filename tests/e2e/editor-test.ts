// Tests of the editor: those of a file share one, and its content, one after the other.
import { expect as baseExpect, test as base } from '@playwright/test';
import { limit } from '../machine.ts';
import { openEditor } from './editor.ts';
import { forms } from './editor-forms.ts';

interface Shared {
  readonly editor: Awaited<ReturnType<typeof openEditor>>;
}

interface Own {
  readonly form: ReturnType<typeof forms>;
}

export const test = base.extend<Own, Shared>({
  editor: [
    async ({ browser }, use) => {
      const editor = await openEditor(browser);
      await use(editor);
      await editor.close();
    },
    { scope: 'worker', timeout: limit(90_000) },
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
