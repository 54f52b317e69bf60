// What forms call fields, where their names in files aren't words of people.

/** By name, or by file and dotted field. */
const fieldLabels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  app: 'Id of the application',
  audioVideo: 'Recording',
  icon: 'Sign',
  id: 'Video on YouTube',
  inProgress: 'Still being written',
  kind: 'What it is',
  link: 'Page with information',
  medium: 'Text of 150 words',
  name: 'Name',
  poster: 'Picture before it plays',
  previousDate: 'Day it was to be',
  short: 'Text of 60 words',
  signIn: 'Address for signing in',
  stream: 'Address of the broadcast',
  text: 'Author of the words',
  type: 'What it is',
  until: 'Last day',
  uploaded: 'Day it was published',
  url: 'Address on the web',
  with: 'Who else plays',
  'biography.alt': 'What the portrait shows',
  'biography.image': 'Portrait',
  'biography.title': 'Name of the tab',
  'concerts.also': 'Further performances',
  'concerts.works': 'Your own works',
  'messages.announcement.text': 'Line at the top',
  'messages.announcement.until': 'Shown until',
  'prints.image': 'Photograph',
  'photos.image': 'Photograph',
  'press.publication': 'Paper, channel or station',
  'press.title': 'Headline',
  'site.email': 'E-mail',
  'site.email.general': 'For everybody',
  'site.email.press': 'For the press',
  'site.fields': 'Values for the form service',
  'site.form': 'Form service',
  'site.images': 'Large photographs',
  'site.images.hero': 'Home page',
  'site.images.heroPortrait': 'Home page, upright',
  'site.repository': 'Repository of this editor',
  'site.social': 'Profiles elsewhere',
  'site.url': 'Address of the site',
};

/**
 * A field's name as a label; a field of one file may have its own.
 * @example labelOf('alt') // => 'What the picture shows'
 * @example labelOf('commissionedBy') // => 'Commissioned by'
 */
export function labelOf(name: string, path = name): string {
  const label = [path, name].find((each) => Object.hasOwn(fieldLabels, each));
  if (label) return fieldLabels[label] ?? name;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A dotted name in a file as a label.
 * @example labelOfPath('premiere.venue', 'works') // => '“Premiere › Venue”'
 */
export function labelOfPath(path: string, file: string): string {
  const names = path.split('.');
  const labels = names.map((name, index) =>
    labelOf(name, [file, ...names.slice(0, index + 1)].join('.')),
  );
  return `“${labels.join(' › ')}”`;
}
