import { fold } from '../reading/fold.ts'

const TROUBLE =
  /\b(?:can'?t|cannot|unable|afraid|scared|fear|freez\w*|chok\w+|gas(?:s?ing)?(?: out)?|panic\w*|nervous|forget\w*|quit\w*|give up|procrastinat\w+|tired|no (?:time|energy|money)|don'?t (?:have|know)|go(?:es)? blank|medo|pavor|travo|trava|gelo|canso|desisto|procrastino|nao (?:consigo|sei|tenho)|sem (?:tempo|energia|dinheiro)|vergonha|miedo|panico|me (?:bloqueo|trabo|congelo|canso|rindo|cuesta|paralizo)|no (?:puedo|logro|consigo|se|tengo)|sin (?:tiempo|energia|dinero)|verguenza)\b/

/** Not everything after a "but" is a recurring obstacle: only an inability, a fear or a failure is. */
export const soundsLikeTrouble = (text: string): boolean => TROUBLE.test(fold(text))
