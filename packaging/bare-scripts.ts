import type { Plugin } from 'vite';

const DEFINITION = /import definition from [^;]+;/;

/**
 * Runs the scripts for pages without what WXT puts around them for its development server, a logger that is silent in a
 * package: page scripts are small.
 */
export function bareScripts(): Plugin {
  return {
    name: 'whetstone:bare-scripts',
    apply: 'build',
    transform(code, id) {
      const definition = id.includes('wxt-unlisted-script-entrypoint') && DEFINITION.exec(code)?.[0];
      return definition ? `${definition}\nexport default definition.main();` : null;
    },
  };
}
