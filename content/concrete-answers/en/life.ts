import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
  {
    matter: 'partner-conflict',
    asked: [
      'We had the talk about my training and it went well. What do I do so it lasts?',
      'talk went well, now what',
      'we talked last night and it was good',
      'she said she understands now, we agreed on three evenings',
    ],
    answer:
      'Good, that talk is the part many couples never get to. Write the agreement into the shared calendar today, including the evenings that belong to you two. Then keep it to the letter for four weeks; trust comes from the boring repeats. Put a 15-minute check on a Sunday a month from now: “What works, what doesn’t?” One silent extra session undoes more than you think.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'My girlfriend is jealous of my female training partner. What do I do?',
      'gf jealous of training partner',
      'it’s about a woman i roll with',
      'she saw a clip of me grappling with a girl and lost it',
    ],
    answer:
      'Invite her to watch a class this week, and introduce the two of them. Say once, calmly: “It’s sport, with ten people in the room, and I’d like you to see it.” Keep private chat with the partner about training only. Don’t stop working with women; that’s unfair to them. If she demands to read your phone or forbids people, that’s control and belongs in a couples’ talk with a counsellor.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'She gave me an ultimatum: the fight or us. What do I answer?',
      'ultimatum fight or relationship',
      'she said it’s the fight or her',
      'last night she said if i take the fight she’s gone',
    ],
    answer:
      'Don’t answer tonight; say: “I’ve heard you, give me until Sunday, and tell me what you’re most afraid of.” Usually it’s injury, money or being second. Then bring one concrete offer for that fear: the medical check, a date after which you pause, free weekends. Decide by Sunday and say it clearly. A half yes kept secret costs you both the fight and her trust.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'He doesn’t come to my fights because he can’t bear to watch. Should I insist?',
      'partner won’t watch my fights',
      'he says he can’t watch me get hit',
      'my husband stays at home on fight night and it hurts me',
    ],
    answer:
      'No, don’t insist; give him a job that isn’t watching. He can drive you, wait at the hotel, and be the first one you call. Say: “You needn’t watch, I’d just like you near afterwards.” Agree that your corner texts him within two minutes of the end. Being forced to the front row tends to make the fear bigger and the next quarrel certain.',
  },
  {
    matter: 'break-up',
    asked: [
      'She wrote to me after six weeks of silence. Do I answer?',
      'ex texted after 6 weeks, answer?',
      'now she’s written to me',
      'out of nowhere a how are you from my ex',
    ],
    answer:
      'Wait 24 hours, then answer in one friendly, closed sentence or not at all: “I’m fine, I still need distance, take care.” Answer more only if there’s something practical, like keys or money. Ask a friend to read it before sending. What goes wrong is the two-hour chat at midnight that puts you back to week one.',
  },
  {
    matter: 'break-up',
    asked: [
      'We share a flat until the lease ends in two months. How do I survive that?',
      'still live with ex 2 months',
      'and we still live together till march',
      'we broke up and share sixty square metres until the lease ends',
    ],
    answer:
      'Make house rules on paper this week: who sleeps where, kitchen times, no guests overnight, money split until the last day. Be out on four evenings, two of them training, one with a friend. Ask the landlord now about leaving early with a replacement tenant. No talks about us after nine in the evening. If there are threats or violence, leave and call the police or a helpline.',
  },
  {
    matter: 'break-up',
    asked: [
      'I didn’t check her profile for a whole week. What’s next?',
      'a week without checking her profile',
      'seven days and i haven’t looked once',
      'one week without stalking my ex online',
    ],
    answer:
      'A week without looking is hard work and it’s what heals fastest. Now make it easier: mute or unfollow for 60 days, archive the photos in a folder a friend keeps the password for. Fill the hour when you used to look, mostly late evening, with one fixed thing such as a call or stretching. A slip isn’t the start again; close it and count on.',
  },
  {
    matter: 'break-up',
    asked: [
      'How do I tell the children about the separation?',
      'tell kids we separate how',
      'and the kids, what do we say',
      'we’ve two children and haven’t told them yet',
    ],
    answer:
      'Tell them together, at home, on a free morning, in under five minutes: “We’ll live in two homes. It isn’t your fault. We both stay your parents.” Then say what stays the same: school, training, grandparents, and who sleeps where next week. No blame and no details. Let them ask for days. If one stops eating, sleeping or talking for more than two weeks, see the paediatrician or school counsellor.',
  },
  {
    matter: 'parents-against',
    asked: [
      'My mother agreed to come and watch one class. How do I make it go well?',
      'mom will come watch a class',
      'she said she’d come and look on thursday',
      'my mum finally agreed to see one training',
    ],
    answer:
      'That’s a big step from her, so thank her for it before the class. Choose a technique session, not sparring night, and ask the coach beforehand: “Could you take three minutes to talk to my mother about safety?” Sit her where she sees the beginners. Afterwards ask only what she noticed and wait. Asking for permission in the car the same evening pushes too soon.',
  },
  {
    matter: 'parents-against',
    asked: [
      'My parents allow training but no sparring. What do I do?',
      'parents allow training but no sparring',
      'they said yes but without sparring',
      'i may train but my dad signed only for no contact',
    ],
    answer:
      'Accept it for six months and train everything else well: drills, pads, positional work at light resistance. Tell the coach the rule yourself, so nobody slips you into a round. After three months ask your parents and coach to talk about one next step, such as touch contact to the body only, with them watching. Breaking it once in secret usually ends the training altogether.',
  },
  {
    matter: 'parents-against',
    asked: [
      'My parents stopped my training because of bad grades. How do I get it back?',
      'banned from training because of grades',
      'they took it away until my grades are better',
      'got a five in maths and now i’m not allowed to train',
    ],
    answer:
      'Offer a written deal with numbers tonight: 40 minutes of study before each session, a tutor or study partner once a week, and training back at one session when the next two tests are a grade better. Show the notebook every Sunday without being asked. Stretch and shadow-box at home meanwhile. Arguing about fairness loses; four weeks of the notebook usually wins.',
  },
  {
    matter: 'parents-against',
    asked: [
      'My father says fighting is not for girls. What do I answer?',
      'dad says not for girls',
      'he says girls shouldn’t fight',
      'my brother may box and i’m told it’s not for a girl',
    ],
    answer:
      'Answer with a picture, not a quarrel: “Come and see, there are other girls in class, and one of their mothers will talk to you.” Ask that mother first. Ask for a trial of four weeks, with a female coach or adult as contact. Let your mother, aunt or a teacher speak for you as well. Shouting about your brother makes him defend himself.',
  },
  {
    matter: 'family-care',
    asked: [
      'I took one evening off from caring and went to training. Why do I feel so guilty?',
      'took an evening off from caring, guilty',
      'i went yesterday and felt bad the whole time',
      'first training in months and i kept looking at my phone',
    ],
    answer:
      'You did something good for both of you: a carer who never leaves breaks down. Guilt is normal the first four or five times. Make it smaller: phone on loud with the coach’s desk, one agreed text at half time, “All fine?”, and nothing else. Fix the same evening every week with the same helper. If sadness or exhaustion stays for weeks, see your own doctor.',
  },
  {
    matter: 'family-care',
    asked: [
      'How do I find someone to sit with my father two hours a week?',
      'someone to sit with dad 2 hours',
      'and who would stay with him',
      'i can’t leave my father alone and don’t know whom to ask',
    ],
    answer:
      'Start with three calls this week: his doctor’s practice for local respite services, his health insurance or the council for paid hours, and one neighbour. Ask exactly: “Could you sit with him Thursdays six to eight, he watches television, I’ll leave dinner.” Do the first time with you in the flat. With dementia or falls take trained people only. Asking generally for help gets a nod and nobody.',
  },
  {
    matter: 'family-care',
    asked: [
      'The baby wakes every two hours. Is it safe to lift or spar?',
      'baby up every 2 hours, can i lift',
      'with four hours in pieces, what may i do',
      'newborn, no sleep, and i want to go back to sparring',
    ],
    answer:
      'No sparring and no maximal lifts while you sleep in pieces; technique, pads and weights at about 60 percent are fine. Twenty to thirty minutes is enough. Sleep first if you must choose: a nap in the afternoon beats the session. Begin sparring again after two weeks with at least one five-hour stretch most nights. If you gave birth yourself, get the doctor’s or midwife’s clearance first.',
  },
  {
    matter: 'family-care',
    asked: [
      'My mother doesn’t want strangers helping in the house. What do I say?',
      'mom refuses outside help',
      'she says she wants only me',
      'i found a helper and my mother threw her out',
    ],
    answer:
      'Say that it’s for you: “Mum, I need this, two hours on Wednesday, or I’ll get ill.” Parents refuse help for themselves and accept it for a child. Begin with a task, not with care: the helper cleans or cooks while you’re there, three visits long, then you go out for 30 minutes. Ask her doctor to recommend it aloud. Arriving with a stranger unannounced fails.',
  },
  {
    matter: 'loneliness',
    asked: [
      'I asked someone from training for a coffee and he said no time. What now?',
      'asked for coffee, he had no time',
      'i asked, he said he’s busy',
      'finally asked a guy from class and got a sorry, busy',
    ],
    answer:
      'You asked, and that was the brave bit; one busy answer is about his week. Leave it two weeks, then ask once more with a date: “Food after class on Friday?” Meanwhile ask a second person. After two refusals without a counter-offer, stay friendly and let it rest. The mistake is reading it as a verdict and slipping out before the showers.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Everyone in class already has a group. How do I get in?',
      'everyone has their group already',
      'but they all know each other for years',
      'they stand together laughing and i tie my shoes',
    ],
    answer:
      'Don’t try the group, take one person: the one you drilled with today. Come ten minutes early, stay ten minutes after, help roll up the mats. Ask something small each time: “How did your knee hold up?” Learn three names a week. After five or six weeks you’re part of the talk. Standing at the edge with the phone tells them you don’t want to be spoken to.',
  },
  {
    matter: 'loneliness',
    asked: [
      'The team went out for food and I joined for the first time. How do I keep that up?',
      'went out with team first time',
      'i went along on friday, it was nice',
      'they asked me to come eat and i actually did',
    ],
    answer:
      'Lovely, that’s the door open. Write to one of them tomorrow: “Good evening yesterday, I’m in again next time.” Then be the one who asks in three weeks: same place, after the Friday class, whoever wants. Being asked once is luck, asking yourself makes it a habit. Don’t wait to be invited each time; most people think you’re busy.',
  },
  {
    matter: 'loneliness',
    asked: [
      'I work from home and speak to nobody until training. What do I change?',
      'home office, talk to nobody all day',
      'from morning till class i don’t say a word',
      'i notice at seven that hello is my first word of the day',
    ],
    answer:
      'Put two contacts with voices into each workday: a ten-minute phone call at noon and one errand where you speak, bakery or post office. Work one day a week in a library or shared office. Move one training to the morning or lunch class; those people have the same life as you. Messages don’t replace it. If you feel empty for more than two weeks, tell your doctor.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'I had a panic attack in the middle of class. Do I go back on Thursday?',
      'panic attack in class, go back?',
      'it happened on the mat in front of everyone',
      'had to run out of class because i couldn’t breathe',
    ],
    answer:
      'Yes, go back on Thursday, with an easier frame: tell the coach “I had a panic attack, I may step out for two minutes”, stand near the door and stop before the sparring. Staying away makes the next time harder. If it was your first attack, or with chest pain or fainting, have a doctor check you before hard training.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Being under someone in grappling makes me panic. How do I get used to it?',
      'panic when pinned under someone',
      'it’s when they lie on my chest',
      'side control and i feel i’m suffocating, so i tap',
    ],
    answer:
      'Go in small doses: partner in side control with a third of his weight, you breathe out slowly five times, then he gets off. Five repeats, twice a week, adding weight only when it’s boring. Turn your head and make space with the forearm so you know you can breathe. Tap early, always. If it brings up memories of something done to you, take that to a therapist.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'I made an appointment with a therapist. What do I say the first time?',
      'therapist appointment, what do i say',
      'i called, i’ve got a date in three weeks',
      'first session is coming and i don’t know what to tell them',
    ],
    answer:
      'Making that call is the hardest part, and you’ve done it. Take a half page along: when it started, how often a week, what you avoid because of it, how you sleep, what you drink or take. First sentence: “I worry so much that I …, and I want to be able to … again.” You needn’t tell everything. If it gets worse before then, go to your doctor without waiting.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'I keep checking my body for signs of illness. How do I stop?',
      'keep checking my pulse and googling',
      'i google every twitch',
      'i feel my pulse twenty times a day and read about heart attacks',
    ],
    answer:
      'Have one proper check by a doctor, then stop looking it up: no searching symptoms for 14 days. Move checking to one fixed time, 6 pm for two minutes, and postpone each urge to that. Count the checks; fewer each week is the aim, not zero. Searching calms for ten minutes and feeds it for a day. If it takes over an hour daily, therapy helps well with this.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'I wrote down three good things each day and it feels fake. Do I continue?',
      'good things list feels fake',
      'did the list, it feels like lying',
      'three evenings of writing good things and i believe none',
    ],
    answer:
      'You’ve done it three evenings, so the will is there; change the form. Write facts instead of praise: “Answered the difficult mail”, “went although it rained”. One line is enough, for three weeks. Facts can’t be fake. Read the page each Sunday as if a friend had sent it. Waiting to feel something each evening is what spoils it.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'I made a stupid mistake in front of everybody and can’t stop thinking of it. What helps?',
      'embarrassing mistake, replaying it',
      'it goes round and round in my head',
      'i said something dumb in front of the whole team',
    ],
    answer:
      'Write it down once, exactly, in five sentences, with the last one being what you’d do next time; then close the book. If someone was affected, say tomorrow: “That was clumsy yesterday, sorry.” That ends it for others in ten seconds. When it comes back, name it, “the replay again”, and move your hands: dishes, rope, tidying. Retelling it to five people keeps it alive.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'I feel worthless whenever I’m injured or can’t train. What do I do?',
      'feel worthless when i can’t train',
      'without training i’m nobody',
      'four weeks out with my knee and i feel like nothing',
    ],
    answer:
      'Keep going to the gym twice a week in another role: hold the timer, film, help a beginner with one detail. You’re part of it without the knee. Add one thing outside sport that shows a result in a week, like cooking for someone or repairing something. Ask the physio what you may train meanwhile. If the emptiness lasts over two weeks or you think of dying, talk to a doctor now.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'I stood up for myself today and now I’m shaking. Was it too much?',
      'stood up for myself, shaking now',
      'i said it today and now i feel awful',
      'told my brother to stop putting me down and my hands shake',
    ],
    answer:
      'You did something you’ve swallowed for a long time, and shaking is just the body letting go. If you said what bothers you without insults, it wasn’t too much. Don’t write an apology tonight. Drink, walk 15 minutes, sleep. Tomorrow behave as always; if he comes, repeat the one sentence. Taking it back the same evening teaches both of you that it wasn’t meant.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'I spoke to him and he got angry. Did I make it worse?',
      'talked to friend, he got angry',
      'i said it and he told me to mind my business',
      'he slammed the door when i mentioned the drinking',
    ],
    answer:
      'No; saying it was an act of friendship, and anger often means it landed. Leave three days, then write: “I’m still your friend. The offer stands, any hour.” Ask him to something normal, a walk or a technique session, without the topic. Repeat your worry once more in a few weeks. If he talks of not wanting to live, stay with him and call emergency services or a crisis line.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'He made me promise to tell nobody. Do I keep the secret?',
      'he made me promise to tell nobody',
      'but i promised not to tell',
      'my mate told me something bad and made me swear',
    ],
    answer:
      'Keep it as long as nobody is in danger; if he could harm himself or somebody else, tell someone today, promise or not. Say it to him first: “I can’t carry this alone, I’m calling your brother, do you want to be there?” A living friend who’s angry is the better outcome. If you’re under 18, tell a parent, teacher or coach. Don’t promise secrecy next time before hearing it.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'My friend went to the doctor after our talk. How do I help from here?',
      'he went to the doctor!',
      'he actually went yesterday',
      'my team-mate has an appointment and thanked me',
    ],
    answer:
      'That’s a great thing you helped along, and he did the hardest step. Now be ordinary and regular: one fixed thing a week, like Sunday coffee or driving to class together. Ask “How was the week?” rather than “Are you better?” Offer to go along to the next appointment. Expect bad weeks in between. You aren’t his therapist; keep your own sleep and training.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'A team-mate hides that he’s been knocked out and still spars. What do I do?',
      'team-mate hides concussion',
      'he told me he blacked out and he’s sparring tonight',
      'my friend has headaches for days and won’t tell the coach',
    ],
    answer:
      'Tell him before class that he tells the coach tonight or you do, then do it. “I’d rather have you angry than hurt.” No sparring and a doctor’s check first; a second blow on a head that hasn’t healed can be very dangerous. Go with him to the coach if that helps. Vomiting, confusion, worse headache or odd sleepiness: ambulance at once. Covering for him isn’t loyalty.',
  },
  {
    matter: 'grief',
    asked: [
      'My dog died and people say it’s only a dog. How do I deal with that?',
      'dog died, people say just a dog',
      'it was my dog, not a person',
      'had her fourteen years and at work they laugh',
    ],
    answer:
      'Fourteen years of every morning together is a real loss, so grieve it as one. Tell only two or three people who understand, and to the rest say: “I’m sad this week, that’s all.” Do one thing for her: a photo printed, the lead on a hook. Keep the hour of the walk and walk it, alone or with someone. Emptying everything out the next day often hurts more later.',
  },
  {
    matter: 'grief',
    asked: [
      'I laughed at training for the first time since he died and felt bad. Is that all right?',
      'laughed again, felt guilty',
      'yesterday i laughed and then felt awful',
      'had a good evening for the first time since the funeral',
    ],
    answer:
      'Yes, and it’s good news: laughing doesn’t take anything away from him. Grief comes in waves, and between them life is allowed. When the guilt comes, tell someone a story about him that makes you laugh too. Go again next week to the same class. Forbidding yourself good hours doesn’t honour anyone and makes the bad ones longer.',
  },
  {
    matter: 'grief',
    asked: [
      'The first anniversary is next week. What do I do on that day?',
      'first anniversary of death next week',
      'and next tuesday it’s a year',
      'it’ll be one year on friday and i dread it',
    ],
    answer:
      'Plan the day in three parts and tell one person: morning something for him, such as grave, candle or his favourite breakfast; midday something ordinary; evening not alone. Take the day off or half of it. Train if you like, easily, no sparring with a full head. The days before are often worse than the day. Leaving it unplanned is what makes it hard.',
  },
  {
    matter: 'grief',
    asked: [
      'I have a fight three weeks after my father’s funeral. Do I go through with it?',
      'fight 3 weeks after funeral',
      'the fight is on the 20th, he was buried on monday',
      'everyone says he’d want me to fight',
    ],
    answer:
      'Decide ten days before by three facts: you sleep at least six hours most nights, you eat, and your sparring looks normal to the coach. If one is missing, postpone; give him the last word. Say to the promoter: “A death in the family, I’ll confirm by the tenth.” Nobody serious blames you. Fighting for him is a beautiful thought and a bad reason if the body isn’t there.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'I told my coach I can’t pay and he said train for free. Do I accept?',
      'coach lets me train free, accept?',
      'he said i needn’t pay for now',
      'talked to him and he just said come anyway',
    ],
    answer:
      'Yes, accept; you were honest, and he wants you there. Make it clean: “Thank you. For three months, and I’ll mop the mats on Tuesday and Friday.” Write the date into your phone and speak to him again before it ends, whatever your money looks like. Keep coming regularly, that’s what he gets. Staying away out of shame is the one thing that would disappoint him.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'The tournament fee is due Friday and I get paid on Monday. What do I do?',
      'entry fee due friday, paid monday',
      'and the deadline’s before payday',
      'i’m three days short for the entry fee',
    ],
    answer:
      'Write to the organiser today: “I’d like to enter, my pay arrives on Monday, may I pay then or at the weigh-in?” Many agree if asked before the deadline. Second way: ask the gym to put it on the team entry and pay it back on Monday. No short-term loan or overdraft for it. If both say no, take the next date; there’s one nearly every month.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Which used gear can I buy and what must be new?',
      'what gear can i buy used',
      'and second-hand, what’s all right',
      'someone sells me gloves, shin guards and a mouthguard for 30',
    ],
    answer:
      'Buy gi, shorts, shin guards, bags and rope used; buy the mouthguard and groin guard new. Gloves used only if the padding springs back when you press it with the thumb and they don’t smell. Headgear only with whole padding and buckle. Wash or wipe everything with disinfectant first. A used mouthguard is no bargain at any price, and a boil-and-bite one costs little.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'I got a side job and can pay again. Do I pay back the missed months?',
      'can pay again, pay back missed months?',
      'i’ve got work, i can pay from the first',
      'found a weekend job and want to settle with the gym',
    ],
    answer:
      'Good work, you got yourself out of that hole. Start the normal fee from the first of the month and ask: “I’d like to settle the open months, 20 a month, is that all right?” If he waives them, say thank you and accept it. Put rent, power and food before it. Paying it all back from the first wage leaves you short again in week three.',
  },
  {
    matter: 'bullied',
    asked: [
      'I told a teacher and nothing happened. What’s the next step?',
      'told teacher, nothing happened',
      'i told them two weeks ago and nothing',
      'my class teacher said she’d talk to them, it goes on',
    ],
    answer:
      'Telling was brave, and it wasn’t for nothing: now it goes one level up, in writing. With a parent send a mail to the head: five incidents with date, place, names, and “Please tell us by Friday what you’ll do.” Go on noting every day. Ask for one safe adult at school for breaks. If there’s hitting or threats, your parents can go to the police. Stopping after one try is what they count on.',
  },
  {
    matter: 'bullied',
    asked: [
      'My child is bullied and doesn’t want me to go to school. Do I go?',
      'kid bullied, doesn’t want me to go in',
      'he begs me not to talk to the school',
      'my daughter said if i tell them it gets worse',
    ],
    answer:
      'Yes, go, but with the child’s say in how: “I won’t sit and watch. Do you want to come, and what mustn’t I say?” Ask the school to act without naming who told. Phone for a date, don’t turn up at the gate, and don’t call the other parents. Agree on a sign at home for bad days. Talk of not wanting to live means doctor or crisis line today.',
  },
  {
    matter: 'bullied',
    asked: [
      'They left me alone this week. Is it over?',
      'they left me alone this week',
      'nobody did anything for a week now',
      'a whole week without a word from them',
    ],
    answer:
      'A quiet week is a real relief and partly your doing. Treat it as a pause until four weeks have passed: keep the notes, the screenshots and the adult who knows. Use the calm to sit with one friendly person each day and to keep training. If it starts again, report on the first day, not the tenth. Deleting the evidence now would be too early.',
  },
  {
    matter: 'bullied',
    asked: [
      'People in my gym make fun of me in the group chat. What do I do?',
      'gym group chat makes fun of me',
      'it’s the people from training actually',
      'they make stickers of my face in the team chat',
    ],
    answer:
      'Write once in the chat: “Guys, not funny for me, please stop the stickers.” Take screenshots first. If it goes on the next day, show the coach in person and ask him to stop it; it’s his team. Mute the group meanwhile, don’t leave it silently. Answering with jokes about others makes it a game. If you’re under 18, show your parents as well.',
  },
  {
    matter: 'saying-no',
    asked: [
      'I said no for the first time and they are offended. Do I take it back?',
      'said no, they’re offended',
      'i did it and now she doesn’t talk to me',
      'told my cousin no and the whole family is sulking',
    ],
    answer:
      'No, leave it; you said what’s true, and that’s worth a few cool days. Send one friendly sign without explanation, a photo or “See you on Sunday?” Offended people usually come round within a week or two once they see it holds. Repeat the same sentence if asked again. Taking it back teaches them that sulking works.',
  },
  {
    matter: 'saying-no',
    asked: [
      'My coach asks me to teach kids’ class unpaid again. What do I say?',
      'coach wants me to teach for free again',
      'it’s the third time he asks for the kids class',
      'i keep covering the kids’ class and never get to train',
    ],
    answer:
      'Say: “I can do one Monday a month, more only paid or against my fee.” Name the number before he asks. You’ve already given two, so it’s fair. Offer a start date and a second person who’d like to do it. If he says the team needs it, repeat the sentence once, friendly. Explaining your tiredness at length invites solutions to it.',
  },
  {
    matter: 'saying-no',
    asked: [
      'A friend asks for free training sessions. How do I refuse?',
      'friend wants free personal training',
      'he thinks i’ll do it because we’re friends',
      'my mate wants me to train him twice a week for nothing',
    ],
    answer:
      'Say: “My training hours are my income. You get the first one from me as a present, after that it’s the normal price or come to the group class.” Say it before the first session, not after the fourth. Send him the link to book. If he stays your friend for coffee, all is well. A half-price arrangement without an end date is what sours it.',
  },
  {
    matter: 'saying-no',
    asked: [
      'I can’t say no to one more round when I’m done. What do I say?',
      'cant refuse one more round',
      'they always say come on, one more',
      'i’m finished and do another round because he asked',
    ],
    answer:
      'Say “I’m done for today, you’re first next time” while taking off the gloves or loosening the belt; hands busy makes it final. Decide your number before class, for instance five, and tell the first partner. Injuries love the round after the last. If they tease, smile and drink. Standing there with the gloves on while you think is a yes.',
  },
  {
    matter: 'family-support',
    asked: [
      'My father came to watch for the first time and said nothing after. What do I make of it?',
      'dad came but said nothing',
      'he was there, but not a word',
      'my dad sat in the stand and drove home silent',
    ],
    answer:
      'He came, and for a man of few words that is the sentence. Thank him: “It meant a lot that you were there.” Then ask something he can answer: “Could you see the second round from up there?” Send him one photo. Invite him to the next one early, with a date. Waiting for praise in your words may take years; his coming again is the answer.',
  },
  {
    matter: 'family-support',
    asked: [
      'My mother shouts so loudly at my fights that I can’t hear my corner. What do I say?',
      'mom shouts louder than my corner',
      'i only hear my mother',
      'she screams instructions the whole match',
    ],
    answer:
      'Tell her on a normal day, not fight day: “I love that you come. I need to hear my coach, so please only clap during the rounds.” Seat her on the side opposite the corner and give her the camera; someone filming is quieter. Agree with your coach on short words you’ll recognise. Telling her just before the bout only upsets you both.',
  },
  {
    matter: 'family-support',
    asked: [
      'My brother is the star and nobody asks about my fights. How do I deal with it?',
      'family only cares about my brother',
      'at home it’s always about my brother',
      'i won my match and they talked about his',
    ],
    answer:
      'Tell one parent alone, with a concrete wish: “I won on Saturday and nobody asked. On the 12th I’d like you to be there.” One date, no list of old hurts. Share your news first with those who ask: team, friends, a grandparent. Keep your brother out of it; he didn’t choose it either. Competing for attention at the dinner table is a fight nobody wins.',
  },
  {
    matter: 'family-support',
    asked: [
      'My dad coaches me and the car ride home is terrible. What do we agree?',
      'dad is my coach, ride home terrible',
      'and then the whole drive he analyses',
      'two hours in the car and he goes through every mistake',
    ],
    answer:
      'Agree on a 24-hour rule: in the car he’s only father, fight talk is Monday after training for 20 minutes. Say it on a quiet evening: “In the car I need my dad, on Monday I want my coach.” Choose the music together as the sign. If he starts, say “Monday”, nothing else. Bring it up right after a loss and it becomes the next quarrel.',
  },
  {
    matter: 'big-decision',
    asked: [
      'I decided and now I doubt it every night. Do I change my mind?',
      'decided, now doubting every night',
      'i said yes and now i lie awake',
      'signed on monday and want to undo it since',
    ],
    answer:
      'Deciding at all was the achievement, and doubt in the first two weeks is nearly always part of it. Set a review date six weeks from now and allow changing your mind only then, unless a new fact turns up. Write down tonight the three reasons you had. At night read them, nothing more. Reopening it at two in the morning uses a tired head as judge.',
  },
  {
    matter: 'big-decision',
    asked: [
      'My wife and my coach advise the opposite. Whom do I listen to?',
      'wife and coach say opposite',
      'she says no and he says yes',
      'coach wants me to go for it, my wife doesn’t',
    ],
    answer:
      'Give more weight to the one who lives with the consequences, and ask each the same question: “What are you most afraid of if I do the other?” Write both answers side by side. The coach judges the sport part, your wife the life part. Then tell both your decision on the same day with your reason. Playing one against the other costs you both.',
  },
  {
    matter: 'big-decision',
    asked: [
      'What if I’m simply too tired to decide right now?',
      'too tired to decide',
      'i can’t think any more about it',
      'every evening i try to decide and my head is mush',
    ],
    answer:
      'Postpone it by one week with a date, and ban it from evenings. Sleep, eat, train lightly; then take Saturday at ten, one hour, paper, two columns, decide by eleven. If others wait, write: “You’ll have my answer on Saturday noon.” Most deadlines stand a week. If you’re this drained for over a month, see a doctor before deciding anything large.',
  },
  {
    matter: 'big-decision',
    asked: [
      'I turned down the offer and feel like a coward. Was it wrong?',
      'turned it down, feel like a coward',
      'i said no and now i feel small',
      'cancelled the move abroad and feel i wasn’t brave enough',
    ],
    answer:
      'Saying no to something big that others admire takes its own courage. Check it with one question: did you refuse because of facts, such as money, family, timing, or only because of the first month’s fear? If facts, close it. If fear, plan a small version: two weeks there, one trial job. Wait a month before you reopen it. Calling yourself names decides nothing.',
  },
  {
    matter: 'money-saving',
    asked: [
      'I saved 400 of the 900 I need and the trip is in two months. Will I make it?',
      'saved 400 of 900, 2 months left',
      'i’ve got 400 now',
      'four hundred in the tin and eight weeks to go',
    ],
    answer:
      'Four hundred is nearly half, well kept. You need 500 in eight weeks, about 63 a week: set 35 aside by standing order on payday and earn the rest with two extra jobs a month or by selling unused gear. Book the cheapest cancellable bed now. Check in week four; below 650, share the car and room. Hoping for the last two weeks is what breaks it.',
  },
  {
    matter: 'money-saving',
    asked: [
      'I had to take money out of my savings for a repair. Start again?',
      'had to use my savings for a repair',
      'the car ate half of it',
      'saved for camp and then the boiler broke',
    ],
    answer:
      'No, you don’t start again; the savings did their job, and you have no debt because of them. Move the goal date by as many months as the money is worth, and keep the same standing order. Split it from now on: a third into a repair pot, the rest for the trip. Stopping the order for a month to recover usually turns into half a year.',
  },
  {
    matter: 'money-saving',
    asked: [
      'How do I share costs for a tournament trip with team-mates fairly?',
      'split tournament trip costs how',
      'and if four of us go together',
      'we’re four in a car and i always pay the fuel',
    ],
    answer:
      'Split car, fuel and room by heads, entry fee and food each alone, and collect before the trip: “Fuel and room come to 45 each, please by Wednesday.” The driver pays a smaller share, for instance nothing for fuel, because the car wears. One person keeps a note in the group chat. Settling up afterwards is how the friendly one ends up paying.',
  },
  {
    matter: 'money-saving',
    asked: [
      'I spend it every time I see money in my account. What can I do?',
      'spend whatever is in the account',
      'it’s gone before the month is over',
      'whenever i see there’s money i buy gear',
    ],
    answer:
      'Make it invisible: standing order on payday to an account without a card at another bank, even if it’s only 30. Then give yourself a weekly amount, paid each Monday to the card you carry. Delete saved card details in shops and wait 72 hours for anything over 30. Deciding afresh at each sight of the balance doesn’t work for anybody. If debts are growing, see a free debt advice service.',
  },
  {
    matter: 'moving-away',
    asked: [
      'I moved two weeks ago and regret it. Do I go back?',
      'moved 2 weeks ago, regret it',
      'i’m here and i want home',
      'two weeks in the new city and i cry in the evenings',
    ],
    answer:
      'Not yet; you did something big, and weeks two to six are the low point for most people. Set a date three months after the move for the question and leave it until then. This week fix three anchors: one gym class, one café or park at the same hour, one call home on Sunday. If you can’t sleep or eat for two weeks, see a doctor there.',
  },
  {
    matter: 'moving-away',
    asked: [
      'My new gym does everything differently. Do I adapt or keep my style?',
      'new gym does it differently, adapt?',
      'they teach it all another way here',
      'in the new place even my jab is supposedly wrong',
    ],
    answer:
      'Do it their way in class for two months and keep your own in free rounds. Say to the coach: “I learnt it like this, show me yours, I’ll try it.” After two months keep what works in sparring from both. You get respect by trying, not by proving. “At home we did it so” in the first weeks closes doors.',
  },
  {
    matter: 'moving-away',
    asked: [
      'I’m moving and my girlfriend stays. How do we plan the first months?',
      'moving, girlfriend stays',
      'and she can’t come along before summer',
      'new job 400 km away and she stays here',
    ],
    answer:
      'Fix three dates before you leave: the first visit within three weeks, one every two to three weeks after, and an end date for the distance. Call on two fixed evenings rather than texting all day. Split travel money fairly. Write down what happens if the summer plan fails. It’s not the kilometres that wear people out, it’s not knowing until when.',
  },
  {
    matter: 'moving-away',
    asked: [
      'I found a gym and made a first friend here. What helps me settle further?',
      'found gym and a first friend',
      'it’s getting better, i know somebody now',
      'went for food with a guy from the new gym',
    ],
    answer:
      'Wonderful, with one person a city begins. Make it regular: same class, food after on the same day each week. Then take on a small duty, like helping at the club’s tournament; working beside people makes friends faster than talking. Stay in town two weekends out of three. Travelling home every Friday keeps you a guest in both places.',
  },
  {
    matter: 'purpose',
    asked: [
      'I tried something new for a month and it wasn’t it. What next?',
      'tried something new, wasn’t it',
      'did the month, it’s not for me',
      'a month of volunteering and i felt nothing',
    ],
    answer:
      'A month honestly tried is a result: one door less to wonder about. Write down the two hours in it you liked best, and what exactly, people, hands, quiet, teaching. Choose the next try by that, again four weeks, small cost. Three or four tries in half a year is a good pace. Expecting to be struck by it on the first day rules out nearly everything.',
  },
  {
    matter: 'purpose',
    asked: [
      'I have everything and still feel empty. What’s wrong with me?',
      'have everything, feel empty',
      'job, family, all fine, and still',
      'nothing is wrong and nothing makes me happy',
    ],
    answer:
      'Nothing is wrong with you for feeling it, but check the body first: sleep, alcohol, a visit to the doctor if it’s lasted over two weeks, because this can be depression and is treatable. Besides that, do one thing a week where someone else needs you, like helping in the kids’ class for an hour. If you think of not living any more, call a crisis line or emergency services now.',
  },
  {
    matter: 'purpose',
    asked: [
      'I helped in the kids’ class and came home happy. Is that a sign?',
      'helped kids class, came home happy',
      'yesterday i helped the little ones and loved it',
      'haven’t felt this good in a year, just from tying belts',
    ],
    answer:
      'Yes, take it seriously; coming home happy is the best hint you’ll get. Ask the coach for a fixed hour each week for eight weeks and note after each how you felt. If it’s still good after eight, ask about an assistant or trainer course. Keep your job meanwhile. Planning a whole new career after one evening puts too much weight on it.',
  },
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
