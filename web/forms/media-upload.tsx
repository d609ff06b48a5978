import { type DragEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { MEDIA_TYPES, type MediaKind } from '#contract/file-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import {
  cancelUpload,
  deleteUpload,
  isTooLarge,
  mediaTypeOf,
  type UploadedMedia,
  type UploadProgress,
  uploadMedia,
} from '#web/api/upload-media.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes } from '#web/ui/field.tsx'
import { Progress } from '#web/ui/progress.tsx'

/** The file of a form: its id or address is what the form saves. */
export type MediaValue = Pick<UploadedMedia, 'id' | 'address' | 'name'>

type MediaUploadProps = {
  kind: MediaKind
  label: ReactNode
  hint?: ReactNode
  /** The form's own message, for example that the file is missing. */
  error?: ReactNode
  value: MediaValue | undefined
  onMedia: (media: MediaValue | undefined) => void
}

type Running = UploadProgress & { file: File; stop: AbortController }

export function MediaUpload({ kind, label, hint, error, value, onMedia }: MediaUploadProps) {
  const { t } = useTranslation('media')
  const { running, said, problem, choose, cancel, say } = useUpload(kind, onMedia)
  const [draggedOver, setDraggedOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const [labelId, hintId, errorId] = [useId(), useId(), useId()]
  const takesSound = kind === 'delivery'
  useFocusAfter(running !== undefined, uploadButton)
  const shownError = problem ?? error

  const chooseFirst = (files: FileList | null) => {
    const [first] = files ?? []
    if (first && !running) void choose(first)
    // Without this, choosing the same file again would cause no event.
    if (input.current) input.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    chooseFirst(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(true)
  }
  const remove = () => {
    if (value) void deleteUpload(value.id)
    onMedia(undefined)
    say(t('removed'))
    // The button that was pressed disappears.
    uploadButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the drop area.
    <div
      role="group"
      aria-labelledby={labelId}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setDraggedOver(false)}
      className={classNames('grid content-start gap-2', draggedOver && 'outline-2 outline-offset-4 outline-blood')}
    >
      <span id={labelId} className="type-eyebrow">
        {label}
      </span>
      {value && !running && <p className="min-w-0 font-medium break-words">{value.name}</p>}
      {running && <RunningUpload {...running} onCancel={cancel} />}
      <div className={classNames('flex flex-wrap items-center gap-3', running && 'hidden')}>
        <Button
          ref={uploadButton}
          variant="secondary"
          size="small"
          onClick={() => input.current?.click()}
          aria-describedby={classNames(shownError ? errorId : false, hintId)}
          aria-invalid={shownError ? true : undefined}
        >
          {value ? t('replace') : t(takesSound ? 'media' : 'video')}
        </Button>
        {value && (
          <Button variant="ghost" size="small" onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={acceptedBy(kind)}
          hidden
          aria-label={t(takesSound ? 'media' : 'video')}
          onChange={(event) => chooseFirst(event.target.files)}
        />
      </div>
      <FieldNotes
        hintId={hintId}
        errorId={errorId}
        hint={
          <>
            {hint} <span className="pointer-coarse:hidden">{t('drop')}</span>{' '}
            {t(takesSound ? 'mediaFormats' : 'videoFormats')}
          </>
        }
        error={shownError}
      />
      <p role="status" className="text-sm font-medium text-muted empty:hidden">
        {running ? running.waiting && t('waiting') : said}
      </p>
    </div>
  )
}

/** The focus goes back to the button when the one to cancel has disappeared under it. */
function useFocusAfter(isRunning: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body) button.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning, button])
}

/** Endings beside the types, because some systems know a file by its name alone. */
function acceptedBy(kind: MediaKind): string {
  const endings = Object.values(MEDIA_TYPES).map((ending) => `.${ending}`)
  return kind === 'delivery' ? ['video/*', 'audio/*', ...endings].join() : 'video/*,.mp4,.webm,.mov'
}

function RunningUpload({ file, percent, onCancel }: Running & { onCancel: () => void }) {
  const { t } = useTranslation('media')
  const cancelButton = useRef<HTMLButtonElement>(null)
  // The button that opened the file dialog is hidden now.
  useEffect(() => cancelButton.current?.focus(), [])
  const words = percent < 100 ? t('percent', { percent }) : t('checking')
  return (
    <div className="grid gap-2">
      <p className="min-w-0 font-medium break-words">{file.name}</p>
      <Progress label={t('progress', { name: file.name })} value={percent} valueText={words} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm tabular-nums text-muted">{words}</span>
        <Button ref={cancelButton} variant="ghost" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

function useUpload(kind: MediaKind, onMedia: MediaUploadProps['onMedia']) {
  const { t } = useTranslation('media')
  const { errorText } = useErrorTexts()
  const [running, setRunning] = useState<Running>()
  const [problem, setProblem] = useState<string>()
  const [said, say] = useState<string>()
  const stop = useRef<AbortController>(undefined)

  // What was sent stays on the server, and goes on when the same file is chosen again.
  useEffect(() => () => stop.current?.abort(), [])

  const choose = async (file: File) => {
    say(undefined)
    const type = mediaTypeOf(file, kind)
    if (isTooLarge(file)) return setProblem(t('tooLarge'))
    if (!type || file.size === 0) return setProblem(t(kind === 'delivery' ? 'wrongMedia' : 'wrongVideo'))
    setProblem(undefined)
    const own = new AbortController()
    stop.current = own
    setRunning({ file, stop: own, percent: 0, waiting: false })
    const onProgress = (progress: UploadProgress) =>
      setRunning((now) => (now?.stop === own ? { ...now, ...progress } : now))
    try {
      const { id, address, name } = await uploadMedia(file, kind, type, { signal: own.signal, onProgress })
      if (own.signal.aborted) return
      onMedia({ id, address, name })
      say(t('done', { name }))
    } catch (thrown) {
      if (own.signal.aborted) return
      setProblem(thrown instanceof ApiError && thrown.code !== 'files.incomplete' ? errorText(thrown) : t('cut'))
    }
    setRunning(undefined)
  }

  const cancel = () => {
    if (!running) return
    running.stop.abort()
    setRunning(undefined)
    say(t('cancelled'))
    void cancelUpload(running.file, kind)
  }

  return { running, problem, said, say, choose, cancel }
}
