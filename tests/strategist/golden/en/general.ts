import type { Conversation } from '../conversation.ts'

export const GENERAL: readonly Conversation[] = [
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
      { says: 'And how do I find that out?', expect: { act: 'question' } },
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
      { says: 'How do I split that into months?', expect: { act: 'question', echo: ['months'] } },
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
      { says: 'Give me an example of such a line', expect: { act: 'question' } },
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
