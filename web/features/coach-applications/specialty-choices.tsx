import type { ReactNode } from 'react'
import { MIN_SPECIALTIES, SPECIALTIES } from '#contract/coach-application-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CheckList } from '#web/ui/check-list.tsx'

type SpecialtyChoicesProps = {
  chosen: readonly string[]
  onChoose: (keys: string[]) => void
  error?: ReactNode
}

export function SpecialtyChoices({ chosen, onChoose, error }: SpecialtyChoicesProps) {
  const { t } = useTranslation(['coach-applications', 'specialties'])
  return (
    <CheckList
      name="specialties"
      label={t('form.specialties')}
      hint={t('form.specialtiesHint', { limit: MIN_SPECIALTIES, chosen: chosen.length })}
      required
      options={SPECIALTIES.map((value) => ({ value, label: t(`specialties:${value}`) }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  )
}
