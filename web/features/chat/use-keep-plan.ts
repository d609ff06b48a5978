import { useState } from 'react'
import { pageExists } from '#contract/pages.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepAsPlan } from './queries.ts'

const PLANS = '/plans'

/** Keeps the steps of an answer as a plan. Keeping it twice gives the same plan. */
export function useKeepPlan() {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const navigate = useNavigate()
  const [keeping, setKeeping] = useState(false)

  const keep = async (message_id: string) => {
    setKeeping(true)
    try {
      await keepAsPlan(message_id)
      const open = { label: t('message.openPlans'), onClick: () => navigate(PLANS) }
      toast({
        title: t('message.planKept'),
        description: t('message.planKeptText'),
        variant: 'success',
        ...(pageExists(PLANS) && { action: open }),
      })
    } catch (error) {
      const description = errorText(asApiError(error))
      toast({ title: t('message.planFailed'), description, variant: 'destructive' })
    } finally {
      setKeeping(false)
    }
  }
  return { keep, keeping }
}
