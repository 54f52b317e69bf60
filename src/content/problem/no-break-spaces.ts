// In: YAML. Out: no-break spaces where it wants ordinary ones, and takes these for letters.
import { spanFrom, type Finding } from './locate.ts';

const spaces = String.raw`[\u00A0\u2007\u202F]`;
const indented = new RegExp(String.raw`^ *(${spaces}+)[ \u00A0]*(?:- |[a-z][\w-]*:(?:\s|$))`, 'gm');
const afterDash = new RegExp(String.raw`^ *-(${spaces}+)`, 'gm');
const afterColon = new RegExp(String.raw`^ {0,4}(?:- )?[a-z][\w-]*:(${spaces}+)`, 'gm');

/** Each no-break space before a field, behind the dash of a list or behind the colon of a field. */
export function noBreakSpaces(yaml: string): Finding[] {
  return [
    ...findIn(yaml, indented, 'This line is indented with a no-break space'),
    ...findIn(yaml, afterDash, 'A no-break space follows the dash'),
    ...findIn(yaml, afterColon, 'A no-break space follows the colon'),
  ];
}

function findIn(yaml: string, form: RegExp, what: string): Finding[] {
  return [...yaml.matchAll(form)].map(({ 0: line, 1: found = '', index }) => ({
    ...spanFrom(index + line.indexOf(found), found),
    code: 'yaml-no-break-space',
    message: `${what}, which YAML takes for a letter.`,
    hint: 'Write an ordinary space instead.',
  }));
}
