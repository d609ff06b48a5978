import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { coachDeskQuery, createSamples, type SampleTab, showChange } from './queries.ts'

/** Creates sample offers for an empty list. */
export function useCreateSamples(tab: SampleTab, onFilled: () => void) {
  const { t } = useTranslation('coach-desk')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    try {
      const { offers } = await createSamples(tab)
      onFilled()
      for (const after of offers) await showChange(queryClient, { after })
      toast({ title: t(`${tab}.samplesDone`), description: t('offer.samplesAreDrafts'), variant: 'success' })
    } catch (error) {
      toast({ title: t(`${tab}.samplesFailed`), description: errorText(asApiError(error)), variant: 'destructive' })
      // The list may have been filled in another tab.
      void queryClient.invalidateQueries(coachDeskQuery)
    } finally {
      setBusy(false)
    }
  }
  return { create, busy }
}
