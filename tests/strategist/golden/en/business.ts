import type { Conversation } from '../conversation.ts'

export const BUSINESS: readonly Conversation[] = [
  {
    name: 'opening a boxing gym',
    template: 'business',
    turns: [
      {
        says: 'Want to open my own boxing gym. Found a unit for 1,800 a month, got about £15k saved and no clue whether enough people round here would pay',
        expect: {
          act: 'new-problem',
          cards: ['open-own-gym', 'business-plan-one-page'],
          slots: { sport: 'boxing' },
          echo: ['boxing gym', 'unit', '15k', '1,800'],
        },
      },
      { says: 'the landlord wants an answer by Friday', expect: { slots: { event_date: 5 }, echo: ['landlord'] } },
      { says: 'How many people would I need to sign up first?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'members drifting off',
    template: 'business',
    turns: [
      {
        says: 'we lose like 8 members a month at our bjj academy. nobody complains they just stop turning up',
        expect: {
          cards: ['members-leaving', 'get-more-members'],
          slots: { sport: 'bjj' },
          echo: ['8 members', 'members', 'stop turning up', 'academy'],
        },
      },
      {
        says: 'Called six of them this week, two are coming back',
        expect: { act: 'progress', echo: ['six', 'two', 'coming back'] },
      },
    ],
  },
  {
    name: 'prices since 2019',
    template: 'business',
    turns: [
      {
        says: "My personal training prices haven't moved since 2019. Everyone says put them up but I'm scared my regulars will walk, some have been with me since the garage days",
        expect: { cards: ['pricing-too-low', 'sales-conversation'], echo: ['prices', '2019', 'regulars', 'garage'] },
      },
      { says: "I really don't think they can afford it", expect: { act: 'objection', echo: ['afford'] } },
    ],
  },
  {
    name: 'rent in three weeks',
    template: 'business',
    turns: [
      {
        says: "Rent on the gym is due in 20 days and there's not enough in the account. January is dead every year too.",
        expect: {
          cards: ['cash-flow-hole', 'seasonal-slump', 'debt-pressure'],
          slots: { event_date: 20 },
          echo: ['rent', 'account', 'january'],
        },
      },
      { says: 'about 2,400 short', expect: { slots: { money: '2,400' }, echo: ['2,400'] } },
      { says: 'Which of those should I do tomorrow morning?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'partner does nothing',
    template: 'business',
    turns: [
      {
        says: 'my business partner owns half the gym and does maybe a tenth of the work. we were best mates and now we argue in front of the members',
        expect: {
          cards: ['partner-conflict', 'giving-hard-feedback'],
          echo: ['partner', 'half the gym', 'argue', 'mates'],
        },
      },
      { says: "He'll just walk out if I bring that up", expect: { act: 'objection', echo: ['walk out'] } },
    ],
  },
  {
    name: 'chain opens across the road',
    template: 'business',
    turns: [
      {
        says: 'A big franchise gym opens across the street in January at half my price. 60 members, mostly beginners. What now?',
        expect: {
          act: 'new-problem',
          cards: ['competitor-next-door', 'members-leaving', 'pricing-too-low'],
          echo: ['franchise', 'half my price', '60 members', 'beginners'],
        },
      },
      { says: "We're really the only place with a proper women's class", expect: { echo: ['women'] } },
      { says: 'nice one, thanks a lot', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'first coach to hire',
    template: 'business',
    turns: [
      {
        says: 'I teach every class myself, 28 a week, and my voice and my marriage are both going. Thinking of hiring a first coach but what if they are rubbish',
        expect: {
          cards: ['hire-first-person', 'working-too-many-hours', 'delegating'],
          echo: ['28', 'class', 'marriage', 'coach'],
        },
      },
      { says: 'What should the trial class look like?', expect: { act: 'question', echo: ['trial'] } },
    ],
  },
  {
    name: 'customers who do not pay',
    template: 'business',
    turns: [
      {
        says: 'I do the plumbing for three building firms and all three pay 60 days late. feels like begging every time i ring them',
        expect: {
          cards: ['late-payers', 'cash-flow-hole', 'difficult-client'],
          echo: ['60 days late', 'late', 'plumbing', 'begging'],
        },
      },
      {
        says: 'Sent the reminders out on monday, one already paid',
        expect: { act: 'progress', echo: ['reminders', 'paid'] },
      },
    ],
  },
  {
    name: 'bank on Tuesday',
    template: 'business',
    turns: [
      {
        says: 'Meeting the bank on Tuesday about a 30k loan for mats and a cage. I have passion and a napkin, no plan',
        expect: {
          cards: ['investor-or-bank-meeting', 'business-plan-one-page'],
          slots: { event_date: 2 },
          echo: ['bank', 'loan', '30k', 'cage', 'napkin'],
        },
      },
      { says: 'Break the numbers part down please', expect: { act: 'question', echo: ['numbers'] } },
    ],
  },
  {
    name: 'one-star review',
    template: 'business',
    turns: [
      {
        says: 'Some bloke left a 1 star review saying our coaches bully beginners. Its a lie and I want to rip into him online',
        expect: {
          cards: ['bad-review', 'anger-in-the-ring', 'difficult-client'],
          echo: ['1 star', 'review', 'bully', 'beginners'],
        },
      },
      {
        says: 'But if I stay quiet everybody will believe it',
        expect: { act: 'objection', echo: ['quiet', 'believe'] },
      },
    ],
  },
  {
    name: 'seminar in February',
    template: 'business',
    turns: [
      {
        says: 'Want to run a leg lock seminar at our place on February 6, never organised anything bigger than a barbecue',
        expect: {
          cards: ['seminar-or-event', 'launch-new-offer'],
          slots: { event_date: '2027-02-06' },
          echo: ['seminar', 'leg lock', 'barbecue'],
        },
      },
      { says: 'Thinking 40 people at 35 quid each', expect: { echo: ['40 people', '35 quid', '35', '40'] } },
    ],
  },
  {
    name: 'posting into the void',
    template: 'business',
    turns: [
      {
        says: 'post on instagram every day, loads of likes from fighters in other countries and zero new students at the gym',
        expect: { cards: ['social-media-marketing', 'get-more-members'], echo: ['instagram', 'likes', 'students'] },
      },
      {
        says: 'What kind of post would actually get someone through the door?',
        expect: { act: 'question', echo: ['post', 'door'] },
      },
      {
        says: 'Posted two of those this week and one woman booked a trial',
        expect: { act: 'progress', echo: ['trial', 'woman', 'booked'] },
      },
    ],
  },
]
