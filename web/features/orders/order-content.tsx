import type { Order } from '#contract/orders.ts'
import { CoachingContent } from './coaching-content.tsx'
import { FilmReviewContent } from './film-review-content.tsx'
import { MembershipContent } from './membership-content.tsx'
import { PackageContent } from './package-content.tsx'
import { ProductContent } from './product-content.tsx'
import { SeminarContent } from './seminar-content.tsx'
import { ShoutoutContent } from './shoutout-content.tsx'
import { VideoContent } from './video-content.tsx'

/** What was bought: each kind shows what was asked and what came. */
export function OrderContent({ order, timeZone }: { order: Order; timeZone: string | undefined }) {
  switch (order.kind) {
    case 'shoutout':
      return <ShoutoutContent order={order} />
    case 'film_review':
      return <FilmReviewContent order={order} />
    case 'seminar':
      return <SeminarContent order={order} timeZone={timeZone} />
    case 'video':
      return <VideoContent key={order.id} order={order} />
    case 'product':
      return <ProductContent order={order} />
    case 'package':
      return <PackageContent order={order} />
    case 'membership':
      return <MembershipContent order={order} />
    case 'coaching':
      return <CoachingContent order={order} timeZone={timeZone} />
  }
}
