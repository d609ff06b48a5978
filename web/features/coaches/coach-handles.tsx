import AtSign from 'lucide-react/icons/at-sign'
import Camera from 'lucide-react/icons/camera'
import Copy from 'lucide-react/icons/copy'
import Play from 'lucide-react/icons/play'
import { NETWORKS, type SocialNetwork } from '#content/personas/persona.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

const LOOKS = {
  instagram: { network: 'Instagram', Icon: Camera },
  twitter: { network: 'Twitter', Icon: AtSign },
  youtube: { network: 'YouTube', Icon: Play },
} as const satisfies Record<SocialNetwork, unknown>

/** Handles as plain text, because these accounts do not exist. */
export function CoachHandles({ handles }: { handles: Record<SocialNetwork, string> }) {
  const { t } = useTranslation(['coaches', 'common'])
  const copy = async (handle: string) => {
    try {
      await navigator.clipboard.writeText(handle)
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <ul className="border-t border-line">
      {NETWORKS.map((id) => {
        const { network, Icon } = LOOKS[id]
        const handle = handles[id]
        return (
          <li key={id} className="flex items-center gap-4 border-b border-line py-2">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="type-eyebrow block">{network}</span>
              <span className="block">{handle}</span>
            </span>
            <IconButton label={t('profile.copy', { handle })} onClick={() => void copy(handle)}>
              <Copy aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
