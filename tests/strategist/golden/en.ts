import type { Conversation } from './conversation.ts'

export const EN: readonly Conversation[] = [
  // Fight
  {
    name: 'shaking before a first amateur bout',
    template: 'fight',
    turns: [
      {
        says: "I've got my first amateur boxing match in 3 weeks and I'm bricking it. Hands shake every time I even think about walking out there. Work as an electrician so I'm already knackered by the time I get to the gym",
        expect: {
          act: 'new-problem',
          cards: [
            'first-fight-nerves',
            'pre-fight-routine',
            'reappraise-pressure',
            'confidence-before-bout',
            'breathing-reset',
          ],
          slots: { event_date: 21, sport: 'boxing' },
          echo: ['first amateur', 'boxing', 'shake', 'electrician'],
        },
      },
      { says: 'how exactly would I do the first one on a normal working day?', expect: { act: 'wants-detail' } },
      { says: 'ok did it twice this week, felt a bit less shaky', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'dead arms in round two',
    template: 'fight',
    turns: [
      {
        says: 'keep gassing in the second round of every kickboxing fight. first round im a monster then my arms are like concrete',
        expect: {
          act: 'new-problem',
          cards: ['gassing-out', 'between-rounds-reset'],
          slots: { sport: 'kickboxing' },
          echo: ['gassing', 'second round', 'arms', 'kickboxing'],
        },
      },
      { says: 'next fight is on December 12', expect: { slots: { event_date: '2026-12-12' } } },
      {
        says: "That won't work, my coach decides all the conditioning and he won't change it",
        expect: { act: 'objection', echo: ['coach', 'conditioning'] },
      },
    ],
  },
  {
    name: 'southpaw, on short notice',
    template: 'fight',
    turns: [
      {
        says: 'Found out the guy I am fighting on Saturday week is a southpaw. I have sparred maybe two lefties in my life. Muay thai, and of course my coach is away till Thursday',
        expect: {
          cards: ['southpaw-problem', 'late-opponent-change', 'opponent-study', 'game-plan-three-lines'],
          slots: { sport: 'muay thai' },
          echo: ['southpaw', 'lefties', 'muay thai'],
        },
      },
      { says: 'Who should I ask to hold pads for that?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'guard gets passed',
    template: 'fight',
    turns: [
      {
        says: 'Blue belt bjj, 38 yo, and every 20 year old in the gym just runs round my guard. I get flattened and spend the rest of the round under side control breathing like a fish.',
        expect: {
          act: 'new-problem',
          cards: ['guard-always-passed', 'stuck-under-mount', 'technique-plateau'],
          slots: { sport: 'bjj', level: 'blue belt' },
          echo: ['guard', 'blue belt', 'side control'],
        },
      },
      { says: 'I train maybe 4 hours a week', expect: { slots: { hours_a_week: 4 } } },
      { says: 'thanks, makes sense', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'lost by decision',
    template: 'fight',
    turns: [
      {
        says: "Lost my MMA debut by decision last night. I keep replaying the third round and honestly don't want to show my face at the gym",
        expect: {
          act: 'new-problem',
          cards: ['after-a-loss', 'setback-recovery', 'self-doubt'],
          slots: { sport: 'mma' },
          echo: ['debut', 'decision', 'third round', 'lost'],
        },
      },
      {
        says: 'My teammates all say I was robbed but I know I froze',
        expect: { echo: ['froze', 'teammates', 'robbed'] },
      },
      { says: 'Watched the tape and wrote the three things down like you said', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'freezing in sparring',
    template: 'fight',
    turns: [
      {
        says: 'I know all the combos on pads but the second somebody throws back in sparring my brain goes blank and I just shell up',
        expect: {
          act: 'new-problem',
          cards: ['freeze-in-sparring', 'fear-of-getting-hit', 'timing-and-counters'],
          echo: ['sparring', 'pads', 'blank', 'shell up'],
        },
      },
      { says: 'Mostly when the big guys come forward', expect: { echo: ['big guys', 'come forward', 'forward'] } },
    ],
  },
  {
    name: 'brown belt grading',
    template: 'fight',
    turns: [
      {
        says: 'My brown belt grading in karate is on 5 December and there are three kata I always mess up. Sensei is old school and fails people in front of everyone',
        expect: {
          cards: ['belt-grading', 'fear-of-public-speaking', 'reappraise-pressure'],
          slots: { event_date: '2026-12-05', sport: 'karate' },
          echo: ['grading', 'kata', 'sensei', 'karate'],
        },
      },
      { says: 'Can you break step two down for me', expect: { act: 'wants-detail' } },
      {
        says: 'Yeah but I only get to the dojo once a week',
        expect: { act: 'objection', echo: ['dojo', 'once a week'] },
      },
    ],
  },
  {
    name: 'partner goes too hard',
    template: 'fight',
    turns: [
      {
        says: 'theres a dude at my gym who turns every light spar into a war. told him twice. now i dread tuesdays',
        expect: {
          cards: ['training-partner-ego', 'fear-of-getting-hit', 'boundaries-saying-no'],
          echo: ['light spar', 'spar', 'war', 'tuesdays'],
        },
      },
      { says: 'Talked to him before class, he laughed but he did ease off', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'knee surgery',
    template: 'fight',
    turns: [
      {
        says: 'Five months after ACL surgery, the physio cleared me for drilling. I want to be back wrestling for the club championship in 10 weeks but I flinch every time someone touches that leg',
        expect: {
          cards: ['return-after-injury', 'takedown-defence', 'get-back-in-shape'],
          slots: { event_date: 70, sport: 'wrestling' },
          echo: ['acl', 'surgery', 'flinch', 'wrestling', 'drilling'],
        },
      },
      { says: 'What does a first week look like?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'tall jabber',
    template: 'fight',
    turns: [
      {
        says: "I'm 5'6 and the girl they matched me with is nearly six foot with a nasty jab. How do I get anywhere near her? Fight's in two weeks.",
        expect: {
          act: 'new-problem',
          cards: ['taller-opponent', 'game-plan-three-lines', 'opponent-study'],
          slots: { event_date: 14 },
          echo: ['six foot', 'jab'],
        },
      },
      { says: 'tried ducking under, ate uppercuts all night', expect: { echo: ['ducking', 'uppercuts'] } },
      { says: 'cheers coach', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'online abuse before a title',
    template: 'fight',
    turns: [
      {
        says: 'Title fight on the 28th of November. He keeps posting videos calling me a fraud and half my town shares them. I lie awake writing replies in my head',
        expect: {
          cards: ['trash-talk', 'big-stage-title', 'fight-week-calm', 'night-before-sleep', 'anger-in-the-ring'],
          slots: { event_date: '2026-11-28' },
          echo: ['title', 'fraud', 'videos', 'replies'],
        },
      },
      {
        says: "I can't just ignore it, my sponsor reads that stuff",
        expect: { act: 'objection', echo: ['sponsor', 'ignore'] },
      },
    ],
  },
  {
    name: "daughter's first tournament",
    template: 'fight',
    turns: [
      {
        says: "My 9 year old has her first judo tournament on Sunday and she's terrified, I think I'm making it worse by coaching from the side",
        expect: {
          cards: ['kids-first-tournament', 'cornering-others'],
          slots: { event_date: 7, sport: 'judo' },
          echo: ['judo', 'tournament', 'terrified', 'side', '9 year old'],
        },
      },
      { says: 'What do I say in the car on the way home?', expect: { act: 'wants-detail', echo: ['car', 'home'] } },
    ],
  },

  // Career
  {
    name: 'passed over at the warehouse',
    template: 'career',
    turns: [
      {
        says: 'Been running the night shift at the warehouse for two years without the title. I want to ask for the supervisor promotion at my review on December 3 but my manager always changes the subject',
        expect: {
          act: 'new-problem',
          cards: ['ask-for-promotion', 'salary-negotiation', 'difficult-boss'],
          slots: { event_date: '2026-12-03' },
          echo: ['night shift', 'supervisor', 'promotion', 'changes the subject'],
        },
      },
      { says: 'He says there is no budget', expect: { echo: ['budget'] } },
      { says: 'Give me an example of how to start that conversation', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'interview on Thursday',
    template: 'career',
    turns: [
      {
        says: 'job interview thursday for a junior paramedic post and i always go blank when they ask about weaknesses',
        expect: {
          act: 'new-problem',
          cards: ['job-interview', 'fear-of-public-speaking', 'reappraise-pressure'],
          slots: { event_date: 4 },
          echo: ['interview', 'paramedic', 'blank', 'weaknesses'],
        },
      },
      { says: 'maybe a 4 out of 10 confident right now', expect: { slots: { confidence: 4 }, echo: ['4'] } },
      { says: 'thank you!!', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'boss who checks everything',
    template: 'career',
    turns: [
      {
        says: 'My boss micromanages everything, wants to be cc-ed on every email and messages me while I am at jiu jitsu. I am close to losing it',
        expect: {
          cards: ['difficult-boss', 'boundaries-saying-no', 'burnout-at-work'],
          echo: ['micromanages', 'email', 'boss', 'jiu jitsu'],
        },
      },
      { says: "He'd never agree to that, he's the owner's son", expect: { act: 'objection', echo: ['owner'] } },
    ],
  },
  {
    name: 'made redundant',
    template: 'career',
    turns: [
      {
        says: 'Got laid off Friday. 11 years in the same factory. I have a mortgage, two kids and I have not written a CV since 2012',
        expect: {
          cards: ['losing-a-job', 'job-search-rhythm'],
          echo: ['laid off', '11 years', 'factory', 'mortgage', 'cv'],
        },
      },
      { says: 'Where do I even start with the CV', expect: { act: 'wants-detail', echo: ['cv'] } },
      {
        says: 'Sent five applications and called two old mates',
        expect: { act: 'progress', echo: ['five applications', 'applications', 'mates'] },
      },
    ],
  },
  {
    name: 'retiring from fighting',
    template: 'career',
    turns: [
      {
        says: "I'm 34, 22 pro fights, shoulder is gone and I have no idea what I can do for money that isn't fighting. Never had a normal job.",
        expect: {
          cards: ['athlete-to-work', 'career-change', 'strengths-inventory'],
          echo: ['22 pro fights', 'shoulder', 'normal job', 'fighting'],
        },
      },
      { says: 'Something with young people maybe', expect: { echo: ['young people'] } },
    ],
  },
  {
    name: 'new foreman',
    template: 'career',
    turns: [
      {
        says: 'they made me foreman last week and now the lads i used to drink with wont listen to a word i say',
        expect: {
          cards: ['leading-a-team-first-time', 'giving-hard-feedback', 'delegating'],
          echo: ['foreman', 'lads', 'listen'],
        },
      },
      {
        says: "Easy to say, but if I come down hard they'll just call in sick",
        expect: { act: 'objection', echo: ['sick', 'hard'] },
      },
      { says: 'Had the talk with the two loudest ones this morning', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'speech to the board',
    template: 'career',
    turns: [
      {
        says: 'I need to present our safety numbers to the board in 9 days and my voice goes when I speak in front of people. I can get punched in the face no problem but not this',
        expect: {
          cards: ['fear-of-public-speaking', 'presentation-to-leaders'],
          slots: { event_date: 9 },
          echo: ['board', 'voice', 'safety numbers', 'speak'],
        },
      },
      { says: 'How long should the opening be?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'two offers',
    template: 'career',
    turns: [
      {
        says: 'Got two offers: one pays 8k more but it is an hour each way and I would miss evening training, the other is boring but ten minutes from my gym. Must answer by Wednesday',
        expect: {
          cards: ['choosing-between-offers', 'big-decision'],
          slots: { event_date: 3 },
          echo: ['8k', 'hour each way', 'evening training', 'offers'],
        },
      },
      { says: 'My wife thinks I should take the money', expect: { echo: ['wife', 'money'] } },
    ],
  },
  {
    name: 'camp and a nursing job',
    template: 'career',
    turns: [
      {
        says: "I'm a nurse on 12 hour shifts and my next Muay Thai camp starts in two weeks. Last camp I nearly fell asleep driving home. How do people do both?",
        expect: {
          cards: ['dual-career-fighter', 'training-around-work', 'overtraining-signs', 'sleep-better'],
          slots: { sport: 'muay thai' },
          echo: ['nurse', '12 hour shifts', 'camp'],
        },
      },
      { says: 'I could swap two shifts with a colleague', expect: { echo: ['swap', 'shifts', 'colleague'] } },
      { says: 'What if she says no?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'fraud in an office',
    template: 'career',
    turns: [
      {
        says: "Got hired as a data analyst with no degree and everyone here has a masters. Feel like they're gonna find out any day now",
        expect: {
          cards: ['imposter-feeling', 'self-doubt', 'first-day-new-job'],
          echo: ['data analyst', 'degree', 'masters', 'find out'],
        },
      },
      { says: 'ok but that feels like bragging', expect: { act: 'objection', echo: ['bragging'] } },
    ],
  },
  {
    name: 'exam for the licence',
    template: 'career',
    turns: [
      {
        says: 'HGV theory test on the 1st of December, failed it twice already. I read the book, nothing sticks',
        expect: {
          cards: ['exam-certification', 'learning-new-skill', 'return-to-study'],
          slots: { event_date: '2026-12-01' },
          echo: ['theory test', 'failed', 'book', 'hgv'],
        },
      },
      { says: 'I have about 6 hours a week to study', expect: { slots: { hours_a_week: 6 } } },
    ],
  },
  {
    name: 'a raise after a year',
    template: 'career',
    turns: [
      {
        says: 'How do I ask for a raise without sounding greedy? I found out the new guy earns more than me and I trained him',
        expect: {
          act: 'new-problem',
          cards: ['salary-negotiation', 'ask-for-promotion'],
          echo: ['raise', 'greedy', 'new guy', 'trained'],
        },
      },
      { says: 'I want 300 a month more', expect: { slots: { money: '300' }, echo: ['300'] } },
      { says: 'Asked her yesterday, she said she will think about it', expect: { act: 'progress' } },
    ],
  },

  // Business
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
      { says: 'How many people would I need to sign up first?', expect: { act: 'wants-detail' } },
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
      { says: 'Which of those should I do tomorrow morning?', expect: { act: 'wants-detail' } },
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
      { says: 'What should the trial class look like?', expect: { act: 'wants-detail', echo: ['trial'] } },
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
      { says: 'Break the numbers part down please', expect: { act: 'wants-detail', echo: ['numbers'] } },
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
        expect: { act: 'wants-detail', echo: ['post', 'door'] },
      },
      {
        says: 'Posted two of those this week and one woman booked a trial',
        expect: { act: 'progress', echo: ['trial', 'woman', 'booked'] },
      },
    ],
  },

  // Life
  {
    name: 'scrolling until two',
    template: 'life',
    turns: [
      {
        says: "can't sleep before 2am, lie there scrolling, then the alarm goes at 6 for work and I'm a zombie at training",
        expect: {
          cards: ['sleep-better', 'break-a-habit', 'discipline-of-mornings'],
          echo: ['2am', 'scrolling', 'alarm', 'zombie', 'sleep'],
        },
      },
      {
        says: "I've tried melatonin and no coffee",
        expect: { slots: { tried: 'melatonin' }, echo: ['melatonin', 'coffee'] },
      },
      {
        says: 'Three nights with the phone in the kitchen so far',
        expect: { act: 'progress', echo: ['three nights', 'kitchen', 'phone'] },
      },
    ],
  },
  {
    name: 'parents against fighting',
    template: 'life',
    turns: [
      {
        says: 'My mum cries every time I say I want to compete and my dad says fighting is for thugs. I am 24 and still live with them',
        expect: {
          cards: ['family-does-not-support', 'boundaries-saying-no'],
          slots: { people: 'mum' },
          echo: ['mum', 'dad', 'compete', 'thugs'],
        },
      },
      { says: 'talking never helps, they just shout', expect: { act: 'objection', echo: ['shout', 'talking'] } },
    ],
  },
  {
    name: 'new baby',
    template: 'life',
    turns: [
      {
        says: 'Our first baby came five weeks ago. I have not trained once and my partner and I snap at each other over nothing',
        expect: {
          cards: ['becoming-a-parent', 'relationship-conflict', 'training-around-work', 'no-time'],
          echo: ['baby', 'trained', 'snap', 'five weeks'],
        },
      },
      {
        says: 'How do we do that when neither of us sleeps?',
        expect: { act: 'wants-detail', echo: ['sleeps', 'sleep'] },
      },
    ],
  },
  {
    name: 'girlfriend left',
    template: 'life',
    turns: [
      {
        says: 'She left me after six years. I go to work, I go home, I stare at the wall. Even the gym feels pointless',
        expect: {
          cards: ['break-up', 'loneliness', 'motivation-gone', 'grief'],
          echo: ['six years', 'wall', 'gym', 'left'],
        },
      },
      { says: 'we have the same friends and she is always there', expect: { echo: ['friends'] } },
      {
        says: 'Went to open mat on Saturday, was ok actually',
        expect: { act: 'progress', echo: ['open mat', 'saturday'] },
      },
    ],
  },
  {
    name: 'desk job',
    template: 'life',
    turns: [
      {
        says: 'Used to wrestle in college, now 41, desk job, put on a lot of weight and get winded on the stairs. Want to get back in shape without wrecking my back',
        expect: {
          cards: ['get-back-in-shape', 'lose-weight-healthily', 'start-a-habit'],
          echo: ['college', 'desk', 'stairs', 'back', 'weight'],
        },
      },
      { says: 'Realistically 3 hours a week', expect: { slots: { hours_a_week: 3 }, echo: ['3 hours'] } },
      { says: 'what would session one be', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'saving for a camp in Thailand',
    template: 'life',
    turns: [
      {
        says: 'I want to save 3000 for a training trip to Thailand next year but by the 20th of every month my account is empty',
        expect: {
          cards: ['money-savings-goal', 'break-goal-down'],
          slots: { money: '3000' },
          echo: ['3000', 'thailand', 'save', 'empty'],
        },
      },
      { says: "I can't cut anything, I already live on rice", expect: { act: 'objection', echo: ['rice', 'cut'] } },
    ],
  },
  {
    name: 'father died',
    template: 'life',
    turns: [
      {
        says: 'Dad died in September. He drove me to every single fight since I was 10. I put the gloves on and just cry',
        expect: {
          cards: ['grief', 'motivation-gone'],
          slots: { people: 'dad' },
          echo: ['dad', 'gloves', 'fight', 'september'],
        },
      },
      { says: 'My coach says train through it', expect: { echo: ['coach', 'train'] } },
    ],
  },
  {
    name: 'puts everything off',
    template: 'life',
    turns: [
      {
        says: 'i put EVERYTHING off. tax letter has been on the table for 4 months, dentist, car service, all of it',
        expect: {
          cards: ['procrastination', 'no-time', 'start-a-habit', 'break-goal-down'],
          echo: ['tax', 'dentist', 'letter', 'put'],
        },
      },
      { says: 'Opened the letter. wasnt even that bad lol', expect: { act: 'progress', echo: ['letter'] } },
      { says: 'thanks man', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'new town',
    template: 'life',
    turns: [
      {
        says: "Moving to Leeds for my girlfriend's job on December 20, don't know a soul there and leaving the gym I grew up in",
        expect: {
          cards: ['moving-city', 'loneliness', 'changing-gyms'],
          slots: { event_date: '2026-12-20' },
          echo: ['leeds', 'gym', 'girlfriend', 'soul'],
        },
      },
      { says: 'Which one first?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'everyone is ahead',
    template: 'life',
    turns: [
      {
        says: 'Everybody I started bjj with is purple already, they have houses and kids and I am 33 renting a room with a blue belt. Feel like a loser when I open my phone',
        expect: {
          cards: ['comparison-with-others', 'self-doubt'],
          slots: { sport: 'bjj' },
          echo: ['purple', 'houses', 'blue belt', 'phone', 'bjj'],
        },
      },
      { says: 'Comparing with last month sounds like a poster in a school', expect: { act: 'objection' } },
    ],
  },
  {
    name: 'says yes to all',
    template: 'life',
    turns: [
      {
        says: 'I say yes to everyone. covering shifts, driving my sister around, helping mates move. Then I miss training and get angry at all of them',
        expect: { cards: ['boundaries-saying-no', 'no-time'], echo: ['yes', 'shifts', 'sister', 'training'] },
      },
      { says: 'Give me the actual words to use with my sister', expect: { act: 'wants-detail', echo: ['sister'] } },
    ],
  },
  {
    name: 'worry all day',
    template: 'life',
    turns: [
      {
        says: 'Anxious all the time for no reason. Heart races in the supermarket, I worry about my kids, money, the news. Training is the only hour it stops',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset'],
          slots: { emotion: 'anxious' },
          echo: ['supermarket', 'heart', 'kids', 'worry', 'anxious'],
        },
      },
      { says: 'it is worst around 4 in the morning', expect: { echo: ['morning', '4'] } },
      {
        says: 'Wrote the worries down two evenings, slept a bit longer',
        expect: { act: 'progress', echo: ['worries', 'evenings', 'slept', 'longer'] },
      },
    ],
  },

  // General
  {
    name: 'no direction',
    template: 'general',
    turns: [
      {
        says: "I don't really know what I want. I'm 27, I drive a van, I train twice a week and it all just goes round in circles",
        expect: {
          cards: ['grow-talk', 'woop', 'strengths-inventory', 'scale-one-to-ten', 'break-goal-down', 'resource-map'],
          echo: ['van', 'circles', '27', 'twice a week'],
        },
      },
      { says: 'probably a 5 if I had to give it a number', expect: { slots: { confidence: 5 } } },
      { says: 'And how do I find that out?', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'never finishes',
    template: 'general',
    turns: [
      {
        says: 'i start things full gas and drop them after two weeks. gym, guitar, spanish, you name it',
        expect: {
          cards: [
            'accountability-partner',
            'if-then-plan',
            'weekly-review',
            'setback-recovery',
            'woop',
            'start-a-habit',
          ],
          echo: ['two weeks', 'guitar', 'spanish', 'drop'],
        },
      },
      { says: "I don't have anyone to tell", expect: { act: 'objection' } },
    ],
  },
  {
    name: 'a big goal',
    template: 'general',
    turns: [
      {
        says: 'I want to run a marathon on May 2 and get my coaching badge the same year. Looks like a mountain from here.',
        expect: {
          cards: ['break-goal-down', 'process-goals', 'grow-talk'],
          slots: { event_date: '2027-05-02' },
          echo: ['marathon', 'coaching badge', 'mountain'],
        },
      },
      { says: 'How do I split that into months?', expect: { act: 'wants-detail', echo: ['months'] } },
      { says: 'Ran 5k on Sunday without stopping', expect: { act: 'progress', echo: ['5k'] } },
    ],
  },
  {
    name: 'pressure at once',
    template: 'general',
    turns: [
      {
        says: 'Too much pressure from all sides. boss, rent, fight camp, my girl. My chest gets tight and I cant think straight',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset', 'reappraise-pressure', 'obstacle-breakdown'],
          echo: ['pressure', 'boss', 'rent', 'camp', 'chest'],
        },
      },
      { says: 'The rent is the worst of it', expect: { echo: ['rent'] } },
    ],
  },
  {
    name: 'fell off the wagon',
    template: 'general',
    turns: [
      {
        says: 'I had a perfect streak of 40 days, no junk food, up at six. Then one wedding and I have not done a thing for two weeks',
        expect: {
          cards: ['setback-recovery', 'if-then-plan', 'start-a-habit'],
          echo: ['40 days', 'wedding', 'streak', 'two weeks'],
        },
      },
      { says: 'Did this morning at six, first one back', expect: { act: 'progress' } },
      { says: 'Appreciate it', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'voice in the head',
    template: 'general',
    turns: [
      {
        says: "There's this voice in my head that goes 'you always choke'. Exams, matches, dates, everything. I want to shut it up",
        expect: {
          cards: ['self-talk-script', 'reappraise-pressure', 'self-doubt'],
          echo: ['voice', 'choke', 'exams', 'matches'],
        },
      },
      { says: 'Give me an example of such a line', expect: { act: 'wants-detail' } },
    ],
  },
  {
    name: 'who to ask',
    template: 'general',
    turns: [
      {
        says: "I want to start a free boxing class for kids on our estate but I've got no money, no hall, no insurance. Just me and some old gloves",
        expect: {
          cards: ['resource-map', 'break-goal-down', 'open-own-gym', 'grow-talk'],
          echo: ['kids', 'estate', 'gloves', 'hall', 'insurance'],
        },
      },
      { says: 'The church has a hall, I could talk to the priest', expect: { echo: ['church', 'priest', 'hall'] } },
    ],
  },
  {
    name: 'the weather',
    template: 'general',
    turns: [
      { says: 'what is the capital of Mongolia?', expect: { act: 'off-topic' } },
      {
        says: 'haha ok. Real one: I waste my Sundays and hate myself on Mondays, how do I plan a week properly',
        expect: {
          cards: ['weekly-review', 'if-then-plan', 'no-time', 'discipline-of-mornings'],
          echo: ['sundays', 'mondays', 'week'],
        },
      },
    ],
  },
  {
    name: 'only results count',
    template: 'general',
    turns: [
      {
        says: 'All I think about is winning. When I lose a point I fall apart, at work too when a sale falls through',
        expect: {
          cards: ['process-goals', 'setback-recovery', 'reappraise-pressure', 'self-talk-script'],
          echo: ['winning', 'point', 'sale'],
        },
      },
      { says: 'sounds nice but my bonus depends on results', expect: { act: 'objection', echo: ['bonus', 'results'] } },
    ],
  },
  {
    name: 'strong at what',
    template: 'general',
    turns: [
      {
        says: 'Everyone asks what my strengths are and I never know what to say. Single mum, three jobs, purple belt',
        expect: { cards: ['strengths-inventory'], echo: ['strengths', 'mum', 'three jobs', 'purple belt'] },
      },
      { says: 'I guess I never quit', expect: { echo: ['quit'] } },
      { says: 'That helps, thank you', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'wish without plan',
    template: 'general',
    turns: [
      {
        says: 'I keep dreaming about living abroad and fighting there but every time I sit down to plan it I end up watching videos instead',
        expect: {
          cards: ['woop', 'break-goal-down', 'if-then-plan', 'procrastination', 'grow-talk'],
          echo: ['abroad', 'dreaming', 'videos', 'plan'],
        },
      },
      { says: 'I will look up visas on Tuesday evening', expect: { echo: ['visas', 'tuesday'] } },
    ],
  },
  {
    name: 'hi',
    template: 'general',
    turns: [
      { says: 'hey' },
      {
        says: 'not sure where to start tbh. things at home are a mess and I cant focus on anything',
        expect: {
          cards: [
            'obstacle-breakdown',
            'grow-talk',
            'scale-one-to-ten',
            'relationship-conflict',
            'resource-map',
            'breathing-reset',
          ],
          echo: ['home', 'mess', 'focus'],
        },
      },
      {
        says: 'mostly fights with my brother about money',
        expect: { slots: { people: 'brother' }, echo: ['brother', 'money'] },
      },
    ],
  },
]
