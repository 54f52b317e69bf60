import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { assumeType } from '../../src/assume-type.ts';
import forTests from '../package.json' with { type: 'json' };
import { readWorkflow } from './workflow.ts';

/** A package in a lockfile. */
interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

/** The packages of a lockfile, with their paths. */
function lockedIn(file: string) {
  const lock = assumeType<{ packages: Record<string, Locked> }>(readJson(file));
  return Object.entries(lock.packages).filter(([path]) => path !== '');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const production = lockedIn('package-lock.json').filter(
  ([, { dev, devOptional }]) => !dev && !devOptional,
);

/** Licences that only require attribution. */
const permissive = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 Unlicense'.split(' ');

describe.each(['package-lock.json', 'tests/package-lock.json'])('%s', (file) => {
  const installed = lockedIn(file);

  test('has the integrity of every package', () => {
    const without = installed.filter(
      ([, { integrity }]) => !/^sha512-[\w+/]+={0,2}$/.test(integrity ?? ''),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test.each(['20.19.0', '22.12.0'])('contains nothing that Node %s can’t run', (node) => {
    expect(satisfies(node, manifest.engines.node)).toBe(true);
    // npm skips optional packages that don't support its Node.
    const needed = installed.filter(([, { optional }]) => !optional);
    const unsupported = needed.filter(([, { engines }]) => !satisfies(node, engines?.node ?? '*'));
    expect(unsupported.map(([path, { engines }]) => [path, engines?.node])).toEqual([]);
  });

  test('contains no registry, so that any can be used, and npm is set to add none', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const settings = readFileSync(file.replace('package-lock.json', '.npmrc'), 'utf8');
    expect(settings).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });
});

test('packages that only some tests need aren’t also packages of the project', () => {
  const testPackages = Object.keys(forTests.devDependencies);
  const topLevel = lockedIn('tests/package-lock.json').flatMap(([path]) =>
    path.includes('/node_modules/') ? [] : path.replace('node_modules/', ''),
  );
  expect(topLevel).toEqual(testPackages.toSorted());
  expect(testPackages.filter((name) => name in manifest.devDependencies)).toEqual([]);
});

test('pnpm and yarn get the same versions as npm', () => {
  const { vite } = manifest.devDependencies;
  expect({ ...manifest.overrides['@reach/dialog'], vite }).toMatchObject(manifest.resolutions);
});

test('neither the project nor a production package has an installation script', () => {
  const projectScripts = Object.keys(manifest.scripts).filter((name) =>
    /^(pre|post)?(install|prepare)$/.test(name),
  );
  const packages = production.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...projectScripts, ...packages.map(([path]) => path)]).toEqual([]);
});

test('every package that visitors download is under a permissive licence', () => {
  expect(production.length).toBeGreaterThan(20);
  const licences = production.map(
    ([path, { license }]) => [path, license ?? licenceIn(path)] as const,
  );
  const notPermissive = licences.filter(([, licence]) => !permissive.includes(licence));
  expect(notPermissive).toEqual([]);
});

test('src/README.md explains every dependency', () => {
  const readme = readFileSync('src/README.md', 'utf8');
  const all = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...forTests.devDependencies,
  };
  const typed = Object.keys(all).filter((name) => !name.startsWith('@types/'));
  expect(typed.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('each job of the workflows may read and no more, except these', () => {
  const allowed = readdirSync('.github/workflows').flatMap((name) => {
    const text = readFileSync(join('.github/workflows', name), 'utf8');
    expect(text).not.toMatch(/pull_request_target|secrets[.:[]/);
    const { permissions: usual, jobs } = readWorkflow(basename(name, '.yml'));
    return Object.entries(jobs).flatMap(([job, { permissions: own = usual }]) => {
      const isUsual = isDeepStrictEqual(own, { contents: 'read' });
      return isUsual ? [] : [[`${name} ${job}`, own]];
    });
  });
  expect(Object.fromEntries(allowed)).toEqual({
    'publish.yml decide': { contents: 'read', pages: 'read' },
    'publish.yml deploy': { pages: 'write', 'id-token': 'write' },
    'release.yml tag': { contents: 'write' },
  });
});

test('Node’s version in .nvmrc is one that package.json allows', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  // The newest of a major version is what hosts install by its number.
  expect(satisfies(`${version}.999.0`, manifest.engines.node)).toBe(true);
});

/** The licence in a package's own package.json, for lockfiles without it. */
function licenceIn(path: string): string {
  const file = join(path, 'package.json');
  return existsSync(file) ? (assumeType<Locked>(readJson(file)).license ?? '') : '';
}
