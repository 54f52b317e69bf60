import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rooms } from '../../../src/pages/all.ts';

test.each(rooms)('$name imports what a build runs only where it is asked for', ({ name }) => {
  const declaration = readFileSync(`src/pages/${name}/${name}.ts`, 'utf8');
  expect(declaration).not.toMatch(
    /^import (?!type )[^;]*'[^']*\/(?:data|files|presenters|search)\.ts'/m,
  );
});
