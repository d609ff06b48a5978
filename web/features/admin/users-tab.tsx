import { useInfiniteQuery } from '@tanstack/react-query'
import UserSearch from 'lucide-react/icons/user-search'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { USER_SORTS, USER_STATUSES } from '#contract/admin-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadState } from './load-state.tsx'
import { type UserFilters, usersQuery } from './queries.ts'
import { SearchField } from './search-field.tsx'
import { readUserFilters, writeUserFilters } from './user-filters.ts'
import { UserTable } from './user-table.tsx'

export function UsersTab() {
  const { t } = useTranslation('admin')
  const [address, setAddress] = useSearch()
  const filters = readUserFilters(address)
  const query = useInfiniteQuery(usersQuery(filters))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } = query
  const users = data?.pages.flatMap((page) => page.users)
  const narrow = (changed: UserFilters) =>
    setAddress((newest) => ({ tab: 'users', ...writeUserFilters({ ...readUserFilters(newest), ...changed }) }), {
      replace: true,
    })
  const clear = () => setAddress({ tab: 'users' }, { replace: true })
  return (
    <div className="grid gap-6">
      <UserFilterFields filters={filters} onChange={narrow} />
      {!isFetchNextPageError && <LoadState query={query} label={t('users.loading')} shape="h-96" />}
      <p role="status" className="type-eyebrow">
        {users && users.length > 0 && t('users.shown', { count: users.length })}
      </p>
      {users?.length === 0 && (
        <EmptyState
          seed="users"
          icon={<UserSearch aria-hidden="true" className="size-10" />}
          title={t('users.empty')}
          action={
            <Button variant="secondary" onClick={clear}>
              {t('users.clear')}
            </Button>
          }
        >
          {t('users.emptyText')}
        </EmptyState>
      )}
      {users && users.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <UserTable users={users} />
        </div>
      )}
      {hasNextPage && (
        <LoadMore
          // Busy also while another search loads, whose list will replace this one.
          busy={isFetchingNextPage || isPlaceholderData}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </div>
  )
}

type UserFilterFieldsProps = { filters: UserFilters; onChange: (changed: UserFilters) => void }

function UserFilterFields({ filters, onChange }: UserFilterFieldsProps) {
  const { t } = useTranslation('admin')
  const { search = '', membership_type = '', status = '', sort = 'newest' } = filters
  return (
    <search className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-4 xl:grid-cols-[minmax(12rem,1fr)_repeat(3,auto)]">
      <SearchField
        label={t('users.search')}
        value={search}
        onSearch={(text) => onChange({ search: text })}
        className="col-span-2 xl:col-span-1"
      />
      <SelectField
        label={t('users.role')}
        value={membership_type}
        onChange={({ target }) => onChange({ membership_type: MEMBERSHIP_TYPES.find((one) => one === target.value) })}
      >
        <option value="">{t('users.anyRole')}</option>
        {MEMBERSHIP_TYPES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('users.status')}
        value={status}
        onChange={({ target }) => onChange({ status: USER_STATUSES.find((one) => one === target.value) })}
      >
        <option value="">{t('users.anyStatus')}</option>
        {USER_STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`users.statuses.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('users.sort')}
        value={sort}
        className="max-sm:col-span-2"
        onChange={({ target }) => onChange({ sort: USER_SORTS.find((one) => one === target.value) })}
      >
        {USER_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`users.sorts.${one}`)}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
