import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { chooseTranslation, translationChoiceQuery } from '#web/network/translation.ts'
import { Switch } from '#web/ui/choice-field.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'

/** Nothing is shown where nobody translates. */
export function TranslationCard() {
  const { t } = useTranslation('translation')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { data: choice } = useQuery(translationChoiceQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (always: boolean) => chooseTranslation(client, always),
    onError: (error) =>
      toast({ title: t('failed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
  if (!choice?.offered) return null
  return (
    <SectionCard title={t('title')} text={t('text')}>
      <Switch
        label={t('always')}
        hint={t('alwaysHint')}
        checked={isPending ? variables : choice.always}
        onChange={({ target }) => mutate(target.checked)}
      />
    </SectionCard>
  )
}
