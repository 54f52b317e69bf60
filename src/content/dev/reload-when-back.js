// Runs in the browser, in development only, before any other script: a page whose scripts were asked for while the server
// restarted has nothing else to notice that it is back.

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void reloadWhenBack(false);
  },
  true,
);

/**
 * Reloads once the server has been away; a script with a fault of its own fails while it is there.
 * @param {boolean} wasAway
 */
async function reloadWhenBack(wasAway) {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isThere) setTimeout(() => void reloadWhenBack(true), 200);
  else if (wasAway) location.reload();
}
