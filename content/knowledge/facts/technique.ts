import type { EntryFacts } from '../entry.ts'

export const TECHNIQUE_ENTRIES = {
  'check-low-kick': {
    matter: 'kick-defence',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in muay thai and kickboxing gyms' },
  },
  'catch-body-kick-and-teep': {
    matter: 'kick-defence',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in muay thai gyms' },
  },
  'slip-parry-jab-cross': {
    matter: 'punch-defence',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'block-hook-and-guard': {
    matter: 'punch-defence',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'hit-when-stepping-back': {
    matter: 'footwork-distance',
    asks: ['ask-why', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and kickboxing gyms' },
  },
  'cut-off-the-ring': {
    matter: 'footwork-distance',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'southpaw-lead-foot': {
    matter: 'southpaw-opponent',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and muay thai gyms' },
  },
  'southpaw-lead-hand': {
    matter: 'southpaw-opponent',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'get-inside-on-taller': {
    matter: 'taller-opponent',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'weapons-against-long-opponent': {
    matter: 'taller-opponent',
    asks: ['ask-which', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common teaching in striking and grappling gyms' },
  },
  'stop-pressure-fighter': {
    matter: 'pressure-fighter',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and muay thai gyms' },
  },
  'caught-in-a-flurry': {
    matter: 'pressure-fighter',
    asks: ['ask-what-if', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and MMA gyms' },
  },
  'how-to-feint': {
    matter: 'counter-timing',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'learn-to-counter': {
    matter: 'counter-timing',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'punch-harder': {
    matter: 'power-and-combos',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'build-combinations': {
    matter: 'power-and-combos',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and kickboxing gyms' },
  },
  'clinch-entry-and-knees': {
    matter: 'clinch-knees',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in muay thai gyms' },
  },
  'break-the-plum': {
    matter: 'clinch-knees',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in muay thai gyms' },
  },
  'defend-double-and-single-leg': {
    matter: 'takedown-defence',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in wrestling and MMA gyms' },
  },
  'defend-on-cage-wall': {
    matter: 'takedown-defence',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'rules', name: 'Unified Rules of MMA (fence holding); technique: common teaching in MMA gyms' },
  },
  'own-takedown-entry': {
    matter: 'takedowns-throws',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in wrestling clubs' },
  },
  'judo-grips-and-foot-sweep': {
    matter: 'takedowns-throws',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common teaching in judo clubs; passivity: IJF refereeing rules' },
  },
  'escape-mount': {
    matter: 'escape-mount-side',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'escape-side-control-knee-on-belly': {
    matter: 'escape-mount-side',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'bottom-half-guard': {
    matter: 'escape-mount-side',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'escape-back-and-rear-naked-choke': {
    matter: 'escape-back-choke',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'escape-guillotine-and-headlock': {
    matter: 'escape-back-choke',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ, judo and wrestling gyms' },
  },
  'keep-the-guard': {
    matter: 'guard-play',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'sweep-from-guard': {
    matter: 'guard-play',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'open-closed-guard': {
    matter: 'guard-passing',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'pass-open-guard': {
    matter: 'guard-passing',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'defend-armbar-and-kimura': {
    matter: 'armlock-triangle',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ and judo gyms' },
  },
  'defend-triangle': {
    matter: 'armlock-triangle',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'leg-lock-safety': {
    matter: 'leg-locks',
    asks: ['ask-is-it-ok', 'ask-when', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common safety teaching in no-gi grappling gyms' },
  },
  'leg-locks-allowed': {
    matter: 'leg-locks',
    asks: ['ask-facts', 'ask-is-it-ok'],
    rests_on: {
      kind: 'rules',
      name: 'IBJJF rule book (illegal techniques table); IJF refereeing rules; Unified Rules of MMA',
    },
  },
  'finish-rear-naked-choke': {
    matter: 'finishing',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'finish-armbar-triangle-kimura': {
    matter: 'finishing',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'get-off-ropes-and-corner': {
    matter: 'ring-craft',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing gyms' },
  },
  'score-boxing-and-mma-rounds': {
    matter: 'ring-craft',
    asks: ['ask-facts', 'ask-how'],
    rests_on: { kind: 'rules', name: 'ABC regulatory guidelines for boxing; Unified Rules of MMA, judging criteria' },
  },
  'score-muay-thai': {
    matter: 'ring-craft',
    asks: ['ask-facts', 'ask-which'],
    rests_on: { kind: 'rules', name: 'IFMA muaythai rules, awarding of points; Thai stadium custom' },
  },
  'score-bjj': {
    matter: 'ring-craft',
    asks: ['ask-facts', 'ask-how-much'],
    rests_on: { kind: 'rules', name: 'IBJJF rule book, scoring and match times' },
  },
  'score-judo': {
    matter: 'ring-craft',
    asks: ['ask-facts', 'ask-how-much'],
    rests_on: { kind: 'rules', name: 'IJF refereeing rules from 2025' },
  },
  'decision-appeal': {
    matter: 'bad-decision',
    asks: ['ask-is-it-ok', 'ask-how', 'ask-what-next'],
    rests_on: {
      kind: 'rules',
      name: 'California Code of Regulations, Title 4, section 368; IBJJF rule book, article 1',
    },
  },
  'minute-between-rounds': {
    matter: 'rounds-and-corner',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: { kind: 'practice', name: 'common corner practice in boxing and muay thai' },
  },
  'pace-and-last-round': {
    matter: 'rounds-and-corner',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common coaching practice in boxing and kickboxing' },
  },
  'make-a-game-plan': {
    matter: 'game-plan',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common coaching practice in combat sports' },
  },
  'study-an-opponent': {
    matter: 'game-plan',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common coaching practice in combat sports' },
  },
  'drill-with-little-time': {
    matter: 'drilling',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Lee & Genovese 1988, distribution of practice in motor skill acquisition (review)',
    },
  },
  'solo-drills-at-home': {
    matter: 'drilling',
    asks: ['ask-how', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing and BJJ gyms' },
  },
  'first-class-and-hygiene': {
    matter: 'gear-and-etiquette',
    asks: ['ask-on-the-day', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common house rules in combat sports gyms' },
  },
  'gloves-wraps-mouthguard': {
    matter: 'gear-and-etiquette',
    asks: ['ask-which', 'ask-how-much', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common house rules in boxing and muay thai gyms' },
  },
  'which-sport-to-choose': {
    matter: 'choosing-a-sport',
    asks: ['ask-which', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common advice of combat sports coaches' },
  },
  'gi-or-no-gi': {
    matter: 'choosing-a-sport',
    asks: ['ask-which', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in BJJ gyms' },
  },
  'does-it-work-on-the-street': {
    matter: 'self-defence',
    asks: ['ask-is-it-ok', 'ask-which', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in self-defence and MMA classes' },
  },
  'threatened-on-the-street': {
    matter: 'self-defence',
    asks: ['ask-what-if', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common teaching in self-defence classes; the law differs by country' },
  },
} as const satisfies Record<string, EntryFacts>
