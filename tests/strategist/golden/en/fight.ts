import type { Conversation } from '../conversation.ts'

export const FIGHT: readonly Conversation[] = [
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
      { says: 'how exactly would I do the first one on a normal working day?', expect: { act: 'question' } },
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
      { says: 'Who should I ask to hold pads for that?', expect: { act: 'question' } },
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
      { says: 'Can you break step two down for me', expect: { act: 'question' } },
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
      { says: 'What does a first week look like?', expect: { act: 'question' } },
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
      { says: 'What do I say in the car on the way home?', expect: { act: 'question', echo: ['car', 'home'] } },
    ],
  },
]
