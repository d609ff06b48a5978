import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TECHNIQUE: readonly ConcreteAnswer[] = [
  {
    matter: 'kick-defence',
    asked: [
      'He fakes the low kick, I lift my leg to check, and then he punches me. What do I do?',
      'he fakes the kick then punches',
      'and if the kick was only a fake',
      'every time i lift my leg i get a cross in the face',
    ],
    answer:
      'Check with your hands high and put the foot straight back down, no higher than needed. Against a faker, lift the heel only five centimetres and wait for his hip to turn: no hip turn, no kick. Then answer with your own jab as he steps in. It goes wrong when the rear hand drops as the knee rises; have a partner mix fake and real for three slow rounds.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'How do I defend the calf kick, it is too low to check normally?',
      'calf kick defence how',
      'and when it comes below the knee',
      'he chops my calf and my foot goes numb',
    ],
    answer:
      'Turn your front knee and toes outward and lift the foot a little, so his shin meets the front of yours instead of the calf. The other way is to bend the leg and pull the heel back toward your backside. Stand a little squarer, with less weight in front. If the foot drops or stays numb for more than a few minutes, stop training and see a doctor the same day.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'I block head kicks with one arm and my forearm is blue. How do I do it better?',
      'head kick block hurts arm',
      'so one arm or both for the high one',
      'blocked a high kick and my arm is still swollen',
    ],
    answer:
      'Use both arms and a step: lean slightly away, near forearm tight against your head, the other glove behind it, and step in toward his hip so you meet the thigh and not the shin. One loose arm just gets pushed into your head. If the forearm hurts on one point of the bone, or gripping is painful next day, get it X-rayed before you block again.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'I checked three kicks clean in sparring yesterday, what do I work on next?',
      'checked 3 kicks finally',
      'it worked yesterday, and now',
      'finally got my shin up in time three times',
    ],
    answer:
      'Three clean checks under pressure means your eyes now read the kick, and that is the hard half. Next, add a return: the checking foot lands and the same side kicks back, or the cross goes out before his foot is down. Ten slow repetitions a side before class, then try it twice per round. Don’t hunt for checks all round, or you stop punching.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'I block the first two punches fine, but the third one always lands. What do I change?',
      'third punch always lands',
      'and what about the one after that',
      'i cover the jab cross and then the hook gets me',
    ],
    answer:
      'Leave after the second punch: block, block, then step off to the side with a pivot or clinch. Standing still after two blocks gives him time to go around the guard. Drill it as a count: partner throws one-two-hook at half speed, you must be out of line by “three”. The usual fault is dropping the rear hand to answer too early, just as the hook starts.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'He keeps hitting my body because I hold my hands so high. How do I cover both?',
      'hands high so he hits the body',
      'and when he goes downstairs',
      'my ribs are sore because my elbows are too wide',
    ],
    answer:
      'Keep the gloves at the eyebrows and bring the elbow down by bending the knee and turning the trunk, not by lowering the hand. Elbow touches hip bone, glove stays on the cheek. Practise on a mirror, 20 a side, slowly. The mistake is looking down at the body shot; the next one comes upstairs. Rib pain when breathing in deeply means no sparring and a doctor.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'How do I deal with overhand rights from a shorter, wild guy?',
      'wild overhands keep landing',
      'and against the looping ones',
      'he shuts his eyes and swings over my jab',
    ],
    answer:
      'Stop leaving the jab out: snap it back to your cheek, left shoulder up to the chin, and take half a step to your right, away from the loop, straight after the jab. Better still, jab to the chest, which keeps him further away. If he’s already swinging, step in and tie up. Leaning straight back is what goes wrong, because the overhand reaches furthest there.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'I tried the slip in sparring and walked right into an uppercut, should I give it up?',
      'slipped into an uppercut',
      'tried it and got caught, so leave it?',
      'did the slip all week and then he uppercut me',
    ],
    answer:
      'Good that you tried it live, because that uppercut showed you exactly what to fix. You bent forward at the waist; slip with the knees and keep your nose behind your front knee. Rear glove stays on the chin the whole way. For two weeks slip only against the jab, then add the uppercut in slow drill. If your head ached or you felt foggy afterwards, no sparring until a doctor has seen you.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'I move well in shadow boxing but stand flat in sparring. How do I carry it over?',
      'good feet in shadow, flat in sparring',
      'and why is it gone when someone is in front of me',
      'as soon as we spar my feet are glued',
    ],
    answer:
      'Give your feet one rule in sparring: after every punch you throw, one step to the side. Nothing else for two rounds, at half power with a partner who knows. Feet stop because the head is busy with the hands, so make the task smaller. Ask someone on the bench to count your side steps: aim for ten a round. Skip the rule on hard days.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'My feet cross when I circle to the right. How do I get rid of that?',
      'feet cross when circling right',
      'and to the other side',
      'i trip over my own feet going right',
    ],
    answer:
      'Move the right foot first when you go right, then the left follows the same distance, never past it. Put a strip of tape on the floor along your stance and keep one foot each side of it: three minutes right, three minutes left, daily for two weeks. Small steps of 20 centimetres. It goes wrong when you hurry; if he’s quick, pivot on the front foot instead.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Our gym is tiny and I can’t practise moving. What can I do in two square metres?',
      'footwork in tiny space',
      'and with no room at all',
      'we are twenty people in a shoebox',
    ],
    answer:
      'Pivots, half steps and in-and-out are enough, and they need only two square metres. Three rounds of two minutes: one, jab and pivot 90 degrees on the front foot; two, half step back and half step in with the cross; three, step left, pivot right. Stay inside a taped square. The thing that suffers is long range, so do one session a week outside or in an empty hall.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'My calves cramp since I started staying on the balls of my feet. Is that normal?',
      'calves burn from being on toes',
      'and my calves are dead after one round',
      'did the bouncing thing and could not walk today',
    ],
    answer:
      'Sore calves in the first two or three weeks are normal and show that you really changed something. Don’t stand on tiptoe: a sheet of paper under the rear heel is enough, and the front heel may touch. Do two rounds a session that way, then three. Add 2 x 15 calf raises every other day. One calf that is swollen, hot or painful at rest needs a doctor the same day.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'I get my front foot outside, but he just steps round again. What then?',
      'he steps his foot outside again',
      'and if he wins the foot fight',
      'we just step on each others toes all round',
    ],
    answer:
      'Let him have the foot and punch as he steps, because while that foot is in the air he can’t hit hard. Straight right down the middle, then step out to your left. If he’s outside already, the lead hook over his jab is open, or walk in and tie up. What goes wrong is staring at the feet: feel his foot with yours and look at his chest.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Our lead hands keep slapping each other and my jab never gets through. What do I do?',
      'jab gets slapped by southpaw',
      'and what about the jab then',
      'his front hand is always in the way',
    ],
    answer:
      'Use that front hand to pin, not to jab: lay your glove on his for half a second, push it down and throw the right straight over the top. Second option, jab at his chest or shoulder, under the hand. Change every third time. What goes wrong is reaching forward to slap; once your hand is further than his glove, the left counters over it.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'I lost to a southpaw again, third time now. Is there a point in trying?',
      'lost to a lefty again',
      'third time, should i just avoid them',
      'same left hand got me all night',
    ],
    answer:
      'Losing three times to the same riddle hurts, and knowing it was the same left hand is already half the answer. Watch the video once and count: on how many of those lefts were you moving to your right, into it? For six weeks circle left first in every round and keep the right glove on your cheek. Ask your coach for one southpaw round per session.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'I get inside on the tall guy, but he ties me up every time. What do I do there?',
      'get inside then he clinches',
      'and once i am in he just hugs me',
      'tall guy leans on my neck when i get close',
    ],
    answer:
      'Punch on the way in and be finished before he hugs: two to the body, one hook up, then step out to the side. Keep your head on his chest under his chin, elbows inside his arms, so he can’t reach over your neck. If he has you, push his hip and turn out. What goes wrong is arriving and only then beginning to think; decide the combination before.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'I won a round against the tall guy for the first time. How do I keep that up?',
      'won a round vs the tall one',
      'it worked once, how do i repeat it',
      'got inside him all round yesterday',
    ],
    answer:
      'That round counts, because getting inside costs nerve and you paid it. Write down today which entry worked, for example slip left, hook to the body. Use that as your first entry next time, and prepare one second entry for when he expects it, such as a feint at the body and the overhand. Repeating only the one that worked fails after about two rounds.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'He switches between orthodox and southpaw in the middle of the round. How do I keep up?',
      'he switches stance mid round',
      'and if he changes all the time',
      'i adjust to the lefty and then he is orthodox again',
    ],
    answer:
      'Attack during the switch: while his feet are level he has neither balance nor power, so jab and cross go out right then. Beyond that, keep one rule only: move away from whichever hand is at the back. The mistake is switching along with him. Have a partner change stance on every clap for two rounds, and you call “left” or “right” aloud.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'He’s a head taller and his long knees hit me when I duck in. What do I change?',
      'duck in and eat knees',
      'and the knees when i go low',
      'i bend under his jab and his knee is there',
    ],
    answer:
      'Go in with bent knees and an upright back instead of ducking with the head. Your eyes stay at the height of his chest, forearms cross in front of your belly, and you enter after his jab, on the side of his front leg. If the knee has already landed on your head, end the sparring for that day. Practise five minutes with him only showing the knee.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'In clinch the tall one just bends my head down. How do I stand there?',
      'tall guy pulls my head down clinch',
      'and my neck, how do i hold it',
      'he grabs my head and i look at the floor',
    ],
    answer:
      'Get your forehead under his chin and your hips against his, because his leverage needs space. Hands go inside, one on his biceps and one round his back, and you look up at the ceiling lamps. Then walk him in small steps sideways. It goes wrong when your hips stay back: then he folds you. Sharp neck pain or tingling in an arm means stop and see a doctor.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'I pivot out against the pressure guy, but he follows right away. What do I add?',
      'i pivot and he follows',
      'and when he is straight back on me',
      'i turn off and two seconds later im on the ropes again',
    ],
    answer:
      'Hit as you leave: pivot, then a jab or check hook straight away, before he has turned. Moving without a punch only makes him walk faster. The sequence is jab, pivot left 90 degrees, cross, one step off. Do it in both directions, otherwise he cuts you off by the second round. Three rounds of drill with a partner who only walks forward.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'How often can I clinch against a presser before the referee warns me?',
      'how many clinches before warning',
      'and will the ref let me hold',
      'ref keeps telling me to work in the clinch',
    ],
    answer:
      'In boxing count on about two or three holds a round before a word from the referee; in Muay Thai and MMA the clinch is part of the fight as long as you work. So never only hold: one short punch or knee, then turn him. Ask at the rules meeting, “How long do you let us work inside?” A second warning means stop and use the pivot.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'I’m fine in the first round, but by the second his pressure has worn me out. What now?',
      'pressure wears me out round 2',
      'and when i get tired from it',
      'second round my legs are gone and he keeps coming',
    ],
    answer:
      'Stop running and stand your ground for ten seconds at a time: feet set, three straight punches, one step aside, breathe out. Backing up all round costs more than hitting. In training do 4 x 2 minutes where you start with your back on the ropes, one minute rest. What goes wrong is holding the breath under fire; make a short sound with every punch.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'I stood my ground against the pressure guy and got hit a lot, but he backed up. Was that right?',
      'stood my ground, took shots',
      'held the centre yesterday but my face hurts',
      'he finally stepped back but i ate a lot',
    ],
    answer:
      'Making him step back took courage, and it shows your straight punches work. Now do the same with fewer hits: jab to the chest first, chin down, and after three punches one step off the line before he answers. Keep such rounds to one or two a week at half power. Headache, nausea or fog afterwards means no sparring and a doctor.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'My counter works on the pads but never in sparring. Where is the difference?',
      'counter only works on pads',
      'and why not against a real one',
      'on the mitts im fast, in sparring im too late',
    ],
    answer:
      'On pads you know what’s coming, so take that away: the holder mixes jab, nothing and fake, and you counter only the real jab. Two rounds per session for three weeks. Then one sparring round where your partner may only jab and you may only counter. What goes wrong is going from pads straight to free sparring; the middle step is missing.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'He feints so much that I counter thin air. What do I do?',
      'i fall for every feint',
      'and if it was only a feint',
      'i bite on everything he shows',
    ],
    answer:
      'Answer a feint with a small thing: half a step back or a jab, and save the big counter for when his front foot lands. Only a real punch brings the weight onto that foot. Another way is to feint back at once, so he has to think too. The usual fault is being too close; at that distance everything looks real. Move out by one shoe length.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Nobody attacks me, we both wait. How do I make him lead so I can counter?',
      'both waiting nobody leads',
      'and if he just waits too',
      'two counter fighters staring at each other',
    ],
    answer:
      'Show him something to hit: lower the lead hand a little or step in half a foot’s length, then be ready for exactly that punch. Touch his glove with two light jabs first, most people answer the third. If ten seconds pass, lead yourself with jab to the body and out, since judges score the one who works. Don’t offer your chin; offer distance.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'I landed the same counter twice in sparring, then he stopped throwing. What next?',
      'landed my counter twice',
      'worked twice, then he did nothing',
      'hit him with the pull counter and he froze up',
    ],
    answer:
      'Two clean counters are a real success: he stopped because you took his jab away. Now it’s your turn to lead, since he’s afraid of throwing: jab, jab, cross to the body, step off. When he begins to punch again, the counter is back. Standing there and waiting for a third one is the usual mistake and gives the round away.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'I hit hard on the bag, but in sparring my punches do nothing. Why?',
      'hard on bag soft in sparring',
      'and why is the power gone with a person',
      'coach says i slap as soon as someone moves',
    ],
    answer:
      'On the bag your feet are set, in sparring you punch while still stepping. Fix the order: foot lands, then the punch leaves. Practise step-jab-stop, cross, 30 times slowly, and on the bag move around it and hit only when both feet are down. Sparring itself isn’t for power anyway; judge it on pads or a bag with movement.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'After three punches I lose my balance. How do I string together five?',
      'fall over after three punches',
      'and how do i get to five',
      'i lean forward more with every punch',
    ],
    answer:
      'Throw the first three at half power and bring your head back over your hips after each one. Power goes only into the last. Practise jab, cross, hook, cross, jab in front of a wall with your nose an arm and a half away; if you touch the wall you’re leaning. Ten slow, ten quick, every session. Wide feet on landing are the sign that it works.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'I only ever throw one-two. How do I get out of that rut?',
      'always just one two',
      'and what do i throw instead',
      'my partners know its always jab cross',
    ],
    answer:
      'Keep the one-two and change what comes third: one day the left hook to the body, next day the low kick, next day a step off and a second jab. One ending per session, 30 times on the bag, then at least three tries in each sparring round. What goes wrong is learning five combinations at once; under pressure only the one-two comes back.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'I dropped my sparring partner with a body shot and feel bad about it. What now?',
      'dropped my partner by accident',
      'he went down and now i feel guilty',
      'hit him in the liver and he could not breathe',
    ],
    answer:
      'That you feel bad says you’re a partner people can trust. Go to him today: “Sorry, that was too hard. How are you?” Before the next round agree on 30 per cent to the body. The shot was good technique, so keep it for pads and bouts. If he still has belly or shoulder pain, is pale or vomits, he belongs in hospital straight away.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'My arms burn out after thirty seconds of clinch. What am I doing wrong?',
      'arms dead in clinch',
      'and how do i save my arms there',
      'after half a minute i can not hold him any more',
    ],
    answer:
      'You’re pulling with your biceps; hang your body weight on him instead. Elbows on his chest, hands stacked behind the crown of his head, hips close, and relax each time he relaxes. Pull only in the instant before the knee. Do 3 x 2 minutes of pummelling at half power to end each session. Interlaced fingers tire you quickest, so lay palm over hand.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'He’s ten kilos heavier and just leans on me in the clinch. What do I do?',
      'heavier guy leans on me',
      'and with the heavy ones',
      'he hangs on my neck and i sink',
    ],
    answer:
      'Don’t carry him; step out from under: swim one arm inside, turn your hips 90 degrees and walk backward in a curve, so his weight falls into the gap. Then knee or leave. Stand upright, forehead against his collarbone. With a difference like that, agree on short 60-second goes. Pain that shoots into the arm or back is the signal to stop.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Our rules allow the clinch only five seconds. What is worth doing in that time?',
      'only 5 seconds clinch rules',
      'and with so little time',
      'ref breaks us before i get a knee off',
    ],
    answer:
      'One knee and out: catch the neck with one hand, knee with the same-side rear leg, push off and kick as you leave. Count it: one, grip; two, knee; three, exit. Don’t look for the perfect double grip, it costs the five seconds. Drill 20 entries from a jab-cross. Check your own rule book too, because some ban pulling the head altogether.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'I held my own against the Thai guy in the clinch for the first time. What do I train next?',
      'survived clinch with the good guy',
      'lasted the full round in there, and now',
      'he did not dump me once yesterday',
    ],
    answer:
      'A full round without being dumped means your posture holds, and everything else is built on that. Next aim for one attack per exchange: each time you win the inside arm, one knee at once, then reset. Two rounds a week with him at half power. Ask him, “Where did you feel open to a turn?” Don’t now go stronger; go earlier.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'I stop the first shot, but he goes on to a second and third. How do I end it?',
      'he chains takedowns',
      'and when he shoots again right after',
      'i sprawl and he already has the other leg',
    ],
    answer:
      'Don’t stay where the sprawl ends: as soon as the hips are down, circle toward his feet or push his head to the mat and step away, within two seconds. Chest weight on his shoulder blades, one hand on his head. Drill: partner shoots three times in a row, you may rest only after the third. Standing up straight in front of him is what gives him the second leg.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'I’m a striker and since I fear the takedown I no longer punch. How do I solve that?',
      'scared of takedown so i dont punch',
      'and how do i still throw hands',
      'my hands are low all the time waiting for the shot',
    ],
    answer:
      'Punch straight and short first: jab, cross, then a small step back with hips low. He can’t shoot well through straight punches, but he loves wide hooks and naked kicks. One rule for six rounds: never more than two punches without moving off line. Rounds where he may only shoot and you may only jab bring the trust back in about a month.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'How do I stop body-lock takedowns when he’s chest to chest with me?',
      'body lock defence',
      'and when he locks hands round my waist',
      'he hugs me and i fly backwards',
    ],
    answer:
      'Hips away first: lower yourself, push your hips back and get both forearms between you, on his hip bones or biceps. Then one underhook and turn toward that side. If his hands are already locked, put your head under his chin and widen your stance so he can’t bring your feet together. Standing tall and squeezing his head back is how one lands on one’s neck; accept the fall sideways, chin tucked.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'I defended four of six takedowns in sparring, but the two I lost cost me everything. Is that progress?',
      'stopped 4 of 6 takedowns',
      'four of six, good or bad',
      'the two he got i could not get up again',
    ],
    answer:
      'Four of six against someone who means it is clear progress. The next gain is on the floor: after each lost takedown you get up within ten seconds or it counts double. Practise the same thing daily: hip out, elbow post, technical stand-up, ten a side. Note which two got through; if it was the same entry twice, that’s next week’s drill.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'My throw works on beginners, but everybody my level blocks it. What do I do?',
      'throw only works on white belts',
      'and against people who know it',
      'the good ones just drop their hips',
    ],
    answer:
      'Attack in the other direction first: a real foot sweep or ko uchi that makes him step, then your throw on the step. Against blockers one attack alone is finished. Choose one pair, for example ouchi gari to seoi nage, and do 30 a session for a month with a partner who blocks the first. The usual fault is a fake so half-hearted that he doesn’t move.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'He stands bent over with stiff arms all match. How do I throw that?',
      'stiff arm bent over opponent',
      'and if he just pushes me off',
      'he locks his arms and i can not get in',
    ],
    answer:
      'Use the bent posture: pull down and go for a snap-down, sumi gaeshi or a foot sweep instead of turning in. With stiff arms, take one sleeve with both hands, step to that side and drag it across; the arm bends and the hip is open. Don’t push back, that’s what he wants. In judo, keep attacking, because the referee will penalise his blocking.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'I’m 45 and my knees hate drop throws and shots. What takedown fits me?',
      'takedown for bad knees 45',
      'and without going down on the knee',
      'every shot my knee hits the mat and hurts',
    ],
    answer:
      'Snap-down to front headlock, arm drag to body lock and foot sweeps all work standing, without a knee on the mat. Begin with the snap-down: collar tie, pull to his front foot, circle behind. Twenty slow a session, partner moves lightly. Leave the drop seoi nage and the deep shot out. Swelling or a knee that locks should be looked at by a doctor before you wrestle on.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'I threw somebody in competition for the first time but still lost. Does that count?',
      'first throw in a match but lost',
      'threw him once, lost anyway',
      'got a waza-ari and then got pinned',
    ],
    answer:
      'It counts: a throw against full resistance is the hardest thing to get, and now you have one. The loss came afterwards, so train the second after the throw: land, keep the sleeve, chest on chest, hold for five seconds. Do each throw that way for a month, 15 a session. Letting go of the sleeve to celebrate or breathe is what gives it away.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'I bridge from mount and he just posts his hand. What then?',
      'he posts when i bridge',
      'and if he puts his hand out',
      'i bridge and nothing happens',
    ],
    answer:
      'Trap that arm before you bridge: hold his wrist to your chest with both hands, and your foot hooks his foot on the same side. No trap, no bridge. If he posts anyway, use the space the post leaves: elbow to knee on that side and slide the knee in. Bridge over the shoulder, not straight up. One bridge, one elbow escape, alternately, ten each.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'A 110 kilo man sits in side control on me, I weigh 65. Can I get out at all?',
      'huge guy in side control',
      'and against someone that heavy',
      'i can not breathe under the big guy',
    ],
    answer:
      'Yes, but by moving yourself, not him. Turn on your side facing him, forearm on his neck, other hand on his hip, breathe out in short puffs, and wait until he shifts for an attack; then hip out and bring the knee in. Pushing up like a bench press empties you in ten seconds. If you can’t breathe or a rib hurts, tap; that’s what tapping is for.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'He goes for the Americana every time I frame in side control. How do I frame safely?',
      'frame and he takes the arm',
      'and my arm, where does it go',
      'every frame ends in an americana',
    ],
    answer:
      'Keep both elbows on your ribs and frame with forearms, never with a straight or wide arm. The near forearm lies across his hip, the far one under his chin with the hand at his far shoulder. If he grabs the wrist, bring the hand to your own belt at once and turn toward him. It goes wrong when your hand lies flat on the mat beside your head. Tap early to shoulder locks.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'I got out of mount once in ten rolls this week. Is that progress?',
      'escaped once in ten',
      'once out of ten, is that any good',
      'got out one single time',
    ],
    answer:
      'One in ten against people who want to keep you there is a start, and a month ago it was none. Write down what was different that one time: earlier, smaller person, elbow inside? Then ask for three one-minute starts in mount each session; that’s some 40 tries a month instead of a few. Aim for three in ten by then, against people your own size.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'I defend the choke with both hands, but then he never lets me go anywhere. What’s the next step?',
      'holding his arm but stuck',
      'and how do i get out from there',
      'i survive on the back for minutes but stay there',
    ],
    answer:
      'Slide your back to the mat on the side of his underhook, the arm beneath your armpit, while both hands hold the choking arm. Hips down first, then shoulders, head past his elbow. As soon as your shoulders touch the mat, clear the bottom hook with your foot and turn to face him. Sitting upright and waiting is what keeps you stuck; move within five seconds.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'He has a body triangle on me. How do I open that?',
      'body triangle escape',
      'and if he locks his legs instead of hooks',
      'he squeezes my ribs with his legs',
    ],
    answer:
      'Hands defend the neck first, always. Then roll to the side on which his foot is locked, so that your weight lies on that leg, and bring your hip over his knee; or push the locking foot down with your own foot until it slides off. Bridge in small steps. Never cross your leg over his ankle in a rush. Rib pain that stays when breathing belongs with a doctor.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'He chokes me over the chin and my jaw hurts. Tap or hold out?',
      'choke on the jaw tap or not',
      'and if its only on my chin',
      'my jaw still hurts from the choke',
    ],
    answer:
      'Tap in training, because a crushed jaw or twisted neck costs weeks and the round costs nothing. In competition you may hold while both hands pull the arm down and you turn the chin toward the elbow, but only if you can breathe and there’s no sharp pain. If the bite feels off, the mouth won’t open fully or a tooth is loose, see a doctor or dentist tomorrow.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'I passed out in a choke yesterday because I tapped too late. What do I do now?',
      'went out in a choke yesterday',
      'i did not tap in time and blacked out',
      'woke up and they were holding my legs',
    ],
    answer:
      'Good that you say so instead of hiding it. Take a few days off hard training and see a doctor before you roll, today if you have headache, neck pain, vision trouble, confusion, weakness or numbness; those are an emergency. Then one rule: tap when the choke is locked, not when it’s dark. Tell your coach, so he watches your next rolls.',
  },
  {
    matter: 'guard-play',
    asked: [
      'I get to the sweep position, but he posts his hand and stays up. What do I add?',
      'he posts and i cant sweep',
      'and when he puts the hand down',
      'scissor sweep always stops halfway',
    ],
    answer:
      'Take the sleeve of that hand before you sweep; an arm you hold can’t post. If it’s on the mat already, go straight for it: kimura on the posted arm, or change to the sweep on the other side. Pair them: hip bump, he posts, kimura. Twenty slow a side with a partner who posts on purpose. Sweeping with a loose sleeve is the usual fault.',
  },
  {
    matter: 'guard-play',
    asked: [
      'My legs are short and closed guard never closes on big guys. What do I play?',
      'short legs cant close guard',
      'and with short legs',
      'my ankles do not reach round the big ones',
    ],
    answer:
      'Play half guard with an underhook or butterfly guard; both work with short legs and against broad bodies. Butterfly: sit up, head on his chest, one underhook, one hook inside, fall to the side and lift. Begin each roll from there for four weeks. What goes wrong is lying flat on your back; if your shoulders touch the mat, come back up on an elbow first.',
  },
  {
    matter: 'guard-play',
    asked: [
      'In no-gi all my grips are gone. What do I hold instead?',
      'guard without gi no grips',
      'and with no sleeves',
      'i play sleeve guard and in nogi i have nothing',
    ],
    answer:
      'Hold wrist, back of the elbow, neck and ankle: those are the sleeve, lapel and trousers of no-gi. Start with two-on-one: both hands on one wrist and elbow, feet on his hips. Sit up more, because distance closes quicker. One goal per roll: always be touching with two hands and two feet. Fingers on his fingers are no grip and get twisted; keep to the wrist.',
  },
  {
    matter: 'guard-play',
    asked: [
      'I swept a purple belt yesterday, then he passed me in ten seconds. What do I take from that?',
      'swept a purple then lost it',
      'got the sweep but could not keep it',
      'i was so surprised to be on top that i froze',
    ],
    answer:
      'A sweep on a purple belt is real, even if he took it back. What’s missing is the first three seconds on top: knees wide, chest low, hold one leg or the collar, don’t move until he has pushed. In drills never end with the sweep; end with three seconds of pressure. Being surprised on top passes once you’ve done that fifty times.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'He plays De La Riva and off-balances me as soon as I stand. What do I do first?',
      'de la riva what first',
      'and when he hooks round my leg',
      'he wraps my front leg and pulls me over',
    ],
    answer:
      'Free the ankle first: strip the hand on your heel, then turn the hooked knee outward and point your toes out, so the hook loses its hold. Press his knee to the floor with your hand on that shin and step the other leg over. Weight low and forward on the hooked leg. It goes wrong when you lift that foot: you stand on one leg and fall.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'I only know the knee cut and everyone has read it. What fits with it?',
      'only knee cut, everyone knows it',
      'and what goes together with that',
      'they frame my knee cut every time now',
    ],
    answer:
      'Add the backstep or the pass to the other side, from the same start. When he frames hard with the knee shield, put your far hand on the shield, swing the cutting leg back and go round behind his knees. Decide by his frame: no frame, cut; frame, go round. Three weeks, twenty pairs a session. Forcing the cut through a strong frame only gives up your back.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'He gets my head in a triangle whenever I pass. Which arm is wrong?',
      'triangled while passing',
      'and my arms, where do they go',
      'one arm in and im in the triangle again',
    ],
    answer:
      'The arm that goes between his legs alone is wrong: both arms inside or both outside, never one of each. Elbows touch your own thighs, hands on his hips or knees, head up. If one arm is in already, posture up at once and drive that elbow back behind his thigh. Reaching for the collar from your knees is where it usually starts.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'I passed once in ten rolls this week, and it was on a beginner. Does it count?',
      'one pass in ten rolls',
      'only got it on the new guy',
      'finally passed but he was a white belt',
    ],
    answer:
      'It counts, since a pass first appears against beginners and then climbs. Now do it five times on newer people, gently and slowly, until it runs without thinking. After that start one round per session in the guard of someone your level: pass or be swept, then reset. Note the place where it stops; mostly it’s the grip before, not the pass.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'He stacks me every time I try the armbar from guard. How do I prevent that?',
      'get stacked in armbar',
      'and when he stands up into it',
      'he folds me over and my neck hurts',
    ],
    answer:
      'Turn to 90 degrees before the leg goes over: your ear looks at his knee, then he can’t push you onto your neck. Heavy calf on the back of his head, pinch the knees. If he’s stacking already, underhook his leg with your free arm and turn further toward it, or let go. Neck pain means let go at once; nobody wins a roll worth a neck.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'My knee hurts when I lock the triangle. What am I doing wrong?',
      'knee hurts in triangle',
      'and my own knee, is that normal',
      'pain on the outside of my knee when i squeeze',
    ],
    answer:
      'You’re locking over your foot or toes; the ankle has to sit deep in the bend of the other knee, with that foot flexed. Hold your shin with your hand, cut the angle with your hip, and only then lock. Never pull on your own foot. If short legs don’t reach, finish with the armbar instead. A knee that stays painful or swells needs a doctor before more triangles.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'From mount I lose the armbar as I swing my leg over. Where’s the mistake?',
      'lose armbar from mount',
      'and when i fall back he gets out',
      'i sit back and his elbow slips free',
    ],
    answer:
      'You fall back before your hips are close: sit on his shoulder first, knees pinched round the arm, then the leg over the head, then lie back slowly. Hug the arm to your chest with your elbow, thumb up. If there’s space for a fist between hip and shoulder, stop and slide closer. Fifteen slow ones a side; speed is what lets the elbow out.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'I got my first armbar tap in sparring, but he said I went too fast. How do I do it better?',
      'first armbar tap but too fast',
      'he tapped and was annoyed',
      'got it but he says i cranked it',
    ],
    answer:
      'Your first tap means the steps now come under pressure, and that he told you is useful. Say to him: “Thanks, I’ll slow the end down.” From now on: hold the position a full second, then lift the hips over three seconds. With control you lose nothing. Ask how his elbow is tomorrow; swelling or a weak grip should be seen by a doctor.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'I get the ankle lock on, but he just stands up. How do I hold him down?',
      'he stands up out of ankle lock',
      'and when he gets to his feet',
      'i have the foot and he stands over me',
    ],
    answer:
      'Your outside foot belongs on his hip, pushing, and your inside knee pinches his thigh; without that push he comes up. Hold his second leg too, a hand on the ankle or trouser, so he can’t plant it. If he stands anyway, use it for the sweep: push the hip, pull both ankles. Finish slowly and let go at the tap.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'A visitor puts heel hooks on white belts in our open mat. What do I do?',
      'visitor heel hooks white belts',
      'and should i say something',
      'he cranks heels on the new ones',
    ],
    answer:
      'Tell the coach or whoever runs the mat right now, not after. To the visitor, calmly: “We don’t do heel hooks with white belts here. Ankle locks only, please.” Tell the beginners they may refuse and should tap as soon as the heel is held. If he does it again, he sits out. A knee that popped or swells goes to a doctor before anyone rolls on it.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Which way do I turn in a leg lock so I don’t wreck my knee?',
      'which way to roll in leglock',
      'and turn to which side',
      'i always spin the wrong way and it twists',
    ],
    answer:
      'Don’t roll at all until you know the position: first hide the heel by pointing your toes and turning the knee line, hold his hands, and tap if the heel is caught. Learn the turn slowly from your coach for inside and outside position separately, because the right direction in one is the wrong one in the other. Fast spinning by instinct is how knees tear.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'I tapped early to a leg lock in competition and people say I gave up. Was I wrong?',
      'tapped early, feel like a quitter',
      'they say i gave up too soon',
      'i tapped before it hurt and lost',
    ],
    answer:
      'You were right: with leg locks the damage often comes before the pain, so an early tap is skill, and you can train on Monday. Now go back one step on the video and find where he got your knee line. Practise that defence, 15 slow entries a session. To the talkers: “I like my knee.” If it’s swollen or unsteady after all, have it looked at.',
  },
  {
    matter: 'finishing',
    asked: [
      'I squeeze the choke until my arms are dead and he doesn’t tap. When do I let go and switch?',
      'arms dead from squeezing',
      'and if he still doesnt tap',
      'i burned my arms out on a choke in the final',
    ],
    answer:
      'Switch after about eight seconds of full squeeze without effect; then the position is wrong and not your strength. Keep the control, loosen the arms, breathe twice, correct the angle or go to the next attack, for example rear choke to armbar. Test at 50 per cent: if he doesn’t answer there, full power won’t do it either. In training never crank the jaw to force it.',
  },
  {
    matter: 'finishing',
    asked: [
      'I had him hurt and punched myself out. How do I do it next time?',
      'punched myself out finishing',
      'and how many punches then',
      'he was wobbling and i threw thirty and got tired',
    ],
    answer:
      'Three to four punches, then one breath and one look, then again. Start with the body, since a hurt man covers his head, and finish with the straight one that goes through the middle. Train it: 15 seconds hard on the bag, 5 seconds steps, six times. Stop the moment the referee moves. In sparring it’s the reverse: partner hurt means stop at once.',
  },
  {
    matter: 'finishing',
    asked: [
      'He always survives by the bell or the clock. How do I start my finish earlier?',
      'always run out of time',
      'and how early do i begin',
      'ten seconds more and i would have had him',
    ],
    answer:
      'Begin the finish with 60 seconds left, not 20: have a corner call “one minute” and start your submission then. In rolls set the timer to two minutes from the dominant position; no tap counts as lost. Most time goes on settling after you arrive, so attack within five seconds of reaching the back or mount, when he’s still fighting for grips.',
  },
  {
    matter: 'finishing',
    asked: [
      'I finished my first opponent ever and he went out cold. I can’t enjoy it. Is that normal?',
      'won by ko and feel bad',
      'i won but he did not get up for a while',
      'i keep seeing him lie there',
    ],
    answer:
      'That’s normal and speaks for you: you did your job within the rules and still see the person. Write to him or his coach today: “Good fight. How are you doing?” Mostly the answer helps a lot. Talk to your own coach this week too, before the next sparring. If the picture keeps you awake for more than two or three weeks, speak to a professional.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'I train in a big hall, but the ring is small. How do I get used to it?',
      'small ring, big gym',
      'and if the ring is tiny',
      'in the ring i was on the ropes in two steps',
    ],
    answer:
      'Tape a square of the real size on the floor and do all sparring in it for three weeks; ask the promoter for the inside measure. Learn by feel: from the middle it’s about two or three steps to the ropes, so pivot on the second. Go into the ring before your bout and walk it once. Going back straight is what a small ring punishes most.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'The referee took a point for holding my head down. Do I argue?',
      'lost a point, argue or not',
      'and what do i say to the ref',
      'he deducted a point and i lost my head',
    ],
    answer:
      'No, nod and go on; arguing only costs you breath and a second point. Your coach may ask the supervisor after the bout. In the next exchange do the opposite visibly: upright, clean straight punches. One point in three rounds can be made up by winning one more clearly. Afterwards look it up in the rules, because you’ll meet that referee again.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'How do I use the cage wall without getting stuck on it?',
      'cage wall tips',
      'and on the fence',
      'i lean on the fence to rest and get hit',
    ],
    answer:
      'Use the wall for getting up, never for resting: back against it, one underhook, feet wide, turn him within five seconds. When standing in the open, stay a full step inside the line on the floor. If you feel the wire at your back, move left or right, hands up, at once. Train 4 x 1 minute, starting against the wall, out or lost.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'The judges gave me the round although he hit harder. Did I get lucky?',
      'won the round, felt lucky',
      'i got the decision but he hit harder',
      'they scored it for me and i dont know why',
    ],
    answer:
      'Not luck: you probably landed more clean shots, held the centre and ended the round busy, and that’s what gets seen. Watch the round with the sound off and count clean hits for both. Keep what you find there as a habit, especially the last 20 seconds. Then work on one thing his power showed you, for example leaving after your own punch.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Two people shout from my corner and I understand neither. How do we arrange it?',
      'two cornermen shouting',
      'and who of them talks',
      'one yells jab, the other yells move',
    ],
    answer:
      'One speaks, the other handles water, ice and stool; decide who on the Monday before. Agree on five short words, for example “jab”, “body”, “left”, “clinch”, “ten”, and use them in sparring for two weeks. Say to the second: “I need you for the clock: call the last thirty and the last ten.” New instructions in mid-exchange never arrive.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'My legs are heavy right at the start of the second round. What do I do in the break?',
      'second round heavy legs',
      'and in that minute, what for my legs',
      'i sit down and then my legs will not go',
    ],
    answer:
      'Stay seated for 40 seconds, breathe long out through the mouth, then stand ten seconds before the bell and bounce lightly, shaking out the thighs. Start the second round with 20 seconds of jab and movement rather than an exchange. The cause mostly lies in round one: the first minute was too quick. In training do 3 x 3 minutes, the first at 70 per cent.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'I have no corner for Saturday. Whom do I ask?',
      'no corner for saturday',
      'and if my coach cant come',
      'everyone is away and i fight in three days',
    ],
    answer:
      'Ask your coach first to find somebody, today; then an experienced teammate, then the coach of a friendly gym who’ll be there anyway: “Could you corner me in bout 12? I’ll bring everything.” Tell them two things: your plan and your weak spot. Check with the organiser whether a licence is needed. Without anyone competent to stop the fight for you, don’t go in.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'My coach threw in the towel and I’m angry. I could have gone on.',
      'coach threw the towel',
      'he stopped it and i was fine',
      'i could have won the third',
    ],
    answer:
      'It’s bitter, and your anger shows how much was in it; still, that towel is the reason you can train next month. Wait two days, then ask: “What did you see?” Watch that round together, and only that one. Settle before the next fight when he stops it. Headache, nausea or gaps in memory mean doctor today and no sparring until cleared.',
  },
  {
    matter: 'game-plan',
    asked: [
      'The opponent was changed two days before. What do I do with my plan?',
      'new opponent 2 days before',
      'and the plan for the old one',
      'trained for a southpaw, now its a wrestler',
    ],
    answer:
      'Throw away what was about him and keep what is about you: your best opening, your best exit, your pace. Get three facts on the new man: stance, height, what he does first. With your coach change one thing only, for example hands lower against a wrestler. If weight, experience or rules differ clearly, you may say no, and your coach says it for you.',
  },
  {
    matter: 'game-plan',
    asked: [
      'My coach’s plan has nine points and I can’t remember them. How do I tell him?',
      'plan too long',
      'and how many points can i keep',
      'he gives me nine things and i forget all',
    ],
    answer:
      'Say: “I can hold three things in there. Which three?” Then put them in order: first action, best weapon, way out. Write them on your hand wrap or phone and say them aloud on the walk. The rest he may call from the corner, one at a time. Do two sparring rounds with only those three before the fight to see if they fit.',
  },
  {
    matter: 'game-plan',
    asked: [
      'I fight the same man who beat me last year. Do I change everything?',
      'rematch what to change',
      'and how much do i change',
      'he beat me on points, now again in june',
    ],
    answer:
      'Change one or two things, keep the rest. Watch the first fight once with paper: where did he score most, and when did you score? Close his one main scoring way and do your own scoring thing twice as often and earlier. He’ll expect the old you in round one, so begin differently there. A whole new style in eight weeks falls apart under pressure.',
  },
  {
    matter: 'game-plan',
    asked: [
      'I stuck to the plan and still lost on points. Was the plan bad?',
      'followed plan and lost',
      'did everything he said and lost',
      'stuck to it all three rounds for nothing',
    ],
    answer:
      'Sticking to a plan for three rounds under fire is a skill many never get. Whether the plan was wrong shows on video: mark each round, did the planned action land or not? If it landed and you still lost, you did it too seldom; if it didn’t land, it needed a plan B after round one. Bring those numbers to your coach this week.',
  },
  {
    matter: 'drilling',
    asked: [
      'My partner chats through the whole drilling time. How do I get my reps?',
      'partner talks instead of drilling',
      'and how do i say it nicely',
      'we talk ten minutes and do four reps',
    ],
    answer:
      'Say right at the start: “Ten each, then swap, and we talk afterwards, okay?” and count aloud. Counting ends the chat by itself. If it goes on, change partners next time without a big speech: “I’d like to rotate today.” Ten minutes give you about 40 repetitions if nobody talks. It goes wrong when you wait politely for the end of the story.',
  },
  {
    matter: 'drilling',
    asked: [
      'I’ve drilled one move for three weeks and it got worse. What is happening?',
      'drilled it and it got worse',
      'and why is it worse now',
      'before i did it by feel, now i think and miss',
    ],
    answer:
      'That’s a usual middle phase: you’re now thinking about parts you used to do by feel. Cut it into one point for a week, for example only the hip, 20 slow reps a session, and leave the rest alone. Film three reps on Monday and Friday. If nothing has changed after two more weeks, have your coach look; then you’re repeating a mistake.',
  },
  {
    matter: 'drilling',
    asked: [
      'I have twenty minutes on the mat after class with a friend. How do we use them?',
      '20 minutes extra drill plan',
      'and how do we split the time',
      'we stay longer and then just mess about',
    ],
    answer:
      'Five minutes slow, five with movement, eight in live starts, two for notes. Slow: ten each of one technique. Movement: partner walks and gives you the right moment. Live: begin in that position, 60 seconds, swap, four times each. Notes: one sentence on what stopped you. One technique a week only. New things from the internet eat up the twenty minutes.',
  },
  {
    matter: 'drilling',
    asked: [
      'The move I drilled for weeks worked live today. Do I go on with it or take a new one?',
      'it finally worked live',
      'worked today, new one now?',
      'hit my drilled move in sparring for the first time',
    ],
    answer:
      'That’s the best day in drilling: weeks of repetition turned into something you own. Stay with it for another three weeks, but change the work: less slow drilling, more live starts and better partners. Look for five times on people your level. Only then add the follow-up for when they block it. Dropping it after the first success is why most moves vanish.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'A training partner smells so bad that nobody wants to roll with him. How do I tell him?',
      'partner stinks how to say',
      'and who tells him',
      'nobody wants him as a partner because of the smell',
    ],
    answer:
      'Tell him alone, after class, short and friendly: “I’d want to be told, so: your gi smells strongly, maybe it needs a hot wash.” Don’t say that others talk about it. Suggest washing after each session and drying it open. If you don’t know him well, ask the coach to say it. Jokes in the group are what makes people leave.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'My shin guards slip round during sparring. Bigger, smaller or other ones?',
      'shin guards keep turning',
      'and which size then',
      'every second kick my guard is at the back',
    ],
    answer:
      'Mostly smaller, and the sock type under the strap type if they still turn. The guard should reach from just below the knee to the toes’ beginning, with two straps you can close tightly without numb feet. Try ten kicks in the shop. A strip of sports tape round the middle helps for one evening. Slipped guards hurt your partner, so stop and fix them straight away.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'I hurt someone by accident in sparring. What is the right thing to do?',
      'hurt partner by accident',
      'and afterwards, do i write to him',
      'my elbow hit his eye and he went home',
    ],
    answer:
      'Stop at once, go down to him, fetch the coach, and stay until it’s clear how he is. In the evening one message: “I’m sorry about the eye. How is it? Can I do anything?” At the next class greet him first. Eye injuries with blurred sight, or any blow with confusion or vomiting, go to hospital that same day. Explaining why it was his fault helps nobody.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'I told the brown belt he goes too hard, and he laughed. What now?',
      'told him too hard, he laughed',
      'i said it and he did not take me seriously',
      'he said toughen up',
    ],
    answer:
      'Saying it took courage and was right, whatever he made of it. Now don’t roll with him for a while: “No thanks, I’m sitting this one out” needs no reason. Tell the coach in one sentence: “I asked him for less, he laughed.” A good coach deals with it the same week. If nothing happens, you know something important about that gym.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'I wear glasses and can see little without them. Which sport works?',
      'martial art with glasses',
      'and without my glasses',
      'minus six, i see nothing without them',
    ],
    answer:
      'Grappling, so judo, jiu-jitsu or wrestling, because there you work by feel and need no sharp sight at two metres. For striking, soft contact lenses are usual in training; check with your federation for bouts. Glasses come off on the mat, always. With strong short sight, minus six or so, ask your eye doctor about blows to the head before you spar; the retina matters.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'My job needs my hands, I’m a dentist. Which sport spares them?',
      'sport that spares hands',
      'and for my hands',
      'i can not afford a broken finger at work',
    ],
    answer:
      'Muay Thai or kickboxing on pads without hard sparring, or taekwondo, spare the fingers better than anything with grips. Gi jiu-jitsu and judo are the hardest on finger joints. Wrap well, 14 or 16 ounce gloves, bag at 70 per cent. If grappling attracts you, choose no-gi and let go of grips early. No sport leaves the hands without risk, so check your insurance.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'I want to start with my girlfriend, but she wants boxing and I want jiu-jitsu. What do we do?',
      'she wants boxing i want bjj',
      'and if we want different things',
      'we want to train together and can not agree',
    ],
    answer:
      'Do two weeks of each together, then each picks freely; four trial classes each cost little and end the debate. Most gyms with both have parallel times, so you drive together and train apart. Say: “Your two weeks first.” Training in different classes is often better for couples anyway. It goes wrong when one tags along unwillingly for half a year.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'I did my first trial class and was terrible at everything. Do I go back?',
      'first class was terrible',
      'went yesterday and was awful',
      'could not even do the warm up',
    ],
    answer:
      'You went, and that’s the step most people never make. Go back within four days, because the second class is much easier: you know the door, the warm-up and one face. Judge only after eight classes. Tell the coach, “I’m new, I’ll do half the warm-up,” and do just that. Being bad in class one says nothing about you; being shouted at says something about the gym.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Somebody follows me from the train station. What do I do right now?',
      'someone is following me',
      'and if he stays behind me',
      'he got off where i did and is still there',
    ],
    answer:
      'Go where people and light are, a shop, a bar, a petrol station, and ring the police; not home. Cross the street once: if he crosses too, it’s no accident. Phone to the ear, speak loudly: where you are, what he looks like. In the shop say: “I’m being followed, may I wait here?” Don’t turn to confront him alone.',
  },
  {
    matter: 'self-defence',
    asked: [
      'A drunk guest at my bar job gets aggressive. How do I stand and what do I say?',
      'drunk guy aggressive at work',
      'and how do i stand then',
      'i work behind a bar and they come at me',
    ],
    answer:
      'Stay out of arm’s reach with the bar or a table between you, one foot back, open hands at chest height, and speak low: “I hear you. I’ll call you a taxi.” A second colleague comes near without crowding him. No touching, no last word. If he throws something or comes round the bar, leave and call the police. Write it down afterwards for the boss.',
  },
  {
    matter: 'self-defence',
    asked: [
      'What if he has a knife?',
      'someone pulls a knife',
      'and with a knife, what then',
      'a guy showed me a blade and wanted my phone',
    ],
    answer:
      'Give him the phone and run; nothing you train makes a knife fair. Throw phone or wallet to one side and go to the other, shouting. If you can’t get away, bring something between you, a bag, a chair, a car. Then police, and a doctor even for a small cut, since one often doesn’t feel stab wounds at first. Courses that promise safe disarms are wrong.',
  },
  {
    matter: 'self-defence',
    asked: [
      'I walked away from a fight outside a club and feel like a coward. Was that right?',
      'walked away, feel like a coward',
      'i did not hit him and left',
      'my friends laughed because i left',
    ],
    answer:
      'It was right, and harder than hitting: you went home with no injury, no charge and nobody’s head on the kerb. To the friends: “I fight with a referee.” Next time leave even earlier, at the first loud word. If it goes on turning in your head for days, tell your coach; many in the gym have walked away from exactly that.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'How exactly do I check a low kick without hurting my shin?',
      'how to check low kick',
      'and which part of the leg do i put in the way',
      'every time i check it hurts me more than him',
    ],
    answer:
      'Meet the kick with the upper third of your shin, just below the knee, where the bone is thickest. Lift the knee to about hip height, turn it 45 degrees outward toward the kick, pull the toes up and keep your hands high. What usually goes wrong is a half lift: the kick then lands mid-shin or on the foot. Drill with shin guards, 20 slow checks a side.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'My low kick keeps getting checked, what should I change?',
      'low kick gets checked what now',
      'so what do i throw before it',
      'he lifts his leg every time i kick',
    ],
    answer:
      'Stop kicking first: throw two punches high, then kick while his weight is still on the front leg. Jab, cross, step the lead foot out 45 degrees, kick just above his knee. A second option is the inside low kick, which is harder to check. The usual mistake is kicking from too far out with the foot instead of the shin, so he sees it and you hit bone.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'How do I catch a body kick and what do I do with the leg afterwards?',
      'how catch body kick',
      'ok i have the leg, what now',
      'i catch the kick but then just stand there holding it',
    ],
    answer:
      'Step sideways with the kick, let it land on your arm and trap it by wrapping the near arm over from above, while the other hand guards your chin. Then act within one second: cross to the face, or sweep the standing leg where your rules allow. The common mistake is reaching down with both hands, because the next kick goes to the head.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'How long does it take until shins stop hurting from checking kicks?',
      'how long till shins harden',
      'and how many months are we talking',
      'my shins are full of lumps after every class',
    ],
    answer:
      'Plan on six to twelve months of regular heavy bag kicking, two or three times a week, before checks feel clearly less sharp. Kick 50 to 100 per leg on a bag that gives, and wear shin guards in sparring. Don’t roll bottles or hit the shin with sticks. Pain in one spot on the bone that hurts when walking or at night belongs with a doctor, since it can be a stress fracture.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Should I check, step back or counter when someone throws low kicks at me?',
      'check or step back vs low kicks',
      'which of them first then',
      'i stand there and eat every leg kick',
    ],
    answer:
      'Learn the check first, because it also discourages the next kick. Use the step back when you see it early: pull the front foot back 30 centimetres, let it pass, kick his leg as it lands. Counter with a straight cross only when he drops his hand while kicking. What goes wrong is a heavy front foot: keep about half your weight on the back leg.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'What do I do if my leg is already dead from kicks in the middle of a round?',
      'leg is dead mid fight what do',
      'and if i can hardly stand on it',
      'took four low kicks and my front leg is gone',
    ],
    answer:
      'Switch stance or go close: inside punching range and in the clinch he can’t swing a full low kick. Throw first and don’t hop, since hopping shows him where to aim. In sparring, end the round right there. If the thigh is hard, swells or won’t bend past 90 degrees next day, see a doctor and don’t massage it.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'How do I stop getting hit by the jab all the time?',
      'keep eating jabs',
      'and with which hand do i take it',
      'every jab lands straight on my nose',
    ],
    answer:
      'Catch it with your rear hand: palm open a hand’s width before the chin, the jab lands in it, and your own jab goes out at the same moment. Your chin stays down and your feet stay at the edge of his reach. What goes wrong is reaching for the jab: once the rear hand goes further than 20 centimetres, the hook lands. Drill three rounds of jab only.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'How do I slip a cross without losing my balance?',
      'how to slip right hand',
      'and how far do i move the head',
      'i slip and then im too bent over to hit back',
    ],
    answer:
      'Move your head only one fist’s width, by turning your hips and bending your knees a little, not by bending at the waist. Against an orthodox cross, turn so your head goes outside his arm, to your left, weight on your left leg, then answer with the left hook. Eyes stay on his chest. The usual fault is slipping too far: put a string at chin height and pass under it closely.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Should I learn a high guard or head movement first?',
      'high guard or slipping first',
      'so guard before the rest?',
      'when i try to move my head i walk into punches',
    ],
    answer:
      'High guard first, for about two months, then slips on top of it. Forehead behind the gloves, elbows on the ribs, gloves touching the eyebrows, and look through the gap. Add one slip at a time, against the jab only. What goes wrong is moving the head with the hands low: any slip you misjudge then lands fully on your chin.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'How do I stop flinching and closing my eyes when punches come?',
      'i close my eyes when punched',
      'and how long does that take to go away',
      'as soon as he throws i blink and turn my head',
    ],
    answer:
      'Do five minutes of soft tapping each session: a partner touches your gloves and forehead with open gloves at 20 per cent, you keep your chin down, breathe out with each touch and name which hand came. Most people notice a change in four to six weeks. It goes wrong when sparring is too hard; tell the partner “touch only, please”, otherwise you train the flinch.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'What do I do when I get caught in the corner under a flurry of punches?',
      'stuck in corner getting punched',
      'and if he doesnt stop punching',
      'he pins me on the ropes and just unloads',
    ],
    answer:
      'Cover, step in and tie up: gloves to the forehead, elbows on the ribs, head on his shoulder, then hook both his arms above the elbow. If there is room, turn out: left hand on his right shoulder, step left foot outside, pivot. What goes wrong is leaning back on the ropes with straight legs. In sparring say “stop” at once when you feel dazed, then no more that day and see a doctor.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'How do I defend against the left hook?',
      'cant see the left hook',
      'and where should my right hand be',
      'the hook always comes after i throw my right',
    ],
    answer:
      'Keep the right glove glued to your cheekbone and take the hook on forearm and glove as if answering a phone, elbow tight. After your own cross bring that hand back on a straight line to the face before anything else. The hook usually lands because the right hand returns low, at chest height. Drill it: cross, then partner throws a slow hook every time, three rounds.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'I have a headache after sparring, may I spar again this week?',
      'headache after sparring can i train',
      'and light sparring only?',
      'took a few hard ones yesterday and my head still hurts',
    ],
    answer:
      'No, no sparring, no contact and no hard training until a doctor has looked at you. Go today. Call emergency services for vomiting, worsening headache, confusion, unequal pupils, drowsiness or weakness. Have someone stay with you the first night. After the doctor clears you, contact comes back in steps over weeks, last of all hard sparring. Tell your coach: “I took head shots and have symptoms.”',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'How do I stop moving backwards in a straight line?',
      'always go straight back',
      'and to which side do i go',
      'i back up till my back hits the ropes',
    ],
    answer:
      'Allow yourself two steps back at most, then the third goes sideways. Against an orthodox fighter go mostly to your right, away from his rear hand, with your right glove high against his left hook. Push off the opposite foot. The common fault is crossing the feet. Drill it with tape on the floor: back, back, side, jab, three rounds of two minutes.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'How do I find the right distance against a new opponent?',
      'how to find range',
      'and how do i know im close enough',
      'i am either too far to hit or too close to react',
    ],
    answer:
      'Measure with the jab in the first 30 seconds: throw five jabs at his glove and note when your knuckles just touch. One half step behind that spot is your waiting place; a half step in is where you hit. Go out again after two or three punches. The usual mistake is resting in the zone between, where both of you can hit and only he’s ready.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'How do I cut off the ring against someone who runs?',
      'how to cut off ring',
      'and which foot goes first',
      'he circles the whole round and i just follow him',
    ],
    answer:
      'Step sideways to where he is going, not toward where he is. If he moves to your right, your right foot goes first and the left follows, so you stay square in front of him; throw the right hook or kick into that path. Close in with small steps once he’s near the ropes. Following him in a circle, that’s the classic mistake: keep the ring centre behind you.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'How many minutes of rope should I skip for better footwork?',
      'how long skip rope',
      'how many minutes of that before class',
      'i jump rope for ages and my feet are still slow',
    ],
    answer:
      'Ten minutes before class is enough: three rounds of three minutes with 30 seconds off. Round one easy on both feet, round two side to side and front to back in your stance, round three with 10 second sprints every 30 seconds. Jump two centimetres high, not ten. Start with five minutes in the first two weeks, since calves and Achilles tendons complain when it goes up too fast.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Which foot do I move first when stepping in my fighting stance?',
      'which foot first',
      'and when i go left?',
      'my feet keep crossing or bumping together',
    ],
    answer:
      'The foot nearest the direction goes first: forward the front foot, back the rear foot, left the left foot, right the right foot. The other follows exactly the same distance, so the stance stays shoulder wide. Push off the far foot, don’t reach with the near one. What goes wrong is the trailing foot coming in too close; check in a mirror after every third step.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'How do I get off my heels and be lighter on my feet?',
      'flat footed how fix',
      'and how much weight on the toes',
      'coach keeps yelling that i am on my heels',
    ],
    answer:
      'Put your weight on the balls of both feet, rear heel two centimetres off the floor, knees bent so far that they stand over your laces. Do three rounds of shadow boxing with a sheet of paper under the rear heel: it has to slide. Most people are flat because the knees are straight and the stance too long; shorten it by half a foot.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Where do I put my front foot against a southpaw?',
      'foot position vs southpaw',
      'inside or outside his foot',
      'i always end up in line with his left hand',
    ],
    answer:
      'As an orthodox fighter put your left foot outside his right foot, with your toes pointing at his middle. From there your right hand has a straight line and his left has to come across. Step out 20 to 30 centimetres, then throw. The trap is chasing the outside foot with big steps; if he already has it, step back or throw the left hook from the inside.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Which punch should I lead with against a left-hander?',
      'best punch vs southpaw',
      'so what do i throw first',
      'my jab just bumps into his glove all the time',
    ],
    answer:
      'Lead with the straight right, because it has a clear lane between his gloves. Occupy his front hand first: lay your left glove on it, step outside with the left foot, then the right to the chin or solar plexus, and left hook behind it. What goes wrong is leaving straight after the right: pull your head to your left off the line, since his left answers at once.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Which way should I circle against a southpaw?',
      'circle left or right southpaw',
      'and if he walks me the other way',
      'i keep moving right into his big left',
    ],
    answer:
      'Circle to your left if you stand orthodox, away from his left hand and outside his front foot. Keep your right hand at the cheek, since his right hook waits there. If he cuts you off, jab, take one step back and one half step right, then left again. The usual fault is one long circle in a single direction; change after every three steps.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'How do I defend the body kick from a southpaw’s left leg?',
      'southpaw left body kick',
      'and what do i throw back',
      'his left kick hits my liver every time',
    ],
    answer:
      'Keep your right elbow on the ribs and lift your right knee to meet it, or take one step back so it falls short. Answer immediately with the right straight or a right kick to his body as his leg lands. Reaching down with the right hand is the mistake that gets people kicked in the head. Drill: ten slow left kicks from a partner, answer every one.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'How can I prepare for a southpaw if nobody in my gym is left-handed?',
      'no southpaws in gym',
      'and who should hold pads then',
      'my opponent is left handed and i have three weeks',
    ],
    answer:
      'Ask two orthodox partners to stand the other way round for two rounds each session; even clumsy, they give you the angle. Pad holder calls from southpaw stance, two rounds per session. Visit another gym once a week for a real left-hander: “I’ve a southpaw in three weeks, may I do four light rounds?” Don’t change your whole style: train the outside step, right hand and kick defence.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'How do I take down or grip a left-handed opponent in judo or wrestling?',
      'left handed grip judo what do',
      'which sleeve do i take then',
      'he grips left and my throws dont work',
    ],
    answer:
      'Take the lapel first: your right hand goes over or inside his left arm, elbow down, and keeps his shoulder away. Then hunt his right sleeve with your left hand. With both grips attack uchi mata, ouchi gari or a foot sweep on his near left leg. In wrestling, go for the leg that stands in front. People fail by pulling square with only one hand on him.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'How do I get inside against a taller opponent?',
      'how get inside tall guy',
      'and what do i throw on the way in',
      'his jab hits me before i am anywhere near',
    ],
    answer:
      'Go in behind his jab: wait until it comes, slip outside it by one fist’s width, step deep with the front foot and hit the body first. Body, body, hook to the head, then stay chest to chest or leave to the side. What goes wrong is stepping in from far out with no head movement. Work through two small steps, never one long leap.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Should I aim for the head or the body of someone much taller?',
      'tall guy head or body',
      'so body the whole fight?',
      'i cant reach his chin at all',
    ],
    answer:
      'Body first, for the whole first round: jab to the solar plexus, right to the body, left hook under the elbow. His hands come down, then the overhand reaches the head. In kickboxing add low kicks to the front leg, at least five a round. The fault is bending at the waist to hit low; bend the knees and keep the other glove at your chin.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'What do I do about the teep that keeps me away?',
      'his teep keeps me out',
      'and which hand do i parry with',
      'every time i step in he pushes me off with his foot',
    ],
    answer:
      'Sweep the foot aside with the hand on the same side, downwards and across, and step in on the outside while his leg is still in the air. Then kick the standing leg or throw the straight. Show a half step first so he fires early. What goes wrong is leaning in with the chest: stay upright, or the teep lands with double weight.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'How do I wrestle or roll with somebody much taller and longer?',
      'rolling with long guys',
      'and from which position',
      'his legs are so long i never get past them',
    ],
    answer:
      'Stay tight and low: chest on his hips, head under his chin, no space for long legs. Pass through half guard with an underhook instead of running around the legs. Standing, shoot low to the single leg after he reaches for your head. The usual mistake is leaving one arm in and one arm out between his legs, which is how long people catch triangles.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'How far away should I stand from a taller opponent while waiting?',
      'what distance vs tall',
      'and when i am not attacking?',
      'i stand in the middle and he hits me for free',
    ],
    answer:
      'Stand one full step outside his longest weapon, or chest to chest; nothing between. Measure it early: let him jab twice and note where his glove stops. From outside, use feints to draw the jab, then go all the way in. After your combination hold or step out past his shoulder. Backing straight out again costs most shorter fighters the last punch.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'I am the taller one, how do I keep a short opponent out?',
      'im taller how use reach',
      'and when he is already inside',
      'short guys keep getting under my punches',
    ],
    answer:
      'Hit him as he steps, with jab and front kick, every single time his front foot moves. Throw the jab from the shoulder down to his forehead, bring it back, take one step sideways. When he’s inside, tie both arms above the elbow or frame with your forearm on his collarbone and turn him. Tall people lose this by bending down to his height; keep your back straight.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'What do I do first against somebody who just walks forward?',
      'he just walks forward',
      'and right at the start of the round',
      'he swarms me and i only cover up',
    ],
    answer:
      'Stop his first step with something straight: a hard jab to the chest or a teep to the belly, then one step to the side. Do it on each of his first five steps, so he learns that forward costs something. Then pivot round his front foot. What goes wrong is answering with hooks; he’s already inside those, so keep your punches straight or go to uppercuts.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Should I move away or stand and fight against a pressure fighter?',
      'move or stand vs pressure',
      'so how long do i stay in front',
      'running makes me tired and standing gets me hit',
    ],
    answer:
      'Do both in a fixed rhythm: plant your feet, throw three, leave at an angle, breathe for two seconds, plant again. Three punches, the last of them a hook, then pivot out to the side of that hook. Pure running tires you faster than him. The mistake is staying for the fourth and fifth punch, because that is the exchange he wants.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'How do I use the clinch to stop someone who swarms me?',
      'clinch vs swarmer',
      'and where do the hands go',
      'he throws ten punches and i drown',
    ],
    answer:
      'Step into him, not back: forehead on his collarbone, both your arms over his, clamp above the elbows and lean your weight on him. Hold until the referee breaks or turn him a quarter and push off. In Muay Thai take collar and biceps instead and knee. What goes wrong is reaching for the clinch from far out with open hands. Go in behind a jab.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'How do I train for a pressure opponent in the gym?',
      'drills for pressure fighters',
      'and how many rounds of that',
      'i panic as soon as someone comes at me nonstop',
    ],
    answer:
      'Do three rounds of two minutes per session in which the partner may only walk forward and touch the body at 30 per cent, and you may only jab, pivot and clinch. Week three, he adds punches to the head, light. Week five, start with your back on the ropes. The mistake is hard rounds at once: that trains panic. Breathe out audibly on each contact.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'What if the pressure fighter also shoots for takedowns?',
      'pressure plus takedowns',
      'and if he changes levels',
      'i watch the punches and then im on my back',
    ],
    answer:
      'Stand a little lower and wider and use jabs and knees up the middle instead of long kicks. When his head drops, your hands go down to his shoulders first, hips back, then circle to the side of his head. Stay a full step off the cage. What goes wrong is kicking while going backwards: one leg in the air and the back on the fence finishes the job for him.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'I am the pressure fighter, how do I come forward without eating counters?',
      'how pressure without getting hit',
      'and what do i do with my head meanwhile',
      'i walk in and get caught on the way',
    ],
    answer:
      'Move your head after each step: step, slip left, step, slip right, gloves at the eyebrows, chin down. Feint every second step so he has to react, and enter only after he has thrown or reset. Step half a foot at a time. The usual fault is a straight walk at one tempo; change it, two slow, one fast, or stop dead for a moment.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Which counter against a jab should I learn first?',
      'best counter to jab',
      'and which hand is that',
      'he jabs me all day and i never answer',
    ],
    answer:
      'Catch and jab: right palm takes his jab in front of your chin, your own jab leaves at the same moment. When that works, take the cross over his returning jab. Give it three rounds per session with jab only for two weeks. The common mistake is catching, thinking, then punching; hand and jab have to go as one movement, or he’s already gone.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'How do I make a feint that people actually react to?',
      'my feints dont work',
      'and how many before i really throw',
      'nobody bites when i fake',
    ],
    answer:
      'Throw the real thing twice first, then the same start and stop it halfway. A jab feint needs the shoulder, a five centimetre step and your eyes on his chin, not just a twitch of the hand. Two real, one fake, then the other hand goes. What goes wrong is feinting from too far away; at a distance where nothing could land, nobody needs to react.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Where should I look to see punches and kicks coming?',
      'where to look when sparring',
      'at the eyes or the chest',
      'i see everything too late',
    ],
    answer:
      'Look at the upper chest, between the collarbones, and let the edges of your vision take the rest. Shoulders start every punch and hips turn before every kick. For a round, only name what comes: “left”, “right”, “kick”, with no answer at all. Most people look at the gloves, which move last and fastest, and are then always half a second late.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'How do I counter a kick to the body?',
      'counter body kick',
      'and when exactly do i throw',
      'i block the kick and then nothing happens',
    ],
    answer:
      'Throw the straight right as his kicking foot leaves the floor, or kick back as that foot lands. Early: step in, cross down the middle, he’s on one leg. Late: block with elbow and shin, then low kick the leg he’s just put down. What goes wrong is waiting for both to finish; count “block-kick” as one word when drilling, 20 a side.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'How can I tell what my opponent will do next?',
      'how to read opponent',
      'and what do i look for in round one',
      'he always surprises me',
    ],
    answer:
      'Spend the first minute asking three questions with feints: what does he do on a jab feint, on a step in, on a level change. Do each one twice. If he gives the same answer two times, that is your opening, for instance he leans back, so double up. The mistake is collecting without using; by the start of the second minute throw on what you saw.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'I always wait too long to counter, how do I start earlier?',
      'i wait too much',
      'and when i see it but dont throw',
      'i freeze and the moment is gone',
    ],
    answer:
      'Pick one trigger and one answer per round: “when he jabs, I throw the cross”, nothing else. Do that three rounds a session with a partner at half speed who gives the trigger irregularly. After two weeks add a second pair. Waiters usually have too many choices in their head. If nothing comes for five seconds, lead with a jab yourself, so you don’t lose the round by watching.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'How do I punch harder with my right hand?',
      'how to hit harder',
      'and where does the power start',
      'my cross is just an arm push',
    ],
    answer:
      'Start it from the back foot: heel turns out, then hip, shoulder, fist, in that order, and the fist closes hard only on contact. Finish with the right shoulder under your chin and your weight over the front leg. Throw 5 rounds of single crosses on the bag, 15 a round, fully rested between. The usual mistake is tensing the arm early, which brakes the punch.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Which three combinations should a beginner learn first?',
      'best beginner combos',
      'and after those three',
      'i only ever throw one two',
    ],
    answer:
      'Jab-cross; jab-cross-left hook; jab to the body-cross to the head. In kickboxing put a right low kick behind the second. Give each one two rounds on the bag per session for a month, then add an exit step after the last punch. Most people collect ten combinations and land none in sparring; choose one and try it ten times per round.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'How do I kick harder with my roundhouse?',
      'kick harder how',
      'and what does the standing foot do',
      'my kick makes a slap and no thud',
    ],
    answer:
      'Step out 45 degrees with the front foot, toes pointing away, and turn the standing foot on its ball until the heel points at the target. The hip goes through, the shin lands, the same-side arm swings down. Do 5 sets of 10 kicks a leg with 60 seconds off. It slaps when you hit with the foot or when the standing heel stays put.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'How do I get faster hands?',
      'faster hands',
      'with weights in the hand or without',
      'everyone is quicker than me',
    ],
    answer:
      'Train short and fresh: 8 bursts of 6 seconds on the bag at full speed, 45 seconds rest, at the start of the session, three times a week. Keep shoulders loose and pull the hand back as fast as it went out. Leave out dumbbell shadow boxing beyond half a kilo, as it slows the movement and irritates elbows. Most slowness is tension: breathe out on every punch.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Why do my wrists hurt when I hit the bag hard?',
      'wrist hurts on bag',
      'and how should the fist be then',
      'my wrist bends every time i throw a hook',
    ],
    answer:
      'Your fist is bending on contact: land with the knuckles of index and middle finger, back of the hand and forearm in one straight line. Wrap with a 4.5 metre bandage, three turns round the wrist, three round the knuckles, three again on the wrist. Hit at 60 per cent for two weeks. If it swells, or hurts at the thumb base, stop punching and have a doctor look.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'How do I get my kick into a punching combination?',
      'how to end combo with kick',
      'and which leg',
      'i punch and then my kick is too close',
    ],
    answer:
      'End on the punch that loads the opposite leg: after a left hook your weight is ready for the right kick, after the cross for the left. Pattern: jab, cross, left hook, small step out left, right low kick. That half step makes the room. If you’re still too close, knee instead. The mistake is pausing between hands and kick; the hook should still hide his view.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'How do I get out of the plum when someone holds my head?',
      'stuck in plum',
      'and which hand first',
      'he pulls my head down and knees me',
    ],
    answer:
      'Posture first: hips in, look up, chest against his, so the knee has no room. Then one hand on his face or chin frame, the other swims inside his arms to the back of his neck; then the second hand swims in. Left, then right, not together. What goes wrong is pulling back with the head down, straight into the knee.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'How do I throw a good knee from the clinch?',
      'how to knee properly',
      'and what do the hands do',
      'my knees have no power inside',
    ],
    answer:
      'Pull him onto it: step the kicking leg back, pull his neck or arm toward you, drive the hip forward and point the toes down, so the tip of the knee goes into belly or ribs. Stand high on the ball of the other foot. Do 3 sets of 20 on the bag a side. Weak knees go up instead of forward; think of pushing your hip bone through.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Which grip should I take first in the clinch?',
      'best clinch grip',
      'so one hand or both on the neck',
      'i just grab something and lose every clinch',
    ],
    answer:
      'Take collar and biceps: one hand behind his neck, the other on the inside of his opposite upper arm. It controls distance, stops his elbow and lets you knee and turn. Both hands on the neck only once his arms are out of the way. Keep elbows in and forehead at his cheek. Beginners lose it by standing square and far back; come close, hips in.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'How do I stop getting turned and dumped in the clinch?',
      'keep getting dumped',
      'and where should my feet be',
      'he turns me and i land on the floor',
    ],
    answer:
      'Keep your feet shoulder wide, never one behind the other, and step with him the moment he turns: the outside foot goes first in a small arc. Hips close to his, weight over both feet, elbows on his chest. When he lifts your arm, push your hip in. People get dumped while kneeing without pulling first, on one leg with the opponent upright.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'How many minutes of clinch training do I need per week?',
      'how much clinch per week',
      'and how many rounds in one go',
      'my neck and arms burn after one minute of clinch',
    ],
    answer:
      'Two sessions of 15 minutes a week are enough for noticeable change in about two months: five rounds of two and a half minutes, 30 seconds off, change of partner. First two weeks only swimming for inside position, no knees. Then knees with the inside of the thigh, light. Stop if the neck tingles into the arm, and let a doctor see that.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'What do I do in the clinch as a boxer when he leans on me?',
      'boxer leaning on me inside',
      'and what can i hit there',
      'he hangs on me and i get tired',
    ],
    answer:
      'Get your head on the inside of his and your elbows tight, then hit short with the free hand: uppercut to the solar plexus, hook to the ribs, six small ones. To get out, step a half pace to the side with your palm on his shoulder and let him fall forward. Pushing back with the arms is what drains you; use legs and shoulder.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'How do I sprawl properly against a double leg?',
      'how to sprawl',
      'and where do my hands go',
      'i sprawl and he still gets my legs',
    ],
    answer:
      'Drop one hip onto his head and shoulder, both legs shot back, toes on the floor, chest heavy on his upper back. Hands first block his shoulders, then one goes under his armpit, the other on the head. Then circle to the back at once. It fails when knees stay on the mat or you sprawl straight without turning the hip. Ten sprawls, three sets, before every class.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'What do I do when he already has my single leg?',
      'he has my leg standing',
      'and which hand on the head',
      'i hop around on one foot till i fall',
    ],
    answer:
      'Push his head down and to the outside with one hand, and control the wrist or triceps of his near arm with the other. Then turn your knee outward and kick the foot down to the floor between his legs, hips back. Limp-leg out if he’s loose. Hopping without a hand on his head is what loses it; fight the head in the first second.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'How do I get off the cage wall when someone is holding me there?',
      'stuck on cage',
      'and underhook or wrist first',
      'he pins me to the fence the whole round',
    ],
    answer:
      'Underhook first: get one arm under his armpit, head under his chin, pressing up, feet wide. Then turn toward the underhook side, push his hip away with the other hand and circle out so that his back meets the fence. If he drops to the legs, widen your base and fight the hands before they lock. Standing square with straight knees is the usual mistake.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'How can I see a takedown coming earlier?',
      'shot comes too fast',
      'and what do i look at',
      'i only notice it when he is on my legs',
    ],
    answer:
      'Watch his hips and head height: before each shot the head drops or the front foot takes a long step. Keep your stance lower, hands at chest height, an arm’s length and a half away. Drill: partner mixes jabs and shots at half speed, three rounds of two minutes, you only touch his shoulders and sprawl. Most get caught while throwing naked kicks or long right hands.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'I was taken down, what is the first thing I should do?',
      'got taken down what first',
      'and if he is already on top',
      'when i hit the floor i just lie there',
    ],
    answer:
      'Get to your side at once, before he settles: turn toward him, forearm frame on his neck or hip, bottom knee in between. Then hand on the floor behind you, hips back, stand up with the technical get-up, or recover guard. You have about two seconds. What goes wrong is turning away flat on your belly, which gives him your back.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'How many weeks does it take a striker to get decent takedown defence?',
      'striker takedown defence how long',
      'and how often a week for that',
      'i box well but every wrestler puts me down',
    ],
    answer:
      'Plan eight to twelve weeks with two sessions of 30 minutes a week to stop most basic shots at your level. Weeks 1 to 4: stance, sprawl, hand fighting. Weeks 5 to 8: single leg and wall. From week 9: rounds where you may only defend and stand up. What goes wrong is training it tired at the end; put it first.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'How do I do a decent uchi mata without falling down with him?',
      'uchi mata i fall too',
      'and where does my head look',
      'i lift him and then we both go over',
    ],
    answer:
      'Pull first, leg second: sleeve hand pulls up and out as if looking at a watch, your chest turns away, and only then the leg swings up between his. Your standing foot lands between his feet, pointing the same way as his toes. Look over to your far corner. You fall with him when you bend down before he’s on his toes. Twenty entries a side against a wall band.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'How do I set up a double leg so it doesn’t get stuffed?',
      'double leg gets sprawled on',
      'and what goes before it',
      'he sees every shot coming',
    ],
    answer:
      'Make his hands or weight move first: jab to the eyes or snap his head down, and shoot as he comes back up. Front knee bends, lead foot between his feet, head up on the outside of his ribs, hands behind the knees, then drive at 45 degrees, not straight. Stuffed shots start from too far: if you can’t touch his shoulder, don’t shoot.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Which takedown should I learn first as a jiu-jitsu player?',
      'first takedown for bjj',
      'so single or double',
      'i always pull guard because i cant take anyone down',
    ],
    answer:
      'Learn the single leg first: it needs little power, works with and without gi, and a missed one rarely costs your neck if the head stays inside. Collar grip, pull him one step forward, take the leg that steps, head on the inside of his chest, run the pipe. Twenty repetitions a session for six weeks. The usual fault is a head hanging down and outside, ready for the guillotine.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'How do I time a foot sweep?',
      'foot sweep timing',
      'and when exactly do i hit it',
      'i always kick his shin and nothing happens',
    ],
    answer:
      'Sweep in the moment his foot has just lifted or is just landing, with no weight on it. Walk him sideways in a steady rhythm, two steps, and on the third follow his foot with your sole at the ankle bone while your hands turn him like a steering wheel. If you kick the shin, you’re too early with force. Practise in socks, slowly, five minutes a session.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'How do I win the grip fight in judo?',
      'grip fighting tips',
      'and which hand grips first',
      'he has both hands on me and i have nothing',
    ],
    answer:
      'Take the sleeve first as a right-hander: your left hand on the end of his right sleeve, thumb down, pull it to your hip, then your right hand goes to the lapel at collarbone height. If he gets his grip first, break it within two seconds with both hands, knee forward. What goes wrong is accepting his grip; attack or break, and don’t walk around with it.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'I get the leg up in the single but can’t finish, what next?',
      'cant finish single leg',
      'and if he hops well',
      'i hold his leg and he just hops',
    ],
    answer:
      'Run the pipe: leg clamped between your thighs, chest on his thigh, then step back and turn in a quarter circle while pressing down with your shoulder. If he hops well, lift the leg to your chest and trip the standing foot from behind. Finish within three seconds of the grip. It stalls when you stand upright holding the leg at arm’s length, with no shoulder pressure.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'How do I practise throws if I am scared of falling?',
      'scared of falling judo',
      'and how many breakfalls a day',
      'i go stiff when someone throws me',
    ],
    answer:
      'Do 20 breakfalls at the start of each session for a month: five from squat backwards, five each side, five rolls, chin on the chest, arm slapping at 45 degrees. Then be thrown on a crash mat by one calm partner: “slowly, and hold my sleeve please.” Stiff people reach for the floor with a hand, which is how wrists and elbows get hurt. After any knock to the head, stop and see a doctor.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'What is the first step to escape mount?',
      'how escape mount',
      'bridge or elbow first',
      'he sits on my chest and i cant breathe',
    ],
    answer:
      'Elbows to your ribs first, so he can’t climb into your armpits. Then trap one of his arms and the foot on the same side, bridge high over that shoulder and roll. If he posts, go straight to the elbow escape: turn to the side, elbow against his knee, pull your bottom knee through. Pushing his chest with straight arms is the mistake; it gives the armbar.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Where exactly do I put my frames in side control?',
      'frames side control',
      'and which arm goes where',
      'he lies on me and i am flat like a pancake',
    ],
    answer:
      'Near forearm against his hip, far forearm across his neck under the jaw, elbows tucked. Bridge slightly, shrimp your hips away 20 centimetres, bring the near knee in between. Repeat two or three times, small. Do it in the first two seconds, before he has the crossface. What goes wrong is hugging his back with the far arm; it feels safe and pins you flat.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'How do I get out of knee on belly?',
      'knee on belly escape',
      'and do i push the knee',
      'his knee crushes my stomach and i panic',
    ],
    answer:
      'Turn toward him and push the knee, not the chest: near hand frames on the knee, far elbow hidden, hips shrimp away, then your knee comes in for guard. Breathe out before you move. If he leans forward, bridge into him. The big mistake is pushing the knee with both straight arms, because the armbar is waiting; keep the elbows at your ribs. Tapping from pressure is fine.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'What do I do from bottom half guard when I get crossfaced?',
      'bottom half crossface',
      'underhook or knee shield',
      'he flattens me in half guard every time',
    ],
    answer:
      'Get on your side and put the knee shield in first: top knee across his chest, forearm on his biceps to stop the crossface. Only then fight for the underhook, and come up to his hip. If you’re already flat, push his head hand away, bridge, then hip out. Going for the underhook while flat on your back is what gets you crushed.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'How long should I wait for the right moment under a heavy opponent?',
      'when to escape heavy guy',
      'so now or wait',
      'he is 30 kilos heavier and i burn out trying',
    ],
    answer:
      'Move when he moves, and until then only frame and breathe: about three slow breaths, elbows in. As he shifts to attack or change position, his weight lifts for a second, and that’s when you shrimp. Try in two or three movements in a row, then rest again. Burning out comes from bench pressing him; forearm bones hold, muscles don’t. If ribs hurt sharply, tap.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'How can I practise escapes so they work in sparring?',
      'drill escapes',
      'and how many minutes of it',
      'in drilling it works, in rolling never',
    ],
    answer:
      'Start rounds in the bad place: five rounds of two minutes, partner begins in mount or side control at 50 per cent, and you reset as soon as you’re out. Week two 70 per cent, week three full. Count your escapes per round and write it down. What fails is drilling with a dead partner only; ask “hold me properly, but no submissions for now.”',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'What do I grab first when someone has my back and goes for the choke?',
      'he has my back what first',
      'and with which hand',
      'as soon as they take my back i get choked',
    ],
    answer:
      'Both hands on the choking arm first, the one over your shoulder: pull the wrist down to your chest, chin down. Then slide down toward his other side, where his arm is under your armpit, until your shoulders touch the mat, and hip over his lower hook. What goes wrong is fighting the legs first. If the arm is under the chin and locked, tap.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'How do I get out of a guillotine?',
      'guillotine escape',
      'and which way do i go with my head caught',
      'i shoot and end up in a guillotine',
    ],
    answer:
      'Go to the side opposite the choking arm, where your head isn’t trapped: hand on his wrist to make air, other arm over his shoulder, shoulder pressure into his neck. Posture your head up, walk round toward that side and pass. Don’t pull back. It usually starts with your head down and outside in the shot. When the blood feels cut off, tap at once.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'How do I escape a headlock on the ground?',
      'headlock on ground',
      'and what about my trapped arm',
      'big guys just hold my head and squeeze',
    ],
    answer:
      'Turn on your side toward him, elbow of the trapped arm pulled to the floor, so there’s no pressure on your neck. Frame your free forearm against his jaw, grip your own wrist, push his head away, then hook it with your leg or get to your knees and take his back. Bridging with a flat back is the mistake. Neck cracking or pain: tap.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'How do I remove the hooks when someone is on my back?',
      'get rid of hooks',
      'and which leg first',
      'i stop the choke but his legs never leave',
    ],
    answer:
      'Take out the bottom hook first, the one on the side you’re lying on: keep his choking wrist with one hand, push his heel down with the other, straighten your leg, hip over it to the floor. Then turn in toward him. With a body triangle, lie on the side of his locked foot. What goes wrong is using both hands on the legs, and the neck is open.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'When should I tap to a choke in training?',
      'when tap choke',
      'so right away or fight a bit',
      'i nearly passed out yesterday because i did not tap',
    ],
    answer:
      'Tap as soon as the arm is locked under your chin and your first escape has failed, roughly two seconds; a blood choke can put you out in five to ten. Tap his body three times, or say “tap”. If you really passed out, end training for today, don’t drive alone and see a doctor, the same day with headache, confusion, neck pain or odd vision.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'How do I stop people from taking my back in the first place?',
      'they always take my back',
      'and when i turtle',
      'when i turn away from side control they jump on',
    ],
    answer:
      'Turn toward him, never away: from the bottom of side control your belly goes to his belly, elbow inside his knee. In turtle keep elbows touching your thighs, hands at your neck, and move within two seconds, either roll to guard or stand up. The seatbelt grip is the alarm: strip the top hand before hooks come in. Resting in turtle is what costs it.',
  },
  {
    matter: 'guard-play',
    asked: [
      'How do I stop my open guard from being passed so quickly?',
      'guard gets passed fast',
      'and where do my feet go',
      'they grab my pants and run around me',
    ],
    answer:
      'Keep four contacts: two grips and two feet on him, never fewer than three. Feet on hips or biceps, knees to your chest. When he goes round, push off with the far foot, swing your hips to face him and put the near shin across. Break trouser grips at once. Guards get passed because people lie flat with straight legs; stay on one hip.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Which sweep should I learn first from closed guard?',
      'first sweep closed guard',
      'scissor or hip bump',
      'i hold closed guard and nothing happens',
    ],
    answer:
      'Hip bump first: it needs no grips in the gi and leads to kimura and guillotine. He sits upright, you open the guard, sit up over one shoulder, arm over his far shoulder, plant a hand behind you, hip into him. If he pushes back, scissor sweep. Do 15 a side per session for a month. It fails when you sit up straight at him, not diagonally.',
  },
  {
    matter: 'guard-play',
    asked: [
      'What do I do when they stand up in my closed guard?',
      'they stand in my closed guard',
      'and do i let go or hang on',
      'they stand up and i fall on my back',
    ],
    answer:
      'Open before your hips leave the floor: feet to his hips, hold one sleeve or wrist, take one ankle with the other hand. Then push the hips: he falls back, you come up. Otherwise go to De la Riva on the ankle you hold. Hanging on with crossed feet in the air is the mistake; you can be slammed, and that’s how necks and heads get hurt.',
  },
  {
    matter: 'guard-play',
    asked: [
      'How do I break someone’s posture in my guard?',
      'cant break posture',
      'and pull with arms or legs',
      'he sits straight like a tree and opens my legs',
    ],
    answer:
      'Pull with the legs, not the arms: knees to your chest, and at the same moment both hands draw his elbows or collar toward your head. Then an overhook or a hand behind the head keeps him. Swing your hips out 30 degrees to one side afterwards. It fails when you pull while he’s pushing; pull the second after he reaches for your hips.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Closed guard, half guard or open guard: which should I play as a beginner?',
      'which guard for beginner',
      'so closed first?',
      'i try ten guards and none works',
    ],
    answer:
      'Closed guard for the first three months, half guard with knee shield as the second, for when it opens. Choose in each one sweep and one submission, for example hip bump and kimura. Go there in every round on purpose. With short legs or stiff hips begin with half guard. The mistake is changing guards weekly because of videos; give each one 30 rounds.',
  },
  {
    matter: 'guard-play',
    asked: [
      'What do I do when someone does the knee cut on me?',
      'knee cut keeps passing me',
      'and which arm frames',
      'his knee slides through and i am flattened',
    ],
    answer:
      'Stop his crossface and underhook first: near forearm on his biceps or collarbone, your own underhook on the side of the cutting knee. Turn on your side facing him, hook the ankle that stays behind for half guard, knee shield back in. React when his knee touches your thigh, not later. Lying flat and pushing the knee with both hands is why it goes through.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'How do I open a closed guard without being swept?',
      'how open closed guard',
      'and one knee up or stand',
      'every time i posture they sweep me',
    ],
    answer:
      'Posture, then stand: hands on his chest and one sleeve, head above hips, back straight; step up the leg on the side of the sleeve you hold, then the other. Once standing, push down on one knee with your hand and hips forward until the ankles open. The sweeps come when you hold no sleeve or stand up with both feet parallel; one in front, one behind.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Which hand do I free first against lasso guard?',
      'lasso guard which hand first',
      'and when the arm is free',
      'my arm is stuck in his leg and i get swept',
    ],
    answer:
      'The free hand goes first: push his non-lasso leg to the floor and pin it with your shin, so he can’t kick you off. Only then the trapped arm: elbow tight to your ribs, step back on that side, turn the palm up and draw the arm out in a small circle past his foot. Pass low straight away. What goes wrong is pulling straight back; that tightens the lasso and gives him the sweep.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'What if they switch to spider guard while I pass?',
      'spider guard what do',
      'and if both feet are on my arms',
      'he puts his feet in my biceps and i cant move',
    ],
    answer:
      'Get one foot off and pass on that side: step back, drop that elbow to your ribs so the foot slides off the biceps, take the trouser leg at the knee and push it to the floor between your legs. Step in at once with your knee over it. Keep hips back and chest upright until then. Two straight arms are the mistake; he stretches you and sweeps overhead.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Which guard pass should I learn first?',
      'first guard pass',
      'so knee cut or torreando',
      'i try everything and end up back in guard',
    ],
    answer:
      'Knee cut first, torreando second, because they feed each other: he closes the middle, you go round; he follows, you cut through. For the knee cut: underhook on the far side, other hand at the collar or his head, knee slides over his thigh to the mat. Thirty repetitions a session for a month. It fails without the underhook, so stop when you don’t have it.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'I pass the legs but he recovers guard every time, what am I doing wrong?',
      'he always recovers guard',
      'and how long do i hold there',
      'i get to the side and his knee is back in',
    ],
    answer:
      'You’re reaching for the submission before you control hips and head. After the legs, chest down, shoulder into his jaw as a crossface, other hand blocks the far or near hip, and stay three full breaths. Walk your knees up tight against hip and armpit. Most lose it by sitting upright too early; leave that until he stops moving.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'How do I get out of half guard when he holds my foot?',
      'stuck in half guard top',
      'and how do i free the foot',
      'he locks my ankle and i lie there forever',
    ],
    answer:
      'Flatten him first: crossface with your shoulder in his jaw, underhook on the other side, hips low. Then free the knee before the foot: lift your hips, push his top knee down with your hand, slide your knee over his thigh to the mat. The foot follows by kicking with the other foot on his knee. Pulling at the foot without the crossface gives him the back.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Should I pass standing or on my knees?',
      'pass standing or knees',
      'and with bigger guys',
      'i am always on my knees and nothing opens',
    ],
    answer:
      'Stand for opening and for long or flexible guards; go to knees and chest pressure only once you’re past one leg. Lighter people do better on their feet with torreando, heavier with over-under and half guard. Try one week only standing passes, five rounds of three minutes. What goes wrong on your knees is a bent back with elbows forward; there you get triangled and swept.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'How do I finish an armbar when he clasps his hands?',
      'he holds his hands armbar',
      'and which way do i pull',
      'i have the arm but he locks his grip',
    ],
    answer:
      'Pull toward his head at an angle, not straight back: hook his arm with the inside of your elbow, lean toward his head side, foot on his far biceps and push it off. Knees pinched, heels heavy. Then lie back with the thumb up, hips rising slowly. It fails when your hips are far from his shoulder; scoot in until his armpit touches you. Slow, so he can tap.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'How do I get out of a triangle choke?',
      'triangle escape',
      'and what about my arm inside',
      'my arm is in and his legs close on my neck',
    ],
    answer:
      'Posture at once: look up, back straight, hips forward, and put the trapped arm’s elbow down to his hip instead of across. Then get your feet under you, stack him on his shoulders and step round until you face him straight again, because he needs the angle. If it’s closed and you see spots, tap. The usual mistake is one arm in, one out while passing with the head low.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Why does my triangle never choke anyone?',
      'triangle doesnt choke',
      'and what angle do i need',
      'i lock the triangle and they just sit there',
    ],
    answer:
      'You’re straight in front of him: turn 45 to 90 degrees until you look into his ear. Grab your own shin first, push off his hip with the free foot, turn, then put the knee pit over the ankle, not the toes. Pull the head down, squeeze knees together. If the legs are short, hug his leg from underneath. Locking on toes hurts your ankle.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'How do I avoid getting armbarred from guard?',
      'keep getting armbarred',
      'and where do my elbows go',
      'i push on his chest and lose my arm',
    ],
    answer:
      'Elbows stay inside, on your ribs or on his hips, never over his centre line. If his foot goes to your hip and his leg swings high, pull the elbow to the floor, stack your weight on him and pull the elbow past his hip line. As long as the elbow isn’t past his hips you can get out. When the arm is straight, tap right away.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'How do I finish the kimura from closed guard?',
      'kimura cant finish',
      'and if he grabs his belt',
      'he holds his own shorts and i cant move the arm',
    ],
    answer:
      'Sit up to that side, figure four on the wrist, then lie back and move your hips out until you’re at right angles, your leg over his back so he can’t roll. Keep his elbow glued to your chest and turn the hand toward his head slowly. If he holds the belt, jerk up once toward his ear, or hip bump him over. Arms alone are too weak.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'My elbow popped in an armbar, may I train tomorrow?',
      'elbow popped armbar',
      'and if it hardly hurts',
      'felt a crack in my elbow when i tapped late',
    ],
    answer:
      'No, no training with that arm until someone has examined it, even if it hardly hurts now. Today: stop, cool 10 minutes at a time with a cloth between, hold it slightly bent. Doctor today with numb fingers, visible deformity, strong swelling or if it won’t straighten; otherwise within two or three days. Most people spoil it by rolling again in the first week. Tap earlier, at straight arm.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Armbar or triangle first, what should I learn as a white belt?',
      'armbar or triangle first',
      'and how many reps of it',
      'i know ten submissions and hit none',
    ],
    answer:
      'Armbar first, from mount and guard, then the triangle, since he gives one by defending the other. Do 10 slow repetitions a side each session for six weeks, half with resistance at 30 per cent. In rolling attempt it three times per round, no matter what comes out. It usually fails by going for it before posture is broken, so break that first.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'When should I tap to a heel hook?',
      'when tap heel hook',
      'so before it hurts?',
      'i felt nothing and then my knee went',
    ],
    answer:
      'Tap the moment he has your heel locked and your knee can’t turn free, before any pain. In the heel hook the pain comes late, often only once a ligament is going. Say “tap” aloud as well, because hands can be far away. Don’t spin against the twist. If the knee popped, stop, no weight on it if it hurts or gives way, and see a doctor within a day.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Are leg locks allowed for white belts in competition?',
      'leg locks white belt allowed',
      'and the straight ankle',
      'i dont know what i may do at my first tournament',
    ],
    answer:
      'In most gi rule sets white belts may use only the straight ankle lock, no heel hooks, knee bars or toe holds; kids and young teens usually nothing at all on the legs. No-gi events set their own classes. Read the rule sheet of your event, page on illegal techniques, and ask the table the day before. A typical disqualification is turning the foot or reaping the knee.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'How do I finish a straight ankle lock?',
      'ankle lock no tap',
      'and where does my forearm go',
      'i squeeze the foot and nobody taps',
    ],
    answer:
      'Blade of the wrist on the Achilles tendon just above the heel, his toes trapped behind your armpit, elbow tight to your ribs. Outside foot on his hip, knees pinched, then turn slightly on your side, shoulder back, hips forward slowly. It fails when your arm is on the calf: slide down to the heel first. Apply over two or three seconds, so he can tap.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'What do I do first when someone enters on my legs?',
      'someone goes for my legs',
      'and hide the heel how',
      'in ashi i just panic and pull',
    ],
    answer:
      'Hide the heel and clear the knee line: toes pulled back, foot turned so the heel goes to the floor, knee bent and pointing outward. Hand fight his wrists, then stand up or push his top foot off your hip and slide your knee out past his knees. Yanking the leg back straight is the mistake, it locks the foot. Already caught tight: tap.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'When should I start learning leg locks as a beginner?',
      'when learn leglocks',
      'and which one first',
      'everyone at open mat goes for my feet',
    ],
    answer:
      'Start defence in your first months and attack with the straight ankle lock after about six months; heel hooks later, with a coach beside you and chosen partners. Agree before the roll: “ankle locks yes, heel hooks no, okay?” Work entries and positions with no finishing for the first eight weeks. Trouble comes mostly from two beginners who don’t know when it’s on.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'May I say no to leg locks when rolling?',
      'can i refuse leg locks',
      'and what do i say exactly',
      'a guy cranks ankles and i am afraid for my knee',
    ],
    answer:
      'Yes, and you say it before the slap: “No leg locks for me today, knee isn’t right.” No explanation needed beyond that. If he goes for one anyway, tap, stop, “I asked for none”, and change partner. Then tell the coach the same day, with one sentence and no drama. The mistake is saying it in the middle of the lock, when it’s too late.',
  },
  {
    matter: 'finishing',
    asked: [
      'I have the back but can’t finish the rear naked choke, what do I change?',
      'cant finish rnc',
      'and if the chin is down',
      'he tucks his chin and i burn my arms',
    ],
    answer:
      'Win the hands first: your bottom hand holds his defending wrist down, trap it with your leg if you can, then the choking arm has only one hand against it. Slide in under the jaw from the ear side, elbow under the chin, hand to your own biceps, second hand behind his head. Squeeze by expanding the chest, ten seconds. Cranking over the chin only tires you.',
  },
  {
    matter: 'finishing',
    asked: [
      'Should I hold position or go for the submission?',
      'position or submission',
      'and how long do i hold',
      'i go for the armbar from mount and lose everything',
    ],
    answer:
      'Hold for three breaths, then attack with something that keeps you on top. From mount: climb knees to the armpits, then Americana or cross collar first, armbar last. When he has escaped twice from your armbar, stay with chokes. Most lose mount because they fall back while the arm is still bent and hidden; isolate the elbow above his chest line first.',
  },
  {
    matter: 'finishing',
    asked: [
      'How long should I squeeze a choke before letting go?',
      'how long squeeze choke',
      'and when do i give up on it',
      'my arms are dead after a failed guillotine',
    ],
    answer:
      'Give it six to eight seconds at full pressure; if there’s no tap and no change in his breathing, keep the position and let the arms go. In training release the moment he taps, goes limp or you’re unsure. Full squeeze comes only once the angle is right. Burned arms come from squeezing a bad grip: first adjust wrist and hip for five seconds, then squeeze.',
  },
  {
    matter: 'finishing',
    asked: [
      'Why do I lose the guillotine every time?',
      'guillotine slips off',
      'and high elbow or arm in',
      'i jump guillotine and end up under him',
    ],
    answer:
      'Your wrist is too deep on the side of the neck: put the thumb-side bone under his throat, hands together on your chest, choking elbow high. Close the guard with one leg over his back, hips turned toward the choking side, then bring your chest down on his neck. Start with the high elbow, standing against a wall. Jumping it from far with no chin control ends underneath.',
  },
  {
    matter: 'finishing',
    asked: [
      'How do I finish someone who is hurt in a striking match?',
      'opponent hurt how finish',
      'and head or body',
      'i rock people and then swing wild',
    ],
    answer:
      'Slow down one beat and go body, then head: jab to see him, hard left to the ribs, right straight, hook, then step off and look. Four punches, a breath, four more, cut off his exit with your feet. Stop the moment the referee steps in. Wild swings at a covered head are the common waste. In sparring the opposite holds: when he’s hurt, you stop.',
  },
  {
    matter: 'finishing',
    asked: [
      'I let people off because I don’t want to hurt them, how do I change that?',
      'i let go too early',
      'and how hard is ok in training',
      'i have the armbar and then i feel sorry',
    ],
    answer:
      'Finish slowly instead of letting go: take three seconds from locked to end and leave it on until he taps. Tell partners before: “I’m going to finish slowly, tap early please.” Five finishing rounds a week from the locked position, partner at 50 per cent. The control protects him, not the letting go. With children, beginners or someone injured, catch and release stays right.',
  },
  {
    matter: 'finishing',
    asked: [
      'How do I finish the arm triangle from mount or side control?',
      'arm triangle no tap',
      'and which side do i get off',
      'i squeeze his head and my arms die',
    ],
    answer:
      'Get off to the side of the trapped arm, head down next to his ear, hips low, knee against his ribs. His arm must be across his own neck, your biceps closing one side, his own shoulder the other. Then walk your feet toward his head and let chest weight do it, ten seconds. It fails when your head comes up; put your forehead on the mat.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'How do I get off the ropes without getting hit?',
      'get off the ropes',
      'and to which side',
      'my back is always on the ropes',
    ],
    answer:
      'Jab, pivot out on the side of your front foot: left hand out, left foot a half step left, turn on it 90 degrees, right glove at your cheek. If he’s too close, clinch and turn him so his back is on the ropes. Leave within three seconds. The typical mistake is sliding along the ropes sideways, where you have only one direction left.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'How do I win a close round in the judges’ eyes?',
      'how win close rounds',
      'and in the last seconds',
      'i lose every split decision',
    ],
    answer:
      'Land clean and be seen in the middle: first clean strike of the round, ring centre, and a combination of three or four in the last 15 seconds. Have the corner call “fifteen”. Return after each of his hits with at least one of yours. Judges score clean, effective hits before walking forward. Ask your coach for the scoring sheet of your association, since Muay Thai counts differently from boxing.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'How do I keep an opponent trapped in the corner?',
      'trap him in corner',
      'and where do i stand',
      'i get him in the corner and he slips out',
    ],
    answer:
      'Stand one arm’s length away, feet wide, on the line out of the corner, and let him choose a side: he goes left, your right hand or kick is there; he goes right, the left hook. Three punches to the body, then look again. Rushing chest to chest is what lets him clinch and turn you. Half steps sideways, never cross your feet.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'I’m ahead on points in jiu-jitsu with one minute left, what do I do?',
      'ahead on points 1 min left',
      'and may i just hold',
      'i always lose the lead in the last minute',
    ],
    answer:
      'Hold the best position you have and make one small honest attack about every 15 seconds, so you don’t get a stalling penalty. From top: crossface, hips low, no submission that costs position. Standing: keep grips, walk him to the centre, foot sweep attempts. Leads are mostly lost by a jumpy armbar in the last minute. Ask your coach to call the time every 20 seconds.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'I’m two points behind with thirty seconds left, what should I try?',
      'behind 30 sec left',
      'and if i am on the bottom',
      'i see the clock and do nothing',
    ],
    answer:
      'Take the fastest score you’ve trained, right now: on the bottom a sweep with stand-up, standing a single leg or throw you trust, on top a pass. No new idea. First five seconds grip, next ten attack, the rest a second attack. What goes wrong is a desperate submission from far away. Practise it: six starts of 30 seconds, two points down, at the end of a session.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'How do I learn the rules quickly before my first tournament?',
      'learn rules fast',
      'and what must i know at least',
      'first tournament saturday and i dont know the points',
    ],
    answer:
      'Read your event’s rule sheet once and write five things on a card: round length, what scores how much, what is forbidden in your class, how passivity is punished, what the referee’s words mean. Twenty minutes. Ask your coach exactly: “What from our training is illegal there?” Then have him referee two rounds with those words. People usually get disqualified for a technique that is allowed in their gym.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'What should I do in the minute between rounds?',
      'what do between rounds',
      'and when do i drink',
      'i sit down and dont hear a word',
    ],
    answer:
      'Sit, breathe out long four times, then listen: first 20 seconds breathing and a mouthful of water, next 25 one instruction, last 15 stand, shake arms, mouthguard in. Repeat the instruction aloud: “jab to the body.” Don’t talk otherwise. What goes wrong is three people shouting; settle before the bout that only one speaks. Headache or seeing double: tell the corner, and the fight is over.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'I am cornering a friend for the first time, what do I say?',
      'first time corner what say',
      'and how many things',
      'i have to corner and i know nothing',
    ],
    answer:
      'Say three things in this order: “breathe”, one thing that works, one thing to do next. For example “breathe, your jab lands, double it and step left.” No more than two instructions a minute, in the words you use at training. Have water, towel, ice, spare mouthguard. If he’s dazed, doesn’t answer properly or takes hits without defending, stop it, towel or referee.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'How do I pace three rounds so I have something left for the last?',
      'how pace 3 rounds',
      'and how hard is the first one',
      'i win round one and die in round three',
    ],
    answer:
      'Go about 75 per cent in round one, 85 in round two, everything in the third. In each round work in bursts of five seconds, then ten seconds of moving and jabbing, breathing out on every punch. Open with a calm first 30 seconds. The first round kills most people through tension, not volume; loosen hands and jaw each time you’re out of range.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'What do I do in the last thirty seconds of a round?',
      'last 30 sec of round',
      'and if i am tired',
      'i coast at the end and lose rounds',
    ],
    answer:
      'Have one fixed finish: at the corner’s call, go to the centre, jab-cross-hook-low kick, step out, once more, then hands up until the bell. That is two combinations of four, not a brawl. Keep the right hand home, because tired people get caught at the bell. Train it at the end of every bag round: last 20 seconds the same combination, each time.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'My corner shouts things I can’t use, how do I tell them?',
      'corner confuses me',
      'and what do i say to my coach',
      'he screams ten things and i get lost',
    ],
    answer:
      'Talk to your coach two days before, not on the day: “In the corner I can take one thing. Please give me one word and the clock, nothing else.” Agree on five code words, such as “long”, “body”, “turn”, “clinch”, “time”. Try it in sparring with real minute breaks. It goes wrong when teammates shout as well; ask the coach to tell them.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Should I sit or stand between rounds?',
      'sit or stand between rounds',
      'and in sparring?',
      'my legs feel heavy when i get up from the stool',
    ],
    answer:
      'Sit in a bout, for about 45 of the 60 seconds, legs loosely out, back against the post, then get up at the ten second signal and bounce twice. In the gym stand and walk slowly, because bouts are then easier. If legs feel heavy after sitting, get up five seconds earlier. The mistake is bending over with hands on knees: it shows him something and shortens your breath.',
  },
  {
    matter: 'game-plan',
    asked: [
      'How do I make a simple plan for a fight?',
      'make fight plan',
      'and how many things in it',
      'fight in two weeks and i have no plan',
    ],
    answer:
      'Write four lines: how I start, what I score with, what I avoid, what I do when I’m in trouble. For example: jab and low kick first minute; right hand after his jab; stay off the ropes; when hurt, clinch. Train only these in the last ten days, three rounds a session. Plans fail with twelve points; if you can’t say it in one breath, shorten it.',
  },
  {
    matter: 'game-plan',
    asked: [
      'How do I study an opponent on video?',
      'watch opponent video how',
      'and what do i write down',
      'i watch his fights and just get nervous',
    ],
    answer:
      'Watch two of his fights, three times each, at most an hour in total, and write answers to five questions: stance, first attack, favourite attack, where he goes when pressed, what he does when tired. Turn it into two things to train. Then put it away in the last three days. The mistake is watching his knockouts again and again; look at a fight he lost.',
  },
  {
    matter: 'game-plan',
    asked: [
      'What do I do if I know nothing about my opponent?',
      'dont know my opponent',
      'and in the first 30 seconds',
      'they changed my opponent on the day',
    ],
    answer:
      'Use the first 30 seconds to test: two jabs, one low kick or level change, one step in, and look at his stance, reach and reaction. Then go with your own best attack, whatever it is. Note only left- or right-handed, taller or shorter. What goes wrong is waiting a whole round. If they’ve changed weight or experience clearly, the coach decides on the day whether you fight.',
  },
  {
    matter: 'game-plan',
    asked: [
      'What should I do when my plan isn’t working in the fight?',
      'plan not working',
      'and when do i change it',
      'round one gone and nothing lands',
    ],
    answer:
      'Change one thing after the first round, no earlier: distance first, then the target, then the tempo. If the jab misses, half a step closer; if the head is covered, body; if he times you, feint twice. Ask the corner “what one thing?” Prepare this plan B in camp with two rounds a week. Throwing everything away and brawling is what loses such fights.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Should I build my plan on my strengths or on his weaknesses?',
      'my strengths or his weakness',
      'so mostly my own stuff',
      'coach wants me to box but i am a grappler',
    ],
    answer:
      'Build about 80 per cent on your strengths and let his weakness choose which one. You’re a grappler and he drops his hands after kicking: then take him down off the kick. Two weeks are too short for a new skill. Say to your coach: “I’d like my takedown as plan A, boxing to get there.” Plans against oneself collapse with the first hard hit.',
  },
  {
    matter: 'game-plan',
    asked: [
      'What do I do in the first minute of a jiu-jitsu match?',
      'first minute bjj match',
      'and pull guard or stand',
      'i wait and the other guy always starts',
    ],
    answer:
      'Get your grip first and start your best attack inside 20 seconds. If your guard is better than your takedown, pull with sleeve and collar and a foot on the hip; otherwise collar tie, snap, single leg. Know your next step after that, for example pull, then sweep. Write it as a chain of three. The common mistake is circling for a minute without grips.',
  },
  {
    matter: 'drilling',
    asked: [
      'How do I remember the techniques from class?',
      'i forget everything from class',
      'and when do i write it down',
      'next day its all gone',
    ],
    answer:
      'Write three lines within an hour after class: position, the two most important details, what went wrong. Next day go through it in your head for two minutes, eyes closed, and at the next session do five repetitions before warm-up. Then again after a week. Most people film whole lessons and never look; three lines are more than a video.',
  },
  {
    matter: 'drilling',
    asked: [
      'How many repetitions of a technique should I do?',
      'how many reps',
      'and per side',
      'i do a hundred and it still does not work',
    ],
    answer:
      'Do three sets of ten per side with a short question between sets, not a hundred in a row. First set slow, second with the partner moving, third with 30 to 50 per cent resistance. Then use it in one round from that position. After about 20 minutes quality drops. Bare repetition against a standing doll is why it vanishes in sparring.',
  },
  {
    matter: 'drilling',
    asked: [
      'What can I drill alone at home in fifteen minutes?',
      'solo drills 15 min',
      'and without a bag',
      'i only get to the gym once a week',
    ],
    answer:
      'Do five blocks of three minutes: shadow boxing with one combination, footwork in a square, sprawl and stand up slowly, shrimp and bridge across the room, shadow boxing again with an imagined opponent. For grapplers swap the first for technical get-ups. Three times a week. The mistake is waving hands without a picture; name before each minute what he’s throwing.',
  },
  {
    matter: 'drilling',
    asked: [
      'Should I learn many techniques or few?',
      'many or few techniques',
      'so how many at a time',
      'every class is something new and nothing sticks',
    ],
    answer:
      'Few: one from each position, at most three in work at the same time, for four to six weeks. Choose a takedown or combination, an escape, a finish. In class learn what is shown, but in sparring hunt only your three. Keep a list “later” for the rest. What usually goes wrong is swapping after the first bad week; count 30 honest attempts first.',
  },
  {
    matter: 'drilling',
    asked: [
      'My partner resists everything while drilling, what do I say?',
      'partner resists drills',
      'and if he keeps doing it',
      'i cant learn because he blocks every rep',
    ],
    answer:
      'Say “Ten reps without resistance, please, then you can add half.” Name a number, because “softer” means something different to everybody. Offer the same back: “And how do you want yours?” If he goes on after the second time, change partner next round and tell the coach quietly. The mistake is pulling harder yourself, because then you drill a fight and not a technique.',
  },
  {
    matter: 'drilling',
    asked: [
      'How do I get a technique from drilling into sparring?',
      'works in drill not sparring',
      'and how hard should he go',
      'i hit it on pads and never in sparring',
    ],
    answer:
      'Put a step between: situational rounds. Start in the position before the technique, partner at 50 per cent and allowed two answers, two minutes, reset after each success. Four such rounds a session for two weeks, then 70 per cent, then free sparring with a weaker partner. The missing part is usually the trigger: name what he must do before you go.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'What do I wear and bring to my first class?',
      'what to bring first class',
      'and do i need gloves already',
      'starting monday and i own nothing',
    ],
    answer:
      'Shorts without pockets or zips, a fitted T-shirt, water bottle, towel, flip-flops, short nails, no jewellery. Gloves, shin guards or a gi can usually be borrowed; write before: “First class Monday, do you lend gear?” Come 15 minutes early and tell the coach about injuries or illnesses. The thing people forget is flip-flops; never barefoot in the toilet, then on the mat.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'What size of boxing gloves should I buy?',
      'what oz gloves',
      'and for sparring',
      'there are 10 12 14 and 16 and i have no idea',
    ],
    answer:
      'Take 16 ounces for sparring, and 12 or 14 for bag and pads; if you buy only one pair, 16, or 14 if you weigh under about 60 kilos. Try them on with wraps: fingertips just touch the end, wrist firm. Ask the gym, since some demand 16 in sparring. Don’t spar in old bag gloves, because the padding is gone and your partner pays.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'How do I wrap my hands correctly?',
      'how wrap hands',
      'and how many times round the wrist',
      'my wraps come loose after one round',
    ],
    answer:
      'Loop on the thumb, three turns round the wrist, three round the knuckles with fingers spread, then an X over the back of the hand through each finger gap, once round the thumb, the rest on the wrist. Use 4.5 metres, elastic. Make a fist while wrapping: firm, but fingers don’t go blue or tingle. They come loose when wrapped with a closed hand.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Do I need a mouthguard for light sparring, and which kind?',
      'mouthguard for light sparring',
      'and boil and bite or dentist',
      'i have braces and want to spar',
    ],
    answer:
      'Yes, from the first contact, light as well. A boil-and-bite for about 10 to 25 euros is enough to begin; fit it again if it drops when you open your mouth. Sparring every week, a custom one from the dentist is worth it. With braces ask the orthodontist for a brace model. Rinse cold after use and replace it when bitten through.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'How do I keep my gloves and gi from smelling?',
      'gloves stink',
      'and can i wash them',
      'people move away from my gear',
    ],
    answer:
      'Take everything out of the bag within an hour: gloves open in moving air, newspaper or a small fan inside, never on the heater. Gi and rash guard washed after each session, wraps too, at 40 to 60 degrees as the label allows. Wipe gloves inside with a damp cloth and disinfectant. The usual cause is the closed bag in the car overnight. Stink that stays: replace them.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'May I tell a higher belt that he’s going too hard?',
      'higher belt too hard say',
      'and how do i put it',
      'a blue belt smashes me and i dare not speak',
    ],
    answer:
      'Yes, rank doesn’t change that. In the round: “Half speed please, I want to learn here.” One sentence, then go on. If it continues, stop: “Thanks, I’ll sit this one out.” You may refuse a partner with no reason given. Happens again, tell the coach after class with one example. What doesn’t help is answering with force, because he takes it as an invitation.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'What should I do if I arrive late to class?',
      'late to class what do',
      'and just walk in?',
      'i come from work and am always ten minutes late',
    ],
    answer:
      'Change, wait at the edge of the mat, catch the coach’s eye, and go on when he nods; then warm up for three minutes on your own at the side. If it happens every week, say so once: “Work ends at six, I’ll be ten minutes late on Tuesdays, is that okay?” Most coaches agree. What annoys people is walking across the mat into a drill.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Boxing or Muay Thai: which one should I start with?',
      'boxing or muay thai',
      'and if i only have two evenings',
      'cant decide between the two gyms',
    ],
    answer:
      'Boxing, if you want clean hands, footwork and quick progress with two evenings; Muay Thai, if kicking and clinch attract you, and your shins and hips can take some learning. Take one trial class in each within two weeks and sign where you’d gladly go again on a wet Tuesday. Coach and distance decide more than style: over 25 minutes away, people stop going.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'How do I recognise a good gym in a trial class?',
      'how spot good gym',
      'and what do i ask them',
      'first gym felt weird, beginners sparred hard',
    ],
    answer:
      'Look at three things: beginners don’t spar hard, the coach corrects you at least twice, people greet and swap partners. Ask: “When do beginners spar, and how hard? What happens after a knock to the head? What’s the notice period?” Good answers are specific. Walk out of places with hard sparring in week one, or pressure to sign today. Take the contract home.',
  },
  {
    matter: 'choosing-a-sport',
    asked: ['Gi or no-gi for a beginner?', 'gi or nogi', 'and can i do both', 'my gym has both and i dont know which'],
    answer:
      'Gi for the first six months if both are there: it’s slower, you learn grips, posture and escapes, and have time to think. Add one no-gi class a week after two months. If you want MMA or can’t stand the jacket, begin no-gi straight away. The mistake is changing every week with no base; stay two thirds in one.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Am I too old to start a martial art at 45?',
      'too old at 45',
      'and which one then',
      'i am 45 with a bad knee and want to start',
    ],
    answer:
      'No, 45 is fine for starting; choose boxing without hard sparring, judo or jiu-jitsu with a calm group, two times a week. With a bad knee or heart history, a check with the doctor before. Say at the trial: “45, right knee, I’d like technique and light contact.” First three months keep to 70 per cent. Injuries mostly come from rolling with 22-year-olds at their tempo.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Which martial art is best for my seven-year-old child?',
      'martial art for 7 year old',
      'and how often a week',
      'my son is shy and cant sit still',
    ],
    answer:
      'Judo or children’s jiu-jitsu, twice a week for 45 minutes: falling, rolling, holding, no hits to the head. Watch one class from the side: games, short explanations, no shouting, two adults for more than about 15 children. Let him try three lessons before you sign. Boxing and kickboxing are all right at that age without head contact. Shy children often watch the first lesson; that’s fine.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Should I do two martial arts at the same time?',
      'two sports at once ok',
      'and how many sessions each',
      'i do judo and want to add boxing',
    ],
    answer:
      'Yes, if one leads: two or three sessions of the main sport, one of the second, and after six months look again. As a beginner do one alone for the first half year. Put the second on a day with a rest day after. What goes wrong is two times three sessions at once; after six weeks shoulders and sleep complain. Near a competition drop the second.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'How long should I try a gym before I decide to stay or change?',
      'how long try a gym',
      'and when is it time to change',
      'been there a month and it doesnt click',
    ],
    answer:
      'Give it eight to ten classes or six weeks, with at least two different coaches or times. Stay if you’ve learned something each week and have two people you like training with. Leave at once over unsafe sparring, insults or touching that feels wrong. Say: “Thanks, I’m going to try something else, I’ll cancel by the end of the month.” In writing, with the date.',
  },
  {
    matter: 'self-defence',
    asked: [
      'What should I do first if someone threatens me in the street?',
      'someone threatens me street',
      'and what do i say to him',
      'a guy came up to me and i froze',
    ],
    answer:
      'Make distance and get away: two steps back, hands open at chest height, loud and short: “Stop. Stay back.” Then walk toward light and people, and call the police. If he wants phone or wallet, give it; throw it to one side and run to the other. What goes wrong is answering insults. With a knife in play, running comes before everything.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Which sport helps most for self-defence?',
      'best for self defence',
      'and how long until it helps',
      'i want to feel safer at night',
    ],
    answer:
      'One with real resistance: boxing for hands and distance, judo or jiu-jitsu for being grabbed; two times a week for six months gives you calm and balance. Add a one-day course on voice, boundaries and getting away. None of it beats leaving early. Be wary of courses that promise knife disarms in a weekend; a false sense of safety is the real risk.',
  },
  {
    matter: 'self-defence',
    asked: [
      'What do I do when someone grabs my wrist or my shirt?',
      'grabbed by wrist',
      'and if he is much stronger',
      'someone grabbed me at a party and i could not get off',
    ],
    answer:
      'Turn your arm toward his thumb, where the grip is open, pull your elbow to your body with a step back, and shout “Let go!” With a shirt grip: both hands on his hand, step sideways, turn your body away, leave. Then go to people, not into the next room. Staying to discuss is the usual mistake. With bruises or fear of repetition report it; at home too.',
  },
  {
    matter: 'self-defence',
    asked: [
      'May I hit first if I think I’m about to be attacked?',
      'can i hit first',
      'and what does the law say',
      'he was in my face and i did not know what i may do',
    ],
    answer:
      'Only if an attack is about to happen and you can’t get away, and only as much as needed to leave; that’s the rule in most countries, and details differ. Trained people are often looked at more strictly. Hands up, step back, loud “I don’t want to fight”: witnesses remember that. Afterwards leave, call the police yourself, and say nothing more without a lawyer.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Would my sport really work outside the gym?',
      'does it work on the street',
      'and without gloves',
      'i spar fine but doubt it would help me',
    ],
    answer:
      'It gives you distance, balance and calm under stress, but not safety from several people, weapons or concrete. Bare fists break on skulls, and on the ground a second one kicks. So your plan is: see it early, step back, get away; use the sport only to make the gap for leaving. Train one round a week with the task “get to the door.”',
  },
  {
    matter: 'self-defence',
    asked: [
      'I’m afraid on my way home at night, what can I do concretely?',
      'scared walking home',
      'and on the bus',
      'somebody followed me last week',
    ],
    answer:
      'Take the lit way even if it’s five minutes longer, one ear free, phone in hand with the emergency call set up, and share your location with one person. If someone follows: cross over, go into a shop or to a group, phone aloud: “I’m at the corner of …, come out.” Report last week’s case. With fear that stays for weeks, a counselling service helps.',
  },
]
