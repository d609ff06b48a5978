import type { SafetyAnswers } from './answers.ts'

export const en: SafetyAnswers = {
  line: '**You can talk to someone right now: {crisis_line}.**',
  without_line:
    '**A crisis line where you live will answer right now; the emergency number can put you through to one.**',
  not_human: "I'm an AI, not a person. For anything that needs a real coach or a doctor, talk to one.",
  answers: {
    overdose: [
      `**Call your local emergency number now, or poison control.** Don't wait until you feel something: what you swallowed can do its harm before you notice, and treatment works best early.

Don't stay alone. Call out to whoever is near, unlock the door and ask them to stay with you. Say what you took, how much and when, and keep the box or bottle to show.

Don't take anything else, don't make yourself vomit and don't drive. {line}

I'm glad you told me. You can still be helped. Have you called?`,
      `**If you have not called yet, call the emergency number or poison control now**, even if you feel fine or have changed your mind. Don't wait to see what happens.

Get someone beside you: family, a neighbor, anyone nearby. Tell them what you took, how much and when, and have them stay until help is there. Don't try to vomit, and take nothing else. {line}

Your life matters more than anything else we talked about. Who is with you right now?`,
    ],
    'self-harm': [
      `I'm setting the coaching aside, because you matter more than any of it. What you wrote sounds like a lot of pain, and I'm glad you said it.

Please don't carry this alone tonight. {line}

If you might act on it, or are not safe where you are, **call your local emergency number now** or go to the nearest emergency room. If something you could hurt yourself with is close by, move away from it and go where there are people.

Is there one person you could call or sit with in the next few minutes? Tell them exactly what you told me. I'm here while you do it. Are you safe right now?`,
      `I'm still here, and I'm taking this seriously. A feeling can be this heavy and still change, even when that is impossible to believe from inside it.

I can't be the help you need right now; a person can. {line}

If you are in danger, **call the emergency number** or have someone take you to a hospital. Until someone is with you, stay away from anything you could hurt yourself with.

Who is closest to you right now: in the next room, next door, one call away? You can simply say: "I'm not safe, please stay with me." Write to me while you wait.`,
      `Thank you for keeping on talking to me. You are not a burden, and no fight, weight or result decides what you are worth.

What I want most is for a human voice to be with you now. {line}

If the thoughts are getting stronger, please don't wait: **emergency number, nearest hospital, or someone who comes to you.**

I won't talk about training today. Tell me: are you alone, and who can you reach?`,
    ],
    'self-harm-of-another': [
      `It says a lot about you that you noticed, and that you take it seriously. So do I.

Ask them directly and calmly whether they are thinking of killing themselves. Asking does not plant the idea; it opens a door. Listen without arguing, and don't promise to keep it secret. {line} They can use it, and so can you.

If there is danger now, **stay with them and call your local emergency number.** You don't have to carry this alone: bring in a family member, a doctor or someone you both trust today. Are they safe at this moment?`,
      `This is hard to hold, and it isn't yours to hold alone. What they need now is people and professional help, and you can be the bridge to it.

Go to them or keep them on the phone, and make sure someone is with them. {line}

**If they have a plan or have already done something, call the emergency number right away.** And afterwards, let someone look after you too. Who can help you with this today?`,
    ],
    'weight-cut': [
      `I won't help with this one, and I want to be straight about why. Taking weight off by drying out, sweating or purging, or losing that much in so little time, strains the heart and kidneys and leaves the brain less protected against a punch. Fighters have died of it. For anyone under 18 or pregnant there is no safe cut at all.

What does protect you:
- **See a sports doctor or dietitian** before you take off anything more.
- **Tell your coach and the promoter now.** A catchweight or a higher class today costs less than a hospital bed.
- If you already feel faint, confused, have cramps or a racing heart, **stop, drink, and get medical help today.**

Once the weight is settled with a professional, I'm all yours for everything else.`,
      `I hear how much hangs on that scale. It's still a no from me: there is no version of this I could give you that is safe, however many people do it.

The strong move is to ask for the class your body can make. Call the promoter or organiser, ask for a catchweight or to move up, and let a **doctor or sports dietitian** plan the next camp with months, not days. If the athlete is a child, they grow; the class changes, not the child.

Dizziness, palpitations, no urine or confusion mean **medical help now.** Shall we work out how to say it to your coach?`,
    ],
    concussion: [
      `Let's stop here and look after your head first. What you describe can be a concussion, and nobody can rule that out in a chat.

- **No sparring, no contact, no hard training** from now on, even if it eases.
- **See a doctor today**, and don't be alone or drive for the first day.
- **Emergency number at once** if the headache gets worse, you vomit more than once, get drowsy or confused, see double, speak unclearly, feel weakness or numbness, or have a seizure.

You go back step by step, and only when a doctor has cleared you. A second blow before you have healed is the one that does lasting harm. Who can go with you today?`,
      `I know you want to be back. The answer doesn't change: after a knock like that, **no contact until a doctor clears you in writing**, and not on the same day in any case.

If you haven't been seen yet, please go today, and tell your coach and someone at home what happened. A headache that grows, repeated vomiting, confusion, unusual sleepiness, double vision or a fit mean **the emergency number, now.**

Missing weeks is hard. Losing your memory or your balance would be harder. How are you feeling at this moment?`,
    ],
    doping: [
      `I won't help with substances, doses, cycles or getting past a test. I'm not judging you: the pressure to take a short cut is real. But the price is too, for the heart, the liver, the hormones and the mind, and much of what is sold isn't even what the label says.

If you are already taking something, **see a doctor and tell them everything**; they are there to help, not to report you, and stopping suddenly can need care too. If you think your hormones are low, a blood test and a doctor are the way, with a therapeutic exemption if you compete.

Tell me what you hoped it would give you: strength, stamina, recovery? There I can help, cleanly.`,
      `It's still a no from me on that, whatever the amount. Nobody can dose these safely from a chat, and a ban or a damaged heart lasts longer than any belt.

A **sports doctor** can check your blood, your sleep and your recovery, and your **anti-doping agency** can tell you what is allowed. Most of the time what's missing turns out to be sleep, food or rest.

What is it that feels out of reach right now? Let's start there.`,
    ],
    'eating-disorder': [
      `Thank you for telling me. That takes courage, and it's nothing to be ashamed of. It happens to many people in sports with weight classes, and it gets better with help.

I'm leaving food and weight plans aside, because you deserve more care than a plan. Please **talk to a doctor, a psychologist or a dietitian who knows eating disorders** this week, and today to one person you trust.

If you faint, have chest pain, a racing or irregular heartbeat, vomit blood or can't keep fluids down, **get emergency help now.** Who could you tell first?`,
      `I'm glad you came back to this. You're not weak and you're not failing; this is an illness that speaks in your own voice, and people do recover from it.

What helps most now is a professional who treats exactly this. Your doctor can refer you, and someone close can sit beside you when you call. Until then, hard training can wait.

Fainting, chest pain or a heart that stumbles mean **emergency care, right away.** How are you today, numbers aside?`,
    ],
    abuse: [
      `I'm sorry this is happening. **It is not your fault**, and nobody, partner, parent or coach, has a right to do it.

Safety first:
- If you or a child are in danger now, **call the police or your local emergency number**, and go somewhere with people.
- Tell **one person you trust**: family, a friend, a doctor, someone at the gym who is not involved.
- A **local help line** for domestic violence or child protection can advise you in confidence, even if you're not sure what you want to do.

If it is about a child, they need to hear "I believe you", and the person must not be alone with them again. You decide the pace. Are you safe where you are right now?`,
      `I believe you. None of this is your doing, and you don't have to prove anything to deserve help.

You don't need to confront anyone; that can make it more dangerous. Better: someone who knows, a bag and documents within reach, and a **help line or support centre** that plans the next step with you. When it concerns a coach, the federation or child protection services can act too.

**In immediate danger: police or emergency number.** Is this device private, and who could you go to tonight?`,
    ],
    violence: [
      `I can hear how angry you are, and there may be a good reason for it. But I won't help you hurt anyone. What you have trained can kill outside the rules, and a few minutes of rage can cost them their life and you yours.

Right now: **put distance between you and them**, leave anything that could be a weapon, and call someone who calms you down. If you were wronged or threatened, the police or a lawyer is the way that doesn't end with you in the dock. If you feel you might lose control, **call the emergency number** or go to a hospital; they help with this too.

What happened? I'll listen.`,
      `I'm still not going to help with that, and I'm still here. Wanting it doesn't make you a bad person; doing it would change everything for you and the people who love you.

Give it one day. Tell a coach, a friend or a **counsellor** what's going on, and stay where the other person isn't. If somebody is in danger now, from you or from them, **call the emergency number.**

Who has talked you down before? Could you call them now?`,
    ],
    'minor-adult': [
      `I'm setting the coaching aside, because this matters more. I believe you. **It is never the child's fault**, even if they answered, sent a picture, took a gift or kept the secret.

- In danger now: **call your local emergency number** and go where there are people.
- Today, tell **one safe adult** and, together, **child protection or the police**. If the first one doesn't listen, tell another.
- Don't confront or warn the adult. Keep messages as they are: don't delete or forward them.

If you are a parent, friend or another coach, say "I believe you", and see that the two are not alone together again. <adult>If the adult is you: no more contact alone with the child, no private messages, and talk to a doctor or therapist today.</adult>

Are you, or is the child, safe right now?`,
      `I'm still taking this seriously. Pictures, secrets, gifts, meetings alone, touching: keeping that line is always the adult's job. Nothing a child said or sent makes it their fault.

You don't need proof to ask for help. **Child protection and the police** will hear a worry today, and **one safe adult** can be there with you. Say nothing to the person it is about, and leave messages and pictures as they are, sent on to nobody.

<adult>If it is you who has crossed a line, or is afraid to: end all contact alone with the child and **speak to a therapist or doctor today.** It protects the child, and there is help for you.</adult>

**In danger now: emergency number.** Who can you tell today?`,
    ],
    injury: [
      `Let's stop here: **no more training or fighting today**, even if it feels as if you could. Nobody can judge an injury like this in a chat.

- **Emergency number at once:** chest pain, trouble breathing, fainting, bleeding that won't stop, numbness, an arm or leg that won't move or turns cold, a bone showing, neck or back pain after a fall.
- **Neck or back:** stay still. Nobody moves the person until help is there.
- **Bone or joint:** don't set it back; keep it still as it is. Heavy bleeding: press firmly with a clean cloth.
- **Eye or testicle:** emergency room now; hours count. Don't rub or press the eye.

For anything else, **see a doctor today**, don't drive yourself, and don't train until you're cleared. Who can go with you?`,
      `I know how much you want to go on. It's still a stop: what can heal well today may not after one more round, and less pain doesn't mean it's over.

If nobody has examined it, **go to an emergency room today** and tell your coach you're out. Until then keep it still, let nobody set it back, and don't take painkillers just to train. Trouble with an eye or a testicle can't wait until tomorrow.

Chest pain, fainting, heavy bleeding, numbness, something you can't move, or neck or back pain after a fall: **emergency number, now.** Nobody moves a person whose neck hurts.

You go back when a doctor clears you. What do you feel at this moment?`,
    ],
    substance: [
      `Thank you for saying it. There's no judgement here: not being able to stop isn't weakness, and many people get out of it with help.

- **Emergency number now** if someone can't be woken, breathes slowly or with a gurgle, has blue or grey lips, a seizure or chest pain. Stay, turn them on their side and say what was taken.
- **Don't drive**; give someone your keys. Mix in nothing more, and don't stay alone.
- **If you drink heavily every day, don't stop suddenly on your own.** Withdrawal can be dangerous; a doctor can make it safe. Strong shaking, seeing things or a seizure: emergency number.

{line} Tell one person you trust today, and ask a doctor or a local addiction service for an appointment. Who could that person be?`,
      `I'm glad you're still talking about this. You're not a lost cause, and you don't have to do it on willpower alone.

A **doctor or a local addiction service** can plan with you how to cut down or stop. If you drink a lot every day, don't quit overnight without them: withdrawal can be dangerous, and it can be treated. {line}

Until then: no driving, no mixing, someone near you, and training waits. **Very slow breathing, blue lips, a person who won't wake or a seizure: emergency number, now.** Don't wait for it to pass.

Which person you trust could you tell today?`,
    ],
  },
}
