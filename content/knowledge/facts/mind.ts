import type { EntryFacts } from '../entry.ts'

export const MIND_ENTRIES = {
  'shaking-before-fight-why': {
    matter: 'nerves-before-fight',
    asks: ['ask-why', 'ask-is-it-ok'],
    rests_on: { kind: 'study', name: 'Brooks 2014, Get Excited, Journal of Experimental Psychology: General' },
  },
  'last-ten-minutes-before-bout': {
    matter: 'nerves-before-fight',
    asks: ['ask-on-the-day', 'ask-how', 'ask-what-next'],
    rests_on: { kind: 'study', name: 'Rupprecht et al. 2021, meta-analysis of pre-performance routines in sport' },
  },
  'throwing-up-before-fight': {
    matter: 'nerves-before-fight',
    asks: ['ask-is-it-ok', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching of fight coaches on competition day' },
  },
  'first-competition-what-happens': {
    matter: 'first-competition',
    asks: ['ask-on-the-day', 'ask-facts'],
    rests_on: {
      kind: 'practice',
      name: 'common course of amateur tournaments and fight nights; your event’s rule sheet decides',
    },
  },
  'first-competition-what-to-bring': {
    matter: 'first-competition',
    asks: ['ask-which', 'ask-on-the-day', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common packing list of amateur fighters; check your event’s equipment rules' },
  },
  'freezing-why': {
    matter: 'freezing-in-fight',
    asks: ['ask-why', 'ask-is-it-ok'],
    rests_on: {
      kind: 'study',
      name: 'Roelofs 2017, Freeze for action, Philosophical Transactions of the Royal Society B',
    },
  },
  'start-first-exchange': {
    matter: 'freezing-in-fight',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: { kind: 'study', name: 'Gollwitzer & Sheeran 2006, meta-analysis of if-then plans' },
  },
  'blinking-when-punched': {
    matter: 'fear-of-getting-hit',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms: graded touch drills' },
  },
  'tell-partner-go-lighter': {
    matter: 'sparring-fear',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common sparring etiquette in striking gyms' },
  },
  'temper-after-getting-hit': {
    matter: 'anger-in-the-ring',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'study', name: 'Gollwitzer & Sheeran 2006, meta-analysis of if-then plans' },
  },
  'how-many-losses-normal': {
    matter: 'comeback-after-loss',
    asks: ['ask-how-much', 'ask-is-it-ok'],
    rests_on: {
      kind: 'arithmetic',
      name: 'single elimination: 15 of 16 lose once; three even bouts: 0.5 × 0.5 × 0.5 = 1 in 8',
    },
  },
  'week-after-a-loss': {
    matter: 'comeback-after-loss',
    asks: ['ask-what-next', 'ask-when', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common debrief of fight coaches after a loss' },
  },
  'week-after-a-win': {
    matter: 'after-a-win',
    asks: ['ask-what-next', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common debrief of fight coaches after a win' },
  },
  'spar-again-after-knockout': {
    matter: 'return-after-knockout',
    asks: ['ask-when', 'ask-how', 'ask-is-it-ok'],
    rests_on: {
      kind: 'guideline',
      name: 'Consensus statement on concussion in sport, Amsterdam 2022: stepwise return with medical clearance',
    },
  },
  'first-class-back-after-years': {
    matter: 'return-after-break',
    asks: ['ask-how', 'ask-what-next', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common teaching of coaches for returning members' },
  },
  'appeal-a-decision': {
    matter: 'bad-decision',
    asks: ['ask-is-it-ok', 'ask-facts', 'ask-how'],
    rests_on: {
      kind: 'rules',
      name: 'US state athletic commission rules on change of decision (e.g. California, 4 CCR 368); your federation’s protest rule',
    },
  },
  'is-it-time-to-stop': {
    matter: 'quitting-the-sport',
    asks: ['ask-when', 'ask-is-it-ok', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common advice of coaches and ringside doctors on retirement' },
  },
  'when-to-tap': {
    matter: 'ego-in-training',
    asks: ['ask-when', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common safety teaching in BJJ, judo and grappling gyms' },
  },
  'tell-coach-i-am-leaving': {
    matter: 'changing-gyms',
    asks: ['ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common gym etiquette' },
  },
  'how-long-to-belt': {
    matter: 'belt-grading',
    asks: ['ask-how-much', 'ask-facts', 'ask-when'],
    rests_on: {
      kind: 'rules',
      name: 'IBJJF graduation system for the minimum times; the rest is common practice in clubs',
    },
  },
  'grading-nerves': {
    matter: 'belt-grading',
    asks: ['ask-how', 'ask-on-the-day', 'ask-what-if'],
    rests_on: {
      kind: 'study',
      name: 'Oudejans & Pijpers 2010, training with mild anxiety, Psychology of Sport and Exercise',
    },
  },
  'what-to-say-in-corner': {
    matter: 'cornering-others',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: { kind: 'practice', name: 'common corner work in boxing and MMA' },
  },
  'say-to-child-before-after-bout': {
    matter: 'child-competes',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: { kind: 'study', name: 'Visek et al. 2015, fun in youth sport, Journal of Physical Activity and Health' },
  },
  'child-cries-after-loss': {
    matter: 'child-competes',
    asks: ['ask-what-if', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common teaching of children’s coaches' },
  },
  'child-wants-to-stop': {
    matter: 'child-competes',
    asks: ['ask-what-if', 'ask-what-next', 'ask-is-it-ok'],
    rests_on: { kind: 'study', name: 'Crane & Temple 2015, systematic review of dropout from youth sport' },
  },
  'too-old-to-start-at-40': {
    matter: 'late-beginner',
    asks: ['ask-is-it-ok', 'ask-how', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common teaching of coaches of adult beginners' },
  },
  'first-fight-at-35': {
    matter: 'late-beginner',
    asks: ['ask-is-it-ok', 'ask-facts', 'ask-what-next'],
    rests_on: {
      kind: 'rules',
      name: 'age classes of IBJJF, IJF veterans, UWW veterans; national amateur boxing rules; ESC sports cardiology guideline 2020',
    },
  },
  'only-woman-in-class': {
    matter: 'women-and-small',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common advice of women coaches in combat sports' },
  },
  'partner-who-manhandles': {
    matter: 'women-and-small',
    asks: ['ask-what-if', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common mat etiquette in grappling gyms' },
  },
  'no-progress-for-months': {
    matter: 'plateau',
    asks: ['ask-why', 'ask-how', 'ask-what-next'],
    rests_on: { kind: 'study', name: 'Ericsson et al. 1993, deliberate practice, Psychological Review' },
  },
  'train-at-home-with-bag': {
    matter: 'training-alone',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common bag work in boxing gyms' },
  },
  'partner-unhappy-about-training': {
    matter: 'partner-conflict',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: {
      kind: 'practice',
      name: 'common advice in couples counselling: begin softly, ask for something concrete',
    },
  },
  'parents-forbid-the-sport': {
    matter: 'parents-against',
    asks: ['ask-how', 'ask-what-if', 'ask-what-next'],
    rests_on: {
      kind: 'guideline',
      name: 'AAP clinical report on youth martial arts, 2016: non-contact forms carry far less risk',
    },
  },
  'panic-breathing': {
    matter: 'everyday-anxiety',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: {
      kind: 'study',
      name: 'Zaccaro et al. 2018, systematic review of slow breathing, Frontiers in Human Neuroscience',
    },
  },
  'how-to-decide': {
    matter: 'big-decision',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'scoring plus premortem (Klein 2007, Harvard Business Review)' },
  },
  'how-to-say-no': {
    matter: 'saying-no',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common assertiveness training: repeat the same short sentence' },
  },
  'bullied-who-to-tell': {
    matter: 'bullied',
    asks: ['ask-what-next', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'guideline', name: 'StopBullying.gov: tell a trusted adult, keep evidence, report' },
  },
  'worried-about-friend-what-to-say': {
    matter: 'friend-in-trouble',
    asks: ['ask-how', 'ask-what-next', 'ask-what-if'],
    rests_on: {
      kind: 'study',
      name: 'Dazzi et al. 2014, Psychological Medicine, on asking about suicide; mental health first aid practice',
    },
  },
  'grief-and-training': {
    matter: 'grief',
    asks: ['ask-is-it-ok', 'ask-when', 'ask-how'],
    rests_on: { kind: 'study', name: 'Stroebe & Schut 1999, dual process model of coping with bereavement' },
  },
  'save-for-tournament': {
    matter: 'money-saving',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: { kind: 'arithmetic', name: '(700 + 10 %) ÷ 7 months = 110 a month' },
  },
} as const satisfies Record<string, EntryFacts>
