import { useState } from 'react'
import { BUSINESS_MATTERS, BUSINESS_SIDES, type SpaceKind } from '#contract/space-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { useTyped } from '#web/ui/use-typed.ts'
import { PLACE_MAX_LENGTH, SEARCH_MAX_LENGTH, type WantedPosts } from './wanted-posts.ts'

type PostFinderProps = { kind: SpaceKind; wanted: WantedPosts; onWant: (wanted: WantedPosts) => void }

/** Search; and in the space of fight business the filters of its fields. */
export function PostFinder({ kind, wanted, onWant }: PostFinderProps) {
  const { t } = useTranslation('spaces')
  const [search, setSearch] = useTyped(wanted.search ?? '', (typed) => onWant(withField(wanted, 'search', typed)))
  const [place, setPlace] = useTyped(wanted.place ?? '', (typed) => onWant(withField(wanted, 'place', typed)))
  // As the page was opened: it stays as the reader leaves it.
  const [isFiltered] = useState(() => Boolean(wanted.side || wanted.matter || wanted.place))
  return (
    <search className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('find.search')}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {kind === 'business' && (
        <details open={isFiltered} className="col-span-full">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('find.filter')}</summary>
          <div className="grid gap-4 pt-2 sm:grid-cols-3">
            <SelectField
              label={t('business.side')}
              value={wanted.side ?? ''}
              onChange={({ target }) => onWant(withField(wanted, 'side', target.value))}
            >
              <option value="">{t('find.all')}</option>
              {BUSINESS_SIDES.map((side) => (
                <option key={side} value={side}>
                  {t(`business.sides.${side}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('business.matter')}
              value={wanted.matter ?? ''}
              onChange={({ target }) => onWant(withField(wanted, 'matter', target.value))}
            >
              <option value="">{t('find.all')}</option>
              {BUSINESS_MATTERS.map((matter) => (
                <option key={matter} value={matter}>
                  {t(`business.matters.${matter}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('business.place')}
              autoComplete="off"
              maxLength={PLACE_MAX_LENGTH}
              value={place}
              onChange={({ target }) => setPlace(target.value)}
            />
          </div>
        </details>
      )}
    </search>
  )
}

/** A search looks in all fields, so it replaces the filters, and the other way round. */
function withField(wanted: WantedPosts, field: keyof WantedPosts, value: string): WantedPosts {
  if (field === 'search') return value ? { search: value } : {}
  const { search: _search, [field]: _before, ...others } = wanted
  return value ? { ...others, [field]: value } : others
}
