import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BUSINESS: readonly ConcreteAnswer[] = [
  {
    matter: 'open-gym',
    asked: [
      'How many members do I need before I sign a lease?',
      'how many members before lease',
      'and how many do i need first',
      'i’ve found a room and have eleven pupils',
    ],
    answer:
      'Have 25 to 30 who pay or have signed, and six months of rent in the bank. Teach them first in a rented school hall or by the hour in another studio. Ask for signatures with a small deposit: “From September, 60 a month.” Friends who promise to come count as zero. Lease with exit after two years and a lawyer’s look.',
  },
  {
    matter: 'open-gym',
    asked: [
      'What do I check in a room before renting it for a gym?',
      'what to check room gym',
      'and what do i look for in the room',
      'viewing a hall on friday and don’t want to miss anything',
    ],
    answer:
      'Six points: permitted use as a sports place, in writing from the building authority, noise to neighbours, ceiling from 3 metres, two showers and toilets, emergency exit, parking or tram. Ask about side costs, heating, and who pays conversion. Come once at 7 pm. Signing before the change of use is approved has ruined many; make it a condition in the lease.',
  },
  {
    matter: 'open-gym',
    asked: [
      'How much money do I need to open a small gym?',
      'cost to open small gym',
      'and how much do i need',
      'i have 15,000 and want to open my own place',
    ],
    answer:
      'For 150 square metres count roughly: mats 5 to 8,000, bags and gear 4,000, conversion and showers 10 to 20,000, deposit three rents, licences and insurance 2,000, and six months of running costs on top. With 15,000 begin as a subtenant with mats and ten bags. People forget the reserve and run dry in month four. Have a tax adviser check it.',
  },
  {
    matter: 'open-gym',
    asked: [
      'What are the first five steps to open a gym?',
      'first steps open gym',
      'and where do i start',
      'i’ve dreamed of my own gym for years and never begin',
    ],
    answer:
      'First: write the sum, costs a month divided by fee equals members. Second: teach a paid course of eight weeks in a hired hall. Third: tax adviser and legal form. Fourth: room with approved use, liability insurance. Fifth: presale with an opening date. Do number two within 30 days. Most begin with logo and colours and never learn whether anyone pays.',
  },
  {
    matter: 'get-members',
    asked: [
      'How do I get twenty new members in three months?',
      'get 20 members 3 months',
      'and how do i get to twenty',
      'we’ve been stuck at 45 members for a year',
    ],
    answer:
      'Run one beginners’ course of six weeks, twice, 12 places each, fixed start date, 79 in total. At the end half usually stay if you ask each in week five. Fill it through members: two guest cards each. Plus a poster in 20 shops and one school demo. Open entry at any time works worst, since newcomers land alone among the advanced.',
  },
  {
    matter: 'get-members',
    asked: [
      'What do I write after somebody’s trial class?',
      'message after trial class',
      'and what do i write to them afterwards',
      'people come once, say it was great and never return',
    ],
    answer:
      'Write the same evening: “Good that you came, your jab was clean. Next beginners’ class is Thursday at seven, shall I put you down?” After three days one call, after ten days a last message. Better still, fix the second date before they leave. Most gyms never write at all. More than three messages is pestering.',
  },
  {
    matter: 'get-members',
    asked: [
      'Should I offer a free trial or charge for it?',
      'free trial or paid',
      'so free or not',
      'i give free trials and half don’t turn up',
    ],
    answer:
      'Take one free class with a fixed appointment, name and phone number, and a reminder that morning; that halves the no-shows. Then a paid starter offer: three weeks for 39, credited on joining. Unlimited free weeks attract tourists. Have somebody greet them at the door by name and put them with a friendly partner.',
  },
  {
    matter: 'get-members',
    asked: [
      'What do I bring when I offer a company a boxing class?',
      'boxing class for company what bring',
      'and what do i take along there',
      'a company invited me to present a fitness boxing class',
    ],
    answer:
      'One page with offer and price: eight sessions of 60 minutes, up to 14 people, no contact, 120 a session, their room or yours. Insurance certificate, licence, two references, dates to choose. Bring two pairs of pads and let the boss hit for a minute. Leave with: “Shall we start on the fifth?” Ask about shower and floor. Long brochures stay unread.',
  },
  {
    matter: 'members-leave',
    asked: [
      'How do I find out why members leave?',
      'why do members leave',
      'and how do i find out why',
      'three cancelled this week and nobody says why',
    ],
    answer:
      'Call within two days, five minutes: “I’m not trying to talk you round. What would have had to be different?” Write it on a list, three months, and look for repeats. Usually it’s times, injury, or nobody noticed them. Check attendance too: no class for 14 days is the warning. Online surveys get polite answers.',
  },
  {
    matter: 'members-leave',
    asked: [
      'When should I contact a member who hasn’t come for a while?',
      'when contact absent member',
      'and after how long do i write',
      'one of my regulars hasn’t been seen for three weeks',
    ],
    answer:
      'After ten days without a class, personally: “Missed you on Tuesday, all well? Thursday we do sweeps.” After 21 days call. After 30 offer a fix: other time, pause for a month, 15 minutes with a coach. Let one person check the list every Monday. Writing first at the cancellation is too late; the decision fell weeks before.',
  },
  {
    matter: 'members-leave',
    asked: [
      'What do I say when somebody wants to cancel?',
      'what say when member cancels',
      'and what do i tell him',
      'a blue belt came to me today and wants out',
    ],
    answer:
      'Say: “Thanks for telling me. What’s behind it?” and listen. Money: offer one class a week or a pause of two months. Time: another slot. Injury: pause and a rehab plan. Otherwise confirm in writing at once, with a friendly last sentence: “The door’s open.” Tricks with notice periods get you a bad review and no one back.',
  },
  {
    matter: 'members-leave',
    asked: [
      'How do I keep beginners through the first three months?',
      'keep beginners first 3 months',
      'and the new ones, how do i keep them',
      'half of my beginners are gone after eight weeks',
    ],
    answer:
      'Three fixed contacts: message after the first class, five-minute talk in week four with one goal, small test or stripe in week ten. A partner of the same start group, names on day one, no sparring before month three. Separate beginners’ class twice a week. They leave when they feel lost or get hurt, seldom because of price.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'How much can I raise my prices at once?',
      'how much raise gym prices',
      'and by how much',
      'haven’t raised fees in six years and everything costs more',
    ],
    answer:
      'Ten to fifteen per cent at once is accepted by most; from 55 to 62. After six years do it in two steps, twelve months apart. New members pay the new price from tomorrow, old ones after eight weeks’ notice. Expect to lose about three to five of a hundred and do the sum beforehand. Check the contracts for the right to raise.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'How do I announce a price increase?',
      'announce price increase',
      'and how do i tell the members',
      'scared that everyone cancels when i write it',
    ],
    answer:
      'Letter or mail, eight weeks ahead, five sentences: “From 1 May the fee is 62 instead of 55. Rent and heating rose by 400 a month. You get one extra open mat on Saturday. Anyone who can’t manage it, talk to me. Thank you.” Tell your coaches first. Apologising over a whole page, or a notice on the door only, makes it bitter.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Should I give discounts to students and families?',
      'discounts students families?',
      'and discounts, yes or no',
      'everyone wants a discount and i can’t say no',
    ],
    answer:
      'Yes, two fixed ones on the price list: students 10 to 15 per cent with proof, second family member 20. Nothing beyond, no handshakes. Answer: “These two exist, others would be unfair to the rest.” For hardship keep two or three quiet places a year. Individual deals get known in the changing room within a week.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'How do I know if I’m too cheap?',
      'am i too cheap gym',
      'and how do i know what’s right',
      'the gym across town takes 80 and i take 45',
    ],
    answer:
      'You’re too cheap if nobody ever complains about the price, classes are full and you still don’t pay yourself. Sum: all costs plus your wage plus 15 per cent, divided by the members you realistically hold. Compare with three gyms within 20 minutes. At 45 against 80, go to 54 for new people next month. Being cheapest brings those who leave first.',
  },
  {
    matter: 'break-even',
    asked: [
      'How do I work out how many members I need?',
      'how many members break even',
      'and how do i calculate it',
      'rent’s 1,800 and i don’t know how many members i need',
    ],
    answer:
      'Add the monthly fixed costs: rent 1,800, side costs 400, insurance 120, coaches 900, software and ads 180, your wage 2,000, together 5,400. Fee without tax, say 50. 5,400 divided by 50 is 108 members. Plus 10 per cent for non-payers: 119. Most people leave out their own wage, then it looks like 68 and they work free.',
  },
  {
    matter: 'break-even',
    asked: [
      'How high may the rent be for a gym?',
      'how high rent gym',
      'and how much rent is ok',
      'landlord wants 3,000 and we have 70 members',
    ],
    answer:
      'At most 25 to 30 per cent of what comes in. With 70 members at 55 you take 3,850, so up to about 1,100; 3,000 is far over it. You’d need around 190 members for that. Ask for a graded rent: half in the first year. Hoping to grow into it is how gyms close in month ten.',
  },
  {
    matter: 'break-even',
    asked: [
      'How many members can my room hold?',
      'how many members fit',
      'and how many can i take at most',
      '90 square metres of mat and the evenings are packed',
    ],
    answer:
      'Count 4 square metres a person for grappling pairs, so about 22 on 90 square metres. On average a third of the members come on a given peak day. With two evening classes you hold around 120 to 130. Before you move, add a 6 am or noon class. Look at fire rules for the permitted number of people.',
  },
  {
    matter: 'break-even',
    asked: [
      'Which costs can I cut without members noticing?',
      'cut gym costs',
      'and where can i save',
      'we’re 300 short every month',
    ],
    answer:
      'Go through bank statements line by line: insurance compared yearly, software you don’t use, electricity and heating timer, card fees, ads without results. That’s often 150 to 250. Close the emptiest class, rent the room out in the mornings to yoga or physio. Don’t touch cleaning, mats, hot water or coaches’ pay; those they notice at once.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'What do I pay first when the money isn’t enough this month?',
      'what pay first no money',
      'and what do i pay first',
      '4,000 in bills and 2,600 in the account',
    ],
    answer:
      'Order: wages and social charges, taxes withheld, then rent and electricity, then insurance, then suppliers. Call everyone you can’t pay before the date: “I’ll pay half on the 5th and half on the 20th.” Get it in writing. Keep silent with nobody. Taking members’ prepaid money for old bills moves the hole. Third month in a row: tax or debt adviser, insolvency rules apply.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'How do I get cash into the gym quickly, within two weeks?',
      'quick cash for gym',
      'and how do i get money in fast',
      'the account’s empty on the 20th',
    ],
    answer:
      'Three things: call every late payer today, sell ten private-lesson packages to existing members, and run a Saturday seminar of three hours with your own coach, 35 a head. Add a yearly payment with one month free, for ten people at most. Big discounts for everyone now eat the next months. Instant loans are the worst patch.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'How do I get through the summer slump?',
      'summer slump gym',
      'and in summer, what do i do',
      'july and august half the hall is empty every year',
    ],
    answer:
      'Plan it in spring: put aside 8 per cent of the takings from January to May. In summer fewer classes, two holiday camps for children of five mornings, outdoor class, pause rule limited to one month a year. Fees run twelve months in the contract. Send the September course into the presale on 1 August. Waiting until July leaves only borrowing.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Should I tell my coaches that money is short?',
      'tell coaches money short?',
      'and do i tell my people',
      'i can’t pay the trainers on time this month',
    ],
    answer:
      'Yes, before payday, one by one: “On the 1st you get 60 per cent, the rest on the 15th. That’s certain because of this payment.” Only promise what’s sure. Ask who can’t manage it and pay that one first. Hearing it from the bank account breaks trust. Employees’ wages are owed by law, so take advice if it repeats.',
  },
  {
    matter: 'debt',
    asked: [
      'Which debt do I pay off first?',
      'which debt first',
      'and which one do i start with',
      'two cards, a loan and money from my brother',
    ],
    answer:
      'First what takes your home, power or freedom: rent, electricity, fines, maintenance, tax. Then the card with the highest interest, minimum on all others, every spare euro or dollar there. When it’s gone, the whole rate to the next. Agree a fixed 50 a month with your brother. Free debt advice helps with the letters. New loans for old ones usually cost more.',
  },
  {
    matter: 'debt',
    asked: [
      'What do I say to the bank when I can’t pay the instalment?',
      'cant pay loan what say bank',
      'and what do i tell the bank',
      'the instalment is due on friday and i don’t have it',
    ],
    answer:
      'Call before Friday: “I can’t pay the 320 in full. I can pay 120 for four months and then 320 again. Please send me that in writing.” Have income and costs on a page. Name only what you can keep. Silence brings fees and cancellation. Sign no rescheduling you don’t understand; a debt advice centre reads it free.',
  },
  {
    matter: 'debt',
    asked: [
      'Should I take out a new loan to pay off the old ones?',
      'new loan to pay old?',
      'so is one loan for everything a good idea',
      'they offer me one loan instead of five',
    ],
    answer:
      'Only if the total you pay back is lower, the rate under your cards’ interest, and you cut up the cards the same day. Compare the sum of all payments, not the monthly rate. Ask your own bank and one other. Offers by phone, upfront fees or “without credit check” are to be refused. Debt advice looks at it for free.',
  },
  {
    matter: 'debt',
    asked: [
      'How do I tell my partner about my debts?',
      'tell partner about debt',
      'and how do i tell her',
      'my wife doesn’t know about the 14,000',
    ],
    answer:
      'This week, at a quiet hour, with a sheet: who, how much, rate. First sentence: “I owe 14,000 and I hid it. I’m ashamed. Here is everything.” Really everything, a second discovery is worse. Then the appointment with debt advice, to which she may come. Let her be angry. If gambling is behind it, a counselling centre too; dark thoughts: doctor or helpline now.',
  },
  {
    matter: 'late-payers',
    asked: [
      'What do I write to a member who hasn’t paid?',
      'message to late payer',
      'and what do i write to him',
      'he’s two months behind and trains as if nothing happened',
    ],
    answer:
      'Write: “Hi Sam, February and March, 110 together, are open. Please transfer by Friday the 12th or tell me what’s possible.” Amount, months, date. Friendly, private. After seven days call, after 14 a written reminder with a last date. Asking in front of the class shames him and makes others uncomfortable. Direct debit for all ends most of it.',
  },
  {
    matter: 'late-payers',
    asked: [
      'When do I stop someone from training because of money?',
      'stop member training unpaid',
      'and when do i bar him',
      'third reminder and he still comes',
    ],
    answer:
      'After the second reminder has run out, usually six to eight weeks, and after one personal talk. Say at the door, aside: “I can’t let you train until we’ve an agreement. Twenty a week would do.” With children, talk only to the parents, never to the child. Check your terms for that right. Doing nothing tells the others it’s optional.',
  },
  {
    matter: 'late-payers',
    asked: [
      'A member is in trouble and can’t pay. How do I handle that?',
      'member cant afford fee what do',
      'and if he really can’t',
      'one of my best lost his job and is ashamed',
    ],
    answer:
      'Offer a limited arrangement: “Three months at 20, then we talk again,” or pay by work, such as cleaning mats two hours a week, within the law. Write it in two lines, keep it between you. Two or three such places a year belong in the budget. Open-ended favours get awkward for both. Don’t mention it to coaches.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Should I use a debt collector for unpaid fees?',
      'debt collector for members?',
      'and collectors, do i do that',
      'five ex-members owe me 900 altogether',
    ],
    answer:
      'First a letter with amount, contract copy and 14 days by registered post; half usually pay then. Collectors or a court order make sense from about 150 a person and with a signed contract. Under that, write it off and learn. Check limitation periods with a lawyer or your chamber. Public naming on social media is unlawful in many places.',
  },
  {
    matter: 'competitor',
    asked: [
      'A cheap gym opens next door. Should I lower my prices?',
      'cheap gym opened lower prices?',
      'so do i go down with the price',
      'they opened two streets away for 29 a month',
    ],
    answer:
      'No, hold your price; a chain can hold 29 longer than you. Within two weeks talk to your 20 most loyal members, improve what they name, and start a beginners’ course with a small group. Offer one cheaper option with less: one class a week for 35. Cutting everyone’s fee by 20 costs more than losing ten people.',
  },
  {
    matter: 'competitor',
    asked: [
      'What do I say to members who ask about the new gym?',
      'members ask about new gym',
      'and what do i tell them when they ask',
      'my people ask me what i think of the new place',
    ],
    answer:
      'Say: “Try it, and look at who corrects you and how partners behave. We’re here.” No bad word about the other coach, it always gets carried over. Then ask: “What would you like to have here?” and note it. Members leave more because of a sulking owner than because of the new mats next door.',
  },
  {
    matter: 'competitor',
    asked: [
      'The other gym is poaching my members. What can I do?',
      'gym poaching my members',
      'and if they take my people away',
      'their coach writes to my fighters privately',
    ],
    answer:
      'Call the other owner once: “Your coach writes to my members. I don’t do that with yours, let’s leave it so.” Then speak with your five key people about their plans this month. Contracts with coaches can forbid taking lists along, let a lawyer look. Adults may change, so threats only push them. Member data taken from your files is a legal matter.',
  },
  {
    matter: 'competitor',
    asked: [
      'How do I stand out against a bigger gym?',
      'stand out vs big gym',
      'and how do i set myself apart',
      'they’ve got sauna, weights and 600 square metres',
    ],
    answer:
      'Pick one group and be the best place for it: children from 6 to 12, beginners over 35, or women. Own times, own coach, names known, progress card every eight weeks. Put that one sentence on door and page. Collect five short member videos. Copying their equipment with a loan is the race you lose.',
  },
  {
    matter: 'business-partner',
    asked: [
      'My business partner works less than I do. How do I bring it up?',
      'partner works less than me',
      'and how do i tell him',
      'i do 60 hours, he does 20, and we share half',
    ],
    answer:
      'Keep a list for four weeks, both of you: hours and tasks. Then 60 minutes outside the gym: “I’m at 60, you at 20, we share equally. I want either tasks or shares changed by June.” Bring two proposals, for instance pay per class first, profit after. Write it down. Remarks in passing for a year are what end friendships.',
  },
  {
    matter: 'business-partner',
    asked: [
      'How do I get out of a business partnership?',
      'get out of partnership',
      'and how do i get out of it',
      'we can’t stand each other any more and own the gym together',
    ],
    answer:
      'Read the contract for notice and valuation tonight; then a lawyer and your tax adviser before you say anything. Then offer two ways: “You buy my half at this value, or I buy yours at the same.” A neutral valuer sets it. Members hear it from both, together. Clearing the account or locking him out can make you liable.',
  },
  {
    matter: 'business-partner',
    asked: [
      'What belongs in a contract between two gym founders?',
      'contract two gym founders',
      'and what has to be in the contract',
      'we’re opening together as friends, without papers',
    ],
    answer:
      'Eight points: shares, who puts in how much, hours and pay, who decides what and up to which sum, profit, illness, exit with valuation, what happens with members and name. Plus a tie-break: tax adviser or mediator. Two evenings between you, then a lawyer, some hundreds. Doing it after opening, when money’s there, is when friends start to count.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Who decides when we’re fifty-fifty and disagree?',
      '50/50 who decides',
      'and who has the last word',
      'he wants to move, i don’t, and we each own half',
    ],
    answer:
      'Divide areas: one has the final say on teaching, the other on money, up to say 1,000; above that both. For stalemates a third person you both trust, named in advance, decides after hearing each for 30 minutes. For the move: same sheet of costs, one week, then that person. Acting alone on big contracts can bind and harm you both.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'How much should I pay a trainer per class?',
      'how much pay trainer per class',
      'and what do i pay him',
      'one of my students will teach and wants to know what he gets',
    ],
    answer:
      'Take 20 to 25 per cent of what the class brings, or a fixed fee by experience: helper 12 to 15, licensed coach 25 to 35 an hour, including preparation. With 15 people at 55 a month that fits. Pay on the same day each month. Check with the tax adviser whether he counts as employed. Paying with free membership alone goes sour.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'How do I test a trainer before I hire him?',
      'test trainer before hiring',
      'and how do i try him out',
      'he has medals but i’ve never seen him teach',
    ],
    answer:
      'Let him teach three paid classes: adults, beginners, children, and watch the first from the mat. Look at names, corrections, safety in pairs, punctuality. Ask five members afterwards: “Would you come again?” Licence, first aid and police record before children. Then three months on trial, written. Medals say little about patience.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'How do I let a trainer go?',
      'how to fire trainer',
      'and how do i tell him it’s over',
      'he comes late, shouts, and members complain',
    ],
    answer:
      'After one warning with date and no change: 15 minutes, alone, first sentence: “I’m ending our work together on the 30th.” Two facts, no debate, pay what’s owed, keys and data back. Check contract and notice with a lawyer before. Tell members the same day, neutral, and who teaches now. With violence or overstepping towards children, remove him at once.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'When can I afford my first employee?',
      'when afford first employee',
      'and from when can i hire somebody',
      'i teach 22 classes a week and can’t go on',
    ],
    answer:
      'When the surplus of the last six months covers one and a half times the cost, and three months of it lie aside. Begin with six classes a week: 6 times 28 times 4.3 is about 720 a month plus charges. Hand over the classes you’re worst at. Use the free hours for beginners’ courses, which need to bring 14 members to pay it.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'How do I answer a bad review?',
      'answer bad review',
      'and what do i write under it',
      'someone gave us one star and half of it is wrong',
    ],
    answer:
      'Within two days, three sentences, in public: “Thank you for writing. I’m sorry your trial went like that. Please call me on this number, I’d like to hear it.” No details, no blame. Then call if you know who it is. Ask five happy members for an honest review. Arguing underneath is read by everyone after. False facts: report to the platform.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'How do I deal with a client who complains about everything?',
      'client complains about everything',
      'and what do i do with someone like that',
      'she complains about the mats, the music, the times',
    ],
    answer:
      'Give her ten minutes with a list: “What are the two most important things?” Solve one in a week and tell her. For the rest: “We keep that as it is.” Next complaint: same sentence. If she spoils the mood for others, offer to end the contract by month’s end without a fee. Running after every wish makes new ones.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'When may I throw a member out?',
      'when throw out member',
      'and when can i throw him out',
      'one member insults the others and i’ve warned him twice',
    ],
    answer:
      'At once for violence, harassment, drugs, or endangering children; otherwise after one written warning. Say it privately: “Your membership ends today. You get the rest of the month back.” Follow by letter with the reason from your terms. A second adult is present. Let a lawyer look if he has paid for a year. Waiting costs you the good ones.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'A client wants his money back. Do I have to pay?',
      'client wants money back',
      'and do i have to refund it',
      'he bought ten private lessons and wants to cancel after four',
    ],
    answer:
      'Look at your terms and consumer law: distance contracts often have a withdrawal period, illness with certificate may count. Without a duty, a fair offer: pay back the six minus 10 per cent, or transfer them to a friend. Answer in two days, in writing. For 200 a quarrel isn’t worth it. Consumer advice or a lawyer if he threatens court.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'How do I write to a sponsor?',
      'how to write to sponsor',
      'and what do i write to them',
      'i want to ask the car dealer in town and don’t know how',
    ],
    answer:
      'Twelve lines to a named person: who you are, next bout with date, what they get, price. “Your logo on shorts and banner, four posts, two tickets, a self-defence hour for your team: 600 for the year.” Then: “I’ll call on Tuesday.” And call. Long letters about your dream go unread. Ten firms where you know somebody beat a hundred strangers.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'How much can I ask from a local sponsor?',
      'how much ask sponsor',
      'and what number do i say',
      'bakery wants to support me and asks how much',
    ],
    answer:
      'Start with 300 to 800 a year for a regional fighter, in three packages: 300 for posts, 600 with shorts, 1,200 with banner and a company class. Say the middle one first. Count what it costs you. Goods such as food or physio count too. Naming nothing and waiting for an offer usually brings a T-shirt. Invoice and tax, ask an adviser.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'How do I judge whether a sponsor’s offer is good?',
      'is sponsor offer good',
      'and is the offer any good',
      'a brand offers me gear if i post every day',
    ],
    answer:
      'Price your work: a post is at least 20 to 50, so daily posts for a 90 shirt is bad. Good is: written, up to a year, fixed number of posts, no exclusivity or paid for, exit with 30 days, money or goods before. Counter: “Two posts a month and 50 per cent off for my gym.” Upfront fees or “buy our starter kit” are no sponsorship.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'How often do I report to my sponsor?',
      'how often report sponsor',
      'and what do they get from me afterwards',
      'i have a sponsor now and don’t know what he expects',
    ],
    answer:
      'Every three months one page: photos with logo, posts with reach, bouts, next dates. After each fight a message within 48 hours, win or lose: “Lost on points, your logo was on the broadcast, thank you.” Bring them to the gym once a year. Ask for the renewal two months ahead. Sponsors leave because they hear nothing, rarely because of a loss.',
  },
  {
    matter: 'social-media',
    asked: [
      'How often should I post for my gym?',
      'how often post gym',
      'and how many times a week',
      'i post for two weeks like mad and then nothing for months',
    ],
    answer:
      'Three times a week, fixed: Monday one technique in 30 seconds, Wednesday a member with one sentence, Friday the next start date with link. Film all of it on one evening, 40 minutes, for two weeks. Stories when something happens. Ask for consent in writing, for children from the parents. Daily for a fortnight and then silence brings less.',
  },
  {
    matter: 'social-media',
    asked: [
      'What do I post when I have nothing to say?',
      'what to post no ideas',
      'and what do i show',
      'i stare at the phone and don’t know what to film',
    ],
    answer:
      'Answer the question a beginner asked this week, in 30 seconds: hand wraps, first class, tap or not. Then before and after of one correction, a round from the side, the mat being cleaned, the coach’s bag. Write ten questions on paper tonight. Fight clips only reach those who already fight. No sparring knockouts, they scare away the next member.',
  },
  {
    matter: 'social-media',
    asked: [
      'How do I turn followers into members?',
      'followers to members',
      'and how do they become members',
      '4,000 followers and not one signs up',
    ],
    answer:
      'Put one clear step everywhere: “Beginners’ course 3 March, 8 places, write START.” Answer within two hours with day, time, address, and a question about experience. Film in your street so people see it’s near; followers from far away never join. Look monthly at messages and trials, not at likes. A link to a page with twelve options loses them.',
  },
  {
    matter: 'social-media',
    asked: [
      'How do I deal with nasty comments?',
      'nasty comments online',
      'and with the haters, what do i do',
      'somebody writes under every video that we’re fake',
    ],
    answer:
      'Insults and threats: screenshot, delete, block, report, without a word. Technical criticism: one friendly sentence, “Come to open mat on Saturday, I’ll show you.” Then no more. Set a word filter and look twice a day for ten minutes only. Answering late in the evening is how wars start. Threats against you or children go to the police.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'How do I ask for the signature after a trial class?',
      'ask to sign after trial',
      'and how do i ask for it',
      'the trial goes well and then i mumble and they leave',
    ],
    answer:
      'Sit down for five minutes right after: “What did you come for? What was good today?” Then: “For that, Tuesday and Thursday fit. It’s 59 a month, notice one month. Shall we start on Tuesday?” And be silent. Form and pen are on the table. Sending a price list by mail later loses most. A no is taken with a smile.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'What do I say when somebody finds it too expensive?',
      'too expensive what say',
      'and if they say it’s too much',
      'they always say they’ll think about it because of the price',
    ],
    answer:
      'Ask: “Compared with what?” and listen. Then count: “Eight classes a month, that’s 7 a class with a coach.” Offer one smaller option, one class a week for 39. Then stop. For “I’ll think about it”: “What’s still open?” and a date to call. Giving a discount at the first sigh tells them the price was invented.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'When do I name the price?',
      'when to name price',
      'and when do i say what it costs',
      'they ask on the phone and then never come',
    ],
    answer:
      'On the phone, directly, with the next step: “59 a month, first class is free. Tuesday at seven or Thursday?” Hiding it makes people suspicious. In the talk after the trial, name it after they’ve told you what they want, in one sentence without excuse. Put it on the website as well. Adding “unfortunately” or “only” weakens it.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'How do I sell without feeling pushy?',
      'sell without being pushy',
      'and how do i do it without being pushy',
      'i’m a coach, i hate selling',
    ],
    answer:
      'Treat it like correcting a stance: ask two questions, say what you’d do in their place, and let them decide. “For your back I’d take the morning class, twice a week. Would you like to try a month?” One follow-up after three days, then it’s over. Saying nothing isn’t modest; people came because they wanted to be asked.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'How much do I charge for online coaching?',
      'price online coaching',
      'and what do i charge for it',
      'people from other cities want plans from me',
    ],
    answer:
      'Three steps: plan only 39 once, plan with video check each week 99 a month, with a weekly call 169. Begin with five people at 30 per cent less for eight weeks, against feedback. Count 45 minutes a week for each at 99. Payment in advance, monthly notice. Cheap and unlimited messages is what burns coaches out.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'How do I get my first online client?',
      'first online client',
      'and where do i get the first one from',
      'i’ve got a programme and nobody buys it',
    ],
    answer:
      'Write to 20 people who know you, ex-members, those who moved: “I’m taking five people for eight weeks: two videos a week corrected, 69 a month. Want to be one?” Three to five usually say yes. Deliver well, film results with consent, then post. Building a course with 40 videos before the first buyer is the classic waste.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Which tools do I need to start online?',
      'tools for online coaching',
      'and what do i need for that technically',
      'i don’t know anything about platforms',
    ],
    answer:
      'A phone with tripod, a messenger, a shared folder, video calls and an online payment with invoice, nothing more for the first ten clients. Plan in a simple sheet. Later one app when copying takes over an hour a week. Terms, data protection and a health question sheet before you start. Clients with pain or heart trouble go to a doctor first.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'How quickly must I answer online clients?',
      'how fast answer online clients',
      'and how fast do i have to reply',
      'they write at midnight and expect an answer',
    ],
    answer:
      'Promise 24 hours on weekdays and say it in the contract: “I answer Monday to Friday, videos corrected by Wednesday evening.” Two fixed slots a day of 30 minutes. Automatic reply at weekends. Answer in voice messages of one minute, one correction each. Replying at midnight once makes it the rule for everyone.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'How much do I charge for a seminar?',
      'price for seminar',
      'and what do we charge for a ticket',
      'i’m bringing in a black belt and don’t know the price',
    ],
    answer:
      'Add fee, travel, hotel, food, room, insurance; divide by 60 per cent of the places. Example: 1,100 divided by 24 of 40 places is 46, so 49 early and 59 on the day. Three weeks before you need 15 paid, otherwise you call it off or renegotiate. Agree a share instead of a fixed fee if unsure. Free places for helpers only.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'How long before a seminar do I start advertising?',
      'when advertise seminar',
      'and how early do i start with it',
      'seminar is in three weeks and four people signed up',
    ],
    answer:
      'Eight weeks: save the date, six weeks registration with early price, three weeks personal messages to 30 coaches nearby, last week daily story. With three weeks left: call ten gym owners today and offer “five come, one free.” Put it to your members after each class with a list. A poster and one post never fill it.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'What do I need for a small tournament of sixty people?',
      'small tournament 60 people what need',
      'and what do i need for the day',
      'we want to hold a small tournament in our hall',
    ],
    answer:
      'Two mats, three referees, two table crews, a paramedic or doctor on site throughout, federation approval, event insurance, consent from parents for minors, scales, schedule by age. Sixty people with five-minute matches need about five hours on two mats. Weigh-in in the morning, no cutting. Close registration five days before. No medical help, no start.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'How do I run an open day?',
      'open day gym how',
      'and how does the day go',
      'open day on saturday and i only have balloons so far',
    ],
    answer:
      'Three hours, 11 to 2: every half hour a 20-minute mini class for children or adults in turn, one demo of five minutes at noon. One person at the door writes name and number, one talks prices, one makes coffee. Offer valid that day: six weeks for 69. Write to all by Sunday evening. Demos for three hours get applause, no members.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'What do I hand over first when I do everything myself?',
      'what delegate first gym owner',
      'and what do i give away first',
      'i teach, clean, do the books and answer messages at midnight',
    ],
    answer:
      'Hand over first what’s repeatable and cheap: cleaning, bookkeeping, then four beginners’ classes. Write each on one page, let the person do it three times beside you, then alone. Start this month with cleaning, about 160. Keep sales talks and training your coaches. Waiting for someone who does it like you means nobody; 80 per cent is enough.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'How do I take a week’s holiday as a gym owner?',
      'holiday as gym owner',
      'and how do i get away for a week',
      'haven’t had a day off in three years',
    ],
    answer:
      'Fix the week ten weeks ahead and book it. List the classes, ask two coaches and one advanced student, pay them, simplify the timetable to 70 per cent. One person has keys, cash and an emergency number; you look at the phone once a day at six. Tell members two weeks before. Test it with a long weekend next month.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'How many hours a week can I do as an owner?',
      'how many hours owner',
      'and how many hours is normal',
      'i’m at 75 hours and my wife is leaving me',
    ],
    answer:
      'Aim at 45 to 50, with one full day off and two free evenings; at most 18 hours of them on the mat. Track one week in half hours, then cut the lowest-paid five. 75 works for some months at opening, not as a rule. Talk to your wife tonight with two fixed evenings. Poor sleep, chest pressure: doctor.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'How do I stop answering messages at night?',
      'stop answering msgs at night',
      'and the messages at night, what do i do',
      'members write until midnight and i answer all of them',
    ],
    answer:
      'Set a business account with an automatic text from 8 pm: “Thanks, I answer tomorrow from ten. Timetable and prices here.” Notifications off, work app off the home screen. Answer twice a day, 30 minutes. Tell members once in the group. The first ones grumble for a week. Quick answers at eleven are what trained them.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Which of my ideas do I start with?',
      'which idea first',
      'and which one first',
      'merch, online course, kids camp, second gym, i can’t choose',
    ],
    answer:
      'Give each three marks from 1 to 5: money within 90 days, fun, few hours. Take the highest sum, which usually is the kids’ camp, as the customers are already there. Set one date and one number: 15 children by 1 June. The others go on a sheet called “later”, looked at quarterly. Starting three together finishes none.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'How do I test an idea without spending much money?',
      'test idea cheap',
      'and how do i try it out cheaply',
      'i want to make my own gear brand',
    ],
    answer:
      'Sell it before it exists: one picture, price, date, and ask 30 people for a paid order, “T-shirt 29, delivered in May, paid now.” With 20 orders you produce, below that you refund. Two weeks, under 100. Compliments don’t count, only payments. Logo, website and 200 shirts in the cellar come first for most people, wrongly.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'How long do I give an idea before I drop it?',
      'how long give idea',
      'and how long do i give it',
      'the women’s class has had four people for months',
    ],
    answer:
      'Twelve weeks with a target set beforehand: for a class eight regulars by week twelve, checked in week six. In week six change one thing, time or name. Missed again, end it with two weeks’ notice and thank those who came, offer them another slot. Without a number every idea lives on as a drain.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'What do I do with new ideas that come up all the time?',
      'new ideas all the time',
      'and when the next idea comes',
      'every shower a new idea and nothing gets finished',
    ],
    answer:
      'One notebook, one line each, with date, and no talking about it for 30 days. On the first of each month read it for 15 minutes and pick at most one, only if the present project is finished or stopped. Most die by themselves. Telling the team each idea is what wears them out; they stop listening.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'What do I bring to the bank for a loan?',
      'what bring to bank loan',
      'and what do i take to the appointment',
      'appointment at the bank next week and i’ve got nothing on paper',
    ],
    answer:
      'Six papers: two-page plan, monthly figures for 24 months, costs of the start with quotes, your income and debts, CV with licences, list of presold members. Say the sum first: “25,000 over five years, for mats, showers and six months’ reserve.” Know the break-even number by heart. Ask about public start-up loans. Slides on your passion don’t help.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'How much should I borrow?',
      'how much borrow for gym',
      'and how much do i take',
      'bank would give me 60,000 and i need maybe 30',
    ],
    answer:
      'Take what you need plus 20 per cent reserve, so about 36,000, not what you get. The monthly rate should be under 10 per cent of realistic takings with 60 per cent of your planned members. Rent or buy used for the rest. Don’t pledge the family home. Too small is bad too; running dry in month six needs a second loan at worse terms.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'An investor wants half of my gym. Should I accept?',
      'investor wants 50%',
      'and do i take it',
      'a member wants to put in 20,000 for half',
    ],
    answer:
      'Not for half; offer a loan with interest, or at most 20 to 25 per cent with the right to buy back after three years. Value it first: yearly profit times two to three plus equipment. You keep decisions on teaching and staff. Lawyer and tax adviser before any signature. Money from someone who trains with you is in your changing room every day.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'The bank said no. What do I do next?',
      'bank said no now what',
      'and if they say no',
      'the bank turned me down today',
    ],
    answer:
      'Ask for the reason in one sentence and what would change it, usually own money, figures or security. Then: guarantee bank or start-up programme, second bank, presale of 30 memberships at a founder’s price, used mats, subletting a hall. Start at half size in eight weeks. Private lenders with fees in advance, no. Family loans only in writing.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'The promoter hasn’t paid me. What do I do first?',
      'promoter didnt pay what first',
      'and what do i do first',
      'fight was six weeks ago and i haven’t seen a cent',
    ],
    answer:
      'Write today by mail: “According to our agreement of 3 May you owe me 800. Please pay by the 20th to this account.” Attach contract, messages, result. Date 14 days ahead. No threats. Then registered letter, then small claims court or a lawyer, and inform the federation. Calling him for months without anything written is what wastes the time.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'Should I go public about a promoter who owes me money?',
      'go public about unpaid purse?',
      'so do i go public or not',
      'he owes me and half the scene knows it',
    ],
    answer:
      'Not yet; first written demand with date, then federation, then claim. Public only afterwards and only provable facts: “Fought on 3 May, 800 agreed, unpaid to this day.” No words like fraud, that can be turned against you. Let a lawyer read it first. Ask quietly who else waits, three claims together weigh more than a post.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'I have no written contract. Can I still get my money?',
      'no contract can i get purse',
      'and without a contract, what then',
      'it was all agreed on the phone',
    ],
    answer:
      'Yes, an oral agreement usually counts if you can show it: messages, poster, result, video, witnesses, earlier payments. Collect them tonight as screenshots. Then write: “As agreed on the phone on 2 April, 600 for the bout,” and ask for payment by a date; his reply is often the proof. A lawyer or legal aid office judges the rest. Next time a page signed beforehand.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'The promoter wants me to pay for unsold tickets. Do I have to?',
      'pay for unsold tickets?',
      'and the tickets, do i have to pay those',
      'he says i owe him 500 for tickets i couldn’t sell',
    ],
    answer:
      'Only if you signed that; without a written clause you return the unsold tickets and pay what you sold. Write: “I return 25 tickets and transfer 300 for the 15 sold. I don’t recognise more.” Keep photos and a receipt. Don’t let it be set off against the purse silently. Signed clause: a lawyer checks whether it holds.',
  },
]
