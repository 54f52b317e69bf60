// Names by which editors may know a field, for the hint of an unknown one.
import { z } from 'zod';

/** The fields, or `body`, that other names stand for, by the schema of an entry. */
export const otherNames = z.registry<OtherNames>();

/** The name of a field or of the text below, by another name for it. */
export type OtherNames = Readonly<Record<string, string>>;

/** A table of other names from a list of them for each field. */
function otherNamesFor(fields: Readonly<Record<string, string>>): OtherNames {
  const pairs = Object.entries(fields).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field] as const),
  );
  return Object.fromEntries(pairs);
}

/** The other names of the fields of works. */
export const namesInWorks = otherNamesFor({
  group: 'category genre type',
  year: 'date composed written año jahr année anno any ano',
  revised: 'revision version',
  inProgress: 'status',
  duration: 'length time timing duración dauer durée durata',
  audioVideo: 'recording audio video link listen watch media url',
  publisher: 'edition',
  premiere: 'premiered firstPerformance first-performance',
  performances: 'concerts',
  'premiere.date': 'premiere.day premiere.year premiere.when',
  'premiere.venue': 'premiere.hall premiere.where',
  'premiere.place': 'premiere.city premiere.town premiere.location',
  'premiere.performers': 'premiere.orchestra premiere.conductor premiere.musicians premiere.by',
  title: 'name título titel titre titolo títol',
  composer: 'composedBy creator by',
  subtitle: 'opus catalogue number coAuthor coauthor arranger',
  movements: 'parts sections',
  text: 'librettist libretto lyricist lyrics words poet author',
  instrumentation:
    'instruments instrument forces orchestration plantilla besetzung effectif organico',
  commissionedBy: 'commission commissioner commissioned',
  dedicatedTo: 'dedication dedicatee dedicated',
  body: 'notes note description programme program about remark remarks summary',
});

/** The other names of the fields of concerts. */
export const namesInConcerts = otherNamesFor({
  date: 'day when from start startDate fecha datum data jour termin',
  time: 'hour starts startTime begins doors hora uhrzeit zeit heure ora beginn',
  until: 'to end endDate end-date lastDay hasta bis fin',
  timeZone: 'zone timezone tz zeitzone',
  country: 'land nation país pays paese staat',
  status: 'state cancelled canceled postponed rescheduled soldOut estado',
  previousDate: 'originalDate oldDate',
  kind: 'type genre category format',
  duration: 'length ends duración dauer durée durata',
  also: 'dates performances more repeats',
  tickets: 'ticket booking entradas karten billets biglietti',
  link: 'url address website info information page enlace lien',
  stream: 'live livestream broadcast online directo',
  works: 'compositions own',
  title: 'name event subject headline título titel titre titolo títol',
  venue: 'hall place location where sala saal salle lieu luogo',
  city: 'town ciudad stadt ort ville città cidade ciutat',
  with: 'performers orchestra conductor soloists musicians artists intérpretes mitwirkende interprètes interpreti orchester orquesta orchestre director dirigent',
  programme: 'program pieces repertoire programa programm programma',
  series: 'festival cycle season ciclo reihe',
  note: 'remark notes info nota bemerkung',
  body: 'description text about descripción beschreibung',
});

/** The other names of the fields of press items. */
export const namesInPress = otherNamesFor({
  publication: 'newspaper paper magazine source outlet station medio zeitung journal giornale',
  date: 'published day year fecha datum data',
  url: 'link address href website',
  image: 'picture photo photograph',
  title: 'headline título titel titre titolo',
  summary: 'text excerpt description teaser',
  quote: 'quotation',
});

/** The other names of the fields of videos. */
export const namesInVideos = otherNamesFor({
  id: 'youtube video url link address',
  poster: 'image picture cover thumbnail',
  uploaded: 'date published',
  description: 'text caption summary',
});

/** The other names of the fields of photographs. */
export const namesInPhotographs = otherNamesFor({
  image: 'file photo photograph picture',
  credit: 'photographer author',
  caption: 'title text description',
});

/** The other names of the fields of contacts. */
export const namesInContacts = otherNamesFor({
  email: 'mail e-mail address correo courriel',
  telephone: 'phone tel mobile teléfono telefon téléphone telefono',
  url: 'website web link homepage',
  title: 'name person agent agency company nombre nom nome',
  role: 'position job purpose function cargo rolle rôle ruolo',
  territory: 'region area country countries territorio gebiet territoire',
});

/** The other names of the fields of biographies. */
export const namesInBiographies = otherNamesFor({
  image: 'photo photograph picture portrait',
  title: 'name tab',
  body: 'text biography description',
});

/** The other names of the fields of pages of one's own. */
export const namesInPages = otherNamesFor({
  image: 'photo photograph picture cover hero',
  updated: 'date changed modified lastUpdated lastmod',
  title: 'name heading headline título titel titre titolo',
  menuTitle: 'menu shortTitle linkTitle label',
  description: 'summary excerpt seo',
  body: 'text content',
});
