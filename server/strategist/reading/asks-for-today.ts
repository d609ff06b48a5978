import { fold } from './fold.ts'

/** Asks which day it is today, and hardly anything else. Folded, in all three languages together. */
const ASKS_FOR_TODAY =
  /^[¿ ]*(?:(?:hey|ok|oi|ola|hola|oye|che|coach)[, ]+)?(?:what(?:'?s| is)? (?:the )?(?:date|day)(?: is it| of the month is it)?(?: is)? today|what day is it(?: today)?|what(?:'?s| is) today'?s date|today'?s date|que dia (?:e|eh) hoje|hoje (?:e|eh) que dia|qual (?:e )?a data de hoje|a data de hoje|(?:que|q|cual|a que) (?:dia|fecha|fecha es|es la fecha) ?(?:es|estamos|de)? hoy|hoy (?:que|q|cual) (?:dia|fecha) es|(?:a )?que fecha (?:es|estamos)(?: hoy)?)(?: (?:actually|even|again|now|mesmo|agora|mismo|ya))?(?:[?!. ]*|[?!.,] .{0,40})$/

export const asksForToday = (message: string): boolean => ASKS_FOR_TODAY.test(fold(message))
