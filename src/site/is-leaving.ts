/** Whether the starter is reloading the document after Back: the address is already that of the next page. */
export function isLeaving(): boolean {
  return document.documentElement.dataset['script'] === 'leaving';
}

/** Whether the starter has given up hydration: it is reloading the document, or the client script was truncated. */
export function isGivenUp(): boolean {
  return isLeaving() || document.documentElement.dataset['script'] === 'missing';
}
