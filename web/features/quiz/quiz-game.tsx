import type { QuizTexts } from '#content/quiz/en.ts'
import type { QuizResult } from '#contract/quiz.ts'
import { type ContentLoaders, useContent } from '#web/i18n/use-content.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { FireGauge } from './fire-gauge.tsx'
import { QuestionCard } from './question-card.tsx'
import { ResultCard } from './result-card.tsx'
import { SaveState } from './save-state.tsx'
import { useQuiz } from './use-quiz.ts'
import { useSaveResult } from './use-save-result.ts'

const en = importWithRetries(() => import('#content/quiz/en.ts'))
const pt = importWithRetries(() => import('#content/quiz/pt.ts'))
const es = importWithRetries(() => import('#content/quiz/es.ts'))

const questionLoaders: ContentLoaders<QuizTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}

type QuizGameProps = {
  user_id: string
  coachPath: string | undefined
  onCoach: () => Promise<void>
  onSaved: (result: QuizResult) => void
}

export function QuizGame({ user_id, coachPath, onCoach, onSaved }: QuizGameProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const content = useContent('quiz', questionLoaders)
  const { save, reset, ...saving } = useSaveResult(user_id, onSaved)
  const { state, answer, restart } = useQuiz(user_id, save)

  if (content.isError) {
    return (
      <RetryNotice retryLabel={t('common:action.retry')} onRetry={content.refetch}>
        {t('loadFailed')}
      </RetryNotice>
    )
  }
  if (!content.data) return <Loading label={t('loading')} className="min-h-[50dvh]" />

  const { questions, advice } = content.data
  const texts = questions[state.question]
  const finished = state.phase === 'finished'
  const again = () => {
    reset()
    restart()
  }
  return (
    <>
      {!finished && saving.retry && <SaveState {...saving} />}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10">
        <FireGauge
          level={state.answers.length > 0 ? state.fire_level : undefined}
          // On a phone it stays in sight while the answers scroll below it.
          className={classNames(
            'h-36 lg:sticky lg:top-9 lg:order-last lg:h-[34rem]',
            !finished && 'max-lg:sticky max-lg:top-16 max-lg:z-10',
          )}
        />
        {finished ? (
          <ResultCard
            level={state.fire_level}
            advice={advice}
            state={<SaveState {...saving} />}
            coachPath={coachPath}
            onCoach={onCoach}
            onAgain={again}
          />
        ) : (
          texts && (
            <QuestionCard
              key={state.question}
              number={state.question + 1}
              texts={texts}
              chosen={state.phase === 'answered' ? state.answers.at(-1) : undefined}
              onAnswer={answer}
            />
          )
        )}
      </div>
    </>
  )
}
