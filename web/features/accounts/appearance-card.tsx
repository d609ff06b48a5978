import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SectionCard } from '#web/ui/section-card.tsx'

/** The controls belong to the whole application and are handed in. */
export function AppearanceCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('accounts')
  return (
    <SectionCard title={t('appearance.title')} text={t('appearance.text')}>
      {children}
    </SectionCard>
  )
}
