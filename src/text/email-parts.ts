/**
 * The parts of an e-mail address, between which a line may break: after the `@`, and before a full stop.
 * @example emailParts('kontakt@klang-koeln.de') // => ['kontakt@', 'klang-koeln', '.de']
 */
export function emailParts(address: string): string[] {
  return address.replace('@', '@ ').split(/ |(?=\.)/);
}
