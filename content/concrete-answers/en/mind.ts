import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'nerves-before-fight',
    asked: [
      'What can I do about shaking and a sick stomach in the last hour before my fight?',
      'shaking before fight what to do',
      'and in the last hour, what do i actually do',
      'an hour before i fight i’m shaking and want to throw up',
    ],
    answer:
      'Breathe in through the nose for 4 seconds and out for 6 to 8, for three minutes, walking slowly. Then start the warm-up: 5 minutes of skipping or shadow, 3 rounds of pads, last sweat 10 minutes before you walk. The shaking is adrenaline and goes with the first exchange. The usual mistake is sitting still in a corner, scrolling. Fainting or chest pain: ring doctor at once.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'What should I eat on fight day if I’m so nervous that nothing stays down?',
      'too nervous to eat fight day',
      'and what if i can’t get food down',
      'i can’t keep anything down on the day of the bout',
    ],
    answer:
      'Eat small and bland: half a banana, white rice, toast with honey or a smoothie, a few bites every 45 minutes until about 90 minutes before you fight. Drink in sips all day. Have the biggest meal the evening before, while the stomach still works. What goes wrong is trying one big plate at noon. If you keep vomiting and can’t hold water, tell the ring doctor.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Should I tell my coach that I’m scared before the bout?',
      'tell coach im scared?',
      'do i say it to him or keep it to myself',
      'my coach thinks i’m calm but i’m terrified about saturday',
    ],
    answer:
      'Yes, tell him, and do it days before, not in the changing room. Say: “I’m nervous, and it helps me when you talk little and give me one task per round.” He can then set the warm-up and keep people away from you. Every coach has heard it. Hiding it usually goes wrong because he reads your silence as calm and leaves you alone with it.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'How many days before a fight is it normal to start feeling nervous?',
      'nervous 2 weeks before fight normal',
      'and this early already, is that normal',
      'fight is two weeks off and my stomach turns every evening',
    ],
    answer:
      'Two weeks is normal; most people feel it in waves and worst in the last two days. Give it a fixed slot: 10 minutes after dinner, write down the three worst things and one action for each, then close the book. Keep training times and bedtime unchanged. If you barely sleep or eat for more than three nights, tell your coach and see a doctor.',
  },
  {
    matter: 'first-competition',
    asked: [
      'How do I know if I’m ready for my first competition?',
      'am i ready for first comp',
      'so how do i know i’m ready',
      'coach says compete, i don’t feel ready at all',
    ],
    answer:
      'You’re ready when three things are true: you finish hard rounds of bout length with one to spare, you have one attack and one escape that work on strangers, and your coach says yes. You won’t feel ready, nobody does the first time. The usual mistake is waiting for the feeling for a year. If your coach says not yet, believe that.',
  },
  {
    matter: 'first-competition',
    asked: [
      'What do I pack in my bag for my first tournament?',
      'what to bring first tournament',
      'and what goes in the bag',
      'first tournament saturday and i have no idea what to take',
    ],
    answer:
      'Pack the evening before: ID and registration, competition clothes plus a spare set, mouthguard, groin guard, gloves or wraps, tape, flip-flops, warm jumper, two litres of water, bananas, rice, sandwiches, towel, small scissors for nails. Photograph the rules sheet and schedule. What people forget most is ID and the second mouthguard. Read the organiser’s rules on gear, some demand their own approved kit.',
  },
  {
    matter: 'first-competition',
    asked: [
      'How long before my first match should I arrive at the venue?',
      'how early to get there first comp',
      'and when do i need to be there',
      'worried i’ll get there too late or sit around for five hours',
    ],
    answer:
      'Be there 90 minutes before your scheduled time, or 60 minutes before your weigh-in if that is the same day. First 15 minutes: register, find your mat, toilet, warm-up area. Then sit down, warm clothes on, and start warming up 30 minutes before the call. Schedules often run early or very late, so check the board every 15 minutes and keep food with you.',
  },
  {
    matter: 'first-competition',
    asked: [
      'What should my plan be for my very first match?',
      'game plan first match',
      'ok and what do i do when it starts',
      'i know so many moves and no idea what to do in my first match',
    ],
    answer:
      'Carry one plan of three steps: your favourite entry, the position after it, and one finish. For strikers: jab, move left, one-two, out. Say it aloud ten times on the day. For the first 30 seconds only hands up, breathe out, first grip or first jab. What ruins debuts is trying something seen yesterday on video.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'What can I do in the moment when my head goes blank in a fight?',
      'mind goes blank in fight what to do',
      'and right in that moment, what do i do',
      'bell rings and everything i know is gone',
    ],
    answer:
      'Breathe out loudly, hands up, one step to the side, and throw your jab twice; grapplers: fight for your first grip. Moving the feet starts the rest again. Drill this exact chain 20 times at the end of each session, on a clap from your partner. The mistake is searching for the perfect move; any small action beats it.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Which drills help against freezing in sparring?',
      'drills for freezing',
      'what do i train for that, exactly',
      'i stand there in sparring and just take it',
    ],
    answer:
      'Use reaction rounds: your partner throws one light jab, you must answer with anything inside a second, 3 rounds of 2 minutes. Then he throws two, then three. Last, start rounds already in trouble: back on the ropes or under side control. Three sessions a week for a month. It fails when the partner goes hard too soon, so fix the pace at 30 per cent.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'What should my corner shout when I freeze?',
      'what should corner say when i freeze',
      'and what does my coach shout then',
      'my coach shouts ten things and i hear nothing',
    ],
    answer:
      'Agree on one word with one action, for example “Jab!” means jab and step left, or “Grip!” means right hand to the collar. Two words at most for the whole bout, always shouted by the same person. Use them in sparring for three weeks so the body answers without thinking. Long sentences, or friends shouting too, cancel it out.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'I only freeze in competition and never in the gym, so what should I change?',
      'fine in gym freeze in comp',
      'but in the gym it works, so what now',
      'in training i beat everyone and at tournaments i turn to stone',
    ],
    answer:
      'Bring the competition into the gym: once a week a full bout with a referee, a score, spectators, music, and a partner from another club. Do the same warm-up and walk-in as on the day. Eight such bouts before the next tournament. Usually only the technique is rehearsed and never the occasion. If you black out after being hit, no sparring and see a doctor.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'How do I stop closing my eyes when punches come?',
      'keep closing my eyes when hit',
      'and how do i keep my eyes open',
      'i blink and turn my head every time he jabs',
    ],
    answer:
      'Partner taps your gloves and forehead with an open hand at 20 per cent, you keep your chin down and look at his chest, 3 rounds of 2 minutes before class. Then light jabs on your high guard, breathing out sharply at every touch. Do it for four weeks. It goes wrong when you jump straight from this to hard sparring.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'How hard should sparring be if I’m afraid of getting hit?',
      'how hard to spar when scared',
      'and how hard should he go',
      'they hit me hard and i start flinching even more',
    ],
    answer:
      '30 per cent to the head, so a touch that moves no hair, and up to 50 to the body. Tell the partner first: “Touch to the head please, I’m working on my defence.” Two rounds of jab only, then one open. Fear learns nothing from hard shots, it only grows. Headache, dizziness or nausea afterwards: no sparring, see a doctor.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'How long does it take to get used to being hit?',
      'how long till i get used to it',
      'and how long does that take',
      'six months in and i still flinch',
    ],
    answer:
      'Most people need two to four months with two light, controlled sessions a week, and the flinch comes back a little after every break. Count one thing: how many jabs out of ten you see all the way in. What slows it is rare, hard sparring once a month. Being afraid of heavy shots to the head never goes completely, and should not.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Is it okay to do boxing without ever sparring?',
      'box without sparring ok?',
      'and can i just leave the sparring out',
      'i love the training but i don’t want to get punched in the face',
    ],
    answer:
      'Yes, plenty of members train for years with pads, bag, drills and body sparring only. Tell the coach once: “I want technique and fitness, no head contact.” Ask for partner drills with gloves on the shoulder instead, so your distance stays real. The one catch: without any contact, don’t assume it works as self-defence.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'How do I tell a partner that he’s sparring too hard?',
      'how to tell partner too hard',
      'and what do i say to him',
      'he says light and then takes my head off',
    ],
    answer:
      'Stop, drop your hands, step back and say: “Too hard for me, half of that please.” Say it at the first hard shot, not the fifth. If the next round is the same, touch gloves, say “thanks, I’m done” and tell the coach after class. Don’t hit back harder, that is how both go home hurt. Headache after it: no sparring, doctor.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Is it okay to refuse to spar with someone?',
      'can i refuse to spar someone',
      'and may i just say no to him',
      'there’s one guy i really don’t want to spar with',
    ],
    answer:
      'Yes, you may refuse any partner, any time, without giving reasons. Say: “Not today, thanks,” and take the next one. If it is always the same person, tell the coach why in two sentences so he can pair differently. A gym where saying no is punished is a gym to leave. Refusing everyone for weeks, though, makes the fear bigger.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'I’m the smallest in class, so how do I spar with bigger people?',
      'smallest guy sparring tips',
      'and with the big ones, how',
      'everybody has 20 kilos on me and i get crushed',
    ],
    answer:
      'Agree on a task before the round: “You jab only, I work my footwork,” or on the ground start from your best position and reset when pinned. Two of five rounds with heavy people are enough. Move after every contact, never stand and trade. If he uses his full weight or power, end the round and ask the coach for another partner.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'What do I do the evening before sparring when I already feel sick about it?',
      'dread sparring day',
      'and the night before, what do i do',
      'wednesday is sparring and i feel ill from tuesday on',
    ],
    answer:
      'Shrink it: decide the evening before on two rounds, with one partner you trust, and one task such as jab and move. Text him: “Two light rounds tomorrow?” Bag packed, phone off at ten. After the two rounds you may leave. Planning to survive the whole session is what makes Tuesday so heavy. Add one round every second week.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'How do I get more confidence before a competition in three weeks?',
      '3 weeks to comp no confidence',
      'and in three weeks, what can i still do',
      'three weeks to go and i’m sure i’ll lose',
    ],
    answer:
      'Collect proof daily: after each session write one thing that worked on a resisting partner, in one line. Spar twice a week, half of the rounds with people you can beat, so you practise winning. The last week only your best two techniques, 50 clean repetitions each. What pulls you down most is watching opponents’ highlights in bed.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'What do I say to myself when I think I’m not good enough?',
      'what to tell myself before comp',
      'and what do i say to myself then',
      'in my head it goes you’ll lose, you’ll lose, you’ll lose',
    ],
    answer:
      'Use a task sentence, no praise: “Hands up, first grip, breathe out.” Say it each time the other sentence comes, out loud if you’re alone. Your head argues with “I’m the best”, it doesn’t argue with a task. Practise it in sparring for two weeks so it’s there on the day. Fighting the bad thought itself only makes it louder.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Everyone else in class seems better than me, so should I still compete?',
      'compete even tho im the worst?',
      'so should i enter or not',
      'i get beaten by everyone in the gym and there’s a tournament soon',
    ],
    answer:
      'Yes, if your coach agrees and the tournament has a beginner division. Your gym mates know your game; strangers at your level don’t. Enter one category, tell yourself the goal is to carry out your first attack in every match. What goes wrong is picking an open or advanced class to spare yourself expectations.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'How do I deal with getting a promotion or place on the team that I feel I don’t deserve?',
      'don’t deserve the spot on team',
      'and if i really don’t belong there',
      'they put me on the team and i feel like a fake',
    ],
    answer:
      'Ask your coach one question: “What did you see that made you pick me?” and write down the answer. Then take one job on the team for four weeks, for example the toughest rounds for whoever fights next. Being useful ends the feeling faster than thinking. Don’t offer the spot back before that month is over.',
  },
  {
    matter: 'big-stage',
    asked: [
      'How do I handle the walk-in with a big crowd?',
      'walk in nerves crowd',
      'and during the walk-in, what do i do',
      'never fought in front of so many people and the walk scares me',
    ],
    answer:
      'Pick three points to look at: your coach’s back, the ring steps, the referee’s chest. Breathe out on every second step and walk slower than feels natural. Go into the empty arena in the afternoon, stand in the ring for five minutes, and touch the ropes. What throws people is searching the crowd for friends. Wave afterwards.',
  },
  {
    matter: 'big-stage',
    asked: [
      'How many people should I invite to my title fight?',
      'how many people to invite title fight',
      'and do i want my family there',
      'fifty people bought tickets for me and that makes it worse',
    ],
    answer:
      'Invite as many as you like, but let only two contact you on the day: one person for tickets and one who calms you. Hand tickets over by Thursday and put your phone in your coach’s bag six hours before. The pressure comes from messages and favours, less from faces. If your mother watching makes you freeze, she may watch the recording.',
  },
  {
    matter: 'big-stage',
    asked: [
      'How do I deal with interviews in fight week?',
      'interviews fight week',
      'and what do i say into the camera',
      'they want me to do interviews all week and it drains me',
    ],
    answer:
      'Set one block of 45 minutes for all of it, by Wednesday, and prepare three sentences: “Camp was good. I respect him. I’ll show you on Saturday.” Repeat them. To anything else say “I’ll answer that after the fight.” Check your contract for media duties first. The trap is reading the comments afterwards; let your coach post.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Should I change my style because it’s a title fight?',
      'title fight fight differently?',
      'and do i do anything different this time',
      'it’s five rounds for the belt and i think i need something special',
    ],
    answer:
      'No, fight your own game and change only the pacing. For five rounds work at 80 per cent in the first two, win the last 30 seconds of each, and keep one gear for four and five. Spar the full distance three times in camp, the last one 10 to 14 days out. New techniques learned for the occasion usually show up half-done.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'My opponent is undefeated, so how do I prepare for that?',
      'opponent is undefeated',
      'ok but he’s never lost, what then',
      'he’s 9 and 0 and i can’t stop thinking about it',
    ],
    answer:
      'Look at who he beat and how, for 30 minutes, together with your coach, then stop. Note two habits, for example drops the right hand after the jab, backs up straight, and drill one answer to each 100 times a week. A record tells you about nine other people. Watching his knockouts alone at night is what beats you beforehand.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'My opponent was changed two days before the fight. Should I still fight?',
      'opponent changed last minute fight?',
      'and do i still take it',
      'they swapped my opponent on thursday and i know nothing about him',
    ],
    answer:
      'Take it only if weight, experience and rules stay the same: within the class, no more than a few bouts above yours, same rounds. Your coach decides and you may refuse without shame. If yes, keep your plan, only ask stance, height, striker or grappler. Get the change in writing with the same purse. It goes wrong when people agree in the corridor.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'How do I behave at the face-off with a guy who scares me?',
      'face off tips',
      'and when we stand face to face',
      'at the weigh-in he stared at me and i looked away',
    ],
    answer:
      'Look at the point between his eyebrows, breathe through the nose, shoulders down, count slowly to five, then turn to the camera. Looking away costs nothing, the judges aren’t there. If he leans in, hands behind your back and a step away; the officials deal with it. The mistake is replying, then replaying the sentence all night.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'He’s much bigger than me on fight day. What do I change?',
      'hes way bigger on fight night',
      'and if he’s that much heavier, what do i change',
      'same class on paper but he looks two sizes up',
    ],
    answer:
      'Move more and hold less: hit, step off at an angle, never stop in front of him, and break every clinch with a frame and a turn. First round on the outside, work to the body and legs, raise the pace from the second. Big men tire when they miss. Trying to prove you can trade loses it. If he missed weight, your coach may refuse the bout.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Should I answer when my opponent insults me online?',
      'reply to trash talk or not',
      'and do i write something back',
      'he posts about me every day and everyone tags me',
    ],
    answer:
      'No, don’t answer; mute his account and your tags until the day after the fight. If the promoter wants something, post one line: “See you Saturday.” Let a friend screenshot anything about your family, race or threats and pass it to the promoter and, for threats, the police. One reply usually turns into ten and eats your evenings.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'What do I do if he pushes me at the weigh-in?',
      'pushed at weigh in what do i do',
      'and if he puts his hands on me',
      'i’m scared i’ll swing at him on the stage',
    ],
    answer:
      'Step back, hands open at chest height, and turn towards your coach. Nothing else. Agree beforehand that your coach stands half a metre beside you and steps in between. Hitting him there can cost you the fight, the purse, the licence and bring a criminal charge. Say afterwards to the official: “Please note that he touched me.”',
  },
  {
    matter: 'trash-talk',
    asked: [
      'How do I stay calm when he talks during the fight?',
      'he talks during the fight',
      'and while we’re fighting, if he keeps talking',
      'he kept laughing at me mid-round and i lost it',
    ],
    answer:
      'Answer with a technique: every time he talks, you jab or take a grip. Someone who talks isn’t breathing well. Practise it, let a team-mate insult you for two rounds a week while you keep the plan. Keep your mouthguard closed, talking back loosens the jaw and can get you warned. Slurs you report to the referee between rounds.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Should I trash-talk to sell tickets?',
      'should i talk trash to sell',
      'and should i do it myself',
      'promoter says i’m too nice and should talk more',
    ],
    answer:
      'Only as far as you’d say it to his mother: talk about the fight, never about family, origin, illness or looks. “He gets tired after two rounds, everybody knows it” sells fine. Post a training clip and the ticket link with it. It backfires when you play somebody else; then you spend fight week defending a sentence instead of resting.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'What do I do when I lose my temper in the middle of a round?',
      'lose temper mid round',
      'and in that moment, how do i come down',
      'he hits me once clean and i see red and just swing',
    ],
    answer:
      'Take two steps back, breathe out long, touch your own gloves together, and throw only jabs for ten seconds. That chain is your reset; drill it in sparring every time your coach shouts “Reset”. Anger shows first as held breath and clenched jaw, so act there. What usually fails is trying to calm down by thinking.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'How do I apologise after I went too hard on a training partner?',
      'went too hard how to apologise',
      'and what do i say to him now',
      'i lost it in sparring yesterday and hurt a team-mate',
    ],
    answer:
      'Write or say it today: “I lost my head yesterday and hit you too hard. That was wrong. How are you?” No but after it. Then tell the coach yourself and offer to sit out sparring for two weeks. If he has headache, nausea or dizziness, he needs a doctor and no training. Explaining how he provoked you ruins it.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'I got disqualified for losing my temper. What should I do next?',
      'got dq’d lost temper what next',
      'and what do i do after that',
      'they disqualified me because i hit after the bell',
    ],
    answer:
      'Within two days apologise in writing to the opponent, the referee and your coach, three sentences each. Ask the federation whether a ban or hearing follows, and by when you must reply. Then no competition until you’ve done eight rounds of provoked sparring without a foul. If temper also costs you at home or at work, go to a counsellor.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Can my coach see my anger coming and stop it?',
      'can coach stop me getting angry',
      'and what can my corner do',
      'in the corner i don’t hear anything because i’m furious',
    ],
    answer:
      'Yes, if you agree on a sign: he calls your first name and “jab”, and you must jab three times before anything else. Between rounds he gives you water, ten seconds of silence, three slow breaths, then one instruction. Tell him what he’ll see first, usually you drop your hands and walk forward. It fails when the corner shouts back.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'How long should I wait before fighting again after a loss?',
      'how long after loss to fight again',
      'and when do i go again',
      'lost on saturday and want a rematch right away',
    ],
    answer:
      'After a points loss without damage, one to two weeks easy and the next bout in six to ten weeks. After a stoppage by head shots the doctor and the federation’s suspension decide, no sparring before that. Watch the video once, after day five, with your coach. Booking a fight in the first three days is the usual mistake.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'How do I watch the video of my loss without going crazy?',
      'watching my loss on video',
      'and how do i look at it',
      'i’ve watched my loss thirty times and it gets worse',
    ],
    answer:
      'Watch it once, with the coach, sound off, pen in hand. Write two things that worked, two that cost points, and the moment it turned. Each of the two faults becomes a drill, 10 minutes a session for four weeks. Then delete it from your phone. Alone at midnight you don’t see the fight, only the ending.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'What do I say to people who ask about the fight I lost?',
      'what to tell ppl who ask about loss',
      'and when they ask me about it',
      'everyone at work asks how it went and i want to hide',
    ],
    answer:
      'Say: “I lost, he was better that day. I’m back in training Monday.” Then ask them something. Ten seconds, and it’s done. Send one message to the group that supported you, thanking them, so that most never ask. Excuses about the referee or your weight make people ask more, and you tell it again each time.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'I’ve lost three in a row. Should I step down a level?',
      '3 losses in a row step down?',
      'so do i go down a level or not',
      'three losses on the trot and i don’t know what’s wrong',
    ],
    answer:
      'Yes, take one bout at a lower level or a friendly match, in eight to twelve weeks. First sit down with your coach for 30 minutes: same fault three times, or three different ones. Same fault means training changes; different ones mean opponents were too strong. If two of the losses were by knockout, see a neurologist before anything else.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'How long can I celebrate before going back to training?',
      'how long to rest after win',
      'and when do i start again',
      'won on saturday and don’t feel like training at all',
    ],
    answer:
      'Take five to seven days off hard training, with walks and easy movement from day three, then a week of technique without contact. Back to normal in week three. Celebrate two evenings, then eat and sleep regularly. What costs most is the empty month afterwards, so put the next class into the calendar today. Headache after the bout: doctor first.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'What do I work on after a win?',
      'won what now',
      'and what do i train next',
      'i won but honestly i looked terrible',
    ],
    answer:
      'Write down within 48 hours: three things that worked, two where he nearly had you. Those two are your next six weeks, 15 minutes each session. Watch the video with the coach as if you had lost. Winners usually train their best weapon again, and the next opponent has seen exactly that one.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'How do I deal with the pressure to win again?',
      'pressure to win again',
      'and now everyone expects it again',
      'since i won everybody says i’ll win the next one easily',
    ],
    answer:
      'Set a goal that no opponent can take: for example ten jabs a round, or first grip in every match. Tell people: “I’ll fight well, come and see.” Train twice a week with people who beat you, so losing a round stays ordinary. The trap is choosing weaker partners to protect the feeling of winning.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Should I move up a level after my first win?',
      'move up after one win?',
      'and do i take a harder one now',
      'won my first and they offer me someone with ten fights',
    ],
    answer:
      'Not yet; take one or two more at the same level, with opponents who have at most two or three bouts more than you. Move up when you’ve won twice in different ways and been under pressure once. Ten fights against one is a mismatch, your coach may say so in one sentence. Promoters fill cards, they don’t build you.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'How should my first sparring after a knockout look?',
      'first sparring after ko',
      'and the first session back, how exactly',
      'doctor cleared me after the ko and sparring is on friday',
    ],
    answer:
      'Two rounds of 2 minutes, body shots only, with one partner you trust, and with written clearance from the doctor. Second week jab touches to the head, third week light combinations, open sparring from week five. Coach watches every round. Any headache, dizziness, nausea or light bothering you: stop at once, no sparring, back to the doctor.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'How long until I trust my chin again?',
      'trust chin again how long',
      'and how long does that feeling last',
      'since the knockout i back up at every feint',
    ],
    answer:
      'Usually two to four months of controlled rounds after the doctor’s clearance. Build it in steps: partner drills with announced jabs, then jab only, then two weapons, two weeks for each. Count how often you stay in range after a feint. Testing your chin with hard shots proves nothing and harms the brain. Doubts that stay are a fair reason to stop.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Should I change my style after being knocked out?',
      'change style after ko?',
      'and do i have to fight differently now',
      'i got knocked out standing in front of him like always',
    ],
    answer:
      'Change one thing, the one that got you knocked out: watch those ten seconds with the coach and name it, for example chin up when throwing the right, or exiting straight back. Drill the correction 200 times a week for six weeks. Turning into a runner overnight fails. Doctor’s clearance comes before any of it.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'How do I know I should stop fighting after a knockout?',
      'when to stop after kos',
      'and when is it enough',
      'second knockout in a year and my girlfriend wants me to stop',
    ],
    answer:
      'Stop competing if it’s the second knockout within a year, if lighter shots now hurt you, or if memory, sleep, mood or speech have changed. See a neurologist before any further decision and do no sparring until then. You can keep pads, bag, grappling drills and coaching. Asking your promoter or your friends is asking the wrong people.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'How do I start again after two years away from training?',
      'back after 2 years how to start',
      'and the first week, what do i do',
      'haven’t trained for two years and i’m scared to walk in',
    ],
    answer:
      'Two classes a week for the first month, no sparring in the first two weeks, and stop each session at 70 per cent. Write to the coach: “I was away, I’m coming Tuesday, easy start please.” Week five a third class. Most people hurt a calf, rib or shoulder in week one because the head remembers more than the tendons.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'How long until I’m back at my old level?',
      'how long to get back in shape',
      'and how long till i’m where i was',
      'i come back and gas out after one round',
    ],
    answer:
      'Count about half of the time you were away, at most six months for most of it: wind in six to eight weeks, timing in three months. Technique returns first. Measure one thing every two weeks, for example rounds of rope without a break. Comparing yourself with your best year in week three makes people quit again.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Should I wear my old belt when I come back?',
      'wear my old belt after break?',
      'and which belt do i put on',
      'i’m a blue belt but feel like a white belt after the break',
    ],
    answer:
      'Wear the belt you earned. Tell partners before rolling: “I’m back after two years, take it slow.” Nobody takes it off you, and putting on white confuses beginners and annoys some coaches. If you change to another gym, ask the head coach once before the first class. Losing to lower belts for three months is part of coming back.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'What do I do so I don’t hurt myself coming back?',
      'how not to get injured coming back',
      'and how do i avoid getting hurt',
      'last time i came back i pulled my calf in the first week',
    ],
    answer:
      'Warm up 15 minutes, leave a day between sessions, and add only one thing a week: first minutes, then intensity, then sparring. Calves and Achilles: 3 times 15 slow heel raises daily, rope only from week two, 3 minutes. Sharp pain means stop that session. If you’re over 40 or had heart trouble, see a doctor before the first hard class.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Can I appeal a decision after I was robbed?',
      'can i appeal decision',
      'and can i still do something about it',
      'judges gave it to him and everyone booed',
    ],
    answer:
      'Yes, but usually only for a rule error, such as a wrong count, a scoring mix-up or an unseen foul, rarely for opinion. Deadlines are short, often from minutes after the bout up to a few days, so look in the rules tonight. Your coach or club files in writing with the fee and the video. Insulting the officials first sinks it.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'What do I do in the ring when they announce the wrong winner?',
      'wrong winner announced what do i do',
      'and in that moment, how do i react',
      'they raised his hand and i nearly walked out',
    ],
    answer:
      'Stay, shake hands with opponent and his corner, nod to the referee, leave. One minute of composure. Say to a microphone: “I saw it differently. I’d like a rematch.” Storming out can bring a fine and it is the picture that stays. Talk to your coach in the changing room, and write nothing online until the next morning.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'How do I get over being robbed?',
      'cant get over robbery',
      'and how do i get it out of my head',
      'it’s been a month and i still replay that decision',
    ],
    answer:
      'Give it one last session: watch with your coach, score every round on paper, and write what would have made it clear, such as the last 20 seconds of each round. Train that for six weeks. Then the video goes. Telling the story to everyone keeps it fresh. Ask for the rematch once, in writing, then book another bout.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Should I post about the bad decision online?',
      'post about the robbery?',
      'and should i write something about it',
      'my friends want me to put the clip online',
    ],
    answer:
      'Post the clip if you have the rights, with one neutral line: “Judge for yourself. Thanks to my opponent, I’m ready for a rematch.” Wait 24 hours first and let your coach read it. Never name judges or write of bribery; that can bring a suspension or a lawyer’s letter. An appeal, if you file one, comes before any post.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'How do I know if I really want to quit or just need a break?',
      'quit or break',
      'so how do i tell the difference',
      'i think about giving up every single day',
    ],
    answer:
      'Take four weeks completely off with a date at the end, and don’t announce anything. Then go to three classes. If you looked forward to at least one of them, it was tiredness; if you feel only relief at not going, it’s time. Deciding after a loss, an injury or a quarrel usually goes wrong. Feeling empty everywhere in life: see a doctor.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'How do I tell my coach that I’m quitting?',
      'tell coach im quitting',
      'and how do i say it to him',
      'i want to stop but my coach put eight years into me',
    ],
    answer:
      'In person, before class, five minutes: “I’m stopping competing. I’ve thought about it for weeks. Thank you for eight years.” Don’t list grievances and don’t leave it open if it’s decided. Offer one thing if you want to, such as helping with the kids once a month. Simply not turning up any more is what people regret.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'What do I do with my evenings after I quit?',
      'what do after quitting the sport',
      'and what do i do with all that time',
      'i stopped and now i sit at home every night',
    ],
    answer:
      'Fill two of your old training evenings in the first week, fixed times: one with movement, such as climbing, swimming or running with a group, one with people. The body misses the effort after about ten days. See the gym friends on purpose, a meal each month. If you feel low for more than two weeks, talk to your doctor.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Should I quit because I’m not going to make it as a pro?',
      'quit cos ill never be pro',
      'and if i’ll never make it, why go on',
      'i’m 27 and i know i won’t get to the top',
    ],
    answer:
      'No, quit the plan and keep the sport if you like Tuesday evenings in the gym. Set a date, say six months, to cut to three sessions a week and build the other job. Compete as an amateur once a year or teach. People lose most when they drop the sport and friends together with the dream, in one week.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'How do I get myself to training when I don’t feel like it?',
      'no motivation to train',
      'and on the days i don’t feel like it',
      'i sit on the sofa with my bag packed and don’t go',
    ],
    answer:
      'Promise only the first ten minutes: bag in the hall, leave at a fixed time, warm up, and you may go home after that. You’ll nearly always stay. Tie it to a person: “Pick me up at six.” Two fixed days beat four vague ones. Waiting for the feeling is what goes wrong; it comes after the warm-up.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Should I take a break or push through when I’m bored of training?',
      'break or push through bored',
      'so do i pause or keep going',
      'i’ve been bored on the mat for two months',
    ],
    answer:
      'Take one week off, then come back with something different for six weeks: another class, another sport in the same gym, or one new technique. If sleep, appetite and mood are poor as well, it’s tiredness, so two weeks easy. Pushing through the same plan rarely works. Nothing gives joy any more, at home either: see a doctor.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'What goal can I set when I don’t want to compete?',
      'goal without competing',
      'and what goal, if i don’t want to fight',
      'i don’t compete so i don’t know what i train for',
    ],
    answer:
      'Take one that you can count within eight weeks: 16 classes, one sweep that works on three different partners, or five rounds without stopping. Write it on a card in your bag and tick it. Show the result to the coach. Goals like getting better fade after two weeks because nobody can tell whether they happened.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'How long does a slump like this last?',
      'how long does no motivation last',
      'and how long is this going to go on',
      'third week in a row i skip and it doesn’t get better',
    ],
    answer:
      'Most slumps last two to six weeks, and shorter if you keep one fixed session a week. Make it the easiest one, with your favourite partner. In week two change one thing, time, class or coach. Cancelling everything until it’s over stretches it to months. Longer than six weeks with poor sleep and low mood belongs to a doctor.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'How do I stop comparing myself with my training partner?',
      'stop comparing w training partner',
      'and how do i stop looking at him',
      'we started together and he’s a belt ahead',
    ],
    answer:
      'Keep your own log: after each session one line, what worked and on whom, and read four weeks back every month. Ask him once for a tip: “How do you do that sweep?” That turns him into a source. Train with him once a week, not daily. Counting his medals on his profile is the habit to cut first.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'We’re in the same division, so should I fight my team-mate?',
      'same bracket as teammate',
      'and if we meet each other in the bracket',
      'my best training partner entered my division',
    ],
    answer:
      'Yes, fight properly unless your coach has a rule, and ask him before registering: “What do we do if we meet?” Agree with the team-mate: no hard sparring the last two weeks, separate corners or none, dinner afterwards. Gifting the match annoys referees and may be against the rules. It goes wrong when nobody speaks about it until the call.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'The coach prefers my team-mate. What do I say?',
      'coach prefers teammate',
      'and what do i say to the coach',
      'coach only ever watches him and i’m invisible',
    ],
    answer:
      'Ask for ten minutes and one thing: “What do I need to show in the next two months to get that place?” Write his answer down, repeat it to him, come back on the date. Don’t mention the team-mate’s name. Complaining that it’s unfair makes him defend himself, and you still don’t know what to work on.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'My training partner goes for me harder since I got better. What do I do?',
      'partner goes harder since i improved',
      'and if he’s doing it on purpose',
      'since i tapped him once he tries to smash me every round',
    ],
    answer:
      'Talk to him off the mat: “Since last month our rounds are wars. I’d like to train with you, at 60 per cent.” If it continues for a week, pick other partners and tell the coach in one sentence. Don’t settle it in sparring; one of you gets injured. A hit head with headache or dizziness means stop and see a doctor.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'When should I tap?',
      'when to tap',
      'so when exactly do i tap',
      'i always tap too late and my elbow is sore for days',
    ],
    answer:
      'Tap when you can’t move the joint out with technique within one second, before it hurts; with heel hooks and neck cranks as soon as the grip closes. Three clear taps and say “tap”. One round a week, let a lighter partner catch you on purpose. Sore for more than three days, swelling or instability: no rolling, see a doctor.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'How do I deal with a partner who has to win every round?',
      'partner has to win every round',
      'and what do i do with a guy like that',
      'there’s one who treats every roll like a final',
    ],
    answer:
      'Set the frame before the round: “Slow one, I’m working my half guard.” If he speeds up, stop, reset, say it once more. Second time, thank him and change partner. Coach pairs you differently if you tell him. Answering with the same force is what he’s used to, and it’s where ribs and knees go.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'How do I train without wanting to win every round?',
      'cant stop trying to win in training',
      'and how do i let go of that',
      'i know it’s only sparring and still can’t stand losing a round',
    ],
    answer:
      'Give each round a task that can’t be won: start in bad position, only left hand, only guard. Three of five rounds so, two open. Count attempts: five tries at the new thing is a good round. Tell your partner the task. People slip back when they’re tired, so put the open rounds first.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Should I let beginners win sometimes?',
      'let beginners win?',
      'and with the new ones, do i let them',
      'i smash the beginners and feel stupid afterwards',
    ],
    answer:
      'Give them positions, don’t fake wins: start under mount, let them finish if it’s technically right, defend at 40 per cent. Two minutes like that, then swap. Say one thing they did well. You train your worst positions and they come back next week. Explaining every detail mid-round is the other ego trap, let them work.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'How do I talk to my coach when I disagree with the plan?',
      'disagree with coach how to say',
      'and how do i tell him',
      'coach wants me to box and i’m a kicker',
    ],
    answer:
      'Ask for 15 minutes away from the mat: “I’d like to understand the plan. My worry is this one point. Could we try it my way for two sparring sessions and look at the video?” One issue, no others. Do it at least three weeks before a bout. In the corner or in front of the class you can only lose.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'What do I do if my coach shouts at me in front of everyone?',
      'coach shouts at me',
      'and when he does it in front of everybody',
      'he screamed at me again yesterday and i went home crying',
    ],
    answer:
      'Finish the round, then after class say: “Shouting shuts me down. Tell me the one thing quietly, then I can do it.” Give it three weeks. If it’s insults, threats, or touching you don’t want, you owe no talk: leave and tell the club’s board or the federation’s contact person. Under 18, take a parent along.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'My coach can’t corner me on fight day. What do I do?',
      'coach cant corner me',
      'and who goes into my corner then',
      'two weeks out he says he’s not coming to my fight',
    ],
    answer:
      'Ask him today to name a replacement and to do two sparring sessions with that person. Give the new one a card: plan in three lines, your one-word cues, what you need between rounds. Check whether the federation requires a licensed second. A friend without experience in the corner is the mistake; better the coach of a friendly club.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'When is it time to leave a coach?',
      'when to leave coach',
      'and when is it enough',
      'i’ve told him three times and nothing changes',
    ],
    answer:
      'Leave when you’ve said the same thing twice clearly, waited two months, and nothing moved; and at once if he makes you spar hurt, cut weight dangerously, humiliates or touches you. Don’t decide within a week of a loss. Visit two gyms first, then tell him in person. Unwanted touching or violence you also report, to the federation or the police.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'How do I tell my coach that I’m changing gyms?',
      'how to tell coach im leaving gym',
      'and what exactly do i say',
      'i’ve decided to switch and feel like a traitor',
    ],
    answer:
      'Tell him yourself, in person, before the others know: “From the first of next month I’ll train elsewhere. I learned a lot from you, thank you.” One reason at most, such as distance or times. Cancel in writing the same day. Don’t take team-mates along and don’t post about it for a month. Hearing it from third parties is what breaks it.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'May I try out another gym while I’m still a member?',
      'can i try another gym secretly',
      'and can i look at others before i say anything',
      'i want to try another place but my coach is strict about that',
    ],
    answer:
      'Yes, a trial class isn’t treason, and your contract almost never forbids it. Go to two gyms, twice each, at the times you’d really train. Say there: “I still train elsewhere, I’m looking.” If your coach asks, tell the truth. If your gym forbids visiting others outright, that already answers part of the question.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'What should I look for in a trial class at a new gym?',
      'what to look for new gym',
      'and what do i look at there',
      'visited three gyms and can’t tell which is good',
    ],
    answer:
      'Watch four things: does the coach correct beginners, do partners control their power, are mats and toilets clean, and are there people of your size and level. Ask for the contract to take home. Ask a member in the changing room: “What annoys you here?” Medals on the wall say little. Hard sparring for newcomers on day one: leave.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'How long is the notice period in my gym contract and can I get out early?',
      'cancel gym contract early',
      'and how do i get out of the contract',
      'i want to leave but i’m signed for another nine months',
    ],
    answer:
      'The contract decides: look for term, notice and special cancellation, often for moving house, illness with a certificate, or a price rise. Send the cancellation in writing with proof of delivery, today. Ask in one line: “Could I leave by the end of next month for a fee?” Many agree. Just stopping the payment brings collectors; consumer advice helps cheaply.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'What do I do if I go blank in the grading?',
      'blank during grading',
      'and if i forget something in the exam',
      'i know it all at home and in the exam it’s gone',
    ],
    answer:
      'Breathe out, say “May I start again?” and begin with the grip or stance; the hands usually find the rest. Examiners allow it once or twice. For two weeks let someone call the techniques in random order, ten minutes after training when you’re tired. Most people only rehearse the list in order and alone.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Can I ask my coach when I’ll get the next belt?',
      'ask coach about belt?',
      'and can i ask him when',
      'two years on the same belt and nobody says anything',
    ],
    answer:
      'Don’t ask when, ask what: “What should I work on for the next belt?” Once, after class, then work on it for three months and show him. In sports with exams, simply ask for the programme and the next date. In jiu-jitsu many coaches take “when” badly. Being passed over for years without a reason is a fair cause to talk longer.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'I got promoted and don’t feel worthy of it. What should I do?',
      'dont deserve my belt',
      'and if i don’t deserve it',
      'he gave me the belt and i get tapped by lower ranks',
    ],
    answer:
      'Wear it and grow into it; the coach compared you with yourself a year ago, not with the room. Give it six months. Choose two gaps, such as escapes from side control, and do ten minutes a session. Handing it back insults his judgement. Being tapped by lower belts happens at every level, heavier or younger ones especially.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'How do I prepare for a grading in four weeks?',
      'grading in 4 weeks plan',
      'and how do i prepare, four weeks left',
      'exam’s in a month and i know half the list',
    ],
    answer:
      'Week one: film yourself on the whole list, mark green, yellow, red. Weeks two and three: red ones daily, 15 minutes with a fixed partner, plus the names aloud. Week four: two full mock exams in exam clothes, last one three days before, then rest. The terms and bowing cost people points more often than the throws.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'How do I concentrate in training after a full day at work?',
      'cant focus in training after work',
      'and after work, how do i switch off',
      'my body’s on the mat and my head’s still in the office',
    ],
    answer:
      'Make a switch: in the car or changing room, two minutes, write down the three things that bother you, phone into the locker, ten slow breaths. Then take one task for the session, such as elbow in, and say it to your partner. Arriving at the last second is what keeps the office in your head; come ten minutes early.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'What do I think about between rounds?',
      'what to think between rounds',
      'and in the minute between, what do i do',
      'between rounds i look at the crowd and hear nothing',
    ],
    answer:
      'First 20 seconds only breathing, long out, eyes on your coach’s chest. Next 20 listen to one instruction. Last 20 repeat it aloud: “Jab, low kick, out.” Stand up on that. Train it in every sparring session with a real stool and clock. Two people talking at once in the corner is what usually destroys it.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'I forget the technique while the coach is still showing it. What helps?',
      'forget technique while he shows it',
      'and how do i keep it in my head',
      'he shows three steps and by the time we pair up i’ve lost it',
    ],
    answer:
      'Watch the first showing for the feet, the second for the hands, and name three words, such as “grip, step, pull”. Say them while doing it. Ask once: “Where’s the left foot?” Write the three words down after class. Trying to see everything at once fails. If it’s like that everywhere since a head knock, see a doctor and don’t spar.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'How long can I really concentrate in one session?',
      'how long can i focus in training',
      'and how long does concentration last anyway',
      'after forty minutes i just go through the motions',
    ],
    answer:
      'Around 15 to 20 minutes of full attention at a time, so split the session: three blocks with two minutes of water and walking between them. Put new technique first, sparring second, conditioning last. One task a block. Drinking and eating too little since lunch shortens it most; a banana an hour before helps.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'What do I say between rounds when I corner someone?',
      'what to say between rounds corner',
      'and what do i tell him in the minute',
      'i’m in his corner saturday and i’ve never done that',
    ],
    answer:
      'First 15 seconds nothing: stool, water, breathing. Then one thing that works, one thing to do: “The jab lands. Now jab, low kick, step left.” Let him repeat it. Last ten seconds mouthguard in, stand. No story about the round. Three instructions or shouting over a second corner person leave him with none.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'What do I pack for the corner?',
      'what to bring as corner',
      'and what do i need to take with me',
      'i’m cornering and don’t know what belongs in the bucket',
    ],
    answer:
      'Two water bottles, bucket, two towels, ice bag, petroleum jelly, gauze and tape, scissors, spare mouthguard, gloves for you, stopwatch, ID and licence. Read the rules: some only allow a cutman or certain items. Lay it out in order before the bout. A cut is dried and pressed, deep ones belong to the ring doctor.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'When should I throw in the towel?',
      'when throw towel',
      'and when do i stop it',
      'i’m afraid i’ll stop it too late or too early',
    ],
    answer:
      'Stop it when he no longer defends, legs are gone, he doesn’t answer a simple question in the corner, or takes clean head shots without reply. Ask him after each round: “What round is it?” Wrong answer, it’s over. Agree on it with him beforehand. Too early costs a fight, too late a life. Afterwards straight to the doctor.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'How do I warm someone up before his fight?',
      'how to warm up fighter',
      'and how do i warm him up',
      'he’s third bout and i don’t know when to start',
    ],
    answer:
      'Start 35 minutes before: 8 minutes skipping and joints, 8 shadow, three pad rounds of 2 minutes rising to 90 per cent, last hit ten minutes before the walk, then jumper on and keep moving. Ask the whip every ten minutes where they are. Cards run fast after knockouts, so hands wrapped an hour early. Pads too long is the usual fault.',
  },
  {
    matter: 'child-competes',
    asked: [
      'What do I say to my child right after losing?',
      'what to say to kid after losing',
      'and what do i say in the car',
      'my son lost and cried the whole way home',
    ],
    answer:
      'Say: “I love watching you. Are you hungry?” and nothing about the match for that day. A hug, food, then let the child begin. The next day one question: “What do you want to practise?” leaving the rest to the coach. The analysis in the car is what children remember worst. Hit on the head and odd afterwards: doctor at once.',
  },
  {
    matter: 'child-competes',
    asked: [
      'My child wants to stop. Should I insist that they go on?',
      'kid wants to quit let him?',
      'so do i make her go or not',
      'after two years my daughter suddenly says she won’t go any more',
    ],
    answer:
      'Agree on an end: finish the month or the term paid for, then the child decides. Ask first on a walk: “Is it the training, somebody there, or something else?” Sudden refusal can mean bullying, fear of sparring, or an adult overstepping, so listen and talk to the coach. Forcing a child on for years rarely makes an athlete.',
  },
  {
    matter: 'child-competes',
    asked: [
      'What age can my child start competing?',
      'what age can kid compete',
      'and from what age is a tournament ok',
      'coach wants my seven-year-old to compete already',
    ],
    answer:
      'Playful grappling or judo tournaments are fine from about eight, when the child asks for it and trains a year already. No head contact for children; points or touch formats only. Ask the coach about match length and pairing by weight and age. Never let a child lose weight for a class. If the wish is only yours or the coach’s, wait.',
  },
  {
    matter: 'child-competes',
    asked: [
      'What can I do so my child is less nervous at a tournament?',
      'kid nervous tournament',
      'and on the day, how do i calm her',
      'before every tournament my girl has tummy ache',
    ],
    answer:
      'Give the day a plan: arrive an hour early, look at the mat together, snack, warm up with the team, one task from the coach such as first grip. Your sentence: “Try your grip, then we get pancakes, whatever happens.” Sit where the child sees you, don’t coach. Tummy ache before every school day too: see the paediatrician.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Am I too old to start at 42?',
      'too old to start at 42?',
      'so am i too old or not',
      'i’m 42, never did any sport and everyone there is twenty',
    ],
    answer:
      'No, 42 is fine; go twice a week, beginners’ class, no sparring for the first three months. Have a check-up first if you’ve been inactive, smoke or take blood-pressure tablets. Tell the coach your age and old injuries on day one. What fails is matching the twenty-year-olds in week two; a calf or back ends it then.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'How do I train with partners who are twenty years younger?',
      'train with younger ppl',
      'and with the young ones, how do i do it',
      'the kids run me over and i need three days to recover',
    ],
    answer:
      'Choose the pace before the round: “Fifty per cent please, I’ve got work tomorrow.” Pick calm higher belts, do every second round, and play slow positions with frames and grips. Leave 48 hours between sessions. They can’t guess your limit, so say it. Ego rounds at the end, when you’re tired, cause most injuries.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'How long until I stop feeling like the worst in the room?',
      'how long till i dont suck',
      'and how long does that last',
      'six weeks in and i’m still the worst of all',
    ],
    answer:
      'Around six months at two classes a week; then newer people arrive and you’ll notice what you know. Keep one line after each class: what I understood today. Learn three things only in that time: one guard or stance, one escape, one attack. Trying to remember every technique of every class keeps you feeling lost.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Can I still compete if I start at 45?',
      'can i compete starting at 45',
      'and could i compete at some point',
      'i start at 45 and secretly want to compete once',
    ],
    answer:
      'Yes, in grappling there are masters divisions by age and belt, realistic after 12 to 18 months; in striking choose light contact or points. Ask your coach after a year and get a heart check with exercise ECG first. Enter one category, at your everyday weight. Full-contact debuts with head shots at that age I’d leave out, talk to a doctor.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'I’m the only woman in class and nobody pairs with me. What do I do?',
      'only woman nobody pairs with me',
      'and how do i get a partner',
      'everyone pairs up and i’m left standing every time',
    ],
    answer:
      'Walk up first, before the demonstration ends: “Shall we?” to someone calm near your weight. Arrange one fixed partner a class by message the day before. Tell the coach: “I’m left over every week, please pair us yourself.” A good one starts that night. Waiting at the wall is what lets it repeat. Nothing after a month: try another gym.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'How do I tell a man to stop going easy on me, or too hard?',
      'guys go too easy or too hard on me',
      'and what do i say to them',
      'they either treat me like glass or throw me around',
    ],
    answer:
      'Give a number: “Sixty per cent strength, real technique, and I’ll tell you if it’s too much.” During the round: “more” or “less”, one word. Most men simply don’t know. After two rounds tell him what was right. If someone answers by slamming you or holding you down to show it, stop, and the coach hears about it the same day.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Which techniques work when I’m the lightest?',
      'techniques for the lightest person',
      'and what works for someone small',
      'i’m 52 kilos and can’t move anybody',
    ],
    answer:
      'On the ground: back takes, guard with frames and hooks, and chokes from the back, as they need the least strength. Standing: jab, teep, angle, out. Spend three months on one escape from side control and one way to the back. Never stay flat under weight; turn on your side before it settles. Heavy stalling partners, choose others.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'May I ask for a women’s changing room or class?',
      'ask for womens class',
      'and can i ask for that',
      'there’s one changing room and i change in the toilet',
    ],
    answer:
      'Yes, ask the owner in one message: “I need a place to change that locks. A key to the office for ten minutes would do.” For a class, bring two or three names and propose one fixed hour for eight weeks. Owners say yes to numbers. If someone comments on your body or touches you, report it that day to coach and federation.',
  },
  {
    matter: 'plateau',
    asked: [
      'How do I get out of a plateau that has lasted half a year?',
      'stuck 6 months no progress',
      'and how do i get out of it',
      'same people beat me with the same stuff for half a year',
    ],
    answer:
      'Pick one position where you lose most and start every second round there for six weeks. Film one round a week and ask the coach a single question about it. Write the count: escapes out of ten. Changing everything, or adding more sessions, rarely helps. If you train five times a week and sleep badly, first rest one week.',
  },
  {
    matter: 'plateau',
    asked: [
      'The same guy always catches me with the same thing. What do I do?',
      'same guy same move every time',
      'and what about the one who always gets me',
      'he gets me with the same choke every single week',
    ],
    answer:
      'Ask him: “Show me how you set it up, and where I’m late.” Then start ten rounds of one minute from just before the choke, at 50 per cent, over two weeks. You want the step before the grip, not the last escape. Avoiding him or fighting harder keeps you from seeing where it begins.',
  },
  {
    matter: 'plateau',
    asked: [
      'Does training more often help against a plateau?',
      'train more to break plateau?',
      'so should i simply train more',
      'i went from three to five times a week and got worse',
    ],
    answer:
      'No, if you’re at three or more sessions, change the content first: of each session 20 minutes on one theme, then positional rounds, then open. Add a fourth only if you sleep well and feel fresh on Monday. Getting worse with more training means tired, so back to three for two weeks. One private lesson often gives more.',
  },
  {
    matter: 'plateau',
    asked: [
      'How long does a plateau normally last?',
      'how long do plateaus last',
      'and how long does this go on',
      'feels like i haven’t learned anything since spring',
    ],
    answer:
      'Two to six months is common, longest around the middle belts or the second and third year. You also miss progress because partners improve with you. Test against people you haven’t met for half a year, or film now and in eight weeks. If nothing shows after those eight weeks of one theme, ask the coach for a different one.',
  },
  {
    matter: 'training-alone',
    asked: [
      'How do I structure a 30-minute bag session at home?',
      '30 min bag session home',
      'and how do i split up the half hour',
      'i just hit the bag until i’m tired and that’s it',
    ],
    answer:
      '5 minutes rope, 3 minutes shadow, then six rounds of 2 minutes with 1 minute rest: jab only, jab-cross and step out, body shots, defence after each combo, free, last round fast 10 seconds on, 20 off. Finish with 4 minutes of stretching. Wrap your hands. Standing still in front of the bag is the usual fault; move after every combination.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Can I learn a martial art alone from videos?',
      'learn from videos alone?',
      'so does it work with just videos',
      'nearest gym is two hours away',
    ],
    answer:
      'You can learn stance, footwork, basic punches and fitness, but not timing, distance or grappling. Take one course, three sessions of 30 minutes a week, film yourself and compare weekly. Every four to six weeks visit a gym or seminar for a day and ask for corrections. Sparring in the garden with a friend and no coach goes wrong; leave head shots out.',
  },
  {
    matter: 'training-alone',
    asked: [
      'How can I train grappling without a partner?',
      'grappling alone at home',
      'and without a partner, what can i do',
      'no mat, no partner, and i don’t want to lose my jiu-jitsu',
    ],
    answer:
      '20 minutes, four days a week: shrimps, bridges, technical stand-ups, granby rolls and sit-outs, 3 times 10 each side, then 5 minutes of grip work with a towel over a bar. Use a rolled mattress or dummy for transitions. Once every two weeks find an open mat. Doing it fast and sloppily builds bad habits, so slow first.',
  },
  {
    matter: 'training-alone',
    asked: [
      'How do I stay disciplined when I train alone?',
      'discipline training alone',
      'and how do i keep it up on my own',
      'i start strong every monday and by thursday i stop',
    ],
    answer:
      'Three fixed times a week, 25 minutes, same place, clothes ready the evening before, plan on paper on the wall. Send a friend a photo of the finished sheet each time. After four weeks add a fourth. Planning an hour daily is why it breaks on Thursday. Missed one: do ten minutes the next day and carry on.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'My opponent pulled out three days before the fight. What do I do now?',
      'opponent pulled out 3 days before',
      'and what do i do now, three days out',
      'eight weeks of camp and he just cancelled',
    ],
    answer:
      'Today: coach calls the promoter and asks for a replacement within your weight and experience until tomorrow noon, and what you get if there’s none. Eat and drink normally, don’t keep the weight low. If it stays off, do one hard sparring-free session Saturday, then four days easy. Taking anyone just to fight is the usual mistake.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Do I get money if my fight is cancelled?',
      'do i get paid if fight cancelled',
      'and do they owe me anything',
      'promoter cancelled and says i get nothing',
    ],
    answer:
      'Look in the contract for cancellation, show money and expenses. Many promise nothing without a bout, some pay part if you made weight. Write within 48 hours: “I was ready and on weight. Please confirm by Friday what you pay of purse, travel and medicals.” Attach receipts. Without an answer in 14 days, a lawyer or the athletes’ association.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'I withdrew from my bout and I’m ashamed. What do I tell people?',
      'i pulled out of my fight ashamed',
      'and what do i tell them now',
      'i walked out before the fight and can’t look at anyone',
    ],
    answer:
      'Tell the coach first, today, in person or by phone: “I wasn’t able to go in. I’m sorry for the work you put in.” Then one sentence for the rest: “I withdrew, I’m sorting it out.” Send the opponent an apology through his coach. Train again within a week, easy. Hiding for months makes the return harder than the thing itself.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'How do I keep my shape until the next fight date?',
      'keep shape til new date',
      'and how do i stay in shape until then',
      'no new date and i’m in top form right now',
    ],
    answer:
      'Five days easy, then three to four sessions a week at 70 per cent, one hard interval day, sparring light once a week. That holds form for six to eight weeks. When a date comes, you need only a four-week camp. Staying at peak without a date breaks you in about three weeks. Eat normally, a few kilos up is fine.',
  },
  {
    matter: 'body-shame',
    asked: [
      'What do I wear to training if I’m ashamed of my body?',
      'what to wear ashamed of body',
      'and what do i put on then',
      'i want to start but i don’t want anyone to see my belly',
    ],
    answer:
      'Dark loose T-shirt over a tight sports shirt that doesn’t ride up, long leggings or trousers; in a kimono nobody sees more than your hands. Come already changed and shower at home for the first weeks. Stand in the second row. People look at their own feet mostly. Waiting to be thin before starting is the trap.',
  },
  {
    matter: 'body-shame',
    asked: [
      'What do I say if somebody comments on my weight at the gym?',
      'someone commented on my weight',
      'and what do i answer him',
      'a guy called me fatty in class and everybody laughed',
    ],
    answer:
      'Say, calmly and looking at him: “Don’t comment on my body.” Then carry on with the drill. After class two sentences to the coach: “He called me that in front of all. Please stop it.” A coach has to act the same week. If he laughs too, that’s a gym to leave. Joining in the joke makes it a habit.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Do I have to shower and change in front of the others?',
      'have to shower with others?',
      'and do i have to undress there',
      'the changing room is the worst part for me',
    ],
    answer:
      'No, you don’t have to; come changed, put a hoodie over it, shower at home within the hour. Wash hands, face and neck at the gym with soap, and change out of the wet shirt in a toilet cabin, so skin infections stay away. Nobody minds. Skipping the shower until the next morning is the only bad solution.',
  },
  {
    matter: 'body-shame',
    asked: [
      'How do I get through the mirrors in the gym?',
      'hate the mirrors',
      'and what do i do about the mirrors',
      'there’s a mirror wall and i can’t stand looking at myself',
    ],
    answer:
      'Stand at the side or back, and look only at one part with a task: left glove at the cheek, or the back heel. Shadow box with your face to the room if the coach agrees. After about six weeks look at your stance for one round. If the thought of your body rules your eating or whole days, talk to a doctor.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'How often should I train at 50?',
      'how often train at 50',
      'and how many times a week at my age',
      'i’m 51, train four times and everything aches',
    ],
    answer:
      'Three sessions a week: two technical, one with sparring, always 48 hours after the hard one, plus two short strength sessions of 30 minutes. Every fourth week halve the volume. If an ache is still there after the warm-up, or for more than two weeks, see a physio. Keeping the schedule of your thirties is the usual mistake.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Should I still do hard sparring at 45?',
      'hard spar at 45?',
      'and sparring, do i still do that',
      'i’m 45 and my head hurts the day after sparring',
    ],
    answer:
      'No hard head sparring any more; do touch sparring, body rounds, positional grappling. Twice a week is plenty. A headache the day after is a sign: no sparring at all until a doctor has seen you. Tell partners: “Touch to the head, fine to the body.” You keep timing, and your brain. Proving it to the young ones is how it ends badly.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'How do I warm up at 55 so nothing tears?',
      'warm up at 55',
      'and how long do i warm up',
      'i need half an hour before anything moves',
    ],
    answer:
      'Take 20 minutes, and start ten before the class: 5 minutes easy cycling or walking fast, 5 joints from neck to ankles, 5 squats, lunges, shoulder circles with a band, 5 of your techniques at half speed. First partner round slow. Static stretching comes after. Chest tightness, or breath that doesn’t settle, means stop and a doctor the same day.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Which techniques should I change as I get older?',
      'what change technique older',
      'and what do i change in my game',
      'the speed is gone and the kids just run around me',
    ],
    answer:
      'Grapplers: half guard, closed guard, pressure passing, grips before movement, no scrambles. Strikers: jab, teep, body shots, clinch, fewer high kicks. Take away their space first and then act. Pick two of them for three months. Trying to keep up in speed is what gets knees and hamstrings. Keep one explosive thing, fresh, at the start.',
  },
]
