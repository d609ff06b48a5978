import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BODY: readonly ConcreteAnswer[] = [
  {
    matter: 'gassing-out',
    asked: [
      'I did the intervals twice this week and nearly died. Do I go on?',
      'intervals nearly killed me',
      'did it twice and was wrecked',
      'two sessions and i was lying on the floor',
    ],
    answer:
      'Twice in the first week is a real beginning, and it always feels worst then. Go on, but make it smaller: 5 x 1 minute with 2 minutes’ easy walking, at 8 of 10, so the fifth is as quick as the first. Three days between. In two weeks add one. Chest pain, fainting or a racing heart that doesn’t calm means stop and doctor before the next one.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'I can run ten kilometres, but five minutes of grappling finish me. Why?',
      'run 10k but gas in rolling',
      'and why does running not help',
      'good runner, dead after one roll',
    ],
    answer:
      'Because you hold your breath and squeeze with your arms; that isn’t lungs but tension. For two weeks roll at 60 per cent and breathe out audibly with each push. Hands loose whenever nothing is happening. Then add 6 x 1 minute wrestling from the knees, 1 minute rest, once a week. Keep one run, drop the second. If wheezing comes along, have a doctor check for asthma.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'I have only four weeks to the fight. What can I still change in my cardio?',
      '4 weeks left cardio',
      'and in so little time',
      'fight in a month and two rounds is all i have',
    ],
    answer:
      'Quite a lot: two hard sessions and two easy ones a week for three weeks, then rest. Hard: rounds like in the fight on pads or bag, plus one extra, same breaks. Easy: 35 minutes jogging or cycling while you can talk. In the fourth week half of everything. More than two hard days on top of sparring makes you slower; count hard sparring as one.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'My mask says it trains the lungs. Does an altitude mask help?',
      'training mask yes or no',
      'and with one of those masks',
      'bought a mask and feel dizzy with it',
    ],
    answer:
      'No, leave it in the cupboard: it makes breathing harder but doesn’t copy altitude, and you work less hard under it. Put the effort into one more round instead. What helps the breath is long exhaling and a calm first minute. With dizziness take it off at once and sit down; if dizziness comes without the mask too, see a doctor before training hard.',
  },
  {
    matter: 'strength-training',
    asked: [
      'I travel for work, the hotel gym has only dumbbells up to 20 kilos. What do I do?',
      'hotel gym only 20kg',
      'and with just dumbbells',
      'four nights a week in hotels',
    ],
    answer:
      'One-legged and slow, then 20 kilos is plenty: Bulgarian split squats 3 x 8 a side, one-legged deadlift 3 x 8, one-arm row 3 x 10, press-ups with feet raised 3 x 12, carry one dumbbell 3 x 40 seconds a side. Three seconds down each time. 35 minutes, twice a week. What goes wrong is turning it into a long circuit; rest 90 seconds.',
  },
  {
    matter: 'strength-training',
    asked: [
      'My legs are so sore after squats that I can’t kick two days later. What do I change?',
      'legs too sore to kick',
      'and when do i put the squats',
      'squat monday, useless on wednesday',
    ],
    answer:
      'Fewer sets and a better day: 2 x 5 squats instead of many, stopping two repetitions before failure, on the same day as hard training, so the next day is free. The heavy soreness fades after three or four sessions if you don’t pause. No new leg exercises in the week before a fight. Dark brown urine and very swollen thighs mean hospital that day.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Fight in five weeks. When do I stop lifting?',
      'when to stop lifting before fight',
      'and how long do i still lift',
      'five weeks out and still deadlifting',
    ],
    answer:
      'Lift until about eight days before, but less each week: from now two sessions with 3 x 4, then two weeks with 2 x 3, in the last week nothing heavy. Weight stays about the same, sets go down. Choose lifts you know; nothing new. What goes wrong is stopping completely five weeks out, or testing a maximum in fight week because you feel fresh.',
  },
  {
    matter: 'strength-training',
    asked: [
      'I did my first ten pull-ups. What do I do now?',
      'first 10 pull ups',
      'got ten today, what next',
      'finally ten in one go',
    ],
    answer:
      'Ten clean pull-ups are strong for any fighter, and you earned every one. Now change the kind: 4 x 5 with a towel over the bar for the grip, or 4 x 4 with 5 kilos added, twice a week. Leave the maximum set for once a month. Elbow pain on the inside means half the amount and a looser grip; if it stays for three weeks, see a physio.',
  },
  {
    matter: 'flexibility',
    asked: [
      'I stretch daily, but one side stays much stiffer. Do I do that one more?',
      'one side stiffer',
      'and the bad side, double?',
      'left hip goes down, right one does not',
    ],
    answer:
      'Yes, two sets on the stiff side and one on the other, for six weeks. Begin and end with the stiff one, 45 seconds each, breathing out long. Add strength there: lift the leg slowly 2 x 8. A small difference is normal because we stand one-sided. Pinching deep in the front of the groin isn’t stiffness; don’t push into it, and have the hip looked at.',
  },
  {
    matter: 'flexibility',
    asked: [
      'I felt a tug at the back of my thigh in the splits. Keep stretching?',
      'tug in hamstring from splits',
      'and now, stretch on or not',
      'something pulled when i went too low',
    ],
    answer:
      'No, stop stretching that muscle for at least a week and don’t test it. Walk normally if it’s painless; after three or four days begin easy bridges, 2 x 10, without pain. Stretch again only when walking and bending forward are pain-free. A bang, a bruise, or pain right at the sitting bone means a doctor this week, because the tendon may be affected.',
  },
  {
    matter: 'flexibility',
    asked: [
      'I have ten minutes while the kids brush their teeth. What stretching is worth it?',
      '10 minutes stretch at home',
      'and in such a short time',
      'only have the evening minutes in the bathroom',
    ],
    answer:
      'Three exercises, one minute a side, every evening: half-kneeling hip flexor, 90-90 sit, leg on the edge of the bath with a straight back. That’s six minutes. The rest: deep squat holding the door handle, 2 x 1 minute. Daily small amounts beat one long hour on Sunday. Warm from a shower it goes better; bouncing isn’t needed.',
  },
  {
    matter: 'flexibility',
    asked: [
      'I kicked head height for the first time after four months. What now?',
      'first head kick height',
      'reached head height yesterday',
      'finally got my foot up there',
    ],
    answer:
      'Four months of patient work and now the proof: well done. Next comes control: hold the leg at that height for three seconds with a hand on the wall, 3 x 5 a side, three times a week. Kick high only when warm and from a setup. Keep two short stretching days, because it’s lost quicker than won. Don’t show it off cold.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Work ate two of my four sessions this week. Do I make them up?',
      'missed 2 of 4 sessions',
      'and do i make them up on the weekend',
      'only got to train twice this week',
    ],
    answer:
      'No, don’t squeeze them in; keep the more important one and let the other go. Order: sparring or technique first, then hard conditioning, then strength, then easy runs. If Saturday is free, do one session, not two. Every week mark two sessions as “always” and the rest as “if possible”. Three hard days in a row to catch up is how injuries happen.',
  },
  {
    matter: 'training-plan',
    asked: [
      'I’ve got a six-month gap with no fight. What do I train in that time?',
      'no fight for 6 months',
      'and without a date',
      'nothing planned until spring, what now',
    ],
    answer:
      'Three blocks of eight weeks: first strength and healing, then one new technical area, then sharper rounds. Block one: two lifting days, two easy technique days. Block two: three technique days with one theme, one conditioning. Block three: sparring weekly, intervals once. Then you’re four weeks from ready at any time. The mistake is half a year of fight-camp tempo without a fight.',
  },
  {
    matter: 'training-plan',
    asked: [
      'My boxing coach and my strength coach both make me go all out on the same days. How do I sort it?',
      'two coaches both go hard',
      'and who decides',
      'each one thinks he is the only one',
    ],
    answer:
      'You sort it by sending both the same week plan: “Hard days are Tuesday and Saturday. All the others medium. Does that work?” The boxing coach has the last word, because that’s the sport. Lifting goes on a hard day, after boxing or hours before. Put it in one chat with both. If one refuses twice, cut his sessions to one a week.',
  },
  {
    matter: 'training-plan',
    asked: [
      'I kept to my plan for four weeks without missing one. Do I add more?',
      'four weeks no miss',
      'held the plan all month, more now?',
      'first time i did a whole month',
    ],
    answer:
      'Four weeks without a miss is the thing most plans fail on, so be proud of it. First take an easy week at half the amount. Then add one thing only: ten minutes on two sessions or one extra easy session, not both. Look again after four weeks at sleep, mood and morning pulse. Adding because it’s going well is right; doubling is how it ends.',
  },
  {
    matter: 'overtraining',
    asked: [
      'I took five days off and I’m still exhausted. What now?',
      '5 days off still tired',
      'and if rest did not help',
      'rested all week and feel no better',
    ],
    answer:
      'See a doctor now and have blood taken, for iron, thyroid, blood count and infection; five days without any change isn’t just training. Until then only walks and light mobility, 30 minutes, and eat enough, with a meal every four hours. Write down sleep, morning pulse and mood for the appointment. Testing yourself with one hard session to see is the usual mistake.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Fight in two weeks and I feel burned out. Do I pull out?',
      'burned out 2 weeks before fight',
      'and with the fight so close',
      'camp killed me and its in 14 days',
    ],
    answer:
      'First take three full days off, then decide with your coach on day four. If sleep, appetite and desire come back, you go on with half the amount, as the fitness is already there. If you’re still empty, ill or slow in light sparring, pull out; a postponed fight is cheaper than a bad knockout. Tell the coach today: “I’m empty, I need three days.”',
  },
  {
    matter: 'overtraining',
    asked: [
      'My watch says recovery 20 per cent, but I feel fine. Do I train?',
      'watch says no, i feel good',
      'and whom do i believe',
      'garmin tells me to rest every day',
    ],
    answer:
      'Train, but warm up for 15 minutes and then decide; your feeling plus the warm-up beats one number. Go easier if two of these are also true: slept under six hours, pulse eight beats above normal, bad mood, heavy legs. Look at the weekly trend, not the day. Low values for a week together with tiredness deserve two easy days.',
  },
  {
    matter: 'overtraining',
    asked: [
      'I cut back to three sessions and got better in sparring. Was I just doing too much?',
      'less training and better',
      'cut down and suddenly im sharper',
      'three instead of six and it works',
    ],
    answer:
      'Yes, and seeing that and acting on it is something many only learn after an injury. Stay at three for another four weeks, because this is where you take in what you trained. Then add one easy technique session, no second hard one. Write down how you slept and sparred. Warning sign of sliding back: you add sessions out of a bad conscience.',
  },
  {
    matter: 'injury-now',
    asked: [
      'My shoulder popped out and went back in by itself. Do I still need a doctor?',
      'shoulder popped out and back',
      'its back in, so fine?',
      'it slid out in a roll and then back',
    ],
    answer:
      'Yes, see a doctor today or tomorrow, even if it feels all right, because ligaments or bone may be hurt. Until then arm in a sling or in the jacket pocket, ice 15 minutes in a cloth, no lifting, no testing above the head. Numb hand or fingers, or a cold arm, means emergency room now. Rolling on it within days is how it starts popping out regularly.',
  },
  {
    matter: 'injury-now',
    asked: [
      'I have a cut over the eyebrow. Stitches or plaster?',
      'cut eyebrow stitches?',
      'and does it need to be sewn',
      'clash of heads and its open',
    ],
    answer:
      'Have it seen within about six hours if the edges gape, it’s longer than a centimetre or still bleeds after ten minutes of firm pressure. Press with a clean cloth, head up, rinse with clean water, no cream. Dizziness, sickness or double vision means emergency room. No sparring until it’s fully closed, and ask about tetanus. A plaster over a gaping cut leaves it opening again.',
  },
  {
    matter: 'injury-now',
    asked: [
      'The X-ray showed nothing, but it still hurts a lot. What do I do?',
      'xray clear but hurts',
      'and if they found nothing',
      'they sent me home and i can hardly walk',
    ],
    answer:
      'Go back within a week if it isn’t clearly better, and ask: “Could it be a ligament, cartilage or a fracture that doesn’t show yet? Do I need an MRI or a second X-ray?” X-rays show bone only, and some breaks appear after ten days. Until then no training on it. Wrist pain on the thumb side after a fall is a classic for that.',
  },
  {
    matter: 'injury-now',
    asked: [
      'I stopped the session when my knee felt odd, and now the others say I’m soft. Was that right?',
      'stopped early, they call me soft',
      'i stopped and they laughed',
      'felt something in the knee and sat out',
    ],
    answer:
      'It was right; stopping at the first odd feeling is what saves the weeks. Check tonight and tomorrow: swelling, locking, giving way on stairs? One yes means a doctor before the next session. If it’s calm for two days, begin with easy drilling, no twisting. To the others: “I’d like to be here next month too.”',
  },
  {
    matter: 'injury-return',
    asked: [
      'It swelled again the day after my first session back. Start all over?',
      'swelled after first session',
      'and now back to zero?',
      'trained once and the knee is fat again',
    ],
    answer:
      'Not to zero, but one step back: rest until the swelling is gone, usually two to four days, then half of what you did. Rule: what’s calm 24 hours later was right, what swells was too much. Tell your physio the exact content of that session. A second swelling after half the load, or one that’s hot or locks the joint, goes back to the doctor.',
  },
  {
    matter: 'injury-return',
    asked: [
      'How do I tell partners to leave my bad shoulder alone?',
      'tell partners about my shoulder',
      'and what do i say before the roll',
      'they forget and grab my arm',
    ],
    answer:
      'Say it before every round, in one sentence: “Left shoulder’s coming back, no kimura and no pulling, I’ll tap early.” Put tape on that shoulder over the rash guard, so they see it. Choose four or five calm partners for the first six weeks, preferably experienced ones. If someone forgets twice, don’t roll with him yet. Silent hoping is the usual mistake.',
  },
  {
    matter: 'injury-return',
    asked: [
      'My physio says go, my surgeon says wait. Who is right?',
      'physio yes surgeon no',
      'and whom do i listen to',
      'one clears me, the other says three more months',
    ],
    answer:
      'The surgeon’s no stands until the two have talked, because he knows what he repaired. Ask him: “What exactly must I be able to do for a yes? Which strength, which test?” Take that list to the physio and work on it. Meanwhile do what both allow. Show it to your coach in writing. Choosing the answer you like best is how second operations happen.',
  },
  {
    matter: 'injury-return',
    asked: [
      'I did my first full round after eight months. How do I go on from here?',
      'first full round after 8 months',
      'got through a round today',
      'eight months and today i rolled again',
    ],
    answer:
      'After eight months, that round is a big day, enjoy it tonight. Tomorrow look at swelling and stiffness; if it’s calm, do the same once more this week, not more. Then one round extra per week, up to five. Competition only after four weeks of normal training without a reaction, and with the doctor’s yes. The dangerous week is the third, when you feel invincible.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'The physio exercises bore me and I stop after a week. How do I keep it up?',
      'cant keep up physio exercises',
      'and how do i stick with it',
      'i do them five days and then forget',
    ],
    answer:
      'Cut them to two exercises and tie them to training: you do them on the mat in the ten minutes before class. Ask the physio: “If I only did two, which?” Tick them on a sheet in your bag, three times a week, eight weeks. Two done beat seven forgotten. Stopping as soon as it stops hurting is why it comes back in a month.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'I take ibuprofen before each training. How bad is that?',
      'ibuprofen before training',
      'and how often is too often',
      'cant train without a tablet any more',
    ],
    answer:
      'Stop doing it before training and see a doctor this week; needing a tablet each time means something isn’t healing. It hides the pain that should slow you down, and regular use can hurt stomach and kidneys, more so when you sweat and drink little. Until then train only what’s tolerable without it. Black stools or belly pain mean a doctor today.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My elbow hurts in the gym and at my job with tools. What do I change first?',
      'elbow hurts at work too',
      'and with my job on top',
      'i use a drill all day and then grapple',
    ],
    answer:
      'Change the total gripping first: for three weeks no gi grips and no pull-ups, and at work swap hands and loosen the grip every 20 minutes. Add slow wrist lowering with 2 kilos, 3 x 12, every other day; slight pain is fine. See a physio if it’s no better after three weeks. Numb fingers or night pain go to a doctor sooner.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'I’ve had two weeks without back pain for the first time in a year. May I train fully?',
      'two weeks no back pain',
      'pain free at last, full training now?',
      'first good fortnight in a year',
    ],
    answer:
      'Two weeks free after a year is a real turn, and something you did caused it, so keep that going. Not fully yet: this week 60 per cent, no heavy throws or stacking, then ten per cent more each week. Keep the exercises for three more months. If it returns, go one step back instead of stopping. Numbness in the legs or groin is an emergency.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'I come straight from work, forty minutes in the car, then class. What do I eat on the way?',
      'eat in the car before class',
      'and while driving',
      'i go straight from the office and have no time',
    ],
    answer:
      'A banana and a white roll with jam or turkey, as you get into the car, so it sits 40 to 60 minutes before class. Half a litre of water with it. Pack it in the morning, otherwise it’s the petrol station. Nuts, cheese and chocolate bars lie too long in the stomach for sparring. The real meal comes afterwards: rice, eggs or chicken, vegetables.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'I feel sick in every hard session. Is it the food?',
      'sick in hard training',
      'and why do i feel sick',
      'i nearly throw up after the third round',
    ],
    answer:
      'Often yes: leave two and a half to three hours after a meal with fat or much fibre, and only a small snack in the last hour. Try it for a week, with small sips instead of half a litre at once. If it stays, begin more slowly; too quick a start makes you sick as well. With chest pain, fainting or vomiting blood, see a doctor at once.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'My family eats pasta and fried stuff every evening. How do I eat for training without cooking twice?',
      'family eats differently',
      'and without cooking separately',
      'my mum cooks heavy and i train every day',
    ],
    answer:
      'Eat the same food in other amounts: half a plate vegetables or salad, a palm of meat, fish or eggs, a fist or two of pasta. The only thing you add is protein: two boiled eggs, curd or a tin of tuna. On training days the pasta is even useful. Say: “It’s good, I just take more salad.” Separate meals last two weeks at most.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'I prepared my meals for a whole week for the first time. How do I keep that going?',
      'meal prepped one week',
      'did it one week, how do i stay on it',
      'cooked sunday and had food till friday',
    ],
    answer:
      'A whole week prepared is a strong start, and you surely felt it in training. Make it easier now: two dishes only, cook on Sunday and Wednesday, four boxes each, the rest free. Keep an emergency meal in the freezer. Change one ingredient a week against boredom. Rice and meat keep three days in the fridge; beyond that freeze them.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'I ate a huge burger after the weigh-in and felt awful in the fight. What instead?',
      'burger after weigh in felt bad',
      'and what instead of that',
      'i stuffed myself and was slow',
    ],
    answer:
      'Now you know what your stomach can’t do, and that’s cheaply learned. Next time small and often: within 30 minutes a banana, a roll with jam and half a litre of drink with some salt; then every two hours a fist of rice with chicken or egg. The last solid meal three hours before. The burger comes afterwards. Test it once before hard sparring.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'The tournament only sells chips and sausages. How do I manage?',
      'only chips at the venue',
      'and if there is nothing proper',
      'the hall has nothing but sausages',
    ],
    answer:
      'Bring everything yourself: four rolls with jam or turkey, three bananas, a box of cooked rice, pretzels, two litres of water. If you forgot, look for a supermarket within ten minutes: white bread, bananas, rice pudding. At the stand the plain roll without sausage is the best thing. Chips lie in your stomach for hours, so only after the last bout.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'I’m so nervous I can’t chew anything after the weigh-in. What goes down?',
      'cant chew from nerves',
      'and if nothing solid goes',
      'after the scale my throat is shut',
    ],
    answer:
      'Drink it: milk or oat drink with banana and honey, fruit juice with water half and half, or drinking yoghurt, a few sips every ten minutes. White bread in small bites goes too. Aim for 300 to 500 calories until two hours before. Begin directly after the scale, before the nerves rise. Forcing a full plate usually comes back up.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Weigh-in is on Friday evening, the first bout at ten on Saturday. How do I split the meals?',
      'weigh in friday, fight saturday 10am',
      'and the evening and the morning',
      'scale at six, fight next morning',
    ],
    answer:
      'Three meals: at once, at night and at seven. Right after the scale roll, banana and half a litre of drink; at eight a normal plate of rice or pasta with chicken, little fat; at seven next morning porridge or white bread with jam and an egg. A banana at nine. Sip water between. A heavy late dinner costs you sleep, which is worth more.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'I have three client dinners this week and must lose another kilo. How do I do that?',
      'three client dinners and making weight',
      'and with the dinners',
      'i sit in restaurants every evening',
    ],
    answer:
      'Order fish or lean meat, double vegetables, no bread basket, water, and keep breakfast and lunch normal but smaller. Sauce on the side, one potato, coffee instead of dessert. Say: “I’ve a fight soon, I’ll stay with water.” That makes a good conversation. Half a kilo a week is realistic; if the kilo is due by Friday, take the class above instead of starving.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'I was good all week and it’s up by 800 grams. What happened?',
      'good all week and up 800g',
      'and why is it more now',
      'ate clean and the scale went up',
    ],
    answer:
      'Most likely water: salt, sore muscles, the cycle or a late dinner easily make a kilo in a day. Don’t eat less today. Take the average of seven mornings and compare it with last week’s average; only that counts. If the average hasn’t fallen in two weeks, take away one portion of carbohydrates a day. Panic starving on one number backfires.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Everyone on the team sits in the sauna before the scale. Do I have to join in?',
      'team all does sauna',
      'and if they all do it',
      'they say its normal to sweat it off',
    ],
    answer:
      'No, and don’t: sweating off weight costs strength, slows your reactions and is dangerous for heart and head; people have died of it. Say: “I’ll fight at the weight I walk at.” Ask your coach to enter you one class higher next time. If a teammate is dizzy, confused or has cramps there, get him out and call an ambulance.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'I missed weight by 300 grams and the bout was cancelled. How do I face my coach?',
      'missed weight by 300g',
      'fight off because of 300 grams',
      'i let everybody down on the scale',
    ],
    answer:
      'Ringing him yourself today is worth more than the 300 grams: “I missed it, I’m sorry. I want to plan it differently.” Eat and drink normally tonight. On Monday look at the last six weeks together: did you start too late, or is the class too low? If you struggled until the last day, the class above is the honest answer.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'My coach needs somebody at 66 for the team, I weigh 70. Do I do it for the team?',
      'team needs me at 66, im 70',
      'and for the team',
      'he wants me lighter because we have nobody there',
    ],
    answer:
      'Only if it goes with food alone in eight weeks or more and you aren’t already lean; otherwise no. Say: “I’ll help the team at 73. Four kilos down makes me weak.” Offer to fight up instead, which needs no diet. Under 18 the answer is no in any case, and a parent should be in that talk. Team spirit isn’t measured on a scale.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'I’m exactly between two classes, two kilos from each. How do I test which fits?',
      'between two classes',
      'and how do i test it',
      'two over one and two under the other',
    ],
    answer:
      'Do one small tournament in the upper class first, at your normal weight, and look at one thing: were you outmuscled or outskilled? Outskilled means stay up. If it was strength, eat a little tidier for eight weeks and see whether you get near the lower limit without being tired in training. Tired means up. Don’t test the lower class first under time pressure.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'I moved up and now they’re all stronger. How long does it take?',
      'moved up, all stronger',
      'and how long till i fit in',
      'in the new class they push me around',
    ],
    answer:
      'Plan on six to twelve months until your body fits the class, with two strength sessions a week and about 300 calories more a day. Until then win with pace: these men are often slower, so move first and attack again after the break. In the gym do two rounds a week with heavier, careful partners. Going back down after the first loss is too early.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'I fought one class higher, lost narrowly and felt great. Was it the right choice?',
      'lost narrowly one class up',
      'lost but had energy till the end',
      'first time i was not starving and lost by one',
    ],
    answer:
      'Yes: a narrow loss with full strength says more for the class than a win on an empty stomach. Stay there for at least three more competitions. See on video whether strength or technique was missing, and take that one thing for eight weeks. Tell your coach: “I’d like to stay up.” You train better on food, and that adds up.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'I hold out all week and on Saturday I eat everything. How do I stop that?',
      'weekend binge ruins it',
      'and on saturdays',
      'mon to fri perfect, saturday pizza and ice cream',
    ],
    answer:
      'Eat more from Monday to Friday, about 200 calories a day, and plan one free meal on Saturday instead of a free day. Too strict a week makes the Saturday. Have breakfast on Saturday with eggs and bread, then you don’t arrive starving. Sunday runs normally, no punishment. If eating feels out of control or you vomit afterwards, talk to a doctor; that can be helped well.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'My wife bakes every day and I don’t want to hurt her. What do I say?',
      'wife bakes every day',
      'and how do i tell her',
      'there is cake on the table each evening',
    ],
    answer:
      'Say: “I love your cake. I’ll have one piece on Sunday and enjoy it properly. Will you help me with the other days?” Asking for help works better than refusing. Suggest that she gives half away or freezes it, and that you do something together in the evening instead. Eating secretly less and sighing hurts her more than one clear sentence.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'I’m losing weight but I’m getting weaker in training. How do I go on?',
      'losing weight getting weak',
      'and my strength goes too',
      'three kilos down and no power left',
    ],
    answer:
      'Slow down: eat 200 to 300 calories more, and put them around training, a roll before and rice after. Half a kilo a week is enough; more costs muscle. Protein in each meal, about a palm, and two short strength sessions. If power isn’t back in two weeks, pause the diet for two. Dizziness, missed periods or constant cold mean a doctor.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'I’ve lost five kilos and nobody noticed. I feel like giving up.',
      '5 kilos and nobody noticed',
      'five down and no one says anything',
      'worked so hard and nobody sees it',
    ],
    answer:
      'Five kilos is a lot; put five bags of sugar in a rucksack and you’ll feel what you no longer carry on the mat. People who see you daily notice late. Take a photo and a waist measure today and again in four weeks. Pick a goal only you can feel: three rounds without a break. Then hold the weight for two weeks before you go on.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'I work on a building site and train five times. Where do I get that many calories?',
      'physical job and want to gain',
      'and with my job on top',
      'i eat all day and stay at 68',
    ],
    answer:
      'Drink part of it: twice a day half a litre of whole milk with oats, banana and peanut butter, about 700 calories each, one at the morning break and one after training. Add two sandwiches with cheese to what you already take. Weigh yourself weekly: under 200 grams more, add another sandwich. Cut one of the five sessions if nothing moves after three weeks.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'My stomach is bloated from all the eating. What do I change?',
      'bloated from eating so much',
      'and my belly is full all day',
      'feel like a balloon since i bulk',
    ],
    answer:
      'Less volume, more calories: white rice instead of wholegrain, olive oil over the food, nuts, dried fruit, and five smaller meals instead of three giant ones. Drink between meals and not with them. If milk shakes make you bloated, try lactose-free for a week. Go up by 200 calories at a time. Pain, blood in the stool or weight loss in spite of eating belong with a doctor.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'I’ve gained three kilos and feel slow in sparring. Wrong way?',
      'gained 3 kilos and slow',
      'and now im slow',
      'heavier but my feet are dead',
    ],
    answer:
      'Not wrong, just quick: hold the weight for four weeks and let your legs catch up. Add two short speed pieces a week: 6 x 10 seconds rope sprint and six jumps, fully rested. Look at your waist: more than two centimetres up means too much surplus, so take off 200 calories. Most people feel normal again after three to five weeks at the new weight.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'I gained the first two kilos in two months. Is that too slow?',
      '2 kilos in two months',
      'only two kilos, too slow?',
      'finally two more on the scale',
    ],
    answer:
      'Two kilos in two months is exactly the right pace, and for a thin person hard work at the table, so well done. Go on the same way as long as the lifts rise. Check every four weeks: weight, waist, squat. If the weight stands still for three weeks, add one slice of bread with peanut butter a day. Going faster mostly brings fat.',
  },
  {
    matter: 'sleep',
    asked: [
      'I tried no phone and no coffee and still lie awake. What else?',
      'tried everything still awake',
      'and if that does not help',
      'no screen, no coffee, and still awake at one',
    ],
    answer:
      'Get up at the same time daily, also on Sundays, and go to bed only when your eyes close; after 20 minutes awake get up, dim light, dull book, then back. That feels worse for a week and then usually turns. No naps meanwhile. If it lasts over a month on three or more nights a week, ask a doctor about a sleep course, CBT-I.',
  },
  {
    matter: 'sleep',
    asked: [
      'The baby wakes three times a night. How do I train on that?',
      'baby wakes me, train how',
      'and with a baby at home',
      'five hours in pieces and then sparring',
    ],
    answer:
      'Train shorter and lighter: two or three sessions of 40 minutes, technique and easy strength, no hard sparring after a night under five hours. Share the nights with your partner, for example you from ten to two, so each gets four hours in one piece. A 20-minute nap before class helps. Postpone competition until nights are better. Don’t drive when your eyes fall shut.',
  },
  {
    matter: 'sleep',
    asked: [
      'My girlfriend says I snore and stop breathing. Is that bad for training?',
      'snore and stop breathing',
      'and the snoring, does it matter',
      'she says i gasp at night',
    ],
    answer:
      'Yes, have that checked: pauses in breathing can be sleep apnoea, which makes you tired, raises blood pressure and spoils recovery. Go to your doctor and say: “I snore, stop breathing and I’m tired in the daytime.” A test at home for one night often comes first. Until then sleep on your side, no alcohol in the evening. A broken nose from sparring can play a part too.',
  },
  {
    matter: 'sleep',
    asked: [
      'I slept eight hours five nights in a row and sparred like new. How do I hold that?',
      '8 hours five nights, felt new',
      'slept well all week, how do i keep it',
      'five good nights and i was so sharp',
    ],
    answer:
      'Five nights in a row is a training success, and you felt in sparring what it’s worth. Hold one thing firmly, the getting-up time, even at weekends within half an hour. Put a phone alarm for going to bed, an hour before. After late class plan 45 minutes to come down. One bad night doesn’t matter; just don’t sleep till noon after it.',
  },
  {
    matter: 'supplements',
    asked: [
      'A friend at the gym offers me something from the internet that everyone supposedly takes. What do I say?',
      'friend offers me stuff',
      'and how do i say no',
      'he says its only a pre hormone',
    ],
    answer:
      'Say “No thanks, I get tested and I don’t take what I can’t read” and leave it there, even if nobody tests you. Such products can contain hormones that harm liver and heart, and you’d be liable for whatever is in your body. If you’ve already taken some, stop and tell a doctor openly. Pressure in the gym about it is something for the coach.',
  },
  {
    matter: 'supplements',
    asked: [
      'I gained two kilos from creatine and have to make weight. Stop it?',
      'creatine 2 kilos and weight class',
      'and with my weight class',
      'took creatine and now im over',
    ],
    answer:
      'Stop it about four weeks before the weigh-in if those two kilos are the ones missing; the extra water goes slowly by itself. Or stay on it and fight one class higher, if you’re near it anyway. Don’t make it up by drinking less. Strength falls hardly at all in those weeks. Start again after the bout with 3 grams a day.',
  },
  {
    matter: 'supplements',
    asked: [
      'My sixteen-year-old wants protein powder and creatine like his mates. Yes or no?',
      'son 16 wants creatine',
      'and for a teenager',
      'his friends all take it',
    ],
    answer:
      'Food first, no creatine without talking to his doctor; a plain protein powder isn’t dangerous but mostly unnecessary. Agree with him: breakfast with eggs, a sandwich after training and milk before bed for eight weeks, then look together. No pre-workout and no energy drinks. If he competes, only products from a tested list. Forbidding it without an alternative means he buys it secretly.',
  },
  {
    matter: 'supplements',
    asked: [
      'I threw out all my powders and feel no different. Was it all useless?',
      'stopped all powders no difference',
      'threw it all away and nothing changed',
      'three months without and i feel the same',
    ],
    answer:
      'That was a clever test, and it now saves you money every month. Most of it works little if you eat and sleep properly. Put the money into food: fish twice a week, fruit, a good breakfast. If a doctor had prescribed something, iron or vitamin D for example, take that again and ask him. The rest may stay in the bin.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Fever gone since yesterday, tournament on Saturday. Can I do it?',
      'fever gone, fight saturday',
      'and if the fever is away',
      'no fever since last night, three days to go',
    ],
    answer:
      'No, not within three days of a fever; the heart muscle can be inflamed without your feeling it. Count a week without fever, then begin lightly. Tell the coach today: “I had a fever until yesterday, I’m out on Saturday.” If you’re short of breath on stairs, have chest pain or a racing heart, see a doctor now. There’ll be another tournament.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Half the gym has ringworm. How do I keep it off me?',
      'ringworm in the gym',
      'and how do i not catch it',
      'three people have spots and nobody says anything',
    ],
    answer:
      'Shower with soap within 30 minutes of training, wash everything after each session, long-sleeved rash guard and leggings, your own towel. Check your skin every two days. Tell the coach: “Three people have spots; can we clean the mats daily and send them home?” Anyone with a spot stays off until it’s treated and a doctor or the rules allow it. Sharing gear keeps it going round.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I’m the only coach and I’m ill. Do I teach tonight?',
      'only coach and ill',
      'and if nobody can stand in',
      'fever and twenty people at seven',
    ],
    answer:
      'With a fever no: write to everyone now, “Class is off tonight, I’m ill, see you Thursday,” and give them a 20-minute home plan. With just a cold you can teach from the edge, two metres off, no pads. Ask a senior member for open drilling only if he’s insured and able. Twenty infected members cost more than one evening.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I stayed home with a cold for a week instead of training through it. Now I feel guilty.',
      'stayed home a week, guilty',
      'rested a week and feel lazy',
      'did nothing for seven days',
    ],
    answer:
      'Staying home was right, for your heart and for everyone you’d have breathed on. A week costs you hardly any fitness. Now go in steps: first day 30 minutes easy, second day technique, third day normal if your pulse is as usual. Cough from deep in the chest or heavy legs means two more days. Guilt is no reason for a double session.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'I’m always two kilos heavier before my period. How do I plan the weigh-in?',
      '2 kilos more before period',
      'and for the weigh-in',
      'weigh-in falls exactly in that week',
    ],
    answer:
      'Write down your weight for three cycles and choose a class in which those two kilos have room; it’s water and goes by itself. If the date falls badly, enter the class above. Don’t drink less or starve against it. Tell your coach: “In that week I weigh two more, please plan with that.” Very irregular cycles or none for three months belong with a doctor.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'My coach is a man and I don’t know how to tell him about cramps. What do I say?',
      'tell male coach about period',
      'and what words do i use',
      'i make up excuses every month',
    ],
    answer:
      'Say: “I’ve got cramps from my period today, I’ll do technique instead of sparring.” One sentence, no apology; any good coach nods. If speaking is hard, send it as a message an hour before. You can agree on a code, “easy day”. Pain that makes you miss training or school each month isn’t something to put up with; see a gynaecologist.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'I’m afraid of leaking in white trousers. What works in the gi?',
      'period and white gi',
      'and with the white trousers',
      'i skip class every month because of the gi',
    ],
    answer:
      'Black period pants or tight black shorts under the trousers, together with tampon or cup, hold a normal class. Change right before and pack a spare and a dark towel. Ask whether dark trousers are allowed in training; mostly yes. In competition check the rule first. If you soak through a pad or tampon in an hour, see a doctor, also because of iron.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'I competed on the second day of my period and did well. How do I use that?',
      'competed on period, went well',
      'fought with cramps and won',
      'day two and still a medal',
    ],
    answer:
      'That’s worth a lot: from now on you know that day can carry a good performance. Write down what you did: food, warmth, warm-up, tablets as the doctor allows. That’s your plan for next time. Keep notes over three cycles on strength and sleep, and set hard sessions accordingly. It doesn’t mean every month must go that way; an easy day stays allowed.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'My best friend gets married a week before my fight. Can I drink?',
      'wedding a week before fight',
      'and at the wedding',
      'my best mate marries seven days before',
    ],
    answer:
      'One glass for the toast and then water with lemon; a whole night costs you two or three days of sleep and training in the most important week. Tell him beforehand: “I’ll dance till one and drink after the fight.” Eat properly, be in bed by two. Plan an easy Sunday. If you’re close to the limit, leave out the buffet’s second round too.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'My team always drinks after competitions and I don’t want to. How do I stay part of it?',
      'team drinks, i dont',
      'and how do i stay in the group',
      'if i say no i am out',
    ],
    answer:
      'Go along, order first and order something that looks normal: “A cola for me.” Stay an hour, laugh, give a lift home to two people; drivers are loved. If somebody pushes: “I’m fine like this” and change the subject. After three times nobody asks. A team that only accepts you drunk is worth a word with the coach.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'I drink two beers every evening to come down after training. Is that a problem?',
      'two beers every night',
      'and if its only two',
      'cant switch off without a beer',
    ],
    answer:
      'Yes, as a daily way to switch off it’s worth changing: it spoils sleep and becomes a habit. Try three evenings a week without, with a replacement in the same place: hot shower, alcohol-free beer, ten minutes’ walk. If you can’t manage those three, or you shake or sweat without it, don’t stop suddenly alone; go to a doctor, who sees that every day.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'I didn’t drink for thirty days. Can I have one now?',
      '30 days without alcohol',
      'a month dry, is one okay',
      'did the whole month and now its friday',
    ],
    answer:
      'Thirty days is a real achievement; look at what it did for sleep and wind before deciding. If drinking was only a habit, one or two on a set evening with food is fine, and none on the next. If you used to lose count, stay without for another 60 days and tell someone. Decide at home, not at the bar.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'My bracket was moved forward and I’m not warm. What do I do in five minutes?',
      'called early, not warm',
      'and with only five minutes',
      'they call me and i still have my jacket on',
    ],
    answer:
      'Two minutes skipping on the spot until you sweat, one minute arm circles and hip turns, one minute hard: six sprawls or entries with a partner, last minute breathing out long. Mouthguard in the hand. Then start the bout calmly: grips or jab for the first 30 seconds as a second warm-up. Sitting and stretching is the wrong use of those minutes.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'My coach has three of us on different mats and I’m alone. How do I manage?',
      'coach is on another mat',
      'and without a coach at the mat',
      'nobody is in my corner for the first match',
    ],
    answer:
      'Ask a teammate for one task only: calling the time and the score. Agree with the coach beforehand on your first action and what you do when leading or behind: three sentences on a card. Find your mat early and watch the referee for one match. Afterwards tell the coach the result in two sentences, not the whole story, as he’s needed at the next mat.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'I slept three hours before the tournament. Do I change anything?',
      'slept 3 hours before',
      'and after a night like that',
      'did not sleep and weigh-in is at eight',
    ],
    answer:
      'Little: one bad night costs far less than it feels like, if the nights before were good. Eat breakfast, drink your usual coffee, lie down for 20 minutes between weigh-in and start, warm up five minutes longer. Keep to your simplest plan. Don’t tell everyone how tired you are. Let somebody else drive home. With fever or dizziness you don’t start.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'I got bronze, but I only think about the semi-final I lost. How do I deal with that?',
      'bronze but annoyed',
      'got a medal and im not happy',
      'third, and i should have been in the final',
    ],
    answer:
      'Bronze means that after losing the semi-final you got up and won again, and that’s the hardest match of the day. Tonight celebrate with those who came along. On Tuesday watch the semi-final once and write one sentence: what would have turned it? That becomes the theme for six weeks. No training till Wednesday, and get bumps looked at if they’re still sore.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My heart skips beats after hard rounds. Is that dangerous?',
      'heart skips beats',
      'and that stumbling in the chest',
      'it flutters when i sit down after sparring',
    ],
    answer:
      'Single skipped beats are often harmless, but have it checked with an ECG before you train hard again. Until then easy work only. Note when it comes, how long, and coffee or lack of sleep that day. Fainting, chest pain, breathlessness, or a heart that races on at rest means ambulance. If someone in your family died young of the heart, say that first.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My urine is dark after hard training. Drink more or doctor?',
      'dark urine after training',
      'and if its nearly brown',
      'looks like cola since the new class',
    ],
    answer:
      'Dark yellow: drink half a litre now and again in an hour, then it should clear. Brown or like cola, above all with very sore, swollen muscles: hospital today, as muscle breakdown can harm the kidneys. Red after blows to the side or back also goes to hospital. No training and no painkillers until that’s settled. Waiting for tomorrow is the mistake here.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My hands tremble for an hour after sparring. Should I worry?',
      'hands shake after sparring',
      'and the trembling',
      'cant hold a cup steady afterwards',
    ],
    answer:
      'Mostly it’s adrenaline, tired forearms and low sugar, and it’s gone within an hour or two. Eat a banana and a sandwich at once, shake out the arms, loosen your fist while sparring. If it comes with blows to the head, headache or confusion, don’t spar and see a doctor. Trembling at rest on free days as well should also be looked at.',
  },
  {
    matter: 'body-signs',
    asked: [
      'I had the lump checked and it was nothing. Do I feel silly for going?',
      'lump was nothing, feel silly',
      'went to the doctor for nothing',
      'doctor said harmless and i feel stupid',
    ],
    answer:
      'Going was exactly right; now you know instead of guessing, and you sleep better. Ask the doctor’s rule for it: “What would have to change for me to come back?” Write that down, size, colour, pain, and then train normally. Don’t feel around on it daily; once a month is enough. Doctors prefer ten harmless lumps to one that came late.',
  },
  {
    matter: 'rest-days',
    asked: [
      'I get restless and moody on rest days. What do I do with myself?',
      'moody on rest days',
      'and what do i do all day then',
      'when i dont train im unbearable',
    ],
    answer:
      'Give the day a fixed form: 40 minutes’ walk in the morning, one thing with other people, ten minutes of watching technique with a notebook. That takes the edge off without load. Tell those at home: “I’m on a rest day, send me out.” If you train in spite of injury or illness because you can’t bear it, talk to somebody about that; it’s common.',
  },
  {
    matter: 'rest-days',
    asked: [
      'I carry parcels all day. Does a day off training even count as rest?',
      'physical job rest day',
      'and if i work hard anyway',
      'my rest day is ten hours of carrying',
    ],
    answer:
      'Only half; count a day like that as a light session. Put the real rest day on a day off work, and hard training on your shorter shifts. Three to four sessions a week are plenty with such a job. After carrying: ten minutes with your legs up, food within the hour, in bed 30 minutes earlier. Back pain that lasts over two weeks goes to a physio or doctor.',
  },
  {
    matter: 'rest-days',
    asked: [
      'The only good sparring is on my rest day. Do I swap?',
      'sparring on my rest day',
      'and can i just move it',
      'best partners come on sundays',
    ],
    answer:
      'Yes, swap it: the rest day is movable, it just mustn’t vanish. Sunday sparring, Monday off, Tuesday technique. Decide for four weeks in advance, or it’ll always be “just this once”. Never two hard sparring days within 48 hours. If you end up with seven days in a row, cancel the next session, not the one after.',
  },
  {
    matter: 'rest-days',
    asked: [
      'I took two real rest days and felt better than in months. Why didn’t I do that before?',
      'two rest days felt great',
      'rested twice and im like new',
      'finally took days off and it worked',
    ],
    answer:
      'Because resting feels like doing nothing, and now you’ve the proof that it’s training too. Well done for trying it. Put those two days in the calendar for six weeks, same weekdays, like appointments. Use the freshness for one really good session, not for three extra ones. If tiredness returns in spite of them, look at sleep and food, then see a doctor.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'How do I stop gassing out after two minutes of sparring?',
      'gassed after 2 min',
      'and what do i change first',
      'my arms are lead after the first round',
    ],
    answer:
      'Breathe out on every punch and drop your effort to 60 per cent for three weeks; most early gassing is tension and held breath. Next to it, two easy runs or rides of 40 minutes a week and one interval day: six times two minutes hard, one minute off. Expect change after four to six weeks. If you get chest pain, dizziness or faint, stop and see a doctor.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Is running the best cardio for fighting, or should I do something else?',
      'running for fight cardio',
      'so stop running?',
      'i run 10k and still die in round two',
    ],
    answer:
      'Keep running, but only two easy runs a week, and put the hard part into your sport: rounds on bag, pads or mat at fight tempo. For example five rounds of three minutes, ten seconds full, twenty seconds easy, one minute rest. Long steady running alone doesn’t prepare arms and grip. What goes wrong is running every run medium hard; easy means you can talk.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'How hard is hard in interval training, by heart rate or by feeling?',
      'how hard is hard',
      'heart rate or what',
      'i never know if my intervals are hard enough',
    ],
    answer:
      'Hard means 8 to 9 out of 10: you can say two or three words, not a sentence, and heart rate climbs to about 90 per cent of your maximum by the last interval. The sixth should be as fast as the first. If you fade after three, you started too fast. Use feeling first, as watches lag. Over 40, smoker or heart trouble: doctor’s check before.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'How long until my wind comes back after I stop smoking?',
      'wind back after smoking how long',
      'and can i train hard already',
      'quit two weeks ago and still pant on the stairs',
    ],
    answer:
      'You’ll usually notice it within two to twelve weeks, and it goes on improving for about nine months. Start with three times 30 minutes easy a week, and add intervals from week four. Coughing more in the first weeks is common. See a doctor if you wheeze, cough blood, have chest pain or notice no change after three months. One relapse cigarette isn’t the end; next day back to zero.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Why do I gas out in competition but not in training?',
      'gas in comp not training',
      'and on the day itself',
      'i roll ten rounds at home and die after one match',
    ],
    answer:
      'It’s adrenaline and gripping: you burn in two minutes what lasts for ten in the gym. Do a warm-up to sweating 20 minutes before, with two hard bursts of 60 seconds, so the first shock is behind you. Then four long breaths out on the mat’s edge. In the match let go of every grip that does nothing. Train monthly competition rounds with strangers.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'How long does it take to get fit for three rounds of three minutes?',
      'how long to get fit for 3x3',
      'and if i start from zero',
      'fight in spring and i cannot last one round',
    ],
    answer:
      'From zero plan 12 to 16 weeks, from regular training 6 to 8. First month: three easy sessions of 40 minutes plus class. Second: one interval day, four times three minutes. Third: fight rounds, three times three at full tempo once a week, two minutes rest, later one. Don’t raise everything together; that ends in shins and colds. The coach decides whether you’re ready.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'What can I do in the round when I’m already out of air?',
      'out of air mid round',
      'and he sees that i am tired',
      'i have one minute left and nothing in the tank',
    ],
    answer:
      'Take ten seconds back: step out of range or clinch, breathe in through the nose, out long through pursed lips three times, shoulders down. Then work in singles: jab, move, jab, move. Hands stay up, because tired people get hit with the hands at the chest. On the ground, go to closed guard or side control and hold. With dizziness or chest tightness, stop the round.',
  },
  {
    matter: 'strength-training',
    asked: [
      'How many times a week should I lift next to martial arts?',
      'how often lift',
      'and with four mat sessions',
      'i lift five times and feel dead in sparring',
    ],
    answer:
      'Twice a week, 45 minutes, is enough beside three to five mat sessions; once a week in fight camp. Put it on the same day as training, with six hours between, or on an easy day. Leave two repetitions in reserve in every set. It goes wrong with a bodybuilding split: sore legs on Tuesday, poor sparring on Wednesday. If sparring falls off two weeks running, drop one session.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Which lifts are best for fighters?',
      'best lifts for fighters',
      'and how many sets',
      'the gym is full of machines and i dont know what to use',
    ],
    answer:
      'Five movements: squat or split squat, deadlift or hip hinge, pull-up or row, press, and a carry. Three sets of five to six each, two minutes rest, twice a week; weight so two more would be possible. Add a minute of neck and trunk work. What goes wrong is copying circuits with battle ropes; that’s conditioning again, not strength. Let a trainer check your deadlift once.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Should I lift before or after martial arts training?',
      'lift before or after class',
      'and on the same day?',
      'when i lift first my arms are gone in boxing',
    ],
    answer:
      'Skill first, weights after, or six hours apart. If only before is possible, do 25 minutes: two lifts, three sets of four, no failure, and leave shoulders alone on boxing days. Eat something with carbohydrates between. Technique learned tired sticks badly, that is the main reason. Never put heavy legs the day before hard sparring.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Will lifting weights make me slow or stiff?',
      'do weights make slow',
      'and what about my kicks',
      'my old coach says weights ruin boxers',
    ],
    answer:
      'No, heavy sets of three to five with quick intent make you faster rather than slower, as long as skill training stays the bigger part. Slow comes from soreness: sets of 15 to failure, and gaining weight you don’t need. Do full range, plus five minutes of hips and shoulders after. If your kick feels heavier for two weeks, cut the sets in half.',
  },
  {
    matter: 'strength-training',
    asked: [
      'How can I train strength at home without equipment?',
      'home strength no gear',
      'and how long does one session take',
      'no money for a gym besides the club',
    ],
    answer:
      'Twice a week, 30 minutes: split squats 3 by 10 a leg, push-ups 3 by 8 to 15, rows under a stable table or with a towel 3 by 8, single-leg hip bridge 3 by 10, side plank 3 by 30 seconds. When it’s easy, go slower, three seconds down, or wear a backpack of 5 to 10 kilos. Testing the table first prevents the classic accident.',
  },
  {
    matter: 'strength-training',
    asked: [
      'How do I strengthen my neck safely?',
      'train neck',
      'and how often do i do those',
      'my neck is sore after every wrestling class',
    ],
    answer:
      'Isometrics first: palm against forehead, back of the head and each side, press at 50 per cent, five seconds, five times, three days a week. After four weeks add lying head lifts, 2 by 15 slowly, or a band. No bridges on the head for beginners. Soreness for a day is normal; tingling, weak arm, headache or pain over two weeks goes to a doctor.',
  },
  {
    matter: 'strength-training',
    asked: [
      'At what age may my son start lifting weights?',
      'weights for teenager',
      'and how heavy',
      'my 13 year old wants to lift like the big ones',
    ],
    answer:
      'He may start now with body weight and light loads, if someone qualified teaches him and you agree: twice a week 30 minutes, 10 to 12 clean repetitions, always three left in reserve. Push-ups, rows, squats, light kettlebell. No maximum attempts until growth is mostly done. Injuries come from heavy lifts copied without a teacher. Pain at knee, heel or elbow: pause and see a doctor.',
  },
  {
    matter: 'flexibility',
    asked: [
      'How long does it take until I can kick to the head?',
      'how long till head kick',
      'and how often do i stretch',
      'my leg barely gets to the hip',
    ],
    answer:
      'Plan on three to six months from hip height, with ten minutes five days a week. Daily: 10 leg swings front and side per leg, frog stretch 2 minutes, half split 1 minute a side, then 10 slow kicks holding on to a wall. Kick only as high as the standing heel still turns. Bouncing hard into a cold stretch is what tears hamstrings. Groin pain with pinching: have it checked.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Should I stretch before or after training?',
      'stretch before or after',
      'and what before then',
      'i stretch before class and still pull something',
    ],
    answer:
      'After, for long stretching; before, only moving. Before: five minutes easy rope, then leg swings, hip circles, lunges with a turn, arm circles, ten each, then technique rising in speed. After or in the evening: 60 seconds per stretch, two times, hips, hamstrings, chest. Long holds over a minute before kicking make you a bit weaker. Pulling comes mostly from going to full speed too early.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Which exercises loosen stiff hips from sitting all day?',
      'stiff hips desk job',
      'and how many minutes a day',
      'i sit eight hours and cant sit cross legged',
    ],
    answer:
      'Do four, two minutes each, daily: 90/90 sit with changes, couch stretch against a sofa, deep squat holding a door, glute bridge 2 by 15. Get up every 45 minutes for 20 steps. You’ll feel it in three to four weeks. It fails when people do an hour on Sunday only. Pinching deep in the groin when squatting isn’t stiffness; let a physio look.',
  },
  {
    matter: 'flexibility',
    asked: [
      'How do I warm up properly in ten minutes before sparring?',
      '10 min warm up',
      'and in which order',
      'i come late and go straight into sparring',
    ],
    answer:
      'Three minutes of rope or easy running, three of joints and moving stretches (neck turns, arm circles, lunges, leg swings, ten each), three of shadow boxing with rising speed, one of light touch with your partner. You should sweat slightly. If you come late, take five minutes at the edge anyway and skip the first round. Cold full-speed kicks are how calves and hamstrings tear.',
  },
  {
    matter: 'flexibility',
    asked: [
      'How painful may stretching be?',
      'how much should stretching hurt',
      'and when do i stop',
      'i push till it burns behind the knee',
    ],
    answer:
      'Up to 6 out of 10, a pull in the middle of the muscle, with calm breathing. Stop with stabbing, burning, tingling, or pain right behind the knee, at the sitting bone or in the joint: that is nerve or tendon. Bend the knee slightly and hold less. Hold 45 to 60 seconds, two to three times. If tingling stays into the next day, see a doctor or physio.',
  },
  {
    matter: 'flexibility',
    asked: [
      'I’m over forty, can I still get flexible?',
      'flexible at 40 plus',
      'and the splits?',
      'i am 47 and cant touch my toes',
    ],
    answer:
      'Yes, toes in about eight to twelve weeks with five minutes twice a day; the full splits aren’t needed for any combat sport. Toes: bend forward with soft knees, hold 60 seconds, three times, plus good mornings without weight 2 by 12. Warm only, after a walk or shower. What goes wrong is rushing: hamstring tendons of that age need months. Artificial hip or disc trouble: ask the doctor first.',
  },
  {
    matter: 'training-plan',
    asked: [
      'How do I plan a week with three boxing sessions and two strength days?',
      'plan my week 3+2',
      'and where does the rest day go',
      'i train whenever and am always sore',
    ],
    answer:
      'Monday boxing technique, Tuesday strength, Wednesday boxing with sparring, Thursday off, Friday boxing, Saturday strength or an easy run, Sunday off. Hard days are Wednesday and Saturday; never two of them in a row. Each fourth week take a third off everything. What goes wrong is sparring the day after heavy legs. If you miss a day, leave it out, don’t push it to Thursday.',
  },
  {
    matter: 'training-plan',
    asked: [
      'How many sessions a week does a beginner need?',
      'how many times a week beginner',
      'is two enough then',
      'i started and want to train every day',
    ],
    answer:
      'Two to three a week for the first three months, with a day between. Two keep you improving, three make it quicker, five bring elbows, shins and colds. From month four add one, if you sleep well and nothing has hurt for two weeks. On the days between: walk 30 minutes or stretch for ten. Most beginners who stop in month two had started with five.',
  },
  {
    matter: 'training-plan',
    asked: [
      'How do I structure an eight-week fight camp?',
      '8 week camp plan',
      'and when is the hardest week',
      'fight in eight weeks, no idea how to build up',
    ],
    answer:
      'Weeks 1 to 3 base: four sessions, easy runs, two lifts. Weeks 4 to 6 build: five to six sessions, two sparring days, one interval day; week 6 is the hardest. Week 7 cut by a third, last sparring ten days before. Week 8 short, quick, rested. Head contact stays light throughout. The mistake is a hardest week in week 7. Weight comes down by food from week 1.',
  },
  {
    matter: 'training-plan',
    asked: [
      'What do I train in the last week before a fight?',
      'fight week training',
      'and the day before the fight',
      'i train till the last day and fight tired',
    ],
    answer:
      'About half your usual amount, short and quick: Monday 45 minutes pads, Tuesday 30 minutes technique, Wednesday 20 minutes sharp pads, three rounds, Thursday walk and stretch, Friday off or ten minutes shadow boxing, Saturday fight. No sparring, no weights, no new technique. It feels lazy, and that’s right. People spoil it with a nervous extra run on Thursday; take a walk instead.',
  },
  {
    matter: 'training-plan',
    asked: [
      'How many days before a competition should I stop hard sparring?',
      'when stop sparring before fight',
      'and light technical rounds?',
      'got cut in sparring five days before my fight',
    ],
    answer:
      'Last hard sparring ten to fourteen days before, light technical rounds until five days before, then pads and shadow only. In jiu-jitsu, the last hard rolling is five to six days before, with partners you trust. You don’t gain fitness in that last week, only bruises. If you’ve taken a knock to the head at any point, no contact, doctor, and the bout is off until cleared.',
  },
  {
    matter: 'training-plan',
    asked: [
      'I missed two weeks, where do I start again?',
      'missed 2 weeks of training',
      'and how much in the first week',
      'was on holiday and dont know if i just carry on',
    ],
    answer:
      'Start at about 60 per cent of what you did before, 80 in the second week, all in the third. First week: two technical sessions, no hard sparring, weights 20 per cent lighter. You’ve lost a bit of wind, hardly any strength. Injuries come from making it all up in the first week. After illness with fever, wait until you’ve been well for two days before that.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Can I train twice a day?',
      'two sessions a day ok',
      'and how many hours between',
      'i have the month off and want to use it',
    ],
    answer:
      'Yes, two or three days a week, if one of the two is easy: morning 40 minutes technique or running, evening the hard class, six hours between. Eat within an hour after the first, sleep eight hours. One full day off stays. After three weeks take an easy one. Stop doubling when morning pulse is up by about eight beats three days running or you sleep badly.',
  },
  {
    matter: 'overtraining',
    asked: [
      'How do I know if I’m overtrained or just lazy?',
      'overtrained or lazy',
      'and how can i test it',
      'i have no drive and everything feels heavy',
    ],
    answer:
      'Take three days completely off: if you’re keen and quick again after, it was tiredness; if a week changes nothing, it’s more than that. Signs: morning pulse up by 5 to 10, poor sleep, irritable, worse results for two weeks despite training. Lazy people feel fine once warmed up, tired ones get worse. After two weeks with no change, have a doctor check blood, iron and thyroid.',
  },
  {
    matter: 'overtraining',
    asked: [
      'How long should I rest when I’ve trained too much?',
      'overtrained how long rest',
      'and nothing at all?',
      'six weeks hard camp and i am empty',
    ],
    answer:
      'Take one week with only walking, easy cycling of 30 minutes and stretching, then two weeks at half. Empty after a camp usually needs two to three weeks; real overtraining takes months. Eat fully, carbohydrates too, and sleep eight to nine hours. The mistake is testing yourself with hard sparring on day five. If nothing’s better after two weeks, or your mood is dark, see a doctor.',
  },
  {
    matter: 'overtraining',
    asked: [
      'What do I say to my coach when I need to train less?',
      'tell coach im too tired',
      'and if he says push through',
      'my coach thinks i am making excuses',
    ],
    answer:
      'Say it with numbers: “I’ve slept badly for two weeks, my pulse is ten higher in the mornings, sparring is getting worse. I’d like to do half for ten days and then look with you.” A proposal with an end date works better than “I’m tired”. If he insists, stay with ten days. Head symptoms, chest pain or fever aren’t up for discussion: stop, doctor.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Which sessions should I drop first when I’m always tired?',
      'what to cut first',
      'and the weights?',
      'six sessions a week and i fall asleep at work',
    ],
    answer:
      'Drop the medium-hard extras first: additional runs, third strength day, second hard sparring. Keep two technique classes and one hard session; that’s three or four a week, for three weeks. Sessions in the evening after bad nights turn into 20 minutes of stretching. What goes wrong is cutting rest days short instead. If you’re still falling asleep by day after that, let a doctor look for iron, sleep apnoea or infection.',
  },
  {
    matter: 'overtraining',
    asked: [
      'My resting pulse is higher than usual, should I train today?',
      'resting pulse high train?',
      'and by how many beats',
      'my watch says recovery is bad every morning',
    ],
    answer:
      'Up to 5 beats above your usual: train normally. Between 5 and 10: technique only, 45 minutes. More than 10, or a sore throat with it: no training today. Measure lying down right after waking, same way, a week’s average as your normal. One bad number from a watch means little, three in a row count. High pulse with fever, chest pain or stumbling heartbeat: doctor.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Why am I getting worse although I train more?',
      'training more getting worse',
      'so train less?',
      'i added sessions and now everyone beats me',
    ],
    answer:
      'Because you improve in the rest, and you’ve taken that away: go back to the number before and hold for three weeks. Take out one hard session, put in one full free day, add about 300 to 400 kilocalories on training days if you’ve lost weight without wanting to. Most feel it after ten days. If periods have stopped, or you keep getting ill, that’s for a doctor.',
  },
  {
    matter: 'injury-now',
    asked: [
      'My knee popped in training, can I keep going?',
      'knee popped keep training?',
      'and if it doesnt hurt much',
      'heard a crack in the knee and it feels wobbly',
    ],
    answer:
      'No, stop now, even if it hardly hurts; torn ligaments often hurt little at first. Sit, leg up, cool for 10 minutes with a cloth, light bandage. Doctor today if it swells within hours, gives way, locks or you can’t take four steps; otherwise within two days. No twisting, no “testing”. The damage most people add comes from going on with one more round.',
  },
  {
    matter: 'injury-now',
    asked: [
      'I twisted my ankle today, what do I do in the first hours?',
      'twisted ankle now',
      'and ice how long',
      'my ankle is fat like an egg',
    ],
    answer:
      'Stop, foot up, bandage firm but not tight, cool 10 minutes each hour for the first hours, with a cloth between. Get an X-ray today if you can’t take four steps, or it hurts when pressing the bone at the ankle’s edge or outer foot. Otherwise from day two move it gently in the air. The usual mistake is hopping back into class next evening; have it looked at first.',
  },
  {
    matter: 'injury-now',
    asked: [
      'My rib hurts after sparring, is it broken?',
      'rib hurts after sparring',
      'and can i train around it',
      'hurts when i laugh and turn in bed',
    ],
    answer:
      'Nobody can tell from outside, so no contact and no rolling until a doctor has looked; bruised and broken ribs feel alike. Go today with shortness of breath, coughing blood, fever, or pain in the belly or left shoulder, at once. Otherwise within two days. Take full breaths ten times an hour and don’t tape the chest. It takes three to six weeks; too early sparring starts it again.',
  },
  {
    matter: 'injury-now',
    asked: [
      'I was hit hard and felt dizzy, can I finish the training?',
      'dizzy after hit',
      'and if its gone after a minute',
      'saw stars in sparring but feel ok now',
    ],
    answer:
      'No, you’re done for today, also if it’s gone after a minute. No sparring, no driving, no alcohol, someone stays with you tonight. See a doctor today or tomorrow; emergency at once with vomiting, worsening headache, confusion, drowsiness, double vision or fluid from nose or ear. Contact only after medical clearance, in steps. A second hit before healing is the dangerous one. Tell the coach: “I saw stars.”',
  },
  {
    matter: 'injury-now',
    asked: [
      'My finger is swollen after grappling, do I need an X-ray?',
      'finger swollen xray?',
      'and can i tape it and roll',
      'jammed my finger and it wont bend',
    ],
    answer:
      'Yes, if it’s crooked, can’t be fully bent or straightened, hurts at one point on the bone, or is numb: within a day or two. If the fingertip hangs and won’t straighten, today, because it needs a splint right away. Take rings off now, cool, tape to its neighbour until then. Rolling with tape on an unexamined finger is how it stays stiff.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Should I put ice or heat on a fresh injury?',
      'ice or heat',
      'and how many minutes',
      'pulled something in my thigh an hour ago',
    ],
    answer:
      'Cold in the first one to two days, 10 minutes at a time, cloth between, several times a day; heat not before day three, and only for tight muscles without swelling. Compression and leg up matter more. No massage of a fresh thigh bruise. If you felt a snap, see a dent, or can’t walk normally, have a doctor look within a day or two. No training until walking is painless.',
  },
  {
    matter: 'injury-now',
    asked: [
      'I think I broke my nose, what now?',
      'broke my nose?',
      'and how long no sparring',
      'nose is crooked and was bleeding a lot',
    ],
    answer:
      'Sit forward, pinch the soft part for 10 to 15 minutes, cold on the neck or bridge, and see a doctor today, ideally ear-nose-throat; setting it works best within about a week. Emergency now if bleeding doesn’t stop after 20 minutes, clear fluid runs, you feel dazed, or there’s a soft swelling inside blocking it. No contact for about six weeks, then as the doctor says.',
  },
  {
    matter: 'injury-return',
    asked: [
      'When can I spar again after a concussion?',
      'spar after concussion when',
      'and if i feel fine',
      'knocked out three weeks ago and feel normal',
    ],
    answer:
      'Only when a doctor has cleared you in person, and not before several weeks without any symptom; many federations impose 30 days or more after a knockout. Then in steps, one day or more each: walking, easy cycling, technique without contact, pads, light contact, sparring. Any headache sends you back a step. Feeling fine is not the test. A second hit too early is the real danger.',
  },
  {
    matter: 'injury-return',
    asked: [
      'How do I start rolling again after a knee injury?',
      'back to rolling after knee',
      'and with whom first',
      'physio says i can train but i am scared',
    ],
    answer:
      'Begin with two weeks of drilling only, then positional rounds of three minutes from safe positions with one calm partner, then free rolling at half tempo, at week five or six takedowns. Say each time: “Left knee, no leg locks, no twisting.” Sign to go up: no swelling the next morning. Swollen or giving way: a step back and call the physio. The first mistake is open mat with strangers.',
  },
  {
    matter: 'injury-return',
    asked: [
      'How do I know my shoulder is ready for full training?',
      'shoulder ready test',
      'and how strong must it be',
      'i can punch again but it still feels odd',
    ],
    answer:
      'Three tests: full painless movement overhead and behind the back, about 90 per cent of the other side’s strength in push and pull, and 20 hard bag punches with no pain that night. All three for two weeks, with your doctor’s or physio’s yes. Then pads, light sparring, throws last. After a dislocation, no falls on the arm without medical clearance. Feeling “odd” or slipping means not yet.',
  },
  {
    matter: 'injury-return',
    asked: [
      'I’m cleared but afraid to hurt it again, what do I do?',
      'scared to reinjure',
      'and in the first sparring',
      'doctor says go, my head says no',
    ],
    answer:
      'Build a ladder of five steps and go up only after two calm sessions each: shadow, drill, situational, light round with a chosen partner, normal round. Start with the movement that hurt you, slowly, ten times, on day one. Rate fear 0 to 10 before and after; it usually drops within the session. Avoiding exactly that movement for weeks keeps the fear. If it stays high after a month, a sports psychologist helps.',
  },
  {
    matter: 'injury-return',
    asked: [
      'What can I train while I’m injured?',
      'train while injured',
      'and with a broken hand',
      'arm in a cast for six weeks, i am going mad',
    ],
    answer:
      'Everything the doctor allows that doesn’t move or shake the injured part: with a cast on the hand that’s usually cycling 30 minutes, leg strength, footwork, one-handed shadow boxing, watching class with a notebook. Three fixed times a week, your old class hours. Ask exactly: “May I sweat, run, load the legs?” A wet or loosened cast is the usual trouble. Pain or tingling in the fingers: doctor at once.',
  },
  {
    matter: 'injury-return',
    asked: [
      'How long after ACL surgery can I do judo or jiu-jitsu again?',
      'acl surgery return bjj',
      'and drilling on the ground',
      'four months after surgery and my knee feels great',
    ],
    answer:
      'Usually nine to twelve months for sparring, and only after strength and jump tests by physio and surgeon, at about 90 per cent of the other leg. Quiet ground drilling often comes around month five to six, if they agree. At four months the graft is weak although the knee feels great; that’s when re-tears happen. Takedowns and leg entanglements come last. Book the test, don’t go by the calendar.',
  },
  {
    matter: 'injury-return',
    asked: [
      'How much should I do in my first session back?',
      'first session back how much',
      'and the next day',
      'first class tomorrow after two months out',
    ],
    answer:
      'Do half: 40 minutes, 50 per cent effort, warm-up, technique, three light rounds at most of a drill, and go home while you’d like more. Tell the coach before: “First class after two months, I’m out at half.” Next day off and look: no swelling, no pain above 3 of 10, then the same again after 48 hours. People re-injure in the last round they hadn’t planned.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My fingers hurt for months from gi grips, what can I do?',
      'fingers hurt from gi',
      'and taping, does it help',
      'cant close my fists in the morning',
    ],
    answer:
      'Cut gi grips by half for six weeks: no-gi sessions, hooks and underhooks instead of spider and lasso, let go once a grip is broken. Daily opening with a rubber band, 3 by 15, warm water in the morning. Tape supports but heals nothing. Have a doctor look if stiffness lasts over 30 minutes each morning, joints are swollen on both hands, or a finger won’t straighten.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My lower back hurts after each training for months, should I stop?',
      'back pain after training months',
      'and which exercises',
      'stiff back the morning after every roll',
    ],
    answer:
      'Don’t stop moving, but change the load for four weeks: no stacking, no heavy deadlifts, no throws, half the rounds. Daily ten minutes: dead bug 3 by 8, side plank 3 by 20 seconds, hip hinge without weight 2 by 12, 20 minutes’ walk. After months see a doctor or physio once. Emergency today with numbness between the legs, weak foot, bladder or bowel trouble, or fever.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My neck has been hurting for months from wrestling, may I go on training?',
      'neck pain months wrestling',
      'and if it goes into the arm',
      'neck cracks and hurts since the summer',
    ],
    answer:
      'Have a doctor look first, and until then no bridges, headlocks, guillotines, shots or sparring to the head. Drilling from above and easy cardio are usually fine if they cause no pain. Tingling, weak grip, pain down the arm or unsteady legs: stop all contact, appointment within days. Afterwards isometrics at 50 per cent, 5 by 5 seconds. Letting someone in the gym crack it is a bad idea.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My knee hurts when kneeling and squatting, what should I change?',
      'knee pain kneeling',
      'and for how many weeks',
      'knees hurt every judo class for half a year',
    ],
    answer:
      'Take deep kneeling and jumps out for six weeks, wear soft knee pads, and strengthen three times a week: wall sit 5 by 30 seconds, slow step-downs 3 by 8, hip bridge 3 by 12. Pain up to 3 of 10 that’s gone next morning is allowed. After half a year, one visit to a doctor. Sooner with swelling, locking, giving way. Resting completely and then returning at full is the usual loop.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'How much pain may I train with?',
      'how much pain is ok',
      'and the day after',
      'its always a bit sore and i dont know where the line is',
    ],
    answer:
      'Up to 3 out of 10 during training, and back to its usual level the next morning: go on. 4 to 5: cut the load by half that day. Above, or worse next morning twice running: stop that exercise and see a physio. Write the number down for two weeks. Night pain, swelling, numbness, weakness go to a doctor regardless. Painkillers before training hide the line, so leave them.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Doctor or physio first for pain that keeps coming back?',
      'doctor or physio',
      'and what do i tell them',
      'my elbow has hurt for four months',
    ],
    answer:
      'Doctor first, for the diagnosis and referral; physio next, for six to eight weeks of exercises. Take a page along: since when, which movement, pain number, what makes it better, sessions a week. Ask: “What is it, what may I train, what not, when do we check?” Say that you do armlocks or punching. The usual failure is dropping exercises when it gets better after two weeks.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'My shins have hurt for weeks when running and skipping, what now?',
      'shin pain running weeks',
      'and can i still kick',
      'the inside of my shins hurts with every step',
    ],
    answer:
      'Stop running and rope for two to three weeks and cycle or swim instead; see a doctor soon if it’s one spot you can cover with a finger, hurts at night or while walking, since that may be a stress fracture. No shin kicks until it’s clear. Then calf raises 3 by 15 daily, and back with run-walk, 10 minutes every second day. Too much too soon is the cause nearly always.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'What should I eat before evening training?',
      'eat before evening class',
      'and how long before',
      'i train at seven and am either starving or too full',
    ],
    answer:
      'Eat a normal meal three hours before, at four: rice, pasta or potatoes, some chicken, tofu or fish, little fat. At six a banana or two slices of bread with honey. A half litre of water over the afternoon. Full stomachs come from fat and salad shortly before. After training a smaller dinner with protein. For seven o’clock straight from work, pack the banana in the morning.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'What do I eat after training late at night?',
      'food after late training',
      'and is 10 pm too late',
      'come home at ten hungry and eat everything',
    ],
    answer:
      'Eat, and eat before you get ravenous: within an hour, about 25 to 30 grams of protein plus carbohydrates. For instance three eggs and two slices of bread, or curd with oats and berries, or rice with tuna. Ten o’clock isn’t too late. Prepare it before you leave. Greasy and spicy things disturb sleep. The fridge raid comes from too little at lunch, so eat more there.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'How much protein do I need per day?',
      'how much protein',
      'and without shakes',
      'everyone talks about protein and i just eat normal',
    ],
    answer:
      'About 1.6 grams per kilo of body weight a day, so 120 grams at 75 kilos, spread over four meals of 30. That’s for example 250 grams of curd, 150 grams of chicken, three eggs, a tin of beans, two glasses of milk. Shakes are only convenience. More than 2.2 grams brings nothing extra. With kidney disease ask your doctor before you raise it.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'What do I eat before training early in the morning?',
      'food before 6am training',
      'and with nothing at all?',
      'i feel sick when i eat before morning class',
    ],
    answer:
      'Half a banana or a slice of toast with jam and a glass of water, 20 to 30 minutes before; if it’s under an hour and easy, nothing is fine too. Then the evening before should have had carbohydrates. Proper breakfast within an hour after: oats, milk or yoghurt, fruit, eggs. Sickness usually comes from fat, coffee on an empty stomach or too big a portion.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'How much should I drink around training?',
      'how much water training',
      'and with salt or without',
      'i get headaches after hard classes',
    ],
    answer:
      'About half a litre in the two hours before, sips during, and afterwards half a litre to a litre over the evening; your urine should be pale yellow. For sessions over 90 minutes or heat add a pinch of salt and some juice. Headache after class often is fluid or food, but after any blow to the head it means no sparring and a doctor. Don’t force down litres at once.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Can I train well as a vegetarian or vegan?',
      'vegan and fighting',
      'and what must i watch',
      'stopped eating meat and feel weaker',
    ],
    answer:
      'Yes, if three things are right: protein at every meal, vitamin B12, and enough energy. Tofu, lentils, beans, soy yoghurt, oats, nuts; 30 grams of protein four times a day takes planning. Vegans take B12 daily, fixed. Have iron, B12 and vitamin D tested once, especially if you’re weaker. The most common mistake is simply leaving the meat out and eating 500 kilocalories less.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'What cheap meals work for someone training five times a week?',
      'cheap food for training',
      'and to cook for three days',
      'no money, no time and always hungry',
    ],
    answer:
      'Cook one big pot on Sunday and Wednesday: rice or pasta, lentils or minced meat, tinned tomatoes, frozen vegetables; three portions each. Breakfast oats with milk and banana, snack bread with eggs or curd with frozen berries. Beans, eggs, oats, curd and frozen vegetables are the cheapest. Cool the pot within two hours, three days in the fridge. It fails when there’s nothing packed; fill two boxes straight away.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'What do I eat right after the weigh-in?',
      'eat after weigh in',
      'and in the first hour',
      'i stuffed myself with pizza last time and felt sick',
    ],
    answer:
      'First drink 300 to 500 millilitres in sips, water with a little salt and juice or a sports drink, then after 20 minutes something small and known: white bread with honey, rice with chicken, banana. Every 60 to 90 minutes another small portion. No pizza, burger, cream, raw vegetables or anything new. If you’re dizzy, vomiting or have cramps, go to the ringside doctor and don’t fight.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Weigh-in is one hour before my match, what do I eat?',
      'weigh in 1 hour before',
      'and before the scale',
      'we step on the scale and fight right after',
    ],
    answer:
      'Eat before the scale: a normal small breakfast three hours earlier, oats or bread with jam, because you should stand on that scale in your real weight. After it only half a banana and 200 millilitres of water or sports drink. If breakfast would put you over, the class is too low; enter one higher next time. Skipping everything costs more in the match than the kilo brings.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'What do I eat on the day of an evening fight?',
      'food on fight day evening',
      'and when is the last meal',
      'fight at nine pm and i cant eat from nerves',
    ],
    answer:
      'Breakfast and lunch as always, last proper meal four hours before, at five: rice or pasta, little chicken, no cream. At seven a banana or white bread with honey, then sips of water. If nerves close your stomach, take liquid: a smoothie with oats and banana, 400 millilitres, at five. Nothing you haven’t tried before sparring. The usual trouble is a big lunch out of fear and then nothing.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'How much should I drink between the weigh-in and the bout?',
      'how much drink after weigh in',
      'and what kind of drink',
      'i chug two litres and feel it slosh',
    ],
    answer:
      'Drink 150 to 250 millilitres every 20 minutes until your urine is pale yellow, then only sips in the last hour; in total often one to two litres over an afternoon. Water with a pinch of salt and a third juice, or a sports drink. Two litres at once slosh and can make you ill. If you need so much because you dried out, the class is wrong; tell coach and doctor.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'What should I pack for the tournament to eat?',
      'pack food for tournament',
      'and if there is only a kiosk',
      'at the hall there were only fries and cola',
    ],
    answer:
      'Pack for ten hours: four white rolls with honey or turkey, four bananas, a box of rice with chicken, a bag of pretzels, dried fruit, two litres of water, one litre of sports drink or juice to mix. A cool bag, fork, napkins. Eat small after each bout if 60 minutes remain. If only the kiosk is left: pretzel, white roll, banana, juice thinned with water. No test of new gels.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Can I have coffee before my bout?',
      'coffee before fight',
      'and how much',
      'i get shaky but i am tired without it',
    ],
    answer:
      'Yes, if you’re used to it: one cup, 60 minutes before, not more than on a training day. If coffee makes you shaky or sends you to the toilet, take half or none, and test it before sparring three weeks earlier. No energy drink on top, no caffeine tablets. After six in the evening it’ll cost you sleep. Racing or stumbling heart: leave it and ask a doctor.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'I’m two kilos over with two weeks to go, what do I do?',
      '2 kg over two weeks left',
      'and what do i eat then',
      'competition in two weeks and the scale says no',
    ],
    answer:
      'You can bring down about one kilo by food, at most one and a half, so ask today about the next class. For the rest: 400 kilocalories a day less, no alcohol, sweets or fried food, protein at each meal, vegetables on half the plate, drink normally. Weigh three mornings a week. Message: “Can I move up to the next class?” No sauna, no drying out; under 18 with parents and coach only.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'What do I order in a steak restaurant while I’m making weight?',
      'steak place making weight',
      'and a drink with it',
      'dinner with the team on friday and i am on weight',
    ],
    answer:
      'Order a lean steak, 200 grams fillet or rump, baked potato with no butter, green salad with dressing on the side, still water. Leave bread basket, chips, sauces and dessert; that’s the difference of nearly a thousand kilocalories. Say “No butter on it, please.” A salty dinner shows a kilo more next morning from water; that’s not fat, so don’t react by skipping breakfast.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'I’m one kilo over the evening before the weigh-in, what now?',
      '1 kg over tomorrow weigh in',
      'and not eat anything?',
      'scale says 71 and the limit is 70',
    ],
    answer:
      'Call the organiser or coach now and ask to move up a class or for a catchweight: “I’ll be at 71, is the next class or an agreed weight possible?” Eat a light normal dinner, rice with egg or fish, drink normally, go to the toilet, weigh in the morning; a night alone often takes half a kilo to a kilo. No sauna, no spitting, no tablets. Fighting dried out is dangerous.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'How much weight can I safely lose per week for a competition?',
      'how fast can i lose safely',
      'and how many weeks for five kilos',
      'limit is five kilos away',
    ],
    answer:
      'Half a kilo a week, up to about 0.7 per cent of your body weight; five kilos therefore need eight to ten weeks. That’s 400 to 500 kilocalories less a day, protein 1.8 grams per kilo, same training. If the date is nearer, enter the higher class. Stop with dizziness, missed periods, constant cold or poor sleep, and see a doctor. For minors: only with parents and doctor, best none.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'My coach wants me to cut water, what do I say?',
      'coach says cut water',
      'and if he insists',
      'he told me to sit in the sauna before the weigh in',
    ],
    answer:
      'Say “I won’t dry out. I’ll come at my weight, or I’ll start a class higher.” People have collapsed and died from it, and it takes away strength and protection for the brain in sparring and fights. Offer a plan: “From now half a kilo a week by food, we look in four weeks.” If he insists, speak to the federation doctor; if you’re under 18, your parents speak to him today.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'How often should I weigh myself before a competition?',
      'how often weigh myself',
      'and at what time',
      'my weight jumps by two kilos every day',
    ],
    answer:
      'Three mornings a week, after the toilet, before breakfast, without clothes, and take the average; only the weekly average counts. Jumps of one to two kilos are water, salt and gut, not fat. In the last week daily on the scale type used there. If the average is over the line four weeks out, change class then, not in fight week. Weighing five times a day only makes you nervous; hide the scale.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'My teenage child wants to lose weight for a tournament, may they?',
      'my kid wants to cut weight',
      'and what do i tell the coach',
      'my daughter of 14 skips dinner before competitions',
    ],
    answer:
      'No, growing children shouldn’t cut for a class; she starts in the class she weighs in at with normal meals. Tell her: “You fight at the weight you eat dinner with.” To the coach: “Please enter her one class higher, no weight talk with her.” Eat dinner together for the next weeks. If she goes on skipping, hides food, or periods stay away, see the paediatrician soon.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Which weight class should I choose for my first competition?',
      'which class first comp',
      'and if i am between two',
      'i weigh 72 and classes are 70 and 76',
    ],
    answer:
      'Take the class you make with breakfast in your stomach: at 72 that’s the 76. For a first competition leave weight alone completely and use your head for the bout. Weigh yourself three mornings, in gi if you’re weighed in gi, which adds 1.5 to 2 kilos. Look again after three competitions. The mistake is going down for a first start and arriving tired and hungry.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Should I go up or down a class?',
      'up or down a class',
      'and how do i decide',
      'i am the smallest in my class and lose to big guys',
    ],
    answer:
      'Go down only if you’re within about 3 per cent of the limit at normal eating and visibly have fat to lose; otherwise stay and get stronger. Go up if you’ve been hungry, irritable or weak on the day in the last two starts. Test it: three months, one competition, then compare. Small in the class is often a grip or strength matter, and you solve that with two strength days.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'How many kilos below the limit is too light?',
      'too light for class?',
      'and is that dangerous',
      'i am four kilos under the limit and they push me around',
    ],
    answer:
      'Up to about 4 per cent below is no problem, in a 76 class that’s three kilos; more becomes noticeable in grappling and clinch. Four kilos under in training: look whether the lower class is reachable by food in eight weeks, otherwise build two kilos of muscle in half a year. Against big ones use tempo and angles. Your coach should refuse a bout two classes up in striking.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'When is the right time to move up a class?',
      'when move up',
      'and how long before a fight',
      'making 66 gets harder every year',
    ],
    answer:
      'Move up when you’ve had to lose more than 5 per cent for the last two starts, or when you’re still growing. Do it right after a competition, with at least 12 weeks before the next: eat 250 kilocalories more, two strength days, one to two kilos. First start in the new class at a smaller event. The mistake is moving up on the day only because the scale won.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'How do I tell my coach I want to change weight class?',
      'tell coach change class',
      'and if he says no',
      'coach has me in 60 for the team and i am starving',
    ],
    answer:
      'Say it with numbers and a date: “I weigh 64 at normal meals. For 60 I starve and fight badly. From the next season on I start in 66.” Bring four weeks of morning weights. If he needs 60 for the team: “I understand, but not with my body.” Under 18, bring a parent. Missed periods, fainting or eating fits mean doctor, and no start until then.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Am I giving away too much if I fight someone five kilos heavier?',
      'opponent 5 kg heavier',
      'and do i say yes to it',
      'they offer me a guy who is five kilos above me',
    ],
    answer:
      'In striking, yes, five kilos is usually too much; say no or ask for a catchweight of at most two. In grappling with equal experience it’s bearable for a training match. Say: “At 72 I’ll fight up to 74, with weigh-in on the day.” Check height and number of fights too. The coach decides, and no one under 18 fights outside the class.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'How many kilos a month can I lose realistically?',
      'how many kg a month',
      'and without starving',
      'want to lose ten kilos and dont know how long',
    ],
    answer:
      'Two kilos a month, three at most at the start; ten kilos therefore take five to six months. About 400 to 500 kilocalories less a day does it: no sugary drinks, protein at each meal, half the plate vegetables, three training sessions. Weigh once a week, same day. Faster comes back as a rule. With diabetes, medication, or earlier eating trouble, start with your doctor.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'I train four times a week and don’t lose anything, why?',
      'train a lot no weight loss',
      'so is it the food?',
      'four classes a week and the scale does not move',
    ],
    answer:
      'It’s the food afterwards: an hour’s class burns some 400 to 600 kilocalories, and a smoothie with two rolls puts them back. Write down everything for seven days, drinks included, then take out the two biggest extras. Measure waist too, since muscle hides fat on the scale. No change after four weeks of honest notes: doctor, thyroid and medicines. Don’t add a fifth session.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'What do I eat in the evening if I want to lose fat?',
      'dinner to lose fat',
      'and carbs in the evening?',
      'i am good all day and eat everything at night',
    ],
    answer:
      'A plate with half vegetables, a palm of protein, a fist of potatoes or rice: for example 150 grams of fish, a big pan of vegetables, 150 grams of potatoes. Carbohydrates are fine at night, after training especially. The evening raid comes from a day that was too thin: eat 30 grams of protein at breakfast and at lunch. Brush teeth after dinner. Eating fits you can’t stop: doctor or counselling.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Is fasting good for losing weight when I train?',
      'intermittent fasting and training',
      'and on training days',
      'friends do 16:8 and i get dizzy in class',
    ],
    answer:
      'It works only because you eat less, and no better than four regular meals; when you get dizzy in class, stop fasting on training days. If you want it, take a window from 10 to 20 o’clock, so you have food before and after training. Not for teenagers, in pregnancy, with diabetes or earlier eating disorders. Dizziness in sparring is a safety matter: sit out, eat, and tell the coach.',
  },
  {
    matter: 'lose-weight',
    asked: ['How do I lose belly fat?', 'lose belly', 'and do situps help', 'all of me is thin except the belly'],
    answer:
      'By losing fat overall, since nobody can choose the place: 300 to 400 kilocalories less a day for three months, 8,000 steps, two strength days. Sit-ups make muscle, not less fat. Alcohol and sweet drinks are the quickest to cut. Measure at navel height every two weeks; one to two centimetres a month is good. Waist over 102 centimetres in men or 88 in women: let the doctor check blood pressure and sugar.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'What do I do when the scale stands still for weeks?',
      'scale stuck',
      'and eat even less?',
      'lost six kilos and now nothing for three weeks',
    ],
    answer:
      'Hold on for two more weeks and measure your waist; if that’s also the same, take 150 to 200 kilocalories less or 2,000 steps more a day, not both. After six kilos your body simply needs less. Weigh portions again for a week, since oil and nuts creep up. Or eat normally for two weeks without gaining, then go on. Below about 1,500 kilocalories only with a doctor or dietitian.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'What snacks can I eat when I’m hungry between meals?',
      'low calorie snacks',
      'and at work',
      'i live on vending machine stuff at the office',
    ],
    answer:
      'Take one with protein and one piece of fruit: 200 grams of skyr or curd with berries, two boiled eggs with tomatoes, an apple with a thumb of cheese, or edamame. About 150 to 200 kilocalories, once in the afternoon around four. Put it in your bag in the evening. Nuts are good, but only a small handful. Constant hunger shows lunch is too small; put 100 grams more protein food there.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'How much should I eat to gain muscle?',
      'how much eat to gain',
      'and how many kilos a month',
      'i eat a lot and stay thin',
    ],
    answer:
      'Eat 300 kilocalories more than now every day, with 1.6 to 2 grams of protein per kilo, and expect half a kilo to one kilo a month. Simplest: a shake of 300 millilitres of milk, oats, banana and peanut butter once a day. Weigh weekly; no gain for two weeks, another 150. Thin people mostly eat a lot on some days only. Losing weight unwillingly is a reason for a doctor.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Which training builds muscle beside martial arts?',
      'build muscle and fight',
      'and how many reps',
      'i box four times a week and stay skinny',
    ],
    answer:
      'Two full-body strength sessions a week, three sets of 6 to 10: squat, row or pull-up, press, deadlift, lunges; add a little weight or one repetition each week. Boxing down to three times for three months. Two minutes’ rest, two reps in reserve. What goes wrong is doing extra runs as well; leave these out for that time. Sleep eight hours, or half of it doesn’t stick.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'How do I gain weight when I’m never hungry?',
      'no appetite want to gain',
      'and drink instead?',
      'i forget to eat and feel full at once',
    ],
    answer:
      'Drink part of it and eat by the clock: 8, 11, 14, 17, 20. Two shakes of milk, oats, banana and nut butter give about 500 kilocalories each; olive oil over rice, a tablespoon more, another 100. Smaller plates, more often. Drink water after the meal, not before. If appetite has been gone for weeks, or with low mood, stomach pain or weight loss, see a doctor.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'How long does it take to go up a weight class with muscle?',
      'how long to go up a class',
      'and without fat',
      'want from 66 to 73 for next season',
    ],
    answer:
      'Count on about half a kilo a month of useful weight; seven kilos therefore take a good year, and some of it will be fat. First goal: 69 in half a year, then see how you move. Plus 300 kilocalories a day, two strength sessions a week. Going faster makes you slow and out of breath in round two. Once normal meals put you over 66, start in the 73, even if you’re light there.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'My teenage son is too light and wants to bulk up, what is sensible?',
      'teen too skinny',
      'and protein powder',
      'my boy of 15 wants shakes like his friends',
    ],
    answer:
      'Three meals and two snacks, cooked at home, plus two supervised body-weight or light strength sessions a week: that’s enough at 15. Put in milk, eggs, oats, bread, nuts, meat or beans; a homemade shake with banana rather than powder. No boosters, nothing from friends in the changing room. Height comes first, width later. If he loses weight or hasn’t grown for a year, the paediatrician should look.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'I gain only belly when I bulk, what am I doing wrong?',
      'bulk only belly',
      'so eat less?',
      'five kilos up and all of it fat',
    ],
    answer:
      'Too much and too fast: go down to 200 to 250 kilocalories above your need and no more than half a kilo a month. Check that your lifts go up; no more weight on the bar means the food has nowhere to go. Protein 1.8 grams per kilo, most carbohydrates around training. Hold your weight for four weeks first. Weekend feasts and alcohol are usually the hidden part.',
  },
  {
    matter: 'sleep',
    asked: [
      'How do I fall asleep after late training?',
      'cant sleep after late class',
      'and how long does that take',
      'class till ten and i lie awake till two',
    ],
    answer:
      'Give yourself a fixed 60 minutes down: lukewarm shower, something to eat with carbohydrates, dim light, no phone, then in bed five minutes of breathing, in for four, out for six. No coffee after two in the afternoon, no pre-workout. Ask for hard sparring on the earlier evening. Lying awake over 20 minutes: get up, read on paper. Longer than a month, three nights a week: doctor.',
  },
  {
    matter: 'sleep',
    asked: [
      'I can’t sleep the night before a competition, what do I do?',
      'no sleep before competition',
      'and if i slept only three hours',
      'it is one am and i weigh in at eight',
    ],
    answer:
      'Stay lying in the dark, eyes closed, slow breaths, and stop looking at the clock; resting is enough, one bad night hardly costs strength. The nights three and two before matter more. Write worries and tomorrow’s packing list on paper, put it away. No sleeping pills, no alcohol. In the morning light, breakfast, one coffee as usual, and a 20 minute nap before noon if you can.',
  },
  {
    matter: 'sleep',
    asked: [
      'How many hours of sleep do I need when I train hard?',
      'how many hours sleep',
      'and with six?',
      'i sleep six hours and train five times a week',
    ],
    answer:
      'Eight to nine hours with five sessions a week; six are too few over time. Go to bed 30 minutes earlier each week until you wake without an alarm feeling rested. If that’s impossible, a 20 to 30 minute nap before three, and one session fewer. You notice it in reaction time and colds first. Loud snoring with daytime sleepiness despite eight hours: have a doctor check for sleep apnoea.',
  },
  {
    matter: 'sleep',
    asked: [
      'Is it better to sleep longer or get up for morning training?',
      'sleep or morning training',
      'and after a bad night',
      'alarm at five and i slept four hours',
    ],
    answer:
      'Under six hours of sleep: stay in bed and do 20 minutes in the evening; from six and a half up: go. Two short nights in a row always mean sleep. With four hours no sparring, since you react late and get hit. Fix it from the other end: bag packed, in bed at ten on these days. If it’s more than once a week, choose another class time.',
  },
  {
    matter: 'sleep',
    asked: [
      'I wake up at three every night and can’t get back to sleep, what helps?',
      'wake up at 3am',
      'and do i get up then',
      'every night at three my head starts',
    ],
    answer:
      'Get up after about 20 minutes, dim light, something dull on paper, back to bed when eyes close; no phone, no clock. Same wake time every morning, weekends too. No alcohol in the evening, last coffee at noon, a small snack if you train late and eat little. Write worries down at eight in the evening for ten minutes. After four weeks, or with low mood or night sweats, see a doctor.',
  },
  {
    matter: 'sleep',
    asked: [
      'May I take melatonin or sleeping pills before a fight?',
      'melatonin before fight',
      'and only one tablet, is that ok',
      'somebody gave me a sleeping pill for the night before',
    ],
    answer:
      'No to sleeping pills, least of all someone else’s: you’d be slow the next day, and after head hits they can hide symptoms. Melatonin isn’t on the doping list at present, but rules and quality vary by country; ask doctor or pharmacist and never try it first on that night. Better: dark, cool room at 18 degrees, breathing four in, six out, ten minutes. Minors take nothing without parents and doctor.',
  },
  {
    matter: 'sleep',
    asked: [
      'How long should a nap be on training days?',
      'how long nap',
      'and what time of day is best for it',
      'i nap two hours and feel like a zombie',
    ],
    answer:
      'Twenty minutes, thirty at most, between one and three in the afternoon, with an alarm. After two hours you wake out of deep sleep and the night suffers. If you’ve slept under five hours, take 90 minutes once. Get up at least 60 minutes before training, water, light, a few steps. Needing a nap every day despite eight hours’ sleep is something for the doctor.',
  },
  {
    matter: 'supplements',
    asked: [
      'How much creatine should I take and when?',
      'creatine how much',
      'and does it make me heavier',
      'bought creatine and the label says loading',
    ],
    answer:
      'Three to five grams of creatine monohydrate a day, any time, with food; loading isn’t needed, after four weeks the stores are full. It adds about one kilo of water in the muscle, so start well away from a weigh-in. Buy a tested product, batch-checked for doping. Drink normally. Kidney disease, medication, pregnancy or under 18: ask a doctor before.',
  },
  {
    matter: 'supplements',
    asked: [
      'Do I need protein powder?',
      'need protein powder?',
      'and when do i take it',
      'everyone in the locker room has a shaker',
    ],
    answer:
      'No, only if you can’t get about 1.6 grams of protein per kilo from meals. Count one day: curd, eggs, meat, fish, beans, milk. If 25 grams are missing, one shake closes it, after training or at breakfast, timing hardly matters. Choose plain whey or soy, batch-tested. Bloating often means lactose; try isolate or soy. Fancy mixes with boosters are where trouble sits.',
  },
  {
    matter: 'supplements',
    asked: [
      'Is pre-workout a good idea before sparring?',
      'preworkout before sparring',
      'or just coffee',
      'it makes my heart race but i feel strong',
    ],
    answer:
      'No, leave it: a racing heart with hard rounds is a bad mix, and many powders contain 200 to 400 milligrams of caffeine plus things not on the label. One cup of coffee 45 to 60 minutes before gives the same alertness. Not after four in the afternoon. If your heart stumbles, presses or you get faint, stop training and see a doctor. Some boosters also fail doping tests.',
  },
  {
    matter: 'supplements',
    asked: [
      'How much caffeine is okay before training?',
      'how much caffeine',
      'and at eight in the evening',
      'drink three energy drinks on training days',
    ],
    answer:
      'Up to about 3 milligrams per kilo, so 200 at 70 kilos, two small cups; over the whole day no more than 400. For evening training none, or half a cup, because half is still in the blood five hours later. Three energy drinks are too much sugar and near the limit; go down by one every four days, otherwise headaches. Under 18: no energy drinks. Palpitations: doctor.',
  },
  {
    matter: 'supplements',
    asked: [
      'How do I know a supplement is clean for doping tests?',
      'supplement doping safe?',
      'and if i get tested',
      'i compete in a tested league and take stuff from the internet',
    ],
    answer:
      'Take only products whose batch number is listed by an independent testing programme, such as Informed Sport, NSF Certified for Sport or the Cologne List, and keep photo and receipt. Check medicines with your national anti-doping agency’s database. Never fat burners, testosterone boosters or things from abroad without a label. You’re liable even if it was contaminated. Already took something unclear: stop, keep the box, ask the agency.',
  },
  {
    matter: 'supplements',
    asked: [
      'Which vitamins do I need as a fighter?',
      'which vitamins',
      'and in winter',
      'always tired and thinking of a vitamin box',
    ],
    answer:
      'With normal eating usually none, apart from vitamin D in the dark months, where 800 to 1,000 units a day are common, and B12 if you’re vegan. Tired for weeks: let a doctor test iron, B12, vitamin D and thyroid before you buy anything. Don’t take iron without a blood value, too much harms. Expensive fighter packs mostly duplicate what lunch has already given you.',
  },
  {
    matter: 'supplements',
    asked: [
      'Do I take electrolytes for training?',
      'electrolytes needed?',
      'and how do i make it myself',
      'i sweat a lot and get cramps',
    ],
    answer:
      'Only for sessions over 90 minutes, heat, or several bouts a day; otherwise water and salted food are enough. Make it yourself: 700 millilitres of water, 300 of juice, a quarter teaspoon of salt. Drink about half a litre an hour in sips. Cramps are more often tiredness than salt. Cramps at rest, weakness, dark urine after hard sessions: doctor the same day.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I have a cold, may I train today?',
      'train with a cold',
      'and just drilling?',
      'nose runs and throat is scratchy but i feel ok',
    ],
    answer:
      'Stay off the mat today, because you breathe in your partners’ faces; at home 20 to 30 minutes of walking or mobility is fine if it’s only the nose. Fever, cough from the chest, aching limbs or fast pulse: nothing at all. Go back when you’ve had two days without symptoms, first session at half. Training through it usually makes a week into three.',
  },
  {
    matter: 'ill-now',
    asked: [
      'How long should I pause after a fever?',
      'pause after fever how long',
      'and first session how hard',
      'had 39 degrees until yesterday',
    ],
    answer:
      'At least two to three full days without fever and without tablets, after 39 degrees better a week. Then two sessions at 50 per cent, no sparring, and watch the pulse. The heart muscle can be affected, which is why you wait. Chest pain, stumbling heart, shortness of breath or unusual weakness on the stairs: no sport and to the doctor the same day.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I have a round itchy spot on my arm, is it ringworm and may I roll?',
      'ringworm can i roll',
      'and how long off the mat',
      'red ring on my arm that itches',
    ],
    answer:
      'Don’t roll until a doctor or pharmacist has seen it; a round, scaly, itchy ring is often ringworm and passes on. With antifungal cream usually at least three days of treatment and covered before you return, on the scalp around two weeks, and the cream goes on after it looks healed. Tell the coach. Wash kit at 60 degrees, own towel. Covering it and rolling infects half the gym.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I have a red, hot, painful bump on my leg, what should I do?',
      'red hot bump leg',
      'and can i squeeze it',
      'looks like a spider bite and gets bigger',
    ],
    answer:
      'See a doctor today, no training, no squeezing: a hot growing bump can be a staph infection that needs treatment. Draw round the edge with a pen and note the time. Emergency if redness runs up the leg, with fever, chills or strong pain. Cover it, own towel, wash kit at 60 degrees. Tell the coach, so the mats get disinfected. Return only once the doctor says.',
  },
  {
    matter: 'ill-now',
    asked: [
      'What do I tell my coach when I’m ill before a competition?',
      'ill before competition tell coach',
      'and do i still start',
      'fever three days before my fight',
    ],
    answer:
      'Tell him today in one sentence: “I’ve a fever since yesterday, I’m not starting on Saturday, I’m seeing the doctor.” With fever, chest cough, vomiting or antibiotics you don’t start, no matter how much was paid. With only a stuffy nose decide the day before with coach and event doctor. Ask the organiser about transfer of the fee. What people regret is saying it on the scale.',
  },
  {
    matter: 'ill-now',
    asked: [
      'May I train while taking antibiotics?',
      'antibiotics and training',
      'and after the last tablet',
      'on antibiotics for five more days but feel fine',
    ],
    answer:
      'No hard training while you take them; walking is fine if you’ve no fever. You’re taking them for an infection, and that needs the rest. Take all tablets as prescribed, then two more easy days, then half a session. Some kinds strain tendons, so ask: “Is it a fluoroquinolone, may I jump and lift?” Pain at the Achilles tendon: stop and call the doctor.',
  },
  {
    matter: 'ill-now',
    asked: [
      'I have herpes on my lip, may I grapple?',
      'cold sore can i roll',
      'and if i cover it',
      'blister on my lip and class tonight',
    ],
    answer:
      'No, no grappling until all blisters are dry crusts and no new ones have come for about three days, usually five to ten days; a plaster isn’t enough. On the mat it spreads to faces and eyes. Start cream or ask the doctor about tablets today, they work best early. Own bottle and towel. Blisters near the eye: doctor the same day. Bag work alone is all right.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Can I train hard during my period?',
      'train on period',
      'and on the first day',
      'cramps on day one and sparring tonight',
    ],
    answer:
      'Yes, if you feel up to it; with strong cramps do 30 minutes easy, technique or bike, on day one and move the hard session by two days. Warmth before, longer warm-up, iron-rich food that week. Say to the coach, if you like: “Easy day for me.” See a doctor if pain keeps you in bed each month, or you change pads more than every two hours.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'What do I do if my period falls on competition day?',
      'period on competition day',
      'and what do i wear',
      'first fight and i get my period that weekend',
    ],
    answer:
      'Start as planned, and prepare: dark shorts under the gi or fight shorts, period underwear plus tampon or cup tried in training, two spares, wipes, pain tablet only one you know and the rules allow. Expect up to a kilo or two more water on the scale, so enter with a margin. Warm up five minutes longer. Don’t shift the cycle with pills for the first time without your doctor.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'My period has stopped since I train so much, is that bad?',
      'no period since training',
      'and how long can i wait',
      'no period for three months and i feel fit',
    ],
    answer:
      'Yes, it’s a warning sign: after three months see a gynaecologist now, and take a pregnancy test first. Most often the body gets too little energy for the training, and bones suffer. Until then eat 300 to 400 kilocalories more a day, one session fewer, no weight loss. Feeling fit proves nothing. Say there: “I train six times a week, no period since May.” Under 18 go with a parent.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'I’m pregnant, may I continue with martial arts?',
      'pregnant and training',
      'and bag work?',
      'just found out i am pregnant and train jiu jitsu',
    ],
    answer:
      'Stop all contact from now: no sparring, rolling, throws, falls or kicks to the body. Allowed in a normal pregnancy, with your doctor’s yes: shadow boxing, light bag, technique alone, strength with moderate weights, walking or swimming, up to about 150 minutes a week, able to talk. Bleeding, pain, dizziness, fluid, fewer movements: stop, call the doctor. Tell the coach early, even if only him.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'When can I train again after giving birth?',
      'training after birth',
      'and when sparring',
      'baby is eight weeks old and i want back',
    ],
    answer:
      'Walking and pelvic floor exercises from the first weeks, easy strength after the check at six to eight weeks, running and jumping from about three months, rolling and sparring rather from four to six; after a caesarean later. See a pelvic floor physio once. Leaking, heaviness downwards or a bulging belly line mean a step back. The usual mistake is skipping rope in the first class.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'I’m in menopause and tire quickly, how do I train now?',
      'menopause training',
      'and how many times a week',
      '49, sleep badly, joints ache, still want to box',
    ],
    answer:
      'Two strength sessions and two boxing sessions a week, with a free day after each hard one. Strength first: three sets of 6 to 8, squat, row, press, since muscle and bone need it now. Protein about 1.6 grams per kilo. On days after bad nights only technique. Hot flushes, poor sleep and joint pain are worth an appointment with the gynaecologist; bleeding after a year without: soon.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Should I train differently in the week before my period?',
      'week before period training',
      'and which sessions',
      'always weak and moody the week before',
    ],
    answer:
      'Keep the plan, but put the hardest session in the week after your period and make that one week 20 per cent lighter if you notice it clearly. Note energy 1 to 10 and the cycle day for three months; then you’ll see your own pattern. Sleep 30 minutes more, don’t weigh. Apps with fixed rules fit few women. Very dark mood each month deserves a doctor’s visit.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'How long after drinking should I wait before training?',
      'train after drinking',
      'and with a hangover',
      'party last night and sparring at eleven',
    ],
    answer:
      'No sparring until you’re fully sober and without headache, usually the next day; after a heavy night leave out the entire day. Today: water, salty breakfast, a 30 minute walk, sleep. A glass or two the evening before is no obstacle for technique. Sparring hungover is risky, because you react late and a head knock is hidden by the hangover. Write “I’m out today, back Tuesday.”',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'How much does a beer after training harm?',
      'beer after training bad?',
      'and on fridays only',
      'we always have beers after class',
    ],
    answer:
      'One beer does hardly anything; from about three on sleep and recovery get noticeably worse. Drink half a litre of water and eat first, then one beer, then alcohol-free. Once a week is all right, in fight camp none. After a knock to the head none at all that day. If one always turns into five, drive to training by car and say “I’m driving.”',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'How long before a fight should I stop drinking?',
      'stop drinking before fight',
      'and a glass of wine',
      'wedding two weeks before my fight',
    ],
    answer:
      'Stop four weeks before, at the least ten days. At the wedding: one glass for the toast, then soda with lime, home by midnight, training on Monday as planned. It’s the short nights and 1,000 extra kilocalories that cost most. Say “I’ve a fight on the 20th, I’ll have one with you afterwards.” If four weeks without seem impossible, talk to a doctor or an advice centre.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'How do I tell friends I’m not drinking without a discussion?',
      'say no to drinks',
      'and if they push',
      'friends make fun of me because i train',
    ],
    answer:
      'Say “Not tonight, I’ve training tomorrow, I’ll take a tonic”, and order first, before the round is called. One sentence, no reasons. If they push: “I’m good”, and change the subject. Drive yourself, arrive late and leave at eleven. Explaining nutrition to them is the mistake; it opens a debate. Suggest something else once a month, for example breakfast after open mat.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Does smoking a few cigarettes on the weekend hurt my cardio?',
      'weekend smoking cardio',
      'and vaping instead',
      'only smoke at parties but cough on monday',
    ],
    answer:
      'Yes, noticeably for two or three days: pulse higher, less oxygen in the blood, more phlegm on Monday. Vaping irritates the airways too, and nicotine keeps you hooked. Try four weekends with none: chewing gum, a drink in that hand, out of the door when the others smoke. You’ll feel the difference by the end. Coughing for more than three weeks or blood: doctor.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Does weed affect training, and may I use it before competition?',
      'weed and training',
      'and the evening before a comp',
      'i smoke in the evening to come down after class',
    ],
    answer:
      'Yes: reaction, memory for new techniques and sleep quality suffer, and cannabis is banned in competition in many tested leagues, where it can be detected for weeks. So leave it entirely in training camp, and never before sparring. To come down: shower, food, breathing four in, six out, ten minutes. If you can’t sleep without it for two weeks, ask a doctor or advice centre, confidentially.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'I drink too much at weekends and want less, how do I start?',
      'drink less how',
      'and the first weekend',
      'every weekend i say two and it is ten',
    ],
    answer:
      'Start with four weekends at zero, starting this Friday, and put training on Saturday at ten with someone who waits for you. Tell one friend: “I’m off it until the end of the month, please don’t order for me.” Home before midnight. Note each evening with yes or no. If you shake, sweat or can’t sleep without alcohol, don’t stop alone: see a doctor first, withdrawal can be dangerous.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'What do I do between two bouts?',
      'between bouts what do',
      'and if i have only 20 minutes',
      'first match won, next in 40 minutes',
    ],
    answer:
      'With 40 minutes: ten walking until breathing is calm, jacket on, 300 millilitres of drink and half a banana, then 15 lying with legs up, and the last 12 warming up again: easy moving, three bursts of ten seconds, two grips or combinations. With 20: walk five, sip, stay warm, two bursts. Don’t watch the whole bracket. If dizzy or your head took a hit: doctor, done.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'My forearms are gone by the third match, what can I do?',
      'forearms dead 3rd match',
      'and right now on the day',
      'cant close my hands after two fights',
    ],
    answer:
      'Now: arms hanging, shake for a minute, open the fingers 20 times, light self-massage toward the elbow, warm water if there is any, no gripping anything. In the next match use hooks, underhooks and your legs; release every grip after three seconds. For next time: hang on a gi or towel 5 by 20 seconds twice a week. Hard swollen forearms with numb fingers that don’t ease: doctor at once.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'How do I warm up when I don’t know when I’m on?',
      'dont know when im on',
      'and if it takes hours',
      'they said ten and at two i am still waiting',
    ],
    answer:
      'Do it in three parts: a full warm-up of 15 minutes when you’re about six bouts away, small refreshers of three minutes every 20 minutes, last bursts when two bouts are before you. Send a friend to the table to count. In long waits sit warm in jacket and shoes, eat something small every 90 minutes. The mistake is being hot at ten and cold at two.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'How do I save energy in the first match?',
      'save energy first match',
      'and if it is close',
      'i win the first and have nothing left for the second',
    ],
    answer:
      'Fight the first at 80 per cent: one clear attack every 20 seconds, score, hold position with breathing, no submission hunt from bad places. If you lead, don’t open. Let go of grips that do nothing. If it’s close in the last minute, give everything; there’s no second match without the first. Emptying usually comes from adrenaline, so do two hard bursts in warm-up.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'I lost the first match and have the repechage in an hour, how do I get back?',
      'lost first match now repechage',
      'and in my head',
      'lost in two minutes and have to go again',
    ],
    answer:
      'Take ten minutes for the anger, alone or with one person, then shut it: one sentence what happened, one thing for the next match, for example “first grip”. Drink, half a banana, sit warm. After 35 minutes warm up as if it were the first. No video of the loss until evening. If you were knocked out, choked unconscious or got a head hit, you don’t go again: doctor.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'What should be in my bag on tournament day?',
      'tournament bag list',
      'and papers',
      'last time i forgot my mouthguard',
    ],
    answer:
      'Pack the evening before: pass or ID, licence and medical form, gi or shorts twice, belt, mouthguard and a spare, groin guard, tape, wraps, gloves, shin guards, rash guard, flip-flops, warm jacket, towel, nail clipper, food, two litres of drink, headphones, plastic bag, plasters. Photograph the list and tick it off. The thing most often missing is the paper, so put that in first.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'How early should I be at the venue?',
      'how early at venue',
      'and if i fight late',
      'always stressed because i come last minute',
    ],
    answer:
      'Be there 90 minutes before your class begins, or 45 minutes before weigh-in closes, whichever is earlier. Order: check-in, weigh yourself, find mat or ring and toilets, ask the table how many bouts are before you, eat, lie down. If you fight late, still weigh in on time and then go out of the hall for an hour, phone on. Traffic and parking cost most people their warm-up; add 30 minutes.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My jaw clicks when I chew since sparring, is that harmless?',
      'jaw clicks',
      'and when do i go to the doctor',
      'jaw clicks since last week but hardly hurts',
    ],
    answer:
      'A painless click alone is often harmless, but since it began with a punch have a dentist or doctor look this week, and no sparring until then. Same day if teeth no longer fit together, the mouth opens less than two fingers, the chin is numb or it locks. Soft food, no gum. Use a fitted mouthguard afterwards. With headache or dizziness too, it’s a head matter: doctor today.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My toes go numb after kicking, is that dangerous?',
      'toes numb after kicks',
      'and how long may it last',
      'tingling in my foot after heavy bag kicks',
    ],
    answer:
      'If it’s gone within an hour, it’s mostly a knock on the nerve at instep or outer knee: kick with the shin instead of the foot, two weeks softer, shin guards on. If numbness stays to the next day, comes without kicking, or you can’t lift the foot, see a doctor; can’t lift it or a hard swollen painful lower leg means today. Tight ankle wraps also do it.',
  },
  {
    matter: 'body-signs',
    asked: [
      'My ear is swollen after grappling, what do I do about cauliflower ear?',
      'ear swollen cauliflower',
      'and can i drain it myself',
      'ear is fat and soft since yesterday',
    ],
    answer:
      'See a doctor today or tomorrow, best ear-nose-throat: fresh fluid can be drained and pressed down within the first days, later it hardens. Don’t stick a needle in yourself, infection of the cartilage is worse than the look. Until then cool 10 minutes at a time, no grappling. Afterwards about one to two weeks off and headgear. Redness, heat, fever or poor hearing: same day.',
  },
  {
    matter: 'body-signs',
    asked: [
      'I get nosebleeds in almost every sparring, is that normal?',
      'nosebleeds every sparring',
      'and how do i stop it',
      'one small jab and it bleeds',
    ],
    answer:
      'Not dangerous as a rule, but have an ear-nose-throat doctor look when it’s nearly every time; often it’s a small vessel they can treat in minutes. Stop it: sit forward, pinch the soft part ten minutes without looking, cold neck, done for the day. Nose ointment in the evenings. More than 20 minutes of bleeding, blood thinners, or after a heavy hit with dizziness: emergency.',
  },
  {
    matter: 'body-signs',
    asked: [
      'I have bruises all over after jiu-jitsu, when is it too much?',
      'bruises everywhere',
      'and what is not normal',
      'arms look like someone beat me up',
    ],
    answer:
      'Bruises on inner arms, shins and hips are normal in the first three to six months and fade within two weeks. See a doctor if they appear without a knock, get bigger after two days, come with nose or gum bleeding, or one thigh stays hard and you can’t bend it. Long sleeves help. Don’t massage big ones. Someone asks at work: “Jiu-jitsu, all voluntary.”',
  },
  {
    matter: 'body-signs',
    asked: [
      'I get calf cramps at night after training, what helps?',
      'calf cramps at night',
      'and is it magnesium',
      'wake up with a cramp after every running day',
    ],
    answer:
      'In the cramp pull the toes toward you and straighten the knee for 30 seconds, then walk. To prevent: calf stretch against the wall 3 by 30 seconds before bed, water and salted dinner on training days, raise rope and running more slowly. Magnesium helps few people; try four weeks at most. One-sided swelling, warmth or pain in the calf: doctor today, it could be a clot.',
  },
  {
    matter: 'body-signs',
    asked: [
      'I have blisters on my feet from the mat, may I pop them?',
      'blister pop or not',
      'and train tomorrow?',
      'skin comes off under my big toe',
    ],
    answer:
      'Leave closed ones closed and pad them with a blister plaster; open ones wash with soap and water, antiseptic, cover, tape round it, no loose edges. Train tomorrow only if it’s covered firmly and doesn’t weep, and wear mat shoes or tape if allowed. Red streaks, pus, heat or fever: doctor the same day. Pivot on the ball with less pressure; new mats and long rounds cause most.',
  },
  {
    matter: 'body-signs',
    asked: [
      'I see little flashes or floating spots since sparring, what is that?',
      'flashes in eye after sparring',
      'and if it goes away',
      'black dots swim in my eye since yesterday',
    ],
    answer:
      'Go to an eye doctor or eye emergency today, also if it gets better: flashes, new floating spots or a shadow after a hit may be a torn retina, and hours can count. No sparring, lifting, jumping or driving until then. Say there: “Hit in the eye yesterday, since then flashes and spots.” With headache, vomiting or double vision call emergency services. Back to contact only with written clearance.',
  },
  {
    matter: 'rest-days',
    asked: [
      'How many rest days do I need per week?',
      'how many rest days',
      'and in a row?',
      'i feel guilty when i do nothing',
    ],
    answer:
      'At least one complete day, two if you’re over 40, work physically or train more than five times a week. Best apart, for example Thursday and Sunday, after the hardest sessions. Complete means walking and stretching at most. Each fourth week one more. For the guilt, write it in the plan as a session: “Rest, 24 hours.” Falling results and bad sleep mean a third one.',
  },
  {
    matter: 'rest-days',
    asked: [
      'What may I do on a rest day?',
      'what do on rest day',
      'and is a run ok',
      'on my day off i end up at the bag anyway',
    ],
    answer:
      'Walk 30 to 60 minutes, easy cycling, ten minutes of mobility, nap, cook for two days. A run is all right only if you could sing and it stays under 30 minutes. Not: bag, weights, a quick round. Leave the gym bag at home and plan something with a time, for instance lunch with someone at one. The bag “just for ten minutes” is a session.',
  },
  {
    matter: 'rest-days',
    asked: [
      'How long should I rest after a fight?',
      'rest after fight how long',
      'and if i won without a scratch',
      'fought saturday and want to train monday',
    ],
    answer:
      'One week without contact after an easy win, two after a hard three rounds; after a knockout or many head hits at least 30 days without sparring and only with a doctor’s clearance. Days 1 to 3 walk and eat, from day 4 easy running or swimming, from day 8 technique. Ribs, hands, headache: have them looked at on Monday. Adrenaline hides tiredness until about Wednesday.',
  },
  {
    matter: 'rest-days',
    asked: [
      'How do I do a deload week?',
      'deload week how',
      'and every how many weeks',
      'i heard of deload and dont know what to cut',
    ],
    answer:
      'Keep the days, halve the amount: same number of sessions minus one, sets and rounds by half, weights about 10 to 20 per cent lighter, no hard sparring. Every fourth to sixth week, seven days long. Technique may stay. Eat as usual, sleep half an hour more. It fails because people feel good on day four and test their maximum; that test is in the week after.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Will I lose my fitness if I take a week off?',
      'lose fitness in a week?',
      'and two weeks',
      'holiday next week and scared to lose everything',
    ],
    answer:
      'No, in one week you lose practically nothing and often come back stronger; after two weeks some wind goes, strength stays for three to four. What came off is back in about the same time. If you like, two times 25 minutes on holiday: push-ups, squats, shadow boxing. First session back at 70 per cent. Injuries come from wanting to make up for it in one evening.',
  },
  {
    matter: 'rest-days',
    asked: [
      'I’m sore, should I train or rest?',
      'sore train or rest',
      'and very sore legs',
      'cant walk down stairs after monday',
    ],
    answer:
      'Up to 4 out of 10, train, with ten minutes’ warm-up; above that, or if stairs are hard, 30 minutes easy bike or walk and technique with the rest of the body. Very sore legs need 48 to 72 hours. Soreness is on both sides and gets less by moving; sharp, one-sided, in the joint isn’t soreness. Cola-coloured urine with extreme soreness and swelling: emergency today.',
  },
  {
    matter: 'rest-days',
    asked: [
      'What do I say to teammates who tease me for resting?',
      'team laughs at rest days',
      'and to the coach',
      'they call me soft when i skip a day',
    ],
    answer:
      'Say “Rest is in my plan, see you Thursday”, with a smile and no reasons. To the coach before: “I’m taking Wednesdays off for eight weeks, hard sessions Tuesday and Thursday, is that okay?” Then train visibly well on Thursday; that ends it. The mistake is defending yourself in the group chat. If a coach punishes rest when you’re ill or injured, that gym isn’t a good place.',
  },
]
