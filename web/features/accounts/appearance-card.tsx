import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'

/** The controls belong to the whole application and are handed in. */
export function AppearanceCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('accounts')
  return (
    <SettingsCard title={t('appearance.title')} text={t('appearance.text')}>
      {children}
    </SettingsCard>
  )
}
