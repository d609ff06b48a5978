import { type RefObject, useEffect, useRef, useState } from 'react'
import { pictureAddress, pictureId } from '#contract/file-rules.ts'
import { NOTE_MAX_LENGTH } from '#contract/order-rules.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { captureFrame, type Frame, seekTo } from './capture-frame.ts'
import { type NoteDraft, noteProblems } from './film-notes.ts'
import { parseFilmTime } from './film-time.ts'

const StillDialog = lateDialog(
  () => import('./still-dialog.tsx'),
  (module) => module.StillDialog,
)

type FilmNotesProps = {
  notes: NoteDraft[]
  /** The player of the clip; without it the film plays elsewhere, and there are no stills. */
  video: RefObject<HTMLVideoElement | null> | undefined
  /** Whether missing times and texts are marked. */
  isChecked: boolean
  /** The note that was added last gets the focus. */
  newest: string | undefined
  onChange: (notes: NoteDraft[]) => void
}

export function FilmNotes({ notes, video, isChecked, newest, onChange }: FilmNotesProps) {
  const { t } = useTranslation('coach-orders')
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const remove = (key: string) => {
    onChange(notes.filter((note) => note.key !== key))
    setSaid(t('film.removed'))
    // The pressed button is removed together with its note.
    list.current?.focus()
  }
  return (
    <>
      <ol ref={list} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
        {notes.map((note, index) => (
          <Note
            key={note.key}
            note={note}
            place={index + 1}
            video={video}
            isChecked={isChecked}
            isNewest={note.key === newest}
            onChange={(changed) => onChange(notes.map((one) => (one.key === note.key ? { ...one, ...changed } : one)))}
            onRemove={() => remove(note.key)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

type NoteProps = {
  note: NoteDraft
  place: number
  isNewest: boolean
  onChange: (changed: Partial<NoteDraft>) => void
  onRemove: () => void
} & Pick<FilmNotesProps, 'video' | 'isChecked'>

function Note({ note, place, video, isChecked, isNewest, onChange, onRemove }: NoteProps) {
  const { t } = useTranslation('coach-orders')
  const { problemText } = useErrorTexts()
  const row = useRef<HTMLLIElement>(null)
  const problems = isChecked ? noteProblems(note) : {}
  useEffect(() => {
    if (isNewest) row.current?.querySelector('textarea')?.focus()
  }, [isNewest])
  return (
    <li
      ref={row}
      aria-label={t('film.note', { place })}
      className="grid gap-4 border-s-4 border-s-blood bg-raised p-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <TextField
        label={t('film.at')}
        value={note.at}
        onChange={({ target }) => onChange({ at: target.value })}
        error={problems.at && t('film.atProblem')}
        required
        autoComplete="off"
        maxLength={8}
      />
      <TextArea
        label={t('film.noteText')}
        value={note.text}
        onChange={({ target }) => onChange({ text: target.value })}
        error={problems.text && problemText({ problem: 'required' })}
        required
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
      />
      <div className="grid gap-3 sm:col-span-2">
        {note.still_id && (
          <img
            src={pictureAddress(note.still_id)}
            alt={t('film.stillOf', { time: note.at })}
            className="max-h-60 justify-self-start"
          />
        )}
        <div className="-ms-3 flex flex-wrap gap-1">
          {video && <StillButtons note={note} video={video} onChange={onChange} />}
          <Button variant="ghost" size="small" className="hover:text-danger" onClick={onRemove}>
            {t('film.removeNote')}
            <span className="sr-only">: {t('film.note', { place })}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

type StillButtonsProps = {
  note: NoteDraft
  video: RefObject<HTMLVideoElement | null>
  onChange: (changed: Partial<NoteDraft>) => void
}

function StillButtons({ note, video, onChange }: StillButtonsProps) {
  const { t } = useTranslation('coach-orders')
  const [frame, setFrame] = useState<Frame>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const seconds = parseFilmTime(note.at)
  const jump = async () => {
    if (video.current && seconds !== undefined) await seekTo(video.current, seconds)
  }
  const draw = async () => {
    setBusy(true)
    await jump()
    const taken = video.current ? captureFrame(video.current) : undefined
    setFrame(taken)
    setFailed(taken === undefined)
    setBusy(false)
  }
  return (
    <>
      <Button variant="ghost" size="small" disabled={seconds === undefined} onClick={jump}>
        {t('film.jump', { time: note.at })}
      </Button>
      <Button
        variant="ghost"
        size="small"
        disabled={seconds === undefined}
        busy={busy}
        aria-haspopup="dialog"
        onClick={draw}
      >
        {t(note.still_id ? 'film.redraw' : 'film.draw')}
      </Button>
      {note.still_id && (
        <Button variant="ghost" size="small" onClick={() => onChange({ still_id: '' })}>
          {t('film.removeStill')}
        </Button>
      )}
      {failed && (
        <p role="alert" className="basis-full ps-3 text-sm font-medium text-danger">
          {t('film.noStill')}
        </p>
      )}
      {frame && (
        <StillDialog
          frame={frame}
          time={note.at}
          onSaved={(address) => onChange({ still_id: pictureId(address) ?? '' })}
          onClose={() => setFrame(undefined)}
        />
      )}
    </>
  )
}
