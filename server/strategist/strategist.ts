import type { CardId } from '#content/playbook/cards.ts'
import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Language } from '#contract/language.ts'
import type { PersonaLabel } from '#contract/personas.ts'
import type { Template } from '#contract/strategy.ts'

/** A calendar day without a time zone: 2026-11-15. */
export type DayText = string

/** One earlier message. What an answer was made of is kept with it, so that the next one can differ. */
export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** The day it was said, where the member is; today where it is not known. */
  day?: DayText | undefined
  trace?: Trace | undefined
}

/** What the extractor reads in the member's own words. A slot that was not said is absent. */
export interface Slots {
  goal?: string
  obstacle?: string
  /** What it is about, in the member's words: "my first amateur bout", "minha entrevista". */
  event?: string
  event_date?: DayText
  sport?: string
  level?: string
  hours_a_week?: number
  /** As said, with its currency: "R$ 2.000". */
  money?: string
  people?: string
  emotion?: string
  /** 1 to 10. */
  confidence?: number
  tried?: string
}
export type SlotName = keyof Slots

export const DIALOGUE_ACTS = [
  'new-problem',
  'answer',
  'wants-detail',
  'objection',
  'progress',
  'thanks',
  'off-topic',
] as const
export type DialogueAct = (typeof DIALOGUE_ACTS)[number]

/** What the Fighter File lends to an answer: only what the member left switched on. */
export interface Memory {
  /** Only where the member switched it on: it goes to whoever answers. */
  full_name: string | null
  facts: readonly { key: SlotName; value: string }[]
  quiz: { fire_level: number; taken_on: DayText } | null
  streak: number
  /** What the member said they would do and has not reported on, oldest first. */
  commitments: readonly { id: string; text: string; due_date: DayText | null }[]
  /** What earlier messages that no longer fit were about. */
  summary: string | null
}

export interface Question {
  message: string
  template: Template
  persona: PersonaLabel | null
  language: Language
  /** Earlier turns, oldest first, without the message. */
  history: readonly Turn[]
  memory: Memory
  /** Today where the member is. */
  today: DayText
  /** The same question with the same seed has the same answer: the conversation's id, say. */
  seed: string
}

/** What of the member's was used: shown under the answer in words. */
export type UsedItem = FileItem

export const SAFETY_TOPICS = [
  'self-harm',
  'weight-cut',
  'concussion',
  'doping',
  'eating-disorder',
  'abuse',
  'violence',
] as const
export type SafetyTopic = (typeof SAFETY_TOPICS)[number]

/** What a model must not say: dangerous advice, or that it is a person. */
export type ForbiddenTopic = SafetyTopic | 'claims-to-be-human'

export type SafetyLevel = 'crisis' | 'refuse' | 'care'

/** How an answer came about. */
export interface Trace {
  act: DialogueAct
  /** What was read in the message, so that later answers need not read it again. */
  said?: Slots | undefined
  cards: CardId[]
  used: UsedItem[]
  /** Which way of opening was taken, so that it is not taken again soon. */
  opener: string | null
  /** What the answer asked for, so that what comes back is understood as the answer to it. */
  asked: SlotName | 'commitment' | 'card' | null
  /** Why the answer is not, or not only, coaching. */
  safety: SafetyTopic | null
  /** Only where it was the member's message, not the model's answer, that the safety gate stopped. */
  safety_level?: SafetyLevel | undefined
  /** The message told of an overdose under way. */
  overdose?: true | undefined
}

/** What an answer proposes to do, ready to be kept as a plan. */
export interface PlanDraft {
  title: string
  steps: { text: string; due_date: DayText | null }[]
  metric: string
  if_then: string
}

export interface Reply {
  /** Markdown. */
  text: string
  trace: Trace
  plan: PlanDraft | null
}

/**
 * What was read in one message. It is read once, by `readMessage`; composing, the prompt of a provider, the Fighter File
 * and the stored trace all work from this value, so whatever else may read messages only has to give one.
 */
export interface Reading {
  act: DialogueAct
  /** Read in this message. */
  said: Slots
  /** Together with what the conversation and the Fighter File already tell. */
  slots: Slots
  /** What the member undertakes to do: "I will run three times this week". */
  commitments: { text: string; due_date: DayText | null }[]
  /** How something undertaken went, 1 to 10; absent where the message does not tell. */
  outcome?: number
}
