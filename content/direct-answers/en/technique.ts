import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TECHNIQUE: Record<MatterOf<'technique'>, DirectAnswers> = {
  'kick-defence': {
    how: 'Lift the lead knee to elbow height, turn it about 45 degrees out, toes pulled up, and let the kick land on the upper third of your shin. Hands stay at your head, standing leg soft, then the foot goes straight down and you answer with the cross.',
    why: 'Low kicks land because your weight sits on the front leg when they come, so it can’t lift in time. Carry your weight nearer the middle and the same leg is free to check or step back.',
    when: 'Start today in slow partner rounds, twice a week, after the warm-up while your legs are fresh. Expect to see the kick coming after three or four weeks, and to check it in sparring after about two months.',
    how_much:
      'Three rounds of two minutes, twice a week: partner kicks at a third of full power with shin guards on, you check every one. That gives around sixty good checks a session, which is plenty for your shins.',
    which:
      'Check or step out: check if you like staying in range and hitting back, step the lead leg back if your shins are sore or you’re light on your feet. Learn the check first, it works even when you’re late.',
    what_if:
      'If they fake the kick and punch while your leg is up, you’re lifting too early. Watch the hip and chest instead of the foot, keep both hands high during the check, and put the foot down again at once.',
    is_it_ok:
      'Sore, bruised shins are normal for the first months and settle within days. Stop kicking and see a doctor if one exact spot on the bone hurts to press, hurts when walking, or hurts at night.',
    next: 'First fix your stance so the lead foot can lift without leaning. Once you check eight of ten slow kicks, add your return shot right after the foot lands, and only then ask for faster, mixed kicks.',
    on_the_day:
      'In the first minute show one clean check, even of a light kick, so they think twice. Punch back every time they kick, and if the thigh gets heavy, circle away from their kicking side and switch your weight to the back leg.',
    say: 'Before the round, to your partner: “Can you throw low kicks at thirty percent, any time you like, and I only check and answer once? Please tell me whenever I drop my hands.”',
  },
  'punch-defence': {
    how: 'Chin down, lead shoulder up, rear hand touching the cheekbone: catch the jab in the rear palm, no reaching forward. For the cross, turn the shoulders a few centimetres so it passes your ear, eyes stay on their chest, then throw your own jab back immediately.',
    why: 'You get hit mostly right after your own punch, or while you stand still in range admiring it. Bringing the hand back to the face and moving your head after each attack closes exactly that gap.',
    when: 'Do it in the first ten minutes of every session, before you’re tired, as shadow boxing and a slow jab-only round. After about four weeks you’ll catch more jabs; slipping in real sparring usually takes a few months.',
    how_much:
      'Two rounds of jab-only defence, two rounds with jab and cross, two minutes each, at touch speed, two or three times a week. Move your head only a fist’s width; anything more costs you balance.',
    which:
      'Tight guard or head movement: start with the guard if you’re newer, tired or fighting in small gloves against kicks, add slips once you see punches without blinking. Most people need catch and block first, slip second.',
    what_if:
      'If they go to the body or around your guard with hooks, keep the elbow glued to the ribs, put the hand to your ear as if on the phone, and step out at an angle instead of shelling up twice.',
    is_it_ok:
      'Getting hit while learning is normal, getting rocked every week isn’t. After headache, dizziness, nausea or a blank moment stop at once, no sparring, see a doctor; and ask for lighter rounds before it gets that far.',
    next: 'First get one punch under control: catch the jab for a whole round. When that holds, catch and jab straight back, then add the cross, then the hook; one new punch every week or two.',
    on_the_day:
      'Give yourself the first thirty seconds with a long jab and high hands to see their rhythm. End every combination with a step to the side, and when you get hit cleanly, clinch or step out before you answer.',
    say: 'Before sparring, to your partner: “I’m working on defence today. Can we do two rounds at touch speed where you lead with the jab and I only catch, slip and answer with one?”',
  },
  'footwork-distance': {
    how: 'Move the foot nearest to where you’re going first, the other follows the same distance, feet never closer than shoulder width. When pushed back, take two small steps, then pivot on the lead foot a quarter turn, so their next attack goes past you.',
    why: 'You back up straight because the eyes are busy with the hands and the legs take the shortest way out. A straight line lets them keep the same range and just walk on; one angle makes them stop and reset.',
    when: 'Put it at the start of each session, five minutes in shadow work, plus one sparring round a week with only that goal. Two to three weeks make the steps automatic, a couple of months make them show up under pressure.',
    how_much:
      'Five minutes per session with tape or a belt on the floor: thirty steps each way, twenty pivots each side. In sparring the rule is never more than two steps straight back in a row.',
    which:
      'Long range or close range: stay outside and in-out if you’re longer or quicker, get inside and stay there if you’re shorter or stronger. The zone to avoid is the middle, where you can be hit without hitting.',
    what_if:
      'If they cut off your side step, you’re circling too wide or always the same way. Jab or feint first, step one way, then back the other; and if your back touches the edge, clinch or exit under the arm.',
    is_it_ok:
      'Feeling clumsy and getting calf ache while you change your stance is normal for some weeks. Sharp pain in the Achilles, knee or ball of the foot isn’t; leave out the bouncing and have a physio look.',
    next: 'First learn step and stop without crossing your feet for a full round alone. After that add the pivot, then a partner who only walks at you with hands on your shoulders, then light sparring.',
    on_the_day:
      'Walk the ring or mat before you start and find the centre. From the first bell touch with the jab or grip at full reach to set your range, and take the centre back every time after an exchange.',
    say: 'To your coach before sparring: “Please shout ‘angle’ each time I back up straight, nothing else this round.” And to yourself at the edge: “Two steps, turn.”',
  },
  'southpaw-opponent': {
    how: 'Put your lead foot just outside theirs, your lead hand on top of or inside their lead glove or sleeve, and fire the rear straight down the middle. After it, step out towards your lead side, away from their rear hand or rear leg.',
    why: 'Everything comes from the mirrored side: the power hand and the rear kick have an open path, and your jab meets theirs. Most of them face your stance daily while you see theirs rarely, so your eyes need extra rounds.',
    when: 'Start as soon as you know the opponent, best six weeks before, with one or two rounds per session against that stance. The odd feeling usually fades after four to six such sessions.',
    how_much:
      'Two rounds out of every six in that stance match-up, twice a week. No left-hander around: let a partner switch and throw only jab, straight and rear kick, that’s nearly all you need to see.',
    which:
      'Outside foot or inside line: take the outside foot and the rear straight if you hit hard from the back hand, go inside with lead hook and body shots or grips if you’re shorter. New to it: outside foot.',
    what_if:
      'If they win the outside foot every time, stop racing for it. Let them step, turn with a small pivot, hook off the lead hand as they arrive, or reset with two steps back and start again with the hand fight.',
    is_it_ok:
      'Feeling like a beginner against the other stance is normal, even with years of training. Clashing feet and heads happens often; tell your partner, slow down, and after a head clash with dizziness stop and see a doctor.',
    next: 'First win the lead-hand fight: hand on top, theirs down, for one round without hitting. Then add the rear straight, then the exit; when these three work, add the lead hook or the inside kick or your throw.',
    on_the_day:
      'In the first exchange check which foot is outside and fix it before you attack. Lead with the rear straight or rear kick more than the jab, and leave after each attack towards the side of your own lead hand.',
    say: 'To a training partner before the round: “Could you stand southpaw for two rounds and mainly throw the left straight and left kick? I need to get used to where they come from.”',
  },
  'taller-opponent': {
    how: 'Get in behind something: feint, make them jab, slip outside it and step in with the same move, first punch or grip to the body. Once your head is under their chin, work three or four actions, then clinch or leave at an angle, never straight back.',
    why: 'At the end of their reach they can hit you and you can’t hit them. Close in, long arms and legs need room to work and lose their force, so the short way is nearly always inside.',
    when: 'Begin four to six weeks ahead with one long-armed partner each week. Entering on their jab instead of walking in becomes reliable after about ten such rounds, so don’t leave it for the last week.',
    how_much:
      'Three rounds of two minutes where you score only inside, at half power, twice a week. Count entries: aim for one clean entry every twenty seconds, not ten hurried ones that run into the jab.',
    which:
      'Rush or counter your way in: counter their jab or grip if you have decent eyes and timing, use feints and level changes if they wait for you. Rushing in a straight line suits nobody against reach.',
    what_if:
      'If they stop you with the jab, teep or stiff arm, touch that weapon down or aside first and step in on its way back. If they clinch and lean on you, hips in, head up under the jaw, work the body.',
    is_it_ok:
      'It’s normal to lose the first rounds at range to somebody much longer. Bigger reach at similar weight is fair; a lot of extra weight in hard sparring isn’t, so ask for lighter contact or another partner.',
    next: 'First learn to slip or parry the jab and step in without answering. When you arrive inside three times in a row, add two body shots or your grip, and at the end the exit to the side.',
    on_the_day:
      'Spend the first half minute just outside their reach and make them miss by feinting. Then enter on their lead, work the body or the tie-up early, and step off to the side before they can push you back out.',
    say: 'Before the round, to your tall partner: “Keep me at the end of your jab the whole time, please, don’t let me in for free. I’m only practising how I get past it.”',
  },
  'pressure-fighter': {
    how: 'Hit or grip first as their front foot lands, then pivot off the line: jab, rear straight, quarter turn on the lead foot. If they’re already on you, underhook or frame on neck and biceps, turn them, push off and take the centre.',
    why: 'They live from you backing up straight and covering, because then you neither hit nor breathe. Each time they have to turn or get met on the way in, they must restart, and that costs them more than you.',
    when: 'Practise once or twice a week, in the second half of training when you’re a bit tired, since that’s when the pressure hurts. After four to five weeks you’ll panic less; the turning comes first, the hitting later.',
    how_much:
      'Four rounds of ninety seconds with your back starting at the wall, partner pressing at half power. Rule: no longer than three seconds on the edge, and at least one turn in every exchange.',
    which:
      'Box and turn or stand and tie up: turn if you’re quicker or longer, tie up and lean if you’re heavier or good in close. Trading blows in the pocket is the game they want, whatever your build.',
    what_if:
      'If they keep coming through your jab, aim at the body: straight to the chest, push kick, knee, or a stiff frame, and turn at once. When you’re shelled up, clinch; one clinch buys five seconds of breath.',
    is_it_ok:
      'Feeling rushed and short of breath is normal, everyone does against swarmers. If a partner really hits hard and doesn’t slow down after you’ve said so, end the round and tell the coach; that isn’t training.',
    next: 'First learn one exit from the edge and do only that for a week. Then add one hit before the exit, then one after it; when you can stay in the centre half the round, raise the speed.',
    on_the_day:
      'Meet them in the first ten seconds with something straight and firm, so they know walking in costs. Breathe out on each contact, turn after each exchange, and use the referee’s breaks to walk back to the centre.',
    say: 'To your partner before the round: “Walk me down the whole round, but hit light. I only want to find my way off the wall.” To yourself at the edge: “Hit, turn, breathe.”',
  },
  'counter-timing': {
    how: 'Pick one attack and one answer, for example their jab and your parry plus rear straight, and feint with a small shoulder or foot twitch to draw it out. Answer while their hand or foot is still going home, not after it arrived.',
    why: 'You’re late because you wait to see the whole attack before you decide. With the answer chosen beforehand, only the trigger is left to spot, and the feint makes it come when you’re ready.',
    when: 'Train it fresh, right after the warm-up, two or three times a week. One single counter begins to work in light sparring after three to four weeks; reading different opponents takes many months of rounds.',
    how_much:
      'Per session three rounds of two minutes, one trigger and one answer, about forty repetitions, speed at half. In sparring two feints for each real attack is a good measure.',
    which:
      'Wait or draw: draw the attack with feints if you tend to freeze, wait and counter if the other one attacks a lot by themselves. Most people who call themselves counter fighters wait too much, so train drawing.',
    what_if:
      'If they don’t bite on your feint, it’s too small or nothing real ever followed. Attack truly twice on the same line, then feint it again; and if they feint you, answer with a jab or a step, not a big swing.',
    is_it_ok:
      'Being too late most of the time is normal in the first months. It goes wrong where you eat hard shots just to wait for the counter; then go back to touch speed, and with a ringing head stop and see a doctor.',
    next: 'First write down which attack hits you most; that’s your trigger. Drill one answer to it, then let the partner mix it with one other attack, and only then take it into free sparring.',
    on_the_day:
      'Use the first minute for feints only and note what they do: step back, cover or swing. Then build one counter on that reaction and use it twice before you look for a second one.',
    say: 'Before the drill, to your partner: “Throw your jab whenever you like, don’t warn me, and add a fake now and then. I answer with one, then we reset.”',
  },
  'power-and-combos': {
    how: 'Push off the floor, turn foot, hip, then shoulder, fist last and tight only on contact; breathe out sharply and pull the hand back just as fast. For combos take three strikes, alternate sides and levels, and make the first one light and quick.',
    why: 'Tense shoulders brake the strike, and arms alone weigh little. Power comes from hips and feet turning in sequence while the arm stays loose, and combinations get fast once each strike loads the next one.',
    when: 'Do power work early in the session, rested, twice a week, never after hard conditioning. Cleaner turning shows within two to three weeks; noticeably heavier hits take about two to three months together with strength training.',
    how_much:
      'Six sets of ten seconds hard on the bag with fifty seconds rest, then three easy rounds of one three-strike combo. Go to eighty percent at most, since above that the form usually breaks.',
    which:
      'Power or speed first: loosen up and go for speed if you’re tense and get tired arms, work on power if you touch a lot and nobody respects it. For most people loose speed brings the power along.',
    what_if:
      'If you lose balance or get countered after the hard shot, you’re swinging past the target. Stop the strike at the target’s centre, keep the other hand at your face, and put a light jab or step-out behind it.',
    is_it_ok:
      'It’s normal that trying harder first makes you slower. Knuckles, wrist or shoulder must not hurt sharply; then stop hitting, check wraps and gloves, and see a doctor if it swells or hurts the next day.',
    next: 'First film ten strikes on the bag and look only at the back heel and hip. When these turn every time, link the three-strike combo, then move in before and out after it.',
    on_the_day:
      'Leave the hardest shot for the second or third in the line; open with something light to the eyes or legs. Shake the arms loose between exchanges, and don’t hunt the big one, throw the combo you’ve drilled.',
    say: 'To the pad holder before the round: “Same three-strike combo all round, please, and tap me if my hand drops or I muscle it.” To yourself before each go: “Loose, then snap.”',
  },
  'clinch-knees': {
    how: 'Win the inside first: one hand behind the crown of the head, elbow tight on their collarbone, forehead on the temple or shoulder, hips close. Pull the head towards your armpit, step off to the side, and knee as their weight comes onto the near foot.',
    why: 'Whoever has inside arms and the lower, closer hip steers the other. Pulling with the arms alone tires you out within a minute; body weight hanging through the elbows does the same work almost for nothing.',
    when: 'Put ten minutes at the end of two sessions a week, after the striking, as swimming for inside position. You’ll feel the neck and grip for two weeks; control gets better after about six.',
    how_much:
      'Five rounds of two minutes, knees touched with the inner thigh, three-second reset after each clear dominant position. Count the times you get both arms inside, ten a round is good work.',
    which:
      'Double collar tie or underhooks: the collar tie if you’re taller and knees or elbows are allowed, underhooks and head under the chin if you’re shorter or want takedowns and body shots.',
    what_if:
      'If they pull your head down, don’t bend further: look up, hips in, one hand on their hip or biceps, and swim one arm inside. Can’t get in: hug tight at the waist and turn them.',
    is_it_ok:
      'A stiff neck and red skin after clinching is normal for a day or two. Tingling in an arm, sharp neck pain or a neck crank that popped means stop for today and see a doctor; elbows only where your rules allow.',
    next: 'First learn swimming inside with no strikes for two weeks. Then add the side step and turn, then the knee on the turn; a strike without position just gets you thrown or dumped.',
    on_the_day:
      'Enter the clinch behind a punch or when they’ve just attacked, never from standing still. First hold and breathe out, second turn, third knee or short strike; leave with a push and a hit before the referee breaks.',
    say: 'Before the round, to your partner: “Clinch only, knees just touched, no cranking the neck, please. If one of us gets both arms inside for three seconds we start over.”',
  },
  'takedown-defence': {
    how: 'Hands down to their shoulders and forehead first, then shoot both legs back, hips heavy on their neck and shoulders, chest on the back of the head. Circle towards the free side until you face the hip, then stand up or go behind.',
    why: 'You go down because the hips stay near and upright while their head and hands are already on your legs. Keep hips away or heavy and the head blocked, and even a strong shot has nothing to lift.',
    when: 'Do it at the beginning of two sessions a week, and once a week tired at the end. Late reactions get quicker within three to four weeks; on the wall or against chain attacks count on three months.',
    how_much:
      'Three sets of ten sprawls alone, then five rounds of one minute with a partner who shoots every five seconds at half speed. Ten wall rounds a month of thirty seconds each keep the cage part alive.',
    which:
      'Sprawl or underhook and turn: sprawl against shots at the legs from outside, underhook with hips in against body locks, throws and on the wall. If you’re late, the underhook or whizzer is the one that still helps.',
    what_if:
      'If they hold one leg anyway, whizzer over the arm, hand pushes the head down and out, hop towards them, not away. If you do go down, turn to the side at once, elbow post, hip out, get up.',
    is_it_ok:
      'Being taken down a lot by wrestlers and judoka is normal, even after years of striking. Knee twisting or a foot stuck under weight is where you let go and fall; a popped or swollen knee goes to a doctor.',
    next: 'First fix the stance: knees bent, hands low enough to touch their head. Then sprawl on a signal, then on a real shot, then sprawl and get up; at the end mix it with your strikes or grips.',
    on_the_day:
      'Keep off the edge in the first minute and strike or grip in short bursts, since long combinations invite the shot. After each defended attempt push off, circle, and hit or grip first before they reset.',
    say: 'To a wrestling partner before the round: “Shoot on me for two minutes, any leg, half speed, and finish if I’m late. Tell me afterwards what I show before you go.”',
  },
  'takedowns-throws': {
    how: 'Grip or touch first, move them so one foot carries their weight, then step deep with your hips under theirs and drive on through for three steps. Back straight, head up against their body; let the hands pull the whole way, not just at the start.',
    why: 'Throws fail because you attack somebody standing balanced, or stop halfway with the hips too far away. Pulling, pushing or a first fake attack makes them step, and on that step they can hardly defend.',
    when: 'Practise entries two or three times a week right after the warm-up. One throw on cooperative partners sits after a month; catching resisting people with it normally takes half a year of steady work.',
    how_much:
      'Per session fifty entries without throwing, ten full throws each side or level, then three rounds of ninety seconds where only that throw and one follow-up count.',
    which:
      'Leg attack or upper body throw: legs if you’re shorter, quick and your rules allow it, upper body, trips and sweeps if you’re tall or fight in the gi. Take one main attack and one that goes the opposite way.',
    what_if:
      'If they sprawl or block the hip, don’t restart from far away: keep the grip and switch direction, forward attack blocked means trip or push backwards. If you’re under a sprawl, head up, circle to the side.',
    is_it_ok:
      'Missing nine of ten tries in live rounds is normal for a long time. Falling must be safe though: learn breakfalls first, no jumping on somebody’s knee from the side, and after a fall on the head stop and see a doctor.',
    next: 'First choose one entry and the grip for it. When the entry works on a walking partner, add the finish, then the second attack for their defence, and only then free rounds.',
    on_the_day:
      'Win your grip or hand position before anything else, then make one fake to see which foot they step with. Attack early in the round while you’re dry and fresh, and follow straight to the ground.',
    say: 'To your partner before drilling: “Please move around and step naturally, and give me about a third resistance. If my hips are too far away, just stay standing and tell me.”',
  },
  'escape-mount-side': {
    how: 'Protect the neck, elbows tight, then frame: forearm against the hip, other forearm across the neck. Bridge up over one shoulder, in the space slide your hips away, knee in between, and keep going until the guard is back.',
    why: 'You’re stuck because you lie flat and push with straight arms, so all their weight stays on your chest. On your side, with frames made of bone, your hips can move, and hip movement is what makes the room.',
    when: 'Escape early, while they’re still settling; the first two seconds are worth more than a minute later. Train it twice a week at the start of rolling, and expect real change after four to eight weeks.',
    how_much:
      'Ten bridges and ten hip escapes each side as a warm-up, then five rounds of one minute from the bottom, restart at each escape. Two or three small moves linked beat one big explosion.',
    which:
      'Bridge and roll or elbow-knee escape: bridge and roll under mount if they sit high or trap their own arm, elbow-knee if they sit low or you’re lighter. Under side control: frames and knee back in.',
    what_if:
      'If they follow your hips and flatten you again, don’t stop after the first try: bridge, slide, bridge again on the other side. If they go for the arm or neck, defend that first, elbows in, then start over.',
    is_it_ok:
      'Being stuck under bigger people is normal for a year and more, and tapping to pressure is fine. Sharp rib pain, or pain when breathing in, means stop rolling and have a doctor look at it.',
    next: 'First learn to survive thirty seconds with elbows in and on your side. Then one escape back to guard, then a second one to the other side, then straight into a sweep or standing up.',
    on_the_day:
      'Three slow breaths out, chin and elbows in, turn to your side. Wait until they lift something to attack, then bridge and slide in that moment; look at the clock only once you have the knee in.',
    say: 'Before rolling, to your partner: “Can we start in mount with me on the bottom, and you just hold at sixty percent? When I’m out, we go straight back to it.”',
  },
  'escape-back-choke': {
    how: 'Both hands on the choking arm, chin down, pull its wrist or hand to your chest. Slide down and bring your shoulders to the mat on the side of their other arm, the one under your armpit, then hips over their lower leg and turn in.',
    why: 'The choke works through the arm under the chin plus their chest stuck to your back. Take away the hand first and then get your back onto the floor, and both parts of the lock are gone.',
    when: 'Defend as soon as you feel the first hook or the hand on your neck, not when it’s tight. Train it once or twice a week, five minutes; getting calm takes some weeks, escaping good people takes months.',
    how_much:
      'Six rounds of one minute starting with the back taken, choking grip open, partner at half power. Tap as soon as it closes; never practise how long you can stand it.',
    which:
      'Fight the hands or clear the hooks: hands first always when an arm is near the throat, hooks first only if both their hands are under control. In a guillotine: hand on the wrist, step or pass to the opposite side.',
    what_if:
      'If the arm is already under the chin, don’t pull at the forearm’s middle: grab the hand or elbow, shrug the shoulder, turn the chin to the elbow. Not loose within two seconds: tap.',
    is_it_ok:
      'Getting caught and tapping early is normal and the right thing. If you went out, stop for the day and see a doctor; the same goes for a hoarse voice, trouble swallowing or vision problems after a choke.',
    next: 'First learn the two-on-one hand grip until it’s automatic. Then sliding to the right side, then turning in; after that work on not giving the back at all, elbows in when you turn.',
    on_the_day:
      'Chin, hands, breathe out, in this order, before you move anything else. Strip the upper hand, shoulders to the mat, then turn; if you stand on the edge or wall, use it to scrape them off.',
    say: 'Before the round, to your partner: “Start on my back with a seatbelt grip, please, and go slow on the neck. I’ll tap early, I just want lots of tries.”',
  },
  'guard-play': {
    how: 'Keep two of four points between you: feet on the hips, knees inside, hands on sleeves, wrists or behind the elbow. When they pass a foot, frame on the shoulder, hip away, knee to chest, foot back on the hip; then off-balance and sweep.',
    why: 'The guard gets passed because your hips stay flat and you react after their head and chest are already past your knees. Hips that turn to face them and knees kept near your chest close that gap.',
    when: 'Fix retention first, ten minutes at the start of two sessions a week, then sweeps. You’ll be passed noticeably less after six to eight weeks; a sweep that works on equals takes around three months.',
    how_much:
      'Five rounds of one minute: partner passes at half speed, you only keep the guard, restart when passed. Add twenty leg circles and twenty hip escapes per side in the warm-up.',
    which:
      'Closed or open guard: closed if you’re new, short of breath or want to slow people down, open if your legs are long and mobile or nobody lets you close. Build one of them properly before the second.',
    what_if:
      'If they break your grips and run round the legs, don’t chase with the hands: turn your whole hips to face them and put the near knee back in. Already past: frame at once, before they settle.',
    is_it_ok:
      'Having your guard passed constantly is normal up to the first couple of years. Knee pain on the inside or outside after being stacked or twisted isn’t; stop using that leg and see a doctor or physio.',
    next: 'First hold the guard for thirty seconds against half speed. Then one grip combination, then one sweep from it, then the attack they open when they defend the sweep.',
    on_the_day:
      'Get your own grips before they get theirs, and put a foot on the hip right away. Attack something in the first ten seconds, even just an off-balance, since a guard that only holds gets passed.',
    say: 'Before rolling, to your partner: “Start in my open guard and pass at about half speed, please. When you’re past we reset, I’m only working on keeping you off.”',
  },
  'guard-passing': {
    how: 'Posture first: back straight, head up, hands on hips or biceps, knee in the middle, then stand up or push one knee down to open the legs. Choose one side, pin that knee to the mat, chest low, shoulder into the chin, hold three seconds.',
    why: 'You’re stuck because your head and hands are in front of your hips, so they can pull you down. Upright with the hips forward their legs carry your weight, the ankles open and one leg can be pinned.',
    when: 'Open the guard early, before they have both grips. Work on it twice a week for ten to fifteen minutes; opening closed guard usually improves within a month, full passes against good legs within three.',
    how_much:
      'Six rounds of one minute from inside the guard, restart after each pass or sweep. One pressure pass and one loose pass, thirty slow repetitions each per week, are enough for a long time.',
    which:
      'Pressure or movement: pressure with low hips if you’re heavier or slower, moving around the legs if you’re light and quick. On your knees or standing: stand up to open closed guard, it’s harder to sweep or submit you.',
    what_if:
      'If they get the knee back in, don’t start from zero: keep the grip on the leg, switch to the other side at once. If they break your posture, hands to the armpits, hips back, head up, before anything else.',
    is_it_ok:
      'Spending whole rounds in somebody’s guard is normal in the first year. Not fine are elbows dug into thighs or wrenching knees to open it; pain in your own neck from being pulled down goes to a physio.',
    next: 'First keep posture for thirty seconds without being broken down. Then open the legs standing, then pin one knee, then the pass, and last holding the position for three seconds before you attack.',
    on_the_day:
      'Strip their grips before you step in, and never leave one arm inside and one outside. Open, pin, pass, then stay heavy and breathe; count three seconds for the points before you move on.',
    say: 'To your partner before the round: “Can I start in your closed guard, and you break me down as usual? After each pass or sweep we begin again from there.”',
  },
  'armlock-triangle': {
    how: 'Finishing: knees squeezed together, heels down, their thumb up, elbow just past your hips, then lift slowly. Defending: clasp your own hands at once, put your weight towards them, and pull the elbow back out past their hips before you straighten up.',
    why: 'You get caught when one arm is inside and the other out, or straight while pushing. You lose your own when there’s space between knees or hips; closing that space matters more than strength.',
    when: 'Defend the moment your elbow leaves your ribs, that’s the last easy point. Drill both sides twice a week; safe arms take four to six weeks, a finish on resisting equals about three months.',
    how_much:
      'Twenty slow finishes per side and ten defences per side each session, last five centimetres always in slow motion. Then four one-minute rounds starting with the lock half on, tap early.',
    which:
      'Armbar or triangle: the triangle if your legs are long and one arm is in, the armbar if they posture up or push; switch between the two when they defend. Short legs: armbar or kimura first.',
    what_if:
      'If they clasp their hands, don’t pull harder: kick with the leg over the head, attack the grip at the wrist, or switch to the triangle. If they stack you, hook the leg and turn under to the side.',
    is_it_ok:
      'Tapping early is right, even when it’s only half on. If an elbow or shoulder popped, swells or won’t straighten, stop training it and see a doctor, within a day if you can’t use it properly.',
    next: 'First fix the position: knees together, head held down. When nobody slips out, learn the finish, then the follow-up for the clasped hands; for defence, begin with where your elbows are.',
    on_the_day:
      'Secure first, two seconds of squeeze and control, then extend slowly until the tap or the referee. Defending: hands together, weight forward, breathe, elbow back; if it straightens, tap at once.',
    say: 'Before the drill, to your partner: “Go to the end slowly, I tap early, and please let go straight away. Then I’ll do the same for you.”',
  },
  'leg-locks': {
    how: 'Learn the straight ankle lock first: foot in the armpit, blade of the wrist on the Achilles, your knees pinched around theirs, hips forward, lean back slowly. Defending: hand on their grip, boot the foot through, hips heavy and knee hidden, then stand up or turn with it.',
    why: 'Leg locks catch people because the pain comes late, above all with the heel hook, where the knee is in danger before it hurts. Control of the knee line decides, so free your knee before you fight the grip.',
    when: 'Start with straight locks once you can roll calmly, after about half a year, and ask your coach about the rest. Defence comes first, two sessions a week, and feels safe after about two months.',
    how_much:
      'Ten slow entries and ten escapes per side, finishing pressure at a third, and always three seconds for the tap. No heel hooks at speed in training, and none at all with people you don’t know.',
    which:
      'Straight ankle lock or heel hook: the straight one for everybody in the gi and for newcomers, the heel hook only for experienced no-gi people with a coach watching. For competition the rule book of your belt decides.',
    what_if:
      'If they roll or spin out, roll along with the knees pinched, or let go and come up on top. If you’re caught and can’t see the way out, tap at once, never turn against the twist.',
    is_it_ok:
      'They’re sensible when taught step by step and allowed in your gym and class; many rules forbid heel hooks and reaping for lower belts and youth. A pop, swelling or an unstable knee means stop and see a doctor.',
    next: 'First learn when to tap and how to free the knee line. Then the position without finishing, then the straight ankle lock, and only with your coach’s yes the knee bar and the twisting ones.',
    on_the_day:
      'Read the rules of your belt the evening before and ask the referee at the briefing what’s allowed. Tap with hand and voice, and if you have one on, extend steadily and watch the referee.',
    say: 'Before rolling, to your partner: “Are leg locks fine with you? I only do straight ankle locks, slowly, and I tap early. No heel hooks today, please.”',
  },
  finishing: {
    how: 'Stop before you squeeze: hold the position two seconds, take away the one thing that frees them (hand, hip or space), then tighten with back and hips instead of arms. On the feet: after the clean hit, one breath, then a drilled three-strike combo.',
    why: 'People let others off because they rush to the finish and loosen control for it, or empty their arms in ten seconds. The control is the finish; squeezing only ends what is already locked.',
    when: 'Put it at the end of training, tired, twice a week for ten minutes, starting in the finished position. After five or six weeks you should see more taps or clean endings, mostly because you hurry less.',
    how_much:
      'Ten starts of thirty seconds from the dominant position, partner defends for real at seventy percent. Squeeze at most eight seconds; if it’s not there by then, adjust the grip or change the attack.',
    which:
      'Hold or go for it: hold and improve if there’s plenty of time or you’re ahead, go for it if they’re hurt, tired or the round ends. Two attacks that feed each other beat one you force.',
    what_if:
      'If they always slip out the same way, that escape is your next attack: arm comes out, take the back or the other arm. Arms burnt out: go back to position, breathe three times, then try again.',
    is_it_ok:
      'Feeling sorry or slowing down when you have somebody is normal, and in training it’s good manners. In a bout go on until the referee stops it; in the gym never crank, and let go at the first tap.',
    next: 'First find out where you lose it: film two rounds or ask your partner. Repair that one detail, then train the finish from there, then the second attack for the usual escape.',
    on_the_day:
      'Position, breath, trap, finish, in this order, and listen to the corner for the time. When somebody is hurt on the feet, body and head by turns, and don’t swing wild; ten clean seconds are enough.',
    say: 'After the round, to your partner: “What exactly let you out, hand, hip or head?” And to yourself in position: “Two seconds hold, then finish.”',
  },
  'ring-craft': {
    how: 'Take the centre with your lead foot, and when they circle, step sideways with them instead of following, so the space to the ropes or edge shrinks. If you’re at the edge yourself: feint one way, exit the other, and turn so their back faces it.',
    why: 'Whoever has the centre walks half as far and looks in charge to the judges. People get stuck at the edge because they follow or flee in straight lines and notice the border only with their back.',
    when: 'Train it in one sparring round each session and read your rule book now, at the latest four weeks before a competition. The feel for edge and clock comes after about six to eight weeks.',
    how_much:
      'One round in three with a task: centre only, edge only, or last thirty seconds only. Score something visible in the first and last thirty seconds of each round; judges remember those best.',
    which:
      'Hold the centre or work from the edge: centre for nearly everybody, edge only for quick counter fighters who leave after one exchange. Ahead on points: stay busy and mobile; behind: cut off and force exchanges.',
    what_if:
      'If they keep slipping away along the edge, you’re following. Step ahead of them, hit or grip on the side they want to leave by, and if they clinch to rest, work at once until the break.',
    is_it_ok:
      'Using clock, edge and rules is fair and part of the sport. Fleeing, holding, stepping out on purpose or faking an injury gets penalised in most rules; ask the referee at the briefing what counts as passive.',
    next: 'First learn how a point or round is won in your rules. Then one exit from the edge, then cutting off, then the clock: train with the timer called out at thirty and ten seconds.',
    on_the_day:
      'Walk the area before your bout, feel the ropes, mat and corners, and find your corner and clock. Take the centre at the start, and on the ten-second call finish with a clear visible action.',
    say: 'To your corner before the bout: “Call ‘thirty’ and ‘ten’ each round, tell me if I’m up or down, and shout ‘centre’ when I’m drifting to the edge.”',
  },
  'rounds-and-corner': {
    how: 'Sit down, breathe in through the nose and out long through the mouth for the first twenty seconds, no talking. Then a sip of water, one instruction from the corner, repeat it aloud, stand up ten seconds before the bell.',
    why: 'After a hard round you can hardly take in more than one or two sentences. With the breath calmed first, the instruction sticks, and repeating it shows the corner that it arrived.',
    when: 'Practise the minute in every sparring session from now on, with stool, timer and one voice. Pacing improves in three to four weeks; settle who speaks in the corner at least two weeks before the bout.',
    how_much:
      'Round one at about seventy percent, the middle at eighty, the last with everything from the final minute on. In the break: twenty seconds of breath, twenty of advice, twenty to get ready.',
    which:
      'Start fast or build up: start fast in short amateur bouts of few minutes, build up where there are three or more long rounds or you tend to burn out. One voice in the corner, not two.',
    what_if:
      'If you don’t understand the corner or two people shout, take one thing you know: long jab, first grip, or your best takedown. If you’re empty in the last round, clinch or hold position, breathe out, then short bursts.',
    is_it_ok:
      'Hearing nothing and forgetting the plan in the first bouts is normal. Dizziness, double vision or a headache in the break is not; tell the corner and stop, then see the doctor at the ringside.',
    next: 'First agree on three short code words with your corner. When they work in sparring, train the break with breathing, then the last round with a given score, ahead or behind.',
    on_the_day:
      'Before the bout say the first-round task aloud. In each break: sit, breathe, sip, listen, repeat; in the last one ask for the score, and then put the effort into the final minute.',
    say: 'To your coach a week before: “In the break please let me breathe twenty seconds, then give me one thing only, short. And tell me honestly if I’m behind.”',
  },
  'game-plan': {
    how: 'Write it on one card: your best weapon, their most frequent attack with your answer, and what you do in the first thirty seconds. Watch two or three of their bouts and note only what they repeat, stance, first attack, reaction when pressed.',
    why: 'Under stress you remember two or three sentences, no more. A plan built from what you already do well holds up, while one made only of answers to the opponent falls apart at the first surprise.',
    when: 'Make it four to six weeks before and train it in one sparring block a week; last changes ten days before. In the final week nothing new, just run through it.',
    how_much:
      'Three points, one spare plan, one sentence each. Watch at most an hour of video in total; train about a third of your sparring rounds on the plan, with a partner who copies the opponent.',
    which:
      'Your own game or theirs: lead with your own strengths if you know little about them or are new, adapt more if you have footage and experience. For first bouts, your own game always.',
    what_if:
      'If it doesn’t work after the first round, change one thing only: range, side or pace. If they surprise you, clinch, hold or move for ten seconds, then return to your best weapon.',
    is_it_ok:
      'Having no video and no plan for an unknown opponent is normal among amateurs. A plan that rests on an injury of yours not showing isn’t sensible; talk to coach and doctor beforehand whether you should start.',
    next: 'First write down your best attack and how you usually get to it. Then theirs and your answer, then show the card to your coach; when it’s agreed, spar it with that task only.',
    on_the_day:
      'Read the card once in the morning and once before the warm-up, then put it away. Do the first action of the plan in your last pad or grip round, and open the bout with exactly that.',
    say: 'To your coach after training: “Here are my three points: first action, best weapon, answer to their main attack. Which one would you cut or change?”',
  },
  drilling: {
    how: 'Take one technique, cut it into three steps, and do five slow, five at normal pace, five with the partner resisting a little. Right after class write three lines: starting position, the key grip or step, what you did wrong.',
    why: 'You forget because ten techniques a week pass by once each and are never recalled. Recalling it from memory the next day and a little resistance make it stick much better than more clean repetitions.',
    when: 'Drill for the first ten minutes before class and go over it in your head the same evening and the next day. Usable in easy rounds after two to three weeks, under pressure after two to three months.',
    how_much:
      'One technique for two weeks, three times a week ten minutes, about thirty good repetitions per side. With little mat time: five minutes daily of movements alone, hip escapes, steps, shadow work, sprawls.',
    which:
      'Many repetitions or live situations: repetitions for the first few days until you know the way, then short live rounds from that position. If you only get one hour a week, choose the live situation.',
    what_if:
      'If it works in the drill and never in sparring, the step before it is missing. Start thirty-second rounds one move earlier, with resistance at half, and count tries instead of successes.',
    is_it_ok:
      'Forgetting most of a class by the next week is normal. Drilling into pain isn’t sensible; when an elbow, knee or shoulder starts to ache from the same movement, swap it for two weeks, and ask a physio if it stays.',
    next: 'First choose the one position where you end up most often. Learn one answer to it, test it in three sparring rounds, note what happened, and only then take the second.',
    on_the_day:
      'Come ten minutes early, read your last note, and do the movement ten times alone. In class ask one question about it, and in sparring try it at least three times, whatever comes of it.',
    say: 'Before or after class, to a partner: “Have you got ten minutes? I do this five times, you do yours five times, then a minute each with real resistance.”',
  },
  'gear-and-etiquette': {
    how: 'Pack T-shirt, shorts without pockets or zips, flip-flops, towel, water; nails short, jewellery off, clean feet, hair tied. Arrive fifteen minutes early, tell the coach it’s your first time, bow or shake hands as the others do, and ask for gloves to borrow.',
    why: 'Most rules are there for skin and fingers: long nails cut people, dirty kit spreads infections, shoes bring in the street. The rest is respect, and a newcomer who asks and copies is welcome nearly everywhere.',
    when: 'Write to the gym a day or two before and go with what you have. Buy your own mouthguard before the first sparring, gloves and wraps after two or three weeks, once you know you’re staying.',
    how_much:
      'Begin with mouthguard and wraps, which cost little, then gloves: for most adults 12 to 16 ounces, 16 for sparring. Wash clothes after every session, air gloves each time, shower within the hour.',
    which:
      'Borrow or buy: borrow for the first weeks, buy mouthguard and wraps yourself for hygiene. Boil-and-bite or dentist-made: boil-and-bite at first, dentist-made if you spar regularly, wear braces or keep gagging.',
    what_if:
      'If you make a mistake, wrong shoes, wrong side, too hard, say a short sorry, fix it, and go on; everyone has done it. If somebody goes too hard with you, say so at once or sit out.',
    is_it_ok:
      'Being unfit, clumsy or the only beginner is normal; nobody expects more. Stay home with fever, a rash or open wounds, show skin spots to a doctor, and leave a gym where beginners get hit hard.',
    next: 'First go to one trial class with borrowed gear. If you liked it, buy mouthguard and wraps, go three more times, then ask the coach which gloves or gi fit this gym.',
    on_the_day:
      'Eat something light two hours before, come fifteen minutes early, introduce yourself to the coach, name injuries. Stand in the back row, copy, rest when you need it, tap early, thank each partner afterwards.',
    say: 'To the gym the day before: “Hi, I’d like to try the beginners’ class tomorrow. I’ve never done it, what should I bring, and can I borrow gloves?”',
  },
  'choosing-a-sport': {
    how: 'Pick the two gyms you can reach within twenty-five minutes, take a trial class in each, and afterwards note three things: did the coach look at you, were partners careful, do you want to go again. The gym with three yeses wins.',
    why: 'People quit because of the way there, the times or the tone, rarely because of the style. A good room nearby gets you there twice a week, and that makes more difference than gi or gloves.',
    when: 'Do both trials within the next two weeks and decide after the second. Stay three months before you judge, since in the first six weeks everything feels strange, in any sport.',
    how_much:
      'Two trials, then two sessions a week for three months. Reckon the monthly fee plus starting gear, and take a monthly contract before you sign up for a year.',
    which:
      'Striking or grappling: boxing, muay thai or karate if you like distance and rhythm and can live with being hit, judo, BJJ or wrestling if you like close contact and want hard rounds with fewer head blows.',
    what_if:
      'If you picked wrong, change after three months; footwork, fitness and nerves come along. If the gym presses you to sign on the spot or shrugs off injuries, walk out and try the other one.',
    is_it_ok:
      'Starting at forty, unfit or without wanting to compete is quite normal. With heart trouble, epilepsy, earlier concussions or a bad joint ask your doctor first, and choose a class with little or no contact to the head.',
    next: 'First write down your main reason in one word: fitness, fighting, safety, company. Book one trial this week and one next week, then sign up for a month where you’d rather go back.',
    on_the_day:
      'Come early, watch how the advanced treat beginners, and tell the coach about injuries. Join in at half pace, and before leaving ask about times, price, notice period and when sparring begins.',
    say: 'To the coach after the trial: “I could come Tuesdays and Thursdays, and I want this mostly for fitness. When do beginners start sparring here, and how hard is it?”',
  },
  'self-defence': {
    how: 'Distance first: hands open at chest height, one leg back, two arm lengths away, and say loudly “Stop, stay back.” Then move towards light, people and an exit; if you’re grabbed, free yourself, strike once or twice to get loose, and run.',
    why: 'Most bad situations are decided before the first blow, by noticing early and leaving. Training helps with balance, distance and staying awake under stress, but weapons, several people and hard ground make every fight a gamble.',
    when: 'Start with habits today: phone away, look around, know two ways out. With two sessions a week in a gym that spars, you’ll keep calmer and stand better after about six months.',
    how_much:
      'Two sessions a week of a sport with real resistance, and once a month a short scenario: voice, pushing off, running away. Two arm lengths of distance is the measure you keep to strangers who approach you.',
    which:
      'Combat sport or self-defence course: a sport if you can train for months, since you get used to resistance; a good weekend course for voice, boundaries and awareness if you need something quickly. Both together is best.',
    what_if:
      'If the other person doesn’t stop, hand over phone or wallet and go; things can be replaced. If you see a weapon or there are several, don’t fight unless there’s no way out, run, shout, call the emergency number.',
    is_it_ok:
      'Being afraid of it is normal, and running is the right result. Force is usually allowed only to stop an attack; ask a lawyer or the police what counts where you live. If fear keeps you indoors, see a therapist.',
    next: 'First change one thing about your way home, route, light or company. Then practise the loud “stop” with hands up until it comes by itself, then join a gym and learn to stay on your feet.',
    on_the_day:
      'See it, distance, voice, leave, in this order. If it came to blows: get away, call the emergency number, have injuries and any knock on the head looked at by a doctor, write down what happened.',
    say: 'Loud and short, hands open in front of you, as soon as a stranger comes too close: “Stop. Stay back. I don’t want any trouble.” Then to a bystander: “You in the blue jacket, call the police.”',
  },
}
