// In: the body of an entry and the site's addresses. Out: the problems in it; those of the body alone are cached.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { cachedJson } from '../io/cached.ts';
import { engineKeyOf } from '../io/engine-key.ts';
import { positionOf, type Span } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { BodyRef } from '../fields/localized.ts';
import { checkBody, type CheckedBody, toProblems } from './check-body.ts';
import type { SiteAddresses } from './link-targets.ts';
import type { BodyMedium } from './figures.ts';

/** Checks a body and its links into the site; `isCached` looks into the cache first. */
export async function bodyProblems(
  body: BodyRef,
  addresses: SiteAddresses,
  isCached: boolean,
): Promise<Problem[]> {
  if (isCached && !checkedBodies.has(body)) {
    const key = engineKeyOf(body.text);
    const checked = await cachedJson('body-checks', key, async () => checkAndKeep(body.text));
    checkedBodies.set(body, checked);
  }
  return toProblems(body, checkOnce(body), addresses);
}

/** The pictures and sounds that a body names, and where. */
export function mediaInBody(body: BodyRef): readonly (BodyMedium & Span)[] {
  return checkOnce(body).media;
}

const checkedBodies = new WeakMap<BodyRef, CheckedBody>();

function checkOnce(body: BodyRef): CheckedBody {
  const checked = checkedBodies.get(body) ?? checkAndKeep(body.text);
  checkedBodies.set(body, checked);
  return checked;
}

function checkAndKeep(text: string): CheckedBody {
  const { tree, ...checked } = checkBody(text);
  const isSound = checked.issues.every(({ severity }) => severity === 'warning');
  if (tree && isSound && trees.size < mostTrees) trees.set(text, tree);
  return checked;
}

/** The tree of a body, to compile it: that of its check, or else a new one. Throws a `VFileMessage` for an error. */
export function treeOfBody(text: string, file: VFile): Root {
  const known = trees.get(text);
  if (trees.delete(text) && known) return known;
  const { tree, issues } = checkBody(text);
  const error = issues.find(({ severity = 'error' }) => severity === 'error');
  if (error)
    file.fail(error.message, {
      place: positionOf(text, error.start ?? 0),
      ruleId: error.code,
      source: 'content',
    });
  if (!tree) throw new Error('A body without a syntax error has no tree.');
  return tree;
}

// At 1,000 entries the compiler would parse 1,500 bodies again, for an eighth of a build's CPU time.
const mostTrees = 2000;

/** The trees of bodies without an error by text, each until it is compiled. */
const trees = new Map<string, Root>();
