import { useId, useState } from 'react'
import { TOPIC_LENGTH } from '#contract/chat-rules.ts'
import { STRATEGY_TYPES, type StrategyType, type Template } from '#contract/strategy.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { saveSession } from './queries.ts'
import { guessStrategy, suggestTopic } from './suggest-session.ts'

const loadSchema = schemaLoader<typeof schemas>('war-room')

const schema = loadSchema('topic')

type SaveDialogProps = {
  conversation: { id: string; template: Template; topic: string | null }
  /** The member's messages, in order. */
  said: string[]
  onClose: () => void
  onSaved: () => void
}

export function SaveDialog({ conversation: { id, template, topic }, said, onClose, onSaved }: SaveDialogProps) {
  const { t } = useTranslation(['war-room', 'common'])
  const formId = useId()
  const [type, setType] = useState<StrategyType>(() => guessStrategy(said))
  const prompts = STRATEGY_TYPES.map((one) => t(`template.${one}.prompt`))
  const { form, field, busy } = useForm({
    schema,
    initial: { topic: topic ?? suggestTopic(said, prompts) },
    async submit(fields) {
      await saveSession({ id, topic: fields.topic, ...(template === 'general' && { strategy_type: type }) })
      toast({ title: t('save.saved'), description: t('save.savedText'), variant: 'success' })
      onClose()
      onSaved()
    },
    onInvalid: () =>
      toast({ title: t('save.topicRequired'), description: t('save.topicRequiredText'), variant: 'destructive' }),
    onError({ code }) {
      const [title, description] =
        code === 'session.missing' ? [t('save.signIn'), t('save.signInText')] : [t('save.failed'), t('save.failedText')]
      toast({ title, description, variant: 'destructive' })
    },
  })
  const topicField = field('topic')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('save.title')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('save.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-5">
        <p className="text-muted">{t('save.text')}</p>
        <TextField
          label={t('save.topic')}
          required
          maxLength={TOPIC_LENGTH}
          autoComplete="off"
          placeholder={t('save.placeholder')}
          // The suggested topic is selected, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
          {...topicField}
          error={topicField.error && topicField.value.trim() === '' ? t('save.topicRequiredText') : topicField.error}
        />
        {template === 'general' && (
          <SelectField
            label={t('save.type')}
            value={type}
            onChange={(event) => setType(STRATEGY_TYPES.find((one) => one === event.target.value) ?? type)}
          >
            {STRATEGY_TYPES.map((one) => (
              <option key={one} value={one}>
                {t(`template.${one}.name`)}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Dialog>
  )
}
