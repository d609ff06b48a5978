import { latePart } from '#web/router/late-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A video or sound by upload. Its code and texts are loaded when a form first shows it. */
export const MediaField = latePart(
  () => import('./media-upload.tsx'),
  (module) => module.MediaUpload,
  { texts: ['media'], prefetch: false, waiting: () => <Skeleton className="h-24" /> },
)
