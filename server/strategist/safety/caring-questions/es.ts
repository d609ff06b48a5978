import type { CaringQuestions } from './caring-question.ts'

export const es: CaringQuestions = {
  'self-harm': [
    'Puede que esté leyendo de más, y prefiero preguntar a pasarlo por alto. ¿Estás pensando en quitarte la vida? Puedes responder con franqueza; nada de esto se guarda en tu Ficha de Combate.',
    'Lo que escribiste suena más pesado que una duda de entrenamiento. ¿Has pensado en matarte? Nada de lo que digas sobre esto entra en la Ficha de Combate.',
  ],
  abuse: [
    'Quiero detenerme en algo que escribiste. ¿Alguien te lastima, te amenaza o te hace vivir con miedo? Nada de esto se guarda en la Ficha de Combate.',
    'Hay cosas ahí que nadie debería tener que aguantar, ni en casa ni en el gimnasio. ¿Te sientes a salvo donde estás ahora? Lo que respondas no queda en la Ficha de Combate.',
  ],
  'minor-adult': [
    'Quizá no sea nada, y aun así quiero preguntar. ¿Hay un adulto que le pide secretos a alguien menor de edad o le hace sentir incomodidad? Nada de esto se guarda en la Ficha de Combate.',
    'Cuando se trata de un adulto y alguien menor de edad, prefiero preguntar de más. ¿Lo sabe ya otra persona adulta de confianza, ajena a esto? Tu respuesta no entra en la Ficha de Combate.',
  ],
  violence: [
    'Quedémonos un momento en esto antes de seguir. ¿Estás pensando en hacerle daño a alguien fuera del ring? Nada de esto se guarda en la Ficha de Combate.',
    'Hay mucha rabia en lo que escribiste y quiero leerlo bien. ¿Corre peligro alguien hoy, tú u otra persona? Lo que cuentes no queda en la Ficha de Combate.',
  ],
  'eating-disorder': [
    'Antes de hablar de peso o de entrenamiento, una pregunta sobre ti. ¿Cómo te llevas con la comida en estos días? Nada de esto se guarda en la Ficha de Combate.',
    'Me detuve en cómo escribes sobre la comida, y pregunto con cuidado. ¿Hay algo que haces al comer, o para no comer, que te costaría contarle a alguien? No entra en la Ficha de Combate.',
  ],
  'weight-cut': [
    'El peso puede esperar un minuto. ¿Cómo te sientes ahora y cuándo fue la última vez que tomaste algo? Nada de esto se guarda en la Ficha de Combate.',
    'Primero quiero saber cómo estás. ¿Tienes mareo, debilidad, calambres o confusión en este momento? Lo que respondas no queda en la Ficha de Combate.',
  ],
  concussion: [
    'Dejemos de lado todo entrenamiento por un momento. Desde el golpe en la cabeza, ¿notas algo distinto en la vista, el equilibrio, la memoria, o tienes dolor o náuseas? Nada de esto se guarda en la Ficha de Combate.',
    'Con la cabeza prefiero preguntar de más, y nada de sparring hasta que esto esté claro. ¿Cómo has estado desde ese golpe, comparado con un día normal? Tu respuesta no entra en la Ficha de Combate.',
  ],
  doping: [
    'Pregunto sin juzgarte. ¿Estás tomando algo, o te han ofrecido algo, que ningún médico sabe? Nada de esto se guarda en la Ficha de Combate.',
    'Antes de seguir, quiero entender qué hay detrás. ¿Alguien te está presionando para que tomes algo? Lo que cuentes no queda en la Ficha de Combate.',
  ],
  injury: [
    'Por favor, para un momento antes de seguir entrenando. ¿Cómo está ahora: puedes moverte, sentir y respirar como siempre? Nada de esto se guarda en la Ficha de Combate.',
    'Puede que esto tenga que verlo alguien hoy mismo. ¿Va empeorando, y hay alguien contigo? Tu respuesta no entra en la Ficha de Combate.',
  ],
  substance: [
    'No pregunto para juzgarte. ¿Sientes que todavía lo eliges tú, o ya te cuesta parar? Nada de esto se guarda en la Ficha de Combate.',
    'Primero tú, lo demás después. ¿Estás bien en este momento y hay alguien contigo? Tu respuesta no entra en la Ficha de Combate.',
  ],
}
