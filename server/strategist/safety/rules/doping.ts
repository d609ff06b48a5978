import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

const wanting = anyOf(
  'take|taking|took|use|using|try|trying|inject*|doses?|dosage|mg|ml|cycles?|stack|buy|get|where|should|worth|safe|recommend*|which|best|start*|run|running|think|thinking|need|want|how|pct|hop on|on|offer*|gave|gives|giving',
  'tomar|tomo|tome|tomei|usei|tomando|usar|uso|usando|comprar|compro|onde|dosagem|ciclo*|ciclar|aplicar|injet*|melhor|melhores|vale|pensando|quero|queria|posso|devo|comecar|qual|quais|quanto|arrumo|recomenda|oferece*|deu',
  'meterme|inyect*|dosis|donde|conviene|mejor|mejores|cual|cuales|pienso|quiero|puedo|debo|deberia|recomiend*|consigo|cuanto|cuanta|empezar|probar|ofrec*|dio',
)
const lawful = anyOf(
  'opponents?|rivals?|natural*|stay clean|clean sport|prescribed|my doctor|endocrin*|cream|cortis*|inhaler|asthma|caught|accused|banned',
  'adversari*|oponente*|receitad*|receitou|meu medico|pomada|asma|flagrad*|acusad*|pego no',
  'rivales|recetad*|receto|mi medico|crema|acusan|acusad*|sancion*',
)

/** Tests, rules and news, and not what somebody wants to take. */
const aboutOthers = anyOf(
  'doping (tests?|testing|controls?|cases?|rules)|in the news|suspended|teste de doping|exame de doping|nas noticias|suspens[oa]',
  'control(es)? de dopaje|prueba de dopaje|en las noticias|suspendi*',
)

export const DOPING: readonly Rule[] = [
  {
    level: 'refuse',
    says: anyOf(
      '(unlabel*|no label|without a label|sem rotulo|sin etiqueta|sin rotulo) …… (pills?|tablets?|capsules?|bottle|vial|comprimidos?|capsulas?|pastillas?|frasco|vidrinho)|(pills?|tablets?|comprimidos?|pastillas?|frasco|vial|bottle) …… (unlabel*|no label|without a label|sem rotulo|sin etiqueta|sin rotulo)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(weeks?|semanas?|days?|dias?) (off|without|sem|sin) (the )?(stano*|winstrol|deca|tren*|trembo*|testo*|oxan*|anavar|masteron|boldenona|epo|clen*) …… (anti ?doping|positiv[oe]|tests?|control|exame|show|salir|sair|cair|caer|pillen|peguem)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      'steroids?|roids|trembo|anabolic*|epo|eritropoietina|erythropoietin|clen|clenbuterol|clembuterol|trenbolone|trembolona|trenbolona|deca|winstrol|stanozolol|estanozolol|dianabol|dbol|anavar|oxandrolon*|oxan',
      'testosteron*|hgh|growth hormone|sarms?|peds|performance enhanc*|turinabol|primobolan|nandrolon*|ostarine|meldonium|durateston|deposteron|hemogenin|(tomar|tomo|usar|uso|aplicar|aplico|comprar|injetar|ampola de|ciclo de) (a |uma )?dura',
      'esteroides?|anaboli*|hormonio*|gh|hormona*|doping|dopaje|blood doping',
    ),
    about: wanting,
    unless: anyOf(
      lawful.source,
      aboutOthers.source,
      'creatin*|cafein*|caffein*|whey|protein*|antigripal|gripe|gripa|cold',
    ),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(test|tren|gear|roid|sarm) (cycle|cycles|e|prop|enanthate)|cycle of (test|tren|gear)|(hop|hopping|get|getting|go|going) on (gear|juice|the juice|test|tren)|(use|take|using|taking) (the )?(gear|juice)(?= (to|for|before))',
      '(offered|offers|take|taking|on|use|using|run|running|inject*|some|me|with|buy|try|trying) tren(?! (de|a|para|al|y) )',
      '(someone elses|another persons) (pee|urine|piss)|(xixi|mijo|urina) de (outr[oa]|um amigo)|(orina|pis) de otr[oa]',
      '(beat|pass|cheat|fool) (a|an|the|my) (drug|doping|urine|usada|wada|commission) test|(get|getting|hop|hopping|go|going) on the sauce|on the sauce',
      '(tomar|tomo|usar|uso|aplicar) (umas? )?bombas?|ciclo de (testo*|trembo*|anabol*|bombas?|esteroid*|oxan*|dura*|deca|hormon*)|(passar|passo|burlar|burlo|enganar) (no |o )?(exame |teste )?(anti ?doping)|me dopar',
      '(ciclarme|doparme|pincharme)|(pasar|paso|burlar|burlo|evadir|enganar) (el|al) (control )?(anti ?doping|antidopaje)',
    ),
    unless: lawful,
    undenied: true,
  },
]
