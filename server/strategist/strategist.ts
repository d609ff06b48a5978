import type { EntryId } from '#content/knowledge/knowledge.ts'
import type { CardId } from '#content/playbook/cards.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId } from '#content/reading/concepts.ts'
import type { SubjectId } from '#content/subjects/subjects.ts'
import type { ChangedFact } from '#content/talk/changed-facts.ts'
import type { ReasonForAPerson } from '#contract/chat-rules.ts'
import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Language } from '#contract/language.ts'
import type { PersonaLabel } from '#contract/personas.ts'
import type { Template } from '#contract/strategy.ts'
import type { Outcome, ResultKind, TrainingKind } from '#contract/training-rules.ts'
import type { ConceptReading, Weighed } from './concepts/read-concepts.ts'
import type { ProgrammeFacts } from './programmes/facts.ts'
import type { Programme } from './programmes/read-programme.ts'

/** A calendar day without a time zone: 2026-11-15. */
export type DayText = string

/** One earlier message. An answer keeps its trace, so that the next one can differ. */
export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** The day it was written in the member's time zone; today if unknown. */
  day?: DayText | undefined
  trace?: Trace | undefined
}

/** What is read in the member's own words. Slots that were not mentioned are absent. */
export interface Slots {
  goal?: string
  obstacle?: string
  /** The event in the member's words: "my first amateur bout", "minha entrevista". */
  event?: string
  event_date?: DayText
  sport?: string
  level?: string
  hours_a_week?: number
  /** As written, with its currency: "R$ 2.000". */
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
  'question',
  'answer',
  'wants-detail',
  'objection',
  'progress',
  'correction',
  'wrong-topic',
  'agreement',
  'thanks',
  'greeting',
  'goodbye',
  'good-news',
  'venting',
  'about-bot',
  'abilities',
  'wants-human',
  'insult',
  'gibberish',
  'off-topic',
  'injection',
] as const
export type DialogueAct = (typeof DIALOGUE_ACTS)[number]

/** What the member logged of their training. Loads are minutes times effort. */
export interface TrainingMemory {
  sessions_7: number
  minutes_7: number
  load_7: number
  sessions_28: number
  minutes_28: number
  load_28: number
  /** How many of the three weeks before the last 7 days have an entry. */
  weeks_before: number
  last: { day: DayText; kind: TrainingKind; minutes: number; effort: number; word: string | null } | null
  /** What was learnt from the last result of which the member said so. */
  lesson: { day: DayText; kind: ResultKind; outcome: Outcome; learnt: string } | null
}

/** The data of the Fighter File for an answer: only items that are switched on. */
export interface Memory {
  /** Only if the member switched it on, because it is sent to the AI provider. */
  full_name: string | null
  facts: readonly { key: SlotName; value: string }[]
  quiz: { fire_level: number; taken_on: DayText } | null
  streak: number
  /** Null if nothing was logged. */
  training: TrainingMemory | null
  /** Commitments without an outcome, oldest first. */
  commitments: readonly { id: string; text: string; due_date: DayText | null }[]
  /** How commitments went that the member reported since the last answer, outside a conversation; newest first. */
  reported: readonly { text: string; outcome: number }[]
  /** A summary of earlier messages that no longer fit. */
  summary: string | null
}

/** Of a member who keeps nothing, or switched everything off. */
export const NOTHING_KNOWN: Memory = {
  full_name: null,
  facts: [],
  quiz: null,
  streak: 0,
  training: null,
  commitments: [],
  reported: [],
  summary: null,
}

export interface Question {
  message: string
  template: Template
  persona: PersonaLabel | null
  language: Language
  /** Earlier turns, oldest first, without the message. */
  history: readonly Turn[]
  memory: Memory
  /** Today in the member's time zone. */
  today: DayText
  /** The same question with the same seed has the same answer; for example the conversation's id. */
  seed: string
}

/** The member's data that was used, shown under the answer. */
export type UsedItem = FileItem

export const SAFETY_TOPICS = [
  'self-harm',
  'weight-cut',
  'concussion',
  'doping',
  'eating-disorder',
  'abuse',
  'minor-adult',
  'violence',
  'injury',
  'substance',
] as const
export type SafetyTopic = (typeof SAFETY_TOPICS)[number]

/** What a model must not write: dangerous advice, or that it is a person. */
export type ForbiddenTopic = SafetyTopic | 'claims-to-be-human'

/** `ask`: it may be danger. Then nothing is planned or stored, and one question is asked. */
export type SafetyLevel = 'crisis' | 'refuse' | 'care' | 'ask'

/** How an answer was made. */
export interface Trace {
  act: DialogueAct
  /** The slots of the message, so that later answers need not read it again. */
  said?: Slots | undefined
  cards: CardId[]
  /** What the answer took the message to be about. */
  matter?: Matter | undefined
  /** What the talk began with, and how likely that is. */
  subject?: Weighed<SubjectId> | undefined
  /** The short answer that was given. */
  entry?: EntryId | undefined
  /** The matters offered for choice where the message could be read in several ways. */
  choices?: Matter[] | undefined
  /** What stands in short under an answer that may not be the right one; the subject is that of the talks it was written for. */
  besides?: { way: string; subject?: SubjectId | undefined }[] | undefined
  /** How people ask for the answers that fit next best, offered beside an answer that may not be the right one. */
  nearest?: string[] | undefined
  /** What could be asked next, offered under an answer that fits. */
  next?: string[] | undefined
  /** What was worked out, and from what. */
  programme?: { kind: Programme; facts: ProgrammeFacts } | undefined
  used: UsedItem[]
  /** The opener that was used, so that it is not repeated soon. */
  opener: string | null
  /** What the answer asked for, so that the reply is understood. */
  asked: SlotName | 'commitment' | 'card' | 'matter' | null
  /** Why the answer is not only coaching. */
  safety: SafetyTopic | null
  /** Only if the safety gate stopped the member's message, not the model's answer. */
  safety_level?: SafetyLevel | undefined
  /** The message reports an overdose. */
  overdose?: true | undefined
  /** Why the answer offers to talk to a person. */
  person?: ReasonForAPerson | undefined
}

/** The proposal of an answer, ready to be kept as a plan. */
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

/** An earlier message of which a number or day is another one now. */
export interface Rewritten {
  /** The place of the message among the earlier ones. */
  place: number
  /** How the message reads now. */
  content: string
  from: string
  to: string
  /** The new number with the words that say what it counts: "rent is 5200"; empty for a day. */
  phrase: string
  /** What it is, where that says what changes with it. */
  fact?: ChangedFact | undefined
  /** By how much a number or day differs from the one before. */
  difference?: number | undefined
  /** What the same message puts right besides, in this or another earlier message. */
  also?: Rewritten | undefined
}

/** What a message puts right in what was said earlier. */
export interface Correction {
  /** The facts that are different now. */
  said: Slots
  /** If a number or day of an earlier message was put right: the message as it reads now. */
  rewritten?: Rewritten
}

/**
 * The result of reading one message, once, by `readMessage`. Composing, the prompt of a provider, the Fighter File
 * and the stored trace all use this value, so another reader would only have to return one.
 */
export interface Reading {
  act: DialogueAct
  /** Read in this message. */
  said: Slots
  /** Together with the slots of the conversation and the Fighter File. */
  slots: Slots
  /** The kind of question it asks, if it asks one. */
  asks: Exclude<ConceptId<'question'>, 'ask-nothing'> | null
  /** What it is about, likeliest first; empty for small talk. */
  matters: readonly Weighed<Matter>[]
  /** Everything that the trained reader sees in the message. */
  concepts: ConceptReading
  /** What the member promises to do: "I will run three times this week". */
  commitments: { text: string; due_date: DayText | null }[]
  /** The reported outcome of a commitment, 1 to 10; absent without a report. */
  outcome?: number
  /** What the message puts right in earlier ones. */
  correction?: Correction | undefined
}
