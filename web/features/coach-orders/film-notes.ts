import type { Delivery } from '#contract/orders.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { parseFilmTime } from './film-time.ts'

export type FilmNote = Extract<Delivery, { kind: 'film_review' }>['notes'][number]

/** A note as it is typed. The key stays the same while its time changes. */
export type NoteDraft = { key: string; at: string; text: string; still_id: string }

export type NoteProblems = { at?: true; text?: true }

export function newNote(at_seconds: number, key: string): NoteDraft {
  return { key, at: formatFilmTime(at_seconds), text: '', still_id: '' }
}

/** The notes kept in the form as one text. */
export function readNotes(kept: string): NoteDraft[] {
  const list = parseJson(kept)
  return Array.isArray(list) ? list.flatMap((note) => (isNote(note) ? [note] : [])) : []
}

function isNote(value: unknown): value is NoteDraft {
  return isRecord(value) && ['key', 'at', 'text', 'still_id'].every((name) => typeof value[name] === 'string')
}

export function noteProblems({ at, text }: NoteDraft): NoteProblems {
  return { ...(parseFilmTime(at) === undefined && { at: true }), ...(text.trim() === '' && { text: true }) }
}

export function isComplete(note: NoteDraft): boolean {
  return Object.keys(noteProblems(note)).length === 0
}

/** Complete notes as they are sent, in the order of the film. */
export function sentNotes(notes: readonly NoteDraft[]): FilmNote[] {
  return notes
    .filter(isComplete)
    .map(({ at, text, still_id }) => ({ at_seconds: parseFilmTime(at) ?? 0, text, still_id: still_id || null }))
    .toSorted((one, other) => one.at_seconds - other.at_seconds)
}
