import type { CardWords } from '../card.ts'
import type { METHODS_CARDS } from '../facts/methods.ts'

export const METHODS: Record<keyof typeof METHODS_CARDS, CardWords> = {
  'if-then-plan': {
    title: 'If–then plan',
    why: 'A plan that waits for the right mood waits long. Tie the action to a moment you cannot miss, and the moment does the remembering for you.',
    steps: [
      'Form one sentence that joins a moment you will surely meet with one small action, and say it aloud three times.',
      'Walk through the moment in real surroundings twice, doing the action straight after the cue.',
      'Count how often the cue came and how often you acted, and sharpen whichever half was vague.',
    ],
    metric: 'Actions per cue: seven of ten means it has taken root.',
    rules: [
      { cue: 'the cue comes and I hesitate', action: 'I do the first five seconds of the action' },
      {
        cue: 'I notice in the evening that I missed my cue',
        action: 'I play the moment through once in my head with the action in it',
      },
    ],
    question: 'At which exact place and moment does your plan usually slip away?',
    close_up: [
      'Take the moment that trips you most often and write only its first half: “If it is … and I …”.',
      'Say the whole sentence aloud once in the place where it will happen.',
      'Choose a moment you cannot miss, a door, a meal, the alarm, if the first cue was too vague.',
    ],
  },
  woop: {
    title: 'Wish, outcome, obstacle, plan',
    why: 'Dreaming alone relaxes you, as if it were already done. Put the inner obstacle right beside the dream, and the wish gets teeth.',
    steps: [
      'Take five quiet minutes: name one wish, picture the best outcome, then the thing in you that gets in the way.',
      'Write what you will do when that inner obstacle shows up, and read it before the next occasion.',
      'Repeat the four parts once with pen and paper, and adjust the plan to what really got in the way.',
    ],
    metric: 'Times the obstacle came and you used the plan: more than half.',
    rules: [
      { cue: 'my inner obstacle shows up', action: 'I name it aloud and do the action I wrote down' },
      {
        cue: 'the wish has gone pale in the middle of the week',
        action: 'I picture the best of it for ten seconds and then what will block me next',
      },
    ],
    question: 'What is it in you, not around you, that stands between you and this wish?',
    close_up: [
      'Close your eyes for one minute and picture the best of it, then the thing in you that would stop it.',
      'Write: “When I notice myself drifting, I do the next five minutes of it.”',
      'Make the wish smaller until it fits into one week, if the obstacle looks too big.',
    ],
  },
  'grow-talk': {
    title: 'Goal, reality, options, will',
    why: 'Most people leap from wish to plan and skip the part in between: what is true now. An honest look at the ground often halves the list of options and doubles their worth.',
    steps: [
      'Fill four headings, goal, reality, options, will, with three lines under each, in 15 minutes.',
      'Show the page to one clear-headed person, and ask them only to add options, not advice.',
      'Choose one option, name the first move and your will for it 1–10, and make it smaller if that is under 8.',
    ],
    metric: 'Will for the first move: 8 or more; first move done: yes or no.',
    rules: [
      { cue: 'I jump to solutions', action: 'I go back and write two more lines about how things stand' },
      {
        cue: 'the option I chose fails at its first move',
        action: 'I take the next one on the page and name its first move the same day',
      },
    ],
    question: 'What is true about your situation right now that you have not yet written down?',
    close_up: [
      'Write one line under each heading, and leave the rest blank for now.',
      'Ask one person: “What else could I do? Only options, please, no advice.”',
      'Start from what already works, if the goal is still foggy: which hour of last week felt right.',
    ],
  },
  'scale-one-to-ten': {
    title: 'One step up the scale',
    why: 'A four is not a failure, it is proof that something already carries you. Ask why it is not lower, and you will find the tools you own; then ask only for a five.',
    steps: [
      'Mark where you are from 1 to 10, and write three reasons why it is not lower.',
      'Describe what half a point more would look like from outside, and do one thing that belongs to it.',
      'Mark the scale again, and write what helped, even if the number stayed where it was.',
    ],
    metric: 'The number itself: half a point up, or the same with one more reason under it.',
    rules: [
      { cue: 'the number drops', action: 'I look for what still holds it above one and do more of that' },
      {
        cue: 'someone says I should be much further by now',
        action: 'I tell them my own number and one thing that got it this far',
      },
    ],
    question: 'Why is your number not two points lower?',
    close_up: [
      'Write your number and one reason why it is not lower.',
      'Ask someone who knows you: “What would you see me do if I were half a point higher?”',
      'Rate three areas apart, work, body, people, if one number says too little, and begin with the lowest.',
    ],
  },
  'break-goal-down': {
    title: 'Back from the date',
    why: 'A large goal is heavy because it has no handle. Walk back from the date to the thing you could do in the next hour, and lift only that.',
    steps: [
      'Put the goal and its date at the top of a page, then below it what must be true at three quarters, half and a quarter of the way.',
      'Choose the nearest milestone, list the actions for it, and finish the first one that others could see.',
      'Check where you stand against the milestones, and rewrite only the next action, not the whole plan.',
    ],
    metric: 'Milestones reached within a few days of their date: three of four.',
    rules: [
      { cue: 'I feel crushed by the size of it', action: 'I cover the page and look only at the next action' },
      {
        cue: 'a milestone passes and I have not reached it',
        action: 'I move that one date, keep the others and finish the smallest missing piece',
      },
    ],
    question: 'What must be true halfway for the whole to be within reach?',
    close_up: [
      'Write the date on top and the halfway mark in the middle of the page; two lines are enough.',
      'Tell one person: “By the end of this month I will have done this much.”',
      'Count in weeks instead of months, if it still looks like a mountain: what must be true on Sunday.',
    ],
  },
  'process-goals': {
    title: 'Goals you control',
    why: 'Results have many owners; your actions have one. Goals about what you do keep working on the days when the result has other plans.',
    steps: [
      'Write the result you want, cross it out, and under it three actions fully in your hands that lead there.',
      'Choose one of the three, give it a number, and do it in every session or working day for seven days.',
      'Score the three actions 1–5 before you look at any result, and raise only the lowest.',
    ],
    metric: 'Average of your three action scores: 4 or above, whatever the result.',
    rules: [
      { cue: 'I start thinking about the result', action: 'I ask myself what my next action is and do it' },
      {
        cue: 'the result is bad although I did my part',
        action: 'I give my actions their marks first and change one of them at most',
      },
    ],
    question: 'Which part of this would you do just the same if nobody kept score?',
    close_up: [
      'Write one action that is fully in your hands and takes less than an hour.',
      'Say after each point or sale: “Next one.” Then do your first action again.',
      'Keep the result for the end of the month, even where you are paid by it, and look daily only at the actions that lead there.',
    ],
  },
  'strengths-inventory': {
    title: 'Use a proven strength',
    why: 'You have come through hard things before, and not by accident. What carried you then is seldom gone, only unused in this room.',
    steps: [
      'Recall three hard times you came through, and beside each the quality in you that helped.',
      'Ask two people who know you which strength they would bet on, and choose one to use on purpose.',
      'Apply that strength to the matter at hand in one concrete act, and note what it changed.',
    ],
    metric: 'Deliberate uses of the strength: three; effect 1–10 for each.',
    rules: [
      { cue: 'I feel I have nothing to work with', action: 'I read my three hard times and use the same quality once' },
      {
        cue: 'I overdo my strength and it gets on people’s nerves',
        action: 'I turn it down by half and ask what they need from me',
      },
    ],
    question: 'What got you through the hardest thing you have done so far?',
    close_up: [
      'Write one hard time you came through and the thing in you that did it.',
      'Ask a friend: “When have you seen me at my best, and what was I doing?”',
      'Look at what annoys you in others; it is often the strength you take for granted in yourself.',
    ],
  },
  'resource-map': {
    title: 'Map what you have',
    why: 'People count what is missing and overlook what they could borrow. A map of people, time, money and skill usually shows one open door you had walked past.',
    steps: [
      'Draw four boxes, people, time, money, skills, and write five things you have in each.',
      'Mark two gaps, and ask one person on the map to lend, teach or introduce you to something.',
      'Give something back to one person on the map, and use the new resource once for real.',
    ],
    metric: 'Requests made: two; new resources used: one.',
    rules: [
      { cue: 'I think I have to do it alone', action: 'I look at the people box and send one message' },
      {
        cue: 'the person I asked says no',
        action: 'I thank them, ask who else might help and write that name in the box',
      },
    ],
    question: 'Who would be glad to be asked, and has not been asked yet?',
    close_up: [
      'Write five names, no matter how small their part might be.',
      'Ask: “I am starting this and have no money yet. Could I use the hall on one afternoon, and clean it afterwards?”',
      'Begin with what costs nothing, a park, borrowed kit, one volunteer, and let it grow from there.',
    ],
  },
  'obstacle-breakdown': {
    title: 'Mine, shared, not mine',
    why: 'An obstacle in one piece looks like a wall; split by owner it becomes a heap. Your part is nearly always smaller than the wall and bigger than nothing.',
    steps: [
      'Write all parts of the obstacle on slips of paper and sort them: mine, shared, not mine.',
      'Take the smallest slip from “mine” and finish it, then bring one shared slip to the other person.',
      'Put the slips that are not yours in an envelope, and plan around them instead of against them.',
    ],
    metric: 'Slips done from “mine”: two; time spent on “not mine”: less each day.',
    rules: [
      { cue: 'I catch myself fuming about what is not mine', action: 'I pick up one slip from “mine”' },
      {
        cue: 'the other person will not touch our shared slip',
        action: 'I do my half of it, tell them so and leave their half with them',
      },
    ],
    question: 'Which piece of this lies entirely in your own hands?',
    close_up: [
      'Write the three biggest parts on three slips, and put aside whatever is not yours.',
      'Say to the other person: “This part is mine, I’ll take it. This one is ours. When can we look at it?”',
      'Take the part that weighs most first, if it drags all others down, and give it one call or one letter.',
    ],
  },
  'accountability-partner': {
    title: 'Someone who asks',
    why: 'A promise to yourself can be renegotiated at any hour; one to a friend has a witness. One number on a fixed day is enough, and it takes two minutes.',
    steps: [
      'Choose one person who is kind and does not let you off, and ask whether they would ask you for one number.',
      'Agree on a weekday, the number and what they say if it is missing; send the first number.',
      'Send the number before they ask, with one line on what helped, and ask for theirs.',
    ],
    metric: 'Numbers sent on the agreed day: seven of eight.',
    rules: [
      { cue: 'I am ashamed of a bad number', action: 'I send it all the same with one sentence about what comes next' },
      {
        cue: 'my partner lets me off too kindly',
        action: 'I say “ask me again tomorrow” and do the missing part before bed',
      },
    ],
    question: 'Whose honest question would you not want to dodge?',
    close_up: [
      'Write down one name, even of someone you know only from training.',
      'Ask: “Would you ask me one number every Sunday? You need not do anything else.”',
      'Use a wall chart, a group or a public list, if there is no one to ask yet.',
    ],
  },
  'weekly-review': {
    title: 'Twenty-minute review',
    why: 'Experience teaches only those who look back at it. Twenty quiet minutes turn seven days of events into one thing you will do differently.',
    steps: [
      'Answer three lines on paper: what moved, what blocked, what I will do next; five minutes are enough.',
      'Book a 20-minute slot with yourself in the same chair, and hold the first full review.',
      'Read your last review first, answer the three lines again, and choose just one next thing.',
    ],
    metric: 'Reviews held in a row: four; and the one thing done: three of four.',
    rules: [
      { cue: 'I want to skip the review', action: 'I do only the three lines in five minutes' },
      {
        cue: 'the review turns into a list of what I did wrong',
        action: 'I write one thing that moved before I add another line',
      },
    ],
    question: 'What has moved in the last seven days that you have hardly noticed?',
    close_up: [
      'Write three lines now: what moved, what blocked, what comes next.',
      'Put in the calendar: “Sunday, six o’clock, twenty minutes, same chair.”',
      'Do it aloud on a walk into your phone, if paper is not your thing.',
    ],
  },
  'reappraise-pressure': {
    title: 'Pressure as readiness',
    why: 'Calming down is a long way from a pounding heart; being excited is next door. Give the same energy a better name, and then give it something to do.',
    steps: [
      'List what your body does under pressure, and beside it what that is good for: speed, alertness, strength.',
      'Practise in two small pressure moments: say “this is energy” aloud, breathe out once, and begin at once.',
      'Tell yourself aloud that you are excited, breathe out long, and start with your first small action.',
    ],
    metric: 'Seconds between feeling the pressure and your first action: fewer each time.',
    rules: [
      { cue: 'my heart starts pounding', action: 'I say “this is energy” and take the first small action' },
      {
        cue: 'it is over and I am still shaking',
        action: 'I walk for five minutes and name one thing the energy helped me do',
      },
    ],
    question: 'When did nerves last help you, and what did you do with them?',
    close_up: [
      'Name the loudest of the pressures, and write one thing about it you can do within the hour.',
      'Say: “This is my body getting ready. One thing first.”',
      'Take one load off before you work on the feeling: postpone, hand over or cancel a single item.',
    ],
  },
  'breathing-reset': {
    title: 'Sixty-second breathing reset',
    why: 'You cannot talk your pulse down, but a long out-breath has a word with it. Tied to a cue you meet anyway, it is there when you need it, without searching.',
    steps: [
      'Breathe for one minute with the out-breath about twice as long as the in-breath, and note how you feel 1–10.',
      'Tie it to one cue you meet five times a day, such as a door handle or the bell, and do three breaths there.',
      'Use the reset one minute before it begins and once in the middle, at the cue you have trained.',
    ],
    metric: 'Resets at the cue: four of five; tension 1–10 one or two lower afterwards.',
    rules: [
      { cue: 'I notice my shoulders at my ears', action: 'I breathe out slowly three times and let them drop' },
      {
        cue: 'the breaths seem to change nothing',
        action: 'I look at one object, trace its edge with my eyes and breathe out once more',
      },
    ],
    question: 'Where in your body do you notice first that the pace is too high?',
    close_up: [
      'Breathe out for six counts and in for three, five times, right where you are.',
      'Tell yourself: “Out first. Then decide.”',
      'Use your hands instead, if breathing makes it worse: press them together for ten seconds and let go.',
    ],
  },
  'self-talk-script': {
    title: 'Write your own lines',
    why: 'You will talk to yourself anyway, so it may as well be useful. Instructions help the hands, encouragement helps the legs, and your own name gives a little distance.',
    steps: [
      'Write two lines that instruct and two that encourage, each under six words, with your own name in one.',
      'Speak the lines aloud during practice three times, and throw out those that sound like a poster.',
      'Say the instructing line before you begin and the encouraging one when it gets hard.',
    ],
    metric: 'Lines you used without thinking: two of four after a few rehearsals.',
    rules: [
      { cue: 'I start scolding myself', action: 'I say my name and one instruction' },
      {
        cue: 'my lines are gone just when it gets hard',
        action: 'I say the one word I still have and move on it at once',
      },
    ],
    question: 'Which sentence would help you most from someone who wishes you well?',
    close_up: [
      'Write the sentence the voice says, and under it what your coach would say instead.',
      'Try lines like “Eyes up, next ball”, “One thing, now”, “I have been here before”.',
      'Speak to yourself by name, as to a friend, if lines in the first person sound false.',
    ],
  },
  'setback-recovery': {
    title: 'Restart in two days',
    why: 'One slip is an event; the story you tell about it decides whether it becomes a pattern. Coming back within two days matters more than never having fallen.',
    steps: [
      'Note in two lines what happened just before the slip, and do the smallest version of your plan once.',
      'Change one thing about that moment, the place, the hour or the company, and do two more small versions.',
      'Return to the normal size, and tell one person what you learned about the cue.',
    ],
    metric: 'Hours from slip to restart: under 48.',
    rules: [
      { cue: 'I think that now it does not matter any more', action: 'I do the smallest version before the next meal' },
      {
        cue: 'somebody says they thought I had given it up',
        action: 'I say “so did I, and I am back today” and do the small version',
      },
    ],
    question: 'What was going on in the hour before you slipped?',
    close_up: [
      'Do the smallest version once before the day ends, whatever hour it is.',
      'Say: “One slip is a date, not a verdict. The next one counts.”',
      'Plan the risky days ahead, holidays, trips, bad nights, with a minimum that survives them.',
    ],
  },
}
