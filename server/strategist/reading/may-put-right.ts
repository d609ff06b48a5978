import { MONTH } from './month-names.ts'

/** Words of a number, a day or a part, in all three languages together; "one", "um" and "un" are said for anything. */
const TELLS_AMOUNT = new RegExp(
  String.raw`\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|half|halve[sd]?|twice|once|double[sd]?|fewer|less|more|plus|minus|off|other|single|fortnight\w*|hours?|hrs?|min\w*|day|days|week\w*|months?|quarter\w*|year\w*|today|tonight|tomorrow|tmrw|mon|tue\w*|wed\w*|thu\w*|fri|sat|sun|\w+day|` +
    String.raw`dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|[cq]uator[cz]e|quinze|dez[ea]\w+|vinte|trinta|[cq]u[ae]renta|cin[cq]u[ae]nta|sessenta|mei[oa]|metade|dobro|menos|mais|vez|vezes|horas?|dias?|semana\w*|mes(?:es)?|mensa\w+|quinzena\w*|bimest\w+|trimest\w+|anos?|hoje|amanha|vespera|noite|aula|segunda|terca|quarta|quinta|sexta|sabado|domingo|` +
    String.raw`dos|cuatro|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|sesenta|medi[oa]|mitad|doble|mas|veces|quincena\w*|hoy|manana|noche|clase|sesion|lunes|martes|miercoles|jueves|viernes|mil|thousand|grand|hundred|cem|cien|cent\w+|(?:${[MONTH.en, MONTH.pt, MONTH.es].join('|')}))\b`,
)

/** Whether a folded message names a number, a length of time or a day at all, so that it may put one right. */
export const tellsAmount = (folded: string): boolean => TELLS_AMOUNT.test(folded)
