import { Directory } from '#web/features/people/directory.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('people')
  const [address, setAddress] = useSearch()
  usePageTitle(t('title'))
  const [space, search] = [address.get('space'), address.get('q')]
  return (
    <Directory
      wanted={{ ...(space && { space }), ...(search && { search }) }}
      onWant={(wanted) =>
        setAddress(
          { ...(wanted.space && { space: wanted.space }), ...(wanted.search && { q: wanted.search }) },
          { replace: true },
        )
      }
    />
  )
}
