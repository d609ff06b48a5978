type QuoteText = { quote: string; source: string; meaning: string; importance: string; application: string }

/** Our own translations of the old texts; `source` names the original. */
export const en = {
  'know-both-sides': {
    quote: 'Know the one you face and know yourself, and a hundred battles will not put you in peril.',
    source: 'The Art of War, III',
    meaning:
      'Danger comes from what you have not looked at. Half the study stands across from you, the other half is in the mirror.',
    importance:
      'Nerves grow in the dark. Once you know what you do well and what is coming, you stop guessing and start choosing.',
    application:
      'Before your next sparring session or hard meeting, write three lines: what they do best, what you do best, what each of you does when tired. Build the first minute on those lines.',
  },
  'first-unbeatable': {
    quote:
      'The masters of old first made themselves impossible to beat, and then waited until the enemy could be beaten. Not losing is in your hands; the opening is in theirs.',
    source: 'The Art of War, IV',
    meaning:
      'Sort what is yours from what is not. Your guard, your base and your preparation belong to you; the moment to win comes from the other side, and all you can do is be there for it.',
    importance:
      'Chase a win that is not there yet and you walk onto punches. A defence you trust buys you the time to see.',
    application:
      'Give one round a week to defence alone: no scoring, just let nothing in. Outside the gym, secure the base first (sleep, this month’s bills, the basics of your craft), then take the risk.',
  },
  'shape-of-water': {
    quote:
      'Water leaves the heights and runs to the low ground; an army leaves what is full and strikes what is empty. Water takes its course from the land, and victory its shape from the enemy.',
    source: 'The Art of War, VI',
    meaning:
      'No plan is right for every day. Go where nothing resists, and let what the other side does decide what you do.',
    importance:
      'Pride sends you at the strongest point, because that is where giving way hurts. The power you spend there is missing where the door stood open.',
    application:
      'Blocked twice? Do not throw the same thing a third time: change level, side or distance. At work it is the same: when the front door stays shut, find out who else wants what you want.',
  },
  'rhythm-in-all-things': {
    quote:
      'There is rhythm in all things. The rhythm of combat, above all, stays out of reach for anyone who does not train it.',
    source: 'The Book of Five Rings, Earth',
    meaning:
      'Speed is not enough: what counts is when. Every body has a beat in how it steps, breathes and pauses, and you can learn to hear it.',
    importance:
      'Set the rhythm and the other one has to answer. Move at one speed only and you are easy to read, however fast you are.',
    application:
      'Take one drill today at three rhythms: slow, quick, then broken, with a pause where nobody expects it. Look at the rhythm of your week too, and put the hard task where you are strong.',
  },
  'nothing-useless': {
    quote: 'What serves no purpose, do not do.',
    source: 'The Book of Five Rings, Earth',
    meaning:
      'It is the last of Musashi’s nine rules for those who want to learn his way. Every step, minute and word should carry you somewhere; the rest is weight.',
    importance:
      'Showing off burns breath, and breath decides the last round. Simple things done on purpose still work when you are tired.',
    application:
      'Film two minutes of shadowboxing and cross out every movement that neither hits, protects nor prepares. Then take tomorrow’s calendar and cross out one thing there.',
  },
  'thousand-days': {
    quote: 'A thousand days of practice are the forging; ten thousand days of practice are the tempering.',
    source: 'The Book of Five Rings, Water',
    meaning:
      'Musashi borrows the words of the smith. Close to three years give you a shape, close to thirty make it true, and all of them come one day at a time.',
    importance:
      'It takes the weight off today and puts it on showing up. Nobody is late on a road this long, and talent without days goes soft.',
    application:
      'Pick one skill and give it ten minutes a day for the next seven days. Mark each day; if you miss one, go again on the next.',
  },
  'obstacle-becomes-road': {
    quote:
      'The mind turns around whatever stops it and makes use of it: what hindered the work becomes part of the work, what lay across the road becomes road.',
    source: 'Meditations, V, 20',
    meaning:
      'Things can stop your plan, not your way of meeting them. The obstacle itself hands you something to do well.',
    importance:
      'Injury, a bad draw, a lost job: the day does not ask what you had planned. When every hindrance is material, you never run out of training.',
    application:
      'Hurt hand? Talk to whoever treats you, then make this the month of footwork and of reading fights. Write down today’s biggest obstacle and, under it, the skill it forces you to train.',
  },
  'scratches-in-training': {
    quote:
      'In training someone scratches us or hits us with the head, and we make no scene, take no offence and suspect no plot. We do take care, yet not as with an enemy: we keep out of the way without ill will. Let it be like that in the rest of life.',
    source: 'Meditations, VI, 20',
    meaning:
      'A knock in practice is not a betrayal. You can step out of range of someone rough without hating them for it.',
    importance:
      'Grudges spoil the room where you learn. Protect yourself without making enemies and you always have someone to train with.',
    application:
      'When a partner goes too hard, say it once and calmly: “lighter, please”. If it goes on, change partners and leave the story there. Try the same with whoever keeps interrupting you at work.',
  },
  'wrestling-not-dancing': {
    quote:
      'Living is closer to wrestling than to dancing: you have to stand ready, and stay up, for what comes without being announced.',
    source: 'Meditations, VII, 61',
    meaning:
      'Dancers know the next step; wrestlers do not. Life skips the choreography, so train your balance more than your routine.',
    importance:
      'Prepare one perfect version and you fall when it changes. Prepare your stance and you can be surprised and still be standing.',
    application:
      'End one session a week in a situation you did not choose: bad position, tired legs, someone else decides the start. Each morning, ask what could go wrong today and what your first step would be.',
  },
  'mastering-yourself': {
    quote:
      'Read others and you are clever; read yourself and you see clearly. Overcome others and you have force; overcome yourself and you are strong.',
    source: 'Tao Te Ching, chapter 33',
    meaning:
      'There are two contests, and the one that people see is the smaller. Temper, fear and comfort have gone more rounds with you than anybody else.',
    importance:
      'Force meets a greater force sooner or later. What you have mastered in yourself walks into every fight with you.',
    application:
      'Name the moment where you usually lose to yourself: the snooze button, the angry reply, the last set. Decide now what you will do when it comes, and keep count for a week.',
  },
  'under-your-feet': {
    quote:
      'The tree that fills your arms grew from a shoot as fine as a hair. The journey of a thousand leagues starts under your feet.',
    source: 'Tao Te Ching, chapter 64',
    meaning: 'Everything great was small once, and nobody clapped. Where you stand is close enough to begin.',
    importance:
      'The size of a goal stops more people than its difficulty does. A step you can take now beats a plan you admire.',
    application:
      'Cut your goal down until it fits into ten minutes, and do it before the day ends. Then put your shoes or gloves by the door for tomorrow.',
  },
  'supple-lives': {
    quote:
      'Living bodies are soft and supple; dead ones are hard and stiff. Whatever is rigid keeps company with death, whatever yields keeps company with life.',
    source: 'Tao Te Ching, chapter 76',
    meaning: 'Stiffness looks like strength and is the opposite. What can bend can move, take a blow and come back.',
    importance: 'Tight shoulders slow your hands and empty your lungs. A tight opinion does the same to a team.',
    application:
      'Between exchanges, drop your shoulders, loosen your jaw and breathe out. In your next argument, grant the other person one true point before you make yours.',
  },
} satisfies Record<string, QuoteText>

export type QuoteTexts = typeof en
