import { useState } from 'react'
import { smallPictureAddress } from '#contract/file-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Small in the post; a tap shows one as large as the screen allows. */
export function PostPictures({ pictures }: Pick<Post, 'pictures'>) {
  const { t } = useTranslation(['spaces', 'common'])
  const [open, setOpen] = useState<Post['pictures'][number]>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={classNames('grid gap-2', pictures.length > 1 && 'grid-cols-2')}>
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={picture.alt || t('post.picture', { number: place + 1 })}
              onClick={() => setOpen(picture)}
              className="block w-full"
            >
              <img
                src={pictures.length > 1 ? smallPictureAddress(picture.address) : picture.address}
                alt=""
                loading="lazy"
                decoding="async"
                className={classNames(
                  'w-full rounded bg-sunken object-cover',
                  pictures.length > 1 ? 'aspect-square' : 'aspect-[4/3] max-h-[28rem]',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          open
          wide
          onClose={() => setOpen(undefined)}
          title={open.alt || t('post.pictureTitle')}
          closeLabel={t('common:action.close')}
        >
          <img
            src={open.address}
            alt={open.alt}
            className="mx-auto mb-4 max-h-[75dvh] max-w-full rounded object-contain"
          />
        </Dialog>
      )}
    </>
  )
}
