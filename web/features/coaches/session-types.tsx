import { type HouseCoachTexts, SESSION_CURRENCY, SESSION_TYPES } from '#content/house-coaches/house-coach.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { PricedCard } from '#web/ui/priced-card.tsx'

/** What a house coach offers. There are no buttons, because nothing can be booked yet. */
export function SessionTypes({ sessions }: Pick<HouseCoachTexts, 'sessions'>) {
  const { t } = useTranslation('coaches')
  const { money } = useMoneyFormats()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {SESSION_TYPES.map(({ id, price_minor, minutes }) => (
        <PricedCard
          key={id}
          title={sessions[id].title}
          description={sessions[id].description}
          price={price_minor === null ? t('public.contact') : money(price_minor, SESSION_CURRENCY)}
          duration={minutes === null ? t('public.custom') : t('public.minutes', { minutes })}
        />
      ))}
    </ul>
  )
}
