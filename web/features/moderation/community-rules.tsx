import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'

const RULES = ['respect', 'noThreats', 'minors', 'noDrugs', 'noScams', 'health', 'ownWords'] as const

/** How people treat each other in the Network. `own`: what was decided about the reader. */
export function CommunityRules({ own }: { own: ReactNode }) {
  const { t } = useTranslation('moderation')
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <h1 className="type-display text-title">{t('rules.title')}</h1>
        <p className="mt-3 text-lead text-muted">{t('rules.lead')}</p>
      </header>
      {own}
      <ol className="grid gap-6">
        {RULES.map((rule, index) => (
          <li key={rule} className="grid gap-1">
            <h2 className="type-display text-subheading">
              {index + 1}. {t(`rules.${rule}.title`)}
            </h2>
            <p>{t(`rules.${rule}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className="grid gap-2">
        <h2 className="type-display text-subheading">{t('rules.after.title')}</h2>
        <p>{t('rules.after.report')}</p>
        <p>{t('rules.after.steps')}</p>
        <p>{t('rules.after.appeal')}</p>
      </section>
    </div>
  )
}
