// What the fields of site.yaml and the groups of messages.yaml are for, in a sentence each, for forms.

/** By dotted field of site.yaml. */
export const siteDescriptions: Readonly<Record<string, string>> = {
  artist: 'The name as it stands on every page.',
  kind: 'A person, or a group: a duo, an ensemble, an orchestra.',
  members: 'The members of a group, in the order in which they are named.',
  'members.name': 'A member’s name.',
  'members.instrument': 'What the member plays, in each language.',
  email: 'Where letters go; visitors see these addresses.',
  'email.general': 'Where all letters go but those of the press.',
  'email.press': 'Without it, the one for everybody holds.',
  social: 'Profiles elsewhere, in their order at the foot of every page.',
  'social.icon': 'The picture that stands for it.',
  'social.label': 'The name of the service.',
  'social.url': 'The profile.',
  videoChannel: 'The channel with all videos, below those that are shown.',
  musicInformationCentre: 'The artist’s page at a music information centre.',
  menu: 'The pages in the menu, in their order: `home`, `biography`, `concerts`, `gallery`, `media`, `press`, `contact`, or the end of the address of a page of your own.',
  footer:
    'The quick links at the foot of every page, named like those of the menu, which they are otherwise.',
  legal:
    'The pages in the last line of every page, such as a notice on privacy, named like those of the menu.',
  newsletter: 'The page on which one subscribes.',
  images: 'The large photographs that open the pages.',
  'images.hero': 'Fills the home page.',
  'images.heroPortrait': 'Fills it in an upright window, such as a phone’s.',
  'images.biography': 'Stands behind the title of the biography.',
  'images.gallery': 'Stands behind the title of the gallery.',
  'images.contact': 'Stands behind the title of the contact page.',
  form: 'The service that takes the letters of the contact form.',
  fields: 'Values that this service asks for, such as a key.',
  photographsLicence: 'The terms under which presenters may print the photographs.',
  biographyUpdated: 'The day of the last change to a biography, as the kit for presenters says it.',
  copyrightYear: 'The year at the foot of every page.',
  timeZone: 'The time zone of concerts that name none.',
  url: 'Careful: with another address, search engines and feeds lead nowhere.',
  repository: 'Careful: with a mistake here, nobody can open this editor any more.',
  'repository.branch': 'The branch that is published.',
  'repository.review': 'Whether each change waits for a review before it is published.',
  'repository.url': 'The address of your own server.',
  'repository.signIn': 'The server that hands on the signing in.',
  'repository.app': 'The id of the application for signing in.',
};

/** By group of messages.yaml. */
export const messageDescriptions: Readonly<Record<string, string>> = {
  site: 'What every page has: its description for search engines, and the words for those who hear the page.',
  announcement: 'A line above every page, until the day after which it is no longer news.',
  nav: 'The names of pages, in the menu and wherever else they are linked.',
  biography: 'The biography and the catalogue of works.',
  gallery: 'The gallery, and the words on an enlarged photograph.',
  contact: 'The contact page and its form.',
  kit: 'The kit for presenters, with what its buttons say.',
  notFound: 'What stands where there is no page.',
};
