import { type ReactNode, useState } from 'react'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { loadSchema } from './load-schema.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { checkCredentials } from './sign-in.ts'
import { useAdminSignIn } from './use-admin-sign-in.ts'
import { CREDENTIALS_MISSING, useRefusal } from './use-refusal.ts'

const schema = loadSchema('adminSignIn')

type AdminSignInProps = { checking: boolean; controls: ReactNode; otherWays: ReactNode }

export function AdminSignIn({ checking, controls, otherWays }: AdminSignInProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [secondFactor, setSecondFactor] = useState(false)
  const admitAdmin = useAdminSignIn()
  const refuse = useRefusal('admin')
  const form = useForm({
    schema,
    initial: { email: '', password: '' },
    onInvalid: () => refuse(CREDENTIALS_MISSING),
    submit: async (credentials) => {
      if (await checkCredentials(credentials)) await admitAdmin('signed-in')
      else setSecondFactor(true)
    },
    onError: refuse,
  })
  const frame = { eyebrow: t('admin.eyebrow'), face: 'ox', controls } as const
  if (secondFactor) {
    return (
      <AuthFrame {...frame} title={t('secondFactor.title')}>
        <SecondFactorForm
          page="admin"
          onVerified={() => admitAdmin('second-factor-verified')}
          onBack={() => setSecondFactor(false)}
        />
      </AuthFrame>
    )
  }
  if (checking) {
    return (
      <AuthFrame {...frame} title={t('admin.title')} lead={t('admin.lead')}>
        <Loading label={t('common:loading')} className="justify-start px-0" />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame {...frame} title={t('admin.title')} lead={t('admin.lead')}>
      <form {...form.form} className="grid gap-5">
        <EmailField {...form.field('email')} label={t('admin.email')} autoComplete="username webauthn" />
        <PasswordField
          {...form.field('password')}
          label={t('admin.password')}
          autoComplete="current-password"
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          required
        />
        <div className="mt-2 flex flex-wrap items-center gap-6">
          <Button type="submit" size="large" busy={form.busy}>
            {t('admin.submit')}
          </Button>
          <Link to="/auth" className={buttonClass({ variant: 'text', size: 'small' })}>
            {t('admin.back')}
          </Link>
        </div>
      </form>
      {otherWays}
    </AuthFrame>
  )
}
