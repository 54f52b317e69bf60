// A Git repository of trials, with a working tree: what a host does to the branches that it keeps.
import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { decoded, type Encoded } from './editor-backend.ts';
import { makeFolder, readFolder } from '../folder.ts';

/** What a commit changes. */
export interface Changes {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

export const mainBranch = 'main';

/** Of the repository that the tests are run from, or of the person who runs them, nothing is known. */
const ownEnvironment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
};

export type Repository = ReturnType<typeof makeRepository>;

/** Makes a repository whose main branch has some files. */
export function makeRepository(files: Encoded) {
  const { root, write, remove } = makeFolder();
  git('init', '--quiet', '--initial-branch', mainBranch);
  git('config', 'core.quotePath', 'false');
  git('config', 'user.name', 'Ada Publicist');
  git('config', 'user.email', 'ada@artist.example');
  save('Begin', files);
  return { head, list, blob, changed, branch, unbranch, commit, merge, readBranch, remove };

  function git(...words: readonly string[]): string {
    return run(words).toString().trim();
  }

  function run(words: readonly string[]): Buffer {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, env: ownEnvironment });
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${String(stderr)}`);
    return stdout;
  }

  /** The commit that a branch or another name stands for. */
  function head(name: string): string {
    return git('rev-parse', name);
  }

  /** The files of a commit. */
  function list(name: string) {
    const lines = git('ls-tree', '-r', '-l', name).split('\n');
    return lines.map((line) => {
      const [about = '', path = ''] = line.split('\t');
      const [, type, sha, size] = about.split(/ +/);
      return { path, type, sha, size: Number(size) };
    });
  }

  /** The bytes of a file, by its id or as `branch:path`. */
  function blob(name: string): Buffer {
    return run(['cat-file', 'blob', name]);
  }

  /** The files that a branch changes, as GitHub tells of them. */
  function changed(name: string) {
    const text = git('diff', '--no-renames', '--name-status', `${mainBranch}...${name}`);
    const lines = text.split('\n').filter(Boolean);
    return lines.map((line) => ({
      path: line.slice(2),
      changeType: line.startsWith('D') ? 'DELETED' : 'MODIFIED',
    }));
  }

  function branch(name: string, commitId: string): void {
    git('branch', name, commitId);
  }

  function unbranch(name: string): string {
    git('checkout', '--quiet', mainBranch);
    return git('branch', '--delete', '--force', name);
  }

  /** Commits to a branch, and gives the commit. */
  function commit(name: string, title: string, { additions, deletions }: Changes): string {
    git('checkout', '--quiet', name);
    save(title, {
      ...Object.fromEntries(deletions.map(({ path }) => [path, undefined])),
      ...Object.fromEntries(additions.map(({ path, contents }) => [path, contents])),
    });
    return head(name);
  }

  function save(title: string, saved: Readonly<Record<string, string | undefined>>): void {
    write(decoded(saved));
    git('add', '--all');
    git('commit', '--quiet', '--message', title);
  }

  function merge(name: string, title: string): void {
    git('checkout', '--quiet', mainBranch);
    git('merge', '--quiet', '--no-ff', '--message', title, name);
  }

  /** Every file of a branch below a folder. */
  function readBranch(name: string = mainBranch): Encoded {
    git('checkout', '--quiet', name);
    const all = Object.entries(readFolder(root, 'base64'));
    return Object.fromEntries(all.filter(([path]) => !path.startsWith('.git/')));
  }
}
