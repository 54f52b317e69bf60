import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../src/commands/run.mjs';

/** The engines that are walked, each with its programs and the Debian packages that bring them. */
export const engines = {
  firefox: { name: 'Firefox', programs: ['firefox'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

/** The name of an engine in commands. */
export type EngineId = keyof typeof engines;

/** Every engine's name in commands. */
export const engineIds = ['firefox', 'webkit'] as const satisfies readonly EngineId[];

type Program = (typeof engines)[EngineId]['programs'][number];

/** Finds the engines, installs those that are missing where that is possible, and says which are skipped. */
export async function ensureEngines(wanted: readonly EngineId[]): Promise<EngineId[]> {
  const missing = wanted.filter((id) => !isInstalled(id));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await install(missing.flatMap((id) => engines[id].packages));
  }
  for (const id of wanted.filter((each) => !isInstalled(each))) {
    const { name, programs, packages } = engines[id];
    const absent = programs.filter((program) => !find(program)).join('`, `');
    say(
      `${name} is skipped: \`${absent}\` is not here (\`apt-get install ${packages.join(' ')}\`).`,
    );
  }
  return wanted.filter(isInstalled);
}

/** The file of a program. Throws where it isn't installed. */
export function locate(program: Program): string {
  const file = find(program);
  if (!file) throw new Error(`\`${program}\` is not installed here.`);
  return file;
}

async function install(packages: readonly string[]): Promise<void> {
  say(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { timeout: 300_000, env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await run('apt-get', args, { timeout: 600_000, env });
}

function isInstalled(id: EngineId): boolean {
  return engines[id].programs.every((program) => find(program) !== undefined);
}

function find(program: Program): string | undefined {
  // Debian keeps WebKit's own browser outside of the PATH.
  const folders =
    program === 'MiniBrowser' ? libraries() : (process.env['PATH'] ?? '').split(delimiter);
  const names = program === 'firefox' ? ['firefox-esr', 'firefox'] : [program];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function libraries(): string[] {
  const parents = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return versions.flatMap((version) => parents.map((parent) => `/usr/lib/${parent}/${version}`));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
