import type { EntryWords } from '../entry.ts'
import type { MIND_ENTRIES } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_ENTRIES, EntryWords> = {
  'shaking-before-fight-why': {
    asked: [
      'why do i shake before a fight',
      'my legs tremble so bad in the warm up area, whats wrong with me',
      'hands shaking like crazy before every match and everyone can see it',
      'is shaking before a bout a sign that im too scared to fight',
      'how come my whole body trembles an hour before i compete when in the gym im totally fine',
      'legs turn to jelly and start trembling as soon as they call my category',
    ],
    answer:
      "You shake because adrenaline is getting your muscles ready: it raises your pulse, sends blood to the big muscles and makes fine movement tremble. It says the bout matters to you, not that you will lose, and it usually fades within the first exchange. Do not fight it. Use it: jog or skip for two minutes, shake out arms and legs, then say aloud 'I am excited'. In experiments with singing, speaking and arithmetic, people who said that did better than those who told themselves to calm down. Trembling together with chest pain, fainting or confusion is different: call the medic and do not compete.",
    why: 'The body arms itself minutes before it is needed, and muscles charged with energy they cannot use yet tremble until movement spends it.',
    step: "Say 'I am excited' aloud before your hardest round and then start with ten sharp jabs or one strong grip.",
    mistake: 'Most people sit still and order themselves to calm down, which makes them watch the shaking.',
  },
  'last-ten-minutes-before-bout': {
    asked: [
      'what do i do in the last ten minutes before my fight',
      'im up in 10 min and my head is going mad',
      'how should i use the last minutes before they call me',
      'routine right before walking out? i just stand there getting more nervous',
      'standing behind the curtain is the worst part, i never know what to do with myself',
      'next but one on mat 3, what now',
    ],
    answer:
      "Do the same four things in the same order every time, so that there is nothing left to decide.\n1. Minutes 10 to 6: move until you sweat lightly, with two bursts of ten seconds at full speed.\n2. Minutes 6 to 4: breathe in for four seconds, out for six, ten times.\n3. Minutes 4 to 2: see your first exchange three times, from your own eyes.\n4. Last two minutes: mouthguard in, one cue word ('hands', 'grip'), eyes on one point.\nIf they call you early, skip to step four. If there is a delay, start again at one. Phone away, no new advice from anyone.",
    why: 'Nerves eat up attention and every open question takes more of it; a familiar sequence runs from habit and tells the body what comes next.',
    step: 'Rehearse the ten minutes in this order before two sparring sessions so that it is familiar on the day.',
    mistake: 'Most people watch other bouts until they are called and walk out cold.',
  },
  'throwing-up-before-fight': {
    asked: [
      'is it normal to throw up before a fight',
      'i puked before my last match from nerves',
      'always feel sick to my stomach on fight day, cant keep breakfast in',
      'what if i have to vomit right before they call me',
      'gag every time i put the mouthguard in before a bout',
      'on the toilet five times and nauseous before every tournament, anyone else',
    ],
    answer:
      'Yes, being sick from nerves is common, also among experienced fighters, and alone no reason to pull out. Stress takes blood from the gut, so a full stomach comes back up. Eat your last real meal three to four hours before, plain and familiar: rice, toast, banana. After that only small bites and sips. If you are sick: rinse your mouth, sip water for ten minutes, walk, start your warm-up. Go to the doctor at the venue and do not compete if you took a knock to the head, see blood, have fever or chest pain, feel dizzy, or cannot keep water down. Never make yourself sick.',
    why: 'The body reacts to the bout as to a danger and shuts digestion down, which feels awful but says nothing about how you will fight.',
    step: 'Test your fight-day meal before a hard sparring session, three to four hours ahead, and write down how your stomach took it.',
    mistake: 'Most people eat nothing all day out of fear and then step up empty and shaky.',
  },
  'first-competition-what-happens': {
    asked: [
      'what actually happens at a first competition',
      'never been to a tournament, how does the day go',
      'first fight next month, no clue what to expect there',
      'when do i weigh in, when do i warm up, who calls me, how does it all work',
      'nobody explained how the day works and i dont want to look stupid',
      'first bjj comp saturday how does it run',
    ],
    answer:
      'You check in, get weighed, wait far longer than you think, fight for a few minutes, and wait again.\n1. Check-in: identity card, licence or pass, medical if your sport asks for it.\n2. Weigh-in: the evening before, that morning, or in BJJ often right before your first match, in the gi.\n3. Draw: note your mat or ring and your bout number.\n4. Count bouts: start warming up when about five are left before yours.\n5. Gear check, call, bout, result, handshake.\nIn tournaments the next match can come within ten to thirty minutes: jacket on, sip, sit. After hard hits see the ringside doctor before you leave.',
    why: 'Many bouts share few mats or one ring, and stoppages and full-length matches shift the timetable, so no exact time can be promised.',
    step: 'Ask your coach for weigh-in time, place, rule sheet and who stands in your corner, and write all four down.',
    mistake: 'Most first-timers warm up hard on arrival and are cold and tired two hours later.',
  },
  'first-competition-what-to-bring': {
    asked: [
      'what do i need to bring to my first fight',
      'packing list for tournament??',
      'what goes in the bag for comp day',
      'scared ill forget something, mouthguard id etc',
      'do i need two gis or my own gloves for a first competition',
      'leaving friday for my first tournament, what should i pack',
    ],
    answer:
      'Pack the night before: papers first, then what you fight in, then what keeps you fed and warm.\n1. Papers: identity card, licence or pass, medical form, entry confirmation, some cash.\n2. Fighting: mouthguard, groin guard, wraps, shin guards, shorts or gi in the colour the rules allow, a second gi or shirt. Ask whether the event provides gloves and head guard.\n3. Waiting: warm jacket, flip-flops, towel, headphones, charger.\n4. Food you know: bananas, rice, bread, two litres of water.\n5. Small things: tape, nail clippers, hair ties, plasters, spare contact lenses.\nPapers and mouthguard travel in your hand luggage, not in someone else’s car.',
    why: 'Without papers or mouthguard officials may not let you start, whereas nearly everything else can be borrowed or bought at the venue.',
    step: 'Lay everything out on the floor, photograph it, and use the photo as your list for every event.',
    mistake: 'Most people forget papers or mouthguard, the two things you cannot easily borrow.',
  },
  'freezing-why': {
    asked: [
      'why do i freeze in a fight',
      'my mind goes completely blank as soon as it starts',
      'i know everything in training and then i just stand there',
      'whats wrong with me i forgot every technique in the match',
      'why does my body not move when he comes at me',
      'coach screams and i hear nothing, like im watching myself',
    ],
    answer:
      'You freeze because a threatened brain stops first to take in the danger, and with too many options it finds no way out of that stop. It is an old reflex, not cowardice. Three things make it worse: many techniques but no first action, sparring that never felt like the bout, and attention on how you look. So treat it there. Cut your plan to one attack, one defence and one place to go. Do one round a week that feels like a bout: stranger as partner, people watching, someone calling the start. And train a trigger that moves your feet, such as one step left on every start.',
    why: 'Standing still once kept our ancestors unseen; in the ring the same pause is long enough to be hit, and the shock then makes it last.',
    step: 'Write down one attack, one defence and one direction, and use only these three in your next sparring.',
    mistake: 'Most people learn more techniques against freezing, which gives the head even more to choose from.',
  },
  'start-first-exchange': {
    asked: [
      'how do i start the first exchange',
      'what should i do in the first ten seconds so i dont freeze',
      'i always wait and he always starts, how do i get going',
      'how to begin the round when my head is empty',
      'first 30 seconds i do nothing and lose the round there',
      'need something to open the match with',
    ],
    answer:
      "Decide your first action beforehand as an if-then sentence and do it within five seconds, whatever the other one does. Striking: 'If the bell rings, then I take the centre, double jab, step left.' Grappling: 'If the referee says go, then I take my grip first and pull him one step to the side.' It need not score; it has to start your feet and your breath. Then a second sentence for trouble: 'If I get hit or lose the grip, then hands up, one step out, jab again.' Train it: ten starts per session, someone shouts, you go, five seconds, reset.",
    why: 'Under stress, choosing takes longer than doing, and an action that is tied to a signal starts by itself before doubt can speak.',
    step: 'Do ten shouted starts with a partner at the end of two sessions, five seconds each, always with the same first action.',
    mistake: "Most people plan to 'see what he does’ first and hand over the first minute.",
  },
  'blinking-when-punched': {
    asked: [
      'how do i stop blinking when punches come',
      'i close my eyes every time someone throws at me',
      'keep flinching and turning my head away',
      'shut eyes in sparring and then eat the second punch',
      'is there a drill for keeping your eyes open',
      'coach says look at him but my eyes just close by themselves',
    ],
    answer:
      'You get rid of it with many slow, harmless punches, because flinching is a reflex that fades only through repetition you can predict. Three times two minutes, three times a week:\n1. Partner with gloves touches your guard slowly, you keep your eyes on his chest and breathe out at every touch.\n2. Same, at half speed, to your guard and forehead, light as a tap.\n3. You block and give one jab back after each.\nMove on only when you see nine of ten punches arrive. Chin down, mouth closed, teeth on the mouthguard. A short blink on contact stays normal; turning away is what you remove.',
    why: 'The blink comes from a part of the brain that does not listen to will and drops an alarm only after many false ones.',
    step: 'Do three rounds of two minutes of slow touches to your guard with a partner you trust, breathing out at every touch.',
    mistake: 'Most people try to cure it with hard sparring, which trains the flinch.',
  },
  'tell-partner-go-lighter': {
    asked: [
      'how do i tell my sparring partner to go lighter',
      'he hits way too hard and i dont want to look soft',
      'what do i say when someone goes 100 percent in sparring',
      'sparring is a war every tuesday and i dread it',
      'is it ok to ask people to tone it down',
      'big guy in my gym never holds back, what if he doesnt listen',
    ],
    answer:
      "Say it before the round, with a number: 'Thirty per cent to the head, fifty to the body, I want to work on my jab.' If it gets harder, stop, step back, hand up: 'Too hard for me, can we go back to thirty?' Hit no harder yourself, or he reads it as yes. The second time you end the round: 'That is it for me today, thanks', touch gloves, leave. Then tell the coach: 'He goes too hard, please pair me with someone else.' After a hard knock to the head: done for the day, no contact until a doctor has cleared you.",
    why: 'The word light means something different to everyone, while a number can be checked, and few people notice by themselves that they have become harder.',
    step: 'Agree a number for power before every round and say it first.',
    mistake: 'Most people say nothing and hit back harder, and the round escalates.',
  },
  'temper-after-getting-hit': {
    asked: [
      'how do i stop losing my temper when i get hit',
      'i see red and just brawl',
      'one dirty shot and the whole plan is gone',
      'got disqualified for hitting after the break because i was so angry',
      'why do i get so mad in the ring when im calm otherwise',
      'he hits me clean and i have to get it back at once, every time',
    ],
    answer:
      "Give the anger one fixed action, decided beforehand: 'If I get hit clean, then I step out, breathe out once, and jab before anything else.' In grappling: 'If he fouls me, then I fix my grips and look at the referee.' You cannot choose not to get angry, but you can train what follows. In sparring let a partner land a light surprise shot to the body five times a round; each time you do step, breath, jab. The corner gets one word to call you back, such as 'jab'. After a foul, say nothing: revenge costs you points. If temper follows you home, see a psychologist.",
    why: 'Anger is faster than thought, so only something rehearsed beforehand can get in between the hit and the wild swing.',
    step: 'Spar two rounds in which you answer every clean hit only with step out, breath, jab, and let someone count.',
    mistake: 'Most people try to suppress the anger and have no action ready when it comes.',
  },
  'how-many-losses-normal': {
    asked: [
      'how many losses are normal',
      'lost my first three fights, is that bad',
      'im 1 and 5 should i be worried',
      'four tournaments and out in the first round every time',
      'does everyone lose this much at the start',
      'record is 0-4 and i feel like a joke',
    ],
    answer:
      'Losing about half your bouts is normal if the matching is fair, and three or four losses at the start say very little. Count it: in a bracket of 16 with single elimination, eight are out after one match and 15 of 16 go home with a loss. With even chances, one in eight loses the first three by luck alone. What matters is how you lose. Look for change: longer rounds, fewer points against, a different mistake each time. If you lose four or five in the same way, change the training. After any stoppage by hits to the head, no contact until a doctor has cleared you.',
    why: 'In every match exactly one side wins, so over all fighters the average is one half, and short runs swing widely by chance.',
    step: 'List every loss with one line on how it was decided, and count which cause comes up most.',
    mistake: 'Most people count the losses and never sort them by cause.',
  },
  'week-after-a-loss': {
    asked: [
      'what do i do the week after a loss',
      'lost on saturday, when should i go back to training',
      'cant stop replaying the fight in my head',
      'should i watch the video of my loss or leave it',
      'i lost and dont know what to do with myself now',
      'how to get over losing a match, its been days',
    ],
    answer:
      'Take it in three parts: rest, look, act.\n1. Days 1 and 2: sleep, eat, walk, no verdicts. If you were hit hard in the head, no contact until a doctor has cleared you.\n2. Days 3 and 4: watch the video twice, once without sound, the second time with your coach. Write three lines: what worked, where it turned, what was missing.\n3. Days 5 to 7: go back to class, light, and drill the one missing thing for fifteen minutes.\nGive the replaying a place: ten minutes a day with pen and paper, then close the book. If low mood lasts beyond two weeks, see a doctor.',
    why: 'The first days are ruled by hurt pride and tired nerves; a judgement made a little later sees the film and not only the ending.',
    step: 'Write the three lines, what worked, where it turned, what was missing, and show them to your coach.',
    mistake: 'Most people either hide for a month or spar hard the next day to prove something.',
  },
  'week-after-a-win': {
    asked: [
      'what do i do the week after a win',
      'won my fight, what now',
      'i won and somehow feel empty',
      'how long should i rest after winning',
      'everyone expects me to win again now',
      'got gold sunday and now ive no idea what to train for',
    ],
    answer:
      'Rest for several days, write down what nearly went wrong, and set the next task before the next date.\n1. Days 1 to 3: enjoy it, sleep, thank corner and partners. A win does not protect the head: after hard hits, no contact until a doctor has cleared you.\n2. Days 4 and 5: watch the video and note two things that worked and two your opponent almost got.\n3. Days 6 and 7: return lightly and choose one of those two for the next four weeks.\nFeeling empty is common: the goal that ordered your days is gone. Say yes to a new bout only after that week.',
    why: 'Winning hides mistakes because nobody asks about them, and the high of those days makes people agree to the next date too early.',
    step: 'Write down the two moments in which you could have lost and choose one to train for four weeks.',
    mistake: 'Most people look only at the result and keep the hole that nearly cost them.',
  },
  'spar-again-after-knockout': {
    asked: [
      'when can i spar again after a knockout',
      'got ko’d five weeks ago, is it ok to spar now',
      'how long after being knocked out until i can take punches again',
      'doctor cleared me but i dont trust my chin, how do i start',
      'steps back to sparring after ko',
      'knocked out in april and gun shy since, coach wants me back in the ring',
    ],
    answer:
      'Only when a doctor has cleared you for contact and your federation’s suspension is over; after a knock-out that is often 30 to 90 days, longer after a second one. Then step by step, at least two sessions without symptoms on each step and a day between:\n1. Running, shadow, bag.\n2. Pads, drills, nothing to the head.\n3. Sparring to the body only.\n4. Light touches, jab only, with someone you trust.\n5. Normal technical sparring; hard rounds last.\nHeadache, dizziness, nausea, blurred sight or odd tiredness: stop and go back to the doctor. Trust returns at steps 3 and 4, so stay there as long as needed.',
    why: 'A brain that has not recovered reacts far worse to a second blow, and feeling well again often comes before it has healed.',
    step: 'Get the doctor’s clearance in writing and hand your coach the five steps before anyone touches your head.',
    mistake: 'Most people test the chin in a hard round as soon as the headache is gone.',
  },
  'first-class-back-after-years': {
    asked: [
      'how do i start again after years off',
      'first class back after 6 years, bit embarrassed',
      'havent trained since before the kids, how much should i do at first',
      'used to be good now out of breath in the warm up',
      'blue belt that quit for four years, do i even wear it',
      'scared to walk back in, everyone i knew has been promoted',
    ],
    answer:
      "Go to the beginners’ class, do half, and leave while you still could do more. Your head remembers the old pace; your tendons and lungs do not.\n1. Weeks 1 and 2: two classes a week, technique only, sit out every second round.\n2. Weeks 3 and 4: light positional or body rounds with people you choose.\n3. From week 5: a third class, normal sparring if nothing hurts.\nTell the coach at the door: 'I have been away for years, I would like a quiet month.' Wear the belt you earned. If you have heart trouble, chest pain, dizziness on effort or a new illness, see a doctor first.",
    why: 'Memory asks for movements that the tissue can no longer carry, and the gap between the two is where strains and tears happen.',
    step: 'Message the gym, name the class you will come to, and say that you want a quiet month.',
    mistake: 'Most people spar at their old level in week one and are injured by week three.',
  },
  'appeal-a-decision': {
    asked: [
      'can a decision be appealed',
      'i got robbed, can i protest the result',
      'how do i appeal a split decision',
      'ref stopped it too early is there anything i can do',
      'judges gave it to him and the whole hall booed',
      'they counted the points wrong at the tournament, who do i go to',
    ],
    answer:
      'Yes in form, but an appeal against the judges’ opinion almost never succeeds. In professional boxing and MMA, US commissions change a result mainly for three things: collusion, scorecards added up wrongly, or a referee who misapplied a rule. A stoppage that came early for your taste is none of these. At amateur tournaments the window is short, often minutes after the bout, in writing, with a fee, through coach or team leader; in judo and BJJ the mat decision mostly stands except for a recording error. So: stay calm, get the cards or the video, name the rule by number, let your coach hand it in.',
    why: 'Scoring is treated as a judgement of what was seen from the table, while an appeal body can only repair a breach of the rules.',
    step: 'Read the protest paragraph of your federation’s rules and note the deadline, the fee and who may sign.',
    mistake: 'Most people argue about who looked better instead of naming the broken rule.',
  },
  'is-it-time-to-stop': {
    asked: [
      'is it time to stop fighting',
      'how do i know when to quit the sport for good',
      'thinking of hanging up the gloves',
      '15 years of judo and i feel done, am i just tired or finished',
      'should i retire or give it one more year',
      'dont enjoy it anymore and my body is wrecked',
    ],
    answer:
      'Stop competing now if a doctor says so, if you have been knocked out repeatedly, or if memory, speech, balance or headaches have changed; that needs a doctor, not a debate. Otherwise decide by three questions, and not within four weeks of a loss or an injury: Would you still train if nobody ever saw you compete? Did you look forward to at least one session a week over the last two months? Is what it costs in body, money and family still worth it to you? Two noes: take eight weeks off and ask again. Still two noes: stop competing, and decide separately whether to train, coach or leave.',
    why: 'Damage from blows adds up, and a hurt brain judges itself badly, so the person concerned is often the last to notice how far it has gone.',
    step: 'Answer the three questions on paper and put the date for asking them again in your calendar.',
    mistake:
      'Most people decide everything at once, though competing, training and belonging are three separate things.',
  },
  'when-to-tap': {
    asked: [
      'when should i tap',
      'is it ok to tap early',
      'i hate tapping and my elbow pays for it',
      'do i tap before it hurts or when it hurts',
      'always tap too late because i dont want to lose to white belts',
      'got choked out because i wouldnt tap',
    ],
    answer:
      "Tap as soon as the hold is locked and you have no escape you have trained, not when it hurts. By kind:\n1. Heel hook and other twisting leg locks: tap when the heel is caught; the knee gives before pain warns you.\n2. Armbar, kimura: tap when the arm is separated from your body and starts to straighten or turn.\n3. Choke: tap at pressure on both sides of the neck; you can be out within about ten seconds.\nTap three times on the partner and say 'tap'. An early tap costs seconds, a late one months. Then ask: 'Where could I have got out?'",
    why: 'A joint gives way without warning once its limit is passed, and at that moment your partner has no time left to let go.',
    step: 'Tap one second earlier than usual in every round and ask your partner afterwards where the escape was.',
    mistake: 'Most people wait for pain, and in leg locks pain comes after the damage.',
  },
  'tell-coach-i-am-leaving': {
    asked: [
      'how do i tell my coach im leaving',
      'want to switch gyms without bad blood',
      'what do i say to my coach when i go to another club',
      'feel like a traitor for changing gym',
      'is it ok to just stop coming and text him',
      'found a better gym but my coach has done so much for me',
    ],
    answer:
      "Tell him in person, before anybody else hears it, in under two minutes. Ask for five minutes before or after class, and say: 'I am moving to another gym at the end of the month. I need more competition training. You taught me my guard and I will not forget that. Thank you.' One reason, no list of faults, no comparison. If he argues: 'I understand, I have decided.' Then cancel in writing with the notice period in your contract, settle what you owe and return gear. If you fear how he will react, write instead and take somebody with you to collect your things.",
    why: 'Gyms talk, and what hurts a coach most is hearing it from others; a short word face to face keeps the door open.',
    step: 'Read your contract for the notice period, then ask your coach for five minutes and say the four sentences.',
    mistake: 'Most people vanish or tell the changing room first, and that is what hurts coaches.',
  },
  'how-long-to-belt': {
    asked: [
      'how long does it take to get a blue belt',
      'how many years to black belt',
      'two years white belt and still nothing, normal?',
      'when will i get promoted training 3 times a week',
      'bjj vs judo vs karate how fast to black',
      'guy who started after me got blue, im still waiting',
    ],
    answer:
      "With two or three sessions a week, BJJ blue usually takes one and a half to three years and black eight to twelve; judo, karate and taekwondo black belts usually take three to six. In BJJ the federation’s standard waiting times for adults are two years at blue, eighteen months at purple, one year at brown, and black from 19 years of age. Sessions count more than years: BJJ blue is roughly 200 to 300 classes, about two years at three a week, three at two. If you are far beyond that, ask: 'What do you need to see from me for the next belt?' and train the answer.",
    why: 'Rank follows mat time, which differs from person to person, and some federations add waiting times so that skill can settle before the next step.',
    step: 'Count your classes so far and ask your coach which two things are missing for the next belt.',
    mistake: 'Most people count years, but half of those weeks they were not on the mat.',
  },
  'grading-nerves': {
    asked: [
      'so nervous for my grading, how do i prepare',
      'belt exam next week and i forget the kata when people watch',
      'what if i mess up a technique in my grading',
      'grading nerves help',
      'i know the whole syllabus at home but blank in front of the examiners',
      'failing in front of the whole dojo is my nightmare',
    ],
    answer:
      "Rehearse the exam itself, with people watching, at least three times; practising under mild pressure prepares you better than more repetitions alone. Have someone call the syllabus in random order while two others sit at a table with paper. Do it tired once. Mark what stalls and give those items ten minutes a day. On the day: warm up, before each technique one breath out, name it silently, go. If you make a mistake, do not make a face: finish, bow or step back, and ask 'May I show that again?' Examiners look at how you go on. And coaches rarely enter people they expect to fail.",
    why: 'Memory is tied to the situation it was made in, so a voice, a table and watching eyes have to be part of the practice.',
    step: 'Hold one mock grading with a caller and two people watching at a table.',
    mistake: 'Most people practise in the printed order and stall when it is called at random.',
  },
  'what-to-say-in-corner': {
    asked: [
      'what do i say in the corner',
      'cornering my mate on saturday, never done it',
      'how much should i talk between rounds',
      'my fighter doesnt hear anything i shout',
      'first time in a corner, what do i tell him in that minute',
      'he comes back losing the round, what then do i say to him',
    ],
    answer:
      "Say one thing to keep and one thing to change, in under fifteen words, after he has breathed. With a minute’s break:\n1. Seconds 0 to 20: sit, mouthguard out, water, 'breathe out'. No advice.\n2. Seconds 20 to 40: 'Jab is landing, keep it. After the jab step left.'\n3. Seconds 40 to 50: let him repeat it back.\n4. Last ten: mouthguard, 'jab, left'.\nDuring the round only words agreed beforehand, one or two, never sentences. One person speaks. Look at his eyes: if he answers slowly, does not know the round, staggers or cannot see, you stop it. That is your first job.",
    why: 'A tired fighter hears hardly anything at first and keeps hold of one or two words, so every further sentence pushes out the one that counts.',
    step: 'Corner three sparring rounds with a stopwatch and agree three call words with your fighter.',
    mistake: 'Most corners give five instructions at once and the fighter keeps none.',
  },
  'say-to-child-before-after-bout': {
    asked: [
      'what do i say to my son before his match',
      'what should i tell my daughter after a bout',
      'my kid has her first tournament, how do i help and not add pressure',
      'drive home after competition, talk about it or not',
      'do i give tips from the side or shut up',
      'i get more nervous than him and then talk too much',
    ],
    answer:
      "Before: 'Have fun, try your best throw, I love watching you.' After, whatever the result: 'I loved watching you. Are you hungry?' That is enough; the technique belongs to the coach. Before the bout keep to practical things: toilet, water, warm jacket, when it starts. During it clap and say nothing technical, because two voices confuse a child. Afterwards wait until the child brings it up, also in the car. Then ask one question: 'What was the best bit?' Children name trying hard, friends and good coaching as what makes sport fun, well ahead of winning. If the head was hit, tell the event doctor first.",
    why: "Children read in a parent's face whether love hangs on the result; when it plainly does not, they dare more and get over a loss sooner.",
    step: 'Agree with your child which one sentence helps before a bout and say only that.',
    mistake: 'Most parents analyse the match in the car, when the child is most tired.',
  },
  'child-cries-after-loss': {
    asked: [
      'my child cries after every loss, what do i do',
      'son lost at judo and sobbed for an hour',
      'is it normal that she cries on the mat',
      'what if he starts crying during the match again',
      'kid in tears after tournament and says hes rubbish',
      'dont know whether to hug her or tell her to toughen up',
    ],
    answer:
      "Hug first, talk later: crying after a loss is normal in children and passes faster if nobody argues with it. First check for pain or a knock to the head; either goes to the medic. Then go down to eye level, away from people: 'You are sad, you wanted to win. I am here.' No 'it is only a game', no reasons, no phone filming. Ten minutes, water, snack. Later, when calm: 'What did you manage today that you could not do last month?' If tears come before every event, or sleep and stomach suffer, leave competitions for three months and keep the training.",
    why: 'In tears a child cannot take in arguments; closeness calms the body first, and only a calm head can look back at what happened.',
    step: 'Practise losing kindly at home: play a short game, lose, shake hands, name one good move of the other.',
    mistake: 'Most parents talk the sadness away at once, and the child cries longer to be believed.',
  },
  'child-wants-to-stop': {
    asked: [
      'my kid wants to stop training, do i let him',
      'daughter doesnt want to go to karate any more',
      'should i make my son finish the season',
      'he cries before every class and wants to quit after two years',
      'is it ok to let a child give up',
      'every tuesday same drama, says taekwondo is stupid',
    ],
    answer:
      "First find out why, then let the child stop if the reason stays; forcing rarely brings the joy back. Ask on a walk, not before class: 'What is the worst bit? If you could change one thing?' Usual reasons: no fun, feeling bad at it, friends gone, too much pressure, pain. Change that one thing, agree on four more weeks or the end of the term, then the child decides. Ask also, calmly: 'Is somebody there hurting you, scaring you, or asking you to keep secrets?' If yes, or a sudden refusal with fear of one person: no more classes, believe the child, and call a child-protection line.",
    why: 'Wanting to stop is usually about one circumstance and not the sport, and a child who was forced remembers the force longest.',
    step: 'Ask your child on a walk what the worst bit of training is, and change that one thing with the coach.',
    mistake: 'Most parents discuss it at the door with the bag packed, where only yes or no is left.',
  },
  'too-old-to-start-at-40': {
    asked: [
      'am i too old to start at 40',
      '43 and never done a martial art, is it stupid to begin bjj',
      'can you start boxing in your forties',
      'everyone in class is 20 and faster, feel like a grandad',
      'how often should i train as a 45 year old beginner',
      'knees creak and lungs burn, is it too late for me',
    ],
    answer:
      'No, 40 is a common age to start, and you can train for decades if you plan recovery instead of copying the twenty-year-olds. Begin with two classes a week for three months, a free day after each, then perhaps a third. One short strength session a week protects knees, back and neck. Choose partners: calm, your weight, experienced. In grappling tap early and refuse jumping guards and hard throws at first; in striking no hard sparring in the first six months. See a doctor before you begin if you have heart disease, high blood pressure, diabetes, chest pain or fainting, or have done nothing for years.',
    why: 'Technique and stamina still grow well at that age, while tendons and joints take longer to recover from the same load than they once did.',
    step: 'Book two trial classes at different gyms and count how many people over 35 are on the mat.',
    mistake: 'Most late beginners train four times in week one and are out with a rib or a calf in week four.',
  },
  'first-fight-at-35': {
    asked: [
      'can i have my first fight at 35',
      '36 and want one amateur bout before its too late',
      'is there an age limit for a first boxing match',
      'what medicals do i need to fight at 37',
      'masters division or fight the young ones at 35',
      'wife says im crazy to compete at my age',
    ],
    answer:
      'Yes, if a doctor clears you and the rules of your sport let you in. Grappling is easiest: BJJ has masters classes from 30, judo veterans from 30, veteran wrestling from 35. In open amateur boxing many federations end at 40, and from 35 or 40 they often want extra tests, so ask before you start a camp. See a sports doctor for a heart check with ECG. Allow at least a year of regular training and three months of sparring with strangers. Insist on an opponent close in age, weight and number of bouts, and have your coach ask for his record.',
    why: 'Skill can still be built then, but the heart and the brain carry more risk with age, which is why rules and doctors look closer.',
    step: 'Ask your federation for its upper age limit and the list of medical tests, and book the sports doctor.',
    mistake: 'Most people pick the date first and learn about the medical tests in the last week.',
  },
  'only-woman-in-class': {
    asked: [
      'only woman in my class, how do i deal with it',
      'no one wants to pair up with me because im a girl',
      'guys either go super soft or dont partner with me at all',
      'im the only female at the boxing gym and always left over',
      'how do i get proper training as the one woman there',
      'they treat me like glass',
    ],
    answer:
      "Choose your partner before the coach says 'pair up', and tell him how you want it. Walk to one of the two or three technical, calm ones while the explanation still runs: 'Shall we?' Then a number: 'Real grips, fifty per cent, use technique, please do not let me win.' Tell the coach once, privately: 'I am often left over; please pair me for the first month.' Ask whether there is a women’s hour or a sister gym for one session a week, so that you also meet your own size. If after two months nothing has changed, the gym is the problem: try another.",
    why: 'Pairs form within seconds, and partners who do not know what you want swing between too careful and too rough.',
    step: 'Pick two partners, ask them before class, and tell each the percentage you want.',
    mistake: 'Most wait to be chosen and end up with whoever is left.',
  },
  'partner-who-manhandles': {
    asked: [
      'what do i do with a partner who just manhandles me',
      'guy is 40 kilos heavier and throws me around',
      'he uses only strength and i get crushed every round',
      'can i refuse to roll with someone bigger',
      'smallest in the gym and they ragdoll me',
      'he smashes me and i learn nothing, my ribs hurt',
    ],
    answer:
      "You may refuse any partner, without a reason, and you should refuse this one until he can control himself. Before the round: 'I am forty kilos lighter, please match my weight and let me work.' If he crushes on, tap, sit up: 'That is too much for me, I am out', and go. Tell the coach in one sentence: 'He uses his weight on me, I will not roll with him; please tell him why.' Rounds with heavy partners teach you something only from agreed positions, without dropping weight. Touching that has nothing to do with the technique: stop at once, leave, report it to coach or welfare officer.",
    why: 'Great differences in weight load joints and ribs beyond what technique can absorb, and a partner who ignores it will not notice your limit.',
    step: "Say 'no thanks, not today' to the partner you dread and take a positional round with somebody your size.",
    mistake: 'Most people endure it until they are injured because refusing seems rude.',
  },
  'no-progress-for-months': {
    asked: [
      'no progress for months, what am i doing wrong',
      'same guys catch me with the same thing every week',
      'stuck at the same level for a year',
      'why am i not getting better, i train four times a week',
      'feels like im getting worse at bjj',
      'everyone improves but me, been on a plateau since winter',
    ],
    answer:
      "You are probably repeating what you can already do; progress returns when you work on one weak spot for four weeks with feedback.\n1. After each of three sessions write where you lost: position or situation, one line.\n2. Take the most frequent one, for instance 'passed on the left' or 'hit by the counter after my jab'.\n3. Ask the person who does it to you: 'What do you see?'\n4. Twice a week start three rounds of three minutes exactly there.\n5. After four weeks count again.\nYour partners improve too, so compare with an old video. Tired and worse everywhere: take an easy week first.",
    why: 'The brain saves effort on what already works, so learning happens only at the edge, where mistakes occur and somebody names them.',
    step: 'Note after three sessions where you lost each round and start three rounds in the most frequent spot.',
    mistake: 'Most people add more sessions of the same instead of changing one thing.',
  },
  'train-at-home-with-bag': {
    asked: [
      'how do i train at home with just a bag',
      'no gym near me, only a heavy bag in the garage',
      'bag workout plan how many rounds',
      'can i learn boxing alone at home',
      'i just hit the bag without any plan and get bored',
      'nobody to train with, how often should i do the bag',
    ],
    answer:
      'Three sessions a week of about forty minutes, each with one theme.\n1. Skip or jog five minutes, wrap hands, bag gloves on.\n2. Shadow-box three rounds of two minutes in front of a mirror or camera.\n3. Bag six rounds of two minutes, one minute’s rest: two jab and movement only, two with one combination and a step out after it, one on defence (slip or guard before each punch), one fast.\n4. Ten minutes of squats, press-ups, planks.\nFilm one round a week and check: hands back to the chin, feet not crossed. The bag does not hit back, so visit a gym once a month for correction.',
    why: 'A bag allows every mistake without punishing it, so only a set task and your own picture on film keep bad habits from settling.',
    step: 'Do three bag sessions with one theme each and film one round from the side.',
    mistake: 'Most people stand square and hit as hard as they can, and train a dropped guard.',
  },
  'partner-unhappy-about-training': {
    asked: [
      'my wife is unhappy about how much i train, what do i say',
      'boyfriend says i love the gym more than him',
      'how do i talk to my partner about training without a fight',
      'always arguing when i pack my bag',
      'she wants me to quit muay thai',
      'girlfriend annoyed, five evenings a week, i get it but its my thing',
    ],
    answer:
      "Start with what it costs the other one, then offer fixed evenings, and do it on a free day, not with the bag in your hand. For example: 'You are alone four evenings a week and do bedtime by yourself. That is a lot. I need two evenings of training, Tuesday and Thursday. Sunday and Wednesday are ours, phone off. What would you need?' Then listen for five minutes without defending. Write the week down together, try it for four weeks, talk again. If it is fear for your health, say what you do: no hard sparring, check-ups. If you are threatened or controlled, get help from a counselling line.",
    why: 'Being seen in the burden takes the anger out of the talk, and reliable evenings weigh more than vague promises of less.',
    step: 'Ask for twenty minutes on a free evening, begin with what your training costs the other one, and write the week down together.',
    mistake: 'Most people defend the number of sessions when the complaint is about being alone.',
  },
  'parents-forbid-the-sport': {
    asked: [
      'my parents forbid me to box, what can i do',
      'mum says no to mma',
      'how do i convince my parents to let me train',
      'dad thinks fighting is for thugs',
      'im 15 and they wont sign the form',
      'should i just train in secret',
    ],
    answer:
      "Do not train in secret; ask what exactly they fear and offer a version that answers it. Under 18 you need their signature anyway, and one injury ends the trust. Sit down with both: 'What worries you most: my head, school, the people?' Then offer:\n1. Head: three months without sparring, or judo, wrestling or BJJ, which have no punches to the head.\n2. School: grades stay, or I pause.\n3. People: come and watch a class and talk to the coach.\nAsk for a trial of three months, not for a yes forever. If it stays a no, run, get strong, and ask again in half a year.",
    why: 'A fear that is taken seriously can be answered point by point, while secrecy confirms the very worry that led to the no.',
    step: 'Invite one parent to watch a class and to ask the coach three questions.',
    mistake: 'Most people argue that it is safe instead of asking which danger is meant.',
  },
  'panic-breathing': {
    asked: [
      'how do i breathe in a panic attack',
      'heart racing cant breathe what do i do',
      'breathing exercise for panic',
      'panic on the bus again, how do i stop it',
      'my chest gets tight and i think im dying, happens at night',
      'thoughts racing, need something that calms me down fast',
    ],
    answer:
      "Breathe out longer than in: through the nose for four seconds, out through the lips for six, for five minutes. That is six breaths a minute; slow breathing under ten a minute goes with a calmer body and less anxiety in studies. Sit, feet flat, one hand on the belly. Say: 'This is panic, it peaks and passes', mostly within ten to twenty minutes. Do not gulp air or use a paper bag. Too hard? Just lengthen the out-breath. Chest pain, fainting, pain into arm or jaw, or breathlessness you do not know: call emergency services. If it keeps coming, see a doctor; panic responds well to treatment.",
    why: 'Fast breathing blows off too much carbon dioxide, which makes the dizziness and tingling that feed the fear; a long out-breath reverses that.',
    step: 'Practise four in, six out for five minutes each evening while you are calm.',
    mistake: 'Most people take deep gulps of air, which makes the dizziness worse.',
  },
  'how-to-decide': {
    asked: [
      'how do i decide',
      'cant make up my mind, going round in circles for weeks',
      'stay or go, both have pros and cons',
      'big decision and everyone tells me something different',
      'how to choose when both options are good',
      'scared of choosing wrong so i choose nothing',
    ],
    answer:
      'Set a date, write down what matters, and test each option against failure.\n1. Date: the day by which you decide, usually within two weeks.\n2. Three criteria, no more, for instance money, people, training. Give each option 0 to 10 on each.\n3. Imagine it is a year later and the choice went badly: write why. Can you prevent that?\n4. Ask one person who has done it, not five who have opinions.\n5. Check the way back: if you can undo it, decide quickly; if not, sleep on it three nights.\nIf the numbers are close, both are good enough: take the one you would regret not trying.',
    why: 'Without a date the weighing never ends, and imagined failure brings out the risks that hope and wishes like to cover up.',
    step: 'Write three criteria, score each option from 0 to 10, and set the day on which you decide.',
    mistake: 'Most people collect more opinions when what is missing is a deadline.',
  },
  'how-to-say-no': {
    asked: [
      'how do i say no to people',
      'i always say yes and then i have no evening left',
      'what do i say when he keeps asking after i said no',
      'everyone uses me for favours',
      'feel guilty every time i refuse something',
      'coach wants me to take the kids class again and i cant say no',
    ],
    answer:
      "Say it in one sentence, without a reason they can argue with: 'No, I cannot do that, thanks for asking.' If you need time: 'I will tell you tomorrow', and then do. If they push, repeat the same sentence, same tone, up to three times; each new reason opens a new bargain. With someone you want to help, add the part you can do: 'Not every Thursday. I can take the class once a month.' Expect guilt for a day or so: it comes from the habit, not from a wrong. Fear of what someone will do to you after a no is different: talk to somebody you trust.",
    why: 'Every reason offers the other person a problem to solve for you, while a plain no leaves nothing to negotiate.',
    step: 'Say one small no with the single sentence and write down what really happened afterwards.',
    mistake: 'Most people explain for five minutes, and every reason becomes something to solve.',
  },
  'bullied-who-to-tell': {
    asked: [
      'im getting bullied who do i tell',
      'guys at school film me and put it in the group',
      'being picked on every day and nobody does anything',
      'should i hit him back, i do boxing',
      'told a teacher and it got worse, what now',
      'people at work make fun of me constantly',
    ],
    answer:
      "Tell one adult whose job is to act, with dates: class teacher, head of year or school counsellor; at work your manager or personnel department; and one person who is on your side, such as a parent or your coach. Say: 'This has happened four times since Monday, I need you to stop it. What will you do, and by when?' Keep a list: day, place, what, who saw it. Online: screenshot, block, report. If nothing happens within a week, go one level higher, in writing. Do not hit first; walk away, stay near people. Threats, beating or blackmail: police. A free child or crisis helpline listens today.",
    why: 'Bullying lives on nobody being responsible, and dates and places turn a feeling that can be waved aside into facts somebody must answer.',
    step: 'Write down the last three incidents with day, place and witnesses, and hand the list to one adult.',
    mistake: "Most people say 'they are mean to me' without dates, and nobody acts.",
  },
  'worried-about-friend-what-to-say': {
    asked: [
      'worried about a friend, what do i say to him',
      'teammate drinks a lot since his divorce',
      'my mate stopped coming to training and doesnt answer',
      'how do i ask if someone is ok without being weird',
      'she owes money everywhere and says everythings fine',
      'i think my training partner is depressed, how do i bring it up',
    ],
    answer:
      "Tell him what you saw, ask, and then be quiet: 'You have missed four weeks and you look tired. I am worried. How are you really?' Do it side by side, on a walk or drive, alone. Listen twice as long as you talk, no quick fixes. Then offer one concrete thing: 'Shall I come along to the doctor on Thursday?' If he waves it off: 'All right. I will ask again', and do within the week. You may ask straight out whether he thinks of ending his life; asking does not plant it. If yes: stay with him and call emergency services or a crisis line.",
    why: 'What you saw cannot be disputed, and side by side without eye contact most people find it easier to say difficult things.',
    step: 'Ask your friend for a walk, name two things you have noticed, and ask how he really is.',
    mistake: "Most people write 'let me know if you need anything', and nobody ever does.",
  },
  'grief-and-training': {
    asked: [
      'is it ok to train after someone died',
      'my dad passed last week, when do i go back to the gym',
      'old coach died and i cry in the middle of drills',
      'feel guilty for laughing at training so soon after the funeral',
      'should i still fight in three weeks, my gran died',
      'lost my dog and have no strength for anything',
    ],
    answer:
      "Yes, you may train whenever it does you good, and you may stay away; neither is disloyal. Grief comes and goes, and time away from it is part of getting through. For the first two or three weeks go light: walk, bag, drills, no hard sparring, because sleep and attention are poor and you get hurt. Tell the coach one sentence: 'My father died, I may leave early.' If tears come, step off the mat, breathe, decide anew. A bout within a month: you may withdraw. If after some months nothing gets lighter, see a doctor; if you do not want to live, call a crisis line now.",
    why: 'Mourning follows no timetable; routine and familiar people give the body a rest from it, while forcing yourself either way only adds guilt to the loss.',
    step: 'Go to one light class and tell the coach beforehand that you may leave early.',
    mistake: 'Most people either forbid themselves every good hour or spar hard to feel nothing.',
  },
  'save-for-tournament': {
    asked: [
      'how much do i have to save a month for a tournament',
      'need 900 for a comp abroad in six months',
      'how do i save for the europeans on a small wage',
      'flights hotel entry fee, how do i budget that',
      'never have money left when registration opens',
      'want to go to a camp in thailand next year, whats that per month',
    ],
    answer:
      'Add up the whole cost, put ten per cent on top, and divide by the months left. Example: entry 90, travel 250, two nights 200, food 100, licence 60: that is 700, with reserve 770. Seven months: 110 a month, about 25 a week. Put it aside on payday by standing order into a separate account, not at the end of the month. If the sum is too high, change one of three things: a later event, cheaper costs (share room and car, register early), or extra income such as one paid children’s class a week. Entry fee and travel usually rise near the date, so pay those first.',
    why: 'Divided over months even a large sum becomes small, and money moved on payday is gone before daily life can use it.',
    step: 'Write the five costs down, add ten per cent, divide by the months left, and set up the standing order.',
    mistake: 'Most people count fee and flight and forget food, licence and the way from the airport.',
  },
}
