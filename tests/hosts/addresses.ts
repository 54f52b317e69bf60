// Addresses as people and programs really ask for them.

const pages = ['/biography', '/press', '/es', '/es/biography', '/es/contact'];

/** Forms of a page's address that lead to it. */
const forms: readonly ((page: string) => string)[] = [
  (page) => page,
  (page) => `${page}/`,
  (page) => `${page}//`,
  (page) => `${page}.html`,
  (page) => `${page}.html/`,
  (page) => `${page}/index`,
  (page) => `${page}/index.html`,
  (page) => page.replaceAll('/', '//'),
  (page) => page.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

/** Below the base path: the requested address, and the address of the page where it ends. */
export const pageAddresses: readonly (readonly [asked: string, page: string])[] = [
  ...pages.flatMap((page) => forms.map((form) => [form(page), page] as const)),
  ...['/', '/index', '/index/', '/index.html', '//', '//index.html', '/%69ndex.html'].map(
    (asked) => [asked, '/'] as const,
  ),
  ['/es%2fbiography', '/es/biography'],
  ['/es%2Fbiography/', '/es/biography'],
  ['/./biography', '/biography'],
  ['/es/../press', '/press'],
];

const missingInEnglish = String.raw`
  /404 /404/ /404.html /nothing /nothing/ /nothing.html /index.php /press/99 /press/99/
  /Biography /BIOGRAPHY.HTML /ES /ES/Biography /Es/nada
  /biography.htm /biography%20 /biography%3Fpage=2 /biography;x /biography%0d%0aX-Split:%20yes
  /wp-login.php /.env /.git/config /_headers /_headers/ /_redirects
  /assets /assets/ /assets/none-00000000.js //evil.example /%5Cevil.example`;

const missingInSpanish = `
  /es/404 /es/404/ /es/404.html /es/nada /es//nada /es/nada/ /es/Biography /es/%C3%B1
  /es%2fnada.txt /es/press/99`;

/** The requested address, and the 404 page of the response. */
export const missing: readonly (readonly [asked: string, file: string])[] = [
  ...[...wordsOf(missingInEnglish), `/${'a'.repeat(300)}`, `/${'a/'.repeat(900)}a`].map(
    (asked) => [asked, '404.html'] as const,
  ),
  ...[...wordsOf(missingInSpanish), encodeURI(`/es/${'ñ'.repeat(200)}`)].map(
    (asked) => [asked, 'es/404.html'] as const,
  ),
];

/** Invalid addresses, for which servers may have error pages of their own. */
export const malformed = wordsOf(
  '/%00 /es/%00 /biography%00.html /% /%zz /%c3%28 /%2e%2e/%2e%2e/etc/passwd',
);

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
