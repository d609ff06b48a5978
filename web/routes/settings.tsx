import { may } from '#contract/access.ts'
import { AppearanceCard } from '#web/features/accounts/appearance-card.tsx'
import { DataCard } from '#web/features/accounts/data-card.tsx'
import { DeleteCard } from '#web/features/accounts/delete-card.tsx'
import { DevicesCard } from '#web/features/accounts/devices-card.tsx'
import { LateProviderCard } from '#web/features/accounts/late-provider.tsx'
import { PasswordCard } from '#web/features/accounts/password-card.tsx'
import { SessionCard } from '#web/features/accounts/session-card.tsx'
import { TwoFactorCard } from '#web/features/accounts/two-factor-card.tsx'
import { DistancesCard } from '#web/features/care/distances-card.tsx'
import { FileCard } from '#web/features/fighter-file/file-card.tsx'
import { AccountCard } from '#web/features/profile/account-card.tsx'
import { ApplicationCard } from '#web/features/profile/application-card.tsx'
import { BecomeCoachCard } from '#web/features/profile/become-coach-card.tsx'
import { MembershipCard } from '#web/features/profile/membership-card.tsx'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { TimeZoneCard } from '#web/features/profile/time-zone-card.tsx'
import { TranslationCard } from '#web/features/translation/translation-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog, latePart } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { LanguageControl, ThemeControl } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PasswordDialog = lateDialog(
  () => import('#web/features/accounts/password-dialog.tsx'),
  (module) => module.PasswordDialog,
)

const NotificationChoicesCard = latePart(
  () => import('#web/features/notifications/choices-card.tsx'),
  (module) => module.NotificationChoicesCard,
  { texts: ['notifications'], waiting: () => <Skeleton className="h-96" /> },
)

const InstallCard = latePart(
  () => import('#web/features/installed-app/install-card.tsx'),
  (module) => module.InstallCard,
  { texts: ['installed-app'], waiting: () => <Skeleton className="h-56" /> },
)

const PushCard = latePart(
  () => import('#web/features/notifications/push-card.tsx'),
  (module) => module.PushCard,
  { texts: ['notifications'], waiting: () => <Skeleton className="h-40" /> },
)

const PasskeysCard = latePart(
  () => import('#web/features/passkeys/passkeys-card.tsx'),
  (module) => module.PasskeysCard,
  { texts: ['passkeys'], waiting: () => <Skeleton className="h-56" /> },
)

const OwnPersonCard = latePart(
  () => import('#web/features/people/own-person-card.tsx'),
  (module) => module.OwnPersonCard,
  { texts: ['people'], waiting: () => <Skeleton className="h-72" /> },
)

export function Screen() {
  const { t } = useTranslation()
  const { session } = useSessionState()
  usePageTitle(t('page.settings'))
  if (!session) return null
  const { profile } = session.user
  return (
    <>
      <h1 className="type-display mb-8 text-title">{t('page.settings')}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <ProfileForm user={session.user} />
          {/* Near the top, because someone who cannot read the language or the colours looks for this first. */}
          <AppearanceCard>
            <div className="-ms-2 flex flex-wrap gap-x-4">
              <LanguageControl />
              <ThemeControl />
            </div>
          </AppearanceCard>
          {may('enter-network', profile.membership_type) && <OwnPersonCard />}
          <MembershipCard user={session.user} />
          <ApplicationCard profile={profile} />
          <BecomeCoachCard profile={profile} />
          <PushCard />
          <NotificationChoicesCard />
          <TranslationCard />
          <DistancesCard />
          <PasswordCard />
          <LateProviderCard AskPassword={PasswordDialog} />
          <PasskeysCard AskPassword={PasswordDialog} />
          <TwoFactorCard enabled={session.user.two_factor_enabled} />
          <DevicesCard />
        </div>
        <div className="grid gap-6">
          <AccountCard profile={profile} />
          <FileCard />
          <div id="time-zone" className="grid scroll-mt-24">
            <TimeZoneCard profile={profile} />
          </div>
          <InstallCard />
          <SessionCard />
          <DataCard />
          <DeleteCard />
        </div>
      </div>
    </>
  )
}
