import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
  {
    matter: 'no-time-to-train',
    asked: [
      'Is training twice a week enough to get better?',
      'is 2x a week enough',
      'so is twice enough or not',
      'i only manage two classes and fear it’s pointless',
    ],
    answer:
      'Yes, twice a week is enough to improve for years if the days are fixed and you add two times 15 minutes at home: shadow or solo drills, and mobility. Keep one theme for four weeks. Write three words after each class. What stalls people is not the number but coming twice one week and never the next.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'What can I do in 20 minutes at home when I can’t get to the gym?',
      '20 min workout home fighters',
      'and at home, what do i do in that time',
      'the kids are in bed at nine and i have twenty minutes',
    ],
    answer:
      '3 minutes rope or high knees, then four rounds of 3 minutes with 30 seconds rest: shadow with one combination, squats and push-ups alternating 30 seconds, shadow with footwork only, plank and sprawls alternating. Last 3 minutes hips. Set it for fixed days, three a week. Searching for a video eats half of it, so put the list on the wall.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'How do I fit training in with a full-time job and children?',
      'train with job and kids',
      'and how do i fit that in',
      'job till six, two kids, and i haven’t trained for weeks',
    ],
    answer:
      'Take two slots and make them fixed with your partner for a month: one evening, one weekend morning, and give back two slots to them. Put them in the shared calendar tonight. A lunch or 6 am class often costs the family nothing. Negotiating afresh each day is what loses. In bad weeks 15 minutes at home counts.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Should I compete if I can only train three times a week?',
      'compete with 3 sessions?',
      'and is that enough to compete',
      'i can only do three sessions and there’s a tournament in autumn',
    ],
    answer:
      'Yes, at your level, three sessions for ten weeks are enough for local amateur or belt divisions. Split: one technique, one positional sparring, one hard with bout-length rounds, plus one 20-minute interval run. Enter your everyday weight. For full-contact bouts let the coach decide on fitness. Adding five sessions in the last two weeks is what goes wrong.',
  },
  {
    matter: 'shift-work',
    asked: [
      'When do I train when I’m on night shifts?',
      'when train on nights',
      'and on nights, when do i go',
      'i come off at six in the morning and don’t know when to train',
    ],
    answer:
      'Train after sleeping, about two to four hours before the next shift: home, dark room, sleep until one or two, food, class or home session at four or five. Never hard right after the night. In a week with four nights do two easy sessions. Driving home from training after a night awake is the real danger.',
  },
  {
    matter: 'shift-work',
    asked: [
      'How do I plan training with rotating shifts?',
      'training plan rotating shifts',
      'and how do i plan it when it changes every week',
      'early, late, night, and my training days never match',
    ],
    answer:
      'Plan by shift, not by weekday: early week evening class twice, late week two mornings, night week one or two easy afternoon sessions. Put the whole roster and the classes in one calendar when it comes out. Minimum two a week. Hard sparring only in early or free weeks. Copying a five-day plan breaks in the first night week.',
  },
  {
    matter: 'shift-work',
    asked: [
      'What do I eat on night shift when I train the next day?',
      'eat on night shift',
      'and what do i eat at night',
      'on nights i live on biscuits and then training is awful',
    ],
    answer:
      'Main meal before the shift, at about eight: rice or potatoes, meat or beans, vegetables. Around one a small one: yoghurt, wrap or soup. After three only fruit or nuts. Coffee until two at the latest, water all night. Light breakfast, then sleep. The vending machine at four is what ruins sleep and training, so bring the box.',
  },
  {
    matter: 'shift-work',
    asked: [
      'How do I train when I travel for work?',
      'train when travelling for work',
      'and in a hotel, what do i do',
      'three nights a week in hotels and i only sit',
    ],
    answer:
      'Pack rope, wraps and a band, and do 25 minutes before breakfast: rope, shadow, push-ups, squats, band rows. Book hotels near a gym and write to it two days ahead: “I’m in town Wednesday, may I drop in, what does it cost?” Ask about gi and gear. After dinner it never happens, so mornings.',
  },
  {
    matter: 'habit-start',
    asked: [
      'How do I start a habit so that it lasts?',
      'how to make habit stick',
      'and how do i start so it lasts',
      'every january i start and by february it’s over',
    ],
    answer:
      'Make it so small you can’t refuse: five minutes, right after something you already do, like coffee or brushing teeth, same place. Tick a calendar on the wall. Two weeks only that, then ten minutes. Start one habit, not three. What breaks it is beginning with an hour because the first day feels good.',
  },
  {
    matter: 'habit-start',
    asked: [
      'How long does it take until a habit sticks?',
      'how long til its a habit',
      'and how long until it goes by itself',
      'three weeks in and it’s still a fight every day',
    ],
    answer:
      'Count on two to three months for daily things, longer for training that needs a trip. It gets noticeably easier after about four to six weeks. Until then decide nothing fresh: same days, same time, bag by the door. People stop in week three because they expected it to feel automatic by then.',
  },
  {
    matter: 'habit-start',
    asked: [
      'What do I do when I’ve missed a few days?',
      'missed days what now',
      'and if i miss one',
      'was sick for a week and now i’ve lost my streak',
    ],
    answer:
      'Do the smallest version today, five minutes, and count on from there. The rule: never twice in a row without a reason, and illness is a reason. Don’t make up for missed sessions; that brings sore legs and another gap. Write down what caused it and move one thing, for example the time. After fever wait two clear days.',
  },
  {
    matter: 'habit-start',
    asked: [
      'How many new habits can I start at once?',
      'how many habits at once',
      'and can i do several together',
      'i want to train, eat better, read and sleep earlier from monday',
    ],
    answer:
      'One, at most two if they hang together, such as bag packed in the evening and bed by half past ten. Take the one that makes others easier, which usually is sleep or fixed training days. Add the next after four good weeks. Four at once on a Monday are generally gone within ten days.',
  },
  {
    matter: 'habit-break',
    asked: [
      'How do I spend less time on my phone in the evening?',
      'less phone at night',
      'and in the evening, how do i put it down',
      'i scroll until one and then i’m dead at training',
    ],
    answer:
      'Charge it in the kitchen from half past nine and buy a cheap alarm clock. Delete the two worst apps for 14 days. Put something at the bed: book, stretching mat. The first four evenings are dull, then it works. App limits you can tap away fail. Only one exception, written down: calls from family.',
  },
  {
    matter: 'habit-break',
    asked: [
      'How do I stop smoking when I train?',
      'stop smoking and train',
      'and how do i stop, from today or slowly',
      'i smoke ten a day and gas in the first round',
    ],
    answer:
      'Set a stop day within the next 10 days and stop completely; that works better for most than cutting down. Throw everything out the evening before, tell three people. A craving lasts about five minutes: water, rope, walk. Ask a pharmacist or doctor about nicotine patches or gum, they help a lot. One cigarette with beer is the common relapse.',
  },
  {
    matter: 'habit-break',
    asked: [
      'How do I stop snacking at night?',
      'stop night snacking',
      'and what do i do when i get hungry at ten',
      'good all day and then i empty the fridge at ten',
    ],
    answer:
      'Eat more before: proper lunch, and dinner after training with a palm of protein, a fist of rice or potatoes and vegetables. Then brush your teeth and close the kitchen. Still hungry: yoghurt or an apple, sitting at the table. Don’t keep the stuff at home. Eating too little by day causes it mostly. Eating in secret or vomiting: see a doctor.',
  },
  {
    matter: 'habit-break',
    asked: [
      'What do I do after a relapse?',
      'relapsed what now',
      'and if i slip',
      'two weeks without gaming and yesterday six hours',
    ],
    answer:
      'Note three things in one minute: when, where, what was just before. Then change that one thing today, for instance the console goes into the cupboard at a friend’s, or Friday evening gets a class. Continue at day 15, not at one. The slip costs a day; the thought that all is lost costs the month. Can’t stop despite harm: counselling centre.',
  },
  {
    matter: 'procrastination',
    asked: [
      'How do I start when I keep putting it off?',
      'keep putting stuff off',
      'and how do i begin then',
      'the tax papers have been lying there for six weeks',
    ],
    answer:
      'Set a timer for ten minutes and do only the first hand movement: open the folder, sort into three piles. Phone in another room. When it rings you may stop. Do that at the same time daily, best before noon. Putting the whole thing on the list is the mistake; write only the next step.',
  },
  {
    matter: 'procrastination',
    asked: [
      'How do I finish things instead of dropping them halfway?',
      'i never finish anything',
      'and how do i see it through',
      'i start everything and finish nothing',
    ],
    answer:
      'Allow yourself two open projects, the rest goes on a waiting list. Define finished in one sentence and set a date with a person: “Friday at six I’ll send you the draft.” Work 30 minutes on it first thing, five days. The drop comes around 80 per cent when it’s no longer new, so book a helper there.',
  },
  {
    matter: 'procrastination',
    asked: [
      'What do I do in the evening when I’m too tired for anything?',
      'too tired to do it after work',
      'and after work, when i’m finished',
      'i come home, lie down and nothing happens any more',
    ],
    answer:
      'Don’t sit down: change clothes at the door, drink a glass of water, ten minutes of the task or straight to class. Then rest is allowed. Move the most important thing to the morning, 20 minutes before work. The sofa first is what kills it. Tired like that for more than four weeks although you sleep: see a doctor.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Is it lack of discipline or could it be ADHD?',
      'lazy or adhd?',
      'and what if it isn’t just laziness',
      'all my life i’ve been like this, at school already',
    ],
    answer:
      'Get it checked if it has been so since childhood, in several places such as work, home and money, and costs you jobs or people. Your family doctor refers you; write down five examples before. Until then: timers of 15 minutes, one list on paper, a person beside you. Online tests alone don’t tell, and nobody should try others’ tablets.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'How do I get up at five to train?',
      'get up at 5 to train',
      'and how do i get out of bed',
      'i set the alarm for five and switch it off every time',
    ],
    answer:
      'Go to bed by half past nine and put the alarm in the bathroom. Clothes lie there, bag at the door, light on at once, glass of water, out in 15 minutes. Shift by 20 minutes every three days, not in one go. A partner waiting in the car park helps most. Five o’clock after midnight bedtimes breaks within a week.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'What do I eat before training at six in the morning?',
      'what eat before 6am training',
      'and do i eat something first',
      'i train at six and feel sick or empty',
    ],
    answer:
      'Half a banana or a slice of toast with honey and a glass of water 20 to 30 minutes before; for hard sessions more carbs at dinner. Coffee is fine. Real breakfast within an hour after: eggs or yoghurt, oats, fruit. Nothing at all works for easy technique only. Dizziness that repeats, have it checked.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Is it better to train in the morning or in the evening?',
      'morning or evening training',
      'so which is better',
      'i can do six am or eight pm and don’t know which',
    ],
    answer:
      'Take the one you’ll manage 45 weeks a year; for most people with families that’s the morning. Evenings you’re stronger and warmer, so hard sparring there if you can. After eight pm sleep often suffers, so finish by nine. In the morning add ten minutes of warm-up. Test each for two weeks and count the sessions.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'How many hours of sleep do I need if I train early?',
      'how much sleep if training early',
      'and how much sleep do i need then',
      'i sleep five hours so i can train at six',
    ],
    answer:
      'Seven to nine, and below six and a half the early session costs more than it gives. Up at five means lights out at half past nine. If that’s impossible, train early only two days and sleep on the others. A 20-minute nap at noon helps a bit. Sparring on five hours is where reactions fail, leave it out.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'How do I decide what comes first when everything is urgent?',
      'everything urgent what first',
      'and what comes first now',
      'job, exam, camp, family, everything at once',
    ],
    answer:
      'Write everything on one sheet, ten minutes. Mark what costs money, health or a person if it isn’t done this week: those come first, three at most. Give each a slot in the calendar tonight. For the rest, write a date or a no. Keeping it in the head is what makes everything look equally urgent.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'How do I say that I’m dropping out of something?',
      'how to drop out of something',
      'and how do i tell them i’m stopping',
      'i promised three people things and can’t do all of them',
    ],
    answer:
      'Tell them today, short, with an offer: “I can’t do it as promised. I can do this part until Friday, or you find someone else now.” No long reasons. Early and small beats late and sorry. Drop the one that hurts others least and you most. Going silent and hoping is what costs the friendship.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'How many goals can I really have at once?',
      'how many goals at once',
      'and how many can i handle',
      'i have seven goals for the year and do none',
    ],
    answer:
      'One main goal per quarter and one for keeping up, for example exam first, training twice a week as upkeep. The others go on a dated list: “from July.” Look at it Sunday for ten minutes. Seven goals mean each gets an hour a week, which moves nothing. Choose by deadline first, wish second.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Should I stop training during a stressful phase?',
      'stop training when overloaded?',
      'and training, do i leave it out',
      'exams and overtime until the end of the month',
    ],
    answer:
      'No, halve it: two sessions a week of 45 minutes, easy, no hard sparring, no new techniques. It keeps sleep and head in order. Fix an end date for the phase. Cancelling all usually lasts three months, not one. If you sleep badly for two weeks and can’t eat, leave something else out and see a doctor.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'How do I stop feeling guilty when I’m at training?',
      'guilty when training',
      'and the guilt, how do i get rid of it',
      'on the mat i think of the kids and at home of training',
    ],
    answer:
      'Agree on the hours with the family once a month, write them up, and keep the family’s hours just as strictly: phone away, no training videos at the table. What’s agreed needs no guilt. Two evenings and one morning is a usual deal. Extending by “just half an hour” each time is what makes the guilt justified.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'How many evenings a week can I be at the gym with a family?',
      'how many evenings with family',
      'and how many evenings is ok',
      'my wife says four evenings is too much',
    ],
    answer:
      'Two evenings and one early morning or weekend slot is what most families carry; four only for a limited camp, with an end date. Ask her: “Which two evenings suit you best, and which do you want for yourself?” Then give her those. Deciding it alone and informing is what starts the quarrel, not the number.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'What do I do when my child’s birthday falls on a fight day?',
      'fight on kids birthday',
      'and if both fall on the same day',
      'my daughter turns six on the day of my bout',
    ],
    answer:
      'Take the birthday if it’s an ordinary bout, and ask the promoter today for another date. If it’s a title or once-only, celebrate the day before with all the trimmings and tell the child two weeks ahead, in your own words. Don’t promise to be back by cake time; delays are the rule. Your partner decides with you.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'How do I switch from work to family after training?',
      'come home and be present',
      'and when i get home, how do i switch over',
      'i come home from work and training and only snap at everyone',
    ],
    answer:
      'Take five minutes before the door: sit in the car, three slow breaths, phone into the bag, one question ready for each child. At home first ten minutes only people, then kitchen, then bag. Eat something on the way, hunger does half of the snapping. If you shout daily for weeks, fewer sessions and talk to a counsellor.',
  },
]
