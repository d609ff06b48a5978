import type { CardWords } from '../card.ts'
import type { MIND_CARDS } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_CARDS, CardWords> = {
  'first-fight-nerves': {
    title: 'Nerves into readiness',
    why: 'Shaky hands and a dry mouth are the same engine that makes you fast. Hardly anybody steps in calm; those who look calm have simply met those signs before and stopped arguing with them.',
    steps: [
      'Name your three nerve signs on paper, with the line “my body is getting ready” beside each, and read it aloud twice.',
      'Rehearse the walk and the first 30 seconds in full kit five times: door, ropes or mat, guard up, first jab or grip.',
      'Say your line at the first sign of nerves, breathe out slowly six times, then do only your first 30 seconds.',
    ],
    metric: 'Rate nerves 1–10 before and after the line; it works when you still do your first 30 seconds at a 7.',
    rules: [
      {
        cue: 'my stomach turns in the changing room',
        action: 'I say “my body is getting ready” and shadow-box for one minute',
      },
      {
        cue: 'I start looking for a reason to pull out',
        action: 'I say it to my coach in plain words and decide nothing until the next day',
      },
    ],
    question: 'Which moment between the changing room and the first exchange worries you most?',
    close_up: [
      'Stand where you normally warm up, close your eyes for one minute and walk through the door to the first touch of gloves or grip.',
      'Write on your hand wrap or tape: “Shaking is fuel. Jab first.” Read it whenever your hands start to shake.',
      'Tell your coach about the nerves before training and ask for one round that begins with a full walk-out.',
    ],
  },
  'pre-fight-routine': {
    title: 'The last sixty minutes',
    why: 'The hour before a bout is full of other people’s timing. A fixed sequence gives you something that belongs to you, and it can be stretched or shortened when the running order slips.',
    steps: [
      'List five blocks for your last hour with minutes for each: settle, wraps, mobility, pads or drilling, quiet.',
      'Run the whole sequence before one sparring session and cut anything that felt rushed or left you cold.',
      'Start the sequence 60 minutes before your slot; if the order changes, repeat the mobility block and wait.',
    ],
    metric: 'Sequences done in order before sparring: after four in a row you should start warm without thinking.',
    rules: [
      { cue: 'the bout order changes', action: 'I go back to mobility and keep my last ten minutes for pads' },
      {
        cue: 'a friend comes into the changing room to chat',
        action: 'I point to my list, promise ten minutes afterwards and go on with the next block',
      },
    ],
    question: 'What did you do in the hour before the best sparring session you ever had?',
    close_up: [
      'Time one block only, the wraps or the tape, from start to finish, and note the minutes.',
      'Tell your corner: “From an hour out I follow my list. Please guard the door and the clock.”',
      'Shrink the hour to a ten-minute version for days when the card runs late or there is no room.',
    ],
  },
  'first-minute-plan': {
    title: 'Own the first exchange',
    why: 'Decisions are slowest in the first exchange, when the noise is new. Take the decision out of it: a start you have drilled until it bores you will run without you.',
    steps: [
      'Sum up in one line your guard, your first weapon and your way out, such as “high guard, double jab, step left”.',
      'Drill that exact opening 30 times with a partner who gives three different reactions, ten of each.',
      'Picture the opening three times during the warm-up, then do it as the very first thing after the bell.',
    ],
    metric: 'In sparring, how many rounds open with your own action: aim for four out of five.',
    rules: [
      { cue: 'I am still waiting after three seconds', action: 'I throw the first weapon and leave on my exit' },
      {
        cue: 'my opening misses or gets countered',
        action: 'I take one step out, bring my guard back and start it a second time',
      },
    ],
    question: 'What would you like the other person to feel in the first ten seconds?',
    close_up: [
      'Do the opening ten times in front of a mirror, from hands down to the first weapon, with no follow-up.',
      'Say it in six words before the bell, like “high guard, jab, jab, step left”.',
      'Prepare a second opening in case they rush you: cover, turn, reset to the centre.',
    ],
  },
  'opponent-study': {
    title: 'Scout with three questions',
    why: 'Watching hours of footage makes most people more afraid, not better prepared. Look for three habits only, and stop once each has an answer.',
    steps: [
      'Watch two rounds of footage with the sound off and note how they enter, how they leave and what they do when tired.',
      'Pick one answer for each of the three habits with your coach and drill each for ten minutes with a partner copying them.',
      'Brief a partner to play your opponent for three rounds, then put the footage away and keep to your answers.',
    ],
    metric: 'How often your answer lands in role-play rounds: more than half of the entries you see.',
    rules: [
      {
        cue: 'I catch myself rewatching their highlights',
        action: 'I close the video and shadow-box my three answers',
      },
      {
        cue: 'someone tells me how dangerous they are',
        action: 'I ask which habit they mean and match it with one of my three answers',
      },
    ],
    question: 'What does this opponent do every time, even when it does not work?',
    close_up: [
      'Watch a single minute and write down only what they do first when someone steps in.',
      'Message someone who has met them: “What surprised you, and what did they do when tired?”',
      'Prepare for the type instead of the person if no footage exists: their gym, stance, height and usual first attack.',
    ],
  },
  'taller-opponent': {
    title: 'Get past the long reach',
    why: 'The worst place against length is the edge of it, where you admire and they score. Be right out or right in, and make the trip between the two short and crooked.',
    steps: [
      'Practise ten minutes of feint, level change, step off line: never two steps straight in a row.',
      'Spar four light rounds with your tallest partner, scoring only body shots and exits to the side.',
      'Drill the last half-metre with your coach: enter behind a feint, two to the body, clinch or pivot out; twenty clean reps.',
    ],
    metric: 'Seconds spent standing still at their range: under three in a row, all round long.',
    rules: [
      {
        cue: 'I notice I am standing at the end of the jab',
        action: 'I feint and step in at an angle or step out fully',
      },
      {
        cue: 'I get inside and they tie me up',
        action: 'I put my head on their chest, work the body once and leave at an angle',
      },
    ],
    question: 'What happens to you in the moment just before you would have to step in?',
    close_up: [
      'Throw five feints in a row from out of range and step in behind only the fifth.',
      'Ask your coach: “Call me in on the second jab, and shout if I go straight twice.”',
      'Let them come instead: stay just out of reach, make the long arm miss, and answer as it goes back.',
    ],
  },
  'freeze-in-sparring': {
    title: 'One trigger, one action',
    why: 'Freezing is not a lack of heart: it is too many options arriving at once. Cut the menu to one trigger and one action, and let the pace rise only when that runs by itself.',
    steps: [
      'Choose one trigger you can see, such as their jab, and one action, such as parry and step; do it 50 times slowly.',
      'Ask a partner you trust for three rounds at a third of full pace in which only that trigger comes.',
      'Add one more round a little quicker, and go back a level as soon as you hold your breath twice in a row.',
    ],
    metric: 'Triggers answered in a light round: eight of ten before the pace goes up.',
    rules: [
      { cue: 'I feel myself lock up', action: 'I breathe out, move my feet and do my one action' },
      {
        cue: 'I drive home calling myself a coward',
        action: 'I name the one second in which I did move and text it to my partner',
      },
    ],
    question: 'At what pace or with which partner do you not freeze at all?',
    close_up: [
      'Do twenty slow repetitions of parry and step against a partner who says “now” before each jab.',
      'Tell your partner: “I am working on staying present. A third of the pace, jabs only, please.”',
      'Make blinking and breathing the whole task for one round: eyes open, breathe out at every touch, no scoring.',
    ],
  },
  'between-rounds-reset': {
    title: 'Sixty seconds on the stool',
    why: 'A minute is enough for three things and never for ten. Breath first, because advice poured into someone still gasping runs straight out again.',
    steps: [
      'Agree with yourself on the order: 20 seconds breath, 20 seconds one cue, 20 seconds one picture of the next action.',
      'Practise it on a real stool or kneeling between every sparring round, with a timer calling the three parts.',
      'Sit down, breathe out longer than in, take one cue from the corner, and stand up with one picture in your head.',
    ],
    metric: 'After sparring, can you repeat the one cue from each break: all of them is the target.',
    rules: [
      {
        cue: 'I sit down angry about the last round',
        action: 'I give it one long out-breath and look only at my corner',
      },
      {
        cue: 'my corner pours out five things at once',
        action: 'I hold up one finger and repeat aloud the single cue I take with me',
      },
    ],
    question: 'What is usually in your head when you get up off the stool?',
    close_up: [
      'Sit down on a chair after one hard minute and do only the first part: twenty seconds of long out-breath.',
      'Ask your corner: “Let me breathe first. Then one sentence, and nothing after that.”',
      'Do it standing against the wall between drills if nobody gives you a minute on a stool.',
    ],
  },
  'corner-communication': {
    title: 'Three words, one voice',
    why: 'In noise you do not hear sentences, you hear names and single words. A corner that has agreed on three words says more than one that shouts a lecture.',
    steps: [
      'Message your coach with three code words you want to hear, and what each one makes you do.',
      'Test the words in two sparring rounds with loud music, one person speaking and everybody else silent.',
      'Confirm with the corner before the warm-up who speaks, who gives water and which three words are in play.',
    ],
    metric: 'Calls you act on within three seconds in sparring: four out of five.',
    rules: [
      { cue: 'several voices shout at once', action: 'I listen only for my coach’s code word' },
      {
        cue: 'a round goes by and I have heard none of our words',
        action: 'I tell my coach on the stool which word I need first in the next one',
      },
    ],
    question: 'What did your corner last say that truly changed what you did?',
    close_up: [
      'Pick the one word that has helped you most in sparring, and say what your body does when you hear it.',
      'Send this: “On the day I can hear one voice and three words. Can these be mine?”',
      'Arrange hand signals if the hall is too loud: one finger, flat hand, fist.',
    ],
  },
  'fight-week-calm': {
    title: 'A quiet last stretch',
    why: 'The last days cannot make you fitter, only fresher or more tired. Boredom close to a bout is a sign that you are doing it right.',
    steps: [
      'Set three fixed points with times: bed, getting up and one short session; put them in your phone.',
      'Cut training volume by about half, keep a little speed, and tell friends that messages get one answer in the evening.',
      'Keep to familiar food, kit and people, pack your bag from a list, and learn nothing new.',
    ],
    metric: 'Nights within 30 minutes of your planned bedtime: all but one.',
    rules: [
      { cue: 'I get the urge to squeeze in one more hard session', action: 'I walk for 20 minutes and go home fresh' },
      {
        cue: 'I am asked for the tenth time how I feel about the fight',
        action: 'I answer “ready, thanks” and ask about their day instead',
      },
    ],
    question: 'Which people and screens make you calmer in the last days, and which do the opposite?',
    close_up: [
      'Set one alarm for lights out and hand all ticket questions to one friend.',
      'Answer messages with: “Thanks for thinking of me. I am quiet this week and back on Sunday.”',
      'Choose just one fixed point, the bedtime, if shifts or children break up everything else.',
    ],
  },
  'return-after-knockout': {
    title: 'Patience after a head knock',
    why: 'You cannot feel from inside whether a brain has recovered, so feeling fine is no green light. Patience here is a skill like any other, and the one that protects all the rest.',
    steps: [
      'Stop all contact, tell one person what happened, and call a doctor; go at once if headache, vomiting or confusion grow.',
      'See a doctor for an examination and ask for the steps back in writing; no sparring of any kind before clearance.',
      'Tell your coach and partners that you are out of sparring until you have been cleared, and ask them to hold you to it.',
    ],
    metric: 'Days without any symptom, counted with the doctor; the doctor’s word opens the next step, not the number.',
    rules: [
      {
        cue: 'someone asks me to do “just a light round”',
        action: 'I say I am not cleared and hold the pads or the timer instead',
      },
      {
        cue: 'I feel fine one morning and reach for my gloves',
        action: 'I put them back and message my coach that I am still not cleared',
      },
    ],
    question: 'Who around you will be honest with you while you wait?',
    close_up: [
      'Put the gloves away where you do not see them, and call the doctor’s office for an appointment.',
      'Say to anyone who pushes you: “No contact until the doctor signs. That is not up for discussion.”',
      'Come to the gym as timekeeper or cameraman, so that you stay part of it without any contact.',
    ],
  },
  'after-a-loss': {
    title: 'Debrief the loss',
    why: 'A loss hurts because it mattered, and a day of hurting is no wasted day. What spoils it is a story about who you are, where there should be three facts about what happened.',
    steps: [
      'Allow yourself a full day to feel it: tell one person how it was, eat, rest, and leave the footage alone.',
      'Watch it once with your coach and write three facts and one skill, without a single adjective about yourself.',
      'Name the next date, even a small one, and build your next four sessions round that one skill.',
    ],
    metric: 'Days until your first session back, and sessions spent on the one skill: four of four.',
    rules: [
      {
        cue: 'I start replaying the worst moment',
        action: 'I name the skill it showed and write down one drill for it',
      },
      {
        cue: 'someone at the gym jokes about the fight',
        action: 'I say “still sore, ask me next week” and start my warm-up',
      },
    ],
    question: 'What went right in that fight that the result hides?',
    close_up: [
      'Send one message to someone who was there and tell them how it felt; leave the tape for now.',
      'Answer questions at the gym with: “It hurt, I learned one thing, and I am back on the mat.”',
      'Go in at a quiet hour first, with one training partner, if facing everybody feels too much.',
    ],
  },
  'after-a-win': {
    title: 'Debrief the win',
    why: 'Winning hides mistakes better than losing shows them. Sort skill from luck while the memory is fresh, or the next opponent will do the sorting.',
    steps: [
      'Celebrate with the people who helped, and thank each of them for one particular thing.',
      'Split a page in two while you watch the fight, skill and luck, and put every turning point in one column.',
      'Pick one thing to keep and one to fix, agree both with your coach, and name the next target.',
    ],
    metric: 'One item kept and one fixed in the next six sessions: tick both after each session.',
    rules: [
      { cue: 'I skip a session because I have just won', action: 'I do a 30-minute light one on my fix' },
      {
        cue: 'praise keeps coming and I begin to believe all of it',
        action: 'I read the first line of the luck column before I answer',
      },
    ],
    question: 'If you fought the same person again, what would they change against you?',
    close_up: [
      'Write one line on the moment it nearly turned, while you still remember it.',
      'Tell your coach: “I want one thing to fix from this win before we talk about the next name.”',
      'Set one small task for the first session back, so that training starts with work and not with stories.',
    ],
  },
  'trash-talk': {
    title: 'Back to your cue word',
    why: 'Provocation is a shot at your attention, and it lands only if you answer. Give it a label, as a commentator would, and it loses most of its weight.',
    steps: [
      'Choose one cue word for your own work, such as “feet” or “jab”, and write it where you will see it.',
      'Have a teammate taunt you during two light rounds; say “noise” to yourself and go back to the cue word every time.',
      'Look at one fixed point during the face-off, breathe out slowly, and say your cue word before you turn away.',
    ],
    metric: 'Seconds from taunt to your next planned action in those rounds: under three.',
    rules: [
      { cue: 'they say something to get to me', action: 'I think “noise”, breathe out and say my cue word' },
      {
        cue: 'I have already answered back and it got ugly',
        action: 'I leave the next message unwritten and hit the bag for one round with my cue word',
      },
    ],
    question: 'Which insult would bother you most, and what does it touch?',
    close_up: [
      'Mute the account and hand your phone’s comment section to a friend for the week.',
      'Answer once, if you must, with: “See you on the day.” Nothing after that.',
      'Give your sponsor or your people one calm line in advance, so that your silence is not read as fear.',
    ],
  },
  'hostile-crowd': {
    title: 'Narrow the noise',
    why: 'Crowds do not throw punches, but they pull your eyes out of the ring. Attention is narrow by nature: fill it with three things and there is no seat left for the stands.',
    steps: [
      'Choose three things for your attention: your breath, one point on the opponent’s chest, your coach’s voice.',
      'Train four rounds with crowd noise turned up loud on a speaker, and name your three things aloud between rounds.',
      'Walk the empty hall early, look at every side of it once, then bring your eyes back to your three things.',
    ],
    metric: 'Rounds in noise where you can repeat your coach’s last call: four of four.',
    rules: [
      {
        cue: 'I start hearing single shouts from the crowd',
        action: 'I look at the chest in front of me and move my feet',
      },
      {
        cue: 'they cheer for a shot that never landed',
        action: 'I tap my gloves together once and fight for the next exchange only',
      },
    ],
    question: 'What would you pay attention to if the hall were completely empty?',
    close_up: [
      'Play two minutes of crowd noise through headphones while you shadow-box and name your breath, their chest, your coach.',
      'Tell yourself at the first boo: “That is weather. My work is here.”',
      'Borrow the noise: let every shout be the signal for one deep out-breath.',
    ],
  },
  'big-stage-title': {
    title: 'Same tasks, bigger room',
    why: 'The ring is no bigger because there is a belt beside it. What grows is everything round it, so guard your hours and keep the tasks exactly as small as they were.',
    steps: [
      'Set three process goals you control for this bout, and cross out every sentence that contains the word win.',
      'List all obligations: tickets, interviews, family, photos; hand over or decline at least half of them.',
      'Do the same warm-up as in the gym, in the same order, and read your three process goals before the walk.',
    ],
    metric: 'Obligations left on your own list: three at the most.',
    rules: [
      { cue: 'I think about what winning would mean', action: 'I read process goal one and take one slow breath' },
      {
        cue: 'I stand in the tunnel and hear my name announced',
        action: 'I look at the floor two metres ahead and walk at my gym pace',
      },
    ],
    question: 'What exactly is different about your job in this fight, once the lights are taken away?',
    close_up: [
      'Cross out the word title on your sheet and write the first exchange there instead.',
      'Tell family and friends: “After the fight I am all yours. Until then my phone is off in the evening.”',
      'Rehearse the strange parts, lights, wait, announcement, once in your head, so that none of it is new.',
    ],
  },
  'belt-grading': {
    title: 'Ready for the belt test',
    why: 'People practise what they already show well, because it feels good. A grading is decided by the three techniques you hope nobody asks for.',
    steps: [
      'Copy the full list of requirements and mark each item green, amber or red by doing it, not by thinking about it.',
      'Practise the three reddest items for 15 minutes at the start of each session, while you are fresh.',
      'Run a mock exam in order, in uniform, with a higher grade watching, and teach one red item to a lower grade.',
    ],
    metric: 'Red items left on the list: none by the mock exam.',
    rules: [
      { cue: 'I blank on a technique', action: 'I take my stance, breathe once and start from the first movement' },
      {
        cue: 'I make a mistake in front of the examiner',
        action: 'I finish the technique calmly, return to my stance and listen for the next call',
      },
    ],
    question: 'Which requirement would you least like to be asked to show, and why?',
    close_up: [
      'Do the item you fear most once, badly, and write down the exact point where it breaks.',
      'Ask a higher grade: “Could you watch me do this three times and tell me one thing?”',
      'Practise at home without a partner on the days you cannot get to the mat: ten slow, clean repetitions of one red item.',
    ],
  },
  'technique-plateau': {
    title: 'One skill, four weeks',
    why: 'A plateau is often many skills each getting a little attention and none getting enough. Depth for four weeks moves more than breadth for a year.',
    steps: [
      'Choose one skill that would change most of your rounds, and film yourself doing it ten times.',
      'Set up constraint rounds with a partner: three rounds in which only that skill scores.',
      'Film one round, compare it with the first film, and write one correction for the sessions to come.',
    ],
    metric: 'Times the skill works in free rounds: count before you start and again after four weeks.',
    rules: [
      { cue: 'I get bored and want a new technique', action: 'I change the drill but keep the skill' },
      {
        cue: 'someone newer overtakes me on the mat',
        action: 'I ask them for one round on my skill and note what they do against it',
      },
    ],
    question: 'Which single skill would make most of your other techniques easier?',
    close_up: [
      'Film ten repetitions on your phone and look at the first and the last only.',
      'Ask your partner: “Give me the same reaction five times, and tell me when I telegraph it.”',
      'Take a skill next to it for two weeks; coming back from the side often loosens what is stuck.',
    ],
  },
  'training-partner-ego': {
    title: 'Agree the intensity first',
    why: 'Few people decide to go too hard: the pace climbs because nobody named it. A number said before the round protects both of you without any drama.',
    steps: [
      'Decide your own number for the next rounds, such as four out of ten, and two partners who respect it.',
      'Say the number before you touch gloves, repeat it once if it climbs, and end the round politely if it climbs again.',
      'Tell your coach privately what happened, with one example, and ask for pairings that suit your purpose.',
    ],
    metric: 'Rounds with an agreed number: all of them; rounds over the number: none.',
    rules: [
      {
        cue: 'the power goes above what we agreed',
        action: 'I step back, say “four out of ten” and stop if it happens again',
      },
      {
        cue: 'I notice that I am the one who hits harder',
        action: 'I say sorry, name our number again and throw the next three at half power',
      },
    ],
    question: 'What makes it hard for you to say stop in the middle of a round?',
    close_up: [
      'Write your number for tonight on your tape, and choose the partner before class starts.',
      'Say it before the round: “Four out of ten today, I am working on defence. Good for you too?”',
      'Switch partner after one round without a debate, and let the coach know why afterwards.',
    ],
  },
  'coach-disagreement': {
    title: 'Ask for the purpose',
    why: 'Coaches rarely defend the drill; they defend the purpose behind it. Ask for the purpose first, and you may find that you disagree about much less than you thought.',
    steps: [
      'Put on paper what you would do differently, the reason, and one piece of evidence from your own rounds.',
      'Ask your coach for ten quiet minutes away from the mat; ask for the purpose first, then show your evidence.',
      'Agree on a trial of three weeks with one measure both of you accept, and keep to it even when it feels odd.',
    ],
    metric: 'One agreed measure, looked at together on a set date.',
    rules: [
      { cue: 'I want to argue in front of the class', action: 'I do the drill and ask for ten minutes afterwards' },
      {
        cue: 'my coach says no to my idea',
        action: 'I ask what they would need to see first and train the plan as it stands',
      },
    ],
    question: 'What might your coach be seeing that you cannot see from inside the round?',
    close_up: [
      'Write the one change you want as a question, in a single line.',
      'Open with: “Help me understand what this is for. I have noticed something and would like your eye on it.”',
      'Look for the freedom inside the plan: warm-up, extra ten minutes, work at home need nobody’s permission.',
    ],
  },
  'changing-gyms': {
    title: 'Leave well or stay',
    why: 'Loyalty and fit are two different questions, and mixing them makes people stay angry or leave in a storm. Criteria first, one trial, then an honest word face to face.',
    steps: [
      'Choose five criteria for a gym that serves your next year, and mark your present one 1–10 on each.',
      'Visit one other place for two classes, and give it marks by the same five criteria on the way home.',
      'Tell your coach your decision in person, with thanks for one particular thing and no list of complaints.',
    ],
    metric: 'Sum of the five marks, here against there: move only for a clear difference.',
    rules: [
      {
        cue: 'guilt makes me put off the talk',
        action: 'I ask for five minutes after class and say my first sentence',
      },
      {
        cue: 'an old teammate calls me disloyal',
        action: 'I say “I learned a lot beside you” and suggest a coffee instead of a defence',
      },
    ],
    question: 'What would have to change where you are for you to be glad to stay?',
    close_up: [
      'Write down the one thing that you would miss most and the one thing you cannot get where you are.',
      'Tell your coach: “I owe you a lot, especially this. I am trying another place, and wanted you to hear it from me.”',
      'Ask for one change where you are, with a date, before you pack your bag.',
    ],
  },
  'cornering-others': {
    title: 'Be the calm corner',
    why: 'A fighter borrows the pulse of the corner. Your calm, and one sentence they can use, are worth more than everything you noticed.',
    steps: [
      'Ask your fighter which three words help and what they never want to hear, and write both down.',
      'Practise in sparring: ten seconds of silence, one instruction in under eight words, one word of praise for effort.',
      'Breathe out before you speak, give one instruction per break, and end with something they did well.',
    ],
    metric: 'Instructions per break: one; and the fighter can repeat it afterwards.',
    rules: [
      { cue: 'I feel like shouting', action: 'I breathe out, say the name once and give one word' },
      {
        cue: 'my fighter comes back losing and stares at the floor',
        action: 'I crouch to eye level, wait one breath and name one thing that works',
      },
    ],
    question: 'How would your fighter describe your voice in the corner?',
    close_up: [
      'Write one instruction of at most eight words that you gave well in training.',
      'Ask your fighter: “What should I say when it goes badly, and what never?”',
      'Hand the talking to one calmer person if your own voice climbs, and take water and time yourself.',
    ],
  },
  'kids-first-tournament': {
    title: 'A good day for a child',
    why: 'Children remember the drive home longer than the match. If the day was fun and effort was seen, they come back, and coming back is what makes them good.',
    steps: [
      'Ask the child for one fun goal and one effort goal, such as “bow loudly” and “get up every time”.',
      'Play a pretend tournament at home or in class, with walking on, bowing, losing once and shaking hands.',
      'Praise effort three times, leave body and weight out of every talk, and analyse nothing on the way home unless asked.',
    ],
    metric: 'One sign only: the child wants to go to the next class.',
    rules: [
      { cue: 'I want to correct something after the match', action: 'I say I loved watching and ask about lunch' },
      {
        cue: 'the child cries after losing',
        action: 'I kneel down, open my arms and leave the match alone until they mention it',
      },
    ],
    question: 'What would the child call a good day, in their own words?',
    close_up: [
      'Ask at breakfast what they look forward to most, and say nothing more about the day.',
      'Say in the car home: “I loved watching you. Shall we get something to eat?”',
      'Let the coach do the coaching and take the seat furthest from the mat.',
    ],
  },
  'fear-of-getting-hit': {
    title: 'Small, chosen contact',
    why: 'Flinching is a reflex that has not yet learned what is harmless. It learns through many small touches that you chose, and forgets again with one beating that you did not.',
    steps: [
      'Stand before a mirror with your guard up, eyes open, and have someone tap your gloves lightly 30 times.',
      'Ask a trusted partner for three rounds of touch sparring to guard and body, with the pace set by you.',
      'Repeat three touch rounds, count the contacts with open eyes, and raise the pace only after two calm sessions.',
    ],
    metric: 'Contacts with eyes open out of 30: from wherever you are now to 25.',
    rules: [
      { cue: 'my eyes close', action: 'I breathe out, bring my guard up and keep my eyes on the chest in front of me' },
      {
        cue: 'I lean back before anything has come',
        action: 'I put weight on my front foot and touch my partner’s glove first',
      },
    ],
    question: 'What kind of contact is already all right for you?',
    close_up: [
      'Have someone touch your gloves ten times with an open hand while you keep breathing out.',
      'Tell a partner you trust: “Touch only, to the guard, slowly. I’ll say when we go up.”',
      'Begin with the body: three rounds where only the body may be touched take the face out of it.',
    ],
  },
  'confidence-before-bout': {
    title: 'Evidence, not hype',
    why: 'Hype is gone by the second exchange; evidence stays. What you have already done is the one argument that doubt cannot talk away.',
    steps: [
      'List 20 pieces of work you did for this bout: rounds, runs, early mornings, problems you solved.',
      'Turn the three strongest into instructions to yourself, like “hands home, feet first”, and say them on the bag.',
      'Stand tall, read the list once, and name two things you control for the opening round.',
    ],
    metric: 'Confidence 1–10 that you can do your tasks, not that you will win: aim for 7.',
    rules: [
      { cue: 'a voice says I am not ready', action: 'I answer with one line of my list and one instruction' },
      {
        cue: 'I see my opponent warm up and they look strong',
        action: 'I turn to my own pads and hit one combination I know by heart',
      },
    ],
    question: 'Which session of the past weeks showed you most clearly what you can do?',
    close_up: [
      'Write down five rounds or sessions from this camp that were hard and that you finished.',
      'Tell yourself on the bag: “I have done this work. Hands home, feet first.”',
      'Ask your coach for three things they have seen you do well, and copy them word for word.',
    ],
  },
  'anger-in-the-ring': {
    title: 'Anger is not the pilot',
    why: 'Anger tells you quickly that something got through; that is useful news. Let it report, and then take the controls back with something your hands know.',
    steps: [
      'Identify your first body sign of anger, such as a tight jaw, and the sentence you think just before you swing.',
      'Rehearse the chain in three light rounds: partner touches you clean, you breathe out, step, jab.',
      'Tell your corner your cue, and use breath, step, jab after every clean shot you take.',
    ],
    metric: 'Clean shots taken that are followed by breath and jab: four out of five.',
    rules: [
      { cue: 'I get hit clean and feel the heat rise', action: 'I breathe out, step off and jab' },
      {
        cue: 'the sparring is over and I am still burning',
        action: 'I walk two laps of the room and touch gloves before I say a word',
      },
    ],
    question: 'What does the anger want to protect at the moment it takes over?',
    close_up: [
      'Recall the last time you lost your head, and write the second before it: what was said, what you felt.',
      'Choose a word for your corner, such as “cool”, that means one thing only: out-breath and step.',
      'Train the way back instead of the calm: get angry for five seconds on the bag, then jab and circle for ten.',
    ],
  },
  'late-opponent-change': {
    title: 'Two adjustments only',
    why: 'A new name changes much less than it seems: your best work is still your best work. Two adjustments can be learned in days, five cannot.',
    steps: [
      'Decide with your coach whether to take it, with health, weight and shape checked honestly, and no as a fair answer.',
      'Write your own three strongest actions first, then two adjustments for the new opponent, and nothing more.',
      'Warm up with your own actions, add the two adjustments in the last five minutes, and keep to them.',
    ],
    metric: 'Adjustments on your page: two at the most; own actions drilled: three.',
    rules: [
      { cue: 'I start inventing a third adjustment', action: 'I go back to my own three actions' },
      {
        cue: 'people tell me the new one is a bad match for me',
        action: 'I say “we have a plan for that” and read my two adjustments once',
      },
    ],
    question: 'Which part of your plan stays right against anybody?',
    close_up: [
      'Write your own three best actions on one line before you look at a single clip.',
      'Ask your coach: “What two things change, and what stays exactly as it was?”',
      'Say no if shape, weight or health do not fit; the next offer comes, and nobody remembers this one.',
    ],
  },
  'get-back-in-shape': {
    title: 'Half of what you think',
    why: 'Your memory comes back fitter than your body, and that gap is where people get hurt or quit. Start at half, and leave each session wanting more.',
    steps: [
      'Move for 15 minutes at a pace where you could talk, and stop while it still feels good.',
      'Do three sessions at half of what you think you can manage, and get a doctor’s check if you have health worries.',
      'Keep three sessions, add no more than a tenth, and judge by coming back, not by sweat.',
    ],
    metric: 'Sessions done: three a week for four weeks, before intensity counts at all.',
    rules: [
      { cue: 'I compare myself with how I was', action: 'I do the planned half and note one thing that felt better' },
      {
        cue: 'a week has gone by without a session',
        action: 'I repeat my very first easy one and make up for nothing',
      },
    ],
    question: 'What made you enjoy training back when it was easy to go?',
    close_up: [
      'Walk for fifteen minutes today, five out, five quick, five back, and stop there.',
      'Tell yourself at the door: “Half is the plan. I come back tomorrow because of it.”',
      'Choose what is kind to the weak spot, swimming, cycling, mobility, before anything that jolts.',
    ],
  },
  'comparison-with-others': {
    title: 'Compare with last month',
    why: 'You compare your backstage with their highlights, and then your whole year with their best day. The only opponent with the same history as yours is you, a month ago.',
    steps: [
      'Mute three accounts that leave you smaller, and write one thing you can do now that you could not a month ago.',
      'Ask one person you envy how they practise a single thing, and borrow it for two sessions.',
      'Record one round, page or number of your own, and compare it only with your earlier one.',
    ],
    metric: 'Own progress notes: one each time; mood after scrolling 1–10, watched for a month.',
    rules: [
      {
        cue: 'I catch myself measuring against somebody',
        action: 'I name one thing to learn from them and look at my own note',
      },
      {
        cue: 'someone my age announces a success',
        action: 'I send one honest line of congratulation and give my own work ten minutes',
      },
    ],
    question: 'What exactly do you wish you had of theirs, and what would it cost you?',
    close_up: [
      'Mute one account now, and write one thing you could not do a year ago.',
      'Say when the sting comes: “That is their chapter twelve. I am writing mine.”',
      'Turn envy into a question: which one part of it do you truly want, and what would the first inch of it be.',
    ],
  },
  'motivation-gone': {
    title: 'Find the spark again',
    why: 'Motivation is more often the child of action than its parent. A tiny session and a change of scenery tell you whether you need a push, a rest or somebody to talk to.',
    steps: [
      'Jot down in three lines why you once began, and do ten minutes of the part you always liked.',
      'Picture the best that could come of it, then what in you gets in the way; change place, partner or hour once.',
      'Keep one tiny session, rate your mood 1–10, and see a doctor if joy is gone from everything for two weeks.',
    ],
    metric: 'Tiny sessions done: two of two; mood 1–10 after them, compared with before.',
    rules: [
      { cue: 'I do not feel like going', action: 'I put on my shoes and decide again after ten minutes' },
      {
        cue: 'I have skipped three times and feel ashamed to show up',
        action: 'I message someone there that I am coming for twenty minutes',
      },
    ],
    question: 'When did it last feel like play?',
    close_up: [
      'Do ten minutes of only the part you always liked, without any plan.',
      'Write to a training partner: “It has stopped being fun lately. Would you do an easy one with me?”',
      'Stop on purpose for one week with a date for coming back, and see what you miss.',
    ],
  },
  'big-decision': {
    title: 'Decide by a date',
    why: 'A decision without a date becomes a way of living. Most choices can be corrected later; what cannot be corrected is the year spent in between.',
    steps: [
      'Find at least three options, one of them odd, and the three criteria that matter most to you.',
      'Ask for each option how it will feel in ten days, ten months and ten years, and speak with one person who chose it.',
      'Sleep on your leaning for two nights, tell someone you trust, and decide; write down why.',
    ],
    metric: 'One page with options, criteria and a decision date; decided by then: yes or no.',
    rules: [
      {
        cue: 'I begin collecting more information',
        action: 'I ask which fact would change my mind and look only for that',
      },
      {
        cue: 'everyone gives me different advice',
        action: 'I thank them, read my three criteria and ask nobody else that day',
      },
    ],
    question: 'Which choice would you make if nobody ever heard about it?',
    close_up: [
      'Write the decision as a question with three answers, one of them odd.',
      'Ask someone who chose it: “What do you pay for it that nobody sees?”',
      'Try one option for a week as if it were decided, if thinking only turns in circles.',
    ],
  },
  drilling: {
    title: 'Recall, mix, resist',
    why: 'Twenty repetitions in a row feel smooth and are often gone a week later. Mixing techniques and pulling them out of memory feels clumsier, and that small struggle is what makes them stay.',
    steps: [
      'Write down from memory the last three techniques you were shown, three key points each, and walk through every one five times alone.',
      'Drill two of them with a partner in mixed order for ten minutes, with the partner naming which one comes next.',
      'Use one of them at least three times in live training each week and write one line about what stopped it.',
    ],
    metric: 'Count the techniques you can show a week later without help; success is two out of three.',
    rules: [
      {
        cue: 'I leave the mat',
        action: 'I write the one technique of the day in three key points before I look at my phone',
      },
      { cue: 'a drill feels completely easy', action: 'I ask my partner to move, change the side or resist a little' },
    ],
    question: 'Which technique from last month could you show somebody right now without looking it up?',
    close_up: [
      'Pick one technique and do five slow repetitions with your eyes closed.',
      'Say to a partner: “Ten minutes before class? You call A or B, and I have to do the right one.”',
      'Draw the three stages of the technique on paper when there is no space or partner, and name the weak point of each.',
    ],
  },
  'sparring-fear': {
    title: 'Sparring with settings',
    why: 'Dread grows while partner and pace are left to chance, because your body gets ready for the worst round you ever had. Sparring is a lesson with settings, and asking for partner, pace and one task beforehand is what experienced people do all the time.',
    steps: [
      'Write down three partners you feel safe with, one you dread, and the exact thing that goes wrong in rounds with that one.',
      'Ask your coach for two rounds at half pace with one of the three safe partners, each with a single task such as keeping your guard or winning the first grip.',
      'Agree the pace aloud before every round and stop after the number of rounds you set beforehand.',
    ],
    metric:
      'Rate your dread 1–10 on the way to each session; two points lower after four sessions shows that it works.',
    rules: [
      {
        cue: 'a partner goes harder than we agreed',
        action:
          'I step back, raise my hand and say “half pace, please”, and I end the round the second time it happens',
      },
      {
        cue: 'I am looking for an excuse on the way to sparring',
        action: 'I go for the warm-up and one round with a safe partner, and decide about the rest after that',
      },
    ],
    question: 'What do you dread most: being hurt, being seen to lose, or one particular person?',
    close_up: [
      'Begin with a single one-minute round at touch speed in which only your partner attacks and you only defend and move.',
      'Say to your partner before the round: “Can we go half pace? I’m working on staying calm, and I’ll tell you when I want more.”',
      'Swap free sparring for rounds from one position or with one task for a month, and look at another gym when nobody in yours will turn the pace down.',
    ],
  },
  'opponent-intimidating': {
    title: 'Habits instead of reputation',
    why: 'A record tells you what happened against other people; in your bout this person has only the few things they like to do. Nobody can train against a reputation, but a favourite attack can be drilled against in three rounds.',
    steps: [
      'Make two columns, what you really know about this opponent (stance, height, favourite attack) and what is hearsay, and cross the second one out.',
      'Ask a team-mate of similar build to copy their favourite attack for three short rounds while you answer with your two best actions only.',
      'Turn to your own corner while you wait, say your first action aloud, and do it within the first twenty seconds.',
    ],
    metric:
      'Check whether you did your first action within twenty seconds, in the three practice rounds and in the bout; three out of four is success.',
    rules: [
      {
        cue: 'I see them warm up and they look enormous',
        action: 'I turn round, look at my coach and do my first action five times',
      },
      {
        cue: 'my opponent is changed at the last minute',
        action: 'I ask only for stance or grip side and height, and keep my first action as it is',
      },
    ],
    question: 'Which one of your actions would this opponent least like to meet?',
    close_up: [
      'Write down one thing, and only one, that you want to do in the first twenty seconds.',
      'Say to your coach: “What is the one thing they do most, and what is my answer to it?”',
      'Ask your coach to look at the match again when weight or experience are far apart, because turning down a bad match is part of the trade.',
    ],
  },
  'return-after-break': {
    title: 'The way back in',
    why: 'Your head comes back at the level you left, your lungs and joints do not, so the session to be careful with is the one where it starts to feel good again. And nobody in the room has kept count of your absence as closely as you have.',
    steps: [
      'Send your coach or one old training partner a message that names the session you will come to.',
      'Do two sessions of technique and drilling only, and leave each of them with something left in the tank.',
      'Add just one thing each week for six weeks: first more minutes, later light rounds, and hard rounds last of all.',
    ],
    metric: 'Count the sessions you left wanting more; eight in the first four weeks means you are back.',
    rules: [
      {
        cue: 'somebody I used to beat gets the better of me',
        action: 'I say “nice one” and ask them to show it to me after the round',
      },
      {
        cue: 'I stand at the door and feel ashamed of the shape I am in',
        action: 'I greet one person and start the warm-up beside them',
      },
    ],
    question: 'Why did you stop back then, and is that reason still there?',
    close_up: [
      'Pack your bag and put it by the door, even when the session is still days away.',
      'Write to your coach: “I’d like to come back. I’m rusty and want to start slowly, so which class suits me best?”',
      'Join a beginners’ class or take one private lesson elsewhere when the old room feels too much, and after years away have a check-up with your doctor first.',
    ],
  },
  'bad-decision': {
    title: 'After a bad decision',
    why: 'Officials score what they can see from one chair, so even a wrong verdict tells you which of your work was invisible from there. That does not make it right; it is simply the one part of it you can use.',
    steps: [
      'Ask your coach or club whether the rules allow a protest and by when, and write down in three lines what happened.',
      'Watch the bout once with your coach without sound and mark every exchange as clear for you, clear for them or unclear.',
      'Work on one of the unclear exchanges for three short rounds every week, until it ends in something nobody can miss.',
    ],
    metric:
      'Let your coach count the clear exchanges in your sparring rounds; two more per round than in that bout is success.',
    rules: [
      {
        cue: 'I start typing an angry post about the officials',
        action: 'I send it to my coach only and put the phone away until I have slept',
      },
      {
        cue: 'somebody tells me once more that I was robbed',
        action: 'I say “thanks, I know which exchanges I’ll make clearer” and change the subject',
      },
    ],
    question: 'If the result were wiped out, what from that bout would you be proud of?',
    close_up: [
      'Finish one sentence on paper: “The verdict was theirs, and this part was mine:”',
      'Write to the organiser through your club: “I’d like to understand the decision. Is there a protest procedure, may I see the scores, and by when do I have to ask?”',
      'Ask two people who watched from different sides which exchange they were unsure about, when there is no video or you cannot bear to watch it yet.',
    ],
  },
  'quitting-the-sport': {
    title: 'Stay, pause or stop',
    why: 'Wanting to stop is often about one part, such as competing, the coach, the weight or the evenings, and the whole sport gets the blame. Once you know the part, leaving is a decision you can make calmly, and so is staying.',
    steps: [
      'List ten things the sport asks of you and mark each one keep, change or never again.',
      'Talk it over with one person who gains nothing from your answer, and tell your coach that you are taking three weeks without competing and without deciding.',
      'Write one line a week about the sport: whether you missed it or were relieved.',
    ],
    metric:
      'Read your weekly lines together; three times “missed it” or three times “relieved” in a row is your answer.',
    rules: [
      {
        cue: 'I want to throw it all away after a bad session',
        action: 'I write the thought down with the time and decide nothing before I have slept twice',
      },
      {
        cue: 'people ask me where I have been',
        action: 'I say “I’m taking three weeks to think” and leave it at that',
      },
    ],
    question: 'Which single part would have to go for you to want to stay?',
    close_up: [
      'Write two sentences only: “I would stay if…” and “I would go if…”',
      'Write to your coach: “I need three weeks away from competing to work out what I want. I’ll come and tell you myself at the end.”',
      'Change your role for a month when neither staying nor going fits: hobby class, helping beginners, a referee course or another style.',
    ],
  },
  'teammate-rivalry': {
    title: 'The rival beside you',
    why: 'Envy is precise: it points at the one thing this person has that you want, hardly ever at all of it. And the person who stings you is the one whose work you can study from two metres away, several times a week.',
    steps: [
      'Finish the sentence “I envy that they…” three times and circle the one you could train.',
      'Ask that team-mate to show you the circled thing for ten minutes, and offer something you do well in return.',
      'Compare yourself once a week with your own notes of four weeks earlier, in two lines, and leave their name out.',
    ],
    metric: 'Count how often in a session you look across to check on them; half as often after four weeks is success.',
    rules: [
      {
        cue: 'they are praised and it stings',
        action: 'I say “well done” once and go straight into my next repetition',
      },
      {
        cue: 'our round is turning into a private war',
        action: 'I drop to half pace and work only on the thing I circled',
      },
    ],
    question: 'What would you still want to get better at if this person left the gym tomorrow?',
    close_up: [
      'Watch one of their rounds and write down a single detail of how they do it.',
      'Say to them: “You get that in on me every time. Would you show me the start of it after class?”',
      'Go to the coach when it is attention or a place in the team that you envy, and ask what you would have to show in the next eight weeks.',
    ],
  },
  'focus-wanders': {
    title: 'One thing per round',
    why: 'A mind drifts when its task is too vague to hold it: “concentrate” gives you nothing to look at, “see the chest before I move” does. The skill is in coming back, so every return counts as a repetition.',
    steps: [
      'Empty your head on paper for five minutes, put one next action beside each worry, and choose a cue of at most four words for your next session.',
      'Do three two-minute drills or rounds with that cue only, and tell a partner after each one how often you drifted off.',
      'Do the same three things in every break of your sessions: one long breath out, eyes on a fixed point, the cue.',
    ],
    metric: 'Note your drifts per round; half as many after six sessions is success.',
    rules: [
      {
        cue: 'I notice that I am thinking about work or school',
        action: 'I breathe out once, look at my partner’s chest and say my cue',
      },
      {
        cue: 'I hear nothing of what my corner tells me between rounds',
        action: 'I ask for one instruction and repeat it aloud',
      },
    ],
    question: 'Which thought turns up most often, and what does it want you to do outside the gym?',
    close_up: [
      'Write one worry on a slip of paper and leave it in your bag before you begin.',
      'Say to your coach: “Please give me one thing for this round, and ask me afterwards what it was.”',
      'Shorten the pieces to ninety seconds with a new task each time when you are simply tired, and go to bed earlier that night.',
    ],
  },
  'late-beginner': {
    title: 'Starting later, learning well',
    why: 'Younger partners can win with speed they never had to learn; you have none to hide behind, so you learn timing and position from the first month. What decides it now is being fit to come again next time.',
    steps: [
      'Choose two sessions you can keep for eight weeks and one basic skill to care about in them, and write both down.',
      'Ask one calm, experienced member for two slow rounds and for one thing you did well in them.',
      'Leave at least a day between hard sessions every week, and note one thing that was beyond you four weeks earlier.',
    ],
    metric: 'Count your sessions; fourteen of sixteen in eight weeks is success, whoever got the better of whom.',
    rules: [
      {
        cue: 'somebody half my age runs right over me',
        action: 'I slow down, look after my position and try for one clean action in that round',
      },
      {
        cue: 'I think on the way in that I am too old for this',
        action: 'I read the last thing I noted that I can do now, and walk in',
      },
    ],
    question: 'What would you like to be able to do in a year that has nothing to do with beating somebody younger?',
    close_up: [
      'Start with five minutes of stance and footwork at home in your socks.',
      'Say to your partner: “I’m new and not twenty any more. Could we go slowly, and would you tell me one thing at the end?”',
      'Look for a beginners’ or over-35s class when the main one is too fast, and see your doctor for a check-up first after years without sport.',
    ],
  },
  'women-and-small': {
    title: 'Fair rounds for you',
    why: 'Being flattened teaches you about weight, and being handled like glass teaches you nothing; a good partner sets you a problem you can just about solve. Asking for that is no favour to you, because the big ones learn control and technique from it.',
    steps: [
      'Make two lists of partners, those you learn from and those who crush you or only pretend, with one sentence beside each of the second about what you need from them.',
      'Tell your coach in two sentences what you need, and ask for a fixed partner for technique and your own choice of partners for sparring.',
      'Open at least two rounds every week by naming the terms: the pace, how much weight or power, and one thing to work on.',
    ],
    metric: 'Count the rounds per week that were both hard and fair; four is success.',
    rules: [
      {
        cue: 'a partner uses nothing but size',
        action: 'I stop, say “less weight, more technique, please” and start again from the same position',
      },
      {
        cue: 'pairs are being chosen and I fear I will be left over',
        action: 'I walk straight to somebody on my first list and ask',
      },
    ],
    question: 'With whom did you last have a round that was both hard and fair?',
    close_up: [
      'Ask one person from your first list for a two-minute round at the end of a class.',
      'Say before the round: “Give me real technique at half the power, and please don’t just let me win.”',
      'Visit a women’s class, a lighter group or an open session elsewhere when nothing changes, and take anything that feels like harassment to the club’s welfare officer or another adult you trust.',
    ],
  },
  'training-alone': {
    title: 'Alone with a task',
    why: 'What a partner gives you is surprise, and a bag or an empty room has none. So spend your time alone on what needs no surprise, such as feet, entries, balance and getting back into stance, and save every rare hour with people for the rest.',
    steps: [
      'Mark two metres of floor with tape and film yourself for one two-minute round of movement.',
      'Write to two gyms or clubs within an hour’s travel and ask for one open session a month.',
      'Train three times a week for 25 minutes: ten of footwork, ten of one entry, five in which a random timer or a voice calls the moves.',
    ],
    metric:
      'Film the same two minutes every fourth session and count how often you end off balance or out of stance; half as often after a month is success.',
    rules: [
      {
        cue: 'I notice that I am only going through the motions',
        action: 'I stop, name one task aloud and do ten clean repetitions of it',
      },
      {
        cue: 'I want to skip because nobody is waiting for me',
        action: 'I set the timer to five minutes, start, and send a friend a tick when it rings',
      },
    ],
    question: 'Which part of your game gets better without anybody else in the room?',
    close_up: [
      'Move on your taped floor for the length of one song.',
      'Write to a club: “I train alone and live some way off. May I join an open session once a month, and what should I bring?”',
      'Ask a coach by message for one correction to a short clip each month when nobody is within reach, with a parent in the conversation if you are under 18.',
    ],
  },
  'bout-cancelled': {
    title: 'After the bout that fell through',
    why: 'Weeks of work had one exit, and it closed. The form is still there for a while; what is missing is a place for it and a moment to be angry first.',
    steps: [
      'Tell your coach and the people who bought tickets in one short message, and take one evening off from the subject.',
      'Arrange a hard but controlled substitute: in-house rounds with a referee, another gym’s open mat or a local tournament.',
      'Ask your coach or the matchmaker for the next two possible dates and set the training down to a level you can hold until then.',
    ],
    metric: 'Days until you have a new date or a substitute in the calendar: fewer than fourteen.',
    rules: [
      {
        cue: 'I think the whole camp was for nothing',
        action: 'I write down three things I can do now that I could not do before it',
      },
      {
        cue: 'I was the one who pulled out and dread meeting the team',
        action: 'I go to the next session, tell my coach the reason in one sentence and train',
      },
    ],
    question: 'What from this camp would you want to show even if no one sells a ticket for it?',
    close_up: [
      'Send one message to your coach with a single line: when can we talk about the next date?',
      'Write to the people who wanted to come: “My bout is off, not my decision. I’ll tell you when there’s a new date. Thanks for wanting to be there.”',
      'Take a full easy week if you feel empty, and put off every decision until it is over.',
    ],
  },
  'body-shame': {
    title: 'Train in the body you have',
    why: 'You see your body the whole hour; the others see it for a second and then look after their own guard. What gets in the way is the checking, and that can be made smaller.',
    steps: [
      'Choose clothes for training that sit well and let you forget them: rash guard, longer shorts, a bigger jacket.',
      'Go to the class you know best and give your attention one task, such as your partner’s feet or your breathing.',
      'Write down after each session one thing your body did that it could not do some months ago.',
    ],
    metric: 'Sessions you went to although you felt ashamed: every planned one, four weeks in a row.',
    rules: [
      {
        cue: 'I catch myself looking at my stomach, arms or scars in the mirror',
        action: 'I turn towards my partner and name the next technique in my head',
      },
      {
        cue: 'somebody makes a remark about my body',
        action: 'I say “leave my body out of it” once and tell the coach if it happens again',
      },
    ],
    question: 'What would you do in training tomorrow if nobody could see you?',
    close_up: [
      'Lay out tonight the one set of clothes in which you feel least watched.',
      'Write to a teammate you trust: “I feel awkward in the changing room. Could we go in together on Tuesday?”',
      'Come already changed and shower at home until the room feels ordinary.',
    ],
  },
  'older-athlete': {
    title: 'Stay on the mat for years',
    why: 'What goes first is the recovery, not the skill. Those who last train as often as they can recover, choose their partners and win with timing instead of scrambles.',
    steps: [
      'Set the week by recovery: two hard sessions at most, never on following days, with two short strength sessions beside them.',
      'Choose before each open round whom you train with and how hard, and say it out loud before you start.',
      'Build a game of three actions that cost little: a grip or jab that slows people down, one safe attack, one place to rest.',
    ],
    metric: 'Weeks in a row without a break for injury or exhaustion: twelve.',
    rules: [
      {
        cue: 'a young partner goes off like a rocket',
        action: 'I close the distance, slow the pace and say “seventy percent, please”',
      },
      {
        cue: 'I feel sorry for myself because I used to be faster',
        action: 'I count the situations of the round in which I saw it coming before they did',
      },
    ],
    question: 'What do you want to be able to do in this sport in ten years?',
    close_up: [
      'Add ten minutes of warm-up of your own before the next class starts.',
      'Say before the round: “I’ve got to work tomorrow. Technical, seventy percent, and I’ll give you good reactions.”',
      'Look for a masters group, or gather two or three people of your age for a fixed hour.',
    ],
  },
  'athlete-of-mine': {
    title: 'Ask before you push',
    why: 'An athlete who goes silent, skips or trains in secret usually has a reason they expect you to dislike. Whoever asks first and pushes later hears that reason while something can still be done.',
    steps: [
      'Send one short message without reproach: what you have noticed, that you are on their side, and when you have time.',
      'Sit down with them for fifteen minutes away from the others, ask what has changed, and let them talk for most of it.',
      'Agree on one thing they do and one thing you change, and have each of you repeat it in your own words.',
    ],
    metric:
      'Count who talks in that meeting and whether the agreement holds; success is the athlete talking more than you, and both tasks kept two weeks running.',
    rules: [
      {
        cue: 'they leave my message unanswered',
        action: 'I write one friendly line after two days and speak to them in person instead of writing more',
      },
      {
        cue: 'I feel a lecture coming on',
        action: 'I ask one open question and stay silent until they have finished',
      },
    ],
    question: 'What might your athlete be afraid to tell you?',
    close_up: [
      'Write down three things you have really seen, without a single guess about the reason.',
      'Say: “I’ve noticed you’ve been quieter since the last bout. I’m not angry. What’s it like for you at the moment?” Put in what you noticed.',
      'Ask an assistant or a teammate they trust to open the door if they cannot talk to you yet.',
    ],
  },
  'setbacks-in-a-row': {
    title: 'Start from what is left',
    why: 'After the third interruption it feels like zero, but skill and habits go much more slowly than fitness. What breaks people is a plan that works only in perfect weeks; one with a smallest version survives the next interruption.',
    steps: [
      'Write down every interruption since the first start, and beside each one what you could still do afterwards.',
      'Set a smallest version of your training that works with a sore knee, a sick child or a late shift: ten minutes, at home, without kit.',
      'Do the smallest version twice, add normal sessions only on top of it, and tick it off on paper.',
    ],
    metric: 'Weeks in which the smallest version happened twice: eight out of ten, whatever else was cancelled.',
    rules: [
      {
        cue: 'the next interruption comes',
        action: 'I switch to the smallest version the same day and write down the date of my next look at it',
      },
      {
        cue: 'I catch myself thinking that I am back to zero',
        action: 'I name three things I can still do and begin at half the old load',
      },
    ],
    question: 'What has stayed with you from the last start, although it was cut short?',
    close_up: [
      'Do five minutes of footwork or mobility now, in the clothes you are wearing.',
      'Tell your coach: “It’s been one thing after another. I’m coming back at half pace for three weeks. Please don’t let me do more.”',
      'Choose a goal that no interruption can take away, such as one technique, one book of notes or one hour of helping out.',
    ],
  },
  'humbled-in-gym': {
    title: 'Go back with one task',
    why: 'It burns because others were watching, but they forget it within days while you replay it. The evening becomes harmless through the next class, when you come back with one clear task.',
    steps: [
      'Write two sentences about what happened, only what a camera would have shown, and one about what you would do next time.',
      'Train with the same person or in the same group again, with one single task such as keeping the elbow in or surviving the first minute.',
      'Work ten minutes on the situation it happened in, with a patient partner, and note one thing that went better.',
    ],
    metric: 'Classes attended after that evening: the next three without skipping, and one round with the same people.',
    rules: [
      {
        cue: 'the scene runs through my head again',
        action: 'I say my own name and “that was one round”, and picture what I do next time',
      },
      {
        cue: 'somebody brings it up or laughs',
        action: 'I say “yes, that was well done” and go on with my exercise',
      },
    ],
    question: 'What would you tell a training partner you like if the same had happened to them?',
    close_up: [
      'Put your bag by the door and reply to nobody about that evening.',
      'Ask the person who beat you: “That was good. Can you show me how you set it up?”',
      'Take two quieter classes or an early hour first if the full room is too much for now.',
    ],
  },
}
