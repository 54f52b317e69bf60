// The interface of GitHub on a repository of trials: what the editor asks of it where changes are reviewed.
import type { Page, Route } from '@playwright/test';
import { answersOf } from './git-queries.ts';
import { inContent, type Encoded, type Backend } from './editor-backend.ts';
import { makeRepository } from './git-repository.ts';
import { keepPullRequests, user } from './pull-requests.ts';

/** The repository's name, as site.yaml writes it. */
const repositoryName = 'ensemble/website';

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;
type Respond = (found: string | undefined, sent: unknown) => Answer;

/** Makes a repository whose main branch has some files, and a host that keeps it. */
function makeGitHost(files: Encoded) {
  const repository = makeRepository(files);
  const pullRequests = keepPullRequests(repository);
  const answerQuery = answersOf(repository, pullRequests);
  const requests: readonly (readonly [RegExp, Respond])[] = [
    [/^POST \/graphql$/, (_, sent) => ({ json: { data: answerQuery(sent) } })],
    [/^GET \/user$/, () => ({ json: user })],
    [/^GET \/collaborators\/ada$/, () => ({ status: 204 })],
    [/^GET \/git\/trees\/(\w+)$/, (id = '') => ({ json: { tree: repository.list(id) } })],
    [/^GET \/git\/blobs\/(\w+)$/, (id = '') => bytes(repository.blob(id))],
    [/^DELETE \/git\/refs\/heads\/(.+)$/, (name = '') => ({ json: repository.unbranch(name) })],
    [/^POST \/pulls$/, (_, sent) => ({ json: pullRequests.open(sent) })],
    [/^PATCH \/pulls\/(\d+)$/, (id) => ({ json: pullRequests.close(id) })],
    [/^PUT \/pulls\/(\d+)\/merge$/, (id) => ({ json: pullRequests.merge(id) })],
    [/^GET \/issues\/(\d+)$/, (id) => ({ json: { labels: pullRequests.labels(id) } })],
    [/^PATCH \/issues\/(\d+)$/, (id, sent) => ({ json: pullRequests.label(id, sent) })],
    [/^POST \/issues\/(\d+)\/labels$/, (id, sent) => ({ json: pullRequests.addLabels(id, sent) })],
  ];
  const { readBranch, remove } = repository;
  return { pullRequests: pullRequests.all, readBranch, remove, answerTo };

  /** Answers what a page asks of GitHub. */
  async function answerTo(page: Page): Promise<void> {
    await page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { status: { indicator: 'none' } } }),
    );
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname.replace(`/repos/${repositoryName}`, '');
      const answer = answerOf(`${request.method()} ${path}`, request.postDataJSON());
      await route.fulfill(answer);
    });

    function answerOf(asked: string, sent: unknown): Answer {
      for (const [form, respond] of requests) {
        const found = form.exec(asked);
        if (found) return respond(found[1], sent);
      }
      return { status: 404, json: { message: `${asked} isn't known here.` } };
    }
  }
}

function bytes(body: Buffer): Answer {
  return { body, contentType: 'application/octet-stream' };
}

/** A repository in which changes are reviewed, with the host that keeps it once the content is there. */
export function reviewedRepository() {
  let host: ReturnType<typeof makeGitHost> | undefined;
  const backend: Backend = {
    site: `repository:\n  host: github\n  name: ${repositoryName}\n  review: true\n`,
    async store(page, files) {
      host = makeGitHost(inContent(files));
      await host.answerTo(page);
    },
    async signIn(page) {
      await page.getByRole('button', { name: /access token/i }).click();
      await page.getByRole('textbox', { name: /token/i }).fill('a-token-of-trials');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    },
    read: async () => contentOf(),
    remove: () => host?.remove(),
  };
  return { backend, contentOf, pullRequests: () => host?.pullRequests ?? [] };

  /** The content of a branch. */
  function contentOf(branch?: string): Encoded {
    const files = Object.entries(host?.readBranch(branch) ?? {});
    return Object.fromEntries(files.map(([path, text]) => [path.replace('content/', ''), text]));
  }
}
