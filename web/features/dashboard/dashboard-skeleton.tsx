import type { CSSProperties } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import './quick-access.css'

const QUICK_CARDS = [1, 2, 3, 4]

/**
 * The placeholder for everything below the profile. It is replaced as a whole, so that the layout does not shift while
 * someone reads.
 */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <div className="mt-6 grid gap-5">
        <Skeleton className="h-9 w-48" />
        <div className="quick-cards" style={{ '--cards': QUICK_CARDS.length } as CSSProperties}>
          {QUICK_CARDS.map((place) => (
            <div key={place} className="plate quick-card" style={{ '--place': place } as CSSProperties}>
              <Skeleton className="size-12 max-md:row-span-2" />
              <Skeleton className="h-7 w-32" />
              <Skeleton className="h-4 w-full max-w-48" />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 grid gap-5">
        <Skeleton className="h-9 w-56" />
        <div className="grid gap-4 md:grid-cols-2">
          {['quiz', 'wisdom'].map((card) => (
            <Card key={card} className="grid min-h-64 content-between gap-6">
              <div className="grid gap-3">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-20 w-28" />
                <Skeleton className="h-7 w-36" />
              </div>
              <Skeleton className="h-5 w-28" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
