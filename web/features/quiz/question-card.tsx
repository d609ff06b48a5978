import { type KeyboardEvent, useId, useRef } from 'react'
import type { QuizTexts } from '#content/quiz/en.ts'
import { ANSWERS, type Answer, QUESTION_COUNT } from '#contract/quiz-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tick } from '#web/ui/glyphs.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'
import { readAnswerKey } from './answer-keys.ts'

type QuestionCardProps = {
  number: number
  texts: QuizTexts['questions'][number]
  /** The answer that was given, while the second runs: no other counts then. */
  chosen: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** Mounted once a question: the focus comes to it, so that it is read out and the keys work at once. */
export function QuestionCard({ number, texts, chosen, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('quiz')
  const heading = useInitialFocus<HTMLHeadingElement>()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const headingId = useId()
  const locked = chosen !== undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = buttons.current.indexOf(document.activeElement as HTMLButtonElement)
    const wish = readAnswerKey(event, focused < 0 ? undefined : focused)
    if (!wish) return
    event.preventDefault()
    if ('focus' in wish) buttons.current[wish.focus]?.focus()
    else if (!locked) onAnswer(wish.answer)
  }

  return (
    <fieldset
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      className="grid min-w-0 animate-rise content-start gap-5 lg:gap-6"
    >
      <div>
        <Steps number={number} />
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-56 outline-none lg:scroll-mt-8">
          <span className="type-eyebrow block">{t('question', { number, total: QUESTION_COUNT })}</span>
          <span className="mt-3 block font-display text-heading leading-[1.05] font-extrabold text-balance">
            {texts.question}
          </span>
        </h2>
      </div>
      <ol className="grid gap-2 lg:gap-3">
        {ANSWERS.map((answer) => (
          <li key={answer}>
            <button
              type="button"
              ref={(button) => {
                buttons.current[answer] = button
              }}
              aria-disabled={locked}
              aria-pressed={chosen === answer}
              onClick={() => !locked && onAnswer(answer)}
              className={classNames(
                'plate plate-link flex min-h-14 w-full items-center gap-4 py-2.5 ps-5 pe-8 text-start outline-offset-3 lg:min-h-16 lg:py-3.5',
                chosen === answer && '[--plate-fill:var(--strong)] [--plate-line:var(--ember)]',
                locked && chosen !== answer && 'opacity-45',
              )}
            >
              <span aria-hidden="true" className="type-display w-5 shrink-0 text-center text-heading text-fire">
                {chosen === answer ? <Tick className="size-5" /> : answer + 1}
              </span>
              {texts.answers[answer]}
            </button>
          </li>
        ))}
      </ol>
      <p className="hidden text-sm text-muted lg:block">{t('keys')}</p>
    </fieldset>
  )
}

/** The progress as a row of marks; the heading gives it as text. */
function Steps({ number }: { number: number }) {
  return (
    <div aria-hidden="true" className="mb-4 flex gap-1.5">
      {Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          className={classNames('h-1.5 w-9 -skew-x-[28deg]', step <= number ? 'bg-ember' : 'bg-strong')}
        />
      ))}
    </div>
  )
}
