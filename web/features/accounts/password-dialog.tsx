import type { ReactNode } from 'react'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'

const schema = loadSchema('ownPassword')

type PasswordDialogProps = {
  onClose: () => void
  title: string
  text: ReactNode
  submitLabel: string
  failedTitle: string
  danger?: boolean
  /** A word to type before an action that cannot be undone. */
  word?: string
  run: (password: string) => Promise<void>
}

/** Asks for the password again before an action that weakens or deletes the account. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { t } = useTranslation('common')
  const { onClose, title } = props
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('action.close')} lightDismiss={false}>
      <PasswordForm {...props} />
    </Dialog>
  )
}

/** A component of its own, so that closing the dialog forgets the typed text. */
function PasswordForm({ onClose, text, submitLabel, failedTitle, danger, word, run }: PasswordDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const form = useForm({
    schema,
    initial: { password: '', word: '' },
    check: ({ word: typed }) => (word && typed.trim() !== word ? { word: { problem: 'required' } } : {}),
    submit: ({ password }) => run(password),
    onError: (error) => toast({ title: failedTitle, description: errorText(error), variant: 'destructive' }),
  })
  const wordField = form.field('word')
  return (
    <form {...form.form} className="grid gap-5 pb-4">
      <div className="text-muted">{text}</div>
      <PasswordField
        {...form.field('password')}
        label={t('twoFactor.password')}
        autoComplete="current-password"
        showLabel={t('common:password.show')}
        hideLabel={t('common:password.hide')}
        required
      />
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
