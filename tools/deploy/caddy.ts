/** Writes the configuration for Caddy. */
import { fileOf } from '../pages.ts';
import { addresses, literal, spellings } from './addresses.ts';
import { caching, hashedFolder, type HeaderRule, types } from './headers.ts';

/**
 * The site for Caddy 2.6 or newer. Where it is and at what address, the environment says: `SITE_ROOT` (`/srv`) and
 * `SITE_ADDRESS` (`:80`); given a domain there, Caddy gets its certificate by itself.
 * @param headers the first rule's headers go out with every answer.
 */
export function writeCaddy(headers: readonly HeaderRule[]): string {
  const everywhere = Object.entries(headers.find(({ path }) => path === '/*')?.headers ?? {});
  return `# Written by \`npm run build\`, for the build it stands beside.

(site_headers) {
	header {
${everywhere.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		Cache-Control "${caching.other}"
	}
	# At last, or the file server would add it again.
	header {
		Vary Accept-Encoding
		-Server
		defer
	}
}

{$SITE_ADDRESS::80} {
	root * {$SITE_ROOT:/srv}

	# The file of each address.
	map {path} {site_file} {
${addresses()
  .map((path) => `\t\t${path} /${fileOf(path)}`)
  .join('\n')}
		default ""
	}

	# The exact spelling of an address in other capitals, or with a slash at the end.
	map {path} {site_spelling} {
${[...spellings()].map(([small, path]) => `\t\t~(?i)^${literal(small)}/*$ ${path}`).join('\n')}
		default ""
	}

	route {
		import site_headers
		@hashed path ${hashedFolder}*
		header @hashed Cache-Control "${caching.hashed}"
${Object.entries(types)
  .filter(([ending]) => ending !== 'html')
  .map(([ending, type]) => {
    const matcher = `@type_${ending}`;
    return `\t\t${matcher} path *.${ending}\n\t\theader ${matcher} Content-Type "${type}"`;
  })
  .join('\n')}

		@page expression \`{site_file} != ""\`
		handle @page {
			rewrite * {site_file}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}

		@moved_with_query expression \`{site_spelling} != "" && {query} != ""\`
		redir @moved_with_query {site_spelling}?{query} 301
		@moved expression \`{site_spelling} != ""\`
		redir @moved {site_spelling} 301

		# A page is served under its address only; the others are twins, and what is meant for other hosts.
		@hidden path *.html *.br *.gz /_* /vercel.json
		error @hidden 404
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import site_headers
		@unknown expression \`{err.status_code} == 404\`
		rewrite @unknown /404.html
		header @unknown Content-Type "text/html; charset=utf-8"
		file_server @unknown {
			precompressed br gzip
			status 404
		}
	}
}
`;
}
