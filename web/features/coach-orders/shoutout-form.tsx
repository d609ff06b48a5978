import { type FormEvent, useState } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { MESSAGE_MAX_LENGTH, TRACKING_MAX_LENGTH } from '#contract/order-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { forgetTyped, readTyped, useKeepTyped, useKeptFields } from '#web/forms/kept-form.ts'
import { MediaField } from '#web/forms/media-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Player } from '#web/ui/player.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { loadSchema } from './load-schema.ts'
import { keptAt, useDeliver } from './use-deliver.ts'

const linkSchema = loadSchema('shoutoutLink')
const textSchema = loadSchema('shoutoutText')

const WAYS = ['file', 'link', 'text'] as const
type Way = (typeof WAYS)[number]

/** Delivers a shoutout as a recording, a link or a text. What is typed for one way stays while another is chosen. */
export function ShoutoutForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { values, set } = useKeptFields(`shoutout-way.${order.id}`, { way: 'file' })
  const way: Way = WAYS.find((one) => one === values.way) ?? 'file'
  return (
    <SectionCard title={t('shoutout.title')} text={t('shoutout.text')} tone="fire">
      <fieldset className="grid gap-1">
        <legend className="type-eyebrow mb-1.5 text-text">{t('shoutout.way')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {WAYS.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="way"
                value={one}
                checked={way === one}
                onChange={() => set('way', one)}
                className="size-5 accent-blood"
              />
              {t(`shoutout.ways.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {way === 'file' && <FileForm order={order} />}
      {way === 'link' && <LinkForm order={order} />}
      {way === 'text' && <TextForm order={order} />}
    </SectionCard>
  )
}

const NO_FILE = { id: '', address: '', name: '' }

function FileForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [place] = useState(() => keptAt('shoutout-file', order.id))
  const [file, setFile] = useState(() => readTyped(place, NO_FILE) ?? NO_FILE)
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { send, refuse, refusal } = useDeliver(order.id, t('shoutout.done'))
  useKeepTyped(place, file, NO_FILE)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(file.id === '')
    if (busy || file.id === '') return
    setBusy(true)
    try {
      await send({ kind: 'shoutout', file_id: file.id, link: null, text: null })
      forgetTyped(place)
    } catch (error) {
      refuse(asApiError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <MediaField
        kind="delivery"
        label={t('shoutout.file')}
        hint={t('shoutout.fileHint')}
        error={isMissing && file.id === '' ? t('shoutout.fileMissing') : undefined}
        value={file.id ? file : undefined}
        onMedia={(media) => setFile(media ?? NO_FILE)}
      />
      {file.address && (
        <Player src={file.address} type={isSound(file.address) ? 'audio/' : 'video/'} label={t('delivered.file')} />
      )}
      <Submit busy={busy} refusal={refusal} />
    </form>
  )
}

function isSound(address: string): boolean {
  return /\.(?:m4a|mp3|ogg|wav)$/.test(address)
}

function LinkForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [place] = useState(() => keptAt('shoutout-link', order.id))
  const [initial] = useState(() => readTyped(place, { link: '' }) ?? { link: '' })
  const { send, refuse, refusal } = useDeliver(order.id, t('shoutout.done'))
  const form = useForm({
    schema: linkSchema,
    initial,
    submit: async ({ link }) => {
      await send({ kind: 'shoutout', file_id: null, link, text: null })
      forgetTyped(place)
    },
    onError: refuse,
  })
  useKeepTyped(place, form.values, { link: '' })
  return (
    <form {...form.form} className="grid gap-5">
      <TextField
        {...form.field('link')}
        label={t('shoutout.link')}
        hint={t('shoutout.linkHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={TRACKING_MAX_LENGTH}
      />
      <Submit busy={form.busy} refusal={refusal} />
    </form>
  )
}

function TextForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [place] = useState(() => keptAt('shoutout-text', order.id))
  const [initial] = useState(() => readTyped(place, { text: '' }) ?? { text: '' })
  const { send, refuse, refusal } = useDeliver(order.id, t('shoutout.done'))
  const form = useForm({
    schema: textSchema,
    initial,
    submit: async ({ text }) => {
      await send({ kind: 'shoutout', file_id: null, link: null, text })
      forgetTyped(place)
    },
    onError: refuse,
  })
  useKeepTyped(place, form.values, { text: '' })
  return (
    <form {...form.form} className="grid gap-5">
      <TextArea
        {...form.field('text')}
        label={t('shoutout.message')}
        required
        maxLength={MESSAGE_MAX_LENGTH}
        rows={8}
      />
      <Submit busy={form.busy} refusal={refusal} />
    </form>
  )
}

function Submit({ busy, refusal }: { busy: boolean; refusal: string | undefined }) {
  const { t } = useTranslation('coach-orders')
  return (
    <>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('shoutout.submit')}
      </Button>
    </>
  )
}
