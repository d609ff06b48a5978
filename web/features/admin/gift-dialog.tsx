import { type FormEvent, useId, useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { giftDays, isGiftDay, suggestedDay } from './elite-gift.ts'
import { useAdminZone } from './use-admin-zone.ts'

type GiftDialogProps = { user: AdminUser; name: string; onGive: (until: string | null) => void; onClose: () => void }

/** Gives Elite, or changes the end of a membership. */
export function GiftDialog({ user, name, onGive, onClose }: GiftDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { fullDay } = useFormats()
  const zone = useAdminZone()
  const [until, setUntil] = useState(() => suggestedDay(user.elite, zone))
  const [open, setOpen] = useState(user.elite?.until === null)
  const [tried, setTried] = useState(false)
  const formId = useId()
  const { first, last } = giftDays(zone)
  const problem =
    open || isGiftDay(until, zone) ? undefined : t('gift.problem', { first: fullDay(first), last: fullDay(last) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onGive(open ? null : until)
    onClose()
  }
  const isPlain = user.membership_type === 'free_member' || user.membership_type === 'elite_member'
  return (
    <Dialog
      open
      onClose={onClose}
      title={user.elite ? t('gift.changeTitle', { name }) : t('gift.title', { name })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {user.elite ? t('gift.save') : t('gift.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <p>{user.elite ? t('gift.changeText') : t('gift.text')}</p>
        {!isPlain && <p>{t('gift.roleStays', { name, role: t(`role.${user.membership_type}`) })}</p>}
        <Checkbox label={t('gift.open')} checked={open} onChange={(event) => setOpen(event.target.checked)} />
        {!open && (
          <TextField
            label={t('gift.until')}
            hint={t('gift.hint', { zone: zone.replaceAll('_', ' ') })}
            type="date"
            required
            min={first}
            max={last}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
            error={tried ? problem : undefined}
          />
        )}
      </form>
    </Dialog>
  )
}
