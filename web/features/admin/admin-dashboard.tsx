import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-tabs.ts'
import { statsQuery } from './queries.ts'
import { StatCards } from './stat-cards.tsx'

type AdminDashboardProps = {
  chosen: AdminTab
  onChoose: (tab: string) => void
  panels: Record<AdminTab, ReactNode>
}

export function AdminDashboard({ chosen, onChoose, panels }: AdminDashboardProps) {
  const { t } = useTranslation('admin')
  const stats = useQuery(statsQuery)
  const { error } = stats
  const locked = error instanceof ApiError && error.code === 'admin.two-factor-required'
  return (
    <div className="grid gap-8">
      <header>
        <p className="type-eyebrow">{t('eyebrow')}</p>
        <h1 className="type-display mt-2 text-title">{t('title')}</h1>
      </header>
      {locked ? (
        <SecondFactorFirst refusal={error} />
      ) : (
        <>
          <StatCards query={stats} />
          <Tabs
            label={t('tabs.label')}
            chosen={chosen}
            onChoose={onChoose}
            tabs={ADMIN_TABS.map((id) => ({ id, label: t(`tabs.${id}`), panel: panels[id] }))}
          />
        </>
      )}
    </div>
  )
}

/** If a setting requires a second factor of admins, nothing is shown without it. */
function SecondFactorFirst({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('admin')
  const { errorText } = useErrorTexts()
  return (
    <Notice
      tone="warn"
      title={t('twoFactor.title')}
      action={
        <Link to="/settings" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('twoFactor.action')}
        </Link>
      }
    >
      {errorText(refusal)}
    </Notice>
  )
}
