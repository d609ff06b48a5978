import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'

type FactProps = {
  name: string
  /** Undefined where the athlete does not share it. */
  value: ReactNode | undefined
}

export function Fact({ name, value }: FactProps) {
  const { t } = useTranslation('athletes')
  return (
    <div>
      <dt className="type-eyebrow">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{value ?? <span className="text-muted">{t('notShared')}</span>}</dd>
    </div>
  )
}
