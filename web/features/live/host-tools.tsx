import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OccurrencePage } from '#contract/live.ts'
import { LIVE_NOTES_MAX_LENGTH, RECAP_MAX_LENGTH } from '#contract/live-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { useNavigate } from '#web/router/browser-router.tsx'
import { sessionState } from '#web/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { EventDialog } from './event-dialog.tsx'
import type { schemas } from './form-schemas.ts'
import { localMoment } from './local-moment.ts'
import {
  cancelOccurrence,
  draftRecap,
  endLiveEvent,
  liveEventQuery,
  moveOccurrence,
  saveNotes,
  saveRecap,
  showOccurrence,
} from './queries.ts'

const loadSchema = schemaLoader<typeof schemas>('live')
const notesSchema = loadSchema('notes')
const recapSchema = loadSchema('recap')

type HostProps = { page: OccurrencePage; timeZone: string | undefined }

/** What the host of a date can do with it. */
export function HostTools({ page, timeZone }: HostProps) {
  const { t } = useTranslation('live')
  const now = useNow()
  const [open, setOpen] = useState<'edit' | 'move' | 'cancel' | 'end'>()
  const { data: event } = useQuery({ ...liveEventQuery(page.event_id), retry: false })
  const isToCome = page.state !== 'cancelled' && Date.parse(page.ends_at) > now
  const close = () => setOpen(undefined)
  return (
    <SectionCard title={t('host.title')}>
      <div className="flex flex-wrap gap-3">
        {event && (
          <Button variant="secondary" onClick={() => setOpen('edit')}>
            {t('host.edit')}
          </Button>
        )}
        {isToCome && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {t('host.move')}
          </Button>
        )}
        {isToCome && (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            {t('host.cancel')}
          </Button>
        )}
        {event && (
          <Button variant="secondary" onClick={() => setOpen('end')}>
            {t('host.end')}
          </Button>
        )}
      </div>
      <NotesForm page={page} />
      <RecapForm page={page} />
      {open === 'edit' && event && <EventDialog event={event} timeZone={timeZone} onClose={close} />}
      {open === 'move' && <MoveDialog page={page} onClose={close} />}
      {open === 'cancel' && <CancelDialog page={page} onClose={close} />}
      {open === 'end' && <EndDialog page={page} onClose={close} />}
    </SectionCard>
  )
}

type DialogProps = { page: OccurrencePage; onClose: () => void }

function MoveDialog({ page, onClose }: DialogProps) {
  const { t } = useTranslation('live')
  const { problemText } = useErrorTexts()
  const client = useQueryClient()
  const now = localMoment(page.starts_at, page.time_zone)
  const [day, setDay] = useState(now.day)
  const [time, setTime] = useState(now.time)
  const [isRefused, setRefused] = useState(false)
  const error = isRefused ? problemText({ problem: 'invalid' }) : undefined
  return (
    <ActionDialog
      title={t('host.move')}
      submitLabel={t('host.move')}
      act={async () => {
        showOccurrence(client, await moveOccurrence(page.id, day, time))
        toast({ title: t('host.moved'), variant: 'success' })
      }}
      onProblems={(problems) => setRefused('day' in problems || 'start_time' in problems)}
      onClose={onClose}
    >
      <p>{t('host.moveText', { zone: page.time_zone })}</p>
      <TextField
        label={t('host.day')}
        type="date"
        required
        value={day}
        error={error}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={t('host.startTime')}
        type="time"
        required
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
    </ActionDialog>
  )
}

function CancelDialog({ page, onClose }: DialogProps) {
  const { t } = useTranslation('live')
  const client = useQueryClient()
  return (
    <ActionDialog
      title={t('host.cancel')}
      submitLabel={t('host.cancel')}
      keepLabel={t('host.keep')}
      danger
      act={async () => {
        showOccurrence(client, await cancelOccurrence(page.id))
        toast({ title: t('host.cancelled'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>{t('host.cancelText')}</p>
    </ActionDialog>
  )
}

function EndDialog({ page, onClose }: DialogProps) {
  const { t } = useTranslation('live')
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={t('host.end')}
      submitLabel={t('host.end')}
      danger
      act={async () => {
        await endLiveEvent(page.event_id)
        void client.invalidateQueries({ queryKey: queryKeys.live })
        toast({ title: t('host.ended'), variant: 'success' })
        navigate('/live')
      }}
      onClose={onClose}
    >
      <p>{t('host.endText')}</p>
    </ActionDialog>
  )
}

function NotesForm({ page }: { page: OccurrencePage }) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { id, agenda, notes, recording_url } = page
  const place = { name: `live-notes.${id}`, owner: sessionState().session?.user.id ?? '' }
  const saved = { agenda: agenda ?? '', notes: notes ?? '', recording_url: recording_url ?? '' }
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema: notesSchema,
    initial,
    submit: async (values) => {
      showOccurrence(client, await saveNotes(id, values))
      toast({ title: t('host.saved'), variant: 'success' })
    },
    onError: (error) =>
      toast({ title: t('questions.notSaved'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, saved)
  return (
    <form {...form.form} className="grid gap-4">
      <h3 className="type-eyebrow">{t('host.notes')}</h3>
      <TextArea {...form.field('agenda')} label={t('agenda')} maxLength={LIVE_NOTES_MAX_LENGTH} />
      <TextArea
        {...form.field('notes')}
        label={t('host.notesLabel')}
        hint={t('host.notesHint')}
        maxLength={LIVE_NOTES_MAX_LENGTH}
      />
      <TextField {...form.field('recording_url')} label={t('host.recording')} inputMode="url" />
      <div>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {t('host.save')}
        </Button>
      </div>
    </form>
  )
}

function RecapForm({ page }: { page: OccurrencePage }) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState<'draft' | 'publish'>()
  const fail = (error: unknown) =>
    toast({ title: t('questions.notSaved'), description: errorText(asApiError(error)), variant: 'destructive' })
  const place = { name: `live-recap.${page.id}`, owner: sessionState().session?.user.id ?? '' }
  const saved = { text: page.recap ?? '' }
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema: recapSchema,
    initial,
    submit: async ({ text }) => {
      showOccurrence(client, await saveRecap(page.id, text, busy === 'publish'))
      toast({ title: t(busy === 'publish' ? 'host.publishedDone' : 'host.saved'), variant: 'success' })
    },
    onError: fail,
  })
  useKeepTyped(place, form.values, saved)
  const draft = async () => {
    setBusy('draft')
    try {
      const drafted = await draftRecap(page.id)
      // Below what the host has written, which is theirs to delete.
      form.set('text', [form.values.text.trim(), drafted].filter(Boolean).join('\n\n'))
    } catch (error) {
      fail(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <form {...form.form} className="grid gap-4">
      <h3 className="type-eyebrow">{t('host.recap')}</h3>
      <div className="grid gap-2">
        <div>
          <Button variant="secondary" busy={busy === 'draft'} onClick={() => void draft()}>
            {t('host.draft')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t('host.draftHint')}</p>
      </div>
      <TextArea
        {...form.field('text')}
        label={t('host.recapText')}
        hint={t('host.recapHint')}
        rows={8}
        required
        readOnly={busy === 'draft'}
        maxLength={RECAP_MAX_LENGTH}
      />
      {form.values.text.trim() !== '' && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('host.preview')}</summary>
          <div className="border-s-2 border-s-edge ps-4 [overflow-wrap:anywhere]">
            <MarkdownText>{form.values.text}</MarkdownText>
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy && busy !== 'publish'}
          onClick={() => setBusy(undefined)}
        >
          {t('host.save')}
        </Button>
        {!page.has_recap && (
          <Button type="submit" busy={form.busy && busy === 'publish'} onClick={() => setBusy('publish')}>
            {t('host.publish')}
          </Button>
        )}
      </div>
    </form>
  )
}
