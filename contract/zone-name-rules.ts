import { foldText } from './fold-text-rules.ts'
import { type Language, LOCALES } from './language.ts'

/** Zone names have no accents; these are the places whose real names have them. */
const WITH_ACCENTS: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Bahia_Banderas: 'Bahía de Banderas',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  Panama: 'Panamá',
  Rio_Gallegos: 'Río Gallegos',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  Tucuman: 'Tucumán',
}

/** 'America/Argentina/Buenos_Aires' is Buenos Aires, in the area America. */
export function placeOf(zone: string): { place: string; area: string | undefined } {
  const parts = zone.split('/')
  const name = parts.at(-1) ?? zone
  const place = WITH_ACCENTS[name] ?? name.replaceAll('_', ' ')
  return { place, area: parts.length > 1 ? parts[0] : undefined }
}

/** How each language makes the name of a place the name of its time: 'Spain Time', 'hora de España'. */
const TIME_OF: Record<Language, RegExp> = {
  en: /^(.+) Time$/,
  pt: /^Horário (?:d[aeo]s? )?(.+)$/,
  es: /^hora del? (.+)$/,
}

/** Platforms know these in some languages only, without their accents, or by the country where people say the city. */
const KNOWN: Record<Language, Readonly<Record<string, string>>> = {
  en: { 'America/Mexico_City': 'Mexico City', 'Asia/Dubai': 'Dubai', 'Europe/London': 'London' },
  pt: {
    'America/Mexico_City': 'Cidade do México',
    'America/New_York': 'Nova York',
    'Asia/Dubai': 'Dubai',
    'Europe/London': 'Londres',
  },
  es: {
    'America/Los_Angeles': 'Los Ángeles',
    'America/New_York': 'Nueva York',
    'Asia/Dubai': 'Dubái',
    'Europe/London': 'Londres',
  },
}

/** The place by which people there call the time, in the reader's language: 'Los Ángeles', 'España', 'São Paulo'. */
export function zoneName(zone: string, language: Language): string {
  const known = KNOWN[language][zone]
  if (known !== undefined) return known
  const own = placeOf(zone).place
  const place = TIME_OF[language].exec(genericName(zone, language))?.[1]
  // Some platforms write Sao Paulo.
  return place === undefined || (foldText(place) === foldText(own) && isAccented(own)) ? own : place
}

/** For a list of all zones: the city first, then whose time it is. */
export function zoneWithPlace(zone: string, language: Language): string {
  const { place } = placeOf(zone)
  const generic = genericName(zone, language)
  return foldText(generic).includes(foldText(place)) ? place : `${place} · ${generic}`
}

/**
 * The zone behind a time of day, as people call it: 'PST', 'Spain time'. `short` is what the platform writes there: a
 * name that is known in English, and for most of the world no more than an offset.
 */
export function zoneAfterTime(zone: string, language: Language, short: string): string {
  const isOffset = /^(?:GMT|UTC)/.test(short)
  const isPlace = zone.includes('/') && !zone.startsWith('Etc/')
  return isPlace && (isOffset || language !== 'en') ? AFTER_TIME[language](zoneName(zone, language), zone) : short
}

const AFTER_TIME: Record<Language, (place: string, zone: string) => string> = {
  en: (place) => `${place} time`,
  // Nobody in Brazil calls it the time of São Paulo.
  pt: (place, zone) => (zone === 'America/Sao_Paulo' ? '(horário de Brasília)' : `(horário ${ofPlace(place)})`),
  es: (place) => `(hora de ${place})`,
}

/** Of the countries that have one time and an article; cities have none. */
const FEMININE = /^(Alemanha|Bolívia|Colômbia|Costa Rica|Espanha|França|Guatemala|Irlanda|Itália|Suíça|Venezuela)$/
const MASCULINE = /^(Chile|Equador|Japão|Panamá|Paraguai|Peru|Uruguai)$/

const ofPlace = (place: string) => `${FEMININE.test(place) ? 'da' : MASCULINE.test(place) ? 'do' : 'de'} ${place}`

const isAccented = (text: string) => text.normalize('NFD') !== text

/** A list of all zones asks for four hundred, and each format that is made takes a third of a millisecond. */
const genericNames = new Map<string, string>()
/** All zones in three languages are fewer; zones may be written in other letter case, too. */
const MOST_NAMES = 3_000

function genericName(zone: string, language: Language): string {
  const key = `${language} ${zone}`
  const known = genericNames.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  if (genericNames.size >= MOST_NAMES) genericNames.clear()
  genericNames.set(key, name)
  return name
}
