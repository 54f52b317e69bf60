import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { checkTree } from './check-tree.ts';

/**
 * A plugin that ends the compilation of a body that holds what it can't. Bodies are checked long before; this
 * makes sure that no way of reading them can let code through that the check did not see.
 */
export function refuseUnchecked() {
  return (tree: Root, file: VFile): void => {
    const finding = checkTree(tree).find(({ fault }) => fault.severity !== 'warning');
    if (finding) file.fail(`${finding.fault.message} ${finding.fault.hint ?? ''}`.trim());
  };
}
