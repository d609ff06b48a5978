import type { EntryWords } from '../entry.ts'
import type { WORK_ENTRIES } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_ENTRIES, EntryWords> = {
  'raise-how-and-number': {
    asked: [
      'how do i ask for a raise and what number do i say',
      'want more money from my boss no idea how much to ask for',
      'is 10 percent too much for a pay rise',
      'two years same salary, got more work on top and nobody offers anything',
      'do I name the figure first or wait till he does',
      'got my review soon and I always bottle it when it comes to pay',
    ],
    answer:
      "Name one exact figure first: usually 10 to 15 per cent above your present pay, or the market’s middle figure if you sit well below it.\n1. Take ten adverts for your job in your area and write down the middle salary.\n2. List three results with numbers: money, hours saved, errors avoided.\n3. Ask for twenty minutes alone, a month or two before budgets are set.\n4. Say: 'With these results I would like to go to 42,500.' Then stay silent until they answer.\nIf it is no, ask which result would earn it and when you look at it again.",
    why: 'The first figure sets the frame for the whole talk, and an exact one sounds worked out, so it is answered more seriously.',
    step: 'Write your three results with numbers on one page and ask your boss for twenty minutes.',
    mistake: 'Most people argue with their rent or their years of service instead of their results.',
  },
  'boss-shouts': {
    asked: [
      'my boss shouts at me in front of everyone what do i do',
      'how to answer a boss who screams without losing my job',
      'he treats me like dirt and I just stand there',
      'boss checks every single thing I do and blows up over nothing',
      'in the gym I stand up to anybody but with my manager I go small',
      'should I go to HR about my boss or will that make it worse',
    ],
    answer:
      "Do not fight it out on the spot: say one calm sentence, step away, and talk alone within two days. The sentence: 'I want to fix this, and I can do it better if we speak normally. Can we talk at three?' In that talk name one incident, its effect and your wish: 'On Tuesday you shouted in front of customers. I stopped thinking. Tell me in the office next time.' Keep your own notes: date, words, witnesses. If it happens again after the talk, or at once with threats, touching or insults about origin, sex or faith, take the notes to HR, a union or an employment adviser.",
    why: 'In front of others, someone who shouts has to save face and cannot give way, while alone the same person can.',
    step: 'Write down the last incident with date, exact words and who heard it.',
    mistake: 'People swallow it for months and then explode once, and only the explosion gets remembered.',
  },
  'colleague-takes-credit': {
    asked: [
      'colleague sells my work as his what do i do',
      'she presented my idea to the boss as her own',
      'how do I tell a coworker to stop talking behind my back',
      'he always takes the credit and I do the work',
      'should I go to the boss or talk to him first',
      'someone at work is stealing my ideas and I am so angry I could hit something',
    ],
    answer:
      "Speak to the colleague alone first, once, with the fact and one request; go to the boss only if it happens again. Wait until you are calm, the next day is fine. Say: 'In the meeting you showed the plan I wrote. I want my name on it. Will you put that right with the boss, or shall I?' Then make your work visible without complaining: send short written updates in your own name before meetings, and present your part yourself. If it happens a second time, show the boss two dated examples and say what you want changed, not what you think of the person. Same order with gossip.",
    why: 'Some do it without thinking, and whoever is given a way to put it right needs no defence; a colleague reported at once becomes an enemy.',
    step: 'Send your boss a five-line update on what you finished, in your own name.',
    mistake: 'Most people complain to everyone in the team except the person it is about.',
  },
  'interview-six-stories': {
    asked: [
      'what questions do they ask in a job interview and what do i say',
      'how do i prepare for an interview, its in a few days',
      'tell me about yourself, I never know what to say there',
      'what do I say when they ask for my weakness',
      'I go blank in interviews and ramble',
      'can i talk about my fights in an interview or does that look aggressive',
    ],
    answer:
      "Prepare six short stories and you can answer almost any interview question: a success, a failure, a conflict, pressure, something learned fast, something you led. Tell each in 90 seconds: the situation, your task, what you did, the result with a number. A lost fight and what you changed afterwards is a good failure story.\n'Tell me about yourself': one minute, what you do now, what came before, why this job.\n'Your weakness': a real one that is not the core of the job, and what you do about it.\nBring two questions: 'What must the new person have achieved after six months?' and 'Why is the post free?'",
    why: 'Listeners believe what they can picture, and most questions ask for the same few experiences under different names.',
    step: 'Say your six stories aloud into your phone and cut each to 90 seconds.',
    mistake: 'Most people read up on the company all evening and never say one answer aloud.',
  },
  'job-lost-first-week': {
    asked: [
      'got fired today what do i do now',
      'they laid me off, do I have to sign this paper',
      'contract not renewed and I have rent to pay',
      'lost my job, where do I even start',
      'how fast do i have to register after being let go',
      'boss put a termination agreement in front of me and wants it signed by tomorrow',
    ],
    answer:
      'Sign nothing on the spot, find out your deadlines, and register as unemployed within days. Confirming that you received a letter is fine; agreeing to it is not.\n1. Take the papers to a union, an employment adviser or a lawyer straight away: the time to contest a dismissal can be as short as three weeks, depending on the country.\n2. Register for benefits; late registration often costs money.\n3. Ask in writing for a reference and open pay, holiday and overtime.\n4. Write down what a month costs and how many months your savings last.\n5. Keep two or three fixed training times: they hold the week together.',
    why: 'A signature can give up claims that you would otherwise have, and the deadlines run from now, whether you feel able to act or not.',
    step: 'Call the unemployment office and an employment adviser and ask both for your deadlines.',
    mistake: 'Many sign the settlement at once because they want the talk to be over.',
  },
  'cv-gap-fighting': {
    asked: [
      'gap in my cv because i was fighting how do i explain it',
      'what do I write for the two years I only trained and fought',
      'should I put my fights on my resume',
      'sent 60 applications and no answer, I think its the hole in my CV',
      'lived in thailand training for a year, how does that look to an employer',
      'no real job on paper since 2021, just competing, who is going to take me',
    ],
    answer:
      "Do not hide the gap: enter it like a job, with dates, a title and three lines of facts. For example: 'Competitive athlete, muay thai, 2021 to 2023. Eleven bouts, national semi-final. Trained twice a day beside part-time work; taught the beginners’ class of 15; raised my own travel money from local sponsors.' Choose facts that the job needs: teaching, reliability, selling, a language. In the interview one sentence is enough: 'I gave it two years, I finished it properly, and now I want this.' Then talk about the job. No answers at all after thirty applications? Then rewrite the top third of the CV for each advert.",
    why: 'An unexplained gap lets people imagine the worst, while named results show the diligence that any employer is looking for.',
    step: 'Write the entry for your fighting years in three lines and let somebody who hires people read it.',
    mistake: 'People leave a hole, and a hole makes employers imagine something worse than fighting.',
  },
  'new-job-first-weeks': {
    asked: [
      'first day in new job tomorrow what should i do',
      'how do I make a good impression the first weeks',
      'started a new job and feel useless, everybody knows everything',
      'is it ok to ask questions all the time when you are new',
      'when do I tell the new boss I need to leave at 5 for training',
      'new role, probation, scared to mess it up',
    ],
    answer:
      "In the first month aim at three things: names, what your boss counts as good work, and one small job finished early. On day one ask: 'What should I have done by the end of the month so that you are satisfied?' Write everything down so that nobody answers you twice. Collect questions and ask them in one go, twice a day. In weeks two to four meet five colleagues for fifteen minutes and ask what goes wrong most. Mention fixed training times early and as a fact: 'Tuesdays and Thursdays I leave at five; I start earlier those days.' Improvements can wait until you know the reasons.",
    why: 'First impressions settle early and colour what follows; a newcomer is forgiven for not knowing, hardly for working hard on the wrong thing.',
    step: 'Ask your boss what you should have finished by the end of the first month.',
    mistake: 'Newcomers explain how it was done in the old place before they know how it is done here.',
  },
  'resign-well': {
    asked: [
      'how do i quit my job without burning bridges',
      'when should I hand in my notice, before or after I have something new',
      'want to leave the office and do something with sport, how do I resign',
      'what do i write in a resignation letter',
      'how much money should I have before I quit',
      'boss will be furious when I tell him I am going',
    ],
    answer:
      "Resign only when the new contract is signed, or when six months of living costs are in the bank; then tell your boss in person and hand over the letter the same day.\n1. Check the notice period and open holiday first.\n2. Say it in two sentences: 'I am leaving; my last day is the 31st. I will hand over properly.' No long reasons.\n3. The letter: date, that you resign, last day, thanks, signature. Nothing else.\n4. Write a handover list and ask for a reference.\nLeaving for a coaching or fighting life? First run it beside the job for three months and count what it really brings.",
    why: 'A spoken offer can vanish, and how you left is the last thing people tell when somebody asks about you.',
    step: 'Look up your notice period and work out what six months of your life cost.',
    mistake: 'People quit in anger and use the letter to settle scores.',
  },
  'pro-purses': {
    asked: [
      'what does a first pro fight pay',
      'can i live from fighting if i turn professional',
      'how much do pros on small shows really earn',
      'thinking of quitting my job to go pro full time',
      'offered a pro debut, they want me to sell tickets, is that normal',
      'everybody says turn pro but nobody says what is left of the purse',
    ],
    answer:
      'A first professional bout on a small show mostly pays a few hundred up to about 2,000 in pounds, euros or dollars, so keep the job. In MMA it is often half for showing up and half for winning; in small-hall boxing you are often paid from the tickets you sell. Then count what goes off. Example with 1,000: coach 100, manager 150, medicals and licence 250, travel 200, leaves 300 before tax for eight weeks of work. Ask for the sum, the medical cover and the payment day in writing. Go full time when purses, sponsors and teaching have paid your living costs for twelve months running.',
    why: 'Small shows live on few tickets, and coach, medicals and travel are paid from the purse before anything reaches you.',
    step: 'Write down what your last camp cost you and take it off the purse you were offered.',
    mistake: 'Most count the purse with the win bonus and forget the costs.',
  },
  'manager-contract': {
    asked: [
      'manager wants me to sign a contract what do i look out for',
      'is 30 percent for a manager too much',
      'how long should a management contract run',
      'got sent a contract from a promotion with exclusivity, normal?',
      'my manager is also the promoter, is that a problem',
      'do I even need a manager for my first pro fights',
    ],
    answer:
      'Watch five things, and let a sports lawyer read it before signing.\n1. Share: 10 to 20 per cent is usual in MMA and kickboxing, 20 to 33 in boxing, and only of money they brought in, not of your wages or private lessons.\n2. Length: one year, three at most, without automatic renewal.\n3. Duty: minimum offers a year, or you may leave.\n4. Right to refuse an opponent, and no costs deducted without receipts.\n5. Both sides: a manager who is paid by the promoter does not negotiate for you. US law forbids that in boxing’s longer bouts.\nFor first bouts an honest coach suffices.',
    why: 'A contract binds you also in the bad years, and a manager with two paymasters will follow the one who pays more often.',
    step: 'Mark share, length, exit, deductions and exclusivity in the contract and send it to a sports lawyer.',
    mistake: 'Fighters bargain over the percentage and overlook the five-year term.',
  },
  'become-coach-first-pupils': {
    asked: [
      'how do i become a coach what certificate do i need',
      'want to teach boxing for a living where do I start',
      'do I need a black belt or a licence to give classes',
      'how do I get my first pupils as a trainer',
      'ex fighter, everyone says I explain well, can that be a job',
      'is a weekend coaching course worth anything',
    ],
    answer:
      'Start as an assistant in your gym, take your federation’s lowest coaching licence beside it, and only then look for your own pupils. In most countries anyone may call himself a coach, but halls, schools and insurers ask for four papers: federation licence, first-aid course, background check for work with children, liability insurance.\n1. Assist two classes a week for three months.\n2. Run the beginners’ warm-up, then a whole class.\n3. Offer three beginners four cheap lessons each and ask for an honest review and one recommendation.\n4. Keep the job until teaching has paid for half your living costs six months running.',
    why: 'A paper lets you into the halls, but people only learn to see mistakes in others by standing in front of a group.',
    step: 'Ask your head coach for one class a week to assist, and look up your federation’s next course.',
    mistake: 'Good fighters teach what they do themselves instead of what a beginner needs next.',
  },
  'private-lesson-price': {
    asked: [
      'what do i charge for a private lesson',
      'how much for one hour 1 on 1 boxing training',
      'someone asked me for privates and I have no idea about the price',
      'is 50 an hour too much for a new coach',
      'how much does the gym get when I give private lessons there',
      'they keep cancelling last minute and I earn nothing',
    ],
    answer:
      'Charge between half and one full monthly membership of your gym for one hour; new coaches start at the lower end. Membership 80: a lesson costs 40 to 80. Check it against your time: an hour’s lesson is ninety minutes of work with travel and notes. Example: price 50, the gym keeps 30 per cent, 35 are left, about 23 per hour before tax. Too little? Raise it now, not after the tenth pupil. Two people together: one and a half times the price. Packs of five at no more than 10 per cent off, paid ahead. Cancelled under 24 hours before: the lesson counts.',
    why: 'The hour on the mat is only part of the work, and a low starting price is hard to raise with people who know it.',
    step: 'Write one price list with single lesson, pair, pack of five and the 24-hour rule, and send it to whoever asks.',
    mistake: 'New coaches copy the price of a friend and forget travel, the gym’s share and tax.',
  },
  'lead-former-peers': {
    asked: [
      'got promoted and now i lead my old colleagues how do i do that',
      'my mates at work dont take me seriously as boss',
      'first time team leader, everybody was my friend until yesterday',
      'how do I delegate, I do everything myself',
      'older colleague wanted my job and now blocks everything',
      'can I still go for beers with them now I am the manager',
    ],
    answer:
      "Talk to each of them alone in the first two weeks and say openly that the role has changed. Half an hour each, three questions: 'What goes well? What would you change? What do you need from me?' Then say: 'I stay the same person, but I now decide holidays, tasks and pay, and I will treat you all alike.' With the one who wanted the post: 'I know you applied. I need you. What would make it work for you?' Delegate whole tasks with result, date and one check halfway. Go for the beer, leave after one, and never talk there about people in the team.",
    why: 'The others wonder at once what now applies, and what stays unspoken becomes rumour, above all with whoever hoped for the post.',
    step: 'Book half an hour with each person in the team, starting with the most difficult one.',
    mistake: 'New leaders either stay the mate who decides nothing or turn hard overnight.',
  },
  'give-criticism': {
    asked: [
      'how do i tell someone his work isnt good enough',
      'have to criticise a colleague and I hate it',
      'need to tell a trainer at my gym that he is too rough with beginners',
      'how to give feedback without hurting them',
      'my boss tore my work apart and I cant stop thinking about it',
      'keep putting off an unpleasant talk with one of my people',
    ],
    answer:
      "Say it alone, within two days, in four sentences: what you saw, what it caused, what you want, and a question. 'Yesterday you sparred at full power with a beginner. He has not come back. I want beginners to spar at thirty per cent. What do you need for that?' Then be quiet and listen. No praise wrapped round it, no 'always', no diagnosis of character. Agree one change and when you look at it again. Are you the one criticised? Ask for one example, say 'thank you, I will think about it', and answer the next day: which part is right, and what you will change.",
    why: 'Seen facts can be checked and changed, while a verdict on character makes anyone defend themselves and hear nothing more.',
    step: 'Write your four sentences down and ask the person for ten minutes alone.',
    mistake: 'Most people pack the point into so much praise that it is never heard.',
  },
  'voice-shakes-presentation': {
    asked: [
      'my voice shakes when i present what can i do',
      'i can fight in front of 500 people but not speak in front of ten',
      'how to stop trembling in a presentation',
      'speech at work next week and I feel sick already',
      'what do I do right before I have to talk in front of class',
      'lost the thread last time and everybody stared',
    ],
    answer:
      "Make the out-breath long before you start and learn your first two sentences by heart: the shaking is strongest in the first minute.\n1. Ten minutes before: walk, shake out arms and jaw, hum to warm the voice.\n2. Five breaths: in for four, out for six to eight.\n3. Say 'I am excited', not 'I must calm down'; it is the same pulse as before a bout.\n4. Both feet down, look at one friendly face, speak the two sentences slowly, then pause and swallow.\n5. Lost the thread? Look at the notes, drink, say the last point again.\nRehearse aloud standing, three times, once before a person.",
    why: 'The voice rides on the out-breath, and when the breath is short and high the throat tightens just as the first words come.',
    step: 'Rehearse the talk aloud three times on your feet, the third time in front of somebody.',
    mistake: 'Most people practise by reading silently and hear their own voice for the first time on stage.',
  },
  'impostor-proof-list': {
    asked: [
      'i feel like a fraud at work',
      'why do I think they will find out I cant do it',
      'everyone is smarter than me in this job',
      'is it normal to feel like you dont deserve your position',
      'got promoted and all I think is they made a mistake',
      'keep working late so nobody notices I know nothing',
    ],
    answer:
      "It is common, and it shrinks when you test it against facts rather than feelings. Split it in two. First: what can you really not do yet? Write at most three things, and for each a person or a course: a training plan. Second: what have you delivered in the past three months? Ten lines with dates, results, what others said. Read it before meetings. Then ask your boss one question: 'What should I do more of, what less?' In the gym you know this already: being the worst in a strong room is how you got better. If it costs you sleep for weeks, see your doctor.",
    why: 'The feeling measures your inner doubt against the outside of others, and only facts show both sides in the same measure.',
    step: 'Write the ten lines of what you delivered in the past three months.',
    mistake: 'People work longer to hide the feeling, and so every success seems bought by hours.',
  },
  'burnout-first-steps': {
    asked: [
      'i think i am burnt out what do i do',
      'every sunday i feel sick because of monday',
      'empty and tired all the time, even training gives me nothing',
      'is this burnout or am I just lazy',
      'should I take sick leave when work is killing me',
      'work all day, home, sofa, no energy for anything since months',
    ],
    answer:
      'See your doctor if it has lasted more than two weeks, and take load off now instead of holding out until the holiday. Tiredness has other causes too; a doctor checks them. Meanwhile:\n1. Write down which three things at work drain most, and ask your boss to drop, share or postpone one.\n2. Fixed end of work, no messages afterwards.\n3. Seven to nine hours in bed.\n4. Training: halve it, easy and with people you like; no hard sparring, no camp.\n5. Tell one person how it really is.\nIf you think about not wanting to live, call your emergency number or a crisis line right away.',
    why: 'Exhaustion of this kind no longer goes away with a free weekend, and holding out deepens it while a treatable cause may lie beneath.',
    step: 'Make an appointment with your doctor and name one task to your boss that has to go.',
    mistake: 'Fighters treat it like a hard camp and add training to shake it off.',
  },
  'stuck-ask-for-next-task': {
    asked: [
      'bored at work and going nowhere what should i do',
      'same job for five years no way up',
      'should i stay or leave, nothing happens here',
      'how do I tell my boss I want more responsibility',
      'I learn nothing any more, only the gym keeps me going',
      'when do you know its time to go',
    ],
    answer:
      "Give the present place one chance of six months, and look outside at the same time. First say precisely what is missing: money, learning, people or meaning; each has a different cure. Then tell your boss: 'I would like to take over X. What must I show by summer so that it happens?' X is a real task nobody likes to do, such as the rota, a big client or training the new ones. Send two applications a month beside it to learn your price. It is time to go when you have asked twice, delivered, and got nothing but words, or when nobody there has the job you want.",
    why: 'A date keeps hope from stretching into years, and knowing what others would pay lets you ask calmly, since a no leaves you somewhere to go.',
    step: 'Write down in one sentence what is missing and ask your boss for one particular task.',
    mistake: 'People wait to be noticed and call that loyalty.',
  },
  'exam-beside-training': {
    asked: [
      'how do i study for exams and keep training',
      'exam in three weeks and training five times a week',
      'should I stop training before my exams',
      'read everything twice and remember nothing',
      'uni and fights at the same time, something has to give',
      'is it bad to spar the week before an exam',
    ],
    answer:
      'Cut to two or three easy sessions a week, do not stop, and study before training, not after it. For the last two weeks no hard sparring: a hit head learns badly, and after a real one you need a doctor, not a book.\n1. One piece of material per day left, minus four days for repeating.\n2. Each day 3 blocks of 40 minutes, phone in another room.\n3. Close the book and write down what you know; then check. Rereading hardly helps.\n4. Ask yourself yesterday’s piece the next day and a week later.\n5. Old exam papers under the clock in the last week. Sleep eight hours.',
    why: 'What you retrieve from memory is strengthened, and sleep and light movement fix it, while hard sparring strains the very organ you need.',
    step: 'Divide the material by the days left and put three 40-minute blocks before training.',
    mistake: 'Most people mark and reread, which feels like knowing and is not.',
  },
  'learn-little-each-day': {
    asked: [
      'is 20 minutes a day enough to learn a language',
      'how do I learn something new with almost no time',
      'want to learn programming beside work and training and always give up',
      'started spanish three times and stopped three times',
      'better one long day a week or a bit every day',
      'how do i not forget what i learned',
    ],
    answer:
      'Twenty minutes a day beat one long Sunday, because memory grows from coming back, not from sitting long. Tie it to something fixed: after the morning coffee, on the train, before you pack the gym bag.\n1. First five minutes: without looking, say or write what you did yesterday.\n2. Ten minutes: one new thing, small.\n3. Last five: use it at once, aloud, in code, on a test sheet.\nAsk yourself the same thing again after one, three, seven and fourteen days. Twenty minutes make about ten hours a month; a licence theory test takes one to three months that way, holiday talk in a language four to six.',
    why: 'Pulling something back just as it starts to fade makes the trace firmer, while in one long sitting attention drops and much is gone within days.',
    step: 'Choose the fixed moment of the day and do twenty minutes there on five days.',
    mistake: 'People collect courses and apps and never test themselves without looking.',
  },
  'focus-at-desk': {
    asked: [
      'cant concentrate at my desk what helps',
      'home office and i do everything except work',
      'how long should i work in one go before a break',
      'phone every two minutes, whole day gone',
      'why am I so focused in sparring and so scattered at work',
      'colleagues interrupt me all day long',
    ],
    answer:
      "Work in rounds: one task, 45 minutes, phone in another room, then ten minutes away from the screen. Sparring holds you because there is one opponent and a bell; build the same.\n1. In the evening write the one task for the first round of tomorrow.\n2. Start with it, before mail.\n3. When a thought comes, write it on paper and go on.\n4. Interrupted? Write half a sentence on where you were before you turn round; you come back faster.\n5. Mail and messages in two or three fixed slots.\nThree honest rounds a day are plenty. Tell colleagues: 'At eleven I am all yours.'",
    why: 'Attention takes minutes to settle after every switch, and a phone in sight keeps part of it on guard; an end you can see makes holding on easier.',
    step: 'Do one 45-minute round with the phone in another room each working morning.',
    mistake: 'People switch the phone to silent and leave it beside the keyboard.',
  },
  'two-offers-score': {
    asked: [
      'two job offers and i cant decide',
      'more money in the big city or less money near my gym',
      'which job should i take',
      'how do I compare two offers properly',
      'can I ask the other company for more time and more money',
      'safe job or the one that excites me, have to answer by friday',
    ],
    answer:
      "Score both on five points that you weigh before you look at the offers: the boss, what you learn, money left at the month’s end, hours with travel, and life around it with gym and family. Give ten points in total to the five by importance, rate each offer from one to five, multiply and add. Count money as what remains after rent, travel and tax, not as salary. If they are within a tenth of each other, take the better boss. Ask the favourite for what is missing: 'I would like to come. At 3,000 I sign tomorrow.' Two to five more days to think are a normal request.",
    why: 'If you weigh after looking at the offers, you bend the scale toward the one that already shines; the boss shapes every working day.',
    step: 'Fill in the table for both offers and call one person who works under each boss.',
    mistake: 'Most people compare the two salaries and forget an hour and a half of travel a day.',
  },
  'open-gym-first-steps': {
    asked: [
      'want to open my own gym where do i start',
      'how much money do i need to open a boxing gym',
      'found a cheap hall, should I sign the lease',
      'what permits do you need for a martial arts gym',
      'dream of my own place for years and always stop at the first step',
      'how many pupils should I have before I rent rooms',
    ],
    answer:
      'Start in hired hours and sign your own lease only when half of your break-even number already pays you.\n1. Teach in a school hall or another gym for three to six months.\n2. Write the budget: rent, energy, insurance, wages, yourself, tax. Rent at most a quarter of the takings you can expect.\n3. Before signing ask the authority whether sport is allowed there: use, fire exits, toilets, noise, parking. Get it in writing.\n4. Ask the landlord for rent-free building months and a way out after two years.\n5. Have the fitting-out plus six months of fixed costs. Ask an accountant where you live about form and tax.',
    why: 'Rent is owed in full from the first month while members come slowly, and in that gap most young gyms run out of money.',
    step: 'Write your monthly costs on one page and ask two halls for their hourly price.',
    mistake: 'Owners sign a five-year lease first and look for members afterwards.',
  },
  'insurance-and-waivers': {
    asked: [
      'what insurance does a martial arts gym need',
      'is a waiver enough if somebody gets hurt',
      'do I have to let everybody sign something before training',
      'what if a member breaks his arm and sues me',
      'parents signed the form so im covered right',
      'teach in the park for free, still need liability insurance?',
    ],
    answer:
      'You need liability insurance that names your sport and sparring; a waiver never replaces it. In many countries, the UK among them, a form cannot exclude liability for injury through your negligence, and a parent’s signature does not bind everywhere. Usual cover: public liability, coaches’ professional liability, employer’s liability once you employ, contents, and accident cover for members, often through the federation. Ask in writing whether children, sparring, guests and events are included. The form is still useful: it shows that you explained the risk, asked about health and have an emergency number. Also needed: rules for sparring, an accident book, a first-aider. Have a local lawyer read the form.',
    why: 'Courts in many places do not let anyone sign away the duty of care, and an injury claim can exceed all a gym owns.',
    step: 'Ask your insurer in writing whether sparring, children and guest coaches are covered.',
    mistake: 'Owners download a waiver and think they are insured.',
  },
  'more-members-neighbourhood': {
    asked: [
      'how do i get more members in my gym',
      'nobody comes to the trial classes',
      'flyers or online ads, what brings people to a small gym',
      'need 20 new members before winter',
      'how much can I spend to win one new member',
      'good training but empty mats and I dont know how people should find us',
    ],
    answer:
      "Ask your present members first: a personal recommendation brings the people who stay.\n1. Guest week four times a year: every member brings one person free.\n2. Your map entry online: right hours, ten new photos, ask two happy members a week for a review.\n3. A six-week beginners’ course with a start date and twelve places; it sells better than 'come any time'.\n4. One partner a month within fifteen minutes’ walk: school, physio, firm.\n5. Answer every enquiry within an hour.\nA new member may cost about one to two monthly fees. Ask each newcomer how he found you, and drop what brings nobody in three months.",
    why: 'Newcomers who know somebody already have a partner and a reason to come back, and they cost no advertising.',
    step: 'Set a beginners’ course with twelve places and ask each member to bring one person.',
    mistake: 'Gyms pay for adverts while enquiries lie unanswered for two days.',
  },
  'kids-classes': {
    asked: [
      'should i start kids classes in my gym',
      'do kids classes pay off',
      'how many children per trainer',
      'gym is empty from 4 to 6, thought about children',
      'what do I need to have in place to teach kids',
      'parents keep asking for a class for their six year olds',
    ],
    answer:
      'Yes, if you have somebody who is good with children: the hours from four to six stand empty anyway, and about seven children pay for two classes a week. Count it: two classes are some nine hours a month; at 25 an hour 225; a child leaves 35 a month; 225 ÷ 35 = 6.4, so seven. Split ages 5 to 7, 8 to 11, 12 to 15; 45 minutes for the small ones; one adult for eight to ten children, a second adult always in sight. Background checks, parents may watch, photos only with written consent. No head blows, no talk about weight. Term fees instead of single tickets.',
    why: "Rent runs through the empty afternoon too, so each child beyond the coach's wage adds to what pays for it.",
    step: 'Ask the parents you know for ages and times and open one trial class with twelve places.',
    mistake: 'Gyms run a small adults’ class for children and lose them within a term.',
  },
  'churn-what-is-usual': {
    asked: [
      'how many members leaving per month is normal',
      'what is churn and how do i calculate it',
      'people keep cancelling and i dont know why',
      'lost 9 of 150 last month is that bad',
      'how do I stop members from quitting after three months',
      'new ones come in the front and old ones go out the back',
    ],
    answer:
      "Leavers in the month ÷ members at its start: 2 to 3 per cent is good, 3 to 5 usual, above 6 you have a hole. Nine of 150 is 6 per cent. One divided by churn is how long people stay: at 4 per cent 25 months, at 6 about 17. Most go in the first hundred days, so act there: a coach who knows the name, two fixed training days, a talk after week two and week six, a first small goal by week twelve. Anyone absent for ten days gets a personal message from the coach. Ask every leaver one question: 'What would have kept you?'",
    why: 'Each leaver must be replaced before you grow at all, and people who have found no face and no aim go first.',
    step: 'Count the leavers of the past three months, divide by the members, and write to everyone absent for ten days.',
    mistake: 'Owners look for new members while nobody rings the ones who stopped coming.',
  },
  'raise-prices-who-may-leave': {
    asked: [
      'how do i raise my prices without losing members',
      'how many can leave before a price increase hurts',
      'have not put up fees for four years, costs explode',
      'how much can I raise the membership at once',
      'what do I write to members about the new price',
      'scared that half the gym walks out if I go from 50 to 55',
    ],
    answer:
      'Raise by 5 to 10 per cent, with two months’ notice, new members first; and work out who may leave: rise ÷ (what a member leaves now + rise). Example: fee 50, of which 45 are left after tax, card fees and federation. Up by 5: 5 ÷ 50 = 10 per cent. Of 100 members ten may go and you earn the same. Usually far fewer do.\nThe message: four lines, the new price, the date, one reason, thanks; no apology. Check the notice and the right to cancel in your contracts. Tell the coaches first. Small rises each year are accepted more easily than a big one after five.',
    why: 'Part of every fee goes out again as tax and charges, while a rise stays mostly with you, so a few leavers are outweighed.',
    step: 'Work out your own number of members who may leave and set the new price for newcomers.',
    mistake: 'Owners apologise in three paragraphs and make people think something is wrong.',
  },
  'discounts-what-they-cost': {
    asked: [
      'should i give discounts in my gym',
      'everyone wants a special price what do i say',
      'student and family discount, how much is sensible',
      'is a black friday offer a good idea',
      'how many more members do I need if I take off 20 percent',
      'friends of mine train for half and now others have noticed',
    ],
    answer:
      "Give few discounts, fixed in writing, and only for something in return; 20 per cent off costs far more than it looks. Fee 60, of which 50 are left: at 48 you keep 38, and you need 50 ÷ 38, so 32 per cent more members for the same money. What works: 10 per cent for a year paid ahead, second family member 15 to 20, students in the quiet hours. Instead of a lower price give a thing: hand wraps, one private lesson, no joining fee. To the one who haggles: 'The price is the same for everybody. If it is tight, take two sessions a week for 45.'",
    why: 'Costs stay the same when the price falls, so a discount is taken entirely from the part that was left over for you.',
    step: 'List every special price you give today and what each costs you in a year.',
    mistake: 'Owners give each friend a private price and cannot explain it when members compare.',
  },
  'break-even-members': {
    asked: [
      'how many members do i need to break even',
      'rent is 2500, membership 60, does that work',
      'how do I calculate if my gym pays',
      '120 members and still nothing left at the end of the month',
      'what belongs to the costs of a gym',
      'when does a gym start to make money',
    ],
    answer:
      'Break-even members = monthly costs ÷ what one member leaves a month. Costs are everything you pay even if nobody comes: rent, energy, insurance, wages, software, loan, a twelfth of yearly bills, repairs, and your own pay. What a member leaves is the fee less sales tax, card fees, federation and anything he uses up. Example: costs 6,000; fee 60, leaves 50; 6,000 ÷ 50 = 120 members. Use the average fee really paid, with all the discounts, not the price list. Aim at 20 to 25 per cent above it, here 145 to 150, because of summer and late payers. Too far away? Cut rent and empty classes first, then price.',
    why: 'Fixed costs stay the same whether ten or a hundred people train, so only what remains of each fee can pay them off piece by piece.',
    step: 'Add up the past three months of costs with your own pay and divide by what a member leaves.',
    mistake: 'Owners leave out their own wage and call the gym profitable.',
  },
  'cash-cushion-months': {
    asked: [
      'how much reserve should a gym have',
      'cant pay the rent this month what now',
      'summer is dead and bills come anyway',
      'how many months of costs in the bank is safe',
      'account empty on the 20th every month',
      'december and july kill me every year',
    ],
    answer:
      'Three months of fixed costs is a sound cushion, one month the minimum, and you build it with 5 to 10 per cent of every month’s takings in a separate account. Is it short now?\n1. Write what comes in and goes out per week for the next eight weeks.\n2. Collect open fees today.\n3. Call landlord and suppliers before the due date and offer parts with dates.\n4. Pay wages, tax and insurance first.\n5. Bring in quick money: a beginners’ course, a holiday camp, packs of private lessons.\nSummer hole: sell the year ahead in spring. Short three months running is a loss: change costs or price.',
    why: 'Rent and wages fall due in the empty months too, and with a cushion you can decide calmly instead of signing the next bad offer.',
    step: 'Write the eight-week list of money in and out and call the one creditor you will miss.',
    mistake: 'Owners go silent towards the landlord until the reminder comes.',
  },
  'debt-order': {
    asked: [
      'i owe money everywhere what do i pay first',
      'credit cards maxed out because of the gym',
      'how do I get out of debt',
      'letters from collectors and I dont open them any more',
      'take one big loan to pay the small ones, good idea?',
      'borrowed from a friend for the gym and cant pay him back',
    ],
    answer:
      'Pay first what can cost you the roof, the power or your staff: rent or mortgage, energy, tax, wages; after that the debt with the highest interest.\n1. Open every letter and make one list: who, how much, interest, monthly rate, due.\n2. Work out what is really left each month after living.\n3. Pay the minimum everywhere and all the rest on the dearest debt.\n4. Offer the others a rate you can keep, in writing, before they chase you.\n5. Take no new loan to pay an old one unless rate and total cost both fall.\nSee a free debt adviser now; with business debts also an accountant.',
    why: 'Losing the home or the power destroys the ability to earn, while an ordinary creditor would rather have small payments than none.',
    step: 'Open all letters, make the list, and book an appointment with a free debt-advice service.',
    mistake: 'People pay whoever shouts loudest instead of the debt with the worst consequence.',
  },
  'late-payers-four-steps': {
    asked: [
      'members dont pay on time what do i do',
      'how do I ask for overdue money without a fight',
      'three guys train for months and owe me',
      'can I stop someone from training until he pays',
      'a private client owes me for six lessons and keeps saying next week',
      'what do i write in a reminder',
    ],
    answer:
      "Collect by direct debit or card on a fixed day, and follow the same four steps with everybody.\n1. Day 3: friendly message with sum and link, since it is mostly forgotten.\n2. Day 10: a call or a word alone, never on the mat: 'Two months are open, 120. When can you pay?' Get a date.\n3. Day 20: in writing, training pauses until it is paid, if your contract allows that.\n4. Day 45: formal reminder, then collection or let it go.\nSomebody in real trouble gets parts: 30 a week, written down. Private lessons are paid ahead in packs. Ask a local adviser about fees and deadlines.",
    why: 'Money collected automatically needs no decision each month, and the same treatment for all leaves nobody room to bargain or feel singled out.',
    step: 'List everyone who owes you, with the sum, and send the day-3 message to all of them.',
    mistake: 'Coaches say nothing for half a year and then lose the money and the member.',
  },
  'new-gym-next-door': {
    asked: [
      'new gym opened next door and they are cheaper',
      'should i lower my prices because of the competition',
      'big chain with boxing classes for 20 a month coming to my street',
      'my former trainer opened his own place and takes my members',
      'how do I survive a price war',
      'three people already left for the other gym',
    ],
    answer:
      'Do not lower the price; make it harder to leave you in the next sixty days.\n1. Go there, take a class, write down honestly what is better and what they cannot do.\n2. Talk to your twenty most important members, the ones others follow, and ask what they miss.\n3. Put one thing on show that a chain has not got: your own beginners’ path, fight team, known coaches, children’s gradings.\n4. Repair what annoys people: showers, timetable, a coach who comes late.\n5. Offer a year at today’s price.\nSpeak no ill of them. Some come back within three months if you parted kindly.',
    why: 'A larger house endures low prices longer than you do, and whoever stays for people and progress hardly looks at the difference.',
    step: 'Visit the new gym and speak with five of your most important members.',
    mistake: 'Owners cut 20 per cent for everybody, though only a few were thinking of leaving.',
  },
  'partner-shares-who-decides': {
    asked: [
      'how do we split shares in our gym',
      'fifty fifty with my best mate, good idea?',
      'partner puts in money and i put in the work, what is fair',
      'co-owner does nothing and takes half',
      'who decides if we both own 50 percent',
      'want out of the gym with my partner, how do we do that',
    ],
    answer:
      'Separate three things: work is paid as a wage, lent money gets interest, and only risk and building-up are paid in shares. Then 50:50 can work, but only with a rule for deadlock: one decides on training, the other on money, and above a set sum a named third person has the casting vote. Earn shares over four years, nothing in the first, so that somebody who leaves early does not keep half. Write down: hours per week, who may sign for how much, what happens on illness, divorce, exit, and how a share is valued. Already quarrelling? List tasks and hours for a month, then talk with a mediator.',
    why: 'A share lasts for ever while work can stop tomorrow; pay both from one pot and whoever goes on working feels they are giving half away.',
    step: 'Write on one page who does what, who decides what, and what happens if one goes, and let a lawyer read it.',
    mistake: 'Friends split in halves on the first evening and write nothing down.',
  },
  'trainer-pay-hour-or-share': {
    asked: [
      'pay a trainer by hour or by percentage',
      'how much do i pay a coach for a class',
      'what share does the trainer get of private lessons',
      'my trainer wants half of what his class brings',
      'is 25 an hour ok for a kickboxing coach',
      'freelance or employed, how do I pay my trainer',
    ],
    answer:
      'Pay by the hour for classes on your timetable, and by share for private lessons and courses that he fills himself. Border: hourly pay ÷ share. At 25 an hour or 40 per cent both are equal when the class brings 62.50; below that the hour is dearer for you, above it the share. Keep teaching at 30 to 40 per cent of a class’s takings. Private lessons: 60 to 70 per cent to the trainer is usual. Good mix: 20 an hour plus 2 per head from the ninth on. Whether he counts as self-employed is decided by the facts, not the contract: ask an accountant where you live.',
    why: "A timetable class fills through the gym's name, a private lesson through the person, and pay should follow the one who bears the effort.",
    step: 'Work out for each class what it brings in a month and what its trainer costs.',
    mistake: 'Owners pay every hour alike, full or empty, and never look at the class.',
  },
  'first-employee-when': {
    asked: [
      'when can i afford my first employee',
      'need help in the gym but afraid of the cost',
      'what does an employee really cost per month',
      'who do I hire first, trainer or front desk',
      'my first trainer comes late all the time, do I let him go',
      'how do i find somebody i can trust with my classes',
    ],
    answer:
      'Hire when three months of the full cost lie in the bank and you can say which hours you gain and what you earn in them. Full cost is more than the wage: with contributions, holiday and sick days reckon 1.2 to 1.4 times gross, depending on the country. Begin with six to ten hours a week, and hand over first what brings no money: desk, cleaning, invoices; then the beginners’ class. Look among your members: punctual, kind to beginners. One paid trial class, a written contract with probation, a page of tasks, fifteen minutes’ talk every week. Not working? Say it clearly twice, then part inside the probation.',
    why: 'The wage falls due in the first week, while the freed hours bring money only later, and the cushion bridges that time.',
    step: 'Write down for five days which of your hours somebody else could do, and price them.',
    mistake: 'Owners hire the best fighter instead of the most reliable person.',
  },
  'bad-review-reply': {
    asked: [
      'got a one star review how do i answer',
      'somebody writes lies about my gym online',
      'can I get a fake review removed',
      'angry mother complains about everything in public',
      'he was never even here and gives one star',
      'member is rude to my coaches and demands his money back',
    ],
    answer:
      "Answer once, within two days, in four calm sentences; you write for the next hundred readers, not for him.\n1. Thank you and what you understood: 'You found the sparring too hard.'\n2. What is true: 'That should not happen to beginners.'\n3. What you do: 'Since then beginners spar only with coaches.'\n4. Off the stage: 'Please call me, I would like to sort it out.' With your name.\nNo details about the person, no irony, no second round. False or never a member? Report it to the platform with proof and answer: 'We find no visit under this name.' Then ask five contented members for honest reviews.",
    why: 'Readers know that one person can be unfair; what they look at is how a house behaves when somebody complains.',
    step: 'Write the four sentences, let one calm person read them, then post.',
    mistake: 'Owners answer within ten minutes, in anger, and everybody reads that for years.',
  },
  'sponsor-letter-what-to-offer': {
    asked: [
      'how do i find a sponsor as an amateur fighter',
      'what do I write to a sponsor',
      'what can I offer a sponsor, I have only 800 followers',
      'sent 30 emails to companies and nobody answered',
      'where do i look for sponsors for my gym',
      'a local shop maybe wants to support me, what do I tell them',
    ],
    answer:
      "Ask firms that know you or live off your neighbourhood, and offer what helps them sell, not your dream. List twenty: where you shop, members’ firms, physio, garage, restaurant. Then go there or write ten lines:\n1. Who you are, one fact: 'Regional champion, 7 fights, 60 people come to watch.'\n2. Why them.\n3. What they get: logo on shorts and banner, three posts, ten tickets, one self-defence evening for the staff.\n4. What you want: 'Travel to the nationals, 400.'\n5. 'I will call you on Thursday.'\nAnd call. Reckon with one yes in ten. After the bout send photos and numbers, then ask about next year.",
    why: 'A firm pays for customers and goodwill in its own streets, and a known face asking for one clear thing is hard to refuse.',
    step: 'Write your list of twenty firms and visit the first three in person.',
    mistake: 'Fighters send the same begging letter to big brands that never heard of them.',
  },
  'sponsor-fair-ask': {
    asked: [
      'how much should i ask a sponsor for',
      'what is a logo on my shorts worth',
      'company offers me free supplements for posts, fair deal?',
      'sponsor wants exclusivity for a year for 200, should I take it',
      'is 500 too much for a local business',
      'how do I put a price on sponsorship packages',
    ],
    answer:
      'Ask for the price of one real cost of your season, and check it against what the same reach would cost as a local advert. Local firms usually give 100 to 500 per bout or season. Check: three posts seen 2,000 times each are 6,000 views; at 10 to 20 per thousand 60 to 120; add tickets at their price. Offer three packages, such as 100, 300, 750. Goods count only at what you would have bought anyway; check every supplement for banned substances. Exclusive? Only within one trade, for a year at most, for at least double. All in writing; sponsor money is usually income.',
    why: 'A bill that can be seen is easier to agree to than a wish, and advertising prices show what that attention costs elsewhere.',
    step: 'Write three packages with a price and put one cost of your season behind each.',
    mistake: 'Fighters give away a year’s exclusivity for a free T-shirt.',
  },
  'social-media-how-often': {
    asked: [
      'how often should a gym post online',
      'what do i post, i have no ideas',
      '200 followers and nobody likes anything',
      'do I need to dance in silly videos to get members',
      'posting costs me two hours a day and brings nothing',
      'may I film kids training for our page',
    ],
    answer:
      'Three posts a week for months beat one every day for a fortnight, and one hour of filming a week is enough. Take three kinds in turn: a tip of 20 to 30 seconds with one mistake and its cure; a member and why he came; what is next, with day, time and how to book. Show beginners, not only knock-outs: people ask themselves whether they would fit in. The first two seconds say what it is about; put text on screen. Answer comments the same day. Film others only with consent, children only with the parents’ written one. Count enquiries and trial bookings each month, not likes.',
    why: 'Platforms and people both reward what returns reliably, and a viewer who sees a beginner can imagine standing there.',
    step: 'Film three short tips in one hour and schedule one of each kind.',
    mistake: 'Gyms show their hardest sparring and wonder why no beginner comes.',
  },
  'trial-to-member': {
    asked: [
      'people come to the trial and never again',
      'how do i turn a trial into a contract',
      'I hate selling, what do I say after the trial class',
      'how many trial visitors should sign up',
      'they always say i’ll think about it',
      'i feel bad asking for the money',
    ],
    answer:
      "Ask on the same evening, within ten minutes after class; about half of those who try should join, below a third something is wrong.\n1. Before: ask by message why he comes and what he fears. Name a member as host.\n2. In class: say his name three times, let him succeed at one thing.\n3. After: 'What did you like? What do you want to be able to do in three months?' Then: 'For that, Tuesday and Thursday suit you. It is 60 a month. Shall we sign you up?' And be quiet.\n4. 'I must think': 'Of course. What about?' Message the next day, call on the third.",
    why: 'Right after class the joy is at its height and the way to joining is short; with every day the old routine takes over again.',
    step: 'Use the same three questions after each trial class and write down who joins.',
    mistake: "Coaches say 'just come by again' and call that not being pushy.",
  },
  'online-coaching-price': {
    asked: [
      'what do i charge for online coaching',
      'how much per month for training plans and video feedback',
      'want to sell an online course, what price',
      'how do I get my first online clients',
      'i answer messages all day for 40 a month, too cheap?',
      'programme as pdf or monthly coaching, what sells',
    ],
    answer:
      'Price = your time per pupil a month × your hourly rate for private lessons; for real one-to-one that mostly ends at one to two gym memberships a month. Example: 20 minutes of video and 10 of planning a week are about 2 hours 10 a month; at 40 an hour 87, so charge 90. Ten pupils are then 22 hours. Put the limits in the offer: two videos a week, answers on weekdays within 24 hours, three months at least. A plan without feedback costs a third to a half of one month. Start with three pupils from your own circle at half price for eight weeks, for a review.',
    why: 'Messages and videos eat time that nobody sees, and without limits the hourly pay sinks with each eager pupil.',
    step: 'Time what one pupil really costs you in a week and work out your price from it.',
    mistake: 'Coaches sell unlimited messages and end up with three an hour.',
  },
  'seminar-costs': {
    asked: [
      'how do i organise a seminar in my gym and what does it cost',
      'guest coach wants 800 plus travel, does that pay',
      'how many people do I need for a seminar',
      'what price per ticket for a bjj seminar',
      'last open day nobody came and I paid for everything',
      'how far ahead do I plan a seminar',
    ],
    answer:
      'Add up all costs, divide by what a ticket leaves, and do it only if 60 per cent of your places pay for it. Example: guest 800, travel and hotel 250, insurance and drinks 90: 1,140. Ticket 40, leaves 38; 1,140 ÷ 38 = 30 people. So you need fifty places, or a cheaper deal: a small fixed sum plus half of the takings.\nEight to ten weeks ahead: date, contract with who pays what on cancellation. Six weeks: sale with an early price for the first twenty. Three weeks: write to other gyms personally. Under half sold ten days before: call people, not adverts. Check that insurance covers guests.',
    why: "The guest's fee is owed however few people come, so each missing visitor is your own loss; spare places absorb illness and late refusals.",
    step: 'Write the cost list and ask fifteen members whether they would pay the ticket price.',
    mistake: 'Organisers promise the fixed fee first and count the likely guests later.',
  },
  'owner-hand-over-first': {
    asked: [
      'i work 70 hours in my gym and cant stop',
      'how do I hand over classes without quality dropping',
      'no day off for months, if im not there nothing works',
      'which tasks should I give away first',
      'opened a gym to train and now I never train',
      'my wife says I am married to the gym',
    ],
    answer:
      'Hand over first what is frequent, easy and brings no money, and take one whole day off from now on.\n1. For seven days write down every half hour what you did.\n2. Mark what only you can do: usually prices, hiring, two classes, key members. Rarely over 25 hours.\n3. Write one page for each other task: steps, when it counts as done. Film it with the phone.\n4. Let somebody watch once, do it once with you, then alone; check weekly, not daily.\n5. Merge or close the two emptiest classes.\nEighty per cent as good as you is enough. Block your own training like a paid lesson.',
    why: 'Hours free up quickest where a task returns often and can be explained, and without a free day you see only the next fire.',
    step: 'Write down your half hours for seven days and give one task away with a one-page guide.',
    mistake: 'Owners hand over a task without a guide, take it back after one error and say nobody can do it.',
  },
  'one-idea-at-a-time': {
    asked: [
      'too many ideas for my gym which one first',
      'online course, kids class, merch, podcast, where do I begin',
      'start everything finish nothing',
      'how do I choose between business ideas',
      'every week a new plan and nothing earns money',
      'how do i test an idea before i put money in',
    ],
    answer:
      'Start the one that can bring money within ninety days with what you already have, and park the others on a list. Give each idea one to five points for four questions: money in ninety days? under forty hours of work? under one month’s rent in cash? have three people already asked for it? The highest sum wins. Then test small before building: announce it with price and date, and go on if ten people pay or put down a deposit within two weeks; fewer than three, drop it. One idea, ninety days, one number to watch. New ideas go on the list, which you open only at the end.',
    why: 'Ideas feel best before they are tested, and a deposit says more than praise, which costs nobody anything.',
    step: 'Score all your ideas with the four questions and offer the winner to ten people at a price.',
    mistake: 'People print the shirts before anybody has paid for one.',
  },
  'loan-or-investor': {
    asked: [
      'loan or investor for my gym',
      'how much loan can my gym carry',
      'what does the bank want to see for a business plan',
      'someone offers 30000 for half of my gym, should I take it',
      'bank said no, what now',
      'need money for new mats and a ring, borrow or save',
    ],
    answer:
      'Take a loan for things that earn predictably, like mats, a ring or a second room; take an investor only for a risk you could not repay. How much: monthly surplus after your own pay ÷ 1.25 is the highest instalment; 1,000 left, so 800. Banks want twelve months of figures, a plan month by month, your own 15 to 30 per cent, security. Investor’s price: 30,000 for half values the whole at 60,000 with his money in it; compare that with two to three years’ profit. Refused? Ask why, try a development bank, leasing or used equipment. Let an accountant where you live check it.',
    why: 'A loan ends with the last instalment, while a share takes part of the profit for ever and a voice in every decision.',
    step: 'Work out your surplus of the past six months and divide the monthly average by 1.25.',
    mistake: 'Owners borrow to cover monthly losses and so make them larger.',
  },
}
