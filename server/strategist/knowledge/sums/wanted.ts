import { fold } from '../../reading/fold.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line } from './told.ts'

// All folded, in the three languages together.
const IS_LEFT =
  /\b(?:left(?: over)?|keep|clear|profit|net|to spare|clean|sobr\w+|lucr\w+|limp[oa]s?|no bolso|qued\w+|ganancia|libres?|de utilidad)\b/
const HOW_MANY = /\b(?:how many|quant[oa]s|cuant[oa]s)\b/
const WHAT_PRICE =
  /\b(?:(?:what|how much)\b.*\b(?:charge|ask|fee|price)|(?:quanto|cuanto|que (?:preco|precio|cuota|valor|mensalidade))\b.*\b(?:cobr\w+|pedir|pido|poner|preco|precio|cuota|mensalidade))\b/

/** Whether a message asks how many people, or what price, leave a certain amount. */
export const asksForWanted = (message: string): 'people' | 'price' | undefined => {
  const folded = fold(message)
  if (!IS_LEFT.test(folded)) return undefined
  return HOW_MANY.test(folded) ? 'people' : WHAT_PRICE.test(folded) ? 'price' : undefined
}

/** How many people, or what price, leave the amount that is wanted, by what was calculated before. */
export function wantedBy(before: readonly Line[], figures: readonly Figure[], asked: 'people' | 'price'): Line[] {
  const wanted = only(figures, () => true)?.value
  const { values: income } = before.find(({ name }) => name === 'income' || name === 'takings') ?? {}
  const { values: left } = before.find(({ name }) => name === 'left' || name === 'missing') ?? {}
  const [count, price, costs] = [income?.members ?? income?.count, income?.price, left?.costs]
  if (wanted === undefined || typeof count !== 'number' || typeof price !== 'number' || typeof costs !== 'number')
    return []
  const total = wanted + costs
  const values = { want: wanted, costs, total, price, count }
  if (asked === 'price') return [line('wantedPrice', { ...values, each: total / count })]
  const needed = Math.ceil(total / price)
  const people = { ...values, people: total / price, needed, more: needed - count }
  return [line(needed > count ? 'wantedPeople' : 'wantedEnough', people)]
}
