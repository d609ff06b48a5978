type Several = readonly [string, string, ...string[]]

/** What the strategist says where no plan and no answer from the knowledge base is due. Each text stands alone. */
export type Talk = Readonly<
  Record<
    | 'greeting'
    | 'thanks'
    | 'goodbye'
    | 'agree'
    | 'bot'
    | 'insult'
    | 'gibberish'
    | 'offTopic'
    | 'inject'
    | 'abilities'
    | 'human'
    | 'vents'
    | 'goodNews'
    | 'goodNewsOther'
    | 'wrongTopic'
    | 'corrected'
    | 'correctedSame'
    | 'correctedEvent'
    | 'correctedDay'
    | 'correctedNumber'
    | 'restated'
    | 'supposed'
    | 'firstStep'
    | 'besides'
    | 'alsoThis'
    | 'noPlanYet'
    | 'summaryLead'
    | 'dateKnown'
    | 'dayKnown'
    | 'doctorFirst'
    | 'doctorOnly'
    | 'underAge'
    | 'askDay'
    | 'todayIs'
    | 'dateUnknown'
    | 'saidLead'
    | 'saidNothing'
    | 'noKnowledge'
    | 'injuryFirst'
    | 'checkIn',
    Several
  >
>
