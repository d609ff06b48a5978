import { useQueryClient } from '@tanstack/react-query'
import ArrowBigUp from 'lucide-react/icons/arrow-big-up'
import { type ReactNode, useState } from 'react'
import type { LiveQuestion, OccurrencePage } from '#contract/live.ts'
import { QUESTION_MAX_LENGTH } from '#contract/live-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CrisisHelp } from '#web/network/crisis-help.tsx'
import { writtenHelp } from '#web/network/written-help.ts'
import { sessionState } from '#web/session/session-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import type { schemas } from './form-schemas.ts'
import {
  askQuestion,
  deleteQuestion,
  markAnswered,
  occurrenceQuery,
  showOccurrence,
  voteForQuestion,
} from './queries.ts'

const schema = schemaLoader<typeof schemas>('live')('question')
const BLANK = { body: '' }

/** Of another feature: report, mute and block. */
export type QuestionCare = (id: string, author: LiveQuestion['author']) => ReactNode

type QuestionsCardProps = { page: OccurrencePage; care: QuestionCare }

export function QuestionsCard({ page, care }: QuestionsCardProps) {
  const { t } = useTranslation('live')
  const now = useNow()
  const isOver = page.state === 'cancelled' || Date.parse(page.ends_at) <= now
  return (
    <SectionCard title={t('questions.title')} text={isOver ? undefined : t('questions.text')}>
      {!isOver && <AskForm id={page.id} />}
      {page.questions.length === 0 && <p className="text-muted">{t('questions.none')}</p>}
      {page.questions.length > 0 && (
        <ol className="grid gap-4">
          {page.questions.map((question) => (
            <QuestionItem key={question.id} page={page} question={question} care={care(question.id, question.author)} />
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

function AskForm({ id }: { id: string }) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  // One for each date: a question for another one stays where it was typed.
  const place = { name: `live-question.${id}`, owner: sessionState().session?.user.id ?? '' }
  const [typed] = useState(() => readTyped(place, BLANK))
  const form = useForm({
    schema,
    initial: typed ?? BLANK,
    submit: async ({ body }) => {
      const { help, ...page } = await askQuestion(id, body)
      showOccurrence(client, page)
      if (help) writtenHelp.set(help)
      form.fill(BLANK)
      toast({ title: t('questions.asked'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('questions.failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, BLANK)
  return (
    <form {...form.form} className="grid gap-3">
      <CrisisHelp />
      <TextField
        {...form.field('body')}
        label={t('questions.label')}
        required
        readOnly={form.busy}
        maxLength={QUESTION_MAX_LENGTH}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('questions.ask')}
        </Button>
      </div>
    </form>
  )
}

type QuestionItemProps = { page: OccurrencePage; question: LiveQuestion; care: ReactNode }

function QuestionItem({ page, question, care }: QuestionItemProps) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [marking, setMarking] = useState(false)
  const { id, body, author, votes, is_mine, has_my_vote, answered_minute } = question
  const act = async (change: () => Promise<OccurrencePage | object>) => {
    setBusy(true)
    try {
      const changed = await change()
      if ('questions' in changed) showOccurrence(client, changed)
      else await client.invalidateQueries({ queryKey: occurrenceQuery(page.id).queryKey })
    } catch (error) {
      toast({ title: t('questions.notSaved'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p className="[overflow-wrap:anywhere]">{body}</p>
      <p className="text-sm text-muted">
        {author?.full_name ?? t('questions.someone')} · {t('questions.votes', { count: votes })}
      </p>
      {answered_minute !== null && (
        <div>
          <Badge>{t('questions.answered', { minute: answered_minute })}</Badge>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!is_mine && (
          <Button
            variant={has_my_vote ? 'primary' : 'secondary'}
            size="small"
            busy={busy}
            aria-pressed={has_my_vote}
            onClick={() => void act(() => voteForQuestion(id, !has_my_vote))}
          >
            <ArrowBigUp aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('questions.vote', { question: body })}</span> {votes}
          </Button>
        )}
        {page.may_host && answered_minute === null && (
          <Button variant="secondary" size="small" onClick={() => setMarking(true)}>
            {t('questions.mark')}
          </Button>
        )}
        {page.may_host && answered_minute !== null && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void act(() => markAnswered(id, null))}>
            {t('questions.unmark')}
          </Button>
        )}
        {(is_mine || page.may_host) && (
          <Button variant="ghost" size="small" busy={busy} onClick={() => void act(() => deleteQuestion(id))}>
            {t('questions.remove')}
          </Button>
        )}
        {!is_mine && care}
      </div>
      {marking && <MinuteDialog page={page} question={question} onClose={() => setMarking(false)} />}
    </li>
  )
}

type MinuteDialogProps = { page: OccurrencePage; question: LiveQuestion; onClose: () => void }

/** Begins with the minute of now while the event is under way. */
function MinuteDialog({ page, question, onClose }: MinuteDialogProps) {
  const { t } = useTranslation('live')
  const { problemText } = useErrorTexts()
  const client = useQueryClient()
  const [minute, setMinute] = useState(() => {
    const passed = Math.floor((Date.now() - Date.parse(page.starts_at)) / 60_000)
    return passed >= 0 && passed <= page.minutes ? String(passed) : ''
  })
  const [isWrong, setWrong] = useState(false)
  const isMinute = /^\d{1,3}$/.test(minute.trim())
  return (
    <ActionDialog
      title={t('questions.mark')}
      submitLabel={t('host.save')}
      check={() => {
        setWrong(!isMinute)
        return isMinute
      }}
      act={async () => showOccurrence(client, await markAnswered(question.id, Number(minute)))}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">{question.body}</p>
      <TextField
        label={t('questions.minute')}
        inputMode="numeric"
        required
        value={minute}
        error={isWrong && !isMinute ? problemText({ problem: 'invalid' }) : undefined}
        onChange={({ target }) => setMinute(target.value)}
      />
    </ActionDialog>
  )
}
