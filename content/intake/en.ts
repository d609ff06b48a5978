import type { IntakeTexts } from './intake-texts.ts'

export const en: IntakeTexts = {
  groups: {
    mind: {
      ask: [
        'I want to understand it before I answer. What happens in the session or on the day when it is worst, and what have you tried so far?',
        'One question before anything else: what was the last time it happened, and what did you do right after it?',
      ],
      meanwhile:
        'Until then, write down the one moment in training this week that bothered you most, in two lines. That moment is where we start.',
    },
    technique: {
      ask: [
        'I don’t want to answer the wrong half of it. Take me into the exchange: where are the two of you, what do you try, and what do they do that stops you?',
        'To give you something you can drill, I need the exact moment: what is your position, what do you go for, and where does it break down?',
      ],
      meanwhile:
        'Until then, film one round and watch only the second before it goes wrong: your feet, your weight, who moved first. That second tells you what to drill.',
    },
    body: {
      ask: [
        'Three things tell me most: since when, what makes it better or worse, and has anybody qualified looked at it?',
        'Before I say anything about training: what exactly do you notice, when in the session, and since how long?',
      ],
      meanwhile:
        'Until then, keep to what you can do without bringing it on, and see a doctor if it gets stronger, if something is numb or weak, or if it wakes you at night.',
    },
    time: {
      ask: [
        'Show me the real week first: which hours are fixed, which are truly yours, and what would you drop last?',
        'Where does it slip in an ordinary week: in the morning, after work, or at the weekend?',
      ],
      meanwhile:
        'Until then, put one session of thirty minutes on the day that fails least often, and keep only that one.',
    },
    work: {
      ask: [
        'To be of use I need the last scene: what was said or done, by whom, and what would you want to be different in a month?',
        'What has to be decided here, by when, and who decides it besides you?',
      ],
      meanwhile:
        'Until then, write the facts in three lines without any judgement, with dates. Whatever you do next, you will need them.',
    },
    business: {
      ask: [
        'Give me the figures you have: members, fee, fixed costs, what is left at the end of a month. Which of them worries you?',
        'What exactly is to be decided, by when, and what does it cost or bring a month?',
      ],
      meanwhile:
        'Until then, put income and fixed costs of the last three months on one page. The decision is mostly visible there.',
    },
    life: {
      ask: [
        'I would rather ask than hand you the wrong advice. What is the hardest part of it right now, and who else is in it?',
        'What would have to happen this week for you to feel a little lighter about it?',
      ],
      meanwhile:
        'Until then, tell one person you trust what you told me, in the same words. It is often the first thing that helps.',
    },
  },
  roles: {
    parent: {
      ask: [
        'You are asking for your child, so one question first: what have they said about it themselves, and what would help you most, words to say or a way to organise it?',
        'What do they want themselves, what is already agreed, and which part of it keeps you awake?',
      ],
      meanwhile:
        'Until then, ask them one open question on the way home and only listen: “What was the best minute today, and what was the worst?” And say the sentence children doubt most: that you like watching them, whatever the result.',
    },
    partner: {
      ask: [
        'You are asking about somebody you live with, so tell me: what do they do that is hardest for you, and what have you said so far?',
        'When is the fight, and what would you like most: words to say, or a way to get through the week yourself?',
      ],
      meanwhile:
        'Until then, little is much: “I’m here. Do you want to talk, or do you want quiet?” Leave advice, weight and results to the corner, and keep one evening for yourself.',
    },
    coach: {
      ask: [
        'You are asking as their coach. How long has it been like this, what was the last thing you two talked about, and what do you suspect?',
        'What have you noticed in training, what do the people close to them say, and when is their next bout?',
      ],
      meanwhile:
        'Until then, make contact without a demand: go there or send one line, “I’m not calling about training. Are you all right?” The plan can wait for that answer.',
    },
  },
  anything: {
    ask: [
      'I want to get this right before I give you a plan. What is the part of it that you would change first if you could?',
      'Tell me a little more, so that the answer fits: what happened last, and what would you like to be different?',
    ],
    meanwhile: 'Two or three sentences are enough.',
  },
  feelings: {
    'feel-afraid': [
      'Being afraid of that is normal, and it does not decide how it goes.',
      'Fear here is no weakness; it shows that it matters to you.',
    ],
    'feel-angry': ['Anybody would be angry about that.', 'Being angry about this makes sense.'],
    'feel-sad': ['I am sorry. That is a heavy one.', 'I am sorry. Nobody gets over that in a day.'],
    'feel-ashamed': [
      'It takes something to write that down. Good that you did.',
      'Thank you for saying it plainly. Most people keep this to themselves.',
    ],
    'feel-guilty': [
      'That it weighs on you shows that the people in it matter to you.',
      'Guilt is heavy, and it can be turned into one thing you put right.',
    ],
    'feel-jealous': [
      'You can be glad for somebody and hurt that it was not you. Both are true.',
      'Envy stings because it points at something you want. That is worth looking at.',
    ],
  },
  takeUp: 'You write “{words}”.',
}
