import { localAddress, splitAddress } from './addresses.ts';

/**
 * The address that one with slashes too many, an ending or capitals stands for.
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

/** Decodes an address; leaves alone what isn't encoded as it should be. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
