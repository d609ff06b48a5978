import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TECHNIQUE: readonly ConcreteAnswer[] = [
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
