import { expect, test } from 'vitest';
import { markOf } from '../../../src/settings/profile-fields.ts';

test.each([
  ['photos', 'Pictures', 'https://example.org/a', 'photos'],
  ['instagram', 'Pictures', 'https://example.org/b', 'photos'],
  [undefined, 'Instagram', 'https://example.org/c', 'photos'],
  [undefined, 'Films', 'https://www.youtube.com/@ines', 'video'],
  ['network', 'Profile', 'https://www.linkedin.com/in/ines', 'network'],
  ['network', 'YouTube', 'https://example.org/d', 'elsewhere'],
  [undefined, 'Page', 'https://www.facebook.com/ines', 'facebook'],
  ['bluesky', 'Bluesky', 'https://example.org/e', 'elsewhere'],
] as const)(
  'the mark of the sign %s, the name %s and the address %s is %s',
  (icon, label, url, mark) => {
    expect(markOf({ ...(icon && { icon }), label, url })).toBe(mark);
  },
);
