import type { Output } from '#contract/endpoint.ts'
import type { listNotifications, Notification } from '#contract/notifications.ts'

/** The loaded part of the list, newest first, and the number of all unread notifications. */
export type Listing = Output<typeof listNotifications>

export function has({ notifications }: Listing, id: string): boolean {
  return notifications.some((notification) => notification.id === id)
}

/** A new connection may bring a notification that the list already has. */
export function withArrival(listing: Listing, notification: Notification, unread: number): Listing {
  const { notifications } = listing
  return {
    ...listing,
    unread,
    notifications: has(listing, notification.id) ? notifications : [notification, ...notifications],
  }
}

export function withOlder(listing: Listing, older: Listing): Listing {
  const added = older.notifications.filter(({ id }) => !has(listing, id))
  return { ...older, notifications: [...listing.notifications, ...added] }
}

/** Marks one notification as read, or all (null). */
export function withRead(listing: Listing, id: string | null, read_at: string): Listing {
  let read = 0
  const notifications = listing.notifications.map((notification) => {
    if (notification.read_at !== null || (id !== null && notification.id !== id)) return notification
    read += 1
    return { ...notification, read_at }
  })
  // There may be unread ones below the loaded part.
  return { ...listing, notifications, unread: id === null ? 0 : Math.max(0, listing.unread - read) }
}
