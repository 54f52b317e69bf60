// The text of index.html -> the tags whose scripts, styles and pictures the policy of each page blocks.

/**
 * The tags that the policy blocks: scripts and styles within the document, and what comes from elsewhere.
 * @example blockedIn('<script src="https://example.org/a.js"></script>') // => ['<script src="https://example.org/a.js">']
 */
export function blockedIn(template: string): string[] {
  const tags = template
    .replaceAll(/<!--.*?-->/gs, '')
    .match(/<(?:script|style|link|img)\b[^>]*>/gi);
  return (tags ?? []).filter(isBlocked);
}

function isBlocked(tag: string): boolean {
  if (/^<style/i.test(tag)) return true;
  const address = /\s(?:src|href)\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1];
  if (/^<script/i.test(tag) && address === undefined)
    return !/\stype=["']?application\//i.test(tag);
  const isOnlyNamed =
    /^<link/i.test(tag) && !/\srel=["']?[^"']*(?:stylesheet|icon|preload|manifest)/i.test(tag);
  return !isOnlyNamed && /^(?:[a-z]+:)?\/\//i.test(address ?? '');
}
