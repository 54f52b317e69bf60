// What forms call fields, where their names in files aren't words of people.

/** By name, or by file and dotted field. */
const fieldLabels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  body: 'Text',
  email: 'E-mail',
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
  'contacts.title': 'Name',
  'messages.announcement.text': 'Line at the top',
  'messages.announcement.until': 'Shown until',
  'messages.footer': 'Foot of every page',
  'messages.home': 'Home page',
  'messages.kit': 'For presenters',
  'messages.media': 'Videos',
  'messages.nav': 'Menu',
  'messages.notFound': 'Page not found',
  'messages.pager': 'Pages of a long list',
  'messages.pages': 'Pages of your own',
  'messages.site': 'Every page',
  'prints.image': 'Photograph',
  'photos.image': 'Photograph',
  'press.publication': 'Paper, channel or station',
  'press.title': 'Headline',
  'site.email.general': 'For everybody',
  'site.email.press': 'For the press',
  'site.footer': 'Quick links at the foot',
  'site.legal': 'Last line of every page',
  'site.fields': 'Values for the form service',
  'site.form': 'Form service',
  'site.images': 'Large photographs',
  'site.images.hero': 'Home page',
  'site.images.heroPortrait': 'Home page, upright',
  'site.repository': 'Repository of this editor',
  'site.social': 'Profiles elsewhere',
  'site.url': 'Address of the site',
};

/** What one item of a list is called. */
const itemLabels: Readonly<Record<string, string>> = {
  also: 'performance',
  fields: 'value',
  footer: 'page',
  legal: 'page',
  members: 'member',
  menu: 'page',
  movements: 'movement',
  programme: 'line',
  social: 'profile',
};

/**
 * The name of a list as a label for one of its items.
 * @example labelOfItem('movements') // => 'movement'
 */
export function labelOfItem(name: string): string {
  return itemLabels[name] ?? labelOf(name);
}

/**
 * A field's name as a label; a field of one file may have its own.
 * @example labelOf('alt') // => 'What the picture shows'
 * @example labelOf('commissionedBy') // => 'Commissioned by'
 */
export function labelOf(name: string, path = name): string {
  const label = [path, name].find((each) => Object.hasOwn(fieldLabels, each));
  if (label) return fieldLabels[label] ?? name;
  return asSentence(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/**
 * A word of a choice as a label.
 * @example labelOfChoice('sold-out') // => 'Sold out'
 */
export function labelOfChoice(word: string): string {
  return asSentence(word.replaceAll('-', ' '));
}

function asSentence(words: string): string {
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
