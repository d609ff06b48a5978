import { useTranslation } from '#web/i18n/use-translation.ts'

type Effort = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** '7 of 10: Hard'. */
export function useEffortText(): (effort: number) => string {
  const { t } = useTranslation('training')
  return (effort) => t('log.effortOf', { effort, word: t(`effort.of${effort as Effort}`) })
}
