// The development server's part of a built site: page data, the files of the kit, redirects to canonical addresses.
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { bodyImporter } from '../content/plugins/bodies.ts';
import type { Snapshot } from '../content/library.ts';
import { contentApi } from '../content/plugin.ts';
import type { LoadBody } from '../content/schema/localized.ts';
import { locales } from '../locales.ts';
import { reasonOf } from '../text/reason-of.ts';
import { kitAddress, shellAddress, splitAddress } from '../site/addresses.ts';
import { development } from '../site/build-id.ts';
import type { PageSource } from '../site/page-data/local-content.ts';
import { pageAddresses, pageData, shellData } from '../site/page-data/page-data.ts';
import { calendarFiles } from './about/calendars.ts';
import { buildDay } from './build-day.ts';
import { kitFiles } from './kit/kit-files.ts';
import { pageAddress } from './page-address.ts';

const dataEnding = '.data.json';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};

/** Serves page data (`/press.data.json`) and the kit (`/press-kit-en.zip`), and redirects to canonical addresses. */
export function configureDevServer(server: ViteDevServer): void {
  const { base, logger } = server.config;
  const loadBody = bodyImporter(server);
  let last: Promise<unknown> = Promise.resolve();
  server.middlewares.use((request, response, next) => {
    // Parsed by hand: `new URL` takes the first part of `//biography` for a host, and throws on `//`.
    const [, pathname = '', query = ''] = /^([^?#]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const address = `/${pathname.slice(base.length)}`;
    if (!pathname.startsWith(base) || !isGenerated(address)) {
      const page = pageAddress(pathname, base) ?? pathname;
      if (page === pathname || !request.headers.accept?.includes('text/html')) return next();
      return void response.writeHead(302, { Location: page + query }).end();
    }
    // In sequence: two requests for a body that has changed would invalidate its module twice.
    last = last
      .then(() => answer(server, address, loadBody))
      .then(
        (bytes) => respond(response, address, bytes),
        (error: unknown) => {
          logger.error(reasonOf(error));
          response.writeHead(500).end();
        },
      );
  });
}

/** Leaves modules to Vite, some of which are in a folder `kit` too. */
function isGenerated(address: string): boolean {
  const isInKit = locales.some(({ id }) => address.startsWith(kitAddress('', id)));
  const isCalendar = /\/concerts(?:\/[\w-]+)?\.ics$/.test(address);
  return (
    isInKit || isCalendar || address.endsWith(dataEnding) || /^\/press-kit-\w+\.zip$/.test(address)
  );
}

/** What stands at an address, made of the current content. */
async function answer(
  { config }: ViteDevServer,
  address: string,
  loadBody: LoadBody,
): Promise<string | Uint8Array | undefined> {
  const library = await contentApi(config).open();
  const { site, images } = library.current();
  const content = { ...site(), loadBody, builtAt: buildDay(process.env) };
  if (address.endsWith(dataEnding)) return dataAt(address, content);
  if (address.endsWith('.ics')) return calendarAt(address, content);
  return kitFileAt(address, content, images);
}

function respond(
  response: ServerResponse,
  address: string,
  bytes: string | Uint8Array | undefined,
): void {
  const type = types[extname(address)] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  response.writeHead(bytes ? 200 : 404, headers).end(bytes);
}

async function dataAt(address: string, content: PageSource): Promise<string> {
  const language = locales.find(({ id }) => shellAddress(id) === address);
  const page = address.slice(0, -dataEnding.length);
  const data = language
    ? shellData(content, language.id)
    : await pageData(content, page === '/index' ? '/' : page);
  return JSON.stringify({ build: development, ...data });
}

async function calendarAt(address: string, content: PageSource): Promise<string | undefined> {
  const { locale } = splitAddress(address);
  return new Map(await calendarFiles(content, locale)).get(address);
}

async function kitFileAt(
  address: string,
  content: PageSource,
  images: Snapshot['images'],
): Promise<Uint8Array | undefined> {
  const pages = await Promise.all(pageAddresses(content).map((each) => pageData(content, each)));
  const shells = locales.map(({ id }) => shellData(content, id));
  const files = await kitFiles({ images, pages, shells });
  return files.get(address);
}
