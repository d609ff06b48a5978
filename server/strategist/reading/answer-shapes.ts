import type { Language } from '#contract/language.ts'

/** The form of a reply, independent of its subject. All for folded text. */
interface AnswerShape {
  /** Begins with a thing, a time or a person. */
  names: RegExp
  /** The member hesitates while answering. */
  ponders: RegExp
  /** There is no date yet, or only a season. */
  undated: RegExp
  /** Reports what someone else did. */
  ofOthers: RegExp
  /** Refers to the coach's proposal. */
  ofThat: RegExp
}

export const ANSWER_SHAPES: Record<Language, AnswerShape> = {
  en: {
    names:
      /^(?:the|a|an|my|our|his|her|when|whenever|in|on|at|from|during|before|after|with|around|about|like|as soon as|every|between|mostly|mainly|both)\b|^[a-z]+, [a-z]+\b/,
    ponders:
      /\b(?:i think|i guess|i suppose|i'd say|probably|maybe|perhaps|mostly|mainly|usually|kind of|sort of|never thought about (?:that|it)|good question)\b/,
    undated:
      /\b(?:no (?:set |fixed |exact )?(?:date|deadline)|not (?:set|fixed|scheduled|announced|decided|confirmed)|don'?t (?:know|have) (?:the |a )?(?:date|day|yet)|spring|summer|autumn|winter|early|mid|end of|some ?time|any day|sooner|whenever|yet)\b/,
    ofOthers: /^(?:he|she|they|it|the \w+|my \w+|our \w+)\b|, (?:he|she|they) \w+/,
    ofThat: /\b(?:that|this|those|these|it|such)\b/,
  },
  pt: {
    names:
      /^(?:o|a|os|as|um|uma|meus?|minhas?|noss[ao]|quando|no|na|nos|nas|em|de|antes|depois|durante|com|entre|toda vez|sempre que|principalmente|mais)\b|^[a-z]+, [a-z]+\b/,
    ponders:
      /\b(?:acho que|eu acho|talvez|provavelmente|geralmente|normalmente|na maioria|mais (?:quando|na|no|com)|principalmente|sei la|nunca (?:pensei|parei pra pensar)|boa pergunta|eu diria)\b/,
    undated:
      /\b(?:(?:nao|sem) (?:tem |tenho |ha )?data|ainda nao|nao (?:marcaram|definiram|saiu|sei (?:a data|o dia|ainda))|comeco|meio|fim|final do ano|verao|inverno|outono|primavera|qualquer dia|em breve)\b/,
    ofOthers: /^(?:el[ea]s?|o \w+|a \w+|meu \w+|minha \w+)\b|, el[ea]s? \w+/,
    ofThat: /\b(?:isso|disso|nisso|isto|assim|esse|essa|desse|dessa)\b/,
  },
  es: {
    names:
      /^(?:el|la|los|las|un|una|mis?|nuestr[oa]s?|cuando|en|al?|de|antes|despues|durante|con|entre|cada vez|siempre que|sobre todo|mas)\b|^[a-z]+, [a-z]+\b/,
    ponders:
      /\b(?:creo que|yo creo|quizas?|tal vez|a lo mejor|probablemente|generalmente|normalmente|casi siempre|mas que nada|sobre todo|supongo|nunca lo (?:pense|habia pensado)|buena pregunta|yo diria)\b/,
    undated:
      /\b(?:(?:no hay|sin|no tengo) fecha|todavia no|aun no|no (?:lo )?(?:fijaron|definieron|confirmaron|se (?:la fecha|el dia|aun))|principios|mediados|fines|fin de ano|verano|invierno|otono|primavera|cualquier dia|pronto)\b/,
    ofOthers: /^(?:el|ella|ellos|ellas|la \w+|los \w+|mi \w+|nuestr[oa] \w+)\b|, (?:el|ella|ellos) \w+/,
    ofThat: /\b(?:eso|esto|asi|ese|esa|lo que (?:dices|propones))\b/,
  },
}
