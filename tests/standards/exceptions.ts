// What a suite finds, and what of it is left as it is -> what must be mended.

/** A finding that is left as it is, and why. */
export type Exception = readonly [finding: RegExp, reason: string];

/** The findings that are no exceptions. */
export function withoutExceptions(
  findings: readonly string[],
  exceptions: readonly Exception[],
): string[] {
  return findings.filter((finding) => !exceptions.some(([pattern]) => pattern.test(finding)));
}

/** The exceptions that nothing is found for, which therefore must go. */
export function unused(
  findings: readonly string[],
  exceptions: readonly Exception[],
): readonly Exception[] {
  return exceptions.filter(([pattern]) => !findings.some((finding) => pattern.test(finding)));
}
