import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'

const schema = loadSchema('password')

type ConfirmPasswordFormProps = {
  email: string
  returnTo: string | undefined
  confirm: (password: string) => Promise<void>
  onLinkInvalid: () => void
}

/** For a confirmation link that is opened in another browser than the one that signed up. */
export function ConfirmPasswordForm({ email, returnTo, confirm, onLinkInvalid }: ConfirmPasswordFormProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const form = useForm({
    schema,
    initial: { password: '' },
    submit: ({ password }) => confirm(password),
    onError: (error) => {
      if (error.code === 'accounts.link-invalid') onLinkInvalid()
      else if (error.code !== 'accounts.password-wrong')
        toast({ title: t('confirm.notConfirmed'), description: errorText(error), variant: 'destructive' })
    },
  })
  return (
    <>
      <form {...form.form} className="grid gap-5">
        <PasswordField
          {...form.field('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          required
        />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" size="large" busy={form.busy}>
            {t('confirm.submit')}
          </Button>
          <Link
            to="/auth/forgot"
            state={{ email, from: returnTo }}
            className={buttonClass({ variant: 'text', size: 'small' })}
          >
            {t('confirm.forgot')}
          </Link>
        </div>
      </form>
      <p className="mt-10 border-t border-line pt-6 text-muted">{t('confirm.notYou')}</p>
    </>
  )
}
