import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Post, Space } from '#contract/spaces.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { EVERYWHERE, feedQuery, newsQuery, type PostPage, postQuery, repliesQuery, spaceQuery } from './queries.ts'

type Posts = InfiniteData<PostPage, unknown>

/** Shows a changed post in every list that has it. */
export function showPost(client: QueryClient, post: Post): void {
  changeShown(client, post, (shown) => (shown.id === post.id ? post : shown))
}

/** A deleted post disappears from the feed; a deleted reply leaves a mark, so that what answers it stays clear. */
export function removePost(client: QueryClient, post: Post): void {
  const isOther = ({ id }: Post) => id !== post.id
  const slug = post.space_slug
  changeFeeds(client, slug, (posts) => posts.filter(isOther))
  client.setQueryData(spaceQuery(slug).queryKey, (view) => view && { ...view, pinned: view.pinned.filter(isOther) })
  if (post.parent_id) showPost(client, { ...post, state: 'deleted', body: '', pictures: [], business: null })
}

function changeShown(client: QueryClient, { space_slug, id, parent_id }: Post, change: (post: Post) => Post): void {
  changeFeeds(client, space_slug, (posts) => posts.map(change))
  client.setQueryData(spaceQuery(space_slug).queryKey, (view) => view && { ...view, pinned: view.pinned.map(change) })
  client.setQueryData(postQuery(space_slug, id).queryKey, (view) => view && { ...view, post: change(view.post) })
  if (parent_id)
    client.setQueryData(
      repliesQuery(space_slug, parent_id).queryKey,
      (data) => data && mapPages(data, (page) => ({ ...page, replies: page.replies.map(change) })),
    )
}

/** The lists of the space, and searches in all spaces. */
function changeFeeds(client: QueryClient, slug: string, change: (posts: Post[]) => Post[]): void {
  for (const queryKey of [queryKeys.feeds(slug), queryKeys.feeds(EVERYWHERE)])
    client.setQueriesData<Posts>(
      { queryKey },
      (data) => data && mapPages(data, (page) => ({ ...page, posts: change(page.posts) })),
    )
}

function mapPages<Page, Cursor>(
  data: InfiniteData<Page, Cursor>,
  change: (page: Page) => Page,
): InfiniteData<Page, Cursor> {
  return { ...data, pages: data.pages.map(change) }
}

/** The moment of the newest post that is shown; posts after it are news. */
export function newestShown(data: Posts | undefined): Post | undefined {
  return data?.pages[0]?.posts[0]
}

/** Puts the news on top of the feed. Where there are more than one page of them, the feed begins anew. */
export function showNews(client: QueryClient, slug: string, news: PostPage): void {
  const { queryKey } = feedQuery(slug, {})
  if (news.cursor !== null) {
    void beginAnew(client, slug)
    return
  }
  client.setQueryData(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const shown = new Set(data.pages.flatMap(({ posts }) => posts.map(({ id }) => id)))
    const added = news.posts.filter(({ id }) => !shown.has(id))
    return { ...data, pages: [{ ...first, posts: [...added, ...first.posts] }, ...rest] }
  })
}

/** Only the first page is fetched again: the reader starts at the top. */
export async function beginAnew(client: QueryClient, slug: string): Promise<void> {
  const { queryKey } = feedQuery(slug, {})
  client.setQueryData(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await client.invalidateQueries({ queryKey })
}

/** Shows what the member just wrote, together with what others wrote meanwhile. */
export async function showWritten(client: QueryClient, post: Post): Promise<void> {
  const slug = post.space_slug
  if (post.parent_id) {
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.replies(slug, post.parent_id) }),
      client.invalidateQueries({ queryKey: queryKeys.post(slug, post.parent_id) }),
    ])
    // The feed shows how many replies it has.
    const answered = client.getQueryData(postQuery(slug, post.parent_id).queryKey)?.post
    if (answered) showPost(client, answered)
    return
  }
  const newest = newestShown(client.getQueryData(feedQuery(slug, {}).queryKey))
  const alone: PostPage = { posts: [post], cursor: null }
  const news = newest ? await client.fetchQuery(newsQuery(slug, newest.created_at)).catch(() => alone) : alone
  showNews(client, slug, news)
  // The newest may be a page of its own, or the feed was empty.
  showNews(client, slug, alone)
}

export function showSpace(client: QueryClient, space: Space): void {
  client.setQueryData(spaceQuery(space.slug).queryKey, (view) => view && { ...view, space })
  client.setQueriesData<Space[]>({ queryKey: queryKeys.spaces() }, (list) =>
    list?.map((one) => (one.slug === space.slug ? space : one)),
  )
}
