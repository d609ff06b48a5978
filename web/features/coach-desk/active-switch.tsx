import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Switch } from '#web/ui/choice-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Offer } from './desk-changes.ts'
import { coachDeskQuery, showChange, switchOffer } from './queries.ts'

/** Changes at once, and changes back if the server refuses. */
export function ActiveSwitch({ offer }: { offer: Offer }) {
  const { t } = useTranslation('coach-desk')
  const [shown, show] = useOptimistic(offer.is_active)
  const { mutateAsync } = useSwitch(offer)
  const turn = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await mutateAsync(next)
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Switch
        name={offer.id}
        label={
          <>
            {t('offer.active')}
            <span className="sr-only">: {offer.title}</span>
          </>
        }
        checked={shown}
        onChange={(event) => turn(event.target.checked)}
      />
      {!shown && <Badge variant="quiet">{t('offer.draft')}</Badge>}
    </div>
  )
}

function useSwitch(offer: Offer) {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    // One after another, so that an older response does not replace a newer one.
    scope: { id: `switch ${offer.id}` },
    mutationFn: async (is_active: boolean) => {
      try {
        const after = await switchOffer(offer.id, is_active)
        await showChange(queryClient, { before: offer, after })
      } catch (error) {
        toast({ title: t('offer.switchFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
        void queryClient.invalidateQueries(coachDeskQuery)
      }
    },
  })
}
