// Builds of a complete project: a site of many entries in three languages, the same after changes, and after failures.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFolder } from '../../folder.ts';
import { limit } from '../../machine.ts';
import { change, makeProject, type BuildOptions, type Project } from './project.ts';

const timeout = { timeout: limit(120_000) };
let project: Project;
let lastGood: Record<string, string>;

beforeAll(async () => {
  project = makeProject();
  await build(project, { env: { SOURCE_DATE_EPOCH: '1800000000' } });
  lastGood = project.site();
}, limit(120_000));
afterAll(() => project?.remove());

async function build(target: Project, options?: BuildOptions) {
  const { code, output } = await target.build(options);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  expect(output).toMatch(
    /\nBuilt \d+ pages of content\/ into dist\/ \(\d+ files, \d+\.\d MB\) in \d+\.\d s\.\n/,
  );
  // Advice of the bundler on busy machines.
  expect(output).not.toContain('TIMINGS');
}

function read(file: string): string {
  return project.read(join('dist', file));
}

describe('a built site', () => {
  test('contains every page, and nothing is left next to it', () => {
    expect(Object.keys(lastGood)).toEqual(
      expect.arrayContaining(['index.html', 'es/biography.html', '404.html', '_headers']),
    );
    expect(project.leftovers()).toEqual([]);
  });

  test('contains its day, which no cache does: daily builds would fill the disk', () => {
    expect(read('concerts.html')).toContain('2027-01-15T00:00:00');
    const cached = Object.entries(readFolder(join(project.root, '.cache')));
    expect(cached.length).toBeGreaterThan(10);
    const dated = cached.filter(([, text]) => text.includes('2027-01-15'));
    expect(dated.map(([path]) => path)).toEqual([]);
  });

  test('lists the licence of every package that visitors download', () => {
    const packages =
      'react react-dom react-router @emotion/react @reach/dialog @radix-ui/react-toast';
    for (const name of packages.split(' '))
      expect(read('licences.md')).toMatch(new RegExp(`^## ${name} - .+ \\(MIT\\)$`, 'm'));
  });

  test('has browsers compile every script while it loads, which needs the comment on its first line', () => {
    const scripts = Object.keys(lastGood).filter((file) => /^assets\/.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts)
      expect(read(script).startsWith('//# allFunctionsCalledOnLoad\n'), script).toBe(true);
  });
});

describe.runIf(process.env['TEST_DEPTH'])('the previous site stays', () => {
  afterEach(() => expect(project.site()).toEqual(lastGood));

  test('if a page throws', timeout, async () => {
    const file = 'src/pages/contact/page.tsx';
    const text = project.read(file);
    project.write({ [file]: `export function Page() {\n  throw new Error('No score.');\n}\n` });
    const { code, output } = await project.build();
    project.write({ [file]: text });
    expect(code).toBe(1);
    expect(output).toContain('No score.');
  });

  test('if the disk is full', timeout, async () => {
    project.write({ 'public/score.txt': 'a'.repeat(8_000_000) });
    const { code, output } = await project.build({ largestFile: 4000 });
    project.write({ 'public/score.txt': undefined });
    expect(code).not.toBe(0);
    expect(output).toMatch(/EFBIG[^]*score\.txt/);
  });
});

/** Another time zone, language, year and order of files. */
const otherEnvironment = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--require "${join(import.meta.dirname, 'other-environment.cjs').replaceAll('\\', '/')}"`,
};

test(
  'a changed site has the same bytes as a first build of it in another environment',
  timeout,
  async () => {
    const other = makeProject();
    [project, other].forEach(change);
    await Promise.all([build(project), build(other, { env: otherEnvironment })]);
    expect(other.site()).toEqual(project.site());
    other.remove();
    expect(project.site()['contact.html']).not.toBe(lastGood['contact.html']);
  },
);
