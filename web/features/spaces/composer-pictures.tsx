import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { PICTURE_MAX_BYTES, pictureId, smallPictureAddress } from '#contract/file-rules.ts'
import { MOST_PICTURES } from '#contract/space-rules.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { DraftPicture } from './drafts.ts'

const ALT_MAX_LENGTH = 200

type PicturesProps = { pictures: readonly DraftPicture[]; onChange: (pictures: DraftPicture[]) => void }

/** Uploads pictures at once; the draft holds only their addresses. */
export function usePictureUpload({ pictures, onChange }: PicturesProps) {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const [uploading, setUploading] = useState(0)
  const [problem, setProblem] = useState<string>()
  /** The newest list: several uploads may end before the next render. */
  const newest = useRef(pictures)
  newest.current = pictures

  const upload = async (file: File) => {
    if (file.size > PICTURE_MAX_BYTES) throw new ApiError('files.too-large', { status: 413 })
    const { address } = await call('POST /api/pictures/:kind', { kind: 'post_picture' }, { body: file })
    const id = pictureId(address)
    if (!id || newest.current.length >= MOST_PICTURES) return
    newest.current = [...newest.current, { id, address, alt: '' }]
    onChange([...newest.current])
  }

  const add = async (files: readonly File[]) => {
    const room = MOST_PICTURES - pictures.length
    setProblem(files.length > room ? t('composer.mostPictures', { count: MOST_PICTURES }) : undefined)
    for (const file of files.slice(0, room)) {
      setUploading((count) => count + 1)
      try {
        await upload(file)
      } catch (error) {
        const refusal = asApiError(error)
        const offline = refusal.status === 0 && !isConnected()
        setProblem(`${file.name}: ${offline ? t('composer.pictureOffline') : errorText(refusal)}`)
      } finally {
        setUploading((count) => count - 1)
      }
    }
  }
  return { add, uploading: uploading > 0, problem }
}

type PictureButtonProps = { full: boolean; uploading: boolean; onFiles: (files: File[]) => void }

export function PictureButton({ full, uploading, onFiles }: PictureButtonProps) {
  const { t } = useTranslation('spaces')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('composer.addPicture')}
        disabled={full}
        aria-busy={uploading}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('composer.addPicture')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Without this, choosing the same file again would cause no event.
          target.value = ''
        }}
      />
    </>
  )
}

/** The pictures of a draft: what they show in words, their order, and a button that removes one. */
export function ComposerPictures({ pictures, onChange }: PicturesProps) {
  const { t } = useTranslation('spaces')
  if (pictures.length === 0) return null
  const move = (from: number, to: number) => {
    const moved = [...pictures]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange(moved)
  }
  return (
    <ol aria-label={t('composer.pictures')} className="grid gap-3">
      {pictures.map(({ id, address, alt }, place) => {
        const number = place + 1
        return (
          <li key={id} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
            <img src={smallPictureAddress(address)} alt="" className="size-20 rounded bg-sunken object-cover" />
            <div className="grid gap-1">
              <TextField
                label={t('composer.alt', { number })}
                hint={place === 0 ? t('composer.altHint') : undefined}
                maxLength={ALT_MAX_LENGTH}
                value={alt}
                onChange={({ target }) =>
                  onChange(pictures.map((one) => (one.id === id ? { ...one, alt: target.value } : one)))
                }
              />
              <div className="flex flex-wrap items-center">
                {pictures.length > 1 && (
                  <>
                    <IconButton
                      label={t('composer.moveBack', { number })}
                      disabled={place === 0}
                      onClick={() => move(place, place - 1)}
                    >
                      <ArrowLeft aria-hidden="true" className="size-4" />
                    </IconButton>
                    <IconButton
                      label={t('composer.moveOn', { number })}
                      disabled={place === pictures.length - 1}
                      onClick={() => move(place, place + 1)}
                    >
                      <ArrowRight aria-hidden="true" className="size-4" />
                    </IconButton>
                  </>
                )}
                <Button variant="ghost" size="small" onClick={() => onChange(pictures.filter((one) => one.id !== id))}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  {t('composer.removePicture')}
                  <span className="sr-only"> {number}</span>
                </Button>
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
