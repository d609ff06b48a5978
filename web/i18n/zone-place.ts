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

/** The zone, or the device's own: an older browser may not know every zone that the server knows. */
export function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  }
}
