import type { Language } from '#contract/language.ts'
import type { DayText, Slots } from '#server/strategist/strategist.ts'
import { findConfidence, findMoney } from './amounts.ts'
import { startsCommitment } from './commitment-phrases.ts'
import { addDays } from './days.ts'
import { findEmotion } from './emotions.ts'
import { EVENT_DOINGS } from './event-words.ts'
import { type EventFound, findEvents } from './events.ts'
import { type DateFound, findDates } from './find-date.ts'
import { findGoal, findTried } from './goal-phrases.ts'
import { findLevel } from './levels.ts'
import { clauseAt, clauses, cut, type MemberText, memberText } from './member-text.ts'
import { findObstacle } from './obstacle-phrases.ts'
import { reportsOwnAction } from './past-actions.ts'
import { findPeople } from './people.ts'
import { findSport } from './sports.ts'
import { findWeeklyHours } from './weekly-hours.ts'

const NEXT_THING = / (?:and|e|y) |[,.;] /
const FURTHER = 20

/** The event with a date, or the first one. */
function pickEvent(text: MemberText, language: Language, date: DateFound | undefined): string | undefined {
  const events = findEvents(text, language)
  if (date === undefined) return events[0]?.words
  // "The championship on 23 January and an exam on the 30th": what comes after "and" has another day.
  const isNext = (event: EventFound): boolean =>
    event.start > date.end && NEXT_THING.test(text.folded.slice(date.end, event.start))
  const distance = (event: EventFound) =>
    Math.max(event.start - date.end, date.start - event.end) + (isNext(event) ? FURTHER : 0)
  const nearest = events.toSorted((one, other) => distance(one) - distance(other))[0]
  if (nearest) return nearest.words
  const { start, end } = clauseAt(clauses(text, language), date.start)
  const clause = text.folded.slice(start, end)
  return EVENT_DOINGS[language].find(([doing]) => doing.test(clause))?.[1]
}

const DEADLINE: Record<Language, RegExp> = {
  en: /\b(?:by|until|till|before|due)\b/,
  pt: /\b(?:ate|antes d[aeo])\b/,
  es: /\b(?:hasta|antes del?|para el)\b/,
}
/** Words for something that has to be done or is scheduled. */
const SET: Record<Language, RegExp> = {
  en: /\b(?:have to|need to|must|got to|gotta|want to|is|will be|it'?s|takes place|starts|begins|closes|wants? an answer|fac(?:e|ing)|(?:up )?against|compete|competing)\b/,
  pt: /\b(?:tenho que|tem que|preciso|precisa|quero|vai ser|sera|fica|comeca|fecha|vence|marcaram|marcado|marcada|ficou|enfrento|enfrentar|pego um|contra|luto|compito)\b/,
  es: /\b(?:hay que|tengo que|tiene que|debo|necesito|quiero|va a ser|sera|empieza|cierra|vence|quedo|me toca|enfrento|enfrentar|contra|peleo|compito)\b/,
}
const wordCount = (folded: string): number => folded.match(/\w+/g)?.length ?? 0
const FEW_WORDS = 2

/** Two weekdays together are a habit, not a date. */
const DAYS_OF_HABIT: Record<Language, RegExp> = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? (?:and|&) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
  pt: /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feira)?,? e (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b/g,
  es: /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?),? y (?:el |los )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g,
}

/** The date of the event. "I'll call him tomorrow" is the date of a commitment, and "today I feel flat" of nothing. */
function pickDate(text: MemberText, language: Language, today: DayText): DateFound | undefined {
  const spans = clauses(text, language)
  const habits = [...text.folded.matchAll(DAYS_OF_HABIT[language])]
  const isHabit = ({ start, end }: DateFound) =>
    habits.some(({ index, 0: days }) => start < index + days.length && end > index)
  // In a report of an action the date is that of the action.
  const dates = findDates(text, language, today).filter(
    (date) =>
      !(date.casual && isHabit(date)) &&
      !(
        date.casual &&
        !date.of_event &&
        reportsOwnAction(cut(text, clauseAt(spans, date.start).start, text.folded.length), language)
      ),
  )
  // "Tomorrow" is often when someone wants to begin.
  const isSet = (date: DateFound) => {
    if (date.day <= addDays(today, 1)) return false
    const { start, end } = clauseAt(spans, date.start)
    const leads = wordCount(text.folded.slice(start, date.start)) === 0
    return (leads && end - date.end > 0) || SET[language].test(text.folded.slice(start, date.start))
  }
  const isMeant = (date: DateFound) =>
    !date.casual ||
    DEADLINE[language].test(text.folded.slice(Math.max(0, date.start - 12), date.end)) ||
    isSet(date) ||
    wordCount(text.folded.slice(0, date.start) + text.folded.slice(date.end)) <= FEW_WORDS
  return (
    dates.find((date) => date.of_event) ??
    dates.find((date) => {
      const { start, end } = clauseAt(spans, date.start)
      return date.day > today && isMeant(date) && !startsCommitment(text.folded.slice(start, end), language)
    })
  )
}

/** All slots of a message, in the member's own words. */
export function findSlots(text: string, language: Language, today: DayText): Slots {
  const member = memberText(text, language)
  const date = pickDate(member, language, today)
  const found: { [Name in keyof Slots]: Slots[Name] | undefined } = {
    goal: findGoal(member, language),
    obstacle: findObstacle(member, language),
    event: pickEvent(member, language, date),
    event_date: date?.day,
    sport: findSport(member, language),
    level: findLevel(member, language),
    hours_a_week: findWeeklyHours(member, language),
    money: findMoney(member),
    people: findPeople(member, language),
    emotion: findEmotion(member, language),
    confidence: findConfidence(member, language),
    tried: findTried(member, language),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
