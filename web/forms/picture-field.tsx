import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react'
import { pictureId } from '#contract/file-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes } from '#web/ui/field.tsx'
import { PictureAddressField } from './person-fields.tsx'
import type { CroppedKind } from './picture-dialog.tsx'

const PictureDialog = lateDialog(
  () => import('./picture-dialog.tsx'),
  (module) => module.PictureDialog,
)

type PictureFieldProps = Omit<ComponentProps<typeof PictureAddressField>, 'value' | 'onChange'> & {
  kind: CroppedKind
  /** An uploaded picture, a web address, or nothing. */
  value: string
  /** The stored address: an uploaded picture with another address is not saved yet. */
  saved: string
  onPicture: (address: string) => void
}

/** A picture by upload or by its web address; one replaces the other. The page must load the texts `pictures`. */
export function PictureField({ kind, value, saved, onPicture, error, ...field }: PictureFieldProps) {
  const { t } = useTranslation('pictures')
  const [file, setFile] = useState<File>()
  const [wrongFile, setWrongFile] = useState(false)
  const [draggedOver, setDraggedOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const errorId = useId()
  const wrongFileId = useId()
  const isUploaded = pictureId(value) !== undefined

  const choose = (files: FileList | null) => {
    const [first] = files ?? []
    if (first) {
      // The type comes from the file's name. Without one the dialog finds out.
      const isPicture = first.type === '' || first.type.startsWith('image/')
      setWrongFile(!isPicture)
      if (isPicture) setFile(first)
    }
    // Without this, choosing the same file again would cause no event.
    if (input.current) input.current.value = ''
  }
  const change = (address: string) => {
    setWrongFile(false)
    onPicture(address)
  }
  const remove = () => {
    change('')
    // The button that was pressed disappears.
    uploadButton.current?.focus()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    choose(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(true)
  }

  return (
    <div className="grid content-start gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is the mouse's alternative to the button. */}
      <div
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setDraggedOver(false)}
        className={classNames('grid gap-2 rounded', draggedOver && 'outline-2 outline-offset-4 outline-blood')}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button
            ref={uploadButton}
            variant="secondary"
            size="small"
            onClick={() => input.current?.click()}
            aria-describedby={classNames(wrongFile && wrongFileId, isUploaded && error ? errorId : false, hintId)}
            aria-invalid={isUploaded && error ? true : undefined}
          >
            {t(value ? 'replace' : 'upload')}
          </Button>
          {value !== '' && (
            <Button variant="ghost" size="small" onClick={remove}>
              {t('remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('upload')}
            onChange={(event) => choose(event.target.files)}
          />
        </div>
        <p id={wrongFileId} role="alert" className="text-sm font-medium text-danger empty:hidden">
          {wrongFile && t('notPicture')}
        </p>
        <FieldNotes
          hintId={hintId}
          errorId={errorId}
          hint={
            <>
              <span className="pointer-coarse:hidden">{t('drop')}</span> {t('formats')}
            </>
          }
          error={isUploaded ? error : undefined}
        />
        <p role="status" className="text-sm font-medium text-fire empty:hidden">
          {isUploaded && value !== saved && t('unsaved')}
          {value === '' && saved !== '' && t('removed')}
        </p>
      </div>
      <PictureAddressField
        {...field}
        hint={isUploaded ? t('addressReplaces') : field.hint}
        value={isUploaded ? '' : value}
        error={isUploaded ? undefined : error}
        onChange={(event) => change(event.target.value)}
      />
      {file && <PictureDialog file={file} kind={kind} onUploaded={change} onClose={() => setFile(undefined)} />}
    </div>
  )
}
