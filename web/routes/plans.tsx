import { PlanList } from '#web/features/plans/plan-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { showMoment } from '#web/shell/shown-moment.ts'

export function Screen() {
  const { t } = useTranslation('plans')
  usePageTitle(t('title'))
  return <PlanList onFinished={(plan) => showMoment({ kind: 'finished-plan', plan })} />
}
