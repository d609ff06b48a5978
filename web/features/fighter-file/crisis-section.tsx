import { startTransition, useOptimistic } from 'react'
import { CRISIS_CHOICES, CRISIS_COUNTRIES, type CrisisCountry } from '#contract/crisis-country-rules.ts'
import type { FighterFile } from '#contract/fighter-file.ts'
import { LOCALES } from '#contract/language.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SectionCard } from '#web/ui/section-card.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { changeCrisisCountry } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

type CrisisLine = FighterFile['crisis_line']

/** Whom the member is told to call in a crisis, why, and the choice of another country. */
export function CrisisSection({ found }: { found: CrisisLine }) {
  const { t } = useTranslation('fighter-file')
  const nameOf = useCountryNames()
  return (
    <SectionCard title={t('crisis.title')} text={t('crisis.text')}>
      <div>
        <p className="font-semibold">{found.line ? <bdi>{found.line}</bdi> : t('crisis.none')}</p>
        <p className="mt-1 text-sm text-muted">{useReason(found, nameOf)}</p>
      </div>
      {/* Without effect while the operator's line is shown to everyone. */}
      {found.by !== 'operator' && <CountryField found={found} nameOf={nameOf} />}
    </SectionCard>
  )
}

function useCountryNames(): (country: CrisisCountry) => string {
  const names = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'region' })
  return (country) => names.of(country) ?? country
}

function useReason({ by, country }: CrisisLine, nameOf: (country: CrisisCountry) => string): string {
  const { t } = useTranslation('fighter-file')
  if (by === 'operator') return t('crisis.reason.operator')
  if (by === 'choice') return t('crisis.reason.choice', { country: country ? nameOf(country) : t('crisis.elsewhere') })
  return country ? t('crisis.reason.zone', { country: nameOf(country) }) : t('crisis.reason.zoneUnknown')
}

/** Saved at once; changes back if the server refuses. */
function CountryField({
  found: { by, country },
  nameOf,
}: {
  found: CrisisLine
  nameOf: (country: CrisisCountry) => string
}) {
  const { t } = useTranslation('fighter-file')
  const locale = LOCALES[useLanguage()]
  const change = useChangeFile()
  const [shown, show] = useOptimistic(by === 'choice' ? (country ?? 'none') : '')
  const choose = (value: string) =>
    startTransition(async () => {
      const crisis_country = CRISIS_CHOICES.find((choice) => choice === value) ?? null
      show(crisis_country ?? '')
      await change({
        make: () => changeCrisisCountry(crisis_country),
        done: t('toast.crisisSaved'),
        failed: t('toast.crisisFailed'),
      })
    })
  const countries = CRISIS_COUNTRIES.map((code) => ({ code, name: nameOf(code) }))
  countries.sort((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <SelectField label={t('crisis.country')} value={shown} onChange={({ target }) => choose(target.value)}>
      <option value="">{t('crisis.byZone')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value="none">{t('crisis.elsewhere')}</option>
    </SelectField>
  )
}
