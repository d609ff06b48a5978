import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Player } from '#web/ui/player.tsx'
import { useReadAloud } from '#web/ui/read-aloud.ts'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

export function ShoutoutContent({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'offers'])
  const { dateTime } = useFormats()
  const { delivery, request, files, delivered_at } = order
  const file = delivery?.kind === 'shoutout' && files.find(({ id }) => id === delivery.file_id)
  return (
    <>
      {delivery?.kind === 'shoutout' && (
        <SectionCard
          tone="brass"
          title={t('shoutout.title')}
          text={delivered_at && t('deliveredOn', { when: dateTime(delivered_at) })}
        >
          {file && <Player src={file.address} type={file.type} label={t('shoutout.title')} />}
          {delivery.file_id && !file && <p>{t('fileGone')}</p>}
          {delivery.link && <OutsideLink href={delivery.link}>{t('shoutout.link')}</OutsideLink>}
          {delivery.text && <SpokenText order={order} text={delivery.text} />}
        </SectionCard>
      )}
      {request?.kind === 'shoutout' && (
        <SectionCard title={t('brief.title')}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Term name={t('brief.forWhom')}>
              <bdi>{request.for_whom}</bdi>
            </Term>
            <Term name={t('brief.occasion')}>{t(`offers:occasions.${request.occasion}`)}</Term>
            <Term name={t('brief.use')}>{t(`brief.uses.${request.use}`)}</Term>
            <Term name={t('brief.wish')}>{request.wish}</Term>
          </dl>
        </SectionCard>
      )}
    </>
  )
}

/** A written shoutout; the browser lends it a voice. */
function SpokenText({ order: { id, language, seller }, text }: { order: Order; text: string }) {
  const { t } = useTranslation('orders')
  const voice = useReadAloud({ id, language, text: () => text })
  const Icon = voice?.active ? VolumeX : Volume2
  return (
    <>
      {voice && (
        <div>
          <Button variant="secondary" aria-pressed={voice.active} onClick={voice.toggle}>
            <Icon aria-hidden="true" className="size-5" />
            {voice.active ? t('shoutout.stop') : t('shoutout.readAloud')}
          </Button>
        </div>
      )}
      <blockquote lang={language} className="text-lead whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      {seller.kind === 'persona' && <p className="text-sm text-muted">{t('shoutout.byAi')}</p>}
    </>
  )
}
