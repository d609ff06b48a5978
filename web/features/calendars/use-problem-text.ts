import { useTranslation } from '#web/i18n/use-translation.ts'
import type { DraftProblem } from './calendar-draft.ts'

/** What is wrong with what was typed, in words. `limits`: of a number. */
export function useProblemText() {
  const { t } = useTranslation('calendars')
  return (problem: DraftProblem | undefined, limits?: { least: number; most: number }): string | undefined =>
    problem && t(`problem.${problem}`, { least: limits?.least ?? 0, most: limits?.most ?? 0 })
}
