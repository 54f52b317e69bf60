import { localAddress, splitAddress } from './addresses.ts';

/**
 * The address that one with slashes too many, an ending or capitals stands for.
 * @example canonicalAddress('/es//Biography.html/') // => '/es/biography'
 */
export function canonicalAddress(address: string): string {
  const { locale, path } = splitAddress(
    decode(address)
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/*(?:\.html)?\/*$/, ''),
  );
  return localAddress(locale, path === 'index' ? '' : path);
}

/** Leaves alone what isn't encoded as it should be. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
