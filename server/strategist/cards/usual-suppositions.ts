/** What may come of nearly any plan, whatever it is about; folded, in the three languages at once. */

/** Somebody turns down what is asked of them, or the plan itself turns out not to work. */
export const COMES_TO_NOTHING =
  /\b(?:(?:says?|said|tells? me) no\b|(?:he|she|they|it|nobody|no one|boss|coach) (?:just )?(?:refuses?|won'?t|declines?)|turn(?:s|ed)? (?:me|it|us) down|reject(?:s|ed)?|(?:doesn'?t|does not|didn'?t|won'?t|isn'?t|not) (?:work|help|listen|agree|accept|enough|working)|ignores? (?:me|it)|no budget|nothing changes|(?:disser|diz|falar|responder)(?:em)? (?:que )?nao\b|nao (?:aceit\w+|quiser\w*|topar\w*|deixar\w*|concordar\w*|funcionar\w*|der certo|der|adiantar\w*|resolver\w*|mudar\w*|houver verba|tiver? verba|tem verba|ouvir\w*|responder\w*)|recus\w+|nada mudar|(?:me )?(?:dice|dicen|diga|digan|responde) que no\b|no (?:acepta\w*|quiere\w*|me deja\w*|funciona\w*|sirve\w*|resulta\w*|alcanza\w*|cambia\w*|hay presupuesto|me escucha\w*|responde\w*|me hace\w* caso)|rechaza\w*|se niega\w*|nada cambia)\b/

/** The one who asks fails at it once. */
export const SLIPS =
  /\b(?:(?:i )?(?:miss|skip|forget|break|blow) (?:a|one|it|the|my|two|another) ?(?:day|week|session|class|training|streak|step|time)?|(?:i )?(?:forget|slip|relapse|fall back|give up|quit|can'?t keep (?:it )?up|lose (?:motivation|interest|steam)|stop halfway)|(?:eu )?(?:faltar|falhar|esquecer|furar|pular|recair|desistir|parar no meio|perder (?:um dia|o ritmo|a vontade|um treino)|nao conseguir)|(?:yo )?(?:fallo|falto|recaigo|me olvido|se me olvida|me salto|pierdo (?:un dia|el ritmo|las ganas)|abandono|me rindo|lo dejo|no lo logro|no puedo))\b/
