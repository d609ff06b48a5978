import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BODY: Record<MatterOf<'body'>, DirectAnswers> = {
  'gassing-out': {
    how: 'Breathe out audibly on every strike, grip and push, and drop your shoulders after each exchange. Work in bursts of five seconds, then ten seconds of moving and long exhaling; train the same with one minute hard, one minute easy on bag or mat.',
    why: 'Mostly it’s held breath, tense arms and starting too fast, and only then fitness. Relaxing and pacing help at once; easy endurance plus intervals then raise what the heart can deliver and how quickly you recover.',
    when: 'Fix breathing in the next session, that shows right away. For fitness begin six to eight weeks before a bout; first change after two to three weeks, clear change after six.',
    how_much:
      'Per week two easy runs or rides of thirty to forty-five minutes where you can still talk, and one interval session: six times one minute hard, one minute easy. First round at seventy percent.',
    which:
      'Long easy runs or intervals: easy endurance first if you’re breathless even at medium pace or new, intervals if the base is there and you fade in hard exchanges. Most people need both, two to one.',
    what_if:
      'If the arms go heavy in the middle of a round, clinch or take distance, hands loose, three long exhales, then only straight short actions. If it gets no better in six weeks, look at sleep, food and iron with a doctor.',
    is_it_ok:
      'Gassing out in sparring is normal, runners do too, since nerves eat air. Chest pain, fainting, a racing irregular heart or wheezing is not; stop at once and see a doctor before you train hard again.',
    next: 'First spar one round at half power and breathe out audibly on every action. When you get through three rounds like this, add one interval session a week, then raise the pace of the first round.',
    on_the_day:
      'Warm up until you sweat and have been out of breath once, about fifteen minutes before. Open at seventy percent, breathe out on every action, and use each break for ten long breaths.',
    say: 'To your partner before the round: “I’m working on pace, let’s stay at sixty percent, all rounds.” To yourself as arms get heavy: “Out, shoulders down, short.”',
  },
  'strength-training': {
    how: 'Take five movements: squat or split squat, hip hinge such as a deadlift, push, pull-up or row, carry or core. Three sets of five to eight, stop with two clean repetitions left, two minutes’ rest, forty-five minutes in all.',
    why: 'Stronger legs, hips and back make every hit, throw and hold cheaper and joints sturdier. It works with few heavy, clean sets; endless circuits only tire you out twice for the same sport.',
    when: 'Lift on days of light technique or at least six hours from hard sparring, never the day before. Strength rises within four to six weeks; the last hard session is about a week before a bout.',
    how_much:
      'Twice a week, forty-five minutes, ten to twelve working sets; once in camp. Add the smallest plate when all sets were clean, and take an easy week with half the sets every fourth or fifth week.',
    which:
      'Heavy few or light many: five to eight heavy, clean repetitions for people who train their sport three times or more, eight to twelve moderate ones if you’re new or want to build muscle. Free weights if someone can show you.',
    what_if:
      'If you’re stiff and slow on the mat, cut the sets in half for two weeks, keep the weight, and drop lifts to failure. If the weights don’t rise for a month, sleep and eat more before adding anything.',
    is_it_ok:
      'Muscle soreness for two or three days at first is normal, and a few lifts don’t make you slow. Sharp joint or back pain, or pain down the leg, means stop and see a doctor or physio; minors with a qualified coach.',
    next: 'First learn squat, hinge and row with light weight for two weeks, filmed from the side. Then fix two days, then add weight in small steps, then after three months look at explosive work.',
    on_the_day:
      'Ten minutes warm-up, two light sets, then the heaviest movement first while you’re fresh. Write weight and repetitions down right away, stop when form breaks, eat a proper meal within two hours.',
    say: 'To the strength coach at your gym: “I train martial arts four times a week and have two times forty-five minutes for weights. Can you check my squat and hinge and keep me from overdoing it?”',
  },
  flexibility: {
    how: 'Warm up five minutes, then leg swings front and side, ten each, deep squat hold, hip circles. After training stretch: half-kneeling hip flexor with the buttock tight, and straddle or frog, each thirty to sixty seconds, twice, breathing out into it.',
    why: 'Stiffness is largely the body guarding positions where it’s weak or seldom goes. Regular holds make it accept the range, and slow leg lifts in that range give you the strength to kick there.',
    when: 'Moving stretches before training, long holds after it or in the evening, never cold. You’ll notice something after three to four weeks, visibly higher kicks after two to three months.',
    how_much:
      'Ten minutes four to five days a week, thirty to sixty seconds per hold, two rounds, pull at six of ten. Plus ten slow leg raises per side, held two seconds at the top.',
    which:
      'Static stretching or strength at the end of range: static holds if you can’t get the leg there at all, slow raises and lifts if a partner can push it higher than you can kick. Most kickers lack the second.',
    what_if:
      'If it’s just as tight next morning, you’re pulling too hard: go down to five of ten and hold longer. If it pinches in front of the hip, turn the toes out, lower the height, don’t push through.',
    is_it_ok:
      'Being stiff, also far over thirty, is normal and changeable, and nobody needs the splits. Pinching in the groin, numbness or pain behind the knee or at the sitting bone for over two weeks: physio or doctor.',
    next: 'First do hip flexor and frog every evening for two weeks. Then add slow leg raises at a wall, then kicks at belt height with clean hips, and raise the target by a hand’s width at a time.',
    on_the_day:
      'Ten to fifteen minutes before: light skipping till warm, leg swings, hip circles, five kicks low, five medium, five high. No long holds right before a bout or exam; keep trousers and socks on between starts.',
    say: 'To yourself when you’d rather skip the evening: “Two stretches, one minute each side, then I’m done.” To the coach: “Is it my hip or my pivot that stops the kick?”',
  },
  'training-plan': {
    how: 'Write the fixed days first: work, family, one full rest day. Then place two hard sessions with at least a day between them, fill with two easy technique ones, put strength on a technique day, and leave the rest empty.',
    why: 'You get better in the days between hard sessions, not in them. Hard and easy in turns lets each hard session be really hard, whereas medium every day only makes you tired.',
    when: 'Plan on Sunday evening for the week; for a bout count back eight weeks from the date. Increase for three weeks, one easier week, and cut the volume in the last seven to ten days.',
    how_much:
      'Three sessions a week bring progress, four to five are good for competitors, six only with experience and sleep. At most two hard sparring days, one full rest day, in fight week about half the usual volume.',
    which:
      'More sessions or harder ones: more, but easy, if you train twice a week; better ones with a clear task if you’re already at four or five. Short of time: three fixed days beat five you keep missing.',
    what_if:
      'If a week falls apart, don’t make it up: do the next planned session and drop the easiest one. Missed more than a week: start again at about two thirds for a few days.',
    is_it_ok:
      'Weeks with only one session are normal beside job and family. Getting worse for two weeks, poor sleep, a pulse higher than usual or constant niggles is too much; take four easy days, and see a doctor if it stays.',
    next: 'First fix two days in the calendar that nobody may touch. When they’ve held for three weeks, add a third, then a strength session, and only after that a second hard day.',
    on_the_day:
      'In fight week: early on short and sharp rounds, midweek technique, the last two days only moving and rest. On the day itself eat what you know, arrive early, warm up, nothing new.',
    say: 'To your coach on Sunday: “I can do Monday, Wednesday and Saturday, eight weeks until the date. Which day should be the hard one, and what would you leave out?”',
  },
  overtraining: {
    how: 'Take three full days off, then a week at half: half the sessions, half the rounds, no sparring, no intervals. Note each morning sleep, mood and resting pulse; go back up only when all three were good three days running.',
    why: 'Load, work, poor sleep and too little food add up, and the body no longer catches up between sessions. Training harder digs deeper; rest plus eating enough lets the work you’ve done finally take effect.',
    when: 'Start today, not after the next hard week. Plain tiredness lifts in four to ten days; if it’s still there after two to three weeks of real rest, get it checked.',
    how_much:
      'Eight hours in bed, one full rest day a week, at most two hard sessions, every fourth week a third less. Coming back: fifty percent the first week, seventy-five the second, then full.',
    which:
      'Rest completely or train lightly: complete rest for three days if you sleep badly, feel low or keep getting ill, light movement if you’re only flat and sore. Then both groups go on at half.',
    what_if:
      'If you get restless or feel guilty, walk thirty minutes, watch class from the side, stretch. If the tiredness returns as soon as you’re back, it was too much too soon, or food, sleep or stress outside is the cause.',
    is_it_ok:
      'A flat week in a hard block is normal. Weeks of falling performance, fevers, missing periods, a racing heart, low mood or weight dropping are not; see a doctor and have blood values, iron included, looked at.',
    next: 'First cancel the hard sessions of the next seven days. Then count how many hours you sleep and whether you eat after training; fix these two, and only then plan the load anew.',
    on_the_day:
      'On a bad day do the ten-minute test: warm up easily, and if you don’t feel better by then, go home. If you do, technique only, no sparring, and in bed an hour earlier.',
    say: 'To your coach before training: “I’ve been getting worse for three weeks and sleep badly. I’m taking this week off and next week at half, no sparring, and then we’ll see.”',
  },
  'injury-now': {
    how: 'Stop, take the load off, and for the first minutes just look: can you put weight on it, move it, feel everything. Cool it with a cloth in between for ten to fifteen minutes, raise it, light bandage, and train no further today.',
    why: 'In the heat of training pain comes late, so the damage often seems smaller than it is. A second blow or twist on a fresh injury is what turns days into months; one missed session costs nothing.',
    when: 'See somebody today if it’s crooked, numb, unstable, badly swollen or can’t carry weight; otherwise look again tomorrow morning. If it isn’t clearly better after two to three days, go to a doctor.',
    how_much:
      'Cool ten to fifteen minutes, a few times on the first day, never ice straight on skin. No load that hurts above two of ten; at least until swelling is gone and everyday movements are painless.',
    which:
      'Wait or go to the doctor: wait a day with a mild bruise or strain you can use normally, go the same day after a pop, with swelling, instability, numbness or any knock to the head with symptoms.',
    what_if:
      'If the coach or partners say train on, you stop anyway; it’s your joint. If it swells or hurts more overnight, you feel numbness or can’t bear weight, don’t wait for an appointment, go to urgent care.',
    is_it_ok:
      'Bruises and sore muscles are normal and you may move gently. After a blow to the head with headache, nausea, confusion or blackout: no training, somebody stays with you, doctor the same day; worsening or vomiting: emergency number.',
    next: 'First stop and cool, then decide about the doctor by the signs: pop, swelling, instability, numbness. When you know what it is, ask which training is still allowed, and do exactly that.',
    on_the_day:
      'Stop the round, sit down, tell coach or first aider, remove rings and tape, cool and raise. Have somebody drive you if a leg, your head or your eyes are concerned; note how it happened for the doctor.',
    say: 'In the middle of the round, hand up: “Stop, something went in my knee, I’m out for today.” And to the doctor: “It popped when I turned, swelled within an hour, and I can’t straighten it.”',
  },
  'injury-return': {
    how: 'Go in steps: solo movement, bag or drilling alone, cooperative partner, situations at half power, then free rounds. Each step only when it hurts no more than two of ten and is calm again the next morning; two sessions per step.',
    why: 'The tissue is usually ready for daily life well before it’s ready for twisting and impact, and the head protects it even longer. Small steps that go well teach both that it holds.',
    when: 'Start when the doctor or physio has cleared you for that load, not when the pain is gone. Reckon with about as many weeks of building up as you were off; after surgery follow their timetable.',
    how_much:
      'First week thirty minutes at half, two or three times, then ten to twenty percent more a week. Rehab exercises stay in three times a week for at least three months after you’re back.',
    which:
      'Back to class or private drilling first: choose a trusted partner and drilling if you’re afraid or the joint twists, class at half if it was muscular and is pain-free. Sparring comes last for everybody.',
    what_if:
      'If it aches afterwards, go back one step for a week, don’t stop altogether. If it swells, gives way or hurts as at the start, stop and call the physio or doctor before you try again.',
    is_it_ok:
      'Fear of doing it again is normal and fades with good repetitions. Not sensible: returning on painkillers, with swelling, or after concussion without a doctor’s clearance; if fear still blocks you after months, a sports psychologist helps.',
    next: 'First ask your physio which movements are free and which not. Do these for two weeks, then one partner you trust, one situation, half power; then the position in which it happened, slowly.',
    on_the_day:
      'First session back: fifteen minutes warm-up, strap it if the physio said so, tell coach and partner before starting. Stop while it still feels good, after thirty minutes, and check it the next morning.',
    say: 'To your partner before the first round: “First day back after my knee. Half power, no twisting on the left leg please, and if I say stop we stop at once.”',
  },
  'chronic-pain': {
    how: 'Keep a note for two weeks: what you did, pain from zero to ten during and the next morning. Take out the one movement that sends it above three, train everything else, and take the note to a physio or sports doctor.',
    why: 'Months of pain mostly mean that the load on one spot keeps exceeding what it can take, often by a single habit. Less of that plus slowly building strength works better than pausing and starting as before.',
    when: 'Make the appointment this week if it’s been going for more than six weeks. With the right exercises expect first relief after three to six weeks and something solid after about three months.',
    how_much:
      'Pain up to three of ten during training is acceptable if it’s no worse the next morning. Prescribed exercises about three times a week, hard rounds cut by a third, and change one thing per week only.',
    which:
      'Pause or train around it: train around it if it stays below three and settles overnight, pause that movement completely if it climbs each week or wakes you. A full stop of everything is seldom needed.',
    what_if:
      'If it returns as soon as you train normally, you went from zero to full; go back to half and rise by ten percent a week. If the exercises do nothing after six weeks, ask for another examination.',
    is_it_ok:
      'Grumbling fingers or knees after hard weeks are common. Numbness, weakness in arm or leg, pain at night, fever, weight loss, trouble with bladder or bowel are not; see a doctor, with the last at once.',
    next: 'First find the one trigger with your note. Then drop or change it for two weeks, then have it examined; when it’s calm, build strength around it before the old load returns.',
    on_the_day:
      'On a bad evening: leave out the trigger, warm up twice as long, technique only, and say so to your partners. No painkiller just to be able to spar; write down what it was like next morning.',
    say: 'To the physio at the first visit: “It’s been hurting for four months, mostly after clinching, six of ten the next morning. Which movements may I keep doing, and what would make it worse?”',
  },
  'food-for-training': {
    how: 'Eat a normal plate two to three hours before: rice, pasta, potatoes or bread, some protein, little fat. Short of time: a banana or toast with honey forty-five minutes before; afterwards a real meal with a palm of protein, carbs, vegetables.',
    why: 'Hard rounds run mainly on carbohydrates, and a full or fatty stomach weighs you down. Eating afterwards refills that and gives the muscles protein, so the next day doesn’t begin empty.',
    when: 'Main meal two to three hours before, snack up to forty-five minutes before, dinner within two hours afterwards. More energy usually shows within a week; body changes take a month or more.',
    how_much:
      'Per meal a palm of protein, one to two fists of carbs, two fists of vegetables, a thumb of fat; one more fist of carbs on hard days. Drink with each meal and by thirst in training.',
    which:
      'Eat before or train empty: eat before if you spar or go over an hour, a light session early in the morning works empty if you feel well. Late training: snack before, light warm dinner after.',
    what_if:
      'If your stomach rebels, move the meal an hour earlier and leave out fat, fibre and milk before training. If you come home ravenous at ten, eat more at lunch and put a snack at five.',
    is_it_ok:
      'Eating late after training is fine, also carbs. Skipping meals for days, fear of food, bingeing, dizziness or missing periods aren’t; talk to a doctor or sports dietitian. With diabetes or kidney trouble ask before changing anything.',
    next: 'First secure the snack before training for two weeks. Then the meal after it, then breakfast; when these three run, look at amounts with the hand measure.',
    on_the_day:
      'On a training day: proper breakfast, big lunch, snack an hour or so before, bottle with you, dinner ready in the fridge. For a hard evening keep lunch familiar, nothing fried, nothing new.',
    say: 'To the people you live with, on Sunday: “I train Tuesday and Thursday until nine. Can we cook extra those days, so a portion is waiting for me?”',
  },
  'food-at-weigh-in': {
    how: 'Eat small and familiar right after stepping off: water in sips, a banana or white bread with honey, then within an hour or two rice or pasta with a little chicken. Every two hours a bit more, nothing fatty, nothing raw, nothing new.',
    why: 'Nerves slow the stomach, so one huge meal lies there like a stone in the bout. Small portions of easy carbohydrates with normal drinking get through and are available when you start.',
    when: 'Begin within half an hour after weighing, last proper meal three to four hours before the bout, last snack about an hour before. Test the same order once on a sparring day two weeks earlier.',
    how_much:
      'Portions the size of a fist every two hours, a glass of water with each, and sips by thirst in between. One salty item such as broth or pretzels and coffee only as much as you always have.',
    which:
      'Solid or liquid food: solid if there are three hours or more, liquid or very soft such as a smoothie, rice pudding or banana if you have less or can’t swallow for nerves. Everyone: only what’s tested.',
    what_if:
      'If you can’t get anything down, take sips of juice and half a banana every twenty minutes. If you vomit, feel dizzy, cramp or your heart races, tell coach and event doctor; then starting isn’t a given.',
    is_it_ok:
      'Little appetite on the day is normal. If you feel weak, dizzy or ill after making weight, that’s a sign it was too much: go to the event doctor, don’t compete like that, and move a class higher.',
    next: 'First pack your own food the evening before, so you don’t depend on the venue. Eat by the clock, not by appetite; afterwards note what sat well for the next time.',
    on_the_day:
      'Weigh in, sit down, sip and eat the first small thing, then walk ten minutes. Meal, rest, small snack, warm-up; in the last hour only sips, and after the bout a normal meal.',
    say: 'To your coach before the weigh-in: “I’ve got bananas, rice and water with me. Please remind me every two hours to eat something, and tell me if I look off.”',
  },
  'weight-over-limit': {
    how: 'Weigh yourself three mornings, take the average, and compare it with the limit today, together with your coach. If slow eating changes can’t get you there by the date, enter the class above; otherwise smaller plates, no sugary drinks, a dietitian along.',
    why: 'Weight forced off in the last days takes power, chin and wits with it and is dangerous. Slow loss from food over weeks, or a class higher, is what leaves you strong on the day.',
    when: 'Settle the class eight weeks or more before, at the latest when you register. Food changes show on the scale after two to three weeks; whoever is still over two weeks out should change class.',
    how_much:
      'At most about half a percent to one percent of body weight a week, through food. So at eighty kilos four to eight hundred grams; weeks left times that is what’s realistic, anything beyond means the next class.',
    which:
      'Lose it or go up: lose it if it’s a couple of percent, you have two months and fat to spare, go up if time is short, you’re lean or still growing. First bout: the class you weigh now.',
    what_if:
      'If you’re still over in the last week, ring the organiser and ask for the class above or a catch weight. If they say no, withdraw; one missed bout is better than a collapse.',
    is_it_ok:
      'Wanting a lower class is common, forcing weight off in the last days isn’t safe for anyone. Minors should compete at their natural weight, with parents; fainting, palpitations, bingeing or missing periods: straight to a doctor.',
    next: 'First the honest three-day average, then the talk with the coach about the class. Once that’s settled, have a sports dietitian plan the weeks; if no one can, enter higher.',
    on_the_day:
      'Step on the scale as you are, after a normal small breakfast if the time allows it. If you’re over, report it, ask for the next class or a catch weight, and do nothing risky in the remaining hour.',
    say: 'To your coach today, not in the last week: “I’m at eighty-one on average and the class is seventy-seven. Let’s enter the one above, I want to fight strong.”',
  },
  'weight-class-choice': {
    how: 'Take your morning weight over two normal weeks, then choose the class whose limit is just above that average. Then spar three times with people of that class and see whether strength or reach is really the trouble.',
    why: 'Most people perform best near the weight at which they eat, sleep and train normally. One class lower often costs more energy than the supposed size advantage brings, since the others do the same.',
    when: 'Decide eight to twelve weeks before, and for the whole season rather than per tournament. Give a new class three or four competitions or half a year before you judge it.',
    how_much:
      'If you’re within about two percent above a limit, slow food changes over weeks can settle it; beyond that, the class above. Gaining for a higher class: a quarter to half a percent a week.',
    which:
      'Up or down: up if you’re hungry, lean, growing or often ill, down only with fat to spare, months of time and a dietitian. In doubt, and for first bouts, the class of your everyday weight.',
    what_if:
      'If the others in the higher class are stronger, work on grip, angle and pace and lift twice a week for half a year. If the coach insists on the lower one, bring your numbers and name the higher as your decision.',
    is_it_ok:
      'Being among the lighter ones in a class is normal and often a speed advantage. Staying hungry permanently, missing periods, low mood or dizziness are signs to go up and see a doctor; minors always with parents, never forced down.',
    next: 'First two weeks of weighing without changing anything. Then decide with the coach, register, and after that train for the class: strength and food for upwards, patience and a dietitian for downwards.',
    on_the_day:
      'Weigh in at your normal weight, eat breakfast as usual, and look at the others’ style, not their shoulders. Against heavier ones move first, against lighter ones lean and hold.',
    say: 'To your coach when entries open: “My average is sixty-eight and I feel best there. I’d like to enter under seventy and stay in that class this year.”',
  },
  'lose-weight': {
    how: 'Leave three meals a day and change the plate: half vegetables, a palm of protein, a fist of carbs, a thumb of fat. Drop sugary drinks and late snacks first, walk twenty to thirty minutes daily, and keep training as it is.',
    why: 'Training makes you hungry and people overrate what it burns, so the scale stands still. Protein and vegetables fill you up on fewer calories, and walking adds use without making you ravenous.',
    when: 'Start with the next shopping trip, not on Monday. Give it three to four weeks before you judge, since the scale swings from day to day; looks change after about two to three months.',
    how_much:
      'A quarter to half a kilo a week is plenty, measured as the average of three mornings. Each meal a palm of protein, thirty minutes of walking most days, two strength sessions so that muscle stays.',
    which:
      'Less food or more training: food first, because it’s easier to leave three hundred calories than to burn them; training keeps the muscle. Counting or hand measure: hand measure unless it stalls for a month.',
    what_if:
      'If nothing happens for three weeks, write down all you eat and drink for five days, oil and weekend included; it’s usually there. If you binge, you’re eating too little by day, so add a snack at five.',
    is_it_ok:
      'Wanting less fat is fine, and slow is the normal speed. Not fine: skipping days of food, vomiting, missing periods, dizziness, constant thoughts of weight; see a doctor. Minors only with parents and paediatrician.',
    next: 'First take away sugary drinks and evening snacks for two weeks. Then the half plate of vegetables, then the daily walk; change the next thing only when the last runs by itself.',
    on_the_day:
      'On a bad evening: eat dinner sitting down, with protein, brush your teeth, leave the kitchen. If you did overeat, normal breakfast the next morning, no punishment training, no skipped meal.',
    say: 'To the people you eat with: “I’m eating a bit differently, more vegetables, no soft drinks. You needn’t change anything, just please don’t offer me seconds.”',
  },
  'gain-weight': {
    how: 'Add one fixed meal to what you eat now: oats with milk, banana and nut butter, or rice with eggs and oil, every day at the same time. Lift twice a week, squat, hinge, push, pull, and sleep eight hours.',
    why: 'Combat training burns a lot and kills appetite, so light people eat less than they believe. Only a daily surplus plus heavy sets tells the body to build; either of them alone does little.',
    when: 'Begin with tomorrow’s breakfast, and keep going for at least twelve weeks. The scale moves within two weeks, muscle you can see takes two to three months.',
    how_much:
      'About half a kilo to one kilo a month is a good pace for most; no rise in two weeks means one more snack a day. Four meals with a palm of protein each, two strength sessions, ten to twelve sets apiece.',
    which:
      'Bigger portions or more meals: more meals and drinkable calories such as smoothies if you’re full quickly, bigger portions if you have little time. Cut cardio outside your sport before you cut sparring.',
    what_if:
      'If the weight stands still, you’re eating well on some days only; write down five days and fix the weakest. If only the belly grows, halve the extra meal and check that the lifts go up.',
    is_it_ok:
      'Being slim and gaining slowly is normal, above all under twenty-five. Losing weight without wanting to, constant diarrhoea, tiredness or disgust at food should be seen by a doctor; minors together with parents.',
    next: 'First the extra meal every day for two weeks. Then two strength days, then more carbs after training; only when that runs does a shake make sense as the fifth meal.',
    on_the_day:
      'On a full day: breakfast before leaving home, sandwich and nuts in the bag, smoothie after training, dinner in any case, milk or yoghurt before bed. Eat by the clock, since hunger comes too late.',
    say: 'To the coach who wants you heavier: “I’m adding a meal a day and lifting twice a week. Expect about a kilo a month, so let’s talk about the class in three months.”',
  },
  sleep: {
    how: 'Same getting-up time every day, screens and lights down an hour before bed, room cool and dark. In bed breathe in for four, out for six to eight, ten times; still awake after about twenty minutes: get up, sit in dim light, back when sleepy.',
    why: 'Late training, light and thoughts keep the body in work mode, and trying to sleep makes it worse. A fixed morning and a calm last hour tell the body when it’s night; getting up breaks the link of bed and tossing.',
    when: 'Begin with tomorrow’s alarm, weekends too. The first nights may be worse; better sleep usually shows after one to two weeks, and before a competition the nights of the week count more than the last one.',
    how_much:
      'Seven to nine hours in bed for adults, last coffee eight hours before, training over two hours before if possible. Naps twenty minutes, before three in the afternoon, no more than one.',
    which:
      'Stay in bed or get up: stay if you’re drowsy and calm, get up if you’re annoyed or thinking. Nap or early night: nap after one bad night, neither after several, just the fixed alarm.',
    what_if:
      'If the thoughts come back, write them on paper with one next step each and close it. If the night before a bout is sleepless, just lie and rest; one bad night costs little, the adrenaline carries you.',
    is_it_ok:
      'Bad sleep before competitions or after late sparring is normal. Three nights a week for over three months, loud snoring with pauses, or sleeplessness with low mood goes to a doctor; don’t take sleeping pills on your own.',
    next: 'First fix the alarm for two weeks. Then the last coffee, then the calm hour; when you fall asleep within half an hour on most nights, leave the rest as it is.',
    on_the_day:
      'After a bad night: get up on time, daylight for ten minutes, normal breakfast, coffee before noon. Warm up longer, leave out hard sparring if it’s a training day, and go to bed at the usual time.',
    say: 'To yourself when you lie awake: “Resting is enough, I don’t have to sleep.” To the coach: “I sleep badly after the ten o’clock sparring, can I do the early class twice a week?”',
  },
  supplements: {
    how: 'Get food, sleep and training right first; then at most creatine monohydrate, three to five grams daily with a meal, and protein powder only to fill a gap. Buy products with batch testing for sport, and try nothing new on competition day.',
    why: 'Creatine refills quick energy for short bursts, caffeine lowers the feeling of effort, powder is simply handy protein. Most of the rest is flavour and promise, since a normal diet already covers it.',
    when: 'Creatine any time of day, effect after about three to four weeks. Caffeine some forty-five minutes before, not in the evening; protein whenever a meal is missing. Start one thing at a time.',
    how_much:
      'Creatine three to five grams a day without loading; a scoop of protein of twenty to thirty grams where a meal lacks it. Caffeine like one to two cups of coffee, not more, for adults.',
    which:
      'Creatine or protein powder: creatine if you eat enough protein and do hard rounds or weights, powder if you miss meals or eat little protein. Pre-workout or coffee: coffee, you know what’s in it.',
    what_if:
      'If you feel bloated or gain a kilo with creatine, that’s mostly water in the muscle; stay at three grams, or leave it out if it bothers you. Heart racing or shakes from caffeine: halve it or leave it.',
    is_it_ok:
      'Creatine, protein and coffee are legal and fine for most healthy adults. With kidney, heart or blood pressure trouble, medicines or pregnancy ask a doctor first; minors with parents and doctor; tested athletes check with their anti-doping agency.',
    next: 'First look for five days at what you eat and sleep. If that’s in order, creatine for eight weeks and compare your training log; if nothing changed, save the money.',
    on_the_day:
      'On competition day take only what you’ve used in training, same amount, same time. Coffee about an hour before if you’re used to it, none if you’re already shaking, and keep the packaging for questions.',
    say: 'To a pharmacist or team doctor before you buy: “I compete and take this medicine. Is this product safe with it, and is it tested for banned substances?”',
  },
  'ill-now': {
    how: 'Check the neck rule: only a runny nose and you feel fine, then an easy thirty minutes alone; fever, cough, aching limbs, stomach trouble or a rash, then bed, fluids and no mat. Cover and show skin spots before you touch anybody.',
    why: 'With fever or infection in the whole body hard training can strain the heart and prolong everything. On the mat you also pass it on, ringworm, herpes and impetigo go round a whole gym within a week or two.',
    when: 'Start again when you’ve been without fever for at least two days, without medicine. First session easy; normal load after as many easy days as you were ill, skin things when the doctor says so.',
    how_much:
      'First day back twenty to thirty minutes at half, second forty, no sparring for the first two sessions. If the pulse is unusually high or you feel worse afterwards, two more days off.',
    which:
      'Train lightly or stay home: lightly and alone with a mere sniffle above the neck, home with everything below it or with anything on the skin. In doubt, home; a week costs hardly any fitness.',
    what_if:
      'If it comes back after the first session, you were too early: rest until you’re well plus two days. If a competition is near, call it off with fever; ask the doctor about anything else.',
    is_it_ok:
      'A few colds a year are normal. Chest pain, breathlessness, palpitations, fever over three days, a stiff neck or a spreading red, hot skin spot are not; see a doctor, with chest pain or breathlessness at once.',
    next: 'First measure your temperature and cancel today. Then sleep, drink, eat what goes down; when you’ve had two good days, a walk, then easy solo training, then partners.',
    on_the_day:
      'In the morning: temperature, throat, skin, then decide, not at the gym door. If you notice a spot or fever there, tell the coach, touch nobody, go home, wash kit hot.',
    say: 'To your coach before class: “I’ve got a fever and am staying home till I’ve been well for two days. And I’ve a round red spot on my arm, I’m showing it to the doctor before I roll.”',
  },
  'body-cycle': {
    how: 'Note for three months the day, energy, sleep, pain and how training went, two words each. Then put hard sparring on your good days and technique on the bad ones; pregnant or after birth, agree each step with doctor or midwife.',
    why: 'Hormones shift sleep, temperature, pain and mood, differently for everyone, so general tables seldom fit. Your own notes show the pattern; in pregnancy blows, falls and pressure on the belly are the danger, not movement itself.',
    when: 'Start the notes today; a pattern shows after two or three cycles. Pregnant: no sparring, throws or falls from the day you know; after birth wait for the check-up and then pelvic floor first.',
    how_much:
      'On bad days half the rounds or twenty minutes of technique, on good ones as planned. After birth, walks first, impact and contact seldom before three months and only cleared; in menopause two strength sessions a week.',
    which:
      'Train through or go easy: go by the first ten minutes, through if it gets better, easy if not. Tampon, cup or period underwear with dark shorts: whichever you’ve tested on a normal training day.',
    what_if:
      'If pain knocks you out each month, don’t just push on, see a gynaecologist. If you leak in jumping or feel heaviness below, stop the impact and go to a pelvic floor physio; this can be treated.',
    is_it_ok:
      'Training during a period is fine, and weaker days are normal. Missing periods for three months, very heavy bleeding, fainting or strong pain go to a doctor; pregnant with bleeding, pain or a blow to the belly: at once.',
    next: 'First the notes for one cycle, or the appointment if you’re pregnant or have just given birth. Then adapt one thing, the day of hard sparring; when that helps, plan competitions with it.',
    on_the_day:
      'Spare kit, product and dark shorts in the bag, eat normally, warm up five minutes longer. Warmth on the belly beforehand helps many; begin easily, decide after ten minutes, and tell one person in the corner.',
    say: 'To your coach, briefly before class: “I’m having a bad day with my cycle, technique only today.” Or: “I’m pregnant, from now on no sparring and no throws, can I do pads and drills?”',
  },
  'alcohol-party': {
    how: 'Set the number before you go out, tell one person, eat first, and alternate each drink with water. Leave at a fixed time, and put the hard session at least a day away; for smoking, begin with none on training days.',
    why: 'Alcohol spoils the second half of the night, slows recovery and reaction, and smoke takes air you miss in round three. A number fixed beforehand works since after two drinks you no longer decide well.',
    when: 'Stop drinking at least two days before hard sparring, and in the last four weeks before a bout leave it out. Better sleep often shows within a week, more air without cigarettes after some weeks.',
    how_much:
      'Less is better: none before training, one or two at an occasion, several dry days each week. Count drinks for two weeks honestly; more than planned three times running means the plan isn’t enough.',
    which:
      'Cut down or stop: cut down if a fixed number usually holds, stop for thirty days if it doesn’t or a camp is on. Skip the party or go sober: go, with a drink in your hand and an early end.',
    what_if:
      'If friends press you, say you’re training tomorrow and change the subject; the third no is usually enough. If you overdid it: sleep, water, food, no sparring the next day, and on with the plan.',
    is_it_ok:
      'A beer with friends now and then is normal, and one party doesn’t ruin a camp. Needing it to sleep, calm down or get through the day, blackouts or shaking: see a doctor, and don’t stop suddenly alone.',
    next: 'First two weeks of counting and one fixed alcohol-free weekday block, Monday to Thursday. When that holds, the weekend number, then cigarettes; if it doesn’t, a counselling service or doctor.',
    on_the_day:
      'Evening: dinner, number, water between, home by the time you set, no driving. Next morning: breakfast, daylight, a walk instead of sparring, and no training at all while you still feel it.',
    say: 'To friends at the table, with a glass of water in hand: “I’ve got training tomorrow, I’m on water today, but I’m staying till eleven.” No more reasons, then ask them something.',
  },
  'tournament-day': {
    how: 'Straight after the bout: walk three minutes, dry shirt and warm jacket, a few sips, a small bite, then legs up away from the mat. Fifteen minutes before the call: skip or jog five, mobility three, four short bursts, two minutes quiet.',
    why: 'Forearms and legs go because you grip and push at full power from the first second, then cool down sitting. A little movement, warmth, food and a shorter warm-up keep the muscles supplied and your head off the bout before.',
    when: 'Rehearse twice in the last four weeks before the event, the last time ten days out. On the day the routine starts the moment you leave the mat; after two or three events you’ll know your own timing.',
    how_much:
      'Warm up twenty minutes before the first bout, eight to ten before the others. Drink a few sips every fifteen to twenty minutes, eat a handful of something known if the gap is over half an hour, and lie down if it’s over an hour.',
    which:
      'Go all out for an early finish or pace yourself. Look for the early finish if you have a sure weapon; otherwise work in bursts of ten seconds, win the grips or the range, and breathe in between.',
    what_if:
      'If they call you earlier than announced, do one hard minute: high knees, ten squats, five quick entries or combinations, three long breaths. If the wait drags on, put the jacket back on, sit down and start over later.',
    is_it_ok:
      'Heavy forearms, wobbly legs and no appetite are normal by the third bout. Stop for the day and see the event doctor after a hard blow to the head, with dizziness, chest pain, vomiting or an injury that changes how you move.',
    next: 'First write the break card and find your helper. Then test food and timing at one hard training day, and when the last bout feels about as good as the second, work on opening each one with less grip.',
    on_the_day:
      'Breakfast you know three hours before, weigh-in, check mat and number, find a quiet corner. Then always the same: warm up, bout, one sentence with the coach, jacket, drink, bite, legs up, call; phone stays in the bag.',
    say: 'To yourself when you walk up for the third one: “Everybody here is tired. Loose hands, first step mine, breathe out.” And to your coach before it: “Give me one thing only.”',
  },
  'body-signs': {
    how: 'Compare both sides: look at them, press lightly, move them slowly and test strength and feeling left and right. Same on both sides and gone by next day, watch it; swelling, numbness, weakness or a clear difference, have it examined.',
    why: 'Many small signs come from load the tissue isn’t used to yet: gas clicking in a joint, squeezed nerves, dry mucous membranes, rubbed skin. Leaving out the trigger lets it settle, and if it doesn’t, that’s useful information for a doctor.',
    when: 'Look at it the same evening and again the next morning. Give it up to two weeks if it’s mild and shrinking; go the same day with numbness that stays, a joint that locks, bleeding that won’t stop, or anything after a head blow.',
    how_much:
      'Three marks are enough: how often a week, how long it lasts, how strong from 0 to 10. More than twice a week, longer than a day or above 3 means an appointment; a nosebleed over twenty minutes means emergency care.',
    which:
      'Train on or stop. Train around it if there’s no pain, swelling or loss of feeling and it’s gone by morning; stop and get it seen if any of those is there, or if you start to move differently.',
    what_if:
      'If it comes back as soon as you return to the movement, stop trying it out and make the appointment with your notes. If a swollen ear fills up, see a doctor within a day or two and don’t drain it yourself.',
    is_it_ok:
      'Painless clicks, bruises on shins and forearms, blisters and an odd cramp are common in these sports. Not fine: bruises without a knock, frequent nosebleeds, lasting numbness, dark urine, red streaks or fever; see a doctor promptly.',
    next: 'First leave out the trigger for a few days and write it down. If it’s gone, return at half the load and check your gloves, wraps and shoes; if not, take the notes to a doctor or physio.',
    on_the_day:
      'In the session: stop, step off, look at it in good light. Nose: sit, lean forward, pinch the soft part ten minutes. Blister or cut: wash and cover. After a blow to the head: no more contact, and to a doctor.',
    say: 'To the doctor, with your notes in hand: “For three weeks my toes have gone numb after kicking, for about an hour. No fall. What could it be, what should I leave out, and when should I worry?” Put in your own sign.',
  },
  'rest-days': {
    how: 'On a rest day: no sparring, no bag, no hard run. Sleep eight hours or more, walk twenty to forty minutes, ten minutes of easy mobility, three proper meals, and one thing that has nothing to do with fighting.',
    why: 'Guilt comes because training gives you a quick sense of having done something and rest doesn’t. But muscles, tendons and head rebuild in the pauses; without them you train tired, learn badly and get hurt more easily.',
    when: 'Begin this week with one fixed day. After a normal hard week one or two days are enough; after a camp or a bout take one to two easy weeks. You usually notice the difference after three or four weeks.',
    how_much:
      'One full day off a week, two if you train hard or are past forty, and every fourth or fifth week about half the volume. After a bout: several days of nothing hard, then light work; contact only when you’re cleared.',
    which:
      'Full rest or light movement. Take full rest if you slept badly, are ill, sore all over or have no desire at all; take a walk or easy drilling if you’re merely stiff and get restless.',
    what_if:
      'If you’re still flat after a whole easy week, don’t train through it: take a second one, look at sleep, food and stress at work, and see a doctor if nothing has changed after that.',
    is_it_ok:
      'Resting is part of training, and a week off costs you hardly anything you won’t have back in a few sessions. See a doctor with a raised resting pulse, bad sleep or low mood over two weeks, and after any knockout.',
    next: 'First fix the weekly day off. When it has held for a month, put in the half week; after that compare your best sparring rounds with how you had slept and rested before them.',
    on_the_day:
      'On the day off leave the gym bag in the cupboard, get up without an alarm if you can, eat breakfast sitting down, go outside before noon. In the evening write down how the body feels, from 1 to 10, and stop there.',
    say: 'To a training partner who teases you about it: “I’m off today so that I can give you a proper round on Monday.” To yourself, when guilt comes: “This day is in the plan.”',
  },
}
