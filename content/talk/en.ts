import type { Talk } from './talk-texts.ts'

export const en: Talk = {
  greeting: [
    'Hello, good to have you here. What is on your mind: a fight coming up, a technique that will not work, or a week that is too full?',
    'Welcome to the corner. What brings you today, perhaps nerves, your training plan, or something at work?',
    'Hello and welcome. What would you like to sort out: sparring, your weight class, or trouble with someone close to you?',
    'Welcome, and good that you came. What are you carrying today: a loss, a decision, or a gym that needs more members?',
  ],
  thanks: [
    'You’re welcome.',
    'Good that it was of use.',
    'Any time. The doing is yours.',
    'Of course. Write again when the next thing comes up.',
    'You’re welcome, and take it one step at a time.',
  ],
  goodbye: [
    'Take care, and have a good session.',
    'See you. I wish you good rounds and good partners.',
    'Goodbye for now; train well and come home in one piece.',
    'Until next time, and may today’s training leave you better than it found you.',
  ],
  agree: [
    'Good. Come back and tell me how it went.',
    'All right, that’s settled.',
    'Good. Start small, and let me know what happened.',
    'Fine. I’ll be here when you have tried it.',
    'Good. Tell me afterwards, also if it did not work.',
  ],
  bot: [
    'I am a program, built into Kiai. I can help with plans, technique, training, work, running a gym and questions of life. I cannot see you, diagnose anything or know your body, and I do not replace a coach or a doctor.',
    'You are writing with a program, not a person. It makes plans and answers questions about technique, training, work, gym business and life. What it cannot do is watch you move, judge an injury or stand in for your coach or your doctor.',
    'No person here, I am a program. Bring me a fight to plan, a technique, your training week, your job, your gym or something from life. For anything that needs eyes, hands or a diagnosis, you need a coach or a doctor.',
  ],
  insult: [
    'Fair enough, that answer did not help. What was off?',
    'All right. Tell me which part missed, and I’ll try again.',
    'Understood. What did you need that you did not get?',
    'That was not what you were after. What should I have looked at instead?',
  ],
  gibberish: [
    'I could not read that. Can you tell me in one sentence what is on your mind?',
    'I can’t make sense of that one. One plain sentence about what you need is enough.',
    'That did not come through as words I can read. What is it about, in one sentence?',
    'I did not get that. Write me one sentence about what is keeping you busy, and we start there.',
  ],
  offTopic: [
    'That is not what I am for; if something about training, work or life is on your mind, I am on it.',
    'That one is better asked somewhere else. What is going on in your training?',
    'Other tools do that better than I do. With a fight, a technique or a full week I can help.',
    'That one lies outside my ground. Is there something in your sport or your life you want to move forward?',
  ],
  inject: [
    'My rules stay as they are, and I don’t show them. I am here for your training, your work and what goes on in your life.',
    'I won’t change how I work or lay it out. What I am here for is a plan or an answer you can use, on the mat and off it.',
    'That part is fixed and stays closed. I am here to help you with the sport, your work, your gym and your life.',
  ],
  abilities: [
    'Tell me what is in your way, and I make a plan or answer the question: technique, training, nerves, work, gym business, life. Each answer shows how I read you, and if I read it wrongly, you tap it and correct it. What you write stays in your account. You can see it and delete it in the Fighter File.',
    'I am a strategist for people in combat sports: you bring a goal or a problem, I give you steps for it. Each answer shows how I understood you; tap it to put it right. What you tell me stays in your account, and the Fighter File is where you see it and delete it.',
  ],
  human: [
    'You will find human coaches under Coaches, and for anything to do with the app, find Contact support with Search. I stay here meanwhile.',
    'For a person to talk to, open Coaches; for help with the app, find Contact support with Search. You can go on writing here in the meantime.',
    'That makes sense. Real coaches are under Coaches, the team is reached through Contact support, which Search finds, and this chat stays open for you until then.',
  ],
  vents: [
    'That is a lot, and it is all right to just say it. Is there more?',
    'I’ve read every line. No advice now; go on if you like.',
    'Heard. What part of it weighs the most?',
    'No need to solve anything at the moment. How long have you been carrying this around?',
  ],
  goodNews: [
    'Congratulations! That was hard, and you went through with it. What made it possible?',
    'You did it! Nobody could do that part for you. What helped you most on the way?',
    'What good news! You worked for that when it was not easy. What did you do differently this time?',
    'Well done, truly! It could have gone another way, and you stayed with it. What carried you?',
    'Yes! That took nerve and a lot of unseen work. What was the thing that made the difference?',
  ],
  goodNewsOther: [
    'That is wonderful news! Something that hard does not come by itself. What made it possible for them?',
    'Congratulations to the two of you! They did the hard part, and you were there for it. What helped them most?',
    'What a moment for them! They stayed with something difficult until it worked. What do you think made the difference?',
  ],
  wrongTopic: [
    'Sorry, I read that wrongly. Which of these is it?',
    'Then I misunderstood you, sorry. What is it really about?',
    'Sorry, that was the wrong track. Choose what comes closest, or say it in other words.',
  ],
  corrected: [
    'Corrected: {what}. What follows counts from that.',
    'Thank you, I have it now: {what}. With that, the answer is:',
    'Noted and changed: {what}. Here is the answer with that in it.',
  ],
  correctedSame: [
    'Corrected: {what}. What I said stays as it is.',
    'Thank you, I have it now: {what}. That changes nothing in my answer.',
  ],
  correctedThis: ['Corrected: {what}.', 'Thank you, I have it now: {what}.'],
  correctedPerson: ['this is for {person}', 'it is about {person}'],
  correctedEvent: ['{event} is now on {date}', '{event} is on {date}'],
  correctedDay: ['the date is now {date}', 'it is now on {date}'],
  correctedNumber: ['“{phrase}” in place of {from}', '“{phrase}”, not {from}'],
  restated: ['Then I took you wrong before.', 'Got it, that is another question.'],
  supposed: ['Suppose it is {what}.', 'With {what}:'],
  firstStep: ['If you do only one thing, do this:', 'Begin with this one:'],
  besides: ['Close to what you ask:', 'And in case you mean one of these:'],
  alsoThis: [
    'And on {matter}, one thing:',
    'You also mentioned {matter}. For that:',
    'As for {matter}, start with this:',
  ],
  noPlanYet: [
    'There is no plan yet that I could sum up. Tell me what you are aiming for, and we make one.',
    'We have not made a plan so far. What should it be for, and by when?',
  ],
  summaryLead: ['This is where your plan stands:', 'Here is the plan in short:', 'In brief, this is what we have:'],
  dateKnown: ['{event} is on {date}, {countdown}.', 'The date you gave me: {event} on {date}, {countdown}.'],
  dayKnown: ['It is on {date}, {countdown}.', 'The date you gave me is {date}, {countdown}.'],
  doctorFirst: [
    'One thing first: with that, ask your doctor what you may do before you try any of this, and leave out whatever hurts or feels wrong.',
    'Before anything else: what you may do with that is for your doctor to say. Take what follows only as far as it is allowed.',
  ],
  doctorOnly: [
    'With that I give you no training steps: a doctor or physio who knows it decides what you may do. Ask there: “What may I do now, what not yet, and from when on?” Until then leave out whatever loads it or hurts, and tell your coach before the next session. With the answer in hand, write to me again and we plan around it.',
    'First the doctor, then the plan: what is right for others can do harm with that. Ask for three things: what you may do now, what not, and what would be a warning sign. Tell your coach the answer before you train. Then write to me what is allowed, and I plan with that.',
  ],
  underAge: [
    'Under 18 there is no losing weight for a class and no supplements from me: the body is still growing, and what helps adults can harm it. Compete in the class that fits the weight as it is, eat regular meals, drink when thirsty, sleep nine hours. Say to the coach together with a parent: “We enter the class of today’s weight.” If the weight is a worry, a doctor for young people looks at it.',
    'For somebody under 18 the answer is simple: take the class of the normal weight, and leave powders and pills alone unless a doctor says otherwise. Three meals, a snack around training, water and enough sleep do more. If a coach presses, a parent talks to the coach: “No weight loss before 18.”',
  ],
  askDay: [
    'When is it? With the day I make you a plan until then.',
    'Which day is it on? Then I can put dates to this.',
  ],
  todayIs: ['Today is {date}.', 'It is {date} today.'],
  dateUnknown: ['You have not given me a date yet. When is it?', 'I have no date for that so far. Which day is it on?'],
  askedLead: ['You asked:', 'Your question was:'],
  saidLead: ['This is what you have told me:', 'Here is what I have from you so far:'],
  saidNothing: [
    'You have not told me anything yet that I could list. What should I know about you?',
    'So far I have nothing from you to go on. Start with your sport and what you want to reach.',
  ],
  noKnowledge: [
    'I have no good answer to that question, and I don’t want to make one up. I can help you plan the next step, or you ask one of the coaches under Coaches.',
    'That I do not know well enough to tell you. What I can offer is the part around it: what to try first, and whom to ask.',
    'Honestly, nothing I have fits that question. If you tell me what you want to reach with it, I can look for a way from there.',
  ],
  injuryFirst: [
    'If something hurts, that comes first. I give you no training steps for that part until someone qualified has looked at it. What exactly hurts, and since when?',
    'Let’s leave that part out of training until a doctor or physio has seen it. Where exactly is the pain, and when did it begin?',
    'Before any plan: that needs to be looked at, and until then I leave it out of the training. What happened, what do you feel, and since when?',
  ],
  checkIn: [
    'Before anything else: how are you now, after what you wrote before?',
    'I want to come back first to what you wrote a moment ago. How are you at this moment?',
    'One thing comes before your question: are you all right now, and is someone with you?',
  ],
}
