// In: a content folder. Out: its source files with their roles, its assets, and misplaced files.
import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../io/attempt.ts';
import { SourceFile } from './source-file.ts';
import { imageTypeIssue, type AssetRole } from './asset-role.ts';
import { roleOf, type ContentFolder } from './file-role.ts';
import { problemAt, fileProblem, type Issue } from '../report/locate.ts';
import { compareText, type Problem } from '../report/problem.ts';

/** The files of a content folder, in path order. */
export interface ContentFiles extends ContentFolder {
  readonly sources: readonly SourceFile[];
  /** File names within its folder of images. */
  readonly images: readonly string[];
  /** Paths below its folder of files to download. */
  readonly files: readonly string[];
  /** File names within its folder of fonts. */
  readonly fonts: readonly string[];
  /** The file name of the site's icon; SVG if there are both. */
  readonly icon?: string | undefined;
  readonly problems: readonly Problem[];
}

/** The files of a content folder, keyed by their paths below it. */
export type FilesByPath = ReadonlyMap<string, ClassifiedFile>;

/** A picture, a download, a font or an icon. Every write changes its version. */
export interface AssetFile extends AssetRole {
  readonly version?: string | undefined;
}

/** A file classified by its role, or the problem with it. */
export type ClassifiedFile =
  | { readonly source: SourceFile }
  | { readonly asset: AssetFile }
  | { readonly problem: Problem }
  | { readonly ignored: true };

/** A content folder and the absolute path of its project. */
export interface ProjectContent extends ContentFolder {
  readonly root: string;
}

/** Reads a project's content in one pass; a missing folder is an empty one. */
export function readFiles(project: ProjectContent): FilesByPath {
  return new Map(listFiles(project).map((path) => [path, readContentFile(project, path)] as const));
}

/** The paths of all files below a content folder. */
export function listFiles({ root, folder }: Omit<ProjectContent, 'model'>): string[] {
  const top = join(root, folder);
  return existsSync(top) ? list(top, '') : [];
}

/** Reads the file at a path below the content folder. */
export function readContentFile(project: ProjectContent, path: string): ClassifiedFile {
  const file = join(project.root, project.folder, path);
  const classified = classifyFile(project, path, () => readFileSync(file));
  if (!('asset' in classified)) return classified;
  const { asset } = classified;
  const isImage = asset.folder === 'images';
  const stats = attempt(() => (isImage ? lstatSync : statSync)(file));
  if (!stats?.isFile()) {
    const issue = isImage ? imageTypeIssue(asset.path, project.folder) : unreadable;
    return { problem: fileProblem(`${project.folder}/${path}`, issue) };
  }
  return { asset: { ...asset, version: versionOf(stats) } };
}

/** Both times: some programs preserve `mtime` when they write, and a change of permissions only changes `ctime`. */
function versionOf({ size, mtimeMs, ctimeMs }: Stats): string {
  return [size, mtimeMs, ctimeMs].join(' ');
}

/** Classifies a file; `load` is called for source files only. */
export function classifyFile(
  content: ContentFolder,
  path: string,
  load: () => Buffer,
): ClassifiedFile {
  const { folder } = content;
  const [, parent = '', name] = /^(.*\/)?\.([^/]+)\.icloud$/.exec(path) ?? [];
  if (name) return { problem: fileProblem(`${folder}/${parent}${name}`, offloaded) };
  const role = roleOf(path, content);
  if (role.kind === 'ignored') return { ignored: true };
  if (role.kind === 'asset') return { asset: role };
  if (role.kind !== 'misplaced') return decode(`${folder}/${path}`, load, role);
  const segments = path.split('/');
  const misplaced =
    segments.slice(0, role.depth).join('/') + (role.depth < segments.length ? '/' : '');
  return { problem: fileProblem(`${folder}/${misplaced}`, role.issue) };
}

/** Groups files by role, in path order; a misplaced folder is reported once for all its files. */
export function groupFiles({ folder, model }: ContentFolder, files: FilesByPath): ContentFiles {
  const paths = [...files.keys()].map((path) => `${folder}/${path}`);
  const sorted = [...files].toSorted(([a], [b]) => compareText(a, b)).map(([, file]) => file);
  const problems = sorted.flatMap((file) =>
    'problem' in file ? [copyProblem(file.problem, paths) ?? file.problem] : [],
  );
  return {
    folder,
    model,
    sources: sorted.flatMap((file) => ('source' in file ? [file.source] : [])),
    images: assetsIn(sorted, 'images').map(({ path }) => path),
    files: assetsIn(sorted, 'files').map(({ path }) => path),
    fonts: assetsIn(sorted, 'fonts').map(({ path }) => path),
    icon: assetsIn(sorted, 'icon').at(-1)?.path,
    problems: [...new Map(problems.map((problem) => [problem.file, problem])).values()],
  };
}

/** How the Finder, Windows, browsers and sync services mark copies in file names. */
const copyMark =
  /(?: \d+| ?\([^/]*\)| (?:- )?(?:copy|copie|copia|cópia|còpia|kopie|kopia|kopi)\b[^/.]*|\.sync-conflict-[\w-]+)(?=(?:\.\w+|\/)?$)/iu;

/** The problem with a copy that is next to its original. */
function copyProblem({ file }: Problem, paths: readonly string[]): Problem | undefined {
  const original = file.replace(copyMark, '');
  if (original === file || !paths.some((path) => path.startsWith(original))) return undefined;
  return fileProblem(file, {
    code: 'file-copy',
    message: `This looks like a copy of ${original}.`,
    hint: 'Compare the two, and delete one. If this isn’t a copy, give it another name.',
  });
}

/** The assets of a folder among files. */
export function assetsIn(
  files: Iterable<ClassifiedFile>,
  folder: AssetRole['folder'],
): AssetFile[] {
  return [...files].flatMap((file) =>
    'asset' in file && file.asset.folder === folder ? [file.asset] : [],
  );
}

/** The files below a folder, sorted by code unit; hidden ones are omitted, except iCloud’s placeholders. */
function list(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'utf8' });
  return entries
    .filter(({ name }) => !name.startsWith('.') || name.endsWith('.icloud'))
    .toSorted((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      // A symbolic link to a folder may form a cycle, so it is listed as a file, and reported as unreadable.
      return entry.isDirectory() ? list(root, path) : [path];
    });
}

function decode(file: string, load: () => Buffer, role: SourceFile['role']): ClassifiedFile {
  const bytes = attempt(load);
  if (!bytes) return { problem: fileProblem(file, unreadable) };
  const text = decodeText(file, bytes);
  return typeof text === 'string'
    ? { source: new SourceFile(file, text, role) }
    : { problem: text };
}

/** Decodes UTF-8, without the byte order mark; or returns the problem with the bytes. */
export function decodeText(file: string, bytes: Buffer): string | Problem {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const invalid = isUtf8(bytes) ? text.indexOf('\0') : Math.max(0, text.indexOf('\uFFFD'));
  const span = { start: invalid, end: invalid + 1 };
  return invalid === -1 ? text : problemAt({ file, text }, span, misencoded);
}

const offloaded: Issue = {
  code: 'file-offloaded',
  message: 'iCloud has removed this file from the disk, and left a hidden placeholder.',
  hint: 'Open it in the Finder, which downloads it, and keep the folder of content on this Mac.',
};

const unreadable: Issue = {
  code: 'file-unreadable',
  message: 'The file can’t be read.',
  hint: 'It must be a file, not a link to a folder or to nothing, and you must be allowed to read it.',
};

const misencoded: Issue = {
  code: 'encoding-utf8',
  message: 'From here on, the file isn’t text in UTF-8.',
  hint: 'Save it again as text with the encoding UTF-8.',
};
