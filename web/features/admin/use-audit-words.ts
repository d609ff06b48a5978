import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useAdminZone } from './use-admin-zone.ts'

const FIELDS = [
  'membership_type',
  'elite_until',
  'coach_status',
  'slug',
  'banned_at',
  'ban_reason',
  'reason',
  'sessions',
  'avatar_url',
  'coach_image_url',
  'passkey',
  'provider',
] as const
const APPLICATION_STATES = ['pending', 'approved', 'denied'] as const

/** The texts for the log's field names and values. Unknown ones are shown as they are. */
export function useAuditWords() {
  const { t } = useTranslation('admin')
  const { dateTime, lastDay, number } = useFormats()
  const zone = useAdminZone()
  const fieldWord = (field: string): string => {
    const known = FIELDS.find((one) => one === field)
    return known ? t(`audit.field.${known}`) : field
  }
  const valueWord = (field: string, value: unknown): string => {
    if (value === null || value === '') return t('audit.nothing')
    if (typeof value === 'number') return number(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    const role = MEMBERSHIP_TYPES.find((one) => one === value)
    if (field === 'membership_type' && role) return t(`role.${role}`)
    const state = APPLICATION_STATES.find((one) => one === value)
    if (field === 'coach_status' && state) return t(`audit.application.${state}`)
    if (value === 'infinity') return t('audit.noEnd')
    const isMoment = !Number.isNaN(Date.parse(value))
    if (field === 'elite_until' && isMoment) return lastDay(value, zone)
    if (field.endsWith('_at') && isMoment) return dateTime(value)
    return value
  }
  return { fieldWord, valueWord }
}
