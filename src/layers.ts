// Which files of `src` may import which, by their paths.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { buildFiles } from './page/build-files.ts';

/** The declarations of rooms: each has the name of its folder, which may be in that of another room. */
const declarations = readdirSync(join(import.meta.dirname, 'pages'), { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)([\w-]+)\/\1\.ts$/.test(path));

/** Modules that a file may not import, as patterns of import specifiers. */
interface Ban {
  readonly group: string[];
  readonly message: string;
  /** Their types may be imported. */
  readonly allowTypeImports?: boolean;
}

interface Layer {
  readonly names: readonly string[];
  /** Files that need Node. */
  readonly inNode?: readonly string[];
  /** What may not be imported, in addition to higher layers. */
  readonly bans?: readonly Ban[];
  /** What may be imported from higher layers. */
  readonly allows?: readonly string[];
}

const noNode: Ban = {
  group: ['node:*'],
  message: 'This file runs in a browser, which has no Node.',
};

const onlyTypesOfContent: Ban = {
  group: ['**/content/**'],
  allowTypeImports: true,
  message: 'Import only types of `src/content`: content is an argument, or comes from a loader.',
};

const onlyTypesOfReact: Ban = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@emotion/*'],
  allowTypeImports: true,
  message: 'The content engine and what a room declares know nothing of React.',
};

const inBrowser = [noNode, onlyTypesOfContent];

const build = `{${buildFiles.join(',')},*-view}.ts`;
const light = '{fields,rules,texts,*-fields,*-rules}.ts';

const onlyTypesOfBuild: Ban = {
  group: [`**/${build}`],
  allowTypeImports: true,
  message: 'Only a build runs that file: import its types alone.',
};

const onlyTypesOfLight: Ban = {
  group: [`**/${light}`],
  allowTypeImports: true,
  message: 'What a visitor’s browser runs imports only types of what is declared.',
};

const otherRooms: Ban = {
  group: [
    '../*/{files,page,rules}.{ts,tsx}',
    ...declarations.map((path) => `../*/${basename(path)}`),
  ],
  message: 'Import of another room its fields, its texts, its data or its parts.',
};

const tokens = ['**/theme/tokens.ts'];

const engine: Layer = { names: ['content/**'], bans: [onlyTypesOfReact], allows: tokens };

/** The fields and rules of `site.yaml`, like those of a room. */
const declaredSettings = 'settings/{fields,rules,site,*-fields,*-rules}.ts';

/** The layers of `src/content`, the lowest first. What doesn't need Node may run in the editor's browser. */
const engineLayers: readonly Layer[] = [
  {
    names: ['io/**'],
    inNode: ['io/{cached,engine-key,file-system,map-concurrently}.ts'],
  },
  { names: ['fields/**'] },
  { names: ['report/**'], inNode: ['report/content-error.ts'] },
  { names: ['model.ts', 'page-list.ts'] },
  { names: ['source/**'], inNode: ['source/read-files.ts'] },
  {
    names: ['markdown/**'],
    inNode: ['markdown/body-problems.ts', 'markdown/mdx.ts', 'images/**', 'assets/**'],
  },
  { names: ['check.ts', 'check/**'], inNode: ['check/check-media.ts'] },
  {
    names: ['localize.ts', 'sort-entries.ts'],
    inNode: ['keep-last-good.ts', 'present.ts'],
  },
  { names: [], inNode: ['library.ts'] },
  { names: ['translations/**'] },
  { names: [], inNode: ['import/**'] },
  { names: [], inNode: ['cli/**', 'dev/**', 'plugin.ts', 'bodies-plugin.ts', 'template/**'] },
];

const inEditor: Ban = {
  group: ['node:*', ...engineLayers.flatMap(({ inNode = [] }) => inNode.map(asImported))],
  allowTypeImports: true,
  message: 'The editor’s browser may run this file: import nothing that needs Node.',
};

const declared = [onlyTypesOfReact, inEditor];

const page: Layer = { names: ['page/**'], bans: [noNode, onlyTypesOfContent], allows: tokens };

const body: Layer = { ...page, names: ['body/**'] };

const pages: Layer = { names: ['pages/**'] };

/** The layers of `src`, the lowest first. */
const layers: readonly Layer[] = [
  {
    names: ['text/**', 'locales.ts', 'lists.ts', 'memoize.ts', 'assume-type.ts'],
    bans: [noNode],
  },
  engine,
  { names: [declaredSettings], bans: declared },
  page,
  body,
  { names: ['theme/**'], bans: inBrowser },
  { names: ['ui/**'], bans: inBrowser },
  pages,
  { names: ['shell/**'], bans: inBrowser },
  { names: ['app/**'], bans: inBrowser },
  { names: ['build/**'] },
  { names: ['admin/**'] },
  { names: ['commands/**'] },
];

/** The files of a room: parts that any browser runs, declarations, which the editor's runs too, and what a build runs. */
const roomFiles: readonly (readonly [names: readonly string[], bans: readonly Ban[]])[] = [
  [['*/**'], [...inBrowser, onlyTypesOfBuild, onlyTypesOfLight]],
  [[`**/${light}`], [onlyTypesOfReact, inEditor, onlyTypesOfBuild]],
  // It imports what a build runs on demand, which `tests/unit/pages/rooms.test.ts` checks.
  [declarations, [onlyTypesOfReact, inEditor]],
  [[`**/${build}`, '*/{performances,print-photograph}.ts'], [onlyTypesOfReact]],
];

const inEditorPage: Ban = {
  group: ['../*.ts', '**/build/**', '**/commands/**'],
  message: 'This file runs in the editor’s browser; that module makes its page.',
};

/** Which files of `src` may import which. The last pattern that matches a file applies. */
export const imports: readonly OxlintOverride[] = [
  // Reads `site.yaml`; bundles have its values instead.
  restrict('src', ['settings/**'], []),
  ...layers.map((layer) => restrict('src', layer.names, bansOf(layer, layers))),
  restrict('src', ['page/texts.ts'], bansOf({ ...page, bans: declared }, layers)),
  restrict('src', ['body/*-fields.ts'], bansOf({ ...body, bans: declared }, layers)),
  ...roomFiles.map(([names, bans]) =>
    restrict('src/pages', names, [...bansOf(pages, layers), otherRooms, ...bans]),
  ),
  restrict('src/admin', ['browser/**'], [inEditor, inEditorPage]),
  ...engineLayers.flatMap((layer) => {
    const bans = [...bansOf(engine, layers), ...bansOf(layer, engineLayers)];
    return [
      restrict('src/content', layer.names, [...bans, inEditor]),
      restrict('src/content', layer.inNode ?? [], bans),
    ];
  }),
];

/** What a layer may not import. */
function bansOf({ bans = [], allows = [], ...layer }: Layer, stack: readonly Layer[]) {
  const above = stack.slice(stack.findIndex(({ names }) => names === layer.names) + 1);
  const group = above.flatMap(({ names, inNode = [] }) => [...names, ...inNode].map(asImported));
  const higher: Ban = {
    group: [...group, ...allows.map((pattern) => `!${pattern}`)],
    message: 'Import from lower layers only. `src/layers.ts` lists them.',
  };
  return [...bans, higher];
}

/** The pattern of import specifiers: folders are part of them from outside, as is `settings/`; modules match by file name. */
function asImported(name: string): string {
  const isFolder = name.endsWith('/**') || name.startsWith('settings/');
  return `**/${isFolder ? name : name.slice(name.lastIndexOf('/') + 1)}`;
}

function restrict(
  folder: string,
  names: readonly string[],
  patterns: readonly Ban[],
): OxlintOverride {
  return {
    files: names.map((name) => `${folder}/${name}`),
    rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
  };
}
