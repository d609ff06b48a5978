import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'

/** Leaves the camp or takes it up again, and shows the outcome in a toast. */
export function useTakePart() {
  const { t } = useTranslation('first-camp')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (choice: 'leave' | 'resume') => {
      await (choice === 'leave' ? call('POST /api/first-camp/leave', {}) : call('POST /api/first-camp/resume', {}))
      await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
    },
    onSuccess: (_, choice) =>
      toast({ title: choice === 'leave' ? t('toast.left') : t('toast.resumed'), variant: 'success' }),
    onError: (error, choice) =>
      toast({
        title: choice === 'leave' ? t('toast.leaveFailed') : t('toast.resumeFailed'),
        description: errorText(asApiError(error)),
        variant: 'destructive',
      }),
  })
  return { leave: () => mutate('leave'), resume: () => mutate('resume'), busy: isPending }
}
