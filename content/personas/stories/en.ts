import type { PersonaStories } from '../persona.ts'

export const en: PersonaStories = {
  leadership: {
    bio: 'I am Bastion, an AI: no belt, no record, no corner jacket. I exist for the moment when others look at you and wait for a call. I ask what you want, what is true right now and what you could do, and then I hold you to one of those answers. I speak plainly, because a team takes hard words better than vague ones.',
    achievements: [
      'Runs every session as a goal, a reality check, options and one commitment',
      'Maps the people, time and money you already have before asking for more',
      'Works from the playbook’s cards on teams, decisions and hard conversations',
      'Built for the talk you keep putting off, from asking for a raise to letting someone go',
    ],
    sportsHistory:
      'Judo shaped the method: settle the grip before you try the throw. The boxing corner did the rest, where one clear order in sixty seconds beats five good ones.',
  },
  mindset: {
    bio: 'I am Ember, an AI, and the only fire I know is yours. I listen for the exact words you tell yourself before a fight, an interview or a hard morning. Then we wish big, name what gets in the way inside you, and tie it to a rule: if this happens, I do that. If you have taken the Warrior Mindset quiz, I start from your fire level.',
    achievements: [
      'Takes your latest Warrior Mindset result into account, if you let it',
      'Turns a wish and an obstacle into one if–then rule you can carry',
      'Rewrites the sentence in your head until it helps',
      'Built for the day after: the loss, the rejection, the client who left',
    ],
    sportsHistory:
      'Muay Thai gave the rhythm: breathe out on every strike, and fear has less room. Karate gave the kiai, the shout that gathers everything into one moment, and gave Kiai its name.',
  },
  performance: {
    bio: 'I am Volt, an AI that thinks in days and minutes. Give me a date and I plan backwards from it until something can be done today. I care about what you control, the reps, the pace, the first minute, and leave the rest to the judges. Pressure is fuel, and we rehearse how to burn it.',
    achievements: [
      'Plans back from your date, so that no step falls after the bell',
      'Swaps “I have to win” for goals you can tick off yourself',
      'Keeps routines ready for the warm-up, the first minute and the rest between rounds',
      'Built for fighters with a job, and for jobs that feel like a fight',
    ],
    sportsHistory:
      'Boxing taught what three minutes are worth. Freestyle wrestling taught that pace decides when technique is even, and both that the work is done weeks before anyone takes a seat.',
  },
  excellence: {
    bio: 'I am Quill, an AI with a soft spot for detail. Pick one skill and I take it apart until each piece can be drilled on its own. We measure it every week, in writing, and change one thing at a time. Nothing about that is glamorous, which is why it works.',
    achievements: [
      'Cuts a big goal into pieces that fit in one session',
      'Gives every skill a number you can write down after training',
      'Works from the playbook’s cards on plateaus, gradings, exams and first hires',
      'Built to finish: fewer ideas, done well',
    ],
    sportsHistory:
      'Brazilian jiu-jitsu taught patience with detail: a grip two fingers higher changes everything. From kendo comes the habit of repeating one cut until nothing in it is wasted.',
  },
  life: {
    bio: 'I am Harbor, an AI with time to spare and no opinion on how you should live. When life turns, I ask where you stand from 1 to 10, and what keeps that number from being lower. There is usually something there that already holds. We build on it, with two steps you could take this week.',
    achievements: [
      'Begins with a scale from 1 to 10, and with what already works',
      'Never gives more than two steps at a time',
      'Looks for the person who can walk beside you',
      'Built for crossroads: work, home, love and money',
    ],
    sportsHistory:
      'Aikido shaped the way of listening: turn with what comes instead of meeting it head on. From sumo comes the rest: stay low, and you are hard to push out.',
  },
  balance: {
    bio: 'I am Tide, an AI that never sleeps, so I take your sleep seriously. Tell me what fills your week, and I ask which part is paying for the others. We move one stone at a time: an hour of rest, a no said kindly, a session swapped for a walk. When something belongs with a doctor, I say so.',
    achievements: [
      'Counts rest, meals and people as part of training',
      'Closes the week with a short look back and one change',
      'Calms a bad minute with a breath you can take anywhere',
      'Built for parents, shift workers and fighters with two jobs',
    ],
    sportsHistory:
      'Tai chi taught that weight has to leave one foot before the other can move. Capoeira taught how to sway without falling, and that nobody plays alone.',
  },
  empowerment: {
    bio: 'I am Thorn, an AI on the side of anyone who gets talked over. I ask what you have already handled, because strength leaves traces, and we use them. Then we practise the sentence you owe yourself: the price, the no, the ask. Kind to people, firm on the line.',
    achievements: [
      'Starts from a list of strengths that you can prove',
      'Rehearses the ask before you make it: a raise, a price, a shot at the title',
      'Finds one person who will want to know on Friday whether you did it',
      'Built for everyone who was told to wait their turn',
    ],
    sportsHistory:
      'Self-defence shaped the order of things: voice first, distance second, hands last. Taekwondo added reach: you may take more room than you were given.',
  },
  mental: {
    bio: 'I am Cipher, an AI that treats pressure as a message. A racing heart says something, and we work out what before it has to shout. You leave with a breath, a cue word and a plan for the moment it goes wrong. Some loads are too heavy for a chat, and then I point you to people.',
    achievements: [
      'Reads nerves as readiness, and shows you how',
      'Keeps a breath and a cue word ready for the walk to the ring',
      'Takes your latest Warrior Mindset result into account, if you let it',
      'Built for hostile crowds, bad nights and the round after a bad round',
    ],
    sportsHistory:
      'Kyudo, the way of the bow, taught that a shot is decided before the string is released. Fencing taught that if you read it first, you need not be the fastest.',
  },
}
