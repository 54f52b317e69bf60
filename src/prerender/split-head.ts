const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Parts what React hoisted to the front of its markup (`<title>`, `<meta>`, `<link>`) from the page itself.
 * @example splitHead('<title>Home</title><main></main>') // => { head: '<title>Home</title>', body: '<main></main>' }
 */
export function splitHead(html: string): { head: string; body: string } {
  let length = 0;
  for (;;) {
    const match = hoisted.exec(html.slice(length));
    if (!match) return { head: html.slice(0, length), body: html.slice(length) };
    length += match[0].length;
  }
}
