import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BUSINESS: Record<MatterOf<'business'>, DirectAnswers> = {
  'open-gym': {
    how: 'Begin small: rent hours in a school hall or studio, two evenings a week, own mats if need be, 15 to 20 paying members first. In parallel ask the council about use of premises, fire safety, noise, and your insurer about liability.',
    why: 'Most new gyms choke on rent and fit-out before the members are there. Starting in rented hours works because you build the group first and the lease afterwards, with real figures instead of hopes.',
    when: 'Reckon with six to twelve months from idea to own rooms: three for the group, three for permits and lease. Open in September or January, when people start things; black figures often take a year or more.',
    how_much:
      'Add up rent, energy, insurance, trainers, software, tax and your wage, divide by the net fee: that’s your member number. Have six months of these costs in reserve on top of fit-out and deposit.',
    which:
      'It’s own rooms at once or renting hours first. Rent hours if you’ve under 40 sure members; take your own rooms once the list of signed members covers at least half of the monthly costs.',
    what_if:
      'If the landlord or council says no to a sports hall, don’t argue: ask which rooms have that use already, and look there. If members come slower than planned, cut hours and costs in month three, not month nine.',
    is_it_ok:
      'You can open without a business degree, not without permits, liability insurance, first aid and a lease a lawyer has read. Don’t sign privately for ten years; ask a tax adviser about the legal form and the chamber about rules.',
    next: 'First write the monthly cost sheet and the member number. Then start one rented class and collect names; with 20 payers look for rooms, and make permits a condition in the lease.',
    on_the_day:
      'Opening day: three short trial classes, one helper at the door with names and phone numbers, first-aid kit, water, prices on one sheet. Speak to everybody once, offer a start date, ring everybody within 48 hours.',
    say: 'Say it to the landlord at the viewing: “We’re a martial arts club, evenings until ten, some noise. Is that use allowed here, and can we make the lease depend on the permit?”',
  },
  'get-members': {
    how: 'Ask every member by name to bring one friend on a fixed evening, run a class beginners can survive, and at the end sit down with each guest for five minutes. Offer a start date and message them the next day.',
    why: 'People are afraid of looking weak in front of strangers, so posters move few of them. A friend who brings them and a gentle first hour work because the fear is gone before the price comes up.',
    when: 'Do the friends’ evening in the next three weeks, again every two months, strongest in September and January. Reply to enquiries within an hour or so if you can; give each channel three months before judging it.',
    how_much:
      'Count four numbers weekly: enquiries, trials, contracts, cancellations. If half the enquiries come to a trial and half of those sign, you need four enquiries per new member; work on the weakest step first.',
    which:
      'It’s paid ads or personal recommendation. With under 100 members put your time into friends, schools, firms and local search with reviews; pay for ads once trials reliably turn into contracts and you know what one member may cost.',
    what_if:
      'If guests come and don’t sign, ask three of them by phone what put them off; mostly it’s a too hard class or nobody who talked to them. If nobody comes, check your phone, website and map entry as a stranger would.',
    is_it_ok:
      'Asking for recommendations is perfectly decent. Don’t promise weight loss or self-defence miracles, get consent before posting faces, with children from the parents, and ask a lawyer about advertising messages and data.',
    next: 'Today check that address, class times, price and trial button can be found in one minute. This week invite with the members; when 20 trials are in, improve the talk after class.',
    on_the_day:
      'Trial evening: greet at the door by name, lend gear, put them with your kindest member, no sparring. Praise one thing, five minutes sitting, offer beginners’ course with date, hand over the form, message tomorrow.',
    say: 'Say it to a member after class: “Who do you know who’d enjoy this? Bring them along on Friday at six, it’s free and easy. What’s their name, so I can greet them?”',
  },
  'members-leave': {
    how: 'Every Monday list who hasn’t been in for ten days and message each personally with their name and what they were working on. With new members set three contacts: after day 2, week 2 and week 6, each with one small goal.',
    why: 'People rarely quit over the price; they miss twice, feel ashamed, know nobody and then cancel. A personal word in the first days of absence works because coming back is still easy then.',
    when: 'Begin this Monday, and watch the first 90 days of every member most closely. Cancellations react slowly because of notice periods, so expect to see it in the figures after three months or so.',
    how_much:
      'Cancellations in the month divided by members at its start: that’s your rate; write it down monthly and compare with your own last year. Ten messages a week and two phone calls to leavers are enough.',
    which:
      'It’s discounting to keep them or making it better inside. Offer a pause instead of a discount when money, injury or a baby is the reason; change classes and contact if they name boredom, roughness or cliques.',
    what_if:
      'If somebody cancels anyway, confirm it at once and kindly, ask for the one real reason, and write again in three months. If several name the same trainer or class, sit in on it yourself that week.',
    is_it_ok:
      'Some leaving is normal in every gym, more in summer and after January. Making cancelling hard is unfair and often unlawful; have your contract terms checked by a lawyer.',
    next: 'Make the ten-day list today and write to the first five. Next ring three who left in the last months; with their reasons change one thing in the beginners’ class.',
    on_the_day:
      'When somebody says at the desk that they’re quitting: put the pen down, thank them for saying it, ask the reason, listen. Offer one fitting thing, pause or other class; if it stays a no, do the paperwork kindly.',
    say: 'Write it after ten days of absence: “Hi Sam, missed you at training. Everything all right? Thursday we’re doing the technique you were working on. Shall I keep a partner for you?”',
  },
  'gym-prices': {
    how: 'Set the new price for new members from the first of next month, announce it to old ones six to eight weeks ahead, in one honest letter: sum, date, reason, what stays. No apology, no percentages, and a contact for hardship cases.',
    why: 'You set the price when you were new and afraid of a no, while rent and energy went on rising. Announcing early and plainly works because people forgive a rise sooner than a surprise.',
    when: 'Best in September or January with two months’ notice, and every year a little instead of a lot after five. Count cancellations for three months afterwards; that’s when the effect is through.',
    how_much:
      'Example: 80 members at 50 are 4,000; at 57 you lose nothing until ten leave. Reckon it like this: old income divided by the new fee is the number of members you need; the rest is leeway.',
    which:
      'It’s raising for everybody or just for new ones. New ones only if the gap is small and you’re growing; everybody, in two steps, if the old fees no longer cover costs.',
    what_if:
      'If somebody complains, thank them, repeat sum and date, and offer a smaller plan instead of a secret discount. If a real hardship stands behind it, agree on a fixed time at the old fee, in writing.',
    is_it_ok:
      'Raising prices is fair if classes are good and costs are real. Running contracts can’t simply be changed everywhere: have a lawyer check terms and notice, and don’t agree on prices with other gyms, that’s illegal.',
    next: 'Work out tonight what one member costs per month and look at five gyms nearby. Change the price for new ones first; after a month without trouble write the letter to the old ones.',
    on_the_day:
      'On the day of the letter: tell the trainers in the morning, send at noon, be at the desk yourself in the evening. Same answer to everybody, no bargaining in the doorway, note each reaction.',
    say: 'Write it to members: “From 1 March the monthly fee will be 57 instead of 50. Rent and energy have gone up and we want to keep our trainers. Classes and notice stay as they are. If that’s hard for you, talk to me.”',
  },
  'break-even': {
    how: 'Write all monthly fixed costs in one column, your own wage and a twelfth of the yearly bills included. Divide by what’s left of one fee after tax, payment charges and shrinkage: that’s the number of members you need.',
    why: 'A gym has nearly only fixed costs: rent is the same for 20 members and 120. Below the line every month burns savings, above it almost every new fee stays, so a few members more or less decide everything.',
    when: 'Reckon before signing any lease, then on the first of each month with the real figures. If you’re still far below the line after six to nine months, change costs or plan, not just hope.',
    how_much:
      'Example: costs 6,000, fee 55, left 45 after tax and charges: 6,000 divided by 45 is 134 members. Rent well under a third of income is healthier; reserve three months of costs.',
    which:
      'It’s cutting costs or getting more members. Cut first if rent and wages alone eat up nearly all income; go for members and price first if the classes run half empty and the room is already paid.',
    what_if:
      'If the number comes out impossible for your floor space, don’t talk it pretty: smaller room, sublet mornings, kids’ and company classes, higher fee. Check what each brings by putting it in the same sum.',
    is_it_ok:
      'A first year below the line is usual if it was planned and the reserve holds. If you can’t pay bills when due, see a tax adviser or lawyer at once; companies have strict duties when insolvent.',
    next: 'Take the last three bank statements and fill in the column tonight. Then compare the number with paying members, not names on the list; with the gap in hand pick the biggest cost and the cheapest source of members.',
    on_the_day:
      'First of the month, half an hour: bank balance, paying members, arrivals, leavers, costs, gap. Three figures on a sheet on the wall, one decision for the month, then close the file.',
    say: 'Ask your tax adviser: “What do I really have left from a 55 fee, which reserves for tax do I need, and how many members cover my costs including my own wage?”',
  },
  'cash-hole': {
    how: 'Make a list for the next eight weeks, week by week: balance, sure money coming in, bills with dates. Ring those you can’t pay before the due date, offer two instalments, and send out every open invoice today.',
    why: 'A hole usually isn’t a loss but bad timing: yearly bills meet a slow summer. The weekly list works because you see the gap early, and creditors who hear from you beforehand are mostly willing to talk.',
    when: 'Today the list, tomorrow the calls, reminders still this week. Update it every Monday for a quarter; for next year put away a twelfth of the big bills each month, from the first good month on.',
    how_much:
      'Lowest weekly balance on the list is the size of the hole. Pay wages, taxes, rent and insurance first; aim for one month of fixed costs in reserve, later three, by saving five to ten percent of income.',
    which:
      'It’s a short loan or instalments with creditors. Instalments if it’s a matter of weeks and money is surely coming; talk to the bank about a credit line if it recurs every summer, never payday loans or private cards.',
    what_if:
      'If a creditor refuses instalments, ask for the head of accounts, offer a part payment today and the rest with a date in writing. If the list stays red for months, go to the tax adviser now.',
    is_it_ok:
      'A tight month happens to healthy gyms too, mostly in summer. Not paying wages, payroll taxes or social contributions gets dangerous fast; if you can’t pay what’s due, see a lawyer about insolvency duties without delay.',
    next: 'First the eight-week list, then all money owed to you, then the calls to landlord and tax office. With the hole closed, move due dates to after your direct debits and open a reserve account.',
    on_the_day:
      'Morning of the calls: list in front of you, biggest creditor first, number and date ready. Say it in the first sentence, agree, confirm by email within the hour, enter it in the list; spend nothing unplanned today.',
    say: 'Say it on the phone before the due date: “I can’t pay the full 1,800 on the first. I can transfer 900 on the first and 900 on the 20th. Can you confirm that by email?”',
  },
  debt: {
    how: 'Open all the letters, one table: creditor, sum, interest, minimum payment, next date. Pay rent, power, food and tax first, minimum on everything, and whatever’s left goes on the dearest one until it’s gone.',
    why: 'Interest on interest grows quietly, and shame keeps the envelopes shut. The table works because the sum stops being a fog, and paying off the dearest first saves the most.',
    when: 'Make the table this weekend, ring the creditors next week, get free debt advice if the plan doesn’t work out over three years. Calm comes early, with the first kept agreement; the debts themselves take longer.',
    how_much:
      'Income minus rent, power, food, transport and insurance is what’s free; put most of it on debt and keep a small cushion for repairs. Debt divided by that rate gives you the months, before interest.',
    which:
      'It’s the dearest first or the smallest first. Dearest first if you can keep going without applause; smallest first if you’ve given up several times, since a crossed-out line keeps you at it.',
    what_if:
      'If a creditor refuses your plan, offer it again in writing with your budget sheet and pay the rate meanwhile. For court letters get a lawyer or debt adviser the same week, as time limits run.',
    is_it_ok:
      'Owing money is common and no crime. If you’re borrowing to pay instalments, gambling or being threatened, go to a free debt advice centre now, and to the police with threats; if you’re thinking of ending it, ring a crisis line today.',
    next: 'Open the letters, in date order, with somebody beside you if need be. Then stop the cards and every pay-later account; with the table ready, call the debt advice centre for an appointment.',
    on_the_day:
      'Day of the talk with the bank or adviser: table, income, rent, letters in one folder. Say the whole sum at once, promise only what you can keep, take the agreement in writing, sign nothing new on the spot.',
    say: 'Say it to the creditor: “I want to pay it off and can’t do it in one go. I can pay 80 a month from the 5th. Please stop the charges and send me that in writing.”',
  },
  'late-payers': {
    how: 'Run three fixed steps: a friendly message three days after the due date with sum and link, a call after ten, a written last date after twenty-one. Move everybody to direct debit or card, and let nobody settle it at the mat’s edge.',
    why: 'Most don’t pay because they forget, it’s awkward or money is tight, and your waiting tells them it isn’t urgent. Fixed steps work because it’s the system reminding them, not you being cross.',
    when: 'First message on day three, always on the same weekday, beginning with everything open today. Most settle after the first or second contact; older than three months it gets hard, so don’t let it lie.',
    how_much:
      'Once a month: open sum divided by fees due is your share of arrears; write it down and push it lower. Twenty minutes of reminders a week; two unpaid fees are the limit for pausing access.',
    which:
      'It’s being lenient or strict. Instalments for somebody who talks to you and is in a jam; strict with pause and reminder letter for somebody who promises twice and doesn’t pay, however good a fighter.',
    what_if:
      'If you hear “next week for sure”, fix day and sum on the spot and send it as a message. If it passes, access pauses; after the last date decide on a court order or collection with a lawyer, or write it off.',
    is_it_ok:
      'Asking for your money is not rude. Don’t name debtors in front of the group or in the chat; reminder charges, bans and collection need a footing in your contract, so have a lawyer look. With kids speak only to the parents.',
    next: 'List everything open tonight by age and write to the freshest ones first. Then set up direct debit for new members; after a month move the old ones over too.',
    on_the_day:
      'When the person walks in: take them aside before class, name the sum quietly, ask what’s up, agree on a date, let them train today. Send the agreement by message before the class is over.',
    say: 'Write it on day three: “Hi Alex, the fee of 55 for May hasn’t come in. Probably slipped through. Here’s the link. If it’s tight right now, tell me and we’ll find a way.”',
  },
  competitor: {
    how: 'Visit the new place as a guest, write down price, times, crowd and what they do better. Then pick the one group you serve best, kids, beginners or fighters, and make that better this month; talk personally to your twenty core members.',
    why: 'A new gym draws the curious and the price-hunters first; those with friends and a coach at yours stay. Closeness works better than cutting prices because a bigger chain can stand a price war longer than you.',
    when: 'Talk to your core members this week, before the opening offers run out. Curiosity lasts two to three months; judge your own figures after a full quarter, not after a bad week.',
    how_much:
      'Count cancellations that name the new gym, trial classes and reviews each week. If you cut 55 to 45, you need 22 percent more members for the same income; work that out before touching the price.',
    which:
      'It’s going along with the price or standing out. Stand out in nearly every case: coach who knows names, beginners’ course, fights; only offer a smaller, cheaper plan if your hours really are dearer for the same.',
    what_if:
      'If members leave for them, say goodbye warmly and leave the door open; many look around and return. If they poach your trainer, talk about pay and future with the others that same week.',
    is_it_ok:
      'Being nervous is understandable, and competition often brings more people to the sport. Running them down, fake reviews or agreeing on prices are off limits; for lies about you or stolen pictures ask a lawyer.',
    next: 'Book the trial class there, or send a friend. With the notes choose one improvement, announce it to your members in a sentence; then gather ten new honest reviews.',
    on_the_day:
      'On their opening day run your normal classes, well staffed, best mood, and bring-a-friend as usual. No comment online; in the evening message your members with something good that’s coming next month.',
    say: 'Say it when members ask about it: “Yes, have a look, they’re doing some things well. Here you’ve got coaches who know you. If you’re missing something with us, tell me, I’d like to know.”',
  },
  'business-partner': {
    how: 'Take two hours off site, each writes beforehand: what I do, what I want, what must change. Go through it point by point and put down who decides what, who works how much, who gets what, and what happens if one leaves.',
    why: 'It usually cracks on unspoken things: one works more, the other put in more money, and both keep count in secret. A written division works because the quarrel moves from the person to a sheet you can change.',
    when: 'Within two weeks, outside the busy season, never after class at ten at night. Then a monthly hour with figures; give the new rules three months, and if it’s still war, talk about parting.',
    how_much:
      'Log hours and withdrawals of both for four weeks, then price the work like a hired person’s. First pay work as wages, then split the profit by shares; that way money and labour don’t get mixed up.',
    which:
      'It’s carrying on with clear rules or parting. Carry on if you still trust the other’s word and quarrel about tasks; part in an orderly way if money vanishes, lies come up or you want different gyms.',
    what_if:
      'If your partner refuses to talk, send the points in writing with two dates, then propose a mediator. If money is taken or passwords are changed, save statements and see a lawyer the same day.',
    is_it_ok:
      'Friction is normal, even between friends. Decide nothing alone that the contract gives to both, sign no share papers without a lawyer and tax adviser, and don’t drag members or trainers into it.',
    next: 'Get out the contract and read who may do what; if there’s none, that’s the first item. Then send the invitation to the talk; what you agree goes to a lawyer for a clean version.',
    on_the_day:
      'Neutral place, phones off, begin with what each values in the other. Then one point after another, ten minutes each, write down the result, park what’s stuck for the mediator, end with the next date.',
    say: 'Write it as an invitation: “I want this to work with us, and right now it isn’t. Let’s take two hours on Sunday, each with three points: tasks, money, decisions. And we’ll write down what we agree.”',
  },
  'hire-staff': {
    how: 'Write the job on half a page: classes, duties, pay, what a good month looks like. Have each candidate teach a 30-minute trial class to real beginners, ring one earlier employer, and begin with a written contract and probation.',
    why: 'Owners hire the best fighter or a friend and find out later they’re late and can’t teach. The trial class works because you see patience, voice and safety, which no talk shows.',
    when: 'Start looking two to three months before you need somebody, and hire once classes are full and the money for six months is there. You’ll know within the first six weeks; speak up in week two.',
    how_much:
      'Real cost is pay plus contributions, insurance, holidays and sick days; ask the tax adviser for the figure. Divide it by the net fee: so many members have to carry the post.',
    which:
      'It’s employed or freelance. Employed if you set times, classes and rules; freelance only if the person truly works for several gyms and decides themselves. Have the tax adviser or a lawyer check, because wrong labels get expensive.',
    what_if:
      'If it isn’t working, say it with two examples and a date for improvement, then look again. If it stays so, part within probation, after legal advice; with shouting or roughness towards kids take them off the mat today.',
    is_it_ok:
      'Being afraid of the first wage is normal. Without a contract, registration and insurance nobody should stand on your mat; for kids’ classes ask for a record check, and before any dismissal talk to an employment lawyer.',
    next: 'List everything you did this week and mark what somebody else could do. Hire for that, perhaps six hours a week first; when they run well for three months, add hours.',
    on_the_day:
      'First day: tour, keys, first aid, emergency plan, names. They watch one class, co-lead the next, teach the third with you at the side. On a last day: alone, five minutes, clear sentence, papers, keys, thanks.',
    say: 'Say it if you must let somebody go, after legal advice: “We’re ending your employment on the 31st. The decision is final. Here are the papers, and let’s talk about how we tell the classes.”',
  },
  'difficult-client': {
    how: 'Take them aside, let them finish for two minutes, repeat the complaint in one sentence, apologise for the part that’s yours, offer one solution with a date. Reply to a bad review in three sentences: thanks, fact, invitation to call.',
    why: 'Behind the noise there’s mostly one disappointed expectation, and people get louder until somebody has understood it. Repeating it works because the fight about being right is then over and you can talk about the matter.',
    when: 'Answer within 24 hours, but not in the first heat; a review too. Ring a week later to see if it’s settled. If the third complaint comes within two months, talk about parting.',
    how_much:
      'Ten minutes of listening, one offer, one improvement on it at most. Count what this client costs you in hours a month and in other members’ mood; more than the fee brings means it’s time for a line.',
    which:
      'It’s giving in or drawing the line. Give way in small things when the fault was yours; draw the line at insults, rule-breaking or demands nobody else gets, politely and without discussion.',
    what_if:
      'If the threat of a bad review comes, don’t buy your way out: repeat the offer and let it stand. If it’s written, answer calmly once, report lies to the platform, and ask happy members for honest reviews.',
    is_it_ok:
      'You may part with a client, observing the contract; ask a lawyer about notice and refunds. Insults, touching or threats towards staff mean leaving the premises at once; if necessary call the police.',
    next: 'Write down the complaint and check in the house what’s true in it. Ring, don’t type; once it’s settled, change the rule or notice that led to it.',
    on_the_day:
      'Away from the desk, sit down, voice low, hands open. Listen, repeat, one offer, write it down, see them off. If it gets loud: name the limit once, then end the talk and fetch a second person.',
    say: 'Say it when they’ve finished: “You’re annoyed because the class was cancelled without notice. You’re right about that. I’ll credit you the session and you’ll get a message in future. Is it settled like that?”',
  },
  sponsorship: {
    how: 'List twenty local firms whose boss you or your coach know, write each ten lines: who you are, next fights, what they get, what sum for what. Add one good photo, ring after five days, ask for 15 minutes in person.',
    why: 'Small sponsors pay because they like the person and want to be seen locally, rarely because of follower numbers. A personal request with a clear return works because they can say yes to something definite.',
    when: 'Begin three to four months before the fight or season, as budgets are often set in autumn. Of twenty approaches a few answer; after each fight report back within a week, that’s how the second year comes.',
    how_much:
      'Reckon your season: entry, travel, medicals, gear, coach; split that into packages of, say, 150, 300 and 600. Write beside each what there is: logo, posts, tickets, a trial class for the staff.',
    which:
      'It’s gear or money. Take gear and services if you’re at the start, they’re easier to get; ask for money once you have fights with an audience and can show what earlier sponsors got.',
    what_if:
      'If they say no, ask if a smaller thing would do, a hotel night or a tank of petrol, and if they know somebody else. Thank them, send the fight result anyway, and ask again next season.',
    is_it_ok:
      'Asking is fine at amateur level too. Check federation rules on logos, say no to dubious supplements and exclusive rights without a fee, have contracts read by a lawyer, report the income to the tax adviser; under 18 parents sign.',
    next: 'Tonight write the season’s costs and five firms with a name you know. Send the first two letters tomorrow; when one says yes, use the name in the next letters with their consent.',
    on_the_day:
      'At the meeting: clean clothes, one page, photo, ten minutes. First ask about their business, then your season, package and sum, then silence. Agree on the next step, thank-you message the same evening.',
    say: 'Write it to the owner by name: “I compete for the local club, three fights this season. I’m looking for three sponsors at 300 each. You’d be on my shorts and in every post. May I drop in for 15 minutes?”',
  },
  'social-media': {
    how: 'Film on one day a week, 60 minutes, four clips of 20 to 40 seconds: one technique with one mistake, one member’s story, one look behind the scenes, one answer to a question. First sentence says the benefit, close with an invitation.',
    why: 'People stop for the first two seconds, a face and something they can use; random posts about yourself run past them. One regular day works because it doesn’t hang on mood and you learn from repetition.',
    when: 'Post on two or three fixed days, mornings or early evening, for 90 days before you judge it. Look at the figures once a week, on Monday, and leave them alone otherwise.',
    how_much:
      'Two or three posts a week, 90 minutes in all including answers. Count saved posts, messages and trial classes rather than likes; ten local messages are worth more than a thousand views from far away.',
    which:
      'It’s one platform or all of them. One, where your people already are, until it runs by itself; then put the same clip on a second. Short videos for new people, stories for those you’ve got.',
    what_if:
      'If a post flops, change the first sentence and film it again in a month. If nasty comments come, answer factual ones once, hide insults, block; if it eats at you, let somebody else read them for a week.',
    is_it_ok:
      'You don’t have to dance or show everything. Get consent from everyone filmed, from the parents for children, mind music rights, mark advertising; if you check the numbers all day or sleep badly, take the app off the phone.',
    next: 'Write down ten questions beginners ask you every week: those are ten clips. Film the first two tomorrow after training; after a month do more of whatever brought messages.',
    on_the_day:
      'Filming day: light from the front, phone at chest height, sound checked, three takes at most. Hook, one mistake, one fix, invitation; cut within 20 minutes, schedule it, then phone away.',
    say: 'Say it into the camera at the start: “Out of breath after one round? You’re holding it right here, watch.” And at the end: “Come and try it, Thursday at six, message me the word trial.”',
  },
  'sell-talk': {
    how: 'After the trial sit down for five minutes with four questions: how was it, what do you want to reach, what’s held you back so far, which days suit you. Then one fitting offer, the price in one sentence, silence until they speak.',
    why: 'It feels like begging because you talk about your price and not about their goal. Questions work because people buy the solution to what they’ve just said themselves, and silence lets them decide.',
    when: 'Speak right after the class, within ten minutes, when the sweat’s still warm. If they want to think, ring at an agreed time within two days; after a week without an answer one last message.',
    how_much:
      'Five minutes, two thirds of the talking by the guest, one offer, at most two options. Write down per month trials and contracts; contracts divided by trials is your rate, and you compare it with your own last month.',
    which:
      'It’s one offer or a price list. One offer with a start date for beginners, as choice paralyses; two options, twice a week or unlimited, for people who’ve trained before and know what they need.',
    what_if:
      'If you hear “too expensive”, ask: compared with what, or is it the sum per month. Then offer the smaller plan, not a discount. At “I have to think”, ask what about, and fix the call.',
    is_it_ok:
      'Selling something that’s good for people is honest work. It tips over with pressure, false deadlines or hidden terms; give them the contract to take home, and with under-18s talk to the parents.',
    next: 'Learn the four questions and the price sentence, say them aloud ten times tonight. Use them with the next three guests; then look at the question where it stalls and change that one.',
    on_the_day:
      'Guest comes: name, goal at the door, good partner, praise one concrete thing. After class sit down side by side, four questions, offer, price, silence; form and first date, or call time in the calendar.',
    say: 'Say it after their answers: “You want to get fit and have time on Tuesdays and Thursdays. That fits the beginners’ course, it’s 55 a month and starts next week. Shall I put you down?”',
  },
  'online-coaching': {
    how: 'Sell one narrow thing first to five people you know: eight weeks, one goal, a plan in writing, one video check a week, one call at start and end. Deliver it by hand with messages and shared videos before you build any platform.',
    why: 'General programmes drown because there’s free stuff everywhere; people pay for being looked at and corrected. Five test pupils work because you learn what they really need and get results you can show.',
    when: 'Ask the first five this month, run eight weeks, improve, then sell publicly. A trickle of pupils in the first half year is realistic; build a recorded course only after two good rounds.',
    how_much:
      'Time each pupil: perhaps 45 minutes a week, so eight weeks are six hours; times your hourly rate, plus tax and charges, is the price. Ten pupils are then about eight hours a week.',
    which:
      'It’s individual coaching or a finished course. Coaching if you’ve got fewer than a few hundred people following you; a course when the same questions keep coming and enough people already trust you.',
    what_if:
      'If they stop sending videos after week two, message within three days and cut the task to five minutes. If nobody buys, ring three who declined and ask what they’d have wanted instead; change the offer, then the price.',
    is_it_ok:
      'It’s fine without a big name, if you coach only what you can judge by video. No diagnoses, no diet cures, no sparring by instruction; ask a lawyer about terms, withdrawal and data, an insurer about liability, parents for minors.',
    next: 'Write one sentence: for whom, what result, in how many weeks. Send it to ten people today; with the first payment begin, and note every question for the later course.',
    on_the_day:
      'First call: 30 minutes, goal, injuries, days available, room and gear, film one round live. Send the plan the same day, fix the check-in weekday, ask for the first video within 72 hours.',
    say: 'Write it to somebody you know: “I’m taking five people for eight weeks: cleaner footwork, twice 20 minutes at home, I correct your video every week. 160 altogether. Would that be something for you?”',
  },
  'seminar-event': {
    how: 'Fix date, guest and room first, then one sheet: costs, price, minimum number, deadline. Sell with payment in advance, name one person each for door, mat, first aid and money, and write the day by the quarter hour.',
    why: 'Events fail on late payers and on one person doing everything. Advance payment and a minimum number work because you know early enough whether it carries itself and can still call it off.',
    when: 'Seminar eight to ten weeks ahead, tournament four to six months. Advertise from week eight, early price until week four, decide on go or no-go two weeks before; report and photos within three days after.',
    how_much:
      'Add fee, travel, hotel, hall, insurance, medics, divide by the seminar price: that’s the minimum number. Plan so two thirds of the places cover it, and allow about four square metres a person on the mat, more for throws.',
    which:
      'It’s fixed fee or a share for the guest. A share, say half after costs, for the first time, as the risk is spread; fixed fee when you know from earlier that the hall gets full.',
    what_if:
      'If too few have paid by the deadline, open it to two neighbouring gyms for three days, then cut or cancel and refund at once. If the guest falls ill, have a second teacher named beforehand.',
    is_it_ok:
      'You can start with twenty people on your own mat. For bouts you need federation approval, medical cover and insurance; for a public event ask the council about permits, and get parents’ consent for minors.',
    next: 'Ring the guest with two dates and ask about the hall. Then do the sum on one sheet; only if it works with two thirds, put the sign-up with payment online.',
    on_the_day:
      'Two hours before: mats, sound, water, first-aid place, emergency route. Door opens 45 minutes ahead, list ticked, welcome with rules in three minutes, breaks on time, group photo, thanks, next date, cash counted by two.',
    say: 'Write it to the guest teacher: “We’d like to have you here on 12 October, four hours, about 30 people. We’d offer half the income after costs, travel and hotel paid. Does that suit you?”',
  },
  'working-too-much': {
    how: 'Log one week in half hours, mark what only you can do, and hand over the rest one piece at a time: show it once, watch once, checklist of ten lines, let go. Fix one whole day off and give someone else the keys.',
    why: 'You built it by doing everything, so every gap pulls you in, and the team learns to wait for you. Handing over with a checklist works because the knowledge leaves your head and others can be good at it.',
    when: 'Take the first free day within two weeks and hand over one task each fortnight. The first month costs more time than it saves; after three months you should have ten hours a week back.',
    how_much:
      'One full day off a week, two evenings at home, one holiday week within six months. Reckon your hour: profit divided by hours worked; whatever somebody does for less than that should go first.',
    which:
      'It’s hiring help or cutting hours and classes. Hire for desk, cleaning and one class if money is there; cut the two emptiest classes if not, and tell those few people personally which class replaces it.',
    what_if:
      'If something goes wrong on your day off, don’t rush in: let them solve it and add a line to the checklist next day. If you catch yourself answering messages, give the gym phone to somebody else.',
    is_it_ok:
      'Long weeks in the first year are usual, ten years of them aren’t. If you don’t sleep, snap at your family, or get chest pain or a racing heart, see a doctor now; the gym survives your closing for a week.',
    next: 'Start the log tomorrow morning. On Sunday choose the task that’s easiest to explain and who takes it; once it’s run without you for a month, hand over a class.',
    on_the_day:
      'First day off: handover the evening before, phone off until six, one emergency number with a trusted person. Be out of town or fully booked with family; in the evening ask only what they decided, then praise.',
    say: 'Say it to the trainer you’re handing over to: “From now on you run Wednesdays, keys included. Here’s the list. Up to 50 you decide alone. Only ring me if somebody’s hurt.”',
  },
  'idea-overload': {
    how: 'Write every idea on its own card, then score each from one to five: money within 90 days, effort, how much you want it. Top card gets 90 days and one first test this week; the others go in a box with a date.',
    why: 'A new idea feels best because it hasn’t met any trouble yet, so you switch just when the old one gets dull. One card with a deadline works because you carry it far enough to know if it’s any good.',
    when: 'Sort tonight, test within seven days, decide after 90. Box opened on the first of each month for 20 minutes, not in between; the itch for something new gets strongest in weeks three to five.',
    how_much:
      'One idea in work, five hours a week, a small test budget you can lose, and one number that must be reached, such as ten buyers. If it isn’t reached by the date, next card.',
    which:
      'It’s the most exciting one or the one nearest to money. Nearest to money and existing customers if rent depends on it; the exciting one if your income is safe and it can be tested in a month.',
    what_if:
      'If a brilliant new idea comes in week three, write its card, put it in the box and go back to today’s step. If the test flops, ask three people why before you change anything or drop it.',
    is_it_ok:
      'Having many ideas is a strength, and nine out of ten may stay in the box. If you hardly sleep for days, spend wildly and feel unstoppable, see a doctor soon and sign nothing until then.',
    next: 'Cards, score, one on top: half an hour tonight. Tomorrow offer the idea to three possible buyers before you build anything; with the first yes plan the four weeks after.',
    on_the_day:
      'On your work day: one card on the table, one step written on it, two rounds of 45 minutes, phone away. New thoughts on slips into the box; at the end write the next step.',
    say: 'Ask a possible buyer before you build: “I’m thinking of offering a morning class for shift workers, 40 a month. Would you pay for it from next month, and if not, what’s missing?”',
  },
  'money-from-bank': {
    how: 'Write five pages: what you do and for whom, what the money buys, three-year figures month by month, a bad-case version, what you put in yourself. Have a tax adviser check the figures, then see two banks and ask about public start-up loans.',
    why: 'A bank earns only interest, so it asks one thing: can you pay even when it goes badly. The bad-case page and your own share work because they answer this before it’s asked.',
    when: 'Start three to four months before you need the money, and sign lease or gear only after the written promise. Expect several weeks for the decision, longer with public loans.',
    how_much:
      'Sum: fit-out, deposit, gear, and six months of costs. Bring some of it yourself, often a fifth or so is expected; the monthly rate must be covered even with a quarter fewer members than planned.',
    which:
      'It’s a bank loan or an investor. Loan for a single gym with steady fees, because you stay the owner; an investor only if you plan several sites, accept someone deciding with you, and a lawyer drafts it.',
    what_if:
      'If the bank refuses, ask for the exact reason and what would make it a yes: more own money, guarantee, smaller sum. Correct that, try a second bank and the start-up office, or start smaller in rented hours.',
    is_it_ok:
      'Borrowing for things that earn is normal; borrowing for running losses isn’t wise. Don’t let parents or partner guarantee without a lawyer’s advice, and keep away from upfront fees and private lenders promising money in a day.',
    next: 'Tonight write the list of what the money is for, with three real quotes to fetch. Then the monthly figures with the tax adviser; when the bad case still pays the rate, make appointments.',
    on_the_day:
      'At the bank: folder in two copies, figures in your head, three minutes on your idea, then their questions. Name the sum, term and security yourself, admit what you don’t know, ask for next step and date.',
    say: 'Say it at the start of the meeting: “I need 40,000 over seven years and bring 10,000 myself. With 110 members the rate is covered, with 90 still just. May I show you the figures?” Use your own numbers.',
  },
  'unpaid-purse': {
    how: 'Write one email with five things: what you did and when, the sum agreed, the proof attached, your bank details, and a deadline fourteen days ahead. Keep it free of threats, send a copy by registered post, and note the date.',
    why: 'Promoters and gyms often pay the loudest bills first and hope that fighters stay quiet to get the next booking. A written deadline starts a record that a lawyer, court or federation can use, which a phone call doesn’t.',
    when: 'Write as soon as the agreed payday is a week past. Give fourteen days, then one last reminder of seven, then hand it over; claims run out at some point, so ask a lawyer early how long you have.',
    how_much:
      'Reckon purse plus agreed bonus, ticket share and travel costs, minus anything already paid, each line with its proof. Then ask what a lawyer’s letter or small claims procedure costs, and set that against the sum before deciding.',
    which:
      'Stay friendly and wait, or put on pressure. Wait one deadline if they answer, name a date and have always paid before; put on pressure in writing if they dodge, change stories, or owe others too.',
    what_if:
      'If they say the show made a loss, answer that the agreement didn’t depend on it and ask for instalments with dates in writing. If they want refunds for tickets from you, pay nothing before somebody has read the contract.',
    is_it_ok:
      'Demanding what was agreed is perfectly fine and doesn’t make you difficult. Threatening, going there in a group or naming them publicly can turn against you; see a lawyer, the federation or a legal advice centre first.',
    next: 'First the folder with every proof and one total. Then the written demand, after the deadline the professional; and once it’s paid, agree on part of the next purse before the fight, in writing.',
    on_the_day:
      'For the talk, bring the contract and someone who listens. Name the sum first, stay silent until they answer, ask for a date, write it on paper in front of them and have it signed or confirmed by message.',
    say: 'When they put you off again: “I understand that it’s tight. I need a date and a sum in writing today. If nothing has arrived by the 20th, I’ll give it to my lawyer.” Put in your own date.',
  },
}
