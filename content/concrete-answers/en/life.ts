import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
  {
    matter: 'partner-conflict',
    asked: [
      'My partner says I train too much. What do I answer?',
      'gf says i train too much',
      'and what do i say to her',
      'we fight every time i pick up my bag',
    ],
    answer:
      'Ask first and don’t defend: “What do you miss most, evenings, weekends or help?” Repeat it in your words. Then offer something fixed for four weeks: two evenings training, Friday and Sunday with her, phone away. Put it in the calendar and look at it together afterwards. Promising less in general and going anyway is what makes it bitter.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Should I stop training for my relationship?',
      'stop training for relationship?',
      'so do i give it up for her',
      'she said it’s either her or the gym',
    ],
    answer:
      'Don’t decide in the quarrel; ask for a calm hour this week and say: “I want you, and I need two evenings. What do you need?” Reduce for six weeks and see whether it was about the sport. If any hobby or friend gets forbidden, that’s control, and a counsellor helps. Giving it up silently usually comes back as reproach.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'How do I get my partner to understand why I fight?',
      'partner doesnt understand fighting',
      'and how do i explain it to him',
      'he thinks it’s stupid to get hit voluntarily',
    ],
    answer:
      'Tell one concrete thing: “After training I sleep and don’t snap at you. That’s why.” Invite him to one evening, technique, not sparring, and afterwards to food with the team. Say what you do for safety: mouthguard, light sparring, doctor after head shots. He needn’t like it. Fight videos at home convince nobody who is worried about you.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'We quarrel before every competition. What can we do?',
      'quarrel before every comp',
      'and before competitions, how do we manage',
      'in fight week i’m unbearable and we always argue',
    ],
    answer:
      'Agree three weeks ahead on a truce for the last seven days: big topics go on a list for the Tuesday after. You say daily how you are in one sentence, she says what she needs. Fixed: one evening without sport talk. Eat properly, much of it is hunger. Afterwards the week belongs to both. Shouting or fear at home isn’t fight week, get help.',
  },
  {
    matter: 'break-up',
    asked: [
      'My ex trains in the same gym. Should I change gyms?',
      'ex in same gym change?',
      'and do i switch gyms because of her',
      'i see her on the mat every tuesday',
    ],
    answer:
      'Not in the first month; split the days instead: “I come Monday and Wednesday, you Tuesday and Thursday, all right?” Tell the coach one sentence so he doesn’t pair you. After eight weeks look again. Dragging team-mates into it costs the whole gym. If you were threatened or hit, tell the coach and the police, and it’s not you who must leave.',
  },
  {
    matter: 'break-up',
    asked: [
      'How long does it take to get over a break-up?',
      'how long get over breakup',
      'and how long does that take',
      'four weeks and i still cry in the car',
    ],
    answer:
      'The worst is usually over after six to twelve weeks, after long years together rather half a year or more, in waves. Keep three anchors: same bedtime, three training dates with people, one meal a day with somebody. No contact and muted profiles for 30 days shortens it. Not sleeping or eating for two weeks, or thoughts of dying: doctor or helpline today.',
  },
  {
    matter: 'break-up',
    asked: [
      'Should I write to my ex?',
      'text my ex?',
      'and do i text her or not',
      'it’s midnight and i’ve typed the message three times',
    ],
    answer:
      'No, not tonight; put it in your notes and read it tomorrow at noon. For 30 days only practical things, keys, children, rent, in two lines. If you need to say something, write the letter and give it to a friend. Midnight messages bring an answer that hurts or none. After a clear no from her, leave it for good.',
  },
  {
    matter: 'break-up',
    asked: [
      'How do I train when I’m heartbroken?',
      'train when heartbroken',
      'and training, how do i do that now',
      'i start crying on the mat or want to smash somebody',
    ],
    answer:
      'Go three times a week, pads, bag, drills, no sparring for two weeks; with rage or tears you miss what’s coming. Tell one partner: “Bad week, please easy.” If it gets you, go to the toilet, cold water, come back. Eat something an hour before. Training twice daily to feel nothing works for ten days and then you’re ill.',
  },
  {
    matter: 'parents-against',
    asked: [
      'How do I convince my parents to let me train?',
      'convince parents to let me train',
      'and how do i talk them round',
      'my mum says no to boxing, full stop',
    ],
    answer:
      'Ask for one trial with them watching: “Come Thursday, talk to the coach, then decide.” Bring three facts: beginners don’t spar, mouthguard and headgear, cost a month. Offer a deal: homework first, grades stay, three months’ test. Suggest judo or jiu-jitsu if head punches are the worry. Training secretly ends it when it comes out, and you need their signature.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Should I train secretly if my parents forbid it?',
      'train secretly?',
      'and what if i just go anyway',
      'they said no, but my friend’s gym would let me in',
    ],
    answer:
      'No, not as a minor; without a parent’s signature you aren’t insured and a good coach sends you home. Do push-ups, rope and running at home for eight weeks and show you keep at it, then ask again with the coach on the phone. Ask what exactly they’re afraid of. If home is unsafe for you, tell a teacher or youth helpline.',
  },
  {
    matter: 'parents-against',
    asked: [
      'What can I offer my parents in return?',
      'what offer my parents',
      'and what do i offer them for it',
      'they say school comes first',
    ],
    answer:
      'Offer something they can check: homework shown before each class, no mark below last term’s, two classes a week, home by half past eight, no competition this year without their yes. On paper, both sign, review after three months. Ask them to choose the gym with you. Breaking it once in week two costs more than a bad mark.',
  },
  {
    matter: 'parents-against',
    asked: [
      'I’m an adult and my parents are still against it. What do I say?',
      'adult parents against fighting',
      'and as an adult, what do i say to them',
      'i’m 24 and my mother cries whenever i mention fighting',
    ],
    answer:
      'Say: “I know you’re afraid. I’ve decided. I have a check-up every year and I stop if the doctor says so. You don’t have to watch.” Then change the subject. Tell results afterwards, by phone, first sentence: “I’m fine.” Debating it every Sunday keeps it alive. Head injury or lasting headache: stop and see a doctor, for you, not for them.',
  },
  {
    matter: 'family-care',
    asked: [
      'How do I train with a newborn at home?',
      'train with newborn',
      'and with the baby, how do i manage',
      'baby’s three weeks old and i haven’t slept or trained',
    ],
    answer:
      'First six to eight weeks only 15 to 20 minutes at home, three times a week: walk with pram, squats, shadow. Then one class a week, agreed, and your partner gets the same time off. No hard sparring on four hours of sleep. After giving birth, clearance from doctor or midwife first. Disappearing for two evenings in week three is remembered for years.',
  },
  {
    matter: 'family-care',
    asked: [
      'I look after my ill mother. How do I keep time for myself?',
      'caring for mother no time',
      'and where do i get time for myself',
      'my mother has dementia and i do it all on my own',
    ],
    answer:
      'Book two fixed hours a week outside, as firm as a doctor’s date: sibling, neighbour, day care or relief service steps in. Ask the health insurer or care advice this week which hours are paid for; many never claim them. Say to family: “Tuesday six to eight, who?” Carrying on until you collapse helps nobody. Dizzy, sleepless, bitter for weeks: your doctor.',
  },
  {
    matter: 'family-care',
    asked: [
      'How do I ask my siblings to help with our father?',
      'ask siblings help w father',
      'and how do i get them to help',
      'i do everything and my brother sends emojis',
    ],
    answer:
      'Call a meeting of 45 minutes with a list of all tasks and hours: “I do 22 hours a week. Who takes what from Monday?” Offer distance jobs too: paperwork, calls, money, two weekends. Write names and dates. Silence means someone pays for help. Hoping they’ll notice doesn’t work. A care adviser can lead the talk.',
  },
  {
    matter: 'family-care',
    asked: [
      'May I still compete while my father is seriously ill?',
      'compete while father ill?',
      'and can i still fight then',
      'my father’s in hospital and the tournament’s in three weeks',
    ],
    answer:
      'Yes, if you can sleep and your coach sees you concentrated in sparring, and you may withdraw until the last day. Ask your father, many want you to go. Arrange who calls you and for what. Decide a week before. Head full and reactions slow: no contact bout. Withdrawing because you want to be there is no failure, tell the promoter early.',
  },
  {
    matter: 'loneliness',
    asked: [
      'How do I make friends in a new gym?',
      'make friends new gym',
      'and how do i get to know people there',
      'three months here and i only know their first names',
    ],
    answer:
      'Come at the same two times each week, ten minutes early and stay ten after. Ask one person something real: “How did you start?” In week three say: “I’m getting something to eat after, coming?” to two people at once. Help put the mats away. It takes about eight to twelve weeks. Rushing in and out with headphones keeps you a stranger.',
  },
  {
    matter: 'loneliness',
    asked: [
      'I’m new in town and don’t know anybody. Where do I begin?',
      'new in town no friends',
      'and where do i start',
      'moved here in march and haven’t spoken to anyone all weekend',
    ],
    answer:
      'Choose two things with the same people every week, one gym class and one other, such as choir, language table or volunteering, and go for ten weeks. On Saturdays one plan with somebody by Thursday. Call an old friend each Sunday, 20 minutes. One-off events seldom lead anywhere. If you don’t want to get up any more, go to a doctor.',
  },
  {
    matter: 'loneliness',
    asked: [
      'How do I ask someone from training to do something outside?',
      'ask gym buddy to hang out',
      'and how do i ask him',
      'we get on well on the mat and that’s where it ends',
    ],
    answer:
      'Short, concrete and with an easy way out: “I’m watching the fights on Saturday at eight, want to come? No problem if not.” Day, time, place. A no to the date isn’t a no to you; ask once more in two weeks. After two declines let it rest and ask another. “We should do something sometime” never becomes anything.',
  },
  {
    matter: 'loneliness',
    asked: [
      'What do I do on weekends when I feel alone?',
      'alone on weekends',
      'and at the weekend, what do i do',
      'fridays i come home and speak to nobody until monday',
    ],
    answer:
      'Plan on Wednesday: Saturday morning open mat or class, Saturday afternoon something among people, such as market or library, Sunday a call and a walk of an hour. Write times. Screen only after eight. Drinking alone makes Sunday worse. If the loneliness has lasted months and you think life isn’t worth it, call a helpline today and a doctor.',
  },
  {
    matter: 'money-saving',
    asked: [
      'How do I save 600 for a tournament trip in four months?',
      'save 600 in 4 months',
      'and how do i get it together by then',
      'the trip costs 600 and i’m at zero every month',
    ],
    answer:
      '150 a month: standing order the day after payday to a second account. Find it in three places: two deliveries a week less, one subscription, one extra shift or private lesson a month. Split room and car with three people, book eight weeks ahead. Saving what’s left at the end never works. If it isn’t there two weeks before, skip that one.',
  },
  {
    matter: 'money-saving',
    asked: [
      'How much of my income should I save?',
      'how much should i save',
      'and how much a month',
      'i earn 1,900 and never have anything left',
    ],
    answer:
      'Start with 5 per cent, so 95, by standing order on payday, and raise it by 1 per cent every two months to 10. First goal: one month’s costs as reserve, then trips. Debts on cards come before saving. Look at the last three statements with a marker for an hour. Beginning with 20 per cent usually gets withdrawn by the 15th.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Where can I save on the sport without losing quality?',
      'save money on training gear',
      'and where can i save in the sport',
      'gloves, fees, travel, it eats me up',
    ],
    answer:
      'Buy two things well, mouthguard and gloves, the rest used: bag, shin guards, kimono. Travel as a team, four in a car, cook in a flat. Enter three tournaments a year instead of eight, early price. Ask the gym for a yearly fee or helping with children. Don’t save on health insurance, wraps or the doctor. Cheap gloves end up in your wrist.',
  },
  {
    matter: 'money-saving',
    asked: [
      'How do I keep a budget without an app?',
      'budget without app',
      'and how do i keep track of it',
      'i’ve downloaded five budget apps and use none',
    ],
    answer:
      'Three accounts or envelopes: fixed costs, week, saving. On payday move them at once. Divide the week money by four and take that on Mondays; when it’s gone, it’s gone. Ten minutes on Sunday to look. After two months adjust. Writing down each coffee is what people stop in week two, the envelope does the counting.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'What do I do when I get a panic attack?',
      'panic attack what do',
      'and right in the moment, what do i do',
      'my heart races and i think i’m dying, out of nowhere',
    ],
    answer:
      'Sit or lean, breathe in 4, out 7, for five minutes, and name five things you see aloud. It peaks within about ten minutes and passes. First time, or with chest pain, arm pain, fainting: emergency number, let the heart be checked. Repeats: appointment with your doctor, therapy works well. Running from the place each time makes the next one likelier.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'How do I stop racing thoughts at night?',
      'racing thoughts at night',
      'and at night, how do i switch it off',
      'i lie down and my head starts',
    ],
    answer:
      'At eight, 15 minutes with paper: every worry a line, next to it one step or “not mine”. In bed, if you’re awake over 20 minutes, get up, dim light, read something dull, back when sleepy. Same rising time. No phone. Training hard after nine keeps it going. More than three nights a week for a month: see a doctor.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Does training help against anxiety?',
      'training helps anxiety?',
      'and does training help with that',
      'i feel calm only after sparring',
    ],
    answer:
      'Yes, regular moderate training three times a week, 40 minutes, noticeably lowers it for many within about four to six weeks. Choose rhythm: rope, bag, rolling at 60 per cent. Hard sparring gives a short calm and bad sleep. It supplements treatment and doesn’t replace it. If you avoid shops, work or people, therapy; your family doctor is the first door.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'When should I see someone about my anxiety?',
      'when get help anxiety',
      'and when should i go to somebody',
      'i worry all day and tell myself others have it worse',
    ],
    answer:
      'Go if it’s lasted more than four weeks on most days, you avoid things, sleep badly, or drink or take tablets for it. One of them is enough. Call your family doctor tomorrow: “I’ve been anxious every day for weeks and need help.” Waiting lists exist, so put yourself on three. Thoughts of harming yourself: helpline or emergency now.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'What can I do when I feel that nothing I do is good enough?',
      'nothing i do is good enough',
      'and what do i do about it',
      'whatever i do, i only see the mistakes',
    ],
    answer:
      'For two weeks write three lines each evening: what I did, what was all right about it, what I’d say to a friend who did it. Facts, no praise. Set “good enough” before starting: “Done is five rounds.” Tell one person you trust. Raising the bar after each success is the trap. Low on most days for over two weeks: see a doctor.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'How do I answer the voice in my head that puts me down?',
      'voice in head puts me down',
      'and what do i answer it',
      'in my head somebody says all day that i’m useless',
    ],
    answer:
      'Name it and give it a task: “There’s the critic. Next thing: dishes.” Out loud if possible. Don’t argue, act for five minutes. Write its three favourite sentences on a card with a fact opposite each. Most people fight it for hours. If it’s a real voice you hear, or it tells you to harm yourself, go to a doctor or emergency today.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'How do I stop apologising for everything?',
      'stop saying sorry all the time',
      'and how do i stop that',
      'i apologise even when somebody else runs into me',
    ],
    answer:
      'Replace it for a week: “Thanks for waiting” instead of “sorry I’m late”, “I’ll pass here” instead of “sorry”. Put a rubber band on your wrist and move it over at each needless sorry; count in the evening. On the mat only for real contact, once. Aiming at zero fails; halve it. Real mistakes still get one clear apology.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Somebody told me I’ll never amount to anything. How do I deal with it?',
      'told ill never amount to anything',
      'and how do i get that sentence out of my head',
      'my father said i’d never get anywhere and i still hear it',
    ],
    answer:
      'Write the sentence down, beneath it ten things you’ve carried through since then, small ones too, with year. Read it when it comes up. Tell it to one person, aloud; it shrinks. You needn’t prove anything to him; choose a goal you’d want if he never heard of it. If he still says it, leave the room. A therapist helps with old ones.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'How do I stop comparing myself with people online?',
      'stop comparing online',
      'and how do i stop looking',
      'everyone my age has a house, kids and abs',
    ],
    answer:
      'Mute the ten accounts after which you feel worse, tonight, and look at the rest only 15 minutes a day, after six. Compare with yourself: one photo, one number, one note from a year ago each month. Meet two of these people for real; you’ll hear about the rent. Willpower with the app on the home screen doesn’t hold.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'My friends are all further in life. What do I do?',
      'friends further in life',
      'and if they’re all ahead of me',
      'i’m 31, no degree, and my friends are buying flats',
    ],
    answer:
      'Pick one thing that you want yourself, without an audience, and give it 30 minutes a day for 90 days: a course, savings, a licence. Tell friends once: “I’m behind on that and working on it.” Most have debts or doubts you don’t see. Chasing five fronts at once, house, job, body, ends in none.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'How do I react when others show off their success?',
      'others show off success',
      'and what do i say to people like that',
      'at every meeting he talks about his salary',
    ],
    answer:
      'One sentence, then turn it: “Good for you. How’s your back, still training?” You needn’t put anything beside it. If it’s a friend: “I’d like to hear about you, without the numbers.” After such evenings ten minutes of walking before the phone. Bragging back feels good for a minute and bad at home.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Can comparing also be useful?',
      'is comparing ever good',
      'and is it always bad, then',
      'i only get going when i see somebody better',
    ],
    answer:
      'Yes, if you take one person one step ahead of you and copy one behaviour: how often she trains, how he prepares. Ask: “What did you do in the first half-year?” and try it for six weeks. Compare methods, not results. Somebody ten years ahead only makes you small. When it brings more shame than plans, look away.',
  },
  {
    matter: 'big-decision',
    asked: [
      'How do I make a big decision when I keep going round in circles?',
      'cant decide going in circles',
      'and how do i decide it in the end',
      'i’ve been going back and forth for months',
    ],
    answer:
      'Set a date within 14 days and write both choices on a page: best, worst, likely in a year, and what it costs to undo. Sleep on it for three nights. Then live two days as if A were decided, two as if B, and note stomach and sleep. Decide on the date. Asking a tenth person only adds a voice.',
  },
  {
    matter: 'big-decision',
    asked: [
      'How long should I take for a decision like this?',
      'how long to decide',
      'and how long do i give myself',
      'they want an answer and i need more time',
    ],
    answer:
      'What can be undone: 48 hours. What’s hard to undo, moving, children, house, quitting: two to four weeks, with three facts to find out. Tell the others the date. After that new information rarely comes, only more worry. Exhausted, grieving or within a week of a defeat, postpone by two weeks if it can be done.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Should I listen to my head or my gut?',
      'head or gut',
      'so head or gut',
      'on paper it’s clear and my stomach says no',
    ],
    answer:
      'Use the head for numbers and the gut for people and daily life. If they disagree, ask what the gut fears in one sentence: if it’s the new itself, go with the head; if it’s a person or value, go with the gut. Test it with two days of acting as if. Hungry, tired or at midnight neither counts.',
  },
  {
    matter: 'big-decision',
    asked: [
      'What if I make the wrong decision?',
      'what if wrong decision',
      'and if it turns out wrong',
      'i’m so afraid of regretting it that i do nothing',
    ],
    answer:
      'Then you use the way back that you plan now: date to look again, after three or six months, sum put aside, person to call. Write it on the same page. Few choices are final; not deciding is one too, and somebody else makes it. Regret comes more from delaying. For contracts, house or custody get a lawyer’s look first.',
  },
  {
    matter: 'moving-away',
    asked: [
      'How do I find a good gym in the new city?',
      'find gym in new city',
      'and how do i find a gym there',
      'i’m moving in august and afraid of losing my team',
    ],
    answer:
      'Ask your coach whom he knows there; that opens doors. Then try three within 20 minutes of home in the first two weeks, twice each, at your real times. Bring belt and a short message: “I’m new, trained with so-and-so.” Sign for a month only. Starting in week one gives you people; waiting until you’re settled takes half a year.',
  },
  {
    matter: 'moving-away',
    asked: [
      'How do I say goodbye to my team?',
      'say goodbye to team',
      'and how do i say goodbye',
      'last training on thursday and i just want to slip out',
    ],
    answer:
      'Don’t slip out: two minutes at the end of Thursday’s class, in the line: “I’m moving on Saturday. Thank you for six years. Whoever comes by sleeps on my sofa.” Then a hand for everyone and food together. Tell the coach personally a month before. Photo, and a fixed date to visit. People who vanish find coming back hard.',
  },
  {
    matter: 'moving-away',
    asked: [
      'How much money do I need for a move?',
      'how much money to move',
      'and how much do i need for it',
      'i’ve found a job in another city and have 2,000 saved',
    ],
    answer:
      'Count: deposit of two to three rents, first rent, van 150 to 400, overlap of one rent, registration and small things 300, and one month of living. For a 700 flat around 4,000. With 2,000 take a room for three months first. Ask the employer for moving money before signing. The deposit from the old flat comes back months later.',
  },
  {
    matter: 'moving-away',
    asked: [
      'How long until I feel at home in a new place?',
      'how long feel at home new city',
      'and how long does it take till it feels like home',
      'two months here and i want to go back every sunday',
    ],
    answer:
      'Count on six to twelve months; months two to four are the lowest for most. Fix two weekly dates with the same people, learn one quarter well, one visit home every six to eight weeks, not each weekend. Decide about going back no earlier than month nine. Weekly trips home keep you between two places. Not sleeping or crying daily: see a doctor.',
  },
  {
    matter: 'saying-no',
    asked: [
      'How do I say no without hurting the other person?',
      'how to say no nicely',
      'and how do i say it without hurting them',
      'i always say yes and then i’m angry',
    ],
    answer:
      'One thank-you, one no, no reason: “Thanks for asking, I can’t this time.” If you like: “Next month I could help for an hour.” Then silence. Practise on small things, three a week. A reason gives them something to solve. Saying “maybe” out of kindness costs them more, as they plan with you.',
  },
  {
    matter: 'saying-no',
    asked: [
      'What do I say when they keep pushing after my no?',
      'they keep pushing after no',
      'and if he doesn’t let go',
      'i say no and he asks again until i give in',
    ],
    answer:
      'Repeat the same sentence, calmly, up to three times: “I understand. It stays a no.” Then end it: “I’m going now.” No new reasons. By message: answer once, then mute. Somebody who’s angry at a clear no was relying on your yes. If there are threats or it’s about your body or money, get help, that’s no longer politeness.',
  },
  {
    matter: 'saying-no',
    asked: [
      'How do I buy time when I’m asked on the spot?',
      'buy time when asked',
      'and when they catch me off guard',
      'someone asks and yes is out before i think',
    ],
    answer:
      'Have one sentence ready: “I’ll look at my week and tell you tomorrow by six.” Say it to everything for a month, even when you want to. Then reply on time, in one line. Write it on a card in the phone case. Not replying at all is no delay, it’s a yes in most people’s eyes.',
  },
  {
    matter: 'saying-no',
    asked: [
      'I’ve already said yes. How do I get out of it?',
      'said yes how get out',
      'and what if i’ve already agreed',
      'i promised to help with the move and i can’t',
    ],
    answer:
      'Today, not on Friday: “I said yes too quickly. I can’t do Saturday. I can lend you the van, or help Sunday for two hours.” One apology. The earlier, the smaller the damage. No invented illness; it comes out in small gyms. If it’s paid or signed, look at the contract, then offer a replacement.',
  },
  {
    matter: 'bullied',
    asked: [
      'I’m being bullied at school. What do I do first?',
      'bullied at school what first',
      'and what do i do first',
      'they wait for me after school nearly every day',
    ],
    answer:
      'Tell an adult today, a parent or the teacher you trust most: “It happens nearly every day, these three, at the gate.” Write down date, place, words, witnesses, keep messages. Walk with two others and leave by the other gate this week. The school must act. Keeping quiet makes it longer. Hit or threatened: doctor, police, with a parent.',
  },
  {
    matter: 'bullied',
    asked: [
      'Should I hit back when they bully me?',
      'hit back bully?',
      'and can i hit back',
      'i train kickboxing and he shoves me every day',
    ],
    answer:
      'No, not for shoves and words; you’d be the one punished, and trained people are judged harder. Hands up open, loud: “Stop. Leave me alone,” step to the side, away, adult. Defend yourself only to get free when you can’t leave, and then go. Tell a parent and the school the same day. Training helps you stand upright and calm, that’s the use of it.',
  },
  {
    matter: 'bullied',
    asked: [
      'What do I do about bullying online?',
      'online bullying',
      'and in the class chat, what do i do',
      'they made a group about me with pictures',
    ],
    answer:
      'Don’t reply. Screenshots with date and names, then block and report in the app. Show it to a parent or teacher today; pictures of you without consent can be a police matter, intimate ones always. Leave the group after saving. Replying gives them the next picture. Phone out of the room at night. If you don’t want to live any more, call a helpline now.',
  },
  {
    matter: 'bullied',
    asked: [
      'I’m being bullied at work. What can I do?',
      'bullied at work',
      'and at work, what do i do',
      'they leave me out, hide things and laugh about me',
    ],
    answer:
      'Keep a diary from today: date, what, who, witness, effect. Say it once to the main person: “On Monday you did this. Stop it.” Then, with three entries, to your manager, works council or HR, in writing, with a wish. Doctor if sleep or stomach suffer. Employment lawyer or union before you resign. Quitting in silence loses your claims.',
  },
  {
    matter: 'purpose',
    asked: [
      'How do I find out what I really want?',
      'what do i really want',
      'and how do i find that out',
      'i’m 30 and have no idea what i want',
    ],
    answer:
      'For two weeks note each evening what gave you energy and what took it, two lines. Underline repeats. Then make three small tests, each within a month and under 50: a course evening, helping with the kids’ class, a day in a trade. Decide after doing, not before. Waiting for one great calling keeps people still for years.',
  },
  {
    matter: 'purpose',
    asked: [
      'I’m turning 40 and feel I’ve missed everything. What now?',
      'turning 40 missed everything',
      'and what now, at forty',
      'forty next month and it feels like it’s over',
    ],
    answer:
      'Write ten things you think you missed, cross out those you wouldn’t start tomorrow. Take one of the rest and set the first date within 14 days. Talk to one person of 60. Keep body and sleep going meanwhile. Turning over everything, job, marriage and city in one spring, is what’s regretted. Empty for weeks: see a doctor.',
  },
  {
    matter: 'purpose',
    asked: [
      'What gives me a goal now that I no longer compete?',
      'goal after competing ends',
      'and what do i aim for now',
      'since my last fight i don’t know what to get up for',
    ],
    answer:
      'Take three: one for the body that’s measurable, such as ten pull-ups by June, one for others, such as one kids’ class a week, one to learn. Put the first into this week. The hole after the last bout lasts three to six months for many. Signing a comeback to escape it is the usual mistake. Drinking or dark thoughts: doctor.',
  },
  {
    matter: 'purpose',
    asked: [
      'Is it okay to have no big goal?',
      'ok to have no big goal?',
      'and do i need a goal at all',
      'everyone’s chasing something and i just like my evenings on the mat',
    ],
    answer:
      'Yes, it’s fine; two or three evenings on the mat, work that pays and people you like are a good plan. Check once a year with three questions: am I healthy, am I learning a bit, does anyone count on me. Three times yes, carry on. Borrowed goals last about six weeks. Different if nothing gives joy any more, then talk to a doctor.',
  },
  {
    matter: 'grief',
    asked: [
      'How soon can I train again after someone died?',
      'train after death when',
      'and when can i go back to training',
      'my grandfather died last week and i feel guilty about wanting to train',
    ],
    answer:
      'As soon as you want to, also in the first week: easy session, 40 minutes, somebody with you, no sparring for two weeks, since your head is elsewhere. It’s no disrespect. You may leave in the middle. Eat and drink before, many forget. Training hard every day to feel nothing usually breaks down around week three.',
  },
  {
    matter: 'grief',
    asked: [
      'Our coach died. What can the team do?',
      'our coach died what can team do',
      'and what do we do as a team',
      'our old coach died on sunday and nobody knows what to say',
    ],
    answer:
      'Open the gym this week for an hour without training: chairs in a circle, his photo, each who wants tells one story. Then ten minutes of his favourite drill, line up, bow. One person speaks with the family and asks what they’d like. Once a year a memorial session. Carrying on as if nothing happened hurts the young ones most; tell parents too.',
  },
  {
    matter: 'grief',
    asked: [
      'What do I say to a friend who has lost someone?',
      'what say friend lost someone',
      'and what do i say to him',
      'my training partner’s mother died and i don’t dare to write',
    ],
    answer:
      'Write today: “I heard about your mother. I’m so sorry. I’m thinking of you, you don’t have to answer.” Then something concrete: “I’ll bring food Thursday at six.” Use her name later, ask about her in six weeks, when others have stopped. “Let me know if you need anything” leaves the work to him. Silence out of shyness hurts most.',
  },
  {
    matter: 'grief',
    asked: [
      'How long is grief normal, and when do I need help?',
      'how long is grief normal',
      'and how long does it last',
      'it’s been seven months since my dad died and i still cry',
    ],
    answer:
      'Crying after seven months is normal; it comes in waves and gets rarer over one to two years, with birthdays as peaks. Get help if after six to twelve months you can’t work, see people or sleep, or drink because of it: family doctor, grief group. If you want to follow the dead person, call a helpline or emergency today. Give the day a fixed quarter of an hour for it.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'How do I speak to a friend who drinks too much?',
      'talk to friend who drinks',
      'and how do i bring it up',
      'my training partner smells of beer in the evening class',
    ],
    answer:
      'Alone, when he’s sober, ten minutes: “I smelled alcohol three times this month. I’m worried. What’s going on?” Then listen, no diagnosis. Offer one step: “I’ll come with you to the advice centre on Tuesday.” No sparring with him when he’s drunk, tell the coach that. He may be angry; say it again in two weeks. Covering up and lending money prolong it.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'A team-mate seems depressed. What do I do?',
      'teammate depressed what do',
      'and what can i do for him',
      'he used to joke all the time and now barely speaks',
    ],
    answer:
      'Ask him directly on a walk or in the car: “You’ve been different for weeks. How bad is it?” and “Do you think about not living any more?” Asking does no harm. Yes: don’t leave him alone, emergency number or helpline together. Otherwise help with the doctor’s appointment, go along, write twice a week. You’re his friend, not the therapist.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Should I lend a friend money?',
      'lend friend money?',
      'and do i lend it to him',
      'he wants 500 and it’s the second time',
    ],
    answer:
      'Only what you could give away for good, and not a second time before the first is back. Say: “I don’t lend any more. I’ll go with you to debt advice on Thursday, and you eat with us.” If you do, in writing with dates. Gambling or drugs behind it: no cash at all, pay the bill directly. Guarantees for loans, never.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'He doesn’t want help. What do I do?',
      'friend refuses help',
      'and if he doesn’t want any help',
      'i’ve offered everything and he says leave me alone',
    ],
    answer:
      'Stay in touch without pushing: one short message a week, “Training Tuesday, I’ll pick you up at six if you like.” Say once what you see and where help is. Set your own limits: no lies for him, no money, no nights. Look for advice for relatives, it exists free. Danger to himself or others: emergency services, even against his will.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'I can’t pay my gym fee this month. What do I say?',
      'cant pay gym this month',
      'and what do i say to the coach',
      'i’ve stopped going because i’m two months behind',
    ],
    answer:
      'Write before the due date: “I can’t pay this month. Could I pause, or pay 20 and the rest in June?” Or after class, two minutes, aside. Many gyms have a quiet rate, or cleaning and helping with the children against the fee. Staying away without a word lets the debt grow and you lose the people too. Ask about social funds in your town.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'How can I train without money?',
      'train w no money',
      'and how do i train without paying',
      'no job and the gym’s 70 a month',
    ],
    answer:
      'Free: running, rope, shadow, push-ups, stairs, open mats and park groups. Cheap: clubs instead of studios, often 10 to 25 a month, university or police sports, social tariffs with proof. Ask two gyms: “I can clean or help with the kids’ class for training.” Three sessions a week. Contracts for two years because the first month is free are to be left alone.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Should I tell my team that I can’t afford the tournament?',
      'tell team cant afford tourney',
      'and do i tell the others',
      'everyone’s going and i make up excuses',
    ],
    answer:
      'Tell the coach alone: “I’d like to go, I can’t pay the 90.” Often the club has a fund, or a lift and a floor to sleep on. To the others one sentence: “Not in the budget this time, next one.” Excuses cost you more, because they think you don’t want to. Don’t put it on a card; there’s another tournament in three months.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'What gear do I really need if money is tight?',
      'what gear do i need cheap',
      'and what do i really have to buy',
      'list from the gym comes to 250',
    ],
    answer:
      'For the first three months mouthguard 10 to 20 and wraps 8; gloves from the gym or used for about 25, wiped with disinfectant. For grappling shorts without pockets and a tight shirt; a used kimono around 30. Shin guards and headgear only when sparring starts. Ask in the members’ chat. Don’t borrow a mouthguard, and don’t spar without one.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Rent or training, I can’t pay both. What do I do?',
      'rent or gym cant pay both',
      'and what do i do if it’s not enough for both',
      'rent’s due friday and the gym debit goes off thursday',
    ],
    answer:
      'Pay the rent. Today ask the gym to move the debit: “Please not this month, I’ll be in touch by the 15th.” Tell your bank before if need be. Tomorrow call the landlord if it’s still short, and the housing benefit or debt advice office, free. Train outdoors meanwhile. Letting the debit bounce costs fees on both sides.',
  },
  {
    matter: 'family-support',
    asked: [
      'My family never comes to watch me. What do I say?',
      'family never comes to my fights',
      'and how do i tell them',
      'ten tournaments and my dad hasn’t seen one',
    ],
    answer:
      'Invite one person to one date, with details: “Saturday, two o’clock, I’m on about three, ten minutes. It would mean a lot to me.” Say it two weeks ahead. Some are afraid to see you hit, so ask: “Is it that?” and offer training or a video. If it’s a no, take a friend along. Reproaches after the fight make the next no certain.',
  },
  {
    matter: 'family-support',
    asked: [
      'My father pushes me too much. How do I tell him?',
      'dad pushes me too much',
      'and how do i tell him',
      'my dad films every round and lectures me on the way home',
    ],
    answer:
      'Tell him at a quiet moment, not after a match: “I like it when you come. After fights I need an hour without talk about it. Tips come from the coach.” One request, for a month. Ask the coach to say it too, he listens more there. If he shouts, hits or makes you lose weight, tell another adult you trust now.',
  },
  {
    matter: 'family-support',
    asked: [
      'My family laughs at my sport. How do I react?',
      'family laughs at my sport',
      'and when they make jokes about it',
      'at dinner they call it rolling around in pyjamas',
    ],
    answer:
      'Say once, friendly and seriously: “It matters to me. Jokes are fine, not every Sunday.” Then talk about something else. Invite the loudest to a trial class, one round ends most jokes. Tell results to those who ask. Defending it with long explanations feeds it. Find two people outside the family who want to hear how it went.',
  },
  {
    matter: 'family-support',
    asked: [
      'How do I stop fighting for my parents and do it for myself?',
      'im doing it for my parents',
      'and how do i know if i want it myself',
      'i’m 19 and don’t know if i fight for me or for my mother',
    ],
    answer:
      'Take four weeks without competition and with no reports at home, train only when you want to, and count the days. Eight or more times, it’s yours. Then tell her: “I decide about bouts with the coach, you hear the dates from me.” If you don’t miss it, you may stop; her investment isn’t your debt. Under 18, take the coach along.',
  },
]
