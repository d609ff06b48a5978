import type { CardId } from '../cards.ts'

/** A second if–then for each card, about another moment of the problem, for follow-up answers. */
export const SECOND_RULES: Record<CardId, { cue: string; action: string }> = {
  'first-fight-nerves': {
    cue: 'I start looking for a reason to pull out',
    action: 'I say it to my coach in plain words and decide nothing until the next day',
  },
  'pre-fight-routine': {
    cue: 'a friend comes into the changing room to chat',
    action: 'I point to my list, promise ten minutes afterwards and go on with the next block',
  },
  'first-minute-plan': {
    cue: 'my opening misses or gets countered',
    action: 'I take one step out, bring my guard back and start it a second time',
  },
  'game-plan-three-lines': {
    cue: 'I come back to the corner and cannot recall the plan',
    action: 'I ask my coach for line one only and fight the next round on that',
  },
  'opponent-study': {
    cue: 'someone tells me how dangerous they are',
    action: 'I ask which habit they mean and match it with one of my three answers',
  },
  'southpaw-problem': {
    cue: 'their rear hand lands clean',
    action: 'I circle away from that hand and win back the outside foot before I attack',
  },
  'taller-opponent': {
    cue: 'I get inside and they tie me up',
    action: 'I put my head on their chest, work the body once and leave at an angle',
  },
  'pressure-fighter': {
    cue: 'they cut me off a second time on the same side',
    action: 'I fake that way once more and slip out on the other',
  },
  'freeze-in-sparring': {
    cue: 'I drive home calling myself a coward',
    action: 'I name the one second in which I did move and text it to my partner',
  },
  'gassing-out': {
    cue: 'the last round begins and I feel empty',
    action: 'I spend one burst of ten seconds and then settle behind my guard to breathe',
  },
  'between-rounds-reset': {
    cue: 'my corner pours out five things at once',
    action: 'I hold up one finger and repeat aloud the single cue I take with me',
  },
  'corner-communication': {
    cue: 'a round goes by and I have heard none of our words',
    action: 'I tell my coach on the stool which word I need first in the next one',
  },
  'fight-week-calm': {
    cue: 'I am asked for the tenth time how I feel about the fight',
    action: 'I answer “ready, thanks” and ask about their day instead',
  },
  'night-before-sleep': {
    cue: 'I wake before the alarm and feel I slept too little',
    action: 'I get up, open the curtains and begin the morning exactly as planned',
  },
  'weigh-in-sanely': {
    cue: 'the morning number is higher than I hoped',
    action: 'I write it down, eat breakfast as usual and tell my coach the same day',
  },
  'weight-class-choice': {
    cue: 'I am pressed for an answer on the spot',
    action: 'I ask for two days and say whose advice I am waiting for',
  },
  'return-after-injury': {
    cue: 'a good day tempts me to skip a step of the plan',
    action: 'I do only the step I am on and write my question down for the next physio visit',
  },
  'return-after-knockout': {
    cue: 'I feel fine one morning and reach for my gloves',
    action: 'I put them back and message my coach that I am still not cleared',
  },
  'after-a-loss': {
    cue: 'someone at the gym jokes about the fight',
    action: 'I say “still sore, ask me next week” and start my warm-up',
  },
  'after-a-win': {
    cue: 'praise keeps coming and I begin to believe all of it',
    action: 'I read the first line of the luck column before I answer',
  },
  'trash-talk': {
    cue: 'I have already answered back and it got ugly',
    action: 'I leave the next message unwritten and hit the bag for one round with my cue word',
  },
  'hostile-crowd': {
    cue: 'they cheer for a shot that never landed',
    action: 'I tap my gloves together once and fight for the next exchange only',
  },
  'big-stage-title': {
    cue: 'I stand in the tunnel and hear my name announced',
    action: 'I look at the floor two metres ahead and walk at my gym pace',
  },
  'belt-grading': {
    cue: 'I make a mistake in front of the examiner',
    action: 'I finish the technique calmly, return to my stance and listen for the next call',
  },
  'technique-plateau': {
    cue: 'someone newer overtakes me on the mat',
    action: 'I ask them for one round on my skill and note what they do against it',
  },
  'guard-always-passed': {
    cue: 'the pass is through and I am flat on my back',
    action: 'I get one elbow inside, turn onto my hip and bring a knee back between us',
  },
  'stuck-under-mount': {
    cue: 'I tap early out of panic',
    action: 'I ask to start again from the same spot and stay three breaths longer',
  },
  'takedown-defence': {
    cue: 'I only wait for the shot and stop throwing',
    action: 'I touch them with one jab, drop my hand low again and move off the line',
  },
  'timing-and-counters': {
    cue: 'my counter lands and I stand there admiring it',
    action: 'I step off to the side and put my eyes back on the shoulder',
  },
  'training-partner-ego': {
    cue: 'I notice that I am the one who hits harder',
    action: 'I say sorry, name our number again and throw the next three at half power',
  },
  'coach-disagreement': {
    cue: 'my coach says no to my idea',
    action: 'I ask what they would need to see first and train the plan as it stands',
  },
  'changing-gyms': {
    cue: 'an old teammate calls me disloyal',
    action: 'I say “I learned a lot beside you” and suggest a coffee instead of a defence',
  },
  'training-around-work': {
    cue: 'I sink into the sofa with my bag still packed',
    action: 'I pick up the bag and decide only at the gym door how long I stay',
  },
  'overtraining-signs': {
    cue: 'a teammate asks why I am going so easy',
    action: 'I say “easy week, coach knows” and keep my pace where it is',
  },
  'cornering-others': {
    cue: 'my fighter comes back losing and stares at the floor',
    action: 'I crouch to eye level, wait one breath and name one thing that works',
  },
  'kids-first-tournament': {
    cue: 'the child cries after losing',
    action: 'I kneel down, open my arms and leave the match alone until they mention it',
  },
  'fear-of-getting-hit': {
    cue: 'I lean back before anything has come',
    action: 'I put weight on my front foot and touch my partner’s glove first',
  },
  'confidence-before-bout': {
    cue: 'I see my opponent warm up and they look strong',
    action: 'I turn to my own pads and hit one combination I know by heart',
  },
  'anger-in-the-ring': {
    cue: 'the sparring is over and I am still burning',
    action: 'I walk two laps of the room and touch gloves before I say a word',
  },
  'late-opponent-change': {
    cue: 'people tell me the new one is a bad match for me',
    action: 'I say “we have a plan for that” and read my two adjustments once',
  },
  'ask-for-promotion': {
    cue: 'I tell myself the evening before that good work speaks for itself',
    action: 'I stand up and say my one-minute case aloud once more',
  },
  'salary-negotiation': {
    cue: 'they come back at once with a lower number',
    action: 'I say “thank you, let me look at that” and name the day I will answer',
  },
  'job-interview': {
    cue: 'I walk out convinced that I failed',
    action: 'I write down three questions they asked and a better ending for one of them',
  },
  'first-day-new-job': {
    cue: 'I make a mistake in my first days',
    action: 'I tell my manager within the hour, with what I have already done about it',
  },
  'difficult-boss': {
    cue: 'I am criticised in front of everyone',
    action: 'I say “I would like to go through that with you afterwards” and note the time',
  },
  'conflict-with-colleague': {
    cue: 'I start telling a third person how awful they are',
    action: 'I stop mid-sentence and write the bare fact into my draft instead',
  },
  'fear-of-public-speaking': {
    cue: 'I lose my thread halfway through',
    action: 'I take a sip of water, look at my next key word and begin a new sentence',
  },
  'presentation-to-leaders': {
    cue: 'they cut my time in half',
    action: 'I go straight to the ask, give my strongest proof and leave the rest on paper',
  },
  'career-change': {
    cue: 'someone at home says I am mad to leave a safe job',
    action: 'I show them my runway number and ask which part frightens them most',
  },
  'choosing-between-offers': {
    cue: 'I wake the day after deciding and regret it',
    action: 'I read my written reason once and reopen nothing that day',
  },
  'losing-a-job': {
    cue: 'a stranger asks me what I do',
    action: 'I name my trade, say that I am looking, and add one line on what for',
  },
  'job-search-rhythm': {
    cue: 'two weeks pass without a single answer',
    action: 'I ring one of the firms and ask whether the post is still open',
  },
  'imposter-feeling': {
    cue: 'I am praised and want to wave it away',
    action: 'I say only “thank you” and put their exact words in the file',
  },
  'burnout-at-work': {
    cue: 'somebody brings me one more thing to take on',
    action: 'I say “only if I may put something down” and name which',
  },
  'leading-a-team-first-time': {
    cue: 'an old mate tests me in front of the others',
    action: 'I answer to the task, calmly, and ask them for five minutes afterwards',
  },
  delegating: {
    cue: 'it comes back done differently from my way',
    action: 'I hold it against the finish line we agreed and change nothing that meets it',
  },
  'giving-hard-feedback': {
    cue: 'they go silent after I have said it',
    action: 'I count to ten without adding a word and then ask how it sounds to them',
  },
  'receiving-criticism': {
    cue: 'I lie awake that night arguing back in my head',
    action: 'I write the best counter-argument on paper once and put the pen away',
  },
  'exam-certification': {
    cue: 'a question in the exam stops me cold',
    action: 'I put a mark beside it, answer the next easy one and come back later',
  },
  'learning-new-skill': {
    cue: 'I make the same mistake three times in a row',
    action: 'I go down to half speed and do only the part just before it',
  },
  'networking-shy': {
    cue: 'my message gets no reply',
    action: 'I send one friendly line a week later and then write to someone else',
  },
  'athlete-to-work': {
    cue: 'I am asked about the gap in my CV',
    action: 'I say what a camp demanded of me and what a team gets from that',
  },
  'sponsorship-pitch': {
    cue: 'a firm says yes',
    action: 'I send my thanks the same day, with the date of the first thing they get',
  },
  'dual-career-fighter': {
    cue: 'a colleague grumbles about the swapped shift',
    action: 'I thank them by name and write down in front of them which shift I owe',
  },
  'stuck-no-growth': {
    cue: 'my deciding day arrives and nothing has moved',
    action: 'I write “stay” or “leave” on paper and send one message that fits the word',
  },
  'remote-work-focus': {
    cue: 'the morning is gone and I have not begun',
    action: 'I walk once round the block, come back in and start before I read anything',
  },
  'open-own-gym': {
    cue: 'someone who promised to join takes it back',
    action: 'I ask for the true reason, cross the name out and do the sum again',
  },
  'get-more-members': {
    cue: 'a trial class ends and they head for the exit',
    action: 'I walk out with them, ask what was hardest and name the next class',
  },
  'members-leaving': {
    cue: 'a cancellation lands in my inbox',
    action: 'I thank them for their time with us and ask what I should have noticed',
  },
  'pricing-too-low': {
    cue: 'a regular leaves over the new price',
    action: 'I wish them well, keep the door open and look at the sum before I doubt it',
  },
  'cash-flow-hole': {
    cue: 'I wake at night with the numbers turning',
    action: 'I write the worst date on a slip and open the sheet only after breakfast',
  },
  'debt-pressure': {
    cue: 'a creditor gets loud on the phone',
    action: 'I say “please put that in writing”, note name and hour, and end the call politely',
  },
  'difficult-client': {
    cue: 'a message marked urgent comes in late at night',
    action: 'I leave it until opening time and then reply with the rule we agreed',
  },
  'late-payers': {
    cue: 'they promise a day and it passes',
    action: 'I call the next morning, quote their own date and ask for a part at once',
  },
  'competitor-next-door': {
    cue: 'I hear that a member has tried the new place',
    action: 'I ask with real interest what they liked there and write down their words',
  },
  'partner-conflict': {
    cue: 'my partner decides something that was mine on the list',
    action: 'I wait until we are alone, point to the line and ask what happened',
  },
  'hire-first-person': {
    cue: 'the new person gets it wrong in the first week',
    action: 'I do it once more side by side and let them explain it back to me',
  },
  'fire-someone-fairly': {
    cue: 'the others ask the next day what happened',
    action: 'I say who takes over which task and keep the reasons to myself',
  },
  'launch-new-offer': {
    cue: 'nobody buys on the first day',
    action: 'I ring two people it was made for and ask what kept them from saying yes',
  },
  'social-media-marketing': {
    cue: 'a post gets hardly any reaction',
    action: 'I leave it up, look at my tally of enquiries and go on to the next theme',
  },
  'sales-conversation': {
    cue: 'I hear myself talking for more than a minute',
    action: 'I stop, ask what matters most to them and let them finish',
  },
  'lost-big-client': {
    cue: 'a possible replacement wants it far below my rate',
    action: 'I offer less work for less money and leave the rate where it is',
  },
  'too-many-ideas': {
    cue: 'my one bet turns dull halfway through',
    action: 'I finish one piece that somebody can see before I open the later list',
  },
  'working-too-many-hours': {
    cue: 'a customer complains that I was not there in the evening',
    action: 'I thank them for waiting, solve it now and repeat my hours once',
  },
  'business-plan-one-page': {
    cue: 'someone laughs at one of my numbers',
    action: 'I ask what they would put there and write it beside mine',
  },
  'investor-or-bank-meeting': {
    cue: 'they turn me down',
    action: 'I ask which number would have changed the answer and whom else I should see',
  },
  'seminar-or-event': {
    cue: 'a helper drops out on the day',
    action: 'I read that job aloud to the others and put a new name on it within five minutes',
  },
  'online-coaching-offer': {
    cue: 'one of my pilots goes quiet',
    action: 'I send a short voice message with one small task and no reproach',
  },
  'seasonal-slump': {
    cue: 'the first half-empty class drags me down',
    action: 'I teach those who came as if it were full and then take one job off the repair list',
  },
  'bad-review': {
    cue: 'I lie in bed composing answers to it',
    action: 'I note the one fact I will check in the morning and put the phone out of reach',
  },
  'start-a-habit': {
    cue: 'a trip or guests knock out my anchor',
    action: 'I tie it to brushing my teeth that evening and keep it tiny',
  },
  'break-a-habit': {
    cue: 'I have given in once',
    action: 'I write down what came just before, spare myself the sermon and swap at the next urge',
  },
  procrastination: {
    cue: 'the two minutes are up and I want to run',
    action: 'I write the next tiny action on a slip and leave it on top of the task',
  },
  'no-time': {
    cue: 'my block has come and I am catching up on messages',
    action: 'I close them, read the name on the block and do its first thing',
  },
  'money-savings-goal': {
    cue: 'I have had to take something out of the savings',
    action: 'I write down what for and set the next transfer before I close the app',
  },
  'sleep-better': {
    cue: 'I have slept badly and want to lie in',
    action: 'I get up at my hour, open the window and plan a gentler day',
  },
  'lose-weight-healthily': {
    cue: 'I have eaten more than I meant to',
    action: 'I skip nothing, eat the next meal as usual and take my normal walk',
  },
  'get-back-in-shape': {
    cue: 'a week has gone by without a session',
    action: 'I repeat my very first easy one and make up for nothing',
  },
  'relationship-conflict': {
    cue: 'it is the morning after and nobody speaks',
    action: 'I bring two cups to the table and begin with what I am sorry for',
  },
  'family-does-not-support': {
    cue: 'they notice a bruise on me',
    action: 'I tell them how it happened and who looked at it before they have to ask',
  },
  'break-up': {
    cue: 'I see a picture of my ex with someone new',
    action: 'I close it, go out of the door and ring my friend while I walk',
  },
  grief: {
    cue: 'a birthday or an anniversary comes near',
    action: 'I tell one person the date and ask them to be with me for an hour of it',
  },
  loneliness: {
    cue: 'someone turns my invitation down',
    action: 'I say “another time, then” and go to my place at the usual hour',
  },
  'anxiety-everyday': {
    cue: 'I am about to ask for reassurance for the third time',
    action: 'I write the question on my worry sheet instead and do something with my hands',
  },
  'self-doubt': {
    cue: 'something goes well and the voice calls it luck',
    action: 'I write down two things I did that luck could not have done',
  },
  perfectionism: {
    cue: 'somebody finds a mistake in what I sent',
    action: 'I thank them, fix it in ten minutes and cross one off my error budget',
  },
  'comparison-with-others': {
    cue: 'someone my age announces a success',
    action: 'I send one honest line of congratulation and give my own work ten minutes',
  },
  'motivation-gone': {
    cue: 'I have skipped three times and feel ashamed to show up',
    action: 'I message someone there that I am coming for twenty minutes',
  },
  'big-decision': {
    cue: 'everyone gives me different advice',
    action: 'I thank them, read my three criteria and ask nobody else that day',
  },
  'moving-city': {
    cue: 'the boxes stare at me and I get nothing done',
    action: 'I make the bed, empty one box and go out to learn one street',
  },
  'becoming-a-parent': {
    cue: 'we start counting who has slept less',
    action: 'I stop the count and take the next hour without being asked',
  },
  'boundaries-saying-no': {
    cue: 'guilt comes up an hour after I said no',
    action: 'I name what the free hour is for and send no second message',
  },
  'return-to-study': {
    cue: 'a poor mark comes back',
    action: 'I circle the topic that cost me most and give it my very next block',
  },
  'discipline-of-mornings': {
    cue: 'it is late and I am still scrolling',
    action: 'I plug the phone in by the front door and switch off the light',
  },
  'if-then-plan': {
    cue: 'I notice in the evening that I missed my cue',
    action: 'I play the moment through once in my head with the action in it',
  },
  woop: {
    cue: 'the wish has gone pale in the middle of the week',
    action: 'I picture the best of it for ten seconds and then what will block me next',
  },
  'grow-talk': {
    cue: 'the option I chose fails at its first move',
    action: 'I take the next one on the page and name its first move the same day',
  },
  'scale-one-to-ten': {
    cue: 'someone says I should be much further by now',
    action: 'I tell them my own number and one thing that got it this far',
  },
  'break-goal-down': {
    cue: 'a milestone passes and I have not reached it',
    action: 'I move that one date, keep the others and finish the smallest missing piece',
  },
  'process-goals': {
    cue: 'the result is bad although I did my part',
    action: 'I give my actions their marks first and change one of them at most',
  },
  'strengths-inventory': {
    cue: 'I overdo my strength and it gets on people’s nerves',
    action: 'I turn it down by half and ask what they need from me',
  },
  'resource-map': {
    cue: 'the person I asked says no',
    action: 'I thank them, ask who else might help and write that name in the box',
  },
  'obstacle-breakdown': {
    cue: 'the other person will not touch our shared slip',
    action: 'I do my half of it, tell them so and leave their half with them',
  },
  'accountability-partner': {
    cue: 'my partner lets me off too kindly',
    action: 'I say “ask me again tomorrow” and do the missing part before bed',
  },
  'weekly-review': {
    cue: 'the review turns into a list of what I did wrong',
    action: 'I write one thing that moved before I add another line',
  },
  'reappraise-pressure': {
    cue: 'it is over and I am still shaking',
    action: 'I walk for five minutes and name one thing the energy helped me do',
  },
  'breathing-reset': {
    cue: 'the breaths seem to change nothing',
    action: 'I look at one object, trace its edge with my eyes and breathe out once more',
  },
  'self-talk-script': {
    cue: 'my lines are gone just when it gets hard',
    action: 'I say the one word I still have and move on it at once',
  },
  'setback-recovery': {
    cue: 'somebody says they thought I had given it up',
    action: 'I say “so did I, and I am back today” and do the small version',
  },
}
