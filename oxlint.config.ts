// Which lint rules hold where. Node 22.18 and later read this file by themselves; `npm run lint` reads it in any Node.
import type { OxlintConfig, OxlintOverride } from 'oxlint';

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
  message: 'The content engine knows nothing of React.',
};

const inBrowser = [noNode, onlyTypesOfContent];

const tokens = ['**/theme/tokens.ts'];

const engine: Layer = { names: ['content/**'], refused: [onlyTypesOfReact], known: tokens };

const site: Layer = { names: ['site/**'], refused: [noNode, onlyTypesOfContent], known: tokens };

/** What `src` holds, the lowest layer first. */
const layers: readonly Layer[] = [
  {
    names: ['text/**', 'locales.ts', 'memoize.ts', 'pages.ts', 'assume-type.ts'],
    refused: [noNode],
  },
  engine,
  site,
  { names: ['theme/**'], refused: inBrowser },
  { names: ['ui/**'], refused: inBrowser },
  { names: ['pages/**'] },
  { names: ['shell/**'], refused: inBrowser },
  { names: ['app/**'], refused: inBrowser },
  { names: ['build/**'] },
  { names: ['admin/**'] },
  { names: ['commands/**'] },
];

/** What `src/content` holds, the lowest layer first. What doesn't need Node may run in the editor's browser. */
const engineLayers: readonly Layer[] = [
  {
    names: ['at-path.ts', 'attempt.ts', 'slug.ts'],
    inNode: ['cached.ts', 'files-below.ts', 'lockfiles.ts', 'map-concurrently.ts', 'write-file.ts'],
  },
  { names: ['fields/**'], inNode: ['fields/write-schemas.ts'] },
  { names: ['report/**'], inNode: ['report/content-error.ts'] },
  { names: ['model.ts'] },
  { names: ['source/**'], inNode: ['index-sounds.ts', 'source/read.ts'] },
  { names: ['markdown/**'], inNode: ['markdown/body-problems.ts', 'markdown/mdx.ts', 'images/**'] },
  { names: ['check.ts', 'check/**'], inNode: ['check/check-media.ts', 'site-address.ts'] },
  {
    names: ['localize.ts', 'paginate.ts'],
    inNode: ['keep-last-good.ts', 'present.ts'],
  },
  { names: [], inNode: ['library.ts'] },
  { names: ['translations/**'] },
  { names: [], inNode: ['import/**'] },
  { names: [], inNode: ['cli/**', 'dev/**', 'plugin.ts', 'plugins/**', 'template/**'] },
];

const inEditor: Refusal = {
  group: ['node:*', ...engineLayers.flatMap(({ inNode = [] }) => inNode.map(asImported))],
  allowTypeImports: true,
  message: 'The editor’s browser may run this file: import nothing that needs Node.',
};

const inEditorPage: Refusal = {
  group: ['../*.ts', '**/build/**', '**/commands/**'],
  message: 'This file runs in the editor’s browser; that module makes its page.',
};

/** Where two name a file, the last decides. */
const imports: readonly OxlintOverride[] = [
  ...layers.map((layer) => refuse('src', layer.names, refusalsOf(layer, layers))),
  refuse('src/admin', ['browser/**'], [inEditor, inEditorPage]),
  ...engineLayers.flatMap((layer) => {
    const refused = [...refusalsOf(engine, layers), ...refusalsOf(layer, engineLayers)];
    return [
      refuse('src/content', layer.names, [...refused, inEditor]),
      refuse('src/content', layer.inNode ?? [], refused),
    ];
  }),
];

const exceptions: readonly OxlintOverride[] = [
  {
    // These name what stands in rooms.
    files: ['src/*/{locale-content,output,page,texts}.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/commands/**', 'tests/bench/**', 'tests/commands/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The oldest browsers have neither `toSorted` nor `toReversed`.
    files: ['src/ui/**', 'src/pages/**', 'src/shell/**', 'src/app/**'],
    rules: { 'unicorn/no-array-reverse': 'off', 'unicorn/no-array-sort': 'off' },
  },
  { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
];

export default {
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist/**', '.dist-*/**', 'tests/fixtures/**', 'content/**', 'src/hosts/**'],
  rules: {
    eqeqeq: 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'max-depth': ['error', 2],
    'max-lines': ['error', 200],
    'max-lines-per-function': ['error', 50],
    'no-console': 'error',
    'no-nested-ternary': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/consistent-return': 'off',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'no-await-in-loop': 'off',
    'no-control-regex': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'react/no-object-type-as-default-prop': 'off',
    'react/react-in-jsx-scope': 'off',
  },
  overrides: [...imports, ...exceptions],
} satisfies OxlintConfig;

/** What a layer may not import. */
function refusalsOf({ refused = [], known = [], ...layer }: Layer, stack: readonly Layer[]) {
  const above = stack.slice(stack.findIndex(({ names }) => names === layer.names) + 1);
  const group = above.flatMap(({ names, inNode = [] }) => [...names, ...inNode].map(asImported));
  const higher: Refusal = {
    group: [...group, ...known.map((pattern) => `!${pattern}`)],
    message: 'Import from lower layers only. `oxlint.config.ts` lists them.',
  };
  return [...refused, higher];
}

/** A folder is named from outside; a module has its own name even beside it. */
function asImported(name: string): string {
  return `**/${name.endsWith('/**') ? name : name.slice(name.lastIndexOf('/') + 1)}`;
}

function refuse(folder: string, names: readonly string[], patterns: Refusal[]): OxlintOverride {
  return {
    files: names.map((name) => `${folder}/${name}`),
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}
