/** The address of a photograph for print, the same in all languages. */
export function printAddress(slug: string): string {
  return `/kit/photographs/${slug}.jpg`;
}

/** The address of the ZIP archive of the whole kit, in all languages. */
export const kitArchive = '/press-kit.zip';

/** The fragment of the kit on its page. */
export const kitSectionId = 'presenters';
