import type { FieldProblem } from '#contract/errors.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from './use-translation.ts'

/** The texts for refusals of the server or a schema, in the reader's language. */
export function useErrorTexts() {
  const { t } = useTranslation('errors')
  return {
    errorText({ code, retryAfter, reason }: Pick<ApiError, 'code' | 'retryAfter' | 'reason'>): string {
      const text = reason ? `${t(`codes.${code}`)} ${t('reason', { reason })}` : t(`codes.${code}`)
      if (!retryAfter) return text
      const [unit, count] =
        retryAfter < 60 ? (['seconds', retryAfter] as const) : (['minutes', Math.ceil(retryAfter / 60)] as const)
      return `${text} ${t(`wait.${unit}`, { count })}`
    },
    problemText({ problem, limit }: FieldProblem): string {
      return t(`problems.${problem}`, { limit: limit ?? 0 })
    },
  }
}
