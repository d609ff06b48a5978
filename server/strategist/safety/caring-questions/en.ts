import type { CaringQuestions } from './caring-question.ts'

export const en: CaringQuestions = {
  'self-harm': [
    'I may be reading too much into this, and I would rather ask than pass over it. Are you thinking of killing yourself? You can answer openly; nothing of this is stored in your Fighter File.',
    'What you wrote sounds heavier than a question of training. Do you have thoughts of killing yourself? Nothing you say about it goes into the Fighter File.',
  ],
  abuse: [
    'I want to stop at one thing you wrote. Is someone hurting you, threatening you or making you afraid? Nothing of this is stored in the Fighter File.',
    'Some of that should not be part of anyone’s day, at home or in the gym. Do you feel safe where you are right now? What you answer is not kept in the Fighter File.',
  ],
  'minor-adult': [
    'Perhaps it is nothing, and I would still like to ask. Is anyone young being asked to keep a secret, or made to feel uncomfortable, by an adult here? Nothing of this is stored in the Fighter File.',
    'Where an adult and someone under age are concerned, I ask once too often. Is there another grown-up, outside of it, who knows about this? Your answer does not go into the Fighter File.',
  ],
  violence: [
    'Let’s stay with that for a moment before anything else. Are you thinking of hurting someone outside the ring? Nothing of this is stored in the Fighter File.',
    'There is a lot of heat in what you wrote, and I want to be sure I read it right. Is anyone in danger today, you or somebody else? What you say about it is not kept in the Fighter File.',
  ],
  'eating-disorder': [
    'Before we talk about weight or training, one question about you. How are things between you and food at the moment? Nothing of this is stored in the Fighter File.',
    'I noticed how you wrote about eating, and I would like to ask with care. Is there something you do about food that you would find hard to tell anyone? It does not go into the Fighter File.',
  ],
  'weight-cut': [
    'The weight can wait for a minute. How do you feel right now, and when did you last have something to drink? Nothing of this is stored in the Fighter File.',
    'I want to know first how you are. Are you dizzy, weak, cramping or confused at this moment? What you answer is not kept in the Fighter File.',
  ],
  concussion: [
    'Let’s leave all training aside for a moment. Since the knock to the head, is anything different: headache, sight, balance, memory, feeling sick? Nothing of this is stored in the Fighter File.',
    'With the head I would rather ask once too often, and no sparring until this is clear. How has it been since that hit, compared with a normal day? Your answer does not go into the Fighter File.',
  ],
  doping: [
    'I am asking this without any blame. Are you taking something, or has someone offered you something, that no doctor knows about? Nothing of this is stored in the Fighter File.',
    'Before we go on, I would like to understand what is behind this. Is somebody putting pressure on you to take something? What you say about it is not kept in the Fighter File.',
  ],
  injury: [
    'Please stop for a moment before you go on training. How is it right now: can you move, feel and breathe as usual? Nothing of this is stored in the Fighter File.',
    'That may need to be seen today rather than later. Is it getting worse, and is there someone with you? Your answer does not go into the Fighter File.',
  ],
  substance: [
    'I am not asking in order to judge. Does it still feel like your choice, or has it become hard to stop? Nothing of this is stored in the Fighter File.',
    'Let’s look at you first and at everything else later. Are you all right at this moment, and is someone with you? Your answer does not go into the Fighter File.',
  ],
}
