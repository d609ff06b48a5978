import type { EntryFacts } from '../entry.ts'

export const WORK_ENTRIES = {
  'raise-how-and-number': {
    matter: 'ask-for-raise',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Precise offers are potent anchors, Journal of Experimental Social Psychology, 2013; the percentages are practice',
    },
  },
  'boss-shouts': {
    matter: 'difficult-boss',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common advice of employment advisers and mediators' },
  },
  'colleague-takes-credit': {
    matter: 'colleague-conflict',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common teaching in workplace mediation: direct talk first, then the manager' },
  },
  'interview-six-stories': {
    matter: 'job-interview',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: {
      kind: 'practice',
      name: 'STAR method (situation, task, action, result), used in structured interviews',
    },
  },
  'job-lost-first-week': {
    matter: 'job-lost',
    asks: ['ask-what-next', 'ask-when'],
    rests_on: {
      kind: 'practice',
      name: 'common advice of employment advisers; deadlines are set by the law where you live',
    },
  },
  'cv-gap-fighting': {
    matter: 'job-search',
    asks: ['ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common advice in career services for athletes' },
  },
  'new-job-first-weeks': {
    matter: 'new-job',
    asks: ['ask-how', 'ask-what-next', 'ask-on-the-day'],
    rests_on: {
      kind: 'practice',
      name: 'common teaching on starting a new role: early expectations talk, early small result',
    },
  },
  'resign-well': {
    matter: 'career-change',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common career advice; notice periods follow your contract and local law' },
  },
  'pro-purses': {
    matter: 'sport-and-career',
    asks: ['ask-how-much', 'ask-when'],
    rests_on: {
      kind: 'practice',
      name: 'usual pay on small shows; payouts published by US state athletic commissions give examples',
    },
  },
  'manager-contract': {
    matter: 'sport-and-career',
    asks: ['ask-how', 'ask-is-it-ok', 'ask-how-much'],
    rests_on: {
      kind: 'rules',
      name: 'US boxing reform act of 2000 (15 U.S.C. 6308) on manager and promoter; percentages are practice',
    },
  },
  'become-coach-first-pupils': {
    matter: 'coach-as-job',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: {
      kind: 'practice',
      name: 'usual path in national federations’ coach education; check your own federation and local law',
    },
  },
  'private-lesson-price': {
    matter: 'coach-as-job',
    asks: ['ask-how-much'],
    rests_on: {
      kind: 'arithmetic',
      name: 'price less the gym’s share, divided by the real working time; price range is usual practice',
    },
  },
  'lead-former-peers': {
    matter: 'leading-people',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common teaching in first-time manager courses' },
  },
  'give-criticism': {
    matter: 'hard-feedback',
    asks: ['ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'situation, behaviour, impact: a feedback model widely taught to managers' },
  },
  'voice-shakes-presentation': {
    matter: 'public-speaking',
    asks: ['ask-how', 'ask-on-the-day'],
    rests_on: {
      kind: 'study',
      name: 'Get excited: reappraising pre-performance anxiety as excitement, Journal of Experimental Psychology: General, 2014',
    },
  },
  'impostor-proof-list': {
    matter: 'impostor-at-work',
    asks: ['ask-how', 'ask-is-it-ok', 'ask-why'],
    rests_on: {
      kind: 'study',
      name: 'Prevalence, predictors and treatment of impostor syndrome: a systematic review, Journal of General Internal Medicine, 2020',
    },
  },
  'burnout-first-steps': {
    matter: 'burnout',
    asks: ['ask-what-next', 'ask-is-it-ok', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: 'WHO, ICD-11: burn-out as an occupational phenomenon, 2019; the steps are practice',
    },
  },
  'stuck-ask-for-next-task': {
    matter: 'stuck-at-work',
    asks: ['ask-what-next', 'ask-how', 'ask-when'],
    rests_on: { kind: 'practice', name: 'common career counselling' },
  },
  'exam-beside-training': {
    matter: 'exam-study',
    asks: ['ask-how', 'ask-how-much', 'ask-when'],
    rests_on: {
      kind: 'study',
      name: 'Improving students’ learning with effective learning techniques, Psychological Science in the Public Interest, 2013',
    },
  },
  'learn-little-each-day': {
    matter: 'learning-skill',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'study',
      name: 'Distributed practice in verbal recall tasks: a review, Psychological Bulletin, 2006',
    },
  },
  'focus-at-desk': {
    matter: 'focus-at-work',
    asks: ['ask-how', 'ask-why'],
    rests_on: {
      kind: 'study',
      name: 'Why is it so hard to do my work? (attention residue when switching tasks), 2009; the timings are practice',
    },
  },
  'two-offers-score': {
    matter: 'two-offers',
    asks: ['ask-which', 'ask-how'],
    rests_on: { kind: 'practice', name: 'weighted decision table, common in career counselling' },
  },
  'open-gym-first-steps': {
    matter: 'open-gym',
    asks: ['ask-what-next', 'ask-how', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common practice of small gym founders; permits follow local law' },
  },
  'insurance-and-waivers': {
    matter: 'open-gym',
    asks: ['ask-which', 'ask-is-it-ok', 'ask-what-if'],
    rests_on: { kind: 'rules', name: 'UK Consumer Rights Act 2015, section 65, as an example; other countries differ' },
  },
  'more-members-neighbourhood': {
    matter: 'get-members',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common practice of small martial-arts gyms' },
  },
  'kids-classes': {
    matter: 'get-members',
    asks: ['ask-how', 'ask-how-much', 'ask-is-it-ok'],
    rests_on: {
      kind: 'arithmetic',
      name: 'trainer’s cost ÷ what one child leaves a month; group rules as in common safeguarding practice',
    },
  },
  'churn-what-is-usual': {
    matter: 'members-leave',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: {
      kind: 'arithmetic',
      name: 'leavers ÷ members; ranges from practice, health-club trade surveys report about 70 per cent kept a year',
    },
  },
  'raise-prices-who-may-leave': {
    matter: 'gym-prices',
    asks: ['ask-how', 'ask-how-much', 'ask-when'],
    rests_on: { kind: 'arithmetic', name: 'break-even loss of customers = rise ÷ (contribution + rise)' },
  },
  'discounts-what-they-cost': {
    matter: 'gym-prices',
    asks: ['ask-is-it-ok', 'ask-how-much', 'ask-which'],
    rests_on: { kind: 'arithmetic', name: 'contribution before ÷ contribution after the discount' },
  },
  'break-even-members': {
    matter: 'break-even',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: { kind: 'arithmetic', name: 'fixed costs ÷ contribution per member' },
  },
  'cash-cushion-months': {
    matter: 'cash-hole',
    asks: ['ask-how-much', 'ask-what-next', 'ask-how'],
    rests_on: {
      kind: 'practice',
      name: 'common advice of accountants to small businesses; ask an accountant where you live',
    },
  },
  'debt-order': {
    matter: 'debt',
    asks: ['ask-what-next', 'ask-which', 'ask-how'],
    rests_on: {
      kind: 'guideline',
      name: 'priority debts first, as taught by free debt-advice services; dearest debt next is arithmetic',
    },
  },
  'late-payers-four-steps': {
    matter: 'late-payers',
    asks: ['ask-how', 'ask-when', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common dunning practice of small businesses; law differs by country' },
  },
  'new-gym-next-door': {
    matter: 'competitor',
    asks: ['ask-what-next', 'ask-how', 'ask-is-it-ok'],
    rests_on: { kind: 'practice', name: 'common practice of small gym owners' },
  },
  'partner-shares-who-decides': {
    matter: 'business-partner',
    asks: ['ask-how', 'ask-how-much', 'ask-what-if'],
    rests_on: {
      kind: 'practice',
      name: 'common start-up practice: vesting, deadlock and buy-out clauses; ask a lawyer where you live',
    },
  },
  'trainer-pay-hour-or-share': {
    matter: 'hire-staff',
    asks: ['ask-which', 'ask-how-much'],
    rests_on: { kind: 'arithmetic', name: 'equal point = hourly pay ÷ share; ranges are practice' },
  },
  'first-employee-when': {
    matter: 'hire-staff',
    asks: ['ask-when', 'ask-how', 'ask-how-much'],
    rests_on: {
      kind: 'practice',
      name: 'common practice of small businesses; wage costs and dismissal follow local law',
    },
  },
  'bad-review-reply': {
    matter: 'difficult-client',
    asks: ['ask-how', 'ask-what-if'],
    rests_on: { kind: 'practice', name: 'common practice in handling public complaints' },
  },
  'sponsor-letter-what-to-offer': {
    matter: 'sponsorship',
    asks: ['ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common practice in grass-roots sports sponsorship' },
  },
  'sponsor-fair-ask': {
    matter: 'sponsorship',
    asks: ['ask-how-much', 'ask-is-it-ok', 'ask-which'],
    rests_on: { kind: 'arithmetic', name: 'views ÷ 1,000 × local advert price, plus tickets; usual sums are practice' },
  },
  'social-media-how-often': {
    matter: 'social-media',
    asks: ['ask-how', 'ask-how-much', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common practice of small gyms; consent rules follow local privacy law' },
  },
  'trial-to-member': {
    matter: 'sell-talk',
    asks: ['ask-how', 'ask-how-much'],
    rests_on: { kind: 'practice', name: 'common practice in martial-arts schools; the rates are rules of thumb' },
  },
  'online-coaching-price': {
    matter: 'online-coaching',
    asks: ['ask-how-much', 'ask-how'],
    rests_on: { kind: 'arithmetic', name: 'hours per pupil × hourly rate; the range is practice' },
  },
  'seminar-costs': {
    matter: 'seminar-event',
    asks: ['ask-how-much', 'ask-how', 'ask-when'],
    rests_on: { kind: 'arithmetic', name: 'costs ÷ what one ticket leaves; the timings are practice' },
  },
  'owner-hand-over-first': {
    matter: 'working-too-much',
    asks: ['ask-how', 'ask-what-next', 'ask-which'],
    rests_on: { kind: 'practice', name: 'common practice in small-business coaching' },
  },
  'one-idea-at-a-time': {
    matter: 'idea-overload',
    asks: ['ask-which', 'ask-how', 'ask-what-next'],
    rests_on: { kind: 'practice', name: 'common small-business practice: test with real payments before building' },
  },
  'loan-or-investor': {
    matter: 'money-from-bank',
    asks: ['ask-which', 'ask-how-much', 'ask-how'],
    rests_on: {
      kind: 'arithmetic',
      name: 'surplus ÷ instalment of at least 1.25, a usual bank measure; valuation multiples are practice',
    },
  },
} as const satisfies Record<string, EntryFacts>
