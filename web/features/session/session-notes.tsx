import { useId, useRef, useState } from 'react'
import { BOOKING_NOTE_MAX_LENGTH } from '#contract/booking-rules.ts'
import type { Booking, BookingNote } from '#contract/bookings.ts'
import { asApiError } from '#web/api/api-error.ts'
import { isConnected } from '#web/api/connection.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { LinkedText } from '#web/markdown/linked-text.tsx'
import { WaitingList } from '#web/network/waiting-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { hasKeyboard, sendsOnEnter } from '#web/ui/sends-on-enter.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { addNote, changeNote, deleteNote } from './queries.ts'
import { useChange } from './use-change.ts'
import { waitingNotes } from './waiting-notes.ts'

type SessionNotesProps = { booking: Booking; user_id: string; timeZone: string | undefined }

/** What both write down; everyone in the session sees it at once. Without a connection a note waits, and is sent once. */
export function SessionNotes({ booking, user_id, timeZone }: SessionNotesProps) {
  const { t } = useTranslation('session')
  const { id, notes, actions } = booking
  const mayWrite = actions.includes('write_notes')
  const waiting = waitingNotes.useWaiting(user_id).filter(({ booking_id }) => booking_id === id)
  const written = new Set(notes.map((note) => note.id))
  const [edited, setEdited] = useState<string>()
  return (
    <SectionCard title={t('notes.title')} text={mayWrite ? t('notes.text') : undefined}>
      {notes.length === 0 && <p className="text-muted">{t(mayWrite ? 'notes.none' : 'notes.closed')}</p>}
      <ol aria-live="polite" className="grid gap-4">
        {notes.map((note) => (
          <NoteItem key={note.id} booking={booking} note={note} timeZone={timeZone} mayWrite={mayWrite} />
        ))}
      </ol>
      <WaitingList
        items={waiting.filter(({ key }) => !written.has(key))}
        wordsOf={({ body }) => body}
        labels={{
          mark: t('notes.waiting'),
          sending: t('notes.sending'),
          refused: (reason) => t('notes.refused', { reason }),
          edit: t('notes.edit'),
          remove: t('notes.delete'),
        }}
        retry={waitingNotes.retry}
        remove={({ key }) => waitingNotes.remove(user_id, key)}
        onEdit={({ body }) => setEdited(body)}
      />
      {mayWrite && <NoteForm key={edited} first={edited} booking={booking} user_id={user_id} />}
    </SectionCard>
  )
}

/** Near the limit it is counted what is left. */
const COUNTED_FROM = 200

const BLANK = { body: '' }

type NoteFormProps = { booking: Booking; user_id: string; first: string | undefined }

function NoteForm({ booking, user_id, first }: NoteFormProps) {
  const { t } = useTranslation('session')
  const { errorText, problemText } = useErrorTexts()
  const { show, refetch } = useChange(booking.id)
  const place = { name: `note.${booking.id}`, owner: user_id }
  const [typed, setTyped] = useState(() => (first === undefined ? (readTyped(place, BLANK) ?? BLANK) : { body: first }))
  useKeepTyped(place, typed, BLANK)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** The id of what is typed now: sent twice, it is one note. */
  const key = useRef(randomUuid())
  const next = () => {
    key.current = randomUuid()
    setTyped(BLANK)
  }
  const hintFor = (text: string) => {
    const left = BOOKING_NOTE_MAX_LENGTH - text.length
    if (left <= COUNTED_FROM) return t('notes.left', { count: Math.max(0, left) })
    return hasKeyboard() ? t('notes.hint') : undefined
  }
  const submit = async () => {
    const body = typed.body.trim()
    if (busy) return
    if (body === '') return setError(problemText({ problem: 'required' }))
    if (body.length > BOOKING_NOTE_MAX_LENGTH) return setError(t('notes.tooLong', { most: BOOKING_NOTE_MAX_LENGTH }))
    setError(undefined)
    const wait = () => {
      waitingNotes.add(user_id, { key: key.current, booking_id: booking.id, body })
      next()
    }
    if (!isConnected()) return wait()
    setBusy(true)
    try {
      show(await addNote(booking.id, key.current, body))
      next()
    } catch (thrown) {
      const refusal = asApiError(thrown)
      if (refusal.status === 0) wait()
      else {
        setError(errorText(refusal))
        void refetch()
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={t('notes.label')}
        hint={hintFor(typed.body)}
        rows={2}
        maxLength={BOOKING_NOTE_MAX_LENGTH}
        value={typed.body}
        error={error}
        onChange={({ target }) => {
          setTyped({ body: target.value })
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (!sendsOnEnter(event)) return
          event.preventDefault()
          void submit()
        }}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  )
}

type NoteItemProps = { booking: Booking; note: BookingNote; timeZone: string | undefined; mayWrite: boolean }

function NoteItem({ booking, note, timeZone, mayWrite }: NoteItemProps) {
  const { t } = useTranslation('session')
  const { dayTimeIn } = useFormats()
  const { busy, change } = useChange(booking.id)
  const [text, setText] = useState<string>()
  const headingId = useId()
  const { id, body, author_name, is_mine, is_of_coach, created_at } = note
  // Everyone sees that it is gone: whoever pressed it by mistake writes it again with one press.
  const remove = async () => {
    if (!(await change(() => deleteNote(booking.id, id)))) return
    const undo = () => void change(() => addNote(booking.id, randomUuid(), body))
    toast({ title: t('notes.deleted'), variant: 'success', action: { label: t('notes.undo'), onClick: undo } })
  }
  const save = async () => {
    if (await change(() => changeNote(booking.id, id, (text ?? '').trim()))) setText(undefined)
  }
  return (
    <li aria-labelledby={headingId} className="grid gap-1.5 border-s-2 border-s-edge ps-4">
      <p id={headingId} className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <bdi className="font-semibold text-text">{author_name}</bdi>
        {is_of_coach && <Badge variant="quiet">{t('notes.coach')}</Badge>}
        <time dateTime={created_at}>{dayTimeIn(timeZone, created_at)}</time>
      </p>
      {text === undefined ? (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <LinkedText>{body}</LinkedText>
        </p>
      ) : (
        <TextArea
          label={t('notes.label')}
          rows={2}
          maxLength={BOOKING_NOTE_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {is_mine && mayWrite && (
        <div className="-ms-3 flex flex-wrap gap-x-1">
          {text === undefined ? (
            <>
              <Button variant="ghost" size="small" onClick={() => setText(body)}>
                {t('notes.edit')}
              </Button>
              <Button variant="ghost" size="small" busy={busy} onClick={() => void remove()}>
                {t('notes.delete')}
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="ghost"
                size="small"
                busy={busy}
                disabled={text.trim() === ''}
                onClick={() => void save()}
              >
                {t('notes.save')}
              </Button>
              <Button variant="ghost" size="small" onClick={() => setText(undefined)}>
                {t('notes.keep')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
