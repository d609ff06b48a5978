import { SECTION_NAMES } from '#contract/offer-rules.ts'
import { type BenchPerson, takeTurns, withApp } from './app-in-process.ts'
import type { Figure } from './figures.ts'

const [FEW, MANY] = [12, 10_000]
const LARGEST_RATIO = 2

const PAGES = [
  { what: 'All sections', path: '?' },
  { what: 'All sections, cheapest first', path: '?sort=cheapest' },
  { what: 'All sections, best rated first', path: '?sort=best-rated' },
  { what: 'All sections in a price range', path: '?currency=USD&least=1000&most=6000' },
  ...SECTION_NAMES.map((section) => ({ what: `A further page of ${section}`, path: `/${section}?` })),
]

/** A coach with few offers and one with many, in one database. */
export async function measure(): Promise<Figure[]> {
  return await withApp(async ({ pool, addPerson }) => {
    const reader = await addPerson('few-offers', 'coach')
    await pool.query(ADD_OFFERS, [reader.user_id, FEW])
    await pool.query(ADD_OFFERS, [(await addPerson('many-offers', 'coach')).user_id, MANY])
    await pool.query('analyze')
    const figures: Figure[] = []
    for (const { what, path } of PAGES) {
      const paths = [await pathTo(reader, 'few-offers', path), await pathTo(reader, 'many-offers', path)]
      const [few = 0, many = 0] = await takeTurns(...paths.map((one) => () => reader.read(one)))
      figures.push(figureOf(what, few, many))
    }
    return figures
  })
}

/** A page in the middle where there is one. */
async function pathTo(reader: BenchPerson, slug: string, path: string): Promise<string> {
  const first = `/api/marketplace/${slug}${path}`
  if (path.startsWith('?')) return first
  const { next } = JSON.parse(await reader.read(first)) as { next: string | null }
  return next ? `${first}&cursor=${next}` : first
}

function figureOf(what: string, few: number, many: number): Figure {
  return {
    what,
    measured: `${(many / few).toFixed(2)} × at ${MANY.toLocaleString('en')} offers`,
    against: `${many.toFixed(1)} and, at ${FEW}, ${few.toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: many / few <= LARGEST_RATIO,
  }
}

/** Offers of every kind; a third of the seminars is over, every eleventh offer is hidden. */
const ADD_OFFERS = `
  insert into offers (coach_id, kind, title, description, price_minor, currency, delivery_hours, starts_at, minutes, seats,
    sessions, valid_days, stars, reviews, is_active, created_at)
  select $1::uuid, (array['coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product'])[1 + n % 7],
    'Offer ' || n, 'Rounds on the pads.', 500 + (n * 7919) % 20000, case when n % 4 = 0 then 'BRL' else 'USD' end, 48,
    case when n % 7 = 4 then now() + interval '1 hour' * (n - $2::int / 3) end, 60, 10, 4, 90, n % 6, least(n % 6, 2),
    n % 11 > 0, now() - interval '1 minute' * n
  from generate_series(1, $2::int) n`
