// What GitHub's GraphQL answers to the editor, of a repository of trials: more than is asked for is no harm.
import { z } from 'zod';
import { mainBranch, type Repository } from './git-repository.ts';
import { at, user, type PullRequests } from './pull-requests.ts';

const asked = z.object({
  query: z.string(),
  variables: z.looseObject({ branch: z.string().optional() }),
});
const newRef = z.object({ input: z.object({ name: z.string(), oid: z.string() }) });
const newCommit = z.object({
  input: z.object({
    branch: z.object({ branchName: z.string() }),
    expectedHeadOid: z.string(),
    message: z.object({ headline: z.string() }),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.string() })),
      deletions: z.array(z.object({ path: z.string() })),
    }),
  }),
});
const onPullRequest = z.object({ input: z.object({ pullRequestId: z.string() }) });

type Json = Readonly<Record<string, unknown>>;

/** The answers to the queries and changes about a repository. */
export function answersOf(repository: Repository, pullRequests: PullRequests) {
  const { head } = repository;
  const mutations: Readonly<Record<string, (variables: unknown, query: string) => Json>> = {
    createRef(variables) {
      const { name, oid } = newRef.parse(variables).input;
      repository.branch(name.replace('refs/heads/', ''), oid);
      return { ref: { name } };
    },
    createCommitOnBranch: (variables, query) => ({ commit: commit(variables, query) }),
    convertPullRequestToDraft: (variables) => setDraft(variables, true),
    markPullRequestReadyForReview: (variables) => setDraft(variables, false),
  };
  return answer;

  function answer(sent: unknown): Json {
    const { query, variables } = asked.parse(sent);
    const [, name = ''] = /mutation[^{]*\{\s*(\w+)/.exec(query) ?? [];
    const mutate = mutations[name];
    if (mutate) return { [name]: mutate(variables, query) };
    if (name) throw new Error(`${name} isn’t known here.`);
    const ref = refOf(variables.branch ?? mainBranch);
    const nodes = pullRequests.nodes();
    const found = { ref, defaultBranchRef: ref, pullRequests: { totalCount: nodes.length, nodes } };
    const named = Object.fromEntries(namedIn(query, ref));
    return { fork: { id: 'repository' }, base: { ref }, repository: { ...found, ...named } };
  }

  function setDraft(variables: unknown, isDraft: boolean): Json {
    pullRequests.draft(onPullRequest.parse(variables).input.pullRequestId, isDraft);
    return { pullRequest: { isDraft } };
  }

  function commit(variables: unknown, query: string): Json {
    const { branch, expectedHeadOid, message, fileChanges } = newCommit.parse(variables).input;
    const { branchName } = branch;
    if (head(branchName) !== expectedHeadOid) throw new Error(`${branchName} has moved.`);
    const oid = repository.commit(branchName, message.headline, fileChanges);
    const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, name = '', path = '']): [string, Json] => [name, { oid: head(`${oid}:${path}`) }],
    );
    return { oid, committedDate: at, ...Object.fromEntries(files) };
  }

  /** What a query asks for under names of its own: the texts of files, and their history. */
  function namedIn(query: string, ref: Json): [string, Json][] {
    const form = /(\w+_\d+):\s+(?:ref|object\(\w+: "([^"]+)"\) \{\s*\.\.\. on (\w+))/g;
    return [...query.matchAll(form)].map(([, name = '', object, kind]) => {
      if (!object) return [name, ref];
      return [name, kind === 'Blob' ? textOf(object) : {}];
    });
  }

  function textOf(name: string): Json {
    const bytes = repository.blob(name);
    const isBinary = bytes.includes(0);
    const text = isBinary ? undefined : bytes.toString();
    return { oid: head(name), byteSize: bytes.length, isBinary, isTruncated: false, text };
  }

  function refOf(name: string): Json {
    const author = { ...user, user: { ...user, databaseId: user.id } };
    const last = { oid: head(name), message: 'A change', author, committedDate: at };
    return { name, target: { oid: last.oid, history: { nodes: [last] } } };
  }
}
