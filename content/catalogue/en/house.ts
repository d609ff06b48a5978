import type { HouseOfferTexts } from '../catalogue-offer.ts'

export const en: HouseOfferTexts = {
  'ana-prado': {
    package: [
      'Four rounds with Ana',
      'Four private sessions to take a late starter from the first jab to the first sparring.',
    ],
    'film-review': [
      'Written film review',
      'Send three rounds. You get notes on feet, jab and guard, each with its second, and two drills.',
    ],
    'shoutout-48h': [
      'A word from the corner',
      'Thirty seconds for someone before a fight or a shift: little shouting, much repetition.',
    ],
    'shoutout-72h': [
      'For the first bout',
      'For someone who steps through the ropes for the first time. Tell us the name and the nerves.',
    ],
    'shoutout-5d': [
      'For the whole gym',
      'A message for a gym, a team or a shift: who you are and what you have done this year.',
    ],
    'seminar-1': ['The jab, and nothing else', 'Ninety minutes on one punch: measure, interrupt, blind, set up.'],
    'seminar-2': ['Southpaws and how to meet them', 'The outside foot, the open side, and three habits that work.'],
    'seminar-3': [
      'Starting after thirty',
      'A plan for the first year: how often, how hard, when to spar, and when to see a doctor.',
    ],
    'video-1': ['Feet first', 'Step, slide, pivot, from above. Ana’s classes begin with it every day.'],
    'video-2': ['One-two-three-two', 'The first combination worth boring yourself with.'],
    'video-3': ['Twenty on, ten off', 'The clock for the bag at the end of class.'],
    'video-4': ['On the stool', 'How to breathe in the minute between rounds.'],
    'product-1': ['Training gloves, 14 oz', 'Leather, long cuff, thumb sewn down. They forgive a lot.'],
    'product-2': ['Skipping rope', 'Steel cable with bearings, cut to length in a minute.'],
  },
  'kenji-duarte': {
    package: ['Four pages from Kenji', 'Four private sessions, and after each a page of small corrections.'],
    'film-review': [
      'Written roll review',
      'Send a roll or a match. You get notes on grips and posture, each with its second, and two drills.',
    ],
    'shoutout-48h': ['A bow from the mat', 'A short word of respect for someone who keeps turning up.'],
    'shoutout-72h': ['For the new belt', 'Tell us the belt and the years. Patience is praised more than wins.'],
    'shoutout-5d': ['For a teacher', 'A longer message from students to the person who taught them.'],
    'seminar-1': ['Grips before everything', 'Ninety minutes on four grips, how to get them, and how to break them.'],
    'seminar-2': ['A guard that ages well', 'For masters: a guard without acrobatics, for knees that have a history.'],
    'seminar-3': [
      'Your competition plan',
      'One takedown, one pass, one finish: how to choose them, and how to train twelve weeks for one day.',
    ],
    'video-1': [
      'The knee-cut, step by step',
      'Grip, post, cut, settle. Watch it a hundred times, as it was swept a hundred times.',
    ],
    'video-2': ['Posture on your feet', 'Steps for the grip fight, head over hips.'],
    'video-3': ['Rounds for drilling', 'Twenty seconds of one movement, ten to reset the grips.'],
    'video-4': [
      'Breathe under weight',
      'Someone is on top of you, and you have time. Four in, four held, four out, four still.',
    ],
    'product-1': ['Heavy gi', 'Double weave, thick collar, cut for judo and jiu-jitsu.'],
    'product-2': ['Grip towel, two pieces', 'Hang them over a bar and hold on. Cheap, old and honest.'],
  },
  'mara-solis': {
    package: [
      'Four talks before the fight',
      'Four private sessions: the week before, the walk, the first minute, the morning after.',
    ],
    'film-review': [
      'Film review: the minute it turned',
      'Send the fight. You get notes on what your body said before things changed, each with its second, and one routine.',
    ],
    'shoutout-48h': ['Being afraid is normal', 'A short message for someone who thinks they are the only one.'],
    'shoutout-72h': ['For the walk', 'To hear on the way to the cage, the stage or the ward.'],
    'shoutout-5d': [
      'The morning after',
      'A longer message for someone who has lost: no slogans, and a reason to get up.',
    ],
    'seminar-1': [
      'The week before',
      'Sleep, food, phone, people: what to do with each of the seven days when the nerves come.',
    ],
    'seminar-2': [
      'What you say to yourself',
      'Write it down, read it aloud, change one word. An hour of very practical work.',
    ],
    'seminar-3': [
      'Coming back',
      'After a loss, an injury or a child. A workshop with exercises, for women and for everyone else.',
    ],
    'video-1': ['Breath before the walk', 'One square, sixteen seconds. Mara did four before every fight.'],
    'video-2': ['Only this round', 'Twenty seconds of now, ten to let it go.'],
    'video-3': ['Hands while the head is loud', 'A simple combination to hold on to when thinking does not help.'],
    'video-4': ['A way round', 'The pass, drawn from above: there is always a side.'],
    'product-1': ['Walk-out journal', 'Seven evenings before, one morning after. With questions instead of quotes.'],
    'product-2': ['MMA gloves, 7 oz', 'Padded for sparring, open palm, double strap.'],
  },
}
