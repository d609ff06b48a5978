import type { PersonaOfferTexts } from '../catalogue-offer.ts'

export const en: PersonaOfferTexts = {
  leadership: {
    'one-on-one': [
      'The call you have to make',
      'An hour on one decision: what you want, what is true, what you could do, and what you will do by Friday.',
    ],
    group: [
      'Captains’ table',
      'Captains and instructors bring one case each. Everyone leaves with one clear order to give.',
    ],
    'deep-dive': [
      'Your team on one page',
      'Two hours to map people, time and money, settle who does what, and rehearse the talk you keep putting off.',
    ],
    'shoutout-48h': [
      'One clear order',
      'A short message for someone about to lead: one sentence to hold on to when everyone is looking.',
    ],
    'shoutout-72h': [
      'Locker-room talk',
      'A talk for a whole team before it matters. Tell Bastion who they are and what they fear.',
    ],
    'shoutout-5d': [
      'Letter to a captain',
      'A longer letter for someone who carries others: what they hold up, and what they may put down.',
    ],
    'seminar-1': [
      'Sixty seconds in the corner',
      'How to say one thing so that it is heard between two rounds, in a meeting or at home.',
    ],
    'seminar-2': [
      'The hard talk, step by step',
      'A raise, a warning, a goodbye: how to open, what to leave out, and how to end it standing.',
    ],
    'seminar-3': [
      'From good fighter to good coach',
      'First team, first rules, first quarrel. A workshop for those who have just been put in charge.',
    ],
    'video-1': [
      'The corner clock',
      'Twenty seconds of work, ten to speak. Practise giving one order before the time is up.',
    ],
    'video-2': [
      'Breathe before you answer',
      'Four in, four held, four out, four still. One square before you say anything hard.',
    ],
    'video-3': [
      'Hold the centre',
      'Steps that keep you in the middle, seen from above. Leading starts with where you stand.',
    ],
    'video-4': [
      'Grip first, throw later',
      'A guard pass in four steps, to show your team what order of work looks like.',
    ],
    'product-1': [
      'Corner clipboard',
      'A4 board with a round grid, a pencil that writes when wet, and a cord for the neck.',
    ],
    'product-2': [
      'Team bibs, set of twelve',
      'Two colours, numbers one to six, washed a hundred times and still bright.',
    ],
  },
  mindset: {
    'one-on-one': [
      'The sentence in your head',
      'An hour to catch the words you say to yourself before it matters, and to rewrite the one that costs you most.',
    ],
    group: [
      'Round the fire',
      'Six people, one fear each, said out loud in writing. You will find that yours is not the strangest.',
    ],
    'deep-dive': [
      'From wish to rule',
      'Two hours: the wish, the obstacle inside you, and three if–then rules you can carry into the ring.',
    ],
    'shoutout-48h': ['A spark for today', 'A few warm lines for someone who has lost heart this week.'],
    'shoutout-72h': [
      'Words for the walk',
      'A message to hear on the way to the ring, the exam or the interview. Name the moment, and Ember meets it.',
    ],
    'shoutout-5d': [
      'After the loss',
      'A longer message for the day after: what stays, what goes, and the first thing to do on Monday.',
    ],
    'seminar-1': [
      'Talk to yourself like a corner',
      'Why the voice in your head shouts, and how to train it to coach you instead.',
    ],
    'seminar-2': [
      'If–then in an hour',
      'One wish, one obstacle, one rule. You leave with a card that fits in your glove bag.',
    ],
    'seminar-3': [
      'Reading your fire level',
      'What the Warrior Mindset quiz tells you, what it does not, and how to feed a fire that will not stay lit.',
    ],
    'video-1': [
      'Breath that leaves less room for fear',
      'A square of sixteen seconds. Follow the light, and the rest follows.',
    ],
    'video-2': [
      'One, two, three, shout',
      'A combination to hit in the air. Breathe out on every strike, and shout on the last.',
    ],
    'video-3': [
      'Twenty seconds of courage',
      'Nobody has to be brave for an hour. Work for twenty seconds, rest for ten, then choose again.',
    ],
    'video-4': ['Feet that do not freeze', 'Small steps for the moment when the body wants to stand still.'],
    'product-1': ['If–then cards', 'Fifty cards and a pen. One rule a card, made to be worn out in a pocket.'],
    'product-2': [
      'Ember hand wraps, three pairs',
      'Four and a half metres, soft cotton, with a blank strip for your own word.',
    ],
  },
  performance: {
    'one-on-one': [
      'Back from the bell',
      'Give me the date. In an hour we plan backwards until there is something to do today.',
    ],
    group: [
      'Same date, same plan',
      'For people who compete on the same weekend: one calendar, and a pace for each of you.',
    ],
    'deep-dive': [
      'The whole camp',
      'Two hours for all the weeks before your fight: load, sparring, rest, travel, and the morning itself.',
    ],
    'shoutout-48h': [
      'Minute one',
      'A short message for the first minute: what to do, in which order, and nothing else.',
    ],
    'shoutout-72h': [
      'Fight-week countdown',
      'One line for each of the last seven days, written for the person you name.',
    ],
    'shoutout-5d': [
      'The pre-fight briefing',
      'A complete briefing for the day: warm-up, walk, first exchange, between rounds.',
    ],
    'seminar-1': [
      'Peak on the day, not before',
      'How to arrive fresh: the last ten days, hour by hour, for amateurs with a job.',
    ],
    'seminar-2': [
      'Goals you can tick off',
      'Swap “I have to win” for things that are in your hands. Bring your next date.',
    ],
    'seminar-3': [
      'Weight, sleep and travel',
      'Planning a fight away from home without a dangerous cut. What belongs with a doctor is said plainly.',
    ],
    'video-1': ['Twenty on, ten off', 'The interval clock. Eight loops are four minutes that you will remember.'],
    'video-2': [
      'The opening combination',
      'Four strikes, lit up in order. Drill it until the first exchange is a habit.',
    ],
    'video-3': ['Pace with your feet', 'In, out, side, turn. Keep the rhythm and let the other one chase it.'],
    'video-4': [
      'Bring the pulse down',
      'Sixteen seconds for the rest between rounds. Almost four loops fit into the minute.',
    ],
    'product-1': ['Interval timer', 'Clips to the bag, loud enough for a full gym, with six presets and a light.'],
    'product-2': ['Double-end bag', 'Leather, with two elastic cords. It comes back at you, so your hands stay up.'],
  },
  excellence: {
    'one-on-one': [
      'One skill, taken apart',
      'An hour on one technique: its pieces, the piece that fails, and the drill for it.',
    ],
    group: [
      'The detail hour and a half',
      'Each of you brings one detail. We describe it so exactly that the others could teach it.',
    ],
    'deep-dive': [
      'Your next grading',
      'Two hours from the list of techniques to a plan: what is ready, what is not, and how to measure it every week.',
    ],
    'shoutout-48h': [
      'Well made',
      'A short, exact compliment for someone who has worked on something small for a long time.',
    ],
    'shoutout-72h': ['For the new belt', 'A message for a grading: what this belt asks, and what the next one will.'],
    'shoutout-5d': [
      'The long road',
      'A careful letter for years of practice, with the numbers you give: classes, rounds, early mornings.',
    ],
    'seminar-1': [
      'How to drill alone',
      'Ten minutes a day without a partner: what is worth it, what teaches mistakes, and how to know.',
    ],
    'seminar-2': [
      'A notebook that helps',
      'What to write after training so that it changes the next one. One page, three lines, one number.',
    ],
    'seminar-3': [
      'Out of the plateau',
      'Why progress stops, and seven ways to change one thing at a time until it moves again.',
    ],
    'video-1': [
      'The knee-cut, in four frames',
      'Grip, post, cut, settle: the path of each hand and knee, drawn from above.',
    ],
    'video-2': [
      'Where the weight is',
      'Footwork with the weight on each foot shown. Watch it slowly, then do it slowly.',
    ],
    'video-3': [
      'Numbered strikes',
      'A target with numbers. The order is the easy part; the return to guard is the drill.',
    ],
    'video-4': [
      'Twenty seconds of one thing',
      'An interval clock for single techniques: one detail for each stretch of work.',
    ],
    'product-1': [
      'Training notebook',
      'One hundred and twenty pages, three lines and one number for each session. It lies flat on the mat.',
    ],
    'product-2': ['Light training gi', 'Cotton, reinforced where it tears first, and cut to be mended.'],
  },
  life: {
    'one-on-one': [
      'Where do you stand, 1 to 10?',
      'A calm hour on one turn in your life. We find what already holds, and two steps for this week.',
    ],
    group: [
      'At the crossroads',
      'Up to six people with a choice to make. Nobody gives advice; everyone asks one good question.',
    ],
    'deep-dive': [
      'Two roads, two hours',
      'We walk each option to its end on paper, slowly, and see which one you can carry.',
    ],
    'shoutout-48h': ['Thinking of you', 'A few quiet lines for someone in a hard week, without slogans.'],
    'shoutout-72h': ['For a new beginning', 'A new city, a new job, a first night alone: words for the first evening.'],
    'shoutout-5d': [
      'A letter for the drawer',
      'A long letter to be read again later, about what someone has come through.',
    ],
    'seminar-1': [
      'Choosing without certainty',
      'How people decide when nobody can know: scales, small trials, and a date to look back.',
    ],
    'seminar-2': ['Two steps, no more', 'Why big plans break in hard times, and how small ones hold.'],
    'seminar-3': [
      'When life turns',
      'Break-ups, moves, lost jobs. A workshop on keeping training, friends and sleep while the rest moves.',
    ],
    'video-1': ['Sixteen quiet seconds', 'One square of breath. Stay for as many as you need.'],
    'video-2': ['Turn with what comes', 'Steps that let a push go past, drawn from above.'],
    'video-3': [
      'A little, then rest',
      'Twenty seconds of doing, ten of nothing. A clock for days when everything is too much.',
    ],
    'video-4': [
      'Round the obstacle',
      'A pass goes around the legs, not through them. It is a good picture for other things too.',
    ],
    'product-1': [
      'Wool blanket for the bench',
      'For the wait before your fight or the sofa after it. Undyed wool, a metre forty by two.',
    ],
    'product-2': ['Letters to keep', 'Twelve sheets, twelve envelopes and a list of good first sentences.'],
  },
  balance: {
    'one-on-one': [
      'Who pays for your week?',
      'An hour over your calendar: which part pays for the others, and which stone we move first.',
    ],
    group: [
      'The tired people’s class',
      'Parents, shift workers, people with two jobs. Each leaves with one hour more and one no to say.',
    ],
    'deep-dive': [
      'The week, redrawn',
      'Two hours to lay out training, work, sleep and people on one page, and to take something off it.',
    ],
    'shoutout-48h': [
      'Permission to rest',
      'A short message for someone who never stops, in words they might listen to.',
    ],
    'shoutout-72h': [
      'For the night shift',
      'Kind words for someone who works while others sleep and still comes to training.',
    ],
    'shoutout-5d': [
      'A week of small notes',
      'Seven notes, one a day: a breath, a walk, a meal, a no, a call, a nap, a look back.',
    ],
    'seminar-1': [
      'Sleep is training',
      'What a short night does to your hands and your temper, and what helps with children, shifts and nerves.',
    ],
    'seminar-2': [
      'The kind no',
      'How to refuse a session, a favour or a shift without a quarrel. With sentences to take home.',
    ],
    'seminar-3': [
      'Training with two jobs',
      'How little is enough, when to skip, and how to come back after a bad month.',
    ],
    'video-1': ['A breath for anywhere', 'Sixteen seconds on the bus, in the lift or before the door.'],
    'video-2': [
      'Empty one foot first',
      'Weight leaves one foot before the other moves. Follow it as slowly as you like.',
    ],
    'video-3': [
      'Four minutes are a session',
      'Twenty on, ten off, eight times. On some days that is the whole training, and it counts.',
    ],
    'video-4': ['Shake it out', 'A light combination for the end of the day, to get the office out of your shoulders.'],
    'product-1': ['Sleep mask and earplugs', 'For sleep by day. Soft, dark and washable, in a small tin.'],
    'product-2': [
      'Rubber band set',
      'Three strengths and a door anchor, for ten minutes at home while the pasta cooks.',
    ],
  },
  empowerment: {
    'one-on-one': [
      'The sentence you owe yourself',
      'An hour to find it, cut it short and say it ten times: the price, the no, the ask.',
    ],
    group: [
      'Not talked over',
      'Up to six people practise holding the floor. Nobody interrupts, except when it is the exercise.',
    ],
    'deep-dive': [
      'The big ask',
      'Two hours before a raise, a contract or a title shot: your proof, your number, your line, and their answers.',
    ],
    'shoutout-48h': ['Take your place', 'A short message for someone who waits too long for their turn.'],
    'shoutout-72h': [
      'Proof of strength',
      'Tell Thorn three things this person has handled. They come back as a message that is hard to argue with.',
    ],
    'shoutout-5d': [
      'Before the ask',
      'A longer message for the day of the talk: the reasons, the sentence, and what to do with a no.',
    ],
    'seminar-1': [
      'Voice, distance, hands',
      'The order of self-defence and why it starts with speaking. Nothing here replaces a class on the mat.',
    ],
    'seminar-2': ['Say your price', 'For coaches and freelancers: naming a number and then staying silent.'],
    'seminar-3': [
      'Firm and kind',
      'A workshop on limits: at work, in the family, in the gym. With scenes to rehearse.',
    ],
    'video-1': ['Keep your distance', 'Steps out and to the side, drawn from above. The best defence is room.'],
    'video-2': [
      'Find your voice',
      'You cannot speak firmly on half a breath. Four in, four held, four out, four still.',
    ],
    'video-3': ['Three strikes and away', 'A short combination with the way out at the end.'],
    'video-4': ['Not held down', 'How a pass works, so that you know what the other one is trying to do.'],
    'product-1': ['Focus mitts', 'Small, curved and light on the wrist. Whoever holds them can call the shots too.'],
    'product-2': ['Loud whistle', 'Pealess, so that it works in the rain. With a band for the wrist.'],
  },
  mental: {
    'one-on-one': [
      'What the pressure says',
      'An hour to read your own signals: heart, hands, thoughts. You leave with a breath and a cue word.',
    ],
    group: [
      'Noise practice',
      'Six people, one at a time under pressure, in writing. The rest learn to read the signs.',
    ],
    'deep-dive': [
      'The plan for when it goes wrong',
      'Two hours on the worst minute: what happens first, what you do next, and how to get back in.',
    ],
    'shoutout-48h': ['A cue word', 'One word and three lines around it, for someone you name.'],
    'shoutout-72h': [
      'Before the noise',
      'A calm message for a hostile crowd or a full room, to hear through headphones.',
    ],
    'shoutout-5d': [
      'The round after',
      'For someone who has just had a bad one: what it meant, what it did not, and how the next one starts.',
    ],
    'seminar-1': ['Nerves are readiness', 'What the body does before it matters, and how to read it as fuel.'],
    'seminar-2': ['A breath and a word', 'Build a routine of ten seconds that works in a loud hall. Bring headphones.'],
    'seminar-3': [
      'Freezing, and thawing',
      'Why good training disappears under pressure, and how to get it back. Some loads belong with a professional, and we say which.',
    ],
    'video-1': ['The long exhale', 'A square to follow with your eyes when thoughts run. Sixteen seconds, then again.'],
    'video-2': ['Read the step', 'Watch the feet, guess the next step, then see. Reading first beats being fast.'],
    'video-3': ['Signal and answer', 'Numbers light up, you answer. When it is easy, look away and come back.'],
    'video-4': ['Calm on the clock', 'Ten seconds of rest are enough for one good breath. Practise finding it.'],
    'product-1': ['Reaction ball', 'It never bounces the same way twice. For the hands, and for patience.'],
    'product-2': ['Headphone case with cue card', 'Hard shell, and a window for your one word.'],
  },
}
