import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const updated_at = new Date('2026-11-15T05:43:21.987Z')
const step = {
  id: '6a1f0c9e-0000-4000-8000-000000000001',
  text: 'Spar four rounds',
  due_date: '2026-11-20',
  updated_at,
}

/** The lines after unfolding, as a calendar program reads them. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of a plan', () => {
  test('has one all-day entry for each dated step', () => {
    const file = calendarFile({ title: 'Gas tank', notes: ['Rounds held', 'If I gas, then I breathe'], days: [step] })
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(unfolded(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kiai//Plans//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Gas tank',
      'X-WR-CALNAME:Gas tank',
      'BEGIN:VEVENT',
      'UID:6a1f0c9e-0000-4000-8000-000000000001',
      'SEQUENCE:0',
      'DTSTAMP:20261115T054321Z',
      'DTSTART;VALUE=DATE:20261120',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:Spar four rounds',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Gas tank\\nRounds held\\nIf I gas\\, then I breathe',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('is the same for the same steps every time, so that importing it again changes nothing', () => {
    const plan = { title: 'Gas tank', notes: [], days: [step] }
    expect(calendarFile(plan)).toBe(calendarFile(plan))
  })

  test.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2028-02-29', '2026-12-31'])(
    'has %s as an all-day date, independent of clock changes',
    (due_date) => {
      const file = calendarFile({ title: '', notes: [], days: [{ ...step, due_date }] })
      expect(unfolded(file)).toContain(`DTSTART;VALUE=DATE:${due_date.replaceAll('-', '')}`)
      expect(file).not.toMatch(/DTSTART[^\r]*T\d/)
    },
  )

  test('escapes characters with a meaning in the format', () => {
    const text = 'One; two, three\\four\r\nEND:VEVENT\nfive\u0007'
    const lines = unfolded(calendarFile({ title: 'T', notes: [], days: [{ ...step, text }] }))
    expect(lines).toContain('SUMMARY:One\\; two\\, three\\\\four\\nEND:VEVENT\\nfive ')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test.each(['\r\n', '\n', '\r'])('is not broken by a title with %j', (lineBreak) => {
    const title = `Gas; tank, one\\two${lineBreak}ATTACH:https://evil.example\u0007`
    const lines = calendarFile({ title, notes: [], days: [step] }).split(/\r\n(?! )|\r(?!\n)|(?<!\r)\n/)
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([])
    if (lineBreak !== '\r')
      expect(lines).toContain('X-WR-CALNAME:Gas\\; tank\\, one\\\\two\\nATTACH:https://evil.example ')
  })

  test.each([
    'x'.repeat(300),
    'Respiração, coração e ação: '.repeat(9),
    '拳'.repeat(90),
    '🥊'.repeat(60),
    'x'.repeat(67),
    'x'.repeat(68),
  ])('has long lines folded at 75 octets, never within a character: %s', (text) => {
    const file = calendarFile({ title: 'T', notes: [], days: [{ ...step, text }] })
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(unfolded(file)).toContain(`SUMMARY:${text.replaceAll(',', '\\,')}`)
  })
})
