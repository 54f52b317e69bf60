// A built page -> the same page as somebody would write it by hand, without any script.

/**
 * The plain HTML+CSS page that a page is measured against: its own markup, styles, fonts and
 * pictures, less every script, what only scripts read, and the policy that names scripts.
 */
export function plainPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replaceAll(/\sdata-(?:route|entry|chunks|rules)="[^"]*"/g, '')
    .replaceAll(/<!--.*?-->/gs, '');
}
