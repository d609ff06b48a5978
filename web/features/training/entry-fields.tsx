import { useId, useState } from 'react'
import { MOST_EFFORT, MOST_MINUTES, TRAINING_KINDS, TRAINING_WORD_LENGTH } from '#contract/training-rules.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { useEffortText } from './use-effort-text.ts'
import type { LoggedFields } from './waiting-training.ts'

/** As typed: minutes may be no number yet. */
export type TypedEntry = { day: string } & Pick<LoggedFields, 'kind' | 'effort'> & { minutes: string; word: string }

const USUAL_MINUTES = [30, 45, 60, 90, 120]
const EFFORTS = Array.from({ length: MOST_EFFORT }, (_, index) => index + 1)

/** What cannot be logged as it is typed. */
export type EntryProblem = 'minutes' | 'day'

export function fieldsOf({
  day,
  kind,
  minutes,
  effort,
  word,
}: TypedEntry): LoggedFields | { problems: EntryProblem[] } {
  const number = /^\d{1,3}$/.test(minutes.trim()) ? Number(minutes) : 0
  const problems: EntryProblem[] = []
  if (number < 1 || number > MOST_MINUTES) problems.push('minutes')
  if (day === '') problems.push('day')
  if (problems.length > 0) return { problems }
  return { day, kind, minutes: number, effort, word: word.trim() || null }
}

export function typedOf({ minutes, word, ...fields }: LoggedFields): TypedEntry {
  return { ...fields, minutes: String(minutes), word: word ?? '' }
}

type EntryFieldsProps = {
  typed: TypedEntry
  today: string
  problems: readonly EntryProblem[]
  onChange: (changed: Partial<TypedEntry>) => void
}

/** What, how long, how hard, when, and a word. */
export function EntryFields({ typed, today, problems, onChange }: EntryFieldsProps) {
  const { t } = useTranslation('training')
  const { problemText } = useErrorTexts()
  const effortText = useEffortText()
  const wrongMinutes = problems.includes('minutes')
  const { day, kind, minutes, effort, word } = typed
  const [errorId, hintId] = [useId(), useId()]
  const [otherDay, setOtherDay] = useState(day !== today)
  return (
    <>
      <ChoiceGroup
        legend={t('log.kind')}
        choices={TRAINING_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-2"
      />
      <div className="grid gap-1.5">
        <ChoiceGroup
          legend={t('log.minutes')}
          choices={USUAL_MINUTES.map((value) => ({
            value,
            label: value,
            name: t('log.minutesOf', { minutes: value }),
          }))}
          value={Number(minutes)}
          onChange={(value) => onChange({ minutes: String(value) })}
          className="grid-cols-6"
          size="small"
        >
          <input
            aria-label={t('log.minutesOther')}
            aria-invalid={wrongMinutes ? true : undefined}
            aria-describedby={wrongMinutes ? errorId : hintId}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => onChange({ minutes: target.value })}
            className="field-box px-1 text-center tabular-nums"
          />
        </ChoiceGroup>
        <FieldNotes
          hintId={hintId}
          hint={!wrongMinutes && t('log.minutesHint', { most: MOST_MINUTES })}
          errorId={errorId}
          error={wrongMinutes && t('log.minutesRange', { most: MOST_MINUTES })}
        />
      </div>
      <div className="grid gap-1.5">
        <ChoiceGroup
          legend={t('log.effort')}
          choices={EFFORTS.map((value) => ({
            value,
            label: value,
            name: effortText(value),
          }))}
          value={effort}
          onChange={(value) => onChange({ effort: value })}
          className="grid-cols-5 sm:grid-cols-10 lg:grid-cols-5"
          size="small"
        />
        <p aria-hidden="true" className="text-muted">
          {effortText(effort)}
        </p>
      </div>
      {otherDay ? (
        <TextField
          type="date"
          label={t('log.day')}
          required
          max={today}
          value={day}
          error={problems.includes('day') && problemText({ problem: 'required' })}
          onChange={({ target }) => onChange({ day: target.value })}
          className="max-w-56"
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="type-eyebrow text-text">{t('log.day')}</span>
          <span>{t('log.today')}</span>
          <Button variant="text" size="small" onClick={() => setOtherDay(true)}>
            {t('log.otherDay')}
          </Button>
        </p>
      )}
      <TextField
        label={t('log.word')}
        hint={t('log.wordHint')}
        maxLength={TRAINING_WORD_LENGTH}
        value={word}
        onChange={({ target }) => onChange({ word: target.value })}
      />
    </>
  )
}
