import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { PASSKEY_NAME_MAX_LENGTH } from '#contract/passkey-rules.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { call } from '#web/api/client.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { createPasskey, isAlreadyRegistered, isCancelled } from './authenticator.ts'
import type { schemas } from './form-schemas.ts'
import { passkeysQuery } from './queries.ts'

export type PasskeyStep = { add: number } | { rename: Passkey } | { remove: Passkey }

export type AskPasswordProps = {
  onClose: () => void
  title: string
  text: ReactNode
  textAtProvider?: (provider: string) => ReactNode
  submitLabel: string
  failedTitle: string
  danger?: boolean
  run: (password: string | undefined) => Promise<void>
}

type PasskeyDialogsProps = {
  step: PasskeyStep
  AskPassword: ComponentType<AskPasswordProps>
  onClose: () => void
  /** Called when the dialog is closed, before the passkey leaves the list. */
  onRemoved: () => void
}

export function PasskeyDialogs({ step, AskPassword, onClose, onRemoved }: PasskeyDialogsProps) {
  const { t } = useTranslation('passkeys')
  const queryClient = useQueryClient()
  const done = async (title: string) => {
    onClose()
    toast({ title, variant: 'success' })
    await refetch()
  }
  const refetch = () => queryClient.invalidateQueries(passkeysQuery)
  if ('rename' in step) return <RenameDialog passkey={step.rename} onClose={onClose} onDone={done} />
  if ('remove' in step) {
    const { id, name } = step.remove
    return (
      <AskPassword
        onClose={onClose}
        title={t('removeTitle')}
        text={t('removeText', { name })}
        submitLabel={t('remove')}
        failedTitle={t('failed')}
        danger
        run={async (password) => {
          await call('POST /api/accounts/passkeys/:id/remove', { id, password })
          // At once: an open dialog keeps the focus inside, and a closing one returns it to the button that will be removed.
          flushSync(onClose)
          onRemoved()
          toast({ title: t('removed'), description: t('removedText', { name }), variant: 'success' })
          await refetch()
        }}
      />
    )
  }
  return (
    <AskPassword
      onClose={onClose}
      title={t('addTitle')}
      text={t('addText')}
      textAtProvider={(provider) => t('addConfirmText', { name: provider })}
      submitLabel={t('next')}
      failedTitle={t('failed')}
      run={async (password) => {
        const { options } = await call('POST /api/accounts/passkeys/options', { password })
        const credential = await createPasskey(options).catch((error: unknown) => {
          if (isAlreadyRegistered(error)) toast({ title: t('alreadyThere') })
          else if (isCancelled(error)) toast({ title: t('cancelled') })
          else throw error
        })
        if (!credential) return onClose()
        await call('POST /api/accounts/passkeys', { name: t('newName', { number: step.add }), credential })
        await done(t('addedDone'))
      }}
    />
  )
}

const loadRename = schemaLoader<typeof schemas>('passkeys')('rename')

type RenameDialogProps = { passkey: Passkey; onClose: () => void; onDone: (title: string) => Promise<void> }

function RenameDialog({ passkey, onClose, onDone }: RenameDialogProps) {
  const { t } = useTranslation(['passkeys', 'common'])
  const { errorText } = useErrorTexts()
  const form = useForm({
    schema: loadRename,
    initial: { name: passkey.name },
    submit: async ({ name }) => {
      await call('PATCH /api/accounts/passkeys/:id', { id: passkey.id, name })
      await onDone(t('renamed'))
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  })
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')} closeLabel={t('common:action.close')}>
      <form {...form.form} className="grid gap-5 pb-4">
        <TextField
          {...form.field('name')}
          label={t('name')}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
