import type { Matter } from '#content/playbook/matter-cards.ts'

/**
 * The situations that people are in who write about a matter. An answer names the one it was written for, so that in a
 * talk the next message gets a follow-up of the same subject. Each description is what the writers and taggers went by.
 */
export const SUBJECTS = {
  'nerves-before-fight': {
    'fight-day-body': 'on fight day shakes, vomits, pees, cries or burns out in the wait; wants a routine that helps',
    'days-before': 'sleeps badly, broods, is irritable or imagines losing or dying in the days before a fight',
    'new-or-strange-nerves':
      'nerves are new, absent, odd or special: laughing, friendly opponent, ceremony, new baby, tempted by pills',
    'child-student-or-spouse-fights':
      'parent, coach or spouse of somebody who fights soon wants to help the nervous one or is shaking',
  },
  'first-competition': {
    'enter-or-not':
      'unsure about entering or withdrawing from a first competition or charity bout, little training, pressured; wants to decide',
    'preparing-and-papers':
      'first tournament or bout is set; asks about packing, plan, rules, medical, licence, interclub, no corner',
    'fear-of-first-result':
      'lies awake about losing in front of friends, tickets sold, family watching; wants courage and right expectations',
    'child-or-student-first':
      'parent or coach of someone entering a first tournament; wants to know what to do and whether ready',
  },
  'freezing-in-fight': {
    'blank-in-competition':
      'goes blank or locks up in bouts, under the coach’s eyes or after the first hit; wants a way out',
    'passive-in-sparring':
      'goes blank in gym sparring, only defends, or stops after landing or against a friend; wants to keep acting',
    'froze-in-street-attack':
      'trained person did nothing when attacked outside and is ashamed; wants to understand and feel safe again',
    'athlete-freezes': 'parent or cornerman of someone who locks up in competition; wants to know what to say and do',
  },
  'fear-of-getting-hit': {
    'flinching-and-closing-eyes':
      'shuts eyes, turns away, shells up or leans back when punches come; wants to unlearn the reflex',
    'fear-with-a-special-trigger':
      'panics since injury or childhood violence, or at headgear, chokes, head kicks, handstands; wants to get used to it stepwise',
    'fear-of-damage':
      'afraid of brain damage, lost teeth or a black eye at work; wants to weigh risk, light or no sparring',
    'child-or-student-afraid': 'parent or coach of somebody who turns away from contact; wants to help without pushing',
  },
  'sparring-fear': {
    'partner-too-hard':
      'athlete’s partner, friend or boyfriend spars too hard; wants to tell him or refuse without looking weak',
    'nervous-before-sparring':
      'athlete is scared or sick before sparring, panics under heavy partners, or is about to spar first time',
    'bad-gym-culture':
      'beginner or newcomer thrown into hard or too early sparring asks what is normal and whether to stay',
    'i-hit-too-hard': 'athlete hurt a partner or made one cry, or does not dare to hit women; wants the right dose',
    'child-or-students-scared':
      'parent whose child avoids sparring, or gym owner whose advanced fighters hunt beginners, wants to step in',
  },
  'confidence-low': {
    'doubts-own-ability':
      'expects to lose after bad rounds, video, losses or comparing, and wants confidence for sparring or competition',
    impostor: 'selected, promoted, teaching or a champion’s child and feels unworthy, lucky or soon to be exposed',
    'too-nice-or-shy': 'says sorry after each punch, cannot shout or attack, and wants to be bolder',
    'my-child-doubts': 'parent of a successful teenager who always says she will lose and rejects praise',
  },
  'big-stage': {
    'crowd-and-cameras':
      'first big show, title, main event or stream and the fighter fears crowd, lights, walk-in or interviews',
    'pressure-at-big-events':
      'everybody expects a win, hostile hall, or always fights worse at big events, and wants to change that',
    'referee-or-coach-big-event':
      'referee or coach at a first or higher-level event who is nervous or has a changed fighter',
  },
  'opponent-intimidating': {
    'stronger-on-paper':
      'opponent is bigger, undefeated, younger or stares at the weigh-in; wants to prepare, behave and stop being afraid',
    'opponent-changed':
      'opponent was replaced at short notice, perhaps far more experienced; asks whether to accept the fight',
    'personal-history-with-opponent':
      'knows the opponent: old bully, gym rival, one who hurt a teammate; or fears people’s talk as trans competitor',
    'own-child-scared-of-opponent': 'own child saw a much bigger opponent at the weigh-in and suddenly says he is ill',
  },
  'trash-talk': {
    'opponent-provokes':
      'opponent insults online, at the weigh-in or in the fight; fighter wants to answer rightly and stay calm',
    'own-gym-jokes': 'team-mates or a gym member joke and comment about the athlete and it gets to them',
    'own-trash-talk':
      'fighter is asked to trash-talk to sell, or said something shameful, or promoter sees insults escalate',
    'crowd-and-parents': 'crowd or other team’s people shout insults at the athlete or own child during matches',
  },
  'anger-in-the-ring': {
    'rage-in-sparring': 'loses temper in sparring, or brings anger from life onto bag or mat, and wants to control it',
    'after-the-outburst':
      'already hurt someone, was disqualified or threw things in anger, and asks how to apologise and repair it',
    'need-for-anger': 'asks whether anger helps fighting, is calm or too soft without it, or wants to stay calm again',
    'my-child-or-student-rages': 'parent or coach of a boy who snaps, swears or throws things when hit or losing',
  },
  'comeback-after-loss': {
    'sad-or-ashamed-after-loss':
      'lost, drew or quit, cannot sleep, feels ashamed before family or gym, and wants to accept it',
    'learn-and-next-fight': 'lost and asks about video, changes, rest, rematch, stepping down or a losing streak',
    'loss-went-viral': 'knockout or quick loss was filmed, shared and mocked, and the person must live with it',
    'my-person-lost': 'parent, wife or coach of someone who lost and withdraws or rushes back, wants to help',
  },
  'after-a-win': {
    'empty-or-undeserved': 'won but feels empty, low, lucky or like a fraud, and wants to know how to take it',
    'opponent-or-friend-hurt': 'won but the opponent was injured, or a friend lost or is cold, and cannot enjoy it',
    'what-next-after-win':
      'won and asks about rest, next training, next fight offer, moving up, pressure, boredom or laziness',
    'my-child-or-athlete-won':
      'parent or coach whose child or athlete won and has become arrogant or ungrateful afterwards',
  },
  'return-after-knockout': {
    'symptoms-or-too-early':
      'fighter recently knocked out, with symptoms or under suspension, asks whether pads, training or sparring are allowed',
    'cleared-and-afraid':
      'cleared fighter without symptoms wants steps back to sparring and to lose the flinching and trust himself again',
    'stop-or-change':
      'fighter after one or more knockouts asks whether to stop, with family begging, or whether chin and headgear help',
    'parent-coach-or-the-one-who-hit':
      'parent, coach or the one who landed the knockout feels fear or guilt about the knocked-out fighter',
  },
  'return-after-break': {
    'afraid-to-walk-in':
      'person after a long break is ashamed or fears questions, looks or team drinking, and cannot walk in again',
    'how-to-restart':
      'returner, also after childbirth or injury, asks how often, how hard and which class without getting hurt',
    'lost-level': 'returner is beaten by people they used to beat, or ashamed of weight or old belt; wants patience',
    'coach-returning-champion':
      'coach has a former champion back, old and heavy, who wants hard sparring at once; wants to guide him',
  },
  'bad-decision': {
    'lost-unfairly':
      'fighter lost by unfair score, stoppage, disqualification or a cheating opponent, wants to protest or get over it',
    'my-child-or-team-robbed':
      'parent, coach or team-mate of someone judged unfairly who wants to console, speak up or appeal',
    'i-am-the-official':
      'judge, referee or timekeeper made a wrong call, was abused or offered a bribe, asks what to do',
    'undeserved-decision-for-me':
      'was given the win though the other deserved it, or the decision was overturned in one’s favour',
  },
  'quitting-the-sport': {
    'quit-or-break':
      'athlete has lost the joy or the body hurts, and cannot decide between stopping for good and a break',
    'telling-people':
      'athlete has decided to stop and must tell coach, parents or team, and fears disappointing those who invested',
    'life-after-stopping':
      'athlete or long-time coach has stopped or hands over, feels empty or misses it, perhaps wants to return',
    'child-or-student-quits':
      'own child or own student says they want to stop; parent or coach is hurt and wants to react well',
  },
  'loss-of-motivation': {
    'no-desire-to-go': 'does not feel like training, skips, feels guilty or tired after work, and wants to go again',
    'bored-with-class':
      'class has become dull or like work, or likes only bag and open mat, not competing; thinks of changing',
    'goal-person-or-fight-gone':
      'fire went after belt, season, cancelled fight, injury pause, or a partner’s or coach’s leaving',
    'own-child-or-group': 'own child refuses to go to class, or coach sees the group switched off',
  },
  'teammate-rivalry': {
    'jealous-of-other':
      'athlete is jealous of a team-mate, relative or partner who progresses faster, and is ashamed of it',
    'overlooked-or-outsider':
      'athlete feels overlooked by the coach, outside the clique or replaced by a newcomer, and wants a place',
    'same-spot-or-bout':
      'athlete must fight or compete for a spot against a team-mate, friend, sibling or former partner',
    'rival-behaves-badly':
      'team-mate copies, hits harder, counts points, shows off or gossips since losing; athlete wants it to stop',
    'own-fighters-or-child':
      'coach whose fighters hate each other, or parent whose child is jealous, wants to settle it',
  },
  'ego-in-training': {
    'own-pride':
      'feels terrible when tapped, keeps score, makes excuses or snaps when corrected; wants to train and learn without ego',
    'too-rough-and-avoided':
      'told they use too much strength, are too heavy or hurt a partner; wants to control intensity and be trusted',
    'partner-with-ego':
      'training partner or head coach goes too hard, never taps or must win; wants to handle that person',
    'when-to-tap-and-injury': 'asks when and how to tap, or was hurt by tapping late; wants clear safe rules',
  },
  'coach-conflict': {
    'talk-to-coach': 'disagrees with coach or feels ignored, not praised or held back, and wants to raise it',
    'coach-humiliates':
      'coach shouts, mocks, compares, posts photos or tells secrets in public, and the person is hurt',
    'coach-crosses-line':
      'coach sends sexual messages, controls life, demands money, hurts or forces fighting injured, and the person needs protection',
    'between-two-coaches': 'two coaches contradict each other or split, or an assistant undermines the head coach',
    'my-childs-coach': 'parent whose child is punished or insulted by the coach and who wants to step in',
  },
  'changing-gyms': {
    'tell-coach-leaving':
      'has decided to leave and asks how to tell the coach, feels like a traitor, or coach reacts badly',
    'stay-or-go':
      'weighs where to train: better gym, forbidden open mats, an ex, a ban, coaches split or coach arrested',
    'settle-in-new-gym': 'has changed gym or style and feels a stranger, humbled or misses the old one',
    'my-child-changes-club': 'parent wants to move a child or the old club refuses the release or a contract binds',
    'my-students-leave': 'gym owner whose trained competitors leave for another academy and who reacted badly',
  },
  'belt-grading': {
    'prepare-for-grading':
      'grading is near and the person asks what to practise, fears blanking, board break, terms, fights or injury',
    'failed-or-passed-over':
      'failed the grading or was left out while others were promoted, and asks when and how to go on',
    'got-the-belt': 'passed or was promoted and feels proud, unworthy, or under pressure from lower belts',
    'rank-rules-and-cost':
      'asks about fees, belt rituals, recognition after moving, fraud rank, or which route to the next belt',
    'my-child-or-student-belt': 'parent of a child who failed, or teacher deciding whom to promote and how to say so',
  },
  'focus-wanders': {
    'mind-drifts-in-training':
      'thinks of work, worries, illness in the family or spectators during training or fights; wants to be present',
    'attention-in-class':
      'adult, perhaps with ADHD, loses the coach’s demonstration or giggles; wants to follow the technique',
    'child-or-group-unfocused':
      'parent of a child with ADHD or coach of distracted teenagers; wants them to pay attention',
  },
  'cornering-others': {
    'what-to-say-and-pack': 'corners for the first time and asks about bag, warm-up, water and words between rounds',
    'stop-the-fight': 'fighter is hurt, blinded, dazed or wants to quit, and the corner asks about towel and aftercare',
    'corner-mistake-guilt': 'corner or coach made a mistake or froze and cannot forgive himself, or fighter blames him',
    'corner-own-family-or-both':
      'corners own son, brother, wife, or both finalists, or faces a former pupil, with divided heart',
    'corner-money-and-career':
      'asks about coach’s cut, managing a fighter who left, learning cutman work or pressure from promoter or father',
  },
  'child-competes': {
    'before-and-after-match':
      'parent asks what to say or do when the child is nervous, cries, loses or shows off at tournaments',
    'wants-to-stop-or-refuses':
      'child refuses, skips, clings, changes sport or wants to stop, and the parent asks whether to push',
    'safety-and-health':
      'parent worries about head contact, chokes, injuries, concussion, weight cutting, strength work or too early sparring',
    'coach-or-club-trouble':
      'parent has trouble with coach, waiver, contract, cost, watching ban, other parents or suspected abuse in the club',
    'fights-outside-class':
      'child uses techniques at school or on siblings, or school asks about bruises, and the parent must react',
    'parents-disagree':
      'parents, ex or grandparents disagree about the child’s sport, pushing, head contact or signatures',
    'too-much-or-family-balance':
      'parent weighs school marks, hours, talent, second sport, siblings or own ambition against the child’s sport',
  },
  'late-beginner': {
    'too-old-to-start': 'thinks about starting at forty to seventy or just began and asks whether and how it can work',
    'ashamed-among-the-young':
      'late starter feels slow or ridiculous among the young, or has trouble with younger partners or instructor',
    'body-and-health-limits':
      'late starter with stent, blood pressure, osteoporosis, stiffness or exhaustion asks what is safe and how gently',
    'coach-or-child-of-older-beginner':
      'coach or grown child worries about an older woman who has just started and could get hurt',
  },
  'women-and-small': {
    'partners-and-respect':
      'woman or small man is left out, mocked, explained to, or handled too soft or hard; wants real rounds',
    'techniques-for-light':
      'light or small athlete wants technique, power and ways to last against much heavier partners',
    'touching-and-trauma':
      'woman is touched wrongly by a partner, hates close contact, or freezes because of a past assault',
    'body-clothes-facilities':
      'woman asks about chest, implants, breastfeeding, period, nails, headscarf, protective clothing or changing room',
    'rest-flirting-or-girls-in-class':
      'the rest: crush on coach, unwanted flirting, or coach or parent wanting fair training for few girls in class',
  },
  plateau: {
    'stuck-despite-training':
      'trains regularly for months without progress or gets worse and wants to know what to change',
    'same-moves-same-partner':
      'always caught by the same thing, uses the same two moves or has one partner; wants new game',
    'measure-progress-and-compare':
      'cannot judge own progress, compares with those who overtook, or finally broke through and wants the next step',
    'pupil-or-child-stuck': 'coach or parent of somebody diligent who has stopped improving or waits for the next belt',
  },
  'training-alone': {
    'solo-sessions':
      'athlete far from a gym (ship, island, flat) or without partners wants structured sessions and to keep the level',
    'self-taught-or-shy':
      'self-taught or shy person trains with videos or VR, asks whether it is right, perhaps dares a gym',
    'bag-and-gear':
      'home trainer has trouble with bag, noise, weight, hardening or place, or wonders which gear to buy',
    'friends-or-child-without-coach': 'friends or own child train or spar without a coach and want it safe and useful',
  },
  'bout-cancelled': {
    'opponent-or-event-fell-out':
      'opponent pulled out or the event was postponed after a full camp, asks about shape, money and new date',
    'i-pulled-out': 'withdrew because of illness, family or fear, feels ashamed, and asks what to tell people',
    'win-without-fight': 'won by no-show or child is alone in the weight class and the medal feels worthless',
    'promoter-lost-bout':
      'organiser lost a fighter shortly before the show and must deal with tickets, refunds and the other fighter',
  },
  'body-shame': {
    'ashamed-of-weight-or-looks':
      'ashamed of belly, weight, thinness, muscles or red face in mirrors, clothes or sumo belt, still wants to train',
    'mean-remarks': 'someone laughs, comments or uses a nickname about the body, and the person wants an answer',
    'undress-or-hide':
      'must undress at weigh-in or showers, or hides scars, stoma, skin disease or binder, asks what is possible',
    'embarrassing-body-moment':
      'sweats, farts or gets an erection while training and is terrified of facing partners again',
    'my-child-or-student-ashamed':
      'parent or coach of a child or student who avoids training because of body, uniform or a joke',
  },
  'older-athlete': {
    'load-and-technique':
      'trained person over forty-five asks how often, how hard, how to warm up and adapt techniques and sparring',
    'medical-limits':
      'older athlete with heart, bone, joint, eye or prostate problem asks what is still possible and safe',
    'grieving-lost-strength':
      'older athlete feels slow, mocked, pitied or attacked by the young, beaten by own child, and is sad',
    'compete-late-or-lead-older':
      'older athlete asks about masters bouts, exams and age limits; or gym or relative responsible for older athletes',
  },
  'athlete-of-mine': {
    'athlete-slips-away':
      'coach whose athlete skips, stays away, trains elsewhere, wants to stop, or leaves, and wants to respond well',
    'athlete-health-or-fight-call':
      'coach whose athlete is hurt, starving, dazed, doped, heartbroken or overmatched must decide on training or fighting',
    'coach-own-feelings':
      'coach feels guilt, envy, hurt or favouritism towards an athlete, or lost temper and wants to make up',
    'boundaries-and-behaviour':
      'coach whose athlete or parent writes constantly, borrows money, gets angry on pads or was arrested',
  },
  'setbacks-in-a-row': {
    'always-interrupted':
      'athlete interrupted again and again by injury, illness, job or family is fed up with restarting at zero',
    'keeps-pulling-out': 'athlete had to withdraw from several tournaments and believes they are not meant to compete',
  },
  'humbled-in-gym': {
    'beaten-in-front-of-others':
      'beaten by a newer, younger or lower person, student, wife or one constant rival; wants dignity back and to return',
    'embarrassing-moment':
      'slipped, vomited, tore trousers, panicked or was clumsy in front of class; wants to go back without shame',
    'coach-exposed-me':
      'coach used them as bad example or dummy, or left them out of the team publicly; wants to react',
  },
  'kick-defence': {
    'low-and-calf-kicks': 'gets hurt by low or calf kicks and wants to check them, time them, and survive a dead leg',
    'body-head-front-kicks': 'faces teeps, body, head or knee kicks; wants to block, evade or catch them and follow up',
    'own-kicks-caught-or-checked':
      'own kicks get checked or caught, then gets swept or thrown, and wants to kick more safely',
    'sore-shins-and-forearms':
      'shins or forearms hurt from blocking kicks; asks about hardening, how long it lasts and what helps',
  },
  'punch-defence': {
    'one-punch-keeps-landing':
      'the jab, hook, overhand, uppercut or body shot keeps landing, or opponent ducks or handfights; wants the answer',
    'guard-and-head-movement': 'tries slipping, rolling, parrying, shell, peekaboo or high guard and gets hit anyway',
    'hit-after-own-attack': 'drops the hand, lifts the chin or gets countered right after or during own punches',
    'flinching-and-fear': 'closes eyes, flinches, drops hands from fear after a body shot or feels stupid being hit',
    'hurt-cornered-or-headache':
      'is rocked, trapped in a flurry, hit behind the head, or has a headache after sparring',
  },
  'footwork-distance': {
    'moving-in-stance':
      'crosses feet, stands flat, bounces, slips, cramps or moves stiffly; wants better basic footwork and drills',
    'back-straight-and-pressure':
      'moves straight back, gets cornered, falls in or cannot cut the ring; wants angles and control',
    'distance-against-types':
      'struggles with range against kickers, spinners, heavier or new opponents; wants to find the right distance',
  },
  'southpaw-opponent': {
    'feet-and-weapons':
      'orthodox striker asks about front foot, circling, lead hand and which punches or kicks against a southpaw',
    'no-lefty-or-switcher':
      'fighter has no left-hander to train with, faces a stance switcher, or is southpaw against southpaw',
    'keeps-losing-to-lefties':
      'fighter lost to southpaws repeatedly, feels like a beginner and doubts whether trying makes sense',
    'grappling-lefty': 'judoka or wrestler meets a left-handed opponent and asks about grips and takedowns',
  },
  'taller-opponent': {
    'get-inside-and-work':
      'shorter striker cannot get past jab, teep or knees, or gets inside and does not know what to do',
    'i-am-taller': 'tall fighter wants to keep short, stocky opponents out and off the body',
    'grapple-or-clinch-tall':
      'shorter person is bent down, tied up or tangled in clinch or grappling with somebody much taller',
    'frustrated-short': 'short fighter feels hopeless against tall ones, or had a first success and wants to repeat it',
  },
  'pressure-fighter': {
    'stop-the-walk-forward':
      'someone walks forward, swings wild or shoots; wants footwork, clinch, teep and rules to stop him',
    'worn-out-by-pressure': 'can hold out at first but pressure tires or breaks them inside by the second round',
    'own-pressure-style': 'is the pressure fighter and wants to come forward without eating counters',
  },
  'counter-timing': {
    'learn-counter': 'wants a certain counter to jab, kick or rush, too late or only working on pads',
    'read-opponent': 'cannot see attacks coming, opponent is faster, blank or unreadable, and asks what to watch',
    'feints-and-tells': 'own feints do not work or own attacks are telegraphed, and wants to fix this',
    'beat-waiter-or-turtle': 'opponent waits, counters or covers up like a turtle and the person wants to open him',
  },
  'power-and-combos': {
    'harder-punches':
      'punches lack power, arms do the work, or strength training does not help; wants to hit harder and faster',
    'single-punch-technique':
      'jab, cross, hook, uppercut, overhand or body shot is slow, short, telegraphed or hurts the hand',
    'combinations-and-seeing-openings':
      'throws only one-two, freezes on pad numbers, loses balance or sees openings too late',
    'kick-technique-and-power':
      'own kick, from low kick to spinning kick, is weak, slow, seen, checked or hurts the foot',
    'karate-tkd-point-rules':
      'fights under karate, taekwondo or point rules, or comes from them, and cannot score or adapt',
    'tense-or-afraid-to-hit': 'is tense, holds back, closes eyes, or hurt a partner; cannot use power in sparring',
  },
  'clinch-knees': {
    'win-the-clinch': 'is turned, held or leaned on in the clinch and wants grips, escapes, a break, or quick work',
    'knees-and-elbows': 'wants to throw, train or defend knees, elbows and dirty boxing effectively and within rules',
    'clinch-soreness-and-safety': 'neck or skin is wrecked by clinch training, or cut a partner, and asks about safety',
  },
  'takedown-defence': {
    'stop-the-shot':
      'fighter cannot stop single, double or repeated leg shots, sprawls late or does not see them coming',
    'clinch-and-back':
      'grappler loses to body lock, underhooks, trips, arm drags, front headlock or hands locked behind the waist',
    'fence-and-get-up': 'MMA fighter is held on the fence or taken down and wants to get up again',
    'wrestling-bottom-and-turns': 'wrestler on bottom is ridden, flattened, turned or pinned and wants to get out',
    'striker-fears-takedown':
      'striker stops punching or kicking from fear of takedowns or caught kicks and wants to make shooters pay',
  },
  'takedowns-throws': {
    'judo-throw-fails':
      'judoka’s own throw is blocked, slides off, ends underneath or gets countered; wants technique and set-ups',
    'getting-thrown':
      'grappler is thrown again and again by the same throw, headlock or counter and wants to defend it',
    'grips-and-stiff-arms':
      'judoka or gi player loses the grip fight or faces stiff-armed, bent-over opponents who do not move',
    'leg-shots-fail': 'wrestler or grappler’s double, single, ankle pick or other shot gets stuffed or is not finished',
    'ties-and-clinch-attacks':
      'grappler holds a tie, body lock, front headlock or cage position but gets no takedown from it',
    'first-safe-takedown':
      'BJJ player, older, small or fearful person wants a simple low-risk takedown and to fall safely',
    'other-rule-sets':
      'athlete new to sumo, sambo, sanda or judo rules gets pushed out, thrown or penalised and is confused',
  },
  'escape-mount-side': {
    'escape-mount':
      'stuck under mount or gift wrap, bridge and elbow escape fail; wants steps and a way to practise escapes',
    'escape-side-and-pins':
      'stuck in side control, kesa gatame, north-south, knee on belly or crossfaced half guard; wants frames and way out',
    'crushed-and-panicking':
      'much bigger partner lies on them, cannot breathe, panics or taps to pressure; wants calm and survival',
  },
  'escape-back-choke': {
    'back-control':
      'someone takes their back from turtle or holds it with hooks and choke grips; wants to prevent and escape',
    'front-chokes':
      'gets caught in guillotine, D’Arce, anaconda, arm triangle or headlock; wants to escape and stop walking into it',
    'when-to-tap-a-choke':
      'panics, gets jaw crushed, or tapped too late and passed out in a choke; wants safe rules and calm',
  },
  'guard-play': {
    'closed-guard':
      'closed guard is opened, sweeps fail because he posts or posture stays; wants first sweeps and control',
    'half-guard-and-turtle': 'gets flattened or squashed in half guard, deep half or turtle; wants to make it work',
    'open-guard-sweeps':
      'uses De La Riva, spider, lasso, butterfly, X or collar sleeve without sweeping; wants control and sweeps',
    'guard-gets-passed': 'open guard is passed quickly by knee cut, leg drag, berimbolo or body lock; wants retention',
    'which-guard-for-me': 'asks which guard suits body, age, level, no-gi, MMA or guard pulling, or knows too many',
  },
  'guard-passing': {
    'open-guards':
      'faces De La Riva, spider, lasso, K guard, butterfly or seated guard and gets swept or leg-locked; wants first steps',
    'closed-and-half-guard':
      'stuck in closed guard, half guard, knee shield or lockdown, opponent stalls; wants to open and free the leg',
    'own-pass-fails':
      'asks which pass to learn, or passes end in recovered guard, triangle or lost back; wants reliable passing',
  },
  'armlock-triangle': {
    'finish-armbar': 'has the armbar but opponent clasps hands, stacks, hides the arm or pulls out before the finish',
    'finish-triangle': 'triangle does not lock, set up or choke, gets stacked, or hurts own knee',
    'finish-kimura-omoplata':
      'gets kimura, americana or omoplata from guard or top but opponent grabs, straightens or rolls out',
    'escape-armlocks':
      'gets caught in armbars, triangles, kimuras, omoplatas or wristlocks and wants to defend and escape',
    'joint-safety': 'elbow or shoulder sore or popped from a lock, or afraid of hurting a partner’s arm',
  },
  'leg-locks': {
    'escape-and-tap': 'gets caught in ankle locks, heel hooks, kneebars or saddle; asks when to tap and how to escape',
    'finish-leg-locks':
      'wants to finish ankle lock, toe hold, kneebar or slicer, but loses the leg or the opponent escapes',
    'rules-and-when-to-start':
      'asks which leg locks are allowed in competition, what reaping is, or when to start learning; includes own child’s tournament',
    'refuse-or-restrict-them':
      'older or careful grappler or coach wants partners to leave out leg locks, or to stop reckless ones',
    'knee-or-partner-hurt': 'knee feels wrong after a leg lock, or hurt a partner with one and feels terrible',
  },
  finishing: {
    'choke-does-not-finish':
      'has a choke, gi or no-gi, from back, front or top, but partner does not tap; wants missing details',
    'hold-top-position':
      'gets mount, side control or knee on belly but loses it or finds no opening; wants to hold and attack',
    'finish-with-strikes':
      'hurts the opponent or has top position with punches but cannot stop him; wants to finish without punching himself out',
    'reluctant-to-finish':
      'feels sorry, lets go or hesitates when the other is hurt, or coaches someone like that; wants to finish fairly',
  },
  'ring-craft': {
    'ropes-cage-centre':
      'fighter gets stuck on ropes, corner or fence, or wants to hold the centre and trap the opponent',
    'learn-the-rules':
      'competitor or sports parent before a tournament or new rule set wants points, fouls and formats explained simply',
    'lost-decision':
      'fighter lost on points or by an official’s error, does not understand or accept it, wants to win rounds',
    'penalties-warnings':
      'athlete loses points or bouts by passivity, hard contact, stepping out or other warnings and wants to stop that',
    'lead-or-behind-late': 'athlete leads or trails with little time left and wants to hold the lead or catch up',
    'fouls-against-me':
      'competitor suffered a low blow, headbutt or disputed stop that the referee missed; wants to react rightly',
    'referee-or-judge':
      'person referees or judges, fears or made mistakes, is shouted at, or wants to start; wants to do it well',
  },
  'rounds-and-corner': {
    'break-and-pacing':
      'fighter wants to recover in the minute break and to pace rounds: starts too fast, too slow or fades',
    'trouble-with-own-corner':
      'fighter has no corner, a confusing shouting corner, or is angry that the coach stopped the fight',
    'cornering-someone':
      'coach, friend, physio or parent works the corner and wants to know what to say, do, and when to stop',
    'mishap-on-the-night':
      'cut, nosebleed, knockdown count, delayed bout or rejected handwraps disturbed the fight; wants to handle it next time',
  },
  'game-plan': {
    'making-a-plan':
      'wants a simple plan for a fight, studying video or unknown opponent, first seconds; asks how to build it',
    'plan-fails-in-fight': 'forgets or drops the plan when hit, or plan does not fit; wants to adapt and keep it',
    'special-opponent-or-rules':
      'opponent changed late, is a rematch or old partner, or rules are new; wants to adjust the plan',
    'coach-and-plan':
      'coach and fighter disagree, plan too long, or coach has many fighters; wants simple shared plans',
  },
  drilling: {
    'remember-technique':
      'forgets techniques or order of steps, mixes left and right, feels slow in class; wants it to stick',
    'drill-plan-and-live-use':
      'asks what and how many reps to drill, or drilled moves never appear live; wants them to work',
    'partner-trouble-in-drills':
      'drilling or pad partner chats, resists, is a beginner, holds badly, or nobody pairs up; wants useful reps',
    'alone-at-home':
      'trains alone at home or injured: shadow boxing, heavy bag, rope, fifteen minutes; wants structure and self-correction',
    'basic-skill-goes-wrong':
      'one basic skill fails: breakfall, hip escape, grips, kata, kendo strike, holding pads; wants to fix it',
    'teaching-drills':
      'coach or parent whose students or child find drilling boring, scary or refuse it; wants them to practise',
  },
  'gear-and-etiquette': {
    'choose-and-buy-gear':
      'asks which gloves, gi, mouthguard, guards, cup or boots to buy, sizes and what is needed first',
    'use-and-care-of-gear':
      'gear slips, smells, gags, comes loose or wears out; asks how to wrap, tape, clean, dry, replace',
    'hygiene-skin-and-blood':
      'smell, sweat, ringworm, dirty mats, blood, nails, tattoo, piercing; wants clean and polite solution',
    'body-faith-and-disability':
      'hijab, turban, hearing aid, glasses, stoma, prosthesis, hair system, size or autism; wants to train with it',
    'partner-behaviour':
      'partner or higher belt goes too hard, corrects, slaps, borrows gloves or collides; wants to speak up politely',
    'own-embarrassment-or-accident':
      'hurt someone, knocked partner out, farted, erection, forgot to bow or got a nickname; wants to put it right',
    'class-and-competition-rules':
      'first class, visiting a gym, late arrival, ending a roll, uniform checks, roda; wants to know what is expected',
  },
  'choosing-a-sport': {
    'which-style': 'adult beginner hesitates between styles, gi or no-gi, or two sports, and asks which to start',
    'which-gym': 'has tried or found gyms and asks how to recognise a good one and when to stay',
    'too-old-unfit-shy': 'feels too old, heavy, short, unfit, shy or busy with shifts to start and wants courage',
    'disability-or-illness':
      'has a disability or illness and wants a suitable martial art and a coach who takes it seriously',
    'for-my-child-or-parent':
      'chooses a martial art for a child, disabled son, shy daughter or father with Parkinson’s',
  },
  'self-defence': {
    'followed-or-stalked':
      'person is followed, robbed or stalked by an ex, or afraid on the way home, and wants safety now',
    'provoked-walk-away':
      'person is provoked, shoved or challenged at parties, bars or school, or walked away and feels a coward',
    'technique-and-which-sport':
      'person asks what works against grabs, chokes, knives or several attackers, and whether their sport is enough',
    'after-attack-fear':
      'person was attacked, mugged or threatened, froze, and still flinches; wants to feel safe again',
    'hurt-someone-or-force-at-work':
      'person or own child hurt someone, or police, paramedic, doorman must use force; fears the consequences',
  },
  'attack-back-turtle': {
    'take-and-keep-back':
      'wants to reach the back, get hooks and seatbelt, keep it, or choke or bring down from behind',
    'open-the-turtle': 'opponent turtles or stays on base and the top person cannot turn, ride or break him down',
    'hold-pin-and-crucifix':
      'loses the pin or cradle, is rolled from kesa, or asks about using or escaping the crucifix',
  },
  'own-stance': {
    'choose-orthodox-or-southpaw':
      'unsure which side in front, or left-hander taught only right-handed; wants the right stance and how to use it',
    'switching-stance': 'wants to switch stance and use the weak side but feels like a beginner or gets hit switching',
    'stance-from-another-sport':
      'comes from another sport such as taekwondo, and the old stance gets punished in the new one',
  },
  'cutting-off': {
    'runner-wont-engage':
      'opponent keeps running or circling and the person chases, tires or gets angry, wants to trap him',
    'caught-while-closing': 'gets kicked or countered when closing distance or loses him at the ropes',
  },
  'gassing-out': {
    'out-of-air-in-rounds':
      'gasses after minutes of sparring or rolling, tenses, holds breath or panics; wants to last the rounds',
    'cardio-plan':
      'asks about running, intervals, bike, zones, weeks until fit, also after a break or for own fighter; wants a plan',
    'muscles-die-first': 'breath is fine but arms, forearms, thighs or kicking leg burn out; wants muscle endurance',
    'breathing-and-heart-symptoms':
      'asthma, wheeze, stitch, blocked nose, beta blocker, very high pulse or cough; wants to know what is safe',
  },
  'strength-training': {
    'lifting-plan': 'fighter asks how often, which lifts, sets, order and timing next to martial arts, or is too sore',
    'home-or-little-equipment':
      'athlete at home or travelling with little equipment or time wants a short strength routine',
    'beginner-or-older': 'woman, older person or novice who never lifted wants to begin safely and without shame',
    'grip-neck-core-pain':
      'fighter wants stronger grip, neck or core, or an exercise or hardening drill hurts and seems doubtful',
    'child-or-own-fighters': 'parent asks when a child may lift, or coach wants a safe strength plan for own fighters',
  },
  flexibility: {
    'stretching-and-warm-up':
      'wants higher kicks or splits, or a good warm-up; asks how often, how long, which exercises',
    'stiff-from-sitting-or-age':
      'stiff hips, back, ankles or shoulders from work, old injury or age over forty; wants to move well enough',
    'pain-or-body-condition':
      'pulled something, is hypermobile, has scoliosis or sciatic pain; wants to know what is safe',
    'child-forced-to-stretch':
      'parent whose child is pushed into the splits by the coach until crying; wants it stopped',
  },
  'training-plan': {
    'weekly-plan': 'athlete asks how many sessions, which order, double days, how to test progress and what to aim for',
    'camp-and-fight-week':
      'fighter has a bout in weeks and wants camp structure, longer rounds, taper, or feels slow in fight week',
    'missed-or-squeezed':
      'athlete misses sessions or has only weekends, exams, commute or no coach, and wants a plan that fits',
    'heat-altitude-journey': 'fighter competes in heat, altitude or after a long journey and wants to prepare for it',
    overload: 'athlete at a hard gym or camp abroad, or own child with too many sessions, is worn out',
  },
  overtraining: {
    'too-much-or-lazy':
      'is tired and getting worse; asks about signs, pulse, how long to rest, what to drop, telling the coach',
    'exhausted-before-a-fight':
      'is burned out with a fight or camp near, or body and libido suffer in camp; asks what now',
    'job-plus-training-or-illness':
      'hard job, family or teaching plus training, always ill, or possible iron or thyroid problem',
    'girlfriend-or-pupil-overtrains':
      'partner or coach sees a girlfriend or young athlete train far too much and wants to slow her down',
  },
  'injury-now': {
    'head-knock':
      'was knocked out, choked out, dizzy or foggy after a head hit; asks about continuing, driving, doctor, sparring',
    'neck-throat-spine':
      'neck, throat or back hurts after a crank, choke, throw or lifting, perhaps with tingling, headache or hoarseness',
    'face-eye-teeth-ear':
      'fresh injury to nose, eye, jaw, teeth, tongue, brow cut or ear; asks whether it needs a doctor',
    'hand-arm-shoulder':
      'finger, thumb, hand, wrist, elbow, biceps or shoulder freshly hurt; asks about X-ray, tape, or fighting on it',
    'knee-leg-foot':
      'knee, ankle, calf, thigh, groin, shin or toe freshly hurt; asks what to do first and when to train',
    'ribs-belly-groin-blow': 'took a blow to ribs, liver, kidney, breast or testicles and asks whether it is dangerous',
    'child-student-partner-hurt':
      'parent, coach, spouse or training partner: somebody else was hurt; asks what to do, tell and watch for',
  },
  'injury-return': {
    'after-concussion':
      'had a concussion and asks when and how to spar again, or has hidden it or lied about clearance',
    'joint-or-bone-comeback':
      'comes back after a knee, shoulder, rib, ankle or fracture injury; asks how much, which order, and setbacks',
    'after-operation-or-illness':
      'had or plans an operation or serious medical event, or has stitches out, and asks when contact is possible',
    'fear-and-lost-ground':
      'is cleared but afraid of reinjury, holds back, or is sad that partners have overtaken them',
    'partners-coach-doctor-disagree':
      'doctor, physio, coach or partners disagree or push; wants to set limits for self or own child',
  },
  'chronic-pain': {
    'hands-wrist-elbow-shoulder':
      'long-lasting pain in fingers, wrist, elbow or shoulder from punching, gripping or work, asks what to change',
    'knee-hip-foot':
      'long-lasting pain in knee, hip, shin, ankle, heel or toe from kicking, skipping, squatting or kneeling',
    'back-neck-head': 'back, neck or head aches for months with training and the person asks whether to continue',
    'managing-and-treatment':
      'asks how much pain is allowed, painkillers, injections, physio, arthritis diagnosis, doctor choice or return after improvement',
    'someone-elses-pain': 'wife or parent worried about a husband or child who trains on with recurring pain',
  },
  'food-for-training': {
    'meals-around-training':
      'asks what to eat and drink before, after, early or late around training with work and little money',
    'special-diet-or-fasting':
      'weak or tired on vegetarian, low carb, keto, Ramadan or Lent eating; wants energy for training without giving it up',
    'stomach-problems':
      'nausea, heartburn, cramps, bloating, constipation or toilet trouble in training; wants food that does not disturb',
    'medical-eating': 'has diabetes, ADHD tablets or another condition and trains; wants to eat safely and avoid lows',
    'child-eating':
      'parent of a child or teenager who eats too little, too picky or strictly for sport; wants healthy eating',
  },
  'food-at-weigh-in': {
    'eat-after-the-scale':
      'asks what to eat and drink between weigh-in and bout, also when nervous, heavy or weak; wants a plan',
    'venue-and-special-food':
      'nothing to buy at the venue, abroad, celiac or offered IV drips; wants to bring the right food',
    'child-or-team-at-weigh-in':
      'parent or coach feeds a child or several athletes at a tournament; wants a simple schedule',
  },
  'weight-over-limit': {
    'weeks-to-go': 'athlete is over with days or weeks to go and asks safe pace, food, weighing, restaurant meals',
    'last-day-or-drastic':
      'athlete is over right before weigh-in or urged to cut water, sauna, pills; wants a safe way',
    'missed-weight-or-talk':
      'athlete missed or will miss weight and must tell coach or organiser, or coach has such a fighter',
    'teen-weight-cut':
      'teenager, or parent of one, is told to cut weight, spit, sweat or skip meals before a tournament',
    'eating-disorder': 'athlete throws up, binges, hates the body or fears a relapse because of making weight',
  },
  'weight-class-choice': {
    'up-down-or-between': 'athlete is between classes or unsure whether to go up, down, or which first class to enter',
    'moved-up': 'athlete moved up and finds others stronger, or had success there and wonders whether it was right',
    'coach-wants-other-class': 'coach, team or sponsor wants another class than the athlete, who must say so',
    'much-heavier-opponent':
      'athlete asks about the absolute class, nobody in own class, or fighting somebody much heavier or lighter',
    'child-or-youth-class':
      'parent or coach of a growing young athlete pressed into a lower class or weighed in public',
  },
  'lose-weight': {
    'first-steps-and-food':
      'wants to lose fat; asks about meals, fasting, realistic pace, and what to do when the scale stands still',
    'overeating-and-family-food':
      'overeats in the evening, on weekends or from frustration, or the family or job makes food hard to refuse',
    'medical-reason':
      'menopause, PCOS, injections, stomach surgery or doctor’s order; wants to lose weight or keep strength while training',
    'own-child-overweight': 'parent of an overweight child who is mocked in class and asks for a diet',
  },
  'gain-weight': {
    'eating-enough': 'thin, never hungry or physical work; cannot eat enough or feels bloated; wants weight to go up',
    'muscle-and-weight-class':
      'wants muscle or a higher class, asks speed, training, fat gain and feeling slow; wants a plan',
    'after-illness': 'lost weight through chemo or illness, self or child, may train again; wants strength back safely',
    'teen-or-relative-bulking':
      'teenager too light or tall, or husband eating too much; wants sensible growth without harm',
  },
  sleep: {
    'lies-awake':
      'athlete is wired after late training or wakes at three, basic advice failed, head replays sparring or work',
    'before-and-after-fight':
      'fighter cannot sleep before or after competition: nerves, fight dreams, shared room, time zones, asks about pills',
    'too-little-sleep-life':
      'baby, shifts, noise or own gym leave too little sleep; asks about hours, naps and training anyway',
    'child-sleep': 'parent of a child or teenager who trains late, is wired or games, and is tired at school',
    'body-troubles-at-night':
      'snoring with breath stops, teeth grinding, pain, restless legs or hitting in sleep troubles athlete or partner',
  },
  supplements: {
    'what-is-useful':
      'athlete asks whether and how to take creatine, protein, vitamins, minerals or collagen, or spends too much',
    'stimulants-and-pills':
      'athlete uses energy drinks, pre-workout, fat burner, painkillers or nose spray; heart, sleep or safety worry',
    'doping-rules-and-failed-test':
      'tested athlete asks whether medicine, CBD or supplement is allowed, or has failed a test',
    'offered-or-suspects-doping':
      'athlete is offered banned stuff or pressed to promote it, or coach suspects own fighter takes it',
    'child-supplements': 'parent of a teenager who wants or takes protein, creatine or iron asks what is safe',
  },
  'ill-now': {
    'cold-fever-infection':
      'has a cold, fever, throat, stomach or eye infection now and asks whether to train or compete',
    'contagious-skin':
      'has ringworm, herpes, impetigo, a boil, warts or another rash and asks about rolling, treatment and telling the gym',
    'back-after-long-illness':
      'is recovering from covid, glandular fever, dengue or a relapse, still weak, and wants to return to training safely',
    'own-child-ill': 'own child has fever, spots, crusts or lice and wants to go to class or a belt test',
    'gym-hygiene-and-others':
      'coach or member deals with infection in the gym: ill coach, cleaning mats, HIV or hepatitis worry, having infected others',
  },
  'body-cycle': {
    'training-with-period':
      'asks about cramps, mood, leaking, weight, contraception or pill around the period, in training or on competition day',
    'pregnant-or-trying':
      'pregnant, in IVF or after miscarriage and asks what training is still allowed and whom to tell',
    'after-birth':
      'back after birth with leaking, belly gap, scar, heaviness or breastfeeding and asks when to spar or fight',
    'stopped-period-or-menopause':
      'period has stopped from training, or menopause with hot flushes and tiredness, asks what to change or treat',
    'coach-or-parent-of-girls': 'male coach or father who must talk about periods or pregnancy with girls or a student',
  },
  'alcohol-party': {
    'drink-and-training-timing':
      'asks whether or how long before or after training, knockdown or fight one may drink or party',
    'drinking-too-much':
      'drinks regularly to sleep, relax or celebrate, maybe too much, and wants less or has just stopped',
    'social-pressure': 'does not drink or take drugs and wants to stay part of team or friends who push it',
    'someone-else-drinks': 'father, coach or partner drinks too much and the person is worried, hurt or ashamed',
    'smoking-vaping-weed': 'smokes, vapes or uses weed and asks about wind, competition rules and how to stop',
  },
  'tournament-day': {
    'prepare-warm-up-wait':
      'competitor asks about bag, travel, arrival, brackets, warm-up, waiting, food and saving strength between matches',
    'lost-a-match': 'competitor lost, has another match or repechage today, or is ashamed and disappointed afterwards',
    'mishap-today':
      'competitor forgot ID or gear, is late, missed weigh-in, wrong category or gi refused; needs help now',
    'nerves-alone-or-friend':
      'competitor panics on the day, has no coach at the mat, or must face a friend or team-mate',
    'parent-manager-helper':
      'parent of a young competitor, team manager or club helper at the tournament wants to do it right',
  },
  'body-signs': {
    'head-eyes-ears':
      'headache, dizziness, flashes, ringing, memory trouble or visible eye bleeding after sparring or chokes, asks how serious',
    'heart-blood-heat-faint':
      'heart skips, near fainting, heat, high pressure, dark or red urine, odd blood values, asks about danger and doctor',
    'skin-feet-bruises':
      'blisters, mat burn, rash, nails, split skin, bruises, black eye or cauliflower ear, asks how to treat and train',
    'clicks-lumps-numbness':
      'joint clicks, lumps, swelling, aches, cramps or numb hands and toes without real injury, asks whether to worry',
    'living-with-condition':
      'has epilepsy, diabetes, pacemaker, one kidney, eye problem, medication or similar and asks if contact sport is allowed',
    'my-child-or-parent-sign':
      'parent or relative asks about a growing child’s heel, knee, clumsiness, chest lumps, or an ill father',
    'embarrassing-or-odd-sign':
      'heartburn, sweating, bleeding, wetting, voice loss, night sweats or swollen nodes, shy to tell, asks whether to see a doctor',
  },
  'rest-days': {
    'how-much-rest': 'athlete asks how many rest days or easy weeks, what to do on them, how long after a fight',
    'restless-guilty':
      'athlete feels restless, lazy, teased or afraid of losing form when resting, and wants to rest without guilt',
    'no-real-rest':
      'job, roster, teaching or the coach takes the athlete’s rest day, or the partner at home never rests',
    'sore-or-ill':
      'athlete is very sore, has a cold, vaccination, blood donation or long covid, and asks whether to train',
    'recovery-methods':
      'athlete uses sauna, ice bath, massage gun, foam roller, cupping or cool-down and asks whether it helps',
  },
  'fitness-test': {
    'getting-the-numbers':
      'has a police, army or school fitness test in weeks, run or push-ups too weak; wants a training plan',
    'nerves-or-failed-test':
      'failed, fears failing again or freezes in the practical exam with an instructor’s pressure; wants to pass next time',
  },
  'no-time-to-train': {
    'plan-few-sessions':
      'job and children leave little time; asks how to use one to three sessions, lunch breaks or home training',
    'late-or-leaving-early':
      'meeting, last bus, prayer or long drive makes them miss part of class; asks how to handle it',
    'coach-without-own-training':
      'gym owner teaches all day, does not train himself any more, and gets worse and heavier',
  },
  'shift-work': {
    'plan-around-shifts': 'night or rotating shift worker asks when to train, sleep and eat, or how to prepare a fight',
    'train-tired-today': 'worker after a night shift, broken sleep or long day on the feet asks whether to train today',
    'away-for-work': 'worker in hotels or offshore for days or weeks wants to train there and balance the time home',
  },
  'habit-start': {
    'start-and-keep-a-habit':
      'wants a new habit to last, asks when, how many, tracking, and how to restart after missed days',
    'forgetful-or-late': 'always late, forgets gear or does not keep a diary; wants a simple routine that works',
    'afraid-of-first-visit': 'paid for a trial but drove home from the car out of fear; wants to walk in',
  },
  'habit-break': {
    'screens-and-snacks': 'spends nights on phone, games, porn or filming, or snacks out of boredom; wants to cut down',
    'smoking-and-nicotine': 'smokes or uses pouches, days without or relapse, friends smoke; wants to stop for good',
    'betting-and-drugs':
      'loses wages betting on fights, or is clean and meets the old dealer at the gym; wants to stay safe',
    'relapse-or-other-habit':
      'fell back, asks how long cravings last, or rages in traffic; wants to control a habit not named elsewhere',
  },
  procrastination: {
    'cannot-start':
      'keeps putting off starting, bought gear and never used it, drops things, calls self lazy or suspects ADHD',
    'overdue-paper-or-call':
      'has put off a call, message, form, invoices or deadline for long and is scared to face it',
    'only-disciplined-in-camp': 'works like a machine in camp and falls apart completely after every fight',
  },
  'early-mornings': {
    'getting-up-early': 'wants to get up at five to train but misses the alarm, or it disturbs partner and family',
    'tired-or-weak-early':
      'trains early but is stiff, weak, hungry or exhausted at work; wants the right sleep, food and warm-up',
  },
  'too-many-things': {
    'what-comes-first':
      'person with too many urgent things or a long list wants to decide what goes first or gets dropped',
    'stepping-out': 'person wants to tell others they are dropping out, or feels guilty after dropping something',
    'training-in-stress-phase':
      'person with exam, move or work peak asks whether to reduce or stop training for a while',
  },
  'work-life-balance': {
    'family-versus-training':
      'parent or partner trains or teaches many evenings, family complains; wants a fair number and agreement',
    'clash-of-dates': 'family event, birthday or harvest falls on a fight, tournament or key training; must choose',
    'head-not-at-home': 'person is home but wired, irritable or guilty with head at work or gym; wants to switch off',
    'driving-the-child': 'parent exhausted by driving own child to a far club several times a week',
  },
  'ask-for-raise': {
    'prepare-the-ask': 'wants a raise at work, never asked or feels greedy, and asks when, how and what number',
    'boss-has-answered': 'boss has answered: no, later, half, other perks, or yes; the person asks how to react',
    'unfair-pay-or-promise':
      'passed over, a colleague earns more, or a threat to leave backfired, and wants the next step',
    'gym-coach-pay': 'teaches at a friend’s gym for the same pay for years and wants to ask for more',
  },
  'difficult-boss': {
    'boss-shouts-or-mocks': 'boss shouts, mocks, blames or belittles in front of others and the person wants to answer',
    'boss-limits-and-training':
      'boss controls everything, calls Sundays, gives late work before training, or trains at the same gym; needs limits',
    'hr-or-quit': 'talking has failed, and the person asks about HR, proof, or quitting without a new job',
    'boss-harasses': 'boss touches or comments on the body and the person needs protection and next steps',
    'i-am-the-boss': 'gym boss screamed at a young coach before children and parents complained, wants to repair it',
  },
  'colleague-conflict': {
    'colleague-unfair': 'colleague dumps work, takes credit, gossips or mocks, and the person wants to stop it',
    'after-the-quarrel': 'has quarrelled, snapped, reported or had an affair and must work on beside that colleague',
    'fighter-teased-at-work':
      'colleagues tease or provoke the person physically because he or she fights, asks how to answer',
    'gym-staff-conflict': 'works in a gym or leads coaches who quarrel before members and wants peace',
  },
  'job-interview': {
    'prepare-and-calm':
      'interview is near; self, or own frightened teenager, wants to prepare answers, salary, group tasks and calm down',
    'awkward-truth':
      'fears a question about fighting, black eye, CV gap, prison or leaving the last job in the interview',
    'trial-class-as-coach': 'must teach a trial class before the boss of a gym to get a coaching job',
    'after-the-interview':
      'interview is over: no reply, rejection, it went badly, second round or got the job; wants next step',
  },
  'job-lost': {
    'just-fired':
      'just lost the job, or the gym they coached at closed; asks about signing, owed pay, money, telling people',
    'days-and-selfworth':
      'out of work for a while or in worse work; without rhythm, ashamed, angry or relieved; how to go on',
    'partner-lost-job': 'own husband or partner lost the job, trains all day, and the other one pays and keeps silent',
  },
  'job-search': {
    'no-answers-to-applications':
      'sends applications and gets silence or rejections, is discouraged, and wants to improve CV and routine',
    'fighter-cv-and-gaps':
      'has a CV of fights, gaps or coaching only, or an unrecognised diploma, and wants to present it well',
    'offers-and-contacts': 'has a reply, unpaid trial or free work, or a gym contact who could help; asks how to act',
    'own-son-not-looking': 'parent of a grown child who wants to be a pro fighter and is not looking for work',
  },
  'new-job': {
    'first-weeks': 'is new in a job and does not know how to act, ask, admit mistakes or fit into the team',
    'training-beside-new-job':
      'new job and training collide: asking for days off, leaving on time, early shifts, tiredness, bruises',
    'job-was-a-mistake':
      'new job or promotion disappoints, boss or colleague is difficult, or exaggerated skills; thinks about leaving',
    'new-at-gym-job':
      'starts as head coach or receptionist in a gym and fears members or comparison with the loved predecessor',
  },
  'career-change': {
    'plan-before-quitting':
      'worn out or unhappy in a safe job, wants other work, asks about savings, testing, age, first step',
    'family-against-it': 'partner or parents oppose the career change and the person wants to talk with them',
    'already-changed': 'has quit or started the new career and is frightened, struggling, broke or proud',
    'my-partner-wants-change': 'spouse wants to give up a safe job to open a dojo and the person fears for money',
  },
  'sport-and-career': {
    'job-boss-and-training':
      'fighter works beside training and needs time, energy, a fitting side job, days off or the boss’s approval',
    'marks-and-image-at-work':
      'athlete with black eyes, bruises, sparring effects or fight videos meets doubts from boss, clients or parents',
    'pro-or-safe-job': 'fighter or coach weighs turning pro or full time against a safe job, or earns almost nothing',
    'after-career': 'fighter has stopped competing and looks for a job and a new answer to who they are',
    'child-career-choice': 'parent whose child must choose between a sports centre and university is scared',
  },
  'coach-as-job': {
    'start-coaching': 'wants to become a coach or teach a first class, asks about licence, content and first students',
    'prices-and-paperwork':
      'earns from private lessons and asks about price, cancellations, tax, insurance and registration',
    'unpaid-or-used-by-gym':
      'teaches for nothing or unpaid, promised partnership, or loses own training, and wants fair terms',
    'student-safety-duty':
      'coach faces a hurt student, abused child, risky sparring or a fragile pupil and must act rightly',
    'coach-life-and-feelings':
      'coach in love with a student, rivalled by head coach, proud, or balancing own competing and teaching',
  },
  'leading-people': {
    'boss-of-former-colleagues':
      'newly leads friends, colleagues or older people who do not take him seriously, and wants respect',
    delegating: 'leader does everything himself or gets work back badly done and wants to delegate without controlling',
    'difficult-team-member':
      'one team member is weak, grieving, lazy or leaving, or the leader lost his temper; asks how to talk',
    'quiet-or-quarrelling-group':
      'meeting, class or sports team is silent, chatty, late or quarrelling; captain or leader wants to run it well',
  },
  'hard-feedback': {
    'tell-member-or-student':
      'must tell a member, student or friend something unpleasant like smell, no fight, not good enough; wants the words',
    'parents-angry-about-decision':
      'coach told or must tell parents that the child gets no belt or team place; wants to stay firm',
    'receiving-criticism':
      'was criticised by coach, boss or partner, or hears remarks about skin, and is hurt; wants to handle it',
    'feedback-went-wrong':
      'gave harsh or honest feedback and now the person is angry, away or tells everyone; wants to repair it',
  },
  'public-speaking': {
    'speech-or-microphone':
      'non-talker must speak at a wedding, anniversary or belt ceremony, on a podcast or stream, or sing',
    'talk-at-work-or-university':
      'must present, defend a thesis or announce bad news, and fears hard questions, language or losing the thread',
    'body-nerves-and-blank':
      'voice shakes, face goes red, went blank or read it off; wants to handle nerves and practise',
    'own-child-school-talk': 'own child fears a talk at school after stuttering and being laughed at',
  },
  'impostor-at-work': {
    'fraud-in-job':
      'feels like a fraud in the job, cannot accept praise or admit gaps, overworks, fears being found out',
    'fake-as-coach-or-belt':
      'teaches or wears a new belt and feels too inexperienced or unworthy for the role in the gym',
    'exaggerated-own-past': 'really told a false story about own past and now must show it; wants to get out',
  },
  burnout: {
    'is-it-burnout': 'exhausted and dreading work, asks whether it is burnout, what to tell the doctor or boss',
    'sick-leave-and-return': 'signed off or returning to work after burnout, asks about training, pace and setbacks',
    'coach-burned-out':
      'coach teaching every evening feels nothing or wants everyone gone, asks how to recover or step back',
  },
  'stuck-at-work': {
    'passed-over-unseen':
      'employee passed over, rejected or never thanked despite hard work is bitter and wants to react',
    'asking-to-grow':
      'employee wants to ask the boss for growth or a project, waits for an answer, or is overwhelmed by it',
    'bored-stay-or-leave':
      'employee bored or stuck in a comfortable job that allows training wonders whether to stay or leave',
  },
  'exam-study': {
    'study-and-train':
      'must fit studying and training or a tournament into exam weeks, tired or unfocused; wants a plan that works',
    'exam-nerves': 'goes blank or shakes in exams although calm in fights; wants to stay calm on the day',
    'failed-or-dropped-out':
      'failed an exam, hides dropping out or risks losing a scholarship; wants to tell people and go on',
  },
  'learning-skill': {
    language: 'learns or teaches in a foreign language, freezes, is laughed at, or does not understand the coach',
    'names-and-lists': 'must memorise technique names for a grading or students’ names and records, and forgets them',
    'new-skill-practice':
      'learns programming, driving, technique or first aid, gets stuck or fails; asks about time, method and age',
  },
  'focus-at-work': {
    'distracted-at-work':
      'phone, colleagues, boss or children interrupt; wants longer concentration, sensible breaks and to keep it up',
    'training-fogs-work': 'thinks of the fight or is tired from training at work, slump after lunch; wants to function',
    'fog-after-head-knock':
      'cannot concentrate since a knock or hard sparring; wants to know if it is concussion and what to do',
  },
  'two-offers': {
    'how-to-choose':
      'person weighs two job offers (money, gym, family, own gym versus salary) and cannot decide or doubts afterwards',
    'time-and-bargaining':
      'person wants more time, has clashing deadlines, or uses one offer or counter-offer to raise another',
    'decline-or-switch': 'person must turn down one offer politely or wants to switch after having said yes',
  },
  'teaching-class': {
    'plan-the-class':
      'coach wants a lesson, curriculum or first hour for beginners, children, women, seniors, school or a sudden stand-in',
    'difficult-child':
      'coach has a child or teenager who disturbs, bites, bullies, swears, fights, films or stands aside',
    'parents-trouble':
      'coach has trouble with parents: shouting, late pick-up, custody, favouritism claims, gifts or quarrels',
    'disability-and-health':
      'coach gets a student with disability, autism, ADHD, diabetes, asthma, seizure, allergy or trauma; wants safe inclusion',
    'child-protection':
      'coach sees bruises, cuts, a knife or private messages, or is alone with a child; wants to act correctly',
    'adults-pairing-sparring':
      'coach must pair unequal people, set sparring rules, or calm rough, late, arguing, flirting or fighting adults',
    'coach-own-struggle':
      'coach feels insecure, exhausted, injured, laughed at or left by students, or teaches own child; wants to cope',
  },
  'fight-offer': {
    'take-it-or-not':
      'has a fight offer with short notice, changed opponent or weight, uneven match; must decide yes or no',
    'purse-and-costs': 'asks what to demand, tickets, bonus, tax, gym cuts, travel or sparring pay; wants a fair deal',
    'contract-and-manager':
      'has a contract or manager to sign, or is stuck without fights; wants to check it or get out',
    'shady-or-illegal-offer':
      'offered money to lose, bare-knuckle without papers, slap contest or influencer bout; wants to decide or refuse safely',
    'managing-fighters':
      'coach, matchmaker or manager arranges fights for others, contracts, false records; wants to do it properly',
  },
  'open-gym': {
    'plan-and-money-to-open':
      'plans a gym and asks about steps, costs, members needed, legal form, name, insurance, federation, or affiliation',
    'room-and-lease':
      'looks for or rents a room: checks, size, lease terms, landlord trouble, eviction, noise, inspector',
    'equipment-and-running':
      'runs a gym and asks about mats, equipment, cameras, first aid, accountant, heat, or skin infections in gym',
    'emergency-in-the-gym': 'water damage, break-in or lost key has hit the gym and classes are soon; what now',
    'slow-start-second-or-sale':
      'gym starts slowly, owner is scared, or wants to expand, buy an old club, sell or hand over',
  },
  'get-members': {
    'attracting-people':
      'gym owner wants more members through ads, flyers, reviews, map listing, referrals, companies or women; wants what works',
    'trial-to-member': 'people ask the price or come to a trial but do not join; wants to convert them',
    'keeping-and-class-size':
      'beginners drop off, classes are empty or overfull; wants to keep people and plan classes',
  },
  'members-leave': {
    'losing-many-members':
      'gym owner loses newcomers, or several at once after a trainer left or times changed; wants to stop it',
    'one-member-cancels-or-missing':
      'A member cancels, stays away or wants back; owner asks whether to call and what to say',
    'rules-pauses-and-numbers':
      'gym owner needs rules for pauses, no-shows, notice, refunds, or wants to judge and calculate churn',
  },
  'gym-prices': {
    'raising-prices':
      'gym owner wants to raise prices, when, how much, how to announce it, and fears or faces cancellations',
    'discounts-and-special-deals':
      'owner decides about discounts, poor children, half price, yearly payment, gear rental, pass apps; wants fair rules',
  },
  'break-even': {
    'how-many-members':
      'owner wants to work out members, rent, staff cost and reserve to break even, or just reached it',
    'below-break-even':
      'gym is short of break-even, owner unpaid or rent rising, asks how long to go on and what to cut',
    'room-or-class-worth-it': 'owner asks whether a hall, extra class, sublet or weak class pays off',
  },
  'cash-hole': {
    'bill-due-now': 'gym owner cannot pay rent, tax or energy this month and asks what to pay and say first',
    'raise-cash-and-reserve':
      'owner wants quick extra money, sells vouchers, parties or shirts, or plans reserves for every summer slump',
    'close-or-tell': 'owner must tell coaches, members or partner about money trouble, use savings, or close the gym',
  },
  debt: {
    'cannot-pay-creditor': 'owes bank, agency or court and cannot pay, asks what to say and which to pay first',
    'tell-someone-about-debt': 'hides debts from partner, or owes a gym friend, and asks how to tell the truth',
    'pay-down-plan': 'is paying off debts or thinks of a new loan or gym fee and wants a plan',
    'bad-lender': 'owes a manager or dangerous man who wants unfair interest or an unlicensed fight in return',
  },
  'late-payers': {
    'member-does-not-pay':
      'gym owner has a member or friend who keeps not paying; asks what to write and when to stop him',
    'member-cannot-pay':
      'member in real trouble, or a child whose parent does not pay, or someone offering work instead of fees',
    'change-payment-system':
      'gym owner wants to move from cash to debit, keep track of payments, or handle card chargebacks',
    'school-or-firm-owes-invoice':
      'taught a course for a school or firm, the invoice is months overdue and the money is needed',
  },
  competitor: {
    'new-gym-nearby':
      'another gym opens near with lower price, more equipment or hours, and the owner asks how to respond',
    'unfair-competitor': 'rival badmouths, copies or poaches members, or a former student opens next door',
    'cooperate-or-gap':
      'rival proposes a joint event, has closed, or members train at both, and the owner wants the chance',
  },
  'business-partner': {
    'partner-misbehaves':
      'gym partner works less, takes money, falls ill or brings in family, and the person wants to raise it',
    'agree-rules-and-contract':
      'founders, siblings or an old master want to share a gym and need clear rules and paper',
    'get-out-or-buy-out': 'wants to leave the partnership or is offered a buy-out and asks value and steps',
  },
  'hire-staff': {
    'finding-trainers-and-cover':
      'owner looks for, tests or doubts a new trainer, or must cover an absent one; wants the right person',
    'pay-and-status': 'owner asks what to pay, share or hourly, freelance or employed, volunteers; wants a fair deal',
    'trouble-with-trainer':
      'trainer is late, teaches differently, takes private clients, dates a member, quarrels or money is missing; wants it solved',
    'letting-a-trainer-go':
      'owner must dismiss a trainer, feels bad, or members are angry after it; wants words and plan',
  },
  'difficult-client': {
    'member-behaves-badly':
      'gym owner has a member who goes too hard, drinks, harasses, steals or sells things; wants it stopped',
    'members-in-conflict':
      'gym owner stands between members who quarrel, complain about each other or want opposite things; wants a fair decision',
    'money-and-liability-claim':
      'gym owner faces a member who wants a refund, damages or sends a lawyer after an injury; wants to respond',
    'complaints-and-bad-reviews':
      'gym owner gets bad reviews, public attacks, constant complaints, midnight messages or a meddling parent; wants to set limits',
  },
  sponsorship: {
    'finding-sponsors':
      'fighter or club wants to write to companies, ask for money or crowdfund, feels ashamed or gets no answer',
    'judging-an-offer':
      'athlete got an offer (gear, commission code, betting firm) and asks whether it is good or right',
    'keeping-or-conflict':
      'athlete has a sponsor: reports, losing, injury, clashing logos, unpaid money or money demanded back',
  },
  'social-media': {
    'posting-for-gym': 'gym owner asks what, when and how often to post, gets little response or hates being on camera',
    'filming-consent':
      'coach or athlete posts videos with children, members or partners in them; someone objects or may be harmed',
    'fighter-in-public':
      'fighter asks about posting losses, interviews, promoter’s wishes, nasty comments or sudden viral attention',
    'account-and-deals':
      'gym’s account was hacked, domain withheld, music blocked, or an influencer wants free membership; wants a solution',
  },
  'sell-talk': {
    'close-after-trial': 'gym owner wants to ask for the signature after a trial class without feeling pushy',
    'price-and-objections':
      'gym owner hears too expensive, must think, no time, too dangerous or discount wishes, and wants answers',
    'company-offer-or-many-noes': 'gym owner writes an offer for a group or got several noes and must follow up',
    'sell-fight-tickets': 'fighter must sell tickets for the own bout and hates asking people',
  },
  'online-coaching': {
    'sell-and-set-up':
      'coach starts or sells online programmes; asks about price, first clients, tools, live classes, answering times, poor sales',
    'client-trouble':
      'online client does not train, does not answer, has pain or wants money back; coach asks what to do',
    'course-stolen': 'found own paid course shared for free on the net and wants to act against it',
  },
  'seminar-event': {
    seminar:
      'gym owner hosts or teaches a seminar: fee, advertising, few sign-ups, guest’s terms or cancellation, stage fright',
    'tournament-planning':
      'organiser plans a tournament, interclub or fight night: fees, tickets, helpers, schedule, matching, weigh-in, liability',
    'event-day-crisis':
      'organiser right now faces delays, missing referees, injuries, scale quarrels or cheating and must decide',
    'misconduct-at-event':
      'guest coach touched students or a coach abused a volunteer or child; organiser must act and protect',
    'kids-trip-open-day-party':
      'coach runs an open day, summer camp, overnight trip with minors or gym party and asks how',
  },
  'working-too-much': {
    'hand-over-and-cover':
      'gym owner does everything alone, even ill, and wants to hand over classes and find stand-ins',
    'free-time-and-family':
      'gym owner has no days off, no own training, partner complains; wants holiday, Sundays and limits',
    'messages-and-admin': 'gym owner drowns in messages, accounts and reminders at night; wants limits or software',
  },
  'idea-overload': {
    'choose-an-idea':
      'gym owner has too many ideas, team is annoyed or investor pushes; wants to choose one and stay with it',
    'test-an-idea': 'wants to test an idea cheaply and quickly, or has a result; asks how long to give it',
  },
  'money-from-bank': {
    'bank-loan': 'wants or got a bank loan for a gym; asks about papers, amount, questions, fear of debt, first steps',
    'bank-said-no-or-too-little':
      'bank refused, gave too little or wants more papers; looks for another way, such as public grants',
    'money-from-private-people':
      'friend, member, parents or investor would lend, guarantee or buy in; asks whether and how to agree',
  },
  'unpaid-purse': {
    'promoter-does-not-pay':
      'promoter or own manager has not paid the purse; fighter asks first steps, deadlines, proof, helpers, going public',
    'part-payment': 'promoter paid part, offers half as settlement or another fight; fighter asks whether to accept',
    'ticket-money': 'promoter demands money for tickets that are unsold or whose buyers have not paid the fighter',
    'own-services-unpaid':
      'masseur or helper whose fighter clients, also friends, do not pay the bills; wants the money',
  },
  'private-lessons': {
    'price-and-organising':
      'coach asks about price, packages, groups, drop-ins, rent, invoice, place, content and number of private lessons',
    'cancels-and-unused-lessons':
      'client cancels late, leaves packs unused, reduces lessons or wants money back; coach wants a rule',
    'difficult-client': 'client talks, falls in love, makes no progress, wants hard sparring or is a health risk',
    'paying-pupil-in-doubt': 'pays a lot for private lessons and suspects the coach only flatters and does not teach',
  },
  'partner-conflict': {
    'trains-too-much':
      'partner complains about time, holidays or absence because of training, and they want a fair agreement',
    'against-fighting':
      'partner or in-laws are against the fights, give an ultimatum, cannot watch, or do not know yet',
    'jealousy-and-control':
      'jealousy about training partners, from self or partner, up to phone checking and waiting at the gym',
    'both-train-or-share-gym':
      'couple trains together, teaches each other or runs a gym together, and quarrels or feels unseen',
    'distance-and-coldness':
      'camp, tiredness, temper or a different life leaves no closeness, children postponed, or friends drifting away',
  },
  'break-up': {
    'get-over-it': 'was left or left somebody, heartbroken or slowly better, asks how to train, heal and date again',
    'contact-with-ex': 'unsure whether to write, answer, meet, block or let the ex come to the fight',
    'ex-in-same-gym': 'ex, rival or gossip is in the same gym and the person asks who goes and how to behave',
    'children-and-shared-business':
      'separated with children, a shared flat or a shared gym and must arrange daily life',
    'my-child-heartbroken': 'parent of a daughter who was left and has stopped training before a competition',
  },
  'parents-against': {
    'minor-forbidden':
      'teenager whose parents forbid or limit training; wants to win them over, get them to meet the coach',
    'adult-child-of-opposed-parents':
      'grown child, perhaps living at home, whose parents oppose the sport and who does not want war',
    'girls-not-allowed':
      'girl or young woman is told by family that fighting is not for girls; wants to answer and train',
    'parent-or-coach-side': 'parent found child training in secret, or coach wants to persuade a pupil’s parents',
  },
  'family-care': {
    'ill-or-disabled-relative':
      'cares for an ill parent, brother or disabled child, feels guilty training; wants relief, help and own time',
    'needs-a-sitter-or-help':
      'carer or single parent needs somebody to watch a parent or kids, siblings refuse; wants two free hours',
    'baby-at-home': 'has a newborn, little sleep and a partner who needs them; wants to train safely and fairly',
    'fight-during-family-crisis':
      'A fight collides with a birth, a cancer diagnosis or serious illness at home; must decide whether to compete',
  },
  loneliness: {
    'friends-at-the-gym':
      'trains among friendly people but has no friends there and wants to ask someone out or join the group',
    'new-place-or-abroad':
      'alone in a new city, foreign country, training camp or on the road, and misses company and touch',
    'empty-weekends-and-home':
      'lonely at home, weekends or holidays, or has people around but no close friend; training is the only contact',
    'own-son-without-friends': 'parent of a teenager who has no friends except the coach is glad and uneasy',
  },
  'money-saving': {
    'save-for-a-trip': 'saves for a tournament, camp or trip by a date and asks how much a week, sharing costs',
    'nothing-left-each-month':
      'earns but spends everything, keeps no budget, or savings went for repairs; wants to begin again',
    'fighter-irregular-income':
      'fighter or self-employed with purses and gaps, no reserve, tax, pension or injury money; wants to handle it',
    'family-and-sport-money':
      'sport money conflicts with family: spending kept secret, child’s championship, relatives’ loans, partner who spends',
  },
  'everyday-anxiety': {
    'panic-attacks': 'gets panic attacks in class, under pressure or in crowds; wants to handle them and keep training',
    'worry-and-night-thoughts':
      'worries, lies awake, dreads Monday, fears illness or imagines harm to a child; wants the thoughts to calm down',
    'single-fear-or-avoidance':
      'avoids one thing: phone calls, flying, needles, dark car park, finding a partner, coach’s messages; wants to face it',
    'needs-more-help':
      'has depression, compulsions, war trauma or strong anxiety; wants to know whom to tell and how to get treatment',
    'student-with-panic': 'coach has a student who gets panic attacks in class and wants to help without harm',
  },
  'self-doubt': {
    'inner-voice':
      'person feels worthless or never good enough in general, hears an inner critic, and wants to answer it',
    'mistake-and-shame':
      'person made a mistake, saw own video, was criticised or spoke up, and cannot stop thinking of it',
    'feels-like-fraud':
      'coach, owner or wearer of an unearned belt fears being found out and wants to stand honestly before people',
    'worth-only-through-sport':
      'athlete feels like nobody when injured, losing or training imperfectly, and wants worth beyond results',
    'child-feels-small': 'parent hears own child call himself dumb or worse than others and wants to help',
  },
  'comparing-with-others': {
    'feels-behind-others':
      'friends, siblings, team-mates or people online have more success, and the person feels behind and envious',
    'labelled-by-others': 'judged by looks, origin, money or job at gym or outside and never feels accepted',
    'my-child-compares': 'parent of a teenage girl who compares herself with others online and feels worthless',
  },
  'big-decision': {
    'stuck-deciding':
      'goes in circles over surgery, medical block, wedding clash, gym or love, with clashing advice, and must decide',
    'doubt-after-deciding':
      'has decided or turned something down and now doubts, regrets or defends it, or feels relieved',
    'career-or-gym-leap':
      'must decide about a team abroad, fighters’ house, buying, opening or selling a gym with money at risk',
    'my-child-big-choice':
      'parent must decide whether a child goes to sports school or leaves school to become a fighter',
  },
  'moving-away': {
    'leave-or-stay': 'decides whether to move or train abroad, leaving family, job or partner, with fear of regret',
    'goodbye-to-team-or-pupils':
      'moves or deploys and must say goodbye to team or pupils, fears losing them or finding no club',
    'settling-in': 'has moved or come home defeated, misses the old team, regrets it; wants to find a gym and settle',
    'without-papers':
      'refugee or migrant without papers wants to compete, but fears asking for a licence or telling the coach',
  },
  'saying-no': {
    'favours-and-free-work':
      'coach, boss, friends or team want free teaching, rides, tickets or parties; person wants to refuse kindly',
    'money-requests': 'coach, team-mate or family asks for a loan or has not paid back; wants to refuse or reclaim it',
    'training-partner-no':
      'athlete cannot refuse a brutal last round, a talkative or unreliable partner; wants a clear friendly no',
    'no-aftermath': 'person said no and feels guilty or is pushed on, or said yes and wants out of it',
    'faith-or-doping-pressure':
      'athlete’s team presses against faith (bowing, holy day) or offers doping; wants to stay firm and keep the team',
  },
  bullied: {
    'bullied-at-school-or-online':
      'young person bullied at school or in chats asks whom to tell, what to answer, whether to hit back',
    'mocked-at-gym':
      'adult mocked, excluded, accused or insulted at own gym, or meets an old bully there, wants to respond',
    'bullied-at-work': 'adult bullied at work asks what to note, say and whom to go to',
    'my-child-bullied': 'parent of a child bullied at school or in the sports class who wants to protect the child',
  },
  purpose: {
    'what-do-i-want': 'does not know what to do in life or feels empty; looks for a direction or a workable goal',
    'after-goal-or-career': 'reached the belt or stopped competing and asks what for now and who they are',
    'still-believe-in-fighting-dream':
      'young or thirty, fights, has no degree or house, and doubts the dream of going pro',
    'faith-and-conscience':
      'believer, priest, pacifist or worried citizen feels fighting contradicts own values or is selfish',
  },
  grief: {
    'own-loss-and-training':
      'lost a relative, pet or dojo, or a parent no longer knows them; wants to cope and train again',
    'fight-or-grading-after-death':
      'A fight, grading or anniversary falls close to a death; must decide whether and how to do it',
    'coach-or-teammate-died':
      'coach or team-mate died and the gym grieves; wants to honour, continue and deal with own regrets',
    'lead-group-after-death':
      'coach or heir must speak to adults or children and run the gym after a death; wants words',
    'comfort-grieving-friend': 'friend or team-mate lost someone; wants to say the right thing and be there',
  },
  'friend-in-trouble': {
    'drink-drugs-doping':
      'friend, brother or coach drinks, uses drugs or doping, street fights or drifts; wants to speak up without losing him',
    'low-or-withdrawn-friend':
      'team-mate seems depressed, withdrew or said dark things; wants to reach him and get help',
    'money-and-homeless-friend':
      'friend borrows from everybody or sleeps in his car; wants to help without shaming or losing money',
    'secret-and-refusal':
      'friend refuses help, got angry or asked for secrecy about knockout or illness; wants to know whether to tell',
    'coach-ill': 'own coach has cancer or another grave illness; student wants the right words and to keep training',
  },
  'cannot-afford': {
    'cannot-pay-fee': 'cannot pay gym or tournament fees now, is ashamed, and asks what to say or arrange',
    'ashamed-being-poor':
      'ashamed among richer team-mates, cannot join brunch, or was offered free training or money and hesitates',
    'cheap-gear-and-training': 'asks how to train at home or with little or used gear when money is tight',
    'unfair-club-costs':
      'club demands official gear, summer fees or family fees and the person wants to object or pay less',
  },
  'family-support': {
    'pressure-from-parents':
      'parent pushes, coaches, shouts, cries or makes them nervous in the stands; wants limits and free fighting',
    'family-does-not-care':
      'family never watches, does not ask, prefers a sibling or has cut contact; wants support or peace with it',
    'family-mocks-or-embarrasses':
      'family laughs at the sport, challenges them to spar or posts embarrassing pictures; wants it to stop kindly',
  },
  'fighter-at-home': {
    'before-the-fight': 'partner is in camp or near fight day, moody, dieting, silent; wants to help and cope',
    'watching-and-fear':
      'relative is afraid to watch, or decide about ringside, kids or weigh-in; wants to bear fight day',
    'after-loss-or-retirement':
      'fighter at home is low after a loss or after retiring, or wants a comeback; relative wants to reach him',
    'signs-of-injury':
      'partner shows concussion signs, pain or hides an injury and refuses a doctor; relative wants to act',
    'second-after-the-sport':
      'partner, sibling or flatmate feels used, jealous or second to the sport, money and calendar; wants a fair share',
  },
  'owning-up': {
    'confess-a-lie':
      'lied about belt, record, weight, health or whereabouts to coach, gym or family and fears or faces discovery',
    'did-wrong-unseen':
      'did wrong unseen: cheated, bet, used club money, broke or owes something, or falsified a result as official',
    'hurt-or-insulted-someone':
      'injured, bullied, insulted or shouted at someone, or betrayed a secret, and wants to apologise and repair',
    'knows-others-secret': 'knows that somebody else in the gym lies or cheats and wonders whether to speak',
  },
} as const satisfies Record<Matter, Record<string, string>>

type SubjectsOf = { [Of in Matter]: `${Of}/${Extract<keyof (typeof SUBJECTS)[Of], string>}` }
/** A subject with its matter: `changing-gyms/how-to-leave`. */
export type SubjectId = SubjectsOf[Matter]

/** What an answer says of the subject it was written for. */
export const subjectId = ({ matter, subject }: { matter: Matter; subject: string }): SubjectId =>
  `${matter}/${subject}` as SubjectId
