import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LiveEvent } from '#contract/live.ts'
import {
  LIVE_ABOUT_MAX_LENGTH,
  LIVE_ADDRESS_MAX_LENGTH,
  LIVE_PLACES,
  LIVE_REPEATS,
  LIVE_TITLE_MAX_LENGTH,
} from '#contract/live-rules.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { addLiveEvent, changeLiveEvent } from './queries.ts'

const schema = schemaLoader<typeof schemas>('live')('event')

type EventDialogProps = {
  /** Where a new event can be made. */
  spaces?: readonly { slug: string; name: string }[]
  /** The event to change. */
  event?: LiveEvent
  timeZone: string | undefined
  onClose: () => void
}

/** Makes a live event, or changes its rule. */
export function EventDialog({ spaces = [], event, timeZone, onClose }: EventDialogProps) {
  const { t } = useTranslation(['live', 'common'])
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()
  const [space, setSpace] = useState(spaces[0]?.slug ?? '')
  const [refusal, setRefusal] = useState<ApiError>()
  const form = useForm({
    schema,
    initial: initialOf(event, timeZone),
    submit: async (values) => {
      setRefusal(undefined)
      const added = event ? undefined : await addLiveEvent(space, values)
      if (event) await changeLiveEvent(event.id, values)
      void client.invalidateQueries({ queryKey: queryKeys.live })
      toast({ title: t('host.saved'), variant: 'success' })
      onClose()
      if (added) navigate(`/live/${added.id}`)
    },
    onError: setRefusal,
  })
  const isOnline = form.values.place === 'online'
  const zones = zonesWith(form.values.time_zone)
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      lightDismiss={false}
      title={t(event ? 'host.edit' : 'host.add')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('host.save')}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-5">
        {!event && (
          <SelectField label={t('host.space')} value={space} onChange={({ target }) => setSpace(target.value)}>
            {spaces.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField {...form.field('title')} label={t('host.name')} required maxLength={LIVE_TITLE_MAX_LENGTH} />
        <TextArea {...form.field('about')} label={t('host.about')} required maxLength={LIVE_ABOUT_MAX_LENGTH} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...form.field('repeat')} label={t('host.repeat')}>
            {LIVE_REPEATS.map((repeat) => (
              <option key={repeat} value={repeat}>
                {t(`repeat.${repeat}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...form.field('first_day')} label={t('host.firstDay')} type="date" required />
          <TextField {...form.field('start_time')} label={t('host.startTime')} type="time" required />
          <TextField {...form.field('minutes')} label={t('host.minutes')} inputMode="numeric" required />
          <SelectField {...form.field('time_zone')} label={t('host.zone')} hint={t('host.zoneHint')}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
          <TextField {...form.field('last_day')} label={t('host.lastDay')} hint={t('host.lastDayHint')} type="date" />
          <SelectField {...form.field('place')} label={t('host.place')}>
            {LIVE_PLACES.map((place) => (
              <option key={place} value={place}>
                {t(`place.${place}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...form.field('seats')} label={t('host.seats')} hint={t('host.seatsHint')} inputMode="numeric" />
        </div>
        {isOnline ? (
          <TextField {...form.field('join_url')} label={t('host.link')} hint={t('host.linkHint')} inputMode="url" />
        ) : (
          <>
            <TextField {...form.field('address')} label={t('host.address')} maxLength={LIVE_ADDRESS_MAX_LENGTH} />
            <TextField {...form.field('map_url')} label={t('host.map')} inputMode="url" />
          </>
        )}
        {refusal && <Notice tone="error">{errorText(refusal)}</Notice>}
      </form>
    </Dialog>
  )
}

function initialOf(event: LiveEvent | undefined, timeZone: string | undefined) {
  return {
    title: event?.title ?? '',
    about: event?.about ?? '',
    repeat: event?.repeat ?? 'weekly',
    first_day: event?.first_day ?? '',
    last_day: event?.last_day ?? '',
    start_time: event?.start_time ?? '19:00',
    time_zone: event?.time_zone ?? timeZone ?? 'UTC',
    minutes: String(event?.minutes ?? 60),
    place: event?.place ?? 'online',
    join_url: event?.join_url ?? '',
    address: event?.address ?? '',
    map_url: event?.map_url ?? '',
    seats: event?.seats == null ? '' : String(event.seats),
  }
}

/** All zones that the browser knows, and the chosen one. */
function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].sort()
}
