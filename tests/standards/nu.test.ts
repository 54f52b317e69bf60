// What the Nu HTML checker, which the W3C runs, says of every built page.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findProgram } from '../commands/system-programs.mjs';
import { builtPages, builtSites } from './built-pages.ts';
import { fileOf, tellSkipped } from '../on-demand.ts';

/** What is left as it is, and why. */
const exceptions: readonly (readonly [finding: RegExp, reason: string])[] = [
  [/^Trailing slash on void elements has no effect/, 'React writes it, and quotes all values.'],
  [
    /^Inline script violates Content Security Policy.*type="application\/(?:ld\+)?json"/s,
    'Data aren’t a script, and no policy blocks them.',
  ],
  [
    /^Resource violates Content Security Policy.*image “\/assets\//,
    'A file on the disk has no origin that `self` could be.',
  ],
  [
    /^CSS: “(?:font-variant-numeric|container-type)”: Property .* doesn't exist/,
    'The checker’s list of properties is older than the property.',
  ],
  [
    /^CSS: “(?:--row”: Parse Error|[\w-]+”: (?:Parse Error|Unknown dimension).*\dcqi)/s,
    'The checker doesn’t know the unit `cqi`.',
  ],
  [
    /^CSS: “[\w-]+”: The types are incompatible\./,
    'The checker doesn’t resolve custom properties.',
  ],
];

const message = z.object({
  url: z.string(),
  message: z.string(),
  extract: z.string().optional(),
});

const java = findProgram(['java']);
const jar = java && (await fileOf('vnu-jar', '26.9.27', 'build/dist/vnu.jar'));

if (java && jar) {
  const pages = await builtPages();
  const findings = check(java, jar, [...(await builtSites()).values()]);

  describe('the Nu HTML checker', () => {
    test.each(pages)('finds nothing on $name', ({ path }) => {
      const pageFindings = findings.filter(({ url }) => url === path).map(({ text }) => text);
      expect(
        pageFindings.filter((text) => !exceptions.some(([exception]) => exception.test(text))),
      ).toEqual([]);
    });

    test.each(exceptions)('finds %s, which is left as it is: %s', (exception) => {
      expect(findings.some(({ text }) => exception.test(text))).toBe(true);
    });
  });
} else {
  tellSkipped('The Nu HTML checker', java ? 'vnu-jar can’t be had.' : 'it needs Java.');
  test.skip('the Nu HTML checker finds nothing', () => {});
}

/** What the checker finds in folders, each with the file that it is found in. */
function check(program: string, checker: string, folders: readonly string[]) {
  const args = ['-jar', checker, '--format', 'json', '--stdout', '--skip-non-html', ...folders];
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { messages } = z.object({ messages: z.array(message) }).parse(JSON.parse(stdout));
  return messages.map(({ url, message: text, extract = '' }) => ({
    url: decodeURI(url.replace(/^file:/, '')),
    text: `${text} — ${extract}`,
  }));
}
