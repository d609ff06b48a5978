import WifiOff from 'lucide-react/icons/wifi-off'
import { useConnected, useKeptSince } from '#web/api/connection.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

/** Shown while there is no connection. */
export function OfflineBar() {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const connected = useConnected()
  const keptSince = useKeptSince()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50">
      {!connected && (
        <p className="bottom-bar flex animate-rise items-center justify-center gap-3 bg-strong px-4 text-xs leading-tight text-text sm:text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-fire" />
          {keptSince === null ? t('offline') : t('offlineSince', { time: dateTime(new Date(keptSince).toISOString()) })}
        </p>
      )}
    </div>
  )
}
