import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useOwnZone } from '#web/session/use-own-zone.ts'
import { TimeChooser } from './time-chooser.tsx'

/** The month of an offer as members see it, for its coach: a time can be chosen, and nothing follows from it. */
export function MonthPreview({ offer_id }: { offer_id: string }) {
  const { t } = useTranslation('bookings')
  const [chosen, setChosen] = useState<string>()
  return (
    <TimeChooser
      offer_id={offer_id}
      zone={useOwnZone()}
      chosen={chosen}
      onChoose={setChosen}
      noHours={() => <p className="text-muted">{t('noHours.title')}</p>}
      gone={<p className="text-muted">{t('noHours.title')}</p>}
    >
      {() => null}
    </TimeChooser>
  )
}
