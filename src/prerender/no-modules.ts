// For browsers that run scripts but no modules: none of the site's script runs there, so nothing may wait for it.
import { createHash } from 'node:crypto';

/** The script's file in the built site, and its text. Other browsers never ask for it. */
export const noModules = {
  file: 'no-modules.js',
  text: "document.documentElement.setAttribute('data-script', 'missing');\n",
} as const;

/** Its markup for the head. `base` is the site's base path. */
export function noModulesElement(base: string): string {
  const digest = createHash('sha384').update(noModules.text).digest('base64');
  return `<script nomodule src="${base}${noModules.file}" integrity="sha384-${digest}"></script>`;
}
