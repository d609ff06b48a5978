import Mic from 'lucide-react/icons/mic'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { useDictation } from './use-dictation.ts'

/** Only where `canDictate` says so. */
export function DictateButton({ onHeard }: { onHeard: (words: string) => void }) {
  const { t } = useTranslation('chat')
  const { listening, toggle } = useDictation({
    onHeard,
    onFailed: () => toast({ title: t('composer.dictationFailed'), variant: 'destructive' }),
  })
  return (
    <IconButton
      label={listening ? t('composer.dictating') : t('composer.dictate')}
      aria-pressed={listening}
      onClick={toggle}
      className={classNames('sm:size-12', listening && 'text-danger')}
    >
      <Mic aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
