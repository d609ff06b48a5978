import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const LIFE: Record<MatterOf<'life'>, DirectAnswers> = {
  'partner-conflict': {
    how: 'Sit down with the calendar on a calm evening: first the other talks for five minutes without you interrupting, you repeat it in your words, then both mark fixed training evenings and fixed evenings together. Stick it on the fridge.',
    why: 'It’s seldom about the sport; it’s about feeling second, or about fear that you’ll get hurt. Reliable times and being really there on the other evenings answer that, while defending your training makes it a contest.',
    when: 'Talk within the next few days, at the weekend or after dinner, never at the door with the bag in your hand. Try the agreement for four weeks, then look at it together.',
    how_much:
      'Count honestly: hours per week for training with travel, hours really together without phones. Start with one training evening fewer or shorter if the second number is smaller than the first, plus one evening that’s never cancelled.',
    which:
      'Cut training or push it through: cut a little if the complaint is about time, and keep the sessions that matter most. If it’s about fear of injury, keep the days but drop hard sparring or show them around.',
    what_if:
      'If the answer is “it’s me or the gym”, don’t decide that evening. Say you want both and ask which evening hurts the most; if you keep going in circles for weeks, see a couples counsellor.',
    is_it_ok:
      'Arguing about training is normal and so is having something of your own. Being forbidden things, watched, threatened, shoved or hit, in either direction, isn’t; then speak to a counselling service or helpline.',
    next: 'First ask what bothers them most, and just listen. Then offer one concrete change, keep it for four weeks without exception, and only then ask for what you need.',
    on_the_day:
      'Phones away, sit side by side, start with what you value. Listen, repeat, one offer, one request, fix it in the calendar. If it gets loud, break off for twenty minutes and name the time you’ll continue.',
    say: 'Say it on a calm evening, not between door and car: “I’ve noticed my training costs you a lot. Which evening hurts most? I want to keep two a week, and Friday belongs to us, without exception.”',
  },
  'break-up': {
    how: 'Make the next seven days tiny and fixed: get up at the same time, eat three times, train or walk once a day, see or call one person each evening. Mute the ex everywhere and give one friend the urge to write instead.',
    why: 'Your body misses somebody the way it misses sleep: habits, touch and plans are gone at once, so the head keeps searching. Distance lets the alarm run down, whereas each message or look at photos starts it anew.',
    when: 'Start the no-contact today, apart from children, flat and money. The first two to four weeks are mostly the worst; after about three months many have good days again, with relapses on dates and holidays.',
    how_much:
      'Thirty days without contact, one person a day, three to four light sessions a week. Grieving has its place: twenty minutes in the evening to cry or write, then shower and bed.',
    which:
      'Stay friends now or cut contact: cut it for at least a month, even if it ended kindly. With children keep it to short, factual messages about them, and leave the feelings for your friends.',
    what_if:
      'If you wrote anyway or got a message at midnight, don’t answer before the next noon and show it to a friend first. A relapse costs you a few days, not the whole way.',
    is_it_ok:
      'Crying, poor sleep, little hunger and anger are normal for weeks. If you can’t work or eat, drink every day or think of not living any more, call a doctor or crisis line today.',
    next: 'First tell two people and mute the accounts. Then sort the practical: flat, keys, money, children; with divorce or children get a first talk with a family lawyer before you sign anything.',
    on_the_day:
      'On a bad evening: phone in another room, shoes on, twenty minutes of brisk walking, call someone, eat something warm. Then a shower, bed at the usual hour; nothing gets decided after ten.',
    say: 'Write it once to your ex, then nothing more: “I need distance and won’t be in touch for the next month. For the flat or the kids, please text me. I wish you well.”',
  },
  'parents-against': {
    how: 'Ask what exactly they’re afraid of, write it down, and bring an answer for each point: coach’s name, safety rules, times, price, grades. Then invite them to watch one ordinary class, not a fight.',
    why: 'They mostly see blood from films and picture you hurt or failing at school. When they meet the coach and see padded, supervised training, a vague fear becomes something they can judge, and reliability makes them loosen.',
    when: 'Ask at a quiet moment at the weekend, not after a bad grade or an argument. Suggest a trial of eight weeks and count on two or three talks rather than one.',
    how_much:
      'Offer numbers: two classes a week, home by a fixed time, grades checked every month, your share of the fee. Keep it up for eight weeks without a single exception, and then ask for more.',
    which:
      'Persuade them or train in secret: persuade them, always if you’re under age, since insurance and forms need a parent. If they won’t accept striking, begin with judo, wrestling or BJJ, or with non-contact classes.',
    what_if:
      'If they say no, ask what would need to happen for a yes, and accept the no for now without slamming doors. Come back in a month with that thing done, maybe with the coach or an aunt beside you.',
    is_it_ok:
      'Parents worrying is normal, and while you’re a minor the decision is theirs. As an adult it’s yours; if you’re threatened, beaten or locked in at home, tell a teacher, school counsellor or helpline.',
    next: 'First find out the one biggest worry. Then get the coach’s name and the timetable, invite them to watch, and when they’ve said yes, be stricter about school than before.',
    on_the_day:
      'Bring the paper, sit down, let them speak first, and don’t interrupt. Answer each worry with one fact, ask for eight weeks on trial, thank them even for a maybe, and clear the table.',
    say: 'Say it on a quiet Sunday: “I know you’re afraid I’ll get hurt. Would you watch a class with me and talk to the coach? If my grades drop within eight weeks, I’ll stop.”',
  },
  'family-care': {
    how: 'Write all tasks of a week on one sheet, mark who could do each, and give away two: a relative, a neighbour, a paid or public service. Then block two slots of forty minutes for yourself, with somebody named who covers.',
    why: 'Care has no closing time, so it eats first your sleep, then your training, then your temper. Small fixed breaks with cover hold longer than waiting for a free day, and others help more readily with a definite task.',
    when: 'Set it up this week, before you’re at the end. The first relief comes when the first slot has really happened; check the sheet every two weeks, because the need changes quickly.',
    how_much:
      'Two slots a week of forty minutes, ten minutes of movement at home on other days, one longer break a month. Reckon the hours of care for one week; that number you’ll need for services and family talks.',
    which:
      'Pause training or shrink it: shrink it to one or two short sessions, since it keeps you going. Pause only with a newborn’s first weeks, a dying person or when you sleep under five hours.',
    what_if:
      'If siblings or relatives say they’ve no time, ask for a single named thing: Tuesday six to eight, or the pharmacy, or money for help. If you feel rage or could grab hard, leave the room and call someone.',
    is_it_ok:
      'Being tired, impatient and wanting out is normal and no lack of love. After a birth, low mood for over two weeks belongs with a doctor; so does your own exhaustion before something happens.',
    next: 'First call the health insurer, social service or family doctor and ask which help you’re entitled to. Then the family talk with the sheet, then your two slots.',
    on_the_day:
      'On the bad evening: make sure the person is safe, step outside for five minutes, breathe out long, drink water. Do just the necessary, leave the dishes, text one person, sleep as soon as they do.',
    say: 'Write it to brother, sister or friend: “I can’t do it alone any more. Could you take Tuesday from six to eight, every week? I’ll show you everything, and I need it to get some air.”',
  },
  loneliness: {
    how: 'Pick two fixed classes a week at the same gym and hour, come ten minutes early, stay ten minutes longer, and ask one person by name each time. In the third week suggest something small right afterwards: a coffee, food, a lift home.',
    why: 'Friendship comes mostly from seeing the same people repeatedly without planning, and as an adult that no longer happens by itself. Same place, same hour restores it; one person has to make the first small invitation.',
    when: 'Go this week, and sign up for something weekly, not a one-off. Expect nods after two weeks, names after four, first plans after six to ten; real friendship usually needs months.',
    how_much:
      'Two fixed dates a week with the same faces, one message a day to somebody old or new, one invitation every week. Out of five invitations perhaps two will come off; that’s a good rate.',
    which:
      'New people or old friends: do both, the old ones first because it works faster. One call a week to somebody from before carries you, while the gym or a club grows new ones.',
    what_if:
      'If somebody says no or forgets, it was most likely their calendar; ask a second time with another day. After two noes ask somebody else, and keep greeting the first one as before.',
    is_it_ok:
      'Being lonely in a new town or after school and moves is very common and no fault of yours. If you hardly leave the house, feel hopeless or drink because of it, talk to a doctor or helpline.',
    next: 'First write to one person from the past tonight. Then choose the two classes, learn three names in two weeks, and be the one who suggests the meal after training.',
    on_the_day:
      'On the lonely evening: out of the flat within ten minutes, to a place with people, class, café, open mat. Call somebody on the way, talk to one stranger, even about the weather, then home and bed.',
    say: 'Say it after class while packing up: “I’m new in town and hungry. Do you feel like grabbing something round the corner, twenty minutes?” And if it doesn’t fit: “No problem, maybe Thursday?”',
  },
  'money-saving': {
    how: 'Write the total with everything: entry, travel, bed, food, licence, gear, plus ten percent. Divide by the weeks left, and set a standing order for that amount to a separate account on payday, before you spend anything.',
    why: 'What’s left at the month’s end is usually nothing, because small spending is invisible. Money that’s gone on day one isn’t missed after a while, and a total with a date makes saying no easier.',
    when: 'Set up the order today for the next payday. Start about four to six months before a trip, book travel early, and check once a month; after two months you’ll know if the sum is realistic.',
    how_much:
      'Total divided by weeks: 600 in 20 weeks is 30 a week. Write down all spending for two weeks, then cut the two biggest things you’d hardly miss; many small cuts are given up sooner.',
    which:
      'Save more or earn more: cut first if you haven’t looked at your spending for a year. If you already live tightly, take a few extra shifts, private lessons or sell gear, rather than borrowing.',
    what_if:
      'If something breaks and eats the pot, halve the rate instead of stopping, and look for a nearer event, shared car and room. Don’t go on a card; next season’s tournament comes as well.',
    is_it_ok:
      'Spending on your sport is fine once rent, food, insurance and debts are covered. If bills stay open or cards pay for groceries, postpone the trip and go to a free debt advice service.',
    next: 'First write the total on one sheet. Then the standing order, then ask your club, federation and two local businesses for support, and share lift and room with teammates.',
    on_the_day:
      'On payday: transfer first, then rent and bills, then divide the rest by the weeks. On the trip carry a daily amount in cash, pack food, and keep the ten percent reserve untouched for emergencies.',
    say: 'Write it to the team group: “I’m going to the tournament in May. Who’d share car and room? With four of us it’s about a quarter each; I’ll do the booking if you confirm by Friday.”',
  },
  'everyday-anxiety': {
    how: 'When it rises: feet flat on the floor, breathe in four seconds, out six, for two minutes, then name five things you see, four you hear or feel. Then write the worry as one sentence and one next step next to it.',
    why: 'Your alarm system fires without a danger in the room, and avoiding things teaches it that it was right. Slow breathing turns the body down, and doing the avoided thing in small doses shows it nothing happens.',
    when: 'Practise breathing twice a day when you’re calm, so it’s there when you need it. Panic usually peaks within about ten minutes and fades; with daily practice expect easier days after three to four weeks.',
    how_much:
      'Two minutes morning and evening, one worry slot of fifteen minutes at a fixed hour, movement three times a week. Cut coffee and energy drinks to one in the morning for two weeks and compare.',
    which:
      'Distract yourself or face it: in a wave of panic, breathe and ground first; with things you avoid, face them in small steps, several times a week. Distraction alone keeps it alive.',
    what_if:
      'If the breathing doesn’t work, stop checking whether it works: walk, cold water on your wrists, talk to someone, let the wave run out. New chest pain or breathlessness that stays: call emergency services.',
    is_it_ok:
      'Worry and a single panic attack are common and don’t mean you’re going mad. See a doctor or therapist if it’s most days for some weeks, you avoid places, or drink to calm down; thoughts of dying: today.',
    next: 'First a check-up with your doctor to rule out thyroid, heart and the like. Then two weeks of breathing and worry slot, then one avoided thing a week, the smallest first.',
    on_the_day:
      'On the bad evening: light on, feet on the floor, ten slow breaths, write the thought down, close the book. A short walk or shower, no searching for symptoms online, bed with something quiet to listen to.',
    say: 'Say it to yourself as the wave comes: “This is alarm, not danger. It rises, it peaks, it goes. I breathe out and stay here.” And to a friend: “Just stay with me ten minutes, please.”',
  },
  'self-doubt': {
    how: 'Catch one sentence a day such as “I can’t do anything”, write it down, and under it write two facts against it and the sentence you’d say to a friend. Then do one small thing you can finish in ten minutes.',
    why: 'A harsh inner voice is mostly learned early and sounds like truth because it’s so familiar. Arguing in your head feeds it; facts on paper and small finished things weaken it bit by bit.',
    when: 'Do it every evening at the same time, beginning tonight. After two weeks you’ll recognise the sentences, after six to eight they usually get quieter; on bad days they come back, and that’s expected.',
    how_much:
      'One sentence, two facts, one ten-minute task, daily, five minutes of writing. Additionally one thing a week you’re allowed to do badly, in front of people, like a new class or drill.',
    which:
      'Fighting the thoughts or letting them be: write and answer the ones that stop you doing something; let the mere mutterers run like a radio. Arguing with all of them is endless.',
    what_if:
      'If you find no facts against it, ask someone who knows you for three and write those down word for word. If you think they’re just being nice, keep them anyway and act as though it were half true.',
    is_it_ok:
      'Doubting yourself is human; feeling worthless most days for over two weeks isn’t something you have to carry alone. Go to a doctor or therapist, and if you’d rather not be alive, call a crisis line today.',
    next: 'First choose the ten-minute task for tomorrow and do it before noon. After a week of those take a larger one, and tell one person what you’ve done, without making it small.',
    on_the_day:
      'On the bad evening: stop judging your life after nine o’clock. Write the sentence, put it away for tomorrow, wash, eat, tidy one surface, message one person, sleep.',
    say: 'Say it aloud to yourself when the voice starts: “That’s the old record. Fact is: I did my job today and went to training. I don’t have to be great to carry on.”',
  },
  'comparing-with-others': {
    how: 'Unfollow or mute the ten accounts that leave you feeling small, right now. Then take a sheet: me two years ago, me today, me in one year, three lines each, and choose one step of this month from the last column.',
    why: 'You compare your whole life with other people’s best moments, and the feed shows you the most successful of thousands. Envy does point at something you want; turned into one step of your own it becomes useful.',
    when: 'Mute tonight, and keep apps off for the first and last hour of the day. Most feel calmer after one to two weeks; look at the sheet again on the first of each month.',
    how_much:
      'Twenty minutes of social media a day with a timer, one sheet a month, one step a week. Each time envy stabs, write down what exactly you’d like; after ten notes a pattern shows.',
    which:
      'Delete the apps or just mute: delete for a month if you open them without noticing. If you need them for work or gym, mute, use the computer only, and post without scrolling.',
    what_if:
      'If a friend tells you of a house, a baby, a title and it stabs, congratulate first, go for a walk, then write down which part you want. Usually it’s one part, not the whole life.',
    is_it_ok:
      'Envy and feeling behind are normal around birthdays, reunions, weddings. If you withdraw, sleep badly or call yourself a failure for more than two weeks, talk to a doctor or therapist.',
    next: 'First mute, then the sheet. From the last column choose the smallest step that can be done by Sunday; when it’s done, tell somebody and choose the next.',
    on_the_day:
      'At the reunion or family party: prepare one sentence about what you enjoy at the moment, ask others two real questions, leave when you’ve had enough. Don’t scroll afterwards; write down one thing you’re glad to have.',
    say: 'Say it when someone asks how far you’ve got: “I’m taking my time with that. At the moment I train three times a week and I’m working on something new. And what are you enjoying right now?”',
  },
  'big-decision': {
    how: 'Write both options as a finished sentence, and under each the best, the likely and the worst case in a year. Live two days as if A were decided, two days as if B, note sleep, stomach and mood, then choose by a set date.',
    why: 'You’re stuck because both options have a price and the head hopes for one without. Acting as if makes the price palpable, and a date ends the circling; most choices can be corrected later more easily than you’d think.',
    when: 'Set the date now: seven to fourteen days for things you can undo, four to six weeks for house, children, country, job. Doubts in the first weeks afterwards are normal; judge it at three months.',
    how_much:
      'Two options, three questions each, two advisers, one date. Give each criterion, money, people, health, joy, points from one to five; if the totals lie within two points, take the one you secretly hoped would win.',
    which:
      'Safe option or bold one: take the bold one if the worst case can be repaired within a year and you have some months of reserve; take the safe one if others depend on your income right now.',
    what_if:
      'If you’ve decided and regret hits, don’t reverse in the first two weeks. Write down what exactly you miss, see if you can get it in the new way, and only then talk about going back.',
    is_it_ok:
      'Not knowing is normal with big things and waiting is allowed up to your date. Contracts, loans, divorce, illness: ask a lawyer, bank adviser or doctor before signing; if somebody pressures you to sign today, don’t.',
    next: 'First write what’d happen if you did nothing for a year. Then find out the two missing facts by phone this week, do the test days, and decide on the date.',
    on_the_day:
      'On decision day: slept, fed, no alcohol, one hour alone. Read the notes once, decide, write down the three reasons, tell one person, and take the first small practical step the same day.',
    say: 'Say it to those affected: “I haven’t decided yet, I’ll tell you on the fifteenth. Until then I don’t need advice, just one thing: what would worry you most about each of the two?”',
  },
  'moving-away': {
    how: 'Make three lists today: papers and deadlines, people to say goodbye to, things for the first week there. Before you arrive book a bed for two weeks and a trial class, and write to two people in the new place.',
    why: 'You lose routines, people and orientation all at once, which is why even a wanted move makes you sad and tired. A gym with fixed hours gives you body, structure and faces from the first week.',
    when: 'Begin eight to twelve weeks before with contracts and papers, abroad earlier because of visa and insurance. The low often comes after four to eight weeks; give the place six months, better a year, before you judge.',
    how_much:
      'Reckon three months of living costs plus deposit and transport as reserve. There: two fixed classes a week, one call home on fixed days, one new thing a week; calling home daily keeps you there in your head.',
    which:
      'Burn bridges or keep a way back: keep one if you can, sublet, leave of absence, for six months. If you know for sure it’s final, cancel everything; double costs and half a heart are the most expensive.',
    what_if:
      'If it’s bad after a month, change one thing before going back: flat, gym, shift, neighbourhood. If it’s still bad at six months on most days, returning is a decision and not a defeat.',
    is_it_ok:
      'Homesickness, guilt towards family and second thoughts are normal. Don’t go without valid papers, health insurance and enough money for the way back; ask consulate or advice service, and be suspicious of anyone keeping your passport.',
    next: 'First settle work or study, roof and papers, in that order. Then tell coach and partners, ask them for contacts there, arrange a farewell session, and put the first trial class in the calendar.',
    on_the_day:
      'Moving day: papers, medication, charger and training bag stay with you, not in the van. First evening: make the bed, find food and the way to the gym, call one person, go to bed early.',
    say: 'Write to the gym in the new town: “I’m moving to you on the first and have trained for three years. May I come for a trial class that week? I don’t know anyone there yet.”',
  },
  'saying-no': {
    how: 'Buy time first: “I’ll let you know tomorrow.” Then the no in one sentence, without a reason that can be negotiated, at most one alternative that costs you little; afterwards close your mouth and count to five.',
    why: 'You say yes to escape the other’s disappointment for a minute, and pay with hours. A pause gets you past the reflex, and few reasons leave nothing to haggle about; most people take a clear no better than expected.',
    when: 'Practise from today on with small things, a flyer, an extra task, a lift. Guilt comes in the first hours and fades; after three or four weeks people have got used to it.',
    how_much:
      'One small no a day for two weeks, one large one per week. Keep count of the hours given away last week; what’s over your own limit, say three, is next week’s no.',
    which:
      'Explain yourself or keep it short: short with those who bargain, one honest reason with those close to you. Never an excuse; it’ll be solved for you and then you’re stuck.',
    what_if:
      'If they press on, repeat the same sentence in the same tone, up to three times, without new arguments. If they sulk, let them; somebody who’s only nice when you say yes was there for the yes.',
    is_it_ok:
      'Saying no is allowed, also to family, coach and friends, and feeling guilty doesn’t prove you wrong. If you’re afraid of being hit, fired or exposed, that’s pressure: get help from someone you trust or a counselling service.',
    next: 'First write down which three yeses annoy you the most. Take back the smallest this week, and when that’s survived, the next; leave the hardest person for last.',
    on_the_day:
      'Before the talk: stand up, breathe out, read your sentence once. Say it in the first half-minute, wait through the silence, repeat it if need be, change the subject or go; no long messages afterwards.',
    say: 'Say it in the moment: “I won’t be able to do that.” Pause. “I hope you find someone.” And when you’re caught off guard: “I don’t decide that on the spot, you’ll hear from me tomorrow.”',
  },
  bullied: {
    how: 'Write down each incident the same day: date, place, who, what, witnesses; screenshots saved in two places. Take it to one adult or person in charge with power to act, and ask for an answer by a set date.',
    why: 'Bullies look for somebody who stays alone and silent; it’s about power and audience, not about something wrong with you. A record and a third party take away the secrecy, and company takes away the opportunity.',
    when: 'Tell somebody today, not when it gets worse. Give the school or company one to two weeks to react, then go one level higher; the first effect often shows after a few weeks, sometimes after a short flare-up.',
    how_much:
      'Every incident gets five lines, and after three you have a pattern nobody can call a joke. Tell at least two people, one of them with authority; online: save, report, block, reply zero times.',
    which:
      'Hit back or report: report, and leave; hitting back often makes you the culprit and can cost you school, job or club. Defend yourself only if you’re held or attacked, just enough to get away.',
    what_if:
      'If they say “sort it out among yourselves”, ask for that in writing and go higher: headteacher, HR, works council, school authority. If revenge follows, that belongs on the list and goes to them at once.',
    is_it_ok:
      'It isn’t normal and not your fault, not even if you’ve got a quick temper or trained. Threats, blows, blackmail, pictures: police, minors with a parent; if you don’t want to live any more, call a helpline now.',
    next: 'First tell one person tonight, as a minor your parents or a teacher you trust. Then the record, then the appointment, and keep one place a week, like the gym, where you’re respected.',
    on_the_day:
      'In the moment: stand upright, look at the forehead, one dry sentence, walk towards people. Don’t explain, don’t laugh along, don’t run into empty corners. Right afterwards write it down and tell somebody.',
    say: 'Say it loudly enough for others to hear: “Stop that. I don’t want it.” And to teacher or boss: “This is the fourth time in two weeks, here’s my list. What will you do by Friday?”',
  },
  purpose: {
    how: 'For two weeks write every evening which hour gave you energy and which drained you. Underline what repeats, choose one thing from it, and try it for thirty days, two hours a week, with real people, not by reading about it.',
    why: 'The question gets loud when an old goal has been reached or lost, or at a round birthday. Thinking alone rarely answers it, because you only notice what means something to you while doing it and for whom.',
    when: 'Start tonight with the notes, the trial in two weeks, the review after six. Don’t make drastic cuts, quitting, moving, separating, before then; clarity usually comes in portions over months.',
    how_much:
      'Three minutes of notes a day, two hours of trial a week, one conversation a week with somebody who lives something you like. Three trials within half a year say more than ten books.',
    which:
      'Change everything or change one thing: change one thing if the basics, sleep, people, money, are all right. If it’s mostly exhaustion, rest first; tired people find everything meaningless.',
    what_if:
      'If the trial turns out dull, that’s a result; cross it off and take the next underlined thing. If nothing at all appeals after three, look at sleep and mood and have a doctor check for depression.',
    is_it_ok:
      'Asking yourself this at thirty, forty or after the last fight is normal. If everything’s been empty for weeks or you wonder what you’re living for at all, talk to a doctor, and with thoughts of dying call a crisis line today.',
    next: 'First list five moments of the last year when you forgot the clock. Find what they share, choose a thirty-day trial from it, and tell one person the start date.',
    on_the_day:
      'On the birthday or the empty Sunday: no life review before noon. Move for half an hour, see or call someone, do one useful thing for another person, then ten minutes with the notebook, closed at ten.',
    say: 'Ask somebody whose life you like: “You seem to enjoy what you do. Would you tell me over a coffee how you came to it, and what nobody sees about it? Twenty minutes would help me.”',
  },
  grief: {
    how: 'Give it a place every day: twenty minutes with a photo, a song or a letter that begins “I wanted to tell you that”, crying allowed. Then wash your face, drink, eat something, and do one ordinary thing.',
    why: 'Grief is love that’s lost its address, and it comes in waves because everyday things keep reminding you. If it has a place, it has to break in less often; movement and people carry you meanwhile.',
    when: 'There’s no timetable: the first weeks are often numb, then it can get harder when others go back to normal. Train lightly whenever you like; anniversaries and holidays bring it back, for years and in smaller waves.',
    how_much:
      'Three small meals, one walk or light session a day, one person a day, sleep as it comes. No hard sparring while you sleep badly or can’t think straight; usually that’s two to four weeks.',
    which:
      'Be alone or among people: both, in turns. If you’ve been alone for two days, go among people for an hour; if you’ve been functioning for everybody, take an evening to yourself.',
    what_if:
      'If a wave hits in the middle of training, step off the mat, kneel or sit, breathe out, let it run for five minutes. Then go back or go home; tell the coach beforehand so nobody asks.',
    is_it_ok:
      'Crying, numbness, anger, relief, even laughing is normal, for a pet or an old coach too. If after months you can’t get through daily life, drink, or want to follow them, see a doctor or crisis line at once.',
    next: 'First tell the coach and one friend, so you don’t have to act. Then the daily twenty minutes; and later something in their name: a session, a tree, a technique you pass on.',
    on_the_day:
      'Day of the funeral: eat breakfast, go with somebody, tissues and water in your pocket, leave the speech to a stand-in if the voice fails. Afterwards stay an hour with people, then rest; no decisions.',
    say: 'Write it to coach or team: “I’ve lost someone close to me. I’ll come now and then and maybe leave in the middle. You needn’t say anything; a hand on the shoulder is enough, and please stay normal with me.”',
  },
  'friend-in-trouble': {
    how: 'Meet side by side, walking or driving, name two things you’ve seen, ask one open question, and then be silent for longer than feels comfortable. Offer one concrete thing: come along to the doctor, make the call together, food on Thursday.',
    why: 'People in trouble are ashamed and expect advice or reproach, so they dodge. Observations without a verdict let them keep face, and a concrete offer costs them less than “call me if you need anything”.',
    when: 'Speak up this week, when your friend is sober and you both have an hour. Then get in touch regularly; often it takes three or four tries over weeks until somebody accepts help.',
    how_much:
      'One message every two or three days, one meeting a week, no interrogation. Set your own limit beforehand: how many hours, which nights, and no more money than you can give away.',
    which:
      'Keep the secret or tell someone: keep it as long as it’s about shame, tell someone as soon as life, children or violence are at stake. Say openly that you’ll do it; a lost temper passes.',
    what_if:
      'If the answer is “I’m fine, leave it”, don’t push: “All right. I’ll ask again on Sunday.” And do that. If there’s talk of dying or goodbyes, stay there, call emergency services or a crisis line.',
    is_it_ok:
      'Asking is allowed, also directly about thoughts of suicide; it doesn’t put the idea there. You’re a friend, not a therapist: if it takes your sleep or you’re covering up lies, get advice from a counselling service yourself.',
    next: 'First write down the two things you’ve noticed. Then invite your friend to something ordinary, training, food, a walk; if they open up, look together for one place to call and sit beside them.',
    on_the_day:
      'At the talk: phone away, no drinks, name what you saw, ask, wait, repeat what you heard. One offer, one next date. Then write two lines that evening: “Glad you told me. Thursday stands.”',
    say: 'Say it while walking, without looking straight at them: “You hardly come any more and you don’t seem like yourself. I’m worried about you. How are you really? I won’t preach, and I’ve got time.”',
  },
  'cannot-afford': {
    how: 'Write down tonight what comes in, then rent, food, power, transport, debts, and what is left. Name the sum you can honestly pay for training, and bring exactly that figure to the coach together with one thing you can do for the gym.',
    why: 'Shame makes people hide it, and hiding makes it dearer: fees pile up and the people who’d help don’t know. An early, concrete figure works because an owner can plan with half a fee but not with silence.',
    when: 'Speak up before the next debit, at best this week. Agree on three months, then look again; a tight budget usually shows its effect after two pay days, so don’t judge it after one week.',
    how_much:
      'Rent, food, power and minimum debt payments come first; the sport gets a part of what remains, not the whole. Add up fees, travel, gear and entries for a year and divide by twelve, because the small things are usually what tips it.',
    which:
      'Pause or reduce: reduce if you can pay at least a class a week, since the company keeps you going. Pause properly, in writing, if rent or food is in danger, and train at home or outdoors meanwhile.',
    what_if:
      'If the gym says no, ask for a written pause and the shortest notice period, and thank them anyway. Then look at volunteer-run clubs, open mats and a training partner with two pairs of gloves and a park.',
    is_it_ok:
      'Having no money for a while is common in every gym, including among the good ones. Borrowing for entries or fees isn’t sensible; if rent or food is at risk or debts grow, see a free debt or welfare advice service now.',
    next: 'First secure rent and food and know your figure. Then talk to the coach, after that sell or swap gear you don’t use, and once three months have held, plan a single competition you can really pay for.',
    on_the_day:
      'For the talk, arrive ten minutes early, ask for two minutes alone, and name the figure and the time span in the first sentence. Then offer your help, wait for the answer, and confirm it by message in the evening.',
    say: 'To the coach, alone and before the fee is due: “I can’t pay the full fee until summer. I can manage twenty a month and I’d gladly clean the mats twice a week. Would that work for you?” Use your own figure.',
  },
  'family-support': {
    how: 'Pick one person, a calm moment and one request with a day and an hour. Say what it means to you in one sentence, ask, then stop talking and let them answer; thank them even for a maybe.',
    why: 'Jokes and absence often cover worry, ignorance or old family habits, and pushing often comes from their own unlived wishes. A clear request takes away the guessing, and it shows them where your part begins and theirs ends.',
    when: 'Talk two or three weeks before a bout, never in the last days or straight after a loss. One talk seldom changes a family; give it some months and several small invitations before you judge.',
    how_much:
      'One request at a time, about once a month, ten minutes of talk at most. With pushing relatives agree on a limit in numbers: no sport at the table, fifteen minutes about the bout the day after, nothing in the car.',
    which:
      'Keep on inviting or leave it be. Go on if they ask questions now and then or are simply busy; leave it for a season if each invitation ends in mockery, and fill the seats with friends from the gym.',
    what_if:
      'If they say no or laugh, answer: “All right, the offer stands,” and drop it for that day. Have your own people lined up so that the bout isn’t spent watching the door.',
    is_it_ok:
      'It’s normal that this hurts, at any age, and it’s fine to ask for less as well as for more. If the pressure comes with threats, insults or blows, tell your coach, a counsellor or a helpline; if you’re under age, do so at once.',
    next: 'First get clear about what you miss: presence, interest or quiet. Then make that one request, and if it’s granted, say afterwards what it did for you; people repeat what was noticed.',
    on_the_day:
      'Before the bout put the phone away, so no answer or excuse reaches you in the last hour. Have one person in the hall you can look at, and tell the family the result later in your own words.',
    say: 'To a parent who pushes, at home and not on a fight day: “I know you want the best for me. In the car after a bout I need quiet, then a hug. The coaching I get from my coach.”',
  },
}
