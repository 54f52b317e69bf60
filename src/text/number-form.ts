/**
 * The source of a regular expression for the whole numbers from one to another, without zeros before them.
 * @example numberForm(8, 12) // => '8|9|1[0-2]', in a group
 */
export function numberForm(from: number, to: number): string {
  return `(?:${formsBetween(from, to).join('|')})`;
}

function formsBetween(from: number, to: number): string[] {
  const [first, last] = [String(from), String(to)];
  if (first.length === last.length) return digitsBetween(first, last);
  const longer = 10 ** first.length;
  return [...digitsBetween(first, String(longer - 1)), ...formsBetween(longer, to)];
}

/** The forms of the numbers between two that have as many digits. */
function digitsBetween(first: string, last: string): string[] {
  const [low, high] = [first.charAt(0), last.charAt(0)];
  const [lower, upper] = [first.slice(1), last.slice(1)];
  if (lower === '') return [low === high ? low : `[${low}-${high}]`];
  const [zeros, nines] = [lower.replaceAll(/./g, '0'), lower.replaceAll(/./g, '9')];
  if (low === high) return digitsBetween(lower, upper).map((rest) => low + rest);
  if (lower === zeros && upper === nines)
    return [`[${low}-${high}]${String.raw`\d`.repeat(lower.length)}`];
  const [next, previous] = [
    Number(low) + (lower === zeros ? 0 : 1),
    Number(high) - (upper === nines ? 0 : 1),
  ];
  return [
    ...(lower === zeros ? [] : digitsBetween(lower, nines).map((rest) => low + rest)),
    ...(next <= previous ? digitsBetween(`${next}${zeros}`, `${previous}${nines}`) : []),
    ...(upper === nines ? [] : digitsBetween(zeros, upper).map((rest) => high + rest)),
  ];
}
