import { useState } from 'react'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { toast } from '#web/ui/toast.ts'
import { sampleDay, WEEKDAYS } from './calendar-draft.ts'

type CopyDialogProps = { from: number; onCopy: (to: number[]) => void; onClose: () => void }

/** Asks to which other days the hours of one day are copied. */
export function CopyDialog({ from, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation('calendars')
  const { longWeekday } = useFormats()
  const others = WEEKDAYS.filter((weekday) => weekday !== from)
  const [chosen, setChosen] = useState(() => others.filter((weekday) => weekday <= 5).map(String))
  const name = longWeekday(sampleDay(from))
  return (
    <ActionDialog
      title={t('copy.title', { day: name })}
      submitLabel={t('copy.submit')}
      act={async () => {
        onCopy(chosen.map(Number))
        toast({ title: t('copy.done'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <CheckList
        name="days"
        label={t('copy.days')}
        hint={t('copy.hint')}
        options={others.map((weekday) => ({ value: String(weekday), label: longWeekday(sampleDay(weekday)) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ActionDialog>
  )
}
