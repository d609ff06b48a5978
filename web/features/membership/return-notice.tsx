import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Language } from '#contract/language.ts'
import type { MembershipView } from '#contract/memberships.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { JoinButton, useJoinSpace } from '#web/network/join-button.tsx'
import { spacesQuery } from '#web/network/queries.ts'
import { useRepeatedCheck } from '#web/offers/use-repeated-check.ts'
import { Link } from '#web/router/link.tsx'
import { changeHere, followChange } from '#web/session/check-session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { showMembership } from './show-membership.ts'

type ReturnNoticeProps = { view: MembershipView; language: Language; came: string; join: string | null }

/** Says what is true about the money, for someone who comes from the page on which one pays. */
export function ReturnNotice({ view, language, came, join }: ReturnNoticeProps) {
  const { t } = useTranslation('membership')
  if (came === 'returned') return <Returned view={view} language={language} join={join} />
  if (came !== 'left' || view.paid) return null
  return (
    <Notice title={t('return.left')} action={<SeePlans />}>
      {t('return.leftText')}
    </Notice>
  )
}

function SeePlans() {
  const { t } = useTranslation('membership')
  return (
    <Link to="/network#compare" className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {t('seePlans')}
    </Link>
  )
}

/** Only the provider knows whether it is paid, so the server asks it until there is an answer. */
function Returned({ view, language, join }: Omit<ReturnNoticeProps, 'came'>) {
  const { t } = useTranslation('membership')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { isWaiting, problem, again } = useRepeatedCheck(() =>
    changeHere(async () => {
      const fresh = await call('POST /api/membership/settle', {})
      await showMembership(client, fresh)
      if (!isPaid(fresh)) return false
      await followChange()
      return true
    }),
  )
  if (isWaiting) return <Loading label={t('return.waiting')} className="justify-start border border-line px-4 py-4" />
  if (isPaid(view)) return <Welcome language={language} join={join} />
  return (
    <Notice
      tone="warn"
      title={t('return.stillWaiting')}
      action={
        <Button variant="secondary" size="small" onClick={again}>
          {t('return.checkAgain')}
        </Button>
      }
    >
      {problem ? errorText(problem) : t('return.stillWaitingText')}
    </Notice>
  )
}

function isPaid({ paid }: MembershipView): boolean {
  return paid?.state === 'active' || paid?.state === 'trialing'
}

/** It is paid. The space that led to the membership is joined without another tap. */
function Welcome({ language, join }: Pick<ReturnNoticeProps, 'language' | 'join'>) {
  const { t } = useTranslation('membership')
  const { data: spaces } = useQuery({ ...spacesQuery(language), enabled: join !== null })
  const wanted = spaces?.find(({ slug }) => slug === join)
  const { mutate } = useJoinSpace()
  const joinWanted = useEffectEvent(() => {
    if (wanted && !wanted.is_joined && wanted.may_enter) mutate(wanted)
  })
  const slug = wanted?.may_enter ? wanted.slug : undefined
  useEffect(() => {
    if (slug !== undefined) joinWanted()
  }, [slug])
  return (
    <Notice
      tone="success"
      title={t('return.paid')}
      action={
        wanted ? (
          <JoinButton space={wanted} />
        ) : (
          <Link to="/network" className={buttonClass({ size: 'small' })}>
            {t('toNetwork')}
          </Link>
        )
      }
    >
      {t('return.paidText')}
    </Notice>
  )
}
