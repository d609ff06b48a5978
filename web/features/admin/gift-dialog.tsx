import { type FormEvent, useId, useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { giftDays, isGiftDay, suggestedDay } from './elite-gift.ts'

type GiftDialogProps = { user: AdminUser; name: string; onGive: (until: string) => void; onClose: () => void }

/** Elite without payment needs an end. */
export function GiftDialog({ user, name, onGive, onClose }: GiftDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { fullDay } = useFormats()
  const [until, setUntil] = useState(() => suggestedDay(user.elite))
  const [tried, setTried] = useState(false)
  const formId = useId()
  const { first, last } = giftDays()
  const problem = isGiftDay(until) ? undefined : t('gift.problem', { first: fullDay(first), last: fullDay(last) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onGive(until)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gift.title', { name })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('gift.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <p>{t('gift.text')}</p>
        <TextField
          label={t('gift.until')}
          hint={t('gift.hint')}
          type="date"
          required
          min={first}
          max={last}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          error={tried ? problem : undefined}
        />
      </form>
    </Dialog>
  )
}
