interface ServiceText {
  title: string
  description: string
  duration: string
  features: string[]
}

interface ProductText {
  title: string
  description: string
}

/** What the samples say of themselves. */
export interface SampleTexts {
  services: Record<'private' | 'group' | 'shoutout', ServiceText>
  products: Record<'gloves' | 'duffel', ProductText>
}

/** The words of §9. */
export const en: SampleTexts = {
  services: {
    private: {
      title: '1-on-1 Private Coaching',
      description: 'An hour for your game alone: what you bring, what is missing, and the plan that closes the gap.',
      duration: '60 minutes',
      features: ['Video call, one to one', 'Review of your last round or week', 'A written plan until next time'],
    },
    group: {
      title: 'Group Coaching Session',
      description: 'A small group, one theme, and time for the questions of everyone in it.',
      duration: '90 minutes',
      features: ['Up to eight people', 'One theme each week', 'Questions answered live'],
    },
    shoutout: {
      title: 'Personal Motivation Shoutout',
      description: 'A video for you or someone you name, before a fight, an exam or a hard Monday.',
      duration: '2-3 minutes',
      features: ['48 hour delivery', 'Made for one person', 'Yours to keep'],
    },
  },
  products: {
    gloves: {
      title: 'Pro Training Gloves',
      description: 'Layered foam, a wide wrist strap and a lining that dries overnight. For bags, pads and sparring.',
    },
    duffel: {
      title: 'Fight Camp Duffel',
      description:
        'Room for two pairs of gloves and wet kit apart from dry, with a strap that carries on one shoulder.',
    },
  },
}
