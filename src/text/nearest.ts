/**
 * The candidate that differs from a word at most in capitals, accents, and one letter or two swapped ones.
 * @example nearest('peoms', ['poems', 'songs']) // => 'poems'
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalize(word);
  const all = [...candidates];
  const equal = all.find((candidate) => normalize(candidate) === wanted);
  return equal ?? all.find((candidate) => isOneEditApart(wanted, normalize(candidate)));
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

/** Whether two words differ in one letter, which one may lack, or in two adjacent letters that are swapped. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const difference = short.split('').findIndex((letter, index) => letter !== long[index]);
  const start = difference === -1 ? short.length : difference;
  if (long.length === short.length + 1) return short.slice(start) === long.slice(start + 1);
  if (long.length > short.length) return false;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (isSwapped && short.slice(start + 2) === long.slice(start + 2))
  );
}
