/** Writes the configuration for nginx. */
import { fileOf } from '../pages.ts';
import { addresses, literal, spellings } from './addresses.ts';
import { caching, hashedFolder, type HeaderRule, types } from './headers.ts';

/**
 * The site for nginx 1.18 or newer, as a file for its `http` block. Plain modules only: the compressed twins that the build
 * lays beside each file are chosen by `try_files`.
 * @param headers the first rule's headers go out with every answer.
 * @param endings the endings of files that have compressed twins.
 */
export function writeNginx(headers: readonly HeaderRule[], endings: readonly string[]): string {
  const everywhere = Object.entries(headers.find(({ path }) => path === '/*')?.headers ?? {});
  return `# Written by \`npm run build\`, for the build it stands beside. To change: the listen, server_name and root lines.

# The file of each address. Regular expressions, because nginx compares plain words without regard to capitals.
map $uri $site_file {
    default "";
${addresses()
  .map((path) => `    "~^${literal(path)}$" /${fileOf(path)};`)
  .join('\n')}
}

# The exact spelling of an address in other capitals, or with a slash at the end.
map $uri $site_spelling {
    default "";
${[...spellings()].map(([small, path]) => `    "~*^${literal(small)}/*$" ${path};`).join('\n')}
}

# The compressed twin that the browser takes.
map $http_accept_encoding $site_twin {
    default "";
    "~*(?:^|[ ,])br(?! *; *q=0(?:\\.0*)? *(?:,|$))" .br;
    "~*(?:^|[ ,])gzip(?! *; *q=0(?:\\.0*)? *(?:,|$))" .gz;
}
map $uri $site_encoding {
    default "";
    "~\\.br$" br;
    "~\\.gz$" gzip;
}
map $uri $site_vary {
    default "";
    "~\\.(?:${endings.join('|')})(?:\\.br|\\.gz)?$" Accept-Encoding;
}
map $uri $site_caching {
    default "${caching.other}";
    "~^${literal(hashedFolder)}" "${caching.hashed}";
}

server {
    listen 80;
    server_name _;
    root /srv;

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    types {
${Object.entries(types)
  .map(([ending, type]) => `        ${type} ${ending};`)
  .join('\n')}
    }

    add_header Cache-Control $site_caching always;
    add_header Content-Encoding $site_encoding always;
    add_header Vary $site_vary always;
${everywhere.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}

    location / {
        if ($site_file) {
            rewrite ^ $site_file last;
        }
        if ($site_spelling) {
            return 301 $site_spelling$is_args$args;
        }
        try_files $uri =404;
    }

    # Twins, and what is meant for other hosts.
    location ~ ^/(?:_|vercel\\.json$)|\\.(?:br|gz)$ {
        return 404;
    }

    # A page is served under its address only, never under its file's name.
    location ~ \\.html$ {
        internal;
        types {}
        default_type text/html;
        try_files $uri$site_twin $uri =404;
    }
${endings
  .filter((ending) => ending !== 'html')
  .map(
    (ending) => `    location ~ \\.${ending}$ {
        types {}
        default_type ${types[ending]};
        try_files $uri$site_twin $uri =404;
    }
`,
  )
  .join('')}
    error_page 404 @unknown;
    location @unknown {
        types {}
        default_type text/html;
        try_files /404.html$site_twin /404.html =404;
    }
}
`;
}
