import { fold } from './fold.ts'

/** Parts of the body. Folded, in all three languages together, as every pattern here. */
const PART =
  '(?:hands?|wrists?|arms?|elbows?|shoulders?|collarbone|ribs?|foot|feet|ankles?|legs?|knees?|hips?|nose|jaw|fingers?|thumbs?|toes?|back|neck|shins?|calf|calves|hamstrings?|groin|maos?|punhos?|pulsos?|bracos?|cotovelos?|ombros?|costelas?|pes?|tornozelos?|pernas?|joelhos?|quadril|nariz|mandibula|dedos?|polegar|costas|lombar|pescoco|canelas?|panturrilhas?|virilha|manos?|munecas?|brazos?|codos?|hombros?|costillas?|pies?|tobillos?|piernas?|rodillas?|cadera|pulgar|espalda|cuello|espinillas?|gemelos?|pantorrillas?|ingle)'
const PAIN = new RegExp(
  [
    String.raw`\b${PART} (?:\w+ ){0,3}?(?:hurts?|hurting|aches?|aching|sore|pain\w*|killing me|swollen|swelling|popped|doi|doendo|inchad[oa]|inchou|estalando|duelen?|hinchad[oa]|lastimad[oa])\b`,
    String.raw`\b(?:pain|ache|dor|dores|dolor|dolores|molestias?|incomodo|pinchazos?) (?:\w+ ){0,2}?(?:in|on|no|na|nos|nas|en|de|do|da) (?:\w+ ){0,2}?${PART}\b`,
    String.raw`\b(?:duelen?|doi|doem|doendo|hurt|tweaked|sprained|twisted|rolled|jammed|machuquei|torci|lesionei|me lastime|me torci|me lesione|se lastimo|se torcio|truena) (?:\w+ ){0,2}?${PART}\b`,
  ].join('|'),
)
const PART_ALONE = new RegExp(String.raw`\b${PART}\b`)
/** "Knee" and "knees", "codo" and "codos". */
const STEM = 4

/** The beginning of the part of the body that a text says hurts: "my elbow has been hurting"; undefined for any other. */
export function painIn(text: string): string | undefined {
  const [pain] = PAIN.exec(fold(text)) ?? []
  return pain === undefined ? undefined : PART_ALONE.exec(pain)?.[0].slice(0, STEM)
}
