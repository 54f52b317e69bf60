// In: the pictures of a body. Out: those within a sentence, without a text for the blind, or that aren't named rightly.
import type { Image, Root } from 'mdast';
import type { Fault, Finding } from '../../report/locate.ts';
import { nameFault } from '../elements.ts';
import { picturesIn } from '../figures.ts';
import { findingAt, nodesIn } from '../rule.ts';

/** A picture is a file of the folder images with an alternative text, in a paragraph of its own or of several. */
export function pictures(tree: Root, text: string): Finding[] {
  const inRows = new Set(tree.children.flatMap(picturesIn));
  return nodesIn(tree).flatMap((node) => {
    if (node.type === 'imageReference') return findingAt(node, reference, text);
    if (node.type !== 'image') return [];
    const nameless = nameFault('image', node.url.replaceAll('%20', ' '), example);
    const faults = [nameless, altFault(node), inRows.has(node) ? undefined : misplaced];
    const fault = faults.find((each) => each !== undefined);
    return fault ? findingAt(node, fault, text) : [];
  });
}

const misplaced: Fault = {
  code: 'picture-place',
  message: 'A picture stands within a text, a list, a quote or a table.',
  hint: 'Leave an empty line above and below it; several without one between them stand side by side.',
};

const example = 'Write it like `![What it shows](rehearsal.jpg "A caption")`.';

const reference: Fault = {
  code: 'image-name',
  message: 'The name of a picture stands in its own parentheses.',
  hint: example,
};

function altFault({ alt, url, title }: Image): Fault | undefined {
  if (alt?.trim()) return undefined;
  const caption = title ? ` "${title}"` : '';
  return {
    code: 'picture-undescribed',
    message: 'Those who can’t see this picture are told nothing of it.',
    hint: `Write between \`[\` and \`]\` what it shows: \`![Violin in warm side light](${url}${caption})\`.`,
  };
}
