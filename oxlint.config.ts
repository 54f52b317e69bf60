// The lint rules and their exceptions. Node 22.18 and later can load this file; `npm run lint` loads it in any Node.
import { existsSync } from 'node:fs';
import type { OxlintConfig, OxlintOverride } from 'oxlint';
import { imports } from './src/layers.ts';

/** Files that import the packages of tests/package.json, which have no types unless these are installed. */
const untyped = existsSync('tests/node_modules')
  ? []
  : ['tests/bench/site/**', 'tests/browsers/**', 'tests/standards/**'];

const exceptions: readonly OxlintOverride[] = [
  {
    files: ['src/commands/**', 'tests/bench/**', 'tests/commands/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The oldest browsers have neither `toSorted` nor `toReversed`.
    files: ['src/ui/**', 'src/pages/**', 'src/shell/**', 'src/app/**'],
    rules: { 'unicorn/no-array-reverse': 'off', 'unicorn/no-array-sort': 'off' },
  },
  {
    files: ['**/*.config.ts', 'tests/times-reporter.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
];

export default {
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    'dist/**',
    '.dist-*/**',
    'tests/fixtures/**',
    'content/**',
    'src/hosts/**',
    ...untyped,
  ],
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
