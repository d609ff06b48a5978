import { useEffect } from 'react'
import { ConfirmEmail } from '#web/features/accounts/confirm-email.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/navigation/use-search.ts'
import { readReturnPath, rememberReturnPath } from '#web/session/return-path.ts'
import { DoorControls } from '../door-controls.tsx'
import { usePageTitle } from '../page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search] = useSearch()
  const returnTo = readReturnPath(search.get('return_to'))
  usePageTitle(t('page.confirm'))
  useEffect(() => rememberReturnPath(returnTo), [returnTo])
  return <ConfirmEmail token={search.get('token') ?? ''} returnTo={returnTo} controls={<DoorControls />} />
}
