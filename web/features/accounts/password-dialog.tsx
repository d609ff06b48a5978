import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AskPasswordProps } from './ask-password.ts'
import { LateSignInAgain } from './late-provider.tsx'
import { loadSchema } from './load-schema.ts'
import { waysInQuery } from './queries.ts'

const withPassword = loadSchema('ownPassword')
const withoutPassword = loadSchema('ownWord')

/** Asks for the password again, if there is one, before an action that weakens or deletes the account. */
export function PasswordDialog(props: AskPasswordProps) {
  const { t } = useTranslation('common')
  const { data, isPending } = useQuery(waysInQuery)
  const { onClose, title, text, textAtProvider } = props
  useCloseWhenShownAgain(onClose)
  const hasPassword = data?.has_password ?? true
  const provider = data?.provider
  const shownText = !hasPassword && provider && textAtProvider ? textAtProvider(provider.name) : text
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('action.close')} lightDismiss={false}>
      {isPending ? (
        <Loading label={t('loading')} className="justify-start px-0" />
      ) : (
        <PasswordForm {...props} text={shownText} hasPassword={hasPassword} />
      )}
    </Dialog>
  )
}

/**
 * Somebody who left for the provider from the dialog and presses the browser's Back button finds it closed, without the
 * typed password: the browser shows the page as it was left.
 */
function useCloseWhenShownAgain(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close()
    }
    window.addEventListener('pageshow', onShown)
    return () => window.removeEventListener('pageshow', onShown)
  }, [])
}

/** A component of its own, so that closing the dialog forgets the typed text. */
function PasswordForm(props: AskPasswordProps & { hasPassword: boolean }) {
  const { onClose, text, submitLabel, failedTitle, danger, word, run, hasPassword } = props
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const [signedInLongAgo, setSignedInLongAgo] = useState(false)
  const form = useForm({
    schema: hasPassword ? withPassword : withoutPassword,
    initial: { password: '', word: '' },
    check: ({ word: typed }) => (word && typed.trim() !== word ? { word: { problem: 'required' } } : {}),
    submit: ({ password }) => run(hasPassword ? password : undefined),
    onError: (error) => {
      if (error.code === 'accounts.sign-in-again') setSignedInLongAgo(true)
      else toast({ title: failedTitle, description: errorText(error), variant: 'destructive' })
    },
  })
  const wordField = form.field('word')
  if (signedInLongAgo) return <LateSignInAgain />
  return (
    <form {...form.form} className="grid gap-5 pb-4">
      <div className="text-muted">{text}</div>
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('twoFactor.password')}
          autoComplete="current-password"
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          required
        />
      )}
      {word && (
        <TextField
          {...wordField}
          error={word && wordField.error && t('delete.wrongWord', { word })}
          label={t('delete.confirm', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
