// What pnpm doesn't read in package.json. As with npm here, no script of a package runs at installation.
const { resolutions } = require('./package.json');

function updateConfig(config) {
  return { ...config, ignoreScripts: true, overrides: resolutions };
}

module.exports = { hooks: { updateConfig } };
