import { useState } from 'react'
import type { startTwoFactor } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere, followChange } from '#web/session/check-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'

const schema = loadSchema('twoFactorCode')

type Started = Output<typeof startTwoFactor>
type TwoFactorSetUpProps = { onClose: () => void; onDone: (codes: string[]) => void }

/** Asks for the password, shows the secret for the app, and verifies it by a code. */
export function TwoFactorSetUp({ onClose, onDone }: TwoFactorSetUpProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [started, setStarted] = useState<Started>()
  if (!started) {
    return (
      <PasswordDialog
        onClose={onClose}
        title={t('twoFactor.setUp')}
        text={t('twoFactor.offText')}
        submitLabel={t('twoFactor.next')}
        failedTitle={t('twoFactor.failed')}
        run={async (password) => setStarted(await call('POST /api/accounts/two-factor', { password }))}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('twoFactor.setUp')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
    >
      <ProveApp started={started} onProved={() => onDone(started.backup_codes)} />
    </Dialog>
  )
}

function ProveApp({ started, onProved }: { started: Started; onProved: () => void }) {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const form = useForm({
    schema,
    initial: { code: '' },
    submit: ({ code }) =>
      changeHere(async () => {
        await call('POST /api/accounts/two-factor/finish', { code })
        onProved()
        await followChange()
      }),
    onError: (error) => toast({ title: t('twoFactor.failed'), description: errorText(error), variant: 'destructive' }),
  })
  return (
    <form {...form.form} className="grid gap-5 pb-4">
      <p className="text-muted">{t('twoFactor.scan')}</p>
      <QrCode text={started.totp_uri} label={t('twoFactor.qr')} />
      <div>
        <p className="text-sm text-muted">{t('twoFactor.secret')}</p>
        <code className="mt-1 block text-lg select-all">{inGroups(started.secret)}</code>
      </div>
      <TextField
        {...form.field('code')}
        label={t('twoFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        required
      />
      <div className="flex justify-end">
        <Button type="submit" busy={form.busy}>
          {t('twoFactor.finish')}
        </Button>
      </div>
    </form>
  )
}

/** Groups of four are easier to read and type. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
