import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Space } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { planPath, spacePath } from './paths.ts'

/** Joins a space and opens it. A failure is shown here, so the promise never rejects. */
export function useJoinSpace() {
  const { t } = useTranslation('network')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ slug, name }: Pick<Space, 'slug' | 'name'>) => {
      try {
        await call('POST /api/spaces/:slug/join', { slug })
      } catch (error) {
        const refusal = asApiError(error)
        // The membership has ended since the page was loaded: the way in is to pay.
        if (refusal.code === 'spaces.needs-elite') navigate(planPath('elite_monthly', slug))
        else toast({ title: t('join.failed', { name }), description: errorText(refusal), variant: 'destructive' })
        return
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.spaces() })
      toast({ title: t('join.done', { name }) })
      navigate(spacePath(slug))
    },
  })
}

type JoinButtonProps = {
  space: Pick<Space, 'slug' | 'name' | 'kind' | 'is_joined' | 'may_enter'>
  size?: ButtonSize
  variant?: ButtonVariant
  /** The text of the button that joins; by default 'Join'. */
  label?: string
}

/** Joins a space, opens one that is joined, or leads a free member to the membership, after which it is joined. */
export function JoinButton({ space, size = 'small', variant = 'primary', label }: JoinButtonProps) {
  const { t } = useTranslation('network')
  const join = useJoinSpace()
  const { slug, name, kind, is_joined, may_enter } = space
  const look = { size, variant }
  if (is_joined)
    return (
      <Link to={spacePath(slug)} aria-label={t('join.openOf', { name })} className={buttonClass(look)}>
        {label ? t('join.openOf', { name }) : t('join.open')}
      </Link>
    )
  if (may_enter)
    return (
      <Button
        {...look}
        busy={join.isPending}
        onClick={() => join.mutate(space)}
        aria-label={label ? undefined : t('join.joinOf', { name })}
      >
        {label ?? t('join.join')}
      </Button>
    )
  // Whom a coach lets in is not for sale.
  if (kind === 'clients') return <p className="text-sm text-muted">{t('join.clientsOnly')}</p>
  return (
    <Link
      to={planPath('elite_monthly', slug)}
      aria-label={label ? undefined : t('join.joinOf', { name })}
      className={buttonClass(look)}
    >
      {label ?? t('join.join')}
    </Link>
  )
}
