import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BUSINESS: readonly ConcreteAnswer[] = [
  {
    matter: 'unpaid-purse',
    asked: [
      'The promoter paid 400 of the 900 he owes me. Do I take it?',
      'he paid part of it, take it?',
      'he sent 400 of 900, do i take it',
      'only got part of my purse and he acts like we’re done',
    ],
    answer:
      'Take the 400, and write the same day that it is a part payment. “Received 400 of 900 on the 12th. 500 remain open; please pay by the 26th.” Sign nothing that says settled, final or in full. What goes wrong is a friendly thumbs-up to “we’re good now”. If he demands a signature for the rest, let a lawyer or your federation read it first.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'How long should I give the promoter before I take the next step?',
      'how long do i give him',
      'and how many days do i wait',
      'he keeps saying next week, it’s been two months',
    ],
    answer:
      'Give him 14 days with a calendar date, once. Write by email: “Please pay 900 by 30 June. After that I’ll take it to the federation and the small claims court.” No answer: send the same by registered letter with 7 days more, then do it. Each new “next week” you accept teaches him that dates mean nothing. Claims can expire, so ask a lawyer about the limit in your country.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'The promoter who owes me money offers me another fight. Should I take it?',
      'owes me and offers new fight',
      'he says i get both purses after the next one',
      'promoter wants me on the next card but hasn’t paid the last',
    ],
    answer:
      'No, not until the old purse is on your account. Say: “I’d like to fight for you. Once the 900 are in and half of the new purse is paid before the weigh-in, I’ll sign.” If he pays, you have both. If he gets angry, you know what the second purse was worth. Training costs for eight weeks usually exceed what his promise brings you.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'My own manager got the purse and hasn’t passed it on. How do I raise it?',
      'manager kept my purse',
      'and if it’s my own manager who has it',
      'promoter says he paid my manager, i’ve seen nothing',
    ],
    answer:
      'Ask for the statement before you accuse anyone. Write: “The promoter says he paid on the 3rd. Please send me the payout with your share by Friday.” Get the promoter’s transfer receipt too. Check your contract for his percentage and due date. From now on have the purse paid to you, and you pay him. No statement after a week: federation or lawyer, and sign no new bout through him.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'I finally got 400 of my purse today. What next?',
      'got 400 of it today',
      'he paid 400 this morning!',
      'some of the money came in at last',
    ],
    answer:
      'Good, that came because you stayed on him, and it also shows that he accepts he owes you. Save the transfer record, then write today: “Thank you for the 400. 500 are open. Does the 30th work, or two payments of 250 on the 15th and 30th?” A plan with dates is easier to keep and easier to prove. Don’t go quiet now; relief is when the rest gets forgotten.',
  },
  {
    matter: 'get-members',
    asked: [
      'I handed out 500 flyers and two people came. Is that any use?',
      '500 flyers, 2 people',
      'did the flyers, only two came',
      'flyers brought nearly nothing',
    ],
    answer:
      'Two people through the door is a start, and now you know your rate: 250 flyers a visit. Stop flyers and put those hours into asking: give each of your ten keenest members one guest card with a name and a date, “bring somebody on Thursday at seven”. Stay near for that class and sign up afterwards. Ask the two which place or sentence made them come.',
  },
  {
    matter: 'get-members',
    asked: [
      'How do I get more women into my gym?',
      'more women in my gym',
      'and how do i get women to come',
      'we’re thirty men and two women',
    ],
    answer:
      'Ask your two women first what nearly kept them away, and fix that within a month. Usual list: a lockable changing room, choice of partners, no showing-off in sparring. Then run a six-week beginners’ course with a fixed start and a bring-a-friend rule, so that eight start together. One alone among thirty men leaves. Pink posters don’t help if someone goes too hard in week one.',
  },
  {
    matter: 'get-members',
    asked: [
      'My Tuesday class is always empty. Do I drop it?',
      'empty class, cancel it?',
      'and the one on tuesday with three people',
      'three people in the tuesday class for months',
    ],
    answer:
      'Give it eight more weeks with a new name and one purpose, then drop it if it stays under six. For example: “Tuesday: beginners only” or “technique without sparring, over 40”. Invite fifteen people personally. Tell the three regulars now: “We try this until the end of May.” Moving it by an hour without asking anyone usually leads to two people.',
  },
  {
    matter: 'get-members',
    asked: [
      'People come to the trial class but never come back. What’s wrong?',
      'trials don’t come back',
      'and why do they not come again',
      'ten trials this month and one signed',
    ],
    answer:
      'Most likely the first ten minutes and the last five. Greet by name at the door, give them one partner for the whole class, no sparring and a workout at about 60 percent. At the end: “Your next class is Thursday at seven, shall I put you down?” Call two of the nine and ask what was too much. The commonest answer is: nobody spoke to me.',
  },
  {
    matter: 'open-gym',
    asked: [
      'The landlord wants a five-year lease. Do I sign?',
      '5 year lease ok?',
      'and he only gives it for five years',
      'found the room but i’d be tied for five years',
    ],
    answer:
      'Sign five years only with a way out: a break right after 24 months, or the right to pass the lease on to somebody else. Say: “I’ll take five years with a break after two and two months rent-free for the fitting.” Get permitted use as a sports room, noise and opening hours in writing. Have a lawyer read it; a personal guarantee reaches your own savings.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Should I start in a school hall before renting my own room?',
      'school hall first or own room',
      'or do i start in a hall by the hour',
      'can’t decide between renting by hour and my own place',
    ],
    answer:
      'Start in the hall, by the hour, until you have about 30 paying members over three months. You learn your times, price and pupils for little money. Buy only what fits in a car: pads, gloves, 20 puzzle mats. Collect the fee monthly from day one, not per visit, or you’ll never know your income. Ask the hall about insurance and keep your own liability cover.',
  },
  {
    matter: 'open-gym',
    asked: [
      'The neighbours complain about noise from my gym. What do I do?',
      'neighbours complain noise',
      'and the people upstairs are angry',
      'woman above says she hears every bag',
    ],
    answer:
      'Go up in person today and ask: “Which hours are worst for you?” Then change three things this week: bags off the ceiling onto stands with rubber feet, double mats under the weights, no bag work after nine. Give her your number. Check which hours your lease permits. If a letter from the landlord or authority comes, answer in writing by the deadline and let a lawyer look at it.',
  },
  {
    matter: 'open-gym',
    asked: [
      'We opened yesterday and only eight people came. Is that bad?',
      'opening day only 8 people',
      'opened yesterday, eight came',
      'first day was quieter than i hoped',
    ],
    answer:
      'You opened a gym, and eight people chose to be there on day one; that’s your founding group. Write to all eight today: “You were the first. Bring one person on Thursday, both train free.” Photograph them with permission and put the picture by the door. Then count sign-ups each week, not visitors on one day. The mistake now is a panic discount in week one.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Five members left together with a trainer. What do I do?',
      'trainer left and took 5',
      'and he took five of mine with him',
      'my coach opened his own place and five went along',
    ],
    answer:
      'Call the ten closest to those five this week, before rumours do it. Say: “He has left, I wish him well. Tuesday and Thursday go on with me. What do you need to stay?” Stand on the mat yourself for four weeks. Don’t speak badly of him; it drives the undecided out. If his contract forbids taking clients, let a lawyer judge whether that holds.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Everybody quits after the first belt. How do I stop that?',
      'they quit after first belt',
      'and after the blue belt they vanish',
      'they get the belt and i never see them again',
    ],
    answer:
      'Give the next goal within seven days of the belt. Take each one aside for five minutes: “For the next three months you work on one sweep and help one beginner on Wednesdays.” Book a date to look at it together. After a belt the target is gone and the others suddenly go harder with them. Tell your senior people to stay playful for those first weeks.',
  },
  {
    matter: 'members-leave',
    asked: [
      'A member who left wants to come back. How do I treat him?',
      'ex member wants back',
      'and if he asks to come back',
      'someone who left for the other gym wrote me today',
    ],
    answer:
      'Nice news: people only return to a place where they felt well. Write: “Glad to hear from you. Class is Tuesday at seven, your partner’s still here.” Give today’s price, no penalty and no joking about the other gym in front of the group. After a week ask him what made him leave and what brought him back; that’s the best advice you’ll get this year.',
  },
  {
    matter: 'members-leave',
    asked: [
      'How many cancellations a month are normal for my gym?',
      'how many cancellations normal',
      'and is four a month a lot',
      'four of my eighty left this month',
    ],
    answer:
      'Work with your own line: leavers divided by members at the start of the month. Four of eighty is 5 percent; kept up all year, that means you replace roughly half your gym, so aim for two or three. Note beside each name how many months they stayed. If most leave before month four, mend the beginning; if after a year, give goals. One bad month alone says little.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Old members still pay the price from eight years ago. Do I raise it for them too?',
      'old members old price',
      'and the ones from the beginning, raise them too',
      'my first twenty still pay 30 while new ones pay 55',
    ],
    answer:
      'Yes, in two steps over a year: from 30 to 40 in March, to 48 next March, staying a little under the new price. Tell each of the twenty in person first: “You were here from the start, so you keep an advantage, but 30 no longer covers the room.” Check the notice period in their contracts. All at once from 30 to 55 feels like a punishment for loyalty.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Someone wants to train once a week for half the price. Do I offer that?',
      'once a week half price?',
      'and if he only comes once a week',
      'they ask for a cheaper one for one day a week',
    ],
    answer:
      'Offer it at about 65 to 70 percent of the full price, not half. With 60 for all classes, that’s about 40 for one fixed day. Below that, people who come twice will switch down. Name the day in the contract and let an extra visit cost 12. Too many kinds of membership go wrong; two or three are enough for a small gym.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'I raised the price and three people cancelled. Was it a mistake?',
      'raised prices, 3 left',
      'put it up and three quit already',
      'three angry mails since the increase',
    ],
    answer:
      'You did what most owners put off for years, and now do the sum before doubting it. 80 members at 50 were 4,000; 77 at 56 are 4,312. You’re 312 ahead each month. Write the three a kind goodbye with the door open. Don’t take it back for those who shout loudest; the quiet ones hear about it within a week.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Should I sell a yearly payment with a discount?',
      'yearly payment discount ok',
      'and if they pay the year at once',
      'a member wants to pay twelve months up front',
    ],
    answer:
      'Yes, one month free for twelve paid at once, not more, and to at most a quarter of your members. Put the money in a separate account and release one twelfth a month, because you still owe those classes. State in writing what happens on injury or moving away. Spending it all in January is what goes wrong; in September you have pupils and no income.',
  },
  {
    matter: 'late-payers',
    asked: [
      'A good friend hasn’t paid his fee for four months. What do I say?',
      'friend owes 4 months',
      'and when it’s a friend',
      'my oldest training partner hasn’t paid since spring',
    ],
    answer:
      'Say it alone, outside class, this week: “Four months are open, 200 in all. Is money tight or did it slip? I want to sort it out so that it doesn’t stand between us.” Then agree: current month by transfer now, the rest in four parts of 50. Write it down in a message. Hints and jokes in front of others cost the friendship sooner than the plain sum.',
  },
  {
    matter: 'late-payers',
    asked: [
      'A father doesn’t pay for his kid. Do I keep the child training?',
      'parent won’t pay, kid trains?',
      'and the boy can’t help it',
      'dad hasn’t paid for months but the kid loves it',
    ],
    answer:
      'Let the child train until you’ve spoken to the parent, and never mention money to the child. Call: “Three months are open. Can you pay, shall we split it, or do you need a reduced place?” Many towns and sport funds help families; have the form ready. If he can pay and won’t, give a date, in writing, to him alone. A child sent away at the door doesn’t forget it.',
  },
  {
    matter: 'late-payers',
    asked: [
      'How do I switch everybody from cash to direct debit?',
      'cash to direct debit how',
      'and how do i get them off cash',
      'half of them pay cash whenever they think of it',
    ],
    answer:
      'Set one date six weeks ahead: “From 1 May fees are collected on the 3rd of each month.” Put the form on a clipboard at the door and do it with each one after class, two minutes, five people an evening. Offer standing order to those who refuse. New members start with it only. Leaving both ways open goes wrong: the late ones stay with cash.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Somebody paid me half of what he owed today. What do I answer?',
      'paid half today',
      'got half of it this morning',
      'he brought 100 of the 200',
    ],
    answer:
      'Good, your asking worked and he faced it, which isn’t easy either. Answer today: “Thanks, 100 received, 100 open. Shall we say the 30th?” Write it in your list with the date. In class treat him like everybody else, so he keeps coming. If the 30th passes, ask once on the 1st; don’t wait until it’s four months again.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'The sponsor offers gear instead of money. Do I take it?',
      'gear instead of money?',
      'and if they only give gloves',
      'they’d give me two sets of gear but no cash',
    ],
    answer:
      'Take it if you’d have bought it anyway, and give only as much in return as it’s worth. Gear for 200: logo on the shorts for two fights and two posts, not a year’s exclusivity. Say: “Gladly. After the second fight I’d like to talk about the travel costs.” Check that you may still wear others’ brands; an exclusive clause for free gloves blocks the paying one.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'I wrote to twenty companies and nobody answered. What now?',
      '20 letters no answer',
      'wrote to twenty, not one reply',
      'nobody answers my sponsor mails',
    ],
    answer:
      'Choose five within walking distance and go there in person. Ask for two minutes: “I fight on the 12th here in town, 400 people come. For 150 your name’s on my shorts and on the poster.” Leave one page with a photo and your number, call after four days. Mails to info@ are hardly read. Start with places where your gym already buys: physio, garage, bakery.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'I lost the fight. How do I tell my sponsor?',
      'lost, what do i tell sponsor',
      'and what do i write him after the loss',
      'sponsor was in the hall and i got beaten',
    ],
    answer:
      'Write the next morning, before he asks: “I lost on points. Thank you for coming. Your logo was in front of 400 people, photos attached. I’m back in training from the 20th and fight again in autumn.” No excuses, no judges. Local sponsors pay for you turning up properly, less for wins. Silence for three weeks is what loses them.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'I got my first sponsor, 100 a month. What do I do now?',
      'first sponsor!',
      'the garage said yes, 100 a month',
      'somebody is actually paying me to fight',
    ],
    answer:
      'Well done, somebody puts money on you every month, and you got it by asking. Put five lines in writing: amount, how long, where the logo goes, how many posts, how it ends. Send a photo with his logo within a week and a short report every month. Note the income, it may be taxable; ask a tax adviser. Then ask the second one; “the garage is in” helps.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'My rent is due on Friday and I’m 800 short. What do I say to the landlord?',
      '800 short for rent friday',
      'and what do i tell the landlord',
      'rent friday, account empty',
    ],
    answer:
      'Call him today, before Friday: “I pay 1,200 on Friday and the other 800 on the 20th. Can you confirm that by mail?” Name a date you can keep with two days to spare. Today also call the members with open fees, largest first. Don’t put it on a credit card. Two rents behind can mean losing the lease in many places; get legal advice before that point.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Should I put my own savings into the gym to get through?',
      'own savings into gym?',
      'or do i put my own money in',
      'thinking of using my savings for the gym again',
    ],
    answer:
      'Only once, with a ceiling and a plan, and never your rent or tax money. Write down: how much, for which bill, and which number must be reached in 90 days, for example 12 more members. Keep three months of private living costs untouched. If you’ve already done it twice, the hole is in the monthly sums; take them to an accountant before another transfer.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'The tax bill came and I have nothing put aside. What do I do?',
      'tax bill no money',
      'and now the tax office wants 3,000',
      'forgot about tax and the letter is here',
    ],
    answer:
      'Contact the tax office before the due date and ask for instalments; many offer them if you ask in time. Write: “I can’t pay 3,000 at once. I propose 300 on the 1st of each month.” Enclose your income and costs, and let a tax adviser check the bill itself. From today move a fixed share of each fee to a second account. Leaving the letter unopened makes it dearer.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'We got through the month with everything paid. How do I keep it from happening again?',
      'made it through the month',
      'everything’s paid, just about',
      'got it all paid yesterday, 40 left',
    ],
    answer:
      'You carried the place through a month that scared you, and nobody went unpaid; breathe out tonight. Tomorrow make one list: every payment of the next 13 weeks by date, with expected income beside it. You’ll see the next gap six weeks ahead. Start a buffer of 5 percent of each week’s income. The usual mistake is buying the postponed equipment in the first good week.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'My trainer is always ten minutes late. What do I say?',
      'trainer always late',
      'and if he’s late again',
      'people stand outside waiting for my trainer',
    ],
    answer:
      'Say it the same day, alone: “Class starts at six. You came at ten past on Monday and Thursday, twelve people waited. I need you here at 5.45. What’s in the way?” Agree a solution and a check after two weeks. At the third time put it in writing. Jumping in for him without a word goes wrong: for him everything works. Before dismissal, check contract and law.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'A member wants to help as a trainer for free. Do I let him?',
      'member teach for free?',
      'and one of mine would do it for nothing',
      'purple belt offers to teach the beginners',
    ],
    answer:
      'Yes, as an assistant for eight weeks, with you on the mat and something in return, such as free membership or a paid course. Agree: Tuesday warm-up and one technique, feedback of five minutes after class. Check insurance, first aid, and a background check if children are there. Don’t let free become permanent; from the first class he runs alone, he gets paid, and check how that must be declared.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'My trainer teaches differently from me and the pupils are confused. What do I do?',
      'trainer teaches differently',
      'and he shows them another way',
      'they ask me which of us is right',
    ],
    answer:
      'Agree on ten basics that both teach alike, and leave him free in the rest. Sit down for an hour, write the ten with two key points each, and hang it in the office. To the pupils say: “Both work. Learn this one first, the other from month six.” Correcting him in front of the class goes wrong; he loses the room and you lose him.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'My new trainer’s first class was great. What now?',
      'new trainer did great',
      'he taught his first one and they loved it',
      'they liked him better than me',
    ],
    answer:
      'Good choice on your part; you found someone people want to come back to, and that’s what lets a gym grow. Tell him tonight one precise thing: “The way you put the new girl with a calm partner was excellent.” Give him that class for three months with his name on the plan. If it stings a little that they like him, that’s normal; use the free evening and stay away.',
  },
  {
    matter: 'competitor',
    asked: [
      'The other gym’s owner talks badly about me. Do I answer?',
      'other gym talks bad about me',
      'and if he tells lies about us',
      'he tells people my belts are worthless',
    ],
    answer:
      'Not in public. Go there or call once: “I hear you talk about my belts. If there’s something, tell me. I speak well of your gym and would like the same.” To members one sentence: “Come and judge on the mat.” Save posts with false facts as screenshots; with provable lies that cost you business, a lawyer can write a letter. A quarrel online only feeds him.',
  },
  {
    matter: 'competitor',
    asked: [
      'Should I open on Sundays because the new gym does?',
      'open sunday like them?',
      'and they’re open seven days now',
      'they have double my opening hours',
    ],
    answer:
      'Not as a copy; try one Sunday slot for eight weeks, 10 to 11.30, open mat, with members you trust holding the keys in pairs. Keep it if ten come regularly. Ask first: have twenty members put their name down for it. Matching all their hours costs you your only free day and wins few people; they leave for being unseen, seldom for hours.',
  },
  {
    matter: 'competitor',
    asked: [
      'The other gym asks me to run a tournament together. Should I?',
      'do event with rival?',
      'and now he wants to do something together',
      'the guy from the gym next door suggested a joint tournament',
    ],
    answer:
      'Yes, with one page in writing: who pays what, how income is split, who’s liable, whose name stands first, how addresses are used. Start small, an interclub of 20 bouts on one Saturday, costs halved. Two gyms bring double the audience and more fair match-ups. Neither signs up the other’s members that day. Trouble comes from the cash box, so count it together on the evening.',
  },
  {
    matter: 'competitor',
    asked: [
      'The gym next door closed. What do I do now?',
      'rival closed down',
      'he shut down last week',
      'the competition is gone, do i take his people',
    ],
    answer:
      'You held out, and that says something about your place; still, people there lost their gym this week. Call the owner first: “I’m sorry. May I offer your people a home, and do you need a class to teach?” Give his members two weeks free and honour their belts. Put one of yours beside each. Gloating posts or instantly higher prices will be remembered for years.',
  },
  {
    matter: 'break-even',
    asked: [
      'I need 70 members to break even and have 52. How long can I keep going?',
      '52 of 70 members, how long',
      'and i’m 18 short, how long does that work',
      'we’re at 52 and need 70',
    ],
    answer:
      'Divide your reserve by the monthly gap: 18 times 50 is 900 missing; with 5,400 saved that’s six months. Set the decision for month four, not six. Net plus three a month after leavers closes 12 of 18 by then; close the rest with rent or costs. If month two brings nothing, talk to the landlord and an accountant at once. Hoping until the account is empty leaves no choices.',
  },
  {
    matter: 'break-even',
    asked: [
      'Should I sublet my room in the mornings to cover the rent?',
      'sublet mornings?',
      'and if i rent it out in the mornings',
      'the room stands empty until four every day',
    ],
    answer:
      'Yes, if your lease permits subletting; ask the landlord in writing first. Look for yoga, physio, a day-care group or a personal trainer: fixed days, 15 to 25 an hour, paid monthly in advance. Put in writing cleaning, keys, insurance and two months’ notice. Start with one renter for three months. Friends with a key and no contract are what ends in damaged mats and a quarrel.',
  },
  {
    matter: 'break-even',
    asked: [
      'Do I count my own salary in the costs?',
      'count my own pay?',
      'and what about my own wage',
      'i don’t pay myself, is the gym profitable then',
    ],
    answer:
      'Yes, put your own pay in as a fixed cost, at least what you need to live plus tax and insurance. Without it the gym isn’t profitable; you’re paying for it. With 1,800 for yourself and 50 a member, that’s 36 members more on the target. Transfer it on the 1st, even if only 500 at first. Taking cash out when some is there hides the truth.',
  },
  {
    matter: 'break-even',
    asked: [
      'We broke even this month for the first time. What do I do with that?',
      'broke even first time',
      'this month we finally covered everything',
      'for the first time the gym paid for itself',
    ],
    answer:
      'That’s a real milestone; many small gyms need long for it, and you carried it there. Tell your trainers tonight and thank them by name. Then keep everything as it is for three months and put the surplus in a reserve until it covers two rents. After that comes your own pay. A bigger room after one good month is the classic mistake.',
  },
  {
    matter: 'debt',
    asked: [
      'A collection agency calls me every day. What do I say?',
      'collectors call every day',
      'and when they ring again',
      'debt collector rings me even at training',
    ],
    answer:
      'Say: “Please send me everything in writing. I don’t agree to anything on the phone.” Then hang up. Check the letter: who’s the creditor, what’s the original sum, what are fees, is it still collectable. Admit nothing and pay nothing until that’s clear. A free debt advice centre checks it for you and can write to them. A court letter is different: it has a deadline, answer in time.',
  },
  {
    matter: 'debt',
    asked: [
      'May I keep paying for the gym while I’m in debt?',
      'gym fee while in debt?',
      'and do i have to stop training then',
      'i owe 6,000 and still pay 60 for boxing',
    ],
    answer:
      'Yes, if rent, power, food and the agreed instalments are paid first and the fee fits in what’s left. Ask your coach for a smaller rate or a helper place for a year: “I’m paying off debts, can I do 30 and help on Wednesdays?” Cut the gear, supplements and tournament trips before the sessions. Paying training while an instalment bounces is the wrong order.',
  },
  {
    matter: 'debt',
    asked: [
      'A friend from the gym lent me money and I can’t pay it back in time. What do I tell him?',
      'can’t pay friend back',
      'and the one i owe is my training partner',
      'owe a mate 500 and i avoid him at training',
    ],
    answer:
      'Tell him before the date, face to face: “I can’t do the 500 on the 1st. I can do 50 each month from the 5th, here’s the first.” Hand over the 50 while you say it. Write the plan in a message. Avoiding him costs more than the delay does. Don’t borrow from a second friend to pay the first.',
  },
  {
    matter: 'debt',
    asked: [
      'I paid off my first card today. What do I do next?',
      'paid off first card',
      'one’s done, cleared it today',
      'first debt gone after a year',
    ],
    answer:
      'Well done, a year of saying no to things lies in that, and nobody sees it but you. Cut up the card and close the account today. Then move the same instalment, the full amount, to the next debt from this month on, before you get used to having it. Keep 5 to 10 percent for a small reserve. Celebrating with something on the other card is the usual trap.',
  },
  {
    matter: 'business-partner',
    asked: [
      'My partner takes money from the till without telling me. What do I do?',
      'partner takes from till',
      'and he just helps himself to the cash',
      'the till is short every week and i know it’s him',
    ],
    answer:
      'Get the figures first: two weeks of daily counts, signed, against the receipts. Then alone: “Since the 3rd, 340 are missing. Do you know about it?” Let him answer. From that day no cash, both signatures above 100, a weekly look together. Don’t accuse him before the staff. If it’s more than a slip, go to a lawyer and accountant before you sign the yearly accounts.',
  },
  {
    matter: 'business-partner',
    asked: [
      'My partner wants to bring his wife into the business. How do I react?',
      'partner wants wife in business',
      'and now he wants his wife at the desk',
      'he’s hired his wife without asking me',
    ],
    answer:
      'Agree only to a post, not to a say: a written task, hours, normal pay and a three-month trial, decided by both of you. Say: “I’d look at any other applicant this way too. Who tells her if it doesn’t work?” Shares stay between you two. If he’s hired her already, ask for the contract and put both signatures down as a rule for all hiring.',
  },
  {
    matter: 'business-partner',
    asked: [
      'He offers to buy me out. How do I know what my half is worth?',
      'he wants to buy me out, how much',
      'and what number do i ask for',
      'my partner wants to pay me out with 5,000',
    ],
    answer:
      'Don’t name a number until you have three years of accounts, the member list, the lease and the debts on the table. A common start is a multiple of yearly profit after a fair wage for both, plus equipment, minus debts; half of that. Let an independent accountant work it out, you share the cost. Make sure your name comes off the lease and loans, or you’ll go on being liable.',
  },
  {
    matter: 'business-partner',
    asked: [
      'We finally talked it out and agreed on rules. How do we make it last?',
      'talked it out with partner',
      'we sat down yesterday and it went well',
      'we agreed on everything after two years of quarrel',
    ],
    answer:
      'That’s a big step; two people who could’ve gone to court sat at a table. Write the agreement on one page within 48 hours, while both remember it alike, and sign it. Fix a meeting every second Monday, 45 minutes: money, members, one annoyance each. Have a lawyer fit it into the contract. The first broken rule gets named the same week, kindly; the third one otherwise starts everything again.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'A member goes too hard with beginners and laughs about it. What do I do?',
      'member too hard with beginners',
      'and he just laughs when i tell him',
      'one guy hurts my beginners in sparring',
    ],
    answer:
      'Take him out of sparring today, at once. Alone afterwards: “You hurt people who can’t defend yet. For four weeks you only spar with me and the other trainer, at half power. Once more and your membership ends.” Call the beginner the same evening. Write down date and names. Warning him in passing a fifth time loses you the quiet ones, who leave without saying why.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'A member writes to me at midnight and expects an answer. How do I set a limit?',
      'member texts at midnight',
      'and he writes at night again and again',
      'one client sends ten voice messages a day',
    ],
    answer:
      'Answer the next morning only, and say why once: “I answer messages from nine to six, at the latest the next working day. For pain or an injury, please go to a doctor, not to me.” Put that as an automatic reply. Ten voice messages: “Please send me your three questions on Friday.” One answer at midnight as an exception starts it all over.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Two members quarrel and each wants me to throw the other out. What do I do?',
      'two members fight, choose one?',
      'and both say it’s him or me',
      'they broke up and both train here',
    ],
    answer:
      'Throw out nobody; hear each for 15 minutes alone, then set the same rule for both. “You don’t spar together, you don’t speak about each other here, I put you in different groups. Whoever breaks it pauses for a month.” Offer separate days if that’s easy. Don’t take sides in the changing room. With threats, stalking or violence it’s different: safety first, ban and police.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'The member who complained apologised and changed his review. What do I do?',
      'he changed the review',
      'he took the bad review back',
      'she wrote me that she was unfair',
    ],
    answer:
      'Nice, you stayed polite when it was hard, and it came back to you. Answer in two lines: “Thank you, that takes some doing. You’re welcome on Thursday.” Leave it there, no lecture, no free month. Then look at the true part of the complaint, and mend that within a week, for example the late start. Tell the trainers what worked, so that the next one is answered likewise.',
  },
  {
    matter: 'social-media',
    asked: [
      'May I post videos of the children’s class?',
      'post kids class videos?',
      'and the kids, can i film them',
      'parents ask why i never post the little ones',
    ],
    answer:
      'Only with written consent from the parents of every child in the picture, and better without faces. Film feet, backs, the row of little gloves. Let parents tick separately: photo inside the club, website, social media; they may withdraw at any time. No names, no times, no child crying or in the changing room. One child without consent means: not that clip. Data protection rules differ, check yours.',
  },
  {
    matter: 'social-media',
    asked: [
      'Should I post my losses too?',
      'post my losses?',
      'and when i lose, do i post that',
      'lost on saturday and everyone’s waiting for a post',
    ],
    answer:
      'Yes, one short post within two days, written sober and rested: “Lost on points on Saturday. He was better at distance. Thanks to my corner. Back on the mat next week.” One photo, no judges, no excuses, comments unanswered for a day. Your coach reads it before you send it. What you post in the first hour is usually what you delete in the third.',
  },
  {
    matter: 'social-media',
    asked: [
      'My video got 80 views after two hours of editing. Is it worth it?',
      '80 views for 2 hours work',
      'and then eighty people see it',
      'put so much work in and nobody watches',
    ],
    answer:
      'Not at two hours; make it 20 minutes. One phone on a stand, one technique, 30 seconds, first sentence is the problem: “Your jab gets countered? Look at your right hand.” No music, subtitles on. Do ten like that in five weeks, then look which two did best and repeat those. For a gym, 80 people from your quarter are worth more than 8,000 from elsewhere.',
  },
  {
    matter: 'social-media',
    asked: [
      'One of my videos went viral. What do I do now?',
      'video went viral',
      'woke up to 200,000 views',
      'my clip blew up overnight',
    ],
    answer:
      'Congratulations, you showed something people wanted to see, so use the next 48 hours. Pin one comment: where you are, when the beginners’ class is, the link. Put the same in your profile. Post a second clip on the same subject tomorrow. Answer the first fifty friendly comments, ignore the rest. Sign no offers from strangers this week; real ones are still there on Monday.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'Somebody says he must think about it. What do I answer?',
      'he says he’ll think about it',
      'and when they say let me think',
      'they all loved the trial and want to think it over',
    ],
    answer:
      'Say: “Sure. What’s the thing you still need to think about: the time, the money, or whether it suits you?” Answer only that one. Then fix a moment: “I’ll write to you on Thursday, a yes or no is both fine.” Write on Thursday, once, and again a week later. What goes wrong is pressing with a discount that ends tonight; he pays and leaves in month two.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'A mother asks whether boxing is dangerous for her son. What do I say?',
      'mother asks if it’s dangerous',
      'and when mum asks about head hits',
      'parents are scared of injuries at the trial',
    ],
    answer:
      'Be honest and exact: “There’s a risk as in any contact sport. In our children’s class there are no hits to the head; they learn footwork, pads and games of touch. Later sparring only with your written consent, equipment and my supervision.” Promise only what you really do. Invite her to watch two classes. “Nothing ever happens here” is the sentence she won’t believe.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'A company wants an offer for twenty people. What do I put in?',
      'offer for company 20 people',
      'and what do i write in the offer',
      'hr asked me for an offer by friday',
    ],
    answer:
      'One page: aim, eight sessions of 60 minutes, at most 20 people, two trainers, equipment included, no contact to the head, your insurance, dates, total price plus tax, valid 30 days. Calculate hours, travel, gear and 20 percent on top. Add a smaller choice, a single 90-minute taster. Close with: “I’ll call on Tuesday at ten.” Three pages about your fighting past aren’t read.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'I asked for the contract for the first time and got a no. How do I carry on?',
      'asked and got a no',
      'tried it today, he said no',
      'finally asked for the signature and it was a no',
    ],
    answer:
      'You asked, which is the hard part, and a clear no is worth more than ten vague maybes. Tell him: “Thanks for saying it plainly. May I ask what decided it?” and note the word he uses. Ask the next three exactly the same way before you change anything. One no tells you about him, five alike tell you about your offer. Going quiet after the first is the usual end.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'My online client doesn’t do the training. What do I do?',
      'online client doesn’t train',
      'and he just doesn’t do it',
      'she pays but hasn’t done a session in two weeks',
    ],
    answer:
      'Halve the plan this week: two sessions of 20 minutes, with fixed days. Call for ten minutes: “What got in the way on Tuesday at six?” Let her send one photo or word after each session. Add more only after four done in a row. Sending a new, better plan each time goes wrong. After a month without any, offer her an honest pause.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'A client says his shoulder hurts from my online programme. What do I answer?',
      'client has pain from my plan',
      'and now he says his shoulder hurts',
      'somebody got hurt doing my exercises',
    ],
    answer:
      'Answer the same day: “Stop everything that hurts, and have a doctor or physio look at it this week. I’ll pause the upper body.” Don’t diagnose by video. Ask which exercise, which load, since when, and note it. Numbness, a joint out of place or pain at night means a doctor at once. Tell your insurer if he blames the plan, and check that your cover includes online work.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Should I sell a course or personal coaching?',
      'course or 1 to 1',
      'or do i make a course out of it',
      'can’t decide between a video course and private clients',
    ],
    answer:
      'Personal coaching first, with five to eight people, for about six months. You learn which questions return every week; those ten questions become the course. Record your answers from the start, two minutes each. Sell the course to people before filming it all: ten paid places or you don’t produce. A course filmed over half a year for nobody in particular is what mostly stays unsold.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'I sold my first programme to three people. How do I go on?',
      'sold to 3 people',
      'three people bought it!',
      'launched it yesterday, three sales',
    ],
    answer:
      'Three strangers paid for what you know, so it works; now make those three happy. Write to each today: “What do you want to be able to do in six weeks?” Check in on days 3, 10 and 21. At the end ask for two sentences and permission to use them. Then sell the second round with those sentences. Spending money on adverts before you have results is too soon.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Ten days before my seminar only eight have signed up. Do I cancel?',
      '8 signed up, cancel seminar?',
      'and there are only eight so far',
      'seminar in ten days and nobody registers',
    ],
    answer:
      'Not yet: set today the number at which you don’t lose money, say 14, and decide five days before. Until then call twenty people personally, offer two-for-one to three neighbouring gyms, and ask the eight to bring somebody. Talk to the guest coach about a share instead of a fixed fee. If you cancel, then by phone and with the money back within a week. Advertising posts alone rarely save it now.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'The guest coach cancelled the day before. What do I do?',
      'guest cancelled day before',
      'and now he can’t come tomorrow',
      'seminar tomorrow and the star is ill',
    ],
    answer:
      'Tell everybody within the hour, with two choices: “He’s ill. Tomorrow my trainer and I teach the same subject at half price, or you get your money back. A new date follows.” Call a black belt or pro nearby right away, at the agreed fee. Ask the guest for a ten-minute video greeting with one technique. Keeping quiet until they stand at the door is what costs your name.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Do I need a doctor at my small interclub event?',
      'doctor at interclub?',
      'and do i need a doctor there',
      'just friendly bouts between two gyms, need a medic?',
    ],
    answer:
      'Yes, as soon as there’s contact to the head or throws at full effort, have a doctor or paramedic at the mat, and no bout starts while they’re away. Ask your federation and insurer what’s mandatory; often it’s a doctor. Besides: phone for emergency, clear way for the ambulance, ice, list with ages and weights, parents’ consent. After any knockout: no more bouts, hospital check.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Our open day went well, forty people came. What do I do tomorrow?',
      'open day went well',
      'forty people came yesterday!',
      'it was full, what do i do with all of them',
    ],
    answer:
      'Forty people in your gym is a fine return for the work, so thank your helpers first. Tomorrow before noon write to each visitor by name: “Good to have you. The beginners’ class is Tuesday at six, shall I keep you a place?” Call those who don’t answer on day three. Run one special beginners’ group for four weeks. After a week the interest is mostly gone.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'I own a gym and don’t train myself any more. How do I get back to it?',
      'own gym but don’t train',
      'and i haven’t trained myself in months',
      'i teach every day and never train',
    ],
    answer:
      'Put two sessions of your own in the timetable, as classes you attend, Tuesday and Friday at noon or in a class somebody else teaches. During that hour you’re a pupil: phone in the office, no correcting. Once a fortnight train in a friend’s gym, where nobody needs you. Start at 60 percent for three weeks. “When there’s time” never comes in a gym of your own.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'I gave a class to my trainer, but I still stand beside it. How do I stay away?',
      'handed over but still there',
      'and i can’t help looking in',
      'i gave it up but go in every time anyway',
    ],
    answer:
      'Leave the building for that hour, with an appointment elsewhere: your child, a walk, your own training. Agree with him: he calls only for an injury, fire or police. Ask afterwards three things, how many came, what went well, what’s missing. Visit once a month, announced. Standing at the edge goes wrong, since the pupils look at you and he never gets the room.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'My wife says I’m never home because of the gym. What can I change this week?',
      'wife says i’m never home',
      'what do i change this week then',
      'she says the gym is my real family',
    ],
    answer:
      'Give her two fixed evenings this week and name them today: “Wednesday and Sunday I’m home from five, phone off.” Hand over Wednesday’s last class, or cancel it for four weeks. Have breakfast together on one more day. Ask her: “What do you miss most?” and do that first. A big holiday in August doesn’t help if this Wednesday fails again.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'I took my first free Sunday in a year and felt guilty all day. Is that normal?',
      'free sunday and felt guilty',
      'did it, one day off, felt awful',
      'first day off and i kept looking at my phone',
    ],
    answer:
      'Yes, and you did it anyway, after a whole year; the gym was still standing on Monday. The guilt weakens by repeating, so take the next three Sundays too. Plan something for ten o’clock with a person, leave the phone in a drawer until six. Note on Monday what really went wrong without you. If you can’t sleep or feel empty even when you rest, see your doctor.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'My trainers are annoyed because I change the plan every month. What do I do?',
      'trainers annoyed by my changes',
      'and my team rolls their eyes',
      'every month i come with something new and they’re sick of it',
    ],
    answer:
      'Tell them on Monday: “Until the end of June nothing new starts. We finish the beginners’ course.” Hang one sheet in the office with one aim, one number, one date. New ideas go on a list which you open together every three months, and they may vote one in. Keep it once, and they’ll believe you. An exception after two weeks costs more than never having said it.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Clothing line or kids’ class, which one first?',
      'merch or kids class first',
      'or do i do the shirts first',
      'i want to do shirts, kids and a podcast',
    ],
    answer:
      'Kids’ class first: it brings money every month, needs only room and time you have, and fills empty afternoons. Twelve children at 35 are 420 a month. Shirts you take on order only, thirty paid before printing. The podcast waits. Check insurance and background checks before the first child comes. Starting all three gives you boxes of shirts, a half-full class and two episodes.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'A member with money wants to start something with me right away. Do I say yes?',
      'member wants to start business with me',
      'and he wants an answer this week',
      'rich guy from class wants to open a second gym with me',
    ],
    answer:
      'Say no to this week, yes to a talk in a month: “I like it. Until the 30th I finish what’s running. Then show me your figures and I’ll show mine.” Ask him for one page: who pays what, who works how much, what if it fails. Someone serious will still be there. No handshake deal with a pupil; have a lawyer draw it up before money moves.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'I dropped four of my five ideas and it feels sad. Was that right?',
      'dropped four ideas',
      'i crossed out four of them yesterday',
      'cut it down to one and now i miss the others',
    ],
    answer:
      'That was the brave part; starting is easy, letting go of good things is not. Put the four in an envelope with a date half a year ahead, so that they’re parked, not dead. Use today’s two freed hours for the first visible step of the one: a date, a price, a message to ten people. If you get bored in week three, that’s normal; it’s where work begins.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'The bank wants my parents to guarantee the loan. Should I ask them?',
      'parents guarantee loan?',
      'and they want my dad to sign for me',
      'bank only says yes if my parents sign',
    ],
    answer:
      'Ask the bank first for a way without them: a smaller sum, leasing the equipment, or a public guarantee scheme for founders. If it stays at the parents, limit it in writing to an amount they could lose without losing their home, and they take their own advice, without you in the room. Say: “You may say no.” A guarantee with no upper limit on a house is a no.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'The banker asks what happens if half the members leave. What do I answer?',
      'banker asks worst case',
      'and if he asks about the worst case',
      'he’ll ask what i do if it goes wrong',
    ],
    answer:
      'Answer with a table of three lines: plan, minus 25 percent, minus 50 percent, and what you’d do in each. “At minus half I teach all classes myself, sublet the mornings for 600 and have reserves for four months; the instalment stays covered until then.” Use your own figures. Bankers trust somebody who has thought it through. “That won’t happen” is the sentence that loses the loan.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'Should I borrow from a member instead of the bank?',
      'borrow from member?',
      'or do i take it from someone at the gym',
      'one of my members would lend me 10,000',
    ],
    answer:
      'Better the bank or an advice centre for founders first; a member who lends is soon a member who has a say. If you do it: a written contract, sum, interest, monthly instalment, end date, what happens if you’re late, and no free training in return. No more than you could repay after a bad year. Have a lawyer or tax adviser read it; collecting from several members may need permission.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'The bank approved my loan. What do I do first?',
      'bank said yes!',
      'got the loan today',
      'they approved the 25,000, now what',
    ],
    answer:
      'Congratulations, somebody checked your figures hard and believed them. Before you sign, read rate, fixed term, early repayment and what you pledge; take a day for it. Then open a separate account, put three instalments aside untouched, and spend only along the list from your plan, quotes first. Equipment at the end, deposit and permits first. The commonest mistake is the nicer ring in week one.',
  },
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
