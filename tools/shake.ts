import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the data router of React Router, which the site does not use (5 kB compressed). Its modules
 * make contexts and components at the top level, by calls that are not marked as pure; a bundler keeps such calls.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** Leaves out of the machines what they say of their states, which only charts and inspector read. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'inspect',
    transform: {
      filter: { id: /\/src\/machines\/.*\.ts$/ },
      handler: (code) => ({
        code: code.replace(/\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g, ''),
        map: null,
      }),
    },
  };
}
