import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TIME: Record<MatterOf<'time'>, DirectAnswers> = {
  'no-time-to-train': {
    how: 'Take your calendar tonight, block two fixed evenings for the gym and one 20-minute slot at home: three minutes of skipping, then six three-minute rounds of shadow work or drilling with a minute’s rest. Pack the bag before bed.',
    why: 'Time goes to whatever has a fixed hour, and training without one gets pushed out by anything louder. A fixed slot works because nobody has to decide after a long day, and two steady sessions keep most of what you’ve built.',
    when: 'Start with the next class this week, not next Monday, and keep the same two days for four weeks. You’ll feel your timing and wind coming back after about three weeks of not missing.',
    how_much:
      'Two gym sessions of 60 to 90 minutes plus two home blocks of 15 to 20 minutes a week are enough to improve slowly. One session holds your level; four only make sense if sleep stays at seven hours.',
    which:
      'Most people waver between fewer long sessions and many short ones. If you have kids or overtime, take two full classes and short home blocks; if you fight soon, protect the partner sessions and cut the fitness work instead.',
    what_if:
      'If work eats a session, do the ten-minute version the same day: three rounds of shadow work in the kitchen or the car park. Then move the missed class to a named day, and never let two in a row fall out.',
    is_it_ok:
      'Yes, training twice a week is perfectly normal and most hobby fighters do just that. It stops being enough when you have a bout booked; then tell your coach honestly how many sessions you manage and let them decide about the date.',
    next: 'Write down one ordinary week hour by hour and find the two slots that were free or wasted. Book those first; once you’ve kept them for four weeks, add one short home block, not a third class.',
    on_the_day:
      'Go straight from work to the gym without stopping at home, bag already in the car or by the desk. Eat something small 90 minutes before, phone on silent at the door, and if you’re late, walk in anyway and warm up at the side.',
    say: 'Tell your coach before class this week: “I can make it Tuesdays and Thursdays, nothing more right now. What are the two things I should work on so those hours count?”',
  },
  'shift-work': {
    how: 'Fix training to the shift instead of the weekday: on earlies train in the late afternoon, on lates in the morning, after nights sleep first and train lightly before the next shift. When the roster comes out, write the sessions in the same evening.',
    why: 'Your body clock follows light and sleep, so after nights you are slower, hungrier and worse at judging effort. Tying training to your wake-up time instead of the clock gives the body a steady order again.',
    when: 'Train about two to four hours after you get up, whatever hour that is, and keep the first day after a night block easy. Give a new pattern two full roster cycles before you judge it.',
    how_much:
      'Plan two hard sessions a week on early shifts or days off, one on lates, and none on nights, only 20 to 30 easy minutes. Sleep seven hours in total, split into two parts if one won’t do.',
    which:
      'The choice is usually training right after the night shift or sleeping first. Sleep first if there’s sparring or heavy lifting; straight after work is only for easy movement, and only if the drive home isn’t long.',
    what_if:
      'If a shift gets swapped at short notice, drop the hard session to a light one instead of squeezing it in on four hours’ sleep. Make the missed partner work up on your next free day, one session only.',
    is_it_ok:
      'Feeling flat during night weeks is normal, and missing classes because of it is no lack of discipline. If you can’t sleep on days off either, nod off at the wheel or feel your heart stumble, see a doctor and the company physician.',
    next: 'Put your next four weeks of shifts on one sheet and mark the hard, easy and no-training days in three colours. Show it to your coach; when that holds, look for a gym or open mat near work for odd hours.',
    on_the_day:
      'After a night shift wear sunglasses home, eat something light, room dark and cool, phone outside, alarm for your main sleep. On waking get daylight and food, and go training two hours later; no sparring if you slept under five hours.',
    say: 'Send this to your coach when the roster comes: “Here are my shifts for this month. I can be there on these six days. On the ones after nights I’d rather drill than spar.”',
  },
  'habit-start': {
    how: 'Hook it to something you already do daily and make it tiny: after brushing your teeth, two minutes of footwork in the bathroom doorway. Put the gear there the evening before, do it, and cross off the day on a paper calendar.',
    why: 'A habit grows from the same cue in the same place, not from wanting it badly. A tiny dose works because you can still do it on a bad day, and the repeating is what makes it automatic.',
    when: 'Start today with the two-minute version, at the cue you picked, and leave the dose alone for two weeks. Expect it to feel natural only after a couple of months; weeks two and three are the hardest.',
    how_much:
      'Two minutes daily for 14 days, then five, then ten; only add when you’ve missed no more than one day in the week. One habit at a time, no second one in the first month.',
    which:
      'People waver between every day and three times a week. Go daily if it’s small and at home, because no deciding is needed; take three fixed days if it needs a gym, a partner or recovery.',
    what_if:
      'If you miss a day, do the tiniest version the next day, whatever happens: one minute counts. If you miss three times in a week, the dose is too big or the cue is wrong, so halve it or move it.',
    is_it_ok:
      'Having started and dropped it several times is completely normal and says nothing about your character. It gets unhealthy when you train through illness or pain just to keep the streak; rest days written in beforehand count as kept.',
    next: 'Write one sentence: after which daily thing, what, where. Do it once right now; when two weeks stand on the calendar, add minutes, and only after a month put the next habit behind it.',
    on_the_day:
      'When the cue comes and you don’t feel like it, put the shoes or gloves on and set a timer for two minutes. You may stop when it rings, and then you cross off the day right away.',
    say: 'Say it to yourself at the cue, out loud: “Only two minutes, then I’m free to stop.” And tell one training partner: “Ask me on Sunday how many crosses I’ve got.”',
  },
  'habit-break': {
    how: 'Put distance between you and the thing: phone charging in the hall, snacks not in the house, console unplugged with the cable in a drawer. When the urge comes, stand up, ten push-ups, a glass of water, and wait ten minutes.',
    why: 'The habit is an answer to a cue like boredom, stress or being tired, and it pays off within seconds. Distance and a ten-minute wait work because an urge rises, peaks and falls by itself if you don’t feed it.',
    when: 'Begin tonight by clearing the worst hour, usually the last one before bed. The first week is the roughest, the urges get noticeably rarer after two to four weeks, and stress can bring them back later.',
    how_much:
      'Count the slips for three days first, without changing anything, then aim to cut that number by half in two weeks. One rule at a time is plenty, for example no phone after ten at night.',
    which:
      'The two roads are stopping completely or cutting down. Stop completely with smoking, gambling or anything you never manage to keep small; cut down with fixed times for the phone, gaming and sweets.',
    what_if:
      'If you slip, stop at that one, note the hour and what came just before, and go on with the plan the same evening. Change the spot where it happened: another seat, another way home, another app layout.',
    is_it_ok:
      'Relapsing a few times is normal on the way out. If you can’t stop despite trouble with money, sleep, work or your relationship, or it’s alcohol or drugs every day, see your doctor or an addiction advice service; stopping drink suddenly needs a doctor.',
    next: 'Pick the one hour of day when it happens most and decide what you do there instead, with your hands busy. When that hour has been clean for two weeks, take the next one.',
    on_the_day:
      'On a bad evening leave the room first, then the house: walk round the block, ring somebody, shower, bed. Don’t argue with the urge in the chair where it always happens; set a ten-minute timer and move.',
    say: 'Text someone you trust when the urge comes: “It’s got me right now, I’m waiting ten minutes. You don’t have to do anything, I’ll write to you again after.”',
  },
  procrastination: {
    how: 'Cut the task down to a first move you can do in five minutes, such as opening the file and writing one bad sentence. Phone in another room, timer on five, start; when it rings, you may stop or set it for twenty.',
    why: 'You put it off because the task feels unpleasant or unclear, and dodging it brings quick relief. A tiny clear start works because the dread sits mostly before beginning and shrinks once your hands are moving.',
    when: 'Do it in the first hour after you get up or sit down, before messages. With one start a day you’ll notice after one to two weeks that beginning costs less; the urge to dodge will still show up.',
    how_much:
      'One important task a day, in two or three rounds of 25 minutes with five minutes off in between. Keep no more than three open projects, and write down everything else on a list for later.',
    which:
      'You can wait for motivation or work by the clock; take the clock, because the mood comes after starting. Start with the ugliest task if you’re fresh in the morning, with the smallest if you’ve been stuck for days.',
    what_if:
      'If you catch yourself drifting again, don’t add up the lost hours; write the next move on a slip of paper and do two minutes of it. If it fails three days running, the task is unclear: ask somebody to sort it with you.',
    is_it_ok:
      'Putting things off is ordinary, nearly everybody does it. If you can’t get anything going for weeks, feel empty, or it’s been wrecking school and jobs since childhood, talk to a doctor; low mood or attention trouble can be behind it.',
    next: 'Write down the one task that bothers you most and its first five-minute move. Do that today; tomorrow the second move at the same hour, and once it’s done, strike one old project off for good.',
    on_the_day:
      'Sit down, phone out of the room, one tab open, water on the table. Say the first move aloud, timer on five minutes, begin badly; before you stop, write down the first move for tomorrow.',
    say: 'Write to a friend before you start: “I’m doing the tax folder from 7 to 7.30 and I’ll send you a photo at half past.” Then send the photo, finished or not.',
  },
  'early-mornings': {
    how: 'Put the alarm across the room, clothes on the chair, water next to the alarm. When it rings: feet on the floor, light on, drink the glass, dress, out of the bedroom within three minutes, and only then look at the phone.',
    why: 'Mornings are lost the evening before: too little sleep, and a warm bed where deciding is hard. Light, standing up and prepared clothes help because the body wakes by light and movement, and nothing is left to decide.',
    when: 'Move bedtime and alarm 15 minutes earlier every three days, beginning tonight. Expect ten to fourteen days until the new time stops hurting, and keep it within an hour at weekends.',
    how_much:
      'Seven to eight hours of sleep first, so a 5.30 alarm means lights out by 10. Two or three morning sessions a week of 30 to 45 minutes are enough, with ten minutes of gentle warm-up because you’re stiff.',
    which:
      'It’s morning or evening training. Take mornings if evenings keep getting eaten by family or work; stay with evenings if you can’t get to bed before midnight, since sparring on five hours’ sleep does harm.',
    what_if:
      'If you hit snooze, still do the five-minute version the moment you’re up: skipping or shadow work in your socks. Go to bed half an hour earlier that night; two bad mornings in a row mean bedtime is the problem.',
    is_it_ok:
      'Feeling stiff and slow in the first half hour is normal, and so is training on an empty stomach if it’s easy work. If you sleep enough for weeks and still wake up exhausted, or snore with pauses, see a doctor.',
    next: 'Tonight set bedtime, not just the alarm: screens off 45 minutes before, bag by the door. When you’ve got up on time five days running, add the actual training; until then a walk is enough.',
    on_the_day:
      'Alarm, feet down, light, water, clothes, a few bites of banana if you like. Ten minutes easy: joints, hips, skipping; then the work, then breakfast within the hour, and no phone until you’re dressed.',
    say: 'Tell a training partner the evening before: “I’m at the gym door at 6.15. If I’m not there, ring me.” And to yourself when it rings: “Feet on the floor, that’s all.”',
  },
  'too-many-things': {
    how: 'Write everything on one sheet, all of it, ten minutes. Mark what has a date and hurts if it fails, choose three for this month, write one next step for each, and put the rest on a sheet called “later” in a drawer.',
    why: 'Your head keeps every open thing running, so you feel busy and finish little. Writing it down and choosing three works because finished things free time and calm, while eight half things free nothing.',
    when: 'Do the sheet tonight or Sunday evening, and go through it once a week at the same hour. The pressure usually eases the same evening; the real relief comes after two or three finished things.',
    how_much:
      'Three goals at most at one time: one for work, one for sport, one for home. Each gets a fixed two to four hours a week; what doesn’t fit into the calendar isn’t running this month.',
    which:
      'You can do a bit of everything or finish one thing first. Finish one first if something has a deadline or costs money; keep a little of everything only for what can’t wait, such as kids, health and rent.',
    what_if:
      'If something new comes in and sounds urgent, don’t answer on the spot; sleep on it. If it must go in, take one of the three out and tell the person concerned, because a fourth will sink the others.',
    is_it_ok:
      'Dropping goals is allowed, and pausing a fight camp or a course for three months is no defeat. If you can’t sleep, cry easily or your heart races for weeks, see a doctor; that’s no longer a planning matter.',
    next: 'First finish the smallest thing with a date, today if possible, to get some air. Then cancel or postpone one thing in writing, and only after that plan the week for the remaining three.',
    on_the_day:
      'On an overloaded day take five minutes: write down what must be done by tonight, no more than three lines. Do the first with the phone off, then the second; everything else gets a new day before you go to bed.',
    say: 'Say it when somebody wants something more: “I can’t do that properly this month. I can look at it in the first week of next month, or you ask somebody else.”',
  },
  'work-life-balance': {
    how: 'Sit down with your family on Sunday for 15 minutes with the calendar: first the fixed family times, then work, then two training slots everybody knows about. During each slot you’re fully there, with the phone in the other room.',
    why: 'The guilt comes from being half present everywhere: at training in your head at home, at home in your head at work. Agreed times help because nobody has to guess, and nobody feels they come last.',
    when: 'Have the talk this Sunday and repeat it weekly, always before the week begins. The mood at home usually softens after three or four weeks in which you actually kept what you promised.',
    how_much:
      'Two or three training evenings, at least two evenings fully at home, and one half day a week without work or gym. Count for two weeks what you really do; most people are surprised by the hours of phone and overtime.',
    which:
      'Usually it’s training less or working less. If overtime is what grows, cut that first; if you’re at the gym five evenings with small kids at home, go down to three and do one early morning.',
    what_if:
      'If your partner says it’s still too much, ask which single evening matters most and give that one up for a month. Then look at it again together on a fixed date, instead of defending every session.',
    is_it_ok:
      'Wanting time for yourself is fine, and a parent who trains is no bad parent. It tips when you’re hiding sessions, fighting every week or dreading home; then try a couples or family counsellor, and a doctor if you can’t sleep.',
    next: 'Ask at home tonight which hour of the week they miss you most, and keep that hour free from now on. After two kept weeks, agree on your training days for the whole month.',
    on_the_day:
      'On a torn evening decide before five o’clock, tell everybody at once, and stick with it. If you train, go and come back at the time you said; if you stay, put the phone away and don’t talk about the missed class.',
    say: 'Say it at a quiet moment, not at the door: “I want to train Tuesday and Thursday, and Wednesday and Sunday belong to us. What would have to change so that feels fair to you?”',
  },
}
