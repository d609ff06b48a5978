import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** On every page after a renewal failed, until it is paid. */
export function FailedPaymentBanner({ until }: { until: string | null }) {
  const { t } = useTranslation('membership')
  const { date } = useFormats()
  return (
    <Notice
      tone="warn"
      title={t('banner.title')}
      className="mb-6"
      action={
        <Link to="/membership" className={buttonClass({ size: 'small' })}>
          {t('banner.action')}
        </Link>
      }
    >
      {until ? t('banner.text', { day: date(until) }) : t('banner.textOpen')}
    </Notice>
  )
}
