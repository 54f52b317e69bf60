/** Whether Back has led elsewhere: the address is of the page that is being loaded, not of the one that is still there. */
export function isLeaving(): boolean {
  return document.documentElement.dataset['script'] === 'leaving';
}

/** Whether the starter has given the page up: Back has led elsewhere, or the script isn't whole though it runs. */
export function isGivenUp(): boolean {
  return isLeaving() || document.documentElement.dataset['script'] === 'missing';
}
