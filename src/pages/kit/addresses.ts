/** The address of a photograph for print, shared by all languages. */
export function printAddress(slug: string): string {
  return `/kit/photographs/${slug}.jpg`;
}

/** The address of the ZIP archive of the complete kit, in all languages. */
export const kitArchive = '/press-kit.zip';

/** The id of the kit’s section on its page. */
export const kitSectionId = 'presenters';
