import { useTranslation } from 'react-i18next'
import { PlanList } from '#web/features/plans/plan-list.tsx'
import { usePageTitle } from './page-title.ts'

export function Screen() {
  const { t } = useTranslation('plans')
  usePageTitle(t('title'))
  return <PlanList />
}
