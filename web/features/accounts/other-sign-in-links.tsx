import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

type OtherSignInLinksProps = {
  coach: boolean
  joining: boolean
  onToggle: () => void
  /** Passed on to the other page: the typed e-mail address, and the page to open after signing in. */
  carry: { email: string; from: string | undefined }
}

/** Links between sign-in and sign-up, and between the pages for fighters and for coaches. */
export function OtherSignInLinks({ coach, joining, onToggle, carry }: OtherSignInLinksProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="mt-10 grid gap-3 border-t border-line pt-6 text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        {joining ? t('auth.toSignIn') : t('auth.toSignUp')}
        <Button variant="text" size="small" onClick={onToggle}>
          {joining ? t('auth.signIn') : t('auth.signUp')}
        </Button>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        {coach ? t('auth.toFighter') : t('auth.toCoach')}
        <Link
          to={coach ? '/auth' : '/coach-auth'}
          state={carry}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {coach ? t('auth.fighterEntrance') : t('auth.coachEntrance')}
        </Link>
      </p>
    </div>
  )
}
