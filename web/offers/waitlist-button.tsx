import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { offerQuery } from './offer-query.ts'

type WaitlistButtonProps = { offer: Pick<Offer, 'id' | 'title'>; language: Language; waiting: boolean }

/** For a sold-out seminar. */
export function WaitlistButton({ offer: { id, title }, language, waiting }: WaitlistButtonProps) {
  const { t } = useTranslation('offers')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: () => call('PUT /api/offers/:id/waitlist', { id, waiting: !waiting }),
    onSuccess: (changed) => {
      queryClient.setQueryData(offerQuery(id, language).queryKey, (known) => known && { ...known, ...changed })
      toast({
        title: changed.waiting ? t('waitlist.joined') : t('waitlist.left'),
        ...(changed.waiting && { description: t('waitlist.joinedText') }),
        variant: 'success',
      })
    },
    onError: (error) =>
      toast({ title: t('waitlist.failed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
  const label = waiting ? t('waitlist.leave') : t('waitlist.join')
  return (
    <Button
      variant="secondary"
      busy={change.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  )
}
