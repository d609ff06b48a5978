import { useState } from 'react'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Reviewed } from './queries.ts'

const ReviewsDialog = lateDialog(
  () => import('./reviews-dialog.tsx'),
  (module) => module.ReviewsDialog,
  ['reviews'],
)

/** Opens the reviews of an offer or a seller. Their code loads when they are asked for, so `label` is the page's own text. */
export function ReviewsButton({ of, title, label }: { of: Reviewed; title: string; label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        size="small"
        className="w-fit"
        aria-haspopup="dialog"
        aria-label={`${label}: ${title}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <ReviewsDialog of={of} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
