/**
 * The candidate that is the same word but for a letter, two that are swapped, capitals and accents.
 * @example nearest('peoms', ['poems', 'songs']) // => 'poems'
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalize(word);
  const all = [...candidates];
  const same = all.find((candidate) => normalize(candidate) === wanted);
  return same ?? all.find((candidate) => isOneEditApart(wanted, normalize(candidate)));
}

/** The hint that suggests the most similar candidate, if there is one. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(word, candidates);
  return near === undefined ? undefined : `Did you mean \`${near}\`?`;
}

/** Removes capitals and accents. */
function normalize(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether two words differ in one letter, which one may lack, or in two beside each other that are swapped. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const start = short.split('').findIndex((letter, at) => letter !== long[at]);
  const at = start === -1 ? short.length : start;
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1);
  if (long.length > short.length) return false;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}
