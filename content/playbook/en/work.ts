import type { CardWords } from '../card.ts'
import type { WORK_CARDS } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_CARDS, CardWords> = {
  'ask-for-promotion': {
    title: 'Build the promotion case',
    why: 'Good work is not a case until someone else can repeat it in one minute. The person who decides often has to argue for you in a room where you are not.',
    steps: [
      'Gather three results from the past year with a number or a name, and what each was worth to the firm.',
      'Ask for a 30-minute meeting with a clear subject, and rehearse your one-minute case aloud with someone critical.',
      'State your results, say the role you want in one sentence, stop talking, and leave with a date for the next step.',
    ],
    metric: 'A dated next step from the person who decides; without one the talk is not finished.',
    rules: [
      { cue: 'I hear “not now”', action: 'I ask what must be true by which date and write it down in front of them' },
      {
        cue: 'I tell myself the evening before that good work speaks for itself',
        action: 'I stand up and say my one-minute case aloud once more',
      },
    ],
    question: 'Who has to say yes, and what does that person need to be able to say about you?',
    close_up: [
      'Write one result of yours with a number beside it, the one your boss would miss most.',
      'Open with: “I have done this job for a while without the title. Here are three results. I would like to talk about the role.”',
      'Ask for the condition if the answer is no: which result by which date would make it a yes, in writing.',
    ],
  },
  'salary-negotiation': {
    title: 'Name your number',
    why: 'The first serious number pulls the rest of the talk towards it, and silence does more after it than any argument. Your calm comes from knowing what you do if they say no.',
    steps: [
      'Collect five pay figures for your role and place, and write your target, your floor and your best alternative.',
      'Rehearse the number aloud with a friend ten times, each time followed by five seconds of silence.',
      'Say your target with one reason, keep silent, and take time to think before you answer any counter-offer.',
    ],
    metric: 'Seconds of silence after your number: five; and a written answer by an agreed date.',
    rules: [
      { cue: 'I feel the urge to fill the silence', action: 'I breathe out slowly and look at my notes' },
      {
        cue: 'they come back at once with a lower number',
        action: 'I say “thank you, let me look at that” and name the day I will answer',
      },
    ],
    question: 'What will you do, concretely, if the answer is no?',
    close_up: [
      'Look up two pay figures for your work near you and write your number between them.',
      'Say: “Looking at what I bring and what the market pays, I would like to be at this number.” Then count to five.',
      'Trade if there is no money: a date for the next review, training, a bonus, fewer hours.',
    ],
  },
  'job-interview': {
    title: 'Five stories ready',
    why: 'Interviewers ask fifty questions, but five good stories answer most of them. Prepare stories instead of answers, and a strange question is only a new door to a room you know.',
    steps: [
      'Outline five stories in four lines each: situation, what I did, result, what I learned; one of them a failure.',
      'Do one mock interview of 30 minutes with someone who interrupts, and prepare three questions of your own.',
      'Repeat a fixed warm-up: walk ten minutes, say your opening line aloud twice, breathe out slowly at the door.',
    ],
    metric: 'Mock questions answered with one of your five stories: eight of ten.',
    rules: [
      { cue: 'my mind goes blank on a question', action: 'I say “let me take a second” and choose the nearest story' },
      {
        cue: 'I walk out convinced that I failed',
        action: 'I write down three questions they asked and a better ending for one of them',
      },
    ],
    question: 'Which of your stories shows best what you would bring to this job?',
    close_up: [
      'Tell one story aloud in ninety seconds, with the result as the first sentence.',
      'Answer the weakness question with: “I used to do this. Now I do that, and here is how it shows.”',
      'Buy time when you go blank: repeat the question in your own words, breathe out, and start with an example.',
    ],
  },
  'first-day-new-job': {
    title: 'Listen, map, win small',
    why: 'In the first month your questions are free and your opinions expensive. People trust a newcomer who listened first and then fixed one small thing.',
    steps: [
      'Make a listen list: five questions you will ask everyone you meet, such as what is harder here than it should be.',
      'Draw a map of ten people with what each needs from your role, and have coffee or a call with three of them.',
      'Choose one small annoyance several people named, agree it with your manager, and fix it visibly.',
    ],
    metric: 'Listening talks held in the first 30 days: ten, and one quick win finished.',
    rules: [
      { cue: 'I want to say how we did it at my last place', action: 'I ask one more question first' },
      {
        cue: 'I make a mistake in my first days',
        action: 'I tell my manager within the hour, with what I have already done about it',
      },
    ],
    question: 'What would your new manager like to be saying about you after a month?',
    close_up: [
      'Write three of your five questions on a card that fits into your pocket.',
      'Ask each new face: “What should I know here that nobody writes down?”',
      'Find one person who started shortly before you, and ask what they wish they had known.',
    ],
  },
  'difficult-boss': {
    title: 'Manage the manager',
    why: 'Control and neglect often come from the same place: something your boss is afraid of missing. Feed that worry on a fixed rhythm and the grip may loosen; if it does not, you need a line and a record.',
    steps: [
      'Guess what your boss fears most, and note two things you could report before being asked.',
      'Propose a rhythm: ten minutes on a fixed day with three points, done, next, where I need a decision.',
      'Keep a dated record of what was agreed, decide your exit line, and take harassment to HR or an adviser.',
    ],
    metric: 'Unplanned check-ins or cancelled talks, counted over four weeks: fewer each time.',
    rules: [
      {
        cue: 'my boss takes over my task again',
        action: 'I ask which result they are worried about and offer a date for it',
      },
      {
        cue: 'I am criticised in front of everyone',
        action: 'I say “I would like to go through that with you afterwards” and note the time',
      },
    ],
    question: 'What pressure is your boss under that lands on your desk?',
    close_up: [
      'Send one short report before it is asked for: done, next, open.',
      'Say: “I want to give you what you need without interruptions. Would ten minutes every Monday work?”',
      'Speak in terms of what the boss fears, errors, owners, customers, if fairness does not move them.',
    ],
  },
  'conflict-with-colleague': {
    title: 'Facts, effect, request',
    why: 'Quarrels at work live on guesses about intent. One fact, its effect and a request leave the other person room to say yes without losing face.',
    steps: [
      'Draft three sentences: what happened as a camera saw it, what it caused, what you would like instead.',
      'Ask for 20 minutes in private at a calm hour, begin with the goal you share, and say your three sentences.',
      'Follow up in two friendly lines on what you both agreed, and thank them for the first change you see.',
    ],
    metric: 'One request made and one agreement in writing; check after two weeks whether it holds.',
    rules: [
      { cue: 'they start defending themselves', action: 'I repeat back what I heard before I say another word' },
      {
        cue: 'I start telling a third person how awful they are',
        action: 'I stop mid-sentence and write the bare fact into my draft instead',
      },
    ],
    question: 'What do you both want from this work, underneath the quarrel?',
    close_up: [
      'Write the last incident in one sentence, the way a camera would have recorded it.',
      'Begin with: “I would like us to work well together. On Tuesday this happened, and it cost me that. Could we do it this way?”',
      'Bring in a third person both of you respect, if talking alone has gone wrong before.',
    ],
  },
  'fear-of-public-speaking': {
    title: 'First line by heart',
    why: 'The worst of it lasts about a minute, and it is energy as much as fear. If the first line runs by itself, you are already speaking when the calm arrives.',
    steps: [
      'Craft your opening line in under 15 words, and say it aloud standing up, five times.',
      'Rehearse the whole talk aloud three times: once alone, once recorded, once in front of one friendly person.',
      'Say “I am excited” to yourself, breathe out long, find one friendly face and give them your opening line.',
    ],
    metric: 'Full rehearsals aloud: three; nerves 1–10 after the first minute, compared with before it.',
    rules: [
      { cue: 'my voice shakes', action: 'I pause, breathe out and say the next sentence more slowly' },
      {
        cue: 'I lose my thread halfway through',
        action: 'I take a sip of water, look at my next key word and begin a new sentence',
      },
    ],
    question: 'What do you want one person in that room to do after hearing you?',
    close_up: [
      'Stand up and say only your first sentence aloud, three times, to a chair.',
      'Begin with something short, like: “Three numbers changed this year. One of them worries me.”',
      'Hold a card with five words in your hand; knowing it is there does more than reading it.',
    ],
  },
  'presentation-to-leaders': {
    title: 'One message, three proofs',
    why: 'Leaders do not want the whole journey: they want to know what you ask and why it is safe to say yes. Put the decision first and let them pull the detail out of you.',
    steps: [
      'Boil it down to one message, three proofs and one ask on half a page before you open any slide.',
      'Send a one-page pre-read to one friendly decision-maker, and list the ten hardest questions with short answers.',
      'Open with the ask, give the three proofs in five minutes, and leave at least half the time for questions.',
    ],
    metric: 'Minutes until the ask has been spoken: under two; and a decision or a date at the end.',
    rules: [
      { cue: 'they interrupt with a hard question', action: 'I answer in one sentence and return to my ask' },
      {
        cue: 'they cut my time in half',
        action: 'I go straight to the ask, give my strongest proof and leave the rest on paper',
      },
    ],
    question: 'What is the one decision you need from that room?',
    close_up: [
      'Write the one sentence you want them to repeat when you have left the room.',
      'Open with: “I need one decision from you today. Here is why, in three points.”',
      'Talk to one of them beforehand for five minutes, and build in the objection you hear.',
    ],
  },
  'career-change': {
    title: 'Test before you jump',
    why: 'Thinking harder tells you little about work you have never done. A small experiment answers in days what a year of pondering cannot.',
    steps: [
      'Count your runway: savings divided by monthly costs, written as a number of months.',
      'Talk to two people who do the job now, and book a taste of it: a shift, a class, a tiny paid task.',
      'Hold one more conversation and one hour of real practice, and rate how alive you felt 1–10.',
    ],
    metric: 'Five conversations and one experiment finished before any resignation.',
    rules: [
      {
        cue: 'I want to hand in my notice on a bad day',
        action: 'I check my runway number and book the next conversation instead',
      },
      {
        cue: 'someone at home says I am mad to leave a safe job',
        action: 'I show them my runway number and ask which part frightens them most',
      },
    ],
    question: 'Which part of the new work could you try on a small scale before you leave anything?',
    close_up: [
      'Write to one person who does that work and ask for fifteen minutes on the phone.',
      'Ask them: “What do you do all day, what did you have to learn first, and what would you skip?”',
      'Keep the job and test one evening a week, if there is no cushion to jump onto.',
    ],
  },
  'choosing-between-offers': {
    title: 'Weigh the offers',
    why: 'With two good offers the salary line shouts and the daily life whispers. Weights written down before you score keep the loudest fact from deciding alone.',
    steps: [
      'List six criteria, share out 100 points among them, and only then score each offer 1–10.',
      'Speak for 20 minutes with someone who works inside each place, and ask what people leave there for.',
      'Imagine having said no to each one a year later, write down which regret is heavier, and decide.',
    ],
    metric: 'Weighted sums and regret note on one page; a decision by the deadline you set.',
    rules: [
      { cue: 'I keep adding new criteria', action: 'I close the list and look only at the top two weights' },
      {
        cue: 'I wake the day after deciding and regret it',
        action: 'I read my written reason once and reopen nothing that day',
      },
    ],
    question: 'Which offer do you secretly hope the sum will favour?',
    close_up: [
      'Write down what an ordinary Tuesday would look like with each of the two.',
      'Ask both: “I want to decide well. Could I have until this day, and speak with someone on the team?”',
      'Ask the people it touches what they would give up for each, and only then count the money.',
    ],
  },
  'losing-a-job': {
    title: 'Steady after the blow',
    why: 'Losing a job takes the money and the rhythm at the same time, and the rhythm is easier to get back first. Telling people early turns a secret into a search party.',
    steps: [
      'Count cash, monthly costs and benefits you may claim, and put any document you must sign aside for an adviser.',
      'Tell five people plainly what happened and what you look for, and have a legal or union adviser read the papers.',
      'Keep a wake-up time, training and two search blocks, and reach out to five contacts.',
    ],
    metric: 'Contacts reached: five at a time; and days with a fixed start: at least four of five.',
    rules: [
      { cue: 'shame tells me to hide it', action: 'I write one message to someone who has wished me well before' },
      {
        cue: 'a stranger asks me what I do',
        action: 'I name my trade, say that I am looking, and add one line on what for',
      },
    ],
    question: 'What did that job give you besides money, and where else might it come from?',
    close_up: [
      'Write the first line of your CV: your trade, your years, and one thing you did that people relied on.',
      'Send this to one old colleague: “I have been let go and am looking for this. Who should I talk to?”',
      'Begin with the papers if writing is too much: one call to an adviser on what you are owed.',
    ],
  },
  'job-search-rhythm': {
    title: 'Search like training',
    why: 'Sending the same application a hundred times is like shadow-boxing one mistake. A fixed block, a simple record and one thing improved at a time make it training.',
    steps: [
      'Make a table with six columns: date, firm, person, role, answer, lesson; enter your last ten applications.',
      'Block 60 minutes on five days for the search, and have one person from the field read your CV.',
      'Review the table, improve the one stage where most of them stop, and write to two people directly.',
    ],
    metric: 'Replies per ten applications: watch the share, not the pile.',
    rules: [
      { cue: 'a rejection arrives', action: 'I log the lesson in one line and send the next one within the hour' },
      {
        cue: 'two weeks pass without a single answer',
        action: 'I ring one of the firms and ask whether the post is still open',
      },
    ],
    question: 'At which stage do most of your applications stop?',
    close_up: [
      'Enter just your last three applications in the table, with the date of each.',
      'Write to a person, not a portal: “I saw you work there. May I ask you two questions about the job?”',
      'Halve the number and double the care: two tailored applications a week beat ten copies.',
    ],
  },
  'imposter-feeling': {
    title: 'Keep an evidence file',
    why: 'The fraud feeling often comes with growing, since you see the new standard before you reach it. Facts kept in a file do not have to shout to be heard.',
    steps: [
      'Start an evidence file with five lines: problems you solved, words of thanks, things that were hard and are easy now.',
      'Ask two people who know your work for one strength and one thing to learn, and add both to the file.',
      'Add three new lines, and name one thing you are openly learning, so that not knowing has a place.',
    ],
    metric: 'Lines in the file: three more each time; feeling of belonging 1–10 beside it.',
    rules: [
      { cue: 'I think they will find me out', action: 'I read three lines and say what I am learning at the moment' },
      {
        cue: 'I am praised and want to wave it away',
        action: 'I say only “thank you” and put their exact words in the file',
      },
    ],
    question: 'Whose judgement of your work do you trust, and what have they said?',
    close_up: [
      'Write one thing you solved last week that somebody else had to ask about.',
      'Say when you do not know: “I have not done that yet. I will find out by tomorrow.”',
      'Keep the file private if it feels like bragging: it is a logbook, facts with dates, for your eyes only.',
    ],
  },
  'burnout-at-work': {
    title: 'Take one load off',
    why: 'Burnout is not repaired by a weekend, since the load is waiting afterwards. Something has to come off the bar, and a doctor belongs in the corner early, not last.',
    steps: [
      'List every load you carry, mark the one that costs most for least, and say no to one task in it.',
      'Make an appointment with a doctor or counsellor, and tell them how long this has lasted and how you sleep.',
      'Ask your manager for 20 minutes, bring one load to drop or move, and set an hour after which you are offline.',
    ],
    metric: 'Energy on waking 1–10; if it stays under 4 for two weeks, see a professional without waiting.',
    rules: [
      {
        cue: 'I open work messages after my closing hour',
        action: 'I put the phone in another room and step outside for ten minutes',
      },
      {
        cue: 'somebody brings me one more thing to take on',
        action: 'I say “only if I may put something down” and name which',
      },
    ],
    question: 'Which single load, if it were gone, would let you breathe again?',
    close_up: [
      'Choose one task for the coming days that you simply leave undone, and write its name down.',
      'Tell the doctor: “I have been worn out for this long, I sleep this badly, and it does not go away at weekends.”',
      'Ask for something small first if nobody can cover you: one evening offline, one shift swapped, one duty paused.',
    ],
  },
  'leading-a-team-first-time': {
    title: 'From player to coach',
    why: 'Yesterday you were paid for your own hits; now you are paid for theirs. The habit to drop first is jumping in whenever you could do it faster.',
    steps: [
      'Note for each person one thing you expect and one thing they can expect from you.',
      'Hold a 30-minute one-to-one with each person and ask what helps, what blocks and what they want to learn.',
      'Give away one task you would do faster yourself, and ask one person what you should do more or less of.',
    ],
    metric: 'One-to-ones held as planned: nine of ten; tasks handed over and not taken back: one more each time.',
    rules: [
      { cue: 'I am about to fix it myself', action: 'I ask “what would you try first” and wait for the answer' },
      {
        cue: 'an old mate tests me in front of the others',
        action: 'I answer to the task, calmly, and ask them for five minutes afterwards',
      },
    ],
    question: 'What will your people be able to do in three months that they cannot do now?',
    close_up: [
      'Pick the loudest of them and write one thing you honestly value in them.',
      'Say in private: “Last month we were mates, now I also answer for the result. What do you need from me so that it works?”',
      'Win two of them first, quietly, instead of facing all at once; a crew follows its own people.',
    ],
  },
  delegating: {
    title: 'Let go with a line',
    why: 'Handing over fails less from bad people than from a blurred finish line. Say what done looks like, agree two looks in between, and keep your hands off the rest.',
    steps: [
      'Choose one task that comes back often and that someone else could do at 80 percent of your standard.',
      'Explain it in 20 minutes: why it matters, what done looks like, two check-in points; have them say it back.',
      'Look only at the agreed check-ins, give one comment on the result, and pass on one more piece.',
    ],
    metric: 'Hours per week you got back, and tasks you took back again: the second number should be zero.',
    rules: [
      { cue: 'I want to look before the check-in', action: 'I write my worry down and bring it to the check-in' },
      {
        cue: 'it comes back done differently from my way',
        action: 'I hold it against the finish line we agreed and change nothing that meets it',
      },
    ],
    question: 'What is the worst that happens if it is done differently from your way?',
    close_up: [
      'Write what done looks like for one small task, in three lines.',
      'Say: “This is yours now. I’ll look at it on Wednesday and Friday, and not in between.”',
      'Give away a piece whose failure would cost little, if letting go of the whole is too much.',
    ],
  },
  'giving-hard-feedback': {
    title: 'Say the hard thing well',
    why: 'Waiting for the perfect moment is how a small remark becomes a big one. Early, private and about behaviour: that is kinder than a soft hint nobody understands.',
    steps: [
      'Prepare one behaviour you saw, its effect and your ask, in three sentences without always or never.',
      'Ask for ten private minutes, say the three sentences, and then listen twice as long as you spoke.',
      'Check in briefly, name one improvement you noticed, and repeat the ask once if it is still open.',
    ],
    metric: 'Days between what you saw and your talk: three at the most.',
    rules: [
      { cue: 'I start softening until the point disappears', action: 'I read my first sentence as it stands' },
      {
        cue: 'they go silent after I have said it',
        action: 'I count to ten without adding a word and then ask how it sounds to them',
      },
    ],
    question: 'What would you want to be told if you were in that person’s place?',
    close_up: [
      'Write the one behaviour you saw last, with day and place, and cross out every adjective.',
      'Say: “I saw this on Monday. The effect was that. What I need is this. How do you see it?”',
      'Put it in two written lines first, if the person tends to shout or cry, and talk the day after.',
    ],
  },
  'receiving-criticism': {
    title: 'Find the one true thing',
    why: 'Even badly delivered criticism usually carries one thing you can use. Take that, leave the wrapping, and you are ahead of whoever said it.',
    steps: [
      'Breathe out slowly for a minute, then write what was said and underline the one part that might be true.',
      'Thank the person, tell them which point you took, and ask for one example so that you can work on it.',
      'Do one visible thing about that point, and let them know in a sentence that you did.',
    ],
    metric: 'Criticisms turned into one action: each one within seven days.',
    rules: [
      { cue: 'I feel my face go hot', action: 'I breathe out, say “tell me more” and take notes' },
      {
        cue: 'I lie awake that night arguing back in my head',
        action: 'I write the best counter-argument on paper once and put the pen away',
      },
    ],
    question: 'Which part of it stung most, and what does that tell you?',
    close_up: [
      'Write the sentence that stung, and beside it what you would say if a friend had received it.',
      'Answer with: “Thank you. Could you give me one example? I want to understand it.”',
      'Ask somebody neutral whether they see it too, before you decide what to keep.',
    ],
  },
  'exam-certification': {
    title: 'Plan back from the exam',
    why: 'Reading again feels like knowing, and that is the trap. Pulling it out of your head with the book shut is the sparring of studying.',
    steps: [
      'List every topic, mark each green, amber or red, and count the study days up to the exam.',
      'Study the three reddest topics in four blocks of 40 minutes, closing the book and writing what you recall.',
      'Sit a full mock exam against the clock, mark it straight away, and put the weakest topic first again.',
    ],
    metric: 'Mock score, and red topics left: none before the final mock.',
    rules: [
      { cue: 'I catch myself only rereading', action: 'I close the book and write five things I know' },
      {
        cue: 'a question in the exam stops me cold',
        action: 'I put a mark beside it, answer the next easy one and come back later',
      },
    ],
    question: 'Which topic are you avoiding because it makes you feel slow?',
    close_up: [
      'Close the book and write everything you remember of one topic in five minutes.',
      'Ask yourself after each page: “How would I explain this to a new colleague in one sentence?”',
      'Use old exam questions instead of the book, if reading does not stick: wrong answers teach fastest.',
    ],
  },
  'learning-new-skill': {
    title: 'One sub-skill at a time',
    why: 'Nobody learns a whole skill: they learn a small piece with quick feedback, and then the next piece. Short and often beats long and heroic.',
    steps: [
      'Cut the skill into five pieces and choose the one that would help most of the others.',
      'Practise it on five days for 20 minutes at the edge of what you can do, with a recording or a key to check by.',
      'Show your work to someone better, take one correction, and choose the next piece.',
    ],
    metric: 'Blocks of 20 minutes: four of five; and one recording you can compare.',
    rules: [
      { cue: 'practice feels easy', action: 'I make it slightly harder or move to the next piece' },
      {
        cue: 'I make the same mistake three times in a row',
        action: 'I go down to half speed and do only the part just before it',
      },
    ],
    question: 'How will you know within a minute whether a try was good?',
    close_up: [
      'Practise the smallest piece for ten minutes and stop while you still get it right.',
      'Ask someone better: “What is the one thing you would correct first?”',
      'Build something tiny and useful with it, if exercises bore you.',
    ],
  },
  'networking-shy': {
    title: 'One question, one offer',
    why: 'Shy people often make good contacts, because they listen. You do not need to fill a room: one question and one small offer are enough for a beginning.',
    steps: [
      'Write one question you truly want answered and one small thing you could offer, and send them to someone you know a little.',
      'Go to one gathering or group with a plan to speak with two people, ask your question, and leave when done.',
      'Follow up with one person within 48 hours, with a thank-you and the thing you promised.',
    ],
    metric: 'Real conversations per week: two; follow-ups sent within 48 hours: all.',
    rules: [
      { cue: 'I want to hide behind my phone', action: 'I walk to someone standing alone and ask my question' },
      {
        cue: 'my message gets no reply',
        action: 'I send one friendly line a week later and then write to someone else',
      },
    ],
    question: 'Who do you find easy to talk to, and what is different there?',
    close_up: [
      'Write one message of three lines to somebody you have met once.',
      'Ask as an opener: “What are you working on at the moment that you enjoy?”',
      'Take on a job at the event, the door, the coffee, the sign-in; a task starts the talk for you.',
    ],
  },
  'athlete-to-work': {
    title: 'Life after competing',
    why: 'Years of camps taught you to train when tired, take correction and prepare for a date. Employers pay for those things, but only once they are said in their language.',
    steps: [
      'Translate five things you do as a fighter into work words, such as “takes correction and improves by the next day”.',
      'Ask one person who left sport before you for 30 minutes: what helped, what they would skip.',
      'Try one small outside step: a course evening, a shift, an hour shadowing; note what held your interest.',
    ],
    metric: 'Steps outside sport taken: one at a time, eight before you judge.',
    rules: [
      { cue: 'I think I can do nothing but fight', action: 'I read my five translations and send one message' },
      {
        cue: 'I am asked about the gap in my CV',
        action: 'I say what a camp demanded of me and what a team gets from that',
      },
    ],
    question: 'What from the fighting life would you most like to take with you?',
    close_up: [
      'Write down who asks you for help, and for what; that is where your work may lie.',
      'Ask at a club, school or project: “Could I help out for one afternoon and see whether I am of use?”',
      'Start beside the sport, coaching, youth work, safety, if a wholly new field feels too far.',
    ],
  },
  'dual-career-fighter': {
    title: 'Camp beside the job',
    why: 'A camp beside a job is not lost in the gym but in the hour of sleep you borrow each night. Agree the calendar with work early, while it is still a request and not an emergency.',
    steps: [
      'Draw the weeks up to the bout on one sheet with shifts, sparring days and sleep, and mark the clashes.',
      'Show your manager the sheet, ask for two concrete changes, and offer something in return.',
      'Keep three non-negotiables: sparring day, one full rest day, a fixed bedtime; move everything else round them.',
    ],
    metric: 'Non-negotiables kept out of three: three as a rule, two in a bad stretch.',
    rules: [
      {
        cue: 'overtime collides with sparring',
        action: 'I swap the hard session for a short one and protect my sleep',
      },
      {
        cue: 'a colleague grumbles about the swapped shift',
        action: 'I thank them by name and write down in front of them which shift I owe',
      },
    ],
    question: 'Which of your commitments is costing you most sleep at the moment?',
    close_up: [
      'Mark the two worst clashes of the coming fortnight on one sheet, shift against session.',
      'Ask a colleague: “Could you take my Thursday late in camp? I’ll take your Christmas weekend in return.”',
      'Move the hard session to the day after the days off, if no shift can be changed, and sleep first.',
    ],
  },
  'stuck-no-growth': {
    title: 'Date for the dead end',
    why: 'Dead ends feel permanent because no date is attached to them. Give the place one honest chance and yourself a day for deciding, and waiting turns into testing.',
    steps: [
      'Describe what growing would look like in one year, and a date on which you will decide to stay or leave.',
      'Ask your manager for a path talk: which role, which skill, by when; ask for one project as proof.',
      'Test the market outside with one conversation or application, whatever the answer inside.',
    ],
    metric: 'Signs of movement before your date: a project, a named role or an outside offer; at least one.',
    rules: [
      { cue: 'I hear only vague promises', action: 'I ask for a date and a first step, and note the answer' },
      {
        cue: 'my deciding day arrives and nothing has moved',
        action: 'I write “stay” or “leave” on paper and send one message that fits the word',
      },
    ],
    question: 'If nothing changed for two years, what would you regret not having tried?',
    close_up: [
      'Write down what you last learned at work, and when.',
      'Ask: “What would I have to show you by spring to be trusted with this?”',
      'Take on one project next to your duties that people outside your team will see.',
    ],
  },
  'remote-work-focus': {
    title: 'First block, phone out',
    why: 'At home nobody rings the bell, so you drift into the day. A small ritual and one early block with the phone elsewhere settle more than any app.',
    steps: [
      'Choose the one task for your first block, and put the phone in another room for 45 minutes.',
      'Set up a start ritual of three actions, such as coffee, clear desk, timer, and use it on four mornings.',
      'Count your first blocks, and remove the one distraction that broke most of them.',
    ],
    metric: 'First blocks finished without the phone: four of five.',
    rules: [
      {
        cue: 'I reach for the phone during the block',
        action: 'I write the thought on paper and go on until the timer rings',
      },
      {
        cue: 'the morning is gone and I have not begun',
        action: 'I walk once round the block, come back in and start before I read anything',
      },
    ],
    question: 'What do you usually turn to at the moment when the work gets hard?',
    close_up: [
      'Carry the phone to another room for one block of twenty-five minutes.',
      'Tell those at home: “Door closed means forty-five minutes. After that I am yours.”',
      'Work the first block somewhere else, library or café, if home always wins.',
    ],
  },
  'return-to-study': {
    title: 'Back to the books',
    why: 'Adults who return to study fail less from the material than from the calendar. A map with real hours and one companion carries you further than good intentions.',
    steps: [
      'Draw a map of your seven days with work, training and family, and mark four study blocks of 45 minutes.',
      'Write the first deadline on the map, do the first two blocks, and message one fellow student.',
      'Study in the marked blocks, meet your group once, and move a lost block to a named place.',
    ],
    metric: 'Blocks done out of four: three is on course.',
    rules: [
      { cue: 'I am too tired for a whole block', action: 'I do 15 minutes and write the next question on a card' },
      { cue: 'a poor mark comes back', action: 'I circle the topic that cost me most and give it my very next block' },
    ],
    question: 'At which hour of the day is your head clearest?',
    close_up: [
      'Lay the book or the laptop on the table now, open at the page where you begin.',
      'Write to a fellow student: “Shall we do one hour together on Wednesday, each their own work?”',
      'Study in twenty-minute pieces on the way, if there is no free block.',
    ],
  },
  'coach-as-job': {
    title: 'From athlete to coach',
    why: 'Doing it well and teaching it well are two trades: pupils come back because they feel seen and get better, seldom because of what you have won. Before you pay for a certificate, find out whether you enjoy the fortieth repetition of somebody else’s basics.',
    steps: [
      'Write a 45-minute lesson in five lines and the names of three people who would come to it.',
      'Ask your federation which licence, first-aid course, background check and insurance you need before anybody pays you.',
      'Assist in one class a week for eight weeks, and ask the coach and one pupil after each what was clear and what was not.',
    ],
    metric:
      'Count how many pupils can still show your technique a week later; seven out of ten means your teaching works.',
    rules: [
      {
        cue: 'a pupil does not get it after my second explanation',
        action: 'I show it once in silence and let them try one part only',
      },
      {
        cue: 'somebody wants paid lessons before I have licence and insurance',
        action: 'I put them on a list and tell them from when I can take them',
      },
    ],
    question: 'Whose progress has pleased you more than your own?',
    close_up: [
      'Explain one basic technique to a friend in three sentences and watch what they do with it.',
      'Say to your coach: “I’d like to learn to teach. May I lead the warm-up and one technique under your eye for the next eight weeks?”',
      'Keep your job and teach two evenings a week when you cannot afford the leap, until the fees have covered a third of your income for six months.',
    ],
  },
  'teaching-class': {
    title: 'A class that runs itself',
    why: 'Most unrest in a class begins while people stand, queue or listen. Short explanations and a fixed running order do more for discipline than a loud voice.',
    steps: [
      'Write the next lesson on one card: game, one technique in three small parts, a partner task, a short contest, a calm close, with minutes beside each.',
      'Teach it with no explanation longer than a minute, and speak to each pupil by name at least once.',
      'Note after each class where it got noisy or dull, and change only that block for the next one.',
    ],
    metric: 'Minutes per class in which everybody is moving: at least two thirds of the hour.',
    rules: [
      {
        cue: 'the noise rises while I am explaining',
        action: 'I stop in mid-sentence, show the movement once without words and send them off to try it',
      },
      {
        cue: 'a parent shouts instructions from the bench',
        action: 'I carry on with the class and talk to them alone at the door afterwards',
      },
    ],
    question:
      'In which minute of your last class did you lose the group, and what were they meant to be doing just then?',
    close_up: [
      'Choose one opening game and one closing ritual, and keep both the same for a month.',
      'Say to the group in the first minute: “When I raise my hand, everybody freezes and looks. Let’s try it twice.”',
      'Ask a colleague or an older pupil to take half the group for ten minutes while you work with the rest.',
    ],
  },
  'fight-offer': {
    title: 'Yes or no to the offer',
    why: 'An offer always comes with hurry, because somebody else needs an answer. Take a night, check health, match-up and terms one by one, and a no to one of them is a good enough no.',
    steps: [
      'Ask for everything in writing: date, opponent and record, weight, rounds and rules, purse, travel, medical cover, and by when they need an answer.',
      'Go through the list with your coach and mark each point green or red: health, shape, weight, opponent, money.',
      'Answer by the deadline in two sentences, and if it is a no, name the date from which you would be ready.',
    ],
    metric: 'Points on the list that are green: all of health and weight, and at most one red among the rest.',
    rules: [
      {
        cue: 'the matchmaker wants a yes on the phone',
        action: 'I say that I answer tomorrow at noon, after I have talked to my coach',
      },
      {
        cue: 'I notice I only want to say yes so as not to disappoint anybody',
        action: 'I write down what I would advise a teammate with the same offer',
      },
    ],
    question: 'If this offer came again in three months, would you still want it now?',
    close_up: [
      'Write down the one point of the offer that gives you a bad stomach.',
      'Reply today: “Thanks for thinking of me. Please send me opponent, weight, rounds and terms in writing; you’ll have my answer tomorrow.”',
      'Offer a change instead of a no: a later date, fewer rounds or the next weight class up.',
    ],
  },
}
