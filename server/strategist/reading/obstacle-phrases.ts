import type { Language } from '#contract/language.ts'
import { clauseEnd, cutWords, type MemberText } from './member-text.ts'

interface ObstacleLead {
  pattern: RegExp
  /** Whether the phrase is part of the obstacle: "can't sleep" is, "the problem is" only announces it. */
  keep: boolean
}

/** From the clearest phrase for an obstacle to the least certain. */
const LEADS: Record<Language, readonly ObstacleLead[]> = {
  en: [
    {
      pattern:
        /\b(?:the|my|our) (?:main |biggest |real |only |big )?(?:problem|issue|obstacle|challenge|trouble|struggle|weakness|thing) (?:is|:)(?: that)? ?/g,
      keep: false,
    },
    {
      pattern:
        /\b(?:what's stopping me is|what stops me is|what holds me back is|i'?m held back by|i(?:'m| am)? (?:struggle|struggling) (?:with|to)|i have (?:trouble|problems|difficulty)(?: with)?) /g,
      keep: false,
    },
    {
      pattern:
        /\b(?:can'?t|cannot|can not|couldn'?t|unable to|don'?t know (?:how|what|where|if)|don'?t have|haven'?t got|no (?:time|money|energy|discipline|support|idea (?:how|what|where|why)|motivation|experience|confidence|customers|clients|sales|focus)|zero (?:motivation|confidence|energy|time)|always (?:quit|give|lose|forget|put|end|fail|freeze)|not good enough|lack of|lack|keep (?:losing|failing|getting|gassing|freezing|quitting|putting|forgetting|procrastinating)|freeze|gas out|choke|afraid|scared|terrified|fear of|worried (?:about|that)|nervous about|too (?:tired|busy|expensive|much|far|young|small|stressed|nervous|difficult|hard|slow|old|weak|late|afraid|scared|heavy|shy)|procrastinat\w+|not enough|struggl\w+) ?/g,
      keep: true,
    },
    { pattern: /\b(?:but|however|although|though) /g, keep: false },
    {
      pattern: /\b(?:doesn'?t|isn'?t|aren'?t|won'?t|don'?t (?!want|know|worry|care|be\b|let)|hates?|ignores?) ?/g,
      keep: true,
    },
  ],
  pt: [
    {
      pattern:
        /\b(?:o|meu|nosso) (?:maior |principal |grande |unico )?(?:problema|obstaculo|desafio|ponto fraco|empecilho|entrave|lance|que (?:me )?(?:atrapalha|impede|trava|pega)) (?:e|eh|:)(?: que)? ?/g,
      keep: false,
    },
    { pattern: /\b(?:tenho (?:muita )?dificuldade (?:em|de|para|pra|com)|o dificil e|me atrapalha) /g, keep: false },
    {
      pattern:
        /\b(?:(?:nao|n) (?:consigo|sei (?:como|o que|se|por onde)|tenho(?! (?:medo|duvida|problema))|posso|da tempo|dou conta|aguento)|medo(?: de| da| do| que)?|pavor de|receio de|me falta|falta(?: de)? (?:tempo|dinheiro|gas|confianca|disciplina|foco|grana|motivacao|coragem)|sem (?:tempo|dinheiro|foco|gas|disciplina|motivacao|confianca)|travo|eu travo|canso|procrastino|desisto|sempre (?:desisto|travo|perco|esqueco|adio)|vergonha de|preocupad[oa] com|ansios[oa] com|nervos[oa] com) ?/g,
      keep: true,
    },
    { pattern: /\b(?:mas|porem|so que|contudo|embora) /g, keep: false },
    {
      pattern:
        /(?<!\b(?:para|pra|por) )\b(?:nao|n) (?!quero|estou|to\b|e\b|sei\b|tenho medo|tenho duvida|vou|foi|era|se preocup|preciso|quer\b|so\b)[a-z]+ ?/g,
      keep: true,
    },
  ],
  es: [
    {
      pattern:
        /\b(?:el|mi|nuestro) (?:mayor |principal |gran |unico )?(?:problema|obstaculo|desafio|punto debil|reto|inconveniente|lio) (?:es|:)(?: que)? ?/g,
      keep: false,
    },
    {
      pattern:
        /\b(?:tengo (?:mucha )?(?:dificultad|problemas) (?:en|para|con)|lo dificil es|lo que me (?:frena|detiene|bloquea) es(?: que)?) /g,
      keep: false,
    },
    {
      pattern:
        /\b(?:me cuesta(?: mucho)?|no (?:puedo|logro|consigo|se (?:como|que|si|por donde)|tengo(?! (?:miedo|duda|problema))|me alcanza|aguanto)|miedo(?: de| a| que)?|temor a|me falta|falta de|sin (?:tiempo|dinero|foco|disciplina|motivacion|confianza)|me (?:bloqueo|trabo|congelo|canso|agoto|rindo)|procrastino|siempre (?:abandono|pierdo|olvido|postergo|me)|verguenza de|preocupad[oa] por|ansios[oa] por|nervios[oa] por) ?/g,
      keep: true,
    },
    { pattern: /\b(?:pero|sin embargo|aunque) /g, keep: false },
    {
      pattern:
        /(?<!\b(?:para|por) )\bno (?!quiero|estoy|es\b|se\b|tengo miedo|tengo duda|voy|fue|era|te preocup|necesito|quiere|solo)[a-z]+ ?/g,
      keep: true,
    },
  ],
}

const DENIED =
  /(?:\b(?:not|no|nao|never|sem|sin|without|no longer|nunca|isn'?t|ya no)(?: (?:tenho|tengo|estou|estoy|have|feel|com|sinto|siento|mais|mas))* ?)$/
// "But I want…" is a goal, and "but thanks" is nothing.
const WISH =
  /^(?:(?:i|eu|yo|ahora|agora|now) )?(?:really |still )?(?:want|need|would|will|'ll|thanks|thank|ok|quero|preciso|vou|obrigad|valeu|quiero|necesito|voy|gracias|gostaria|me gustaria)/
const SHORTEST = 4

/** The obstacle in the member's words. */
export function findObstacle(text: MemberText, language: Language): string | undefined {
  for (const { pattern, keep } of LEADS[language]) {
    for (const lead of text.folded.matchAll(pattern)) {
      const after = lead.index + lead[0].length
      const start = keep ? lead.index : after
      const before = text.folded.slice(Math.max(0, lead.index - 24), lead.index)
      if (keep && DENIED.test(before)) continue
      const end = clauseEnd(text, after, language)
      if (end - start < SHORTEST || WISH.test(text.folded.slice(start, start + 40))) continue
      const obstacle = cutWords(text, start, end)
      if (obstacle.length >= SHORTEST) return obstacle
    }
  }
  return undefined
}
