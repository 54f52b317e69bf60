// What pnpm doesn't read in package.json. As with npm here, no script of a package runs at installation.
import manifest from './package.json' with { type: 'json' };

export const hooks = { updateConfig };

/** @param {object} config */
function updateConfig(config) {
  return { ...config, ignoreScripts: true, overrides: manifest.resolutions };
}
