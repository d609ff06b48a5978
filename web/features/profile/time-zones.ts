import { foldText } from '#web/i18n/fold-text.ts'
import { browserTimeZone } from './browser-time-zone.ts'

/** All zones this browser knows: first the device's own, then the chosen one, then the rest by name. */
export function timeZones(chosen: string | null): string[] {
  const first = [browserTimeZone(), ...(chosen ? [chosen] : [])]
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])]
}

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

/** The zones whose name contains every typed word. `areaName` is the area in the reader's language. */
export function findTimeZones(zones: readonly string[], typed: string, areaName: (area: string) => string): string[] {
  const words = foldText(typed).split(' ')
  return zones.filter((zone) => {
    const { place, area } = placeOf(zone)
    const text = foldText(`${zone} ${zone.replaceAll(/[/_]/g, ' ')} ${place} ${area ? areaName(area) : ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** The zone's offset on that day, such as 'GMT-3'. */
export function offsetOf(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
