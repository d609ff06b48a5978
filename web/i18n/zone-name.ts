import { foldText } from '#contract/fold-text-rules.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './language.ts'
import { LOCALES } from './locales.ts'
import { placeOf } from './zone-place.ts'

/** How each language makes the name of a place the name of its time: 'Spain Time', 'hora de España'. */
const TIME_OF: Record<Language, RegExp> = {
  en: /^(.+) Time$/,
  pt: /^Horário (?:d[aeo]s? )?(.+)$/,
  es: /^hora del? (.+)$/,
}

/** Browsers know these in some languages only, or without their accents. */
const KNOWN: Record<Language, Readonly<Record<string, string>>> = {
  en: { 'America/Mexico_City': 'Mexico City' },
  pt: { 'America/Mexico_City': 'Cidade do México', 'America/New_York': 'Nova York' },
  es: { 'America/Los_Angeles': 'Los Ángeles', 'America/New_York': 'Nueva York' },
}

/** The place by which people there call the time, in the reader's language: 'Los Ángeles', 'España', 'São Paulo'. */
export function zoneName(zone: string, language: Language): string {
  const known = KNOWN[language][zone]
  if (known !== undefined) return known
  const own = placeOf(zone).place
  const place = TIME_OF[language].exec(genericName(zone, language))?.[1]
  // Some browsers write Sao Paulo.
  return place === undefined || (foldText(place) === foldText(own) && isAccented(own)) ? own : place
}

/** For a list of all zones: the city first, then whose time it is. */
export function zoneWithPlace(zone: string, language: Language): string {
  const { place } = placeOf(zone)
  const generic = genericName(zone, language)
  return foldText(generic).includes(foldText(place)) ? place : `${place} · ${generic}`
}

const isAccented = (text: string) => text.normalize('NFD') !== text

function genericName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'shortGeneric' })
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export function useZoneName() {
  const language = useLanguage()
  return (zone: string) => zoneName(zone, language)
}
