import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import type { Faults, Kind } from './model.ts';

/** Which assets can't be had in a walk: a share of them, another one for each draw. */
export interface Lot {
  readonly share: number;
  readonly draw: number;
}

/** Lets the requests of a context be slow or fail as a walk says, and asks nothing of the outside. */
export async function routeFaults(
  context: BrowserContext,
  origin: string,
  lot: Lot,
): Promise<Faults> {
  const faults: Faults = { pending: new Map(), hasFailed: false };
  await context.route('**/*', (route) => answer(route, origin, faults, lot));
  return faults;
}

async function answer(route: Route, origin: string, faults: Faults, lot: Lot): Promise<void> {
  const { origin: asked, pathname } = new URL(route.request().url());
  if (asked !== origin) return route.abort();
  if (isMissing(pathname, lot)) {
    faults.hasFailed = true;
    return route.abort('connectionreset');
  }
  const kind = kindOf(pathname);
  const delay = (kind && faults.pending.get(kind)) ?? 0;
  if (kind) faults.pending.delete(kind);
  if (delay === Infinity) {
    faults.hasFailed = true;
    return route.abort('connectionreset');
  }
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  // The page may have gone elsewhere meanwhile.
  return route.continue().catch(() => undefined);
}

function kindOf(pathname: string): Kind | undefined {
  if (pathname.endsWith('.data.json')) return 'data';
  if (pathname.endsWith('.js')) return 'script';
  return /\.(?:avif|webp|jpg)$/.test(pathname) ? 'picture' : undefined;
}

function isMissing(pathname: string, { share, draw }: Lot): boolean {
  if (!/^\/assets\/|\.data\.json$/.test(pathname)) return false;
  const digest = createHash('sha1').update(`${draw} ${pathname}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < share;
}
