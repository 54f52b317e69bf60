import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Text } from '../../../src/ui/text.tsx';

it('gives the element around a text one child, so that flex containers preserve the spaces around emphasis', () => {
  const text = { value: 'Notes on Aurora and more', html: 'Notes on <em>Aurora</em> and more' };
  expect(renderToStaticMarkup(<Text text={text} as="a" />)).toBe(
    `<a><span>${text.html}</span></a>`,
  );
});
