import type { Conversation } from '../conversation.ts'

export const LIFE: readonly Conversation[] = [
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
        expect: { act: 'question', echo: ['sleeps', 'sleep'] },
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
      { says: 'what would session one be', expect: { act: 'question' } },
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
      { says: 'Which one first?', expect: { act: 'question' } },
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
      { says: 'Give me the actual words to use with my sister', expect: { act: 'question', echo: ['sister'] } },
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
]
