import { type HostInput, notFoundPages, policyMap, withheld } from './host-input.ts';
import { pagePatterns } from './page-address.ts';
import { caching, commonHeaders } from './policy.ts';

/** The configuration of nginx 1.18 or newer, ready for `/etc/nginx/conf.d/`. */
export function nginx(input: HostInput): string {
  return `# Made from the built site: make it anew after each build.
# For HTTPS put your domain in the place of \`_\` behind \`server_name\` and run \`certbot --nginx\`, or add
# \`listen 443 ssl\` and your certificate.
${maps(input)}
${server(input)}
`;
}

function maps(input: HostInput): string {
  const { base } = input;
  const { home, page } = pagePatterns(base);
  const notFound = notFoundPages(base).map(({ pattern, file }) => `  ${pattern} ${base}${file};`);
  const policies = policyMap(input).map((line) => `  ${line};`);
  return `map $request_uri $asked {
  ~^([^?]*) $1;
}
# The one address of a page: no slash at its end, no \`index\`, no \`.html\`.
map $uri $canonical {
  default $asked;
  ~${home} ${base};
  ~${page} $1;
}
map $uri $not_found {
  default ${base}404.html;
${notFound.join('\n')}
}
# After \`try_files\` and \`error_page\`, \`$uri\` is a file.
map $uri $page_policy {
  default "";
${policies.join('\n')}
}
map $uri $file_caching {
  default "${caching.revalidated}";
  ~^/assets/ "${caching.hashed}";
}`;
}

function server({ base, folder }: HostInput): string {
  const root = base.slice(0, -1);
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `  add_header ${name} '${value}' always;`,
  );
  return `server {
  listen 80;
  server_name _;
  root "${folder}";
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  # The files that the build has compressed. For brotli install libnginx-mod-http-brotli-static.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
${headers.join('\n')}
  # A header without a value isn’t sent.
  add_header Content-Security-Policy $page_policy always;
  add_header Cache-Control $file_caching always;
  error_page 404 $not_found;
  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  if ($canonical != $asked) {
    return 301 $canonical$is_args$args;
  }
${root ? '  location / {\n    return 404;\n  }\n' : ''}\
  location ${base} {
${root ? `    rewrite ^${root}(/.*)$ $1 break;\n` : ''}\
    try_files $uri $uri.html \${uri}index.html =404;
  }
  location ~ ${withheld(base)} {
    return 404;
  }
}`;
}
