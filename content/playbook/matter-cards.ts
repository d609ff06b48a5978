import type { ConceptId } from '#content/reading/concepts.ts'
import type { CardId } from './cards.ts'

/** What a message can be about. */
export type Matter = Exclude<ConceptId<'matter'>, 'none'>

type Cards = readonly [CardId, ...CardId[]]

/**
 * The cards for each matter, the usual one first. Which of several is given depends on the message, the persona and what
 * was given before.
 */
const MIND = {
  'nerves-before-fight': [
    'pre-fight-routine',
    'reappraise-pressure',
    'fight-week-calm',
    'breathing-reset',
    'first-minute-plan',
  ],
  'first-competition': ['first-fight-nerves', 'pre-fight-routine', 'kids-first-tournament', 'first-minute-plan'],
  'freezing-in-fight': ['freeze-in-sparring', 'first-minute-plan', 'self-talk-script'],
  'fear-of-getting-hit': ['fear-of-getting-hit', 'sparring-fear'],
  'sparring-fear': ['sparring-fear', 'fear-of-getting-hit', 'training-partner-ego'],
  'confidence-low': ['confidence-before-bout', 'self-talk-script', 'strengths-inventory'],
  'big-stage': ['big-stage-title', 'hostile-crowd', 'process-goals'],
  'opponent-intimidating': ['opponent-intimidating', 'opponent-study', 'late-opponent-change'],
  'trash-talk': ['trash-talk', 'breathing-reset'],
  'anger-in-the-ring': ['anger-in-the-ring', 'breathing-reset'],
  'comeback-after-loss': ['after-a-loss', 'setback-recovery'],
  'after-a-win': ['after-a-win', 'process-goals'],
  'return-after-knockout': ['return-after-knockout'],
  'return-after-break': ['return-after-break', 'get-back-in-shape'],
  'bad-decision': ['bad-decision', 'after-a-loss'],
  'quitting-the-sport': ['quitting-the-sport', 'motivation-gone', 'big-decision'],
  'loss-of-motivation': ['motivation-gone', 'process-goals', 'accountability-partner'],
  'teammate-rivalry': ['teammate-rivalry', 'comparison-with-others'],
  'ego-in-training': ['training-partner-ego', 'anger-in-the-ring'],
  'coach-conflict': ['coach-disagreement', 'corner-communication'],
  'changing-gyms': ['changing-gyms', 'big-decision'],
  'belt-grading': ['belt-grading', 'technique-plateau'],
  'focus-wanders': ['focus-wanders', 'between-rounds-reset'],
  'cornering-others': ['cornering-others', 'corner-communication'],
  'child-competes': ['kids-first-tournament', 'cornering-others'],
  'late-beginner': ['late-beginner', 'process-goals'],
  'women-and-small': ['women-and-small', 'taller-opponent'],
  plateau: ['technique-plateau', 'process-goals', 'weekly-review'],
  'training-alone': ['training-alone', 'drilling'],
  'bout-cancelled': ['bout-cancelled'],
  'body-shame': ['body-shame'],
  'older-athlete': ['older-athlete'],
  'athlete-of-mine': ['athlete-of-mine'],
  'setbacks-in-a-row': ['setbacks-in-a-row'],
  'humbled-in-gym': ['humbled-in-gym'],
} as const satisfies Partial<Record<Matter, Cards>>

const TECHNIQUE = {
  'kick-defence': ['kick-defence'],
  'punch-defence': ['punch-defence', 'timing-and-counters'],
  'footwork-distance': ['footwork-distance'],
  'southpaw-opponent': ['southpaw-problem'],
  'taller-opponent': ['taller-opponent'],
  'pressure-fighter': ['pressure-fighter'],
  'counter-timing': ['timing-and-counters'],
  'power-and-combos': ['power-and-combos'],
  'clinch-knees': ['clinch-knees'],
  'takedown-defence': ['takedown-defence'],
  'takedowns-throws': ['takedowns-throws'],
  'escape-mount-side': ['stuck-under-mount'],
  'escape-back-choke': ['escape-back-choke'],
  'guard-play': ['guard-always-passed'],
  'guard-passing': ['guard-passing'],
  'armlock-triangle': ['armlock-triangle'],
  'leg-locks': ['leg-locks'],
  finishing: ['finishing'],
  'ring-craft': ['ring-craft'],
  'rounds-and-corner': ['between-rounds-reset', 'corner-communication'],
  'game-plan': ['game-plan-three-lines', 'opponent-study', 'first-minute-plan'],
  drilling: ['drilling', 'technique-plateau'],
  'gear-and-etiquette': ['gear-and-etiquette'],
  'choosing-a-sport': ['choosing-a-sport'],
  'self-defence': ['self-defence'],
  'attack-back-turtle': ['attack-back-turtle'],
  'own-stance': ['own-stance'],
  'cutting-off': ['cutting-off'],
} as const satisfies Partial<Record<Matter, Cards>>

const BODY = {
  'gassing-out': ['gassing-out'],
  'strength-training': ['strength-training'],
  flexibility: ['flexibility'],
  'training-plan': ['training-plan', 'training-around-work'],
  overtraining: ['overtraining-signs'],
  'injury-now': ['injury-now'],
  'injury-return': ['return-after-injury'],
  'chronic-pain': ['chronic-pain'],
  'food-for-training': ['food-for-training'],
  'food-at-weigh-in': ['food-at-weigh-in'],
  'weight-over-limit': ['weigh-in-sanely', 'weight-class-choice'],
  'weight-class-choice': ['weight-class-choice'],
  'lose-weight': ['lose-weight-healthily'],
  'gain-weight': ['gain-weight'],
  sleep: ['sleep-better', 'night-before-sleep'],
  supplements: ['supplements'],
  'ill-now': ['ill-now'],
  'body-cycle': ['body-cycle'],
  'alcohol-party': ['alcohol-party', 'break-a-habit'],
  'tournament-day': ['tournament-day'],
  'body-signs': ['body-signs'],
  'rest-days': ['rest-days'],
  'fitness-test': ['fitness-test'],
} as const satisfies Partial<Record<Matter, Cards>>

const TIME = {
  'no-time-to-train': ['training-around-work', 'no-time'],
  'shift-work': ['shift-work', 'training-around-work'],
  'habit-start': ['start-a-habit', 'accountability-partner', 'if-then-plan'],
  'habit-break': ['break-a-habit', 'if-then-plan'],
  procrastination: ['procrastination', 'break-goal-down', 'accountability-partner'],
  'early-mornings': ['discipline-of-mornings'],
  'too-many-things': ['too-many-things', 'weekly-review'],
  'work-life-balance': ['work-life-balance', 'boundaries-saying-no'],
} as const satisfies Partial<Record<Matter, Cards>>

const WORK = {
  'ask-for-raise': ['salary-negotiation', 'ask-for-promotion'],
  'difficult-boss': ['difficult-boss'],
  'colleague-conflict': ['conflict-with-colleague'],
  'job-interview': ['job-interview'],
  'job-lost': ['losing-a-job'],
  'job-search': ['job-search-rhythm', 'networking-shy'],
  'new-job': ['first-day-new-job'],
  'career-change': ['career-change', 'break-goal-down'],
  'sport-and-career': ['dual-career-fighter', 'athlete-to-work'],
  'coach-as-job': ['coach-as-job'],
  'leading-people': ['leading-a-team-first-time', 'delegating'],
  'hard-feedback': ['giving-hard-feedback', 'receiving-criticism'],
  'public-speaking': ['fear-of-public-speaking', 'presentation-to-leaders'],
  'impostor-at-work': ['imposter-feeling'],
  burnout: ['burnout-at-work'],
  'stuck-at-work': ['stuck-no-growth'],
  'exam-study': ['exam-certification', 'return-to-study'],
  'learning-skill': ['learning-new-skill'],
  'focus-at-work': ['remote-work-focus'],
  'two-offers': ['choosing-between-offers'],
  'teaching-class': ['teaching-class'],
  'fight-offer': ['fight-offer'],
} as const satisfies Partial<Record<Matter, Cards>>

const BUSINESS = {
  'open-gym': ['open-own-gym', 'business-plan-one-page'],
  'get-members': ['get-more-members', 'launch-new-offer'],
  'members-leave': ['members-leaving', 'lost-big-client'],
  'gym-prices': ['pricing-too-low'],
  'break-even': ['break-even', 'cash-flow-hole'],
  'cash-hole': ['cash-flow-hole', 'seasonal-slump'],
  debt: ['debt-pressure'],
  'late-payers': ['late-payers'],
  competitor: ['competitor-next-door'],
  'business-partner': ['partner-conflict'],
  'hire-staff': ['hire-first-person', 'fire-someone-fairly'],
  'difficult-client': ['difficult-client', 'bad-review'],
  sponsorship: ['sponsorship-pitch'],
  'social-media': ['social-media-marketing'],
  'sell-talk': ['sales-conversation'],
  'online-coaching': ['online-coaching-offer'],
  'seminar-event': ['seminar-or-event'],
  'working-too-much': ['working-too-many-hours', 'delegating'],
  'idea-overload': ['too-many-ideas'],
  'money-from-bank': ['investor-or-bank-meeting', 'business-plan-one-page'],
  'unpaid-purse': ['unpaid-purse'],
  'private-lessons': ['private-lessons'],
} as const satisfies Partial<Record<Matter, Cards>>

const LIFE = {
  'partner-conflict': ['relationship-conflict'],
  'break-up': ['break-up'],
  'parents-against': ['family-does-not-support'],
  'family-care': ['family-care', 'becoming-a-parent'],
  loneliness: ['loneliness'],
  'money-saving': ['money-savings-goal'],
  'everyday-anxiety': ['anxiety-everyday', 'breathing-reset'],
  'self-doubt': ['self-doubt', 'perfectionism', 'strengths-inventory'],
  'comparing-with-others': ['comparison-with-others'],
  'big-decision': ['big-decision', 'grow-talk'],
  'moving-away': ['moving-city'],
  'saying-no': ['boundaries-saying-no'],
  bullied: ['bullied'],
  purpose: ['purpose', 'scale-one-to-ten'],
  grief: ['grief'],
  'friend-in-trouble': ['friend-in-trouble'],
  'cannot-afford': ['cannot-afford'],
  'family-support': ['family-support'],
  'fighter-at-home': ['fighter-at-home'],
  'owning-up': ['owning-up'],
} as const satisfies Partial<Record<Matter, Cards>>

const GROUPS = { mind: MIND, technique: TECHNIQUE, body: BODY, time: TIME, work: WORK, business: BUSINESS, life: LIFE }

export type MatterGroup = keyof typeof GROUPS
const MATTER_GROUPS = Object.keys(GROUPS) as MatterGroup[]

/** A matter without cards does not compile. */
export const MATTER_CARDS: Record<Matter, Cards> = {
  ...MIND,
  ...TECHNIQUE,
  ...BODY,
  ...TIME,
  ...WORK,
  ...BUSINESS,
  ...LIFE,
}

const groupOfMatter = new Map(
  MATTER_GROUPS.flatMap((group) => Object.keys(GROUPS[group]).map((matter) => [matter, group] as const)),
)

export function groupOf(matter: Matter): MatterGroup {
  const group = groupOfMatter.get(matter)
  if (!group) throw new Error(`${matter} is in no group`)
  return group
}
