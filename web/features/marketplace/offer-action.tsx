import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { isSoldHere } from '#contract/offer-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { offerQuery } from './queries.ts'

type OfferActionProps = { offer: Offer; language: Language; isOwn: boolean }

/** The button that leads to the checkout, the waitlist, or a sentence that says why there is no button. */
export function OfferAction({ offer, language, isOwn }: OfferActionProps) {
  const { t } = useTranslation('marketplace')
  if (isOwn) return <p className="text-sm text-muted">{t('action.own')}</p>
  if (!isSoldHere(offer.kind)) return <p className="text-sm text-muted">{t('action.timesLater')}</p>
  if (offer.seats_left === 0) return <Waitlist offer={offer} language={language} />
  return <CheckoutLink offer={offer} />
}

function CheckoutLink({ offer: { id, kind, title } }: { offer: Offer }) {
  const { t } = useTranslation('marketplace')
  if (kind === 'coaching') return null
  return (
    <Link to={`/checkout/${id}`} aria-label={`${t(`action.${kind}`)}: ${title}`} className={buttonClass()}>
      {t(`action.${kind}`)}
    </Link>
  )
}

/** For a sold-out seminar. A seat that became free and is kept for this member can be bought. */
function Waitlist({ offer, language }: Pick<OfferActionProps, 'offer' | 'language'>) {
  const { t } = useTranslation('marketplace')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const query = offerQuery(offer.id, language)
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (waiting: boolean) => call('PUT /api/offers/:id/waitlist', { id: offer.id, waiting }),
    onSuccess: ({ waiting }) => {
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, waiting })
      toast({
        title: waiting ? t('waitlist.joined') : t('waitlist.left'),
        ...(waiting && { description: t('waitlist.joinedText') }),
        variant: 'success',
      })
    },
    onError: (error) =>
      toast({ title: t('waitlist.failed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
  if (data?.seat_kept_until) return <CheckoutLink offer={offer} />
  const waiting = data?.waiting ?? false
  const label = waiting ? t('waitlist.leave') : t('waitlist.join')
  return (
    <Button
      variant="secondary"
      busy={change.isPending}
      aria-label={`${label}: ${offer.title}`}
      onClick={() => change.mutate(!waiting)}
    >
      {label}
    </Button>
  )
}
