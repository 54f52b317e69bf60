// Which files of `src` may import which, by their names.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { buildFiles } from './page/build-files.ts';

/** The declarations of rooms: each has the name of its folder, which may stand in that of another room. */
const declarations = readdirSync(join(import.meta.dirname, 'pages'), { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)([\w-]+)\/\1\.ts$/.test(path));

/** Modules that a file may not import, as patterns of how it would name them. */
interface Refusal {
  readonly group: string[];
  readonly message: string;
  /** Their types may be imported. */
  readonly allowTypeImports?: boolean;
}

interface Layer {
  readonly names: readonly string[];
  /** What needs Node. */
  readonly inNode?: readonly string[];
  /** What may not be imported beside higher layers. */
  readonly refused?: readonly Refusal[];
  /** What may be imported all the same. */
  readonly known?: readonly string[];
}

const noNode: Refusal = {
  group: ['node:*'],
  message: 'This file runs in a browser, which has no Node.',
};

const onlyTypesOfContent: Refusal = {
  group: ['**/content/**'],
  allowTypeImports: true,
  message: 'Import only types of `src/content`: content is an argument, or comes from a loader.',
};

const onlyTypesOfReact: Refusal = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@emotion/*'],
  allowTypeImports: true,
  message: 'The content engine and what a room declares know nothing of React.',
};

const inBrowser = [noNode, onlyTypesOfContent];

const build = `{${buildFiles.join(',')},*-view}.ts`;
const light = '{fields,rules,texts,*-fields,*-rules}.ts';

const onlyTypesOfBuild: Refusal = {
  group: [`**/${build}`],
  allowTypeImports: true,
  message: 'Only a build runs that file: import its types alone.',
};

const onlyTypesOfLight: Refusal = {
  group: [`**/${light}`],
  allowTypeImports: true,
  message: 'What a visitor’s browser runs imports only types of what is declared.',
};

const otherRooms: Refusal = {
  group: [
    '../*/{files,page,rules}.{ts,tsx}',
    ...declarations.map((path) => `../*/${basename(path)}`),
  ],
  message: 'Import of another room its fields, its texts, its data or its parts.',
};

const tokens = ['**/theme/tokens.ts'];

const engine: Layer = { names: ['content/**'], refused: [onlyTypesOfReact], known: tokens };

/** What `site.yaml` declares, as a room's fields and rules are. */
const declaredSettings = 'settings/{fields,rules,site,*-fields,*-rules}.ts';

/** What `src/content` holds, the lowest layer first. What doesn't need Node may run in the editor's browser. */
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

const inEditor: Refusal = {
  group: ['node:*', ...engineLayers.flatMap(({ inNode = [] }) => inNode.map(asImported))],
  allowTypeImports: true,
  message: 'The editor’s browser may run this file: import nothing that needs Node.',
};

const declared = [onlyTypesOfReact, inEditor];

const page: Layer = { names: ['page/**'], refused: [noNode, onlyTypesOfContent], known: tokens };

const body: Layer = { ...page, names: ['body/**'] };

const pages: Layer = { names: ['pages/**'] };

/** What `src` holds, the lowest layer first. */
const layers: readonly Layer[] = [
  {
    names: ['text/**', 'locales.ts', 'lists.ts', 'memoize.ts', 'assume-type.ts'],
    refused: [noNode],
  },
  engine,
  { names: [declaredSettings], refused: declared },
  page,
  body,
  { names: ['theme/**'], refused: inBrowser },
  { names: ['ui/**'], refused: inBrowser },
  pages,
  { names: ['shell/**'], refused: inBrowser },
  { names: ['app/**'], refused: inBrowser },
  { names: ['build/**'] },
  { names: ['admin/**'] },
  { names: ['commands/**'] },
];

/** What a room holds: parts that any browser runs, what is declared, which the editor's runs too, and what a build runs. */
const roomFiles: readonly (readonly [names: readonly string[], refused: readonly Refusal[]])[] = [
  [['*/**'], [...inBrowser, onlyTypesOfBuild, onlyTypesOfLight]],
  [[`**/${light}`], [onlyTypesOfReact, inEditor, onlyTypesOfBuild]],
  // It imports what a build runs where that is asked for, which `tests/unit/pages/rooms.test.ts` looks after.
  [declarations, [onlyTypesOfReact, inEditor]],
  [[`**/${build}`, '*/{performances,print-photograph}.ts'], [onlyTypesOfReact]],
];

const inEditorPage: Refusal = {
  group: ['../*.ts', '**/build/**', '**/commands/**'],
  message: 'This file runs in the editor’s browser; that module makes its page.',
};

/** Which files of `src` may import which. Where two name a file, the last decides. */
export const imports: readonly OxlintOverride[] = [
  // What reads `site.yaml` for all others; bundles have its values instead.
  refuse('src', ['settings/**'], []),
  ...layers.map((layer) => refuse('src', layer.names, refusalsOf(layer, layers))),
  refuse('src', ['page/texts.ts'], refusalsOf({ ...page, refused: declared }, layers)),
  refuse('src', ['body/*-fields.ts'], refusalsOf({ ...body, refused: declared }, layers)),
  ...roomFiles.map(([names, refused]) =>
    refuse('src/pages', names, [...refusalsOf(pages, layers), otherRooms, ...refused]),
  ),
  refuse('src/admin', ['browser/**'], [inEditor, inEditorPage]),
  ...engineLayers.flatMap((layer) => {
    const refused = [...refusalsOf(engine, layers), ...refusalsOf(layer, engineLayers)];
    return [
      refuse('src/content', layer.names, [...refused, inEditor]),
      refuse('src/content', layer.inNode ?? [], refused),
    ];
  }),
];

/** What a layer may not import. */
function refusalsOf({ refused = [], known = [], ...layer }: Layer, stack: readonly Layer[]) {
  const above = stack.slice(stack.findIndex(({ names }) => names === layer.names) + 1);
  const group = above.flatMap(({ names, inNode = [] }) => [...names, ...inNode].map(asImported));
  const higher: Refusal = {
    group: [...group, ...known.map((pattern) => `!${pattern}`)],
    message: 'Import from lower layers only. `src/layers.ts` lists them.',
  };
  return [...refused, higher];
}

/** A folder is named from outside, as `settings/` is; a module has its own name even beside it. */
function asImported(name: string): string {
  const isFolder = name.endsWith('/**') || name.startsWith('settings/');
  return `**/${isFolder ? name : name.slice(name.lastIndexOf('/') + 1)}`;
}

function refuse(
  folder: string,
  names: readonly string[],
  patterns: readonly Refusal[],
): OxlintOverride {
  return {
    files: names.map((name) => `${folder}/${name}`),
    rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
  };
}
