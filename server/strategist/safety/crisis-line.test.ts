import { describe, expect, test } from 'vitest'
import { CRISIS_REGIONS } from '#content/crisis-lines/crisis-lines.ts'
import { crisisLine } from './crisis-line.ts'

describe('the crisis line of a member', () => {
  test.each([
    ['America/Sao_Paulo', 'CVV, 188'],
    ['America/Manaus', 'CVV, 188'],
    ['America/New_York', '988'],
    ['Europe/Madrid', '024'],
    ['Atlantic/Canary', '024'],
    ['Europe/London', '116 123'],
  ])('in %s is %s', (time_zone, line) => {
    expect(crisisLine({ CRISIS_LINE: undefined }, time_zone)).toContain(line)
  })

  test.each([null, 'UTC', 'Africa/Maputo', 'Antarctica/Troll'])('is not guessed for the time zone %s', (time_zone) => {
    expect(crisisLine({ CRISIS_LINE: undefined }, time_zone)).toBeNull()
  })

  test('is the one of the operator, wherever the member lives', () => {
    expect(crisisLine({ CRISIS_LINE: '0800 1234 (our line)' }, 'America/Sao_Paulo')).toBe('0800 1234 (our line)')
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
