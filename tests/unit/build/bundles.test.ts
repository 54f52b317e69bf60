import { expect, test } from 'vitest';
import { computeBuildId } from '../../../src/build/bundles.ts';
import { folderWith } from '../folder-with.ts';

test.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
  'the build id changes with the packages in %s',
  (lockfile) => {
    const ids = ['react 19.3.0', 'react 19.3.1'].map((packages) => {
      const { root } = folderWith({ 'src/app/client.tsx': '', [lockfile]: packages });
      return computeBuildId(root, {});
    });
    expect(new Set(ids).size).toBe(2);
  },
);
