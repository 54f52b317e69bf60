import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { noModules, noModulesElement } from '../../../src/prerender/no-modules.ts';

test('tells the styles that no script will come', () => {
  const attributes = new Map<string, string>();
  const documentElement = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  runInNewContext(noModules.text, { document: { documentElement } });
  expect([...attributes]).toEqual([['data-script', 'missing']]);
});

test('is asked for by browsers without modules only, and with its digest', () => {
  const digest = createHash('sha384').update(noModules.text).digest('base64');
  expect(noModulesElement('/ines/')).toBe(
    `<script nomodule src="/ines/no-modules.js" integrity="sha384-${digest}"></script>`,
  );
});
