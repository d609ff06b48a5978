import { useTranslation } from '#web/i18n/use-translation.ts'
import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx'

type Typed = Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'>
type PasswordPairProps = { password: Typed; confirm: Typed; limit: number }

/** The fields for a new password and its repetition. */
export function PasswordPair({ password, confirm, limit }: PasswordPairProps) {
  const { t } = useTranslation(['coach-applications', 'common'])
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('common:password.show'),
    hideLabel: t('common:password.hide'),
    required: true,
  }
  return (
    <>
      <PasswordField
        {...password}
        {...shared}
        label={t('account.password')}
        hint={t('account.passwordHint', { limit })}
      />
      <PasswordField
        {...confirm}
        {...shared}
        label={t('account.confirm')}
        error={confirm.error && t('password.mismatchText')}
      />
    </>
  )
}
