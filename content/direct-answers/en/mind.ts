import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const MIND: Record<MatterOf<'mind'>, DirectAnswers> = {
  'nerves-before-fight': {
    how: 'Breathe in through your nose for four seconds, out through the mouth for six to eight, ten rounds, with shoulders dropped and jaw loose. Then shake out hands and legs for twenty seconds and say your first action out loud.',
    why: 'Your body is dumping adrenaline because something matters and could hurt; the gut shuts down, hands shake, the heart races. A long out-breath slows the heart, and a clear first task gives the head something to do besides guessing.',
    when: 'Start tonight, not on fight day: five minutes of the breathing every evening and once before each sparring. After about two weeks it kicks in faster, and the worst nerves usually fade once the first exchange has happened.',
    how_much:
      'Ten slow breaths, three times a day in the last two weeks, plus one run-through of your opening thirty seconds in your head each evening. Five minutes a day is plenty; more turns into brooding.',
    which:
      'People waver between calming down and firing up. If you shake, talk fast and feel sick, go for slow breathing; if you go flat, yawn and feel heavy, go for jumping, pads and loud music.',
    what_if:
      'If the shaking comes back right before you walk, don’t fight it: move. Shadow your first three actions hard for thirty seconds, take three long out-breaths, and go out shaking; it fades with the first contact.',
    is_it_ok:
      'Completely normal, including a sick stomach, bad sleep and wanting to call it off; experienced fighters get it too. If panic hits on ordinary days, or you can’t eat or sleep for a week, talk to a doctor or sports psychologist.',
    next: 'First write one sentence: what you do in the opening ten seconds. Once that stands, rehearse it after the breathing every evening, then test both in a sparring round that feels like the real thing.',
    on_the_day:
      'Eat something familiar three hours before, have your bag packed the night before, and keep music or company close. Start warming up about forty minutes out, break a real sweat, then ten long breaths and your first action.',
    say: 'Say it to your coach a few days before: “I get really nervous in the last hour. Please keep me moving, don’t give me new advice, and just repeat the first thing I’m supposed to do.”',
  },
  'first-competition': {
    how: 'Do one full rehearsal a week or two before: same gear, same warm-up, same round length, a partner you rarely train with, and a coach who starts and stops you. Afterwards write down two things that worked and one to fix.',
    why: 'The first one feels huge because everything is unknown: the hall, the waiting, the stranger across from you. Every piece you rehearse or look up beforehand becomes familiar, and what is familiar takes less energy from you.',
    when: 'Enter when you have trained regularly for some months, can do hard rounds for the full time, and your coach says yes. Use the last four weeks for your few best things and learn nothing new in the final one.',
    how_much:
      'Take two attacks, one defence and one way to restart; that is a whole plan. In the last month do one or two competition-paced sessions a week, and keep the final three days short and light.',
    which:
      'It’s usually a small local or novice event against a bigger, more prestigious one. Take the small one first: shorter trip, opponents at your level, less waiting, and you learn how the day runs without paying dearly.',
    what_if:
      'If you lose quickly, you have still done what most people in the gym never do. Shake hands, eat, watch the others, note one situation that beat you, and drill exactly that one in the next two weeks.',
    is_it_ok:
      'Feeling unready is normal; hardly anyone feels ready. It’s not sensible if your coach advises against it, you’re injured, recently took a blow to the head, or would have to lose a lot of weight; then pick a later date.',
    next: 'First ask your coach for a straight yes or no and a date. Then read the rules of that event, check medical papers and gear, and build the last weeks around your two best attacks.',
    on_the_day:
      'Arrive early, weigh in, find your mat or ring, toilet and warm-up corner, then sit down and eat something light. Stay off your feet, warm up when you’re a few bouts away, and touch your plan once.',
    say: 'Ask your coach after class, face to face: “I’d like to do my first competition. Do you think I’m ready for a novice one, and what are the two things I should fix before it?”',
  },
  'freezing-in-fight': {
    how: 'Tie one action to one signal: at the bell or “start” you take one step forward, breathe out audibly and throw or grab your number-one move. Drill just those three seconds twenty times per session, with a partner who pushes forward.',
    why: 'Under stress the brain narrows and can’t choose between twenty techniques, so it picks none and you stand still. One pre-decided move takes the choice away, and once the body moves the rest comes back.',
    when: 'Begin in the next session with the starts, before you’re tired. Add pressure from the second week, and expect the blank moments to get shorter within four to six weeks rather than vanish at once.',
    how_much:
      'Twenty starts per session, two or three sessions a week, then three one-minute rounds beginning in a bad spot. Use half power at first and only raise it when you act within two seconds.',
    which:
      'It’s either more hard sparring or more small situations. If you freeze often, choose the small situations, thirty seconds with one task each; hard rounds only help once you stay awake and active in the easier ones.',
    what_if:
      'If you go blank in the middle, do your reset: hands up or grips in, breathe out hard, take one step sideways, then your number-one move. Have your corner shout that one word and nothing else.',
    is_it_ok:
      'It’s a common stress reaction and says nothing about courage. If it comes with flashbacks, with feeling outside your body, or started after a knockout or something bad in your life, pause sparring and see a doctor or psychologist.',
    next: 'First pick your one opening move and your one reset word tonight. When they come by themselves in drills, use them in light sparring, and only then with someone strange or stronger.',
    on_the_day:
      'Do five full-speed starts in the warm-up, with somebody calling “go”. In the last minute look at one spot, breathe out long, repeat your one word, and act first, even if the action isn’t pretty.',
    say: 'Tell your coach before the next sparring: “I freeze when it gets wild. Can you shout just one word at me, the same one every time, and let me start a few rounds from bad spots?”',
  },
  'fear-of-getting-hit': {
    how: 'Have a partner tap your gloves, forehead and shoulders at quarter speed for two minutes while you keep chin down, eyes open and breathe out at every touch. Then the same with you catching or slipping, and only then faster.',
    why: 'Blinking and turning away is a reflex protecting your eyes, and nobody is born without it. Many harmless, predictable touches teach the brain that contact isn’t an emergency, whereas hard shots too early only train the flinch deeper.',
    when: 'Put it at the start of every session, while you’re fresh. You usually flinch less at slow speed within two or three weeks; for quicker exchanges count on two to three months.',
    how_much:
      'Two rounds of two minutes, three times a week, at a force you’d accept on your own forehead without minding. Go up one notch only when you keep your eyes open through a whole round.',
    which:
      'People waver between tough sparring to get used to it and slow touch drills. Take the drills if you still shut your eyes; go to sparring once you see what’s coming and answer it.',
    what_if:
      'If the partner suddenly goes harder and you turn away, step out, lift your hand and say the level again. Never turn your back; cover with both forearms, chin down, and look through the gap between your gloves.',
    is_it_ok:
      'Normal and sensible; the fear keeps your hands up. Headaches, dizziness or nausea after sparring are something else: no more contact and see a doctor, and if you’re being hit too hard regularly, change partners.',
    next: 'First find one calm partner and agree on touch contact for two rounds. Once your eyes stay open, add an answer: every touch you see gets a step and one light shot back.',
    on_the_day:
      'Before sparring do one round of light touches to shoulders and gloves so the first contact isn’t a surprise. Then ask for the level you want, breathe out with every hit, and touch first in the opening seconds.',
    say: 'Say it before the round starts, gloves already on: “I’m working on not flinching. Could you go at thirty percent and keep touching me, so I learn to look at it? I’ll tell you when to speed up.”',
  },
  'sparring-fear': {
    how: 'Choose your partners before the session: two you trust, one who stretches you. Before each round touch gloves, name the level out loud, set yourself one task such as only defending and moving, and step out after the round if it was too much.',
    why: 'You dread it because you don’t control who hits how hard. As soon as partner, level and task are agreed, the head treats it as practice instead of danger, and that’s when you actually learn something.',
    when: 'Start with the next sparring day and just two rounds. If partners keep to the agreement, the dread the evening before usually eases after four to six sessions; if it doesn’t, the sparring there is too hard.',
    how_much:
      'Two to three light rounds, once or twice a week, at about a third of full force; hard rounds rarely and only before a competition. You should be able to talk and smile afterwards, with a clear head.',
    which:
      'Pushing through with the hard ones, or staying with easy partners: for now take technical partners for most rounds and a tougher one only for a single round you chose. Pushing through with bruisers teaches you only to survive.',
    what_if:
      'If somebody ignores the level, say “lighter” once; if it stays hard, stop the round, thank him and leave the mat. You owe nobody an explanation, and you tell the coach straight afterwards.',
    is_it_ok:
      'Dreading sparring is normal, skipping a hard round is allowed, and nobody has to take head shots to get better. Regular headaches, knockdowns or a coach who laughs at it are reasons to stop and find another gym.',
    next: 'First name the partner and the thing you fear most. Then tell the coach whom you want for your next two rounds, and after three good sessions add one round with somebody a bit better.',
    on_the_day:
      'Come early, warm up well and go straight to the partner you picked. Agree on the level, do two rounds with one task each, drink, and decide freshly whether you want a third.',
    say: 'Say it as you touch gloves: “Let’s keep it light and technical today, about thirty percent, head only touched.” And if it gets harder in the round: “Lighter, please, or we stop here.”',
  },
  'confidence-low': {
    how: 'Take a sheet tonight and write ten facts: rounds you got through, techniques that worked on somebody, sessions you did when you didn’t feel like it. Read it aloud before training, then add one line after every session.',
    why: 'Your head stores the bad rounds louder than the good ones, and you compare your inside with other people’s outside. Written evidence corrects that, because confidence grows from things you remember doing and hardly from pep talks.',
    when: 'Begin today and write right after each session, while it’s fresh. Give it three to four weeks before you judge; in the last week before competing, only read the list and stop looking for faults.',
    how_much:
      'One line after every session and two minutes of reading before the next. In training, two rounds in three should go against people you can hold your own with, one against somebody better.',
    which:
      'Most waver between waiting until they feel ready and entering anyway. If your coach says you’re ready, enter; the feeling usually comes after the deed. If the coach hesitates too, take a smaller event first.',
    what_if:
      'If the voice says “you’ll lose” in the middle of it all, answer with a task, not with an argument: next grip, next jab, next step. A thought can keep talking while your hands do their job.',
    is_it_ok:
      'Doubting before competing is normal and even keeps you careful. When you feel worthless in the rest of life too, for more than two weeks, with bad sleep or no joy in anything, speak to a doctor or psychologist.',
    next: 'First write the list of ten facts. Then ask your coach which of your techniques is the most reliable, and put that one into every sparring until you trust it blind.',
    on_the_day:
      'Read your list once in the morning, then put it away. Warm up with the technique you trust most, stand tall, look at people, and set one measurable job for the first minute rather than a result.',
    say: 'Say it to yourself during the warm-up, half aloud: “I don’t have to feel good, I have to do my job. First minute: hands up, move forward, my best attack. I’ve done that a hundred times.”',
  },
  'big-stage': {
    how: 'Shrink it to what’s the same: same size of mat or ring, same rules, same first action. Rehearse the walk-in three times with loud music and people watching, and end each one with two long out-breaths and your opening move.',
    why: 'The crowd, cameras and names push your attention to what people will think, and then you steer movements that normally run by themselves. A tight routine and one simple task pull the attention back to the opponent.',
    when: 'Start the rehearsals about three weeks out, once a week, and cut back on messages and media in the last three days. Visit the hall the day before if you can; it looks smaller once you’ve stood in it.',
    how_much:
      'Three full rehearsals in three weeks, five minutes of mental run-through each evening, and at most two people who may talk to you about the fight on the day. Interviews and ticket requests: one fixed hour, then done.',
    which:
      'You can soak up the atmosphere or shut it out. If crowds feed you, look around once during the walk and enjoy it; if they shrink you, headphones on, eyes on your coach’s back all the way.',
    what_if:
      'If you feel you’re outside your body when the lights come on, feel your feet: press both soles into the floor, name three things you see, breathe out long. Then keep the first minute simple and busy.',
    is_it_ok:
      'It’s normal to feel smaller on a bigger stage, and good people underperform there the first time. If the pressure takes your sleep or appetite for over a week, bring in your coach and a sports psychologist early.',
    next: 'First decide who handles tickets, phone and media, so it isn’t you. Then write your routine for the last hour, minute by minute, and walk through it in the gym until it bores you.',
    on_the_day:
      'Keep the morning ordinary: breakfast, a walk, phone with someone else. In the hall, walk the surface once, then stay in the changing room, follow your usual warm-up, and look only at your coach during the walk.',
    say: 'Send it to family and friends a few days before: “I’m grateful you’re behind me. From Thursday I’m off the phone until it’s over; tickets and questions go to my teammate. See you afterwards.”',
  },
  'opponent-intimidating': {
    how: 'Watch two recent fights, sound off, once only. Write down one thing this person does again and again, one place where it goes badly for them, and the one thing of yours that fits; drill that with a partner playing the opponent.',
    why: 'A record or a physique leaves gaps and your imagination fills them with the worst. Seen closely, everybody has habits, gets tired and gets caught, and a concrete plan leaves less room for pictures in your head.',
    when: 'Study once, as soon as the name is known, for an hour at most, and stop about a week before. With a late change, ten minutes on stance, size and favourite attack are enough.',
    how_much:
      'Two videos, three notes, one plan. Spend a quarter of your training on their main weapon and three quarters on your own game; past an hour of watching you’re only feeding the fear.',
    which:
      'People ask whether to study the opponent or ignore them. If you like plans, watch once with your coach; if watching makes you brood, let the coach watch and give you just two instructions.',
    what_if:
      'If you feel the first exchange and they’re really stronger, don’t trade strength: move, tie up or grip early, make the first minute boring. Strong starters often slow down, and you’ve kept your own air.',
    is_it_ok:
      'Respect and butterflies are normal. It isn’t all right if there’s a real mismatch in weight, age or experience; then your coach may refuse the bout, also on the day, and that’s no cowardice.',
    next: 'First ask your coach for the facts: weight, stance, number of bouts. When those stand, choose your one answer to their favourite attack and rehearse it in every sparring until the day.',
    on_the_day:
      'At the weigh-in say hello briefly and look at the shoulders or chest, not for weaknesses. Don’t watch them warm up; turn your back, do your own routine, and go over your first action.',
    say: 'Tell your coach when the name comes or changes: “They look strong and it gets to me. Please tell me the one thing they do most, and the one thing I do against it; I don’t need more.”',
  },
  'trash-talk': {
    how: 'Agree with yourself on one standard reaction and use it every time: breathe out, count two seconds, a small nod, look away and do the next practical thing. Online: no reply, mute the account, and hand your phone to somebody.',
    why: 'Provocation wants to make you angry so you drop the plan and waste energy. An insult only works with a reaction; a dull, always equal answer gives the other side nothing to build on.',
    when: 'Mute accounts and brief your friends as soon as it begins. Rehearse your reaction in training a week or two before the weigh-in, with teammates insulting you for fun; after a few goes it gets boring.',
    how_much:
      'One answer at most, one sentence long, and then silence until it’s over. Read no comments in the last seven days, and let one trusted person check messages once a day for anything important.',
    which:
      'Hitting back with words or staying silent: stay silent unless you’re truly quick and enjoy the show. If a promoter wants a quote, give one dry sentence about your training and none about the person.',
    what_if:
      'If they get in your face or shove, step back half a step, hands open at chest height, and let officials and your corner come between. Shoving back can cost you the bout, a fine or a licence.',
    is_it_ok:
      'Being stung by it is normal, and so is not answering. Threats, racism, or messages about your family aren’t part of the sport: save screenshots, tell your coach and the organiser, and go to the police with threats.',
    next: 'First mute and block, and tell friends not to forward anything. Then choose your one sentence for the weigh-in, practise the nod, and put the anger into the next pad round.',
    on_the_day:
      'At the face-off look at the forehead or the bridge of the nose, breathe slowly through your own nose, say nothing, and turn away first when the official says so. Then eat, headphones on, back to your routine.',
    say: 'If you must answer in front of people, say it once, calmly: “I’ve trained well, I hope you have too. We’ll see on the day.” Then turn away, and repeat nothing.',
  },
  'anger-in-the-ring': {
    how: 'Drill a reset: whenever a hit or foul makes you see red, take one step out, hands up or grips set, one hard breath out through the mouth, say your word such as “plan”, and come back with a straight, simple attack.',
    why: 'Anger narrows your view, makes you swing wide and burns your air in half a minute. A physical break of two seconds is enough for the first wave to pass, so you can choose again.',
    when: 'Practise it from the next sparring on, by asking a partner to annoy you on purpose. You’ll probably notice the anger earlier after three or four weeks, and that early notice is the real progress.',
    how_much:
      'One annoying round per session, two minutes, at half power, with at least five resets. Count afterwards how often you lost the plan; three times today and once in a month is good work.',
    which:
      'Some want to use the rage, others want to get rid of it. If you stay accurate when fired up, keep the fire before the bell only; if you start brawling, work on slow breathing between rounds and a strict first minute.',
    what_if:
      'If it boils over anyway, stop attacking for ten seconds: move, clinch or tie up, look at the referee or at your corner. After a foul of yours, raise a hand at once and apologise; that often saves you a disqualification.',
    is_it_ok:
      'Getting angry when hit is human; hitting after the bell, hurting partners or being disqualified is the limit. If you also explode at home or at work, see a psychologist or an anger-management course soon.',
    next: 'First find your trigger: being hit clean, being laughed at, a foul, a bad call. Then train the reset on exactly that trigger, and tell your corner which word brings you back.',
    on_the_day:
      'Skip the hype music and the staring. Tell your corner the reset word again, warm up at an even pace, and in each break take three long breaths out before anyone talks to you.',
    say: 'Say it to your corner before you walk: “If I start brawling, shout ‘plan’ and nothing else. Between rounds make me breathe first, then give me one instruction.”',
  },
  'comeback-after-loss': {
    how: 'Watch the video once with your coach, at the earliest after three days, and fill three lines: what worked, what lost it, what I drill now. Then delete it from your phone and drill that one situation, ten repetitions per session.',
    why: 'A loss hurts because weeks of work and part of your picture of yourself were riding on it, and the head replays it looking for another ending. Turning it into one concrete task gives the replaying somewhere to go.',
    when: 'Give yourself three days without analysis, light training from about day four if you’re unhurt, and look for a new date after three or four weeks. The sting usually gets noticeably duller within two to four weeks.',
    how_much:
      'Watch it once, talk it through once with your coach and once with someone close, then stop. Take one fault, drill it fifteen minutes a session for four weeks, and test it in sparring every week.',
    which:
      'It’s usually a quick rematch to wipe it out against a pause. Take the new date once you can name what you’ll do differently; if you only want it to stop hurting, build up for some weeks first.',
    what_if:
      'If you lose again, look for the pattern instead of the guilt: same round, same position, same type of opponent. Then ask for an easier match or level next time; a streak often breaks with sensible matchmaking.',
    is_it_ok:
      'Crying, sleeping badly and wanting to quit for a week or two are normal. After a knockout see a doctor before any sparring, and if the dark mood lasts over two weeks, talk to a doctor or psychologist.',
    next: 'First go back to the gym, even if only for the warm-up, and shake hands with everybody. Then the three lines with your coach, one fault to drill, and a new date when it holds in sparring.',
    on_the_day:
      'The evening after: eat, shower, stay with people, phone away, no posts and no alcohol. When the film in your head starts, say “not tonight”, get up, and do something with your hands.',
    say: 'Write it to your coach the next day or two: “I’m still chewing on it. Can we watch it together once this week? I’d like to hear what worked, what lost it and the one thing we train now.”',
  },
  'after-a-win': {
    how: 'Write the review as strictly as after a defeat: three things that won it, two moments where you got lucky, one weakness the next opponent will see. Then put that weakness into your week as a fixed fifteen-minute block.',
    why: 'After a big goal the tension drops and there’s a hole where the target was; praise makes you skip the dull work. And suddenly you have something to lose, which is why the next one can feel heavier.',
    when: 'Enjoy it for three to seven days without a plan, review in week two, set the next goal by week three. Falling flat a few days after the win is common and usually lifts with a new date.',
    how_much:
      'One week easy, then two weeks at about two thirds of your normal load, then full again. One celebration, one review, one new goal with a date; that’s the whole list.',
    which:
      'You can ride the wave with a quick next bout or rest and build. Go quickly only if you’re unhurt and the opponent makes sense; after a hard fight or many in a row, rest and build.',
    what_if:
      'If you notice you’re coasting, coming late, skipping the hard partners, ask for a round with the person you like least and start every session with your weakness. Two weeks of that put the edge back.',
    is_it_ok:
      'Feeling empty or even sad after winning is normal. If you took hard blows or have a headache, see a doctor first, and if the emptiness stays longer than a few weeks, speak to somebody trained.',
    next: 'First thank the people who helped you, partners included. Then the review, and after that one goal you can train for, a technique or a level rather than another medal.',
    on_the_day:
      'When the hand goes up: shake hands with opponent and corner, get checked, eat, and then celebrate. Don’t sign or promise any next fight that evening; say you’ll answer in a week.',
    say: 'Tell your coach in the first session back: “I’m happy, but I don’t want to get lazy. What would the next opponent attack in me, and can we start with that on Monday?”',
  },
  'return-after-knockout': {
    how: 'Go in steps, each at least a week: shadow and bag, pads, partner drills with contact to the body, touch-contact to the gloves, light rounds with one trusted partner. You only move up if there’s no headache, dizziness or fog the next day.',
    why: 'Your head has learned that an exchange can end badly, so it pulls you back or makes you shut your eyes. Many safe exchanges in a row rewrite that; one brave hard round too early confirms the fear.',
    when: 'Begin only after a doctor has cleared you in writing and any suspension is over. Then reckon with six to eight weeks of steps before normal light sparring, and some months until you stop thinking about the chin.',
    how_much:
      'Contact twice a week at most, two short rounds, at a quarter of the power, head shots last of all. In between two sessions of footwork and defence; no hard sparring at all in the first two months.',
    which:
      'People waver between proving it in hard sparring and rebuilding slowly. Rebuild slowly, everybody; a chin can’t be hardened, and the thing worth training is seeing the shot, hands home and feet out of the line.',
    what_if:
      'If headache, nausea, light sensitivity or fog come back after a session, stop all contact that day and go back to the doctor before training on. If only the fear returns, go back one step for a week.',
    is_it_ok:
      'Being gun-shy is normal and no sign of a broken chin. Without clearance, with symptoms, or after several knockouts it’s not all right to spar; ask a neurologist or sports doctor honestly whether contact still makes sense.',
    next: 'First ask the doctor for the clearance and the signs to watch for. Then find out with your coach, from the video, how the shot got through, and drill that one defence before any sparring.',
    on_the_day:
      'First round back: mouthguard and headgear, big gloves, a partner you chose, two minutes, body and gloves only. Breathe out on every exchange, stop while it still feels good, and check your head next morning.',
    say: 'Say it to partner and coach before the first round: “I’m cleared, but it’s my first contact since the knockout. Touch only, nothing hard to the head, and if I raise my hand we stop at once.”',
  },
  'return-after-break': {
    how: 'Book one easy class this week, arrive ten minutes early, tell the coach you’ve been away, and do just two thirds of it. Leave before you’re wrecked, and fix the next date before you take off your gear.',
    why: 'Technique comes back faster than fitness, and joints and skin are slowest, so your head wants things the body can’t yet cushion. Most people stay away out of shame, and nobody at the gym counts your missed months.',
    when: 'Go this week, on a quiet day, not when “fit enough”. Timing usually returns within three to six weeks, wind in six to eight; after years away give it about three months before you compare.',
    how_much:
      'Two sessions a week for the first month at about half your old intensity, then a third session from month two. No hard sparring in the first three to four weeks, and stop each session with something left in the tank.',
    which:
      'Getting fit alone first, or going straight to class: go to class, beginners’ level if there is one. Training alone first only makes sense if you’ve been ill or get breathless on the stairs; then ask a doctor.',
    what_if:
      'If a beginner beats you in the first week, tap or smile, say “good one” and note what it was. If you’re so sore you can’t move for three days, halve the next session rather than skipping it.',
    is_it_ok:
      'Feeling rusty, heavy and ashamed is normal. See a doctor before starting if you have chest pain, get dizzy under load, have a long-term illness, or haven’t moved for years and are past forty.',
    next: 'First message the gym and name the day you’re coming. After four sessions in two weeks add light rounds, and after six to eight weeks set a goal again.',
    on_the_day:
      'Eat lightly two to three hours before, pack gear and water the night before, and arrive early. Say hello, warm up thoroughly, choose a calm partner, skip the last hard round, and note one thing that still worked.',
    say: 'Write to the coach tonight: “I’ve been away a long time and I’m out of shape. I’d like to come on Tuesday and take it easy. Is there a partner I can work lightly with?”',
  },
  'bad-decision': {
    how: 'Get the scorecards and the video, watch it once with somebody neutral and score every round yourself with the sound off. Then decide with your coach: appeal if a rule was broken, otherwise write down the two rounds that were too close.',
    why: 'It stings double, because you did the work and somebody else took away the result, and nobody undoes it. Judges see one angle and score close rounds by impression, so the useful lever is making rounds clearer.',
    when: 'Ask for the appeal deadline the same day; it can be very short, in some events minutes or hours. Leave the video alone for three days, and allow two or three weeks until you can tell it without heat.',
    how_much:
      'One written appeal of half a page, with rule, round and time on the video, and nothing more. Privately: tell the story to three people, then leave it; each retelling warms it up again.',
    which:
      'Appeal or let go: appeal when there’s a rule mistake, a wrong count or a mix-up of names; let go when it was a matter of judgement. Opinions are almost never overturned, clerical errors sometimes are.',
    what_if:
      'If the appeal is rejected, ask for the reason in writing and for a rematch or a neutral place next time. Then close it: one sentence in your training book, and work on the last thirty seconds of each round.',
    is_it_ok:
      'Being furious is normal, and a factual appeal is your right. Insulting judges, storming the table or attacking them online isn’t; it can bring a suspension, so let your coach or club do the talking.',
    next: 'First secure the evidence: scorecards, video, names of the officials, the rule text. Then let your coach file it in time, and after that pick what makes rounds unmistakable: activity, clean scoring, a strong finish.',
    on_the_day:
      'When the wrong hand goes up: breathe out, shake hands with opponent and other corner, leave the surface. In the changing room you may swear; no camera, no post, and the coach goes to the officials’ table.',
    say: 'Let your coach say it at the table, quietly: “We’d like to see the scorecards and file a protest about this round. Which form, which fee and which deadline apply, and who receives it?”',
  },
  'quitting-the-sport': {
    how: 'Fill a sheet with two columns: what I’d miss, what I’d be glad to be rid of. Then test it: four weeks completely off with a fixed end date, no gym, and each Sunday one line on how it feels.',
    why: 'Wanting to quit often means something else: exhaustion, an injury, a loss, a bad gym. A break separates the two, because tiredness fades with rest while a real goodbye feels more and more right.',
    when: 'Decide nothing within two weeks of a loss, an injury or a quarrel. Take four weeks off, decide on a date you write down now, and tell people only after that.',
    how_much:
      'Count three things over the last two months: sessions you looked forward to, sessions you dreaded, days with pain. If dread wins by more than two to one even after rest, that’s a clear answer.',
    which:
      'It’s rarely all or nothing: stop competing and train for fun, or stop altogether. If you still like the people and the movement, drop only the competing; if the gym itself makes you sick, leave fully.',
    what_if:
      'If you regret it after some months, you go back; gyms stay open and the basics don’t vanish. If people call you a quitter, say it’s decided and change the subject; they don’t live in your body.',
    is_it_ok:
      'Stopping is allowed, at any level and without a reason. See a doctor if pain or head symptoms drive it, and talk to one as well if nothing else gives you joy either; that may be more than the sport.',
    next: 'First ask yourself which single thing would have to change for you to stay. Ask for that thing at your gym; if it isn’t possible or doesn’t help in four weeks, plan a proper ending.',
    on_the_day:
      'On the day you tell them, train or visit once more, speak to the coach first and alone, then to your partners. Hand back gear, thank two people by name, and plan something for that evening.',
    say: 'Say it to your coach in person: “I’m taking four weeks off to decide whether I go on. It’s not against you, you’ve taught me a lot. I’ll tell you on the first of the month.”',
  },
  'loss-of-motivation': {
    how: 'Shrink the job: pack the bag now, put it by the door, and promise yourself only to go in and warm up for ten minutes. Then you may leave; set one playful task for the session, like only using your weak side.',
    why: 'Desire follows action more often than the other way round, and sameness, tiredness or no goal kills it. A tiny start gets past the threshold, and something new gives the head a reason to be awake.',
    when: 'Start with the next scheduled session. If you’re simply worn out, take seven to ten days off first; with fresh tasks the pleasure often comes back within two or three weeks, and if not, change something bigger.',
    how_much:
      'Two fixed sessions a week, not five, for one month, each with a single task. Rate your pleasure from one to ten afterwards; three scores under four in a row mean change class, partner or goal.',
    which:
      'Push through or take a break: if you feel good after training, push through with shorter sessions; if you also feel empty after training, take ten days off and sleep.',
    what_if:
      'If you skip anyway, don’t make up for it and don’t punish yourself; just go to the very next one. Two misses in a row are the signal to text a partner and arrange to meet at the door.',
    is_it_ok:
      'Slack weeks are normal, even for professionals. If nothing at all is fun any more, sleep and appetite change, and it’s gone on for more than two weeks, see a doctor; that isn’t laziness.',
    next: 'First find out which it is: tired, bored or no goal. Tired gets rest, bored gets a new partner or style for a month, no goal gets a date eight to twelve weeks away.',
    on_the_day:
      'On the evening you don’t want to: no sofa, change clothes right after work, one song, out the door. Do the warm-up, one round with somebody you like, then decide freshly.',
    say: 'Text a training partner this afternoon: “I’m in a slump and will find an excuse tonight. I’ll be at the door at seven; if I’m not, please call me. Drinks on me next time.”',
  },
  'teammate-rivalry': {
    how: 'Pick the one thing the other does better and ask to be shown it: five minutes, after class, then drill it for two weeks. And keep a list of your own numbers, sessions, escapes, rounds, which you compare with last month only.',
    why: 'You compare with the nearest person of your level, and every success of theirs feels like your loss. Once you learn from them and measure yourself against yourself, the same person makes you better instead of bitter.',
    when: 'Do it this week, before it turns into silence or cheap shots. The envy doesn’t vanish, but it usually loses its bite within a month of working together regularly.',
    how_much:
      'One round with that person per session, not every round, and no scorekeeping. Once a week one honest compliment, once a month a look at your own list; that’s enough.',
    which:
      'You can avoid the person or seek them out. Seek them out if the rounds are fair and you learn; keep your distance for some weeks if one of you goes home hurt or furious.',
    what_if:
      'If they gloat or go harder, stay at your level, finish the round, and choose somebody else next time. If it repeats, speak to them once in private, then to the coach.',
    is_it_ok:
      'Envy in a team is normal and even useful as fuel. It goes too far when you hope the other gets hurt, go harder on purpose, talk badly about them or stop training because of it; then talk to the coach.',
    next: 'First admit to yourself what exactly you envy: a technique, a medal, the coach’s attention. Technique you learn from them, a medal you plan for, and attention you ask the coach for directly.',
    on_the_day:
      'When they win or get promoted: go over in the first minute, shake hands, one true sentence of praise, then do your own thing. It costs ten seconds, and the tension is out for both of you.',
    say: 'Say it after a round, still on the mat: “Honestly, you get me with that every time and it bugs me. Would you show me how you set it up? I’ll help you with something too.”',
  },
  'ego-in-training': {
    how: 'Set a task before each round in which you can’t win: start in the bad position, attack only with your weak side, or let the other attack first. And tap or concede early, with the hand clearly, twice, as soon as it’s locked.',
    why: 'Your head books a training round as a verdict on you, so giving in feels like losing face. A task changes what counts as success, and those who let themselves be caught see more positions and get hurt less.',
    when: 'Begin with the next sparring, in the first round, while you’re calm. After three or four weeks of tasks the tension usually drops, and partners start seeking you out.',
    how_much:
      'Two out of three rounds with a task at half strength, one free. Count taps and lost exchanges as repetitions; if nobody catches you in a whole session, you played too safely.',
    which:
      'Match the partner who goes too hard, or slow down: slow down and name the level. If you match it, both of you escalate; if it stays hard after one sentence, end the round.',
    what_if:
      'If the old fire comes up in the round, let go, reset to neutral and say “my bad, lighter”. If the partner uses your calm to smash you, thank him, sit the next one out and tell the coach.',
    is_it_ok:
      'Wanting to win is normal. It stops being all right when you don’t tap until it cracks, partners avoid you or get hurt; then take two weeks of drilling only and ask the coach to watch you.',
    next: 'First choose one partner and one losing task for tomorrow. When you can be caught there without irritation, do it with someone lower-ranked or newer; that’s the real test.',
    on_the_day:
      'Before the round: agree on the level, three breaths, your task in mind. In the round: tap early, reset fast. After the round: ask what the other saw, thank them, done.',
    say: 'Say it when touching hands: “I tend to go too hard, so tell me if I do. Fifty percent?” And to somebody who goes too hard with you: “I want to train tomorrow too, lighter please.”',
  },
  'coach-conflict': {
    how: 'Ask for ten minutes outside class, alone and sober in tone. Bring one example with date, what it did to you, and one request that can be answered with yes or no; then be quiet and let the coach talk.',
    why: 'Most coaches have thirty people, little time and an old style, and often don’t notice what lands on you. In front of the group they must defend themselves; in private, with one clear request, they can give way.',
    when: 'Speak within a week, not right after a fight or in the heat. Then allow four weeks; if nothing has moved by then, have a second talk, and after that look for alternatives.',
    how_much:
      'One topic, one example, ten minutes, one request. Write down for two weeks how often it happens; “six times in eight sessions” is stronger than “always”.',
    which:
      'Swallow it or address it: address it if it affects your safety, your competing or your fun for longer than a month; let it pass if it was one bad day.',
    what_if:
      'If the coach gets loud or says “then go”, don’t argue: “I wanted you to know, let’s both sleep on it.” Come to the next session as normal, and see whether anything changes.',
    is_it_ok:
      'Disagreeing with your coach is normal and asking is allowed. Humiliation, hitting, pressure to train injured, touching or private messages to minors aren’t; leave, tell someone you trust and the federation, minors together with a parent.',
    next: 'First write your request in one sentence. Then ask for the ten minutes by text; if the talk goes well, agree on a check-in after a month so it doesn’t trickle away.',
    on_the_day:
      'Come early, not in a sweat, and start with something true that you value. Then example, effect, request, silence. Repeat at the end what was agreed, thank the coach, and leave it for that day.',
    say: 'Start the talk with it: “I like training here and want to stay. In the last three weeks I’ve had no corrections in sparring, and it makes me insecure. Could you watch one round of mine each week?”',
  },
  'changing-gyms': {
    how: 'Do two or three trial classes at the new place first, check your contract for the notice period, then tell your coach in person before anybody else does. Cancel in writing, pay to the end, return keys and gear, thank your partners.',
    why: 'It feels like betrayal because a gym is family and somebody invested time in you. Said early and to the face, it’s a change; what breaks friendships is hearing it from others or seeing it online.',
    when: 'Tell them once you’re sure, before your first regular session elsewhere, and not in the weeks before a competition of theirs. Give the new place two to three months before you judge it.',
    how_much:
      'Try the new gym three times, at different hours and with sparring at least once. Compare five things: safety, coaching for you, partners of your size, travel minutes, monthly total including fees.',
    which:
      'Leave quietly or talk first: talk first if one thing bothers you that could be changed. Leave without discussion if you were hurt, humiliated or lied to; there you owe only the written notice.',
    what_if:
      'If the coach takes it badly, don’t defend or list faults: “I understand, thank you for everything.” Don’t join any gossip; most calm down in some weeks, and you’ll meet at tournaments.',
    is_it_ok:
      'Changing is allowed; you’re a paying member and nobody owns you. It’s a red flag if a gym threatens, withholds your licence or forbids friendships; then ask your federation what applies to transfers.',
    next: 'First write down what you’re missing and ask for it once where you are. If nothing comes, try two gyms, choose, read the contract, tell the coach, then the team.',
    on_the_day:
      'Come before class, ask for five minutes, say the decision in the first sentence, then the thanks. Don’t negotiate if it’s final. Train or leave as the coach prefers, and tell your closest partners yourself the same evening.',
    say: 'Say it face to face before class: “I wanted you to hear it from me: I’m changing gyms at the end of the month. You taught me a lot and I’m grateful. It’s about my goals, not about you.”',
  },
  'belt-grading': {
    how: 'Take the syllabus and mark every item green, yellow or red. Drill only the yellow and red ones, then run the whole programme once a week in exam order, with a partner calling the names and somebody watching.',
    why: 'In an exam you fail less on technique than on names, order and nerves with eyes on you. Doing it complete, aloud and observed beforehand makes the real thing the umpteenth repetition.',
    when: 'Start six to eight weeks before, run it whole from week four, and learn nothing new in the last five days. If you’re waiting for a promotion, ask after class, at most once every few months.',
    how_much:
      'Three blocks of twenty minutes a week on yellow and red items, one full run a week, two in the last week. Ten clean repetitions per side for each red item, slowly, with the name spoken.',
    which:
      'Ask for the belt, or wait: don’t ask for the belt, ask what’s missing. If you’ve been told you’re ready and doubt it yourself, take it; your coach has seen more gradings than you.',
    what_if:
      'If you blank out, stand upright, breathe out, bow or nod and ask to start again; examiners know it. If you fail, ask for the two points that decided it and the next date.',
    is_it_ok:
      'Feeling you don’t deserve the belt is very common and fades as you wear it. Not normal are expensive surprise fees, belts for money or grading while injured; ask about costs first, and postpone with a doctor’s note.',
    next: 'First get the current syllabus and ask the coach for your three weakest items. Once they’re solid, book a full mock exam two weeks before with a higher belt.',
    on_the_day:
      'Eat lightly, clean uniform, nails cut, grading papers packed, there thirty minutes early. Warm up, run the first three items with your partner, then on the mat: hear the name, breathe, begin, finish, wait.',
    say: 'Ask your coach after class: “I’m not asking for the belt. What are the two things you’d want to see from me before the next grading, and how do I best train them?”',
  },
  'focus-wanders': {
    how: 'Use a door ritual: before you step on the mat write the nagging thing on your phone, switch it off, take three long breaths out, name one task for tonight. When your mind drifts, touch your glove or belt and say the task.',
    why: 'A head full of open loops keeps reporting them so you don’t forget. Written down they can wait; and attention needs one narrow target, because “train well” is too wide to hold on to.',
    when: 'From the next session on, always at the same spot, the door or the changing room. It feels wooden for a week; after about three weeks the ritual itself pulls you in.',
    how_much:
      'One task per session, one cue word, a reset every time you notice drifting, even twenty times an evening. Between rounds: three breaths, one look at the coach, one instruction, no more.',
    which:
      'Forcing concentration or resetting again and again: reset. Forcing makes you stiff; noticing and coming back is the exercise itself, and it suits beginners and professionals alike.',
    what_if:
      'If the problem in your head is too big today, make it a simple session: bag, drills, no hard sparring. Distracted people get caught and hurt, so tell the partner to stay light.',
    is_it_ok:
      'Drifting is normal, particularly when tired or in trouble. If it’s new, comes with headaches or follows a blow to the head, no sparring and see a doctor; if it’s lifelong and everywhere, ask a doctor about attention problems.',
    next: 'First choose tomorrow’s one task and your cue. When you can hold it for one round, stretch it to three, then use it in a bout between rounds.',
    on_the_day:
      'Phone off an hour before, problems on paper, same warm-up as always. In the break look at one person only, breathe out three times, repeat the one instruction aloud, stand up with it.',
    say: 'Say it to yourself the moment you notice you’ve drifted: “Back. Hands up, eyes on the chest, next action.” And to your corner beforehand: “Give me one thing per break, and make me repeat it.”',
  },
  'cornering-others': {
    how: 'Between rounds: fifteen seconds of nothing but breathing and water, then one thing that works, one thing to change, in six words or less, and have it repeated back. During the round call only what you drilled together.',
    why: 'Someone under stress takes in one or two short sentences, and your voice sets their pulse. Long explanations, several voices and shouted worry land as noise, so less and calmer gets more done.',
    when: 'Agree on the plan and three code words two weeks before and use them in sparring. With a class, prepare the evening before; your own nerves usually settle after three or four times.',
    how_much:
      'One voice, one instruction per break, three code words in total. For kids: explain for thirty seconds, let them do for three minutes, and at least one praise by name for each child per class.',
    which:
      'Fire them up or calm them down: watch face and breathing. Wide eyes and fast breath get a slow low voice; flat and sluggish gets a hand on the shoulder and a loud short order.',
    what_if:
      'If nothing you say gets through, drop the plan and give one simple order such as hands high and move. If they’re hurt, dazed or no longer defending, stop it, towel or word to the referee.',
    is_it_ok:
      'Being more nervous than the fighter is normal. You may always stop a fight too early, never too late; with minors teach only with the club’s consent, insurance, first aid and a second adult nearby.',
    next: 'First ask the fighter what they want to hear and what not. Then set the code words, check bucket, water, tape, towel, rules of the event, and try it once in sparring.',
    on_the_day:
      'Arrive early, check times, rules and gear, keep the fighter warm and people away. Last word before the start: the first action. Afterwards first health, then a hug, the analysis only days later.',
    say: 'Say it in the break, low and slow, after they’ve breathed: “Good. Your jab lands. Hands higher when you come out. Tell me: what are you doing?” Swap in what works in your sport.',
  },
  'child-competes': {
    how: 'Before: “I love watching you, have fun, listen to your coach.” After: a hug, water, food, silence. Talk about it only when the child starts, and ask “what was the best bit?” instead of explaining what went wrong.',
    why: 'Children read your face and think your mood depends on the result. When they feel that love and the ride home stay the same, nerves get smaller; technical advice from parents mixes up two roles.',
    when: 'Talk about the day calmly two or three days before, not in the car. After a loss wait at least one night; if the child wants to stop, let the term or course run out, then decide together.',
    how_much:
      'One sentence before, one hug after, zero instructions from the stands. For beginners a few small events a year are plenty, and two or three training days a week leave room for friends and other sports.',
    which:
      'Push through or let them stop: a bad day is worth coming back once more; weeks of stomach aches, tears before training or fear of the coach mean stop now and find out why.',
    what_if:
      'If your child cries or refuses on the spot, crouch down, offer water and two choices: sit with me for five minutes, or tell the coach together. A “no” counts, and nobody comments on it in the car.',
    is_it_ok:
      'Tears, tummy aches and “never again” are normal. Not normal: losing weight for a class, training in pain, fear of an adult; take the child out and find out why. After a blow to the head, stop and see a doctor.',
    next: 'First ask your child what they like about it and what they dread. Then speak with the coach about exactly that, and agree with your child on a sign that means “I want to stop”.',
    on_the_day:
      'Good sleep, familiar breakfast, early arrival, show toilets and mat, then hand over to the coach. You sit down, clap for both kids, smile either way; afterwards food before any talk.',
    say: 'Say it right before they go to the coach: “I love watching you do this. Winning or losing, we’re having pizza afterwards.” And after a loss only: “That was brave. I’m here.”',
  },
  'late-beginner': {
    how: 'Warm up ten minutes before class on your own: hips, shoulders, ankles, neck gently. Then train at seventy percent, choose calm partners, sit out one round in three, and write down one detail after each class.',
    why: 'You recover more slowly and have fewer hours behind you, that’s all; the younger ones often simply have more mat time. Patience and precision are your advantage, because you can’t rely on speed and so learn technique properly.',
    when: 'Begin this week; waiting makes nobody younger. Soreness eases after three or four weeks, the basics sit after about six months, and around a year you’ll be the one helping newcomers.',
    how_much:
      'Two sessions a week, at least a day and a half apart, for three months; then perhaps a third. Add two short strength sessions of twenty minutes, and keep hard sparring rare or leave it out.',
    which:
      'Fundamentals class or open class with the young ones: fundamentals for the first half-year. With an old injury choose pads or technique classes over hard contact; with heart trouble ask your doctor first which load is fine.',
    what_if:
      'If a twenty-year-old runs over you, slow it down with frames, grips or distance, and ask for a slower second round. If something aches for longer than a week, cut the load and have it looked at.',
    is_it_ok:
      'Starting at forty, fifty or later is normal in many gyms. See a doctor first with heart trouble, high blood pressure, long inactivity, dizziness or chest pain, and tell the coach about old injuries.',
    next: 'First do a trial class and tell the coach your age, injuries and aim. After a month of regular twice a week, pick one technique per position as yours, and only compare with last month.',
    on_the_day:
      'First class: arrive fifteen minutes early, trimmed nails, water, clean clothes. Tell the coach it’s your first time, stand in the second row, copy slowly, tap or stop early, leave with something left.',
    say: 'Say it to your partner before you start: “I’m new and not twenty any more. Let’s go slow and technical; I’d like to be able to work tomorrow. Tell me what you see.”',
  },
  'women-and-small': {
    how: 'Choose two fixed partners near your size or known for control, and open every round with the level. Under heavier people make frames early, forearm and knee between you, move your hips first, and never wait until the weight has settled.',
    why: 'Big partners often either crush or go limp because they don’t know how to train with you. When you name what you need, most get it right; and against weight, timing and frames work where strength can’t.',
    when: 'Speak up from the next class on, in the first minute of the round. Expect four to six weeks until partners have adapted; if the coach hasn’t helped by then, try another gym or a women’s class.',
    how_much:
      'Half of your rounds with people within about ten kilos, the other half with controlled bigger ones. At most one round per session with somebody who really leans on you, two minutes, from a position you choose.',
    which:
      'Women’s class or mixed class: take both if you can. A women’s or lightweight class gives you rounds where technique decides; the mixed one gives you pressure. If you feel unsafe in one, drop it without remorse.',
    what_if:
      'If somebody says “I’ll go easy on you” and then does nothing or crushes you, stop and correct once. If it stays, thank him, change partner, tell the coach; you may refuse any partner.',
    is_it_ok:
      'Feeling out of place as the only one is normal and eases with two good partners. Groping, sexual remarks, being hurt on purpose are not; leave the mat, tell coach or someone you trust, and report it.',
    next: 'First tell the coach whom you like to train with and ask to be paired. Then build one reliable thing from below or from outside, and invite another woman or lightweight to come along.',
    on_the_day:
      'Come early and arrange your partners before class, so you aren’t left over when pairs are formed. Name the level, take breaks when you want, and end with somebody you trust.',
    say: 'Say it at the start of the round: “Please don’t let me win and don’t lie on me with everything. Use technique, about half strength, and tell me when my frame is late.”',
  },
  plateau: {
    how: 'Film three rounds, write down how each bad moment began, and choose the commonest one. For four weeks start two rounds per session exactly there, with a partner who knows your task, and use a single answer.',
    why: 'At first everything is new, later you repeat what you already can, and your partners improve with you, so you see no distance. Progress comes back when you practise a narrow weak spot instead of more of everything.',
    when: 'Start the four weeks with the next session and film again at the end. The first two weeks usually feel worse because you leave your strong game; a change shows around week four to six.',
    how_much:
      'Two situation rounds of three minutes per session, three times a week, one problem at a time. Count how often you get out of ten tries; from two to five is a lot.',
    which:
      'Train more or train differently: if you come fewer than twice a week, come more; if you come four times, change the content and take a light week first, as tiredness looks like a plateau.',
    what_if:
      'If the same people still catch you after four weeks, ask them to show you what they see just before. The fault is mostly one step earlier than you think; move your drill to that step.',
    is_it_ok:
      'Months without visible progress are normal, especially after the first year. If you’re getting worse, sleep badly and are always tired, rest a week and see a doctor if it stays.',
    next: 'First ask one strong partner and the coach for your biggest hole; if both say the same, take it. After it’s closed, look at the video for the next one.',
    on_the_day:
      'Tonight: tell your partner the situation before the round, start in it, try only your one answer, reset, ten times. Afterwards one line: tries, successes, what was missing.',
    say: 'Say it to the partner who always catches you: “You get me with that each time. Can we start there for two rounds, you slowly, and you tell me what I do just before?”',
  },
  'training-alone': {
    how: 'Do six rounds of three minutes: two shadow with one theme in front of a mirror, two on the bag or floor movements, one footwork with a line of tape, one of strength. Film one round and correct one thing next time.',
    why: 'Alone you lack the resistance and somebody to correct you, so faults settle in and the mind gets bored. A fixed theme, a clock and video replace part of that; timing and distance you can only learn with people.',
    when: 'Fix three days and a time, and begin with thirty minutes. Wind and form get better within four to six weeks; plan a session with real partners at least once a month, travel included.',
    how_much:
      'Three times a week, thirty to forty-five minutes, one theme a week. On the bag keep about seventy percent power with wrapped hands, one minute break, and stop when the form falls apart.',
    which:
      'Video course or occasional private lesson: one private lesson every four to six weeks with homework beats any pile of videos. If money is short, pick one single course and follow it in order.',
    what_if:
      'If you lose the drive after two weeks, shorten to fifteen minutes and send someone a photo of each session. If wrist, shoulder or shin hurt, stop the bag and get your form checked before going on.',
    is_it_ok:
      'Training alone is fine for fitness, movement and basics. Chokes, throws, joint locks and hard sparring aren’t for copying at home with untrained friends, and don’t enter a competition without having sparred under a coach.',
    next: 'First clear two by two metres and set a timer. After four weeks of three sessions each, look for an open mat, a seminar or a gym within an hour’s travel for one Saturday.',
    on_the_day:
      'Tonight: phone on timer, five minutes of warming up, theme on a note on the wall, six rounds, one filmed. Finish with stretching, one line in the book, and lay out clothes for next time.',
    say: 'Write to a gym or coach within reach: “I train alone at home because nothing is near. Could I come to an open mat once a month, or book a lesson where you correct my basics?”',
  },
  'bout-cancelled': {
    how: 'Close it the same day: inform ticket buyers and family in one message, ask the organiser in writing about refunds, costs and a new date, and eat and sleep normally. Within a week do three refereed rounds in the gym with a fresh partner.',
    why: 'Your body was set for one day and the tension now has nowhere to go, so you’re irritable, empty or low. A substitute with a start and an end lets it out, and a new date gives the training a direction again.',
    when: 'Take one to three days off the subject, then talk about a new date in the same week. Form holds for around two weeks with lighter training; the disappointment usually eases once something is in the calendar.',
    how_much:
      'Keep about two thirds of the training for two weeks, with one hard session in each, then an easy week if no date comes. Don’t stay at peak level longer than that; it wears you down and invites injuries.',
    which:
      'Grab any replacement opponent or wait for a proper match. Take the replacement if weight, experience and rules are close to what was agreed; wait if they’re heavier, far more experienced, or you’re only angry.',
    what_if:
      'If the next one falls through as well, look wider: another organiser, a neighbouring region, a related rule set, or one class up without forcing weight. Ask your coach to keep two options open at the same time.',
    is_it_ok:
      'Being furious, flat or even relieved is all normal, and so is pulling out when something was wrong. If you walked out from panic, talk it through with your coach; if the low lasts over two weeks, see a doctor or psychologist.',
    next: 'First send the messages and get the expenses question answered in writing. After that agree on a substitute in the gym, and when that’s done sit down with your coach over two new dates.',
    on_the_day:
      'If it falls through in the hall, ask the organiser calmly for the reason and for expenses, tell your corner, then get changed and eat. Ring one person you like, leave the internet alone, and go home or watch your teammates.',
    say: 'To your coach after you withdrew yourself: “I pulled out because I couldn’t go through with it that day. I’m sorry for the work you put in. I want to understand it with you and try again, smaller this time.”',
  },
  'body-shame': {
    how: 'When the shame rises, do three things: feet flat on the floor, one long breath out, then look for something outside yourself, such as your partner’s hip, and describe it in your head for ten seconds. Then ask for the next repetition.',
    why: 'Shame makes you check yourself all the time, and whoever checks believes that everybody else is checking too. Attention on a task leaves less room for it, and going anyway shows you, class by class, that little happens.',
    when: 'Start with the next class instead of waiting until you look different. The first three or four sessions are the worst; after six to eight weeks of steady training most people notice that they check themselves less.',
    how_much:
      'Two sessions a week are enough to get used to it, with one small exposure in each: the mirror side, the short sleeves, the changing room. Look at weight or photos once a month at most, and not on training days.',
    which:
      'Hide it or show it. Cover up as much as you like for the first weeks if that gets you through the door; then drop one layer at a time, only where it hinders you in training.',
    what_if:
      'If someone makes a remark, answer once, briefly, and carry on training; then tell the coach the same evening. If the coach is the one who makes it, or shrugs, that says something about the gym, and a trial class elsewhere is fair.',
    is_it_ok:
      'Feeling this is very common in gyms, among lean and strong people too. If you skip meals, make yourself sick, train to punish yourself or can’t stop thinking about it, see a doctor or therapist soon; if you’re under age, with a parent.',
    next: 'First solve the clothes and the changing room so that you get there. Once two weeks have gone by, stand where you’d usually avoid it, and then set a goal for something your body can do.',
    on_the_day:
      'Arrive with kit under your clothes, greet one person by name, and take a place in the second row. Keep to your one task, stay to the end, and write your sentence in the car or on the way home.',
    say: 'To someone who jokes about it, calmly and at once: “I don’t want comments about my body. Let’s train.” And to yourself before going in: “I’m here to learn one thing tonight.”',
  },
  'older-athlete': {
    how: 'Warm up fifteen minutes on your own: joints, hips, shoulders, then slow rounds. Spar early in the session while fresh, three or four rounds with chosen partners, stop one round before you’re empty, and finish with technique.',
    why: 'With the years speed and recovery decline, and tendons take longer than muscles; timing, calm and reading people hold up well. Strength work and longer breaks protect the first, and a simpler game lets the second pay off.',
    when: 'Change the week now, before the next injury makes you. Give it eight to twelve weeks; tendons and strength need that long. Get a medical check before you raise the load or enter a competition, and then once a year.',
    how_much:
      'Two hard and one or two easy sessions a week, 48 hours between the hard ones, two strength sessions of thirty minutes. Hard sparring once a week at most; many do well with hard head contact only rarely or not at all.',
    which:
      'Keep up with the young or go to the masters. Train with everybody, but compete in your age class; a mixed field makes sense only if you recover well and can afford an injury at work.',
    what_if:
      'If a partner ignores the agreed pace, stop the round, say it once more, and if it goes on thank them and sit out. Nobody worth training with holds that against you, and the coach should know.',
    is_it_ok:
      'Training and competing at fifty or sixty is fine for many, with a doctor’s check. Stop and see one promptly with chest pressure, unusual breathlessness, fainting or a racing heart, and after any hard blow to the head.',
    next: 'First space the hard sessions and add the warm-up. When twelve weeks have gone by without a break, raise the strength work a little, and only then think about a masters event with a date far enough away.',
    on_the_day:
      'At a masters event arrive early, warm up longer than the others, and keep warm between bouts. Open with your safest grip or jab, slow the pace in the first minute, and tap or signal early; work waits on Monday.',
    say: 'To your coach, before class: “I want to train for another twenty years. Please pair me with people who can control themselves, and tell me which three things of my game still work best.”',
  },
}
