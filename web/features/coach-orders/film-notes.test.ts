import { describe, expect, test } from 'vitest'
import { MOST_FILM_SECONDS } from '#contract/order-rules.ts'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { isComplete, newNote, noteProblems, readNotes, sentNotes } from './film-notes.ts'
import { parseFilmTime } from './film-time.ts'

describe('the time of a note', () => {
  test.each([
    ['0:42', 42],
    ['42', 42],
    [' 1:05 ', 65],
    ['1:02:03', 3723],
    ['3:00:00', MOST_FILM_SECONDS],
    ['3:00:01', undefined],
    ['0:60', undefined],
    ['a while', undefined],
    ['', undefined],
  ])('reads %j as %s seconds', (typed, seconds) => expect(parseFilmTime(typed)).toBe(seconds))

  test.each([
    [42.9, '0:42'],
    [65, '1:05'],
    [3723, '1:02:03'],
  ])('shows %d seconds as %s', (seconds, shown) => expect(formatFilmTime(seconds)).toBe(shown))
})

describe('the notes of a film review', () => {
  test('are complete with a time and a text', () => {
    expect(noteProblems({ ...newNote(42, 'a'), at: 'late' })).toEqual({ at: true, text: true })
    expect(isComplete({ ...newNote(42, 'a'), text: 'Hands up.' })).toBe(true)
  })

  test('are sent in the order of the film', () => {
    const typed = [
      { ...newNote(90, 'a'), text: 'Second.' },
      { ...newNote(42, 'b'), text: 'First.', still_id: '00000000-0000-4000-8000-000000000001' },
      newNote(10, 'c'),
    ]
    expect(sentNotes(typed)).toEqual([
      { at_seconds: 42, text: 'First.', still_id: '00000000-0000-4000-8000-000000000001' },
      { at_seconds: 90, text: 'Second.', still_id: null },
    ])
  })

  test('are read back from the browser, and anything else is left out', () => {
    const note = newNote(42, 'a')
    expect(readNotes(JSON.stringify([note, { at: 7 }, null]))).toEqual([note])
    expect(readNotes('broken')).toEqual([])
  })
})
