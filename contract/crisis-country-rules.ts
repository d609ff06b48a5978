/** The countries of content/crisis-lines, by ISO code. One that members may have chosen is not removed again. */
export const CRISIS_COUNTRIES = [
  'BR',
  'US',
  'CA',
  'ES',
  'PT',
  'MX',
  'AR',
  'CL',
  'CO',
  'PE',
  'UY',
  'GB',
  'IE',
  'AU',
  'NZ',
  'AO',
  'MZ',
  'EC',
  'BO',
  'PY',
  'VE',
  'CR',
  'DO',
  'ZA',
  'IN',
  'PH',
] as const
export type CrisisCountry = (typeof CRISIS_COUNTRIES)[number]

/** What a member can choose instead of the country of their time zone; `none` is any other country. */
export const CRISIS_CHOICES = [...CRISIS_COUNTRIES, 'none'] as const
export type CrisisChoice = (typeof CRISIS_CHOICES)[number]

/** Who decided which crisis line a member is given. */
export const CRISIS_LINE_SOURCES = ['operator', 'choice', 'time-zone'] as const
