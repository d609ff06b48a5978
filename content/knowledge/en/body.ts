import type { EntryWords } from '../entry.ts'
import type { BODY_ENTRIES } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_ENTRIES, EntryWords> = {
  'breathe-in-rounds': {
    asked: [
      'how do i breathe in sparring, i hold my breath the whole round',
      'gassed after one minute even though i run 10k no problem',
      'why am i dead tired in rolls when im actually fit',
      'my coach keeps yelling breathe and i dont know what that means in practice',
      'arms heavy after the first exchange every single time, i think im tensing up',
      'out of air in sparring but fine on the bag',
    ],
    answer:
      'If you are fit on the bag and dead in sparring, you are holding your breath and tensing, so train the out-breath first.\n1. Breathe out short and sharp through the teeth with every punch, kick, sprawl or bridge; the in-breath comes by itself.\n2. After each exchange step out, or settle your weight on top if you grapple, drop the shoulders, and take two slow breaths through the nose.\n3. Do three rounds at half power in which the breathing is the only task.\nOnly if you also fade on the bag is it fitness. Wheezing, chest pain or dizziness on effort goes to a doctor.',
    why: 'A held breath tightens the muscles and uses up oxygen without giving any, so even a fit body stands empty after a minute.',
    step: 'Spar or roll your first two rounds at half power and breathe out audibly on every action.',
    mistake: 'Most people add more running when the trouble is a held breath and tight shoulders.',
  },
  'roadwork-or-intervals': {
    asked: [
      'roadwork or intervals for cardio, whats better',
      'should i run long and slow or do sprints for fighting',
      'how often do i need to run to stop gassing in round 3',
      'what cardio should i do beside training, got time for two sessions',
      'is jogging useless for fighters, my mate says only hiit',
      'my conditioning is rubbish, last round i have nothing left, need a running plan',
    ],
    answer:
      'Do both: one easy long run and one hard interval session a week, beside your normal classes. The easy run is 30 to 45 minutes at a pace at which you can still speak in sentences; it makes you recover faster between bursts. The hard one is 4 times 4 minutes, so hard that you can only say single words, with 3 minutes of easy jogging between; bike, rower or bag work as well. In the last four weeks before a bout change the intervals to your round length and your rest. Keep a day between the hard one and sparring. Expect six to eight weeks before you feel it.',
    why: 'Long easy work enlarges the supply of oxygen, hard intervals raise its ceiling, and neither can replace what the other trains.',
    step: 'Do one easy 35-minute run and one session of 4 times 4 minutes, not on the day before sparring.',
    mistake: 'Most people run everything at the same middling pace, too hard to recover from and too easy to improve.',
  },
  'lifts-beside-sport': {
    asked: [
      'how many times a week should i lift if i box 3x',
      'which exercises for bjj strength, only got a basic gym',
      'will weights make me slow and stiff for kickboxing',
      'what lifts should a fighter do',
      'need a strength programme that doesnt wreck my training',
      'sets and reps for mma, high reps or heavy',
    ],
    answer:
      'Lift twice a week for about 45 minutes, and five movements are enough.\n1. A squat or split squat.\n2. A hinge: deadlift or hip thrust.\n3. A pull: chin-ups or rows.\n4. A push: press-ups or overhead press.\n5. A carry or a trunk exercise such as side plank.\nDo 3 sets of 4 to 6 repetitions and stop with two good ones still in you; add the smallest plate when all sets are clean. New to lifting: 8 to 10 repetitions for the first six weeks. It does not make you slow; being sore at sparring does. In the last two weeks before a bout halve the sets.',
    why: 'Strength keeps rising with few, heavy and clean sets, while more sets mostly add soreness, and that shows as slow legs in sparring.',
    step: 'Put two 45-minute strength sessions in the week, each with the five movements and 3 sets.',
    mistake:
      'Most fighters do endless light repetitions that tire them like another sparring session and build no strength.',
  },
  'sore-legs-and-sparring': {
    asked: [
      'legs destroyed from squats and sparring is tomorrow, train or not',
      'which day should i lift so im not sore for class',
      'weights before or after bjj on the same day',
      'always sore since i started lifting and my kicks are slow',
      'is it ok to train with muscle soreness',
      'doms so bad i cant do stairs, skip muay thai tonight?',
    ],
    answer:
      'You may train with ordinary soreness, but do technique and light rounds, not hard sparring. Soreness peaks one to two days after lifting, so lift on the same day as a hard class, after it or at least six hours apart, and leave the next day easy; never lift heavy legs in the two days before sparring. If everything is sore every week, cut to 2 sets and keep the same exercises: new exercises cause most of it. Stop for sharp pain at one spot or in a joint. Badly swollen muscles with dark brown urine mean a hospital today.',
    why: 'Sore legs react late and give way earlier, so under hard fire you get hit more often and joints take what muscles would absorb.',
    step: 'Move your leg session so that two days lie between it and your hardest sparring.',
    mistake: 'Most people lift on the rest day and so never have one.',
  },
  'neck-training': {
    asked: [
      'how do i train my neck for boxing without a harness',
      'neck exercises for wrestling, are bridges safe',
      'does a strong neck stop you getting knocked out',
      'my neck is like a pencil and gets cranked every roll',
      'how often neck training and how many reps',
      'neck always stiff after clinch, should i strengthen it',
    ],
    answer:
      'Train the neck two or three times a week for five minutes, with your hand as the resistance.\n1. Palm on the forehead, push, let nothing move: 3 times 10 seconds.\n2. The same at the back of the head and on each side.\n3. After three weeks lie on a bench with the head over the edge and lift it slowly: 2 times 15, face up, face down and on each side.\nNo wrestler’s bridges until a coach shows you. A stronger neck slows the head down, but does not make hard head hits safe. Tingling or weakness in an arm: stop and see a doctor.',
    why: 'The small neck muscles grow with steady, measured tension, and your own hand never loads them more than you can stop in an instant.',
    step: 'Do four directions of 3 times 10 seconds against your own hand after two training sessions.',
    mistake: 'Most people start with bridges or a loaded harness and strain the neck in week one.',
  },
  'higher-kicks': {
    asked: [
      'cant kick above the waist, how do i get head kicks',
      'stiff hips, how long until i can kick high',
      'stretching every day and still no splits',
      'how many minutes of stretching for high kicks',
      'im 38 and my legs dont go up, taekwondo class is embarrassing',
      'tight hamstrings and adductors kill my roundhouse',
    ],
    answer:
      'Stretch five days a week for ten minutes and train the strength to hold the leg up; most people need three to six months.\n1. After training or warm: adductors (wide straddle), hamstrings, front of the hip in a lunge: 2 times 45 seconds each, at a pull, not a pain.\n2. Then lift the knee to kicking height, extend the leg slowly and hold 5 seconds, 5 times each side, a hand on the wall.\n3. When you kick, turn the standing foot until the heel faces the target; without that the hip blocks at any flexibility. A pinch deep in the groin: see a physiotherapist.',
    why: 'Range alone does not lift a leg; the muscles at the front have to hold it there, and the hip must be turned to allow it.',
    step: 'Stretch three positions for 2 times 45 seconds on five evenings, and add the slow leg holds.',
    mistake: 'Most people stretch hard once a week and forget to turn the standing foot.',
  },
  'warm-up-before-training': {
    asked: [
      'how do i warm up properly before sparring',
      'should i stretch before or after training',
      'how long should a warm up be before a fight',
      'i always need two rounds to get going and by then im losing',
      'got 10 mins before class, what warm up for stiff hips',
      'static stretching before kicking good or bad',
    ],
    answer:
      'Warm up for 10 to 15 minutes with movement that becomes your sport, and keep long held stretches for afterwards.\n1. Four minutes skipping or jogging, until you sweat lightly.\n2. Four minutes of leg swings, lunges with a turn, hip circles, arm circles, 10 of each.\n3. Five minutes of shadow boxing, or entries and technical stand-ups, from slow to fast.\n4. Two bursts of 20 seconds at full speed.\nOn fight day finish about ten minutes before you are called and stay warm in a jacket. Stretches held over a minute just before cost a little power; short ones under 30 seconds do not matter.',
    why: 'Warm muscles contract faster and tear less easily, while long stretching briefly dulls the spring that punches and shots live on.',
    step: 'Arrive fifteen minutes early for each class and do the four parts in order.',
    mistake: 'Most people sit in a long stretch while cold and then go straight into hard rounds.',
  },
  'sessions-per-week': {
    asked: [
      'how many times a week should i train as a beginner',
      'is 3x a week bjj enough to get better',
      'can i train every day or is that too much',
      'how do i lay out my week with boxing, weights and running',
      'train 6 days and not improving, maybe its too many',
      'how many rest days do fighters take',
    ],
    answer:
      'Three classes a week is the number for most people; two bring slow progress, four or five are for people who compete. In your first three months take two or three, with a day between. Later lay the week like this: hard days and easy days alternate, at most two hard ones (sparring, hard rounds), strength on the same day as a hard class, one day with nothing. Example: Monday sparring and weights, Tuesday technique, Wednesday easy run, Thursday hard class and weights, Friday off, Saturday drilling. Add one session at a time and keep it for four weeks before adding the next.',
    why: 'Skill needs frequent reminders, but tissue needs days without load, and around three sessions both still find room in one week.',
    step: 'Write your week on paper with two hard days marked and one day left empty.',
    mistake: 'Most beginners go from none to five sessions and are injured or gone after six weeks.',
  },
  'eight-week-camp': {
    asked: [
      'fight in 8 weeks how do i plan the camp',
      'got two months till my first amateur bout, what do i do each week',
      'fight camp schedule please, i work full time',
      'when do i start hard sparring before a fight and when stop',
      'how long should a camp be for a tournament',
      'date is set, no clue how to build up to it',
    ],
    answer:
      'Split the eight weeks into three, three and two.\n1. Weeks 1 to 3, base: four or five sessions, easy runs, two strength sessions, technical sparring; choose the three things you want to win with.\n2. Weeks 4 to 6, sharp: intervals in your round length, situational rounds on those three things, one harder sparring day a week, strength down to one short session.\n3. Weeks 7 and 8, fresh: hard sparring ends 10 to 14 days before the bout, volume falls by half, speed stays.\nMake week 4 a little lighter. If your weight is not near the class in week 1, choose a higher class now.',
    why: 'The body can build, sharpen or rest, but not all at the same time, and each stage lives on what the one before has left.',
    step: 'Mark the three blocks and the last hard sparring day in your calendar and show it to your coach.',
    mistake: 'Most people spar hard in all eight weeks and arrive tired and dented.',
  },
  'taper-and-fight-week': {
    asked: [
      'how much should i train in fight week',
      'when do i stop training before a fight',
      'tournament on saturday, train on thursday or rest',
      'taper for a bout, how many days',
      'scared ill lose my fitness if i rest this week',
      'last week before the fight, what sessions do i do',
    ],
    answer:
      'Train about half as much for the last 10 to 14 days, but keep the speed, and take the day before almost off. You lose no fitness in that time; you lose tiredness. Fight week with the bout on Saturday:\n1. Monday: 5 sharp rounds on the pads or drilling your openers.\n2. Tuesday: 30 minutes technique.\n3. Wednesday: 3 fast rounds, last bursts.\n4. Thursday: 20 minutes easy movement, or off.\n5. Friday: a walk, 10 minutes of shadow work, bag packed.\nNo sparring, no heavy lifting, no new technique, no new food. If you feel restless on Thursday, it is working.',
    why: 'Fitness fades over weeks but tiredness within days, so less work with kept speed uncovers the form that was already there.',
    step: 'Cut your number of rounds by half and keep each of them fast.',
    mistake: 'Most people panic in the last week and put in one more hard session to feel ready.',
  },
  'signs-of-too-much': {
    asked: [
      'am i overtrained or just lazy',
      'always tired, getting worse although i train more',
      'signs of overtraining in martial arts',
      'how many days off if im burnt out from training',
      'resting pulse is up, sleep is bad, everything hurts',
      'partners i used to beat are beating me and i have no energy for weeks',
    ],
    answer:
      'If two or more of these have lasted two weeks, it is too much: performance falls although you train, sleep is poor, morning pulse is five or more beats above normal, mood is flat or irritable, colds keep coming, no hunger. Then:\n1. Three days with nothing but walking.\n2. One week at half volume, no sparring, an hour more in bed.\n3. Eat more, above all potatoes, rice, bread and fruit; eating too little looks exactly the same.\nBetter after ten days: come back with one session fewer. Not better, or weight loss or missed periods: see a doctor. The same for low mood that stays.',
    why: 'Laziness disappears after a good warm-up; a worn-out body shows itself in pulse, sleep and mood that no amount of will improves.',
    step: 'Take three full days off and note your pulse each morning before you get up.',
    mistake: 'Most people answer falling performance with more training.',
  },
  'swollen-knee-or-ankle': {
    asked: [
      'knee popped in rolling and now its swollen, what do i do',
      'rolled my ankle at training can i still train tomorrow',
      'ankle is thick and blue, doctor or wait',
      'how long off with a twisted knee',
      'knee feels unstable since the takedown but i can walk',
      'my foot got caught on the mat, swelling, tournament in 3 weeks',
    ],
    answer:
      'Stop training on it now, and let a doctor look today if you cannot take four steps, it hurts when you press on the bone, it looks crooked, the foot is numb or cold, or the knee swelled within a few hours, locks or gives way. Otherwise, for two to three days: leg up, elastic bandage, nothing that hurts. From day three walk and move more as long as pain stays mild. Not clearly better after five days: doctor or physiotherapist. A mild ankle sprain often takes two to three weeks until contact, a worse one six or more; a knee needs an examination before anyone can say.',
    why: 'Fast swelling can mean bleeding inside the joint, and when something is torn or cracked every loaded step may harm cartilage, which hardly heals.',
    step: 'Check the warning signs now and book a doctor or physiotherapist if even one of them fits.',
    mistake: 'Most people test it in class after two days because the pain is gone while the joint is still loose.',
  },
  'rib-pain-after-training': {
    asked: [
      'rib popped in side control and it hurts to breathe',
      'took a body kick, pain when i laugh or sneeze, broken?',
      'how long off with a rib injury bjj',
      'can i spar with a bruised rib if i wear a protector',
      'cant sleep on my side, ribs killing me since tuesday',
      'rib cartilage thing, when can i roll again',
    ],
    answer:
      'No contact until you can take a deep breath, cough and twist without pain; usually three to six weeks, longer if broken, and then a doctor clears you. Go to emergency care at once for shortness of breath, pain that spreads to arm or shoulder, coughing blood, belly pain, faintness, or after a hard fall. See a doctor in the next days if you have fever, coloured phlegm, or pain that grows. Meanwhile take ten slow deep breaths every waking hour, hold a cushion to the ribs when you cough, and do not bind the chest. Walking and an easy bike are fine as soon as they do not hurt.',
    why: 'Broken or bruised ribs move with every breath, and a new knock before they have healed can push a sharp edge toward the lung.',
    step: 'Cancel contact for now, tell your coach, and do ten slow deep breaths every hour.',
    mistake: 'Most people come back in week two, get squeezed once, and begin again from zero.',
  },
  'hurt-finger-or-hand': {
    asked: [
      'jammed my finger in someones gi and its fat and blue',
      'hand hurts after punching the bag, knuckle swollen, broken?',
      'can i tape the finger and train',
      'fingertip hangs down and i cant straighten it',
      'wrist hurts since the last round, near the thumb',
      'how long no punching with a sore hand',
    ],
    answer:
      'Get it X-rayed within a day or two if the finger or hand is crooked, a knuckle has sunk, you cannot bend or straighten it fully, a finger crosses over when you make a fist, pressing the bone hurts, or the wrist hurts at the base of the thumb; numb, white or with an open wound means today. Take rings off now, hold the hand high, do not pull it straight. If all movement is there and it is only thick and sore, tape it to the neighbour finger and leave out grips and punches until a full fist is painless, often two to four weeks. Train legs and footwork.',
    why: 'A small break or torn tendon looks like a sprain at first, and left unset it grows together crooked and stays weak.',
    step: 'Make a slow fist beside the healthy hand, compare them, and book an X-ray if anything differs.',
    mistake: 'Most people tape over a broken or torn finger and keep it crooked for life.',
  },
  'return-after-injury': {
    asked: [
      'when can i spar again after my knee injury',
      'physio says im fine but im scared it goes again',
      'first week back after 3 months out with my shoulder, how do i start',
      'how do i come back after surgery to bjj',
      'cleared by the doctor, straight back to full training?',
      'ankle is healed but i dont trust it when i kick',
    ],
    answer:
      'Come back in five stages, at least two sessions on each, and climb only if there is no more pain or swelling the next morning.\n1. Conditioning and technique alone.\n2. Drilling with a partner who does not resist.\n3. Positional or technical rounds with one person you trust.\n4. Light sparring, you choose the partner.\n5. Full training; competing only after two to four weeks of that.\nBefore stage 3 the injured side should have full movement and about 90 percent of the other side’s strength. Fear fades with proof, not with waiting. After an operation or a head injury, the doctor decides on contact.',
    why: 'Tissue shows too much load mostly the next day, so only a step that was quiet overnight proves that the following one will hold.',
    step: 'Name the stage you are on, tell your coach, and do two sessions of exactly that.',
    mistake: 'Most people go from rehab straight into open sparring because the pain is gone.',
  },
  'old-pain-keeps-coming-back': {
    asked: [
      'my back has hurt on and off for a year, keep training?',
      'finger joints stiff and thick every morning from gi grips',
      'knee pain comes back every time i train hard',
      'neck pain for months from guillotines and posture',
      'shoulder clicks and aches, rest helps then it starts again',
      'is it normal that everything hurts at 40',
    ],
    answer:
      'You may train on with an old pain as long as it stays at 3 of 10 or less, is no worse the next morning, and does not climb from week to week. Above that, take out the one thing that provokes it, not the sport: open-hand grips instead of fingers deep in the collar, no stacking or inverting for neck and back, no deep pivots for the knee. Strengthen the spot slowly three times a week for eight to twelve weeks. Over six weeks without change: physiotherapist. Doctor soon: night pain, fever, weight loss, numbness or weakness. Lost bladder control or numbness between the legs: emergency.',
    why: 'An old pain is often an oversensitive spot rather than fresh damage, and measured load calms and strengthens it while full rest weakens it.',
    step: 'Write down the pain from 0 to 10 after each session and next morning, with what you did.',
    mistake: 'Most people rest until it is quiet and then go back to the same load that caused it.',
  },
  'eat-before-evening-session': {
    asked: [
      'what do i eat before training at 7pm, straight from work',
      'ate too late and felt sick in sparring',
      'how many hours before class should i eat',
      'no energy in the evening session, lunch was at 12',
      'snack before bjj thats not heavy',
      'always starving or too full at training',
    ],
    answer:
      'Eat a normal meal three hours before and a small snack one hour before. For class at seven: about four o’clock, or a bigger lunch if work does not allow it, rice, pasta or potatoes with chicken, egg or beans and little fat. At six a banana, two slices of toast with honey, or a small bowl of cereal: 30 to 40 grams of carbohydrate, nothing fried, little fibre. Drink about half a litre between lunch and training beyond your usual. If you get sick in grappling, move the snack to ninety minutes before and leave out milk.',
    why: 'A full stomach needs about three hours to pass on its work, while a small portion of carbohydrate near class tops up the sugar in the blood.',
    step: 'Pack one banana and two slices of bread with honey and eat them an hour before your next class.',
    mistake: 'Most people eat nothing after noon and then blame their cardio.',
  },
  'eat-before-early-session': {
    asked: [
      'train at 6am, eat before or on an empty stomach',
      'morning class and i feel dizzy without breakfast',
      'cant eat that early, what can i have before training',
      'is it bad to do muay thai with no breakfast',
      'what breakfast before a 9am sparring',
      'empty stomach training burns more fat right',
    ],
    answer:
      'For an easy hour before breakfast water is enough; before sparring or intervals take 20 to 30 grams of quick carbohydrate. That is one ripe banana, a glass of juice, or a slice of white bread with jam, 20 to 30 minutes before, with a glass of water. The tank is really filled the evening before: have a full dinner with rice, pasta or potatoes. Then eat a proper breakfast within an hour after: oats, eggs, bread, fruit. Training empty burns no more fat over the week, it only makes hard rounds worse. With ninety minutes or more, a small bowl of porridge is better.',
    why: 'The night uses up mainly the sugar in the liver, which easy work hardly needs, while hard rounds run on it from the first minute.',
    step: 'Put a banana and a glass of water by your bag in the evening and have both before the early session.',
    mistake: 'Most people skip dinner carbohydrate and breakfast together and then fade in the second round.',
  },
  'eat-after-training': {
    asked: [
      'what should i eat after training at 10pm',
      'is it bad to eat late after sparring',
      'how fast do i need to eat after a session',
      'what food for recovery, training again tomorrow morning',
      'come home from bjj and eat the whole fridge',
      'post workout meal for kickboxing, shake or real food',
    ],
    answer:
      'Eat a normal meal within two hours: a palm of protein, a fist or two of carbohydrate, vegetables, and water. Eggs on toast, rice with chicken, yoghurt with oats and fruit all do it; 20 to 40 grams of protein is the part to hit. Late is no problem, only keep it smaller and not greasy so that you sleep. Hurry only if you train again within eight hours: then carbohydrate and protein in the first hour. For each kilo lost in the session drink about 1.5 litres over the evening. If you raid the fridge, you ate too little before.',
    why: 'Muscle repairs itself over many hours, also while you sleep, and needs material and fuel at hand for it; the exact minute matters little.',
    step: 'Cook one after-training meal in advance so that it stands ready when you get home.',
    mistake: 'Most people have only a shake, go to bed hungry and overeat the next day.',
  },
  'food-after-weigh-in': {
    asked: [
      'what do i eat after the weigh in',
      'weigh in friday noon, fight saturday night, what food and drink',
      'how much should i drink after weighing in',
      'felt bloated last time i ate after weigh in, what went wrong',
      'two hours between weigh in and fight, what can i eat',
      'best meal after stepping off the scale',
    ],
    answer:
      'Drink first, then eat small and often, only things you know.\n1. First half hour: 500 ml with salt and sugar (a rehydration drink, or juice and water with a pinch of salt), in sips.\n2. After that 200 to 300 ml every half hour until urine is pale.\n3. First hour: white rice, bread with jam, banana.\n4. With a whole day: three normal meals with plenty of rice or pasta, some lean protein, little fat and fibre.\nWith two hours only: the drink, a banana, white bread, finished an hour before the bout. Dizzy, confused, cramping or not passing urine: find the event doctor and do not compete.',
    why: 'Water without salt passes through quickly, and a large meal lies heavy in the stomach just when the muscles need the blood.',
    step: 'Try the exact drink and first meal on a normal sparring day and write down how you felt.',
    mistake: 'Most people celebrate with something greasy and huge and fight with a stone in the stomach.',
  },
  'food-between-bouts': {
    asked: [
      'what do i eat at a tournament between matches',
      'judo comp all day, 5 fights, food in between?',
      'breakfast on tournament day, im too nervous to eat',
      'no energy by the final, ate nothing all day',
      'how long before my match can i eat',
      'what to pack for my son for the karate tournament',
    ],
    answer:
      'Have breakfast three hours before your first bout and then a little carbohydrate after each one. Breakfast: oats, or bread with jam and an egg. Between bouts, by the gap:\n1. Under 30 minutes: some mouthfuls of sports drink or juice with water.\n2. 30 to 60 minutes: half a banana, a few rice cakes or jelly sweets.\n3. Over two hours: white rice or a plain sandwich with ham or cheese.\nDrink 150 to 200 ml every 20 to 30 minutes. If nerves close the stomach, drink the calories. Bring it all yourself; the hall sells chips and sausages. The same holds for children.',
    why: "Each bout empties some of the muscle's sugar, and small portions refill it without a full stomach fighting for blood in the next one.",
    step: 'Pack a competition food box, eat from it at one long open mat, and change what sat badly.',
    mistake: 'Most people eat nothing until they are empty and then one big meal before the semi-final.',
  },
  'when-to-start-making-weight': {
    asked: [
      'how many weeks before the fight do i start getting lighter',
      'im 4 kg over my class, fight in 9 weeks, doable?',
      'how to make weight slowly without cutting water',
      'when do i start dieting for a tournament',
      'how much can i lose per week and still train',
      'walk around at 74, class is 70, whats the plan',
    ],
    answer:
      'Count two weeks for each kilo and add one week spare: 4 kg means nine weeks. Half a kilo a week, or 0.7 percent of your weight if that is less, costs no strength.\n1. Take about 400 kcal a day away: sugar drinks, alcohol, spread and oil, snacks.\n2. Keep 1.6 to 2 g protein per kilo and the carbohydrate around training.\n3. Weigh every morning and compare weekly averages only.\nBe in the class a week before and eat and drink normally from then on. If the weeks do not suffice, take the higher class. Under 18: no weight loss, compete at the weight you have.',
    why: 'At that pace the body burns mostly fat; if it has to go faster, it gives up muscle and water and with them strength.',
    step: 'Weigh yourself on seven mornings, take the average, and count the weeks you need against the weeks you have.',
    mistake: 'Most people begin three weeks before and then try to get the rest out as water.',
  },
  'over-limit-few-days-left': {
    asked: [
      'weigh in is in 5 days and im 3 kg over',
      'fight on saturday, still 2 kilos too heavy, what now',
      'what happens if i miss weight',
      'wont make it, coach says sweat it out',
      'last week before the tournament and the scale wont move',
      'can i still change the weight class days before',
    ],
    answer:
      'If you are more than about a kilo over with a week left, call the organiser today and ask for the next class or a catchweight; do not try to get it out as water. Drying out costs power and reactions, and people have died of it. What you may do: keep eating three meals, leave out alcohol, sweets and late snacks, drink as usual. That settles a few hundred grams. Missing weight usually means a catchweight, a fine or a cancelled bout, depending on the rules; a call on Monday is forgiven, a surprise on the scale is not. Under 18: no weight loss at all.',
    why: 'Three kilos in five days can only be water, and a drained body cools badly, reacts late and protects the brain less.',
    step: 'Ring your coach and the organiser with your real weight and ask for the next class up.',
    mistake: 'Most people hide the number until the weigh-in and lose every choice they had.',
  },
  'which-weight-class': {
    asked: [
      'which weight class should i fight in, i weigh 72',
      'go down to 66 or stay at 73 judo',
      'everyone in my class is taller than me, drop down?',
      'should i move up a class, im sick of dieting',
      'between two classes for my first bjj comp',
      'am i too small for 77 kg',
    ],
    answer:
      'Take the class whose limit you can reach with normal eating and drinking: your everyday weight should lie no more than 3 percent above it, and for a first competition at or under it. Example: 72 kg and limits of 66 and 73: take 73. Going down is worth thinking about only if you carry fat you can lose at half a kilo a week, you have the weeks, and you stay strong in training. Go up if you think of food all day, miss periods, are weak in the last round or have to lose weight before every event. Under 18: the class you weigh in.',
    why: 'Whoever starves into a class meets the bout weakened, and the opponent who eats normally there brings full strength to the same weight.',
    step: 'Note your morning weight for seven days and put the average beside the limits of your federation.',
    mistake: 'Most people choose the class by what others cut and not by how they train at that weight.',
  },
  'lose-half-kilo-a-week': {
    asked: [
      'want to lose 6 kg of fat, how do i do it with boxing',
      'train 4x a week and dont lose a gram',
      'how many calories to lose weight slowly',
      'belly wont go away although i do muay thai',
      'how fast can i lose weight without feeling weak',
      'what do i cut out to get leaner, no comp just want to feel lighter',
    ],
    answer:
      'Eat about 400 to 500 kcal a day less than you use; that is roughly half a kilo a week, six kilos in three months.\n1. Drink only water, coffee and tea; often that is half of it.\n2. Each meal: half vegetables, a palm of protein, a fist of rice, potato or bread; two fists around hard training.\n3. Measure oil, nuts and cheese for two weeks.\n4. Weigh in the morning and compare weekly averages; no change in three weeks: take away 150 more.\nA class burns 400 to 600 kcal and one takeaway puts it back. Under 18, or if food rules your head: doctor first.',
    why: 'Fat is stored energy and only goes when less comes in than is used, and a small gap leaves enough to train well.',
    step: 'Write down everything you drink and snack for three days and strike out the largest item.',
    mistake: 'Most people eat tiny portions by day and give it all back at night after training.',
  },
  'gain-muscle': {
    asked: [
      'too skinny, how do i put on muscle while doing bjj',
      'want to go up a weight class, how fast can i gain',
      'eat loads and still dont gain weight',
      'get thrown around by everyone, need 5 kg',
      'how many calories to bulk with kickboxing 4x',
      'gaining muscle and keeping cardio, possible?',
    ],
    answer:
      'Eat 300 to 400 kcal a day more than now, lift twice or three times a week, and expect a quarter of a percent of your weight a week: about 200 g at 75 kg, five kilos in half a year. Add it where it is easy: a glass of milk and a banana twice a day, a spoon of oil on dinner, a bowl of muesli before bed. Protein 1.6 to 2 g per kilo. Lift 3 or 4 sets of 6 to 10 and write the weights down; they must rise. Leave one hard running session out for the time. Scale unmoved after two weeks: 200 kcal more.',
    why: 'Training tells the muscle to grow, but growing takes surplus energy, and grappling uses up a great part of it before any is left.',
    step: 'Add one milk, banana and oats shake to every day and weigh yourself on three mornings.',
    mistake: 'Most people eat a lot on training days, little on the others, and call it a lot.',
  },
  'sleep-night-before-bout': {
    asked: [
      'cant sleep the night before a fight',
      'slept 3 hours and compete today, am i screwed',
      'how to fall asleep before a tournament, head wont stop',
      'bad sleep before every comp, what can i do',
      'should i take something to sleep before the fight',
      'lying awake, bout is tomorrow at noon',
    ],
    answer:
      'One bad night before a bout costs you little; the week before counts more. So go to bed half an hour earlier from five nights before. On the night:\n1. Bag packed, route and times written down by eight, then phone out of the room.\n2. Bed at your usual time, not earlier.\n3. Awake after 20 minutes: get up, dim light, something dull, back when heavy.\n4. In bed breathe in for 4 and out for 6, ten minutes; lying still rests you too.\nNo sleeping tablets you have never taken and no alcohol. On the day warm up five minutes longer.',
    why: 'Alertness on the day comes from adrenaline and the sleep stored before, and trying hard to sleep is what keeps one awake.',
    step: 'Go to bed half an hour earlier on the five nights before you compete.',
    mistake: 'Most people go to bed at eight, lie awake and frighten themselves with the clock.',
  },
  'sleep-after-late-training': {
    asked: [
      'wide awake till 2 after evening sparring',
      'cant fall asleep after late training, finish at 10pm',
      'how late can i drink coffee if i train in the evening',
      'pre workout at 6pm and now i cant sleep',
      'how many hours of sleep do i need when training hard',
      'sleep 5 hours a night, always wired after class',
    ],
    answer:
      'Take your last caffeine at least eight hours before bed, and give yourself ninety minutes to come down after training. For bed at eleven: no coffee, energy drink or pre-workout after three in the afternoon. After class: ten minutes of easy stretching with long out-breaths, a warm shower, a moderate meal, dim light, no sparring videos in bed; room at about 18 degrees. Get up at the same time every day, also after a short night. You need seven to nine hours, in hard weeks nearer nine. More than three bad nights a week over three months, or loud snoring with pauses in breathing: see a doctor.',
    why: 'Sparring leaves adrenaline and a raised body temperature behind, and sleep only begins when both have come down.',
    step: 'Set a caffeine stop eight hours before bedtime and keep it for seven days.',
    mistake: 'Most people take a pre-workout at six to get through training and pay with the night.',
  },
  naps: {
    asked: [
      'are naps good before training',
      'how long should i nap, i wake up groggy',
      'nap on fight day yes or no',
      'bad night, can i catch up with a nap before sparring',
      'is sleeping in the afternoon ruining my night',
      '20 minutes or 90 what is better',
    ],
    answer:
      'Nap 20 to 30 minutes between one and four in the afternoon, and be awake at least half an hour before you train or fight. Set an alarm; after 30 minutes you fall into deep sleep and wake like lead. If the night was under six hours and you have the time, take a full 90 minutes and leave an hour to wake up. On fight day nap only if you are used to it and the bout is in the evening. If you then lie awake at night, the nap was too long or too late. Falling asleep by day though you sleep eight hours belongs to a doctor.',
    why: 'In a short nap you stay in light sleep and wake clear, while waking from deep sleep leaves the head heavy for long.',
    step: 'Set an alarm for 25 minutes and nap on two days before evening training.',
    mistake: 'Most people nap for an hour at six in the evening and are groggy at training and awake at midnight.',
  },
  'creatine-safe': {
    asked: [
      'is creatine safe and does it work for fighters',
      'how much creatine a day, do i need to load',
      'creatine makes you heavy, bad for my weight class?',
      'is creatine bad for the kidneys',
      'which supplements are worth it for mma',
      'creatine before or after training',
    ],
    answer:
      'Yes, plain creatine monohydrate is safe for healthy adults and one of the few things that works: a little more power in repeated bursts. Take 3 to 5 grams a day, at any time, with food; loading is not needed, after four weeks the stores are full. It binds about one kilo of water in the muscle, so do not begin within eight weeks of a weigh-in that is tight. Protein powder is simply food, caffeine helps if it does not cost you sleep, nearly everything else is money gone. Kidney disease, pregnancy, regular medicine or under 18: ask a doctor first.',
    why: 'The muscle uses creatine to refill its fastest fuel, which is gone after some seconds of full effort, so a fuller store lasts a little longer.',
    step: 'Look at your next weigh-in date and decide whether the extra kilo fits before you buy any.',
    mistake: 'Most people buy an expensive blend instead of the cheap plain powder.',
  },
  'tested-supplements': {
    asked: [
      'can a supplement make me fail a drug test',
      'is this pre workout legal for competition',
      'how do i know if a protein powder is clean',
      'fat burner from the internet, ok for amateurs?',
      'is a product from the shop automatically allowed',
      'got tested at nationals next month, what about my vitamins',
    ],
    answer:
      'Use only products whose batch was tested by an independent anti-doping laboratory, because you are responsible for what is in you, whoever made the mistake. Check like this:\n1. Search the batch number printed on the tub on the tester’s site, not just the logo on the label.\n2. Hands off fat burners, “test boosters”, hard pre-workouts and anything with a secret blend; these are the ones found contaminated.\n3. Check medicine in your national anti-doping agency’s database and ask about an exemption before you need it.\n4. Keep the tub and the receipt.\nEven tested means low risk, not none. Food carries almost none.',
    why: 'In many countries makers need not prove what is in a tub before they sell it, and a positive sample counts even without intent.',
    step: 'Look up the batch number of everything you take and throw out what you cannot find.',
    mistake: 'Most people think that what a shop may sell is allowed in sport.',
  },
  'protein-per-day': {
    asked: [
      'how much protein a day do i need, i weigh 80',
      'do i need protein shakes for boxing',
      'grams of protein per kilo for fighters',
      'vegan and training 5x, enough protein?',
      'is too much protein bad for you',
      'how do i get 130 g protein without powder',
    ],
    answer:
      'Eat 1.4 to 2 grams per kilo of body weight a day: at 80 kg that is 112 to 160 grams; go to the upper end when you are losing fat. Spread it over four meals of 25 to 40 grams. So much is about 25 grams: 120 g chicken or fish, four eggs, 250 g low-fat quark or skyr, 200 g firm tofu, 300 g cooked lentils. A shake is no better, only handy when there is no meal. Vegan: aim about a tenth higher and mix beans, soya and grain. Healthy kidneys cope with this; with kidney disease ask your doctor.',
    why: 'Muscle is broken down and rebuilt all day, and the body can store no protein for later, so it depends on regular portions.',
    step: 'Multiply your weight by 1.6 and count your protein for two ordinary days against it.',
    mistake: 'Most people eat hardly any at breakfast and lunch and then all of it in the evening.',
  },
  'train-with-cold-or-fever': {
    asked: [
      'got a cold can i train',
      'fever yesterday, better today, sparring ok?',
      'sore throat and runny nose, bjj tonight?',
      'how long off after flu',
      'woke up ill and the fight is in 4 days',
      'cough in the chest, should i sweat it out',
    ],
    answer:
      'With fever, a cough deep in the chest, aching limbs, vomiting or a racing pulse you do not train at all; with only a runny nose you may move easily alone, but stay off the mat because you infect the others. After fever wait until you have been free of it for a full day without medicine, then do two easy days before hard rounds; after real flu or COVID a week of build-up. Hard training with a virus can harm the heart. Chest pain, palpitations, breathlessness or fainting: doctor now, no sport. Fever over three days: doctor too. With a bout this week and fever, withdraw.',
    why: 'Your defences and hard effort draw on the same reserves; ask for both at once and the illness lasts longer or goes deeper.',
    step: 'Take your temperature and morning pulse before class and stay home if either is above normal.',
    mistake: 'Most people come back the first day they feel better and are ill again in a week.',
  },
  'skin-infection-mat': {
    asked: [
      'think i have ringworm, can i roll if i cover it',
      'red itchy circle on my arm since wrestling',
      'staph in our gym, what do i do',
      'hot swollen pimple on my leg after bjj',
      'when can i go back on the mat after ringworm',
      'blisters on my neck, herpes from grappling?',
    ],
    answer:
      'Off the mat today, show it to a doctor, and tell your coach; covering an untreated spot is not enough. Show a red scaly ring, honey-coloured crusts, a group of small blisters or a hot painful lump. Usual return: ringworm on the body after at least three days of treatment (scalp two weeks) and covered; bacterial infections after three days of treatment, nothing wet, nothing new for two; herpes only dry and crusted after five days of treatment, a first outbreak ten or more. Your doctor decides. Go at once for fever, red streaks, fast-growing redness, or blisters near the eye. Wash gear hot, share no towels.',
    why: 'Skin infections travel on mats, cloth and sweat, and a cover slips off in the first scramble while the germs keep passing on.',
    step: 'Photograph the spot beside a coin, book the doctor, and message your coach before the next class.',
    mistake: 'Most people put tape over it, keep rolling and give it to half the gym.',
  },
  'train-on-period': {
    asked: [
      'can i spar on my period',
      'cramps and a tournament on the same day',
      'always weak the week before my period, plan training around it?',
      'period stopped since i train so much, good or bad',
      'worried about leaking in a white gi',
      'scale goes up 2 kg before my period and weigh in is then',
    ],
    answer:
      'Yes, you may train and fight on any day of your cycle; on average performance hardly changes, so go by how you feel. On cramp days an easy 15-minute warm-up and heat beforehand often help; if cramps or heavy bleeding stop you every month, see a gynaecologist, that is treatable. Keep a diary for three cycles and put hard sessions on your good days. One to two kilos of water before the period are normal: choose a class that allows for it. Dark shorts under the gi and a spare set in the bag. No period for three months is a warning that you eat too little: doctor, not pride.',
    why: 'Strength and endurance hardly depend on the day of the cycle; what differs is how you feel, and that differs from person to person.',
    step: 'Note cycle day, energy from 1 to 5 and weight after each session, starting with the next one.',
    mistake: 'Most people take a missing period for a sign of being fit.',
  },
  'train-pregnant': {
    asked: [
      'pregnant, can i keep doing bjj',
      '6 weeks pregnant and i had sparring last week, worried',
      'what can i still train while pregnant, no contact?',
      'when can i go back to boxing after birth',
      'my wife is expecting and wants to keep kickboxing',
      '4 months after c section, back on the mat?',
    ],
    answer:
      'Stop all contact, throws and falls as soon as you know, and ask your midwife or doctor which training suits you. With a normal pregnancy movement is wanted: about 150 minutes a week of walking, bike, light weights, shadow boxing and solo drills, at a pace at which you can talk; not in heat. If you sparred before you knew, tell them at the next visit; after a blow to the belly call today. Stop and call at bleeding, fluid, pain, dizziness, contractions. After birth: walking and pelvic floor first, the check at six weeks or so, contact usually not before three to six months, and only when cleared.',
    why: 'A fall or a knee to the belly can harm the placenta without showing outside, while steady movement supports the circulation of both.',
    step: 'Ask your midwife or doctor for a list of what you may do, and give it to your coach.',
    mistake: 'Most people stop everything, or go on rolling lightly because the bump does not show yet.',
  },
  'alcohol-and-recovery': {
    asked: [
      'how bad is beer after training',
      'party on saturday, fight in 3 weeks, can i drink',
      'hungover, train or skip',
      'drinking every weekend and no progress',
      'how long before a fight no alcohol',
      'does alcohol kill gains or is one ok',
    ],
    answer:
      'One or two drinks with food hardly matter; a drunk evening costs you two to three days of good training. It worsens sleep, slows muscle repair (by about a quarter after heavy drinking) and dries you out. So: never straight after hard sparring, nothing at all after a hit to the head, nothing in the last two weeks before a bout. If you go to a party, put it before the rest day, eat first, one water per drink, number fixed beforehand. Hungover: walk, water, food, no sparring. If you plan to stop at two and never manage, talk to a doctor or an advice line.',
    why: 'Alcohol flattens deep sleep and slows the rebuilding of muscle, so a heavy evening takes back what the training before had earned.',
    step: 'Fix the number of drinks before you go out and tell it to one friend.',
    mistake: 'Most people try to sweat out a hangover in hard rounds.',
  },
  'two-hours-a-week': {
    asked: [
      'only have 2 hours a week, is it worth it',
      'job and two kids, how do i still get better at bjj',
      'can make it to one class a week, what do i do at home',
      'no time to train since the promotion',
      'how do i use little mat time best',
      '20 minutes at lunch, what can i do for boxing',
    ],
    answer:
      'Two hours a week are enough to improve slowly if one is a class and the other is cut into short pieces at home.\n1. One class of 60 to 75 minutes, same day each week, with one question you want answered.\n2. Three times 15 minutes at home: one with shadow boxing or solo drills of that one thing, one with push-ups, split squats, rows and plank, one with intervals (10 times 30 seconds hard, 30 easy).\nWork on one technique per month, not one per class. After class write three lines: what worked, what failed, what to ask. If a second class becomes possible, take it.',
    why: 'Short practice spread over several days is refreshed before it fades, while the same time in one block is half forgotten a week later.',
    step: 'Put one class and three 15-minute blocks in the calendar with fixed times.',
    mistake: 'Most people wait for a free week and train nothing meanwhile.',
  },
  'train-on-shifts': {
    asked: [
      'work nights, when should i train',
      'shift rota changes every week how do i plan training',
      'train after night shift or sleep first',
      '12 hour shifts and always too tired for muay thai',
      'on call half the month, cant do fixed classes',
      'sleep is a mess from shifts, still want to compete',
    ],
    answer:
      'Sleep first, train after: on nights train in the afternoon after your main sleep, never hard straight after the shift.\n1. Early shift: train in the afternoon, bed by nine.\n2. Late shift: train in the morning at ten.\n3. Nights: sleep from eight to two, train at four, lightly; hard sparring only on days off.\n4. Changing day: walk or mobility only.\nPlan when the rota comes out: two hard sessions on free days, one 20-minute home session for each work block. Dark room, earplugs, no caffeine in the last six hours of the shift. Do not drive if your eyes fall shut; nap 20 minutes first.',
    why: 'After a night shift reaction and coordination can be as poor as after a few drinks, and daytime sleep cut short by training never fully returns.',
    step: 'Take your next rota and enter two hard sessions on free days and one short one per work block.',
    mistake: 'Most people train hard at seven in the morning after a night and get hurt on the fourth day.',
  },
  'build-training-habit': {
    asked: [
      'how do i stay consistent with training',
      'start strong for 2 weeks then stop, every time',
      'how long until it becomes a habit',
      'want to stretch daily but always forget',
      'no motivation some days, how do people just go',
      'how do i make going to the gym automatic',
    ],
    answer:
      'Tie it to something you already do, make it so small that a bad day cannot stop it, and count on about two months; the range is wide, from three weeks to eight months.\n1. Say it as one sentence: “When I come home from work, I put on my kit.”\n2. Minimum: five minutes, or simply getting to the gym door. More is allowed, less is not.\n3. Prepare in the evening: bag packed at the door.\n4. Cross off the day on a paper calendar.\nOne missed day does no harm; after two in a row it crumbles, so the day after a miss always gets the minimum.',
    why: 'A habit grows when the same cue is followed by the same act, and a small act survives even the days without any will.',
    step: 'Write your one sentence with when and what, hang it on the door, and do the minimum on five days.',
    mistake: 'Most people start with an hour a day and lose everything at the first late evening.',
  },
  'break-bad-habit': {
    asked: [
      'how do i stop scrolling till 1am',
      'cant stop snacking at night after training',
      'want to quit vaping for my cardio',
      'game until 3 and then miss morning class',
      'keep relapsing after a week, what then',
      'phone eats all my evenings, no discipline',
    ],
    answer:
      'Change the place before you fight the urge: what is out of reach happens less often.\n1. For three days note when, where and after what it happens.\n2. Put distance there: phone charges in the kitchen, no snacks in the house, console unplugged in the cupboard.\n3. Put something else in the same slot: tea, ten minutes of stretching, a shower.\n4. An urge passes in about ten minutes; set a timer.\nA slip is one evening, not the end: go on at the next occasion. Nicotine: ask a pharmacist or doctor. If it rules your days, get professional help.',
    why: 'An urge is set off by what lies within reach, and a few steps of effort are often enough for it to pass.',
    step: 'Find the one moment of the day when it starts and put the thing in another room then.',
    mistake: 'Most people rely on willpower at eleven at night, when there is none left.',
  },
  'stop-putting-off': {
    asked: [
      'i keep putting off going back to the gym',
      'why do i start everything and finish nothing',
      'say monday every week and then dont go',
      'how do i get disciplined, i know what to do and dont do it',
      'been meaning to sign up for a class for months',
      'procrastinate on everything until its too late',
    ],
    answer:
      'You put it off because the first step is vague or unpleasant, so make it concrete and two minutes long.\n1. Name the very next movement: not “get back into training” but “text the coach: I am coming Tuesday at seven”.\n2. Fix when and where: “On Tuesday at 18:15, from the office, I drive to the gym.”\n3. Plan the excuse: “If I am tired, I go and do only the warm-up.”\n4. Tell one person who will ask.\nFinish one thing before the next starts; write the others on a list called Later. Do not wait to feel like it; that usually comes ten minutes in.',
    why: 'A task without edges looks bigger than it is and the mind dodges it; two minutes leave nothing to be afraid of.',
    step: 'Send one message now that commits you to a day and an hour.',
    mistake: 'Most people make a bigger plan instead of taking a smaller first step.',
  },
  'get-up-early': {
    asked: [
      'how do i get up for 6am training',
      'always hit snooze and miss morning class',
      'want to become a morning person',
      'too tired to run before work, any tricks',
      'morning session feels awful, body like wood',
      'what time to go to bed if i get up at 5',
    ],
    answer:
      'Getting up early is decided the evening before: count eight hours back from the alarm and be in bed then; for five o’clock that is nine.\n1. Move by 15 minutes every three days, at weekends too, not two hours at once.\n2. Alarm across the room, kit laid out beside it, water ready.\n3. Bright light at once, lamp or daylight, for ten minutes.\n4. Kit on before any screen.\nThe body is stiff early: warm up for 15 minutes, no heavy lifting in the first half hour. Give it two weeks. If you cannot get seven hours that way, train at another time.',
    why: 'Willpower is weakest in the first minutes after the alarm, and a body short of sleep wins that argument every time.',
    step: 'Set a bedtime alarm eight hours before you get up and lay your kit beside the morning one.',
    mistake: 'Most people get up earlier without going to bed earlier, and last nine days.',
  },
  'what-comes-first': {
    asked: [
      'boxing bjj weights running language course, too much, what first',
      'want to do everything and get nowhere',
      'how do i set priorities, head is full',
      'too many goals this year',
      'should i do two martial arts at once or one',
      'overloaded, where do i even start',
    ],
    answer:
      'Choose one main thing for the next twelve weeks, keep one other going at half, and put the rest on a list with a date.\n1. Write everything down.\n2. Strike out what nobody would miss in three months.\n3. Ask of what remains: which one has a deadline, or makes the others easier? That is first.\n4. Give it the three best hours of the week before anything else goes in.\nWith two martial arts: three sessions of the main one, one of the other; under four sessions a week, only one. After twelve weeks choose anew. New ideas go on the list.',
    why: 'Attention and recovery are limited, and what is shared among five aims is mostly too little for any of them to move.',
    step: 'Write the full list, ring one thing, and block three hours for it in the calendar.',
    mistake: 'Most people give five things a fifth each and feel progress in none.',
  },
  'training-family-and-work': {
    asked: [
      'feel guilty every time i go training and the kids are home',
      'how do i balance family, job and muay thai',
      'is it selfish to train 4 evenings a week',
      'when im at work i think of training, at training of home',
      'my wife says im never there',
      'cant do justice to anyone, something has to give',
    ],
    answer:
      'Agree fixed training times with the people at home, keep them exactly, and give fixed times back; guilt comes from a vague deal.\n1. Sunday, 15 minutes, both calendars.\n2. Enter family first: two evenings and half a weekend day that never move.\n3. Then training: two or three slots, with the hour you are back. Be back then.\n4. Your partner gets as many free evenings as you.\n5. In a camp say beforehand how many weeks it lasts and what comes after.\nIt is not selfish if both have agreed. If it does not fit, drop the session nobody would miss, not the sleep.',
    why: 'Uncertainty weighs on both sides: nobody at home can plan and nobody can rejoice, while a kept hour is trusted and stops being discussed.',
    step: 'Hold one 15-minute calendar talk at home and fix the training slots and the family slots.',
    mistake: 'Most people decide each evening anew and so have the same quarrel each evening.',
  },
}
