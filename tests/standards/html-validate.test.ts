// What html-validate says of every built page.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes HTML: `<img/>`, `srcSet`, `required=""`; and Vite: `<!doctype html>`.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // Links to telephones hold words, no numbers.
      'tel-non-breaking': 'off',
      // HTML lets ids begin with any character; those of React’s `useId` begin with `_`.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

test.each(await builtPages())('html-validate finds nothing on $name', async ({ name, html }) => {
  const { results } = await validator.validateString(html, name);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map((message) => `${message.ruleId} ${message.selector}: ${message.message}`),
  ).toEqual([]);
});
