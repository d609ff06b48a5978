import type { FieldProblem } from '#contract/errors.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { codeText } from './error-codes.ts'
import { useTranslation } from './use-translation.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const
/** A suspension lasts days, a limit of calls seconds or minutes. */
const UNITS = [
  { unit: 'seconds', seconds: 1, upTo: MINUTE },
  { unit: 'minutes', seconds: MINUTE, upTo: 2 * HOUR },
  { unit: 'hours', seconds: HOUR, upTo: 2 * DAY },
] as const
const LONGEST = { unit: 'days', seconds: DAY } as const

/** The texts for refusals of the server or a schema, in the reader's language. */
export function useErrorTexts() {
  const { t, i18n } = useTranslation('errors')
  return {
    errorText({ code, retryAfter, reason }: Pick<ApiError, 'code' | 'retryAfter' | 'reason'>): string {
      const refused = codeText(i18n.language, code) ?? t('codes.server.unexpected')
      const text = reason ? `${refused} ${t('reason', { reason })}` : refused
      if (!retryAfter) return text
      const { unit, seconds } = UNITS.find(({ upTo }) => retryAfter < upTo) ?? LONGEST
      return `${text} ${t(`wait.${unit}`, { count: Math.ceil(retryAfter / seconds) })}`
    },
    problemText({ problem, limit }: FieldProblem): string {
      return t(`problems.${problem}`, { limit: limit ?? 0 })
    },
  }
}
