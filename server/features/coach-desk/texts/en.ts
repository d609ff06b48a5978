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
      description: 'An hour on your game alone: what you do well, what is missing and the plan to close the gap.',
      duration: '60 minutes',
      features: [
        'Video call, one to one',
        'Review of your last round or week',
        'A written plan to work on until next time',
      ],
    },
    group: {
      title: 'Group Coaching Session',
      description: 'A small group, one theme, and time for everyone’s questions.',
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
        'Room for two pairs of gloves, a separate pocket for wet kit, and a strap that sits well on one shoulder.',
    },
  },
}
