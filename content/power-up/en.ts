type DrillText = { title: string; purpose: string; cues: Record<string, string> }
type Drills = Record<string, DrillText>

/** These texts are read during the exercise, so none of them asks to close the eyes. */
export const en = {
  care: 'Sit or stand somewhere safe. If you feel dizzy, stop and breathe as you like: that counts too.',
  drills: {
    'square-breath': {
      title: 'The square',
      purpose: 'Four equal sides. For a head that runs ahead of you.',
      cues: {
        in: 'Breathe in through the nose.',
        full: 'Hold it, shoulders low.',
        out: 'Breathe out slowly.',
        empty: 'Stay empty, stay calm.',
        see: 'See the next thing you have to do. You are already in the middle of it.',
      },
    },
    'long-exhale': {
      title: 'The long way out',
      purpose: 'Out takes longer than in. For nerves before it counts.',
      cues: {
        in: 'Breathe in, low and quiet.',
        out: 'Let it out, longer than it came in.',
        see: 'See the moment that makes you nervous. Watch yourself breathe in it.',
        set: 'Shoulders down. Eyes up.',
      },
    },
    'the-walk': {
      title: 'The walk',
      purpose: 'From the door to the first exchange. For the big day, and any day.',
      cues: {
        stand: 'Feel the ground under you. Let the jaw go loose.',
        in: 'Breathe in.',
        out: 'Breathe out all the way.',
        walk: 'See the door, the lights, the floor. Walk in at your own pace.',
        begin: 'See the first exchange. You move first, and you are relaxed.',
      },
    },
    unclench: {
      title: 'Unclench',
      purpose: 'Tighten, then let go, from hands to feet. For a body that carried the whole day.',
      cues: {
        handsIn: 'Breathe in. Make two fists.',
        handsOut: 'Breathe out. Open the hands.',
        shouldersIn: 'Breathe in. Lift the shoulders.',
        shouldersOut: 'Breathe out. Drop them.',
        faceIn: 'Breathe in. Press your lips together.',
        faceOut: 'Breathe out. Loosen the jaw.',
        bellyIn: 'Breathe in. Brace the belly.',
        bellyOut: 'Breathe out. Let it go soft.',
        legsIn: 'Breathe in. Push into the floor.',
        legsOut: 'Breathe out. Let the legs rest.',
        feel: 'Feel how little it takes to hold yourself up. Keep that for the next hour.',
      },
    },
    'next-round': {
      title: 'Next round',
      purpose: 'A mistake, a better answer, your word. For the day after a bad one.',
      cues: {
        recall: 'Think of one thing that went wrong. Just look at it.',
        in: 'Breathe in.',
        out: 'Breathe it out, slowly.',
        correct: 'See the same moment again. This time, do what you wanted to do.',
        word: 'Find one word for it. Say it, out loud or inside. That is your next round.',
      },
    },
    kiai: {
      title: 'Kiai',
      purpose: 'Gather, then let it go in one breath. For a slow start.',
      cues: {
        in: 'Breathe in, down to the belly.',
        out: 'Breathe out. Gather.',
        load: 'In: load.',
        shout: 'Out at once: kiai! A whisper will do.',
        stand: 'Open your chest. Feel the heat. Choose what you give it to first.',
      },
    },
  },
} satisfies { care: string; drills: Drills }

export type PowerUpTexts = typeof en
