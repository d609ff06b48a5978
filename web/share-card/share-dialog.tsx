import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { shownScheme } from '#web/theme/theme.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { drawShareCard, type ShareCard } from './draw-share-card.ts'

type ShareDialogProps = {
  card: ShareCard
  /** The name of the file, such as kiai-quote.png. */
  file: string
  /** What the card shows, for those who cannot see it. */
  label: string
  onClose: () => void
}

/** Render it only while it is open: the card is drawn when it mounts. */
export function ShareDialog({ card, file: name, label, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['share-card', 'common'])
  const { canvas, drawn, failed, retry } = useDrawnCard(card)
  const file = drawn && new File([drawn.blob], name, { type: 'image/png' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:action.close')}
      footer={
        drawn && (
          <>
            {file && canSend(file) && (
              <Button variant="secondary" onClick={() => void send(file, t('sendFailed'))}>
                <Share2 aria-hidden="true" className="size-5" />
                {t('send')}
              </Button>
            )}
            <a href={drawn.address} download={name} className={buttonClass()}>
              <Download aria-hidden="true" className="size-5" />
              {t('download')}
            </a>
          </>
        )
      }
    >
      {failed ? (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={retry}>
          {t('failed')}
        </RetryNotice>
      ) : (
        <canvas
          ref={canvas}
          width={1080}
          height={1350}
          role="img"
          aria-label={drawn ? label : t('drawing')}
          className="mx-auto block h-auto max-h-[calc(100dvh-18.5rem)] sm:max-h-[calc(100dvh-22rem)] w-auto max-w-full rounded border border-line bg-ground"
        />
      )}
    </Dialog>
  )
}

type Drawn = { blob: Blob; address: string }

function useDrawnCard(card: ShareCard) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [task, setTask] = useState({ card })
  const [drawn, setDrawn] = useState<Drawn>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let gone = false
    let address: string | undefined
    drawShareCard(element, task.card, shownScheme()).then(
      (blob) => {
        if (gone) return
        address = URL.createObjectURL(blob)
        setDrawn({ blob, address })
      },
      (error: unknown) => {
        console.error(error)
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
      // Some browsers read the download only after the dialog has closed.
      if (address) setTimeout(URL.revokeObjectURL, 10_000, address)
    }
  }, [task])

  const retry = () => {
    setFailed(false)
    setTask({ card })
  }
  return { canvas, drawn, failed, retry }
}

function canSend(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

async function send(file: File, failedText: string): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Closing the system's share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn(error)
    toast({ title: failedText, variant: 'destructive' })
  }
}
