import type { CardWords } from '../card.ts'
import type { BUSINESS_CARDS } from '../facts/business.ts'

export const BUSINESS: Record<keyof typeof BUSINESS_CARDS, CardWords> = {
  'sponsorship-pitch': {
    title: 'Pitch what you give',
    why: 'Sponsors do not pay for your dream: they pay for what their customers get out of it. Local names who can meet you answer more readily than famous ones who cannot.',
    steps: [
      'Name three things you can give a business: a class for staff, a logo on your kit, stories for their customers.',
      'Make a one-page pitch with photo, dates, reach and three price levels, and list ten local firms with a name for each.',
      'Visit or call the ten with one concrete offer each, and follow up once after five days.',
    ],
    metric: 'Pitches to a named person: ten; answers of any kind: at least three.',
    rules: [
      { cue: 'a firm says it has no budget', action: 'I offer one staff class and ask who else they would call' },
      { cue: 'a firm says yes', action: 'I send my thanks the same day, with the date of the first thing they get' },
    ],
    question: 'Which local business has customers who would care about your story?',
    close_up: [
      'List three shops or firms where they already know your face.',
      'Say: “My next fight is on this date. I would put your name on my kit and train your team once. Would that help you?”',
      'Offer a trade instead of money at first: food, physio, kit against photos and a class.',
    ],
  },
  'open-own-gym': {
    title: 'Sell it before you rent',
    why: 'Mats and bags are the easy part: the rent comes due whether anyone trains or not. Twenty people who have paid before you sign tell you more than any forecast.',
    steps: [
      'Add up the full monthly cost on one page, and how many members at your price would cover it.',
      'Offer a founding membership to 20 people you know, with a small refundable deposit, and note every reason for no.',
      'Run one pop-up class in the area you have in mind, count who comes back, and set a date for deciding.',
    ],
    metric: 'Founding members with a deposit: 20 before any lease is signed.',
    rules: [
      { cue: 'I fall in love with a place', action: 'I check how many deposits I have before I call the landlord' },
      {
        cue: 'someone who promised to join takes it back',
        action: 'I ask for the true reason, cross the name out and do the sum again',
      },
    ],
    question: 'Who are the first twenty people who would train with you, by name?',
    close_up: [
      'Divide the monthly cost by your price and write the number of members on a slip of paper.',
      'Ask the landlord: “I am serious and I am checking my numbers. Can I have two more weeks, or a break clause after a year?”',
      'Rent hours in someone else’s hall first, and move out only when those are full.',
    ],
  },
  'get-more-members': {
    title: 'Trial class to member',
    why: 'Gyms lose most people between the enquiry and the second visit, long before the advert matters. Answer fast, greet by name, and the leak gets smaller at no cost.',
    steps: [
      'Message your last ten enquiries who never came, with two times for a trial class and your name under it.',
      'Set up a trial path: message within 24 hours, a buddy at the door, an offer at the end, a call two days later.',
      'Ask three regulars to bring a friend, and call everyone who tried a class and has not decided.',
    ],
    metric: 'Of ten who try a class, how many join: write it down now and aim for two more.',
    rules: [
      { cue: 'an enquiry comes in', action: 'I answer within 24 hours with two times to choose from' },
      {
        cue: 'a trial class ends and they head for the exit',
        action: 'I walk out with them, ask what was hardest and name the next class',
      },
    ],
    question: 'What do people say in the first minute after their trial class?',
    close_up: [
      'Message one person who asked and never came, by name, with one time to choose.',
      'Write: “Your first class is on Thursday at seven. I’ll meet you at the door, and nobody spars on day one.”',
      'Ask every regular for one name this week, if advertising has brought nobody.',
    ],
  },
  'members-leaving': {
    title: 'Stop the quiet exits',
    why: 'People rarely quit a gym on the day they cancel: they left weeks before, when nobody noticed the empty place. An alarm for absence is worth more than an exit form.',
    steps: [
      'Call or message two people who left and ask what the last good class was, without trying to win them back.',
      'Speak with three more, and draw a plan for a beginner’s first 30 days: who greets, what they learn, when you call.',
      'List everyone who missed ten days, and send each a personal line with no offer in it.',
    ],
    metric: 'Beginners still training after 60 days: count them by name and watch the share rise.',
    rules: [
      { cue: 'someone misses two sessions in a row', action: 'I write to them by name before they miss the third' },
      {
        cue: 'a cancellation lands in my inbox',
        action: 'I thank them for their time with us and ask what I should have noticed',
      },
    ],
    question: 'In which week do your beginners usually disappear?',
    close_up: [
      'Choose one name from last month and send a line before you go home.',
      'Write: “We missed you. No offer, just a question: what was the last class you enjoyed, and what changed?”',
      'Look at week three instead of the exit: greet, name and pair every beginner there yourself.',
    ],
  },
  'pricing-too-low': {
    title: 'Raise the price cleanly',
    why: 'A price that is too low is paid for in tired coaches and cold showers. Raise it first for new people, and you will learn what the market says before you write to the old ones.',
    steps: [
      'Name what a member gets that others nearby do not offer, and the price at which you would still say yes yourself.',
      'Quote the new price to every new enquiry without apology, and note how many still join.',
      'Send present members a short letter with the reason, the date and a fair notice period, and offer a talk.',
    ],
    metric: 'New people who join at the new price, out of ten: at most two fewer than before.',
    rules: [
      {
        cue: 'someone says it is expensive',
        action: 'I name what is included and wait instead of offering a discount',
      },
      {
        cue: 'a regular leaves over the new price',
        action: 'I wish them well, keep the door open and look at the sum before I doubt it',
      },
    ],
    question: 'What would you do for your members with the extra money?',
    close_up: [
      'Say the new price aloud to a mirror five times, with nothing after it.',
      'Write: “From the first of the month a session costs this. You have been with me from the start, so yours changes three months later.”',
      'Raise it for new people only, if you fear for the regulars, and look at the numbers after a month.',
    ],
  },
  'cash-flow-hole': {
    title: 'Thirteen weeks of cash',
    why: 'Profit is an opinion until the rent is due; cash has dates. Thirteen weeks on one sheet turn a fog of worry into two or three bad days you can prepare for.',
    steps: [
      'Write the bank balance and every payment in and out you know of, by week, for the next 13 weeks.',
      'Collect what is owed to you, pause two costs, and call your landlord or supplier before a bad date, not after it.',
      'Update the sheet for 20 minutes, and take it to an accountant as soon as any week ends below zero.',
    ],
    metric: 'Lowest balance on the 13-week sheet: above zero, and further up each time.',
    rules: [
      { cue: 'a coming week shows a minus', action: 'I make one call about money in or a later date that same day' },
      {
        cue: 'I wake at night with the numbers turning',
        action: 'I write the worst date on a slip and open the sheet only after breakfast',
      },
    ],
    question: 'Which date in the coming weeks worries you most, and by how much are you short?',
    close_up: [
      'Write three numbers: what is in the account, what must go out by the due date, what is missing.',
      'Call and say: “I will be short by this much on that day. I can pay this now and the rest on this date.”',
      'Sell something ahead, passes, vouchers, a course, if there is nothing left to cut.',
    ],
  },
  'debt-pressure': {
    title: 'Put the debts on paper',
    why: 'Debt grows in unopened envelopes, both the sum and the fear. A full list is unpleasant for an hour and then gives you something to stand on.',
    steps: [
      'Open every letter and list each debt: to whom, how much, how late, what happens next.',
      'Book a free or certified debt adviser, and call the two most urgent creditors to ask for a pause or a plan.',
      'Pay one small agreed amount, cross it off on the list, and open all new post on a fixed day.',
    ],
    metric: 'Unopened letters: none; agreed instalments paid on time: all, however small.',
    rules: [
      { cue: 'a letter makes me want to look away', action: 'I open it, add it to the list and call the adviser' },
      {
        cue: 'a creditor gets loud on the phone',
        action: 'I say “please put that in writing”, note name and hour, and end the call politely',
      },
    ],
    question: 'Who could sit beside you while you open the envelopes?',
    close_up: [
      'Open one letter, the nearest, and write the sum and the date on its envelope.',
      'Say on the phone: “I want to pay, and I cannot pay all of it now. What plan do you offer?”',
      'Let an advice centre make the calls, if your voice fails you; that is what they are for.',
    ],
  },
  'difficult-client': {
    title: 'Reset with the client',
    why: 'A client learns your limits from what you let pass, not from your contract. Most of them accept a clear frame; those who do not are paying less than they cost.',
    steps: [
      'Compare on paper what was agreed with what happens, and note what this client costs you in hours.',
      'Meet or call for 15 minutes, restate what is included, and put it in writing straight afterwards.',
      'Decide with a clear head: go on under the written terms, change the price, or end it politely with notice.',
    ],
    metric: 'Extra requests per month that go unpaid: none after the written terms.',
    rules: [
      { cue: 'they ask for something extra', action: 'I say “gladly, that would be this much” and send it in writing' },
      {
        cue: 'a message marked urgent comes in late at night',
        action: 'I leave it until opening time and then reply with the rule we agreed',
      },
    ],
    question: 'What have you been allowing that taught them they can?',
    close_up: [
      'Write what was agreed in two lines, as you would for someone who was not there.',
      'Say: “I like working with you, and I want to keep it fair. This is included, that is extra, and this is the rule for cancelling.”',
      'Raise the price for this one client instead of arguing, and let them decide.',
    ],
  },
  'late-payers': {
    title: 'A rhythm for reminders',
    why: 'Chasing money feels rude only while it is personal. Give it a calendar, and it becomes the calendar that asks, with you friendly beside it.',
    steps: [
      'List everything overdue with days late, and send the three oldest a short friendly reminder.',
      'Write your terms and three reminders in advance: day 1 a note, day 7 a call, day 14 work stops.',
      'Go through the list on a fixed day, do the next step for every name, and make no exceptions.',
    ],
    metric: 'Sum more than 14 days overdue: smaller every time you look.',
    rules: [
      { cue: 'I feel awkward about asking', action: 'I read my prepared sentence and name the date' },
      {
        cue: 'they promise a day and it passes',
        action: 'I call the next morning, quote their own date and ask for a part at once',
      },
    ],
    question: 'What do you fear will happen if you ask on the first day it is late?',
    close_up: [
      'Send one reminder now, to the oldest invoice, in two friendly lines.',
      'Write: “Invoice 12 was due on the 1st. Could you tell me today on which day it will be paid?”',
      'Ask for a part in advance on the next job, if reminders change nothing.',
    ],
  },
  'competitor-next-door': {
    title: 'Serve your own crowd best',
    why: 'A rival next door forces the question you had put off: for whom are you the obvious choice. Copying their price is the one answer that helps only them.',
    steps: [
      'Put into one sentence the people you serve best and what they get nowhere else nearby.',
      'Ask ten members why they stay and what would make them leave, and underline the words that come back.',
      'Strengthen the reason named most with one visible change, and leave your prices as they are.',
    ],
    metric: 'Members who name the same reason for staying: seven of ten.',
    rules: [
      { cue: 'I feel like cutting my price', action: 'I call two members and ask what they value' },
      {
        cue: 'I hear that a member has tried the new place',
        action: 'I ask with real interest what they liked there and write down their words',
      },
    ],
    question: 'Which people would be worse off if your place closed?',
    close_up: [
      'Write the name of one member who would never leave, and why.',
      'Ask them: “What do you get here that you would miss over there?”',
      'Build on the one group nobody else serves properly, and say so on the door.',
    ],
  },
  'partner-conflict': {
    title: 'Roles on paper',
    why: 'Partners seldom fight about what they fight about; underneath lies a job that both hold or neither does. Paper is not mistrust, it is a corner for the friendship.',
    steps: [
      'Draft your list of who decides what, as it is now and as you would like it, one page at the most.',
      'Exchange lists with your partner for an hour on neutral ground, and start with the lines where you agree.',
      'Agree a short meeting rhythm, a rule for a deadlock and the name of a mediator; have a lawyer look at shares.',
    ],
    metric: 'Decisions with one named owner: all ten most common ones.',
    rules: [
      {
        cue: 'we start repeating the same argument',
        action: 'I propose to stop and put the question to our deadlock rule',
      },
      {
        cue: 'my partner decides something that was mine on the list',
        action: 'I wait until we are alone, point to the line and ask what happened',
      },
    ],
    question: 'What did the two of you never speak about when you started?',
    close_up: [
      'Write three decisions of the last month and who really took each.',
      'Open with: “I want us to stay friends and the place to stay open. Can we put on paper who decides what?”',
      'Suggest a neutral third person as the first step, if a talk alone ends with someone leaving.',
    ],
  },
  'hire-first-person': {
    title: 'First hire with a scorecard',
    why: 'First hires go wrong when you hire for company in the hard work instead of for a task. Know the ten hours you want to give away, and the right person is easier to see.',
    steps: [
      'List every task of your last seven days, and circle ten hours that someone else could do.',
      'Write a scorecard with five results and marks 1–5, and ask an accountant what the post costs in full.',
      'Run a paid trial shift with two candidates, score each on the card straight away, and call one reference.',
    ],
    metric: 'Scorecard sum of the trial, and hours you got back after a month: ten.',
    rules: [
      { cue: 'I like somebody at once', action: 'I fill in the scorecard before I say anything' },
      {
        cue: 'the new person gets it wrong in the first week',
        action: 'I do it once more side by side and let them explain it back to me',
      },
    ],
    question: 'Which ten hours of your work would you most like never to do again?',
    close_up: [
      'Circle the two hours of last week that anybody with keys could have done.',
      'Tell a candidate: “You lead the warm-up and one drill, I watch for twenty minutes, then we talk. It is paid.”',
      'Begin with a few paid hours from someone who already trains with you, before you create a post.',
    ],
  },
  'fire-someone-fairly': {
    title: 'End it with dignity',
    why: 'People forget the reasons and remember how they were treated in the last ten minutes. Fairness is mostly done beforehand, in facts, advice and a fair chance to change.',
    steps: [
      'Collect the facts with dates: what was agreed, what happened, which chances were given.',
      'Take the facts to an employment lawyer or adviser before you say anything, and prepare papers and handover.',
      'Say it in the first minute, in private, in two sentences; listen, explain what comes next, and thank them.',
    ],
    metric: 'Advice taken before the talk: yes; length of the talk: under 15 minutes.',
    rules: [
      { cue: 'they argue or cry', action: 'I pause, acknowledge it and repeat the decision in the same calm words' },
      {
        cue: 'the others ask the next day what happened',
        action: 'I say who takes over which task and keep the reasons to myself',
      },
    ],
    question: 'How would you like this person to describe the talk a year from now?',
    close_up: [
      'Write the three facts with dates that a stranger would understand.',
      'Say: “I have decided to end our work together. The last day is this. I will explain what happens next.”',
      'Give one last written chance with a date, if none was ever given clearly.',
    ],
  },
  'launch-new-offer': {
    title: 'Small launch, real sale',
    why: 'Polite praise costs nothing and means as much. Only someone who pays before it exists tells you that it should exist.',
    steps: [
      'Sketch the offer in three lines, for whom, which result, what price, and send it to two people it is for.',
      'Hold ten short talks with such people, and sell five places in advance for a small first version.',
      'Open with the small version, watch the faces, and ask every buyer for one thing to keep and one to change.',
    ],
    metric: 'Places paid for in advance: five, or change the offer before you build it.',
    rules: [
      { cue: 'I want to polish for another month', action: 'I offer it as it is to one more person' },
      {
        cue: 'nobody buys on the first day',
        action: 'I ring two people it was made for and ask what kept them from saying yes',
      },
    ],
    question: 'What is the smallest version somebody would gladly pay for?',
    close_up: [
      'Write the offer as one sentence and send it to one person it is for.',
      'Ask: “I am running a small first round from this date at this price. Shall I save you a place?”',
      'Sell it once by hand before you build anything for it.',
    ],
  },
  'social-media-marketing': {
    title: 'Three themes, one hour',
    why: 'Likes are applause from people who mostly live elsewhere. A steady hour, three themes and one clear invitation bring fewer hearts and more knocks on the door.',
    steps: [
      'Choose three themes you could speak about for a year, and write three ideas under each.',
      'Batch three short posts in one hour, each ending in the same invitation to one thing.',
      'Post the batch, answer every comment once, and write down how many real enquiries came in.',
    ],
    metric: 'Enquiries per month that mention a post: more than last month; likes do not count.',
    rules: [
      { cue: 'I am scrolling instead of creating', action: 'I set a timer for 15 minutes and finish one post' },
      {
        cue: 'a post gets hardly any reaction',
        action: 'I leave it up, look at my tally of enquiries and go on to the next theme',
      },
    ],
    question: 'What do newcomers always ask you that you could answer in half a minute?',
    close_up: [
      'Film thirty seconds of one beginner’s first success, with their consent.',
      'End each post with: “Live near here and never tried it? Thursday at seven, message me.”',
      'Leave the feed for a week and use the hour for ten messages to people in your own district.',
    ],
  },
  'sales-conversation': {
    title: 'Sell by asking',
    why: 'Pushing starts where listening stopped. Someone who has heard their own wish summed up well hardly needs persuading.',
    steps: [
      'Prepare four questions: what brings you, what have you tried, what would change, what could get in the way.',
      'Use them in two real talks: ask, sum up in their words, make one offer, then keep silent for five seconds.',
      'Review your talks, count who spoke more, and end every one with a dated next step.',
    ],
    metric: 'Share of the talk in which the other person speaks: more than half.',
    rules: [
      {
        cue: 'they say “I’ll think about it”',
        action: 'I ask what they would like to think through and offer a day to talk',
      },
      {
        cue: 'I hear myself talking for more than a minute',
        action: 'I stop, ask what matters most to them and let them finish',
      },
    ],
    question: 'What do you say too early, before you know what the person wants?',
    close_up: [
      'Write the price on a card and say it aloud with a full stop after it.',
      'Say: “From what you told me, this would fit. It costs this. Shall we start on Monday?” Then wait.',
      'Let them try one session first, and ask on the way out instead of at the desk.',
    ],
  },
  'lost-big-client': {
    title: 'Replace the big one',
    why: 'One client leaving shows how much weight stood on one leg. The first job is a true number, the second the real reason, and only then the hunt.',
    steps: [
      'Calculate the gap per month, how long your reserve lasts, and the two costs you could lower first.',
      'Ask the client in ten minutes for the honest reason, thank them, and list ten people with a like need.',
      'Hold five conversations with possible replacements, and let no one become more than a third of your income.',
    ],
    metric: 'Replacement conversations: five at a time; share of the biggest client: under a third.',
    rules: [
      { cue: 'I start blaming myself', action: 'I look at the gap number and book the next conversation' },
      {
        cue: 'a possible replacement wants it far below my rate',
        action: 'I offer less work for less money and leave the rate where it is',
      },
    ],
    question: 'What did that client value in you that someone else is missing right now?',
    close_up: [
      'Write the monthly gap as one number, and how many small clients would fill it.',
      'Ask: “No need to soften it: what made you leave, and who else needs what I do?”',
      'Offer your three best remaining clients a bit more, before you look for strangers.',
    ],
  },
  'too-many-ideas': {
    title: 'One bet per quarter',
    why: 'Ideas are cheap to keep and dear to start. A stop list frees more strength than any new plan, because each open project collects rent in your head.',
    steps: [
      'Empty your head of ideas and projects onto one page, and mark each: now, later or stop.',
      'Choose one for the coming quarter, tell two people, and close or pause two others properly.',
      'Spend your best three hours on the chosen one, and park every new idea on the later list.',
    ],
    metric: 'Projects in the column “now”: one; finished pieces of it: one more each time.',
    rules: [
      { cue: 'a brilliant new idea arrives', action: 'I write it on the later list and return to my one bet' },
      {
        cue: 'my one bet turns dull halfway through',
        action: 'I finish one piece that somebody can see before I open the later list',
      },
    ],
    question: 'Which idea would you be proud of even if it were the only one you finished?',
    close_up: [
      'Write all ideas on slips and turn over every one you did nothing for this month.',
      'Tell two people: “Until the end of the quarter I do only this. Remind me if I bring up something else.”',
      'Draw lots between the two best, if all look equally good, and see whether you are relieved.',
    ],
  },
  'working-too-many-hours': {
    title: 'Closed hours for owners',
    why: 'Owners often work late because the late hours are the only ones nobody takes. Closed hours look like a luxury, yet they show you which work was never yours.',
    steps: [
      'Log your working hours in half-hour lines, and mark everything another person could have done.',
      'Hand over one marked task, and write two closed evenings on the door and in your calendar.',
      'Check the log, keep the closed hours, and hand over or drop one more line.',
    ],
    metric: 'Closed hours kept out of those planned: nine of ten; total hours falling slowly.',
    rules: [
      {
        cue: 'I am about to work in a closed hour',
        action: 'I write the task on a card for the next open one and leave',
      },
      {
        cue: 'a customer complains that I was not there in the evening',
        action: 'I thank them for waiting, solve it now and repeat my hours once',
      },
    ],
    question: 'How would you spend the first evening that truly is free?',
    close_up: [
      'Choose one evening of this week and write “closed” beside it where others see it.',
      'Tell customers: “On Wednesdays I answer until six. Anything later, I answer on Thursday.”',
      'Cut one service nobody would miss, if there is no money for help.',
    ],
  },
  'business-plan-one-page': {
    title: 'Plan on one page',
    why: 'A thick plan hides the weak spot, a single page shows it. Whoever lends you money looks for the risk you have seen yourself.',
    steps: [
      'Set out five headings on one page, who, problem, offer, numbers, risks, and two lines under each.',
      'Check the numbers with someone who runs such a business, and correct the most hopeful one downwards.',
      'Explain the page in three minutes to an outsider and to an accountant, and rewrite whatever they stumble over.',
    ],
    metric: 'Outsiders who can retell your plan after three minutes: two of two.',
    rules: [
      { cue: 'I start adding a second page', action: 'I cut the weakest line instead' },
      {
        cue: 'someone laughs at one of my numbers',
        action: 'I ask what they would put there and write it beside mine',
      },
    ],
    question: 'Which number in your plan would hurt most if it were wrong?',
    close_up: [
      'Write just the numbers box: price, customers a month, costs, what is left.',
      'Explain it like this: “I help these people with this problem. It costs that, and it breaks even at this many customers.”',
      'Begin with one paying customer and write the plan from what you learn.',
    ],
  },
  'investor-or-bank-meeting': {
    title: 'Walk in with numbers',
    why: 'People who lend money listen for one thing behind the numbers: does this person know what could go wrong. Naming your risks first takes the sharpest question out of their hands.',
    steps: [
      'Copy six numbers onto a card, ask, use, monthly cost, income, break-even, reserve, and learn them by heart.',
      'Rehearse for 20 minutes with someone who plays the sceptic, and prepare an answer to your three biggest risks.',
      'Arrive early, breathe out slowly, state your ask in the first two minutes, and name a risk before they do.',
    ],
    metric: 'Numbers you can say without looking: six of six; next step with a date at the end.',
    rules: [
      { cue: 'I am asked for a number I do not know', action: 'I say so and promise it by a certain day' },
      {
        cue: 'they turn me down',
        action: 'I ask which number would have changed the answer and whom else I should see',
      },
    ],
    question: 'What would make you say no, if you sat on the other side of that table?',
    close_up: [
      'Write three of the six numbers on a card: what you ask for, what it buys, what comes in each month.',
      'Open with: “I am asking for this sum for this purpose. It gets paid back from that, and if it goes badly, from this.”',
      'Ask for a smaller first sum or for used equipment, if the whole looks too risky.',
    ],
  },
  'seminar-or-event': {
    title: 'Run the event backwards',
    why: 'Events fail quietly, at the moment when everyone thinks somebody else has it. A date, a number of seats and a name behind each job keep it awake.',
    steps: [
      'Fix the date, the seats and the number you must sell to break even, and write the three on one line.',
      'Assign a name to every job, from door to first aid, and invite 20 people personally before you advertise.',
      'Meet all helpers an hour before the doors open, read out the roles, and keep yourself free of any post.',
    ],
    metric: 'Seats sold against break-even at half-time: at least half, or cut costs.',
    rules: [
      { cue: 'sales lag behind at half-time', action: 'I call ten people myself and cancel one optional cost' },
      {
        cue: 'a helper drops out on the day',
        action: 'I read that job aloud to the others and put a new name on it within five minutes',
      },
    ],
    question: 'What should people be telling others on the way home?',
    close_up: [
      'Multiply seats by price, take off hall and guest, and write what is left.',
      'Invite with: “I am keeping twenty places for people I know. Would you like one until Friday?”',
      'Run a small version for your own people first, an evening instead of a day.',
    ],
  },
  'online-coaching-offer': {
    title: 'Pilot with three people',
    why: 'Online you compete with everybody, unless it is for one kind of person and one result. Three paying pilots will write your offer better than any template.',
    steps: [
      'Finish this sentence: I help this person reach this result in so many weeks; make it narrow.',
      'Offer a pilot to three people at a fair starter price, with one call and one plan each.',
      'Ask each pilot what they used, what they ignored and what they would pay, and change one thing.',
    ],
    metric: 'Pilots who do most of the plan: two of three before you raise the price.',
    rules: [
      { cue: 'I start building a website first', action: 'I write to one possible pilot instead' },
      {
        cue: 'one of my pilots goes quiet',
        action: 'I send a short voice message with one small task and no reproach',
      },
    ],
    question: 'Whose problem do you understand better than most coaches do?',
    close_up: [
      'Write the one question people ask you most, and your answer in five lines.',
      'Offer it like this: “I am taking three people for four weeks, one call and one plan each. Are you one of them?”',
      'Coach one person free for two weeks and ask for a testimonial in return, if you have no proof yet.',
    ],
  },
  'seasonal-slump': {
    title: 'Plan the quiet months',
    why: 'The slump that comes every year is not bad luck, it is a date. Treat it as weather: store a little in the full months, and keep the roof work for the empty ones.',
    steps: [
      'Mark your two weakest months of the last years, and write how much income was missing in each.',
      'Create one thing to sell ahead, such as a ten-class pack or a company class, and offer it to five people.',
      'Put a fixed share of income aside, and move one repair or course into the quiet weeks.',
    ],
    metric: 'Reserve as a share of one missing month: full before the slump begins.',
    rules: [
      { cue: 'a good month leaves money over', action: 'I move the fixed share to the reserve on the same day' },
      {
        cue: 'the first half-empty class drags me down',
        action: 'I teach those who came as if it were full and then take one job off the repair list',
      },
    ],
    question: 'What do your people need in those months when they do not come?',
    close_up: [
      'Write down last year’s weakest month and the sum that was missing.',
      'Offer: “Ten classes, to be used by March, at the price of eight. Only this week.”',
      'Use the empty weeks for a company class or a school holiday course.',
    ],
  },
  'bad-review': {
    title: 'Answer once, then fix',
    why: 'The answer to a bad review is not written for its author but for the next hundred readers. They forgive mistakes; what they watch is your temper.',
    steps: [
      'Wait an hour, walk round the block, and write the angry reply on paper, where it stays.',
      'Answer once in four calm sentences: thanks, what you regret, what you check, how to reach you.',
      'Repair what was true in it, and ask three happy clients for an honest review in their own words.',
    ],
    metric: 'Public answers to that review: one; honest new reviews: three.',
    rules: [
      { cue: 'I want to reply a second time', action: 'I write to the person privately and close the page' },
      {
        cue: 'I lie in bed composing answers to it',
        action: 'I note the one fact I will check in the morning and put the phone out of reach',
      },
    ],
    question: 'What in this complaint would you fix even if nobody had written it?',
    close_up: [
      'Close the page, set a timer for an hour, and write the angry version by hand.',
      'Answer: “Thank you for telling us. This is not how we want anyone to feel. Please call me, I would like to understand it.”',
      'Let others speak for you: three honest reviews from members weigh more than any defence.',
    ],
  },
  'break-even': {
    title: 'Your number of members',
    why: 'Rent divided by the fee gives a number that is too kind, because tax, payment charges and discounts take their part of every fee. And a gym that breaks even without a wage for you lives on your unpaid hours.',
    steps: [
      'Add up on one page all fixed costs of a month, a twelfth of the yearly ones and a wage for yourself.',
      'Divide three months’ fee income by three and by the number of paying members, take off the tax, charges and other costs each member causes, and divide your fixed costs by what is left.',
      'Write down three figures every week: paying members, members needed, and how many months of fixed costs are in the bank.',
    ],
    metric: 'Divide paying members by members needed; 1.0 carries the gym and 1.2 gives you room for a weak summer.',
    rules: [
      {
        cue: 'I want to lower the price to fill a class',
        action: 'I first work out how many extra members the lower price would need',
      },
      {
        cue: 'somebody offers me something with a monthly cost',
        action: 'I divide it by what is left of one fee and say the number of members aloud before I sign',
      },
    ],
    question: 'How many members would you need if you paid yourself what you would pay a stranger for your work?',
    close_up: [
      'Begin with three figures, for example costs of 2,400 plus a wage of 1,600, divided by 40 left of each fee, which makes 100 members.',
      'Write to your accountant: “How much of one monthly fee is left after tax and charges, and which yearly costs have I forgotten?”',
      'Calculate three cases when you have not opened yet, with half, three quarters and all of the members you hope for, each paying 15 per cent less than your list price.',
    ],
  },
  'unpaid-purse': {
    title: 'Get paid what you are owed',
    why: 'Money that is only asked for in chats gets paid last. A dated letter with a sum, a deadline and proof makes you the one who is cheaper to pay than to ignore.',
    steps: [
      'Collect contract, messages, poster, results and bank statements in one folder, and write the sum owed on top.',
      'Send a polite written demand with the sum, your bank details and a date fourteen days ahead.',
      'Hand the folder to a lawyer, your federation or commission, or an advice service if the date passes without payment.',
    ],
    metric: 'Open sum on paper and the day of the last written reminder: never older than two weeks.',
    rules: [
      {
        cue: 'they tell me on the phone that the money is on its way',
        action: 'I write straight after the call what was promised and for which day',
      },
      {
        cue: 'they offer me another fight before paying the last one',
        action: 'I say that I sign once the old purse is in my account',
      },
    ],
    question: 'What exactly was agreed, and where is it written down?',
    close_up: [
      'Take screenshots of every message about money and save them outside your phone.',
      'Write: “On 4 March I fought on your show for 800. It hasn’t arrived. Please transfer it by the 20th to this account.” Use your own figures.',
      'Propose two or three instalments in writing if you believe they really have no cash.',
    ],
  },
  'private-lessons': {
    title: 'Put a price on the hour',
    why: 'Without a fixed price and a rule for cancelling you negotiate anew each time and pay for empty hours yourself. A small written offer makes it easy for pupils to say yes and for you to stay friendly.',
    steps: [
      'Add up what an hour really takes, with preparation, travel, room, tax and cancelled lessons, and divide the income you need by the hours you can sell.',
      'Write one page with three prices: single lesson, pack of ten paid in advance, lesson for two, each with a 24-hour rule for cancelling.',
      'Count lessons sold, paid and cancelled late, and offer each free slot to two people by name.',
    ],
    metric: 'Late cancellations that were paid: all of them, and four out of five offered hours sold.',
    rules: [
      {
        cue: 'a pupil cancels two hours before',
        action: 'I write kindly that the lesson counts, and offer the next free slot in the same message',
      },
      {
        cue: 'somebody asks for a discount',
        action: 'I keep the price and offer less instead, such as thirty minutes or a lesson for two',
      },
    ],
    question: 'What would be left of one lesson fee if you counted travel, room, tax and preparation?',
    close_up: [
      'Write down the three hours a week that you want to sell, and nothing else.',
      'Write: “From the first of the month a single lesson is 50, ten are 450, paid ahead. Cancelling is free up to 24 hours before.” Use your own figures.',
      'Teach small groups of three or four when single hours cannot fill your week; more income per hour, less per head.',
    ],
  },
}
