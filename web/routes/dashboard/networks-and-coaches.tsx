import type { Language } from '#contract/language.ts'
import { FeaturedCoaches } from '#web/features/coaches/featured-coaches.tsx'
import { DashboardSection } from '#web/features/dashboard/dashboard-section.tsx'
import { Networks } from '#web/features/dashboard/networks.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'

/** The lower half of the dashboard, which loads after the upper one. */
export function NetworksAndCoaches({ language }: { language: Language }) {
  const { t } = useTranslation('coaches')
  return (
    <>
      <Networks language={language} />
      <DashboardSection title={t('featured.title')}>
        <FeaturedCoaches />
      </DashboardSection>
    </>
  )
}
