import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import type { AuditEntry } from '#contract/admin.ts'
import { PAYOUT_STATES } from '#contract/order-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
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
  'order',
  'refunded_minor',
  'amount_minor',
  'currency',
  'payout',
  'reference',
  'review',
  'hidden_reason',
  'reports',
  'answered_at',
] as const
const APPLICATION_STATES = ['pending', 'approved', 'denied'] as const
/** Of the actions on money. Amounts are in the currency of their entry. */
const MONEY_FIELDS = ['order', 'payout', 'reference', 'amount_minor', 'refunded_minor'] as const

/** The texts for the log's field names and values. Unknown ones are shown as they are. */
export function useAuditWords() {
  const { t } = useTranslation(['admin', 'admin-orders'])
  const { exactMoney } = useMoneyFormats()
  const { dateTime, lastDay, number } = useFormats()
  const zone = useAdminZone()
  const fieldWord = (field: string): string => {
    const known = FIELDS.find((one) => one === field)
    const ofMoney = MONEY_FIELDS.find((one) => one === field)
    if (ofMoney) return t(`admin-orders:audit.${ofMoney}`)
    return known ? t(`audit.field.${known}`) : field
  }
  const valueWord = (field: string, value: unknown, { after }: Pick<AuditEntry, 'after'>): string => {
    if (value === null || value === '') return t('audit.nothing')
    if (typeof value === 'number') {
      const { currency } = after
      return field.endsWith('_minor') && typeof currency === 'string' ? exactMoney(value, currency) : number(value)
    }
    if (typeof value !== 'string') return JSON.stringify(value)
    const role = MEMBERSHIP_TYPES.find((one) => one === value)
    if (field === 'membership_type' && role) return t(`role.${role}`)
    const state = APPLICATION_STATES.find((one) => one === value)
    if (field === 'coach_status' && state) return t(`audit.application.${state}`)
    const payout = PAYOUT_STATES.find((one) => one === value)
    if (field === 'payout' && payout) return t(`admin-orders:payouts.states.${payout}`)
    if (value === 'infinity') return t('audit.noEnd')
    const isMoment = !Number.isNaN(Date.parse(value))
    if (field === 'elite_until' && isMoment) return lastDay(value, zone)
    if (field.endsWith('_at') && isMoment) return dateTime(value)
    return value
  }
  return { fieldWord, valueWord }
}
