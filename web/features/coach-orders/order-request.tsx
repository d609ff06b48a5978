import Copy from 'lucide-react/icons/copy'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { LOCALES } from '#contract/language.ts'
import type { OrderRequest as Wanted } from '#contract/orders.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'
import { toast } from '#web/ui/toast.ts'

/** What the buyer told: the brief, the film or the address. */
export function OrderRequest({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { request, return_reason } = order
  if (!request && !return_reason) return null
  return (
    <SectionCard title={t('request.title')}>
      <dl className="grid gap-4">
        {request?.kind === 'shoutout' && <ShoutoutBrief {...request} />}
        {request?.kind === 'film_review' && (
          <>
            <Term name={t('request.question')}>{request.question}</Term>
            {request.link && (
              <Term name={t('request.clip')}>
                <OutsideLink href={request.link}>{t('request.link')}</OutsideLink>
              </Term>
            )}
          </>
        )}
        {request?.kind === 'product' && <Address {...request} />}
        {return_reason && <Term name={t('request.returnReason')}>{return_reason}</Term>}
      </dl>
    </SectionCard>
  )
}

function ShoutoutBrief({ for_whom, occasion, wish, use }: Extract<Wanted, { kind: 'shoutout' }>) {
  const { t } = useTranslation(['coach-orders', 'offers'])
  return (
    <>
      <Term name={t('request.forWhom')}>
        <bdi>{for_whom}</bdi>
      </Term>
      <Term name={t('request.occasion')}>{t(`offers:occasions.${occasion}`)}</Term>
      <Term name={t('request.wish')}>{wish}</Term>
      <Term name={t('request.use')}>{t(`request.uses.${use}`)}</Term>
    </>
  )
}

function Address({ name, street, more, postal_code, city, region, country }: Extract<Wanted, { kind: 'product' }>) {
  const { t } = useTranslation(['coach-orders', 'common'])
  const countries = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'region' })
  const place = [postal_code, city, region].filter(Boolean).join(' ')
  const lines = [name, street, more, place, countries.of(country) ?? country].filter((line) => line)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Term name={t('request.address')}>
      <bdi>{lines.join('\n')}</bdi>
      <span className="mt-2 block">
        <Button variant="secondary" size="small" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('request.copy')}
        </Button>
      </span>
    </Term>
  )
}
