import { type Language, LOCALES } from '#contract/language.ts'
import {
  ADDRESS_LINE_MAX_LENGTH,
  FOR_WHOM_MAX_LENGTH,
  OCCASIONS,
  POSTAL_CODE_MAX_LENGTH,
  SHOUTOUT_USES,
  TRACKING_MAX_LENGTH,
  WISH_MAX_LENGTH,
} from '#contract/order-rules.ts'
import type { OrderRequest } from '#contract/orders.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { MediaField } from '#web/forms/media-field.tsx'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { countriesIn } from './countries.ts'
import type { schemas } from './form-schemas.ts'
import { PayFrame } from './pay-frame.tsx'
import { usePayForm } from './use-pay-form.ts'

const loadSchema = schemaLoader<typeof schemas>('checkout')
const nothing = loadSchema('nothing')
const consent = loadSchema('consent')
const shoutout = loadSchema('shoutout')
const filmReview = loadSchema('film_review')
const product = loadSchema('product')

export type KindFormProps = {
  details: OfferDetails
  language: Language
  user_id: string
  /** What the buyer wrote into the open order. */
  request: OrderRequest | null
}

/** A seat or a package: nothing is asked. */
export function PlainForm({ details, language, user_id }: KindFormProps) {
  const form = usePayForm({ details, user_id, schema: nothing, blank: {}, tell: () => ({ consent: false }) })
  return <PayFrame details={details} language={language} form={form} />
}

export function VideoForm({ details, language, user_id }: KindFormProps) {
  const { t } = useTranslation('checkout')
  const form = usePayForm({
    ...{ details, user_id, schema: consent, blank: { consent: '' } },
    tell: () => ({ consent: true }),
  })
  return (
    <PayFrame details={details} language={language} form={form}>
      <TickBox form={form} name="consent" label={t('video.consent')} missing={t('video.consentMissing')} />
    </PayFrame>
  )
}

const BLANK_BRIEF = { for_whom: '', occasion: '', wish: '', use: 'personal' }

export function ShoutoutForm({ details, language, user_id, request }: KindFormProps) {
  const { t } = useTranslation(['checkout', 'offers'])
  const form = usePayForm({
    ...{ details, user_id, schema: shoutout, blank: BLANK_BRIEF },
    known: request?.kind === 'shoutout' ? withoutKind(request) : undefined,
    tell: (brief) => ({ request: { kind: 'shoutout', ...brief }, consent: false }),
  })
  return (
    <PayFrame details={details} language={language} form={form}>
      <fieldset className="grid gap-5">
        <legend className="type-display mb-5 text-subheading">{t('shoutout.title')}</legend>
        <TextField
          {...form.field('for_whom')}
          label={t('shoutout.forWhom')}
          hint={t('shoutout.forWhomHint')}
          required
          maxLength={FOR_WHOM_MAX_LENGTH}
          autoComplete="off"
        />
        <SelectField {...form.field('occasion')} label={t('shoutout.occasion')} required>
          <option value="">{t('choose')}</option>
          {OCCASIONS.map((occasion) => (
            <option key={occasion} value={occasion}>
              {t(`offers:occasions.${occasion}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          {...form.field('wish')}
          label={t('shoutout.wish')}
          hint={t('shoutout.wishHint')}
          required
          maxLength={WISH_MAX_LENGTH}
        />
        <SelectField {...form.field('use')} label={t('shoutout.use')} hint={t('shoutout.useHint')} required>
          {SHOUTOUT_USES.map((use) => (
            <option key={use} value={use}>
              {t(`shoutout.uses.${use}`)}
            </option>
          ))}
        </SelectField>
      </fieldset>
    </PayFrame>
  )
}

const BLANK_FILM = { clip: '', link: '', question: '', consent_of_shown: '' }

export function FilmReviewForm({ details, language, user_id, request }: KindFormProps) {
  const { t } = useTranslation('checkout')
  const form = usePayForm({
    ...{ details, user_id, schema: filmReview, blank: BLANK_FILM },
    known: request?.kind === 'film_review' ? knownFilm(request, t('film.earlierClip')) : undefined,
    // An uploaded clip comes before a link.
    check: ({ clip, link }) => (clip === '' && link.trim() === '' ? { link: { problem: 'required' } } : {}),
    tell: ({ clip, link, question }) => {
      const uploaded = readClip(clip)
      return {
        request: {
          kind: 'film_review',
          clip_id: uploaded?.id ?? null,
          link: uploaded ? null : link,
          question,
          consent_of_shown: true,
        },
        consent: false,
      }
    },
  })
  const clip = readClip(form.values.clip)
  return (
    <PayFrame details={details} language={language} form={form}>
      <fieldset className="grid gap-5">
        <legend className="type-display mb-5 text-subheading">{t('film.title')}</legend>
        <MediaField
          kind="clip"
          label={t('film.clip')}
          hint={t('film.clipHint')}
          error={form.field('clip').error}
          value={clip}
          onMedia={(media) => form.set('clip', media ? JSON.stringify(media) : '')}
        />
        {!clip && (
          <TextField
            {...form.field('link', t('film.clipOrLink'))}
            label={t('film.link')}
            hint={t('film.linkHint')}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TRACKING_MAX_LENGTH}
          />
        )}
        <TextArea
          {...form.field('question')}
          label={t('film.question')}
          hint={t('film.questionHint')}
          required
          maxLength={WISH_MAX_LENGTH}
        />
        <TickBox form={form} name="consent_of_shown" label={t('film.consent')} missing={t('film.consentMissing')} />
      </fieldset>
    </PayFrame>
  )
}

const BLANK_ADDRESS = { name: '', street: '', more: '', postal_code: '', city: '', region: '', country: '' }

export function ProductForm({ details, language, user_id, request }: KindFormProps) {
  const { t } = useTranslation('checkout')
  const locale = LOCALES[useLanguage()]
  const form = usePayForm({
    ...{ details, user_id, schema: product, blank: BLANK_ADDRESS },
    known: request?.kind === 'product' ? { ...BLANK_ADDRESS, ...withoutKind(request) } : undefined,
    tell: (address) => ({ request: { kind: 'product', ...address }, consent: false }),
  })
  const line = (name: 'name' | 'street' | 'more' | 'city' | 'region', autoComplete: string) => (
    <TextField
      {...form.field(name)}
      label={t(`address.${name}`)}
      required={name !== 'more' && name !== 'region'}
      maxLength={ADDRESS_LINE_MAX_LENGTH}
      autoComplete={`shipping ${autoComplete}`}
    />
  )
  return (
    <PayFrame details={details} language={language} form={form}>
      <fieldset className="grid gap-5">
        <legend className="type-display mb-5 text-subheading">{t('address.title')}</legend>
        {line('name', 'name')}
        {line('street', 'address-line1')}
        {line('more', 'address-line2')}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('postal_code')}
            label={t('address.postalCode')}
            required
            maxLength={POSTAL_CODE_MAX_LENGTH}
            autoComplete="shipping postal-code"
          />
          {line('city', 'address-level2')}
          {line('region', 'address-level1')}
          <SelectField
            {...form.field('country', t('choose'))}
            label={t('address.country')}
            required
            autoComplete="shipping country"
          >
            <option value="">{t('choose')}</option>
            {countriesIn(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="text-sm text-muted">
          {details.seller.kind === 'coach' ? t('address.who', { name: details.seller.name }) : t('address.whoHouse')}
        </p>
      </fieldset>
    </PayFrame>
  )
}

type TickBoxProps<Name extends string> = {
  form: {
    values: Record<Name, string>
    set: (name: Name, value: string) => void
    field: (name: Name, missing: string) => { error: string | undefined }
  }
  name: Name
  label: string
  missing: string
}

/** A box of a form of texts: 'yes', or nothing. */
export function TickBox<Name extends string>({ form, name, label, missing }: TickBoxProps<Name>) {
  return (
    <Checkbox
      name={name}
      label={label}
      required
      error={form.field(name, missing).error}
      checked={form.values[name] !== ''}
      onChange={(event) => form.set(name, event.target.checked ? 'yes' : '')}
    />
  )
}

/** The other fields as a form has them: nothing is an empty text. */
function withoutKind<Request extends Extract<OrderRequest, { kind: 'shoutout' | 'product' }>>({
  kind: _kind,
  ...fields
}: Request) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])) as {
    [Name in keyof Omit<Request, 'kind'>]: string
  }
}

function knownFilm({ clip_id, link, question }: Extract<OrderRequest, { kind: 'film_review' }>, name: string) {
  return {
    clip: clip_id ? JSON.stringify({ id: clip_id, address: '', name }) : '',
    link: link ?? '',
    question,
    consent_of_shown: '',
  }
}

/** The uploaded clip, which the form keeps as one text. */
function readClip(kept: string): { id: string; address: string; name: string } | undefined {
  const clip = parseJson(kept)
  if (!isRecord(clip) || typeof clip.id !== 'string') return undefined
  return { id: clip.id, address: String(clip.address ?? ''), name: String(clip.name ?? '') }
}
