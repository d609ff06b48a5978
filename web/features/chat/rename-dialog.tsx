import { useId } from 'react'
import { TOPIC_LENGTH } from '#contract/chat-rules.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { renameSession } from './queries.ts'

const loadSchema = schemaLoader<typeof schemas>('chat')

const schema = loadSchema('topic')

type RenameDialogProps = {
  session: { id: string; topic: string | null }
  onClose: () => void
  onRenamed: (topic: string) => void
}

export function RenameDialog({ session, onClose, onRenamed }: RenameDialogProps) {
  const { t } = useTranslation(['chat', 'common'])
  const { errorText } = useErrorTexts()
  const formId = useId()
  const { form, field, busy } = useForm({
    schema,
    initial: { topic: session.topic ?? '' },
    async submit({ topic }) {
      await renameSession(session.id, topic)
      toast({ title: t('rename.done'), variant: 'success' })
      onRenamed(topic)
      onClose()
    },
    onError: (refusal) => toast({ title: t('rename.failed'), description: errorText(refusal), variant: 'destructive' }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename.title')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form}>
        <TextField label={t('rename.topic')} required maxLength={TOPIC_LENGTH} autoComplete="off" {...field('topic')} />
      </form>
    </Dialog>
  )
}
