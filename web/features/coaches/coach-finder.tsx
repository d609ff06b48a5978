import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SPECIALTIES } from '#contract/coach-application-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { SEARCH_MAX_LENGTH, type WantedCoaches } from './wanted-coaches.ts'

const TYPING_PAUSE_MS = 300

type CoachFinderProps = { wanted: WantedCoaches; onWant: (changed: Partial<WantedCoaches>) => void }

/** Searches for a name as soon as the typing pauses. */
export function CoachFinder({ wanted, onWant }: CoachFinderProps) {
  const { t } = useTranslation(['coaches', 'specialties'])
  const [typed, setTyped] = useTypedSearch(wanted, onWant)
  return (
    <search className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <TextField
        label={t('human.search')}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={t('human.specialty')}
        value={wanted.specialty ?? ''}
        onChange={({ target }) => onWant({ specialty: SPECIALTIES.find((specialty) => specialty === target.value) })}
      >
        <option value="">{t('human.anySpecialty')}</option>
        {SPECIALTIES.map((specialty) => (
          <option key={specialty} value={specialty}>
            {t(`specialties:${specialty}`)}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

/** The text of the field. It may be ahead of the current search, and follows when the search changes elsewhere. */
function useTypedSearch(wanted: WantedCoaches, onWant: CoachFinderProps['onWant']) {
  const [typed, setTyped] = useState(wanted.search)
  const asked = useRef(wanted.search)

  const settle = useEffectEvent((search: string) => {
    if (search === wanted.search) return
    asked.current = search
    onWant({ search })
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    if (wanted.search === asked.current) return
    asked.current = wanted.search
    setTyped(wanted.search)
  }, [wanted.search])

  return [typed, setTyped] as const
}
