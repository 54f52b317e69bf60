// Types of fields for the service that receives the contact form.
import { fieldType } from '../content/fields/field-type.ts';
import { pattern } from '../content/fields/phrase.ts';
import { hintOnAddress, isSecureAddress } from '../content/fields/addresses.ts';

/** Where the form is posted to; `netlify` is the host of the site itself. */
export function endpointType() {
  // The policy of every page contains the origin, so that must be free of its syntax.
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

/** The name of a further value for the form service, other than those of the form's fields. */
export function fieldName() {
  return pattern(
    /^(?!(?:name|email|subject|message|submit|reset|form-name|_gotcha)$)[\w.-]+$/,
    'a name of letters, digits, `_`, `-` and `.`, which no field of the form has',
    'access_key',
  );
}
