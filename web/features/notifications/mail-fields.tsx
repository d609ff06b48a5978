import { SUGGESTED_QUIET_HOURS } from '#contract/notification-rules.ts'
import type { NotificationChoices } from '#contract/notifications.ts'
import { formatsFor } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Switch } from '#web/ui/choice-field.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

type MailSettings = Pick<NotificationChoices, 'mails' | 'quiet_hours'>
type MailFieldsProps = MailSettings & { onChange: (changed: Partial<MailSettings>) => void }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Whether notifications are mailed at all, and the hours in which neither mails nor pushes are sent. */
export function MailFields({ mails, quiet_hours, onChange }: MailFieldsProps) {
  const { t } = useTranslation('notifications')
  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <Switch
        name="mails"
        label={t('choices.mails')}
        hint={t('choices.mailsHint')}
        checked={mails}
        onChange={(event) => onChange({ mails: event.target.checked })}
      />
      <Switch
        name="quiet_hours"
        label={t('choices.quiet')}
        hint={t('choices.quietHint')}
        checked={quiet_hours !== null}
        onChange={(event) => onChange({ quiet_hours: event.target.checked ? SUGGESTED_QUIET_HOURS : null })}
      />
      {quiet_hours && (
        <div className="grid grid-cols-2 gap-4">
          <HourField
            label={t('choices.quietFrom')}
            hour={quiet_hours.from}
            except={quiet_hours.to}
            onChange={(from) => onChange({ quiet_hours: { ...quiet_hours, from } })}
          />
          <HourField
            label={t('choices.quietTo')}
            hour={quiet_hours.to}
            except={quiet_hours.from}
            onChange={(to) => onChange({ quiet_hours: { ...quiet_hours, to } })}
          />
        </div>
      )}
    </div>
  )
}

type HourFieldProps = {
  label: string
  hour: number
  /** The other end: quiet hours of no length are not offered. */
  except: number
  onChange: (hour: number) => void
}

function HourField({ label, hour, except, onChange }: HourFieldProps) {
  const { timeIn } = formatsFor(currentLanguage())
  return (
    <SelectField label={label} value={hour} onChange={(event) => onChange(Number(event.target.value))}>
      {HOURS.filter((each) => each !== except).map((each) => (
        <option key={each} value={each}>
          {timeIn('UTC', Date.UTC(2026, 0, 1, each))}
        </option>
      ))}
    </SelectField>
  )
}
