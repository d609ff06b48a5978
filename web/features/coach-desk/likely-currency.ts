import type { Language } from '#contract/language.ts'
import type { CURRENCIES } from '#contract/money.ts'

type Currency = (typeof CURRENCIES)[number]

/** The last parts of the IANA time zones where people pay in a currency, as browsers and the server name them. */
const PLACES: Partial<Record<Currency, string>> = {
  BRL: 'Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo',
  MXN: 'Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Tijuana',
  ARS: 'Buenos_Aires Catamarca Cordoba Jujuy La_Rioja Mendoza Rio_Gallegos Rosario Salta San_Juan San_Luis Tucuman Ushuaia',
  CLP: 'Coyhaique Easter Punta_Arenas Santiago',
  PEN: 'Lima',
  PYG: 'Asuncion',
  UYU: 'Montevideo',
  EUR: 'Amsterdam Andorra Athens Azores Berlin Bratislava Brussels Busingen Canary Ceuta Dublin Famagusta Helsinki Lisbon Ljubljana Luxembourg Madeira Madrid Malta Mariehamn Monaco Nicosia Paris Podgorica Riga Rome San_Marino Sofia Tallinn Vatican Vienna Vilnius Zagreb',
}

const BY_LANGUAGE: Record<Language, Currency> = { en: 'USD', pt: 'BRL', es: 'USD' }

/** The currency that a coach in this time zone probably uses; elsewhere the one of the language. */
export function likelyCurrency(timeZone: string | null, language: Language): Currency {
  const place = timeZone?.split('/').at(-1) ?? ''
  const found = Object.entries(PLACES).find(([, places]) => places.split(' ').includes(place))
  return found ? (found[0] as Currency) : BY_LANGUAGE[language]
}
