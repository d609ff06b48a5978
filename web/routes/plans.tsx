import { PlanList } from '#web/features/plans/plan-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from './page-title.ts'
import { showMoment } from './shown-moment.ts'

export function Screen() {
  const { t } = useTranslation('plans')
  usePageTitle(t('title'))
  return <PlanList onFinished={(plan) => showMoment({ kind: 'finished-plan', plan })} />
}
