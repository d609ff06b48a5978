import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
  {
    matter: 'no-time-to-train',
    asked: [
      'My meeting runs into training and I arrive 25 minutes late. Do I still go?',
      '25 min late, still go?',
      'and if i only make the second half',
      'every tuesday the call overruns and i miss the warm-up',
    ],
    answer:
      'Yes, go, after asking the coach once: “On Tuesdays I may come at 7:25, is that all right?” Warm up by yourself at the edge for six minutes: skipping, hips, shoulders, ten slow shadow combinations. Then join the drill, not the sparring, for the first ten minutes. Thirty-five good minutes every week beat a full class every third. Jumping cold into rounds is how calves and shoulders go.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'I can only train on weekends. How do I use Saturday and Sunday best?',
      'weekend only training how',
      'so really just saturday and sunday, how do i split that',
      'monday to friday is dead, i only have the weekend',
    ],
    answer:
      'Put the hard session on Saturday, with sparring or rolling, and technique at an easy pace on Sunday. Add two 12-minute slots on Tuesday and Thursday at home: squats, press-ups, shadow or hip escapes. They keep the body ready so Saturday isn’t a shock. The usual mistake is two all-out days, then limping until Wednesday and skipping the next weekend.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'I managed two sessions this week and nearly died. Is that normal?',
      'did 2 this week, nearly died',
      'went twice like you said, i’m wrecked',
      'two classes in one week and i can’t climb stairs',
    ],
    answer:
      'Two in a full week is exactly what you set out to do, well done. Being wrecked is normal for the first three to four weeks; soreness peaks on day two and is gone by day four. Next week do two again, stop each round at seven of ten effort, and sleep half an hour more. Dark urine, chest pain or one swollen limb means doctor, not training.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Can I train in my lunch break and go back to work without being useless?',
      'lunch break training possible?',
      'and at lunch, i have an hour',
      'my only gap is 12 to 1 and the gym is ten minutes away',
    ],
    answer:
      'Yes: 10 minutes there, 30 minutes of work, 8 to cool down and shower, 10 back. Do 4 minutes of rope, six bag rounds of 3 minutes with 1 minute rest, then a slow walk. Eat a banana at 11 and a packed lunch at the desk at 1:15. Book it in the calendar as a meeting. It fails when you go hard to the last minute and sweat through the shirt.',
  },
  {
    matter: 'shift-work',
    asked: [
      'My roster comes only five days ahead. How do I plan a fight camp with that?',
      'roster comes 5 days before, plan?',
      'but i only know my shifts on friday',
      'they give us next week’s shifts on friday evening',
    ],
    answer:
      'Plan by blocks, not by weekdays: two hard, two easy, one long rest each week. On Friday evening lay them over the roster in ten minutes: hard ones on days off or before a late shift, easy ones after an early shift, nothing hard within 24 hours after the last night. Send it to your coach the same evening. It fails when missed blocks are stacked into the following week.',
  },
  {
    matter: 'shift-work',
    asked: [
      'I’m on call at night. May I spar the next day after being woken twice?',
      'on call, woken twice, spar today?',
      'and after a broken night, sparring or not',
      'got called out at one and at four and there’s sparring tonight',
    ],
    answer:
      'No sparring after less than about five hours; do technique, pads or drilling at an easy pace instead. Slow reactions are what gets you hit. Take a 20 to 30 minute nap before four in the afternoon and tell the coach at the door: “Bad night, only technique today.” Also skip heavy lifts. If you’re so tired that you nod off, don’t drive there at all.',
  },
  {
    matter: 'shift-work',
    asked: [
      'My boss let me swap shifts for the tournament. How do I handle the days before?',
      'got my shift swap for the tournament',
      'he said yes, i have saturday free',
      'boss swapped my shift, i’m off on the weekend',
    ],
    answer:
      'Good, you asked and got it, and that’s half the preparation. Thank the colleague in writing and offer a date back. Make the last night shift at least three days before, move bedtime towards normal by an hour or two each day, and get daylight right after waking. Keep coffee before noon from Thursday. The mistake is working the night before and sleeping in the car.',
  },
  {
    matter: 'shift-work',
    asked: [
      'I’m in hotels four nights a week with no gym. What do I do in the room?',
      'hotel room training no equipment',
      'and in the hotel, there’s nothing there',
      'monday to thursday i live in hotels with a tiny room',
    ],
    answer:
      'Do 25 minutes on two of the four evenings: 5 minutes hips and shoulders, then 5 rounds of 3 minutes shadow or solo grappling, between them 10 press-ups and 15 squats. Pack a rope and a band, under half a kilo together. Look up one drop-in gym per city and write on Sunday: “Visiting Tuesday, may I join?” Starting after dinner and email is why it never happens; go before.',
  },
  {
    matter: 'habit-start',
    asked: [
      'My habit works on weekdays and collapses every weekend. How do I fix that?',
      'habit dies on weekends',
      'weekdays are fine, saturday kills it',
      'monday to friday i stretch daily, then the weekend wipes it out',
    ],
    answer:
      'Give the weekend its own trigger and a smaller dose: weekdays after the alarm, Saturday and Sunday after the first coffee, only three minutes. The weekday cue simply doesn’t happen on weekends, that’s all. Put the mat beside the coffee machine on Friday night. The mistake is planning a longer session for Saturday because there’s time.',
  },
  {
    matter: 'habit-start',
    asked: [
      'I’ve kept it up for 30 days. What do I do now so it doesn’t fade?',
      '30 days done, now what',
      'hit thirty days today',
      'thirty days in a row without missing one',
    ],
    answer:
      'Thirty days in a row is solid, most attempts end in week two. Keep the same time and the same small size for another month and add only one thing: write down after each time how it went, in three words. Increase by no more than five minutes in month three. What usually ends it now is doubling the dose out of pride, then missing twice.',
  },
  {
    matter: 'habit-start',
    asked: [
      'I travel for a week soon. How do I keep my new habit alive?',
      'new habit but traveling next week',
      'and next week i’m away, what then',
      'i’m on holiday with the family next week and scared it breaks',
    ],
    answer:
      'Shrink it to two minutes and tie it to brushing your teeth, because that happens everywhere. Ten squats, one minute of breathing, one page: whatever the short form is, decide before you leave. Put the first normal session into the calendar for the day after you return, with an hour. The habit seldom dies on the trip; it dies in the first three days at home.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Should I use an app or a paper calendar to track it?',
      'app or paper for tracking',
      'and where do i tick it off',
      'i’ve tried four tracker apps and stopped opening all of them',
    ],
    answer:
      'Take paper: one month on a sheet on the door you pass each evening, with a pen on a string. One cross per day, nothing else. It’s seen without being opened, and that’s what the apps lacked. After a missed day leave the field blank and don’t fill in later. Stop tracking once you do it without thinking, usually after two or three months.',
  },
  {
    matter: 'habit-break',
    asked: [
      'How do I game less when all my friends are online at night?',
      'game less but friends are online',
      'they ping me at ten and i’m in till two',
      'my squad starts at eleven and i have training at seven',
    ],
    answer:
      'Keep two fixed gaming nights, for example Friday and Saturday, and tell them: “Weekdays I’m out at ten, Friday I’m all yours.” Set the console to switch off by itself at 10 and mute the group chat from 9:45. That keeps the friends and loses the two o’clock. It fails with “one more match”, so stop after a match that ends past 9:30.',
  },
  {
    matter: 'habit-break',
    asked: [
      'How do I stop watching porn every night before bed?',
      'stop porn at night how',
      'it’s the porn actually, every night',
      'i tell myself no more porn and at midnight i’m there again',
    ],
    answer:
      'Take the phone out of the bedroom tonight, charger in the kitchen, a cheap alarm clock beside the bed. Add a blocker whose code someone else sets. When the urge comes, stand up, cold water on the face, ten minutes in another room; it drops by itself. Expect slips in the first three weeks. If it damages sleep, work or your relationship, a doctor or therapist hears this often.',
  },
  {
    matter: 'habit-break',
    asked: [
      'I’ve gone ten days without a cigarette. What comes now?',
      '10 days no smoking',
      'day ten and still clean',
      'i haven’t smoked for ten days and it’s still itching',
    ],
    answer:
      'Ten days is the worst stretch behind you, that’s really something. Now the traps are situations, not the body: coffee, beer, stress, the smokers outside the gym. Choose one substitute for each, for example gum with coffee and two minutes of walking after a row. Avoid alcohol for two more weeks. If it’s getting harder, ask the pharmacist or doctor about patches; that’s no defeat.',
  },
  {
    matter: 'habit-break',
    asked: [
      'I only do it when I’m stressed. What do I replace it with?',
      'only when stressed, replace with what',
      'it’s stress, otherwise i don’t even think of it',
      'after every bad day i’m in front of the fridge',
    ],
    answer:
      'Replace it with something that takes five minutes and uses the body: 30 squats, once round the block, or two rounds of shadow before you sit down. Do it at the door, jacket still on, before you reach the kitchen or the phone. Write the sentence down: “When I come home angry, I walk round the block.” Deciding it only when the stress is there comes too late.',
  },
  {
    matter: 'procrastination',
    asked: [
      'I did the five minutes and then stopped. Does that count?',
      'did 5 min then stopped, counts?',
      'started, did five minutes, that was it',
      'sat down, wrote two lines and got up again',
    ],
    answer:
      'It counts, because starting was what you couldn’t do, and today you did. Tomorrow start at the same hour with the next two lines already noted as the last thing today: “Next: write the opening paragraph.” Do five minutes three days running before you ask for fifteen. The mistake is answering a small success with a two-hour plan.',
  },
  {
    matter: 'procrastination',
    asked: [
      'The deadline is tomorrow and I’ve done nothing. What do I do tonight?',
      'deadline tomorrow nothing done',
      'ok but it’s due tomorrow morning',
      'it’s eight in the evening and it’s due at nine',
    ],
    answer:
      'Make the smallest version that can be handed in: 10 minutes list the parts, cross out half, then three blocks of 40 minutes with 10 off. Phone in another room. Stop at midnight, sleep, 45 minutes in the morning for corrections. If it can’t be done, write now: “You’ll have the main part at nine, the rest on Thursday.” A message before the deadline is forgiven, one after seldom.',
  },
  {
    matter: 'procrastination',
    asked: [
      'I bought the course and the gear and never used any of it. What now?',
      'bought everything, used nothing',
      'i keep buying stuff for it instead of doing it',
      'gloves, book, online course, all still wrapped',
    ],
    answer:
      'Unwrap one thing today and use it for ten minutes; put the rest in a box for a month. Buying feels like beginning, and that’s why it satisfies. New rule: no purchase until ten sessions are done with what’s there. Write the ten numbers on the box and cross them off. If gear can still go back, return it this week and book one paid class with a date.',
  },
  {
    matter: 'procrastination',
    asked: [
      'I put off one phone call for weeks. How do I make myself do it?',
      'keep putting off a phone call',
      'it’s only one call, and i can’t',
      'there’s a call to the tax office i’ve dodged for a month',
    ],
    answer:
      'Write three lines on paper and dial at 9:05 tomorrow before opening anything else: who you are, what you want, the number or date you need. “Good morning, my name is …, it’s about my letter of the third, I need two more weeks.” Most such calls take under five minutes. Ask somebody to sit beside you if it’s truly stuck. Waiting for a good moment is the trap.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'I got up at five three times this week and I’m a zombie at work. Do I go on?',
      'up at 5 three times, zombie now',
      'did it three times, i fall asleep at my desk',
      'three five o’clock sessions and i nearly slept in a meeting',
    ],
    answer:
      'Three times is real discipline, so the will isn’t the problem, the bedtime is. Next week do two mornings, not three, with lights out at 9:30 the evening before each. Nap 20 minutes after work on those days. If you’re still dull after two weeks, move one session to lunch or evening. Nodding off while driving means stop the early sessions now.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'My body is stiff as a board at six. How do I warm up that early?',
      'stiff at 6am warmup',
      'and how do i get warm at that hour',
      'at six in the morning i can’t even touch my knees',
    ],
    answer:
      'Take 15 minutes instead of 8: a warm shower or hot drink at home, then 4 minutes easy rope, 4 minutes hips and back on the floor, 4 minutes slow shadow, 3 minutes faster. No deep forward bends in the first half hour after getting up; the back likes that least. First hard round only once you sweat. Stiffness lasting more than an hour each morning is for a doctor.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'My partner wakes up each time I get up at five. How do we solve it?',
      'partner wakes up when i get up at 5',
      'she’s annoyed because i wake her',
      'my alarm wakes the whole flat and then there’s trouble',
    ],
    answer:
      'Use a vibrating alarm on the wrist and get dressed in another room, with clothes, bag and bottle laid out there the night before. Say it openly: “Two mornings, Tuesday and Thursday, and I make breakfast on Saturday.” No snooze at all; it’s the second ring that wakes people. Before an early day sleep on the sofa if she’s a light sleeper and agrees.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'I keep turning off the alarm without noticing. What can I change?',
      'turn alarm off asleep',
      'i don’t even hear it, i switch it off asleep',
      'the alarm rings, i kill it and wake at seven',
    ],
    answer:
      'Put the alarm in the bathroom on top of your training clothes, light switch on the way. Once standing, drink the glass of water beside it and get dressed; don’t decide anything. Arrange to meet one person at 5:50 at the door. If you sleep through it more than twice a week, you’re short of sleep: bed 45 minutes earlier for ten days before anything else.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'I dropped one project and now I feel guilty. Was that right?',
      'dropped one thing, feel guilty',
      'i did it, i cancelled the course',
      'i gave up the club committee and feel like a quitter',
    ],
    answer:
      'Dropping one on purpose is what makes the others possible, and you did it openly. The guilt usually fades in two to three weeks. Put the freed hours into the calendar now, two for sleep and the rest for the one thing you kept. Don’t take on anything new for 30 days: “I’m full until next month.” The gap fills itself otherwise.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'I have a camp, an exam and a move in the same month. What goes?',
      'camp, exam and moving same month',
      'and all three are in march',
      'fight, finals and moving flat within four weeks',
    ],
    answer:
      'Move the fight; the exam and the flat have dates others set, and a bout comes again. Tell the coach this week: “I can’t prepare properly in March, please find me something in May.” Keep two easy sessions for your head. Pack boxes on one fixed evening, study in the mornings. What goes wrong is deciding it two weeks before, when the opponent is already booked.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'My list has 40 items. How do I get it down tonight?',
      '40 things on my list',
      'i wrote it all down, it’s forty things',
      'made the list and now i’m even more scared',
    ],
    answer:
      'Take 15 minutes and four marks: cross out what nobody would miss, G for give to someone, L for later with a date, and leave at most five for this week. Of the five, choose one for tomorrow before ten. Anything under two minutes do right now. Keep the long list closed until Sunday. Working from the full list each morning is what makes you freeze.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Everyone says drop something, but I can’t drop anything. What then?',
      'cant drop anything, what then',
      'no, none of it can go',
      'job, two kids, my mother and training, what should i drop',
    ],
    answer:
      'Then cut size, not items: each thing gets its minimum for four weeks. Training two times 40 minutes, housework to what’s visible, one paid or begged helper for one task, such as shopping delivered. Ask one person concretely: “Can you take the kids Thursday five to seven?” Review after four weeks. If you cry, don’t sleep or feel numb most days, see a doctor in the meantime.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'I skipped training for my daughter’s school play and felt good. Should I skip more often?',
      'skipped training for kid’s play',
      'went to the play instead, and it was right',
      'missed sparring to see my girl on stage and don’t regret it',
    ],
    answer:
      'That evening will stay with her, and one missed session costs you nothing. You don’t need to skip more, you need the dates early: once a month enter school, birthdays and family evenings first, then place training around them. Two fixed training evenings stay fixed. Regret usually comes from clashes found on the same day, not from the number of sessions.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Can I take my kids along to the gym while I train?',
      'bring kids to gym while i train',
      'and if i just take them with me',
      'no babysitter on thursdays and two kids of five and eight',
    ],
    answer:
      'Yes, if the coach agrees and someone else is watching them; you can’t do it yourself in a round. Ask: “May they sit at the side on Thursdays, with my sister?” Bring snacks, headphones, colouring, and a rule: feet off the mat. Or look for a kids’ class at the same hour. With a five-year-old alone at the edge it goes wrong within ten minutes.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'I’m in fight camp for eight weeks. What do I promise my family?',
      'fight camp 8 weeks, what about family',
      'and what do i tell them about the eight weeks',
      'camp starts monday and my wife already rolls her eyes',
    ],
    answer:
      'Promise three things you can keep and write them on the fridge: Sunday free from noon, one dinner midweek without phone, and the end date. Add one week with no evening training straight after the fight. Say: “It’s eight weeks, these two times are yours whatever happens.” Then defend Sunday even when the coach calls. Promising more than three is how you break all of them.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'I’m there in the evening but my head is still at work or the gym. What helps?',
      'home but head elsewhere',
      'i’m home but not really there',
      'my son told me i never listen when i’m home',
    ],
    answer:
      'Phone in a drawer from the door until the children’s bedtime, and the first 15 minutes on the floor with them, doing what they choose. Before you get out of the car write tomorrow’s three open points on paper; that lets the head drop them. Tell your son: “You were right, the phone goes away now.” It slips when you check just one message.',
  },
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
