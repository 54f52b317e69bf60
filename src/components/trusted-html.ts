interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
}

declare global {
  interface Window {
    /** Missing from browsers without Trusted Types. What its policies make passes for a string here. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
    };
  }
}

let policy: HtmlPolicy | undefined;

/** HTML of our own making, in the form that the browser accepts where it asks for Trusted Types. */
export function trustedHtml(html: string): string {
  policy ??= createPolicy();
  return policy.createHTML(html);
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html };
  if (typeof window === 'undefined') return rules;
  return window.trustedTypes?.createPolicy('site', rules) ?? rules;
}
