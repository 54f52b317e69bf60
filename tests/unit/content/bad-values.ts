import type { FieldType } from '../../../src/content/fields/field-type.ts';

/** Invalid values for a field type: out of range, or malformed. */
export function badValues(type: FieldType | undefined): readonly string[] {
  if (!type) return ['text'];
  const { bounds } = type;
  const valuesByType: Readonly<Record<string, readonly string[]>> = {
    text: [],
    notation: ['x y'],
    phrase: [],
    media: [],
    integer: bounds ? [String(bounds.from - 1), String(bounds.to + 1), '1.5', 'one'] : [],
    time: ['7.30', '19h30', '8 pm', '24:00'],
    date: ['2023-02-31', '2023-13-01', '1.5.2023', 'yesterday'],
    partialDate: ['2023-02-31', '2023-13', '5/2023', 'May 2023', 'yesterday'],
    years: ['1599', '2004-1998', '1998 (rev. 2004)', 'soon'],
    days: ['tomorrow', '[2027-02-31]', '[2027-02-13 25:00]', '[{ date: 2027-02-13 }]'],
    words: ['One; Two', '[Orchestra!]', '[null]'],
    references: ['One; Two', '[Aurora.mdx]', '[null]'],
    phrases: ['One; Two', '[null]', '[[a], { b: c }]'],
    duration: ['12', "1.30'", '0:00', '12:61', 'long'],
    choice: [`${type.choices?.[0]}s`, 'other'],
    flag: ['yes', 'nope'],
    address: ['http://example.org/', 'javascript:alert(1)', 'example.org'],
    sound: ['../aurora.mp3', 'aurora.mp', 'my aurora.mp3', 'aurora.ogg'],
    image: ['../hall.png', 'hal.png', 'my hall.png', 'hall.gif'],
    font: ['../serif.ttf', 'serif.tf', 'my serif.ttf', 'serif.woff'],
  };
  const values = valuesByType[type.name];
  if (!values) throw new Error(`There are no bad values for ${type.name}.`);
  return values;
}
