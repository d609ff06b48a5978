import type { HouseCoachTexts } from './house-coach.ts'

export const en: HouseCoachTexts = {
  coaches: {
    'ana-prado': {
      bio: 'I came to boxing at nineteen, because the gym was warmer than the bus stop. I learned late, so I know which parts of it can be taught. My people work for a living: nurses, drivers, cooks on the night shift. We drill the jab until it is boring, and then until it is yours. I shout little and repeat a lot.',
      tags: ['Late starters', 'Southpaws', 'Footwork', 'First bout'],
      network_type: 'Striking',
    },
    'kenji-duarte': {
      bio: 'My father taught judo in a garage, and I swept that garage for years before I was allowed to throw anyone in it. I still teach from the ground up: grips, posture, patience, and only then the pretty things. If you like long rounds and small corrections, we will get along. I write every student a page after each session, by hand.',
      tags: ['Guard work', 'Grips', 'Masters', 'Competition plans'],
      network_type: 'Grappling',
    },
    'mara-solis': {
      bio: 'I fought for eleven years and was afraid before every fight. Nobody had told me that was normal, so now I tell people. I work on what happens between the ears: the week before, the walk to the cage, the morning after a loss. No slogans. We find out what you say to yourself, and we train it like any other technique.',
      tags: ['Nerves', 'Comebacks', 'Routines', 'Women in MMA'],
      network_type: 'Mind and fight',
    },
  },
  sessions: {
    private: {
      title: 'Private strategy session',
      description: 'An hour on one question: your next fight, your next season or the habit that holds you back.',
    },
    film: {
      title: 'Fight film review',
      description: 'We watch your rounds together, stop where it matters and note three things to change.',
    },
    technique: {
      title: 'Technique check',
      description: 'One technique under the microscope. Send a clip beforehand, leave with two drills.',
    },
    corner: {
      title: 'Corner call',
      description: 'Fifteen minutes before it counts: a plan, a word, and off you go.',
    },
    group: {
      title: 'Group class online',
      description: 'Up to twelve people, one theme, and questions at the end. The price is per seat.',
    },
    speaking: {
      title: 'In-person speaking',
      description: 'For gyms, schools and companies: a talk, a workshop or a day on the mat.',
    },
  },
}
