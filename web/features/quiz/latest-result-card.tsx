import type { QuizResult } from '#contract/quiz.ts'
import { fireLabel, QUIZ_START } from '#contract/quiz-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Flame } from '#web/ui/flame.tsx'

/** The last fire level, or an invitation to the quiz. */
export function LatestResultCard({ result }: { result: QuizResult | null }) {
  const { t } = useTranslation('quiz')
  const { shortDate } = useFormats()
  return (
    <Card as="section" leads className="grid min-h-64 content-between gap-6" aria-labelledby="latest-result">
      <div className="absolute inset-px -z-1 overflow-clip">
        <Flame
          level={result?.fire_level ?? QUIZ_START.fire_level}
          className="absolute -end-2 bottom-0 h-[74%] max-w-[55%] sm:h-[88%]"
        />
      </div>
      <div className="max-w-[60%]">
        <h3 id="latest-result" className="type-eyebrow">
          {t('latest.title')}
        </h3>
        {result ? (
          <>
            <p className="type-display mt-3 text-[clamp(4.5rem,7vw,6.5rem)] leading-[0.8] text-fire">
              {result.fire_level}
            </p>
            <p className="type-display mt-3 text-heading">{t(`label.${fireLabel(result.fire_level)}`)}</p>
            <p className="mt-1 text-sm text-muted">{t('latest.on', { date: shortDate(result.created_at) })}</p>
          </>
        ) : (
          <>
            <p className="type-display mt-3 text-heading">{t('latest.none')}</p>
            <p className="mt-2 text-muted">{t('latest.noneText')}</p>
          </>
        )}
      </div>
      <p>
        <Link to="/warrior-mindset" data-cover className={buttonClass({ variant: 'text', size: 'small' })}>
          {result ? t('latest.again') : t('latest.first')}
        </Link>
      </p>
    </Card>
  )
}
