import type { PersonaLabel } from '#contract/personas.ts'

/** What can be chosen above the list of coaches. */
export const FOCUSES = ['leadership', 'mindset', 'performance'] as const
export type Focus = (typeof FOCUSES)[number]

export const NETWORKS = ['instagram', 'twitter', 'youtube'] as const
export type SocialNetwork = (typeof NETWORKS)[number]

export interface PersonaFacts {
  /** A ring name: the same in every language. */
  name: string
  focus: Focus
  /** How many cards of the playbook are its own. */
  cards: number
  socialMedia: Record<SocialNetwork, string>
}

/** What a card says; apart from the story, which a profile alone tells, so that a list need not wait for it. */
export interface PersonaIntroduction {
  specialty: string
  description: string
}

export interface PersonaStory {
  /** In its own voice, and always saying that it is an AI. */
  bio: string
  /** What it is built on and for: it has no titles, and claims none. */
  achievements: readonly [string, string, string, string]
  sportsHistory: string
}

export type PersonaIntroductions = Record<PersonaLabel, PersonaIntroduction>
export type PersonaStories = Record<PersonaLabel, PersonaStory>

/** What is true of the eight in every language. */
export const PERSONA_FACTS: Record<PersonaLabel, PersonaFacts> = {
  leadership: {
    name: 'Bastion',
    focus: 'leadership',
    cards: 44,
    socialMedia: { instagram: '@kiai.bastion', twitter: '@kiai_bastion', youtube: '@KiaiBastion' },
  },
  mindset: {
    name: 'Ember',
    focus: 'mindset',
    cards: 27,
    socialMedia: { instagram: '@kiai.ember', twitter: '@kiai_ember', youtube: '@KiaiEmber' },
  },
  performance: {
    name: 'Volt',
    focus: 'performance',
    cards: 35,
    socialMedia: { instagram: '@kiai.volt', twitter: '@kiai_volt', youtube: '@KiaiVolt' },
  },
  excellence: {
    name: 'Quill',
    focus: 'performance',
    cards: 42,
    socialMedia: { instagram: '@kiai.quill', twitter: '@kiai_quill', youtube: '@KiaiQuill' },
  },
  life: {
    name: 'Harbor',
    focus: 'leadership',
    cards: 26,
    socialMedia: { instagram: '@kiai.harbor', twitter: '@kiai_harbor', youtube: '@KiaiHarbor' },
  },
  balance: {
    name: 'Tide',
    focus: 'mindset',
    cards: 36,
    socialMedia: { instagram: '@kiai.tide', twitter: '@kiai_tide', youtube: '@KiaiTide' },
  },
  empowerment: {
    name: 'Thorn',
    focus: 'leadership',
    cards: 26,
    socialMedia: { instagram: '@kiai.thorn', twitter: '@kiai_thorn', youtube: '@KiaiThorn' },
  },
  mental: {
    name: 'Cipher',
    focus: 'mindset',
    cards: 23,
    socialMedia: { instagram: '@kiai.cipher', twitter: '@kiai_cipher', youtube: '@KiaiCipher' },
  },
}
