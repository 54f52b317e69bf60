import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { parts } from '../../commands/parts.mjs';

const scripts = Object.entries(manifest.scripts);

test.each(scripts.filter(([, script]) => script.includes('playwright')))(
  '`npm run %s` finds a browser or installs one before it needs it',
  (_, script) => {
    expect(script).toMatch(
      /^node src\/commands\/check-packages\.mjs && node tests\/commands\/ensure-browser\.mjs && /,
    );
  },
);

test.each(Object.entries(parts).filter(([name]) => /^(?:adopt|bench)/.test(name)))(
  'the part `%s` finds a browser or installs one before it needs it',
  (_, { needs }) => {
    expect(needs).toContain('browser');
  },
);

const nodeScripts = scripts.filter(([name]) =>
  /^(?:dev|build|preview|start|content|adopt)/.test(name),
);

test.each(nodeScripts)(
  '`npm run %s` starts Node, since no other program is found in a folder with a colon',
  (_, script) => {
    expect(script).toMatch(/^node (?!.*&& (?!npm run ))/);
  },
);
