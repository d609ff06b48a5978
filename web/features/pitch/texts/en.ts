export const texts = {
  upgrade: 'Upgrade Now',
  learnMore: 'Learn More',
  hero: {
    eyebrow: 'The Network',
    title: 'Nobody wins alone',
    lead: 'The rooms where fighters, coaches and the people behind the fights meet. Something live every week, talk in three languages, and people who write back.',
  },
  inside: {
    title: 'Good to have you in the room',
    lead: 'Your networks, and what is new in them.',
    leadIncluded: 'Everything here is open to you. There is nothing to pay.',
    live: 'What is live next',
    kings: 'Kings Network',
    membership: 'Your membership',
  },
  benefits: {
    title: 'Six reasons to step in',
    titleInside: 'What is yours now',
    community: {
      title: 'Community',
      text: 'People who train when you do, wherever they are, and who write back.',
    },
    networking: {
      title: 'Networking',
      text: 'Meet the ones who have been where you are going. Ask them, and be asked.',
    },
    live: { title: 'Live coaching', text: 'Every Thursday, live. Bring a question, leave with a drill.' },
    sports: { title: 'Sports networking', text: 'Sparring partners, corners and gyms, at home and on the road.' },
    business: {
      title: 'Business networking',
      text: 'Sponsors, gyms and fighters: who offers what, where, for how much and until when.',
    },
    mindset: {
      title: 'Elite mindset',
      text: 'Nerves, slumps, comebacks: trained every week like any other technique.',
    },
  },
  included: {
    eyebrow: 'With Elite',
    title: 'What is included',
    community: { title: 'Community access', text: 'Every network: read, write, ask, and search in three languages.' },
    live: {
      title: 'Weekly live coaching',
      text: 'With your questions, the best voted first, and a recap to read later.',
    },
    mindset: { title: 'Mindset coaching', text: 'A room of its own for what happens between the ears.' },
    events: { title: 'Networking events', text: 'Online and in person. Your seat, your calendar, a reminder in time.' },
    business: { title: 'Business connections', text: 'Offers and searches you can filter and answer directly.' },
  },
  compare: {
    title: 'Free and Elite, side by side',
    what: 'What you get',
    free: 'Free',
    elite: 'Elite',
    yes: 'Included',
    no: 'Not included',
    standard: 'Standard',
    more: 'More',
    rows: {
      arsenal: 'AI coaches, War Room, quiz and Art of War',
      marketplace: 'Coach marketplace',
      taste: 'A look inside: public posts and what is live next',
      spaces: 'All networks: read, write and ask',
      live: 'Weekly live coaching and the monthly mastermind',
      events: 'In-person events',
      business: 'Fight Business: offers and searches',
      messages: 'Messages a day with AI coaches',
    },
    plan: { elite_monthly: 'Elite, monthly', elite_yearly: 'Elite, yearly' },
    month: 'a month',
    year: 'a year',
    note: {
      month: 'Renews every month. Cancel at any time in two taps.',
      year: 'Renews every year, with a reminder 7 days before. Cancel at any time in two taps.',
    },
    choose: { elite_monthly: 'Choose monthly', elite_yearly: 'Choose yearly' },
    saved: 'Saves {{amount}}',
    trial_one: 'The first day is free.',
    trial_other: 'The first {{count}} days are free.',
    pricesFailed: 'The prices could not be loaded.',
  },
  questions: {
    title: 'Questions and answers',
    cancel: {
      asked: 'Can I cancel?',
      answer: 'At any time, in two taps, on your membership page. Elite stays open until the end of what you paid for.',
    },
    failed: {
      asked: 'What if a payment fails?',
      answer: 'Elite stays open for 7 days, and we tell you. Pay with this or another card, and nothing is lost.',
    },
    refund: {
      asked: 'Do I get money back?',
      answer: 'Within 14 days of your first payment you can withdraw and get the price of the remaining days back.',
    },
    free: {
      asked: 'What stays free?',
      answer:
        'The whole training arsenal: AI coaches, War Room, quiz, quotes and your plans. It stays free, with or without Elite.',
    },
    languages: {
      asked: 'Which language is spoken?',
      answer: 'English, Portuguese and Spanish, side by side. Search for a technique in one, find it in all three.',
    },
    coaches: {
      asked: 'I coach here. Do I pay?',
      answer: 'No. Coaches are in the Network through their role.',
    },
  },
  closing: {
    title: 'Your seat is free',
    text: 'Say who you are, ask the question you came with, and see who answers.',
    kings: 'See the Kings Network',
  },
  kings: {
    eyebrow: 'Kings Network',
    title: 'Sit with the kings',
    lead: 'For people who lead: in the gym, at work, at home. With {{name}}, every week, and with people who ask you how it went.',
    master: 'Your master coach',
    about:
      'Swept a garage for years before the first throw, and has taught ever since: white belts, champions and people who run things. Long rounds, small corrections, and a page written by hand after each session.',
    sample: 'Sample',
    sampleText: 'This coach is invented: the figures and the in-person events show what could be here.',
    stats: {
      years: { figure: '25+', name: 'years coaching' },
      champions: { figure: '50+', name: 'world champions' },
      lives: { figure: '1000+', name: 'lives transformed' },
    },
    offerings: {
      yours: 'For you: {{when}}',
      next: 'Next: {{day}}',
      weekly: {
        title: 'Weekly live coaching',
        when: 'Thursdays, 7 PM in Los Angeles',
        text: 'One theme, then your questions. What was answered is marked with its minute.',
      },
      mastermind: {
        title: 'Monthly mastermind',
        when: 'First Saturday of each month',
        text: 'Bring the decision you keep putting off. Leave with a date and someone who asks.',
      },
      events: {
        title: 'In-person events',
        when: 'Several places, every year',
        text: 'The mat, the meal, the long talk. Places and seats are listed as soon as they are fixed.',
      },
    },
    inside: 'What opens for you',
    training: 'What you train',
    benefits: {
      mentorship: { title: 'Direct mentorship', text: 'Your question, answered live.' },
      chat: { title: 'Private community chat', text: 'A space that only members enter.' },
      booking: { title: 'Priority booking', text: 'Seats at in-person events are for members.' },
      library: { title: 'Exclusive content library', text: 'Recaps and recordings of the sessions.' },
      leadership: { title: 'Leadership programs', text: 'Decide, say it, stand by it.' },
      strategy: { title: 'Combat strategy sessions', text: 'A plan for the fight you are in, on the mat or off it.' },
      resilience: { title: 'Mental resilience', text: 'The head, trained like any other technique.' },
      accountability: { title: 'Accountability coaching', text: 'Say what you will do. On Thursday somebody asks.' },
    },
    consultation: 'Schedule Consultation',
    join: 'Join',
    journey: 'Start Your Journey',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pitch: typeof texts
  }
}
