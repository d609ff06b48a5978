import { useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import type { StepNote } from '#contract/athletes.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { stepNotesQuery } from './queries.ts'

/** `care`: what the reader can do about its author. */
type Care = (note: StepNote) => ReactNode

/** What coaches noted on one step. */
export function StepNotes({ notes, care }: { notes: readonly StepNote[]; care: Care }) {
  return (
    <ul className="my-2 grid gap-2 ps-9">
      {notes.map((note) => (
        <NoteRow key={note.coach_id} note={note} care={care} />
      ))}
    </ul>
  )
}

function NoteRow({ note, care }: { note: StepNote; care: Care }) {
  const { t } = useTranslation('athletes')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { step_id, coach_id, full_name: name, text } = note
  const remove = async () => {
    setBusy(true)
    try {
      client.setQueryData(
        stepNotesQuery.queryKey,
        await call('DELETE /api/step-notes/:step_id/:coach_id', { step_id, coach_id }),
      )
      toast({ title: t('note.removed'), variant: 'success' })
    } catch (error) {
      toast({ title: t('note.removeFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      setBusy(false)
      void client.invalidateQueries(stepNotesQuery)
    }
  }
  return (
    <li className="flex items-start gap-2 border-s-2 border-blood ps-3">
      <div className="min-w-0 flex-1">
        <p className="type-eyebrow">{t('note.by', { name })}</p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
      {care(note)}
      <IconButton label={t('note.remove', { name })} onClick={() => void remove()} disabled={busy}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  )
}
