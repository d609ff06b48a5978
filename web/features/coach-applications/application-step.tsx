import { useState } from 'react'
import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { ApplicationForm } from './application-form.tsx'
import { type ApplicationInput, signUpAndApply } from './queries.ts'
import type { Wizard } from './use-wizard.ts'

type ApplicationStepProps = { wizard: Wizard; passwordMinLength: number }

export function ApplicationStep({ wizard, passwordMinLength }: ApplicationStepProps) {
  const { t } = useTranslation(['coach-applications', 'common'])
  const { errorText, problemText } = useErrorTexts()
  const { application, email, password, change, goBack, keepPassword } = wizard
  // A reload loses the password, so it is required once more, not at every try.
  const [asksPassword] = useState(password === '')
  const [taken, setTaken] = useState(false)

  const submit = async (fields: ApplicationInput, typed: string) => {
    setTaken(false)
    await signUpAndApply({ ...fields, email, password: asksPassword ? typed : password })
    keepPassword('')
    change({ step: 'submitted' })
    toast({ title: t('toast.submitted'), description: t('toast.submittedText'), variant: 'success' })
  }

  const refuse = (error: ApiError) => {
    const { fields, code } = error
    // Problems of the account can only be corrected at the first step.
    const before = fields.email ?? fields.full_name ?? (asksPassword ? undefined : fields.password)
    const problem = before ?? fields.password
    const said = code === 'server.unexpected' ? t('toast.accountFailed') : errorText(error)
    toast({
      title: fields.password ? t('password.weak') : t('common:error.title'),
      description: problem ? `${said} ${problemText(problem)}` : said,
      variant: 'destructive',
    })
    setTaken(code === 'accounts.exists')
    if (before) goBack(fields)
  }

  return (
    <div className="grid gap-6">
      <ApplicationForm
        initial={application}
        newPassword={asksPassword ? { limit: passwordMinLength, email } : undefined}
        onChange={(draft) => change({ application: draft })}
        onSubmit={submit}
        onError={refuse}
      >
        <Button variant="text" onClick={() => goBack()}>
          {t('form.back')}
        </Button>
      </ApplicationForm>
      {taken && (
        <Notice
          tone="warn"
          title={t('taken.title')}
          action={
            <Link to="/coach-auth" state={{ email }} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('account.signIn')}
            </Link>
          }
        >
          {t('taken.text')}
        </Notice>
      )}
    </div>
  )
}
