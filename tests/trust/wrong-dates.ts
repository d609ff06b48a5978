const DAYS = [
  '2027-02-30',
  '2026-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-0001-01-01',
  '+275760-09-13',
  '+275761-01-01',
  '294277-01-01',
  'infinity',
  '-infinity',
  'now',
]

/** Wrong values for dates and times: days, hours and seconds that do not exist, and impossible years. */
export const WRONG_DATES = [
  ...DAYS,
  ...DAYS.map((day) => `${day}T00:00:00.000Z`),
  '2027-01-01T24:00:00Z',
  '2027-01-01T25:00:00Z',
  '2027-01-01T00:60:00Z',
  '2016-12-31T23:59:60Z',
  '2027-01-01T00:00:00+99:99',
  '2027-01-01T00:00:00.0000000000000001Z',
  // PostgreSQL refuses dates with more than about 150 characters.
  `2026-11-15T10:00:00.${'9'.repeat(150)}Z`,
  `2026-11-15T10:00:00.${'0'.repeat(2000)}Z`,
  '9999-12-31T23:59:59.999Z',
]

/** Whether the field is a date, by the route's schema or by its valid value. */
export function holdsDate(schema: unknown, given: unknown): boolean {
  const declared = JSON.stringify(schema)?.includes('"format":"date') ?? false
  return declared || (typeof given === 'string' && /^\d{4}-\d\d-\d\d/.test(given))
}
