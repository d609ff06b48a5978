/** Sports that are trained alike: boxing; Muay Thai and kickboxing; karate and taekwondo; and where no sport was told. */
export const FAMILIES = ['striking', 'kicking', 'points', 'grappling', 'mixed', 'any'] as const
export type Family = (typeof FAMILIES)[number]

/** What a session of a week is for. */
export const SESSION_KINDS = ['technique', 'hard', 'fitness', 'weak', 'calm', 'all'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** How one round is trained: with what and with whom. */
export const ROUND_PLACES = ['bag', 'kick_bag', 'shadow', 'partner', 'grappling_alone', 'grappling_partner'] as const
export type RoundPlace = (typeof ROUND_PLACES)[number]

/** By age, because children of six and adults need different classes. */
export const CLASS_AGES = ['small', 'child', 'teen', 'adult'] as const
export type ClassAge = (typeof CLASS_AGES)[number]

export const CLASS_PARTS = ['line_up', 'warm_up', 'technique', 'task', 'break', 'rounds', 'end'] as const
export type ClassPart = (typeof CLASS_PARTS)[number]

/** The steps of a preparation; each is said with the day by which, or on which, it is done. */
export const PREPARATION_STEPS = [
  'build',
  'as_on_the_day',
  'last_hard',
  'no_more_hard',
  'half',
  'two_days',
  'eve',
  'the_day',
] as const
export type PreparationStep = (typeof PREPARATION_STEPS)[number]

export const GRADING_STEPS = ['go_through', 'weak_parts', 'rehearse', 'eve', 'the_day'] as const
export type GradingStep = (typeof GRADING_STEPS)[number]

/** Between two events. */
export const BETWEEN_STEPS = ['first_event', 'recover', 'build_again', 'keep_fresh', 'no_training'] as const
export type BetweenStep = (typeof BETWEEN_STEPS)[number]

/**
 * The sentences of a programme. Words in braces are filled in: `{a}`, `{b}` and `{c}` are minutes of the first, main and
 * last part of a session; `{days}` are names of weekdays.
 */
export interface ProgrammeTexts {
  week: {
    heading: string
    /** By the number of sessions, one to six; more than six get the last. */
    leads: readonly [string, string, string, string, string, string]
    names: Record<SessionKind, string>
    sessions: Record<Family, Record<SessionKind, string>>
    /** For who trains alone, whatever the sport. */
    alone: Record<SessionKind, string>
    /** The weekdays are only a proposal. */
    days_are_examples: string
    strength_apart: string
    strength_after: string
    running: string
    at_home: Record<Exclude<Family, 'points'>, string>
    first_months: string
    until_event: string
    for_minors: string
    over_fifty: string
    /** Named by the member: `{weak}`. */
    weak_point: string
    /** `{first}` goes, `{last}` stays. */
    if_one_falls_out: string
    ask_days: string
  }
  until_event: {
    heading: string
    /** Its day comes with the number of days and, if known, of sessions. */
    lead: string
    lead_today: string
    lead_sessions: string
    lead_two: Record<'close' | 'apart', string>
    steps: Record<Exclude<Family, 'kicking'>, Record<PreparationStep, string>>
    /** For children: how it is on the day, as a game, and no hard contact. */
    child_steps: Record<PreparationStep, string>
    between: Record<BetweenStep, string>
    grading: Record<GradingStep, string>
    /** For who asks for more fitness; `{until}` is its last day. */
    fitness: string
    /** Asked for the day of the last hard sparring; and if there is none left. */
    last_hard_is: string
    no_hard_left: string
    measure: string
    /** What may come, and what is done then, for the sentence with if and then. */
    tired: { cue: string; action: string }
    title: string
    /** What is prepared for, if it was not named; with its day. */
    event: Record<'contest' | 'grading', string>
    /** What was named, with its day. */
    event_named: string
    /** The label of a step for one day. */
    on: string
  }
  rounds: {
    heading: string
    lead: string
    warm_up: Record<Exclude<Family, 'points'>, string>
    /** Some tasks for several rounds. */
    rounds_of_task: string
    round: string
    /** Three train together. */
    three: string
    tasks: Record<RoundPlace, readonly string[]>
    /** So many rounds as were told do not fit into the time. */
    fewer_fit: string
    end: string
    more_each_week: string
    last_hard_on: string
    pace: string
    light_for_minors: string
    ask_length: string
  }
  class: {
    heading: string
    lead: Record<ClassAge, string>
    parts: Record<ClassAge, Record<ClassPart, string>>
    /** What is taught, by the kind of sport. */
    techniques: Record<Exclude<Family, 'points'>, Record<ClassAge, string>>
    pairs: string
    pairs_and_three: string
    alone: string
    two_halves: string
    ask_facts: string
  }
  /** Parts of the line in brackets behind a heading. */
  facts: {
    sessions: string
    rest: string
    ages: string
    age: string
    adults: string
    people: string
    helpers: string
    alone: string
    partner: string
    three: string
    until: string
    beginner: string
    strength: string
    /** The weekdays of weights. */
    strength_on: string
    running: string
    round_minutes: string
    time: Record<'morning' | 'noon' | 'evening', string>
    gi: Record<'gi' | 'no_gi', string>
    no_event: string
    gear: Record<'bag' | 'pads' | 'rope' | 'none', string>
  }
  /** Before a programme that is worked out again: `{what}` is different. */
  changed: string
  /** What was put right changes nothing that can be worked out: `{what}`. */
  stays: string
  /** The same after “what if”. */
  supposed: string
  /** Asked for one day: `{day}` and what stands on it. */
  /** Parts of a programme that are asked for. */
  parts: {
    hard_days: string
    no_hard: string
    free_days: string
    no_free: string
    why_week: string
    week: string
    days_left: string
    days_left_in_weeks: string
    easy_from: string
    class_late: string
    easy_days: string
    week_total: string
    sessions_left: string
    why_way: string
    why_class: string
    hardest_round: string
  }
  on_that_day: string
  free_day: string
}
