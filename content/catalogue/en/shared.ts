import type { SharedOfferTexts } from '../catalogue-offer.ts'

export const en: SharedOfferTexts = {
  packages: {
    leadership: [
      'Four Fridays with Bastion',
      'Four sessions, one a week. You name what your team will do by Friday, and on Friday we count.',
    ],
    performance: [
      'Four weeks to the bell',
      'Four sessions, counted back from your date: base, pressure, rehearsal, rest. The last one is short on purpose.',
    ],
    excellence: [
      'One skill in four sessions',
      'Take it apart, drill the pieces, put it together, measure it. The same skill from the first session to the last.',
    ],
    balance: [
      'A month in balance',
      'Four sessions, one stone moved in each: sleep, work, training, people. We look back before we go on.',
    ],
  },
  consultation: [
    'Free consultation',
    'Twenty minutes with the master coach of the Kings Network: what you want, what is in the way, and what he would do first.',
  ],
  consultation_features: ['It costs nothing', 'One free call at a time'],
  persona: {
    coaching: ['In writing, with an AI'],
    group: ['Up to six people, in writing', 'Led by an AI'],
    package: ['Sessions in writing, with an AI', 'Use them when it suits you'],
    shoutout: ['Written by an AI from your brief', 'Your browser reads it aloud'],
    seminar: ['Material by the AI, hosted live by the Kiai team', 'Time for questions at the end'],
  },
  house: {
    package: ['One session of 60 minutes at a time', 'Arranged by the Kiai team'],
    film_review: ['Time-stamped notes and drills for your plan', 'Delivered by the Kiai team'],
    shoutout: ['Made for your brief', 'Delivered by the Kiai team'],
    seminar: ['Live online, hosted by the Kiai team', 'Time for questions at the end'],
  },
  video: ['A short sample clip, drawn and animated by the Kiai team', 'No words: loop it while you train'],
  product: ['Sold and sent by the Kiai team', 'Can be returned within 14 days'],
  minutes: (count) => `${count} minutes`,
  hours: (count) => `${count} hours`,
  seconds: (count) => `${count} seconds`,
}
