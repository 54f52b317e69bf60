import { localAddress, splitAddress } from './addresses.ts';

/**
 * The canonical form of an address with repeated slashes, an extension or capitals.
 * @example canonicalAddress('/es//Biography.html/') // => '/es/biography'
 */
export function canonicalAddress(address: string): string {
  const { locale, path } = splitAddress(
    decodeAddress(address)
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/*(?:\.html)?\/*$/, ''),
  );
  return localAddress(locale, path === 'index' ? '' : path);
}

/** Decodes an address; returns one that is malformed as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
