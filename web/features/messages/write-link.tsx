import Mail from 'lucide-react/icons/mail'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Leads to the first message to someone; with `post_id` it answers a post about fight business. */
export function WriteLink({ to, post_id }: { to: string; post_id?: string }) {
  const { t } = useTranslation('messages')
  const path = post_id ? `/messages?with=${to}&post=${post_id}` : `/messages?with=${to}`
  return (
    <Link to={path} className={buttonClass({ variant: post_id ? 'ghost' : 'secondary', size: 'small' })}>
      <Mail aria-hidden="true" className="size-4" />
      {t(post_id ? 'answerPost' : 'write')}
    </Link>
  )
}
