import { type ReactNode, useState } from 'react'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { mailedPath, wantedPath } from '#web/session/return-path.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { loadSchema } from './load-schema.ts'
import { sendPasswordReset } from './queries.ts'

const schema = loadSchema('email')

type ForgotPasswordProps = {
  email: string
  /** Whether the link back leads to the coaches' sign-in; `from` is the page to open after it. */
  coach: boolean
  from: unknown
  controls: ReactNode
}

export function ForgotPassword({ email, coach, from, controls }: ForgotPasswordProps) {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const navigate = useNavigate()
  const signInPath = coach ? '/coach-auth' : '/auth'
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema,
    initial: { email },
    submit: async (fields) => {
      await sendPasswordReset(fields.email, mailedPath(wantedPath(from, coach), coach))
      setSentTo(fields.email)
    },
    onError: (error) => toast({ title: t('forgot.failed'), description: errorText(error), variant: 'destructive' }),
  })
  if (sentTo) {
    return (
      <AuthFrame title={t('checkEmail.title')} controls={controls}>
        <CheckEmail
          purpose="reset"
          email={sentTo}
          onBack={() => navigate(signInPath, { state: { email: sentTo, from } })}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')} controls={controls}>
      <form {...form.form} className="grid gap-5">
        <EmailField {...form.field('email')} label={t('auth.email')} autoComplete="username" />
        <div className="mt-2 flex flex-wrap items-center gap-6">
          <Button type="submit" size="large" busy={form.busy}>
            {t('forgot.submit')}
          </Button>
          <Link
            to={signInPath}
            state={{ email: form.values.email, from }}
            className={buttonClass({ variant: 'text', size: 'small' })}
          >
            {t('auth.back')}
          </Link>
        </div>
      </form>
    </AuthFrame>
  )
}
