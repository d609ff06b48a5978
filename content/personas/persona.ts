import type { PersonaLabel } from '#contract/personas.ts'

/** The filters above the list of coaches. */
export const FOCUSES = ['leadership', 'mindset', 'performance'] as const
export type Focus = (typeof FOCUSES)[number]

export const NETWORKS = ['instagram', 'twitter', 'youtube'] as const
export type SocialNetwork = (typeof NETWORKS)[number]

export interface PersonaFacts {
  /** A ring name: the same in every language. */
  name: string
  focus: Focus
  /** How many cards of the playbook belong to this persona. */
  cards: number
  socialMedia: Record<SocialNetwork, string>
}

/** The texts of a card in the list. The story is in other files, because only a profile shows it. */
export interface PersonaIntroduction {
  specialty: string
  description: string
}

export interface PersonaStory {
  /** In the voice of the persona; it always says that it is an AI. */
  bio: string
  /** What the persona is based on and made for; it has no titles and claims none. */
  achievements: readonly [string, string, string, string]
  sportsHistory: string
}

export type PersonaIntroductions = Record<PersonaLabel, PersonaIntroduction>
export type PersonaStories = Record<PersonaLabel, PersonaStory>

/** The facts about the eight personas that are the same in every language. */
export const PERSONA_FACTS: Record<PersonaLabel, PersonaFacts> = {
  leadership: {
    name: 'Bastion',
    focus: 'leadership',
    cards: 63,
    socialMedia: { instagram: '@kiai.bastion', twitter: '@kiai_bastion', youtube: '@KiaiBastion' },
  },
  mindset: {
    name: 'Ember',
    focus: 'mindset',
    cards: 32,
    socialMedia: { instagram: '@kiai.ember', twitter: '@kiai_ember', youtube: '@KiaiEmber' },
  },
  performance: {
    name: 'Volt',
    focus: 'performance',
    cards: 67,
    socialMedia: { instagram: '@kiai.volt', twitter: '@kiai_volt', youtube: '@KiaiVolt' },
  },
  excellence: {
    name: 'Quill',
    focus: 'performance',
    cards: 73,
    socialMedia: { instagram: '@kiai.quill', twitter: '@kiai_quill', youtube: '@KiaiQuill' },
  },
  life: {
    name: 'Harbor',
    focus: 'leadership',
    cards: 41,
    socialMedia: { instagram: '@kiai.harbor', twitter: '@kiai_harbor', youtube: '@KiaiHarbor' },
  },
  balance: {
    name: 'Tide',
    focus: 'mindset',
    cards: 52,
    socialMedia: { instagram: '@kiai.tide', twitter: '@kiai_tide', youtube: '@KiaiTide' },
  },
  empowerment: {
    name: 'Thorn',
    focus: 'leadership',
    cards: 37,
    socialMedia: { instagram: '@kiai.thorn', twitter: '@kiai_thorn', youtube: '@KiaiThorn' },
  },
  mental: {
    name: 'Cipher',
    focus: 'mindset',
    cards: 30,
    socialMedia: { instagram: '@kiai.cipher', twitter: '@kiai_cipher', youtube: '@KiaiCipher' },
  },
}
