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

/** The place is in no table of the browser under its English name. */
const IN_ENGLISH: Readonly<Record<string, string>> = { 'America/Mexico_City': 'Mexico City' }

/** The place by which people there call the time, in the reader's language: 'Los Ángeles', 'España', 'São Paulo'. */
export function zoneName(zone: string, language: Language): string {
  const place = TIME_OF[language].exec(genericName(zone, language))?.[1]
  return place ?? (language === 'en' ? IN_ENGLISH[zone] : undefined) ?? placeOf(zone).place
}

/** For a list of all zones: the city first, then whose time it is. */
export function zoneWithPlace(zone: string, language: Language): string {
  const { place } = placeOf(zone)
  const generic = genericName(zone, language)
  return generic.includes(place) ? place : `${place} · ${generic}`
}

function genericName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'shortGeneric' })
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export function useZoneName() {
  const language = useLanguage()
  return (zone: string) => zoneName(zone, language)
}
