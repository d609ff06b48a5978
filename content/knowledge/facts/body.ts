import type { EntryFacts } from '../entry.ts'

export const BODY_ENTRIES = {
  'breathe-in-rounds': {
    matter: 'gassing-out',
    asks: ['ask-how', 'ask-why'],
    rests_on: { kind: 'practice', name: 'common teaching in boxing, muay thai and grappling gyms' },
  },
  'roadwork-or-intervals': {
    matter: 'gassing-out',
    asks: ['ask-which', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: '4 x 4-minute aerobic interval study, Medicine & Science in Sports & Exercise, 2007',
    },
  },
  'lifts-beside-sport': {
    matter: 'strength-training',
    asks: ['ask-how-much', 'ask-which'],
    rests_on: { kind: 'guideline', name: 'ACSM position stand on progression models in resistance training, 2009' },
  },
  'sore-legs-and-sparring': {
    matter: 'strength-training',
    asks: ['ask-is-it-ok', 'ask-when'],
    rests_on: {
      kind: 'study',
      name: 'Delayed onset muscle soreness: treatment strategies and performance factors, Sports Medicine, 2003',
    },
  },
  'neck-training': {
    matter: 'strength-training',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Neck strength as a protective factor for concussion in high school sports, Journal of Primary Prevention, 2014',
    },
  },
  'higher-kicks': {
    matter: 'flexibility',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Stretching typology, duration and range of motion, International Journal of Sports Medicine, 2018',
    },
  },
  'warm-up-before-training': {
    matter: 'flexibility',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: {
      kind: 'study',
      name: 'Acute effects of muscle stretching: systematic review, Applied Physiology, Nutrition and Metabolism, 2016',
    },
  },
  'sessions-per-week': {
    matter: 'training-plan',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common weekly planning in amateur fight gyms' },
  },
  'eight-week-camp': {
    matter: 'training-plan',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common camp structure in amateur boxing, muay thai and MMA' },
  },
  'taper-and-fight-week': {
    matter: 'training-plan',
    asks: ['ask-when', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Effects of tapering on performance: meta-analysis, Medicine & Science in Sports & Exercise, 2007',
    },
  },
  'signs-of-too-much': {
    matter: 'overtraining',
    asks: ['ask-is-it-ok', 'ask-what-next'],
    rests_on: { kind: 'guideline', name: 'ECSS and ACSM joint consensus statement on the overtraining syndrome, 2013' },
  },
  'swollen-knee-or-ankle': {
    matter: 'injury-now',
    asks: ['ask-what-next', 'ask-is-it-ok', 'ask-when'],
    rests_on: {
      kind: 'guideline',
      name: 'Ottawa ankle and knee rules; PEACE & LOVE, British Journal of Sports Medicine, 2020',
    },
  },
  'rib-pain-after-training': {
    matter: 'injury-now',
    asks: ['ask-what-next', 'ask-when'],
    rests_on: { kind: 'guideline', name: 'NHS advice on broken or bruised ribs' },
  },
  'hurt-finger-or-hand': {
    matter: 'injury-now',
    asks: ['ask-what-next', 'ask-is-it-ok'],
    rests_on: { kind: 'guideline', name: 'NHS advice on broken finger or thumb' },
  },
  'return-after-injury': {
    matter: 'injury-return',
    asks: ['ask-when', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: '2016 consensus statement on return to sport, Bern, British Journal of Sports Medicine',
    },
  },
  'old-pain-keeps-coming-back': {
    matter: 'chronic-pain',
    asks: ['ask-is-it-ok', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'pain-monitoring scale as used in sports physiotherapy' },
  },
  'eat-before-evening-session': {
    matter: 'food-for-training',
    asks: ['ask-when', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: 'ACSM, AND and Dietitians of Canada: Nutrition and Athletic Performance, 2016',
    },
  },
  'eat-before-early-session': {
    matter: 'food-for-training',
    asks: ['ask-is-it-ok', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: 'ACSM, AND and Dietitians of Canada: Nutrition and Athletic Performance, 2016',
    },
  },
  'eat-after-training': {
    matter: 'food-for-training',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'guideline', name: 'ISSN position stand on nutrient timing, 2017' },
  },
  'food-after-weigh-in': {
    matter: 'food-at-weigh-in',
    asks: ['ask-what-next', 'ask-how-much'],
    rests_on: { kind: 'guideline', name: 'ISSN position stand on nutrition for MMA and other combat sports, 2025' },
  },
  'food-between-bouts': {
    matter: 'food-at-weigh-in',
    asks: ['ask-on-the-day', 'ask-how'],
    rests_on: { kind: 'practice', name: 'common practice of tournament coaches in judo, wrestling and karate' },
  },
  'when-to-start-making-weight': {
    matter: 'weight-over-limit',
    asks: ['ask-when', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Slow versus fast weight loss in elite athletes, International Journal of Sport Nutrition and Exercise Metabolism, 2011',
    },
  },
  'over-limit-few-days-left': {
    matter: 'weight-over-limit',
    asks: ['ask-what-if', 'ask-what-next'],
    rests_on: { kind: 'guideline', name: 'ACSM expert consensus on weight loss in weight-category sports, 2021' },
  },
  'which-weight-class': {
    matter: 'weight-class-choice',
    asks: ['ask-which'],
    rests_on: { kind: 'practice', name: 'common advice of amateur coaches, in line with gradual weight-loss guidance' },
  },
  'lose-half-kilo-a-week': {
    matter: 'lose-weight',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: { kind: 'arithmetic', name: 'about 7,000 kcal per kilo of fat: 500 kcal x 14 days = 1 kg' },
  },
  'gain-muscle': {
    matter: 'gain-weight',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: { kind: 'study', name: 'Nutrition recommendations for bodybuilders in the off-season, Sports, 2019' },
  },
  'sleep-night-before-bout': {
    matter: 'sleep',
    asks: ['ask-what-if', 'ask-on-the-day'],
    rests_on: {
      kind: 'guideline',
      name: 'Sleep and the athlete: expert consensus, British Journal of Sports Medicine, 2021',
    },
  },
  'sleep-after-late-training': {
    matter: 'sleep',
    asks: ['ask-how', 'ask-when'],
    rests_on: {
      kind: 'study',
      name: 'Caffeine taken 0, 3 or 6 hours before bed, Journal of Clinical Sleep Medicine, 2013',
    },
  },
  naps: {
    matter: 'sleep',
    asks: ['ask-how-much', 'ask-when', 'ask-is-it-ok'],
    rests_on: {
      kind: 'study',
      name: 'To Nap or Not to Nap? systematic review in athletes, Nature and Science of Sleep, 2021',
    },
  },
  'creatine-safe': {
    matter: 'supplements',
    asks: ['ask-is-it-ok', 'ask-how-much'],
    rests_on: { kind: 'guideline', name: 'ISSN position stand on creatine, 2017' },
  },
  'tested-supplements': {
    matter: 'supplements',
    asks: ['ask-is-it-ok', 'ask-which'],
    rests_on: {
      kind: 'rules',
      name: 'World Anti-Doping Code, strict liability; IOC consensus on dietary supplements, 2018',
    },
  },
  'protein-per-day': {
    matter: 'supplements',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: { kind: 'guideline', name: 'ISSN position stand on protein and exercise, 2017' },
  },
  'train-with-cold-or-fever': {
    matter: 'ill-now',
    asks: ['ask-is-it-ok', 'ask-when'],
    rests_on: { kind: 'practice', name: "the 'neck check' commonly used in sports medicine" },
  },
  'skin-infection-mat': {
    matter: 'ill-now',
    asks: ['ask-is-it-ok', 'ask-what-next', 'ask-when'],
    rests_on: { kind: 'guideline', name: 'NATA position statement on skin diseases, 2010' },
  },
  'train-on-period': {
    matter: 'body-cycle',
    asks: ['ask-is-it-ok', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: 'IOC consensus statement on relative energy deficiency in sport (REDs), 2023',
    },
  },
  'train-pregnant': {
    matter: 'body-cycle',
    asks: ['ask-is-it-ok', 'ask-when'],
    rests_on: { kind: 'guideline', name: 'ACOG Committee Opinion 804 on exercise in pregnancy and postpartum, 2020' },
  },
  'alcohol-and-recovery': {
    matter: 'alcohol-party',
    asks: ['ask-how-much', 'ask-is-it-ok'],
    rests_on: {
      kind: 'study',
      name: 'Alcohol ingestion impairs post-exercise muscle protein synthesis, PLoS ONE, 2014',
    },
  },
  'two-hours-a-week': {
    matter: 'no-time-to-train',
    asks: ['ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common advice for adult hobby fighters with little mat time' },
  },
  'train-on-shifts': {
    matter: 'shift-work',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common practice of fighters in nursing, police and factory shifts' },
  },
  'build-training-habit': {
    matter: 'habit-start',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'How are habits formed, European Journal of Social Psychology, 2010 (median 66 days)',
    },
  },
  'break-bad-habit': {
    matter: 'habit-break',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'study', name: 'A new look at habits and the habit-goal interface, Psychological Review, 2007' },
  },
  'stop-putting-off': {
    matter: 'procrastination',
    asks: ['ask-how', 'ask-why'],
    rests_on: {
      kind: 'study',
      name: 'Implementation intentions and goal achievement: meta-analysis, Advances in Experimental Social Psychology, 2006',
    },
  },
  'get-up-early': {
    matter: 'early-mornings',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common practice in gyms with morning classes; general sleep advice' },
  },
  'what-comes-first': {
    matter: 'too-many-things',
    asks: ['ask-which', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common planning practice of coaches: one main goal per training block' },
  },
  'training-family-and-work': {
    matter: 'work-life-balance',
    asks: ['ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common practice of amateur fighters with families' },
  },
} as const satisfies Record<string, EntryFacts>
