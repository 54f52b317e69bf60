// In: the text of a body or of a phrase. Out: its findings, and its links into the site.
import { unified, type Pluggable } from 'unified';
import { VFile } from 'vfile';
import { z } from 'zod';
import { positionOf, type Finding } from '../problem/locate.ts';
import { parseBody, parsePhrase } from './parser.ts';
import { readSyntax } from './read-syntax.ts';
import { bodyRules, phraseRules } from './rules.ts';

const spanSchema = z.object({ start: z.number(), end: z.number() });
const findingSchema = spanSchema.extend({
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  severity: z.exactOptional(z.enum(['error', 'warning'])),
});

/** The schema of cached results. */
export const checkedBodySchema = z.object({
  findings: z.array(findingSchema),
  siteLinks: z.array(spanSchema.extend({ url: z.string() })),
});

/** The findings of a body by itself, and its links into the site, which depend on other files. */
export type CheckedBody = z.infer<typeof checkedBodySchema>;

/** Checks the syntax of a body, then applies every rule. */
export function checkBody(text: string): CheckedBody {
  return check(text, parseBody, bodyRules);
}

/** Checks a phrase; rules are worded for bodies, so their messages are adapted. */
export function checkPhrase(text: string): readonly Finding[] {
  return check(text, parsePhrase, phraseRules).findings.map((finding) => ({
    ...finding,
    message: finding.message.replace(/\b(a|the) body\b/i, '$1 field'),
    hint: phraseHints.get(finding.code) ?? finding.hint,
  }));
}

/** The hints that differ in phrases: these have no second entry to go on in, and hold no code. */
const phraseHints: ReadonlyMap<string, string> = new Map([
  ['body-length', 'Shorten it.'],
  ['code-unclosed', 'Delete it.'],
]);

function check(text: string, parse: typeof parseBody, rules: Pluggable[]): CheckedBody {
  const { tree, findings } = readSyntax(text, parse);
  if (!tree) return { findings: [...findings], siteLinks: [] };
  const file = new VFile({ value: text });
  unified().use(rules).runSync(tree, file);
  const violations = file.messages.map((message) => findingOf(message, text));
  return {
    findings: withoutConsequential([...findings, ...violations], text),
    siteLinks: file.data.siteLinks ?? [],
  };
}

/** Drops warnings about words in lines with an error, which most likely causes them. */
function withoutConsequential(findings: readonly Finding[], text: string): Finding[] {
  const isConsequential = ({ code }: Finding) => /^(?:text-|(?:emphasis|code)-unclosed)/.test(code);
  const lineOf = ({ start }: Finding) => positionOf(text, start).line;
  const broken = new Set(findings.filter((each) => !isConsequential(each)).map(lineOf));
  return findings.filter((each) => !isConsequential(each) || !broken.has(lineOf(each)));
}

function findingOf(
  { place, reason, ruleId, note, fatal }: VFile['messages'][number],
  text: string,
): Finding {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  return {
    start: start?.offset ?? text.search(/\S|$/),
    end: end?.offset ?? text.search(/\S|$/),
    code: ruleId ?? 'body',
    message: reason,
    severity: fatal === true ? 'error' : 'warning',
    ...(note && { hint: note }),
  };
}
