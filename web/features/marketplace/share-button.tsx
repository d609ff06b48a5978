import Share2 from 'lucide-react/icons/share-2'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Hands the address of this page, with its filters, to the device, or copies it where the device cannot share. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['marketplace', 'common'])
  const share = async () => {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: t('share.copied'), variant: 'success' })
    } catch (error) {
      // The member closed the device's own dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn(error)
      toast({ title: t('share.failed'), description: t('share.failedText'), variant: 'destructive' })
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-4" />
      {t('share.action')}
    </Button>
  )
}
