import type { FirstMoves } from './first-move.ts'

export const en: FirstMoves = {
  performance: {
    mind: [
      'Close your eyes, run through the first thirty seconds the way you want them to go, ten times, and make a tick after each.',
      'Choose one thing you want to do in that moment, such as one long breath out, and practise it in three sets of ten.',
    ],
    technique: [
      'Cut it down to its smallest part and go through that part thirty times, slowly, in three sets of ten, by movement or in your head.',
      'Write it out as five single parts, then go through part one ten times, counting aloud, before you look at part two.',
    ],
    body: [
      'Count three things and write the numbers down: hours slept last night, breaks taken today, and days of full rest in the past week.',
      'Lie down for ten minutes and count five sets of ten slow breaths, with a short pause after each set.',
    ],
    time: [
      'Set a timer for ten minutes, split the next task into five pieces of two minutes, and tick off each piece as you finish it.',
      'Count how many of the last seven days went the way you wanted, write the number down, and set yours for the next seven.',
    ],
    work: [
      'Split it into pieces of ten minutes, number them, and finish number one today.',
      'Say the one sentence that matters most in this out loud ten times, and change a word whenever it sounds wrong.',
    ],
    business: [
      'Choose the one number that shows how this stands, and write it down for each of the last four weeks, side by side.',
      'Pick one small action, a message, a call or a line of sums, and do it five times in a row with a tick after each.',
    ],
    life: [
      'Break what lies ahead of you into five pieces of two minutes, and do the first one now.',
      'Write ten short lines about it, one a minute, and underline the one line you can do something about.',
    ],
  },
  excellence: {
    mind: [
      'Write one sentence on how you want to carry yourself in this, put three yes-or-no points under it, and check them tonight.',
      'Choose one standard you can keep even on a bad day, write it on a card with three boxes to tick, and put the card in your bag.',
    ],
    technique: [
      'Write down the three points that make it right, film or picture one slow attempt, and check it against each point.',
      'Set one detail that has to be right every time in the next session, and write a list of five lines to check it with afterwards.',
    ],
    body: [
      'Write a list of five points for a day that does your body good, sleep, food, water, rest and calm, and tick what today had.',
      'Set one standard for tonight, such as lights out at a fixed time, and list three things that have to be ready for it.',
    ],
    time: [
      'Write in one line what counts as done for today, and check it with yes or no before you go to bed.',
      'Make a checklist of four points at most for the start of your day, and put it where you will see it first.',
    ],
    work: [
      'Write one line on what a fair judge would call good work here, list three points that show it, and mark where you stand on each.',
      'Make a list of five points to have ready for the next step, and settle the one that takes ten minutes.',
    ],
    business: [
      'Write down the one standard this part of the business has to meet, list five checks for it, and mark each as met or not met.',
      'Take out the figures or papers this is about, list what is complete and what is missing, and fill one gap.',
    ],
    life: [
      'Write down one thing you want to be able to say later about how you handled this, and list three small signs that would show it.',
      'Choose one standard for how you treat yourself today, such as one proper meal or one honest talk, and tick it off tonight.',
    ],
  },
  mindset: {
    mind: [
      "Write down what you wish for, picture for two minutes what inside you gets in the way, and finish the line 'When that comes, I will'.",
      'Close your eyes, let the difficult moment come up as it really would, and write down the one small action you will answer it with.',
    ],
    technique: [
      "Picture the exact moment it gets difficult, name what you would see or feel just before, and write 'When I notice that, I will' with one action.",
      'Write down what you want to be able to do, the one thing that will make it hard next time, and your answer to it in a single line.',
    ],
    body: [
      'Write down what you wish for your body, name the moment today when you are most likely to ignore it, and write what you will do then instead.',
      'Picture this evening, find what is most likely to keep you from resting well, and decide in one written line how you will meet it.',
    ],
    time: [
      "Picture tomorrow hour by hour, find the moment when the plan is most likely to fall over, and write 'If that happens, then I will'.",
      'Write your wish for this week in five words, the likeliest obstacle under it, and next to that your answer to the obstacle.',
    ],
    work: [
      'Picture the conversation or the task at its most awkward point, and write down the one sentence or action you will meet it with.',
      "Write down the best outcome, then the habit of yours that could block it, then the line 'If I catch myself doing that, I will'.",
    ],
    business: [
      'Write down the result you want by the end of the month, the obstacle most likely to stop it, and the first thing you do on the day it appears.',
      'Picture the refusal, the delay or the bill you would rather not think about, and write one if-then line for meeting it.',
    ],
    life: [
      'Write down what you wish for in the coming week, what in you could hold it up, and one small thing you will do when you feel that.',
      'Picture the hardest hour of the coming day, and write in one line what you will do, or whom you will ring, when it comes.',
    ],
  },
  mental: {
    mind: [
      'Write down the thought exactly as it comes, put next to it what you actually know, and rewrite it as a sentence that is true and of use.',
      "Write down what you say to yourself when it gets hard, cross out every 'always’ and 'never', and write it again without them.",
    ],
    technique: [
      'Write down the sentence that goes through your head at that moment, and rewrite it as a short instruction you could follow.',
      "Write 'I can’t do this yet because', finish it with something another person could see, and turn it into a cue of three words.",
    ],
    body: [
      'Write down what you tell yourself about your body today, and rewrite it the way you would say it to a training partner you like.',
      'Write down the thought that tells you to overdo it or to give up, and rewrite it the way a good doctor would put it.',
    ],
    time: [
      "Write down one sentence that begins with 'I should', and rewrite it as 'I choose to' or 'I choose not to', with a time of day.",
      'Write down the reason you give yourself, word for word, mark which part is fact, and rewrite the rest as one thing you can do in ten minutes.',
    ],
    work: [
      'Write down what you fear others will think of you, mark what you know and what you guess, and rewrite it with only what you know.',
      'Write down the harshest sentence you have told yourself about this, and rewrite it the way a fair reference would put it.',
    ],
    business: [
      'Write the worry down in one sentence, split it into figure, fact and fear, and rewrite it without the fear.',
      'Write down the belief that keeps you from acting, note one piece of evidence for it and one against, and write the fairer version.',
    ],
    life: [
      'Write down the sentence that keeps coming back, and write under it what you would say to a friend who told you the same.',
      "Write down the thought that weighs most, write it again with 'I am having the thought that' in front, and read it slowly three times.",
    ],
  },
  leadership: {
    mind: [
      'Write down the names of three people who have been through something like this, and ask one of them how they handled it.',
      'Tell one person in your corner, out loud, what you need from them and what you do not need.',
    ],
    technique: [
      'Ask one coach or training partner by name for ten minutes on exactly this, and say what you want them to watch.',
      'Name the person you know who does this best, and send them one precise question.',
    ],
    body: [
      'Name the one person who should know about this, a doctor, a physio or your coach, and ask for a word or an appointment.',
      'Tell someone who trains or lives with you what your body needs this week, and ask them for one definite thing.',
    ],
    time: [
      'Write down everything that hangs on you this week, put another person’s name beside one item, and ask that person for it.',
      'Tell the person it affects which hour you need to be free, and ask them for it out loud.',
    ],
    work: [
      'Write down who decides, who can help and who needs to know, and send one of them a short, clear request.',
      'Say what you want from one other person in a single sentence without an apology in it, and then ask them for it.',
    ],
    business: [
      'List the tasks in this, mark those only you can do, put a name beside one of the others, and hand it over in one message.',
      'Ring the one person this depends on, and say in plain words what you are asking for and by when.',
    ],
    life: [
      'Write down the names of those who would want to know about this, and tell one of them in two sentences.',
      'Choose one person you trust, and ask them out loud for one definite thing, such as an hour, a walk or an open ear.',
    ],
  },
  empowerment: {
    mind: [
      'Write down one time when you were just as unsure and it went well enough, and underline what you did then that you can do again.',
      'Think of a situation outside the gym in which you stay steady, note what your breath, eyes and voice do there, and borrow one of them today.',
    ],
    technique: [
      'Go back to a time when something like this worked, even once, and write down what you did just before.',
      'Name the skill you trust most, write down how you learned it, and take the same first step here.',
    ],
    body: [
      'Write down one day in the past year when your body felt right, and mark one gentle thing from that day you can bring back.',
      'Name something your body has already come through, and write down who and what helped it then.',
    ],
    time: [
      'Find one day in the past month that ran as you wanted, write down what made it possible, and put one of those things into tomorrow.',
      'Name one habit you keep without effort, and do the first small piece of the new step straight after it today.',
    ],
    work: [
      'Write down two hard things you have already managed, at work, at school or in training, and what in you carried them.',
      'Choose one strength you have from the mat, such as patience, timing or calm, and write down exactly where you will use it in this.',
    ],
    business: [
      'Find one time when you solved something like this with little money or little help, and write down the first thing you did.',
      'Ask one person who trusts you why they do, and write their words above your next step.',
    ],
    life: [
      'Write down a hard time you have come through, note who or what helped you, and bring one of those back today.',
      'Look for the hour this week when it was a little lighter, and write down what was different in it.',
    ],
  },
  life: {
    mind: [
      'Give yourself a number from 1 to 10 for how you are coping with this, and write down what would make it one higher.',
      'Write down what you would like to feel or do instead, and mark from 1 to 10 how near to it you are today.',
    ],
    technique: [
      'Rate from 1 to 10 how sure you are of it, and write down what you would be doing at one number higher.',
      'Write down the one question about it you would most like answered, and mark from 1 to 10 how much the answer matters to you.',
    ],
    body: [
      'Rate from 1 to 10 how your body feels, and write down one kind thing, without any training, that would make it one higher.',
      'Ask yourself what your body has been telling you this week, answer in three lines, and give today’s rest a number from 1 to 10.',
    ],
    time: [
      'Give your week a number from 1 to 10, and write down the one change that would make it one higher.',
      'Write down what you want the time for, and rate from 1 to 10 how much it matters, before you move a single appointment.',
    ],
    work: [
      'Give the situation a number from 1 to 10, write down why it is not one lower, and then what would make it one higher.',
      'Write down three questions you want answered before you act, and rate each from 1 to 10 by how much hangs on it.',
    ],
    business: [
      'Rate from 1 to 10 how well this fits the life you want to lead, and write down what one point more would look like.',
      'Write down how you would know in three months that this is solved, and mark from 1 to 10 where you stand today.',
    ],
    life: [
      'Choose a number from 1 to 10 for today, and write down what would make it one higher, however small.',
      'Ask yourself what matters most to you in this, write for five minutes without stopping, and underline one sentence.',
    ],
  },
  balance: {
    mind: [
      'Cross one demand off today’s list, and sit for ten minutes with nothing to do in the time it sets free.',
      'Write down everything you expect of yourself in this, strike out what helps least, and leave the rest alone until tomorrow.',
    ],
    technique: [
      'Write down everything you are trying to fix at once, keep one thing for this week, and cross out the others.',
      'Strike one item from what you wanted to practise today, and put ten minutes of rest where it stood.',
    ],
    body: [
      'Cancel one thing this evening, and lie down for ten minutes without your phone.',
      'Write down how long you slept in the last three nights, and take away one thing that stands between you and sleep tonight.',
    ],
    time: [
      'Write down everything on your plate this week, take one thing off it for good, and tell whoever has to know.',
      'Block one hour of rest in your diary first, and only then look at what still fits around it.',
    ],
    work: [
      'Choose one task that can wait until next week, move it, and take ten minutes away from every screen.',
      'Set a time at which today is over, write it down, and drop the one thing that would push past it.',
    ],
    business: [
      'List what you did for the business this week, strike one thing that nobody would miss, and leave it undone.',
      'Decide which hour today is free of business, switch off notifications for it, and move one small job to tomorrow.',
    ],
    life: [
      'Take one thing off your plate for today, tell the person it concerns, and use ten of those minutes to rest.',
      'Look at how you have slept, eaten and rested in the last three days, and give yourself back the one that was missing most.',
    ],
  },
}
