import { type Language, LOCALES } from '#contract/language.ts'
import { formatMoney } from '#contract/money.ts'
import type { ShownRefundCause } from '#contract/order-rules.ts'
import { mailMoment } from './mail-moment.ts'
import { mailableText } from './mailable-name.ts'
import type { OrderFacts, OrderMessage } from './outgoing-mail.ts'
import { orderLines as en, type OrderLines } from './texts/order-en.ts'
import { orderLines as es } from './texts/order-es.ts'
import { orderLines as pt } from './texts/order-pt.ts'

const TEXTS: Record<Language, OrderLines> = { en, pt, es }

/** What a mail about an order says besides its fixed text. */
export function orderLines(message: OrderMessage, language: Language): string[] {
  const words = TEXTS[language]
  const money = (minor: number, { currency }: OrderFacts) => formatMoney(minor, currency, LOCALES[language])
  const moment = (at: Date) => mailMoment(language, at, message.time_zone)
  const named = ({ number, title }: OrderFacts) => words.order(number, mailableText(title) ?? words.onThePage)
  switch (message.template) {
    case 'order-receipt': {
      const { order } = message
      const seller = mailableText(order.seller_name)
      const facts = [
        named(order),
        ...(seller ? [words.seller(seller)] : []),
        words.price(money(order.total_minor, order)),
      ]
      const due = order.due_at ? [words.dueBy(moment(order.due_at))] : []
      const test = order.is_real ? [] : [words.noMoney]
      return [...facts, ...test, words.next[order.kind], ...due, ruleOf(words, order)]
    }
    case 'new-sale':
    case 'sale-due': {
      const { order } = message
      return [named(order), ...(order.due_at ? [words.dueBy(moment(order.due_at))] : [])]
    }
    case 'order-sent':
      return [named(message.order), ...(message.tracking ? [words.tracking(message.tracking)] : [])]
    case 'order-refunded': {
      const { order, amount_minor, cause, reason, times } = message
      const seller = mailableText(order.seller_name) ?? words.theCoach
      const why = reason ? [words.because(mailableText(reason) ?? words.onThePage)] : []
      const test = order.is_real ? [] : [words.noMoney]
      const open = times && times.open.length > 0 ? [words.openTimes(times.open.map(moment).join('; '))] : []
      const other = times ? [...open, words.chooseAgain(times.link)] : []
      return [
        named(order),
        words.amount(money(amount_minor, order)),
        causeOf(words, cause, seller),
        ...why,
        ...other,
        ...test,
      ]
    }
    case 'withdrawal-done':
      return [
        named(message.order),
        words.amount(money(message.amount_minor, message.order)),
        ...(message.after_return ? [words.afterReturn] : []),
      ]
    case 'return-closed':
      return [named(message.order), words.because(mailableText(message.reason) ?? words.onThePage)]
    case 'seat-offered':
      return [mailableText(message.title) ?? '', words.keptUntil(moment(message.until))].filter(Boolean)
    case 'seminar-moved':
      return [
        named(message.order),
        words.newTime(moment(message.starts_at)),
        words.giveBackUntil(moment(message.until)),
      ]
    case 'seminar-cancelled': {
      const { order, amount_minor } = message
      if (amount_minor === 0) return [named(order)]
      const test = order.is_real ? [] : [words.noMoney]
      return [named(order), words.moneyBack, words.amount(money(amount_minor, order)), ...test]
    }
    case 'unused-package':
      return [named(message.order), words.left(message.left, moment(message.until))]
    default:
      return [named(message.order)]
  }
}

function causeOf({ causes, sessionCauses }: OrderLines, cause: ShownRefundCause, seller: string): string {
  return cause === 'coach_cancelled' || cause === 'coach_absent' ? sessionCauses[cause](seller) : causes[cause]
}

/** What is bought less than a day before it begins cannot be given back any more. */
function ruleOf({ rules, tooLate }: OrderLines, { refund_rule, is_late }: OrderFacts): string {
  return is_late ? tooLate : rules[refund_rule]
}
