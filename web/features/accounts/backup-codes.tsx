import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { downloadFile } from './download-file.ts'

type BackupCodesDialogProps = { codes: string[]; onClose: () => void }

export function BackupCodesDialog({ codes, onClose }: BackupCodesDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('twoFactor.codes')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={<Button onClick={onClose}>{t('twoFactor.codesDone')}</Button>}
    >
      <p className="text-muted">{t('twoFactor.codesText')}</p>
      <ul className="my-5 grid grid-cols-2 gap-x-6 gap-y-2 border-y border-line py-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          {t('twoFactor.copyCodes')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => downloadFile(t('twoFactor.codesFile'), 'text/plain', text)}
        >
          {t('twoFactor.downloadCodes')}
        </Button>
      </div>
    </Dialog>
  )
}
