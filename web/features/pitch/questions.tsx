import { useTranslation } from '#web/i18n/use-translation.ts'

const QUESTIONS = ['cancel', 'failed', 'refund', 'free', 'languages', 'coaches'] as const

export function Questions() {
  const { t } = useTranslation('pitch')
  return (
    <section aria-labelledby="questions" className="grid gap-6">
      <h2 id="questions" className="type-display text-title">
        {t('questions.title')}
      </h2>
      <div className="border-t border-line">
        {QUESTIONS.map((name) => (
          <details key={name} className="border-b border-line">
            <summary className="min-h-11 py-4 font-display text-xl font-semibold">
              {t(`questions.${name}.asked`)}
            </summary>
            <p className="max-w-[65ch] pb-5 text-muted">{t(`questions.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
