import type { ProgrammeTexts } from './programme-texts.ts'

export const en: ProgrammeTexts = {
  week: {
    heading: 'Your week',
    leads: [
      'One session a week keeps you in it; what makes you better then is 15 minutes at home on two other days.',
      'With two sessions, make one for learning and the other for testing it, with at least a day between.',
      'With three sessions: one to learn, one for your weak point, and one hard one.',
      'Of four sessions one is really hard and one is for fitness, never on days next to each other; the other two are for learning.',
      'Of five sessions two may be hard, and the day after each of them is calm. That is what makes five better than four.',
      'With so many sessions only two may be hard. The others are for learning, and one day of the week stays free.',
    ],
    names: {
      technique: 'learning',
      hard: 'hard',
      fitness: 'fitness',
      weak: 'weak point',
      calm: 'calm',
      all: 'a bit of everything',
    },
    sessions: {
      striking: {
        technique:
          '{a} min rope and shadow, {b} min one combination on pads or with a partner, {c} min slow rounds in which only that one counts.',
        hard: '{a} min warm-up, {b} min sparring or pads at the pace of a bout, {c} min on the one thing that went wrong.',
        fitness: '{a} min shadow, {b} min bag, 20 seconds fast and 40 calm, {c} min trunk, neck and legs.',
        weak: '{a} min warm-up, {b} min on your weak point, slowly and then against resistance, {c} min rounds in which you look for it.',
        calm: '{a} min mobility, {b} min technical sparring at a third of the power, {c} min stretching.',
        all: '{a} min warm-up, {b} min one technique with a partner, {c} min rounds in which you use it.',
      },
      kicking: {
        technique:
          '{a} min rope and shadow with kicks, {b} min one kick or combination on pads, {c} min with a partner who steps in.',
        hard: '{a} min warm-up, {b} min sparring or pads at the pace of a bout, {c} min on the one thing that went wrong.',
        fitness:
          '{a} min shadow, {b} min kicks and knees on the bag, 20 seconds fast and 40 calm, {c} min trunk and hips.',
        weak: '{a} min warm-up, {b} min on your weak point, slowly and then against resistance, {c} min rounds in which you look for it.',
        calm: '{a} min mobility, {b} min technical sparring at a third of the power, {c} min stretching.',
        all: '{a} min warm-up, {b} min one technique with a partner, {c} min rounds in which you use it.',
      },
      points: {
        technique:
          '{a} min warm-up and hips, {b} min one kick or combination on pads, {c} min with a partner who steps in.',
        hard: '{a} min warm-up, {b} min free sparring under your rules, {c} min on the point you gave away most often.',
        fitness: '{a} min footwork, {b} min kicks on pads, 15 seconds fast and 45 calm, {c} min trunk and hips.',
        weak: '{a} min warm-up, {b} min on your weak point, slowly and then at full speed, {c} min rounds in which you look for it.',
        calm: '{a} min mobility, {b} min forms or combinations, slow and clean, {c} min stretching.',
        all: '{a} min warm-up, {b} min one technique with a partner, {c} min rounds in which you use it.',
      },
      grappling: {
        technique:
          '{a} min movement drills, {b} min one position, many repetitions a side, {c} min starting from it at half resistance.',
        hard: '{a} min warm-up, {b} min live rounds at full length, {c} min from the position you lost in most often.',
        fitness:
          '{a} min movement drills, {b} min one minute on and one off, takedowns, get-ups and bridges, {c} min grip and trunk.',
        weak: '{a} min warm-up, {b} min starting in your worst position, from the beginning after every escape, {c} min free rounds that begin there.',
        calm: '{a} min mobility, {b} min light rounds without strength, {c} min stretching hips and back.',
        all: '{a} min warm-up, {b} min one position with a partner, {c} min rounds that begin there.',
      },
      mixed: {
        technique: '{a} min warm-up, {b} min one chain from striking to takedown, {c} min of it at half resistance.',
        hard: '{a} min warm-up, {b} min rounds with everything at an agreed level, {c} min on the one thing that went wrong.',
        fitness:
          '{a} min shadow with sprawls, {b} min wall, get-ups and bag, 30 seconds on and 30 off, {c} min trunk and neck.',
        weak: '{a} min warm-up, {b} min on your weak point, slowly and then against resistance, {c} min rounds that begin there.',
        calm: '{a} min mobility, {b} min light grappling or touch sparring, {c} min stretching.',
        all: '{a} min warm-up, {b} min one chain from striking to takedown, {c} min rounds in which you use it.',
      },
      any: {
        technique:
          '{a} min warm-up, {b} min one technique with a partner, many repetitions a side, {c} min of it at half resistance.',
        hard: '{a} min warm-up, {b} min sparring or live rounds at the pace of a bout, {c} min on the one thing that went wrong.',
        fitness:
          '{a} min easy movement of your sport, {b} min the same, 20 seconds fast and 40 calm, {c} min trunk and legs.',
        weak: '{a} min warm-up, {b} min on your weak point, slowly and then against resistance, {c} min rounds in which you look for it.',
        calm: '{a} min mobility, {b} min light rounds at a third of the power, {c} min stretching.',
        all: '{a} min warm-up, {b} min one technique with a partner, {c} min rounds in which you use it.',
      },
    },
    alone: {
      technique:
        '{a} min rope or running on the spot and joints, {b} min one combination or movement, slowly and filmed once, {c} min rounds in which only that one counts.',
      hard: '{a} min warm-up, {b} min rounds at the pace of a bout with one minute of rest between, {c} min calm movement.',
      fitness: '{a} min easy movement, {b} min 20 seconds fast and 40 calm, {c} min trunk, squats and press-ups.',
      weak: '{a} min warm-up, {b} min on your weak point, slowly and then at full speed, {c} min rounds in which you look for it.',
      calm: '{a} min mobility, {b} min slow, clean rounds without power, {c} min stretching.',
      all: '{a} min warm-up, {b} min one combination or movement, {c} min rounds in which you use it.',
    },
    days_are_examples: 'The days are a proposal; what counts is the order.',
    strength_apart:
      '**Strength ({days}):** 35 minutes: squat, hinge, push, pull, carry, three sets of 6 to 8 with two repetitions left in you.',
    strength_after:
      '**Strength:** twice a week half an hour, at the end of the calm sessions or at least six hours apart, never on the day before the hard one.',
    running: '**Running ({days}):** 25 to 30 minutes at a pace at which you can talk. The fast part is in the session.',
    at_home: {
      striking:
        '**At home, twice 15 minutes:** three rounds of shadow with the combination of the week, then press-ups, squats and trunk.',
      kicking: '**At home, twice 15 minutes:** chamber and balance for the kick of the week, then hips and trunk.',
      grappling:
        '**At home, twice 15 minutes:** hip escapes, bridges and get-ups, then pulls with a band or towel and trunk.',
      mixed: '**At home, twice 15 minutes:** three rounds of shadow with level changes and sprawls, then trunk.',
      any: '**At home, twice 15 minutes:** the movement of the week, slowly and clean, then press-ups, squats and trunk.',
    },
    first_months: 'In your first three months the hard session is rounds with one task, not open sparring.',
    until_event:
      'It stays like this until {last_hard}; after that leave out the hard session and halve the others, until {event}.',
    for_minors:
      'Under 18 the coach decides how hard the contact is: technique before power, and the head stays out of it.',
    over_fifty:
      'From fifty on hard means three quarters of the power, with two nights before the next hard session; joints decide, not the calendar.',
    weak_point: '**Weak point, in your words:** {weak}. It has its place in every session that is not hard.',
    if_one_falls_out: 'If one falls out, drop “{first}”, not “{last}”.',
    ask_days: 'On how many days can you train, and for how long?',
  },
  until_event: {
    heading: 'The plan',
    lead: 'There are {days} left until {event}.',
    lead_today: 'It is today: {event}.',
    lead_sessions: 'That is about {sessions} sessions, so choose one weak point and not three.',
    lead_two: {
      close:
        'There are only {gap} between the two, {first} and {second}: treat them as one goal. What is hard before the first must not be repeated before the second.',
      apart: 'The first is on {first}, the second {gap} later, on {second}: two small peaks with a short rest between.',
    },
    steps: {
      striking: {
        build:
          'Build up: {hard} hard a week, the weak point in each of the others, and one more round every week until you do two more than on the day.',
        as_on_the_day:
          'Do rounds as on the day, {format}, against people who move like your opponent, with fitness at the end only.',
        last_hard: 'Do the last hard sparring on this day at the latest, {format}, and stop when it is good.',
        no_more_hard:
          'Leave out hard sparring from now on: short sessions, {format} at most, on pads, fast and with your two best actions.',
        half: 'Halve the amount and keep the speed: pads and light sparring, nothing new, and eight hours of sleep.',
        two_days: 'Do 20 light minutes at most, then rest; check weight, papers, gear and the journey.',
        eve: 'Pack the bag, eat what you know, move for 15 minutes and go to bed early.',
        the_day: 'Warm up for 20 minutes until you sweat, and decide on one thing to do in the first ten seconds.',
      },
      points: {
        build:
          'Build up: {hard} hard a week, the weak point in each of the others, and one more round every week until you do two more than on the day.',
        as_on_the_day: 'Spar under the rules of the day, {format}, with somebody who counts the points aloud.',
        last_hard: 'Do the last hard sparring on this day at the latest, {format}, and stop when it is good.',
        no_more_hard:
          'Leave out hard sparring from now on: short sessions with fast kicks on pads and your two best scoring actions.',
        half: 'Halve the amount and keep the speed: reaction on pads, light sparring, nothing new, and eight hours of sleep.',
        two_days: 'Do 20 light minutes at most, then rest; check weight, papers, gear and the journey.',
        eve: 'Pack the bag, eat what you know, move for 15 minutes and go to bed early.',
        the_day: 'Warm up for 20 minutes with ten fast starts, and decide on the first action of the first bout.',
      },
      grappling: {
        build:
          'Build up: {hard} hard a week, your weakest position in each of the others, and one more live round every week until you do two more than on the day.',
        as_on_the_day:
          'Do live rounds as on the day, {format}, starting on the feet, several in a row with short rests.',
        last_hard: 'Do the last hard live rounds on this day at the latest, {format}, and stop when it is good.',
        no_more_hard:
          'Leave out hard live rounds from now on: entries, grips and your two best attacks, short and fast.',
        half: 'Halve the amount and keep the speed: entries and light rounds, nothing new, and eight hours of sleep.',
        two_days: 'Do 20 light minutes at most, then rest; check weight, papers, gear and the journey.',
        eve: 'Pack the bag, eat what you know, move for 15 minutes and go to bed early.',
        the_day: 'Warm up for 20 minutes until you sweat, and decide on your first grip.',
      },
      mixed: {
        build:
          'Build up: {hard} hard a week, striking and everything in turn, the weak point in the others, and one more round every week until you do two more than on the day.',
        as_on_the_day: 'Do rounds with everything as on the day, {format}, with people like your opponent.',
        last_hard: 'Do the last hard sparring on this day at the latest, {format}, and stop when it is good.',
        no_more_hard: 'Leave out hard sparring from now on: pads, entries and your two best actions, short and fast.',
        half: 'Halve the amount and keep the speed: pads, entries, light rounds, nothing new, and eight hours of sleep.',
        two_days: 'Do 20 light minutes at most, then rest; check weight, papers, gear and the journey.',
        eve: 'Pack the bag, eat what you know, move for 15 minutes and go to bed early.',
        the_day: 'Warm up for 20 minutes until you sweat, and decide on one thing to do in the first ten seconds.',
      },
      any: {
        build:
          'Build up: {hard} hard a week, the weak point in each of the others, and one more round every week until you do two more than on the day.',
        as_on_the_day: 'Do rounds as on the day, {format}, with people who move like your opponent.',
        last_hard: 'Do the last hard rounds on this day at the latest, {format}, and stop when it is good.',
        no_more_hard: 'Leave out hard rounds from now on: your two best actions, short and fast.',
        half: 'Halve the amount and keep the speed: technique and light rounds, nothing new, and eight hours of sleep.',
        two_days: 'Do 20 light minutes at most, then rest; check weight, papers, gear and the journey.',
        eve: 'Pack the bag, eat what you know, move for 15 minutes and go to bed early.',
        the_day: 'Warm up for 20 minutes until you sweat, and decide on one thing to do in the first ten seconds.',
      },
    },
    child_steps: {
      build: 'Play it twice a week for ten minutes: bowing in, the signal to begin, one action that scores, and stop.',
      as_on_the_day:
        'Play the contest at home and in class: somebody calls the names, somebody is the referee, and both sides may win once.',
      last_hard:
        'Have the last practice contest by this day, with somebody of the same size, light, and stop while it is fun.',
      no_more_hard: 'Practise two favourite actions from now on, ten times each, as a game; no hard contact.',
      half: 'Make it shorter and merrier: ten minutes of the favourite actions, early to bed, nothing new.',
      two_days:
        'Look at the hall and the rules together, on a photo or a video, and let the child explain them to you.',
      eve: 'Pack the bag together, eat something known, and tell each other one thing to look forward to.',
      the_day:
        'Warm up for ten minutes with tag and two favourite actions; afterwards say first that you liked to watch.',
    },
    between: {
      first_event: 'Use the first as a test of one thing; write down the same evening what worked and what did not.',
      recover:
        'Rest for two days, then move lightly; after a knockout, a stoppage, headache or dizziness take no contact before a doctor allows it.',
      build_again:
        'Do rounds as on the day again, {format}, with what the first one showed; this is the last day for hard work.',
      keep_fresh: 'Keep fresh: technique and a few short, fast rounds, no hard work between the two.',
      no_training: 'Rest and move a little, nothing more; ask your coach whether the first has to be at full power.',
    },
    grading: {
      go_through: 'Go through the whole programme once and mark red what stalls; only that needs most of the time.',
      weak_parts: 'Start every session with the red parts, and do ten minutes of them at home on the other days.',
      rehearse: 'Rehearse the whole exam twice, in order, with a clock and somebody who watches and says nothing.',
      eve: 'Go through it once in your head, iron the suit, and train no more today.',
      the_day: 'Warm up well, breathe out before each part, and after a mistake carry on as if it belonged there.',
    },
    fitness:
      '**Engine:** twice a week at the end of a session 6 × 1 minute at the pace of the day with 1 minute easy between; one more every week up to 10, and none after {until}.',
    last_hard_is: 'The last hard sparring is on {date} at the latest.',
    no_hard_left: 'There is none any more: so near to the day all sparring is light.',
    measure: 'The sessions that were done as planned, and two nights between hard ones.',
    tired: {
      cue: 'my legs are heavy or I sleep badly two days in a row',
      action: 'I turn the next hard session into a calm one',
    },
    title: 'Until {event}',
    event: { contest: 'the contest on {date}', grading: 'the grading on {date}' },
    event_named: '{event} on {date}',
    on: 'On {date}',
  },
  rounds: {
    heading: 'Your session',
    lead: '{rounds} rounds of {minutes} with {rest} of rest, {total} minutes in all.',
    warm_up: {
      striking: 'rope or running on the spot, shoulders and hips, then loose shadow.',
      kicking: 'skipping or footwork, leg swings and hips, then slow kicks in the air.',
      grappling: 'hip escapes, bridges, rolls and get-ups, each along the mat or on the spot.',
      mixed: 'rope or running on the spot, hips and shoulders, then shadow with two sprawls a minute.',
      any: 'rope or running on the spot, hips and shoulders, then loose movements of your sport.',
    },
    rounds_of_task: 'Rounds {from}–{to}',
    three:
      '**With three:** two work and the third keeps the time and calls the task; change after every round, so everybody rests every third one.',
    round: 'Round {n}',
    tasks: {
      bag: [
        'Jab and feet only: jab, step out to the side, come back in.',
        'One–two, then leave at an angle; never stand still after the two.',
        'Body and head: jab to the body, cross to the head, hook with the front hand.',
        'Counters: imagine the jab, slip or parry, answer with two.',
        'Bursts: ten seconds without a pause, twenty calm on your feet.',
        'Your best combination, each time out of a feint.',
        'As on the day: calm first half, everything in the last 20 seconds.',
      ],
      kick_bag: [
        'Jab or front kick and feet only: hit, step out to the side, come back in.',
        'Two punches and a low or middle kick; back in your stance before you look at it.',
        'Kick first, punches after it, and out at an angle.',
        'Counters: imagine the kick, check or step back, kick back at once.',
        'Bursts: five kicks a leg without a pause, twenty seconds calm.',
        'Your best combination, each time out of a feint.',
        'As on the day: calm first half, everything in the last 20 seconds.',
      ],
      shadow: [
        'Feet only, hands up: in, out, to both sides.',
        'One straight attack, and away; change the side each time.',
        'Your best combination slowly, then at full speed, out of a feint.',
        'Defence: slip, parry, check, and answer each with two.',
        'Bursts: ten seconds without a pause, twenty calm on your feet.',
        'Against an opponent whom you picture: taller, then one who keeps coming.',
        'As on the day: calm first half, everything in the last 20 seconds.',
      ],
      partner: [
        'Single shots on the pads, each back to the guard; swap after half the round.',
        'Two for two: your partner touches, you answer with two at once.',
        'Your best combination, with your partner stepping back each time.',
        'Defence first: your partner throws one with the pad, you defend and answer.',
        'Bursts: ten seconds without a pause, twenty calm on your feet.',
        'Touch sparring with one task each: one only leads, the other only counters.',
        'As on the day: calm first half, everything in the last 20 seconds.',
      ],
      grappling_alone: [
        'Hip escapes to both sides, each one up to the elbow.',
        'Entries for your throw or shot in the air, ten a side, slowly and then fast.',
        'Sprawl, back on your feet, step in; without a pause.',
        'Bridge and turn to your knees, ten a side.',
        'Get up without your hands on the floor in front of you, both sides.',
        'Pulls with a towel or band round a post, in the movement of your grip.',
        'Everything in one flow: sprawl, hip escape, bridge, get up, shot.',
      ],
      grappling_partner: [
        'Entries without finishing, ten each, then swap.',
        'Entries with the finish, while your partner moves.',
        'From your worst position: escape, begin again, swap after half the round.',
        'On the ground: one holds, the other gets up or out, begin again after each.',
        'Grips only: the first to get the grip they want scores.',
        'Finish from your best position at half resistance, then three quarters.',
        'Live, as on the day.',
      ],
    },
    fewer_fit: 'In {minutes} with a warm-up {rounds} rounds fit, not {told}.',
    end: '**To end ({end} min):** breathe out long while walking, then trunk: two times 30 seconds front and each side.',
    more_each_week: 'Add one round a week until you do {most}; then make them faster, not longer.',
    last_hard_on: 'The last time at full effort is {last_hard}; after that half of it until {event}.',
    pace: 'Begin each round at a pace that you could keep for two more; the last 20 seconds are fast.',
    light_for_minors: 'Technique before power: stop while it is still clean, and touch nobody’s head.',
    ask_length: 'How much time do you have, and how long are your rounds?',
  },
  class: {
    heading: 'The class',
    lead: {
      small: 'With small children change the task every four to five minutes, and let nearly everything be a game.',
      child: 'With this age explain for one minute at most, then let them move; each thing comes back as a game.',
      teen: 'Teenagers want to try it against somebody: explain briefly, then give a task with a winner.',
      adult: 'Adults stay if they learn one thing they can use the same evening: one technique, three ways to meet it.',
    },
    parts: {
      small: {
        line_up: 'circle, names, one rule.',
        warm_up: 'animal walks and tag on hands and feet.',
        technique: '{technique}, shown without words, three tries each.',
        task: 'the same as a game: who can do it five times?',
        break: 'water, and who has seen something good?',
        rounds: 'pushing, pulling or tail tag in pairs by size, 20 seconds at a time.',
        end: 'lie still for ten breaths, one word of praise for each.',
      },
      child: {
        line_up: 'line up, names of the new ones, one rule for today.',
        warm_up: 'tag games with falling, crawling or footwork.',
        technique: '{technique}, in three steps, each done before the next is shown.',
        task: 'the same as a game in pairs, changing partners every two minutes.',
        break: 'water, one question about what they just did.',
        rounds: 'short rounds of one minute with one task, by size.',
        end: 'relay, then one praise for each and one thing to show at home.',
      },
      teen: {
        line_up: 'what today is for, in one sentence.',
        warm_up: 'in pairs: shoulder touch, reaction, sprawls.',
        technique: '{technique}, shown twice, then ten times each.',
        task: 'the same against resistance: one starts with it, the other stops it; then swap.',
        break: 'water; who found what works?',
        rounds: 'rounds of two minutes that begin with it, then free ones at an agreed level.',
        end: 'two minutes of trunk, then each says one thing to keep.',
      },
      adult: {
        line_up: 'what today is for; ask who is new or has an injury.',
        warm_up: 'easy running or rope, hips and shoulders, then movements of the technique.',
        technique: '{technique}, shown twice, then ten repetitions each at half speed.',
        task: 'the same from three situations, from helping to resisting; new people stay at the first.',
        break: 'water; one question.',
        rounds: 'rounds of two minutes with one task, open ones only for those who want to.',
        end: 'calm breathing and stretching, and what comes next time.',
      },
    },
    techniques: {
      striking: {
        small: 'jab on a hand that is held up, and a big step away',
        child: 'jab, step to the side, on pads',
        teen: 'jab, cross and leaving at an angle',
        adult: 'jab, cross and leaving at an angle',
      },
      kicking: {
        small: 'front kick on a pad, and standing like a stork',
        child: 'front kick and back into the stance, on pads',
        teen: 'round kick after a feint',
        adult: 'front kick and round kick on pads',
      },
      grappling: {
        small: 'falling backwards and getting up like a surfer',
        child: 'holding from the side, and the bridge out of it',
        teen: 'one takedown and what comes after it',
        adult: 'holding from the side, and the escape with the hips',
      },
      mixed: {
        small: 'falling, rolling and getting up',
        child: 'tackling low on a soft mat, and getting up again',
        teen: 'from a jab to a takedown',
        adult: 'from a jab to the clinch, and out of it',
      },
      any: {
        small: 'falling, rolling and getting up',
        child: 'one technique, both sides',
        teen: 'one technique out of a feint',
        adult: 'one technique, and what comes after it',
      },
    },
    pairs: '{people} people are {pairs} pairs; put them together by size.',
    pairs_and_three: '{people} people are {pairs} pairs and a group of three; put them together by size.',
    alone: 'Alone with so many: everything in one line of sight, nobody waits, and a signal at which all sit down.',
    two_halves: 'You are {adults} with the group: divide it for technique and task, and swap after half the time.',
    ask_facts: 'How many come, how old are they, and how long is the class?',
  },
  facts: {
    sessions: '{n} × a week',
    rest: '{rest} rest',
    ages: '{from} to {to} years',
    age: '{age} years',
    adults: 'adults',
    people: '{n} people',
    helpers: 'with {n} more to help',
    alone: 'alone',
    partner: 'with a partner',
    three: 'three of you',
    until: 'until {date}',
    beginner: 'beginner',
    strength: 'weights {n} ×',
    strength_on: 'weights {days}',
    running: 'running {n} ×',
    round_minutes: 'rounds of {n} min',
    time: { morning: 'in the morning', noon: 'at noon', evening: 'in the evening' },
    gi: { gi: 'in the gi', no_gi: 'no-gi' },
    no_event: 'no event',
    gear: { bag: 'with a bag', pads: 'with pads', rope: 'with a rope', none: 'without gear' },
  },
  changed: 'Noted: {what}. So it looks like this now.',
  stays: 'Noted: {what}. Days and times stay as they are; take it into what you train in them.',
  supposed: 'With {what} it looks like this.',
  parts: {
    hard_days: 'Hard: {days}. Keep the day before easy and the day after calm or free.',
    no_hard: 'None of them is hard for now: clean technique comes first, with rounds that have one task.',
    free_days: 'Free: {days}. Walk, stretch and sleep there, nothing that tires you.',
    no_free:
      'None: every day has something in it. Take the calmest one as your rest, or drop what you would miss least.',
    why_week:
      'So that you come rested to the hard part ({days}) and have a free or calm day after it. What you learn comes back two or three days later, before it is forgotten.',
    week: '**Week {n}, {from} to {to}:**',
    days_left: 'Until {event} there are {days}.',
    days_left_in_weeks: 'Until {event} there are {days}, that is {weeks} full weeks.',
    easy_from: 'It gets easy from {date} on: half the amount, the same speed.',
    class_late:
      'Every part gets shorter in proportion. If you run late all the same, halve the block after the technique; the warm-up and the end stay.',
    easy_days: 'Easiest: {days}. That one may be dropped or made shorter.',
    week_total: '{list} = {total} min, about {hours} h a week.',
    sessions_left: 'Until {event} there are about {n} sessions.',
    why_way:
      'So that you come fresh. What you train in the last days no longer makes you better on the day; it only makes you tired. Hard work needs about nine days to turn into form.',
    why_class:
      'First warm and awake, then the new thing while heads are fresh, then the same with more resistance, and the free part last: it goes best with what they have just learnt.',
    hardest_round: 'The last one: {task}',
  },
  on_that_day: 'On {day}: {session}',
  free_day: '{day} is free in this week: walk, sleep, stretch. The next session is on {next}.',
}
