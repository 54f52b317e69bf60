import type { HostInput } from './host-input.ts';

/** `vercel.json`, beside `package.json`. */
export function vercel({ rules }: HostInput): string {
  return format({
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: pairs(headers),
    })),
  });
}

/** `firebase.json`, beside `package.json`. */
export function firebase({ rules }: HostInput): string {
  return format({
    hosting: {
      public: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ pattern, headers }) => ({
        source: pattern.replace(/\*$/, '**'),
        headers: pairs(headers),
      })),
    },
  });
}

function pairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function format(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
