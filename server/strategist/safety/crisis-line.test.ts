import { describe, expect, test } from 'vitest'
import { CRISIS_REGIONS } from '#content/crisis-lines/crisis-lines.ts'
import { findCrisisLine } from './crisis-line.ts'

const NO_OPERATOR = { CRISIS_LINE: undefined }

describe('the crisis line of a member', () => {
  test.each([
    ['America/Sao_Paulo', 'CVV, 188'],
    ['America/Manaus', 'CVV, 188'],
    ['America/New_York', '988'],
    ['Europe/Madrid', '024'],
    ['Atlantic/Canary', '024'],
    ['Europe/London', '116 123'],
  ])('in %s is %s', (time_zone, line) => {
    const found = findCrisisLine(NO_OPERATOR, { time_zone, crisis_country: null })
    expect(found).toMatchObject({ line: expect.stringContaining(line), by: 'time-zone' })
  })

  test.each([null, 'UTC', 'Africa/Maputo', 'Antarctica/Troll'])('is not guessed for the time zone %s', (time_zone) => {
    expect(findCrisisLine(NO_OPERATOR, { time_zone, crisis_country: null }).line).toBeNull()
  })

  test.each(['America/Sao_Paulo', 'Antarctica/Troll', null])(
    'is that of the chosen country, in the time zone %s too',
    (time_zone) => {
      const found = findCrisisLine(NO_OPERATOR, { time_zone, crisis_country: 'GB' })
      expect(found).toEqual({ line: 'Samaritans, 116 123', by: 'choice', country: 'GB' })
    },
  )

  test.each(['none', 'AO'] as const)('is unknown after the choice %s, whatever the time zone', (crisis_country) => {
    const found = findCrisisLine(NO_OPERATOR, { time_zone: 'America/Sao_Paulo', crisis_country })
    expect(found).toMatchObject({ line: null, by: 'choice' })
  })

  test.each([null, 'GB', 'none'] as const)('is the one of the operator, also after the choice %s', (crisis_country) => {
    const found = findCrisisLine({ CRISIS_LINE: '0800 1234' }, { time_zone: 'America/Sao_Paulo', crisis_country })
    expect(found).toEqual({ line: '0800 1234', by: 'operator', country: null })
  })
})

describe('the list of crisis lines', () => {
  const regions = Object.entries(CRISIS_REGIONS)

  test('has each time zone once, and only zones that exist', () => {
    const zones = regions.flatMap(([, { time_zones }]) => time_zones)
    expect(zones.filter((zone, index) => zones.indexOf(zone) !== index)).toEqual([])
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
  })

  test('names for each line the page that states it, and the day on which it was read', () => {
    for (const [country, { line }] of regions) {
      if (!line) continue
      expect(line.source, country).toMatch(/^https?:\/\/\S+$/)
      expect(line.checked_on, country).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(line.call, country).toMatch(/\d{2}/)
    }
  })
})
