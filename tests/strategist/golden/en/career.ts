import type { Conversation } from '../conversation.ts'

export const CAREER: readonly Conversation[] = [
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
      { says: 'Give me an example of how to start that conversation', expect: { act: 'question' } },
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
      { says: 'Where do I even start with the CV', expect: { act: 'question', echo: ['cv'] } },
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
      { says: 'How long should the opening be?', expect: { act: 'question' } },
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
      { says: 'What if she says no?', expect: { act: 'question' } },
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
]
