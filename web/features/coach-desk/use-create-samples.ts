import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import type { OfferKind } from './desk-changes.ts'
import { changeDesk, coachDeskQuery, createSamples } from './queries.ts'

/** Creates sample offers for an empty list. */
export function useCreateSamples(kind: OfferKind, onFilled: () => void) {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    try {
      const made = await createSamples(kind)
      onFilled()
      await changeDesk(queryClient, (desk) => ({ ...desk, ...made }))
      toast({ title: t(`${kind}.samplesDone`), description: t('offer.samplesAreDrafts'), variant: 'success' })
    } catch (error) {
      toast({ title: t(`${kind}.samplesFailed`), description: errorText(asApiError(error)), variant: 'destructive' })
      // The list may have been filled in another tab.
      void queryClient.invalidateQueries(coachDeskQuery)
    } finally {
      setBusy(false)
    }
  }
  return { create, busy }
}
