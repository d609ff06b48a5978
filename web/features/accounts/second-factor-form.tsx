import { useState } from 'react'
import type { Session } from '#contract/session.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { loadSchema } from './load-schema.ts'
import type { SignInPage } from './refusals.ts'
import { checkSecondFactor } from './sign-in.ts'
import { useRefusal } from './use-refusal.ts'

const schema = loadSchema('secondFactor')

type SecondFactorFormProps = {
  page: SignInPage
  onVerified: (session: Session) => void | Promise<void>
  /** The member goes back, or the password has to be typed again. */
  onBack: () => void
}

export function SecondFactorForm({ page, onVerified, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<'totp' | 'backup'>('totp')
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <>
      <p className="mb-6 text-lead text-muted">{t(`secondFactor.${kind}Lead`)}</p>
      <CodeForm key={kind} kind={kind} page={page} onVerified={onVerified} onBack={onBack} />
      <div className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
        <Button variant="text" size="small" onClick={() => setKind(kind === 'totp' ? 'backup' : 'totp')}>
          {kind === 'totp' ? t('secondFactor.toBackup') : t('secondFactor.toTotp')}
        </Button>
        <Button variant="text" size="small" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </div>
    </>
  )
}

function CodeForm({ kind, page, onVerified, onBack }: SecondFactorFormProps & { kind: 'totp' | 'backup' }) {
  const { t } = useTranslation('accounts')
  const refuse = useRefusal(page)
  const form = useForm({
    schema,
    initial: { code: '' },
    submit: async ({ code }) => onVerified(await checkSecondFactor(code, kind)),
    onError: (error) => {
      refuse(error)
      if (error.code === 'accounts.two-factor-expired' || error.code === 'accounts.two-factor-locked') onBack()
    },
  })
  const totp = kind === 'totp'
  return (
    <form {...form.form} className="grid gap-5">
      <TextField
        {...form.field('code')}
        label={t(`secondFactor.${kind}`)}
        autoComplete="one-time-code"
        inputMode={totp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        // The step has only this field, and follows the press of a button.
        autoFocus
        required
      />
      <div>
        <Button type="submit" size="large" busy={form.busy}>
          {t('secondFactor.submit')}
        </Button>
      </div>
    </form>
  )
}
