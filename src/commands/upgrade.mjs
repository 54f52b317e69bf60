// @ts-check
// `npm run upgrade` of version 1 runs this after it has merged this version, which needs no further steps.
console.log(
  'This version is merged. Run `npm ci`, then `npm run content:check`. CHANGELOG.md says what to change in your site, README.md how to take later versions.',
);
