import type { ConcreteAnswer } from '../concrete-answer.ts'

export const WORK: readonly ConcreteAnswer[] = [
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
