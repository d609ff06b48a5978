import type { Quota } from '#contract/chat.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useModelName } from './model-name.ts'

type QuotaLineProps = { quota: Quota | null; model: string | undefined }

/** Shows how many messages are left, who answers, and that it is an AI. */
export function QuotaLine({ quota, model }: QuotaLineProps) {
  const { t } = useTranslation('chat')
  const { time, number } = useFormats()
  const modelName = useModelName()
  const left = quota ? Math.max(0, quota.limit - quota.used) : undefined
  return (
    <div className="chat-small-print no-print grid gap-0.5 text-xs text-muted">
      {quota && left !== undefined && (
        <p className={left === 0 ? 'font-semibold text-danger' : undefined}>
          {left === 0
            ? `${t('quota.usedUp')}. ${t('quota.resetsAt', { time: time(quota.resets_at) })}`
            : t('quota.left', { count: left, limit: number(quota.limit), time: time(quota.resets_at) })}
        </p>
      )}
      <p>
        {model && <span className="max-sm:sr-only">{`${t('answeredBy', { model: modelName(model) })}. `}</span>}
        {t('aiNote')}
      </p>
    </div>
  )
}
