import {
  assetCaching,
  commonHeaders,
  type HostInput,
  type PageRule,
  pageRules,
  prefixes,
} from './host-input.ts';

/** The configuration of nginx 1.18 or newer, ready for `/etc/nginx/conf.d/`. */
export function nginx(input: HostInput): string {
  const { base, folder } = input;
  const root = base.slice(0, -1);
  return `# Made from the built site: make it anew after each build.
# For HTTPS run \`certbot --nginx\`, or add \`listen 443 ssl\` and your certificate.
map $uri $page_policy {
  default "";
${pageRules(input).map(policyLine).join('\n')}
}
map $uri $file_caching {
  default "public, max-age=0, must-revalidate";
  ~^/assets/ "${assetCaching(input)}";
}
server {
  listen 80;
  server_name _;
  root "${folder}";
  charset utf-8;
  server_tokens off;
  # The files that the build has compressed. For brotli install libnginx-mod-http-brotli-static.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
${commonHeaders(input)
  .map(([name, value]) => `  add_header ${name} '${value}' always;`)
  .join('\n')}
  # A header without a value isn’t sent.
  add_header Content-Security-Policy $page_policy always;
  add_header Cache-Control $file_caching always;
  error_page 404 ${base}404.html;
${root ? '  location / {\n    return 404;\n  }\n' : ''}${[...new Set([root || '/', base])].map(homeLocation).join('\n')}
${location(base, root)}
${prefixes()
  .map((prefix) => location(`${root}${prefix}/`, root, `${root}${prefix}/404.html`))
  .join('\n')}
  location ~ ^${root}/_(headers|redirects)$ {
    return 404;
  }
}
`;
}

/** Which policy a file has: after \`try_files\` and \`error_page\`, \`$uri\` is a file. */
function policyLine({ file, policy }: PageRule): string {
  const matcher = file.includes('*')
    ? `~^${file.replace('*.html', String.raw`[^/]+\.html$`)}`
    : file;
  return `  ${matcher} "${policy}";`;
}

function location(path: string, root: string, notFound?: string): string {
  return [
    `  location ${path} {`,
    ...(notFound ? [`    error_page 404 ${notFound};`] : []),
    ...(root ? [`    rewrite ^${root}/(.*)$ /$1 break;`] : []),
    '    try_files $uri $uri.html =404;',
    '  }',
  ].join('\n');
}

function homeLocation(address: string): string {
  return `  location = ${address} {\n    rewrite ^ /index.html break;\n  }`;
}
