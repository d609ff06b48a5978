import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const WORK: Record<MatterOf<'work'>, DirectAnswers> = {
  'ask-for-raise': {
    how: 'Write one page: three results with numbers, what your job pays elsewhere, and the figure you want. Ask for 30 minutes, name results first, then the figure, then close your mouth and count to ten in your head.',
    why: 'Pay moves when somebody asks with reasons the boss can pass upwards; staying quiet and working harder is rarely noticed. The silence after the figure works because you don’t talk your own price down.',
    when: 'Ask two to three months before budgets are set, or within two weeks of a clear success. Never at the door or on a bad day; expect an answer in two to four weeks.',
    how_much:
      'Look at ten job ads and ask two people in the trade, then name a figure somewhat above your target, often five to fifteen percent above today. Reckon what matters by the year: pay, bonus, days off, travel.',
    which:
      'It’s asking for money or for a bigger role. Ask for money if you already do the bigger job; ask for the role with a date for the money if you’d still have to grow into it.',
    what_if:
      'If the answer is no, ask what exactly must be reached and by when, and have it confirmed by email. If money is really blocked, ask for days off, a course or fixed hours; after two empty rounds, look around outside.',
    is_it_ok:
      'Asking once a year is normal and no boss worth having takes offence. It’s unwise to threaten with an offer you wouldn’t take; about contract, pay scale or equal pay, ask a union or an employment lawyer.',
    next: 'Tonight write down your three best results of the last twelve months with a number each. Tomorrow ask for the meeting; once it’s fixed, say your opening aloud five times to a friend.',
    on_the_day:
      'Eat beforehand, arrive five minutes early, sheet in hand, feet flat, slow breath out. Thanks for the time, three results, the figure, silence; at the end repeat what was agreed and send it by email the same day.',
    say: 'Say it after naming your results: “On that basis I’d like to talk about my pay. I’m thinking of 46,000 a year. What do we need to do to get there?” Put in your own figure.',
  },
  'difficult-boss': {
    how: 'When it gets loud, plant both feet, breathe out slowly, lower your voice and answer only the factual part. Afterwards write down date, words and witnesses, and send a short email with what you understood you should do.',
    why: 'Many bosses press harder when they’re under pressure themselves or when nobody sets an edge. Calm, short, written answers work because shouting gets no fuel and vague orders become something both of you can check.',
    when: 'Have the talk a day or two after the incident, in private, never in the middle of it. Watch for four to six weeks; if nothing moves in that time, take it one step higher or look for a way out.',
    how_much:
      'Keep notes of every incident for four weeks, three lines each: when, what was said, who heard it. One talk about one behaviour is enough at a time; after two talks without change, use the next address.',
    which:
      'It’s stay and set limits, or leave. Stay if it’s one bad habit and the rest of the work is good; prepare your exit if you’re insulted, lied about or getting ill, and sign the new contract before resigning.',
    what_if:
      'If your boss brushes it off with “don’t be so sensitive”, stay with the fact: the date, the words, your request. Then go to HR, the works council or the boss above with your notes, not with your mood.',
    is_it_ok:
      'Strict, short and demanding is allowed; insults, threats, touching and humiliation in front of others aren’t. Then get advice from the works council, union or an employment lawyer, and see your doctor if sleep or health goes.',
    next: 'Start the notes today and pick the one behaviour that costs you most. Ask for a short private talk about that one; if it improves, thank them for it, and if not, take the notes further.',
    on_the_day:
      'Before the talk walk ten minutes, read your three sentences, sit down instead of standing over each other. One example, its effect, one request; if voices rise, break off politely and name a new time.',
    say: 'Say it in private, quietly: “On Tuesday you raised your voice at me in front of the team. I work better when you tell me such things alone. Can we do it that way?”',
  },
  'colleague-conflict': {
    how: 'Ask for ten minutes alone, sit at a corner rather than opposite, and say three things: what happened on which day, what it did to your work, what you want from now on. Then ask for their view and let them finish.',
    why: 'Most quarrels feed on guessing: each side thinks the other means it badly and talks to everybody else. A direct talk about one incident works because there’s something to answer, not a whole character to defend.',
    when: 'Speak within two or three days, once you’ve slept on it, and not on a Friday afternoon. If you notice no change after two or three weeks, take it to your manager.',
    how_much:
      'One talk, one incident, fifteen minutes at most, and talk about it to no more than one neutral person before. Note repeats with date and wording; after the third, you’ve got a pattern you can show.',
    which:
      'It’s talking directly or going to the boss. Talk directly first with stolen credit, gossip or tone; go to the boss at once if there are threats, harassment, or your name is being put on mistakes.',
    what_if:
      'If they deny everything, don’t argue about the past: say what you’ll do differently from now on, such as sending your results to the whole group. If they answer loudly, end it and ask your manager to sit in next time.',
    is_it_ok:
      'Being angry about it is normal, and you needn’t be friends with everybody. When it’s weekly put-downs, lies or shutting you out, that’s bullying: write it down and go to HR, the works council or a union.',
    next: 'Write the incident in two lines without any adjectives, then ask for the talk tomorrow. If it goes well, agree on one simple rule, such as both names on the slide, and hold to it yourself.',
    on_the_day:
      'Breathe out long twice before you go in, phone away, coffee in hand if it helps. Begin with the fact, not the accusation, listen two minutes without a but, close with the rule and shake hands.',
    say: 'Say it alone with them: “In Monday’s meeting you presented my figures as yours. That annoyed me. Next time I’d like to present my own part, all right?”',
  },
  'job-interview': {
    how: 'Prepare five short stories: a success, a mistake, a quarrel, pressure, learning something. Each in four sentences: situation, your task, what you did, result; say them aloud and record yourself on the phone until each takes under 90 seconds.',
    why: 'Interviewers can’t see your work, so they judge examples and how you tell them. Spoken rehearsal works because under nerves you fall back on what your mouth has already said, just like a drilled combination.',
    when: 'Start three to five days before: research first, stories next, then two full run-throughs with somebody. The last evening only lay out clothes and route; ask politely after a week if you’ve heard nothing.',
    how_much:
      'About four hours in all: one for the company, two for the stories, one for run-throughs. Have three questions of your own ready, and one pay figure with a lower limit you’ve fixed beforehand.',
    which:
      'You can learn answers by heart or keep keywords. Take keywords, because word for word sounds stiff and breaks at the first odd question; only your first 60 seconds about yourself should sit firmly.',
    what_if:
      'If a question catches you out, say you need a moment, breathe out, and answer with the nearest of your stories. If you don’t know, say so and tell them how you’d find out; that beats bluffing.',
    is_it_ok:
      'Being nervous is normal and may be said in one sentence. Questions about pregnancy, religion or illness are barred in many places and you may sidestep them; for doubts, ask a union or an employment lawyer.',
    next: 'Print the ad and underline the five things they ask for, then put one of your stories next to each. After the interview write down the questions you got, and send a short thank-you the same day.',
    on_the_day:
      'Eat two hours before, be nearby 20 minutes early, walk, and go in ten minutes before. Longer breath out than in for a minute, phone off, look at everybody, first story slow; at the end ask about the next step.',
    say: 'Say this when they ask about you: “I’ve worked three years in logistics, I’m good at keeping order when it gets hectic, and I’m applying because you’re building up exactly that.” Fit in your own job.',
  },
  'job-lost': {
    how: 'Sign nothing today, ask for everything in writing, and register with the job office at once. Then make one sheet: money in hand, fixed costs per month, how many months that lasts, and whom you know in the trade.',
    why: 'Losing work hits money, daily order and pride at once, which is why it feels so big. Deadlines and a fixed daily frame help because they stop the slide in the one place where you can act.',
    when: 'Register and get legal advice in the first days, because time limits for objections and benefits can be short. Allow a week for the shock, then fixed search hours; a few months until the next job is ordinary.',
    how_much:
      'Divide your savings by your monthly fixed costs; that’s your months of air. Then plan three search hours a day on five days, five good applications and five calls a week, and keep two or three training sessions.',
    which:
      'It’s taking the first job or waiting for the right one. Take a bridge job if your air is under three months; wait and search well if it’s longer, and set the date now when you’d switch.',
    what_if:
      'If the money runs short before something turns up, ring landlord, bank and insurer before the first missed payment and ask for a delay. Go to a free debt advice centre early, and ask your gym about pausing the fee.',
    is_it_ok:
      'Shame, anger and relief all mixed up are normal, even for weeks. Have the dismissal checked by an employment lawyer or union; if you don’t sleep, drink more or see no way on, go to a doctor or crisis line now.',
    next: 'Today: papers together, job office, one call to somebody you trust. Tomorrow: advice about the dismissal and the money sheet; once those stand, write the CV and tell ten people what you’re looking for.',
    on_the_day:
      'In the dismissal talk listen, take notes, ask for the reason and last day, and take papers home unsigned. Afterwards don’t drive off in a rage; walk, ring somebody, eat, and train lightly in the evening rather than spar.',
    say: 'Say it in the office when a paper is put in front of you: “I’ve taken note of it. I won’t sign today, I’ll have it looked at first. Please give me everything in writing.”',
  },
  'job-search': {
    how: 'Take one ad, mark its five demands, and rewrite the top third of your CV so those five can be found in ten seconds, with a number each. Then ring the contact with one real question before you send it.',
    why: 'Silence is mostly about volume: somebody skims a pile and sorts out whatever doesn’t match at a glance. Tailoring and a call work because you become a person with the right words instead of one more file.',
    when: 'Send within the first few days of the ad going up, and follow up after seven to ten days. Reckon with two to four months; if there’s no interview after twenty tailored applications, change the CV, not the effort.',
    how_much:
      'Five tailored applications and five personal contacts a week beat thirty copies. Keep a table: sent, answered, interviews; few interviews mean the CV is weak, many interviews without an offer mean the talk is.',
    which:
      'It’s many quick applications or few good ones. Go for few and good in skilled work, with people you know as a door; go for many and in person in catering, warehouses, security or trades, where speed counts.',
    what_if:
      'If only refusals come, ask two of them by phone for the one point that was missing. Have somebody from the trade read your CV, and try the side door: trial day, temp work, part-time.',
    is_it_ok:
      'Weeks without an answer are normal and no verdict on you. It’s fine to leave out unrelated jobs, never to invent anything; if you’re sinking, sleep badly or stop going out, talk to a doctor and the job office.',
    next: 'Choose three ads today and prepare one of them properly. When that’s out, write to five people who know your work; after two weeks look at the table and change one thing.',
    on_the_day:
      'On a search day: up at the usual time, phone calls from nine to ten, applications until noon, table filled in, then stop. Training in the afternoon or evening keeps you among people; no ads in bed.',
    say: 'Write it to people you’ve worked with: “I’m looking for a job as a warehouse supervisor around here. Do you know a firm I should talk to, and may I mention your name?” Put in your trade.',
  },
  'new-job': {
    how: 'Carry a small notebook: names, who decides what, every task repeated back in one sentence. On day three ask your boss what must be done by the end of the month, and do that first, before improving anything.',
    why: 'You’re tired because everything is new and nothing runs by itself yet, like the first weeks in a gym. Asking and writing down works because people forgive questions early and mistakes that were asked about.',
    when: 'Ask your most basic questions in the first two weeks, when nobody minds. Around six weeks the days get lighter; after three months you’ll know your way, so ask for feedback at weeks two, six and twelve.',
    how_much:
      'Learn five names a day, ask two questions an hour at most by collecting them, and finish one visible small thing in week one. Cut training to two sessions for the first fortnight and sleep an hour more.',
    which:
      'It’s keeping quiet or showing what you can do. Listen for the first four weeks if you’re new to the trade; if you were hired to change things, still ask first why it’s done that way.',
    what_if:
      'If you make a mistake, report it within the hour: what happened, what you’ve already done, what you suggest. If nobody shows you the ropes, pick one colleague and ask for fifteen fixed minutes a day.',
    is_it_ok:
      'Feeling slow and wanting your old job back is normal in the first month. If pay, hours or tasks aren’t what the contract says, raise it in writing early and ask a union or an employment lawyer.',
    next: 'First find out the one result your boss is waiting for and by when. Once it’s delivered, ask for short feedback, and only then offer an improvement of your own.',
    on_the_day:
      'First day: route tested, ten minutes early, simple food with you, papers in one folder. Greet everybody with your name, write names down at once, join in at lunch, and go home on time and to bed early.',
    say: 'Say it to your boss at the end of week one: “What should be done by the end of the month so you’d say it was a good start? And whom should I ask about what?”',
  },
  'career-change': {
    how: 'Test before you jump: talk to three people who do the job, spend two days alongside one of them, and earn your first money in it on the side. Then write down income, training needed and months of savings on one page.',
    why: 'Wanting out is often clear long before where to, and a new job looks better from far off. Small tests work because you find out about the dull everyday part while your wage still comes in.',
    when: 'Give it six to twelve months beside the job: two for talks, three for a trial, the rest for training and saving. Resign only once a contract, clients or six months of costs are there.',
    how_much:
      'Save six months of fixed costs, put in five hours a week, and reckon with less pay at first. Work out the lowest monthly sum you can live on; below that figure the new work stays a side job.',
    which:
      'It’s a clean break or sliding over step by step. Slide over if you have family, rent or debts; break cleanly only if savings last half a year or the job is making you ill.',
    what_if:
      'If the trial shows the new work isn’t it, you’ve lost a few weekends and nothing more; write down what was missing and test the next one. If money gets tight, go back to part-time instead of giving up altogether.',
    is_it_ok:
      'Changing at 30, 40 or 50 is normal, and so is being scared of it. Check your contract for side work and notice; ask an employment lawyer, a tax adviser and the careers office about funding before you sign anything.',
    next: 'Write down three jobs that attract you and one person for each you could ask. Arrange the first talk this week; after three talks drop one job and book a trial day in another.',
    on_the_day:
      'The day you resign: contract or numbers in order, letter in hand, private talk first, then the letter. Two sentences of thanks, last day, handover plan; no settling of scores, because references come from there.',
    say: 'Write it to somebody in the job: “I’m thinking of moving into your line of work. Could I ask you five questions over coffee for twenty minutes, and maybe come along for a day?”',
  },
  'sport-and-career': {
    how: 'Draw up one year on one page: fight months, work-heavy months, money in and out per fight after coach, travel, medicals and gear. Then ask your employer for fixed early finishes on camp days and unpaid leave around fights.',
    why: 'Fighting pays late, unevenly and for few years, while rent comes monthly. A job beside it works because you can refuse bad fights and wait for good ones, and discipline, pressure and coaching are worth something to employers afterwards.',
    when: 'Plan the work side before you turn professional and begin training for a trade two years before you stop. Talk to your boss eight weeks before each camp; review the whole plan once a year.',
    how_much:
      'Count what’s left per fight after all costs and tax, times fights per year, divided by twelve. Go full time only if that plus sponsors covers your living costs for a year and six months’ savings lie ready.',
    which:
      'It’s a full-time job with evening training or part-time with proper camps. Stay full time as long as you fight amateur or locally; go part-time when you have signed fights and a coach who sees you further up.',
    what_if:
      'If your boss says no to free days, offer a swap: extra hours outside camp, holiday saved up, a trial for one fight. If the fighting money fails to come, the job stays and you fight fewer, better-chosen bouts.',
    is_it_ok:
      'Working beside fighting is the rule, not a failure. Check your contract for side jobs and sick pay after fights, ask a tax adviser about purses, and have any manager’s contract read by a lawyer before signing.',
    next: 'First work out last year’s true result in money. Then sit down with your coach about the realistic next two years; with that plan, go to your boss or the careers office.',
    on_the_day:
      'On fight week hand over work by Wednesday, phone to a colleague, leave booked through the Monday after. On the first day back do easy tasks only; after a knockdown or head symptoms, see a doctor before work and training.',
    say: 'Tell your boss eight weeks ahead: “I’m fighting on the 14th. Until then I’d like to finish at four on Tuesdays and Thursdays and make the hours up afterwards. Can we try that once?”',
  },
  'coach-as-job': {
    how: 'Ask your head coach to let you run the warm-up for four weeks, then one beginners’ class: ten minutes warm-up, one technique in three steps, partner rounds, game, cool-down. Write the plan on a card and note afterwards what they couldn’t do.',
    why: 'Teaching is a craft of its own: seeing, saying it briefly, keeping a room safe. Assisting first works because you make your beginner mistakes with somebody experienced standing next to you.',
    when: 'Assist three to six months, take the federation’s licence and a first-aid course in that time, then your own class. Private pupils come after that; living on it usually takes a few years.',
    how_much:
      'Reckon per hour taught: fee minus room, insurance, travel, tax and preparation. Start with two classes and two or three private pupils a week; charge what nearby trainers charge, and raise it once you’re booked out.',
    which:
      'It’s being employed at a gym or having your own pupils. Take the gym first if you’ve no licence or following yet; take your own pupils when people already ask for you and insurance is settled.',
    what_if:
      'If nobody turns up at first, run the class anyway with two and ask each to bring one friend next week. If the pupils don’t get it, cut the technique to one step and show it without words.',
    is_it_ok:
      'You may coach without being a champion; patience and clean basics count more. Without liability insurance, first aid and the permits your country wants you shouldn’t begin; for kids add safeguarding training, and a tax adviser for the self-employed start.',
    next: 'Ask for the warm-up this week and look up the next licence course with your federation. Once you’ve led ten classes, offer three private trial hours and ask for a sentence you may quote.',
    on_the_day:
      'First class: there 30 minutes early, mats checked, first-aid kit, learn names at the door. Say what’s coming, demonstrate from two sides, let them move after one minute, correct one thing each, end on time with what comes next.',
    say: 'Say it to your head coach after training: “I’d like to learn to coach. May I take the warm-up on Mondays for a month, and you tell me afterwards one thing to do better?”',
  },
  'leading-people': {
    how: 'Hold a fifteen-minute talk with each person every week: what’s going well, what’s stuck, what you need from me. When you hand over a task, say the result, the date and what they may decide themselves, and have it repeated back.',
    why: 'You were good at doing, and now the result goes through others, so you grab it back when it’s slow. Clear results and room to decide work because people answer for what they’ve chosen themselves.',
    when: 'Begin the one-to-one talks in your first week and change nothing big for a month. Respect grows over about three months of kept promises; mistakes in tone you put right the same day.',
    how_much:
      'One talk per head a week, hand over one task a week that you’d rather do yourself, and leave it alone until the agreed check. Praise exactly and more often than you correct; count both for one week.',
    which:
      'It’s being friendly or being strict. With former colleagues be warm in tone and clear on results from day one; be strict at once only about safety, respect and agreements, and otherwise ask before you order.',
    what_if:
      'If somebody tests you in front of everybody, stay calm, decide the matter in one sentence, and have the talk alone afterwards. If a task comes back badly done, don’t redo it: show what’s missing and give it back.',
    is_it_ok:
      'Feeling unsure and missing your old place in the team is normal for months. You needn’t be liked by all; if somebody refuses, bullies or keeps failing, bring in your boss or HR before you warn anybody formally.',
    next: 'This week talk to each person for fifteen minutes and only listen. Then choose one thing that annoys them all and fix it; after that hand over your first real task.',
    on_the_day:
      'First meeting: stand, three sentences on who you are, what stays the same, what you need. Ask each for one thing that should change, write it down visibly, end early, and report back on one item within a week.',
    say: 'Say it when handing over a task: “I need the schedule by Thursday noon, without gaps. How you do it is up to you. What do you need from me, and when shall we look at it together?”',
  },
  'hard-feedback': {
    how: 'Giving it: alone, within two days, one example, its effect, one request, then be quiet. Getting it: breathe out, write it down word for word, ask for one example, say thanks, and answer only the next day.',
    why: 'Criticism hits like an attack, so people defend themselves instead of listening. One concrete example works because it can be changed, and the pause works because the first heat passes and you can see what’s true in it.',
    when: 'Speak within 48 hours, early in the day, not before a fight, an exam or the weekend. Look at it again together after two weeks; one habit takes about a month to change visibly.',
    how_much:
      'One point per talk, ten minutes, your share of talking under half. If you’ve been criticised, sort it on paper into true, partly true and not true, and change one thing from the first column.',
    which:
      'It’s saying it straight or packing it in praise. Say it straight and kindly to adults, as packing blurs it; with beginners and youngsters start with what already works, then the one correction.',
    what_if:
      'If tears or anger come, stop, wait, offer water or a break, and don’t take the fact back. If you get “and what about you?”, say that you’ll gladly talk about that afterwards, and return to the example.',
    is_it_ok:
      'A thumping heart on both sides is normal, and honest criticism is a form of respect. It’s not all right in front of others, about body or origin, or as constant put-downs; then go to HR, the club board or a trusted person.',
    next: 'Write the one sentence with fact, effect and request, and strike out every “always” and “never”. Arrange the talk for tomorrow; afterwards note what was agreed and praise the first small improvement.',
    on_the_day:
      'Five minutes before: walk, slow breath, read the sentence. Door shut, sit down, come to it within the first minute, listen, agree on one step with a date, and end with something you honestly value.',
    say: 'Say it alone with them: “You came late three times this week, and the others had to wait. I need you here at six. What do you need so that works?” When you’re criticised: “Can you give me an example?”',
  },
  'public-speaking': {
    how: 'Write one message and three points on a card, learn only the first two sentences and the last one by heart. Rehearse standing and aloud five times, once before a friend; pause for a full breath after each point.',
    why: 'Your body treats many eyes as a threat: heart, dry mouth, fast talking. Loud rehearsal and a memorised start work because the nerves are worst in the first minute, and then your mouth already knows the way.',
    when: 'Begin a week before: content on two days, then aloud once daily, last full run the evening before. The shaking usually eases after one or two minutes of talking, and with every talk you give it starts smaller.',
    how_much:
      'Five run-throughs aloud, of which one is filmed and one in the actual room if possible. Reckon with about 120 words a minute, three points, and finish two minutes under the allotted time.',
    which:
      'It’s reading a script or speaking freely from keywords. Keywords for nearly everybody; a script only if every word is legally or emotionally important, as at a funeral, and then in big print with pauses marked.',
    what_if:
      'If you go blank, stop, drink a sip, look at the card and repeat your last point in other words; three seconds seem long only to you. If a nasty question comes, repeat it neutrally and answer in two sentences.',
    is_it_ok:
      'Shaking hands and a dry mouth are normal even for old hands. If you avoid school or work because of it, or panic for days before, see a doctor or psychotherapist; it can be treated well. No alcohol or borrowed tablets for it.',
    next: 'Write the one sentence everybody should remember tomorrow. Then the three points; when you can say them to a friend without the card, make slides, not before.',
    on_the_day:
      'Light meal two hours before, test the technology, walk through the room, find three friendly faces. Last minute: feet hip-wide, shoulders down, four seconds in, six out, five times; then stand, wait, look, first sentence slowly.',
    say: 'Say it to yourself just before you go up: “My heart’s beating because it counts. First sentence slowly.” And if you get stuck, to the audience: “One moment, I’d like to say that properly.”',
  },
  'impostor-at-work': {
    how: 'Keep a file with three columns: task, what I did, who confirmed it. Fill in three lines every Friday, and when the feeling comes, read ten lines before you answer the mail or go into the room.',
    why: 'You see your own doubts from the inside and only the finished outside of the others, and you rise to tasks where you’re new again. Written proof works because the feeling forgets successes and the list doesn’t.',
    when: 'Start this Friday and read it before every meeting that makes your stomach tight. After four to six weeks the feeling has less grip; with a new role it comes back for a while, and then you need the list again.',
    how_much:
      'Three lines a week, one honest question a day that shows you don’t know something, one piece of feedback a month. Limit preparation: fix the hours beforehand and stop then, since overpreparing feeds the doubt.',
    which:
      'It’s hiding the gaps or naming them. Name them with a plan to a boss or colleague you trust; only with a client or in front of a big round say you’ll check it and deliver by tomorrow.',
    what_if:
      'If you really are caught out not knowing something, say so, say when you’ll have it, and deliver then. One open question rarely costs anybody a job; afterwards write in the file how you solved it.',
    is_it_ok:
      'Very many good people have it, mostly after a promotion or as the only one of their kind in the room. If you can’t sleep, turn down every chance or feel worthless outside work too, see a doctor or therapist.',
    next: 'Write down tonight five things you managed in the last year, with the person who’d confirm each. Then ask one of them what they come to you for; with that answer take one task you’ve been dodging.',
    on_the_day:
      'Before the meeting: ten lines from the file, feet on the floor, long breath out. Say something within the first five minutes, even a question; afterwards note what went well before you note what didn’t.',
    say: 'Ask a boss or colleague you trust in a quiet minute: “What do I do well here, and what should I learn next? I judge myself badly on that and I’d like to hear it from you.”',
  },
  burnout: {
    how: 'See your doctor this week, and cut your load tonight: one list of what you do, strike or hand over three items, mail off the phone, fixed end of work. Every day half an hour outdoors at a pace where you can talk.',
    why: 'You’ve been spending more than comes back for months, and then a weekend no longer refills you. Less load plus sleep and daylight works, slowly, because the body has to learn that the alarm is over.',
    when: 'Make the appointment tomorrow morning, don’t wait for the next holiday. Sleep often improves first, within weeks; strength needs months, and going back too early costs you that time again.',
    how_much:
      'Eight hours in bed, work capped at contract hours, two or three easy training sessions of 30 to 45 minutes, no sparring wars. If your pulse stays high or you feel worse the next day, it was too much.',
    which:
      'It’s gritting your teeth until the holidays or going on sick leave. See a doctor about leave if you don’t sleep, cry, make mistakes or dread every day; cut hours and tasks if you still recover at weekends.',
    what_if:
      'If your boss says everybody is stressed, stay with facts: hours, tasks, what you’ll drop from Monday. If the emptiness comes back after a good week, that’s usual; go back to the smaller load instead of catching up.',
    is_it_ok:
      'It isn’t weakness and it happens to tough people most of all. Chest pain needs a doctor at once; if you think about no longer wanting to live, ring a crisis line or emergency number today and tell somebody near you.',
    next: 'First the doctor, second one person at home who knows how bad it is, third the talk with your boss about load. When sleep is steadier for three weeks, build training up again, one session at a time.',
    on_the_day:
      'On a Sunday of dread: write Monday’s first task on a slip, mail stays shut, walk an hour, eat warm, ring somebody, bed at ten. In the morning only that one task, then the rest.',
    say: 'Say it to your doctor without making it small: “For months I haven’t recovered, I sleep badly and dread work. I don’t know how long I can go on. What do you suggest?”',
  },
  'stuck-at-work': {
    how: 'For two weeks note every evening what gave you energy and what drained it, one line each. Then pick one skill from the good list and propose a small project to your boss that uses it, six weeks long, with a result.',
    why: 'Boredom comes when you can do everything in your sleep and nobody asks more of you. A small project works because it brings learning and visibility without you having to resign first.',
    when: 'Propose the project within the next month and give it a quarter. If after six months neither tasks nor pay nor prospects have moved, start applying, best while you still have strength for it.',
    how_much:
      'Three hours a week for the project or a course, one talk with somebody from another department every fortnight. Look at the market with five job ads a month, just to know what you’re worth.',
    which:
      'It’s growing inside or going elsewhere. Stay if the boss says yes to something concrete with a date; go if you’ve heard “later” twice or everybody above you is there for good.',
    what_if:
      'If your boss says there’s nothing, ask about a swap with another team, or a course in working time. If that’s a no too, use the quiet job for evening learning and prepare your move.',
    is_it_ok:
      'A quiet job may be fine if your heart’s in the ring or the family right now. If nothing pleases you any more, outside work either, that’s not boredom; talk to a doctor.',
    next: 'Start the two-week list today. Then ask for half an hour with your boss about your next year; with the answer in hand decide between project and applications.',
    on_the_day:
      'In the talk: one sentence on what you’ve delivered, one on what you want to learn, the project on half a page, its use for them. Ask for a trial and a date, and confirm both by email.',
    say: 'Say it to your boss in an arranged meeting: “I’ve got my job well in hand and I want to learn more. I’d like to take on the new schedule system for six weeks. Can we try?” Name your own project.',
  },
  'exam-study': {
    how: 'Study in rounds: 25 minutes with the book shut, writing from memory or doing old papers, then five minutes to check the gaps. Two rounds before training, one short recall in bed; phone in another room.',
    why: 'Reading again feels familiar but doesn’t stick; recalling without looking is what builds memory, as sparring does for drills. Spacing works because each return after a day or two makes the trace stronger.',
    when: 'Begin four weeks before a big exam, two for a small one: first half learning, second half old papers. Drop hard sparring in the last week, and keep the last evening free from ten on.',
    how_much:
      'Three to six rounds a day, five days a week, plus two or three lighter sessions of sport, because moving helps sleep. Each topic at least three times, after one day, three days and a week.',
    which:
      'It’s stopping training or carrying on as before. Neither: halve it to two or three easy sessions in the last three weeks; stop altogether only if you can’t get seven hours of sleep any other way.',
    what_if:
      'If you’re behind, strike topics: list them by marks, take the ones that bring most, leave the rest. If you sit there blank, skip to a question you know, write anything on it, and come back.',
    is_it_ok:
      'Nerves and a worse form in the gym during exams are normal. Don’t use other people’s pills to study or nights without sleep; if panic or despair comes, go to the counselling service or doctor, and tell your parents if you’re under age.',
    next: 'Today list all topics on one page and mark each green, yellow or red. Start with yellow, they bring marks fastest; when an old paper goes well against the clock, take on the reds.',
    on_the_day:
      'Up two hours before, breakfast, no new material, pens and ID checked, there 20 minutes early. Read everything once, begin with the sure questions, marks decide the minutes, five minutes at the end for checking.',
    say: 'Tell your coach three weeks ahead: “I’ve got exams until the 20th. Until then I’ll come twice a week and won’t spar hard. After that I’m fully back.”',
  },
  'learning-skill': {
    how: 'Do it like drilling: 20 minutes daily on one small piece, active from the first day. Speak aloud, write code that runs, answer test questions; five minutes recalling yesterday, ten new, five using it in your own example.',
    why: 'You forget most of what you only watched or read, and long sessions once a week start from scratch each time. Short daily use works because recalling and mistakes with quick correction are what make it stick.',
    when: 'Same slot every day, ideally after breakfast or just before training, from today on. After four weeks you notice the first ease; around week six it often stalls, and then a real task with people helps.',
    how_much:
      'Twenty minutes on six days, one hour of real use a week: a conversation, a small program, a driving lesson. Four months of that bring solid basics; one course and one book are enough.',
    which:
      'It’s a course with a teacher or learning alone. Take a course if you need a certificate or drop things easily; learn alone with one book and a weekly partner if you’ve finished something by yourself before.',
    what_if:
      'If you get stuck, go back two steps and do the easier exercise until it’s dull, then ask one precise question in a forum or to a teacher. If you miss a week, restart with ten minutes.',
    is_it_ok:
      'Feeling stupid in the first weeks is normal, you did too on your first day of training, and age is no bar. If letters or numbers have swum all your life, have it tested for dyslexia; there’s help and extra time.',
    next: 'Decide what you want to be able to do in three months, as a scene: order food, pass the theory test. Choose one course and do lesson one today; after two weeks use it with a person.',
    on_the_day:
      'On the day of the test or first real talk: only repeat easy things for ten minutes, then stop. Breathe out, begin with what you know best, ask for repetition if needed, note three gaps afterwards.',
    say: 'Ask somebody who can already do it: “Could I practise with you for 20 minutes every Sunday? Please stop me at each mistake, and I’ll give you a training session in return.” Offer what you’ve got.',
  },
  'focus-at-work': {
    how: 'Write one task on paper, phone in another room, all windows shut but one, timer on 25 minutes. When a thought pops up, jot it on the paper and carry on; at the bell stand up, walk, look far away for five minutes.',
    why: 'Every ping pulls you out, and finding the way back takes longer than the ping itself. A round with a bell works because your head holds out when the end is in sight, just as in sparring.',
    when: 'Put the hardest task in your best two hours, for most people in the morning, before opening mail. You’ll notice a difference the first day; after two weeks you last clearly longer.',
    how_much:
      'Four to six rounds of 25 minutes a day are a good day’s deep work. Mail and chat three times daily, 20 minutes each; tally how often you reach for the phone, and try to halve it.',
    which:
      'It’s working at home or going out to an office or library. Go out if bed, fridge or family win; stay home with a shut door and fixed start if noise and colleagues are what break you up.',
    what_if:
      'If somebody interrupts, note your next step in three words before you look up, then help or give a time. If you drift after ten minutes, make the rounds 15 and the task smaller.',
    is_it_ok:
      'Nobody concentrates for eight hours, and dips after lunch are normal. If it’s been so since childhood and costs you jobs or exams, have attention trouble checked by a doctor; if it’s new, think of sleep, mood or a blow to the head.',
    next: 'Tonight clear the desk and write down tomorrow’s first task. Tomorrow one single round before mail; when three rounds hold for a week, move meetings to the afternoon.',
    on_the_day:
      'Start the same way each day: water, desk clear, task on paper, timer. After two rounds ten minutes outside; on a day that’s slipped away, save it with a single round at three in the afternoon.',
    say: 'Say it to colleagues or family in the morning: “I can’t be reached from nine to half past ten, after that gladly. If it burns, ring twice in a row.”',
  },
  'two-offers': {
    how: 'Take one sheet, two columns, six lines: money after rent, daily tasks, boss, hours and commute, training and people, where it leads in three years. Weight each from one to three, score, then sleep one night as if you’d taken the loser.',
    why: 'You waver because the two are good in different things and every yes costs a no. Weighting helps because it shows what really counts for you, and the trial night shows if the number and your gut agree.',
    when: 'Ask for three to seven days, that’s usual, and decide one day before the deadline. The doubt after deciding lasts some two weeks; judge the choice only after three months.',
    how_much:
      'Compare what’s left each month: net pay minus rent, travel, gym and trips home. Add the hours, commute included, and divide; the money per real hour often surprises. Three calls with people working there are enough.',
    which:
      'Usually it’s more money or the better life around it. Take the money if debts or family press and it’s for a set time; take the better boss, city and gym if both sums cover your costs.',
    what_if:
      'If one firm presses for an answer tonight, ask for 48 hours; if they refuse, that tells you something. If you find out later it was wrong, the probation period is there for both sides.',
    is_it_ok:
      'It’s fine to tell each of them that there’s another offer, and to ask for more. Don’t sign both; have clauses on notice, non-compete or repaid training costs read by an employment lawyer first.',
    next: 'Get both offers in writing and ask each the one question still open. Visit the place, train once at a gym there; then do the sheet, decide, and cancel the other by phone.',
    on_the_day:
      'On decision day: sheet in the morning, walk without phone, decide by noon. Ring and accept, wait until you’ve the signed contract, only then turn down the other, friendly and brief, and don’t reopen it.',
    say: 'Say it when you need time: “I’m very pleased about the offer. I’d like to decide properly and will give you my answer by Thursday at noon. Is that all right?”',
  },
  'teaching-class': {
    how: 'Build the hour from five blocks: ten minutes of games, fifteen of one technique, fifteen of partner tasks, fifteen of light contest, five to close. Show each thing twice in silence, name one detail, then let them work before you say more.',
    why: 'Groups fall apart when they wait, don’t understand the task, or find it too easy or too hard. Short tasks with a clear end keep hands busy, and a fixed order tells even the wild ones what is coming.',
    when: 'Begin with the very next lesson, and hold the opening and the signal for silence unchanged. Children need about four to six classes before the routine sits; expect some testing in the second and third.',
    how_much:
      'One theme per lesson, at most three details, explanations under a minute. For small children change the task every five to seven minutes, for teenagers and adults every ten to fifteen, and praise each pupil for something specific once a class.',
    which:
      'Strict or playful is the usual doubt. Under ten, go for games with firm rules; with teenagers and adults, give a clear goal and some choice in how to reach it. Be strict in both cases about safety and the stop signal.',
    what_if:
      'If one pupil keeps disrupting, drop the public scolding: give a job first, then two minutes on the side with a clear way back in. If it goes on for three classes, talk to the parents together with the head coach.',
    is_it_ok:
      'Chaos and a shaky voice in the first classes are normal for nearly every teacher. Grabbing, humiliating or punishing with pain never is; and if a child seems frightened or hurt at home, go to the club’s safeguarding person the same day.',
    next: 'First fix your stop signal and practise it as a game. Once the group freezes within five seconds, work on the explanations, and after that give the quiet ones and the strong ones a task of their own.',
    on_the_day:
      'Be there fifteen minutes early, lay out gear and greet each person by name at the door. Start on time with movement, teach from your card, skip a block rather than rush, and close with one thing that went well.',
    say: 'To the shouting parent, alone and after class: “I can see how much you want this for him. While you call out, he looks at you instead of his partner. Please leave the hour to me, and ask me anything afterwards.”',
  },
  'fight-offer': {
    how: 'Take a sheet with five lines: health, training in the last six weeks, weight, opponent, terms. Put green or red beside each with your coach; a red at health or weight means no, two reds among the others mean no or a better deal.',
    why: 'Deciding is hard because fear of missing out and fear of the fight pull at the same moment, and the caller is in a hurry. Separate points in writing calm that down, since you judge facts instead of a feeling.',
    when: 'Answer within a day, or by the deadline they name, but never in the first call. For a good camp count six to eight weeks; under three weeks only makes sense if you’re already in hard training and near the weight.',
    how_much:
      'Count what is left over: purse minus coach’s and manager’s share, travel, medicals, tax and lost wages. Then look at the match: records, number of bouts, and how long each of you has been out; a big gap in experience counts double.',
    which:
      'Take it now or wait for a better one. Take it if you’re healthy, training and near your class; wait if you’d have to force the weight, come back from injury, or would be there only to fill a gap.',
    what_if:
      'If they say it’s now or never, let it go or ask for one written change, such as weight or rounds. Matchmakers hear no every day; a clear, quick no with a date when you’re ready usually keeps your name on the list.',
    is_it_ok:
      'Turning down a fight is part of the job and no sign of cowardice. It’s not sensible to take one with an injury, after a recent knockout or concussion, or without medical clearance; and have a lawyer read any contract beyond one fight.',
    next: 'First get the terms in writing and call your coach. If the list is green, have the contract checked, ask who pays for medicals and insurance, sign, and only then tell friends and start selling tickets.',
    on_the_day:
      'When the call comes, write down every detail, repeat it back, promise an answer at a fixed hour and hang up. Call your coach next, your family after that, sleep one night, then answer in two sentences.',
    say: 'To the matchmaker, once you’ve decided against it: “Thanks for the offer. I’m not taking this one, the notice is too short for me. From May I’m in shape at my weight, so please call me then.” Put in your own month.',
  },
}
