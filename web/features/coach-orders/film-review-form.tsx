import { useRef, useState } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { MESSAGE_MAX_LENGTH, MOST_DRILLS, MOST_FILM_NOTES } from '#contract/order-rules.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { DrillList } from './drill-list.tsx'
import { FilmNotes } from './film-note-list.tsx'
import { isComplete, type NoteDraft, newNote, readNotes, sentNotes } from './film-notes.ts'
import { FilmPlayer } from './film-player.tsx'
import { loadSchema } from './load-schema.ts'
import { keptAt, useDeliver } from './use-deliver.ts'

const schema = loadSchema('filmReview')
const BLANK = { text: '', notes: '[]', drills: '' }

/** The answer to a film: notes at moments of the clip, stills that are drawn on, a text and drills. */
export function FilmReviewForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [place] = useState(() => keptAt('film-review', order.id))
  const [initial] = useState(() => readTyped(place, BLANK) ?? BLANK)
  const video = useRef<HTMLVideoElement>(null)
  const [newest, setNewest] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const { send, refuse, refusal } = useDeliver(order.id, t('film.done'))
  const form = useForm({
    schema,
    initial,
    // The notes mark their own fields; this only stops the sending.
    check: ({ notes }): Record<string, { problem: 'invalid' }> =>
      readNotes(notes).every(isComplete) ? {} : { notes: { problem: 'invalid' } },
    submit: async ({ text, notes, drills }) => {
      const lines = drills.split('\n').filter((line) => line.trim() !== '')
      await send({ kind: 'film_review', text, notes: sentNotes(readNotes(notes)), drills: lines })
      forgetTyped(place)
    },
    onInvalid: () => setChecked(true),
    onError: refuse,
  })
  useKeepTyped(place, form.values, BLANK)
  const notes = readNotes(form.values.notes)
  const change = (next: NoteDraft[]) => form.set('notes', JSON.stringify(next))
  const isFull = notes.length >= MOST_FILM_NOTES
  const add = (at_seconds: number) => {
    video.current?.pause()
    const note = newNote(at_seconds, randomUuid())
    setNewest(note.key)
    change([...notes, note])
  }
  const clip_id = order.request?.kind === 'film_review' ? order.request.clip_id : null
  const clip = order.files.find(({ id }) => id === clip_id)
  return (
    <SectionCard title={t('film.title')} text={t('film.text')} tone="fire">
      <form {...form.form} className="grid gap-6">
        {clip && <FilmPlayer ref={video} file={clip} isFull={isFull} onNote={add} />}
        {clip_id && !clip && <Notice tone="warn">{t('request.clipGone')}</Notice>}
        {notes.length === 0 && <p className="text-muted">{t(clip ? 'film.noNotes' : 'film.noNotesLink')}</p>}
        <FilmNotes
          notes={notes}
          video={clip ? video : undefined}
          isChecked={isChecked}
          newest={newest}
          onChange={change}
        />
        {!clip && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            disabled={isFull}
            onClick={() => add(0)}
          >
            {t('film.addNote')}
          </Button>
        )}
        {isFull && <p className="text-sm text-muted">{t('film.notesFull', { limit: MOST_FILM_NOTES })}</p>}
        <TextArea
          {...form.field('text')}
          label={t('film.summary')}
          hint={t('film.summaryHint')}
          required
          maxLength={MESSAGE_MAX_LENGTH}
          rows={8}
        />
        <DrillList value={form.values.drills} most={MOST_DRILLS} onChange={(lines) => form.set('drills', lines)} />
        {isChecked && !notes.every(isComplete) && <Notice tone="error">{t('film.incomplete')}</Notice>}
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('film.submit')}
        </Button>
      </form>
    </SectionCard>
  )
}
