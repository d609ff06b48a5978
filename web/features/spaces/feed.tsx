import ArrowUp from 'lucide-react/icons/arrow-up'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import type { Post } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { PostCard } from './post-card.tsx'
import type { SpaceView } from './queries.ts'
import { useFeed, useMarkRead, useNearEnd } from './use-feed.ts'
import { isNarrowed, type WantedPosts } from './wanted-posts.ts'

type FeedProps = {
  view: SpaceView
  user_id: string
  wanted: WantedPosts
  onShowAll: () => void
  onWrite: () => void
  postActions: ((post: Post) => ReactNode) | undefined
}

/** The posts of a space, newest first. Nothing moves while it is read: news wait behind a button. */
export function Feed({ view, user_id, wanted, onShowAll, onWrite, postActions }: FeedProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const { space } = view
  const { feed, posts, newest, newPosts, hasMoreNews, showNews } = useFeed(space.slug, wanted)
  // As it was when the page was opened; reading moves it.
  const [since] = useState(view.read_until)
  const top = useRef<HTMLHeadingElement>(null)
  useMarkRead(space, view.read_until, newest)
  const narrowed = isNarrowed(wanted)
  const pinned = new Set(narrowed ? [] : view.pinned.map(({ id }) => id))
  const listed = posts.filter(({ id }) => !pinned.has(id))
  const firstRead = since === null || narrowed ? -1 : listed.findIndex((post) => isRead(post, since))
  // What the reader wrote is no news to them.
  const hasNews = listed.slice(0, Math.max(firstRead, 0)).some(({ author }) => author?.user_id !== user_id)

  const read = () => {
    showNews()
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="feed" className="grid gap-5">
      <h2 id="feed" ref={top} tabIndex={-1} className="type-eyebrow scroll-mt-24 outline-none">
        {t(narrowed && listed.length > 0 ? 'feed.found' : 'feed.title')}
      </h2>
      <div role="status" className="sticky top-20 z-20 justify-self-center empty:hidden lg:top-4">
        {newPosts > 0 && (
          <Button size="small" onClick={read}>
            <ArrowUp aria-hidden="true" className="size-4" />
            {hasMoreNews ? t('feed.manyNews', { number: newPosts }) : t('feed.news', { count: newPosts })}
          </Button>
        )}
      </div>
      {feed.isPending && (
        <SkeletonGroup label={t('feed.loading')} className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {feed.isError && !feed.isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={feed.isFetching} onRetry={feed.refetch}>
          {t('feed.failed')}
        </RetryNotice>
      )}
      {feed.isSuccess && listed.length === 0 && pinned.size === 0 && (
        <EmptyState
          seed={`feed of ${space.slug}`}
          headingLevel={3}
          title={feed.hasNextPage ? t('feed.noneSoFar') : narrowed ? t('feed.nothingFound') : t('feed.empty')}
          action={
            narrowed ? (
              <Button variant="secondary" onClick={onShowAll}>
                {t('feed.showAll')}
              </Button>
            ) : (
              <Button onClick={onWrite}>{t('feed.writeFirst')}</Button>
            )
          }
        >
          {t(
            feed.hasNextPage
              ? 'feed.olderMayHaveIt'
              : wanted.search
                ? 'feed.tryOtherWords'
                : narrowed
                  ? 'feed.tryFewerFilters'
                  : 'feed.emptyText',
          )}
        </EmptyState>
      )}
      {listed.length > 0 && (
        <ol className="grid gap-5">
          {hasNews && <Line>{t('feed.new')}</Line>}
          {listed.map((post, place) => (
            <Fragment key={post.id}>
              {hasNews && place === firstRead && <Line>{t('feed.earlier')}</Line>}
              <li className="border-t border-line pt-4">
                <PostCard post={post} space={space} user_id={user_id} actions={postActions} />
              </li>
            </Fragment>
          ))}
        </ol>
      )}
      <FeedEnd feed={feed} />
    </section>
  )
}

function isRead({ created_at }: Post, since: string): boolean {
  return Date.parse(created_at) <= Date.parse(since)
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 text-sm font-semibold text-danger">
      <span>{children}</span>
      <span aria-hidden="true" className="h-px flex-1 bg-blood" />
    </li>
  )
}

/** The next page is fetched before the end is reached; the button is for the keyboard and for a failed fetch. */
function FeedEnd({ feed }: Pick<ReturnType<typeof useFeed>, 'feed'>) {
  const { t } = useTranslation(['spaces', 'common'])
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  })
  return (
    <div ref={end} className="grid justify-items-center">
      {isFetchNextPageError ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetchingNextPage} onRetry={fetchNextPage}>
          {t('feed.moreFailed')}
        </RetryNotice>
      ) : (
        hasNextPage && (
          <Button variant="secondary" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('feed.more')}
          </Button>
        )
      )}
    </div>
  )
}
