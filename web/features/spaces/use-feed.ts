import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Post, Space } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { useNavigationType } from '#web/router/browser-router.tsx'
import { beginAnew, newestShown, showNews, showSpace } from './change-posts.ts'
import { feedQuery, newsQuery } from './queries.ts'
import { isNarrowed, type WantedPosts } from './wanted-posts.ts'

/** Before every post, for a feed that has none yet. */
const EPOCH = new Date(0).toISOString()

/** The feed, and what arrived since it was fetched. News are shown when the reader asks for them. */
export function useFeed(slug: string, wanted: WantedPosts) {
  const client = useQueryClient()
  const feed = useInfiniteQuery(feedQuery(slug, wanted))
  useFreshStart(slug)
  const posts = feed.data?.pages.flatMap((page) => page.posts) ?? []
  const newest = isNarrowed(wanted) ? undefined : newestShown(feed.data)
  const { data: news } = useQuery({
    ...newsQuery(slug, newest?.created_at ?? EPOCH),
    enabled: feed.isSuccess && !isNarrowed(wanted),
  })
  const shown = new Set(posts.map(({ id }) => id))
  return {
    feed,
    posts,
    newest,
    newPosts: news?.posts.filter(({ id }) => !shown.has(id)).length ?? 0,
    /** More than are counted. */
    hasMoreNews: news !== undefined && news.cursor !== null,
    showNews: () => news && showNews(client, slug, news),
  }
}

/** Who comes by a link gets the newest posts; who comes back finds the feed as it was. */
function useFreshStart(slug: string): void {
  const client = useQueryClient()
  const direction = useNavigationType()
  const start = useEffectEvent(() => {
    if (direction !== 'POP' && client.getQueryData(feedQuery(slug, {}).queryKey)) void beginAnew(client, slug)
  })
  useEffect(() => start(), [])
}

/** Everything up to the newest shown post counts as read, as soon as the page is visible. */
export function useMarkRead(space: Space, read_until: string | null, newest: Post | undefined): void {
  const client = useQueryClient()
  const marked = useRef(read_until ? Date.parse(read_until) : 0)
  const mark = useEffectEvent((post: Post) => {
    const moment = Date.parse(post.created_at)
    if (document.hidden || !space.is_joined || moment <= marked.current) return
    marked.current = moment
    call('POST /api/spaces/:slug/read', { slug: space.slug, post_id: post.id }).then(
      ({ unread }) => showSpace(client, { ...space, unread }),
      () => {
        // Tried again with the next post or visit.
        marked.current = 0
      },
    )
  })
  useEffect(() => {
    if (!newest) return
    const markNewest = () => mark(newest)
    markNewest()
    document.addEventListener('visibilitychange', markNewest)
    return () => document.removeEventListener('visibilitychange', markNewest)
  }, [newest])
}

/** Calls `reach` when the element comes near the screen. */
export function useNearEnd(reach: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const onReach = useEffectEvent(reach)
  useEffect(() => {
    const end = element.current
    if (!end || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onReach(), {
      rootMargin: '600px',
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return element
}
