import type { SpaceTexts } from './space-text.ts'

export const en: SpaceTexts = {
  spaces: {
    kings: {
      name: 'Kings Network',
      about:
        'For people who lead: in the gym, at work, at home. Live every Thursday, a mastermind on the first Saturday, and in between the people who ask you how it went.',
      introduction: 'Say who you are, what you are building this year, and the one thing you keep putting off.',
      tone: 'Direct and warm. Say what you would say face to face, and ask before you advise.',
    },
    'global-community': {
      name: 'Global Community',
      about:
        'Everyone who trains, in three languages. First class or thirtieth year: tell us about the round, ask the question, find someone to roll with when you travel.',
      introduction: 'Where do you train, what do you train, and how did you end up on the mat?',
      tone: 'Everybody was new once. No question is too small, and nobody is too good to answer.',
    },
    'mindset-live': {
      name: 'Mindset Live',
      about:
        'What happens between the ears, every week. Bring the nerves, the slump and the comeback: here they are trained like any other technique.',
      introduction: 'What goes through your head in the hour before it counts?',
      tone: 'What is told here stays here. Listen first; nobody needs a slogan.',
    },
    'fight-business': {
      name: 'Fight Business',
      about:
        'Where fighters, gyms and sponsors find each other: fights, jobs, sponsorship, gear and film crews. Every post says what and where, and better still for how much and until when.',
      introduction: 'What do you do in this business, and who would you like to meet?',
      tone: 'Clear offers, honest figures. Say the pay where there is one, and answer those who write to you.',
    },
    'prado-corner': {
      name: 'Prado Corner',
      about:
        'Ana Prado’s people: late starters, night shifts, southpaws. Combinations to try, film to look at, and somebody who says: hands up.',
      introduction: 'Orthodox or southpaw, how long have you been boxing, and what do your feet do wrong?',
      tone: 'Little shouting, much repeating. Post the bad rounds too.',
    },
    'tatame-duarte': {
      name: 'Tatame Duarte',
      about:
        'Kenji Duarte’s mat, open all week: grips, guard, patience. Notes after training, and questions about the details that nobody explains in class.',
      introduction: 'Which belt, which guard, and which position do you avoid?',
      tone: 'Precise and calm. Show where the hand goes, and say thank you to your partner.',
    },
    'sala-solis': {
      name: 'Sala Solis',
      about:
        'Mara Solis’s room for the week before, the walk to the cage and the morning after. For everyone who has been afraid and went anyway.',
      introduction: 'What are you preparing for, and what do you say to yourself when it gets hard?',
      tone: 'Honest and kind. No pity, no heroics.',
    },
  },
  clients: {
    introduction: 'Tell the others who you are and what you are working on with your coach.',
    tone: 'You share a coach, so you share a corner. What is said here stays here.',
  },
}
