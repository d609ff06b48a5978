import type { CardWords } from '../card.ts'
import type { TIME_CARDS } from '../facts/time.ts'

export const TIME: Record<keyof typeof TIME_CARDS, CardWords> = {
  'start-a-habit': {
    title: 'Start tiny, tie it on',
    why: 'A habit is not held by strength of will but by what comes right before it. Make it so small that a bad day is no excuse, and hang it on something you do anyway.',
    steps: [
      'Choose a version that takes two minutes, and do it once straight after something you already do.',
      'Do the two-minute version on five days after the same anchor, and put a cross on paper for each.',
      'Count the crosses, and grow the habit by a minute only after a run of six out of seven.',
    ],
    metric: 'Crosses out of seven: five is holding, six means it may grow.',
    rules: [
      { cue: 'I miss a day', action: 'I do the two-minute version after the very next anchor' },
      {
        cue: 'a trip or guests knock out my anchor',
        action: 'I tie it to brushing my teeth that evening and keep it tiny',
      },
    ],
    question: 'What do you already do every single day that this could hang on?',
    close_up: [
      'Do it once now, for two minutes, and put the first cross on paper.',
      'Say aloud: “After the coffee I do two minutes, and then I may stop.”',
      'Change the anchor, not the habit, if it keeps failing: another hour, another place.',
    ],
  },
  procrastination: {
    title: 'The two-minute start',
    why: 'You are not putting off the work, you are putting off a feeling about it. Two minutes inside the task usually shrink that feeling more than an hour of planning round it.',
    steps: [
      'Shrink the next action until a camera could film it, like “open the file and type the title”.',
      'Set a timer for two minutes, do just that action, and decide only afterwards whether to go on.',
      'Name the one task you avoid most, and give it a place and an hour where you begin with two minutes.',
    ],
    metric: 'Starts, not hours: four two-minute starts out of five planned.',
    rules: [
      { cue: 'I say “later” to myself', action: 'I start the timer for two minutes and touch the task' },
      {
        cue: 'the two minutes are up and I want to run',
        action: 'I write the next tiny action on a slip and leave it on top of the task',
      },
    ],
    question: 'Which feeling would come up if you began right now?',
    close_up: [
      'Open the letter, file or page that weighs most and read its first line; that is all.',
      'Say: “Two minutes, badly, now.”',
      'Do it beside someone, in a library or on a call, if you never start alone.',
    ],
  },
  'no-time': {
    title: 'Find two protected hours',
    why: 'Time is never found, it is taken from something. Once you see where the hours really go, one honest no often pays for the thing you miss.',
    steps: [
      'Reconstruct the last 24 hours in half-hour lines, and mark what you would not choose again.',
      'Say no to one marked thing, and put two blocks of 60 minutes in the calendar with a name on them.',
      'Protect the two blocks, move them if you must but never delete them, and look at where the rest went.',
    ],
    metric: 'Protected blocks kept: two of two, three times running.',
    rules: [
      { cue: 'someone wants to fill my block', action: 'I offer another time before I explain anything' },
      {
        cue: 'my block has come and I am catching up on messages',
        action: 'I close them, read the name on the block and do its first thing',
      },
    ],
    question: 'What are you saying yes to that costs you the thing you want?',
    close_up: [
      'Delete one thing from tomorrow and write what you do with its half hour.',
      'Answer the next request with: “I cannot this week. Ask me again on Monday.”',
      'Join two things instead of finding an hour: walk to work, train with the child, read on the bus.',
    ],
  },
  'boundaries-saying-no': {
    title: 'A short clear no',
    why: 'A long no sounds like a maybe. The short one feels harder for ten seconds and easier for ten days.',
    steps: [
      'Prepare a no of at most ten words, like “I can’t take that on, thank you for asking”; say it aloud five times.',
      'Use it once in a small matter, without a reason, and if pressed repeat it in the same words.',
      'Say one no that frees an hour, and offer an alternative only if you truly want to.',
    ],
    metric: 'Times you said no without a second sentence: one, then two; guilt 1–10 a day later.',
    rules: [
      {
        cue: 'I am about to say yes too fast',
        action: 'I say “let me check and tell you later” and look at my calendar',
      },
      {
        cue: 'guilt comes up an hour after I said no',
        action: 'I name what the free hour is for and send no second message',
      },
    ],
    question: 'Whose disappointment do you find hardest to bear?',
    close_up: [
      'Write your no in ten words and say it aloud to the wall.',
      'Say: “I care about you, and I can’t do that this week. Ask me again for next Thursday.”',
      'Buy time first, if a plain no is too hard: “Let me look and tell you tomorrow.”',
    ],
  },
  'discipline-of-mornings': {
    title: 'Win the first twenty',
    why: 'Mornings are decided the evening before, when your clothes are either laid out or not. Own the first twenty minutes, and the rest has a direction.',
    steps: [
      'Lay out clothes, bottle and bag before bed, and put the alarm where you must stand up to reach it.',
      'Write your first 20 minutes in four lines, without the phone, and follow them on four mornings.',
      'Count the mornings done, and remove whatever broke the worst of them.',
    ],
    metric: 'Mornings with 20 minutes before the first screen: four of five.',
    rules: [
      {
        cue: 'the alarm rings and I want to stay in bed',
        action: 'I put both feet on the floor and drink a glass of water',
      },
      {
        cue: 'it is late and I am still scrolling',
        action: 'I plug the phone in by the front door and switch off the light',
      },
    ],
    question: 'What would you gladly get up twenty minutes earlier for?',
    close_up: [
      'Put clothes, bottle and bag in one heap by the door before you go to bed.',
      'Say when the alarm rings: “Feet on the floor first. Then I may decide.”',
      'Begin with two mornings a week, and move the alarm by fifteen minutes instead of an hour.',
    ],
  },
  'shift-work': {
    title: 'Plan by kind of shift',
    why: 'A plan tied to days of the week breaks with every new rota; tied to the kind of shift, it survives. After nights a short easy session is full attendance, because the sleep you would give up is what your training is built from.',
    steps: [
      'Take your rota and write one word beside each kind of shift: hard, easy or sleep.',
      'Agree with your coach on a 20-minute session for the classes you miss, and on which classes you may join without notice.',
      'Enter your sessions as soon as each week’s shifts are known: two hard ones where you are best rested, one short one, and none between a night shift and sleep.',
    ],
    metric:
      'Count sessions kept against sessions planned over one full rotation; eight out of ten, with no hard one straight after a night, is success.',
    rules: [
      {
        cue: 'I come off a night shift and feel I ought to train',
        action: 'I eat something, sleep first and do the 20-minute session after waking',
      },
      {
        cue: 'my shift is swapped at short notice',
        action: 'I look up the new shift on my list and do the word that stands beside it',
      },
    ],
    question: 'After which kind of shift do you feel most like yourself?',
    close_up: [
      'Mark only the next three shifts with hard, easy or sleep.',
      'Write to your coach: “My shifts keep changing. Which two sessions matter most for me, and what should I do in 20 minutes when I miss one?”',
      'Find a colleague on the same rota, or a lunchtime class near work or your hotel, when your hours never meet your club’s timetable.',
    ],
  },
  'too-many-things': {
    title: 'Three on, others parked',
    why: 'What wears you out is less the work than the number of open things that ask you every day, “Is it my turn now?” A thing parked with a date to return to it stops asking; a thing you merely neglect does not.',
    steps: [
      'Write every open thing on one page, circle three for the next four weeks and put a return date beside each of the others.',
      'Tell two people who are waiting for something you have parked when you will come back to it.',
      'Go through the page for 15 minutes every week, and let a new thing in only when one of the three goes out.',
    ],
    metric: 'Count the things in progress at each weekly look; three or fewer for four weeks running is success.',
    rules: [
      {
        cue: 'somebody asks me for something new',
        action: 'I say “I’ll tell you tomorrow” and look at my page before I answer',
      },
      {
        cue: 'I jump to another task before the first is finished',
        action: 'I write in one line where I stopped, go back and finish the smallest piece',
      },
    ],
    question: 'Which of your open things would you not start again today?',
    close_up: [
      'Park a single thing, the one that has nagged longest, and write down the month in which you will look at it again.',
      'Write to the person waiting: “I can’t do this properly at the moment. I’ll come back to you at the start of next month; tell me if you need somebody else before then.”',
      'Choose one thing for the morning and one for the evening when three is still too many, and let the page wait.',
    ],
  },
  'work-life-balance': {
    title: 'Whole hours for each',
    why: 'Guilt comes less from the hours you are away than from those you are half there, with the phone at dinner and work in your head during the warm-up. People forgive an absence they can count on far more easily than one they cannot foresee.',
    steps: [
      'Write down last week’s hours for work or school, family, training and sleep, and mark those in which you were only half present.',
      'Sit down for 20 minutes with the person who misses you most and agree on two times that are for training and two that are theirs, with the phone away.',
      'Look through the coming week together for ten minutes each week, and move clashes before they happen.',
    ],
    metric:
      'Count the agreed times you kept, yours and theirs; three out of four or better in each of four weeks is success.',
    rules: [
      {
        cue: 'I feel guilty on the way to training',
        action: 'I name the next time that is theirs, and train with my whole head',
      },
      {
        cue: 'work runs into a time I had promised',
        action: 'I call before I am late, name another time within the same week and keep it',
      },
    ],
    question: 'Whose time do you break first when things get tight?',
    close_up: [
      'Put the phone in another room for one meal.',
      'Say at home: “I’ve often been here and not really here. Which two times in the week matter most to you? Those I’ll keep.”',
      'Bring them along when hours are too few to divide: a family class, a walk home from training together, breakfast after the early session.',
    ],
  },
}
