import type { CardWords } from '../card.ts'
import type { LIFE_CARDS } from '../facts/life.ts'

export const LIFE: Record<keyof typeof LIFE_CARDS, CardWords> = {
  'money-savings-goal': {
    title: 'Pay the goal first',
    why: 'Money that waits until the end of the month is always spent by then. Move a small sum on payday, before you see it, and willpower can stay at home.',
    steps: [
      'Divide the sum you need by the weeks you have, and write that one number on your phone screen.',
      'Set up an automatic transfer on payday to a separate account, even if it is half of the number.',
      'Look at spending for ten minutes, stop one leak, and move what it cost to the goal.',
    ],
    metric: 'Balance of the goal account against the plan: not more than one week behind.',
    rules: [
      {
        cue: 'I want to buy something unplanned',
        action: 'I wait 48 hours and move the same sum if I no longer want it',
      },
      {
        cue: 'I have had to take something out of the savings',
        action: 'I write down what for and set the next transfer before I close the app',
      },
    ],
    question: 'What will this money make possible that matters to you?',
    close_up: [
      'Open your banking app and set a transfer of a small, almost silly amount for the next payday.',
      'Say at the counter: “This, or the goal.” Then decide.',
      'Earn the first part instead, if nothing can be cut: sell one thing, one extra shift, one lesson.',
    ],
  },
  'relationship-conflict': {
    title: 'Cool, say, hear back',
    why: 'In a heated quarrel both sides speak and nobody is at home. Twenty minutes apart, then one sentence about yourself and one said back, bring two people into the room again.',
    steps: [
      'Put your complaint in the form “when this happens, I feel this, and I would like this”, without blame.',
      'Ask for half an hour at a calm time, say your sentence, and repeat back what you hear until they say yes, that is it.',
      'Agree on one small change each, try it for seven days, and thank the other when you see it.',
    ],
    metric: 'Small agreements kept: one each; quarrels ended with a pause instead of a door: more of them.',
    rules: [
      { cue: 'my voice gets loud', action: 'I say “I need twenty minutes and I will come back” and do come back' },
      {
        cue: 'it is the morning after and nobody speaks',
        action: 'I bring two cups to the table and begin with what I am sorry for',
      },
    ],
    question: 'What might the other person be longing for underneath the complaint?',
    close_up: [
      'Write one sentence that starts with “I would like”, without the word you.',
      'Say: “I do not want to win this. When it happens I feel alone, and I would like you to hear me out for ten minutes.”',
      'Write it as a short letter, if every talk turns loud, and ask for an answer in two days.',
    ],
  },
  'family-does-not-support': {
    title: 'Hear the fear first',
    why: 'Behind most family opposition stands fear, dressed up as an opinion. Answer the fear with what you do for safety, and the opinion often softens without a debate.',
    steps: [
      'Ask one family member what worries them most, and listen for ten minutes without defending yourself.',
      'Show them how you stay safe: coach, medical checks, protective gear, rest; invite them to watch one class.',
      'Name one boundary kindly, such as no talk of quitting at dinner, and offer a better moment for it.',
    ],
    metric: 'Talks that end calmer than they began: two in a row.',
    rules: [
      { cue: 'they tell me to give it up', action: 'I say “I hear that you are worried” and ask about the worry' },
      {
        cue: 'they notice a bruise on me',
        action: 'I tell them how it happened and who looked at it before they have to ask',
      },
    ],
    question: 'Which of their worries do you secretly share?',
    close_up: [
      'Choose the one relative who worries least loudly, and ask for ten minutes.',
      'Say: “I know you are afraid for me. Tell me the worst of it, and I will just listen.”',
      'Show instead of talk: invite them to one ordinary class, no fight, and let the coach greet them.',
    ],
  },
  'break-up': {
    title: 'Through the break-up',
    why: 'After a separation the days lose their handles, so give them some before you look for reasons. Meaning comes later, and it comes better to someone who has slept and eaten.',
    steps: [
      'Set three handles for the day, a meal, a walk or session, a bedtime, and tell one friend what happened.',
      'Decide a contact rule, such as no messages for 14 days except practical ones, and mute what you keep checking.',
      'Spend two evenings with people who are good for you, and see a counsellor if you cannot sleep, eat or work.',
    ],
    metric: 'Days with all three handles: five of seven; days you kept the contact rule: all.',
    rules: [
      {
        cue: 'I want to write to my ex late at night',
        action: 'I write it in my notes and send my friend a message instead',
      },
      {
        cue: 'I see a picture of my ex with someone new',
        action: 'I close it, go out of the door and ring my friend while I walk',
      },
    ],
    question: 'Which hours of the day are hardest, and who could be in them?',
    close_up: [
      'Eat something warm, and write to one friend: “Can I come by?”',
      'Tell shared friends: “You need not choose. Just tell me beforehand when both of us are invited.”',
      'Go to places that were never yours together, if the old ones hurt too much.',
    ],
  },
  grief: {
    title: 'Room for grief',
    why: 'Grief keeps no schedule and needs no performance from you. The gym may be a place where you are held for an hour; it need not be a place where you must be strong.',
    steps: [
      'Tell one person how it is for you, in whatever words come, and let a simple meal be enough of a plan.',
      'Choose one anchor, such as a walk at the same hour, and one person whom you may call without a reason.',
      'Go to training only as it suits you, tell your coach beforehand, and ask a doctor or grief counsellor for support if days stay dark.',
    ],
    metric: 'One human contact a day; professional help at once if sleep, eating or the will to live give way.',
    rules: [
      {
        cue: 'the wave comes in the middle of training',
        action: 'I step off the mat, breathe and let someone sit with me',
      },
      {
        cue: 'a birthday or an anniversary comes near',
        action: 'I tell one person the date and ask them to be with me for an hour of it',
      },
    ],
    question: 'What do you wish people knew about the one you lost?',
    close_up: [
      'Sit with a photo or one of their things for five minutes, and let whatever comes come.',
      'Tell your coach: “Some days I will train and some days I will only sit here. Both are me doing what I can.”',
      'Make one small ritual of it, a round, a walk, a song for them, and leave the rest of the hour free.',
    ],
  },
  loneliness: {
    title: 'Same place, same faces',
    why: 'Friendship is seldom found in one great evening; it grows out of seeing the same faces without a purpose. Choose a place and keep turning up, and let time do its share.',
    steps: [
      'Message one person you have not heard from in a while, with a memory and no request.',
      'Choose one recurring place with the same people, such as a fixed class, and stay ten minutes longer afterwards.',
      'Return to the same place, learn one name, and invite one person to something small.',
    ],
    metric: 'Times at the same place: eight before you judge; invitations made: one each time.',
    rules: [
      { cue: 'I want to slip out straight after class', action: 'I ask one person how their week has been' },
      {
        cue: 'someone turns my invitation down',
        action: 'I say “another time, then” and go to my place at the usual hour',
      },
    ],
    question: 'When did you last feel that you belonged, and what was going on there?',
    close_up: [
      'Write one line to someone you liked: “I thought of you. How are you these days?”',
      'Say after class: “I am new here and know nobody yet. Where do you all go afterwards?”',
      'Choose a place where there is something to do with the hands, if small talk is hard: a class, a kitchen, a team.',
    ],
  },
  'anxiety-everyday': {
    title: 'A window for worry',
    why: 'Worry that may come at any hour takes them all. Give it an appointment, and you will often find it has little to say when its turn arrives.',
    steps: [
      'Breathe out longer than in for two minutes, then write every worry on one sheet of paper.',
      'Set a worry window of 15 minutes at the same hour on five days, and send worries at other times there.',
      'Move your body three times for 20 minutes, and see a doctor or therapist if worry limits work, sleep or going out.',
    ],
    metric: 'Worries moved to the window out of those noticed: half at first, then more.',
    rules: [
      { cue: 'a worry grabs me outside the window', action: 'I note one word for it and breathe out slowly six times' },
      {
        cue: 'I am about to ask for reassurance for the third time',
        action: 'I write the question on my worry sheet instead and do something with my hands',
      },
    ],
    question: 'What do you avoid because of the worry that you would like to have back?',
    close_up: [
      'Put both feet on the floor, breathe out for six counts ten times, and name five things you see.',
      'Say when it comes at night: “This is the night voice. I’ll listen to it again tomorrow at five.”',
      'Get up and write the worry on paper in the kitchen, if lying there makes it grow, then go back to bed.',
    ],
  },
  'self-doubt': {
    title: 'Answer the inner critic',
    why: 'The critic in your head mostly has one tone and few facts. Hear it out as you would a nervous teammate, and then ask for evidence on both sides.',
    steps: [
      'Give the voice a name, write its favourite sentence, and under it two facts for and two against.',
      'Write what you would say to a friend with that thought, and read it aloud on three days.',
      'Collect three things you handled, however small, and speak to a counsellor if the voice turns dark or constant.',
    ],
    metric: 'Times you answered the voice with a fact: one a day is a good pace.',
    rules: [
      { cue: 'the voice says I cannot do it', action: 'I call it by its name and read one fact against it' },
      {
        cue: 'something goes well and the voice calls it luck',
        action: 'I write down two things I did that luck could not have done',
      },
    ],
    question: 'Whose voice does your inner critic borrow?',
    close_up: [
      'Write the sentence of the voice, and behind it: “says who, and since when”.',
      'Answer it with: “I hear you. I have done hard things before, and I start now.”',
      'Act first and argue later: five minutes of the thing itself quieten the voice more than reasons.',
    ],
  },
  perfectionism: {
    title: 'Draw the good-enough line',
    why: 'Perfection is often a polite name for never being judged. Decide beforehand what good enough is, and you can stop at the line instead of at exhaustion.',
    steps: [
      'Define three criteria for good enough for one open task, and a date on which it leaves your hands.',
      'Hand it in as soon as the three criteria are met, with one flaw you know of, and note what really happens.',
      'Plan an error budget of three mistakes in something you are learning, and spend all of it.',
    ],
    metric: 'Things finished by their date: three of four; mistakes spent: the whole budget.',
    rules: [
      { cue: 'I want to go over it once more', action: 'I check the three criteria and send it if they are met' },
      {
        cue: 'somebody finds a mistake in what I sent',
        action: 'I thank them, fix it in ten minutes and cross one off my error budget',
      },
    ],
    question: 'What are you protecting yourself from when you do not finish?',
    close_up: [
      'Choose one open task and write the three lines that make it good enough.',
      'Hand it over with: “This is a first version. What is the one thing you would change?”',
      'Halve the time instead of the standard: when the timer rings, it goes out.',
    ],
  },
  'moving-city': {
    title: 'Move with three lists',
    why: 'Moves are planned in boxes and missed in people. Settle your first seven days before you leave, where you sleep, train and meet someone, and the city will be smaller.',
    steps: [
      'Make three lists, must be done before, can wait, stays behind, and circle the three most urgent lines.',
      'Calculate three months of cost in the new place with a reserve, and contact two people or gyms there.',
      'Plan the first seven days in writing: bed, papers, first training, first meal with somebody; say your goodbyes.',
    ],
    metric: 'Open lines on the list “before”: none three days ahead; people known there: two.',
    rules: [
      {
        cue: 'I feel homesick on the first evenings',
        action: 'I go to the class I picked and call one friend afterwards',
      },
      {
        cue: 'the boxes stare at me and I get nothing done',
        action: 'I make the bed, empty one box and go out to learn one street',
      },
    ],
    question: 'What from your present life must have a place in the new one?',
    close_up: [
      'Write the three things that must be settled before the first night there, and nothing else.',
      'Message a gym there: “I am moving to your town in a few weeks and would like to train. When can I come by?”',
      'Keep one thing from here on purpose, a weekly call or a last session, so that not everything ends at once.',
    ],
  },
  'becoming-a-parent': {
    title: 'Training with a baby',
    why: 'For a while the plan is whatever the night has left over. Lower the bar on purpose, together, and it is a season instead of a failure.',
    steps: [
      'Talk with your partner or family about one thing each of you needs, and agree on the smallest version of it.',
      'Plan two sessions of 15 minutes that can be broken off; after a birth, ask a doctor or midwife before training.',
      'Ask one person for one hour of help, and use it for sleep first and training second.',
    ],
    metric: 'Short sessions done: two; hours of help asked for: one; nothing more is due.',
    rules: [
      { cue: 'the night was terrible', action: 'I swap training for a nap or a walk with the pram' },
      {
        cue: 'we start counting who has slept less',
        action: 'I stop the count and take the next hour without being asked',
      },
    ],
    question: 'What would be a good enough season for all of you?',
    close_up: [
      'Ask tonight: “What is the one thing that would help you most this week?”, and say yours.',
      'Say: “You sleep from eight to twelve, I take the rest, and tomorrow we swap.”',
      'Count sleep as training for now, and let ten minutes with the child on the mat be a session.',
    ],
  },
  'family-care': {
    title: 'Room while you care',
    why: 'Care has no final bell, so waiting for a quieter time means waiting for something without a date. One small fixed thing of your own takes nothing from the person you look after; it is often where your patience with them comes from.',
    steps: [
      'Write down all the care tasks of an ordinary week and mark three that somebody else could do, with a name beside each.',
      'Ask one of those people for one exact task at one exact hour, and ask the doctor’s surgery, midwife or council which relief you are entitled to.',
      'Keep two half-hours of your own every week for training, a walk or sleep, whichever you need most.',
    ],
    metric: 'Count the half-hours that were really yours; six out of eight in four weeks is success.',
    rules: [
      {
        cue: 'somebody says “let me know how I can help”',
        action: 'I answer at once with one task and one time from my list',
      },
      {
        cue: 'I am losing patience with the person I look after',
        action: 'I make sure they are safe, go into the next room for two minutes and breathe out slowly ten times',
      },
    ],
    question: 'Which task would you hand over first if you knew it would be done well enough?',
    close_up: [
      'Use the next ten minutes in which they sleep or are safe to sit down, and leave the chores alone.',
      'Write to somebody you trust: “Could you be here for an hour and a half one evening a week? You’d only have to keep them company, and it would help me a lot.”',
      'Pause your membership without guilt when even two half-hours cannot be found, and tell your doctor, or a teacher if you are still at school, how you are coping.',
    ],
  },
  bullied: {
    title: 'Out of the silence',
    why: 'Bullying lives on two things: you are alone with it, and each incident looks too small to report. A list and one person who knows take both away, and neither asks you to be tougher or to use what you train.',
    steps: [
      'Write down the last three incidents with day, place, words and who was there, and save screenshots where nobody else can delete them.',
      'Show the list to one person whose duty it is to act, such as a parent, teacher, manager or the club’s welfare officer, and ask what they will do and by when.',
      'Bring the list up to date every week, and take it one level higher when nothing has happened after two weeks.',
    ],
    metric:
      'Count incidents per week and people who know; after four weeks, fewer incidents and at least two people who know is success.',
    rules: [
      {
        cue: 'they start on me in front of others',
        action: 'I say “stop that” once, explain nothing and walk to where there are staff or friends',
      },
      {
        cue: 'a nasty message comes in',
        action: 'I take a screenshot, do not answer, block the sender and add it to my list',
      },
    ],
    question: 'Who already has an idea that something is wrong?',
    close_up: [
      'Put one incident into your phone in two lines: what was said or done, and who saw it.',
      'Say or write: “Something has been going on for a while and I can’t stop it alone. I’ve written it down. Will you read it and help me decide what to do next?”',
      'Call a helpline for young people or for bullying at work when nobody near you feels right, and go to the police at once about threats or violence.',
    ],
  },
  purpose: {
    title: 'What already pulls you',
    why: 'People search for purpose by thinking and mostly find it by looking back at what they kept doing without being asked. You already have evidence: the hours you did not count, and the things it bothers you to see done badly.',
    steps: [
      'Write down five times in your life when you forgot the clock, with what you were doing and for whom.',
      'Pick the thread that appears most often and try it for two hours with real people: help in a class, watch somebody at their job, or make a first small piece.',
      'Give it one hour a week for six weeks, and note your energy from 1 to 10 before and after.',
    ],
    metric:
      'Compare your energy before and after; at least one point higher in four of six weeks means this deserves more of your time.',
    rules: [
      {
        cue: 'I lie awake because I ought to know by now what I want',
        action: 'I write down one thing from the day that I would do again, and close the notebook',
      },
      {
        cue: 'a birthday or somebody’s success makes me feel late',
        action: 'I read my five times and name what they have in common',
      },
    ],
    question: 'What are you already doing for somebody without being asked?',
    close_up: [
      'Note one moment from yesterday in which time went quickly.',
      'Ask somebody who has known you for years: “When have you seen me most alive, and what was I doing?”',
      'Start from the opposite side when nothing pulls you: list three things you want no more of and hand over or drop the smallest, and talk to your doctor when everything has felt empty for more than two weeks.',
    ],
  },
  'friend-in-trouble': {
    title: 'Opening the door',
    why: 'The first talk does not have to solve anything; it only has to make a second one possible. Say what you have seen and not what you think it is, because people can push away a label, but hardly that they have missed four sessions.',
    steps: [
      'Write down three things you have seen or heard yourself, without a label, and the place where the two of you talk most easily.',
      'Meet them alone for half an hour, say what you have seen, ask how they are, and listen twice as long as you talk.',
      'Get in touch once a week with something small and ordinary, and offer to come along to a doctor, counsellor or debt adviser when they are ready.',
    ],
    metric: 'Count the times they get in touch with you; once within four weeks shows that the door is open.',
    rules: [
      { cue: 'they tell me that everything is fine', action: 'I say “all right, I’ll ask again next week”, and I do' },
      {
        cue: 'they speak of not wanting to live, or I fear for their safety',
        action: 'I stay with them, call the emergency number or a crisis line, and bring in another adult at once',
      },
    ],
    question: 'What have you seen with your own eyes that made you worry?',
    close_up: [
      'Send one ordinary message that asks for nothing, such as a photo from training and that their place is free.',
      'Say: “You’ve missed four sessions and you’ve been quiet. You don’t have to explain anything. I’d like to know how you are.”',
      'Bring in somebody they trust more when they will not talk to you, and if either of you is under 18 tell an adult you trust, even when you were asked to keep it secret.',
    ],
  },
  'cannot-afford': {
    title: 'Keep training on little money',
    why: 'Most people vanish from the gym before they mention the money, and the coach thinks they lost interest. Many gyms have a quiet solution, but only for those who ask.',
    steps: [
      'List what comes in and goes out this month, with rent, food and power on top and the sport underneath.',
      'Ask the coach or owner in private for a pause, a smaller fee or work in exchange before the next payment is due.',
      'Cut the sport to what you can pay now: one class, open mats, second-hand gear, runs and drills at home.',
    ],
    metric:
      'Bills for rent, food and power paid on time, and at least one training a week that costs little or nothing.',
    rules: [
      {
        cue: 'I want to stay away because the fee is open',
        action: 'I send the coach one honest line before the class begins',
      },
      {
        cue: 'the others plan a camp or a tournament I cannot pay for',
        action: 'I say that it is not in my budget this time and offer to help with something else',
      },
    ],
    question: 'Which part of the sport gives you most for the least money?',
    close_up: [
      'Look up today what date the next fee is taken and whether the contract lets you pause.',
      'Write to your coach: “Money is tight for the next three months. I want to stay. Could I pay half, or help with cleaning or the kids’ class?”',
      'Look for a club run by volunteers, a university group or a municipal programme; they often cost a fraction.',
    ],
  },
  'family-support': {
    title: 'Tell them what you wish for',
    why: 'Families often laugh, stay away or push because they are afraid, or do not know what it means to you. A small, clear request is easier to grant than “support me”.',
    steps: [
      'Finish two sentences on paper: what I wish from you is …, and what helps me least is …',
      'Talk to the one relative who is nearest to you, at a quiet hour, and ask for one thing with a date.',
      'Find two people from the gym who will be at your next bout or exam anyway, and tell them that it matters to you.',
    ],
    metric: 'Concrete requests made to your family: one a month, whatever the answer.',
    rules: [
      {
        cue: 'somebody at the table makes a joke about my sport',
        action: 'I say in one sentence that it matters to me and go on eating',
      },
      {
        cue: 'my father or mother starts the analysis on the way home',
        action: 'I ask for quiet until after dinner and name the hour when we can talk',
      },
    ],
    question: 'What might they be afraid of when they look at your sport?',
    close_up: [
      'Show one relative a short clip from training, without asking for an opinion.',
      'Say: “I fight on the twelfth at three. It would mean a lot to me if you came for that half hour.” Use your own date.',
      'Invite them to an ordinary training or a gym barbecue first; a bout is hard to watch for people who love you.',
    ],
  },
  'fighter-at-home': {
    title: 'Be home, not corner',
    why: 'The person who fights has a coach already; from you they need a place where the result does not count. Ask what helps and say what you need, so neither of you has to guess in the hardest week.',
    steps: [
      'Ask them one question: what helps you most when it gets close, quiet, distraction or talking, and what should I leave alone?',
      'Agree on the practical things for the hard days: who cooks what, who takes over which chore, when there is quiet, when you two have an hour without sport.',
      'Settle where you will be during the bout, who sits beside you, and who calls you first if you do not watch.',
    ],
    metric: 'Hard evenings that ended without a quarrel: five out of seven, and one thing you asked for yourself.',
    rules: [
      {
        cue: 'they snap at me because of hunger or nerves',
        action: 'I say “not like that”, leave the room for ten minutes and come back to it after the meal',
      },
      {
        cue: 'I cannot bear to watch',
        action: 'I look at the corner or step outside, and let the agreed person tell me the result',
      },
    ],
    question: 'What do you need yourself so that you can get through their fights well?',
    close_up: [
      'Put one hour in the calendar in which nobody talks about fighting.',
      'Say: “I love you, not your record. Tell me one thing I can take off you, and I’ll tell you one thing I need.”',
      'Find one person who also has a fighter at home, and ring them when the worry gets loud.',
    ],
  },
  'owning-up': {
    title: 'Say it first and plainly',
    why: 'What hurts most is often the hiding, and every day adds to it. A plain sentence about what you did, without reasons, and one repair with a date give the other person something to hold on to.',
    steps: [
      'Write two sentences: what exactly you did or kept back, and whom it has cost something.',
      'Ask that person for ten minutes in private and begin with those two sentences, before any explanation.',
      'Offer one repair with a date, do it, and tell them when it is done.',
    ],
    metric: 'Hours from decision to talk: 48 at most, and the promised repair done by its date.',
    rules: [
      {
        cue: 'I want to explain why it happened',
        action: 'I say what I did, stop there, and explain only if they ask',
      },
      {
        cue: 'the other person gets loud or goes silent',
        action: 'I listen, say back what I have understood and give them time until a day we name',
      },
    ],
    question: 'Who is carrying the consequences at the moment, and which part could you take off them?',
    close_up: [
      'Write the first sentence on paper, beginning with “I” and without “but”.',
      'Say: “I told you something that wasn’t true. I trained elsewhere for two months. I’m sorry. I’d like to put it right, and this is what I suggest.” Use your own fact.',
      'Write a letter of half a page if you lose your voice, hand it over yourself and stay within reach.',
    ],
  },
}
