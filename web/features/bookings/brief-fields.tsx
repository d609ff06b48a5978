import { BRIEF_MAX_LENGTH } from '#contract/booking-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import type { BriefForm } from './use-brief-form.ts'

export function BriefFields({ form, name, isPersona }: { form: BriefForm; name: string; isPersona: boolean }) {
  const { t } = useTranslation('bookings')
  return (
    <>
      <TextArea
        {...form.field('brief')}
        label={t('brief.label')}
        hint={t('brief.hint', { name })}
        maxLength={BRIEF_MAX_LENGTH}
      />
      <Checkbox
        name="shares_file"
        label={t('brief.file', { name })}
        hint={t(isPersona ? 'brief.filePersona' : 'brief.fileHint', { name })}
        checked={form.values.shares_file !== ''}
        onChange={(event) => form.set('shares_file', event.target.checked ? 'yes' : '')}
      />
    </>
  )
}
