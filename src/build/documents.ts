// The site's pages and the bundles -> an HTML document for each page.
import { chunksOfPage, type Bundles } from './bundles.ts';
import { fileAddress } from '../page/addresses.ts';
import type { Output } from '../page/output.ts';
import type { Room } from '../page/room.ts';
import { sharePictures, type SharePicture } from './share-picture.ts';
import { localeContent, type LocaleContent } from '../page/locale-content.ts';
import { shellData } from '../page/shell-data.ts';
import { scheme } from '../theme/tokens.ts';
import { directionOf } from '../text/direction.ts';
import type { PageData, ShellData } from '../page/page.ts';
import { headMetadata, jsonForScript } from './head.ts';
import { contentSecurityPolicy, policyElement } from './policy.ts';
import type { RenderedPage } from './render.tsx';

/** The documents of a build. `folder` is the site's, which already contains the photographs. */
export function documents(bundles: Bundles, context: BuildContext, folder: string): Output {
  return {
    pattern: /\.html$/,
    async list({ content, pages }) {
      const all = await pages();
      const shared = await sharePictures(all, folder);
      return all.map((data) => [
        `${fileAddress(data.address)}.html`,
        () => {
          const chunks = chunksOfPage(bundles.chunks, data.page);
          const shell = shellData(content, data.locale);
          const localized = localeContent(content, data.locale);
          const input = { data, shell, content: localized, picture: shared.get(data), chunks };
          return renderDocument(input, context, bundles.server);
        },
      ]);
    },
  };
}

/** What all documents of a build share. `starter` is script text, `entry` a file. */
interface BuildContext {
  readonly rooms: readonly Room[];
  readonly buildId: string;
  readonly template: string;
  readonly base: string;
  readonly starter: string;
  readonly entry: string;
}

/** `picture` is the page's Open Graph picture, `chunks` are the files of its scripts. */
interface DocumentInput {
  readonly data: PageData;
  readonly shell: ShellData;
  readonly content: LocaleContent;
  readonly picture: SharePicture | undefined;
  readonly chunks: readonly string[];
}

async function renderDocument(
  input: DocumentInput,
  context: BuildContext,
  { render, cspSources, preloadedFonts }: Bundles['server'],
): Promise<string> {
  const { data, shell, content, picture } = input;
  const rendered = await render(data, shell);
  const { form: formEndpoint } = shell.site;
  const { rooms, starter } = context;
  const styles = [...rendered.styles, ...cspSources.styles];
  const { frames } = cspSources;
  const policy = policyElement(
    contentSecurityPolicy({ styles, scripts: [marker, starter], frames, formEndpoint }),
  );
  const head = [
    `<script>${marker}</script>`,
    `<meta name="color-scheme" content="${scheme}">`,
    ...preloadedFonts(data.locale).map(preloadElement),
    rendered.head,
    picture ? await headMetadata(data, content, picture, rooms) : '',
  ].join('');
  return fillTemplate(context, input, { policy, head, body: rendered.body });
}

/** Marks for styles that scripts run, before the first paint; the starter runs once the document is parsed. */
const marker = "document.documentElement.dataset.script='starting'";

function preloadElement(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
}

function fillTemplate(
  { buildId, template, base, starter, entry }: BuildContext,
  { data, shell, chunks }: DocumentInput,
  { policy, head, body }: Pick<RenderedPage, 'head' | 'body'> & { readonly policy: string },
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
      // The policy doesn't apply to what precedes it; the encoding must be declared early.
      .replace(/<head>(?:<meta charset[^>]*>)?/, (start) => start + policy)
      .replace('<!--head-->', () => head)
      .replace('<div id="root"><!--page--></div>', () => root)
      .replace(
        /<script type="module"[^>]*><\/script>/,
        () => `<script type="module">${starter}</script>`,
      )
  );
}
