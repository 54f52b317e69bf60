// In: the pictures of a body. Out: those within a sentence, without an alternative text, or with an invalid file name.
import type { Image, Root } from 'mdast';
import type { Issue } from '../../report/locate.ts';
import { fileNameIssue } from '../elements.ts';
import { picturesIn } from '../figures.ts';
import { nodesIn, spanOf } from '../rule.ts';

/** A picture is a file of the images folder with an alternative text, in a paragraph of only pictures. */
export function pictures(tree: Root): Issue[] {
  const inRows = new Set(tree.children.flatMap(picturesIn));
  return nodesIn(tree).flatMap((node) => {
    if (node.type === 'imageReference') return { ...spanOf(node), ...referenceIssue };
    if (node.type !== 'image') return [];
    const nameIssue = fileNameIssue('image', node.url.replaceAll('%20', ' '), example);
    const issues = [nameIssue, altIssue(node), inRows.has(node) ? undefined : placeIssue];
    const issue = issues.find((candidate) => candidate !== undefined);
    return issue ? { ...spanOf(node), ...issue } : [];
  });
}

const placeIssue: Issue = {
  code: 'picture-place',
  message: 'A picture can’t be within a text, a list, a quote or a table.',
  hint: 'Write an empty line above and below it; several without one between them are shown side by side.',
};

const example = 'Write it like `![What it shows](rehearsal.jpg "A caption")`.';

const referenceIssue: Issue = {
  code: 'image-name',
  message: 'The name of a picture must be in parentheses after its description.',
  hint: example,
};

function altIssue({ alt, url, title }: Image): Issue | undefined {
  if (alt?.trim()) return undefined;
  const caption = title ? ` "${title}"` : '';
  return {
    code: 'picture-undescribed',
    message: 'Visitors who can’t see this picture don’t know what it shows.',
    hint: `Write between \`[\` and \`]\` what it shows: \`![Violin in warm side light](${url}${caption})\`.`,
  };
}
