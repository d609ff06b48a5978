import type { MouseEvent, ReactNode } from 'react'
import type { QuizTexts } from '#content/quiz/en.ts'
import { fireLabel, quizHeadline } from '#contract/quiz-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'

type ResultCardProps = {
  level: number
  advice: QuizTexts['advice']
  /** How saving it went. */
  state: ReactNode
  /** Where the coaches are, once there are any. */
  coachPath: string | undefined
  /** Has the coach greet with this result, and goes there. */
  onCoach: () => Promise<void>
  onAgain: () => void
}

export function ResultCard({ level, advice, state, coachPath, onCoach, onAgain }: ResultCardProps) {
  const { t } = useTranslation('quiz')
  const heading = useInitialFocus<HTMLHeadingElement>()
  const label = fireLabel(level)
  const { text, drill } = advice[label]
  const talk = (event: MouseEvent) => {
    // A new tab or window is opened by the browser, with the usual greeting.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void onCoach()
  }
  return (
    <section aria-labelledby="quiz-result" className="grid min-w-0 animate-rise content-start gap-6">
      <div>
        <p className="type-eyebrow">
          {t('result.eyebrow')} <span aria-hidden="true">·</span>{' '}
          {t('gauge.value', { level, label: t(`label.${label}`) })}
        </p>
        <h2
          id="quiz-result"
          ref={heading}
          tabIndex={-1}
          className="type-display mt-4 scroll-mt-72 text-title outline-none lg:scroll-mt-16"
        >
          {t(`headline.${quizHeadline(level)}`)}
        </h2>
      </div>
      <div className="grid max-w-[62ch] gap-4">
        <h3 className="type-display text-subheading">{t('result.next')}</h3>
        <p>{text}</p>
        <div className="border-s-3 border-ember ps-5">
          <p className="type-eyebrow">{t('result.drill')}</p>
          <p className="mt-2">{drill}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {coachPath && (
          <Link to={coachPath} className={buttonClass()} onClick={talk}>
            {t('result.coach')}
          </Link>
        )}
        <Button variant={coachPath ? 'secondary' : 'primary'} onClick={onAgain}>
          {t('result.again')}
        </Button>
      </div>
      {state}
    </section>
  )
}
