import { useQueryClient } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import type { ReportedThing } from '#contract/moderation-rules.ts'
import type { Person } from '#contract/people.ts'
import type { Distance } from '#contract/people-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepDistance } from './queries.ts'

const ReportDialog = lateDialog(
  () => import('./report-dialog.tsx'),
  (module) => module.ReportDialog,
  ['moderation'],
)

type CareMenuProps = {
  /** What is reported. */
  thing: ReportedThing
  id: string
  /** Who wrote it; null after the account was deleted. */
  person: Pick<Person, 'user_id' | 'full_name' | 'role'> | null
  /** What the reader keeps now, where it is known. */
  distance?: Distance | null
}

/** Report, mute and block: three different wishes. Not for what the reader wrote. */
export function CareMenu({ thing, id, person, distance = null }: CareMenuProps) {
  const { t } = useTranslation('care')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [isReporting, setIsReporting] = useState(false)
  const name = person?.full_name ?? t('nameless')
  const keep = async (wanted: Distance | null) => {
    if (!person) return
    try {
      await keepDistance(person.user_id, wanted)
      toast({ title: t(`distance.done.${wanted ?? 'none'}`, { name }), variant: 'success' })
      for (const queryKey of [
        queryKeys.anySpace,
        queryKeys.anyFeed,
        queryKeys.distances(),
        queryKeys.persons,
        queryKeys.allThreads,
        queryKeys.stepNotes(),
        queryKeys.trainers(),
      ])
        void client.invalidateQueries({ queryKey })
    } catch (error) {
      toast({ title: t('distance.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
  const choose = (wanted: Distance, icon: typeof Ban): MenuItem => {
    const Icon = icon
    return {
      id: wanted,
      label: t(`distance.${distance === wanted ? 'end' : 'start'}.${wanted}`),
      icon: <Icon aria-hidden="true" className="size-4" />,
      danger: wanted === 'block' && distance !== wanted,
      onSelect: () => void keep(distance === wanted ? null : wanted),
    }
  }
  const items: MenuItem[] = [
    {
      id: 'report',
      label: t('report'),
      icon: <Flag aria-hidden="true" className="size-4" />,
      onSelect: () => setIsReporting(true),
    },
  ]
  if (person) items.push(choose('mute', VolumeX))
  if (person && person.role !== 'admin') items.push(choose('block', Ban))
  return (
    <>
      <Menu
        // The box of the messages ends below the newest one, and would cut its menu off.
        side={thing === 'message' ? 'above' : 'below'}
        items={items}
        label={t('menu', { name })}
        align="end"
        buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
      >
        <ShieldAlert aria-hidden="true" className="size-4" />
      </Menu>
      {isReporting && <ReportDialog thing={thing} id={id} onClose={() => setIsReporting(false)} />}
    </>
  )
}
