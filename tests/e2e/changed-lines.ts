/**
 * The lines in which two texts differ: those of the first after `-`, those of the second after `+`.
 * @example linesThatDiffer('a\nb\n', 'a\nc\n') // => ['-b', '+c']
 */
export function linesThatDiffer(from: string, to: string): string[] {
  const changed: string[] = [];
  let [old, now] = [linesOf(from), linesOf(to)];
  while (old.length > 0 || now.length > 0) {
    const [removed, added] = linesBeforeSame(old, now);
    changed.push(...old.slice(0, removed).map((line) => `-${line}`));
    changed.push(...now.slice(0, added).map((line) => `+${line}`));
    [old, now] = [old.slice(removed + 1), now.slice(added + 1)];
  }
  return changed;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line, index, all) => line !== '' || index < all.length - 1);
}

/** How many lines of each come before the next that both have, or before their ends: the fewest of both together. */
function linesBeforeSame(
  old: readonly string[],
  now: readonly string[],
): readonly [number, number] {
  const same = old.flatMap((line, removed) => {
    const added = now.indexOf(line);
    return added < 0 ? [] : [[removed, added] as const];
  });
  const [nearest = [old.length, now.length] as const] = same.toSorted(
    ([a, b], [c, d]) => a + b - c - d,
  );
  return nearest;
}
