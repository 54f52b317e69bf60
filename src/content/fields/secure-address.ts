// Absolute `https` URLs.
import type { Hint } from './hint.ts';

/** A domain with a port, where one is told, and what is behind it. */
const form = /^https:\/\/[^\s/?#@\\:<>^|%[\]]+\.[^\s/?#@\\:<>^|%[\]]*(?::\d*)?(?:[/?#][^\s\\]*)?$/;

/** Whether a text is an absolute `https` URL. */
export function isSecureAddress(source: string): boolean {
  return form.test(source) && URL.canParse(source);
}

/** The hint on an address without `https://`: numbers with dots are one as little as a name without. */
export function hintOnAddress(source: string): Hint | undefined {
  const value = `https://${source.replace(/^https?:\/\//i, '')}`;
  return isSecureAddress(value) && /\p{L}$/u.test(new URL(value).hostname) ? { value } : undefined;
}
