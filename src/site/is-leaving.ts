/** Whether Back has led elsewhere: the address is of the page that is being loaded, not of the one that is still there. */
export function isLeaving(): boolean {
  return document.documentElement.dataset['script'] === 'leaving';
}
