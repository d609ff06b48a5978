import type { EntryWords } from '../entry.ts'
import type { TECHNIQUE_ENTRIES } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_ENTRIES, EntryWords> = {
  'check-low-kick': {
    asked: [
      'how do i check a low kick properly',
      'my lead leg is dead after two rounds he just keeps chopping at the thigh',
      'low kicks. cant stop them',
      'checking hurts my shin more than it hurts him what am i doing wrong',
      'calf kick ruins me every sparring, by the time i see it my leg is numb',
      'do i lift the knee straight up or turn it out when he leg kicks me',
    ],
    answer:
      'Lift the lead foot off the floor and turn the knee out about 45 degrees, so that his shin meets the top third of yours, just under the knee.\n1. Keep your weight slightly back; a heavy front foot cannot lift.\n2. Close the gap: elbow down to the knee, toes pulled up, hands stay high.\n3. Put the foot down and return a kick or a cross at once.\nLow calf kick: turn the same shin and foot outwards, or pull the leg back. Shins harden over months of bag and pads. Pain on one spot of the bone that stays for days belongs to a doctor.',
    why: "Up there your shinbone is broad and hard, so the kicker's thinner lower shin or foot takes the worse part of the collision.",
    step: 'Do three rounds with shin pads in which your partner only low kicks at half power and you check and answer every one.',
    mistake: 'Most people lift the knee straight up and take the kick on the side of the calf.',
  },
  'catch-body-kick-and-teep': {
    asked: [
      'how do you catch a body kick without breaking your arm',
      'he teeps me in the belly all night and i never get close',
      'best way to deal with the push kick',
      'body kicks smash my forearms, should i block or catch',
      'i try to grab the kick and get punched in the face every time',
      'what do i do once ive caught his leg',
    ],
    answer:
      'Step in the direction the kick is travelling, let it land late on your side, and close the near arm round the shin; the other glove stays at your chin.\nHis right kick: step to your right, wrap with the left, then push his shoulder or kick the standing leg.\nTeep: take half a step back, scoop the heel across your body with one hand and step to his outside, so that he lands half turned.\nToo late to step? Block with both forearms together and shin up, never with one hand reaching down. Muay thai and MMA allow the catch; many kickboxing rules forbid or limit it.',
    why: 'A kick carries most of its force at one point of its arc; going along with it takes the speed out before your arm has to hold anything.',
    step: 'Drill ten slow catches of the body kick and ten scoops of the teep on each side before you spar.',
    mistake: 'Most people reach down for the leg with both hands and leave the face open.',
  },
  'slip-parry-jab-cross': {
    asked: [
      'how do i stop getting hit by the jab',
      'slip or parry, which is better against straight punches',
      'i eat every single jab',
      'his one two goes straight through my guard what now',
      'which way do i slip the cross',
      'i see the jab coming and still just stand there and take it on the nose',
    ],
    answer:
      'Parry the jab first and learn to slip second: the parry is smaller and forgives late timing.\nBoth orthodox:\n1. Jab: the right glove moves a hand’s width in front of your face and taps it down; never reach.\n2. Cross: turn the lead shoulder in and take it on the left glove, or slip to your left so it passes over your right shoulder.\n3. To slip the jab, bend the knees a little and turn to your right; the punch passes over your left shoulder.\nAnswer at once, or he throws the next. Where kicks and knees are allowed, keep slips small and never dip at the waist.',
    why: 'A hand has a short way to go and reacts faster than the trunk, and a head that slips at the wrong moment moves straight into the next punch.',
    step: 'Do two rounds in which your partner throws only the jab and you parry one, slip one, and jab back each time.',
    mistake: 'Most people reach out to meet the jab and open the door for the cross or hook.',
  },
  'block-hook-and-guard': {
    asked: [
      'always get caught by the left hook',
      'how to block hooks',
      'my hands drop when i punch and i get clipped',
      'why does the hook land when my guard is up',
      'should i roll under the hook or block it',
      'coach keeps screaming hands up but i dont even notice they fall',
    ],
    answer:
      'Put the glove on your temple as if answering a phone, elbow pointing down, chin tucked, and turn slightly with the blow.\nHis left hook arrives on your right side, usually just after your own right hand comes back low. So the repair is in your attack: bring the punch back along the same line, to the cheekbone, not past the hip.\nBody hook: bring the elbow to the hip bone by bending the knees; the glove stays up.\nRoll under only in punching range, with the knees, and come up outside his arm; in muay thai and MMA keep it shallow because of knees.',
    why: 'A hook comes from the edge of your sight, where reacting is too slow; a glove already on the bone spreads the blow and brakes the head.',
    step: 'Shadow box three rounds and touch your own cheek with the glove after every single punch.',
    mistake: 'Most people hold the glove a few inches from the head, so the hook drives it into their own face.',
  },
  'hit-when-stepping-back': {
    asked: [
      'i get hit every time i step back',
      'why do i always get caught going backwards',
      'i back up in a straight line till im on the ropes',
      'how to move back safely after my combo',
      'he throws three and the third always gets me while im retreating',
      'my feet cross when im under pressure',
    ],
    answer:
      'You are hit because you go straight back, and he walks forward faster than you can walk backwards.\n1. Take one step straight back, never more than two: rear foot first, lead foot follows, same width.\n2. The next step goes sideways: orthodox, push off the right foot and step left, or plant the left and pivot on it.\n3. Leave something behind: a jab, a teep, a stiff arm.\n4. Chin down, hands up until you are out of reach; people relax half a step too early.\nDo the same after your own combination: last punch, step off, not last punch, stand and look.',
    why: 'On a straight line the attacker needs no new aim and simply keeps hitting; a step aside makes them stop, turn and find you again.',
    step: 'Put a strip of tape on the floor and shadow box two rounds in which you leave it sideways after every second step back.',
    mistake: 'Most people lift the chin and drop the hands while they retreat.',
  },
  'cut-off-the-ring': {
    asked: [
      'how do i cut off the ring on a runner',
      'he just circles and i chase him all night',
      'opponent keeps running how to trap him',
      'i follow him round the cage and never land',
      'cutting angles vs someone who moves a lot',
      'he touches me and gone again, i feel so slow',
    ],
    answer:
      'Step sideways in front of him instead of following behind: your lead foot goes where he wants to be, not where he is.\n1. Take the centre and keep him between you and the ropes.\n2. He goes to your left: step left with the left foot, rear foot follows. He turns back: step right. Short steps, feet never cross.\n3. Close the side he escapes to with a weapon: left hook or left kick when he goes to your left, right hand or right kick when he goes to your right.\n4. Near the ropes slow down, hit the body, then the head. It holds in ring and cage.',
    why: 'Walking behind only follows the circle and leaves the next step to the runner, while a sideways step shortens the way out and makes the ring smaller.',
    step: 'Play two rounds without punches in which you only try to put a moving partner into a corner.',
    mistake: 'Most people chase in a straight line and reach with the head in front of the feet.',
  },
  'southpaw-lead-foot': {
    asked: [
      'where do i put my front foot against a southpaw',
      'fighting a lefty on saturday never sparred one',
      'our feet keep clashing with southpaws',
      'should i always circle left against a left hander',
      'his left hand lands all day and my right never does',
      'outside foot position explain pls',
    ],
    answer:
      'Put your lead foot outside his lead foot at the moment you attack, so that your rear hand points at his middle and his rear hand points past you.\nYou are orthodox: your left foot goes to the outside of his right foot, which means you move mostly to your left, away from his left hand. Then throw the straight right or, where allowed, the right kick to the open side.\nDo not race for it all round; he wants the same. Step out, hit, leave. If he wins the outside, step in short, hook with the lead hand and pivot. Are you the southpaw? Mirror all of it.',
    why: 'Feet decide where hips and shoulders face, so from there you hit without turning, while the other must reset before a punch can reach you.',
    step: 'Find one southpaw, or ask a partner to switch stance, and do three rounds in which you may only throw after stepping outside.',
    mistake: 'Most people circle towards his rear hand out of habit.',
  },
  'southpaw-lead-hand': {
    asked: [
      'my jab doesnt work on southpaws',
      'how to fight the lead hand of a lefty',
      'our front hands just slap each other the whole round',
      'which punches work best against a southpaw',
      'what do i throw at a left hander',
      'he keeps pawing my jab down and then boom left cross',
    ],
    answer:
      'Win the hand fight first, then throw the rear straight: it is your best weapon against the opposite stance, because nothing lies between it and his chin.\n1. Hold your lead hand a little higher and outside his; tap his glove down, do not grab.\n2. The moment it drops, throw the rear straight, to the chest first, then the head.\n3. When he reaches for your hand, lead hook over it.\n4. Jab as a feint or a blind before his eyes more than a hit.\nHis left straight comes back at once: finish with your rear glove home and your head outside his lead shoulder.',
    why: 'Opposite stances put both lead hands on one line, where a jab runs into a glove; whoever clears that line first has the way open.',
    step: 'Do two rounds in opposite stances in which you score only with tap of the lead glove followed by the rear straight.',
    mistake: 'Most people keep jabbing into his lead glove and give him the timing for his left.',
  },
  'get-inside-on-taller': {
    asked: [
      'how do i get inside on someone with longer arms',
      'hes a head taller i cant reach him',
      'reach difference 15cm what do i do',
      'every time i try to come in i run onto his jab',
      'short guy problems in sparring',
      'im 165 fighting a 182, hes just going to keep me at the end of the jab isnt he',
    ],
    answer:
      'Go in behind his punch, not between his punches: make the jab miss, and step while the arm goes back.\n1. Stand clearly out of his reach, or chest close; the worst place is the end of his arm.\n2. Feint until he jabs, slip or parry, take two quick small steps, head off the middle line.\n3. Hit the body first, because his head is far away and his elbows are high.\n4. Stay there: three or four punches, or the clinch where allowed.\n5. Leave at an angle or tied up, never straight back, or he hits you on the way out.',
    why: 'An arm on its way back can neither hit nor hold you off, so for that moment the longer reach is worth nothing.',
    step: 'Ask your longest partner for three rounds in which he only jabs and you only score from inside his elbows.',
    mistake: 'Most people lunge with one long punch to the head and land in front of him on straight legs.',
  },
  'weapons-against-long-opponent': {
    asked: [
      'which techniques work against tall fighters',
      'what to throw when he has the reach',
      'tall kickboxer keeps me off with teeps and knees',
      'how do i grapple someone with super long legs',
      'best punches for a shorter fighter',
      'long limbs everywhere, in bjj his legs wrap round me like a spider',
    ],
    answer:
      'Attack what his length does not protect: front leg, body and hips.\nBoxing: jab to the stomach with bent knees, overhand right across his jab, hooks to the ribs.\nMuay thai and kickboxing: low kick as he steps, catch the teep and go in, in the clinch pull his head down with your forehead under his chin.\nMMA and wrestling: single leg; long legs are close to your hands.\nGround: smash the distance, knees and elbows tight, and pass by pinning his knees together; long legs finish triangles, so keep both arms in or both out.\nChoose two of these and use only those.',
    why: 'Long arms guard the head at a distance, but the same length raises the centre of gravity and leaves legs and trunk far from the hands.',
    step: 'Pick two of these weapons and use nothing else for three rounds with your tallest partner.',
    mistake: 'Most people aim at the head all the time and hit it while stretched and off balance.',
  },
  'stop-pressure-fighter': {
    asked: [
      'how do i stop someone who just walks forward',
      'pressure fighter vs me, i need space',
      'he doesnt care about my jab he just comes',
      'i cant breathe against guys that keep coming',
      'how do you beat a pressure fighter',
      'my opponent on film never takes a step back what do i do with that',
    ],
    answer:
      'Hit him at the moment he sets his front foot down, then turn him; make every step forward cost something.\n1. Double jab or teep as his weight comes on the front leg; body shots slow him more than head shots.\n2. Right after it pivot on your lead foot or step out to the side, so that he must reset.\n3. Every third time do not leave: stand, throw two hard ones, then pivot. He must not learn that you always go.\n4. Where allowed, clinch on your terms and turn his back to the ropes.\nHold the centre early; he is strongest when you have no room.',
    why: 'While a foot is landing, nobody can retreat or lift that leg, and the one coming forward adds their own weight to your blow.',
    step: 'Do three rounds in a half-size space in which you must hit and pivot each time your partner steps in.',
    mistake: 'Most people only back away with light jabs and hand him the centre.',
  },
  'caught-in-a-flurry': {
    asked: [
      'what do i do when someone swarms me with punches',
      'i panic and cover up when he goes crazy',
      'got swarmed in sparring, just shelled up and took 10 shots',
      'how to survive a flurry',
      'brawler throws wild and i turn my back',
      'when they blitz me i forget everything and shut my eyes',
    ],
    answer:
      'Close the shell, breathe out, and do one thing within three punches: tie up, pivot or hit back up the middle.\n1. Gloves on the forehead, elbows on the ribs, knees bent, eyes on his chest through the gap.\n2. Step in, not back: wild punches need room. Chest to chest, arms over or under his (a clinch in boxing is broken by the referee, which is your pause).\n3. If he swings wide, throw a short straight or uppercut up the middle, then step to the side.\nNever turn your back: it is dangerous, and referees stop the bout for it.',
    why: 'Swings draw their force from room and run on panic and breath; take away the room, and a few seconds later both are spent.',
    step: 'Ask a partner for six bursts of five seconds with soft gloves, and answer each with shell, step in, tie up.',
    mistake: 'Most people lean back with straight legs and wait for it to end.',
  },
  'how-to-feint': {
    asked: [
      'how do i feint so they actually react',
      'nobody bites on my feints',
      'what is a feint good for',
      'my attacks get read, everyone sees it coming',
      'teach me feints pls boxing + kicks',
      'i telegraph everything apparently',
    ],
    answer:
      'A feint works only if the real thing has landed first and both look the same for the first third of the movement.\n1. Land two honest jabs.\n2. Then show the jab with shoulder and front foot, without sending the hand, and look at what he does: parry, lean back, freeze, counter.\n3. Attack the hole that this reaction opens: he parries, hook round it; he leans back, low kick or body; he freezes, throw the cross.\nThe strongest feints come from hip, knee and step, not from twitching gloves. In grappling it is the same: touch the knee for the shot, then snap the head down.',
    why: 'The body reacts to early signs, long before the fist arrives, and it only learned to fear those signs from being hit.',
    step: 'Do one round in which you only jab for real and one in which every second jab is a feint, and note his reaction.',
    mistake: 'Most people twitch the glove too fast and too small for anybody to believe it.',
  },
  'learn-to-counter': {
    asked: [
      'how do i learn to counter punch',
      'my counters are always too late',
      'i see the opening but its gone when i throw',
      'where to start with counters',
      'i only block and never hit back',
      'timing is off, everyone says react faster but how',
    ],
    answer:
      'Choose one attack and one answer and do only that for two weeks; timing comes from knowing what comes, not from faster reflexes.\nStart with the jab: parry and jab back at the same moment, or slip outside and throw the rear hand to the body. For low kicks: check, then cross as his foot lands.\nThree levels: partner throws it on call; partner throws it when he likes; partner may throw it or something else. Watch chest and hips, not gloves.\nMake him throw it: give him a target with a lowered hand or a half step, and be ready before he goes.',
    why: 'Reaction alone is too slow for a punch at close range; whoever knows the likely attack reads its beginning and starts earlier.',
    step: 'Pick one attack and one counter and do three rounds of it at each session this week.',
    mistake: 'Most people block first, think, and then counter a man who has already left.',
  },
  'punch-harder': {
    asked: [
      'how do i punch harder',
      'no power in my right hand',
      'my punches are just arm',
      'do i need to lift weights to hit harder or is it technique',
      'smaller guys hit harder than me why',
      'bag barely moves when i hit it',
    ],
    answer:
      'Power comes from the floor: push off the rear foot, turn hip and shoulder, and close the fist only on contact.\n1. Rear straight: heel turns out, hip comes through, chin behind the shoulder, weight arrives on a bent front knee.\n2. Stay loose until the last hand’s width; a tense arm brakes itself.\n3. Hit through: aim a fist’s depth behind the surface.\n4. Land with the first two knuckles and a straight wrist.\nRange matters: too near is a push, too far a slap. Weights and medicine ball throws help once the chain works. Kicks follow the same rule: standing heel turns, hip goes through.',
    why: 'Legs and hips hold the largest muscles, and their force reaches the fist only if every link passes it on without a stiff joint between.',
    step: 'Throw five sets of ten single rear straights on the bag at full effort with twenty seconds of rest between sets.',
    mistake: 'Most people tense the whole arm from the start and punch only with the shoulder.',
  },
  'build-combinations': {
    asked: [
      'which combinations should i learn first',
      'i only throw one punch at a time',
      'my combos fall apart in sparring',
      'good basic combos for boxing and kickboxing',
      'on pads i flow, in sparring its jab jab nothing',
      'how do i put punches and kicks together',
    ],
    answer:
      'Learn three combinations of two to four strikes and use them until they come without thinking; each strike must load the next.\n1. Jab, cross, left hook: left, right, left, hips swing like a door.\n2. Jab to the head, cross to the body, left hook to the head: changes height.\n3. For kick sports: cross, left hook, right low kick; or jab, cross, left body kick.\nFirst strike light and fast, the last one hard, then leave to the side. In sparring the combination dies because you stop to see whether the first landed. Decide on three before you start and throw all three.',
    why: 'A strike that ends where the next one begins needs no new wind-up, so the second is there while the guard still answers the first.',
    step: 'Do three bag rounds with a single combination per round, each ended by a step to the side.',
    mistake: 'Most people throw every strike at full power and are off balance after the second.',
  },
  'clinch-entry-and-knees': {
    asked: [
      'how do i get into the clinch without getting hit',
      'my knees have no power',
      'how to lock the plum',
      'i get in the clinch and then dont know what to do',
      'knees in muay thai from clinch how',
      'inside position everyone talks about it what is it',
    ],
    answer:
      'Enter behind a punch or off a block, with your hands going inside his arms, and keep your hips close and tall.\n1. Jab, cross, leave the cross hand out on the neck; the second hand follows inside.\n2. Plum: palm over palm high on the back of the head, never interlaced fingers, elbows squeezed on his collarbones, forehead at his chin or shoulder.\n3. Knee: pull his head sideways, step the kneeing leg back, drive the hip forward, heel to buttock, point of the knee into the ribs.\nOff balance first, then knee. Check your rules: boxing has none of it, many kickboxing rules limit holding.',
    why: 'Walking in bare, you cross the range where the other can hit and you cannot; behind a strike the hands opposite are busy defending.',
    step: 'Swim for inside position for three rounds of two minutes and add one knee each time you break his balance.',
    mistake: 'Most people pull the head straight down with stiff arms and knee upwards without using the hip.',
  },
  'break-the-plum': {
    asked: [
      'how do i break the plum',
      'he grabs my head and knees me',
      'stuck in the thai clinch get dragged everywhere',
      'what do i do when both his hands are behind my neck',
      'i bend over in the clinch and eat knees',
      'clinch day is hell, taller partner just folds me',
    ],
    answer:
      'Stand tall and get your hips against his before you fight the hands: he can only knee you if your head is down and there is room.\n1. Chin up, back straight, step in, hip to hip.\n2. Swim one hand inside, over his forearm and under his chin, then take his neck; then the second.\n3. Or push his face aside with a palm on the jaw, elbow over his arms, and turn him by stepping out.\n4. If a knee comes, put your shin or hip across, do not reach down.\nIn MMA you can also take an underhook and go for the legs.',
    why: 'Knees need a bowed head and a gap to swing in; upright and hip to hip, both are missing, and the hands lose their lever.',
    step: 'Start ten times in his full plum and get back to inside position, at half strength, at each session.',
    mistake: 'Most people pull straight backwards with a bent neck, which gives him the room to knee.',
  },
  'defend-double-and-single-leg': {
    asked: [
      'how to stop double legs',
      'wrestlers take me down whenever they want',
      'hes got my leg single leg what do i do',
      'sprawl too late every time',
      'striker here, need takedown defence',
      'hopping on one foot until i fall, every single time',
    ],
    answer:
      'Stop it in three layers: hands and head first, hips second, the leg last.\n1. Keep your lead hand low enough to meet his forehead and shoulders; stance lower than in boxing.\n2. Double leg: throw both legs back, hips down on his shoulders, chest heavy, underhook or crossface; then circle to his back, do not stay.\n3. Single leg: turn the knee in, push his head to the outside and down, hold his wrist, keep your foot between his legs or on the floor. Limp leg: straighten it, turn the knee away, and kick it out behind.\nJudo rules forbid grabbing the legs, so there use hips and grips.',
    why: 'The earlier the shot meets resistance, the less drive reaches your legs; once hands are locked behind the knees, strength alone decides.',
    step: 'Do five sets of six sprawls on a partner’s real shot, and after each one circle to his back.',
    mistake: 'Most people bend at the waist and push with the arms while the hips stay within reach.',
  },
  'defend-on-cage-wall': {
    asked: [
      'how do i get off the cage wall',
      'he pins me on the fence and takes me down',
      'pushed against the wall in mma cant move',
      'how to wall walk back up',
      'i waste two minutes every round stuck on the cage',
      'can i grab the fence to stop the takedown',
    ],
    answer:
      'Get one underhook, widen the feet, keep the hips lower than his, and turn him; strength straight back into him is wasted.\n1. Underhook on one side, wrist control on the other, forehead under his jaw.\n2. Feet wide, one foot turned along the fence, one hip to the wall.\n3. Lift the underhook, push his head with the other hand, step out and put his back on the fence.\nIf you are down: back to the wall, sit up, post one hand, inside foot under you, slide up with an underhook. You may lean and push on the fence, but holding it with fingers or toes is a foul.',
    why: 'Whoever is lower lifts and whoever has the arm inside turns; pushing straight back only feeds the pressure that already pins you.',
    step: 'Do four rounds of one minute starting pinned on the wall, and count how often you turn him.',
    mistake: 'Most people stand tall with feet together and push at his shoulders.',
  },
  'own-takedown-entry': {
    asked: [
      'how do i shoot a proper double leg',
      'my takedowns always get stuffed',
      'i never get close enough for the single',
      'which takedown should a beginner learn',
      'im too scared to shoot so i pull guard',
      'they see my shot from a mile away',
    ],
    answer:
      'Your shot is stuffed because you start from too far; shoot only when you can touch his head or hands, and only after he has reacted to something.\n1. Set-up: jab, snap the head down or pull the arm, so that he straightens or steps.\n2. Change level with the knees, back straight, eyes up.\n3. Long step with the lead foot between his feet, head up against his ribs, hands behind the knees.\n4. Do not stop: rear foot swings outside, drive across him at an angle.\nLearn the single leg first; a failed one is easier to continue. Keep your head tight and high against guillotines.',
    why: 'From afar the opponent sees you coming and has time to throw the legs back; somebody busy with another threat leaves the hips standing there.',
    step: 'Do forty entries at slow speed over the week, each with the same set-up, and finish only every fourth.',
    mistake: 'Most people dive from outside with the head down and stop on both knees.',
  },
  'judo-grips-and-foot-sweep': {
    asked: [
      'how do i win the grip fight in judo',
      'my foot sweeps never work i just kick shins',
      'when exactly do i sweep the foot',
      'stiff arms cant get near him to throw',
      'grips gi judo for beginners',
      'i get my grip and then nothing happens, no throw comes',
    ],
    answer:
      'Take the sleeve first, then the lapel, and sweep the foot in the instant when his weight is leaving it or just arriving.\n1. Right-hander: left hand controls his right sleeve below the elbow, right hand goes to the collar. Without sleeve control, no attack.\n2. Against stiff arms do not push: circle, pull the sleeve down, come in from the side.\n3. Sweep: walk him sideways, sole of your foot turned in like a spoon, little toe along the mat, hit low at the ankle, hands turn him like a steering wheel.\n4. Attack within seconds of gripping; IJF rules punish passivity.',
    why: 'The sleeve hand rules the arm that would attack or post, so without it every throw meets a hand that can block or counter.',
    step: 'Do three rounds of gripping only, then three of walking sweeps in socks with a partner who steps in rhythm.',
    mistake: 'Most people sweep a foot that carries full weight and use the leg without the hands.',
  },
  'escape-mount': {
    asked: [
      'how do i get out of mount',
      'big guys sit on me and i just die there',
      'mount escape that works vs heavier',
      'upa doesnt work for me',
      'i bridge and bridge and he rides it like a horse',
      'under mount what do i do first with my hands',
    ],
    answer:
      'Protect first, then combine two escapes: bridge to make him post, and slide the knee in when he does.\n1. Elbows tight to your ribs, hands crossed at your neck, never pushing up straight.\n2. Bridge and roll: trap one wrist and elbow, put your foot outside his foot on the same side, bridge high over that shoulder.\n3. He widens his base: turn on your side, frame on his hip, push his knee down with your elbow, hip out, one knee through, back to guard.\nGo when he moves, above all when he reaches for your collar or arm. With punches in MMA, bridge and hold him close first.',
    why: 'A person on top can guard against going over or against a knee slipping in, but stopping the one opens the other.',
    step: 'Do ten repetitions per side of bridge, then elbow to knee, and two rounds starting under mount.',
    mistake: 'Most people push his chest with straight arms and give away the armbar.',
  },
  'escape-side-control-knee-on-belly': {
    asked: [
      'stuck under side control forever',
      'how to escape side control when hes heavy',
      'knee on belly hurts so much i tap to pressure',
      'my shrimp doesnt make any space',
      'crossface kills me cant turn',
      'he just lies on me from the side for five minutes and i burn out',
    ],
    answer:
      'Make frames before you move: one forearm against his neck, the other on his hip, and get on your side facing him.\n1. Bridge into him to lift him, then hip away as you come down; the frame keeps the space.\n2. Slide the near knee in between your elbow and his hip, then square up to guard.\n3. If he drives in, underhook and turn to your knees.\nKnee on belly: do not push the knee with both hands; frame with the near elbow against his knee, other hand at his hip or belt, turn towards him and hip out before he settles. Flat on your back nothing works.',
    why: 'Flat on the back the hips cannot turn, and without frames every bit of room you win is filled at once by the weight above.',
    step: 'Start four rounds of two minutes under side control and reset as soon as you have guard.',
    mistake: 'Most people hug him from below and hold him in place.',
  },
  'bottom-half-guard': {
    asked: [
      'stuck in bottom half guard getting smashed',
      'what do i do from half guard bottom',
      'he flattens me in half guard and passes',
      'underhook or knee shield',
      'i get to half guard and then nothing',
      'crossfaced flat holding one leg for dear life',
    ],
    answer:
      'Get off your back onto your side and win the underhook on the side of the leg you hold; everything else comes after that.\n1. Far away: knee shield across his belly, inside hand at his shoulder or collar, no crossface.\n2. Close: underhook deep, head in his chest, scoot down, come up on your elbow, then on your knees beside him. Take the back or drive him over.\n3. Already flat and crossfaced: block the crossface arm with both hands at his biceps, bridge, turn on the side, put the shield back.\nIf you cannot get the underhook soon, bring the free knee in to full guard.',
    why: 'Flat under a crossface your spine is turned away and cannot rise, while on the side the underhook gives you shoulder, hip and a way behind.',
    step: 'Do three rounds starting in flat half guard in which your only goal is to reach underhook and side.',
    mistake: 'Most people lock the leg and hold on flat on their back.',
  },
  'escape-back-and-rear-naked-choke': {
    asked: [
      'how to escape rear naked choke',
      'someone takes my back and its over',
      'hooks in, arm under chin, what now',
      'back escape bjj which side do i fall',
      'i tuck my chin and he chokes me through the jaw',
      'body triangle on my back cant do anything',
    ],
    answer:
      'Hands first, hooks later: hold the choking arm with both hands and bring your shoulders to the mat on the side of his other arm, the underhook.\n1. Two on one: one at his wrist, one at his elbow, pull down to your chest; chin turned into the elbow crook.\n2. Slide down until your shoulders are lower than his, lean to the underhook side, press the back of your head against his face or the mat.\n3. When your back touches the floor, push the lower hook off with your heel, hips over it, turn in to face him.\nIf the choke is locked or your sight narrows, tap.',
    why: 'A set choke leaves only seconds, and once your shoulders rest on the floor, the arm has lost the back it needs to pull against.',
    step: 'Do two rounds at each session that start with your back taken and a seat-belt grip.',
    mistake: 'Most people fight the leg hooks while both his arms are free at the neck.',
  },
  'escape-guillotine-and-headlock': {
    asked: [
      'i get guillotined every time i shoot',
      'how to get out of a headlock',
      'stuck in scarf hold big guy squeezing my head',
      'guillotine defence standing and on the ground',
      'white belts crank my neck with headlocks, hate it',
      'he pulls guard with the guillotine and i tap',
    ],
    answer:
      'Take the pressure off the throat first, then go to the side away from your trapped head.\nGuillotine: one hand hooks his choking wrist and pulls down, the other arm goes over his opposite shoulder, chin to chest. Standing: straighten up and walk him to the other side. On the floor: pass to the side opposite your head, shoulder pressed into his neck.\nSide headlock on the floor: turn on your side towards him, trapped elbow to the mat, forearm frame against his jaw, hips out, come up behind him.\nTap early to a neck crank; tingling or weakness in an arm afterwards needs a doctor that day.',
    why: 'The choke tightens toward the side where your head is caught; going to the other side takes the angle away and leaves only arm strength.',
    step: 'Do ten slow repetitions of each escape per side with a partner who holds at half strength.',
    mistake: 'Most people pull the head straight back, which tightens the lock.',
  },
  'keep-the-guard': {
    asked: [
      'my guard gets passed by everyone',
      'how to stop people passing my guard',
      'guard retention tips',
      'they grab my knees run around and im in side control',
      'why does my open guard collapse',
      'purple belts walk through my legs like a door',
    ],
    answer:
      'Keep your knees between you and his chest and turn your hips to face him before he settles; a guard is lost two moves before it is passed.\n1. Grips: nobody holds your trousers or ankles for free; strip within two seconds.\n2. Always two feet or knees on him: hip, biceps, shoulder.\n3. He goes round: hand on his shoulder or head, hip out, bring the knee across as a shield.\n4. He goes through: elbow to knee, block the crossface, underhook.\n5. Already half passed: frame on neck and hip at once, do not wait for side control.\nMove early and small, from the hips.',
    why: 'Frames and hips only work while there is room between you, and once the chest has settled every movement costs many times the strength.',
    step: 'Play four rounds of two minutes in which he only passes and you only keep guard, without sweeps or submissions.',
    mistake: 'Most people lie flat on the back with legs extended and hands off the partner.',
  },
  'sweep-from-guard': {
    asked: [
      'my sweeps never work',
      'which sweep should i learn first',
      'how to sweep someone heavier from closed guard',
      'i can hold guard but not do anything from it',
      'scissor sweep fails every time he just bases out',
      'what do i do from bottom besides hang on',
    ],
    answer:
      'A sweep needs three things: his arm and leg on one side taken away as posts, his weight tipped over that corner, and your hips under him.\nStart with a pair from closed guard:\n1. Hip bump: sit up, arm over his shoulder, hand posted behind, bump your hip up and across.\n2. He pushes back: stay low and scissor sweep, sleeve and collar (no gi: wrist and armpit), shin across the belly, other leg chops his knee.\nPull him forward until his weight is on his hands before you turn him. If he posts an arm, take the kimura. Finish on top and hold three seconds.',
    why: 'A body falls only when it cannot put anything out on that side, and as long as a hand or knee is free it catches itself.',
    step: 'Drill the hip bump and scissor sweep as a pair, twenty per side, then allow yourself only these two in sparring.',
    mistake: 'Most people turn the legs before the partner is off balance.',
  },
  'open-closed-guard': {
    asked: [
      'how do i open closed guard',
      'stuck in closed guard cant break the legs',
      'he locks his ankles and pulls me down all round',
      'stand up or stay on knees to open guard',
      'i elbow the thighs and nothing happens',
      'every time i posture up he breaks me down again',
    ],
    answer:
      'Win posture first, then stand; standing opens more closed guards than any elbow in the thigh.\n1. Back straight, head up, hips forward, one hand on both lapels or his chest, the other on his hip. No hand on the mat.\n2. Strip the grip that pulls you down, and hold one of his sleeves or wrists so that he cannot catch your leg.\n3. Step up first with the leg on the side of the sleeve you hold, then the other; knees bent, hips forward.\n4. Push one of his knees down with the hand while stepping back; as the ankles open put your knee into the middle.',
    why: 'Crossed ankles hold best against somebody bent forward; once you are up, the hips below hang from that lock and gravity pulls at it.',
    step: 'Start ten times per session in closed guard with a resisting partner and stop when the ankles open.',
    mistake: 'Most people lean forward with the hands on the mat and offer arms and neck.',
  },
  'pass-open-guard': {
    asked: [
      'i cant pass guard',
      'his feet are always on me',
      'which guard pass for a beginner',
      'open guard spider lasso cant get through',
      'i get past the legs and he recovers guard right away',
      'pressure passing or speed passing what suits me',
    ],
    answer:
      'Clear the feet, get past the knees, then pin head and hips; three jobs in that order, and most passes fail at the third.\nLearn two that go together:\n1. Toreando: hold both trousers at the knees (no gi: shins), push them to one side, step round to the other, shoulder to his hip.\n2. Knee cut: when he turns in, slide your shin over his thigh, with underhook and the crossface.\nHeavy and slow: knee cut and chest pressure. Light and quick: toreando.\nPassed? Head low, crossface on, hips down, and count three seconds before the next move.',
    why: 'Legs are the strongest thing between you, and whoever lands a pass without pinning head and hips simply gets turned back into guard.',
    step: 'Do three rounds starting outside open guard with only toreando and knee cut, and reset after each pass.',
    mistake: 'Most people jump to the next position before the hips and head are pinned.',
  },
  'defend-armbar-and-kimura': {
    asked: [
      'how to defend armbar',
      'always caught in armbars from guard',
      'kimura defence how do i hide my arm',
      'hes got my arm and is leaning back what do i do',
      'tapped to the same armbar four times today',
      'when is it too late to escape an armlock',
    ],
    answer:
      'Keep the elbow against your own ribs, and once he has the arm, lock your hands and get the elbow past his hips.\nArmbar: grip your own biceps, come up on top and stack his weight on his shoulders; pull the elbow out towards the floor. On your back: push his leg off your face, bridge and turn in towards him.\nKimura: hold your own belt, shorts or thigh at once, elbow to hip, keep it there and turn to face him.\nArm straight and hips up, or wrist behind your back: tap. An elbow or shoulder costs months.',
    why: 'The lever needs the elbow beyond the hips; while it is on your side of them, there is nothing over which the arm could be stretched.',
    step: 'Do two rounds of late starts: he has the arm bent, you escape at sixty per cent, tapping early.',
    mistake: 'Most people push with straight arms from guard or mount and hand over the elbow.',
  },
  'defend-triangle': {
    asked: [
      'how do i escape a triangle',
      'caught in triangles all the time',
      'one arm in one arm out and im choked',
      'triangle is locked am i done',
      'how to see a triangle coming',
      'long legged guy triangles me whenever i try to pass',
    ],
    answer:
      'Prevent it with one rule: in guard both arms in or both arms out. If it is on, posture up before he cuts the angle.\n1. Early: back straight, look at the ceiling, trapped elbow pulled back to your hip, so the arm does not cross his body.\n2. Hold his hip down with your hands, one knee at his tail bone, other leg up, and stay square to him; do not let him swing sideways.\n3. Stack: hips under, drive his knees to his face until the ankles open.\nHe has the angle, your arm across and his shin pulled down: tap; there are seconds.',
    why: 'The choke needs one arm inside, one outside and an angle; if one of the three is missing, the legs find no neck to close on.',
    step: 'Start eight times in an unlocked triangle per session and get to posture before the ankle is under the knee.',
    mistake: 'Most people lower the head and pull backwards, which helps him to lock.',
  },
  'leg-lock-safety': {
    asked: [
      'when do i tap to a heel hook',
      'are heel hooks dangerous for beginners',
      'how to train leg locks safely',
      'didnt feel any pain then my knee popped',
      'should i let partners do leg locks on me as a white belt',
      'which way do i turn in a heel hook',
    ],
    answer:
      'Tap to a heel hook when the heel is caught and your knee cannot move, not when it hurts: it twists the knee, and pain often comes after the damage.\n1. Start with the straight ankle lock and the positions; heel hooks only under a coach.\n2. Attacker: catch, stop, wait a second; finish slowly, let go at once at a tap or a shout.\n3. Caught: hide the heel, hold his hands, keep your knee line free. Never spin fast out of it.\n4. No heel hooks with children or newcomers.\nA pop, swelling, or a knee that gives way: stop and see a doctor before the next class.',
    why: 'The ligaments inside the knee have hardly any nerves that warn in time, and once twisting hurts they are often already torn.',
    step: 'Agree with your partner before each round which leg locks are allowed and tap to the first three catches on purpose.',
    mistake: 'Most people wait for pain or roll the wrong way with the foot still held.',
  },
  'leg-locks-allowed': {
    asked: [
      'are heel hooks legal for white belts',
      'which leg locks are allowed at blue belt',
      'kneebar legal in gi?',
      'got dqd for reaping, what even is that',
      'leg locks in judo or mma allowed',
      'my first no gi comp can people heel hook me',
    ],
    answer:
      'Under IBJJF rules only the straight ankle lock is open to white, blue and purple belts, from 16 years on.\n- Kneebar, toe hold and calf slicer: brown and black belt adults and masters.\n- Heel hooks and knee reaping: only adult brown and black belts, without the gi.\n- Reaping: your leg crosses over his and presses his knee inwards; disqualification where it is banned.\n- Judo: no leg locks; only the elbow joint may be locked.\n- MMA: legal for professionals under the Unified Rules; many amateur rules ban heel hooks.\nOther no-gi events set their own limits by level: read that event’s sheet.',
    why: 'Twisting locks injure the knee before it hurts, so the rules keep them for people who have had years to learn control and to recognise danger.',
    step: 'Download the rule sheet of your next event and mark which leg locks your division allows.',
    mistake: 'Most people assume that gym rules are competition rules.',
  },
  'finish-rear-naked-choke': {
    asked: [
      'i get the back but cant finish the choke',
      'rear naked wont go under the chin',
      'my arms burn out squeezing and he survives',
      'how to finish rnc properly',
      'always lose the back when i go for the choke',
      'he tucks his chin and fights my hands forever',
    ],
    answer:
      'Hold the position first and win one hand; the choke finishes by placement, not by squeezing.\n1. Chest glued to his back, seat-belt grip, choking arm over the shoulder; fall to the side of the choking arm.\n2. Catch his defending wrist with your lower hand, push it down, trap it under your leg.\n3. Slide the hand along his collarbone to the far shoulder; his windpipe sits in the elbow crook.\n4. Hand on your own biceps, other hand behind his head, elbows together, chest out, hold about ten seconds.\nIf he bites down on the chin, go back to the hand fight. Release at the tap.',
    why: 'A squeeze on the chin only tires your arms, while an arm that lies right under it needs little force against the sides of the neck.',
    step: 'Do three rounds starting with the back taken and score only when you have trapped one of his hands.',
    mistake: 'Most people throw the arm at the neck and squeeze while both his hands are free.',
  },
  'finish-armbar-triangle-kimura': {
    asked: [
      'everyone escapes my armbar',
      'i have the triangle locked but they dont tap',
      'cant break the grip for the armbar',
      'kimura grip and i cant move his arm',
      'i get the position then lose it going for the sub',
      'so close to finishing every roll and then they slip out',
    ],
    answer:
      'You lose it because you pull before you have closed the space; close, angle, then finish slowly.\nArmbar: hips tight to his shoulder, knees pinched, heels pulled down, his thumb up, wrist on your chest; then lift the hips. Locked hands: hug the arm with your elbow crook and lean towards his head.\nTriangle: hold your own shin, foot on his hip, turn until you look into his ear; knee over ankle, pull the head down.\nKimura: his elbow pinned to your chest, figure four, then turn your whole body.\nOne rule for all: if you feel it slipping, go back to the position and keep it.',
    why: 'Through every gap the elbow or neck turns and slides, and while it can move along, your strength drags the body instead of loading the joint.',
    step: 'Do fifteen slow finishes of one of them with a partner who resists only the last part.',
    mistake: 'Most people fall back for the armbar with a gap between hips and shoulder.',
  },
  'get-off-ropes-and-corner': {
    asked: [
      'how do i get out of the corner',
      'always end up on the ropes',
      'trapped in the corner getting teed off on',
      'how to fight off the ropes',
      'i dont notice the ropes till my back hits them',
      'what do i do when im stuck in the corner and he doesnt stop',
    ],
    answer:
      'Leave at the first touch of the rope, sideways and behind a punch; after two seconds it costs rounds.\n1. Feel it: rear heel or back touches, that is the signal.\n2. Throw a jab or lead hook, step with the foot on the side you are leaving to, and turn; orthodox, pivoting left behind the left hook is easiest.\n3. In the corner: tie up, or push off his lead shoulder, spin round it, and he stands in the corner.\n4. Never lean back over the ropes or duck out under his rear hand or knee.\nIn a cage: circle before your heel meets the fence.',
    why: 'On the ropes you have lost the way back, every punch can be aimed, and the judges see one person working and one covering up.',
    step: 'Start each round of sparring this week in the corner and get to the centre within ten seconds.',
    mistake: 'Most people cover up and wait on the ropes for a pause that does not come.',
  },
  'score-boxing-and-mma-rounds': {
    asked: [
      'how are rounds scored in boxing',
      'what is the 10 point must system',
      'how do mma judges score a round',
      'does a takedown win the round',
      'what makes a 10-8',
      'i pushed forward all round and still lost it, dont get the scoring',
    ],
    answer:
      'Each judge gives 10 points to the winner of the round and 9 or fewer to the loser; rounds are added up.\nProfessional boxing: clean punching, effective aggression, ring generalship, defence. A knockdown usually makes it 10-8. Amateur boxing: five judges, quality blows on target, technical and tactical dominance, competitiveness.\nMMA (Unified Rules): effective striking and grappling decide, above all what has impact. Only if that is fully equal do aggression and then area control count. A takedown without attack after it scores little. 10-8: clear win by impact, dominance and duration.\nWalking forward alone wins nothing in either sport.',
    why: 'Each round is judged by itself and by effect, so late pressure cannot repair a lost round and steps forward hurt nobody.',
    step: 'Score one full bout on paper with the sound off, round by round, and compare with the official cards.',
    mistake: 'Most people count activity and forward steps instead of what landed clean.',
  },
  'score-muay-thai': {
    asked: [
      'how is muay thai scored',
      'do punches count less than kicks in muay thai',
      'landed more punches and lost on points in thai boxing',
      'do low kicks score',
      'do sweeps and dumps score in muay thai',
      'why do thais do nothing in round one and five',
    ],
    answer:
      'Muay thai judges count effect and balance more than numbers: a strike scores when it lands with force on an open target and moves or hurts the opponent.\nIn practice kicks to body and head and clean knees weigh most; punches and low kicks count when he visibly feels them. Strikes on arms or shins do not score as a rule; by IFMA rules a throw alone does not either, but it shows control.\nAmateur (IFMA) and most western shows: 10-point system per round. Traditional Thai stadium judging looks at the whole fight, so rounds three and four weigh heavily. Stay upright and answer every score at once.',
    why: 'The sport grew from the question who shakes whom, so a strike that leaves the opponent standing unmoved has proved little.',
    step: 'Ask the organiser which rules your bout is scored by and plan two scoring weapons for them.',
    mistake: 'Most people box for volume and let single body kicks go unanswered.',
  },
  'score-bjj': {
    asked: [
      'bjj points how many for what',
      'how does scoring work in jiu jitsu comps',
      'how long do i hold mount to get points',
      'what is an advantage in bjj',
      'i passed his guard and got nothing, why',
      'how long is a white belt match and what happens on a draw',
    ],
    answer:
      'In IBJJF rules there are no rounds: one match, submission wins at once, otherwise points.\n- Takedown, sweep, knee on belly: 2\n- Guard pass: 3\n- Mount, back mount, back control with both hooks: 4\nEach must be held for three seconds. Nearly done gives an advantage, which breaks ties; then fewer penalties; then the referee decides. Adults: white 5 minutes, blue 6, purple 7, brown 8, black 10.\nSo go for a takedown or sweep early, hold, count three, and only then move on. Escaping a position scores nothing by itself. Other organisations count differently: read their sheet.',
    why: 'The points follow the logic of a real fight: the nearer a position brings you to ending it, the more it counts, and the hold proves control.',
    step: 'Spar two timed matches of your belt’s length with a third person keeping the points aloud.',
    mistake: 'Most people move on after one second and lose points they had earned.',
  },
  'score-judo': {
    asked: [
      'judo scoring ippon waza ari yuko whats the difference',
      'how long hold down for ippon',
      'is yuko back in judo',
      'how many shidos till you lose',
      'what is golden score',
      'my kid lost in judo on penalties i dont understand the rules',
    ],
    answer:
      'Judo has no rounds: seniors fight four minutes, ippon ends it at once, otherwise the better score wins.\n- Ippon: throw on the back with force, speed and control; hold of 20 seconds; submission.\n- Waza-ari: one element missing; hold of 10 to 19 seconds. Two make ippon.\n- Yuko, back since 2025: landing on the side or similar; hold of 5 to 9 seconds. Any number never equals a waza-ari.\n- Shido: penalty; the third one loses the match.\nLevel at the end: golden score, without time limit, the first score decides, or the third shido. Children’s events often use shorter times and own rules; ask the organiser.',
    why: 'Judo honours one clean, decisive technique above many small advantages; the lower scores only measure how much was missing from it.',
    step: 'Read the one-page rule summary of your federation before the next tournament and ask your coach about one point that is unclear.',
    mistake: 'Most people stop after a throw instead of following into the hold.',
  },
  'decision-appeal': {
    asked: [
      'can i appeal a decision',
      'i got robbed by the judges what can i do',
      'how to protest a result in boxing or mma',
      'ref made a mistake can the result be changed',
      'everyone says i won, judges gave it to the home fighter',
      'bjj ref didnt give me my points can my coach complain',
    ],
    answer:
      'A points decision is almost never changed because judges saw it differently; it can be changed for a counting error, a rule wrongly applied, or fraud.\n1. Ask at once, through your coach, at the officials’ table, calmly.\n2. Boxing and MMA: written petition to the commission or federation that ran the bout. Deadlines are short (California: five days; amateur events often minutes, with a fee).\n3. BJJ (IBJJF): misread score or wrong disqualification only, and before the bracket goes on. Judo: officials review video themselves.\n4. Attach video with times, cards, the rule’s number.\nNo such error? Then ask for the cards and train what they show.',
    why: 'An opinion cannot be proved false, and a sport needs results that stand; a wrong sum or a broken rule can be shown in black and white.',
    step: 'Get the scorecards and the rule text and write down in one sentence which rule was broken, or that none was.',
    mistake: 'Most people complain online for a week and miss the deadline.',
  },
  'minute-between-rounds': {
    asked: [
      'what do i do in the minute between rounds',
      'how to recover between rounds',
      'corner shouts ten things i hear nothing',
      'what should my corner tell me',
      'i sit down and im still gasping when the bell goes',
      'stool or stand, water how much between rounds',
    ],
    answer:
      'Split the minute: breathe, then one instruction, then get up ready.\n1. First 20 seconds: sit, mouthguard out, long breaths out, shoulders down; nobody talks.\n2. Next 25: one voice, one person. What works, one thing to change, one thing to start with. Repeat it aloud so they know you heard it.\n3. Last 15: one or two small sips, mouthguard in, stand, first action in your mind.\nAgree beforehand who speaks. Tell them the truth about pain, sight and headache: if you are dizzy, see double or do not know the round, the bout is over and the doctor comes.',
    why: 'With a racing pulse the ear takes in almost nothing; only after some breaths does the head have room for one clear sentence.',
    step: 'Run three sparring rounds with a real one-minute break in which your coach gives you exactly one instruction.',
    mistake: 'Most people listen to three voices and gulp half a bottle.',
  },
  'pace-and-last-round': {
    asked: [
      'how do i pace three rounds',
      'i go all out in round one and die',
      'last round what do i do if im behind',
      'is it worth finishing the round strong for the judges',
      'should i coast if im two rounds up',
      'i never know if im winning going into the last',
    ],
    answer:
      'Spend about 70 per cent in the first minute, work in bursts of five to ten seconds, and keep a strong end for every round.\nOpening: find range, breathe out on each strike, no knock-out hunt.\nMiddle: attack, leave, two breaths, attack again. In grappling: rest on top, never underneath.\nLast 20 to 30 seconds: clean scores, because they stay in the judges’ eyes.\nLast round: ask the corner for a plain answer, ahead, level or behind. Ahead: same work, fewer risks, do not run. Level: win the first and last thirty seconds. Behind: raise the pace from the bell, not in the last minute.',
    why: 'All-out work early builds a debt that a minute on the stool does not pay back, so every later round starts with heavier arms.',
    step: 'Spar three rounds and have someone call the last thirty seconds of each, in which you throw three clean combinations.',
    mistake: 'Most people hold the breath while attacking and are empty after one minute.',
  },
  'make-a-game-plan': {
    asked: [
      'how do i make a game plan',
      'fight in 4 weeks no plan',
      'what should a fight plan look like',
      'i always just go out there and wing it',
      'my coach says have a plan but what goes in it',
      'plan goes out of the window after the first punch',
    ],
    answer:
      'Write it in four lines that fit on a card; more will not survive the first exchange.\n1. Where: the distance or position in which you are better than he is.\n2. How I get there: one or two entries you already land in sparring.\n3. What I do there: two scoring actions and one finish.\n4. If it fails: one second way, and what I never do (trade hooks, pull guard, back up straight).\nAdd your first action and direction. Then rehearse it: partners play his main habit for two rounds at each sparring. A plan made of new techniques is no plan; take what you own.',
    why: 'In the exchange there is no time to think, so only what is short and already owned can be called up.',
    step: 'Write the four lines, show them to your coach, and spar three rounds using nothing else.',
    mistake: 'Most people plan for the opponent’s strengths and forget their own.',
  },
  'study-an-opponent': {
    asked: [
      'how do i study my opponents videos',
      'what to look for in fight footage',
      'i know nothing about my opponent no video',
      'watched his fights 20 times and now im just scared',
      'what should i do first vs someone unknown',
      'found 2 fights of him on the net what now',
    ],
    answer:
      'Watch two recent fights three times each, with one question per viewing, and then stop.\n1. First: stance, preferred distance, which way he circles, what he does first in a round.\n2. Second: his best weapon and what comes just before it.\n3. Third: where he gets hit or taken down, and what he does when tired or hurt.\nWrite three habits and one answer to each.\nNo video? Use the first thirty to sixty seconds to ask: jab or touch, feint, low kick or grip, and see whether he goes back, blocks or counters. Then run your own plan. Change of opponent on the day: the same.',
    why: 'Habits show up quickly and repeat, while endless watching feeds respect and fills the head with situations that never come.',
    step: 'Write down three habits and three answers from two videos, and give them to a sparring partner to imitate.',
    mistake: 'Most people watch highlight clips, which show only his best moments.',
  },
  'drill-with-little-time': {
    asked: [
      'i train twice a week how do i still improve',
      'i forget techniques the day after class',
      'how many reps till a move sticks',
      'how to drill properly',
      'too many techniques nothing stays',
      'we learn a new move every class and i cant do any of them in sparring',
    ],
    answer:
      'Choose one technique for four weeks and meet it at every session, in small doses; spread practice sticks better than one long day.\n1. Within an hour after class write three lines: position, grip or foot, what made it work.\n2. Ten to fifteen minutes before or after class: ten slow per side, ten against light resistance, then two minutes of live play from exactly that position.\n3. In sparring try it three times, success or not.\n4. On the next day say the steps aloud without looking.\nMix two related techniques once the first works. No number of dead repetitions replaces the resisting partner.',
    why: 'Each return after a pause forces the memory to rebuild the movement, and that effort is what makes it stay.',
    step: 'Choose your technique for the month and start your first two rounds of every session in its position.',
    mistake: 'Most people collect new techniques and never do one against resistance.',
  },
  'solo-drills-at-home': {
    asked: [
      'what can i drill at home alone',
      'solo drills for bjj no partner',
      'shadow boxing what do i actually do',
      'no bag no partner small flat',
      'can i get better by shadow boxing',
      '15 minutes a day at home what gives the most',
    ],
    answer:
      'Fifteen minutes, four times a week, on footwork and hip movement help; timing needs people.\nStriking: 4 rounds of 2 minutes shadow boxing, each with one task: only jab and feet; defence and answer; one combination; all together against an imagined opponent. Film one round from the front.\nGrappling: 3 sets of 10 per side: bridge, hip escape, technical stand-up, sit-out, level change with step; then 3 minutes linking them.\nBoth: one minute on one leg, slow kicks or knee lifts.\nTwo square metres are enough; clear the furniture and mind the neck: no bridges on the head without being taught.',
    why: 'Movement patterns can be engraved alone, but distance and the right moment depend on somebody who moves without asking you.',
    step: 'Fix four times of fifteen minutes in the week and do the same programme each time.',
    mistake: 'Most people shadow box at one speed without imagining anyone who hits back.',
  },
  'first-class-and-hygiene': {
    asked: [
      'first class tomorrow what do i bring',
      'what to wear to my first bjj or muay thai class',
      'do i need to be fit before i start',
      'gym rules i should know as a newbie',
      'how often wash the gi',
      'someone on the mat stinks and has long nails, what are the rules',
    ],
    answer:
      'Bring water, a towel, flip-flops, and clothes without zips or pockets; the gym usually lends the rest for the first class.\n1. Come 15 minutes early, tell the coach you are new and about any injury.\n2. Nails short, no jewellery, showered, hair tied.\n3. Shoes off on the mat, never barefoot in the toilet.\n4. Tap early, stop when the partner taps, half power, thank the partner.\n5. Afterwards: shower soon, wash clothes and gi after every single use, dry wraps and gloves in the air.\nA rash, ring-shaped patch or open sore: stay off the mat until a doctor has seen it. You need not be fit first.',
    why: 'Nobody expects skill on the first evening, but zips, nails and dirty feet hurt or infect the people you train with.',
    step: 'Pack the bag the evening before and send the gym one message to ask what they lend.',
    mistake: 'Most people go too hard in the first session because they are nervous.',
  },
  'gloves-wraps-mouthguard': {
    asked: [
      'what size gloves do i need',
      '12 or 14 or 16 oz for sparring',
      'how long should hand wraps be',
      'mouthguard boil and bite or from dentist',
      'my knuckles hurt after bag work are my gloves wrong',
      'buying my first gear what do i really need',
    ],
    answer:
      'For sparring take 16 oz from about 70 kg, 14 oz from about 55 to 70 kg, 12 oz below that; many gyms demand 16 for everyone.\nBag and pads: 10 to 12 oz, 14 if you are heavy. If only one pair: the sparring size. Never spar in worn bag gloves.\nWraps: 4.5 m for adults, 2.5 to 3.5 m for small hands; wrist three times, knuckles three, between the fingers, thumb, back to the wrist. Firm, fingers not blue.\nMouthguard: boil-and-bite does for a start; from a dentist if you spar weekly or wear braces. It must hold with open mouth.\nKick sports: shin pads, groin guard.',
    why: "More padding spreads the blow over a larger area and spares both the partner's head and your hand, while bag gloves are packed hard from use.",
    step: 'Check your gloves and mouthguard: flat padding or a guard that drops out means replace before sparring.',
    mistake: 'Most people buy light gloves for speed and then nobody wants to spar with them.',
  },
  'which-sport-to-choose': {
    asked: [
      'which martial art should i start',
      'boxing or muay thai',
      'best martial art for a 40 year old with bad knees',
      'judo or bjj for my kid',
      'how do i know if a gym is good',
      'want to start something but theres mma karate kickboxing bjj no idea',
    ],
    answer:
      'Choose the gym first and the sport second: the one with a good coach, within 20 minutes, at hours you can keep, is the one you will stay in.\nHands and feet only, simple to begin: boxing. With kicks, knees, clinch: muay thai. Without blows to the head, all ages: BJJ. Throws and children: judo. Everything: MMA, best after a year of one base. Distance and form, little contact: karate, taekwondo.\nSigns of a good gym: beginners spar late and lightly, the coach stops hard rounds, people of several ages, no long contract before a trial.\nBad knees: ask your doctor; boxing is often easier than judo.',
    why: 'Years of practice decide, and people keep going where the way is short and somebody looks after them, whatever the style is called.',
    step: 'Book trial classes at two gyms this week and ask in each how soon and how hard beginners spar.',
    mistake: 'Most people choose by videos and then travel an hour to train.',
  },
  'gi-or-no-gi': {
    asked: [
      'gi or no gi',
      'should i start with gi or nogi',
      'is the gi useless if i want to do mma',
      'whats the difference between gi and no gi bjj',
      'my gym has both and i can only go two times a week',
      'hate the gi grips can i just do no gi',
    ],
    answer:
      'Take the one your gym teaches at the hours you can keep; if both fit, gi for patience and escapes, no gi if you want MMA or wrestling.\nGi: grips on cloth, slower, more friction, you cannot slip out, so you learn escapes and posture; more competitions with belts; costs a gi and sore fingers.\nNo gi: faster, sweatier, underhooks, head control, front headlocks and more leg locks; only shorts and rash guard.\nBasics carry over: base, hips, passing, back control. With two sessions a week stay with one for six months; with three or more do two and one. A grading usually counts both; ask your coach.',
    why: 'Skill grows with hours on the mat, and a class that fits your calendar gives you far more of them than the perfect one you keep missing.',
    step: 'Take one class of each this week and write down in which you would come back on a bad day.',
    mistake: 'Most people change between both before any basic position holds.',
  },
  'does-it-work-on-the-street': {
    asked: [
      'does bjj work in a real fight',
      'would my boxing work on the street',
      'best martial art for self defence',
      'how long until i can defend myself',
      'been training a year and still dont feel safe outside',
      'what about knives or more than one attacker',
    ],
    answer:
      'Yes, what you train against resistance works against one unarmed, untrained person; nothing works reliably against a knife or several people, there you run.\nWhat carries over: staying calm under pressure, distance, staying on your feet, getting up from below. What does not: rules, gloves, mats, a referee, and knowing when it starts.\nUseful mix: one striking sport plus one with clinch and takedowns; the first aim on the ground is to stand up. After six to twelve months of regular sparring most people keep their head much better.\nBest skills of all: seeing it early, leaving, a loud voice, handing over the phone.',
    why: 'Pressure from a resisting partner trains nerves and timing, but nobody can react quickly enough to a blade or to what comes from behind.',
    step: 'Practise the technical stand-up ten times per side and two rounds in which your only goal is to get up and away.',
    mistake: 'Most people think of techniques and never of leaving two minutes earlier.',
  },
  'threatened-on-the-street': {
    asked: [
      'what do i do if someone threatens me on the street',
      'guy got in my face outside a bar what should i have done',
      'am i allowed to hit first',
      'can i get in trouble because i train',
      'walking home at night scared of being attacked',
      'someone grabs me what do i do first',
    ],
    answer:
      'Make distance, talk, leave; hit only if you cannot get away, and stop as soon as you can.\n1. Hands open at chest height, one foot back, two arm’s lengths, look for the way out.\n2. Short and loud: “Stay back. I don’t want trouble.”\n3. He wants money or phone: give it.\n4. Grabbed: tuck the chin, free yourself, run towards light and people, call the emergency number.\n5. Afterwards: see a doctor if your head was hit, write down what happened, report it.\nIn most countries force must be necessary and in proportion, and training can count against you; ask a lawyer where you live.',
    why: 'Every street fight carries a hard floor, unseen helpers and hidden weapons, and a wallet can be replaced while a head cannot.',
    step: 'Rehearse the stance with open hands and the sentence aloud ten times, with a partner who walks into your space.',
    mistake: 'Most people stay for the argument out of pride.',
  },
}
