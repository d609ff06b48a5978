import type { FireLabel } from '#contract/quiz-rules.ts'

type Four<Part> = [Part, Part, Part, Part]
type Question = { question: string; answers: Four<string> }
type Advice = { text: string; drill: string }

/** Answers are ordered from the most to the least assertive; all are acceptable. Their points are in the rules. */
export type QuizTexts = { questions: Four<Question>; advice: Record<FireLabel, Advice> }

export const en: QuizTexts = {
  questions: [
    {
      question: 'It is your turn to spar, and the person across from you has far more experience. How do you go in?',
      answers: [
        'I step in first and set the pace. I came to be tested.',
        'I pick one thing I want to land, and I go for it.',
        'I start carefully, read the first minute, then open up.',
        'I ask to go light and learn what I can from each exchange.',
      ],
    },
    {
      question: 'You lost. The video of the fight is on your phone. What happens next?',
      answers: [
        'I watch it tonight and turn up with what I want to fix first.',
        'I go through it this week with my coach and leave with a plan.',
        'I rest for a few days, then take it apart piece by piece.',
        'I give it time, and talk to someone I trust before I look.',
      ],
    },
    {
      question: 'In a meeting or in class, someone takes the credit for your work. What do you do?',
      answers: [
        'I say so on the spot: calm voice, plain facts.',
        'I take them aside the same day and clear it up.',
        'I sort out my thoughts and raise it when the moment is right.',
        'I let this one go and make sure my next piece of work is seen.',
      ],
    },
    {
      question: 'Six in the morning, rain on the window, and today you train on your own. What now?',
      answers: [
        'I am up at the first ring. Rain is part of the training.',
        'I need five minutes, then I do the session as planned.',
        'I do a short version at home, and it counts.',
        'My body wants sleep, so I sleep and train tonight.',
      ],
    },
  ],
  advice: {
    getting_started: {
      text: 'The fire is low today. That is a reading, not a verdict: everybody who burns has been here. Do not wait to feel like it; a body that moves tells the mind to follow, so train the smallest start there is.',
      drill:
        'One minute of shadowboxing or brisk walking, one minute of rest, three times. Then tell one person that you did it.',
    },
    warming_up: {
      text: 'You look before you step, and that keeps you and your partners safe. What is missing is the first move: some certainty only comes after you have started. Train deciding, in small things, a little sooner than feels comfortable.',
      drill:
        'Once a day this week, make a decision within three breaths: which drill, which call, which plan. Note what happened; you will see how rarely it hurt.',
    },
    ready: {
      text: 'You act, and you know when. The next step is to act when it costs something: tired, watched or behind on points. Train under a little pressure, often, so that the big day feels like a day you know.',
      drill:
        'At the end of your next session, start three rounds of one minute from a bad position and work your way out. Breathe out before each one.',
    },
    on_fire: {
      text: 'You go first, and people feel it. Now train your aim: heat without direction tires you before it tires anyone else. One clear intention a round is worth more than ten good ideas.',
      drill:
        'Before each of three rounds, say in one sentence what you want from it. When it ends, answer honestly: did I get it, yes or no?',
    },
    unstoppable: {
      text: 'Full flame. The work now is to keep it: without burning out, and without burning the people you train with. Train control, take recovery as seriously as rounds, and lend some of your fire to someone who needs it.',
      drill:
        'Do one round at half power with someone newer than you, with a single goal: that they leave it better than they started. Then protect eight hours of sleep tonight.',
    },
  },
}
