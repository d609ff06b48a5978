import type { ConcreteAnswer } from '../concrete-answer.ts'

export const WORK: readonly ConcreteAnswer[] = [
  {
    matter: 'ask-for-raise',
    asked: [
      'My boss said maybe in January when I asked for a raise. What do I do now?',
      'boss said maybe january, now what',
      'he said maybe in january, what now',
      'asked for the raise and all i got was a maybe for january',
    ],
    answer:
      'Turn the maybe into a date and a condition, in writing, today. Write: “Thanks for the talk. I understand we decide in January. What would you need to see from me by then, and can we fix the 15th?” Then send one line of results each month. What usually goes wrong is waiting quietly until March. If he won’t name a date, start looking outside.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'My boss offered me a better title but no extra money. Should I accept?',
      'new title no money, take it?',
      'and if he only gives me the title',
      'they want to make me team lead for the same pay',
    ],
    answer:
      'Accept the title only with a date for the money. Say: “I’ll gladly take it on. Can we put in writing that the pay follows in six months if these two goals are met?” A title helps your next application, so it has worth, but extra duties without a date become normal within weeks. If he refuses any date, ask which of your old tasks go away.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'I found out a newer colleague earns more than me. May I use that in the raise talk?',
      'colleague earns more, can i say it',
      'can i bring up what the new guy makes',
      'the new guy does half of what i do and earns more',
    ],
    answer:
      'Use the number, not the name. Say: “For this role the market pays around X, and I’m at Y. I’d like to close that gap.” Bring two job adverts and three results of yours. Naming the colleague turns the talk to who told you what, and may damage him. If you suspect sex, age or origin is the reason for the gap, get advice from a union or employment lawyer first.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'I asked for a raise and got half of what I wanted. Is that a success?',
      'got half the raise',
      'he gave me half of it today',
      'got 150 instead of 300, don’t know if i should be happy',
    ],
    answer:
      'You asked and your pay went up, which most people never dare to try, so count that as a win. Thank him tonight in two lines and add: “I’d like to talk about the second half in six months; which result would justify it?” Put the date in your calendar. The mistake now is showing disappointment for weeks; it makes the second talk harder.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'A child in my class bites other children. What do I do?',
      'one kid bites',
      'and what if one bites',
      'the little one bit someone again in class today',
    ],
    answer:
      'Stop the game, separate the two, look after the bitten child first: wash the spot, and if the skin is broken, parents and a doctor the same day. To the biter, kneeling: “Teeth are never used. You sit with me for two minutes.” Tell both sets of parents yourself after class. Next time pair that child with an older, calm one and keep rounds to 20 seconds, because biting mostly comes from feeling trapped.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'I have beginners and advanced people in the same class. How do I teach both?',
      'mixed levels in one class',
      'and the advanced ones get bored, what then',
      'half my class is new, the other half has fought already',
    ],
    answer:
      'Teach one technique with two tasks. Ten minutes together, then beginners do it standing still, 10 each side, while the advanced do it against a feint, then as a counter. Every second round pair one of each: 3 minutes, beginner leads. Last 15 minutes split for sparring and conditioning. What goes wrong is teaching two separate classes: you stand in one and the other falls apart.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'My most talented pupil hasn’t come for three weeks. How do I reach him?',
      'talent stopped coming',
      'do i write to him or wait',
      'my best kid just stays away since the last tournament',
    ],
    answer:
      'Contact him this week, without a word about talent or tournaments. “Haven’t seen you for three weeks, hope you’re well. No pressure, I’d be glad to hear how you are.” If he’s a minor, write to the parent. If he comes, give him an ordinary class and no speech. Often it’s fear of disappointing you, school, or something at home. If something at home sounds wrong, involve your child protection officer.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'I taught my first class and half of it went wrong. How do I do better next time?',
      'first class went badly',
      'did my first one yesterday and it was chaos',
      'taught my first class, ran out of things after half an hour',
    ],
    answer:
      'You stood in front and got them through the hour, and everyone who teaches started with one like that. Tonight write down two things that worked and the one minute where you lost them. Next time plan 70 minutes for 60, explain for at most 60 seconds, then let them move, and have one spare game in your pocket. Most first classes fail on too much talking.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Only three people came to my class tonight. What do I do with them?',
      'only 3 showed up',
      'and when just three turn up',
      'prepared for fifteen and there are three on the mat',
    ],
    answer:
      'Teach them the best class of the month, on time and without apologising. Ask each for one thing that annoys them, spend 12 minutes on each problem with all three working on it, then 4 rounds of 3 minutes in rotation, one rests and counts. They go home having had almost a private lesson. The mistake is complaining about those who are missing; these three came.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'The opponent was changed a week before my fight. Do I still take it?',
      'opponent changed last week',
      'and if they swap him now',
      'they just sent me a new name, heavier and a southpaw',
    ],
    answer:
      'Take it only if weight, experience and rules stay about the same: at most one class, a similar number of fights, and your coach says yes after watching two videos. Say: “Send me his record, weight and two videos by tonight, then you get my answer tomorrow.” A changed opponent is also the moment to ask for more money. Weight above the contract: no, or a new contract.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'I turned down a fight and feel like a coward. Was it wrong?',
      'turned it down, feel like a coward',
      'i said no and now i feel terrible',
      'said no to the fight and the lads are laughing',
    ],
    answer:
      'Saying no with everybody waiting for a yes takes more nerve than most yeses. Write down tonight the two reasons why you refused; if they still hold on Friday, it was right. Then message the promoter: “Not this one. I’m ready from October at 70 kilos, please ask me again.” That keeps the door open. To the lads one sentence is enough: “I fight when I’m prepared.”',
  },
  {
    matter: 'fight-offer',
    asked: [
      'My coach wants me to take the fight but I don’t. What do I say?',
      'coach wants it, i don’t',
      'how do i tell him without losing him',
      'he already told them yes and i’m not ready',
    ],
    answer:
      'Tell him in person, before training, today: “I don’t want this one. I’ve slept badly and I’ve sparred four times in a month. Give me ten weeks and I’m in.” A reason plus a date shows that you’re not running. You’re the one who gets hit, so your no counts. A text an hour before the weigh-in is what really breaks trust.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'The contract has an option for my next three fights. Should I sign?',
      'three fight option in contract',
      'and there’s an option clause in it',
      'they want me tied to them for three more',
    ],
    answer:
      'Don’t sign until three things stand beside it: a minimum purse for each fight, a deadline of about six months between fights, and your right to leave if they don’t offer one. Write: “I’ll sign with these three lines added.” Without them you can sit a year unable to fight elsewhere. An hour with a lawyer who knows sport contracts costs less than that year.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'My boss makes fun of my fighting in front of the others. How do I react?',
      'boss jokes about my fighting',
      'and when he does it in front of everyone',
      'he calls me rocky in every meeting',
    ],
    answer:
      'Answer once, calmly, in private, the same day: “The Rocky jokes in meetings bother me. Please leave them out, I want to be heard on the work.” In the meeting itself, don’t laugh along; pause two seconds and go on with your point. Laughing along reads as permission. If it continues, note date, words and witnesses, and take three entries to HR or the works council.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'My boss always gives me work ten minutes before I leave for training. What do I say?',
      'boss gives work right before i leave',
      'and what do i say at ten to six',
      'every tuesday he comes at 5.50 with something urgent',
    ],
    answer:
      'Say: “I have to go at six. I’ll do this first thing at eight, or which of today’s tasks should have waited?” Then go at six. Prevent it too: at three o’clock pass by his desk and ask, “Anything you need from me before six?” Do both for three weeks. It goes wrong when you stay every second time, because then pushing pays off.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'I spoke to my boss about his shouting and now he ignores me. What next?',
      'talked to boss now he ignores me',
      'told him and since then he doesn’t speak to me',
      'said it on monday, he’s been ice cold since',
    ],
    answer:
      'Give it one week and stay plainly normal: good morning, short reports, work on time. Then ask: “Is there anything open between us from Monday? I’d like us to work well.” Many bosses cool down once they see no war coming. Keep a note of anything you’re suddenly left out of: meetings, tasks, mails. If that goes on beyond three weeks, go to HR with dates.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'I finally stood up to my boss and my hands shook. Was that any good?',
      'told my boss, was shaking',
      'did it today, my voice went completely',
      'said it to him but i sounded pathetic',
    ],
    answer:
      'You said it with shaking hands, and that counts more than saying it smoothly. He heard the words, not the tremor. Tonight write down what you said and what he answered, and train as usual to get the adrenaline out. Tomorrow, behave normally and don’t take it back with an apology. If his behaviour changes even a little within two weeks, mention it: “The talk helped, thanks.”',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'A colleague I quarrelled with also trains at my gym. How do I handle that?',
      'quarrel with colleague, same gym',
      'and he trains where i train',
      'had a row at work and tonight we’re on the same mat',
    ],
    answer:
      'Keep the quarrel out of sparring: no rounds together until you’ve talked. Before class say: “Work stays at work. I’d like ten minutes with you tomorrow at lunch.” Choose other partners tonight and tell the coach only “not us two today”. Settling it in a round goes wrong every time; someone goes too hard, and then you have two quarrels.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'My colleague leaves his work to me every week. How do I stop it?',
      'colleague dumps work on me',
      'and if he just leaves it lying there',
      'i end up finishing his half every friday',
    ],
    answer:
      'Stop finishing it silently. On Wednesday, not Friday, say: “Your part of the report is due Friday at noon. I won’t have time to do it this week.” Then hand in your part on time and let his gap be visible. If asked, tell the boss only: “My half is done, his is open.” Saving it one last time at five o’clock starts everything again.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'I spoke to my colleague and he just denied everything. What now?',
      'he denied everything',
      'talked to him, he says it never happened',
      'tried the talk, he laughed and said i imagine things',
    ],
    answer:
      'Don’t argue about the past; agree on the next case. Say: “We remember it differently. From now on both names go on it, and I send the mail to the boss with you in copy.” Then do it that way from tomorrow. Proof comes by itself with written steps. If it happens again, take two dated examples to your boss and propose the rule there.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'My colleague apologised to me. How do I go on from here?',
      'he apologised today',
      'he actually said sorry, what now',
      'she came over and apologised, i didn’t know what to say',
    ],
    answer:
      'That’s worth a lot, and it came because you said something instead of swallowing it. Answer simply: “Thanks, that means something to me.” If you had a part in it, name yours in one sentence. Then do one small normal thing together this week, a coffee or a shared task. Don’t go back over the details and don’t tell the others; that would undo it.',
  },
  {
    matter: 'job-interview',
    asked: [
      'I have a black eye from sparring and an interview tomorrow. What do I say?',
      'black eye at interview',
      'and what do i say about my eye',
      'interview at nine tomorrow and my eye is blue',
    ],
    answer:
      'Say it in the first minute, with a smile, then move on: “Don’t mind the eye, I do boxing and didn’t move my head in time. Glad to be here.” Tonight cool it 10 minutes at a time, a cloth in between; tomorrow a little concealer. Silence leaves them guessing at a pub fight. Blurred vision, headache or vomiting: doctor first, and move the interview.',
  },
  {
    matter: 'job-interview',
    asked: [
      'They ask in the interview whether my fights will keep me from working. What do I answer?',
      'they ask if fighting affects work',
      'and if they ask about injuries',
      'they always worry i’ll be off injured',
    ],
    answer:
      'Answer with numbers: “I train four evenings after seven, I compete about three times a year on Saturdays, and I missed two days in three years.” Use your true figures. Then turn it: “It’s the reason I’m calm when it gets busy.” Long talk about fights worries them; thirty seconds is enough. Questions about health in general you often needn’t answer; an advice centre knows your local law.',
  },
  {
    matter: 'job-interview',
    asked: [
      'It’s been ten days since the interview and I’ve heard nothing. Do I write?',
      '10 days no answer after interview',
      'how long do i wait before i write',
      'they said a week and it’s silent',
    ],
    answer:
      'Write today, three lines: “Thank you again for the talk on the 4th. I’m still very interested. Can you tell me when you expect to decide?” Once by mail; if nothing comes, one phone call five working days later, then let it go. Keep applying meanwhile as if it were a no. What hurts is a mail every second day or an offended tone.',
  },
  {
    matter: 'job-interview',
    asked: [
      'I got rejected after the final round. What do I do with that?',
      'rejected in last round',
      'they took the other one',
      'came second out of eighty and it still feels awful',
    ],
    answer:
      'Reaching the last round means that they could see you in the job, and that’s worth knowing even if it stings. Tomorrow write: “Thank you for your time. I’d be glad of one point I could improve, and please keep me in mind.” Second choices do get called when the first one leaves. Then note the two questions where you wobbled and rehearse them aloud three times.',
  },
  {
    matter: 'job-lost',
    asked: [
      'They want me to sign a termination agreement today. Should I?',
      'sign termination agreement?',
      'they put a paper in front of me, do i sign',
      'boss wants my signature before i go home',
    ],
    answer:
      'Don’t sign today. Say: “I’ll take it home and answer by Thursday.” Ask for a copy and don’t discuss it further. In many places a signature costs you notice time, severance or unemployment benefit. Go to a union, advice centre or employment lawyer within two days, as deadlines for objecting can be short. A signature out of shock is the one step you can hardly take back.',
  },
  {
    matter: 'job-lost',
    asked: [
      'I can’t pay the gym fee since I lost my job. What do I say to my coach?',
      'lost job can’t pay gym',
      'and what do i tell my coach',
      'i’m staying away from training because i can’t pay',
    ],
    answer:
      'Tell him before the fee is due: “I lost my job. I can’t pay for about three months. Can I pause, pay half, or help with the kids’ class or cleaning instead?” Most coaches would rather have you there than your silence. Keep two sessions a week; they give the days a frame. Staying away from shame costs you the fee and your people.',
  },
  {
    matter: 'job-lost',
    asked: [
      'I sleep until noon since I lost my job. How do I get a rhythm back?',
      'no rhythm since job lost',
      'been two weeks and i don’t get out of bed',
      'i’ve nothing to get up for any more',
    ],
    answer:
      'Fix three times for this week: up at 7.30, applications from 9 to 11 at a table outside the bedroom, training at the same hour on three days. Nothing else has to work yet. Lay the clothes out and put the phone in the kitchen. If after two weeks you still can’t get up, or feel that nothing makes sense, see your doctor and say exactly that.',
  },
  {
    matter: 'job-lost',
    asked: [
      'I found a job again but it pays less than before. Should I be happy?',
      'new job but less pay',
      'got something, but it’s 400 less',
      'start monday, it’s a step back',
    ],
    answer:
      'You got back on your feet in a hard stretch, and an income gives you calm to choose from. Take it, note your new monthly limit tonight and cut the two largest costs now instead of in three months. Set a review date six months ahead: ask for more there or apply elsewhere from a job. Don’t talk the place down in week one; people remember that.',
  },
  {
    matter: 'job-search',
    asked: [
      'Should I ask people at my gym whether they know of a job?',
      'ask gym people for work?',
      'and can i ask the guys i train with',
      'someone at my gym has a company, feels awkward to ask',
    ],
    answer:
      'Yes, ask, after class and with one clear sentence: “I’m looking for work in a warehouse or as a driver from May. Do you know somebody I could call?” Ask for a name, not for a job; that’s easy to give. Tell five people this week. They know how you turn up and work, which no CV shows. “I’m looking for anything” goes wrong, nobody can place that.',
  },
  {
    matter: 'job-search',
    asked: [
      'I’m overqualified and they keep rejecting me. What do I write?',
      'overqualified, always no',
      'and when they say i’m too qualified',
      'they think i’ll leave after three months',
    ],
    answer:
      'Answer their fear in the first paragraph: “I’m looking for regular hours near home, and plan to stay at least three years.” Give the honest reason, for instance family or training times. Shorten the CV to the last ten years and leave off what the job doesn’t need. Never invent or hide a post they might ask about. In the talk, praise the task itself, not the free evenings.',
  },
  {
    matter: 'job-search',
    asked: [
      'They want me to do an unpaid trial week. Should I?',
      'unpaid trial week ok?',
      'and they want me for a week for free',
      'they say first a week without pay, then we’ll see',
    ],
    answer:
      'Offer one day instead. Say: “I’ll gladly come for a day to get to know each other. For a week I’d need pay or a short contract.” In many countries real work must be paid even on trial, and accident cover is often missing without a contract; an advice centre or union can tell you. Whoever needs five free days to decide often needs them from everyone.',
  },
  {
    matter: 'job-search',
    asked: [
      'I finally got invited to an interview. What do I do now?',
      'got an invitation!',
      'they wrote back, i’m invited for thursday',
      'first invitation after forty applications',
    ],
    answer:
      'Well earned; forty tries and you kept on sending. Confirm today in two lines with date and time, and ask who will be there. Then prepare three stories of one minute each: a problem solved, a mistake repaired, something done with others. Look at the route. And send two more applications this week all the same, because hanging everything on Thursday makes Thursday harder.',
  },
  {
    matter: 'new-job',
    asked: [
      'I have a tournament in my probation period. How do I ask for the Friday off?',
      'day off in probation for tournament',
      'and how do i ask for friday so early',
      'weigh-in is on a friday and i’ve been there five weeks',
    ],
    answer:
      'Ask at least three weeks ahead, with a solution: “I’ve a competition on the 14th and need the Friday. I’ll finish the orders by Thursday and a colleague covers the phone.” One day, early and prepared, rarely hurts in probation. Ask in person, then confirm by mail. What does hurt is calling in sick and turning up in the results list; that can cost you the job.',
  },
  {
    matter: 'new-job',
    asked: [
      'Nobody explains anything to me in my new job. What do I do?',
      'nobody trains me at new job',
      'and when nobody has time for me',
      'third week and i still guess everything',
    ],
    answer:
      'Collect your questions and ask for a fixed quarter of an hour. Say to one person: “Can I have 15 minutes with you at ten every day this week? I’ll bring a list.” Write down each answer so that you never ask twice. Five questions at once annoy less than twenty interruptions. No one available after a week: tell the boss which task is stuck and what you need.',
  },
  {
    matter: 'new-job',
    asked: [
      'After four weeks I think the new job was a mistake. Do I leave?',
      'new job was a mistake?',
      'four weeks in and i hate it',
      'i want my old job back already',
    ],
    answer:
      'Stay until the end of week twelve unless you’re being mistreated, unpaid or put in danger; then go earlier. Week four is about the lowest point: tiring, no friends, no success yet. Write down on Fridays one thing that was better and one that was worse. At week eight tell the boss the one thing that needs changing. Look around quietly, but sign elsewhere before you give notice.',
  },
  {
    matter: 'new-job',
    asked: [
      'I passed my probation period. What do I do now?',
      'passed probation',
      'they’re keeping me!',
      'got told today i stay',
    ],
    answer:
      'Congratulations, you’ve shown them for months what you can do, and it was seen. Thank the two people who helped you most, by name. Then ask your boss for 20 minutes: “What should I be doing in six months that I don’t do yet?” Settle your fixed training evenings now as well, while goodwill is high. Many relax so far here that the good impression fades.',
  },
  {
    matter: 'burnout',
    asked: [
      'I’m on sick leave for burnout. May I go to training?',
      'sick leave, can i train',
      'am i allowed to train while off sick',
      'off sick with burnout and scared someone sees me at the gym',
    ],
    answer:
      'Ask the doctor who signed you off and have it noted; if movement helps you recover, it’s usually allowed. Say: “I’d like to do two easy sessions a week. Is that part of getting well?” Easy means 45 minutes, able to talk, no sparring, no competing. Posting hard rounds during sick leave goes wrong at work. If you’re worse the day after, drop to walks and tell the doctor.',
  },
  {
    matter: 'burnout',
    asked: [
      'I go back to work on Monday after burnout. How do I start?',
      'back to work after burnout',
      'and on monday, how do i do it',
      'first day back next week and i already feel sick',
    ],
    answer:
      'Start with fewer hours, if your doctor and employer allow a step plan: for instance four hours a day for two weeks, then six. On Monday say: “I’m glad to be back. I start with A and B; C comes in March.” Leave on the minute. Keep Tuesday and Thursday evening for easy training. Going full from day one to prove yourself is the usual way back into it.',
  },
  {
    matter: 'burnout',
    asked: [
      'I took a week off and I’m just as tired. What now?',
      'week off, still tired',
      'had a week off and it did nothing',
      'holiday’s over and i’m as empty as before',
    ],
    answer:
      'Then see your doctor this week; rest that doesn’t refresh is a sign to have looked at. Say: “A week off changed nothing, I sleep so and so many hours, I’ve no joy in anything.” Ask for a blood test too. Until then no hard training, bed at a fixed hour, one walk in daylight. If you think of not wanting to live, call an emergency line or a person today.',
  },
  {
    matter: 'burnout',
    asked: [
      'I told my boss that I can’t go on like this. Was that right?',
      'told my boss i can’t go on',
      'said it today, i nearly cried',
      'i finally told them it’s too much',
    ],
    answer:
      'Yes, and it took courage; most people say it only when they’ve already collapsed. Follow up tomorrow in writing, so that it isn’t forgotten: “As I said, I can’t carry A, B and C at once. I propose handing over C by the 15th. Can we decide on Thursday?” See your doctor all the same. Don’t make up for it by working late this week.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'My gym pays me nothing for teaching two classes a week. How do I ask for money?',
      'teach for free, how to ask pay',
      'and how do i ask for money after a year',
      'been teaching the kids for free for a year',
    ],
    answer:
      'Ask the owner for 15 minutes and name a number: “I’ve taught two classes a week for a year, 18 children come. From May I’d need 25 a class.” Have a second choice ready: free membership plus the coaching course paid. If he says no, give a date: “Then I’ll do it until the summer break.” Getting angry and simply not turning up hits the children.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'My private students cancel at the last minute. Do I charge them?',
      'last minute cancellations charge?',
      'and if they cancel an hour before',
      'lost three lessons this week to cancellations',
    ],
    answer:
      'Yes, full price under 24 hours, with one free exception per person and year. Announce it first: “From the 1st, cancelling under 24 hours counts as a lesson. Ill children and emergencies excepted.” Sell packs of five, paid beforehand, so you needn’t chase anybody. Charging without having announced it loses the student, and you probably couldn’t enforce it.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'A student got hurt in my lesson. What do I have to do?',
      'student hurt in my lesson',
      'and if one gets injured with me',
      'he twisted his knee during my private lesson',
    ],
    answer:
      'Stop, look after him, and get him to a doctor; with a blow to the head, no more training that day and somebody stays with him. The same evening write down time, exercise, what happened, who saw it. Call him next day. Report it to your liability insurer within days and admit no fault in writing before they answer. Without insurance, give no further lesson until you have it.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'I have my first paying student. How do I keep him?',
      'first paying student!',
      'somebody booked ten lessons with me',
      'got my first one today',
    ],
    answer:
      'Great, somebody trusts you with his time and his money; that’s the real start. In lesson one ask for a single goal and test it: two rounds filmed on his phone. End every lesson with one sentence of homework, and show him the first film again after lesson five. After that, ask: “Who do you know that would enjoy this?” Teaching too much in the first hour is the common slip.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Somebody on my team is older and better than me. How do I lead him?',
      'lead someone better than me',
      'and he’s fifteen years longer in it',
      'i’m 28 and the man i lead is 50 and knows everything',
    ],
    answer:
      'Lead the direction and leave the craft to him. Tell him in the first week: “You know the work better than I do. I take care of priorities and keep your back free. Tell me to my face when I’m wrong.” Ask his view before you decide, then decide yourself. Playing the expert goes wrong within a day, and so does leaving all decisions to him.',
  },
  {
    matter: 'leading-people',
    asked: [
      'I gave a task away and it came back badly done. Do I do it myself now?',
      'delegated, came back bad',
      'and when it comes back half done',
      'gave it to him and i had to redo everything',
    ],
    answer:
      'Give it back once, with two concrete points. “The table is right. The figures from March are missing and the summary must fit on one page. By tomorrow at two?” Next time show a finished example at the start and look at it after the first fifth. If you redo it at night, he learns that half is enough and you keep the task for good.',
  },
  {
    matter: 'leading-people',
    asked: [
      'My team goes quiet when I ask for opinions. How do I get them to talk?',
      'team says nothing',
      'and when nobody says a word',
      'i ask in every meeting and they stare at the table',
    ],
    answer:
      'Ask for one written sentence each, two minutes, then read round, the youngest first and you last. Question: “What’s the one thing that will go wrong with this plan?” Thank the first critic and change something visible because of it. Silence mostly comes from once having been contradicted at once. So say nothing for five seconds after each answer, even if it’s hard.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Someone on my team handed in her notice. Is it my fault?',
      'someone on my team quit',
      'my best one quit today',
      'she resigned and i feel like i failed',
    ],
    answer:
      'That it hurts shows that you care about your people, and one resignation is no verdict on you. Tomorrow ask her for 20 minutes: “What should I have done half a year ago?” Listen, write it down, don’t defend. Then tell the team yourself who takes what until when. Don’t counter with money in the first shock; speak well of her, because the others are watching that.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'I have to speak in English and it’s not my first language. How do I prepare?',
      'presentation in foreign language',
      'and it’s in english on top of that',
      'have to present in a language i barely speak',
    ],
    answer:
      'Write short sentences of at most twelve words, and learn only the first three and the last two by heart. Practise aloud five times, once in front of somebody. Put key words on slides so that people can follow. Open with: “Please stop me if something isn’t clear.” For questions: “Let me think for a second.” Reading the whole text from paper is what loses the room.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'What do I do if somebody attacks me with a question during my talk?',
      'nasty question in my talk',
      'and if one of them attacks me',
      'the sales chief always tears people apart in the questions',
    ],
    answer:
      'Repeat the question in neutral words, answer in two sentences, then look at somebody else. “You ask whether the figures hold. For March they do, April comes on Friday. Next question?” If you don’t know: “I’ll send it to you by noon tomorrow.” Keep both feet flat and breathe out before speaking. Justifying yourself for five minutes is what gives him the room.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'I tried breathing but my heart still races before I speak. What else helps?',
      'breathing doesn’t help before talk',
      'tried the breathing, heart still races, what else',
      'my heart hammers no matter what i do',
    ],
    answer:
      'Use the body: ten minutes before, climb three flights of stairs quickly, shake out the arms, then stand tall and hum for a minute. Say your first sentence aloud twice in the corridor. Arrive early and chat with two people in the front row. A racing heart needn’t go away; it settles after the first minute. Panic attacks or fainting: talk to your doctor.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'I gave the speech and went blank once, but finished. Was it a failure?',
      'went blank but finished',
      'did it today, lost it once in the middle',
      'got through the talk but stumbled badly',
    ],
    answer:
      'You lost it and came back in front of everyone, which is the hardest part of speaking and now you’ve done it. Ask one person what stayed in mind; the gap is rarely what they name. Write down where it happened and put a key word there next time. Take a small chance to speak within two weeks, two minutes is enough, before the fear grows again.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'My colleagues notice that I’m exhausted in fight camp. What do I change?',
      'exhausted at work in fight camp',
      'and at work they see i’m dead',
      'week five of camp and i nod off at my desk',
    ],
    answer:
      'Move one hard session to Saturday and make the evening before your heaviest workday the rest day. Sleep is the first thing to repair: in bed by ten, five nights of seven. Eat at eleven and at four instead of one big lunch. Tell your boss the end date: “Until the 14th I’m tighter, then normal.” Nodding off while driving or at machines means stopping camp and seeing a doctor.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Can I work as a doorman beside my fighting career?',
      'doorman and fighter?',
      'and what about working the door',
      'they offer me weekend shifts on the door',
    ],
    answer:
      'Better not in the ten weeks before a fight; late nights and one scuffle can cost you hands, sleep or licence. If you do it, then with the licence your country demands, insured, at most one night a week, ending by two. Trained fighters are often judged harder in court after a blow. Coaching classes, deliveries by day or reception work at a gym fit camp better.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'I turned pro and earn almost nothing. How long do I keep going?',
      'pro but no money, how long',
      'and how long do i give it',
      'three pro fights and i made less than my gear cost',
    ],
    answer:
      'Give it 18 months with three numbers on paper: fights per year, net earnings per fight after costs, and health. For example four fights, 500 left from each, no knockout. Check every six months with your coach and somebody who doesn’t train. Keep a part-time job meanwhile. Without numbers it becomes “one more fight” for years. After a knockout a doctor decides first, not the plan.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'I got a job that lets me train in the mornings. What do I do first?',
      'got a job with free mornings',
      'they let me start at eleven!',
      'new job fits my training at last',
    ],
    answer:
      'That’s a rare find, and you got it by looking until it fitted. Fix the week before you start: three mornings hard, one easy, one free, showered and at the table by eleven. In the first month be ten minutes early every day; that protects the arrangement. Don’t fill all five mornings at once; a new job takes strength too.',
  },
  {
    matter: 'career-change',
    asked: [
      'My wife is against me leaving my office job. How do we talk about it?',
      'wife against leaving job',
      'and my wife says i’m mad',
      'i want out of the office, she wants security',
    ],
    answer:
      'Bring her numbers, not the dream. Say: “I want to show you the plan, and you tell me what scares you most.” One page: savings in months, lowest income, the date on which you stop if it fails. Build her worst worry into the plan, for instance six months’ rent untouched. Set a trial with reduced hours first. Giving notice and telling her afterwards is what breaks things.',
  },
  {
    matter: 'career-change',
    asked: [
      'Should I go part-time first or quit completely?',
      'part time or quit',
      'or do i just cut my hours first',
      'can’t decide between 60 percent and quitting',
    ],
    answer:
      'Part-time first, for six months, if your employer allows it. Ask: “From June I’d like to work 60 percent, Monday to Wednesday.” Use two full days for the new thing and note what they earn. Once that covers half of your fixed costs three months running, quit. Check what it does to insurance and pension. Five half days go wrong; the old job eats them.',
  },
  {
    matter: 'career-change',
    asked: [
      'I have to retrain and would be with twenty-year-olds. How do I cope?',
      'retraining with 20 year olds',
      'and i’d be the oldest by fifteen years',
      'sitting in school again at 38 with kids',
    ],
    answer:
      'Go in as a white belt: front third of the room, ask the first question, learn with two of them each week. They have speed, you turn up and finish. Block 90 minutes a day at the same time, before training rather than after. Telling them how things used to be goes wrong. After four weeks compare yourself with your own first week only.',
  },
  {
    matter: 'career-change',
    asked: [
      'I handed in my notice today and now I’m terrified. Is that normal?',
      'quit today and terrified',
      'did it, gave notice this morning',
      'i resigned and can’t sleep',
    ],
    answer:
      'Yes, and you did something today that you’d carried around for a long time. Fear after the step is adrenaline, no proof that it was wrong. Tonight train easily or walk, decide nothing more. Tomorrow write three lists: what runs until the last day, what money comes when, the first three steps in the new thing. Leave well, hand over properly; you may need that reference.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'I have to tell a member that he smells. How do I say it?',
      'member smells how to say',
      'and how do i tell him he stinks',
      'nobody wants to roll with him because of the smell',
    ],
    answer:
      'Tell him alone, in one minute, right after class: “This is awkward, and I’d want to know it myself. Your gi smells strongly. Please wash it after every session and shower before class.” Then change the subject at once. Don’t say that others complained. A note on the board for everyone goes wrong: he doesn’t notice and the rest laugh. Rash or spots on the skin: doctor before the mat.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'I have to tell a fighter that he isn’t good enough to go pro. What do I say?',
      'tell him he’s not pro level',
      'and how do i tell him it won’t be enough',
      'he dreams of going pro and i don’t see it',
    ],
    answer:
      'Tell him what you see now and what would have to change: “Today you aren’t at that level. Missing are the second gear in round three and wins against ranked amateurs. Let’s look again after four bouts.” Show it on video, no one else present. Don’t say “never”. Matching him too high so that he learns it himself is what hurts people.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'My coach criticised me in front of everyone. Do I say something?',
      'coach criticised me in front of all',
      'and he did it in front of the whole class',
      'he tore me apart in front of everybody tonight',
    ],
    answer:
      'Yes, tomorrow, alone, in two sentences: “You were right about my guard. In front of everyone it hits me so hard that I stop hearing it; please tell me aside.” Sleep on it first and don’t bring witnesses. Take the true part and work on it visibly for a week. If insults go on after that, it isn’t feedback; speak to the club or look at another gym.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'I told him the truth and now he doesn’t come to training. What do I do?',
      'told him, now he stays away',
      'said it and he hasn’t been back',
      'i was honest and i think i lost him',
    ],
    answer:
      'You were honest where it was easier to say nothing, and being hurt first is a normal answer to that. Wait four days, then write: “I meant what I said, and I want you here. Class is Thursday, shall we do pads?” Don’t take the content back, and don’t repeat it. If your tone was off, say sorry for the tone only. Most come back after a week or two.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'I’m the only one without a degree in my team. How do I deal with that?',
      'only one without degree',
      'and they all studied except me',
      'everyone here went to university, i came from the building site',
    ],
    answer:
      'Speak from what you’ve done: “On site we solved that with X, it took two days.” Say it once in each meeting, within the first ten minutes. Look up unknown words the same evening, three a week is enough. Nobody needs your apology, so leave out “I didn’t study, but”. If a certificate is really missing for the next step, ask your boss whether the firm pays for it.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'I check everything three times because I fear being found out. How do I stop?',
      'check everything three times',
      'and i read every mail five times',
      'spend an hour on a mail out of fear',
    ],
    answer:
      'Set the number beforehand: one check for mails, two for anything with money, none for chat. Put a timer of three minutes on a mail and send when it rings. Keep a list for two weeks of what really went wrong afterwards; it’ll be short. Start with harmless mails. If the checking takes over an hour a day or reaches your home life, talk to a therapist or doctor.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'I feel like a fake wearing my new belt. Is that the same thing?',
      'feel fake with new belt too',
      'it’s the same on the mat with my belt',
      'got promoted and now a lower belt tapped me',
    ],
    answer:
      'Yes, it’s the same feeling, and the cure is the same: the one who knows the standard judged you, not you. A belt says you may be tapped by people who are chasing you. Ask your coach: “Which two things made you give it to me?” and write them down. Do that with your boss too. Avoiding the strong lower belts is how the feeling grows.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'My boss praised me in front of everyone and I wanted to disappear. What do I do with that?',
      'boss praised me, felt awful',
      'got praised today and felt like a liar',
      'they clapped and i wanted to hide',
    ],
    answer:
      'That praise was earned by something concrete, even if it felt like a mistake in the moment. Tonight write one line: what exactly was praised and what you did for it, in hours and steps. Keep a page of such lines and read it before the next hard day. Tomorrow tell your boss only: “Thanks for yesterday, I was glad.” Explaining the luck away makes him doubt his own eyes.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'They passed me over for promotion a second time. What do I do?',
      'passed over again',
      'and now they took someone else again',
      'second time they promoted somebody else',
    ],
    answer:
      'Ask within the week, calmly: “Which two things decided against me, and who decides next time?” If the answer is concrete, work on it until a fixed date. If it’s foggy, update your CV this weekend and send three applications this month. Congratulate the other one; people watch that. A third year of hoping without a named condition is what costs most.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'My job is easy, pays well and lets me train, but bores me. Is that so bad?',
      'boring but pays and i can train',
      'but it gives me time to train',
      'nothing wrong with it, i’m just bored to death',
    ],
    answer:
      'No, it’s a fair deal as long as it’s a choice with an end date. Write down what it buys you: for instance four sessions a week and 300 saved a month, until the championship in two years. Add one thing there that keeps you employable, a course or new system each half year. It turns bad when you drop the training and keep only the boredom.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'I proposed a project to my boss and he never answered. How long do I wait?',
      'proposed project no answer',
      'he hasn’t said a word about it, how long do i wait',
      'gave him my idea three weeks ago, silence',
    ],
    answer:
      'Ten working days, then ask with a small step: “May I spend two hours a week on it until the end of the month and show you a first version?” A small yes is easier than a big one. Bring one page, not ten. If he says no, ask for the reason and one thing he’d say yes to. Mentioning it in passing every day wears it out.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'I got the more interesting task I asked for, and now I’m overwhelmed. What now?',
      'got the new task, overwhelmed',
      'they gave it to me and now i’m drowning',
      'asked for more and got it, too much',
    ],
    answer:
      'You asked and were trusted with it; feeling out of depth is what growth is like in the first weeks. Tell your boss now, not at the deadline: “I’m glad to do it. To do it well I need to hand over A, and half an hour with someone who’s done it.” Work on it in two fixed blocks of 90 minutes. Silently doing old and new goes wrong by week six.',
  },
  {
    matter: 'exam-study',
    asked: [
      'My exam and my tournament are on the same weekend. Which one do I skip?',
      'exam and tournament same weekend',
      'and both are on that saturday',
      'tournament saturday, exam monday morning',
    ],
    answer:
      'Skip the tournament if the exam counts towards your degree and has no second date within three months. If a resit is easy and the tournament is a qualifier, ask the school today about moving the exam. Saturday fight and Monday exam only work if all studying is done by Thursday. Tell your coach this week. A blow to the head on Saturday means doctor, and no exam sitting against advice.',
  },
  {
    matter: 'exam-study',
    asked: [
      'I fall asleep over my books after training. When do I study instead?',
      'fall asleep studying after training',
      'and after training i can’t think',
      'open the book at nine and i’m gone in ten minutes',
    ],
    answer:
      'Study before training: two blocks of 40 minutes with 10 between, from 4.30 to 6. After training only repeat, 15 minutes of flash cards, then sleep. On hard sparring days leave the evening free and add a morning block of 45 minutes. Phone in another room. Coffee at nine in the evening only moves the tiredness to the next day.',
  },
  {
    matter: 'exam-study',
    asked: [
      'My parents say I must stop training until the exams. What do I offer them?',
      'parents want me to stop for exams',
      'how do i talk them into letting me train',
      'mum says no boxing until june',
    ],
    answer:
      'Offer a deal on paper: two sessions a week instead of four, 60 minutes of study before each, and a break if a mark falls below an agreed one. Say: “Let’s test it for three weeks and you look at my plan on Sundays.” Then keep to it exactly. Ask your coach to tell them he supports it. Training secretly ends the deal and their trust.',
  },
  {
    matter: 'exam-study',
    asked: [
      'I failed the exam. What do I do now?',
      'failed the exam',
      'got the result today, i failed',
      'didn’t pass and everyone else did',
    ],
    answer:
      'That hurts, and you sat it beside training, which few around you know the weight of. Today nothing more; move, eat, sleep. Within three days ask to see the paper and mark each lost point: didn’t know, misread, ran out of time. Book the resit and plan six weeks, 45 minutes a day, on the largest heap only. If you can’t stop feeling hopeless, speak to student counselling or a doctor.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'I understand the language but freeze when I have to speak. What do I do?',
      'understand but can’t speak',
      'and when i have to talk nothing comes',
      'two years of classes and i can’t say a sentence',
    ],
    answer:
      'Speak ten minutes a day, alone and aloud, before you speak with people: tell what you did today in ten simple sentences. Twice a week talk to a person for 15 minutes, ideally somebody at the gym, on one subject you’ve prepared. Learn five rescue phrases, such as “How do you say that?” More grammar doesn’t help here; it’s like drilling without ever sparring.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Is it better to learn every day a little or once a week for long?',
      'daily little or weekly long',
      'or do i do it all on sunday',
      'i only get to it on sundays, three hours',
    ],
    answer:
      'Every day a little: six times 20 minutes beats one time two hours. The coming back after a night is what makes it stay. Tie it to something fixed, for instance after the morning coffee. Use Sunday for one long thing, a test or a conversation. If a day is missed, do five minutes the next and don’t add up the debt; making up for it is where most give up.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'I failed my driving test because of nerves. How do I do it next time?',
      'failed driving test nerves',
      'and next time, how do i stay calm',
      'drove fine with the instructor, failed with the examiner',
    ],
    answer:
      'Practise the test, not the driving: three mock tests of 40 minutes with another instructor who says nothing. Speak each step under your breath, “mirror, signal, shoulder”. On the day arrive 20 minutes early, breathe out slowly for two minutes, and treat a mistake as one lost exchange: next task. Book the new date within three weeks. Calming tablets from friends and driving don’t go together.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'I had my first real conversation in the new language. What’s next?',
      'first conversation done',
      'spoke for ten minutes today and he understood me',
      'managed a whole talk at the shop',
    ],
    answer:
      'Wonderful, somebody understood you, and that’s the whole point of all those evenings. Write down tonight the three words you missed, and use them tomorrow. Repeat the same kind of talk three times this week, at the shop, on the phone, at the gym, until it gets boring. Then go one step harder: a call without seeing the face. Jumping straight to films is often discouraging.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'I can’t concentrate at work the week before a fight. How do I get anything done?',
      'can’t focus week before fight',
      'and this week my head’s only at the fight',
      'fight on saturday and i’ve done nothing since monday',
    ],
    answer:
      'Plan 60 percent of a normal week and do it before eleven. Two blocks of 50 minutes a day on the one task that matters; simple things in the afternoon. Keep a slip of paper beside you: each thought about the fight gets one word, and at five you give it 15 minutes. Watching the opponent’s videos at your desk is what swallows the day.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Colleagues interrupt me all the time in the open office. What do I say?',
      'colleagues interrupt me',
      'and when they just come to my desk',
      'somebody stands at my desk every ten minutes',
    ],
    answer:
      'Say: “I’m in the middle of something, I’ll come to you at eleven.” Then really go at eleven. Wear headphones from nine to half past ten as a sign, and tell the team once what it means. Offer two open times a day, eleven and three. For true emergencies they may tap you. Answering “just quickly” each time teaches them that interrupting works.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Since a knock in sparring I can’t concentrate at work. What should I do?',
      'can’t focus since hit in sparring',
      'since i got caught on the head on tuesday i can’t think',
      'screen gives me a headache since sparring',
    ],
    answer:
      'See a doctor today and do no sparring, no hard training until you’re cleared; trouble concentrating after a blow can be a concussion. Tell your employer you need quiet and short screen time, or get signed off. Go to emergency at once with vomiting, worsening headache, confusion, odd drowsiness, weakness or a fit. Don’t drive there yourself. Pushing through at the screen usually lengthens it.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'I managed two hours without my phone for the first time. How do I keep that up?',
      'two hours without phone',
      'did it today, two hours straight',
      'worked a whole morning without looking at my phone',
    ],
    answer:
      'Two hours of real attention is more than many get in a whole day, so be pleased. Do the same tomorrow at the same hour in the same place, phone in the same drawer. Stay at one block a day for a week before adding a second of 50 minutes. Note what you finished, not the time. Going for six hours tomorrow is how it falls apart by Thursday.',
  },
  {
    matter: 'two-offers',
    asked: [
      'One job is in a city with a great gym, the other near my team. How do I weigh that?',
      'job in city with better gym',
      'and the gym there is much better',
      'great gym in the new city, but my people are here',
    ],
    answer:
      'Go there for three days before deciding: train twice, drive the way to work at eight, look at two flats. Then write an ordinary Tuesday in both cities, hour by hour, from waking to bed. Take the Tuesday you’d want two hundred times. A great gym only counts if you get there four times a week. Deciding by the best day, the visit sparring, is what misleads.',
  },
  {
    matter: 'two-offers',
    asked: [
      'How do I turn down the second job without burning the bridge?',
      'how to turn one down',
      'and what do i say to the other one',
      'i took one, now i have to tell the other',
    ],
    answer:
      'Call within a day of signing, then send two lines. “Thank you for the offer and your time. I’ve decided on another post because of the hours. I enjoyed our talk and would be glad to stay in touch.” No details about pay, no long excuses. Wait until the other contract is signed by both sides; an oral yes isn’t enough. Silence is the only thing they resent for long.',
  },
  {
    matter: 'two-offers',
    asked: [
      'I said yes to one job and now the better one calls. May I still switch?',
      'said yes, now better offer',
      'and now the other one came after all',
      'signed on monday, dream job called on thursday',
    ],
    answer:
      'Before signing, you may; after signing, read the notice rules first and ask an employment adviser. If you switch, call today: “I’ve accepted something else and I’m sorry for the trouble; I wanted you to know at once.” Sleep one night and check that it’s better in hours, task and people, not just louder. Simply not turning up can be costly, and trades are small.',
  },
  {
    matter: 'two-offers',
    asked: [
      'I decided, and now I keep thinking I chose wrong. How do I stop?',
      'decided, now regret',
      'took the safe one and feel bad about it',
      'signed yesterday and already doubt it',
    ],
    answer:
      'You made a hard choice between two good things, and missing the other one is its price, no sign of a mistake. Write down today your three reasons and close the page. Set one review in six months; until then no comparing and no looking at the other firm’s posts. Put the energy in one concrete step for the new start, such as the way there or your training evenings.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'What number should I say first when I ask for a raise?',
      'what number first raise',
      'and what number do i say',
      'meeting with the boss tomorrow and i don’t know how much to ask',
    ],
    answer:
      'Say a number 10 to 15 per cent above your present pay, or the upper third of what job ads for your role show, and a precise one: “3,340.” Then be silent for ten seconds. Know your lower limit before, about 5 per cent. Giving a range goes wrong, because they hear only the lower end.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'How do I start the talk about a raise?',
      'how to start raise talk',
      'and how do i begin the conversation',
      'i’ve wanted to ask for months and never find the first sentence',
    ],
    answer:
      'Say: “I’d like to talk about my pay. Since last year I’ve taken on these three things, and I’m asking for 3,340 from March.” Ask for the meeting a week ahead, 30 minutes, with the subject named. Bring one page with results in numbers. Rent and family are no argument there; what you deliver is.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'What do I say when my boss says there’s no budget?',
      'boss says no budget',
      'and if he says there’s no money',
      'asked for a raise and he said not this year',
    ],
    answer:
      'Say: “What would have to happen for a yes, and by when?” Then ask for something that costs less: extra days off, training budget, title, home office, a bonus in June. Get a date within three months, and write him a two-line summary that day. Accepting “later” without a date means never. Two empty dates: apply elsewhere.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'When is the best time to ask for more money?',
      'when to ask for raise',
      'and when do i bring it up',
      'don’t know whether to ask now or wait for the review',
    ],
    answer:
      'Two to three months before budgets are fixed, often early autumn, or within two weeks of something you clearly did well. Tuesday to Thursday, morning. Twelve months after the last raise is a fair distance. Not on the day of bad figures or in the corridor. Waiting for the yearly review is late, the money is divided by then.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'What do I say when my boss shouts at me?',
      'boss shouts at me what say',
      'and in that moment, what do i say',
      'he yelled at me in front of everybody again',
    ],
    answer:
      'Say calmly: “I’ll discuss this with you, not at this volume. I’m back in ten minutes.” Then go. Later in private: “Tell me what was wrong, I’ll fix it. Please not in front of the others.” Note date, words, witnesses. Third time: works council, HR or a lawyer. Shouting back hands him the topic.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Should I go to HR about my boss?',
      'go to hr about boss?',
      'so do i go to hr or not',
      'my boss treats me badly and i don’t trust hr',
    ],
    answer:
      'Go to HR when you have at least three dated incidents in writing and a clear wish, such as a transfer. HR works for the company, so stay with facts: “On the third he said this, witnesses A and B.” Try the works council or union first, if there is one. For threats, harassment or unpaid wages see an employment lawyer before.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'How do I deal with a boss who controls every detail?',
      'micromanaging boss',
      'and how do i get him off my back',
      'he wants to be copied on every single mail',
    ],
    answer:
      'Give him information before he asks: each Monday three lines with what you’ll do, Friday three with what’s done. After four weeks propose: “May I run this one alone and report on Friday?” Start with something small. Hiding things makes him tighten it. If nothing loosens in three months, it’s him, so look inside or outside for another post.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Should I quit because of my boss without having a new job?',
      'quit bc of boss without new job',
      'and do i just hand in my notice',
      'i feel sick every sunday because of him',
    ],
    answer:
      'No, look for the new job first, unless your health is going; then see your doctor before you resign, a sick note gives time. Have three months of costs saved. Quitting yourself can cost unemployment benefit in some countries, so ask there. Two applications a week from tonight. Resigning in anger on a Monday is what people pay for.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'A colleague took credit for my work. What do I say?',
      'colleague took credit for my work',
      'and what do i say to her',
      'she presented my idea as hers in the meeting',
    ],
    answer:
      'Talk to her within two days, alone: “In the meeting you presented the plan as yours. I made it. Next time I present my part.” Then pause. From now on send a short mail with your result to the team before meetings. In the moment you can say: “Glad you like it, I’ll explain how I built it.” Complaining to others first backfires.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'How do I react when colleagues gossip about me?',
      'gossip about me at work',
      'and what do i do about the gossip',
      'i walk in and they stop talking',
    ],
    answer:
      'Go to the one you trust most or who talks most, privately: “I’ve heard this is being said. It’s wrong. If you have a question, ask me.” One time, calm. Don’t defend yourself to everyone. Keep doing lunch with two people. If it’s about your body, origin or private life, or goes on for weeks: write it down and to the manager.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Should I involve my boss in a quarrel with a colleague?',
      'tell boss about colleague fight?',
      'and do i tell the boss',
      'we’ve not been speaking for three weeks and work suffers',
    ],
    answer:
      'First one talk with him, 20 minutes: “What do you need from me, this is what I need from you.” If nothing changes in two weeks, go to the boss with one wish: “We need a rule on who does handovers.” Facts, no character. Threats or insults go there right away. Going first without the talk looks like telling tales.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'How do I apologise to a colleague I snapped at?',
      'snapped at colleague apologise',
      'and how do i make it good again',
      'i lost it yesterday and called him useless in the office',
    ],
    answer:
      'Today, before ten, in person: “What I said yesterday was out of line. I’m sorry.” If others heard it, say it where they hear it too. No reason, no but. Then do one practical thing, such as taking his early call. A message is too little for something said publicly. If it happens monthly, look at sleep and load.',
  },
  {
    matter: 'job-interview',
    asked: [
      'How do I answer when they ask about my weaknesses?',
      'weakness question interview',
      'and what do i say about weaknesses',
      'i always freeze when they ask what i’m bad at',
    ],
    answer:
      'Name one real, harmless one and what you do about it, in three sentences: “I say yes too fast. Since last year I ask for a day before I take on extra work. My deadlines hold since then.” Practise it aloud five times. “I’m a perfectionist” has been heard a thousand times. Never pick something the job lives from.',
  },
  {
    matter: 'job-interview',
    asked: [
      'How do I prepare for an interview in two days?',
      'interview in 2 days how prepare',
      'and what do i do until then',
      'interview on thursday and i haven’t done anything',
    ],
    answer:
      'Evening one: read the ad, mark five demands, write one example of yours for each, situation, action, result. Evening two: say your two-minute introduction aloud ten times, prepare three questions, clothes, route. On the day arrive ten minutes early. Most people read the company’s website for hours and never speak a sentence aloud; do the opposite.',
  },
  {
    matter: 'job-interview',
    asked: [
      'What do I say when they ask for my salary expectation?',
      'salary question interview',
      'and when they ask what i want to earn',
      'they’ll ask about money and i always say too little',
    ],
    answer:
      'Name one figure: the market middle plus 10 per cent, yearly and gross: “54,500, with that I’d start.” Then be quiet. If they ask too early: “I’d like to understand the role first, which range have you planned?” Look up three job ads beforehand. Naming your last salary or a range puts you at the lower end.',
  },
  {
    matter: 'job-interview',
    asked: [
      'How do I calm down right before the interview?',
      'nervous before interview',
      'and right before, in the waiting room',
      'my voice shakes in interviews although i fight in a ring',
    ],
    answer:
      'Same as before a bout: five minutes walking outside, breathe in 4, out 7, ten times, shoulders down, then say your first sentence aloud twice. In the room put both feet on the floor and answer after one breath. Glass of water beside you. Cramming on the phone in the waiting room raises the pulse; put it off before the door.',
  },
  {
    matter: 'job-lost',
    asked: [
      'I was fired today. What do I do first?',
      'got fired today what first',
      'and what do i do first',
      'they called me in at nine and at ten i was out',
    ],
    answer:
      'Sign nothing today, take the papers home and note who said what and when. Register as unemployed or ask about benefits tomorrow morning; deadlines are short. Then have an employment lawyer or union look at it this week, the time to contest can be only days or weeks. Signing the settlement on the spot is the mistake that costs most.',
  },
  {
    matter: 'job-lost',
    asked: [
      'How do I tell my family that I lost my job?',
      'tell family lost job',
      'and how do i tell my wife',
      'i leave every morning as if i still had work',
    ],
    answer:
      'Tell your partner tonight, sitting down: “I’ve lost my job. I’m ashamed. Money lasts until about June. Tomorrow I go to the job centre.” Figures and a next step calm people. Children get one sentence: “I’m looking for new work, we stay here.” Each further day of pretending makes the second shock worse than the first.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Which costs do I cut first after losing my job?',
      'cut costs after job loss',
      'and what do i cut first',
      'no salary from next month and 1,800 in fixed costs',
    ],
    answer:
      'List everything tonight: rent, electricity, insurance for health and liability, food stay. Cut subscriptions, eating out, second car, and call bank and landlord before you miss anything: “I lost my job, can we reduce for three months?” Ask the gym to pause, many do. Cards and instant loans as a bridge are what makes a hole of it.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Should I train more now that I have time?',
      'no job train more?',
      'and can i train every day now',
      'i’ve got all day now and only feel okay on the mat',
    ],
    answer:
      'Keep it at four or five sessions, at fixed times, and put three hours of applications before it every morning. It gives the day a frame. Training twice daily feels good for two weeks, then you’re tired and nothing is written. If you can’t get up, drink more or see no way out, go to your doctor this week.',
  },
  {
    matter: 'job-search',
    asked: [
      'I’ve sent thirty applications and got no answer. What should I change?',
      '30 applications no reply',
      'and what do i change then',
      'i write and write and nobody answers',
    ],
    answer:
      'Stop for two days and rewrite the top third of the CV: job title as in the ad, three results with numbers, skills in their words. Then five tailored ones a week instead of thirty alike, and call one person in each firm. Show both pages to somebody who hires. No replies at all nearly always means the paper, not you.',
  },
  {
    matter: 'job-search',
    asked: [
      'How do I explain a gap in my CV?',
      'gap in cv explain',
      'and what do i say about the gap',
      'i had a year out for fighting and it looks bad',
    ],
    answer:
      'Name it in one line with months: “2023, competitive athlete, 20 hours of training a week, coached children.” In the interview two sentences, then back to the job: “I did that, it’s finished, and I’m fully available.” For illness, “health reasons, resolved” is enough. Hiding or stretching dates is what costs jobs when it comes out.',
  },
  {
    matter: 'job-search',
    asked: [
      'How many applications should I send a week?',
      'how many applications a week',
      'and how many is enough',
      'i spend whole days on job sites and send two',
    ],
    answer:
      'Five good ones a week plus five contacts to people: former colleagues, gym members, one message each. Two hours every morning, then close the laptop. Keep a sheet: firm, date, follow-up after ten days. Half of it should go through people, as many posts never get advertised. Whole days of scrolling feel like work and aren’t.',
  },
  {
    matter: 'job-search',
    asked: [
      'How do I put my combat sport on my CV?',
      'put mma on cv?',
      'and the sport, do i put it in',
      'not sure whether fighting on my cv scares people',
    ],
    answer:
      'Yes, one line under interests or experience, with something transferable: “Judo, 12 years, children’s coach, six hours a week, organised a tournament with 120 starters.” For offices write the sport’s name and the role, no knockout record. In the interview talk about teaching and regularity. Photos in fight pose belong nowhere. For security or sports jobs put it higher.',
  },
  {
    matter: 'new-job',
    asked: [
      'What should I do in my first week at a new job?',
      'first week new job',
      'and the first week, what do i do',
      'i start on monday and want to do it right',
    ],
    answer:
      'Learn names and ask questions: ten minutes with each colleague, “What do you do, and what do you need from me?” Write everything down, ask your boss on day three: “What would make the first month good for you?” Arrive ten minutes early, finish one small thing by Friday. Improving things in week one annoys people; wait a month.',
  },
  {
    matter: 'new-job',
    asked: [
      'I made a mistake in my first week. What do I do?',
      'mistake first week job',
      'and how do i tell them',
      'day four and i sent the offer to the wrong client',
    ],
    answer:
      'Report it within the hour: “I sent the offer to the wrong client. I’ve done this so far. What shall I do next?” Then write down how it won’t happen again, one step. New people are allowed errors, hiding them isn’t allowed to anybody. If customer data went out, the boss must know at once, legal deadlines run.',
  },
  {
    matter: 'new-job',
    asked: [
      'How soon may I leave on time for training?',
      'new job leave for training',
      'and when can i go to training on time again',
      'everyone stays until seven and my class starts at half past six',
    ],
    answer:
      'From week one on two fixed days, if you say it early: “Tuesdays and Thursdays I leave at half past five, on the others I’m flexible.” Then really be there on the others and finish before leaving. Check the contract hours. Sneaking out a little earlier each time makes a worse impression than one clear sentence.',
  },
  {
    matter: 'new-job',
    asked: [
      'How do I find my place in a team that has known each other for years?',
      'new in old team',
      'and how do i get in with them',
      'they’ve worked together for ten years and i eat alone',
    ],
    answer:
      'Ask one person a day for lunch or coffee, by name: “May I join you?” Bring something on Friday, and ask for help with a real question, people like who they help. Say little about how it was at your last firm. Give it eight weeks. Sitting at the desk over lunch is what makes you the stranger.',
  },
  {
    matter: 'career-change',
    asked: [
      'How do I find out whether a new career suits me before I quit?',
      'test new career before quitting',
      'and how do i try it without quitting',
      'i want out of the office but don’t know into what',
    ],
    answer:
      'Try it for real within eight weeks: two days shadowing someone, one small paid or unpaid job, one course evening a week. Ask three people in it: “What’s a bad Tuesday like, and what do you earn?” Then decide. Keep your job until then. Reading and dreaming for years tells you nothing about the Tuesdays.',
  },
  {
    matter: 'career-change',
    asked: [
      'How much money do I need saved for a career change?',
      'how much saved to change career',
      'and how much do i need in the bank',
      'i’d leave tomorrow if i knew how long the money lasts',
    ],
    answer:
      'Six months of your real costs, nine with children, plus the fees of the training. Take three bank statements, average the spending, multiply. At 1,900 a month that’s 11,400. Ask about grants and paid retraining at the job centre first. Most people forget taxes and health insurance in the months without salary.',
  },
  {
    matter: 'career-change',
    asked: [
      'Am I too old to change career at 40?',
      'change career at 40 too old?',
      'and at forty, is that still possible',
      'i’m 41 and everyone says stay where you are',
    ],
    answer:
      'No, you have over twenty working years left; choose something that uses part of what you know, for example sales to physio equipment, not everything new. Count: training up to two years, pay lower at first by maybe a quarter. Talk it over at home with figures. A leap without a test month and savings is what goes wrong.',
  },
  {
    matter: 'career-change',
    asked: [
      'How do I tell my boss I’m leaving to do something else?',
      'how to resign career change',
      'and how do i tell my boss',
      'i’ve signed the new thing and am afraid of the talk',
    ],
    answer:
      'Book 15 minutes and say: “I’m leaving at the end of June, I’m changing profession. I’d like to hand over well.” Hand in the written notice the same day, within the period in your contract. Offer a handover list. Don’t criticise anything, you need the reference. Have the new contract signed before, not just promised.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'How can I fight and work full time?',
      'fight and work full time',
      'and how do i manage both',
      'forty hours and a camp, i’m on my last legs',
    ],
    answer:
      'Limit it to two camps a year of eight weeks, with eight sessions a week: four evenings, two short mornings, two at the weekend. Take five days of leave in fight week and the Monday after. Sleep seven hours, so no second hobby then. Ask for four-day weeks during camp. Hard sparring after ten-hour shifts is where injuries come from.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'When can I turn professional?',
      'when to turn pro',
      'and when is the right time for it',
      'amateur record is good and a promoter wants me as a pro',
    ],
    answer:
      'When you’ve had around 15 or more amateur bouts, win most against the best in your region, your coach says yes, and six months of costs are secured. Have a full medical with brain scan and a lawyer read the contract. Keep a part-time job for the first two years; early purses rarely pay the camp. Flattery by one promoter isn’t a plan.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Should I give up my job to fight full time?',
      'quit job to fight full time?',
      'so do i quit or not',
      'i’m 24, 6 and 0, and the job holds me back',
    ],
    answer:
      'Not yet; go part time to 60 per cent for a year first. Quit only if sponsors and purses paid your fixed costs for six months in a row. Set a date to look again. Ask the boss for unpaid leave in camps. With no job one injury takes away training and rent at the same time.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'What job can I do after my fighting career?',
      'jobs after fighting career',
      'and what do i do afterwards',
      'i’m 34, never learned anything except fighting',
    ],
    answer:
      'Look at four near fields: coach with licence, physio or fitness training, security or public service, sales and events in the sport. Write down what you can prove: teaching, discipline, crowd, languages. Book careers advice this month, athletes’ associations and job centres do it free. Do one certificate while still active. Starting only after the last fight costs a year.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'What do I need to become a coach?',
      'what do i need to become coach',
      'and what papers do i need',
      'i want to teach and don’t know where to begin',
    ],
    answer:
      'Four things: the entry licence of your federation, usually a few weekends, a first-aid course not older than two years, a clean police record for working with children, and liability insurance. Meanwhile assist in a beginners’ class twice a week for six months. Ask your coach to supervise. Teaching without insurance is the mistake that can ruin you.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'How much should I charge for a private lesson?',
      'price private lesson',
      'and what do i charge for an hour',
      'somebody wants private lessons and i’ve no idea what to ask',
    ],
    answer:
      'Take two thirds of what the most experienced coach near you charges, and a package: for example 40 an hour, ten for 360, paid in advance. Cancelling less than 24 hours before counts as held. Agree with your gym on room share first. Doing it free for friends for months makes the first price hard to say. Declare the income.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'How do I get my first paying students?',
      'first paying students',
      'and where do i find the first ones',
      'licence in hand and nobody’s calling',
    ],
    answer:
      'Offer six weeks for a small group: “Beginners, Tuesdays at seven, eight places, 60 for six evenings.” Ask ten people by name and every one of them to bring someone. Put a poster in three shops, one company, one school. Film ten tips of 30 seconds. Waiting until the website is ready is how three months pass with no one.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Can I live from coaching?',
      'can i live off coaching',
      'and can i make a living from it',
      'everyone tells me coaches don’t earn anything',
    ],
    answer:
      'Yes, with a mix: roughly ten group classes, ten private hours and one company or school contract a week. Do the sum: classes at 25, privates at 40, company at 90, times 44 weeks, minus tax, insurance and rent. Build it beside a part-time job for a year. Group classes alone rarely carry anyone.',
  },
  {
    matter: 'leading-people',
    asked: [
      'How do I lead people who were my colleagues yesterday?',
      'lead former colleagues',
      'and with my old mates, how do i do that',
      'since monday i’m the boss of my friends',
    ],
    answer:
      'Say it openly in the first meeting: “My role changed. I’ll decide some things you won’t like, and I’ll explain them. What do you need from me?” Then 20 minutes alone with each in week one. Same rules for friends. Leave the gossip chat. Trying to stay one of the lads until the first conflict is the usual mistake.',
  },
  {
    matter: 'leading-people',
    asked: [
      'How do I delegate without it going wrong?',
      'how to delegate',
      'and how do i hand things over',
      'i do everything myself because it’s faster',
    ],
    answer:
      'Hand over result, date and limits, not the method: “I need the list by Thursday noon, up to 200 you decide alone. What do you still need?” Let them repeat it. Check once, halfway. Begin with two tasks you do weekly. Taking it back at the first mistake teaches everybody to wait for you.',
  },
  {
    matter: 'leading-people',
    asked: [
      'What do I do when someone on my team doesn’t respect me?',
      'team member no respect',
      'and if one of them does his own thing',
      'the oldest one rolls his eyes at everything i say',
    ],
    answer:
      'Talk alone within two days: “In the meeting you rolled your eyes and took calls. I want your criticism, to my face and with a proposal. Can I rely on that?” Give him a task where his experience counts. Check in two weeks. Repeat means written note and your boss or HR. Arguing it out before the team makes him a hero.',
  },
  {
    matter: 'leading-people',
    asked: [
      'How long should a one-to-one with my people be?',
      'how long 1:1',
      'and how often do i talk to each of them',
      'five people and i only speak to them when it burns',
    ],
    answer:
      '25 minutes, every two weeks, fixed. Three questions: “What’s going well, where are you stuck, what do you need from me?” You speak a third of the time. Note one promise and keep it until next time. Never cancel, move it at most a day. Using the time for status lists is what makes people stop telling you things.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'How do I tell somebody something unpleasant?',
      'how to give bad feedback',
      'and how do i start that talk',
      'i have to tell a coach of mine that the kids are afraid of him',
    ],
    answer:
      'Within three days, alone, first sentence the matter: “I want to talk about Tuesday. You shouted at two children, and they cried. I want that to stop. How do you see it?” Then be silent. Agree on one thing and a date. Ten minutes. Wrapping it between two compliments makes people hear only those. Danger to children: act the same day.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'How do I take criticism without getting defensive?',
      'take criticism better',
      'and when somebody criticises me, what do i do',
      'my boss said one thing and i argued for half an hour',
    ],
    answer:
      'Say two sentences only: “Thank you. Give me an example, please.” Write it down, and: “I’ll think about it and come back on Thursday.” Then decide what’s true, often a third of it. On Thursday name one change. Explaining at once is the reflex to skip. Insults aren’t feedback, you may end that talk.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Should I give feedback in writing or face to face?',
      'feedback email or in person',
      'and do i write it or say it',
      'i’d rather send an email than say it to her face',
    ],
    answer:
      'Face to face, or by video with camera if you’re apart; afterwards two lines by mail with what you agreed. Writing first only for praise and dates, or if there’s been a threat. Prepare three sentences on a card. A critical mail gets read ten times in the worst tone, and forwarded.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'What do I do if they cry or get angry?',
      'they cry when i give feedback',
      'and what if she starts crying',
      'last time he jumped up and slammed the door',
    ],
    answer:
      'Stop talking, put a glass of water there, wait a minute: “Take your time. Shall we go on or meet tomorrow at ten?” Don’t take the point back. With anger: “I’d like to finish this calmly, we’ll stop for today.” Fix the new time. Comforting until the message is gone is what usually happens. Threats: end it, tell your boss or HR.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'How do I stop my voice from shaking in a presentation?',
      'voice shakes presenting',
      'and my voice, what do i do about it',
      'as soon as i stand up front my voice goes',
    ],
    answer:
      'Breathe out fully before the first word, start half a tone lower and with a short sentence you know by heart: “Good morning. Three points, ten minutes.” Both feet flat, pause, sip of water. Before it, hum for two minutes. It settles after about 60 seconds. Racing through to get it over is what makes it shake longer.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'How often should I practise a speech?',
      'how often practise speech',
      'and how many times do i rehearse it',
      'speech is on friday and i keep rewriting slides',
    ],
    answer:
      'Five times aloud: twice alone standing, once filmed, once to a person, once in the room or in the clothes. Learn only the first and last two sentences by heart. Stop changing slides 24 hours before. Reading it silently doesn’t count, the mouth has to have said it. Aim for 10 per cent shorter than your time.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'What do I do when I lose the thread in the middle?',
      'lose thread in speech',
      'and if i go blank halfway',
      'last time i stood there for a minute and knew nothing',
    ],
    answer:
      'Stop, look at your card, drink, and say: “Let me sum up so far,” then repeat your last point; the next one usually comes. Cards with five key words in the left hand, no full text. Three seconds of silence feel like a minute to you only. Apologising at length is what makes the room nervous.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'What do I say at the gym’s anniversary in two minutes?',
      '2 min speech gym anniversary',
      'and what do i say in two minutes',
      'i’m to give a short speech at the club party',
    ],
    answer:
      'Four parts of 30 seconds: “Ten years ago there were six of us on old mats.” One small story with a person in it. Thanks to three people by name. Then: “Next year the children’s group gets its own hour. Cheers.” Practise aloud three times. Lists of all boards and dates lose the room; so does a second drink beforehand.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'What can I do when I feel like a fraud at work?',
      'feel like fraud at work',
      'and what do i do against that feeling',
      'any day now they’ll notice i can’t do anything',
    ],
    answer:
      'Start a file today and write three things you solved each Friday, with result and who thanked you. Read it before meetings. Ask your boss one question this month: “What should I do more, what less?” Facts beat the feeling slowly, over about eight weeks. Working longer to cover it up feeds it, since success then counts as luck.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Should I admit that I don’t know something?',
      'admit i dont know at work?',
      'and do i say that i don’t know',
      'in meetings i nod and have no idea what they mean',
    ],
    answer:
      'Yes, in one sentence with a next step: “I don’t know that yet, I’ll tell you by tomorrow noon.” Or ask: “What do you mean by that here?” Usually two others wanted to ask too. Do it once per meeting. Nodding for weeks is what really exposes people, because decisions get built on it.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'I got promoted and think it was a mistake. What now?',
      'promoted by mistake feeling',
      'and if they were wrong about me',
      'they made me team leader and i’m sure there’s been a mix-up',
    ],
    answer:
      'Ask the person who chose you: “What made you choose me, and what should be different in three months?” Write down both answers. Then learn one missing skill a month, openly, with someone who has it. Give it six months before you judge. Handing it back in the first weeks decides on fear, not facts.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'How do I accept praise without playing it down?',
      'cant accept praise',
      'and when somebody praises me',
      'when they praise me i say it was nothing',
    ],
    answer:
      'Say “Thank you, I put work into that” and close your mouth. Nothing after it. Practise with small things for two weeks, for instance in the gym when a partner says good round. Write the praise into your file the same day. “It was only luck” contradicts the other person, and after a while they believe you.',
  },
  {
    matter: 'burnout',
    asked: [
      'How do I know whether it’s burnout or just a stressful phase?',
      'burnout or just stress',
      'and how do i tell which it is',
      'i’m tired all the time and everything annoys me',
    ],
    answer:
      'A phase gets better after a free weekend or a week of holiday; burnout doesn’t. Signs: more than four weeks of exhaustion, bad sleep, cynicism, errors, no joy in training. Two or more of them: appointment with your doctor this week, who also checks blood and thyroid. Waiting for the next holiday is the usual mistake. Thoughts of not living any more: emergency number today.',
  },
  {
    matter: 'burnout',
    asked: [
      'What do I say to my doctor about burnout?',
      'what tell doctor burnout',
      'and what do i tell the doctor',
      'i have an appointment and i know i’ll say it’s not so bad',
    ],
    answer:
      'Bring a note with five lines: since when, hours of sleep, what you no longer manage, work hours, alcohol or tablets. First sentence: “I can’t go on like this, I’ve been exhausted for eight weeks.” Ask about sick leave and therapy. Say it if you have dark thoughts. Playing it down on the chair is common, so hand over the paper.',
  },
  {
    matter: 'burnout',
    asked: [
      'Should I keep training during burnout?',
      'train during burnout?',
      'and training, yes or no',
      'training used to help and now it makes it worse',
    ],
    answer:
      'Yes, but gently: two to three times a week 30 to 40 minutes, pulse at which you can talk, technique, walking, mobility. No hard sparring, no camp, no competition for at least eight weeks. If you’re worse the day after, halve it. Training it away with more intensity uses the reserve you lack. Talk to the doctor about the steps.',
  },
  {
    matter: 'burnout',
    asked: [
      'What do I do about the dread on Sunday evening?',
      'sunday dread',
      'and on sundays, what do i do',
      'from sunday afternoon i’ve got a stone in my stomach',
    ],
    answer:
      'Friday before leaving, write Monday’s first three tasks and close the laptop until then. Sunday at five: ten minutes list, then something with people, training or cooking, no mail. Monday begins with the easiest task. If the stone stays for more than four weeks, name its cause in one sentence, talk to your boss, and see a doctor.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'How do I talk to my boss about wanting to grow?',
      'tell boss i want more',
      'and how do i bring it up',
      'five years the same job and nobody asks me anything',
    ],
    answer:
      'Ask for 30 minutes and bring a proposal: “I’d like to take on the training of new people from May. In half a year I want to lead a small project. What do you need to see for that?” Get a date. Saying “I’m bored” gives him a problem; a proposal gives him help. Nothing by the date: look around.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'How long should I stay in a job where I don’t grow?',
      'how long stay in dead end job',
      'and how long do i give it',
      'three years of the same and i keep saying one more year',
    ],
    answer:
      'Give it six months with one clear request and a date; if nothing new has come by then, apply from inside the job. Write the date in the calendar today. Use the months for one certificate. Saying one more year without a request is how five go by. With debts or a newborn, first the savings.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'What can I do when I’m bored at work but need the money?',
      'bored at work need money',
      'and if i can’t leave because of the money',
      'pays the rent, but i’m dying of boredom',
    ],
    answer:
      'Make the job the sponsor: do it well in the hours, and put four hours a week, fixed, into something that grows, such as a coaching licence or a language. Ask for one new task a quarter. Automate what you can. Boredom that gets filled with the phone for eight hours makes people tired and sour at night.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Should I take a different post in the same company or leave?',
      'switch inside or leave company',
      'so inside or out',
      'there’s an opening in another department',
    ],
    answer:
      'Apply inside first if you like the company and the boss there has a good name: ask two of his people. Same week send two applications outside, so you can compare pay. Tell your boss before he hears it. If the reason is wages or culture, a new desk won’t cure it. Decide within four weeks.',
  },
  {
    matter: 'exam-study',
    asked: [
      'How do I plan studying and training in the weeks before an exam?',
      'exam and training plan',
      'and how do i divide it up',
      'exam in five weeks and training five times a week',
    ],
    answer:
      'Study first: five blocks of 45 minutes a day with ten minutes pause, best before noon, training three times a week in the evening, no hard sparring. Last week two easy sessions. Each Sunday do an old exam under time. Keep seven to eight hours of sleep. Long nights plus hard training is the mix that costs both. Under 18, plan it with a parent.',
  },
  {
    matter: 'exam-study',
    asked: [
      'How do I learn so that it stays?',
      'how to study so it sticks',
      'and how do i get it to stay in my head',
      'i read everything three times and know nothing',
    ],
    answer:
      'Close the book after each page and write from memory what was in it; then check. Repeat after one day, three days, a week. Cards for facts, old exam questions for the rest. 25 minutes, five pause. Marking in yellow and reading again feels good and leaves little. Explain it aloud to a team-mate once.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Should I train on the day before the exam?',
      'train day before exam?',
      'and the day before, do i train',
      'exam tomorrow at nine and class tonight',
    ],
    answer:
      'Yes, easy: 40 minutes of technique or a run in which you can talk, finished by seven, no sparring. Then food, pack the bag, look at one summary page for 20 minutes, in bed by half past ten. Learning new chapters that night costs sleep and brings nothing. A blow to the head the evening before is the last thing you need.',
  },
  {
    matter: 'exam-study',
    asked: [
      'What do I do if I go blank in the exam?',
      'blank in exam',
      'and if i know nothing in there',
      'i learn everything and in the exam it’s gone',
    ],
    answer:
      'Put the pen down, feet flat, breathe in 4 and out 7, five times. Then the easiest question first, write key words, anything. Memory returns with writing, within two or three minutes. Practise with three old exams under time at home. Staring at the first hard question is what eats it. Panic in every exam: counselling at school or university.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'How much time a day do I need to learn a language?',
      'how long per day language',
      'and how much a day is enough',
      'i’ve started spanish four times already',
    ],
    answer:
      '25 minutes daily, five days a week, brings simple talks in about four to six months: 10 minutes cards, 10 listening and repeating aloud, 5 writing three sentences. Once a week half an hour with a person. Fix it to coffee in the morning. Apps alone make you good at the app; speaking from week two is what moves it.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'How do I learn a new technique or skill quickly?',
      'learn skill fast',
      'and how do i learn it faster',
      'i watch hundreds of videos and can’t do any of it',
    ],
    answer:
      'Take one small part, do it ten minutes a day, with feedback: film, coach or test. Two weeks, then the next part. Sleep between counts as practice. Cut watching to a fifth of the time. What slows most people is changing the course every few days, so one book or one teacher for eight weeks.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'I started programming and keep getting stuck. What do I do?',
      'stuck learning programming',
      'and when i get stuck, what do i do',
      'second month of coding and every evening i hit a wall',
    ],
    answer:
      'Set 20 minutes: read the error aloud, explain line by line what it should do, make the smallest version that works. Still stuck: write the question with code, expected and actual, into a forum, and go to bed. Build one small thing, say a class list for your gym. Jumping to another tutorial at every wall keeps you a beginner.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Can I learn something new at 50?',
      'learn new things at 50?',
      'and at my age, does that still work',
      'i’m 53 and everything takes me twice as long',
    ],
    answer:
      'Yes, you need more repetitions and get more out of each; plan 30 minutes a day with repeats after one, three and seven days. Connect it with what you know. Learn in the morning, move in the evening, sleep seven hours. Comparing with twenty-year-olds is what makes people stop. If you forget everyday things more and more, see a doctor.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'How long should I work before taking a break?',
      'how long work before break',
      'and how long at a stretch',
      'i sit down at eight and at ten i’ve done nothing',
    ],
    answer:
      '50 minutes of work, 10 away from the screen, three times in the morning; if that’s too long, 25 and 5. One task written on paper beside you. In the break stand, water, window, no phone. Hardest thing in the first block. Checking mail at the start is what eats the morning; open it at ten and at three.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'How do I keep my phone from distracting me?',
      'phone distracts me at work',
      'and the phone, what do i do with it',
      'i pick it up every five minutes without noticing',
    ],
    answer:
      'Put it in another room or the bag, switched to silent, and let only two numbers through. Look at it in the breaks at 10, 12 and 3. On the computer log out of everything. The first two days are restless, then it settles. Face down on the desk isn’t enough, half of the attention stays with it.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'How do I concentrate at home with children around?',
      'home office with kids',
      'and with the kids in the house',
      'school holidays, two kids and calls all day',
    ],
    answer:
      'Two protected blocks a day of 60 to 90 minutes, when somebody else is there or during naps, with a sign on the door: red means blood or fire. Before each block ten minutes wholly for them. Calls and simple things in the rest. Tell your boss your times. Trying to work eight hours alongside fails both.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'What do I do about the slump after lunch?',
      'slump after lunch',
      'and after lunch, what helps',
      'from two to four i could fall asleep at the desk',
    ],
    answer:
      'Ten minutes of walking outside right after eating, smaller lunch with protein and vegetables, water, and simple tasks until three. A nap of 15 minutes with an alarm works too. Coffee before half past two. A big plate of pasta plus scrolling makes it worse. Falling asleep daily or snoring with pauses: have your doctor check.',
  },
  {
    matter: 'two-offers',
    asked: [
      'How do I choose between two job offers?',
      'two offers how choose',
      'and how do i decide now',
      'two contracts on the table and both want an answer by friday',
    ],
    answer:
      'Write five things that matter, give each a weight from 1 to 5, score both offers, ten minutes. Then imagine a normal Tuesday in each, hour by hour, with commute and training. If paper and Tuesday agree, sign. If they differ, trust Tuesday and the boss you’d work for. Taking the higher pay under 10 per cent difference is often regretted.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Can I ask for more time to decide?',
      'ask more time job offer',
      'and can i ask for a few days',
      'they want a yes by tomorrow and the other one only answers friday',
    ],
    answer:
      'Yes, ask for a fixed date: “I’m very interested. I’d like to give you a firm answer by Friday noon, is that fine?” Three to five days is normal. Same hour, tell the other one: “I have an offer until Friday, can you tell me where I stand?” Stalling without a date makes you look unsure.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Can I use one offer to raise the other?',
      'use offer to get more money',
      'and can i play that out against them',
      'the better job pays less',
    ],
    answer:
      'Yes, once and truthfully: “I’d rather come to you. The other offer is 3,000 higher. If you come to 52,000, I’ll sign this week.” Only if you’d really sign. Don’t name the other firm. If they say no, ask for days off or a review after six months. Bluffing with an invented offer ends badly in small industries.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Which is better, more money or a job near my gym and family?',
      'money or near home/gym',
      'so the money or the short way',
      'the good pay is an hour and a half away',
    ],
    answer:
      'Take the near one if the difference is under about 15 per cent: three hours of travel a day are 60 a month, your training and your evenings. Count petrol and tickets off the pay, then divide by all hours including travel. Take the far one only with a plan for two years, such as debts or a title. Ask at home first.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Can you give me a kids’ class of 60 minutes, minute by minute?',
      'kids class plan 60 min',
      'give me tomorrow’s class minute by minute',
      'i teach the kids tomorrow for the first time and have no plan',
    ],
    answer:
      '0 to 5 line up, names, one rule. 5 to 15 tag games with crawling and rolling. 15 to 25 one technique in three steps. 25 to 35 the same as a game. 35 to 40 water. 40 to 52 short rounds of one minute, from the knees. 52 to 58 team relay. 58 to 60 line up, one praise each. Talking longer than 90 seconds loses them.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'What do I do with a child who disturbs the whole class?',
      'kid disturbs class what do',
      'and what about the one who won’t stop',
      'one boy runs around and the others copy him',
    ],
    answer:
      'Give him a job at once, beside you: hold the pads, count, show it. First time, name and task; second time two minutes on the bench next to you; third time talk with the parent after class, with him there: “He helps well, running off is dangerous.” Praise him within the first five minutes. Push-ups as punishment and shouting make it worse.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'How do I deal with parents who shout from the side?',
      'parents shouting from side',
      'and the parents, what do i tell them',
      'a father coaches his son loudly through the whole class',
    ],
    answer:
      'Go to him after class, alone: “When you call, he looks at you and not at his partner. Please only clap.” Then make it a rule for all, on the wall: one voice coaches. Second time, parents wait outside for two weeks. Never settle it in front of his child. If a child is afraid of the parent, speak to your club’s child protection contact.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'How many pupils can one coach teach?',
      'how many pupils per coach',
      'and is one coach enough',
      'twenty-four kids and i’m alone',
    ],
    answer:
      'Up to 12 small children, 16 to 20 older ones or adult beginners; above that a helper, also for toilet and injuries. With 24 split: one half drills in pairs along the wall, the other plays a supervised game, change after ten minutes, and a trained teenager assists. Sparring with children only when you can see all pairs. Alone with one child, keep the door open.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Should I take a fight on ten days’ notice?',
      'fight 10 days notice take it?',
      'so do i take it or not',
      'they called today, fight’s next saturday',
    ],
    answer:
      'Only if you’ve trained at least four times a week for the last month, you’re within about 3 per cent of the weight by normal eating, healthy, and your coach says yes. Otherwise decline or ask for a catchweight. Say: “At 73 kilos, yes; at 70, no.” Don’t starve or sweat it off. Debuts and returns after knockouts never at short notice.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'What do I ask before I accept a fight?',
      'what to ask before accepting fight',
      'and what do i need to ask them',
      'promoter sent me a message with a name and a date',
    ],
    answer:
      'Seven things in writing: opponent with record and age, weight and weigh-in time, rules and rounds, gloves, doctor and ambulance on site, purse with payment day, travel and medical insurance. Answer: “Send me that as a contract, I’ll reply in 24 hours.” Coach decides on the opponent. Saying yes by message and asking afterwards is how mismatches happen.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'How much should I ask for a fight?',
      'how much purse to ask',
      'and what number do i say',
      'they asked what i want and i don’t know what’s normal',
    ],
    answer:
      'Add up camp costs, medicals, travel for two, lost wages and 30 per cent on top, and say that first, as one figure. Ask two fighters at your level what that promoter pays. Get half before or on the day, tickets only in addition. As an amateur, costs at least. Ticket deals without a minimum often end at zero.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'They offer me a fight abroad. What must be settled first?',
      'fight abroad what to check',
      'and if it’s in another country, what do i check',
      'they want me to fight in another country in six weeks',
    ],
    answer:
      'Before you say yes: return ticket in your name, hotel for you and a coach, insurance for fight injuries valid there, recognised federation, doctor at ringside, purse with date and currency, visa that allows it. Ask your federation for release. Keep your passport yourself. Travelling alone to an unknown promoter is the thing not to do. A lawyer for the contract.',
  },
]
