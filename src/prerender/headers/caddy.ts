import { type HostInput, notFoundPages, policyMap, withheld } from './host-input.ts';
import { pagePatterns } from './page-address.ts';
import { caching, commonHeaders } from './policy.ts';

/** A Caddyfile for Caddy 2.6 or newer. */
export function caddy(input: HostInput): string {
  const headers = Object.entries(commonHeaders).map(([name, value]) => `    ${name} \`${value}\``);
  return `# Made from the built site: make it anew after each build.
# Put your domain in the place of :80 and Caddy sees to HTTPS.
:80 {
  root * "${input.folder}"
  header {
${headers.join('\n')}
  }
  header -Server
  header Cache-Control "${caching.revalidated}"
${maps(input)}
${route(input)}
${errors}
}
`;
}

function maps(input: HostInput): string {
  const notFound = notFoundPages(input.base).map(({ pattern, file }) => `    ${pattern} /${file}`);
  const policies = policyMap(input).map((line) => `    ${line}`);
  return `  map {path} {not_found} {
${notFound.join('\n')}
    default /404.html
  }
  # After \`try_files\` and \`rewrite\`, \`{path}\` is a file.
  map {path} {page_policy} {
${policies.join('\n')}
  }`;
}

function route({ base }: HostInput): string {
  const root = base.slice(0, -1);
  const { home, page } = pagePatterns(base);
  return `  route {
    @writing not method GET HEAD
    respond @writing 405
    # No file has such a name, and asking for one is an error of the system.
    @unnameable expression \`{http.request.orig_uri}.matches("^[^?]*(%00|[^/?]{240})|^[^?]{1000}")\`
    error @unnameable 404
    # The one address of a page: no slash at its end, no \`index\`, no \`.html\`.
    # By way of \`/-\`, since rewriting a path to what it means already leaves its escapes.
    @page path_regexp page ${page}
    rewrite @page /-{re.page.1}
    uri strip_prefix /-
    @home path_regexp ${home}
    rewrite @home ${base}
    @moved expression \`{http.request.uri} != {http.request.orig_uri}\`
    redir @moved {uri} permanent
    @withheld path_regexp ${withheld(base)}
    error @withheld 404
${root ? `    @outside not path ${base}*\n    error @outside 404\n    uri strip_prefix ${root}\n` : ''}\
    @hashed {
      path /assets/*
      file
    }
    header @hashed Cache-Control "${caching.hashed}"
    try_files {path} {path}.html {path}index.html
    @document path *.html
    header @document Content-Security-Policy {page_policy}
    file_server {
      precompressed br gzip
    }
  }`;
}

const errors = `  handle_errors {
    header -Server
    @missing expression \`{err.status_code} == 404\`
    route @missing {
      rewrite * {not_found}
      header Cache-Control "${caching.revalidated}"
      header Content-Security-Policy {page_policy}
      file_server {
        precompressed br gzip
      }
    }
  }`;
