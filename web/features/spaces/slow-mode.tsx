import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Space } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { showSpace } from './change-posts.ts'

/** Seconds between two posts of one member. */
const SLOW_SECONDS = [0, 30, 60, 300, 900, 3600] as const

/** For moderators: how long a member waits between two posts. */
export function SlowMode({ space: { slug, slow_seconds } }: { space: Space }) {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (seconds: number) => call('PUT /api/spaces/:slug/slow-mode', { slug, slow_seconds: seconds }),
    onSuccess: (changed) => {
      showSpace(client, changed)
      toast({ title: t('head.slowSaved'), variant: 'success' })
    },
    onError: (error) =>
      toast({ title: t('head.slowFailed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
  const choices = [...new Set([...SLOW_SECONDS, slow_seconds])].sort((one, other) => one - other)
  return (
    <SelectField
      label={t('head.slowLabel')}
      className="max-w-xs"
      disabled={isPending}
      value={slow_seconds}
      onChange={({ target }) => mutate(Number(target.value))}
    >
      {choices.map((seconds) => (
        <option key={seconds} value={seconds}>
          {seconds === 0
            ? t('head.slowOff')
            : seconds < 60
              ? t('head.slowSeconds', { count: seconds })
              : t('head.slowMinutes', { count: Math.round(seconds / 60) })}
        </option>
      ))}
    </SelectField>
  )
}
