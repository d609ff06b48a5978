import { posterClass } from '#web/ui/poster-class.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import './round.css'

/** As tall as the poster that comes. */
export function RoundSkeleton() {
  return (
    <div aria-hidden="true" className={posterClass}>
      <div className="round-sheet pt-7 pb-14 lg:pt-9">
        <Skeleton className="h-4 w-32" />
        <div className="flex grow flex-col justify-end gap-4 md:justify-center">
          <Skeleton className="h-14 w-3/4 max-w-md" />
          <Skeleton className="h-14 w-1/2 max-w-sm" />
          <Skeleton className="h-5 w-full max-w-lg" />
          <Skeleton className="mt-2 h-12 w-40" />
        </div>
      </div>
    </div>
  )
}
