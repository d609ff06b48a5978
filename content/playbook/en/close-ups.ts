import type { CloseUp } from '../card.ts'
import type { CardId } from '../cards.ts'

export const CLOSE_UPS: Record<CardId, CloseUp> = {
  'first-fight-nerves': [
    'Stand where you normally warm up, close your eyes for one minute and walk through the door to the first touch of gloves or grip.',
    'Write on your hand wrap or tape: “Shaking is fuel. Jab first.” Read it whenever your hands start to shake.',
    'Tell your coach about the nerves before training and ask for one round that begins with a full walk-out.',
  ],
  'pre-fight-routine': [
    'Time one block only, the wraps or the tape, from start to finish, and note the minutes.',
    'Tell your corner: “From an hour out I follow my list. Please guard the door and the clock.”',
    'Shrink the hour to a ten-minute version for days when the card runs late or there is no room.',
  ],
  'first-minute-plan': [
    'Do the opening ten times in front of a mirror, from hands down to the first weapon, with no follow-up.',
    'Say it in six words before the bell, like “high guard, jab, jab, step left”.',
    'Prepare a second opening in case they rush you: cover, turn, reset to the centre.',
  ],
  'game-plan-three-lines': [
    'Fill in just the first line: the distance or position where you win most of your rounds.',
    'Put it in words your corner can shout: “Long. Body. Off the ropes.”',
    'Keep your coach’s plan, and choose from it the one line you will never drop.',
  ],
  'opponent-study': [
    'Watch a single minute and write down only what they do first when someone steps in.',
    'Message someone who has met them: “What surprised you, and what did they do when tired?”',
    'Prepare for the type instead of the person if no footage exists: their gym, stance, height and usual first attack.',
  ],
  'southpaw-problem': [
    'Stand opposite a wall corner in your stance and step your front foot outside an imagined one twenty times.',
    'Ask at open mat or by message: “Could you give me four light rounds left-handed? I’ll hold pads for you after.”',
    'Have an orthodox partner switch stance for two rounds if no real one is near; position matters more than skill.',
  ],
  'taller-opponent': [
    'Throw five feints in a row from out of range and step in behind only the fifth.',
    'Ask your coach: “Call me in on the second jab, and shout if I go straight twice.”',
    'Let them come instead: stay just out of reach, make the long arm miss, and answer as it goes back.',
  ],
  'pressure-fighter': [
    'Tape a square of two metres on the floor and move for two minutes without touching an edge.',
    'Agree on one word with your corner, such as “door”, for the moment you must turn off the line.',
    'Meet them first for ten seconds a round: a hard jab and a clinch slow the walk more than running does.',
  ],
  'freeze-in-sparring': [
    'Do twenty slow repetitions of parry and step against a partner who says “now” before each jab.',
    'Tell your partner: “I am working on staying present. A third of the pace, jabs only, please.”',
    'Make blinking and breathing the whole task for one round: eyes open, breathe out at every touch, no scoring.',
  ],
  'gassing-out': [
    'Shadow-box one round and breathe out audibly on each strike; stop if you catch yourself holding air.',
    'Ask your corner to call “loose” at every half minute, and drop your shoulders each time.',
    'Work on pace inside the sessions you already have: first minute at six of ten, last minute at eight.',
  ],
  'between-rounds-reset': [
    'Sit down on a chair after one hard minute and do only the first part: twenty seconds of long out-breath.',
    'Ask your corner: “Let me breathe first. Then one sentence, and nothing after that.”',
    'Do it standing against the wall between drills if nobody gives you a minute on a stool.',
  ],
  'corner-communication': [
    'Pick the one word that has helped you most in sparring, and say what your body does when you hear it.',
    'Send this: “On the day I can hear one voice and three words. Can these be mine?”',
    'Arrange hand signals if the hall is too loud: one finger, flat hand, fist.',
  ],
  'fight-week-calm': [
    'Set one alarm for lights out and hand all ticket questions to one friend.',
    'Answer messages with: “Thanks for thinking of me. I am quiet this week and back on Sunday.”',
    'Choose just one fixed point, the bedtime, if shifts or children break up everything else.',
  ],
  'night-before-sleep': [
    'Pack the bag now, all of it, so that the last evening has nothing left to ask of you.',
    'Say when you lie awake: “Lying still is rest. One short night has never lost a bout.”',
    'Get up after twenty minutes awake, sit in dim light with something dull, and go back when the eyes grow heavy.',
  ],
  'weigh-in-sanely': [
    'Write down three morning weights on three days, and nothing else about food.',
    'Ask the professional: “Is this class healthy for me by that date, and what would you advise against?”',
    'Request the class above from your coach; a strong bout one class up beats a hollow one below.',
  ],
  'weight-class-choice': [
    'Recall the month in which you felt strongest in the gym, and what you weighed then.',
    'Ask: “If health alone decided, which class would you put me in?”',
    'Enter one smaller event in the higher class first, and judge by how you moved.',
  ],
  'return-after-injury': [
    'Write down three movements that are pain-free and allowed, and do ten calm ones of each.',
    'Tell your partner before you start: “This side is off limits. Slow entries, and stop when I tap your back.”',
    'Build trust in the joint first with solo work you are cleared for, if contact still makes you flinch.',
  ],
  'return-after-knockout': [
    'Put the gloves away where you do not see them, and call the doctor’s office for an appointment.',
    'Say to anyone who pushes you: “No contact until the doctor signs. That is not up for discussion.”',
    'Come to the gym as timekeeper or cameraman, so that you stay part of it without any contact.',
  ],
  'after-a-loss': [
    'Send one message to someone who was there and tell them how it felt; leave the tape for now.',
    'Answer questions at the gym with: “It hurt, I learned one thing, and I am back on the mat.”',
    'Go in at a quiet hour first, with one training partner, if facing everybody feels too much.',
  ],
  'after-a-win': [
    'Write one line on the moment it nearly turned, while you still remember it.',
    'Tell your coach: “I want one thing to fix from this win before we talk about the next name.”',
    'Set one small task for the first session back, so that training starts with work and not with stories.',
  ],
  'trash-talk': [
    'Mute the account and hand your phone’s comment section to a friend for the week.',
    'Answer once, if you must, with: “See you on the day.” Nothing after that.',
    'Give your sponsor or your people one calm line in advance, so that your silence is not read as fear.',
  ],
  'hostile-crowd': [
    'Play two minutes of crowd noise through headphones while you shadow-box and name your breath, their chest, your coach.',
    'Tell yourself at the first boo: “That is weather. My work is here.”',
    'Borrow the noise: let every shout be the signal for one deep out-breath.',
  ],
  'big-stage-title': [
    'Cross out the word title on your sheet and write the first exchange there instead.',
    'Tell family and friends: “After the fight I am all yours. Until then my phone is off in the evening.”',
    'Rehearse the strange parts, lights, wait, announcement, once in your head, so that none of it is new.',
  ],
  'belt-grading': [
    'Do the item you fear most once, badly, and write down the exact point where it breaks.',
    'Ask a higher grade: “Could you watch me do this three times and tell me one thing?”',
    'Practise at home without a partner on the days you cannot get to the mat: ten slow, clean repetitions of one red item.',
  ],
  'technique-plateau': [
    'Film ten repetitions on your phone and look at the first and the last only.',
    'Ask your partner: “Give me the same reaction five times, and tell me when I telegraph it.”',
    'Take a skill next to it for two weeks; coming back from the side often loosens what is stuck.',
  ],
  'guard-always-passed': [
    'Do two minutes of knee to elbow on each side, lying on the floor, before you stand up from the warm-up.',
    'Ask your partner: “Pass me slowly five times and stop when you feel my frame go.”',
    'Sit up earlier: fight for the first grip while they are still standing, before the guard is tested at all.',
  ],
  'stuck-under-mount': [
    'Lie flat, elbows tight, and practise one bridge and one hip escape ten times without a partner.',
    'Say to yourself under the weight: “Breathe, elbows, hips.” In that order, every time.',
    'Spend the round on not getting there: turn to your side the moment the pass begins.',
  ],
  'takedown-defence': [
    'Do ten slow sprawls on your own, hips first, and freeze in each to check your head position.',
    'Ask your partner: “Shoot at half pace ten times, and tell me where you felt an opening.”',
    'Work on getting up instead: hand on the floor, hip out, back to the wall, stand.',
  ],
  'timing-and-counters': [
    'Watch one partner for a minute from outside and say “now” each time the shoulder moves.',
    'Ask for: “Only the jab, whenever you like, slowly. I’ll wait for it.”',
    'Step back first and counter second, if standing still for the attack makes you tense.',
  ],
  'training-partner-ego': [
    'Write your number for tonight on your tape, and choose the partner before class starts.',
    'Say it before the round: “Four out of ten today, I am working on defence. Good for you too?”',
    'Switch partner after one round without a debate, and let the coach know why afterwards.',
  ],
  'coach-disagreement': [
    'Write the one change you want as a question, in a single line.',
    'Open with: “Help me understand what this is for. I have noticed something and would like your eye on it.”',
    'Look for the freedom inside the plan: warm-up, extra ten minutes, work at home need nobody’s permission.',
  ],
  'changing-gyms': [
    'Write down the one thing that you would miss most and the one thing you cannot get where you are.',
    'Tell your coach: “I owe you a lot, especially this. I am trying another place, and wanted you to hear it from me.”',
    'Ask for one change where you are, with a date, before you pack your bag.',
  ],
  'training-around-work': [
    'Look at the coming week and find one single hour that nobody can take; put it in the calendar now.',
    'Tell the people you live with: “Tuesday at seven is mine. What do you need from me in return?”',
    'Split the session: ten minutes before work and ten after it beat an hour that never happens.',
  ],
  'overtraining-signs': [
    'Cancel one hard session in the next two days and sleep in its place.',
    'Tell your coach: “I am running on empty: sleep, mood, energy. I need an easy week to keep my place.”',
    'Keep the presence and drop the load: go to class, do technique at half pace, skip the hard rounds.',
  ],
  'cornering-others': [
    'Write one instruction of at most eight words that you gave well in training.',
    'Ask your fighter: “What should I say when it goes badly, and what never?”',
    'Hand the talking to one calmer person if your own voice climbs, and take water and time yourself.',
  ],
  'kids-first-tournament': [
    'Ask at breakfast what they look forward to most, and say nothing more about the day.',
    'Say in the car home: “I loved watching you. Shall we get something to eat?”',
    'Let the coach do the coaching and take the seat furthest from the mat.',
  ],
  'fear-of-getting-hit': [
    'Have someone touch your gloves ten times with an open hand while you keep breathing out.',
    'Tell a partner you trust: “Touch only, to the guard, slowly. I’ll say when we go up.”',
    'Begin with the body: three rounds where only the body may be touched take the face out of it.',
  ],
  'confidence-before-bout': [
    'Write down five rounds or sessions from this camp that were hard and that you finished.',
    'Tell yourself on the bag: “I have done this work. Hands home, feet first.”',
    'Ask your coach for three things they have seen you do well, and copy them word for word.',
  ],
  'anger-in-the-ring': [
    'Recall the last time you lost your head, and write the second before it: what was said, what you felt.',
    'Choose a word for your corner, such as “cool”, that means one thing only: out-breath and step.',
    'Train the way back instead of the calm: get angry for five seconds on the bag, then jab and circle for ten.',
  ],
  'late-opponent-change': [
    'Write your own three best actions on one line before you look at a single clip.',
    'Ask your coach: “What two things change, and what stays exactly as it was?”',
    'Say no if shape, weight or health do not fit; the next offer comes, and nobody remembers this one.',
  ],
  'ask-for-promotion': [
    'Write one result of yours with a number beside it, the one your boss would miss most.',
    'Open with: “I have done this job for a while without the title. Here are three results. I would like to talk about the role.”',
    'Ask for the condition if the answer is no: which result by which date would make it a yes, in writing.',
  ],
  'salary-negotiation': [
    'Look up two pay figures for your work near you and write your number between them.',
    'Say: “Looking at what I bring and what the market pays, I would like to be at this number.” Then count to five.',
    'Trade if there is no money: a date for the next review, training, a bonus, fewer hours.',
  ],
  'job-interview': [
    'Tell one story aloud in ninety seconds, with the result as the first sentence.',
    'Answer the weakness question with: “I used to do this. Now I do that, and here is how it shows.”',
    'Buy time when you go blank: repeat the question in your own words, breathe out, and start with an example.',
  ],
  'first-day-new-job': [
    'Write three of your five questions on a card that fits into your pocket.',
    'Ask each new face: “What should I know here that nobody writes down?”',
    'Find one person who started shortly before you, and ask what they wish they had known.',
  ],
  'difficult-boss': [
    'Send one short report before it is asked for: done, next, open.',
    'Say: “I want to give you what you need without interruptions. Would ten minutes every Monday work?”',
    'Speak in terms of what the boss fears, errors, owners, customers, if fairness does not move them.',
  ],
  'conflict-with-colleague': [
    'Write the last incident in one sentence, the way a camera would have recorded it.',
    'Begin with: “I would like us to work well together. On Tuesday this happened, and it cost me that. Could we do it this way?”',
    'Bring in a third person both of you respect, if talking alone has gone wrong before.',
  ],
  'fear-of-public-speaking': [
    'Stand up and say only your first sentence aloud, three times, to a chair.',
    'Begin with something short, like: “Three numbers changed this year. One of them worries me.”',
    'Hold a card with five words in your hand; knowing it is there does more than reading it.',
  ],
  'presentation-to-leaders': [
    'Write the one sentence you want them to repeat when you have left the room.',
    'Open with: “I need one decision from you today. Here is why, in three points.”',
    'Talk to one of them beforehand for five minutes, and build in the objection you hear.',
  ],
  'career-change': [
    'Write to one person who does that work and ask for fifteen minutes on the phone.',
    'Ask them: “What do you do all day, what did you have to learn first, and what would you skip?”',
    'Keep the job and test one evening a week, if there is no cushion to jump onto.',
  ],
  'choosing-between-offers': [
    'Write down what an ordinary Tuesday would look like with each of the two.',
    'Ask both: “I want to decide well. Could I have until this day, and speak with someone on the team?”',
    'Ask the people it touches what they would give up for each, and only then count the money.',
  ],
  'losing-a-job': [
    'Write the first line of your CV: your trade, your years, and one thing you did that people relied on.',
    'Send this to one old colleague: “I have been let go and am looking for this. Who should I talk to?”',
    'Begin with the papers if writing is too much: one call to an adviser on what you are owed.',
  ],
  'job-search-rhythm': [
    'Enter just your last three applications in the table, with the date of each.',
    'Write to a person, not a portal: “I saw you work there. May I ask you two questions about the job?”',
    'Halve the number and double the care: two tailored applications a week beat ten copies.',
  ],
  'imposter-feeling': [
    'Write one thing you solved last week that somebody else had to ask about.',
    'Say when you do not know: “I have not done that yet. I will find out by tomorrow.”',
    'Keep the file private if it feels like bragging: it is a logbook, facts with dates, for your eyes only.',
  ],
  'burnout-at-work': [
    'Choose one task for the coming days that you simply leave undone, and write its name down.',
    'Tell the doctor: “I have been worn out for this long, I sleep this badly, and it does not go away at weekends.”',
    'Ask for something small first if nobody can cover you: one evening offline, one shift swapped, one duty paused.',
  ],
  'leading-a-team-first-time': [
    'Pick the loudest of them and write one thing you honestly value in them.',
    'Say in private: “Last month we were mates, now I also answer for the result. What do you need from me so that it works?”',
    'Win two of them first, quietly, instead of facing all at once; a crew follows its own people.',
  ],
  delegating: [
    'Write what done looks like for one small task, in three lines.',
    'Say: “This is yours now. I’ll look at it on Wednesday and Friday, and not in between.”',
    'Give away a piece whose failure would cost little, if letting go of the whole is too much.',
  ],
  'giving-hard-feedback': [
    'Write the one behaviour you saw last, with day and place, and cross out every adjective.',
    'Say: “I saw this on Monday. The effect was that. What I need is this. How do you see it?”',
    'Put it in two written lines first, if the person tends to shout or cry, and talk the day after.',
  ],
  'receiving-criticism': [
    'Write the sentence that stung, and beside it what you would say if a friend had received it.',
    'Answer with: “Thank you. Could you give me one example? I want to understand it.”',
    'Ask somebody neutral whether they see it too, before you decide what to keep.',
  ],
  'exam-certification': [
    'Close the book and write everything you remember of one topic in five minutes.',
    'Ask yourself after each page: “How would I explain this to a new colleague in one sentence?”',
    'Use old exam questions instead of the book, if reading does not stick: wrong answers teach fastest.',
  ],
  'learning-new-skill': [
    'Practise the smallest piece for ten minutes and stop while you still get it right.',
    'Ask someone better: “What is the one thing you would correct first?”',
    'Build something tiny and useful with it, if exercises bore you.',
  ],
  'networking-shy': [
    'Write one message of three lines to somebody you have met once.',
    'Ask as an opener: “What are you working on at the moment that you enjoy?”',
    'Take on a job at the event, the door, the coffee, the sign-in; a task starts the talk for you.',
  ],
  'athlete-to-work': [
    'Write down who asks you for help, and for what; that is where your work may lie.',
    'Ask at a club, school or project: “Could I help out for one afternoon and see whether I am of use?”',
    'Start beside the sport, coaching, youth work, safety, if a wholly new field feels too far.',
  ],
  'sponsorship-pitch': [
    'List three shops or firms where they already know your face.',
    'Say: “My next fight is on this date. I would put your name on my kit and train your team once. Would that help you?”',
    'Offer a trade instead of money at first: food, physio, kit against photos and a class.',
  ],
  'dual-career-fighter': [
    'Mark the two worst clashes of the coming fortnight on one sheet, shift against session.',
    'Ask a colleague: “Could you take my Thursday late in camp? I’ll take your Christmas weekend in return.”',
    'Move the hard session to the day after the days off, if no shift can be changed, and sleep first.',
  ],
  'stuck-no-growth': [
    'Write down what you last learned at work, and when.',
    'Ask: “What would I have to show you by spring to be trusted with this?”',
    'Take on one project next to your duties that people outside your team will see.',
  ],
  'remote-work-focus': [
    'Carry the phone to another room for one block of twenty-five minutes.',
    'Tell those at home: “Door closed means forty-five minutes. After that I am yours.”',
    'Work the first block somewhere else, library or café, if home always wins.',
  ],
  'open-own-gym': [
    'Divide the monthly cost by your price and write the number of members on a slip of paper.',
    'Ask the landlord: “I am serious and I am checking my numbers. Can I have two more weeks, or a break clause after a year?”',
    'Rent hours in someone else’s hall first, and move out only when those are full.',
  ],
  'get-more-members': [
    'Message one person who asked and never came, by name, with one time to choose.',
    'Write: “Your first class is on Thursday at seven. I’ll meet you at the door, and nobody spars on day one.”',
    'Ask every regular for one name this week, if advertising has brought nobody.',
  ],
  'members-leaving': [
    'Choose one name from last month and send a line before you go home.',
    'Write: “We missed you. No offer, just a question: what was the last class you enjoyed, and what changed?”',
    'Look at week three instead of the exit: greet, name and pair every beginner there yourself.',
  ],
  'pricing-too-low': [
    'Say the new price aloud to a mirror five times, with nothing after it.',
    'Write: “From the first of the month a session costs this. You have been with me from the start, so yours changes three months later.”',
    'Raise it for new people only, if you fear for the regulars, and look at the numbers after a month.',
  ],
  'cash-flow-hole': [
    'Write three numbers: what is in the account, what must go out by the due date, what is missing.',
    'Call and say: “I will be short by this much on that day. I can pay this now and the rest on this date.”',
    'Sell something ahead, passes, vouchers, a course, if there is nothing left to cut.',
  ],
  'debt-pressure': [
    'Open one letter, the nearest, and write the sum and the date on its envelope.',
    'Say on the phone: “I want to pay, and I cannot pay all of it now. What plan do you offer?”',
    'Let an advice centre make the calls, if your voice fails you; that is what they are for.',
  ],
  'difficult-client': [
    'Write what was agreed in two lines, as you would for someone who was not there.',
    'Say: “I like working with you, and I want to keep it fair. This is included, that is extra, and this is the rule for cancelling.”',
    'Raise the price for this one client instead of arguing, and let them decide.',
  ],
  'late-payers': [
    'Send one reminder now, to the oldest invoice, in two friendly lines.',
    'Write: “Invoice 12 was due on the 1st. Could you tell me today on which day it will be paid?”',
    'Ask for a part in advance on the next job, if reminders change nothing.',
  ],
  'competitor-next-door': [
    'Write the name of one member who would never leave, and why.',
    'Ask them: “What do you get here that you would miss over there?”',
    'Build on the one group nobody else serves properly, and say so on the door.',
  ],
  'partner-conflict': [
    'Write three decisions of the last month and who really took each.',
    'Open with: “I want us to stay friends and the place to stay open. Can we put on paper who decides what?”',
    'Suggest a neutral third person as the first step, if a talk alone ends with someone leaving.',
  ],
  'hire-first-person': [
    'Circle the two hours of last week that anybody with keys could have done.',
    'Tell a candidate: “You lead the warm-up and one drill, I watch for twenty minutes, then we talk. It is paid.”',
    'Begin with a few paid hours from someone who already trains with you, before you create a post.',
  ],
  'fire-someone-fairly': [
    'Write the three facts with dates that a stranger would understand.',
    'Say: “I have decided to end our work together. The last day is this. I will explain what happens next.”',
    'Give one last written chance with a date, if none was ever given clearly.',
  ],
  'launch-new-offer': [
    'Write the offer as one sentence and send it to one person it is for.',
    'Ask: “I am running a small first round from this date at this price. Shall I save you a place?”',
    'Sell it once by hand before you build anything for it.',
  ],
  'social-media-marketing': [
    'Film thirty seconds of one beginner’s first success, with their consent.',
    'End each post with: “Live near here and never tried it? Thursday at seven, message me.”',
    'Leave the feed for a week and use the hour for ten messages to people in your own district.',
  ],
  'sales-conversation': [
    'Write the price on a card and say it aloud with a full stop after it.',
    'Say: “From what you told me, this would fit. It costs this. Shall we start on Monday?” Then wait.',
    'Let them try one session first, and ask on the way out instead of at the desk.',
  ],
  'lost-big-client': [
    'Write the monthly gap as one number, and how many small clients would fill it.',
    'Ask: “No need to soften it: what made you leave, and who else needs what I do?”',
    'Offer your three best remaining clients a bit more, before you look for strangers.',
  ],
  'too-many-ideas': [
    'Write all ideas on slips and turn over every one you did nothing for this month.',
    'Tell two people: “Until the end of the quarter I do only this. Remind me if I bring up something else.”',
    'Draw lots between the two best, if all look equally good, and see whether you are relieved.',
  ],
  'working-too-many-hours': [
    'Choose one evening of this week and write “closed” beside it where others see it.',
    'Tell customers: “On Wednesdays I answer until six. Anything later, I answer on Thursday.”',
    'Cut one service nobody would miss, if there is no money for help.',
  ],
  'business-plan-one-page': [
    'Write just the numbers box: price, customers a month, costs, what is left.',
    'Explain it like this: “I help these people with this problem. It costs that, and it breaks even at this many customers.”',
    'Begin with one paying customer and write the plan from what you learn.',
  ],
  'investor-or-bank-meeting': [
    'Write three of the six numbers on a card: what you ask for, what it buys, what comes in each month.',
    'Open with: “I am asking for this sum for this purpose. It gets paid back from that, and if it goes badly, from this.”',
    'Ask for a smaller first sum or for used equipment, if the whole looks too risky.',
  ],
  'seminar-or-event': [
    'Multiply seats by price, take off hall and guest, and write what is left.',
    'Invite with: “I am keeping twenty places for people I know. Would you like one until Friday?”',
    'Run a small version for your own people first, an evening instead of a day.',
  ],
  'online-coaching-offer': [
    'Write the one question people ask you most, and your answer in five lines.',
    'Offer it like this: “I am taking three people for four weeks, one call and one plan each. Are you one of them?”',
    'Coach one person free for two weeks and ask for a testimonial in return, if you have no proof yet.',
  ],
  'seasonal-slump': [
    'Write down last year’s weakest month and the sum that was missing.',
    'Offer: “Ten classes, to be used by March, at the price of eight. Only this week.”',
    'Use the empty weeks for a company class or a school holiday course.',
  ],
  'bad-review': [
    'Close the page, set a timer for an hour, and write the angry version by hand.',
    'Answer: “Thank you for telling us. This is not how we want anyone to feel. Please call me, I would like to understand it.”',
    'Let others speak for you: three honest reviews from members weigh more than any defence.',
  ],
  'start-a-habit': [
    'Do it once now, for two minutes, and put the first cross on paper.',
    'Say aloud: “After the coffee I do two minutes, and then I may stop.”',
    'Change the anchor, not the habit, if it keeps failing: another hour, another place.',
  ],
  'break-a-habit': [
    'Put the thing you reach for twenty seconds further away: another room, a high shelf, a locked box.',
    'Say when the urge comes: “Ten minutes. Then I decide again.”',
    'Plan only for the worst hour of the day, and leave the others as they are for now.',
  ],
  procrastination: [
    'Open the letter, file or page that weighs most and read its first line; that is all.',
    'Say: “Two minutes, badly, now.”',
    'Do it beside someone, in a library or on a call, if you never start alone.',
  ],
  'no-time': [
    'Delete one thing from tomorrow and write what you do with its half hour.',
    'Answer the next request with: “I cannot this week. Ask me again on Monday.”',
    'Join two things instead of finding an hour: walk to work, train with the child, read on the bus.',
  ],
  'money-savings-goal': [
    'Open your banking app and set a transfer of a small, almost silly amount for the next payday.',
    'Say at the counter: “This, or the goal.” Then decide.',
    'Earn the first part instead, if nothing can be cut: sell one thing, one extra shift, one lesson.',
  ],
  'sleep-better': [
    'Put the charger in the kitchen now, and a cheap alarm clock by the bed.',
    'Tell yourself at night: “Resting is enough. I get up at the same time anyway.”',
    'Leave bedtime alone and fix only the hour of getting up, weekends included.',
  ],
  'lose-weight-healthily': [
    'Choose tomorrow’s breakfast now: eggs, yoghurt or beans, with fruit, and water beside it.',
    'Say when food is pushed on you: “It looks wonderful. I have had enough, thank you.”',
    'Change the evening only, a cooked meal at a table, and leave the rest of the day as it is.',
  ],
  'get-back-in-shape': [
    'Walk for fifteen minutes today, five out, five quick, five back, and stop there.',
    'Tell yourself at the door: “Half is the plan. I come back tomorrow because of it.”',
    'Choose what is kind to the weak spot, swimming, cycling, mobility, before anything that jolts.',
  ],
  'relationship-conflict': [
    'Write one sentence that starts with “I would like”, without the word you.',
    'Say: “I do not want to win this. When it happens I feel alone, and I would like you to hear me out for ten minutes.”',
    'Write it as a short letter, if every talk turns loud, and ask for an answer in two days.',
  ],
  'family-does-not-support': [
    'Choose the one relative who worries least loudly, and ask for ten minutes.',
    'Say: “I know you are afraid for me. Tell me the worst of it, and I will just listen.”',
    'Show instead of talk: invite them to one ordinary class, no fight, and let the coach greet them.',
  ],
  'break-up': [
    'Eat something warm, and write to one friend: “Can I come by?”',
    'Tell shared friends: “You need not choose. Just tell me beforehand when both of us are invited.”',
    'Go to places that were never yours together, if the old ones hurt too much.',
  ],
  grief: [
    'Sit with a photo or one of their things for five minutes, and let whatever comes come.',
    'Tell your coach: “Some days I will train and some days I will only sit here. Both are me doing what I can.”',
    'Make one small ritual of it, a round, a walk, a song for them, and leave the rest of the hour free.',
  ],
  loneliness: [
    'Write one line to someone you liked: “I thought of you. How are you these days?”',
    'Say after class: “I am new here and know nobody yet. Where do you all go afterwards?”',
    'Choose a place where there is something to do with the hands, if small talk is hard: a class, a kitchen, a team.',
  ],
  'anxiety-everyday': [
    'Put both feet on the floor, breathe out for six counts ten times, and name five things you see.',
    'Say when it comes at night: “This is the night voice. I’ll listen to it again tomorrow at five.”',
    'Get up and write the worry on paper in the kitchen, if lying there makes it grow, then go back to bed.',
  ],
  'self-doubt': [
    'Write the sentence of the voice, and behind it: “says who, and since when”.',
    'Answer it with: “I hear you. I have done hard things before, and I start now.”',
    'Act first and argue later: five minutes of the thing itself quieten the voice more than reasons.',
  ],
  perfectionism: [
    'Choose one open task and write the three lines that make it good enough.',
    'Hand it over with: “This is a first version. What is the one thing you would change?”',
    'Halve the time instead of the standard: when the timer rings, it goes out.',
  ],
  'comparison-with-others': [
    'Mute one account now, and write one thing you could not do a year ago.',
    'Say when the sting comes: “That is their chapter twelve. I am writing mine.”',
    'Turn envy into a question: which one part of it do you truly want, and what would the first inch of it be.',
  ],
  'motivation-gone': [
    'Do ten minutes of only the part you always liked, without any plan.',
    'Write to a training partner: “It has stopped being fun lately. Would you do an easy one with me?”',
    'Stop on purpose for one week with a date for coming back, and see what you miss.',
  ],
  'big-decision': [
    'Write the decision as a question with three answers, one of them odd.',
    'Ask someone who chose it: “What do you pay for it that nobody sees?”',
    'Try one option for a week as if it were decided, if thinking only turns in circles.',
  ],
  'moving-city': [
    'Write the three things that must be settled before the first night there, and nothing else.',
    'Message a gym there: “I am moving to your town in a few weeks and would like to train. When can I come by?”',
    'Keep one thing from here on purpose, a weekly call or a last session, so that not everything ends at once.',
  ],
  'becoming-a-parent': [
    'Ask tonight: “What is the one thing that would help you most this week?”, and say yours.',
    'Say: “You sleep from eight to twelve, I take the rest, and tomorrow we swap.”',
    'Count sleep as training for now, and let ten minutes with the child on the mat be a session.',
  ],
  'boundaries-saying-no': [
    'Write your no in ten words and say it aloud to the wall.',
    'Say: “I care about you, and I can’t do that this week. Ask me again for next Thursday.”',
    'Buy time first, if a plain no is too hard: “Let me look and tell you tomorrow.”',
  ],
  'return-to-study': [
    'Lay the book or the laptop on the table now, open at the page where you begin.',
    'Write to a fellow student: “Shall we do one hour together on Wednesday, each their own work?”',
    'Study in twenty-minute pieces on the way, if there is no free block.',
  ],
  'discipline-of-mornings': [
    'Put clothes, bottle and bag in one heap by the door before you go to bed.',
    'Say when the alarm rings: “Feet on the floor first. Then I may decide.”',
    'Begin with two mornings a week, and move the alarm by fifteen minutes instead of an hour.',
  ],
  'if-then-plan': [
    'Take the moment that trips you most often and write only its first half: “If it is … and I …”.',
    'Say the whole sentence aloud once in the place where it will happen.',
    'Choose a moment you cannot miss, a door, a meal, the alarm, if the first cue was too vague.',
  ],
  woop: [
    'Close your eyes for one minute and picture the best of it, then the thing in you that would stop it.',
    'Write: “When I notice myself drifting, I do the next five minutes of it.”',
    'Make the wish smaller until it fits into one week, if the obstacle looks too big.',
  ],
  'grow-talk': [
    'Write one line under each heading, and leave the rest blank for now.',
    'Ask one person: “What else could I do? Only options, please, no advice.”',
    'Start from what already works, if the goal is still foggy: which hour of last week felt right.',
  ],
  'scale-one-to-ten': [
    'Write your number and one reason why it is not lower.',
    'Ask someone who knows you: “What would you see me do if I were half a point higher?”',
    'Rate three areas apart, work, body, people, if one number says too little, and begin with the lowest.',
  ],
  'break-goal-down': [
    'Write the date on top and the halfway mark in the middle of the page; two lines are enough.',
    'Tell one person: “By the end of this month I will have done this much.”',
    'Count in weeks instead of months, if it still looks like a mountain: what must be true on Sunday.',
  ],
  'process-goals': [
    'Write one action that is fully in your hands and takes less than an hour.',
    'Say after each point or sale: “Next one.” Then do your first action again.',
    'Keep the result for the end of the month, even where you are paid by it, and look daily only at the actions that lead there.',
  ],
  'strengths-inventory': [
    'Write one hard time you came through and the thing in you that did it.',
    'Ask a friend: “When have you seen me at my best, and what was I doing?”',
    'Look at what annoys you in others; it is often the strength you take for granted in yourself.',
  ],
  'resource-map': [
    'Write five names, no matter how small their part might be.',
    'Ask: “I am starting this and have no money yet. Could I use the hall on one afternoon, and clean it afterwards?”',
    'Begin with what costs nothing, a park, borrowed kit, one volunteer, and let it grow from there.',
  ],
  'obstacle-breakdown': [
    'Write the three biggest parts on three slips, and put aside whatever is not yours.',
    'Say to the other person: “This part is mine, I’ll take it. This one is ours. When can we look at it?”',
    'Take the part that weighs most first, if it drags all others down, and give it one call or one letter.',
  ],
  'accountability-partner': [
    'Write down one name, even of someone you know only from training.',
    'Ask: “Would you ask me one number every Sunday? You need not do anything else.”',
    'Use a wall chart, a group or a public list, if there is no one to ask yet.',
  ],
  'weekly-review': [
    'Write three lines now: what moved, what blocked, what comes next.',
    'Put in the calendar: “Sunday, six o’clock, twenty minutes, same chair.”',
    'Do it aloud on a walk into your phone, if paper is not your thing.',
  ],
  'reappraise-pressure': [
    'Name the loudest of the pressures, and write one thing about it you can do within the hour.',
    'Say: “This is my body getting ready. One thing first.”',
    'Take one load off before you work on the feeling: postpone, hand over or cancel a single item.',
  ],
  'breathing-reset': [
    'Breathe out for six counts and in for three, five times, right where you are.',
    'Tell yourself: “Out first. Then decide.”',
    'Use your hands instead, if breathing makes it worse: press them together for ten seconds and let go.',
  ],
  'self-talk-script': [
    'Write the sentence the voice says, and under it what your coach would say instead.',
    'Try lines like “Eyes up, next ball”, “One thing, now”, “I have been here before”.',
    'Speak to yourself by name, as to a friend, if lines in the first person sound false.',
  ],
  'setback-recovery': [
    'Do the smallest version once before the day ends, whatever hour it is.',
    'Say: “One slip is a date, not a verdict. The next one counts.”',
    'Plan the risky days ahead, holidays, trips, bad nights, with a minimum that survives them.',
  ],
}
