import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { Post } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { spacePath } from '#web/network/paths.ts'
import { spacesQuery } from '#web/network/queries.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTyped } from '#web/ui/use-typed.ts'
import { PostCard } from './post-card.tsx'
import { foundPostsQuery } from './queries.ts'
import { SEARCH_MAX_LENGTH } from './wanted-posts.ts'

type NetworkSearchProps = {
  user_id: string
  language: Language
  /** What is searched for; empty for nothing. */
  search: string
  onSearch: (search: string) => void
  postActions: (post: Post) => ReactNode
}

/** Searches all spaces that the member may read. */
export function NetworkSearch({ search, onSearch, ...rest }: NetworkSearchProps) {
  const { t } = useTranslation('spaces')
  const [typed, setTyped] = useTyped(search, onSearch)
  return (
    <div className="grid max-w-3xl gap-8">
      <search className="max-w-xl">
        <TextField
          label={t('find.everywhere')}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {search && <FoundPosts search={search} onShowAll={() => onSearch('')} {...rest} />}
    </div>
  )
}

type FoundPostsProps = Omit<NetworkSearchProps, 'onSearch'> & { onShowAll: () => void }

function FoundPosts({ search, onShowAll, user_id, language, postActions }: FoundPostsProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const found = useInfiniteQuery(foundPostsQuery(search))
  const { data: spaces } = useQuery(spacesQuery(language))
  const posts = found.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <section aria-label={t('feed.found')} className="grid gap-5">
      {posts.length > 0 && <h2 className="type-eyebrow">{t('feed.found')}</h2>}
      {found.isPending && (
        <SkeletonGroup label={t('feed.loading')} className="grid gap-4">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <RetryNotice
          retryLabel={t('common:action.retry')}
          busy={found.isFetching}
          onRetry={() => (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch())}
        >
          {t('feed.failed')}
        </RetryNotice>
      )}
      {found.isSuccess && posts.length === 0 && (
        <EmptyState
          seed="no posts found"
          headingLevel={2}
          title={t(found.hasNextPage ? 'feed.noneSoFar' : 'feed.nothingFound')}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('find.end')}
            </Button>
          }
        >
          {t(found.hasNextPage ? 'feed.olderMayHaveIt' : 'feed.tryOtherWords')}
        </EmptyState>
      )}
      {posts.length > 0 && (
        <ol className="grid gap-5">
          {posts.map((post) => {
            const space = spaces?.find(({ slug }) => slug === post.space_slug)
            return (
              <li key={post.id} className="grid gap-3 border-t border-line pt-4">
                <p className="text-sm">
                  <Link to={spacePath(post.space_slug)} className="underline underline-offset-4">
                    {space?.name ?? t('title')}
                  </Link>
                </p>
                <PostCard
                  post={post}
                  space={space ?? { may_moderate: false }}
                  user_id={user_id}
                  actions={postActions}
                />
              </li>
            )
          })}
        </ol>
      )}
      {found.hasNextPage && !found.isError && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('feed.more')}
        </Button>
      )}
    </section>
  )
}
