import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { placeOf } from '#contract/zone-name-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tick } from '#web/ui/glyphs.tsx'
import { browserTimeZone } from './browser-time-zone.ts'
import { findTimeZones, offsetOf, timeZones } from './time-zones.ts'
import { useZoneTexts } from './zone-texts.ts'

/** Nobody reads more; the rest is found by typing. */
const MOST_SHOWN = 60

type TimeZoneDialogProps = { chosen: string | null; onChoose: (zone: string) => void; onClose: () => void }

export function TimeZoneDialog({ onClose, ...list }: TimeZoneDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <Dialog open onClose={onClose} title={t('zone.title')} closeLabel={t('common:action.close')}>
      <ZoneList {...list} />
    </Dialog>
  )
}

function ZoneList({ chosen, onChoose }: Omit<TimeZoneDialogProps, 'onClose'>) {
  const { t } = useTranslation('profile')
  const { areaName } = useZoneTexts()
  const [typed, setTyped] = useState('')
  const [zones] = useState(() => timeZones(chosen))
  const [now] = useState(() => new Date())
  const input = useRef<HTMLInputElement>(null)
  // The dialog would focus the first focusable element, which is a frame around the field.
  useEffect(() => input.current?.focus(), [])
  const found = findTimeZones(zones, typed, areaName)
  return (
    <Command label={t('zone.search')} shouldFilter={false} loop>
      <Command.Input
        ref={input}
        value={typed}
        onValueChange={setTyped}
        placeholder={t('zone.placeholder')}
        className="field-box"
      />
      <Command.List className="mt-4 h-[50dvh] overflow-y-auto pb-4">
        <Command.Empty className="py-6 text-muted">{t('zone.nothing')}</Command.Empty>
        {found.slice(0, MOST_SHOWN).map((zone) => {
          const { place, area } = placeOf(zone)
          return (
            <Command.Item
              key={zone}
              value={zone}
              onSelect={() => onChoose(zone)}
              className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2 data-[selected=true]:bg-strong data-[selected=true]:shadow-[inset_3px_0_0_var(--focus)]"
            >
              <span className="min-w-0 grow">
                <span className="block">{place}</span>
                <span className="block text-sm text-muted">
                  {[zone === browserTimeZone() && t('zone.device'), area && areaName(area)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="text-sm text-muted tabular-nums">{offsetOf(zone, now)}</span>
              {zone === chosen && <Tick className="size-3.5 text-danger" />}
            </Command.Item>
          )
        })}
        {found.length > MOST_SHOWN && <p className="px-3 pt-4 text-sm text-muted">{t('zone.more')}</p>}
      </Command.List>
    </Command>
  )
}
