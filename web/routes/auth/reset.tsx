import { useEffect } from 'react'
import { ResetPassword } from '#web/features/accounts/reset-password.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearch()
  const returnTo = search.get('return_to')
  usePageTitle(t('page.reset'))
  useEffect(() => rememberReturnPath(returnTo), [returnTo])
  return <ResetPassword token={search.get('token') ?? ''} controls={<CompactControls />} />
}
