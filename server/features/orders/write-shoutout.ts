import { and, eq } from 'drizzle-orm'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import type { Language } from '#contract/language.ts'
import type { OrderRequest } from '#contract/orders.ts'
import { type PersonaLabel, personaOf } from '#contract/personas.ts'
import { personaConfig } from '#server/strategist/personas/personas.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { giveBack, REFUND_PAYMENTS } from './ask-refund.ts'
import { changeSale } from './change-sale.ts'
import { finishFulfilment } from './fulfilment.ts'
import { isWrittenByPersona } from './fulfilment-rules.ts'
import { insults } from './insulting-words.ts'
import type { SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'
import { tellDelivered } from './tell-about-order.ts'
import { en, type ShoutoutTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

type Brief = Extract<OrderRequest, { kind: 'shoutout' }>

const TEXTS: Record<Language, ShoutoutTexts> = { en, pt, es }

/**
 * A persona's shoutout is delivered right after payment. Outside the transaction that books the money, so that nothing here
 * can stop a payment; the job repeats what fails. Does nothing for other orders.
 */
export async function writeShoutout(services: SettleServices, order_id: string): Promise<void> {
  try {
    if (!(await isWaiting(services, order_id))) return
    const refused = await changeSale(
      services,
      order_id,
      () => true,
      async (tx, sale, now) => {
        const { order, fulfilment } = sale
        const brief = fulfilment.request
        const persona = personaOf(order.seller_slug)
        if (fulfilment.state !== 'due' || !isWrittenByPersona(order) || !persona || brief?.kind !== 'shoutout')
          return false
        const reason = refusalOf(brief, order.language)
        if (reason !== undefined) {
          await giveBack(services, tx, order, { cause: 'declined', reason })
          return true
        }
        const text = composeShoutout(brief, persona, order.language)
        const delivery = { kind: 'shoutout', file_id: null, link: null, text } as const
        await finishFulfilment(tx, sale, now, { delivery, delivered_at: now })
        await tellDelivered(services, tx, sale)
        return false
      },
    )
    if (refused) await services.jobs.enqueue(REFUND_PAYMENTS, {})
  } catch (error) {
    services.log.error({ err: error, order_id }, 'a shoutout could not be written')
  }
}

async function isWaiting({ db }: Pick<SettleServices, 'db'>, order_id: string): Promise<boolean> {
  const [order] = await db
    .select({ coach_id: orders.coach_id })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(and(eq(orders.id, order_id), eq(orders.kind, 'shoutout'), eq(fulfilments.state, 'due')))
  return order?.coach_id === null
}

/** Why the persona does not say this; undefined if it does. */
export function refusalOf({ for_whom, wish }: Brief, language: Language): string | undefined {
  const texts = TEXTS[language]
  const finding = checkMessage(wish, language) ?? checkMessage(for_whom, language)
  if (finding) return finding.level === 'crisis' || finding.level === 'ask' ? texts.worried : texts.unsafe
  return insults(wish) || insults(for_whom) ? texts.insulting : undefined
}

/** In the persona's tone, with the buyer's own words quoted: nothing is claimed about a person that the brief does not say. */
export function composeShoutout(brief: Brief, persona: PersonaLabel, language: Language): string {
  const texts = TEXTS[language]
  const { temper } = personaConfig(persona)
  const { name } = PERSONA_FACTS[persona]
  return [
    ...(brief.use === 'business' ? [texts.paid] : []),
    texts.openings[temper](brief.for_whom, name),
    texts.occasions[brief.occasion],
    texts.message(brief.wish),
    texts.closings[temper](brief.for_whom),
    texts.signature(name),
  ].join('\n\n')
}
