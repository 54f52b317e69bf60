import { address } from '../content/fields/addresses.ts';
import { choice, flag } from '../content/fields/choice.ts';
import type { Shape } from '../content/fields/shape.ts';
import { pattern, text } from '../content/fields/phrase.ts';

/** The Git repository that the editor in a browser writes to. */
export const repository = {
  host: { type: choice(['github', 'gitlab', 'gitea']) },
  name: {
    type: pattern(
      /^[\w.-]+(?:\/[\w.-]+)+$/,
      'the owner and the name of the repository',
      'ada-musician/website',
    ),
  },
  branch: {
    type: text('the name of a branch', 'main'),
    optional: true,
    help: 'The branch that is published.',
  },
  url: {
    type: address('https://git.example.org/'),
    optional: true,
    label: 'Address on the web',
    help: 'The address of your own server.',
  },
  signIn: {
    type: address('https://sign-in.example.org/'),
    optional: true,
    label: 'Address for signing in',
    help: 'The server that forwards the sign-in.',
  },
  app: {
    type: text('the id of an application', '0123abcd'),
    optional: true,
    label: 'Id of the application',
    help: 'The id of the application for signing in.',
  },
  review: {
    type: flag(),
    optional: true,
    help: 'Whether each change waits for a review before it is published.',
  },
} as const satisfies Shape;
