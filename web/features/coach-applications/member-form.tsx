import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CoachApplication } from '#contract/coach-applications.ts'
import type { Session } from '#contract/session.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { forgetTyped, type KeptFor, keepTyped, readTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere, followChange } from '#web/session/check-session.ts'
import { toast } from '#web/ui/toast.ts'
import { type ApplicationDraft, BLANK, draftOf } from './application-draft.ts'
import { ApplicationForm } from './application-form.tsx'
import { forgetWizard, readWizard } from './kept-wizard.ts'
import { type ApplicationInput, apply, ownApplicationQuery } from './queries.ts'

type MemberFormProps = {
  user: Session['user']
  /** The last application, whatever its outcome. */
  former: CoachApplication | null
}

export function MemberForm({ user, former }: MemberFormProps) {
  const { t } = useTranslation('coach-applications')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { coach_status } = user.profile
  const place: KeptFor = { name: 'coach-application', owner: user.id }
  const [saved] = useState(() => (former ? draftOf(former) : { ...BLANK, full_name: user.profile.full_name }))
  const [initial] = useState(() => readTyped(place, saved) ?? typedAsVisitor(user.email) ?? saved)

  const submit = (fields: ApplicationInput) =>
    changeHere(async () => {
      const application = await apply(fields)
      forgetTyped(place)
      forgetWizard()
      for (const status of ['pending', coach_status] as const) {
        queryClient.setQueryData(ownApplicationQuery(status).queryKey, application)
      }
      toast({ title: t('toast.submitted'), description: t('toast.submittedText'), variant: 'success' })
      await followChange()
    })

  const refuse = (error: ApiError) => {
    toast({ title: t('toast.failed'), description: errorText(error), variant: 'destructive' })
    // The application was sent or decided elsewhere meanwhile: this page is outdated.
    if (error.status === 409) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.ownApplications })
      void followChange()
    }
  }

  return (
    <ApplicationForm
      initial={initial}
      maskId={user.id}
      asksName
      onChange={(draft) => keepTyped(place, draft, saved)}
      onSubmit={submit}
      onError={refuse}
    />
  )
}

/** A visitor who began the wizard and then signed in continues with the typed text. */
function typedAsVisitor(email: string): ApplicationDraft | undefined {
  const wizard = readWizard()
  return wizard.step === 'application' && wizard.email === email ? wizard.application : undefined
}
