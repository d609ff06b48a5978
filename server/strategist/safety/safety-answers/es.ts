import type { SafetyAnswers } from './answers.ts'

export const es: SafetyAnswers = {
  line: '**Puedes hablar con alguien ahora mismo: {crisis_line}.**',
  without_line:
    '**Una línea de apoyo emocional de tu zona atiende ahora mismo; el número de emergencias puede comunicarte con una.**',
  not_human:
    'Soy una inteligencia artificial, no una persona. Para lo que necesita un entrenador o un médico de verdad, habla con uno.',
  answers: {
    overdose: [
      `**Llama ahora mismo al número de emergencias o al centro de toxicología.** No esperes a sentir algo: lo que tragaste puede hacerte daño antes de que lo notes, y el tratamiento funciona mejor al principio.

No te quedes a solas. Llama a quien esté cerca, deja la puerta sin llave y pide que se quede contigo. Di qué tomaste, cuánto y cuándo, y guarda la caja o el frasco para mostrarlo.

No tomes nada más, no te provoques el vómito y no conduzcas. {line}

Qué bueno que me lo contaste. Todavía te pueden ayudar. ¿Ya llamaste?`,
      `**Si todavía no llamaste, llama ahora a emergencias o al centro de toxicología**, aunque te sientas bien o hayas cambiado de idea. No esperes a ver qué pasa.

Pide a alguien que esté a tu lado: familia, vecinos, quien esté cerca. Cuenta qué tomaste, cuánto y cuándo, y que no se vaya hasta que llegue la ayuda. No te provoques el vómito ni tomes nada más. {line}

Tu vida vale más que cualquier otra cosa de la que hayamos hablado. ¿Quién está contigo ahora? Si no hay nadie, sigue en la línea con emergencias.`,
    ],
    'self-harm': [
      `Dejo el entrenamiento a un lado, porque tú importas más que todo eso. Lo que escribiste suena a mucho dolor, y qué bueno que lo dijiste.

Por favor, no cargues con esto a solas. {line}

Si sientes que podrías hacerte daño ahora, **llama al número de emergencias** o ve al hospital más cercano. Si tienes a mano algo con lo que podrías hacerte daño, aléjate y ve a donde haya gente.

¿Hay una persona a la que puedas llamar en los próximos minutos? Cuéntale exactamente lo que me contaste. Aquí sigo mientras lo haces. ¿Estás a salvo en este momento?`,
      `Sigo aquí, y me tomo muy en serio lo que dices. Un sentimiento puede pesar así y aun así cambiar, aunque desde dentro parezca imposible.

La ayuda que necesitas ahora es la de una persona. {line}

Si hay peligro, **llama a emergencias** o pide que te lleven a un hospital. Hasta que llegue alguien, mantente lejos de cualquier cosa con la que puedas lastimarte.

¿Quién está más cerca: en la otra habitación, en la casa de al lado, a una llamada? Basta con decir: “No estoy bien, quédate conmigo.” Escríbeme mientras esperas.`,
      `Gracias por seguir hablando. No eres una carga, y ninguna pelea, báscula ni resultado decide lo que vales.

Lo que más quiero es que una voz humana esté contigo ahora. {line}

Si los pensamientos se hacen más fuertes, no esperes: **número de emergencias, el hospital más cercano o alguien que vaya contigo.**

Hoy no vamos a hablar de entrenamiento. Dime: ¿hay alguien contigo? ¿A quién puedes llamar?`,
    ],
    'self-harm-of-another': [
      `Dice mucho de ti que lo hayas notado y que lo tomes en serio. Yo también.

Pregúntale con calma y sin rodeos si está pensando en suicidarse. Preguntar no mete la idea en la cabeza; abre una puerta. Escucha sin discutir y no prometas guardar el secreto. {line} Le sirve a esa persona y te sirve a ti.

Si el peligro es ahora, **quédate a su lado y llama al número de emergencias.** No tienes que sostener esto por tu cuenta: busca hoy a alguien de la familia, a un profesional de la salud o a una persona de confianza. ¿Está a salvo en este momento?`,
      `Es mucho peso, y no te toca solo a ti. Lo que esa persona necesita ahora es gente cerca y ayuda profesional, y tú puedes ser el puente.

Ve a verla o mantén la llamada, y asegúrate de que alguien la acompañe. {line}

**Si tiene un plan o ya hizo algo, llama a emergencias de inmediato.** Y después deja que también te cuiden a ti. ¿Quién puede ayudarte hoy con esto?`,
    ],
    'weight-cut': [
      `Con esto no te voy a ayudar, y quiero decirte claro por qué. Perder peso secándote, sudando o purgándote, o perder tanto en tan poco tiempo, fuerza el corazón y los riñones y deja el cerebro menos protegido ante un golpe. Hay gente que murió así. Y para menores de 18 y embarazadas no existe un corte seguro.

Lo que sí te protege:
- **Consulta a un médico deportivo o nutricionista** antes de bajar un gramo más.
- **Habla ya con tu entrenador y con la organización.** Un peso pactado o la categoría de arriba cuestan menos que una cama de hospital.
- Si ya sientes debilidad, confusión, calambres o el corazón acelerado, **para, bebe agua y busca atención médica hoy.**

Cuando el peso esté en manos de un profesional, cuenta conmigo para todo lo demás.`,
      `Sé cuánto depende de esa báscula. Aun así, no: ninguna versión de esto que pudiera darte sería segura, por mucha gente que lo haga.

La jugada fuerte es pedir la categoría que tu cuerpo puede dar. Llama al promotor, pide un peso pactado o sube de categoría, y deja que un **médico o nutricionista deportivo** planee el próximo campamento en meses, no en días. Si es una niña o un niño, está creciendo: cambia la categoría, no su cuerpo.

Mareo, palpitaciones, no orinar o confusión piden **atención médica ahora.** ¿Pensamos cómo decírselo a tu entrenador?`,
    ],
    concussion: [
      `Paremos aquí y cuidemos primero tu cabeza. Lo que describes puede ser una conmoción cerebral, y en una conversación nadie puede descartarla.

- **Nada de sparring, contacto ni entrenamiento fuerte** desde ahora, aunque mejore.
- **Ve al médico hoy**, y el primer día no conduzcas ni te quedes a solas.
- **Emergencias de inmediato** si el dolor de cabeza aumenta, si vomitas más de una vez, si hay somnolencia, confusión, visión doble, habla enredada, debilidad, entumecimiento o convulsiones.

El regreso es paso a paso, y solo con el alta de un médico. Un segundo golpe antes de sanar es el que deja daño. ¿Quién puede acompañarte hoy?`,
      `Sé que quieres volver. La respuesta no cambia: después de un golpe así, **ningún contacto hasta que un médico te autorice por escrito**, y el mismo día de ninguna manera.

Si todavía no te revisaron, ve hoy, y cuéntales a tu entrenador y a alguien en casa lo que pasó. Dolor que crece, vómitos repetidos, confusión, sueño fuera de lo normal, visión doble o convulsiones: **número de emergencias, ya.**

Perder semanas es duro. Perder memoria o equilibrio lo sería más. ¿Cómo te sientes en este momento?`,
    ],
    doping: [
      `Con sustancias, dosis, ciclos o controles antidopaje no te voy a ayudar. No te juzgo: la presión por un atajo existe. Pero el precio también, para el corazón, el hígado, las hormonas y la mente, y mucho de lo que se vende ni siquiera es lo que dice la etiqueta.

Si ya estás tomando algo, **ve al médico y cuéntale todo**; está para cuidarte, no para denunciarte, y hasta dejarlo de golpe puede necesitar control. Si crees que tienes las hormonas bajas, el camino es un análisis de sangre y una consulta, con autorización de uso terapéutico si compites.

Dime qué esperabas conseguir: ¿fuerza, resistencia, recuperación? Ahí sí te ayudo, limpio.`,
      `Sigue siendo no, sea cual sea la cantidad. Nadie puede hacer que esto sea seguro desde una conversación, y una sanción o un corazón dañado duran más que cualquier cinturón.

Un **médico deportivo** puede revisar tu sangre, tu sueño y tu recuperación, y la **agencia antidopaje** te dice qué está permitido. Casi siempre lo que falta es sueño, comida o descanso.

¿Qué sientes fuera de tu alcance ahora? Empecemos por ahí.`,
    ],
    'eating-disorder': [
      `Gracias por contármelo. Hace falta valor, y no hay nada de qué avergonzarse. Le pasa a mucha gente en deportes con categorías de peso, y mejora con ayuda.

Dejo a un lado los planes de comida y de peso, porque mereces más cuidado que un plan. **Habla esta semana con un médico, un psicólogo o un nutricionista que conozca los trastornos alimentarios**, y hoy con una persona de confianza.

Si te desmayas, te duele el pecho, tienes el corazón acelerado o irregular, vomitas sangre o no retienes líquidos, **llama a emergencias o ve a un hospital ahora.** ¿A quién podrías contárselo primero?`,
      `Me alegra que vuelvas a hablar de esto. No es debilidad ni fracaso; es una enfermedad que habla con tu propia voz, y la gente se recupera de ella.

Lo que más ayuda ahora es un profesional que trate justamente esto. Tu médico puede derivarte, y alguien cercano puede estar a tu lado cuando llames. Hasta entonces, el entrenamiento fuerte puede esperar.

Con un desmayo, dolor en el pecho o el corazón irregular, **llama a emergencias de inmediato.** ¿Cómo estás hoy, sin hablar de números?`,
    ],
    abuse: [
      `Siento mucho que esto esté pasando. **No es tu culpa**, y nadie, ni pareja, ni familia, ni entrenador, tiene derecho a hacerlo.

Primero, tu seguridad:
- Si hay peligro ahora para ti o para una niña o un niño, **llama a la policía o al número de emergencias** y ve a donde haya gente.
- Cuéntaselo a **una persona de confianza**: familia, amistades, personal de salud, alguien del gimnasio que no tenga que ver con eso.
- Una **línea local de ayuda** contra la violencia o de protección a la infancia orienta en confianza, aunque todavía no sepas qué quieres hacer.

Si le pasa a una niña o un niño, necesita oír “te creo”, y quien le hace daño no debe volver a quedarse a solas con ella o él. El ritmo lo decides tú. ¿Estás a salvo donde estás ahora?`,
      `Te creo. Nada de esto es culpa tuya, y no tienes que probar nada para merecer ayuda.

No hace falta enfrentar a nadie; eso puede aumentar el peligro. Mejor: alguien que lo sepa, documentos y una bolsa a mano, y un **centro o línea de apoyo** que planee contigo el siguiente paso. Cuando se trata de un entrenador, la federación y los servicios de protección a la infancia también pueden actuar.

**En peligro inmediato: policía o emergencias.** ¿Este dispositivo lo usas solo tú? ¿Con quién podrías ir esta noche?`,
    ],
    violence: [
      `Se nota tu rabia, y puede que tenga un buen motivo. Pero no te voy a ayudar a lastimar a nadie. Lo que entrenaste puede matar fuera de las reglas, y unos minutos de furia pueden costar una vida, y también la tuya.

Ahora mismo: **toma distancia**, deja lejos cualquier cosa que sirva de arma y llama a alguien que te calme. Si te hicieron algo o te amenazaron, la policía o un abogado es el camino que no termina contigo ante un juez. Si sientes que puedes perder el control, **llama a emergencias** o ve a un hospital; ahí también ayudan con esto.

¿Qué pasó? Te escucho.`,
      `Sigo sin ayudarte con eso, y sigo aquí. Quererlo no te hace mala persona; hacerlo lo cambiaría todo para ti y para quienes te quieren.

Dale un día. Cuéntale a tu entrenador, a una amistad o a un **psicólogo** lo que pasa, y quédate donde no esté la otra persona. Si alguien corre peligro ahora, por ti o por ella, **llama a emergencias.**

¿Quién ha sabido calmarte antes? ¿Puedes llamarle ahora?`,
    ],
    'minor-adult': [
      `Dejo el entrenamiento a un lado, porque esto importa más. Te creo. **La culpa nunca es de la niña, el niño o el adolescente**, aunque haya contestado, enviado una foto, aceptado un regalo o guardado el secreto.

- Si hay peligro ahora, **llama al número de emergencias** y ve a donde haya gente.
- Cuéntaselo hoy a **una persona adulta de confianza** y, con ella, a **protección a la infancia o a la policía**. Si la primera no escucha, busca a otra.
- No enfrentes a ese adulto ni lo pongas sobre aviso. Deja los mensajes como están: no los borres ni los reenvíes.

Si eres de su familia, de sus amistades o del equipo, dile “te creo” y cuida que no vuelvan a quedarse a solas. <adult>Si el adulto eres tú: ningún contacto a solas, ningún mensaje privado, y habla hoy con un psicólogo o un médico.</adult>

¿Hay alguien en peligro en este momento?`,
      `Sigo tomándome esto muy en serio. Fotos, secretos, regalos, encuentros a solas, contacto físico: cuidar ese límite le toca siempre al adulto. Nada de lo que una niña o un niño dijo o envió lo vuelve culpa suya.

No necesitas pruebas para pedir ayuda. **Protección a la infancia y la policía** escuchan también una sospecha, hoy mismo, y **una persona adulta de confianza** puede acompañarte. No le digas nada a quien hace esto, y guarda mensajes y fotos como están, sin enviarlos a nadie más.

<adult>Si eres tú quien cruzó un límite, o teme cruzarlo: corta todo contacto a solas con esa niña o ese niño y **habla hoy con un psicólogo o psiquiatra.** Eso le protege, y hay ayuda para ti.</adult>

**En peligro ahora: número de emergencias.** ¿A quién puedes contárselo hoy?`,
    ],
    injury: [
      `Paremos aquí: **hoy no hay más entrenamiento ni pelea**, aunque en caliente parezca que puedes seguir. Una lesión así nadie la puede valorar en una conversación.

- **Emergencias de inmediato:** dolor en el pecho, falta de aire, desmayo, sangrado que no para, entumecimiento, un brazo o una pierna que no se mueve o se enfría, un hueso a la vista, dolor de cuello o espalda después de una caída.
- **Cuello o espalda:** sin moverse. Nadie mueve a la persona hasta que llegue la ayuda.
- **Hueso o articulación:** no intentes acomodarlo; que quede quieto tal como está. Si sangra mucho, presiona fuerte con un paño limpio.
- **Ojo o testículo:** a urgencias ahora; cada hora cuenta. No frotes ni presiones el ojo.

Para lo demás, **ve al médico hoy**, sin conducir tú, y no entrenes hasta tener el alta. ¿Quién puede acompañarte?`,
      `Sé cuánto quieres seguir. La respuesta sigue siendo parar: lo que hoy puede sanar bien quizá no sane después de un round más, y que duela menos no significa que ya pasó.

Si todavía no te revisaron, **ve hoy a urgencias** y dile a tu entrenador que estás fuera. Hasta entonces, mantén quieta la zona, que nadie te acomode nada y no tomes analgésicos para poder entrenar. Lo del ojo o un testículo no espera a mañana.

Dolor en el pecho, desmayo, mucha sangre, entumecimiento, no poder mover una parte del cuerpo, o dolor de cuello o espalda después de caer: **número de emergencias, ya.** Y nadie mueve a quien le duele el cuello.

El regreso es con el alta de un médico. ¿Qué sientes en este momento?`,
    ],
    substance: [
      `Gracias por decirlo. Aquí nadie te juzga: no poder parar no es debilidad, y mucha gente sale de esto con ayuda.

- **Emergencias ahora** si alguien no despierta, respira lento o con un ronquido raro, tiene los labios azulados o grises, convulsiones o dolor en el pecho. Quédate a su lado, ponle de costado y di qué consumió.
- **No conduzcas**: dale las llaves a alguien. No mezcles nada más y no te quedes a solas.
- **Si bebes mucho todos los días, no lo dejes de golpe por tu cuenta.** La abstinencia puede ser peligrosa; con un médico se puede hacer de forma segura. Temblor fuerte, ver cosas o convulsiones: emergencias.

{line} Cuéntaselo hoy a una persona de confianza y pide cita con un médico o con un servicio local de adicciones. ¿Quién podría ser esa persona?`,
      `Me alegra que sigas hablando de esto. No eres un caso perdido, y no tienes que lograrlo a pura fuerza de voluntad.

Un **médico o un servicio local de adicciones** puede planear contigo cómo bajar el consumo o dejarlo. Si bebes mucho a diario, no cortes de un día para otro sin ese apoyo: la abstinencia puede ser peligrosa, y tiene tratamiento. {line}

Mientras tanto: nada de volante, nada de mezclas, alguien cerca, y el entrenamiento espera. **Respiración muy lenta, labios azulados, alguien que no despierta o convulsiones: número de emergencias, ya.** No esperes a que se pase.

¿A qué persona de confianza puedes contárselo hoy?`,
    ],
  },
}
