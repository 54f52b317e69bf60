interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. A `TrustedHTML` is typed as a string here. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
    };
  }
}

let policy: HtmlPolicy | undefined;

/** Marks HTML that the site itself rendered as trusted, for browsers that enforce Trusted Types. */
export function trustedHtml(html: string): string {
  policy ??= createPolicy();
  return policy.createHTML(html);
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html };
  if (typeof window === 'undefined') return rules;
  return window.trustedTypes?.createPolicy('site', rules) ?? rules;
}
