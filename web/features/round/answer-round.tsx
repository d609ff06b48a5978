import { useId, useState } from 'react'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { personaOf } from '#contract/personas.ts'
import type { OwedAnswer } from '#contract/round.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkButtons } from '#web/ui/mark-buttons.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { SheetProps } from './round-parts.ts'

type AnswerRoundProps = SheetProps & {
  owed: OwedAnswer
  /** The promise never rejects. */
  onAnswer: (mark: number) => Promise<unknown>
}

/** A coach asks how it went; one tap answers. */
export function AnswerRound({ owed, onAnswer, ...sheet }: AnswerRoundProps) {
  const { t } = useTranslation('round')
  const { day } = useFormats()
  const [given, setGiven] = useState<number>()
  const scaleId = useId()
  const { text, due_date, room } = owed
  const persona = room === null ? undefined : personaOf(room)
  const said = { day: day(due_date), text }
  const give = async (mark: number) => {
    setGiven(mark)
    await onAnswer(mark)
    setGiven(undefined)
  }
  return (
    <PosterSheet
      {...sheet}
      headline={t('answer.headline')}
      accent={t('answer.accent')}
      lead={
        <>
          <p className="wrap-anywhere">
            {persona ? t('answer.toCoach', { name: PERSONA_FACTS[persona].name, ...said }) : t('answer.plain', said)}
          </p>
          <p id={scaleId} className="text-base text-muted">
            {t('answer.scale')}
          </p>
        </>
      }
    >
      <MarkButtons
        labelledBy={scaleId}
        nameOf={(mark) => t('answer.mark', { mark })}
        given={given ?? null}
        busy={given !== undefined}
        onGive={(mark) => void give(mark)}
        className="w-full max-w-xl grid-cols-5 sm:grid-cols-10"
      />
    </PosterSheet>
  )
}
