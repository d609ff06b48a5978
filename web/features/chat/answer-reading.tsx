import { type FormEvent, useId, useState } from 'react'
import type { ReadPart, StoredMessage } from '#contract/chat.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type AnswerReadingProps = {
  trace: NonNullable<StoredMessage['trace']>
  has_plan: boolean
  /** Sends a message; undefined while an answer is under way, or under an older answer. */
  onSay: ((content: string) => void) | undefined
}

const LABELS = { 'what-is-meant': 'reading.choose', nearer: 'reading.nearer', next: 'reading.next' } as const

/** What the member may have meant instead or could ask next, and how the member was understood, as chips that can be corrected. */
export function AnswerReading({ trace: { reading, choices, choices_for }, has_plan, onSay }: AnswerReadingProps) {
  const { t } = useTranslation('chat')
  const title = useId()
  const [open, setOpen] = useState<ReadPart['part']>()
  if (!onSay) return null
  const offered = choices.length > 0 && <Choices label={t(LABELS[choices_for])} choices={choices} onSay={onSay} />
  if (reading.length === 0) return offered
  const correcting = reading.find(({ part }) => part === open)
  return (
    <div className="no-print grid gap-2">
      {offered}
      <p id={title} className="text-sm text-muted">
        {t('reading.title')}
      </p>
      <ul aria-labelledby={title} className="flex flex-wrap gap-2">
        {reading.map(({ part, label, value }) => (
          <li key={part} className="max-w-full">
            <button
              type="button"
              aria-expanded={open === part}
              onClick={() => setOpen(open === part ? undefined : part)}
              className="chat-chip"
            >
              <span className="text-muted">{label}</span> <span className="font-medium">{value}</span>
            </button>
          </li>
        ))}
        {!has_plan && (
          <li>
            <button type="button" className="chat-chip font-medium" onClick={() => onSay(t('reading.makePlan'))}>
              {t('reading.makePlan')}
            </button>
          </li>
        )}
      </ul>
      {correcting && <Correction key={correcting.part} {...correcting} onSay={onSay} />}
    </div>
  )
}

function Choices({ label, choices, onSay }: { label: string; choices: string[]; onSay: (content: string) => void }) {
  const title = useId()
  return (
    <div className="no-print grid gap-2">
      <p id={title} className="text-sm text-muted">
        {label}
      </p>
      <ul aria-labelledby={title} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice}>
            <button type="button" className="chat-chip" onClick={() => onSay(choice)}>
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const INPUT_TYPES = { when: 'date', time_a_week: 'number' } as const

/** Another reading in one tap, or the right fact in one line. */
function Correction({ part, label, others, onSay }: ReadPart & { onSay: (content: string) => void }) {
  const { t } = useTranslation('chat')
  const field = useId()
  if (part === 'about') {
    if (others.length === 0) return <p className="text-sm text-muted">{t('reading.sayOtherwise')}</p>
    return <Choices label={t('reading.choose')} choices={others} onSay={onSay} />
  }
  const type = part === 'when' || part === 'time_a_week' ? INPUT_TYPES[part] : 'text'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value')).trim()
    if (value) onSay(`${label}: ${value}`)
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <label htmlFor={field} className="sr-only">
        {label}
      </label>
      <input
        id={field}
        name="value"
        type={type}
        required
        min={part === 'time_a_week' ? 1 : undefined}
        max={part === 'time_a_week' ? 60 : undefined}
        maxLength={200}
        className="field-box min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" size="small">
        {t('reading.answerAgain')}
      </Button>
    </form>
  )
}
