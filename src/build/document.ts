// A page's data and the bundles -> its HTML document.
import { hash } from 'node:crypto';
import { z } from 'zod';
import { cachedJson } from '../content/cached.ts';
import { scheme } from '../theme/tokens.ts';
import { directionOf } from '../text/direction.ts';
import type { PageData, ShellData } from '../site/page.ts';
import type { Room } from '../site/room.ts';
import { describeInHead } from './head.ts';
import type { Bundles } from './bundles.ts';
import { jsonForScript } from './json-for-script.ts';
import { contentSecurityPolicy, policyElement } from './policy.ts';
import type { Rendered } from './render.tsx';
import type { SharePicture } from './share-picture.ts';

/** What all documents of a build share. `starter` is script text, `entry` a file, `preloads` are addresses of fonts. */
export interface BuildContext {
  readonly buildId: string;
  readonly template: string;
  readonly base: string;
  readonly starter: string;
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly hasSound: boolean;
}

/** `picture` is the page's Open Graph picture, `chunks` are the files of its own scripts. */
interface DocumentInput {
  readonly data: PageData;
  readonly shell: ShellData;
  readonly picture: SharePicture | undefined;
  readonly chunks: readonly string[];
}

/** A page's document, cached by all that it depends on: its data, and the code. */
export function renderDocument(
  input: DocumentInput,
  { rooms, ...context }: BuildContext & { readonly rooms: readonly Room[] },
  { render, coverStyles }: Bundles['server'],
): Promise<string> {
  const key = hash('sha256', JSON.stringify([input, context]));
  return cachedJson('pages', key, z.string(), async () => {
    const { data, shell, picture } = input;
    const rendered = await render(data, shell);
    const { form: formEndpoint } = shell.site;
    const { hasSound, starter } = context;
    const styles = [...rendered.styles, coverStyles];
    const policy = policyElement(
      contentSecurityPolicy({ styles, scripts: [marker, starter], formEndpoint, hasSound }),
    );
    const head = [
      `<script>${marker}</script>`,
      `<meta name="color-scheme" content="${scheme}">`,
      ...context.preloads.map(preloadElement),
      rendered.head,
      picture ? await describeInHead(data, shell, picture, rooms) : '',
    ].join('');
    return fillTemplate(context, input, { policy, head, body: rendered.body });
  });
}

/** Tells styles that scripts run, before anything is painted; the starter runs once the document is parsed. */
const marker = "document.documentElement.dataset.script='starting'";

function preloadElement(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
}

function fillTemplate(
  { buildId, template, base, starter, entry }: BuildContext,
  { data, shell, chunks }: DocumentInput,
  { policy, head, body }: Pick<Rendered, 'head' | 'body'> & { readonly policy: string },
): string {
  const direction = directionOf(data.locale) === 'rtl' ? ' dir="rtl"' : '';
  const files = chunks.map((file) => base + file).join(' ');
  const root = [
    `<div id="root" data-entry="${base}${entry}" data-chunks="${files}">`,
    body,
    '</div>',
    `<script type="application/json" id="data">${jsonForScript({ build: buildId, shell, page: data })}</script>`,
  ].join('');
  // Replacer functions throughout: a page may contain `$&`.
  return (
    template
      .replaceAll(/>\n\s+</g, '><')
      .replaceAll('%BASE_URL%', () => base)
      .replace('<html>', () => `<html lang="${data.locale}"${direction}>`)
      // Whatever precedes the policy would not be subject to it; the encoding has to be told early.
      .replace(/<head>(?:<meta charset[^>]*>)?/, (start) => start + policy)
      .replace('<!--head-->', () => head)
      .replace('<div id="root"><!--page--></div>', () => root)
      .replace(
        /<script type="module"[^>]*><\/script>/,
        () => `<script type="module">${starter}</script>`,
      )
  );
}
