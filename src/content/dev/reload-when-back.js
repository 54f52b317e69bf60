// Runs in the browser, in development only, before any other script: a page whose scripts failed to load during a
// restart of the server has no other way to notice that it is back.

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void reloadWhenBack(false);
  },
  true,
);

/**
 * Reloads once the server is back; a script that fails while it runs doesn't cause a reload.
 * @param {boolean} wasAway
 */
async function reloadWhenBack(wasAway) {
  const isRunning = await fetch(location.href, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isRunning) setTimeout(() => void reloadWhenBack(true), 200);
  else if (wasAway) location.reload();
}
