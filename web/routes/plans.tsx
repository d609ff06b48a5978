import { PlanList } from '#web/features/plans/plan-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('plans')
  usePageTitle(t('title'))
  return <PlanList onFinished={(plan) => showFullScreen({ kind: 'finished-plan', plan })} />
}
