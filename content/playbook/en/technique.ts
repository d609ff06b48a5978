import type { CardWords } from '../card.ts'
import type { TECHNIQUE_CARDS } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_CARDS, CardWords> = {
  'game-plan-three-lines': {
    title: 'Three-line game plan',
    why: 'A tired brain keeps about three lines. Where you fight, what you do there and what you deny: everything else is for the gym, not for the ring.',
    steps: [
      'Write three lines of at most eight words: where I fight, what I do there, what I never give away.',
      'Spar three rounds in which only those three lines count, and have someone outside tick each time you keep one.',
      'Recite the three lines to your coach from memory while you skip or hit the bag, and shorten what you stumble on.',
    ],
    metric: 'Lines you can say without pausing after a hard round: three out of three.',
    rules: [
      { cue: 'the fight turns into a brawl', action: 'I say line one to myself and move back to my place' },
      {
        cue: 'I come back to the corner and cannot recall the plan',
        action: 'I ask my coach for line one only and fight the next round on that',
      },
    ],
    question: 'Where in the ring or on the mat are you clearly better?',
    close_up: [
      'Fill in just the first line: the distance or position where you win most of your rounds.',
      'Put it in words your corner can shout: “Long. Body. Off the ropes.”',
      'Keep your coach’s plan, and choose from it the one line you will never drop.',
    ],
  },
  'southpaw-problem': {
    title: 'Solve the other stance',
    why: 'Opposite stances turn the fight into a quarrel over two things: whose front foot is outside and whose front hand is free. Settle those and the big rear hand loses its lane.',
    steps: [
      'Shadow-box three rounds with a line of tape on the floor and finish every combination with your front foot outside it.',
      'Do four light rounds with a partner of that stance: two for foot and hand position only, two with your rear hand added.',
      'Book two more sessions with that stance and let the partner throw the rear straight at half pace until you slip it early.',
    ],
    metric: 'Exchanges that end with your foot outside: six out of ten in light rounds.',
    rules: [
      { cue: 'I lose the outside foot', action: 'I control the front hand and step round before I throw' },
      {
        cue: 'their rear hand lands clean',
        action: 'I circle away from that hand and win back the outside foot before I attack',
      },
    ],
    question: 'Which of their shots gets through most: the rear straight, the body kick or the lead hook?',
    close_up: [
      'Stand opposite a wall corner in your stance and step your front foot outside an imagined one twenty times.',
      'Ask at open mat or by message: “Could you give me four light rounds left-handed? I’ll hold pads for you after.”',
      'Have an orthodox partner switch stance for two rounds if no real one is near; position matters more than skill.',
    ],
  },
  'pressure-fighter': {
    title: 'Turn the pressure fighter',
    why: 'Someone who walks forward needs you on a straight line. Your first step sideways spoils their feet, and the moment they turn is when they are open.',
    steps: [
      'Shadow-box two rounds in a small square and step sideways before your back touches any edge.',
      'Work four rounds with a partner who only walks forward: pivot, score one shot on the turn, or tie up and turn.',
      'Run three rounds that start with your back on the ropes or wall, and stop the clock each time you reach the centre.',
    ],
    metric: 'Time from touching the rope or wall to open space: under five seconds.',
    rules: [
      { cue: 'my heel touches the edge', action: 'I tie up or pivot out and touch them once on the turn' },
      {
        cue: 'they cut me off a second time on the same side',
        action: 'I fake that way once more and slip out on the other',
      },
    ],
    question: 'Which side do you usually go to when somebody walks you down?',
    close_up: [
      'Tape a square of two metres on the floor and move for two minutes without touching an edge.',
      'Agree on one word with your corner, such as “door”, for the moment you must turn off the line.',
      'Meet them first for ten seconds a round: a hard jab and a clinch slow the walk more than running does.',
    ],
  },
  'guard-always-passed': {
    title: 'Frames before sweeps',
    why: 'Guards are usually lost before the pass, at the moment the frames go. Hold the distance first and the sweep you love will get time to happen.',
    steps: [
      'Drill ten minutes alone: hip escape, knee to elbow, frame; slowly and on both sides.',
      'Start five positional rounds of three minutes from open guard; your only task is frames and getting the knees back in.',
      'Do two positional rounds in each session and have your partner tell you which frame failed first.',
    ],
    metric: 'Seconds you hold the guard in positional rounds: add ten seconds to your average.',
    rules: [
      {
        cue: 'a grip lands on my knee or ankle',
        action: 'I break it first and frame on the shoulder before anything else',
      },
      {
        cue: 'the pass is through and I am flat on my back',
        action: 'I get one elbow inside, turn onto my hip and bring a knee back between us',
      },
    ],
    question: 'Where are your elbows at the moment the pass begins?',
    close_up: [
      'Do two minutes of knee to elbow on each side, lying on the floor, before you stand up from the warm-up.',
      'Ask your partner: “Pass me slowly five times and stop when you feel my frame go.”',
      'Sit up earlier: fight for the first grip while they are still standing, before the guard is tested at all.',
    ],
  },
  'stuck-under-mount': {
    title: 'Calm under the pin',
    why: 'Under a pin, panic spends the air you need to get out. Make the bottom a place you have chosen to visit, and it stops being an emergency.',
    steps: [
      'Lie down with a partner on top at half weight, and breathe slowly ten times with your frames in place.',
      'Choose one escape chain of two moves and do 20 repetitions with rising resistance.',
      'Begin three rounds from the worst position and stop the clock as soon as you are out.',
    ],
    metric: 'Average time to escape over three rounds: falling, while you can still speak a sentence.',
    rules: [
      { cue: 'I feel crushed', action: 'I turn on my side, frame and breathe out before I move my hips' },
      {
        cue: 'I tap early out of panic',
        action: 'I ask to start again from the same spot and stay three breaths longer',
      },
    ],
    question: 'What do you do in the first two seconds after somebody settles on top of you?',
    close_up: [
      'Lie flat, elbows tight, and practise one bridge and one hip escape ten times without a partner.',
      'Say to yourself under the weight: “Breathe, elbows, hips.” In that order, every time.',
      'Spend the round on not getting there: turn to your side the moment the pass begins.',
    ],
  },
  'takedown-defence': {
    title: 'Stop the shot',
    why: 'Shots are stopped by stance and hands long before the sprawl. And since they come when you are tired, fresh repetitions teach only half of it.',
    steps: [
      'Shadow three rounds in a stance you could sprawl from, dropping your lead hand to knee height after each combination.',
      'Do 30 sprawls in sets of five straight after a hard round, then five minutes of wall work with a partner.',
      'Spend three rounds in which your partner may only shoot and you may only strike lightly, defend and circle off.',
    ],
    metric: 'Shots stopped out of ten in the last round, not the first: six is a good mark.',
    rules: [
      { cue: 'they get to my legs', action: 'I put my hips down, find an underhook and turn to face' },
      {
        cue: 'I only wait for the shot and stop throwing',
        action: 'I touch them with one jab, drop my hand low again and move off the line',
      },
    ],
    question: 'Do the shots get you when you attack, when you retreat or when you stand still?',
    close_up: [
      'Do ten slow sprawls on your own, hips first, and freeze in each to check your head position.',
      'Ask your partner: “Shoot at half pace ten times, and tell me where you felt an opening.”',
      'Work on getting up instead: hand on the floor, hip out, back to the wall, stand.',
    ],
  },
  'timing-and-counters': {
    title: 'Wait, see, answer',
    why: 'Good counters look like fast hands, but they are early eyes. Hips and shoulders speak before the glove does, and one known trigger teaches you to hear them.',
    steps: [
      'Watch one round of any fight in slow motion and call out each attack from the hip or shoulder before it lands.',
      'Drill one trigger and one counter for ten minutes at slow pace; the partner changes the rhythm, never the attack.',
      'Do three rounds of slow sparring where you may only score with counters.',
    ],
    metric: 'Counters landed in ten triggers at slow pace: seven before the pace goes up.',
    rules: [
      { cue: 'I reach for the counter too early', action: 'I take half a step back and wait for the shoulder to move' },
      {
        cue: 'my counter lands and I stand there admiring it',
        action: 'I step off to the side and put my eyes back on the shoulder',
      },
    ],
    question: 'Which attack do people in your gym throw so often that you could wait for it?',
    close_up: [
      'Watch one partner for a minute from outside and say “now” each time the shoulder moves.',
      'Ask for: “Only the jab, whenever you like, slowly. I’ll wait for it.”',
      'Step back first and counter second, if standing still for the attack makes you tense.',
    ],
  },
  'kick-defence': {
    title: 'Light front leg',
    why: 'Kicks to the leg land mostly right after your own punches, when your weight is parked on the front foot and the leg cannot leave the floor. A check is less a block than a question of how you stand when your attack ends.',
    steps: [
      'Shadow three rounds of two minutes in front of a mirror: two hand strikes, back to even weight, front knee up with the shin turned slightly out, without leaning back.',
      'Ask one partner in shin guards for 40 kicks at a third of full power, each thrown the moment your combination ends, and check with the upper shin just below the knee or step out of range.',
      'Spar two rounds in which your partner may only kick and you may only check, step off or catch where your rules allow it, and count the kicks that land clean.',
    ],
    metric:
      'Count clean kicks per kick-only round; you are there when it is two or fewer in both rounds, two weeks running.',
    rules: [
      {
        cue: 'my combination ends',
        action: 'I bring my weight back to the middle and lift the front knee once, whether a kick comes or not',
      },
      {
        cue: 'a kick has landed on my leg',
        action:
          'I take one step out, reset my stance and answer with one strike of my own before the next kick can come',
      },
    ],
    question: 'After which of your own attacks does the kick usually land?',
    close_up: [
      'Lift the front knee ten times from your stance without your head moving, beside the kitchen counter.',
      'Ask a partner: “Could you kick me lightly every time I finish a combination? A third of your power, shin guards on, I want to learn the moment.”',
      'Leave the check out for now when your shins are sore, and learn to take the leg away with a half-step back; pain that is still there at rest belongs with a doctor or physiotherapist.',
    ],
  },
  'punch-defence': {
    title: 'Close one door',
    why: 'It feels as if everything lands, but one or two punches do most of the damage, nearly always out of the same moment. Find that moment and your guard needs one repair instead of being rebuilt.',
    steps: [
      'Write down the last five punches that hit you clean and what you were doing just before each one: reaching, resetting, backing up, waiting.',
      'Drill the most frequent one with a partner for three rounds of two minutes at walking speed, with one answer only: catch, slip or half a step back, and a jab or touch of your own after it.',
      'Spar one light round in which your partner hunts only for that punch, and ask afterwards how often it got through.',
    ],
    metric:
      'Count how often that one punch lands in the hunting round; success is half your first number after four weeks.',
    rules: [
      {
        cue: 'my own punch has just come back',
        action: 'I touch my cheekbone with that glove and move my head off the line before I look at the result',
      },
      {
        cue: 'I have been hit twice in a row',
        action: 'I stop guessing, close my elbows, take one step to the side and look at the chest and shoulders again',
      },
    ],
    question: 'Which punch hits you most, and where is your other hand at that moment?',
    close_up: [
      'Throw 20 slow jabs at a wall mark and bring each hand back to your face on the same straight line it left by.',
      'Ask a partner: “Which punch do you find easiest to land on me, and when do you throw it?”',
      'Watch one filmed round of yours at half speed when you cannot remember how you were hit, and note only the clean ones.',
    ],
  },
  'footwork-distance': {
    title: 'Leave half a step earlier',
    why: 'People who back up in a line are rarely slow; they leave late, and once the attack has arrived straight back is the only way still open. Half a step earlier, both sides are free.',
    steps: [
      'Put two strips of tape on the floor at your reach plus one step and move in and out of that line for three rounds of two minutes, leaving every time at an angle to the left or right.',
      'Play distance with a partner for three rounds without strikes or grips: they walk you down, you may take two steps back at most before you must turn off to the side.',
      'Film one sparring round and count how often you take three or more steps straight back.',
    ],
    metric: 'Count straight retreats of three steps or more per round; success is no more than one in a filmed round.',
    rules: [
      {
        cue: 'I feel my second step going straight back',
        action: 'I turn off to the side of my front foot and raise my guard or take a grip',
      },
      {
        cue: 'my attack falls short',
        action: 'I stop reaching with the arms and bring my feet one small step closer before the next attempt',
      },
    ],
    question: 'To which side do you almost never step away?',
    close_up: [
      'Take ten pairs of steps, back and off to the side, around one chair at home.',
      'Ask a partner: “Could you say ‘line’ out loud every time I go straight back?”',
      'Mark a small square on the mat and move only inside it when space is short; a small area teaches angles faster than a large one.',
    ],
  },
  'power-and-combos': {
    title: 'Balanced after strike one',
    why: 'The second strike is usually weak because the first one leaves your weight in the wrong place, so no amount of speed can rescue it. Power in a combination depends on where you stand after every single strike.',
    steps: [
      'Throw one strike or kick in front of a mirror, freeze for two seconds, and check whether you could start the next one without shuffling; do ten of each of your three favourites.',
      'Work four rounds on bag or pads with one combination of three, at half speed for the first two rounds and faster only while your feet end under you.',
      'Hit three sets of five single strikes at full intent with a full minute of rest between the sets, while you are fresh and before the conditioning work.',
    ],
    metric:
      'Count how many of ten combinations end with you in stance and able to go on; success is nine of ten at full speed.',
    rules: [
      {
        cue: 'I stumble or lean after a combination',
        action: 'I take its last strike out and land the shorter one five times cleanly',
      },
      {
        cue: 'I notice that I am clenching my shoulders to hit harder',
        action: 'I breathe out, shake my hands once and throw the next one for speed only',
      },
    ],
    question: 'After which strike do your feet need an extra step before you can go on?',
    close_up: [
      'Freeze after five slow strikes at home and feel which foot carries you.',
      'Ask the person holding the pads: “Please push me lightly after my last strike. I want to know whether I am standing or falling.”',
      'Use a throw, sweep or grip change as the second action when your sport has no combinations of strikes; the same test of balance holds.',
    ],
  },
  'clinch-knees': {
    title: 'Head first, arms last',
    why: 'When your arms burn after twenty seconds in the clinch, they are doing the work of your head and hips. Whoever has the better head position and hips close can almost rest there; the other one has to pull.',
    steps: [
      'Stand with your forehead against a wall pad, bag or rolled towel for three rounds of one minute, hips under your shoulders, and step in small circles without your back bending.',
      'Swim for inside arm position with a partner for four rounds of two minutes without strikes, forehead against their collarbone or the side of their head, changing partners once.',
      'Spar two clinch rounds with light touches from the knees or short punches your rules allow, and strike only when you have turned your partner off balance first.',
    ],
    metric:
      'Count in each two-minute round how often you win inside position within five seconds of contact; success is at least three out of five.',
    rules: [
      {
        cue: 'my head is being pulled down',
        action: 'I step my hips in, look up and frame on a shoulder before I do anything with my hands',
      },
      {
        cue: 'my forearms start to burn',
        action: 'I stop pulling, lean my weight through my forehead and turn with my feet',
      },
    ],
    question: 'What do you lose first in the clinch: your posture, your inside arm or your feet?',
    close_up: [
      'Begin with one minute of swimming arms at a quarter of your strength at the end of a class.',
      'Say to a partner: “Two rounds of clinch without strikes, please. Every time my back bends, shake me a little.”',
      'Learn one clean exit instead, frame and step out to the side, when your rules break the clinch at once or you do not want to stay there.',
    ],
  },
  'takedowns-throws': {
    title: 'Make them step first',
    why: 'Most throws fail a second before the entry, because they are aimed at somebody who stands well. Make your partner take a step, and attack the foot that is just about to take the weight.',
    steps: [
      'Choose one throw, sweep or takedown and write down which step of the opponent opens it, and which pull, push or feint makes them take that step.',
      'Drill 30 entries with a partner who walks, ten forwards, ten backwards and ten in a circle, and finish only every fifth one with a clean landing.',
      'Attack with that one technique at least five times in light randori, wrestling or sparring, and write down after how many of them your partner had to step.',
    ],
    metric:
      'Count attempts and visible losses of balance; success is your partner having to step or post in three of five attempts.',
    rules: [
      { cue: 'my partner stands still and stiff', action: 'I push one short step forward and go in as they push back' },
      { cue: 'my entry gets stuck halfway', action: 'I leave at once, keep my best grip and go for the other foot' },
    ],
    question: 'What does your opponent do with their feet just before your best throw works?',
    close_up: [
      'Do ten entries with a belt or band tied to something firm, and look only at where your feet end.',
      'Say to a partner: “Please walk and give me a normal grip, neither stiff nor falling for me. I only want to feel the step.”',
      'Start from a foot sweep or a snap-down when deep entries feel risky; they teach the same timing and cost little when they fail.',
    ],
  },
  'escape-back-choke': {
    title: 'The hand before the neck',
    why: 'Most people start to defend when the arm is already under the chin, and by then only strength is left. The escape belongs to the moment before: hold the choking hand with both of yours and bring your shoulders to the floor or to the side that lets you turn.',
    steps: [
      'Write the three moments of the choke that catches you, such as back taken, hand over the shoulder, arm under the chin, and underline the one at which you usually begin to defend.',
      'Drill with a partner one moment earlier than that, 15 times per side at half strength, with both hands on the choking hand, chin tucked and hips sliding towards the floor.',
      'Start four rounds of one minute from the back, headlock or guillotine, tap early whenever the choke closes, and start again from the same place.',
    ],
    metric:
      'Count in how many of four starts you have both hands on the choking hand before it reaches your neck; success is three of four.',
    rules: [
      {
        cue: 'I feel somebody reaching my back or my neck',
        action: 'I catch the choking hand with both of mine before I try to turn',
      },
      {
        cue: 'the choke is closed and I cannot breathe or think clearly',
        action: 'I tap at once and ask my partner where I was late',
      },
    ],
    question: 'Which moment do you notice too late: the back, the hand or the squeeze?',
    close_up: [
      'Practise the two-on-one grip on your own forearm ten times, chin down and shoulders low.',
      'Ask a partner: “Take my back and go slowly, please. I want to meet your hand before it gets to my neck.”',
      'Work on not giving up the back when the escape still fails: keep elbows close and face your partner as you come up from the floor.',
    ],
  },
  'guard-passing': {
    title: 'Grips first, legs second',
    why: 'What holds you in a guard is seldom the legs; it is the grip on your sleeve, collar, wrist or head that lets the legs work. A pass begins when their last useful grip is gone.',
    steps: [
      'List the two guards that stop you most and, for each, the grip the other person always takes first.',
      'Drill 20 repetitions of one chain with a partner: posture, strip that grip, open or step past the legs, and hold the chest for three seconds.',
      'Play five starts of 90 seconds from inside that guard, with the only aim of breaking their first grip and getting a knee or hip past.',
    ],
    metric:
      'Count in how many of five starts you pass and hold for three seconds; success is two of five against somebody of your level.',
    rules: [
      {
        cue: 'I am stuck in the guard and start to push with my arms',
        action: 'I straighten my back, look for the grip that holds me and strip that one first',
      },
      {
        cue: 'the legs are behind me',
        action: 'I keep my weight on the chest or hips for three breaths before I look for anything else',
      },
    ],
    question: 'Where does your pass usually stop: at the grips, at the opening, at the knees or at the last moment?',
    close_up: [
      'Strip one single grip ten times with a partner before class, sleeve, wrist or collar.',
      'Ask a partner: “Which of your grips bothers me most while I am in your guard?”',
      'Pass standing when you get stuck on your knees: one foot up, hips forward, and let their legs carry their own weight.',
    ],
  },
  'armlock-triangle': {
    title: 'Watch the elbow',
    why: 'Armbar, kimura and triangle come through the same door: an elbow that has left the ribs, or one arm in and one arm out. Watch the elbow and you see attack and defence a full second earlier.',
    steps: [
      'Write down the last three times you were caught or lost a finish, and where the elbow was just before.',
      'Drill one attack slowly 15 times per side, stopping for two seconds with elbow controlled and hips close before you finish, and let your partner tap early.',
      'Start five rounds of one minute with the attack half on, changing roles, so that one finishes with control and the other brings the elbow home or taps in time.',
    ],
    metric: 'Count in how many of five starts you keep or win back the elbow; success is three of five in each role.',
    rules: [
      {
        cue: 'one of my arms is inside the legs and the other outside',
        action: 'I raise my posture and bring both elbows to the same side before anything else',
      },
      {
        cue: 'my finish meets strong resistance',
        action: 'I stop pulling, bring my hips closer, pinch my knees and finish slowly',
      },
    ],
    question: 'What are you usually doing with your arm when the elbow leaves your ribs?',
    close_up: [
      'Shrimp or turn ten times on the floor with both elbows glued to your ribs.',
      'Ask a partner: “Call ‘elbow’ every time mine is open, please, without taking the submission.”',
      'Learn which joint locks your grade, age group and rules allow before you drill, and train the defence alone where a lock is not allowed.',
    ],
  },
  'leg-locks': {
    title: 'Tap to the position',
    why: 'Twisting leg locks can damage a knee before they hurt, so pain is a late signal. People who stay healthy tap to the position: heel caught, knee trapped, no way to turn.',
    steps: [
      'Read the leg-lock rules for your grade, age and style, and write two short lists: allowed for me, not allowed for me.',
      'Ask your coach for 15 minutes on one allowed lock and its escape: where the knee line is, how to free it, at which point to tap.',
      'Play four rounds of two minutes with one partner you trust, catch and release without finishing, and say “caught” as soon as the position is closed.',
    ],
    metric:
      'Count how often you say or hear “caught” before anybody applies pressure; success is every single time over four weeks.',
    rules: [
      {
        cue: 'my heel is caught and my knee is trapped',
        action: 'I tap straight away and ask for the same start again',
      },
      {
        cue: 'I have the lock and my partner starts to spin or rip',
        action: 'I let go and reset, because no training round is worth a knee',
      },
    ],
    question: 'Could you say at which exact point of a leg lock your way out is closed?',
    close_up: [
      'Start with freeing the knee line: ten slow repetitions per side with no lock on at all.',
      'Say before the round: “Leg locks with catch and release only, please. I tap early, and I let go early too.”',
      'Leave the attacks out and learn only how to stand up and clear the knee when your club or rules do not allow them yet.',
    ],
  },
  finishing: {
    title: 'Control until the end',
    why: 'People get away in the instant you swap holding for finishing, because you give up one control to reach for the end. A good finish adds the last piece slowly while everything else stays where it is.',
    steps: [
      'Write the last three chances you lost and beside each the control you let go of first: hips, head, hand, distance, ring position.',
      'Drill your best winning position for 15 repetitions: settle, three breaths with full control, add the finish over three seconds, let your partner tap or cover up.',
      'Start five rounds of 45 seconds in that position against growing resistance and go back to holding whenever something slips.',
    ],
    metric:
      'Count in how many of five starts you either finish or still hold the position after 45 seconds; success is four of five.',
    rules: [
      {
        cue: 'I feel the chance and want to rush',
        action: 'I take one breath, tighten the control I have and move only one hand or foot',
      },
      { cue: 'the finish slips', action: 'I go back to the position before it and keep it for three breaths' },
    ],
    question: 'Which control do you give up first when you smell the finish?',
    close_up: [
      'Hold your strongest position against a partner for 30 seconds without attacking, three times.',
      'Ask a partner: “When did you feel that you could get out: before I attacked, or because I attacked?”',
      'Think of the finish as a scoring sequence of two or three clean actions, ending on balance, when your sport is decided on points.',
    ],
  },
  'ring-craft': {
    title: 'Own the space',
    why: 'From outside, whoever stands with their back to the edge looks like the one who is losing, even in level exchanges. Where you stand, and what you do in the last seconds, is seen by the judges as clearly as your technique.',
    steps: [
      'Read the scoring part of your rulebook and write on one card the three things that score most and the two that cost you points.',
      'Spar two rounds in which you lose a point whenever your back touches ropes, cage or edge, and turn your partner towards it before you attack.',
      'Walk the area before your bout, find the clock, the judges and your corner, and decide which half you want to hold.',
    ],
    metric:
      'Have somebody count how often your back reaches the edge; success is two or fewer per round and one scoring action in the last 15 seconds.',
    rules: [
      {
        cue: 'I feel the ropes, the cage or the edge behind me',
        action: 'I turn off to the side with my guard or grips up instead of trading there',
      },
      {
        cue: 'I hear the call for the last seconds',
        action: 'I take the middle and make one clean scoring action with a safe way out',
      },
    ],
    question: 'Do you know at any moment of the round how far the edge behind you is?',
    close_up: [
      'Shadow one round at home inside four shoes as corners without ever turning your back to the middle.',
      'Ask your coach: “Please call only two words in this round: ‘edge’ when I drift, and ‘time’ for the last 15 seconds.”',
      'Watch one bout of your own ruleset without sound and score it yourself when you cannot spar, noting what decided each round.',
    ],
  },
  'gear-and-etiquette': {
    title: 'Ready for day one',
    why: 'Nobody expects technique from a newcomer. What people notice is clean kit, short nails and whether a partner feels safe with you, and all three can be had on the first day.',
    steps: [
      'Pack one bag: clean T-shirt and shorts without zips or the kit your club names, water, towel, sandals for the way to the mat, and cut your nails.',
      'Write to the club and ask what you need for the first class, what can be borrowed and when you should be there.',
      'Arrive 15 minutes early, tell the coach that you are new and about any old injury, and ask every partner how light they would like it.',
    ],
    metric: 'Count the classes you finish in your first month; success is four, with kit washed after every one.',
    rules: [
      {
        cue: 'I do not know what to do in a drill',
        action: 'I say “I am new, would you show me once more?” and go slowly',
      },
      {
        cue: 'I come home from training',
        action: 'I take everything out of the bag, hang the gloves or guards up and wash the rest before I sit down',
      },
    ],
    question: 'What about the first class makes you most unsure: the kit, the people or the contact?',
    close_up: [
      'Cut your nails and put one clean T-shirt into a bag by the door.',
      'Write to the club: “Hello, I would like to try a beginners’ class. What should I bring, and may I borrow gloves or a jacket for the first time?”',
      'Watch one class from the side first when the step onto the mat feels too big, and buy only a mouthguard and hand wraps until you know that you will stay.',
    ],
  },
  'choosing-a-sport': {
    title: 'Choose the room',
    why: 'In two years the style will matter less than the room: a class at an hour you have, on a way you will really travel, with people you like to practise on. The best art is the one you still attend in winter.',
    steps: [
      'List every club you can reach in 30 minutes with its beginners’ hours, and cross out those that clash with your week.',
      'Try one class at each of the two best, and afterwards note three things: were beginners looked after, did partners take care, do you want to go back.',
      'Attend the better one twice a week for six weeks before you compare styles again.',
    ],
    metric: 'Count the classes you attended in six weeks; success is nine of twelve and wanting to go to the next one.',
    rules: [
      {
        cue: 'I catch myself watching one more video about which style is best',
        action: 'I close it and book one trial class',
      },
      {
        cue: 'a trial class felt wild or nobody looked after beginners',
        action: 'I thank them, leave and try the next club on my list',
      },
    ],
    question: 'What do you want to be able to do in a year that you cannot do now?',
    close_up: [
      'Decide one thing only: would you rather start with strikes, or with grips and throws?',
      'Write to a club: “Hello, I am a complete beginner. Which class would suit me for a trial, and how much contact is there in the first month?”',
      'Take a friend or a parent along to watch when you do not want to go alone, and let the one with the better coach win when two styles tie.',
    ],
  },
  'self-defence': {
    title: 'Get away sooner',
    why: 'Most of what keeps you safe happens before the first strike: distance, voice, leaving early. Training helps above all because you go on thinking under pressure, and the aim is to get away and not to win.',
    steps: [
      'Go through your usual way home in your head and write down two lit places with people where you could walk in, and one person you would ring.',
      'Practise with a partner ten times: open hands up, one step back, a loud “Stop, stay back”, and out through the door.',
      'Train one weekly round in which you start held or cornered and win as soon as you have broken free and reached the exit.',
    ],
    metric: 'Count the seconds until you reach the exit in that round; success is under ten in three of five tries.',
    rules: [
      {
        cue: 'somebody I do not trust comes within two arm’s lengths',
        action: 'I raise my open hands, step back and walk towards people',
      },
      {
        cue: 'something has happened or somebody threatens me',
        action: 'I go to a safe place, ring the emergency number and tell a person I trust the same day',
      },
    ],
    question: 'Is it one particular person or place that frightens you, or the thought in general?',
    close_up: [
      'Save the emergency number and one trusted person among your favourites.',
      'Say out loud three times, from the belly: “Stop. Stay back. I do not want any trouble.”',
      'Talk to the police, a teacher, a parent or an advice centre when a particular person frightens you; that is a matter for help and not for technique.',
    ],
  },
  'attack-back-turtle': {
    title: 'Chest first, neck last',
    why: 'Most backs are lost because the hands go to the neck before the chest and hips are fixed. Control in a fixed order, chest, seat belt, hooks, hands, gives you the time in which the choke appears.',
    steps: [
      'Walk through the order ten times on a rolled-up blanket or a heavy bag: chest to back, seat belt, first hook, second hook, choking arm.',
      'Start four rounds of two minutes behind a partner in turtle, with both hooks and three seconds of control as the only way to score.',
      'Play one round that begins with your hooks in: your partner only escapes, you only hold, and the choke is allowed after twenty seconds.',
    ],
    metric: 'Seconds you keep the back from a full start: twenty or more in three of five tries.',
    rules: [
      {
        cue: 'I lose one hook',
        action: 'I keep the seat belt tight, follow with my hips and put the knee back in before the foot',
      },
      {
        cue: 'they hold my choking hand with both of theirs',
        action: 'I pin one of those hands with my other arm or my leg and change the choking side',
      },
    ],
    question: 'Where do you lose the back most often: getting there, holding it or finishing?',
    close_up: [
      'Lock the seat belt on a pillow twenty times, ten on each side, with the choking arm above.',
      'Ask a partner: “Can I start on your turtle for three rounds? Please fight the first hook as hard as you can.”',
      'Turn them over or ride with a tight waist when no hook goes in; in judo and wrestling the turnover is often the better attack.',
    ],
  },
  'own-stance': {
    title: 'One home, one second door',
    why: 'A stance is a set of habits for feet, guard and eyes, and two half-learnt ones leave gaps in both. One home stance and a few trained actions from the other side bring more than changing at random.',
    steps: [
      'Film one round of shadow work on each side and write down three differences: width of the feet, rear hand, way out.',
      'Decide with your coach which side is home, and give the other ten minutes at the start of each session: step, jab, guard, nothing more.',
      'Spar one light round from the other side with a single task, and go home to your stance as soon as you get hit twice.',
    ],
    metric: 'Clean leads out of twenty from the weaker side, seen on film with the rear hand at the chin: fifteen.',
    rules: [
      {
        cue: 'I change sides in sparring and get hit in the middle of the step',
        action: 'I change only out of range or behind a jab, and bring the guard up first',
      },
      {
        cue: 'the weak side feels clumsy and I want to drop it',
        action: 'I halve the speed and do five clean repetitions before I go back',
      },
    ],
    question: 'In which moment of a round would the other side really bring you something?',
    close_up: [
      'Stand in front of a mirror on the weaker side and walk ten steps in each direction without crossing your feet.',
      'Ask your coach: “Which side do you see as my home, and which two actions should I own from the other?”',
      'Use the second side only for one thing, such as a kick, an entry or a throw, and leave the rest at home.',
    ],
  },
  'cutting-off': {
    title: 'Step across, not after',
    why: 'Whoever follows a runner always arrives late, because the other chooses the way. A step across their path makes the room smaller, and in a small room they have to trade or tie up.',
    steps: [
      'Mark a square of four metres and shadow in it for three rounds: every step goes sideways into the path of an imaginary runner, feet never crossed.',
      'Play three rounds without strikes or grips: your partner circles, you score when both their heels touch the line.',
      'Spar one round in which you attack only when they stand at the rope, fence or edge, and let them go in the centre.',
    ],
    metric: 'Seconds until your partner stands at the edge: under twenty in three of five starts.',
    rules: [
      {
        cue: 'they circle away from me',
        action: 'I step sideways in front of their leading foot instead of walking after them',
      },
      {
        cue: 'I notice that I am chasing and swinging',
        action: 'I stop, take the centre and throw the next attack on the side they leave by',
      },
    ],
    question: 'On which side do people most often get out past you?',
    close_up: [
      'Walk along two walls of a room and practise turning the corner with small side steps, ten times each way.',
      'Ask a partner: “Please run for three rounds and call out every time I follow you in a straight line.”',
      'Let them come instead: stand in the centre, show little, and make them lead when your rules punish passivity.',
    ],
  },
}
