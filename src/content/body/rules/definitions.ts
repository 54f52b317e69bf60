// In: the addresses of links that a body defines. Out: warnings about those that Markdown drops without a word.
import type { Definition, Root } from 'mdast';
import type { Fault, Finding } from '../../problem/locate.ts';
import { findingAt, visit } from '../rule.ts';

/** Reports addresses of links that no link refers to, which Markdown doesn't show, and those that are given twice. */
export function definitions(tree: Root, text: string): Finding[] {
  const used = usedDefinitions(tree);
  const seen = new Set<string>();
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'definition') return;
    const isUsed = used.has(node.identifier);
    if (!isUsed) findings.push(findingAt(node, unusedDefinition(node), text));
    else if (seen.has(node.identifier))
      findings.push(findingAt(node, repeatedDefinition(node), text));
    seen.add(node.identifier);
  });
  return findings;
}

/** The identifiers to which links refer. */
export function usedDefinitions(tree: Root): ReadonlySet<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  return used;
}

function unusedDefinition({ label, identifier }: Definition): Fault {
  const name = label ?? identifier;
  return {
    code: 'definition-unused',
    severity: 'warning',
    message: `Markdown takes this line for the address of links to \`[${name}]\`, and doesn’t show it.`,
    hint: `Write \`\\[${name}]:\` where it is meant to be read, or delete the line.`,
  };
}

function repeatedDefinition({ label, identifier }: Definition): Fault {
  return {
    code: 'definition-repeated',
    severity: 'warning',
    message: `\`[${label ?? identifier}]\` has an address already, so that this one is never used.`,
    hint: 'Give it another name, or delete the line.',
  };
}
