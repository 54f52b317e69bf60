import {
  assetCaching,
  commonHeaders,
  type HostInput,
  type PageRule,
  pageRules,
  prefixes,
} from './host-input.ts';

/** A Caddyfile for Caddy 2.5 or newer. */
export function caddy(input: HostInput): string {
  const { base, folder } = input;
  const root = base.slice(0, -1);
  return `# Made from the built site: make it anew after each build.
# Put your domain in the place of :80 and Caddy sees to HTTPS.
:80 {
  root * "${folder}"
  header {
${commonHeaders(input)
  .map(([name, value]) => `    ${name} \`${value}\``)
  .join('\n')}
  }
  header -Server
  header Cache-Control "public, max-age=0, must-revalidate"
${root ? `  @outside not path ${root} ${root}/*\n  error @outside 404\n  uri strip_prefix ${root}\n` : ''}\
  route {
${pageRules(input).map(policyLines).join('\n')}
    @hidden path /_headers /_redirects
    error @hidden 404
    @hashed {
      path /assets/*
      file
    }
    header @hashed Cache-Control "${assetCaching(input)}"
    try_files {path} {path}.html
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
    @missing expression \`{err.status_code} == 404\`
    header -Server
    handle @missing {
      header Cache-Control "public, max-age=0, must-revalidate"
${prefixes()
  .map((prefix) => notFound(input, prefix, `path ${prefix}/* ${root}${prefix}/*`))
  .join('\n')}
${notFound(input, '')}
    }
  }
}
`;
}

function policyLines({ path, file, policy }: PageRule, index: number): string {
  return `    @page${index} path ${path} ${file}\n    header @page${index} Content-Security-Policy "${policy}"`;
}

function notFound(input: HostInput, prefix: string, matcher = ''): string {
  const file = `${prefix}/404.html`;
  const policy = pageRules(input).find((rule) => rule.file === file)?.policy ?? '';
  const name = matcher && ` @missing${prefix.replaceAll('/', '-')}`;
  return [
    ...(matcher ? [`     ${name} ${matcher}`] : []),
    `      handle${name} {`,
    `        header Content-Security-Policy "${policy}"`,
    `        rewrite * ${file}`,
    '        file_server {',
    '          precompressed br gzip',
    '        }',
    '      }',
  ].join('\n');
}
