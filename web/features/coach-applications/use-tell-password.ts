import type { FieldProblems } from '#contract/errors.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { passwordMessage } from './password-problems.ts'

/** Shows a toast with the problem of a new password in the specification's words; false if there is none. */
export function useTellPassword(limit: number): (problems: FieldProblems) => boolean {
  const { t } = useTranslation('coach-applications')
  return (problems) => {
    const message = passwordMessage(problems)
    if (!message) return false
    toast({
      title: t(`password.${message}`),
      description: t(`password.${message}Text`, { limit }),
      variant: 'destructive',
    })
    return true
  }
}
