import { useState } from 'react'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CheckEmail } from './check-email.tsx'
import { loadSchema } from './load-schema.ts'
import { sendConfirmationAgain } from './queries.ts'

const schema = loadSchema('email')

/** For a confirmation link that no longer works. */
export function NewLinkForm({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema,
    initial: { email: '' },
    submit: async ({ email }) => {
      await sendConfirmationAgain(email, returnTo)
      setSentTo(email)
    },
    onError: (error) => toast({ title: t('toast.mailFailed'), description: errorText(error), variant: 'destructive' }),
  })
  if (sentTo) {
    const toDoor = () => navigate('/auth', { state: { email: sentTo } })
    return <CheckEmail purpose="again" email={sentTo} returnTo={returnTo} onBack={toDoor} />
  }
  return (
    <form {...form.form} className="grid gap-5">
      <EmailField {...form.field('email')} label={t('auth.email')} />
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" busy={form.busy}>
          {t('confirm.send')}
        </Button>
        <Link
          to="/auth"
          state={{ email: form.values.email }}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {t('auth.back')}
        </Link>
      </div>
    </form>
  )
}
