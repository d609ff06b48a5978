import type { CardWords } from '../card.ts'
import type { BODY_CARDS } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_CARDS, CardWords> = {
  'gassing-out': {
    title: 'Pace the tank',
    why: 'Most people who gas are not unfit: they hold their breath, squeeze their fists and spend round one like round three. Fix the spending before you buy a bigger tank.',
    steps: [
      'Hit the bag or shadow-box three rounds with an audible out-breath on every strike, at seven out of ten effort.',
      'Spar or roll with a pacing plan: one hard burst of ten seconds per minute, quiet work in between, shoulders loose.',
      'Do two interval sessions of six to eight hard minutes with equal rest, and note sleep and meals beside each one.',
    ],
    metric: 'Clean shots or attacks in the last minute compared with the first: at least three quarters as many.',
    rules: [
      {
        cue: 'my arms go heavy',
        action: 'I drop my shoulders, breathe out hard and work behind one straight punch or frame',
      },
      {
        cue: 'the last round begins and I feel empty',
        action: 'I spend one burst of ten seconds and then settle behind my guard to breathe',
      },
    ],
    question: 'Exactly when in a round do you notice that you are holding your breath?',
    close_up: [
      'Shadow-box one round and breathe out audibly on each strike; stop if you catch yourself holding air.',
      'Ask your corner to call “loose” at every half minute, and drop your shoulders each time.',
      'Work on pace inside the sessions you already have: first minute at six of ten, last minute at eight.',
    ],
  },
  'night-before-sleep': {
    title: 'The night before',
    why: 'A single poor night rarely decides a bout; panicking about it at three in the morning costs more. The sleep that counts is the sleep you put in the bank over the nights before.',
    steps: [
      'Move your bedtime 30 minutes earlier and leave the phone to charge in another room.',
      'Bank three nights in a row with a full sleep window, the same dark room and the same hour for getting up.',
      'Write every worry on paper two hours before bed, add one action or “not mine” to each, and close the notebook.',
    ],
    metric: 'Hours in bed over the last four nights, counted together: it matters more than the final one.',
    rules: [
      { cue: 'I am awake after 30 minutes', action: 'I get up, sit in dim light and read until I am sleepy' },
      {
        cue: 'I wake before the alarm and feel I slept too little',
        action: 'I get up, open the curtains and begin the morning exactly as planned',
      },
    ],
    question: 'What is the thought that keeps coming back when the light is off?',
    close_up: [
      'Pack the bag now, all of it, so that the last evening has nothing left to ask of you.',
      'Say when you lie awake: “Lying still is rest. One short night has never lost a bout.”',
      'Get up after twenty minutes awake, sit in dim light with something dull, and go back when the eyes grow heavy.',
    ],
  },
  'weigh-in-sanely': {
    title: 'Make weight the slow way',
    why: 'A weight you can only reach by suffering is a sign about the class, not about your will. The performance is paid for in the ring, so the number has to come slowly or the class has to change.',
    steps: [
      'Note your normal morning weight, the limit and the weeks left, without changing anything you eat or drink.',
      'Book a sports dietitian or doctor and bring those three numbers; ask plainly whether this class is sensible.',
      'Tell your coach what the professional said, and name the next class up as a real option before you sign.',
    ],
    metric:
      'Energy in training 1–10 beside a slow trend on the scale; if energy drops below 6, go back to the dietitian.',
    rules: [
      {
        cue: 'somebody offers me a quick trick to lose weight',
        action: 'I say no and call my dietitian or ask to move up',
      },
      {
        cue: 'the morning number is higher than I hoped',
        action: 'I write it down, eat breakfast as usual and tell my coach the same day',
      },
    ],
    question: 'How would this fight look if you took it at the weight you carry well?',
    close_up: [
      'Write down three morning weights on three days, and nothing else about food.',
      'Ask the professional: “Is this class healthy for me by that date, and what would you advise against?”',
      'Request the class above from your coach; a strong bout one class up beats a hollow one below.',
    ],
  },
  'weight-class-choice': {
    title: 'Choose the right class',
    why: 'The lowest number you can reach is rarely the class where you fight best. Ask where you train hard, sleep well and still have legs in the last round.',
    steps: [
      'List your three best training months ever and the weight you had in each of them.',
      'Ask a sports dietitian or doctor which class fits your build and health, with those months as evidence.',
      'Spar at controlled pace with people from both classes and note where your timing and strength hold up.',
    ],
    metric: 'Three marks 1–10 per class: energy, sleep, last-round sharpness; the class with the better sum wins.',
    rules: [
      {
        cue: 'I am tempted by the lower class because it sounds easier',
        action: 'I look at my energy notes before I answer',
      },
      {
        cue: 'I am pressed for an answer on the spot',
        action: 'I ask for two days and say whose advice I am waiting for',
      },
    ],
    question: 'At what body weight have you felt like yourself in the last round?',
    close_up: [
      'Recall the month in which you felt strongest in the gym, and what you weighed then.',
      'Ask: “If health alone decided, which class would you put me in?”',
      'Enter one smaller event in the higher class first, and judge by how you moved.',
    ],
  },
  'return-after-injury': {
    title: 'Back in careful steps',
    why: 'The tissue heals on its own calendar, and impatience is the commonest second injury. While one part rests, there is nearly always another part of your game that has been waiting for attention.',
    steps: [
      'Draw two columns: what your doctor or physio allows, and what is off; train only from the first column.',
      'Get written clearance and a stepwise plan from a doctor or physiotherapist, with a sign for each step up.',
      'Join the gym for one session in a role that fits: technique without contact, holding a timer, filming, studying.',
    ],
    metric: 'Pain the morning after, 0–10: stay at 2 or less for three sessions before the next step.',
    rules: [
      { cue: 'pain rises during a session', action: 'I stop that exercise and tell my physio before I repeat it' },
      {
        cue: 'a good day tempts me to skip a step of the plan',
        action: 'I do only the step I am on and write my question down for the next physio visit',
      },
    ],
    question: 'Who are you in the gym on the days when you cannot fight?',
    close_up: [
      'Write down three movements that are pain-free and allowed, and do ten calm ones of each.',
      'Tell your partner before you start: “This side is off limits. Slow entries, and stop when I tap your back.”',
      'Build trust in the joint first with solo work you are cleared for, if contact still makes you flinch.',
    ],
  },
  'training-around-work': {
    title: 'Four good hours',
    why: 'Four steady hours beat eight that happen every other week. What falls out of a full calendar is never what mattered least: it is what had no place in it.',
    steps: [
      'Block two anchor sessions in your calendar as appointments with travel time, and tell one person about them.',
      'Build a 20-minute home block that needs no kit: footwork, shadow work or hip drills; do it twice.',
      'Keep the two anchors and the home block, and move a missed anchor to a named slot within three days.',
    ],
    metric: 'Anchors kept out of eight over four weeks: seven.',
    rules: [
      { cue: 'work eats an anchor session', action: 'I do the 20-minute block at home and book a new slot at once' },
      {
        cue: 'I sink into the sofa with my bag still packed',
        action: 'I pick up the bag and decide only at the gym door how long I stay',
      },
    ],
    question: 'Which two hours are truly yours, whatever happens at work?',
    close_up: [
      'Look at the coming week and find one single hour that nobody can take; put it in the calendar now.',
      'Tell the people you live with: “Tuesday at seven is mine. What do you need from me in return?”',
      'Split the session: ten minutes before work and ten after it beat an hour that never happens.',
    ],
  },
  'overtraining-signs': {
    title: 'Step back to go on',
    why: 'Fitness is built in the rest, and training is only the order for it. When you are tired and slower for weeks, more work is like shouting at someone who has already heard you.',
    steps: [
      'Note sleep, mood and energy 1–10, and turn your next hard session into an easy 30 minutes.',
      'Halve your volume for seven days, drop all hard sparring, and keep only technique you enjoy.',
      'Review the marks with your coach, and see a doctor if you are still worn out, unwell or low afterwards.',
    ],
    metric: 'Mood and energy each morning 1–10: both up by two after seven easier days.',
    rules: [
      { cue: 'I feel guilty about resting', action: 'I read my marks aloud and take the easy session anyway' },
      {
        cue: 'a teammate asks why I am going so easy',
        action: 'I say “easy week, coach knows” and keep my pace where it is',
      },
    ],
    question: 'What are you afraid would happen if you trained half as much for a while?',
    close_up: [
      'Cancel one hard session in the next two days and sleep in its place.',
      'Tell your coach: “I am running on empty: sleep, mood, energy. I need an easy week to keep my place.”',
      'Keep the presence and drop the load: go to class, do technique at half pace, skip the hard rounds.',
    ],
  },
  'break-a-habit': {
    title: 'Swap the habit',
    why: 'An old habit does not leave an empty chair; something else has to sit down in it. Find what the habit gives you, and offer the same thing cheaper.',
    steps: [
      'Note the next three times it happens: where, when, with whom, and what you felt just before.',
      'Choose a replacement that serves the same need, and add 20 seconds of effort between you and the old one.',
      'Count the swaps, plan for the riskiest hour, and see a doctor or counsellor if alcohol or drugs are involved.',
    ],
    metric: 'Swaps out of urges: half is a start, seven of ten means it is turning.',
    rules: [
      { cue: 'the urge comes at the usual hour', action: 'I leave the room and do the replacement for five minutes' },
      {
        cue: 'I have given in once',
        action: 'I write down what came just before, spare myself the sermon and swap at the next urge',
      },
    ],
    question: 'What does the habit give you in that moment that you would miss?',
    close_up: [
      'Put the thing you reach for twenty seconds further away: another room, a high shelf, a locked box.',
      'Say when the urge comes: “Ten minutes. Then I decide again.”',
      'Plan only for the worst hour of the day, and leave the others as they are for now.',
    ],
  },
  'sleep-better': {
    title: 'Fix the wake-up time',
    why: 'You cannot order yourself to fall asleep, but you can choose when to get up, and the body follows that end of the rope. Light in the morning and a dull last hour do the rest.',
    steps: [
      'Choose one wake-up time you can hold on all seven days, set it, and charge the phone outside the bedroom.',
      'Get ten minutes of daylight after waking, and make the last 30 minutes dim, screen-free and always the same.',
      'Review your notes, move bedtime by 15 minutes if needed, and see a doctor if it has lasted a month or more.',
    ],
    metric: 'Mornings within 30 minutes of your wake-up time: six of seven.',
    rules: [
      {
        cue: 'I lie awake for a long while',
        action: 'I get up, read something dull in dim light and go back when sleepy',
      },
      {
        cue: 'I have slept badly and want to lie in',
        action: 'I get up at my hour, open the window and plan a gentler day',
      },
    ],
    question: 'What happens in your last hour before bed on the nights that go well?',
    close_up: [
      'Put the charger in the kitchen now, and a cheap alarm clock by the bed.',
      'Tell yourself at night: “Resting is enough. I get up at the same time anyway.”',
      'Leave bedtime alone and fix only the hour of getting up, weekends included.',
    ],
  },
  'lose-weight-healthily': {
    title: 'Habits, not the scale',
    why: 'Fast changes tend to come back; boring ones tend to stay. Build the plate and the steps you could live with for years, and let the number follow slowly or not at all.',
    steps: [
      'Add one thing to your next meal, protein or vegetables, and walk ten minutes after it; take nothing away.',
      'Book a dietitian or doctor to agree what is sensible for you, and plan three simple dinners.',
      'Count home meals and walks, and change one habit at a time, leaving the scale alone in between.',
    ],
    metric: 'Meals with protein and vegetables: two a day on five days; energy 1–10 steady or rising.',
    rules: [
      { cue: 'I am tempted by a crash diet', action: 'I go back to my next plate and ask my dietitian' },
      {
        cue: 'I have eaten more than I meant to',
        action: 'I skip nothing, eat the next meal as usual and take my normal walk',
      },
    ],
    question: 'What would you be able to do that matters to you if you felt fitter?',
    close_up: [
      'Choose tomorrow’s breakfast now: eggs, yoghurt or beans, with fruit, and water beside it.',
      'Say when food is pushed on you: “It looks wonderful. I have had enough, thank you.”',
      'Change the evening only, a cooked meal at a table, and leave the rest of the day as it is.',
    ],
  },
  'strength-training': {
    title: 'Strong for the mat',
    why: 'Lifting beside a combat sport is judged by the next session on the mat. When your legs are heavy on sparring day the programme is wrong, however good the numbers look.',
    steps: [
      'Choose four movements you can do with what you have, one push, one pull, one squat or hip hinge, one carry, and write them on a card.',
      'Ask a coach or an experienced lifter to watch one session of them with light weights and correct one thing in each.',
      'Do two sessions of 40 minutes a week, three sets of six to eight, stopping while two or three clean repetitions are left, and never on the day before hard sparring.',
    ],
    metric:
      'Rate your legs and arms from 1 to 10 at the start of each hard session; success is 7 or more for four weeks while at least two lifts go up.',
    rules: [
      {
        cue: 'I am about to add weight although my last repetition was crooked',
        action: 'I stay with this weight until all three sets are clean',
      },
      {
        cue: 'I come to sparring with heavy legs',
        action: 'I halve the sets in my next lifting session and keep the technique work',
      },
    ],
    question: 'In which position of your sport do you notice most that strength is missing?',
    close_up: [
      'Do one set of press-ups, one of rows with a bag and one of squats, and stop well before you fail.',
      'Ask your coach: “I would like to lift twice a week. Which two days disturb your hard sessions least?”',
      'Add ten minutes of strength to the end of two classes when there is no time for a gym: press-ups, partner rows, squats, carries.',
    ],
  },
  flexibility: {
    title: 'Own your end range',
    why: 'Lift your leg with your hand, and after that without it: the gap is the height you already have and cannot use. Many stiff kickers and grapplers lack strength at the end of the range more than length.',
    steps: [
      'Hold on to a wall and compare how high you can lift each leg to the front and side with a hand and without, after five minutes of easy movement, and note the gap.',
      'Do three sets of five slow leg lifts per side, three seconds held at the top, after two of your sessions when you are warm.',
      'Spend ten minutes a week on the one tight position your sport needs most, such as deep squat, hip turn or split, going only as far as your breathing stays calm.',
    ],
    metric:
      'Measure the gap between lifted by hand and lifted alone in hand-widths; success is one hand-width less after six weeks.',
    rules: [
      { cue: 'I hold my breath in a stretch', action: 'I go back a little until I can breathe out slowly five times' },
      {
        cue: 'I arrive at training stiff and late',
        action: 'I do three minutes of leg swings, hip circles and easy steps before my first kick or throw',
      },
    ],
    question: 'For which movement do you want more range, and at what point does it stop?',
    close_up: [
      'Lift each leg slowly to the side five times while you brush your teeth.',
      'Ask your coach: “Is it my hips or my technique that keeps this kick low? Please watch three slow ones.”',
      'Aim for a good low or middle kick, or a version of the throw that suits your hips, when bone and not muscle seems to set the limit; sharp pain in the groin belongs with a physiotherapist.',
    ],
  },
  'training-plan': {
    title: 'Hard days, easy days',
    why: 'Most weeks fail because every session is medium hard: too tiring to recover from and too easy to grow from. Two hard sessions with easy ones between them often bring more than five alike.',
    steps: [
      'Write your usual week on one sheet and mark every session H for hard or E for easy, and every night with less than seven hours of sleep.',
      'Plan each week with two H sessions at least a day apart, the rest E, one full day off, and after three such weeks one with a third less.',
      'Halve the length of your sessions in the last week before competing, keep a few short fast rounds and start nothing new.',
    ],
    metric:
      'Count the weeks in which both hard sessions happened and you felt fresh for them; success is three out of four.',
    rules: [
      {
        cue: 'an easy session turns into a contest',
        action: 'I drop back to technique and save it for the next hard day',
      },
      {
        cue: 'I have missed a session',
        action: 'I let it go and do the next one as planned instead of squeezing in two',
      },
    ],
    question: 'Which session of your week would you miss least?',
    close_up: [
      'Mark just the two hard sessions of your coming week and leave the rest as it is.',
      'Ask your coach: “Which two sessions of the week should be my hard ones, and may I go light in the others?”',
      'Plan by hours instead of days when your week is never the same: at least 48 hours between two hard sessions.',
    ],
  },
  'injury-now': {
    title: 'Stop and have it seen',
    why: 'Adrenaline hides pain, so how it feels in the first hour tells you little. The question is not whether you can stand it but whether somebody who knows has looked at it.',
    steps: [
      'Stop for the day and go to urgent care or ring the emergency number at once if the part is crooked, numb, cannot carry weight or move, swells fast, or came with a pop.',
      'Book a doctor or sports physiotherapist and bring three facts: how it happened, what you cannot do, what has changed since.',
      'Tell your coach that you are out until you have been seen, and ask the doctor in plain words what you may do, what you may not and from when.',
    ],
    metric:
      'Count one thing: a professional has looked at it before your next session, and you have their answer in writing.',
    rules: [
      {
        cue: 'it feels better once I am warm and I want to join in',
        action: 'I stay off the mat until somebody qualified has looked at it',
      },
      {
        cue: 'it gets worse, goes numb or keeps me awake',
        action: 'I ring urgent care or the doctor at once and do not wait for the appointment',
      },
    ],
    question: 'What can you not do with it now that you could do this morning?',
    close_up: [
      'Ring one number now: your doctor, the physiotherapist or the urgent-care line.',
      'Write to your coach: “I hurt myself in training and I am out until it has been looked at. I will tell you what they say.”',
      'Tell a parent, a partner or the club’s first-aider at once when you are under age or cannot get there by yourself, and let them go with you.',
    ],
  },
  'chronic-pain': {
    title: 'Bring the pattern',
    why: 'Most people show a doctor the place that hurts; what helps more is the pattern: after what, how soon and for how long. Pain that has stayed for months deserves an examination rather than one more round of patience.',
    steps: [
      'Write down where it hurts, since when, what brings it on, what eases it and what you have given up because of it.',
      'Book a doctor or sports physiotherapist and take that page and your questions along: what is it, what makes it worse, what may I do.',
      'Note once a day the pain from 0 to 10 in the morning and at night, with what you did that day, and look at the page every week.',
    ],
    metric:
      'Count the days noted and the appointment kept; success is ten days on paper and one examination within a month.',
    rules: [
      {
        cue: 'I notice that I am hiding the pain from my coach',
        action: 'I tell them the place and the number from 0 to 10 before the class begins',
      },
      {
        cue: 'numbness, weakness, fever, pain at night or trouble with bladder or bowels comes with it',
        action: 'I go to a doctor the same day or ring the emergency number',
      },
    ],
    question: 'What did you stop doing because of this pain without ever deciding to?',
    close_up: [
      'Write one line tonight: place, number from 0 to 10, what I did before.',
      'Say to the doctor: “This has come back for months. It starts after this movement and stays this long. What should I leave out until we know more?”',
      'Ask for a second opinion, from a sports doctor or a physiotherapist who knows contact sports, when you were only told to rest and it came back.',
    ],
  },
  'food-for-training': {
    title: 'Fuel starts at lunch',
    why: 'An evening session runs on lunch, and hardly at all on the snack on the way. People who fade in the last third have often simply eaten too little since noon.',
    steps: [
      'Write down what you ate and drank on your last training day with the times, and mark the longest gap before the session.',
      'Test one ordinary meal two to three hours before training, such as rice, pasta, potatoes or bread with something easy to digest, and a small snack an hour before in case you are still hungry.',
      'Prepare two meals a week for the time after training, each with a protein food, a starchy food and vegetables, so that something is ready when you come home.',
    ],
    metric:
      'Rate your energy in the last third of each session from 1 to 10; success is 7 or more in three of four sessions.',
    rules: [
      {
        cue: 'I see at midday that I train tonight',
        action: 'I eat a full lunch and put a banana or a sandwich in my bag',
      },
      { cue: 'I come home late and too tired to cook', action: 'I eat the meal that is ready before I lie down' },
    ],
    question: 'How many hours usually lie between your last proper meal and the first round?',
    close_up: [
      'Put one snack you like into your training bag now.',
      'Say at home: “On training days I need a proper lunch and something left over for late. Shall we cook a bit more on those days?”',
      'Split the meal when a full stomach bothers you: half of it three hours before, half of it afterwards.',
    ],
  },
  'food-at-weigh-in': {
    title: 'Nothing new that day',
    why: 'On the day your stomach is as nervous as you are, so the best meal is one it already knows. Small and often works better than one large plate, however hungry you are after the scales.',
    steps: [
      'Write a short list of foods and drinks that have never upset you before hard training, and match it with the time of the weigh-in and of your bout.',
      'Rehearse that list before one hard session with the same hours between eating and the first round, and cross out whatever sat badly.',
      'Drink in small sips after the scales, eat a modest meal from your list, have the last proper one about three hours before the bout and only small bites after it.',
    ],
    metric:
      'Note stomach and energy from 1 to 10 at the warm-up; success is 7 or more for both, at the rehearsal and on the day.',
    rules: [
      {
        cue: 'I step off the scales and want to eat everything',
        action: 'I sip for a few minutes, eat half of my portion and take the rest half an hour later',
      },
      { cue: 'my bout is delayed', action: 'I take a few bites from my list every hour and keep sipping' },
    ],
    question: 'How many hours will lie between the scales and your first bout?',
    close_up: [
      'Pick one drink and two foods you trust and buy them before you travel.',
      'Say to your corner: “My food is in the blue bag. Please remind me to sip every quarter of an hour and keep me away from the snack stall.”',
      'Choose soft or liquid food you know, such as porridge, soup or a smoothie, when nerves close your throat; tell the event’s doctor about dizziness, cramps or vomiting.',
    ],
  },
  'gain-weight': {
    title: 'One more small meal',
    why: 'People who train hard and stay light usually miss their food on the hardest days, because effort takes the appetite away. One extra small meal at a fixed hour does more than larger plates you do not finish.',
    steps: [
      'Write down what you ate yesterday, with times, and find the longest gap in which one more small meal would fit.',
      'Eat that extra meal on five days, with something starchy, something with protein and something with fat, such as porridge with milk and nuts or a cheese and egg sandwich.',
      'Weigh yourself once a week at the same hour, note one strength number as well, and add a second small meal when both have stood still for three weeks.',
    ],
    metric:
      'Count the extra meals eaten each week; success is five a week for a month, with weight or strength slowly rising.',
    rules: [
      {
        cue: 'I have no appetite after training',
        action: 'I drink my calories: milk or a smoothie with oats and banana within the hour',
      },
      { cue: 'I leave home without breakfast', action: 'I take the prepared sandwich with me and eat it before noon' },
    ],
    question: 'On which days do you eat least: those with hard training, or those with none?',
    close_up: [
      'Add one glass of milk or soya drink and a handful of nuts to a meal you eat anyway.',
      'Say at home: “I want to grow stronger and need one more small meal a day. Could we have something ready for it?”',
      'See a doctor first when you have lost weight without wanting to, and ask a dietitian when you are still growing or your stomach allows little.',
    ],
  },
  supplements: {
    title: 'Food first, label second',
    why: 'A supplement can only add a little to what sleep, food and training already do, and the label does not tell you what else was in the vat. For anybody who may be tested, the impure tin is the greater risk than the named substance.',
    steps: [
      'Put every tin and packet on the table and write beside each what it is meant to do, what it costs a month and how you would notice.',
      'Ask a pharmacist, doctor or sports dietitian about the ones you want to keep, and check the batch with an independent testing programme and your federation’s list.',
      'Keep at most one change at a time for four weeks, within what the professional told you, and note one training number every week.',
    ],
    metric:
      'Count the products you can justify in one sentence with a checked batch; success is that nothing else is left on the shelf.',
    rules: [
      {
        cue: 'somebody at the gym offers me a powder or a pill',
        action: 'I say no thanks and take only what I have checked myself',
      },
      {
        cue: 'I feel tired and want to order something',
        action: 'I look first at last week’s sleep and meals and wait three days before I buy',
      },
    ],
    question: 'Which result do you expect from it that sleep and meals could not give you?',
    close_up: [
      'Take one product and read its list of ingredients to the end; put it aside when you do not understand a line.',
      'Ask the pharmacist: “I compete and may be tested. Is this safe for me, and is this batch independently tested?”',
      'Spend the same money for one month on better meals after training and compare how you feel.',
    ],
  },
  'ill-now': {
    title: 'Off the mat, get well',
    why: 'In a sport of grips and shared air an infection is never only yours. A missed week is soon forgotten; the rash or fever that goes through the whole club is remembered.',
    steps: [
      'Write to your coach that you are out, and get medical help at once for chest pain, trouble breathing, a racing heart at rest, a stiff neck with fever, or confusion.',
      'See a doctor or pharmacist about fever, anything below the neck or any patch on the skin, and ask from which day contact is allowed again.',
      'Wash all kit, towels and wraps, wipe gloves and guards, and tell recent partners when the thing may be catching.',
    ],
    metric:
      'Count the days without fever or open skin; success is going back only on the day your doctor or pharmacist named.',
    rules: [
      {
        cue: 'I feel a bit better and want to slip into a class',
        action: 'I stay at home until the day I was told and ask somebody to film the technique for me',
      },
      {
        cue: 'the fever comes back or I get short of breath',
        action: 'I ring a doctor the same day or the emergency number',
      },
    ],
    question: 'Would you want a partner with exactly these signs to grip you tonight?',
    close_up: [
      'Take your temperature, look at your skin in good light and write down both.',
      'Write to your coach: “I am ill and staying off the mat so that I do not pass it on. I will be back when the doctor says so.”',
      'Ring a medical advice line or ask a pharmacist when you cannot get an appointment soon, and describe a skin patch or send a picture of it.',
    ],
  },
  'body-cycle': {
    title: 'Plan with your body',
    why: 'Your cycle, a pregnancy, the months after a birth or menopause say nothing about discipline; they are information your plan does not have yet. Bodies differ so much here that your own notes beat any chart.',
    steps: [
      'Note three numbers from 1 to 10 for energy, discomfort and sleep, with the day of your cycle or the week you are in.',
      'Book a talk with a doctor, midwife or gynaecologist and bring two questions: what is good for me at present, and what about contact, falls and hard effort.',
      'Look at your notes each week and mark the days on which you would like the load lighter, so that you can agree it with your coach beforehand.',
    ],
    metric: 'Count the days noted; success is five a week for two months and one adjustment agreed because of them.',
    rules: [
      {
        cue: 'a heavy day falls on a hard session',
        action: 'I tell my coach “lighter today” before the warm-up and give no further reason',
      },
      {
        cue: 'my period stays away for three months, or bleeding or pain is unusual, or I may be pregnant',
        action: 'I stay out of contact and see a doctor soon, and the same day for strong pain or bleeding',
      },
    ],
    question: 'Which days or weeks are hardest for you, and who in your club knows it?',
    close_up: [
      'Write just one number tonight, your energy from 1 to 10.',
      'Say to your coach: “There are days when I need it lighter for health reasons. I will tell you before class. Is that all right?”',
      'Talk first to a woman you trust at the club, a parent or the midwife when it is too private for your coach.',
    ],
  },
  'alcohol-party': {
    title: 'Decide before the bar',
    why: 'The wrong decision is seldom to go to the party; it is to decide about the drinks there, at midnight, in front of others. A number and a way home fixed beforehand need far less will than each single no.',
    steps: [
      'Look at the next four weeks, mark the evenings out and the hard sessions, and write a number of drinks or cigarettes beside each evening, where zero is a good number.',
      'Tell one friend that number and your time to leave, and arrange the way home without driving yourself.',
      'Compare every week the number you planned with the number it was, and how the next two sessions felt.',
    ],
    metric: 'Count the evenings on which you kept to your number; success is three of four in a month.',
    rules: [
      {
        cue: 'somebody puts a drink in front of me that I did not plan',
        action: 'I say “I train tomorrow” and order water or something without alcohol',
      },
      {
        cue: 'I have gone over my number two times running',
        action: 'I speak to a doctor or an advice centre, because it is no longer a question of planning',
      },
    ],
    question:
      'At which moment of the evening does your plan usually turn: the first drink, the second bar or the way home?',
    close_up: [
      'Choose one evening and write your number and your time to leave on your phone.',
      'Say to a friend: “I am staying at two and leaving at midnight. Will you remind me and walk out with me?”',
      'Meet your friends for breakfast, a film or a session together when an evening without drinking is hard in that company.',
    ],
  },
  'tournament-day': {
    title: 'Last through several bouts',
    why: 'Long days are lost in the breaks: cold muscles, an empty stomach, hours on your feet in a loud hall. Treat each gap as a small routine and the third bout gets a fair share of you.',
    steps: [
      'Write a break routine on a card: jacket on, drink, two bites, legs up, ten minutes of warming up before the next call.',
      'Rehearse it in the gym with four bouts and breaks of 20 minutes, and watch when your grip or legs go.',
      'Follow the card after each bout, won or lost, and have one person watch the mat and the running order for you.',
    ],
    metric: 'Effort in the last bout compared with the first, from 1 to 10: no more than two points lower.',
    rules: [
      {
        cue: 'a bout is over and I want to go through it again and again',
        action: 'I say one sentence about it to my coach and start the break routine',
      },
      {
        cue: 'my forearms are full after two bouts',
        action: 'I shake them out with open hands, breathe slowly and open the next bout with legs and movement',
      },
    ],
    question: 'What did you do in the gaps the last time you faded, from one bout to the next?',
    close_up: [
      'Pack a bag tonight with a warm layer, dry shirt, water, bananas or rice, tape and a mat to lie on.',
      'Tell your helper: “You watch the mat and the list. Call me fifteen minutes before, and keep people away from me until then.”',
      'Enter one category instead of two if the last event ended in exhaustion.',
    ],
  },
  'body-signs': {
    title: 'Harmless or worth a look',
    why: 'A single odd sign is usually nothing; what counts is whether it returns, grows or takes away strength, feeling or movement. Two lines a day tell a doctor more than a worried evening online.',
    steps: [
      'Leave out the one movement that brings the sign on, and keep training around it only if nothing hurts.',
      'Write down each time: where, after what, how long it lasted, and whether strength or feeling was different.',
      'Show the notes to a doctor or physio if it comes back for two weeks, and at once if it gets worse.',
    ],
    metric: 'Times the sign turned up per week: falling to none within two weeks, otherwise an appointment.',
    rules: [
      {
        cue: 'it turns up again during training',
        action: 'I stop that exercise for the day and write down what I had just done',
      },
      {
        cue: 'numbness, swelling, weakness or dizziness is added to it',
        action: 'I end the session and get it examined the same day',
      },
    ],
    question: 'What has changed in the last weeks: load, shoes, gloves, floor, sleep or sparring partners?',
    close_up: [
      'Take a photo or write one line about it today, with the date.',
      'Tell your coach: “My toes go numb after kicking. I’m leaving kicks out this week and getting it looked at if it stays.” Name your own sign.',
      'Ask the club doctor or a pharmacist for a first opinion if an appointment takes weeks.',
    ],
  },
  'rest-days': {
    title: 'Put rest in the plan',
    why: 'You get better from training only once the body has rebuilt what you used up. A day off that was planned feels like work done; one that just happens feels like failing.',
    steps: [
      'Mark one full day off and one easy day in each week before you enter the sessions.',
      'Plan what the day off holds instead: sleep, a walk, food, people, and nothing that counts as a secret session.',
      'Cut the amount of training by about half in every fourth or fifth week, and note how the first hard session after it feels.',
    ],
    metric:
      'Planned days off that you really kept: all of them, four weeks long, with a fresh feeling of 7 out of 10 on Mondays.',
    rules: [
      {
        cue: 'I feel guilty on the sofa on my day off',
        action: 'I look at the plan, read the words “day off” aloud and go for a slow walk',
      },
      {
        cue: 'I have slept badly, feel heavy and a hard session is due',
        action: 'I do the warm-up, and if it stays heavy I turn it into easy technique',
      },
    ],
    question: 'What do you fear would happen if you took three days off?',
    close_up: [
      'Choose now which day of this week stays free, and write it in the calendar.',
      'Tell your coach: “Sundays I’m off, and every fourth week I do half. Please hold me to it.”',
      'Swap the full day off for twenty easy minutes of walking or mobility if sitting still drives you mad.',
    ],
  },
  'fitness-test': {
    title: 'Train what is measured',
    why: 'A test measures few things, always in the same way, and the weakest item decides. Whoever knows the exact rules and trains that item first gains more than with hard training in general.',
    steps: [
      'Get the official sheet with distances, times, technique rules and order, and write your present value beside each item.',
      'Put two running sessions and three short strength sets into your week, the weakest item first and while you are fresh.',
      'Do a full rehearsal with the order, breaks, shoes and hour of the real test, and set your starting pace from it.',
    ],
    metric: 'Gap to the required value in each item: zero, with about five per cent to spare in the rehearsal.',
    rules: [
      {
        cue: 'I start the run too fast again',
        action: 'I hold back in the first quarter and check my split against the plan',
      },
      {
        cue: 'a training day is lost',
        action: 'I do one set of the weakest item and leave the rest where it was',
      },
    ],
    question: 'Which item would fail you if the test were tomorrow?',
    close_up: [
      'Do one clean set of the weakest item and write the number on paper.',
      'Write to the office: “Which technique counts, how long are the breaks, and can I repeat a single item?”',
      'Ask for the next date if you are far away from two values; a later pass looks better than an early fail.',
    ],
  },
}
