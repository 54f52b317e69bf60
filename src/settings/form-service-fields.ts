// The types of what a form service is told.
import { fieldType } from '../content/fields/field-type.ts';
import { pattern } from '../content/fields/phrase.ts';
import { hintOnAddress, isSecureAddress } from '../content/fields/addresses.ts';

/** Where the form is posted to; `netlify` stands for the host of the site itself. */
export function endpointType() {
  // The policy of every page names the origin, which holds none of its signs.
  const origin = /^https:\/\/[\w.-]+(?:[:/?#]|$)/;
  return fieldType({
    name: 'address',
    expected: 'an address that starts with `https://`, or `netlify`',
    example: 'https://forms.example.org/abcd',
    pattern: '^(?:netlify$|https://.)',
    parse: (source) => {
      const isAddress = origin.test(source) && isSecureAddress(source);
      return source === 'netlify' || isAddress ? source : undefined;
    },
    hint: hintOnAddress,
  });
}

/** The name of a value that a form service asks for; those of the form itself are taken. */
export function fieldName() {
  return pattern(
    /^(?!(?:name|email|subject|message|submit|reset|form-name|_gotcha)$)[\w.-]+$/,
    'a name of letters, digits, `_`, `-` and `.`, which no field of the form has',
    'access_key',
  );
}
