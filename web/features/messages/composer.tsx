import ArrowUp from 'lucide-react/icons/arrow-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { PICTURE_MAX_BYTES, pictureId, smallPictureAddress } from '#contract/file-rules.ts'
import { MESSAGE_TEXT_MAX_LENGTH, MOST_MESSAGE_PICTURES } from '#contract/message-rules.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { onConnectionRegained } from '#web/api/connection.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { blankDraft, type Draft, useDraft } from './drafts.ts'

/** From this length on the hint shows how many characters are used. */
const COUNT_FROM = MESSAGE_TEXT_MAX_LENGTH - 300

type ComposerProps = {
  /** The thread, or the person it begins with: each has a draft of its own. */
  draftOf: string
  user_id: string
  send: (written: Pick<Draft, 'text' | 'key'> & { pictures: { id: string; alt: string }[] }) => Promise<void>
  /** Further buttons; `insert` puts a text at the end of what is typed. */
  tools?: (insert: (text: string) => void) => ReactNode
}

/** What is typed stays until the server has it. Without a connection it is sent when there is one again. */
export function Composer({ draftOf, user_id, send, tools }: ComposerProps) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const { number } = useFormats()
  const { draft, change } = useDraft(draftOf, user_id)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const text = draft.text.trim()
  const tooLong = text.length > MESSAGE_TEXT_MAX_LENGTH
  const empty = text === '' && draft.pictures.length === 0

  const submit = async () => {
    if (busy || empty || tooLong) return
    setBusy(true)
    setProblem(undefined)
    try {
      const pictures = draft.pictures.map(({ id, alt }) => ({ id, alt }))
      await send({ text, key: draft.key, pictures })
      change(blankDraft())
    } catch (thrown) {
      const error = asApiError(thrown)
      const is_waiting = error.status === 0
      change({ ...draft, is_waiting })
      if (!is_waiting) setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const sendWaiting = useEffectEvent(() => {
    if (draft.is_waiting) void submit()
  })
  useEffect(() => onConnectionRegained(() => sendWaiting()), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  const type = (typed: string) => change({ ...draft, text: typed, is_waiting: false })
  const insert = (words: string) => {
    type([draft.text.trim(), words].filter(Boolean).join('\n\n'))
    field.current?.focus()
  }
  return (
    <div className="grid gap-2">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p role="status" className="text-sm text-fire empty:hidden">
        {draft.is_waiting && t('composer.waiting')}
      </p>
      <DraftPictures draft={draft} change={change} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          aria-label={t('composer.label')}
          aria-describedby={hintId}
          aria-invalid={tooLong || undefined}
          placeholder={t('composer.label')}
          readOnly={busy}
          value={draft.text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="field-box field-sizing-content max-h-[40dvh] min-h-12 grow resize-none"
        />
        <Button busy={busy} aria-disabled={busy || tooLong || empty} onClick={() => void submit()}>
          {!busy && <ArrowUp aria-hidden="true" className="size-5 sm:hidden" />}
          <span className="max-sm:sr-only">{t('composer.send')}</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <PictureButton draft={draft} change={change} onProblem={setProblem} />
        {tools?.(insert)}
        <p id={hintId} className={tooLong ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
          {text.length > COUNT_FROM
            ? t('composer.counter', { used: number(text.length), limit: number(MESSAGE_TEXT_MAX_LENGTH) })
            : t('composer.hint')}
        </p>
      </div>
    </div>
  )
}

type DraftProps = { draft: Draft; change: (draft: Draft) => void }

/** A picture is uploaded at once; the draft holds its address. */
function PictureButton({ draft, change, onProblem }: DraftProps & { onProblem: (text: string | undefined) => void }) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const [uploading, setUploading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const newest = useRef(draft)
  useEffect(() => {
    newest.current = draft
  }, [draft])
  const upload = async (file: File) => {
    setUploading(true)
    onProblem(undefined)
    try {
      if (file.size > PICTURE_MAX_BYTES) throw new ApiError('files.too-large', { status: 413 })
      const { address } = await call('POST /api/pictures/:kind', { kind: 'message_picture' }, { body: file })
      const id = pictureId(address)
      const { pictures } = newest.current
      if (id) change({ ...newest.current, pictures: [...pictures, { id, address, alt: '' }], is_waiting: false })
    } catch (error) {
      onProblem(errorText(asApiError(error)))
    } finally {
      setUploading(false)
    }
  }
  return (
    <>
      <IconButton
        label={t('composer.addPicture')}
        disabled={draft.pictures.length >= MOST_MESSAGE_PICTURES || uploading}
        aria-busy={uploading}
        className="-ms-3"
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('composer.addPicture')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          // Without this, choosing the same file again would cause no event.
          target.value = ''
        }}
      />
    </>
  )
}

function DraftPictures({ draft, change }: DraftProps) {
  const { t } = useTranslation('messages')
  if (draft.pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {draft.pictures.map(({ id, address }, index) => (
        <li key={id} className="grid justify-items-start">
          <img src={smallPictureAddress(address)} alt={t('composer.picture', { number: index + 1 })} className="h-24" />
          <Button
            variant="ghost"
            size="small"
            onClick={() => change({ ...draft, pictures: draft.pictures.filter((each) => each.id !== id) })}
          >
            {t('composer.removePicture')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
