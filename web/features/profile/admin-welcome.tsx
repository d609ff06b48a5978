import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { displayName } from './display-name.ts'

/** Who is in charge, and that nothing waits: no more than is true today. */
export function AdminWelcome({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile')
  const name = displayName(user) ?? t('warrior')
  return (
    <section className="grid gap-6">
      <p className="type-eyebrow">{t('admin.eyebrow')}</p>
      <h1 className="type-display text-title">{t('admin.title')}</h1>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar id={user.profile.user_id} src={user.profile.avatar_url} size="large" />
        <p className="max-w-[46ch] min-w-0 text-lead [overflow-wrap:anywhere]">
          {t('admin.lead', { name, email: user.email })}
        </p>
      </div>
      <p className="max-w-prose text-muted">{t('admin.text')}</p>
    </section>
  )
}
