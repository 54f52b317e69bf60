// The pull requests of a repository of trials.
import { z } from 'zod';
import type { Repository } from './git-repository.ts';

/** A pull request as a host keeps it. */
interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly labels: readonly string[];
  readonly isDraft: boolean;
  readonly state: 'open' | 'closed' | 'merged';
}

export type PullRequests = ReturnType<typeof keepPullRequests>;

const asked = z.object({ title: z.string(), head: z.string(), draft: z.boolean() });
const labelled = z.object({ labels: z.array(z.string()) });

export const at = '2026-11-01T10:00:00Z';
export const user = { id: 1, login: 'ada', name: 'Ada Publicist', email: 'ada@artist.example' };

/** Keeps the pull requests that the editor opens in a repository. */
export function keepPullRequests(repository: Repository) {
  const all: PullRequest[] = [];
  return { all, open, close, merge, label, addLabels, labels, draft, nodes };

  function open(sent: unknown) {
    const { title, head, draft: isDraft } = asked.parse(sent);
    const number = all.length + 1;
    all.push({ number, title, branch: head, labels: [], isDraft, state: 'open' });
    const html_url = `https://github.com/ensemble/website/pull/${number}`;
    const made = { html_url, created_at: at, updated_at: at };
    return {
      number,
      node_id: String(number),
      title,
      head: { sha: repository.head(head) },
      ...made,
    };
  }

  function merge(id: string | undefined): PullRequest {
    const { branch, title } = change(id, {});
    repository.merge(branch, title);
    return change(id, { state: 'merged' });
  }

  function close(id: string | undefined): PullRequest {
    return change(id, { state: 'closed' });
  }

  function label(id: string | undefined, sent: unknown): PullRequest {
    return change(id, labelled.parse(sent));
  }

  function addLabels(id: string | undefined, sent: unknown): PullRequest {
    const before = change(id, {}).labels;
    return change(id, { labels: [...before, ...labelled.parse(sent).labels] });
  }

  function draft(id: string | undefined, isDraft: boolean): PullRequest {
    return change(id, { isDraft });
  }

  function labels(id: string | undefined) {
    return change(id, {}).labels.map((name) => ({ name }));
  }

  function change(id: string | undefined, values: Partial<PullRequest>): PullRequest {
    const index = all.findIndex(({ number }) => String(number) === id);
    const found = all[index];
    if (!found) throw new Error(`There is no pull request ${id}.`);
    const changed = { ...found, ...values };
    all[index] = changed;
    return changed;
  }

  /** Those that are open, as GraphQL gives them. */
  function nodes() {
    const waiting = all.filter(({ state }) => state === 'open');
    return waiting.map(({ number, branch, title, isDraft }) => ({
      id: String(number),
      number,
      title,
      isDraft,
      isCrossRepository: false,
      createdAt: at,
      updatedAt: at,
      headRefName: branch,
      headRefOid: repository.head(branch),
      author: user,
      labels: { nodes: labels(String(number)) },
      files: { nodes: repository.changed(branch) },
    }));
  }
}
