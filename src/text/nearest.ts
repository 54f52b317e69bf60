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

/** How many names a message lists. */
const mostListed = 5;

/**
 * Names as a message lists them: of more than five the most similar to a word, and the section of the guide with all.
 * @example listNear('sola', ['duo', 'solo'], 'works') // => '`duo`, `solo`'
 */
export function listNear(word: string, names: readonly string[], section: string): string {
  const quoted = (some: readonly string[]) => some.map((name) => `\`${name}\``).join(', ');
  if (names.length <= mostListed) return quoted(names);
  const nearestFirst = names
    .map((name) => ({ name, distance: word === '' ? 0 : distance(normalize(word), name) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostListed)
    .map(({ name }) => name);
  return `${quoted(nearestFirst)} and others (content/README.md#${section})`;
}

/** How many letters of one word have to be added, deleted or replaced to become the other. */
function distance(a: string, b: string): number {
  const first = Array.from({ length: b.length + 1 }, (_, index) => index);
  const last = a.split('').reduce(
    (row, letter, index) =>
      b.split('').reduce(
        (next, other, at) => {
          const replaced = (row[at] ?? 0) + Number(letter !== other);
          return [...next, Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1)];
        },
        [index + 1],
      ),
    first,
  );
  return last.at(-1) ?? 0;
}
