import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'nerves-before-fight',
    asked: [
      'I tried slow breathing and it doesn’t calm me before a fight. What else can I do?',
      'breathing doesnt work, what else',
      'tried that, does nothing for me',
      'i breathe and count and my heart still hammers like mad',
    ],
    answer:
      'Use the muscles instead: clench fists, shoulders and thighs hard for 5 seconds, let go, six times, then shadow-box two brisk minutes. Effort burns off what breathing can’t. Then give the head one job: say your first move aloud, “jab, step left”. Practise it before sparring for two weeks, because a method first tried on fight night rarely works. A racing heart at rest on ordinary days belongs with a doctor.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'My fight was pushed back two hours and I was already warm. What do I do with the waiting?',
      'bout delayed 2 hours already warmed up',
      'and now they moved me to the end of the card',
      'i was warm and ready and now they say two more hours',
    ],
    answer:
      'Switch off completely for the first 75 minutes: dry shirt, jacket and socks on, wraps off if the officials allow, lie down with music. Eat half a banana and sip water. Restart 40 minutes before the new time with a warm-up half as long as the first. Send one teammate to watch the bout order. What goes wrong is staying half warm on your feet for two hours.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'I pulled out of a fight because of nerves and feel like a coward. What now?',
      'pulled out, feel like a coward',
      'so i didn’t go, i just couldn’t',
      'i texted the coach i was ill, but really i was scared',
    ],
    answer:
      'Being honest about that takes more than most bouts do. Tell your coach this week: “I wasn’t ill, I was scared, and I want to work on it.” Then plan a smaller step in the next month: an in-house round with a referee, light contact, ten people watching. Two of those before a new date. The usual mistake is booking a harder fight at once to make up for it.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'I was nervous but fought well on Saturday. How do I keep that for next time?',
      'nerves were ok this time, how to repeat',
      'it went well, the shaking stopped after a minute',
      'i was scared and still fought my best fight',
    ],
    answer:
      'That is the real win: you felt it and worked anyway. Write down tonight, while it’s fresh, five lines: when you ate, when you arrived, what you listened to, how long you warmed up, what you told yourself at the steps. That sheet is your routine for next time. Don’t expect the nerves to stay away; expect them, and open the sheet.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Only one person is in my bracket at my first tournament. Should I still go?',
      'only 1 in my bracket, still go?',
      'and if there’s just one other guy signed up',
      'the list came out and there are two of us in my class',
    ],
    answer:
      'Yes, go; one match is a full first experience of weigh-in, waiting, referee and crowd. Mail the organiser now: “Is there an absolute or a neighbouring class I may join for a second match?” Often they merge brackets on the day. Say no only to a merge that puts a much heavier or far more experienced person across from you, and let your coach decide that.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Should I bring friends and family to my first match or go alone?',
      'bring family to first match?',
      'and do i let my girlfriend come',
      'half my office wants to come to my first fight',
    ],
    answer:
      'Bring one or two people who calm you and leave the rest for the second time. Tell them the deal beforehand: “Sit in the stand, I’ll come to you after, no talking to me in the last hour.” Give one of them the phone for filming. It usually goes wrong with ten guests, because you spend the morning hosting them instead of eating and warming up.',
  },
  {
    matter: 'first-competition',
    asked: [
      'I lost my first match in forty seconds. Was I not ready?',
      'lost first match in 40 sec',
      'it was over before i did anything',
      'drove three hours and tapped in under a minute',
    ],
    answer:
      'You signed up, walked out and stood there, and that is the part most people in your gym have never done. Forty seconds says little: usually one grip or one first exchange was lost. Watch it once with your coach, name that one moment and drill the first ten seconds five times each session for a month. Then enter again within three months, before the memory grows.',
  },
  {
    matter: 'first-competition',
    asked: [
      'What do I do if I don’t understand what the referee says in my first match?',
      'dont understand the ref signals',
      'and what if he says something and i don’t get it',
      'i’m scared i’ll miss a call from the referee',
    ],
    answer:
      'Stop only when he says stop or touches you, then look at his face and ask: “Please show me.” Learn five calls beforehand: start, stop, break or separate, warning, end. Have your coach shout exactly these in three sparring rounds this week. On the day ask at the rules meeting, where nobody minds. The costly mistake is relaxing by yourself because you thought you heard a call.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'I froze after the first hard punch, not at the start. What do I train for that?',
      'freeze after first hard hit',
      'no, the beginning is fine, it’s after he lands',
      'as soon as one lands clean i just stand there',
    ],
    answer:
      'Train an automatic answer to being touched: every time a partner taps your glove or shoulder, you step out left and throw two jabs. Three rounds of two minutes, twice a week, contact light as a handshake. After two weeks he chooses the moment. The answer must be always the same, so the head isn’t needed. If you felt dazed by that punch, no sparring and see a doctor first.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'On fight day, when do I start with my trigger word and first move?',
      'when on the day do i start that',
      'ok and on the day itself, from when',
      'i have my word but i don’t know when to use it',
    ],
    answer:
      'Start in the changing room with the last pad round, about 15 minutes before: word, first move, ten times. Say it again at the steps, once in the corner when the mouthguard goes in, and the last time as the referee calls. Then move within two seconds of the start, even only a jab into the air. Repeating it all day from breakfast wears it out.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'I didn’t freeze this time but I still lost. Does that count as progress?',
      'didnt freeze but lost',
      'lost, but at least i threw',
      'i was there the whole three rounds and still lost on points',
    ],
    answer:
      'Yes, and it’s the bigger of the two results: you were present for every round. Now you have material to work with, because a frozen fight teaches nothing. Watch it and count two numbers per round: what you threw and what landed. Pick the round with the fewest and train that minute for four weeks. Keep the start routine exactly as it was.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'My mind goes blank on the ground as soon as someone passes my guard. What do I do?',
      'go blank once guard is passed',
      'and on the bottom, there it’s worst',
      'they pass and i lie there like a plank till they submit me',
    ],
    answer:
      'Do three things in fixed order: chin down, elbows to ribs, bottom knee to your own elbow. Say them aloud in drilling: “chin, elbows, knee”. Ask for five rounds of one minute starting passed, partner at half force, every session for three weeks. Success is doing the three, escaping comes later. The usual mistake is searching for the perfect escape while lying flat.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Would better headgear or a face bar make me less afraid of punches?',
      'headgear with bar help with fear?',
      'and if i buy a helmet with a face bar',
      'i thought about a full face cage for sparring',
    ],
    answer:
      'It helps for the nose and for nerves, so use it for the first month, but it doesn’t protect the brain. The real protection is pace: agree on 30 percent with each partner before the bell. Check that you can see hooks at the edge of the padding. What goes wrong is that both hit harder because there’s a helmet. Headache or dizziness afterwards: no sparring, doctor.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'I wear glasses and see punches late without them. What can I do?',
      'cant see without glasses sparring',
      'also i’m half blind without my glasses',
      'i take my glasses off and the punches come out of fog',
    ],
    answer:
      'Get daily soft contact lenses; an optician can fit them in one or two visits, and most amateur rules allow soft ones, so ask your federation. Until then spar only at light contact with people who know, and ask for straight punches only. Part of your fear is simply seeing late. Very strong short-sightedness raises the risk for the retina: ask an eye doctor before any sparring.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'I kept my eyes open for a whole round for the first time. What’s the next step?',
      'kept eyes open a whole round!',
      'did it yesterday, no blinking for a round',
      'finally watched the gloves come in instead of turning away',
    ],
    answer:
      'That’s the hardest part of this done, well worth being pleased about. Next, give the eyes a task: same partner, same pace, and you answer every second jab with your own jab. Three rounds of two minutes, twice a week for two weeks. Only then add the cross. Don’t raise the force and add punches in the same week, or the blinking comes back.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'I broke my nose in sparring and now I flinch again. How do I start over?',
      'flinch again since broken nose',
      'it’s healed but now i turn away at everything',
      'since the broken nose i lean back from every jab',
    ],
    answer:
      'Wait for the doctor’s clearance, often around six weeks, then begin with body-only sparring for two weeks. After that jab to the forehead at touch speed, partner in 16-ounce gloves, two rounds a session. Choose one partner you trust and tell him: “Forehead only, nothing on the nose.” The flinch fades with about ten calm sessions. Bleeding or blocked breathing afterwards goes back to the doctor.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'I watched it three times; in round three I just stopped throwing. What do I change?',
      'stopped throwing in round 3',
      'watched it back, in the third i just stood there',
      'on the video i see i throw four punches in the whole last round',
    ],
    answer:
      'Train the third round with a number: 25 punches, counted aloud by someone, after two hard rounds on the pads, twice a week for six weeks. First find out which it was: if you were blowing, add one interval session; if you had air, it was fear of the counter, so drill the jab and step out. Spread over the round it’s one punch each seven seconds.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'I want a rematch with the same man. Good idea?',
      'rematch or not',
      'and if i ask for a rematch',
      'i think of nothing but fighting him again',
    ],
    answer:
      'Take one other fight first, then the rematch in six months or more. You need proof that the fault is fixed, and he isn’t the place to find out. Ask your coach: “What exactly would be different?” If there’s no answer in two sentences, it’s too soon. After a stoppage to the head only a doctor’s clearance opens the door. Wanting it back within weeks is anger planning.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'I went back to training after the loss and it was fine. What now?',
      'first training after loss went ok',
      'went back last night, nobody said anything',
      'i was scared to face them and it was a normal evening',
    ],
    answer:
      'Walking through that door was the comeback, the rest is training. Spend two weeks on technique and fun rounds without a plan. Then 20 minutes with your coach: one thing that worked, one that lost it, one date to aim for. Let him speak first. Don’t ask for hard sparring to prove something in the first week back.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'My coach hasn’t said a word about my loss. Do I bring it up?',
      'coach silent about my loss',
      'he says nothing about it at all',
      'two weeks and my coach acts as if the fight never happened',
    ],
    answer:
      'Yes, bring it up, before or after class, not in it: “Can we take ten minutes on Thursday for the fight? I’d like one thing to keep and one to change.” Many coaches wait so as not to hurt you. Bring your own two points so he has something to answer. Reading disappointment into his silence is the usual mistake, and asking costs ten minutes.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'I told him to go lighter and he did for one round, then hard again. What now?',
      'told him lighter, went hard again',
      'said it, it lasted one round',
      'i asked him to slow down and by round two he was swinging again',
    ],
    answer:
      'Stop the round, lower your hands at a safe distance and say: “Same as the first round, or we stop here.” If it happens a third time, thank him and sit out, then tell the coach the same evening. You’ve asked twice, that’s enough. Choose another partner for a month. Hitting back harder to teach him is what ends with one of you hurt.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'I went to sparring although I was scared and did two rounds. What next?',
      'did 2 rounds though scared',
      'i went, two rounds, then i left',
      'managed two rounds yesterday with shaking knees',
    ],
    answer:
      'Two rounds with shaking knees is worth more than six without fear. Do exactly two again next time, with the same kind of partner, and leave afterwards without apology. Add a third only after three visits. Note one thing you saw coming; that’s what grows. Staying for a fifth round because it went well is how a good evening turns bad.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Whom do I pick first when we choose partners for sparring?',
      'who do i pick as sparring partner',
      'and how do i choose in that second',
      'everyone grabs someone and i end up with the heavy hitter',
    ],
    answer:
      'Decide before class and ask in the warm-up: “First round with me, light?” Choose an experienced, calm person near your weight; higher ranks usually control themselves better than eager beginners. Have a second name ready. Stand beside that person when the coach says pair up. Waiting until all have someone leaves you the one others avoid.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'I cried after sparring in the changing room. Is that normal?',
      'cried after sparring, normal?',
      'afterwards i sat there and cried',
      'held it together all class and then cried in the car',
    ],
    answer:
      'Yes, it’s normal: adrenaline drops and tears are one way out, for men and women, beginners and pros. Drink, eat something, walk ten minutes before you drive. Next day sort out which it was: too hard, shame or just release. If too hard, change partner and pace and say so. If your head hurts, you feel dizzy or tearful for days after blows, no sparring and a doctor.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'I do well in the gym but the week before a match I think I’ll lose. What do I do that week?',
      'fight week i always expect to lose',
      'it only comes in the last week',
      'from monday of fight week i’m sure i’m going to lose',
    ],
    answer:
      'Train only what you win at that week: your best two attacks, ten clean repetitions each session, nothing new and no hard rounds with the best in the room. Every evening write one line of proof from the camp, such as “held side control on the purple belt”. Read all seven before weigh-in. Asking around for opinions in the last days makes it worse.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'I beat someone I never beat before but tell myself he was tired. How do I let it count?',
      'beat him, but he was tired',
      'yes but he’d already done five rounds',
      'tapped a blue belt and thought he let me',
    ],
    answer:
      'It counts: you saw the opening and took it, and tired people are whom you beat in the last minute too. Write down what you did, not who he was: grip, moment, finish. Then repeat that one attack three times next week against different people. Explaining away each success is a habit; answer it once with “and I did the move” and go on.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'My opponent’s record is better than mine. How do I stop checking it?',
      'keep checking opponent’s record',
      'i’ve looked at his profile ten times',
      'he’s 9 and 1 and i’m 2 and 2, i can’t stop looking',
    ],
    answer:
      'Watch 20 minutes of him with your coach once, write three lines, then no more until the bout; block the page on your phone. The three lines: what he starts with, what he does when pressed, what you answer. Records say nothing about whom he fought. Each further look feeds the fear and brings no new fact.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'How do I take a compliment from my coach when I don’t believe it?',
      'coach praises me, dont believe it',
      'he said i’m improving, i think he’s just nice',
      'coach said good round and i told him it was luck',
    ],
    answer:
      'Say “thanks” and ask one question: “What exactly was better?” The answer is usually a fact, like hands higher or calmer breathing, and facts are easier to believe than praise. Write it in the training book that night. After five entries look at what repeats; that’s your strength. Contradicting him makes him say less next time.',
  },
  {
    matter: 'child-competes',
    asked: [
      'My son won bronze and cries because it isn’t gold. What do I say?',
      'he got bronze and cries',
      'he got a bronze, but he’s crying',
      'third place and my boy threw the medal in the car',
    ],
    answer:
      'Bronze means he won matches in front of a crowd, be proud of him aloud. Say: “You wanted more, I understand. I loved watching you fight.” Then food, and no analysis today. Pick up the medal without comment and hang it where he can see it. On Tuesday let him tell the coach what he wants to learn. Telling him bronze is great while he cries doesn’t reach him.',
  },
  {
    matter: 'child-competes',
    asked: [
      'My daughter has to fight a boy in her bracket. Do I allow it?',
      'daughter drawn against a boy',
      'there’s only a boy in her class',
      'she’s nine and they put her with a boy',
    ],
    answer:
      'Under about twelve it’s usually fine if weight, age and experience match; ask the coach and the organiser for those three facts. Then ask her alone: “Do you want to?” and take her answer. Treat it as a match like any other. If he’s clearly heavier, older or much further on, say no politely and ask for a friendly with someone else. Don’t make it about boys and girls in front of her.',
  },
  {
    matter: 'child-competes',
    asked: [
      'He is fine until we park at the hall, then refuses to get out. What do I do?',
      'kid refuses to get out of the car',
      'at the hall he won’t leave the car',
      'in the car park he clings to the seat and says no',
    ],
    answer:
      'Sit with him ten minutes without persuading, then offer two small steps: “Shall we just look at the mats, or first say hello to your coach?” Fighting is decided inside, and no is allowed. Text the coach to come out. If he doesn’t fight, stay for half an hour and watch a team-mate, then go home friendly. Dragging or bribing makes the next car park worse.',
  },
  {
    matter: 'child-competes',
    asked: [
      'The other parent yelled at my child after the match. How do I react?',
      'other parent yelled at my kid',
      'and his father shouted at my daughter',
      'some dad called my kid a cheat at the edge of the mat',
    ],
    answer:
      'Go to your child first, hand on the shoulder, and take them away: “That was wrong of him, you did nothing wrong.” Then report it to the head referee or organiser within minutes, with mat number and time. Don’t speak to the man yourself while he’s hot. Let your coach take it from there. Two shouting parents is what the child would remember.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'I talked to my coach and he brushed me off. What now?',
      'talked to coach, brushed off',
      'i told him and he just said train harder',
      'asked for ten minutes and he laughed it away',
    ],
    answer:
      'Asking was right, so try once more, smaller and in writing: “I’d like one thing: ten minutes on my guard each week. Is Thursday after class possible?” A concrete request is harder to brush off than a feeling. Give it two weeks. If nothing comes, ask the second coach for it, openly. After two clear tries without an answer you may look at other gyms with a good conscience.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'My coach wants me to fight though I’m injured. How do I refuse?',
      'coach wants me to fight injured',
      'he says everyone fights with something',
      'my rib hurts and he already confirmed the bout',
    ],
    answer:
      'Say: “I’m not fighting on this rib until a doctor clears it. Please call the promoter today.” Get seen within two days and send him the paper. If he doesn’t cancel, call the promoter yourself. Your body, your signature. A coach who’s angry for a day is normal; one who threatens you over an injury isn’t the one to stand in your corner.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'My two coaches tell me opposite things. Whom do I follow?',
      'two coaches say opposite things',
      'one says hands high, the other low',
      'my boxing coach and my mma coach contradict each other',
    ],
    answer:
      'Follow the one who corners your next fight, and tell the other: “Until the fight I’m doing it his way, after that I’d like to try yours.” Before that ask each why; often they mean different distances. Put them in one chat for two minutes if they get along. Switching from session to session is worse than either way.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'We cleared the air, my coach even apologised. How do I go on?',
      'coach apologised, now what',
      'he said sorry yesterday',
      'we talked for half an hour and it’s good again',
    ],
    answer:
      'An apology from a coach is rare, and you made it possible by speaking up. Say thank you and leave it closed; don’t retell it in the changing room. Agree one practical thing, such as a short word every second Thursday about how it’s going. Show up as before. If the old pattern returns, mention it the same week rather than collecting again.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'The doctor cleared me but I still get headaches after pads. Do I go on?',
      'cleared but headaches after pads',
      'i’m cleared, only the head hurts after training',
      'had my clearance and yesterday my head throbbed after padwork',
    ],
    answer:
      'No, stop and go back to the doctor this week; clearance ends when symptoms return. No sparring, no pads, no hard running until you’ve been seen. Write down when it came, how long it lasted and what you’d done. Walking is fine if it stays free of pain. Vomiting, confusion, weakness or the worst headache of your life: ambulance. Training through it is the one thing that may cost you years.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'I did my first light sparring after the knockout and it was fine. What’s next?',
      'first sparring after KO went fine',
      'did two light rounds, nothing happened',
      'yesterday the first rounds again, head clear, just nervous',
    ],
    answer:
      'Good, that round is the one that sat in your head for weeks. Wait 48 hours and check: no headache, normal sleep, no dizziness. Then the same two rounds once a week for three weeks, same partner, same pace. Only after that a third round. Tell the partner each time: “Touch only to the head.” Any symptom means stop and doctor. Going hard to test the chin is the mistake.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'I back away from every exchange since the knockout. Which drill helps?',
      'gun-shy since KO, which drill',
      'i move back as soon as he loads up',
      'cleared for months and i still run from every right hand',
    ],
    answer:
      'Once cleared, drill the very punch in slow motion: partner shows it at quarter speed to your glove, you block, step to the outside and touch the body. Thirty repeats, twice a week, speed up only every second week, no contact to the head. Standing in and answering is the skill to regain. End each session while it’s still calm. If you still flee after three months, a sport psychologist helps.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'My family begs me not to fight again after the knockout. What do I tell them?',
      'family begs me to stop after KO',
      'my mother cries every time i go to training',
      'they saw me lying there and want me to quit',
    ],
    answer:
      'Tell them the facts and the limits: “I see the doctor on the twelfth, no contact until then, and I’ll take someone of you along to ask.” Let one of them hear the doctor directly. Agree on your own line, for example that a second knockout ends it. Don’t argue about how bad it looked; they saw it. You needn’t decide about fighting in the first three months.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'I went although I didn’t feel like it and it was still boring. Now what?',
      'went anyway, still boring',
      'i forced myself and it was dull',
      'dragged myself there and looked at the clock all class',
    ],
    answer:
      'You went, and that tells you something useful: it’s the content, not laziness. Change one thing for three weeks: another class hour, another partner, or only one position you choose yourself in every round. Tell the coach: “I’m bored, give me one task.” If it’s still flat after six visits, take two planned weeks off with a return date. Forcing the same evening again brings the same evening.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'My best training partner left and I’ve no desire any more. What do I do?',
      'training partner left, no desire',
      'since he moved away it’s not the same',
      'we always went together and now i sit at home',
    ],
    answer:
      'Ask one person this week to meet you at the door on a fixed day: “Tuesdays at seven, first three rounds together?” It was the appointment that carried you, so build a new one. Visit your old partner’s new gym once a month if it’s near, or call him on the way to class. Give it six weeks. Waiting until someone as good turns up means sitting at home.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'I had fun in training again yesterday. How do I hold on to it?',
      'had fun again yesterday',
      'yesterday it was like it used to be',
      'came home grinning for the first time in months',
    ],
    answer:
      'Enjoy it, it’s still in you. Write down what was different: who, which class, how rested, what you worked on. Repeat precisely that next week, and leave the number of sessions as it is. Stop each time while you’d like one more round. Turning the first good evening into five sessions a week is how it goes flat again.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'I only train because I’ve paid. Should I cancel?',
      'only go because i paid',
      'honestly i just go for the contract',
      'contract runs till june and that’s the only reason i go',
    ],
    answer:
      'Don’t cancel yet; ask for a pause of one month, which many gyms grant. In that month do some other movement twice a week. If you miss the people or the mat after two weeks, go back with two fixed days. If you feel only relief after four, give notice by the date in the contract. Deciding after a bad Monday is what people regret.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'I stayed calm the whole fight although he fouled me. How did I do that and how do I repeat it?',
      'stayed calm though he fouled',
      'he hit me low twice and i kept my head',
      'first time i didn’t explode when someone played dirty',
    ],
    answer:
      'That’s a big change, and it was you, not luck. Write down tonight what you did in those seconds: looked at the referee, breathed out, thought of a word. That’s your method; give it a name and rehearse it in sparring with a partner who bumps you on purpose twice a round. Tell your corner the word. Don’t assume it’s solved; tired and behind on points is the next test.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'I only lose it against one particular guy. What do I do about him?',
      'only get angry with one guy',
      'with everyone else i’m fine, just not him',
      'there’s one man in class who makes me see red',
    ],
    answer:
      'Don’t spar with him for four weeks, and tell the coach why. Then start again with a task instead of a fight: three rounds jab only, or he attacks and you only defend. Find the trigger first: the grin, the late shot, the talking. If it’s the late shot, say before the round: “Stop at the bell, please.” Settling it in a hard round settles nothing.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'My corner says I fight better angry. Is that true?',
      'corner says i’m better angry',
      'my coach tries to make me mad before fights',
      'they slap and insult me before the walk to get me angry',
    ],
    answer:
      'Check it on video: count what you land and what you take in angry rounds and in calm ones. Most people throw more and get hit more. Tell the corner: “I want drive, not rage. Give me one task and one word.” Try it in two sparring sessions. If the calm rounds win on the count, show them the numbers. Nobody has to accept insults or slaps as a warm-up.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'I’m angry the whole day and take it into sparring. What do I do before class?',
      'angry from work, take it into sparring',
      'i come in already boiling',
      'after a day with my boss i hit too hard in training',
    ],
    answer:
      'Hit the bag for three rounds of two minutes before you touch a person, then walk two minutes and breathe out long. Rate the anger from one to ten; above six, no sparring that night, only pads or drills. Say to your partner: “Bad day, keep me light.” Two hard words from him should end the round. If it follows you home every evening, talk to a counsellor.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'I failed my grading. When do I try again?',
      'failed grading, when again',
      'i didn’t pass on saturday',
      'everyone got the belt except me',
    ],
    answer:
      'You stood up in front of everyone and showed what you have, and that stays. Ask the examiner within a week: “Which two things were missing?” Train exactly these twice a week, and take the next date, usually in three to six months. Go to the very next class in the old belt; it’s awkward for ten minutes only. Staying away for a month is what turns a delay into an end.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'A newer student was promoted before me. What do I do?',
      'newer guy promoted before me',
      'he started a year after me',
      'he got his blue belt yesterday and i’ve been here longer',
    ],
    answer:
      'Congratulate him the same evening, then ask the coach a week later: “What do you want to see from me for the next belt?” Ask for two points, not for reasons. Attendance, teaching ability or competitions often decide, and you can’t see those from beside. Train the two points for three months and ask again. Rolling extra hard with him to prove it speaks against you.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'My knee is bad and the grading is in ten days. Do I do it?',
      'knee bad, grading in 10 days',
      'and with the knee, can i still do it',
      'hurt my knee and the exam is next saturday',
    ],
    answer:
      'See a doctor or physio this week and tell the examiner before the day, not on it. Ask: “May I show throws and kicks on one side, or do the second part later?” Many allow that. If it’s swollen, locks or gives way, skip it; the belt waits. Rehearse the names and forms sitting or walking meanwhile. Hiding it and limping through helps neither mark nor knee.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'I passed! What should I work on in the first months of the new belt?',
      'passed! what now',
      'i got it on saturday',
      'have the new belt and no idea what to do with it',
    ],
    answer:
      'Congratulations, you earned that in front of witnesses. Spend the first three months on two things: your weakest part from the exam, and helping one lower belt ten minutes a week, because explaining cements it. Expect to be attacked more for a while; tap and carry on. Trying to look like the belt by avoiding losing rounds is what stalls people now.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'I told my coach I’m leaving and he didn’t shake my hand. What do I do?',
      'coach didn’t shake my hand when i left',
      'i told him, it went badly',
      'said it to his face and he turned round',
    ],
    answer:
      'You said it to his face, which is the decent way, whatever he did. Leave him a short message in a week: “Thank you for the four years, I learnt a lot from you.” Expect no answer. Settle fees and keys in writing. Say nothing bad about him in the new gym. Many thaw after some months; arguing it out now closes that door.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'My friends at the old gym no longer write to me. How do I keep them?',
      'old gym friends don’t write',
      'since i left nobody from the team writes',
      'i’m out of the group chat and it’s gone quiet',
    ],
    answer:
      'Write to two of them individually this week with a date: “Burger on Friday?” Friends from training mostly lived off the timetable, so it needs an appointment now. Keep gym politics out of it, don’t ask what they say about you. Go and cheer at their next tournament. After three tries without an echo let it rest; two who stay are a good number.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'The new gym is better but I miss the old one. Was it a mistake?',
      'new gym better but miss old one',
      'i’ve been there a month and feel homesick',
      'technically it’s great, but nobody knows my name',
    ],
    answer:
      'No, missing people isn’t proof of a mistake; judge it after three months, not one. Make it warmer on purpose: same two class times, three names a week, stay ten minutes after. At the end of month three answer two questions: do I learn more, do I like going? Two yes means stay. Going back after four weeks usually returns you to the reason you left.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'I have a fight in six weeks. Do I change gyms before or after?',
      'change gyms before or after fight',
      'but there’s a fight in six weeks',
      'want to leave and i’m booked for the 14th',
    ],
    answer:
      'After the fight, unless you’re unsafe there. Six weeks is too short for new partners, a new corner and new habits. Do the camp properly, give notice in the week after the bout, and say goodbye in person. Use the time to visit two gyms for a trial once you’ve rested. If you must go now, get the corner for fight night confirmed in writing first.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'I tapped early five times yesterday and felt terrible. Is that how it should be?',
      'tapped 5 times early, felt awful',
      'did what you said, tapped early, hated it',
      'tapped to everything last night and drove home furious',
    ],
    answer:
      'Yes, and it was the harder choice: five taps, no injury, five new starts. The bad feeling shrinks in about three weeks. After each tap ask “What did you use?” and write down the one that came twice; that’s your next topic. Count positions you tried, not taps. Holding out the sixth time to save the evening is when the elbow goes.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'I hurt a partner because I wouldn’t let go. What do I do now?',
      'hurt a partner, didn’t let go',
      'his arm is in a sling because of me',
      'i cranked it because he’d tapped me before',
    ],
    answer:
      'Call him today: “That was my fault, I held on too long, I’m sorry. How can I help?” Offer lifts, shopping, part of the costs. Tell the coach yourself before others do, and accept a pause from sparring. From now on stop at control and count two seconds before any pressure. Explaining that he tapped late makes the apology worthless.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'A white belt tapped me in front of everyone. How do I handle it?',
      'tapped by a white belt',
      'a beginner got me and all saw it',
      'i’m purple and a three-month guy caught me',
    ],
    answer:
      'Say “nice, show me how you got it” loudly enough for others, and start again. That sentence ends the matter in five seconds and helps him. It happens to everyone who tries new things. Afterwards note what you left open. Don’t smash him in the next round; everyone in the room knows why you do it, and it’s the part they remember.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'How do I tap when I can’t move my hands?',
      'how to tap when hands are stuck',
      'and if both arms are trapped',
      'both my arms were pinned and i couldn’t tap',
    ],
    answer:
      'Say “tap” loudly or stamp the mat twice with a foot; both count everywhere in training. In a choke use the feet, since your voice may be gone. Tell new partners before the round: “Voice and feet count.” Tap when you see it’s locked, not when it hurts. If you went out or your neck or elbow hurts afterwards, no more rounds that day and have it looked at.',
  },
  {
    matter: 'plateau',
    asked: [
      'I got the move once in ten rolls. Is that progress?',
      'got it once in ten, progress?',
      'it worked one time out of ten',
      'hit my sweep once this whole week',
    ],
    answer:
      'Yes, from zero to one is the biggest jump there is. Note against whom and from which grip it worked, and look for that same grip in every round next week. Aim for two in ten within a month, on people a little weaker than you. Counting tries matters more than hits: ten tries a week, written down. Dropping it now for a new move sends you back to zero.',
  },
  {
    matter: 'plateau',
    asked: [
      'My coach says I’m improving, but I don’t see it. How can I measure it?',
      'coach says i improve, i don’t see it',
      'how would i even notice',
      'everyone gets better too so i never see mine',
    ],
    answer:
      'Film one round on the first Monday of each month, same partner if possible, and compare with three months before. Count three things: times passed or hit clean, own attacks tried, seconds until you were out of air. Your partners improve along with you, so taps stay equal. A visit to another gym shows it too. Judging yourself by last night’s round shows nothing.',
  },
  {
    matter: 'plateau',
    asked: [
      'Should I take private lessons to get past it?',
      'private lessons for a plateau?',
      'would a private help',
      'i’ve saved 100 and think about two privates',
    ],
    answer:
      'Yes, two privates three to four weeks apart are worth it if you bring one question and a video. Say: “I always get stuck here, minute two. What’s missing?” Ask for three drills and film them with permission. Do these ten minutes each class until the second lesson. Without homework between them the money is gone; five lessons in a row on five topics is the usual waste.',
  },
  {
    matter: 'plateau',
    asked: [
      'I finally beat the guy who always caught me. What’s next?',
      'finally beat him!',
      'yesterday i got out of his choke',
      'after a year i passed his guard for the first time',
    ],
    answer:
      'A whole year of showing up went into that, enjoy it. Ask him what he noticed; he knows your game better than anyone. Then repeat it three times before you call it yours, and look for the next person who catches you. He’ll adjust within two weeks, so expect to lose again. That isn’t a step back, it’s the next page.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'I stood outside the gym and drove home again. What do I do?',
      'stood outside gym and left',
      'i was in the car park and turned round',
      'drove there, saw them through the window and went home',
    ],
    answer:
      'You packed the bag and drove there, so most of the way is done. Message the coach tonight: “I was outside on Tuesday and lost my nerve. May I come Thursday ten minutes early?” Someone expecting you makes the door easier. Agree with yourself on warm-up and drills only, then home. Waiting until you’re fit again first is how two more months pass.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'I went back and people I used to beat now beat me. How long do I give it?',
      'people i beat now beat me',
      'i went back and the beginners tap me',
      'guys who started when i left now smash me',
    ],
    answer:
      'Going back and losing to them takes backbone. Give it three months at two or three sessions a week; timing returns sooner than wind. For the first month choose two positions you knew best and stay there. They’ve trained all along, so compare yourself with your own first week. Hard rounds to restore the old order are how comebacks end at the physio.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'I’ve gained 15 kilos during the break. What do I leave out at first?',
      'gained 15 kg in the break',
      'and i’m 15 kilos heavier now',
      'i’m back but heavy, knees hurt when jumping',
    ],
    answer:
      'Leave out rope, jumps, sprints and hard throws for six to eight weeks; the tendons carry the new weight slowly. Do bag, pads, drilling, cycling or brisk walking, two classes a week. Buy a gi or shorts that fit now. Food: regular meals, aim for about half a kilo a week, not more. Over 40, with chest tightness or breathlessness, see a doctor before hard rounds.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'What do I say when they ask where I’ve been?',
      'what do i say when they ask where i was',
      'and when they ask me about it',
      'i don’t want to tell them about the divorce',
    ],
    answer:
      'Say: “Life was full, it’s good to be back. What are we working on?” That’s enough; people ask out of kindness and are satisfied in five seconds. Tell the coach a bit more if it affects training, such as poor sleep or an old injury. Have the sentence ready before you open the door. Long explanations in the first five minutes make you feel on trial.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'I’m 48 and the warm-up alone finishes me. What do I skip?',
      '48, warm-up kills me',
      'i’m done before the technique even starts',
      'after the warm-up i could go home',
    ],
    answer:
      'Skip the jumps, sprints and shuttle runs and walk or march instead; tell the coach once: “I’ll do the warm-up at my pace.” Keep the joint work and the sport moves like shadow or hip escapes. Aim to be able to talk in short sentences. Add five minutes of it every second week. Chest pressure, dizziness or pain in the arm means stop and doctor, at once.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'I landed my first real technique in sparring at 50. What next?',
      'first technique worked at 50!',
      'it worked last night, for real',
      'i swept a thirty-year-old yesterday',
    ],
    answer:
      'At 50, against resistance, that’s properly yours, be proud of it. Do the same one twice a week for a month and add just one follow-up for when he blocks it. Write down the grip and the moment tonight. Two moves that belong together beat ten single ones at any age. Going for five extra rounds out of joy is how the back complains tomorrow.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'The young ones go easy on me and I find it insulting. What do I say?',
      'young guys go too easy on me',
      'they treat me like their grandad',
      'they let me win because i’m old',
    ],
    answer:
      'Say before the round: “Give me real resistance, half speed, and don’t let me win.” Resistance and speed are two things; you want the first. Ask for starts from a bad position, so nobody has to hold back much. Thank the one who does it well, others follow. Saying “go hard” gets you a twenty-year-old at full speed, which isn’t what you meant.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'I forget everything by the next class. How do I remember more at my age?',
      'forget everything by next class',
      'i can’t keep it in my head like they do',
      'by thursday tuesday’s technique is gone',
    ],
    answer:
      'Write three lines in the car right after class: grip, step, finish. The next morning go through it slowly without a partner, two minutes, and once more before the next class. Choose one technique per week and let the others pass by. Ask a partner for five repeats at the end. Most younger ones forget too; they only worry less about it.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'My team-mate got the fight I wanted. How do I train with him now?',
      'team-mate got my fight',
      'they gave it to him instead',
      'he got the slot on the card and i’m supposed to help him prepare',
    ],
    answer:
      'Help him honestly for the camp, and tell the coach separately: “I wanted that slot. What do I need for the next one?” Ask for a date or a condition. To him say: “I’m envious and I’ll help you win.” That clears the air in one sentence. Be his best sparring partner; coaches remember it. Showing it in hard rounds costs you the next slot.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'I congratulated him though I was jealous. Is that dishonest?',
      'congratulated him but was jealous',
      'i said well done and felt fake',
      'hugged him after his win and was boiling inside',
    ],
    answer:
      'No, that was generous: you felt one thing and did the better one. Both are true at once. Give the envy a task: write down which part you want, the title, the praise or the fitness, and take one step towards that this week. It tells you what matters to you. It only turns dishonest if you talk him down afterwards in the changing room.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'He copies my techniques and uses them against me. What do I do?',
      'he copies my moves',
      'now he does my own sweep on me',
      'i showed him my best trick and he beats me with it',
    ],
    answer:
      'Be glad of it for a month: you now have someone who forces you to find the counter to your own move. Ask him to do it on you ten times and look for the answer. Then add one second attack for when it’s blocked. Before a bout against him keep your plan private, that’s fair. Stopping to share altogether leaves you with worse partners.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'We used to be friends and since the trials we don’t speak. Who starts?',
      'don’t speak since the trials',
      'we haven’t talked since i beat him',
      'i won the qualifier and my mate ignores me',
    ],
    answer:
      'You start, because it’s easier from the winner’s side. Write: “It’s odd between us since the trials. Coffee on Sunday, no talk about the result?” If he needs time, leave two weeks and greet him normally in class. Ask for his help with something he does better than you. Bringing up the match to explain why it was fair closes him up again.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'I told everyone I quit and now I miss it. Can I go back?',
      'quit and now i miss it',
      'i stopped in march and want back',
      'said goodbye to everybody and now i stand there again',
    ],
    answer:
      'Yes, and missing it is a good sign that it’s yours. Write to the coach: “I was wrong about quitting. May I come on Tuesday?” Expect two jokes, then a mat partner. Start with two sessions a week and without a competition for three months. Note what drove you out, pressure, pain or people, and change that one thing first. Otherwise you’ll quit again for the same reason.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'I’ve quit and feel only relief. Is that bad after ten years?',
      'quit after 10 years, just relief',
      'i don’t miss it at all',
      'ten years and i feel nothing but light',
    ],
    answer:
      'No, it means the decision was right and probably overdue, and the ten years remain yours. Keep moving twice a week so the body doesn’t stiffen: swimming, cycling, long walks. Keep two people from the team by name and date. Wait half a year before selling belts and medals. If the lightness turns into emptiness for weeks, talk to someone.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'My doctor advised me to stop. How do I deal with that?',
      'doctor says stop',
      'the doctor told me no more fighting',
      'after the scan he said i should give up contact',
    ],
    answer:
      'Follow it now, and get a second specialist’s opinion for certainty, not for permission. Ask exactly: “What may I still do: pads, drilling, light grappling, coaching?” Often contact is over but training isn’t. Tell your coach with the paper in hand, so nobody talks you round. Give yourself some months of sadness. One last fight against medical advice isn’t a farewell, it’s a gamble with your health.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'How do I plan a last fight as a proper ending?',
      'plan a last fight to end well',
      'if i stop, i’d like one last one',
      'i want to finish with one good bout at home',
    ],
    answer:
      'Choose a date four to six months off, at home, in your natural weight class, against someone of your level, after a full medical. Tell coach and family it’s the last, nobody else until after. Invite ten people who mattered and thank them that night. Decide beforehand that win or loss changes nothing. Adding just one more because it ended badly is the usual trap.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'I won but fought badly. How do I take it?',
      'won but fought badly',
      'yes i won, but it was ugly',
      'got the decision and i’m not happy at all',
    ],
    answer:
      'You won on a bad day, and that’s a skill many good fighters lack. Celebrate it this weekend without excuses. On Tuesday watch it once with the coach and name three moments: one that won it, one that nearly lost it, one you’d repeat. Train the second for a month. Telling everybody how bad you were takes the joy from those who helped you.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'I won the title and feel empty. Is that normal?',
      'won and feel empty',
      'i have the belt and feel nothing',
      'three days after the biggest win i sit there and feel flat',
    ],
    answer:
      'Yes, it’s common: months of tension end in one evening and the body drops. You still did it, and the joy often comes later, in pieces. Take ten days with no goal, sleep, see people outside the sport, thank five by name. Choose the next aim after three weeks, not now. If it stays dark for more than two weeks, see a doctor.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'My opponent was hurt in our fight and I feel guilty. What do I do?',
      'opponent got hurt, feel guilty',
      'he went to hospital because of me',
      'i won by knockout and he was taken away',
    ],
    answer:
      'Write or call through his coach tomorrow: “I hope you’re well, respect for the fight.” That you care speaks for you. You both agreed to the rules, and the referee stopped it; that isn’t guilt. Don’t post the clip for now. Talk to your coach before the next sparring, so it doesn’t sit in your hands. If the picture keeps coming back for weeks, a sport psychologist helps.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'They offer me another fight in three weeks after my win. Do I take it?',
      'another fight in 3 weeks after win?',
      'the promoter already wants me again',
      'won saturday, he wants me on a card in three weeks',
    ],
    answer:
      'Only if you took little to the head, have no injury, are near the weight without effort and your coach says yes; one no means decline. Say: “Thank you, I’d like the card after that one.” A promoter who liked the win asks again. Get a medical check first in any case. Riding the wave is how a good win is followed by a tired loss.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'The appeal was rejected. What do I do now?',
      'appeal rejected',
      'they wrote back, it stays a loss',
      'two months waiting and the answer is no',
    ],
    answer:
      'You went the proper way to the end, and that’s respected by people who matter. Close it with one act: save the video and the letter in a folder, and don’t post it. Ask the promoter for a rematch or a place on the next card. With the coach find two rounds you could have made clearer. Going on about it in each interview makes the loss your name.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'My team keeps telling me I was robbed. How do I stop that?',
      'team keeps saying i was robbed',
      'everyone starts with it again',
      'each training someone says i won that fight',
    ],
    answer:
      'Say: “Thanks, I thought so too. I’m done with it, help me with the third round instead.” They mean well and will follow your tone after two or three times. Ask the coach to back you. Give them something new to ask about, the next date or a drill. Agreeing each time feels good for a minute and keeps the wound open.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'I won, but I think the other one deserved it. What do I do?',
      'won but he deserved it',
      'honestly, i lost that fight',
      'the judges gave it to me and people booed',
    ],
    answer:
      'Go to him and say: “That was close, I’d give you a rematch.” Saying that takes character. You needn’t hand anything back; judges decide, not you. Watch it once with the coach without sound and score it round by round. Train the rounds you gave away. Defending the verdict online against booing people brings nothing.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'How do I make the next fight clear enough so that judges can’t take it away?',
      'how to win clearly next time',
      'so what do i do that it isn’t close',
      'i lose all the close ones on the cards',
    ],
    answer:
      'Win the first and last 20 seconds of each round with clean, visible work, and end every exchange with your own strike or top position. Count in sparring: at least three clear scores per minute, judged by a team-mate at the side with a card. Learn exactly what your rules score; ask a referee from your club. Chasing a knockout so as not to need judges usually loses the rounds.',
  },
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
