import type { OCCASIONS } from '#contract/order-rules.ts'

type Temper = 'plain' | 'direct' | 'warm'
type Occasion = (typeof OCCASIONS)[number]

export interface ShoutoutTexts {
  /** For business use, which is always marked. */
  paid: string
  openings: Record<Temper, (for_whom: string, name: string) => string>
  occasions: Record<Occasion, string>
  /** The buyer's own words. */
  message: (wish: string) => string
  closings: Record<Temper, (for_whom: string) => string>
  signature: (name: string) => string
  /** Why an order is declined. */
  worried: string
  unsafe: string
  insulting: string
}

export const en: ShoutoutTexts = {
  paid: 'Paid message.',
  openings: {
    plain: (for_whom, name) => `${for_whom}, listen up for a minute. This is ${name}, from the Kiai corner.`,
    direct: (for_whom, name) => `${for_whom}! ${name} here, from the Kiai corner. Hands up, chin down, ears open.`,
    warm: (for_whom, name) =>
      `Hey ${for_whom}. ${name} here, from the Kiai corner. I am glad I get to say this to you.`,
  },
  occasions: {
    birthday:
      'Happy birthday! Another year on your feet. Breathe in, look around: the people in your corner are glad that you exist.',
    fight:
      'Your fight is close. The work is done in the days before, and the rest is one breath, one round, one step at a time.',
    grading:
      'Your grading is coming. Nobody can take from you what you have repeated a hundred times. Show it cleanly and without hurry.',
    comeback:
      'Coming back takes more than staying. The first session back counts more than any medal, so go easy and keep going.',
    thanks: 'Someone wants to thank you, and some thanks deserve to be said out loud.',
    other: 'Someone thought of you today, and wanted you to hear it.',
  },
  message: (wish) => `And this comes from the one who sent me: “${wish}”`,
  closings: {
    plain: (for_whom) => `That is all, ${for_whom}. One step today, one tomorrow.`,
    direct: (for_whom) => `So, ${for_whom}: no excuses, no noise. Do the next thing, and do it well.`,
    warm: (for_whom) => `Take it with you, ${for_whom}. You do not have to carry everything alone.`,
  },
  signature: (name) => `Kiai! ${name}, AI coach`,
  worried:
    'What you wrote sounds serious, and a shoutout is not the right help for it. If you or somebody else is in danger, please call your emergency number now. In the War Room you find somebody to talk to and the number of a crisis line. You get your money back.',
  unsafe:
    'We do not pass on messages about dangerous things, such as hurting somebody, crash weight cuts or doping. Try it with other words. You get your money back.',
  insulting:
    'A shoutout should lift somebody up, and this message would hurt. Try it with other words. You get your money back.',
}
