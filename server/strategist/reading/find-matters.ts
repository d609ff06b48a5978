import type { Role } from '#content/intake/intake-texts.ts'
import { groupOf, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import type { Template } from '#contract/strategy.ts'
import type { ConceptReading, Weighed } from '../concepts/read-concepts.ts'
import type { Question } from '../strategist.ts'
import { fold } from './fold.ts'

/** The groups a template is about. They count more, so that "the exam" is the belt in one room and the degree in another. */
const TEMPLATE_GROUPS: Record<Template, readonly MatterGroup[]> = {
  general: [],
  fight: ['mind', 'technique', 'body'],
  career: ['work'],
  business: ['business'],
  life: ['life', 'time'],
}
const OF_TEMPLATE = 1.3

const STRIKING: ReadonlySet<Matter> = new Set<Matter>([
  'kick-defence',
  'punch-defence',
  'southpaw-opponent',
  'power-and-combos',
  'fear-of-getting-hit',
])
const GRAPPLING: ReadonlySet<Matter> = new Set<Matter>([
  'escape-mount-side',
  'escape-back-choke',
  'guard-play',
  'guard-passing',
  'armlock-triangle',
  'leg-locks',
])
const STRIKERS = /\b(?:box|boxe|boxeo|boxing|muay|kick|karate|taekwondo|tkd|savate|k-?1)/
const GRAPPLERS = /\b(?:jiu|bjj|judo|yudo|wrestl|grappl|luta livre|luta olimpica|lucha|sumo)/
const OTHER_SPORT = 0.3

/** A boxer is not asking about the guard that is passed on the ground. */
function sportFactor(matter: Matter, sport: string | undefined): number {
  if (sport === undefined) return 1
  const folded = fold(sport)
  if (STRIKERS.test(folded) && GRAPPLING.has(matter)) return OTHER_SPORT
  if (GRAPPLERS.test(folded) && STRIKING.has(matter)) return OTHER_SPORT
  return 1
}

/** What somebody mostly asks about who asks for a child, a partner or an athlete. */
const OF_ROLE: Record<Role, ReadonlySet<Matter>> = {
  parent: new Set<Matter>(['child-competes']),
  partner: new Set<Matter>(['fighter-at-home']),
  coach: new Set<Matter>(['athlete-of-mine', 'teaching-class', 'cornering-others']),
}
const ASKED_IN_ROLE = 2.5

const roleFactor = (matter: Matter, role: Role | null): number =>
  role !== null && OF_ROLE[role].has(matter) ? ASKED_IN_ROLE : 1

/** Folded, in all three languages together: what the member has behind them, so that a plan for it would come too late. */
const ALREADY_DONE: Partial<Record<Matter, RegExp>> = {
  'open-gym':
    /\b(?:i|we|i've|we've)(?: (?:just|already|finally|have|now))* (?:opened|own|run|bought|founded|took over) (?:my|our|an?|the)(?: \w+){0,4} (?:gym|dojo|academy|school|studio|club)\b|\b(?:i|we) have an?(?: \w+){0,3} (?:gym|dojo|academy|school|studio)\b(?! in mind)|\b(?:abri|abrimos|montei|montamos|inaugurei|comprei|puse|monte|inaugure)(?: \w+){0,4} (?:academia|dojo|ct|escola|estudio|gimnasio|gym|escuela|club)\b|\b(?:tenho|temos|tengo|tenemos|soy duen[oa] de|sou don[oa] de)(?: (?:uma?|una?|minha|mi|propri[oa]|propi[oa]|pequen[oa]))+(?: \w+)? (?:academia|dojo|ct|escola|estudio|gimnasio|gym|escuela|club)\b(?! em? (?:vista|mente))/,
  'job-interview':
    /\b(?:got the (?:job|offer)|they (?:hired|took) me|consegui (?:o emprego|a vaga|el (?:trabajo|empleo|puesto))|me contratar(?:am|on)|(?:no one|nobody|they never|don'?t|never)(?: \w+){0,2} (?:calls?|invites?)|(?:no|not (?:a single|one)) interviews?|(?:ninguem|nao|nunca)(?: me)? (?:cham\w+|convid\w+)|(?:nadie|no|nunca) me (?:llam\w+|cit\w+|invit\w+))\b/,
}

/** "Luto sábado" says in Portuguese that somebody fights, and not that somebody mourns. */
const FIGHTS =
  /(?<!\b(?:de|em|meu|o|no|do|esse|este) )\bluto (?:(?:no |na |nesse |nesta )?(?:sabado|domingo|segunda|terca|quarta|quinta|sexta|fim|final|proxim\w+)|dia|em|daqui|amanha|hoje|contra|mma|boxe|muay|jiu|judo|semana|mes|pela|pelo|profissional|amador)\b/

/** How the message itself, all messages together, and the matter in hand count for what a later message is about. */
const OF_MESSAGE = 0.35
const OF_ALL = 0.35
const OF_MATTER_IN_HAND = 0.3

interface Conversation {
  /** What all messages of the member together are about. */
  all: readonly Weighed<Matter>[]
  inHand: Matter | undefined
}

/** What a later message is about: what the conversation is about, unless it plainly speaks of something else. */
function inConversation(own: readonly Weighed<Matter>[], { all, inHand }: Conversation): Weighed<Matter>[] {
  const shareIn = (list: readonly Weighed<Matter>[], matter: Matter): number =>
    list.find(({ concept }) => concept === matter)?.share ?? 0
  const matters = new Set([...own, ...all].map(({ concept }) => concept))
  if (inHand !== undefined) matters.add(inHand)
  return [...matters].map((concept) => {
    // Who was asked what it is about tells it in several messages.
    if (inHand === undefined) return { concept, share: shareIn(all, concept) }
    const share = OF_MESSAGE * shareIn(own, concept) + OF_ALL * shareIn(all, concept)
    return { concept, share: share + (concept === inHand ? OF_MATTER_IN_HAND : 0) }
  })
}

interface Circumstances {
  template: Template
  sport: string | undefined
  /** For whom the member asks, if not for themself. */
  role: Role | null
  /** The words of the member. */
  said: string
  conversation?: Conversation
}

/** What the message is about, likeliest first, in the light of where it is asked and of what was talked about before. */
export function findMatters(
  matters: ConceptReading['matters'],
  { template, sport, role, said, conversation }: Circumstances,
): Weighed<Matter>[] {
  const folded = fold(said)
  const found = matters.flatMap(({ concept, share }): Weighed<Matter>[] => {
    if (concept === 'none' || ALREADY_DONE[concept]?.test(folded)) return []
    if (concept === 'grief' && FIGHTS.test(folded)) return []
    const byTemplate = TEMPLATE_GROUPS[template].includes(groupOf(concept)) ? OF_TEMPLATE : 1
    return [
      { concept, share: Math.min(1, share * byTemplate * sportFactor(concept, sport) * roleFactor(concept, role)) },
    ]
  })
  return (conversation ? inConversation(found, conversation) : found).toSorted((one, other) => other.share - one.share)
}

/** What the conversation is about so far. */
export const matterInHand = ({ history }: Pick<Question, 'history'>): Matter | undefined =>
  history.findLast(({ trace }) => trace?.matter !== undefined)?.trace?.matter
