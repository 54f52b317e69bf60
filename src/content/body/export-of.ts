import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxjsEsm } from 'mdast-util-mdx';

/** `export const name = value;` as a node of MDX. */
export function exportOf(name: string, value: unknown): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name },
                  init: valueToEstree(value),
                },
              ],
            },
            specifiers: [],
            attributes: [],
          },
        ],
      },
    },
  };
}
