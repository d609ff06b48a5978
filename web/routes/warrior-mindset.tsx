import { useQueryClient } from '@tanstack/react-query'
import { PERSONAS } from '#contract/personas.ts'
import { startSession } from '#web/features/chat/queries.ts'
import { dashboardQuery } from '#web/features/dashboard/queries.ts'
import { QuizGame } from '#web/features/quiz/quiz-game.tsx'
import { QuizHistory } from '#web/features/quiz/quiz-history.tsx'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

/** The coach whose greeting mentions the result. */
const MINDSET_COACH = `/coach/${PERSONAS.mindset.coach_id}/session`

export function Screen() {
  const { t } = useTranslation(['quiz', 'common'])
  const { session } = useSessionState()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  usePageTitle(t('common:nav.warriorMindset'))
  if (!session) return null
  const talkToCoach = async () => {
    // If this fails, the coach shows the usual greeting, so the page opens all the same.
    await startSession(PERSONAS.mindset.coach_id, 'general', currentLanguage(), 'quiz').catch(() => undefined)
    navigate(MINDSET_COACH)
  }
  return (
    <>
      <p className="type-eyebrow">{t('eyebrow')}</p>
      <h1 className="type-display mt-3 mb-5 text-title lg:mb-8">{t('title')}</h1>
      <QuizGame
        user_id={session.user.id}
        coachPath={MINDSET_COACH}
        onCoach={talkToCoach}
        onSaved={() => void queryClient.invalidateQueries(dashboardQuery)}
      />
      <QuizHistory />
    </>
  )
}
