import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Qué hago en la última hora antes de pelear si estoy temblando?',
      'tiemblo antes de pelear q hago',
      '¿y la última hora cómo la paso?',
      'Falta una hora y me tiemblan las manos y las piernas.',
    ],
    answer:
      'Camina despacio y suelta aire más largo de lo que lo tomas: 4 segundos dentro, 6 fuera, durante tres minutos. Luego calienta 15 minutos: cuerda suave, sombra, dos asaltos de manoplas, hasta sudar. El temblor es adrenalina y baja cuando te mueves. Lo que falla casi siempre es quedarse sentado mirando las otras peleas. Ponte ropa de abrigo y habla solo con tu esquina.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Qué como el día de la pelea si los nervios me cierran el estómago?',
      'no me entra nada el dia d la pelea',
      '¿y qué como si tengo náuseas?',
      'El día del combate todo lo que como lo quiero vomitar.',
    ],
    answer:
      'Come poco y blando tres o cuatro horas antes: arroz blanco con un poco de pollo, o pan con miel y plátano. Una hora antes basta medio plátano y sorbos de agua. Si lo sólido no entra, toma un batido o avena líquida. El error habitual es probar algo nuevo o llenarse de café. Si vomitas varias veces y no retienes agua, avisa al médico del evento.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Cómo duermo la noche antes de competir?',
      'no duermo antes d pelear',
      '¿y si esta noche no pego ojo?',
      'Mañana peleo y llevo dos horas dando vueltas en la cama.',
    ],
    answer:
      'Si llevas 20 minutos despierto, levántate, siéntate con luz baja y lee algo aburrido hasta que pesen los ojos. Una noche mala no te quita la pelea; cuentan más las tres anteriores, así que esas acuéstate una hora antes. Deja el bolso listo y el teléfono fuera del cuarto. Lo que más despierta es ver videos del rival a medianoche. Nada de pastillas que no te haya recetado tu médico.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      '¿Es normal querer retirarse el día antes?',
      'me quiero bajar de la pelea es normal',
      '¿y si mañana sigo queriendo bajarme?',
      'Estoy por escribirle al entrenador que no peleo.',
    ],
    answer:
      'Sí, es de lo más normal, y casi siempre se va con el primer contacto. Pon una regla: no decides de noche ni solo. Mañana calientas y después hablas con tu entrenador: «Tengo miedo, ¿me ves listo?». Si hay una lesión, un golpe reciente en la cabeza o semanas sin entrenar, eso sí es razón para retirarte, y lo dices antes del pesaje. El error es escribir el mensaje a las dos de la mañana.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Cómo sé si estoy listo para mi primera pelea?',
      'estoy listo para pelear o no',
      '¿y cómo sé que ya estoy?',
      'Mi entrenador quiere que compita y yo no me veo preparado.',
    ],
    answer:
      'Estás listo si haces tres asaltos seguidos de sparring con gente distinta sin quedarte sin aire, te defiendes con los ojos abiertos y tu entrenador dice que sí. Suele llevar entre ocho meses y año y medio de clases constantes; en jiu-jitsu o judo, menos. Lo que engaña es hacer sparring siempre con el mismo compañero. Pide dos interclubes antes: sin ganador y con control.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Qué llevo en el bolso a mi primer torneo?',
      'que llevo al torneo',
      '¿y en la mochila qué meto?',
      'Compito el sábado y no sé qué tengo que llevar.',
    ],
    answer:
      'Lleva documento, licencia y certificado médico; protector bucal y coquilla; vendas o dos uniformes; chanclas, toalla, ropa de abrigo; agua y comida que ya conoces, como arroz, plátano y pan con miel. Añade cinta, tijeras, cargador y dinero. Prepáralo dos noches antes con lista en mano. Lo que más se olvida es el bucal y el papel médico, y sin ellos no compites.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿A qué hora llego y cuándo empiezo a calentar?',
      'cuanto antes llego',
      '¿y cuándo caliento?',
      'No sé a qué hora me toca y temo enfriarme.',
    ],
    answer:
      'Llega 90 minutos antes de tu horario y empieza a calentar 30 minutos antes de salir. Diez minutos suaves, diez de técnica con compañero, cinco fuertes hasta sudar, y cinco tranquilo con chaqueta puesta. Si hay retraso, repite dos minutos fuertes cada veinte. El fallo típico es calentar al llegar y esperar dos horas en frío. Que un compañero vigile la lista de combates.',
  },
  {
    matter: 'first-competition',
    asked: [
      '¿Qué plan llevo a mi primer combate?',
      'q plan hago la primera vez',
      '¿y con qué salgo en el primer minuto?',
      'Tengo mil cosas en la cabeza y no sé qué voy a hacer.',
    ],
    answer:
      'Lleva solo tres cosas: una para empezar, una para cuando te presionan y una para salir de apuros. Por ejemplo: jab doble y paso lateral; clinch cuando te encierren; guardia alta y giro a la izquierda si te duele. En agarre: tu agarre favorito, un derribo, una escapada. Repítelas dos semanas en cada sparring. Lo que hunde a los debutantes es lanzarlo todo el primer minuto: sal al 70 %.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Qué hago si me quedo en blanco en pleno asalto?',
      'me quedo en blanco peleando',
      '¿y si me pasa otra vez, qué hago primero?',
      'Suena la campana y se me olvida todo lo que sé.',
    ],
    answer:
      'Sube las manos, suelta el aire con un sonido y lanza jab y paso a un lado; no pienses en nada más. Esa es tu acción de arranque: practícala al inicio de cada asalto de sparring durante tres semanas, hasta que salga sola. Tu esquina grita una sola palabra, por ejemplo «¡jab!». Lo que empeora todo es intentar recordar el plan completo mientras te pegan.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Cómo entreno para no paralizarme?',
      'como practico pa no congelarme',
      '¿y eso cómo se entrena?',
      'En manoplas soy bueno y en sparring me quedo tieso.',
    ],
    answer:
      'Haz sparring con tarea, dos veces por semana: asaltos de dos minutos en los que tu compañero ataca al 40 % y tú solo respondes con un golpe tras cada defensa. La segunda semana, dos golpes; la tercera, sparring libre ligero. Así pasas de manoplas a decidir tú. El error es curarse con sparring duro: el miedo crece y te congelas más.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Qué me tiene que gritar la esquina cuando me congelo?',
      'q me grita la esquina',
      '¿y mi entrenador qué me dice desde fuera?',
      'Mi esquina grita mucho y yo no oigo nada.',
    ],
    answer:
      'Una sola voz y tres palabras acordadas antes, cada una con una acción: «jab» para empezar, «gira» para salir, «aire» para respirar. Úsalas en todos los sparrings del último mes, así el cuerpo responde sin pensar. En el descanso: primero respirar diez segundos, luego una orden. Lo que falla es que griten tres personas a la vez; decide quién habla.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      '¿Cuánto se tarda en dejar de congelarse?',
      'cuanto tarda en quitarse',
      '¿y en cuánto tiempo se me pasa?',
      'Llevo tres peleas y en todas me quedé parado.',
    ],
    answer:
      'Cuenta con seis a diez semanas de sparring ligero y frecuente, y tres o cuatro salidas de poca presión como interclubes. Mide algo sencillo: cuántos segundos pasan hasta tu primer golpe; si bajas de diez a tres, avanzas. Si te congelaste tras un golpe fuerte con mareo o lagunas, no hagas sparring y ve al médico. Si también te paraliza fuera del gimnasio, habla con un psicólogo.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Cómo dejo de cerrar los ojos cuando me pegan?',
      'cierro los ojos siempre',
      '¿y los ojos cómo los dejo abiertos?',
      'Cada vez que viene un golpe cierro los ojos y me giro.',
    ],
    answer:
      'Haz tres minutos al inicio de cada clase: tu compañero te toca los guantes y la frente con la mano abierta, lento, y tú miras su pecho y sueltas aire en cada toque. A la semana, sube la velocidad; a la tercera, con guantes al 30 %. Barbilla abajo y bucal apretado. El error es aguantar la respiración: eso cierra los ojos.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Adónde miro para no asustarme con los golpes?',
      'a donde miro',
      '¿y mirando qué, los guantes o la cara?',
      'Miro los guantes del otro y siempre llego tarde.',
    ],
    answer:
      'Mira al centro del pecho, a la altura de las clavículas. Desde ahí ves hombros, caderas y manos a la vez, y el hombro se mueve antes que el guante. Practícalo en sombra frente a un compañero, tres asaltos de dos minutos sin contacto. Lo que suele fallar es bajar la mirada al piso tras el primer golpe: barbilla abajo, ojos arriba.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Con qué fuerza deben pegarme para que me acostumbre?',
      'q tan fuerte tienen que pegarme',
      '¿y a qué intensidad lo hago?',
      'Me dicen que me acostumbre a los golpes y me dan durísimo.',
    ],
    answer:
      'Entre el 20 y el 40 %: un toque que notas pero que no te mueve la cabeza. A la cabeza no se acostumbra nadie; solo se acumula daño. Al cuerpo puedes subir poco a poco hasta el 50 %. Dile al compañero: «Hoy toco, tú tocas, si subo me avisas». Dolor de cabeza, mareo o visión rara: paras, nada de sparring y médico.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      '¿Qué hago justo después de recibir un golpe?',
      'me pegan y me bloqueo que hago',
      '¿y después del golpe qué?',
      'Recibo uno y me quedo cubriéndome hasta que para.',
    ],
    answer:
      'Responde con una sola cosa fija: guardia cerrada, un paso a la derecha o izquierda y jab. Entrénalo así: el compañero lanza un golpe suave, tú cubres, das el paso y devuelves, veinte veces por lado. El objetivo es que el golpe sea la señal de moverte. Lo que falla es cubrirse en línea recta hacia atrás: ahí llegan el segundo y el tercero.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Cómo le digo a un compañero que afloje?',
      'pega muy fuerte que le digo',
      '¿y cómo se lo digo sin quedar mal?',
      'Hay uno que me da con todo cada viernes.',
    ],
    answer:
      'Díselo antes de empezar, chocando guantes: «Hoy voy al 50 %, a la cabeza suave». Si sube, baja las manos, da un paso atrás y di: «Más suave, por favor». A la segunda vez termina el asalto con «gracias» y cambia de pareja. Después cuéntaselo al entrenador. Lo que no sirve es devolver más fuerte: el asalto se convierte en pelea.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Puedo negarme a hacer sparring con alguien?',
      'puedo decir q no a un sparring',
      '¿y si me toca con él, le digo que no?',
      'Me ponen siempre con uno que pesa 20 kilos más.',
    ],
    answer:
      'Sí, puedes, y basta con: «Con él hoy no, gracias». No debes explicaciones. Con 20 kilos de diferencia, haz solo técnica o asaltos al 30 % y sin golpes a la cabeza. Dile al entrenador antes de la clase con quién quieres rotar: dos de tu peso y uno con más experiencia. Si te obligan o se burlan, ese gimnasio no te cuida.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Cuántos asaltos de sparring hago si me da miedo?',
      'cuantos rounds hago',
      '¿y cuántos por semana?',
      'El día de sparring me duele el estómago desde la mañana.',
    ],
    answer:
      'Empieza con dos asaltos de dos minutos, una vez por semana, con alguien que controla. Cada dos semanas añade uno, hasta cinco. Elige tú la tarea: solo jab, solo defensa, solo cuerpo. Termina siempre uno antes de querer escapar, así vuelves. Lo que alimenta el miedo es faltar el viernes y reaparecer un mes después en el sparring más duro.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      '¿Es normal que el sparring sea tan duro?',
      'sparring muy duro es normal',
      '¿y cuánto es demasiado?',
      'En mi gimnasio alguien termina tocado cada semana.',
    ],
    answer:
      'No, no es normal que cada semana alguien acabe aturdido. Lo sano: la mayor parte ligero, fuerte solo de vez en cuando, con protección, peso parecido y un entrenador mirando. Pregúntale: «¿Podemos hacer un grupo al 50 %?». Si contesta que así se hacen los duros, busca otro lugar. Después de un golpe con mareo, náusea o laguna: fuera del sparring y al médico.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Qué me digo cuando estoy seguro de que voy a perder?',
      'siento q voy a perder',
      '¿y qué me digo camino al ring?',
      'Todos son mejores que yo y compito el sábado.',
    ],
    answer:
      'Di una tarea, no un resultado: «Mano arriba, jab primero, giro a la izquierda». El cerebro discute un «voy a ganar», pero obedece una orden. Escribe hoy tres cosas que te salieron en los últimos sparrings, con fecha y compañero, y léelas el sábado antes de calentar. Lo que baja la confianza es mirar videos del rival la última noche: apágalos el jueves.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Cómo subo la confianza en dos semanas?',
      '2 semanas pa la pelea y 0 confianza',
      '¿y qué hago en estos días para creérmelo?',
      'Faltan dos semanas y me siento el peor del gimnasio.',
    ],
    answer:
      'Pule dos acciones y nada nuevo: cada sesión, diez minutos de cada una con compañero, luego dos asaltos donde solo puntúan esas. Apunta cuántas entraron. Pide a tu entrenador que diga una cosa buena por sesión, concreta. La última semana baja la intensidad a la mitad. El error es buscar sparrings duros para probarte: llegas golpeado y con más dudas.',
  },
  {
    matter: 'confidence-low',
    asked: [
      '¿Digo al entrenador que no me siento capaz?',
      'le digo al coach q dudo',
      '¿y se lo cuento o me lo callo?',
      'Finjo que estoy bien pero por dentro no me creo nada.',
    ],
    answer:
      'Sí, cuéntaselo, y hoy, no en el vestuario. Di: «No me siento seguro con la distancia; ¿qué ves tú y qué trabajamos esta semana?». Así recibe un problema con solución y no solo un miedo. Si te ve mal preparado, puede cambiar de rival o de fecha. Lo que suele salir mal es fingir hasta el día y hundirse tras el primer golpe.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'En el gimnasio gano y en competencia no, ¿qué cambio?',
      'en el gym gano y en torneos pierdo',
      '¿y por qué allá no me sale?',
      'Domino a todos en clase y en torneos me apago.',
    ],
    answer:
      'Cambia la forma de entrenar un día por semana: simula el torneo. Un solo asalto en frío, con gente mirando, árbitro, rival que no eliges y marcador; luego 20 minutos de espera y otro. Hazlo cuatro semanas. En competencia, tu única meta del primer minuto es imponer tu agarre o tu jab. Lo que falla es competir dos veces al año: ve a más torneos pequeños.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Cómo camino al ring delante de tanta gente sin perder la cabeza?',
      'mucha gente en la pelea q hago',
      '¿y en la entrada en qué me fijo?',
      'Van a estar mil personas y mi familia entera.',
    ],
    answer:
      'Mira la espalda de tu entrenador, respira 4 segundos dentro y 6 fuera, y cuenta los pasos hasta la escalera. Arriba, toca las cuatro cuerdas o da una vuelta completa: es tu señal de que ya es un cuadrilátero igual al tuyo. La tarde antes, sube y camínalo vacío. Lo que desconcentra es buscar caras conocidas en el público: salúdalas después.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Cuánta gente invito a la pelea por el título?',
      'invito a mi familia o no',
      '¿y a cuántos les aviso?',
      'Todos me piden entradas y no dejo de contestar mensajes.',
    ],
    answer:
      'Invita a quien te da calma y deja que otra persona lleve las entradas. Nombra a un amigo: «Todo lo de boletos, con él», y pon ese mensaje en tu teléfono desde siete días antes. El día de la pelea, teléfono apagado desde el mediodía. El error clásico es pasar la última tarde repartiendo entradas en la puerta del local.',
  },
  {
    matter: 'big-stage',
    asked: [
      '¿Qué respondo en entrevistas antes de la pelea?',
      'q digo en la entrevista',
      '¿y si me preguntan por el rival?',
      'Me van a entrevistar y no sé qué decir.',
    ],
    answer:
      'Lleva tres frases y repítelas: «Hice un buen campamento», «Respeto a mi rival y tengo un plan», «El sábado lo ven». Si te provocan: «De eso no hablo, pregúnteme por mi trabajo». Limita todo a 15 minutos y nada en las últimas tres horas. Lo que sale mal es contar lesiones, peso o táctica: el otro equipo también escucha.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Es pelea a cinco asaltos, ¿cómo reparto la fuerza?',
      'como reparto 5 rounds',
      '¿y cuánto doy en el primero?',
      'Nunca pasé de tres asaltos y el título es a cinco.',
    ],
    answer:
      'Primer asalto al 70 %, segundo y tercero al 75, cuarto al 80 y quinto con lo que quede. Entrena seis semanas con un día de cinco asaltos completos, rivales frescos en el cuarto y quinto. En cada descanso: diez segundos de aire, agua, una orden. La emoción de la entrada gasta el primer asalto; acuerda con tu esquina la palabra «calma» en el minuto uno.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Mi rival está invicto, ¿qué hago distinto?',
      'rival invicto q hago',
      '¿y contra uno que nunca perdió?',
      'Me tocó uno con diez victorias y ninguna derrota.',
    ],
    answer:
      'No cambies tu juego: busca en dos videos suyos un hábito, por ejemplo que baja la derecha tras el jab, y prepara una sola respuesta. Mira los videos una vez, con tu entrenador, y ciérralos. El récord no dice contra quién ganó. El error es cambiar todo el plan por respeto y entrar esperando.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Me cambiaron el rival a última hora, ¿acepto?',
      'cambio de rival acepto?',
      '¿y si me ponen otro el mismo día?',
      'Faltan dos días y me pusieron a otro peleador.',
    ],
    answer:
      'Acepta solo si coinciden tres cosas: mismo peso pactado, experiencia parecida, y tu entrenador dice que sí después de ver un video. Más de cinco combates de diferencia o peso de más: no. Di: «Con este rival no; queremos otro o la próxima fecha». No decidas tú solo en el vestuario, con el promotor mirando.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      '¿Cómo peleo con alguien mucho más alto?',
      'es muy alto como le llego',
      '¿y si tiene más alcance?',
      'Mi rival me saca una cabeza y no le llego.',
    ],
    answer:
      'Entra detrás de su jab: desvíalo con la mano derecha, da dos pasos cortos y pega primero al cuerpo, luego arriba, y termina pegado o fuera por el lado. Nunca te quedes a media distancia. Entrena con el compañero más alto, tres asaltos por sesión. Lo que falla es saltar desde lejos con la cara por delante.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      '¿Cómo aguanto el cara a cara del pesaje?',
      'cara a cara me da miedo',
      '¿y en el pesaje adónde miro?',
      'En el pesaje me miró feo y me achiqué.',
    ],
    answer:
      'Mírale el entrecejo o la barbilla, respira por la nariz, cuenta hasta cinco y gírate tú primero hacia la cámara. Manos bajas o guardia quieta, sin hablar. Nadie puntúa en el pesaje, y achicarte ahí no decide nada. El error es acercar la frente: un empujón puede costarte la pelea o una sanción.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Respondo si me provoca en redes?',
      'me provoca por insta respondo?',
      '¿y le contesto o no?',
      'Mi rival sube historias burlándose de mí.',
    ],
    answer:
      'No contestes; a lo sumo una sola vez: «Nos vemos el sábado». Silencia su cuenta hasta después de la pelea y pide a un amigo que mire y guarde capturas. Si hay amenazas a ti o a tu familia, guarda todo y llévalo a la policía y al organizador. Lo que le da juego es tu segunda respuesta.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Qué digo si me insulta en el pesaje?',
      'me insulta q le digo',
      '¿y si me lo dice en la cara?',
      'Se me acercó y me empezó a insultar delante de todos.',
    ],
    answer:
      'Di «Suerte mañana», gírate y baja del escenario; dos palabras bastan. Acuerda antes con tu entrenador que él se pone en medio si hay menos de un metro. Suelta el aire despacio mientras caminas. Si te toca o empuja, lo denuncia tu equipo al supervisor. Devolver el empujón te puede dejar sin bolsa y sin pelea.',
  },
  {
    matter: 'trash-talk',
    asked: [
      '¿Y si me habla durante la pelea?',
      'me habla mientras peleamos',
      '¿y si me provoca en pleno asalto?',
      'Se ríe y me habla cada vez que le pego.',
    ],
    answer:
      'Que su voz sea tu señal de jab: habla, y tú tocas y giras. Quien habla respira mal y deja la mandíbula floja. No le contestes ni le sonrías. Ensáyalo: un compañero te habla durante dos asaltos mientras tú sigues tu plan. Lo que sale mal es ir a matarlo en línea recta: justo lo que busca.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Insultan a mi familia, ¿cómo me calmo?',
      'se mete con mi familia',
      '¿y si habla de mi madre?',
      'Publicó algo sobre mi familia y no puedo pensar en otra cosa.',
    ],
    answer:
      'Deja el teléfono a otra persona ahora y haz 20 minutos de carrera suave o saco; después duerme antes de decidir nada. Mañana habla con tu familia: «No respondan». Tu equipo lo reporta al organizador con capturas. Si hay amenaza o datos personales, policía o abogado. El error es contestar esa misma noche con rabia.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      '¿Cómo me calmo en pleno asalto cuando me enojo?',
      'me caliento peleando',
      '¿y en ese momento qué hago?',
      'Me pegan una y me vuelvo loco, me olvido del plan.',
    ],
    answer:
      'Da dos pasos laterales, suelta todo el aire y lanza solo jab durante diez segundos. Ese es tu freno, siempre igual. Ensáyalo en sparring: cuando el entrenador diga «calma», haces los diez segundos. También acuerda que en el descanso nadie te grite. Lo que falla es buscar devolver el mismo golpe enseguida: entras abierto.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Me descalificaron por golpe ilegal, ¿qué hago ahora?',
      'me descalificaron q hago',
      '¿y después de la descalificación qué?',
      'Le pegué después de la campana y me descalificaron.',
    ],
    answer:
      'Hoy mismo pide perdón al rival y a su esquina: «Me equivoqué, no debí pegarte; ¿cómo estás?». Después al árbitro y a tu entrenador, sin excusas. Pregunta si hay suspensión y plazo para alegar. Dos semanas sin sparring fuerte y luego asaltos con parada a la campana. Publicar tu versión enojado lo empeora.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      '¿Qué hago si me enojo con un compañero en sparring?',
      'me enojo en sparring',
      '¿y si noto que voy a explotar?',
      'Ayer casi me agarro de verdad con un compañero.',
    ],
    answer:
      'Para el asalto tú: guantes abajo, «Estoy caliente, descanso este». Sal del ring, bebe agua y camina dos minutos; vuelve solo a técnica. Al final de la clase: «Hoy me pasé, la próxima al 50 %». Si te ocurre cada semana, o también en casa y en la calle, habla con un psicólogo; eso se entrena igual.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'El rival hace trampa y el árbitro no ve, ¿qué hago?',
      'rival sucio q hago',
      '¿y si me da cabezazos?',
      'Me mete los dedos y cabezazos y el árbitro nada.',
    ],
    answer:
      'Sigue protegiéndote y que reclame tu esquina, no tú: en el descanso el entrenador se lo dice al árbitro con el gesto exacto. Tú cambia la posición: antebrazo en su clavícula en el clinch y sal por el lado. Si te daña un ojo, levanta la mano y pide médico. Devolver la falta: al segundo siempre lo ven.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Cuándo vuelvo a entrenar después de perder?',
      'perdi cuando vuelvo',
      '¿y cuántos días descanso?',
      'Perdí el sábado y no sé si ir el lunes.',
    ],
    answer:
      'Descansa de tres a siete días y vuelve a una clase de técnica, sin sparring las dos primeras semanas. Ve aunque sea a saludar el cuarto día; cuanto más esperas, más pesa la puerta. Si te noquearon o tuviste mareo o lagunas, nada de contacto hasta que un médico te autorice. Volver el lunes a matarse no repara nada.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Cuándo veo el video de mi derrota?',
      'veo el video o no',
      '¿y el video, ya?',
      'No me atrevo a ver la pelea que perdí.',
    ],
    answer:
      'Míralo a los cuatro o cinco días, con tu entrenador y sin sonido. Una pasada completa, luego apunta dos cosas que funcionaron y una que te costó el combate. Esa una es tu trabajo de las próximas cuatro semanas. Después no lo veas más. Lo que daña es repetirlo solo en la cama a la una de la mañana.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      '¿Qué digo cuando me preguntan por la derrota?',
      'q digo si preguntan',
      '¿y a la gente qué le cuento?',
      'Todos me preguntan cómo me fue y me da vergüenza.',
    ],
    answer:
      'Di: «Perdí, el otro fue mejor ese día, ya estoy trabajando en ello», y cambia de tema. Una frase igual para todos, y publícala una vez si tienes redes. Las excusas sobre el árbitro o la lesión te obligan a seguir explicando. Con una persona de confianza sí habla largo: guardárselo todo pesa más.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Perdí cuatro seguidas, ¿sigo compitiendo?',
      '4 derrotas sigo o no',
      '¿y si vuelvo a perder?',
      'Llevo una racha de derrotas y ya no sé para qué voy.',
    ],
    answer:
      'Sigue, pero para ocho semanas y baja un nivel: rival parecido en experiencia o torneo local. Con tu entrenador busca el patrón en las cuatro: mismo minuto, mismo golpe, mismo agarre. Entrena solo eso. Si varias fueron por nocaut, primero médico y revisión, sin sparring. Lo que alarga la racha es pedir revancha inmediata.',
  },
  {
    matter: 'after-a-win',
    asked: [
      '¿Cuánto descanso después de ganar?',
      'gane cuanto descanso',
      '¿y cuándo vuelvo?',
      'Gané el sábado y ya quiero volver mañana.',
    ],
    answer:
      'Descansa cinco a siete días sin contacto: caminar, nadar, movilidad. La segunda semana, técnica; sparring desde la tercera si no tienes golpes pendientes. Ganar también deja daño: dolor de cabeza, mareo o visión borrosa van al médico antes de volver. El error común es entrenar fuerte el lunes por la emoción y lesionarse el jueves.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Gané, ¿acepto otra pelea ya?',
      'gane y me ofrecen otra',
      '¿y si me la ofrecen para el mes que viene?',
      'Me ofrecen pelear otra vez en cuatro semanas.',
    ],
    answer:
      'Di que sí solo si saliste sin golpes en la cabeza, sin lesión y con cuatro semanas completas por delante; si no, pide ocho. Contesta: «Te confirmo el viernes con mi entrenador». Mira primero el peso y el rival. Lo que sale mal es firmar la misma noche, con la euforia y sin saber aún qué te duele.',
  },
  {
    matter: 'after-a-win',
    asked: [
      '¿Cómo evito relajarme después de ganar?',
      'gane y me relaje',
      '¿y cómo no me duermo?',
      'Desde que gané falto a clase y como cualquier cosa.',
    ],
    answer:
      'Fija hoy dos sesiones intocables por semana y una cosa que corregir del video de tu victoria. Siempre hay una: un golpe que recibiste, un asalto flojo. Date siete días de fiesta con fecha de fin escrita. Si a las tres semanas faltas más de la mitad, pide al entrenador un objetivo con día y rival.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Gané y me siento vacío, ¿es normal?',
      'gane y estoy triste normal?',
      '¿y por qué no estoy contento?',
      'Conseguí el título y a los dos días no sentía nada.',
    ],
    answer:
      'Sí, es muy común: el cuerpo baja tras meses de tensión y desaparece la meta. Suele durar de una a tres semanas. Duerme, come normal, ve gente que no sea del gimnasio y entrena por juego, no por plan. Si pasan más de dos semanas sin ganas de nada o con mal sueño, habla con un médico o psicólogo.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Cuándo puedo volver a hacer sparring tras un nocaut?',
      'me noquearon cuando vuelvo',
      '¿y el sparring para cuándo?',
      'Me noquearon hace tres semanas y me siento bien.',
    ],
    answer:
      'Solo con autorización escrita de un médico y cumplida la suspensión, que suele ser de 30 a 90 días o más. Luego por pasos de una semana: carrera, saco, manoplas, técnica con contacto al cuerpo, y al final sparring suave. Cualquier dolor de cabeza, mareo o luz molesta: vuelves atrás y llamas al médico. Sentirse bien no basta.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Ya tengo permiso, ¿cómo hago el primer sparring?',
      'primer sparring despues del ko',
      '¿y el primero cómo lo hago?',
      'El médico me autorizó pero tengo miedo a que me toquen.',
    ],
    answer:
      'Haz dos asaltos de dos minutos con tu compañero más controlado, solo al cuerpo y con casco. Dile: «Cabeza no, 30 %». La semana siguiente, jab suave a la cabeza; la tercera, libre ligero. El entrenador mira cada asalto. Lo que falla es entrar al sparring general para demostrar que estás bien.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Cómo recupero la confianza en mi mandíbula?',
      'ya no confio en mi menton',
      '¿y cómo vuelvo a confiar?',
      'Desde el nocaut me voy para atrás con cada golpe.',
    ],
    answer:
      'No pruebes la mandíbula: mejora la defensa. Tres semanas de diez minutos por sesión con el golpe que te noqueó, lanzado lento por un compañero: barbilla al hombro, mano en la sien, paso lateral y respuesta. Cien repeticiones por sesión. La confianza llega de verlo venir. Dejarse pegar para acostumbrarse solo añade daño; con síntomas, médico.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      '¿Qué síntomas significan que todavía no puedo volver?',
      'q sintomas son malos',
      '¿y qué señales miro?',
      'A veces me duele la cabeza cuando entreno, desde el nocaut.',
    ],
    answer:
      'Para si aparece dolor de cabeza, mareo, náusea, visión borrosa, molestia con la luz, sueño raro, olvidos o mal humor nuevo. Con uno solo no hay contacto y llamas al médico esta semana. Vómitos repetidos, confusión, debilidad de un lado o dolor que crece: urgencias ahora. Esconderlo al entrenador es lo que acaba mal.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Cuántas veces por semana entreno al volver?',
      'vuelvo despues d 1 año cuantos dias',
      '¿y cuántos días a la semana?',
      'Llevo un año sin pisar el gimnasio y quiero volver.',
    ],
    answer:
      'Dos clases por semana durante las primeras cuatro, con un día libre entre ellas, y al 60 %. Desde la quinta, tres; sparring ligero a partir de la sexta. El pulmón vuelve antes que los tendones, así que las molestias de codo, rodilla o tobillo llegan en la tercera semana. Lo típico es ir cinco días y lesionarse.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Qué le digo al entrenador después de tanto tiempo?',
      'q le digo al profe al volver',
      '¿y cómo le escribo?',
      'Me da vergüenza volver porque me fui sin avisar.',
    ],
    answer:
      'Escríbele hoy: «Hola, quiero volver. Estoy fuera de forma. ¿Puedo ir el martes a la clase de principiantes?». No expliques el año entero. Los entrenadores ven volver a gente todas las semanas. Llega diez minutos antes y saluda. Lo que alarga la vergüenza es esperar a estar en forma para aparecer.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿En cuánto tiempo recupero mi nivel?',
      'cuanto tardo en volver a mi nivel',
      '¿y cuándo vuelvo a estar como antes?',
      'Antes los pasaba a todos y ahora me ganan los nuevos.',
    ],
    answer:
      'Cuenta ocho a doce semanas para el aire, y tres a seis meses para el ritmo y los reflejos tras un año fuera. La técnica regresa antes si repites tres movimientos tuyos en cada clase. Mide asaltos seguidos sin parar: de dos a cinco. Compararte con tu mejor día te hará abandonar en la tercera semana.',
  },
  {
    matter: 'return-after-break',
    asked: [
      '¿Vuelvo a mi cinturón o empiezo de blanco?',
      'me pongo mi cinturon al volver?',
      '¿y qué cinturón me pongo?',
      'Soy azul pero estuve cuatro años fuera y me da pena.',
    ],
    answer:
      'Ponte tu cinturón: el grado no caduca. Pregunta solo por cortesía: «Profe, vuelvo tras cuatro años, ¿entro con el azul?». Dile a los compañeros que vienes oxidado y rueda suave con blancos y azules el primer mes. Que un blanco te gane es normal. Lo que sale mal es forzar para defender el color: ahí se lesionan los hombros.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Me robaron la decisión, ¿puedo apelar?',
      'me robaron la pelea puedo apelar',
      '¿y qué plazo tengo?',
      'Gané claro y los jueces le dieron la pelea al otro.',
    ],
    answer:
      'Puedes reclamar, pero casi solo prospera por error de reglas, suma mal hecha o golpe ilegal; el criterio de los jueces rara vez cambia. Tu entrenador pide las tarjetas y el reglamento esa noche, porque el plazo puede ser de horas o pocos días. Presenta video y artículo exacto. Insultar al juez en redes trae sanción y cierra la puerta.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      '¿Cómo sé si de verdad quiero dejarlo?',
      'lo dejo o no',
      '¿y cuánto espero para decidir?',
      'Llevo meses pensando en dejar el deporte para siempre.',
    ],
    answer:
      'Para 30 días sin culpa y decide el día 31, no antes. En ese mes apunta cada semana si extrañas entrenar, competir o solo a la gente; son tres cosas distintas. Puedes dejar de competir y seguir en clase. Si es por golpes a la cabeza o lesión, pregunta al médico primero. Decidirlo la noche de una derrota engaña.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'No tengo ganas de entrenar, ¿voy igual o descanso?',
      'no tengo ganas voy igual?',
      '¿y si mañana tampoco quiero?',
      'Antes amaba entrenar y ahora busco excusas.',
    ],
    answer:
      'Ve igual, con la regla de 15 minutos: calientas y, si sigues sin ganas, te vas tranquilo. Si te vas tres veces seguidas, toma siete días libres y vuelve con algo distinto: otra clase, otro compañero, una técnica nueva. Duerme y come primero. Si tampoco disfrutas nada fuera del gimnasio durante dos semanas, habla con un médico.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Mi compañero avanza más que yo, ¿qué hago con la envidia?',
      'envidia d mi compañero',
      '¿y se lo digo?',
      'Empezamos juntos y a él ya le dieron la pelea.',
    ],
    answer:
      'Pídele diez minutos: «¿Qué haces tú que yo no? Enséñame tu entrada». Después pregunta al entrenador: «¿Qué me falta para pelear y en qué plazo?». Anota esa una cosa y mídela seis semanas. Felicítalo una vez, en serio. La envidia se vuelve veneno cuando subes la fuerza en el sparring contra él.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      '¿Cómo aprendo a rendirme a tiempo?',
      'no se palmear a tiempo',
      '¿y cuándo palmeo exactamente?',
      'Aguanto las llaves hasta que me duele el codo.',
    ],
    answer:
      'Palmea cuando la posición está cerrada y ya no puedes mover la articulación, antes del dolor; en llaves de pierna, antes todavía. Durante cuatro semanas empieza dos asaltos por clase en mala posición: perder ahí deja de importar. Di «tap» en voz alta si no tienes mano libre. Chasquido, hinchazón o inestabilidad: para y médico.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador me ignora, ¿cómo se lo digo?',
      'mi profe me ignora',
      '¿y cuándo se lo digo?',
      'Solo corrige a los que compiten y a mí nunca.',
    ],
    answer:
      'Pídele cinco minutos después de clase, no durante: «Quiero mejorar. ¿Qué dos cosas trabajo este mes, y me las revisas el jueves 30?». Así tiene una tarea y tú una fecha. Dale un mes. Si sigue igual, pregunta a otro instructor o prueba otro lugar. Quejarte con los compañeros llega a él antes que tú.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      '¿Cómo le digo a mi entrenador que me voy?',
      'como digo q me cambio d gym',
      '¿y en persona o por mensaje?',
      'Quiero irme a otro gimnasio y me siento traidor.',
    ],
    answer:
      'En persona, a solas y antes de empezar en el otro: «Gracias por estos tres años. Desde el mes que viene entreno en otro sitio, por horario y nivel. Quería decírtelo yo». Dos minutos, sin lista de quejas. Deja pagado el mes. Si se enoja: «Lo entiendo». Lo que rompe todo es que se entere por una foto.',
  },
  {
    matter: 'belt-grading',
    asked: [
      '¿Qué repaso la última semana antes del examen de cinturón?',
      'examen d cinturon q repaso',
      '¿y el día antes qué hago?',
      'El sábado tengo examen y se me olvidan los nombres.',
    ],
    answer:
      'Repasa la lista completa una vez al día, 20 minutos, diciendo cada nombre en voz alta mientras lo haces con compañero; las tres peores, diez veces más. El viernes solo una pasada lenta y a dormir. Si te equivocas en el examen, para, respira, «lo repito» y sigue. Lo que hunde es acelerar por nervios: hazlo al 70 %.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Se me va la cabeza entre asaltos, ¿qué hago en el descanso?',
      'me distraigo entre rounds',
      '¿y en ese minuto en qué pienso?',
      'En el descanso pienso en el trabajo y no oigo a mi esquina.',
    ],
    answer:
      'Divide el minuto: 20 segundos solo respirar mirando al piso, 20 escuchar una orden, 20 repetirla en voz alta y levantarte. Repetirla es la clave: «Jab y salgo a la izquierda». Antes de clase, escribe los pendientes en un papel y déjalo en el bolso. Si además fallan memoria o vista tras un golpe, nada de sparring y médico.',
  },
  {
    matter: 'cornering-others',
    asked: [
      '¿Qué digo en el minuto de descanso como esquina?',
      'q digo en la esquina',
      '¿y en qué orden lo hago?',
      'El sábado hago de esquina por primera vez.',
    ],
    answer:
      'Primero 15 segundos callado: agua, aire, hielo. Luego una sola orden en diez palabras: «Mano derecha arriba y entra tras su jab». Pide que la repita. Los últimos 15, vaselina y ánimo. Lleva toalla, agua, hielo, tijeras y gasas. Si responde confuso, no ve bien o no se defiende, paras tú la pelea, sin preguntarle.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo perdió y llora, ¿qué le digo?',
      'mi hijo perdio y llora',
      '¿y en el coche qué le digo?',
      'Mi hija perdió su combate y no quiere hablar.',
    ],
    answer:
      'Abrázalo y di: «Me encanta verte competir», y nada más durante la primera hora. En el coche, comida y música; la técnica la comenta el entrenador en la siguiente clase. Si pregunta, devuelve: «¿Qué parte te gustó?». Si recibió un golpe en la cabeza y está raro, vomita o tiene sueño, urgencias. Analizar el combate enseguida es lo que quita las ganas.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Tengo 45 y empiezo, ¿cuántos días por semana?',
      '45 años y empiezo cuantos dias',
      '¿y cuándo puedo hacer sparring?',
      'Soy el más viejo de la clase y termino molido.',
    ],
    answer:
      'Dos días por semana con dos de descanso entre ellos, durante tres meses; luego tres si las rodillas y hombros están tranquilos. Sparring suave desde el cuarto mes y con gente que controla. Antes, chequeo médico si llevas años parado o tienes tensión alta. Lo que lesiona es seguir el ritmo de los de veinte en el calentamiento: ve a tu paso.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Soy la única mujer y me tratan con pena o a lo bruto, ¿qué digo?',
      'soy la unica mujer en clase',
      '¿y qué les digo antes de rodar?',
      'Los hombres o no me pegan nada o me aplastan.',
    ],
    answer:
      'Dilo antes de chocar manos: «Al 50 %, técnica real, sin cargarme tu peso». Si aplasta: «Para, más ligero», y cambias de pareja. Elige con el entrenador a tres compañeros que sepan regular y rueda con ellos la mayoría. Pregunta por una hora de mujeres. Si alguien te toca fuera de la técnica o se burla, entrenador hoy mismo, o denuncia.',
  },
  {
    matter: 'plateau',
    asked: [
      'Llevo meses sin mejorar, ¿qué cambio?',
      'no mejoro hace meses',
      '¿y por cuánto tiempo lo hago?',
      'Siempre me ganan los mismos con lo mismo.',
    ],
    answer:
      'Elige la única posición en la que más te ganan y empieza ahí dos asaltos de cada clase, seis semanas. Pide al que te gana: «¿Qué ves que hago mal?». Graba un asalto por semana y cuenta cuántas veces sales. Lo demás, igual. Lo que mantiene el estancamiento es una técnica nueva cada semana.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Entreno solo con un saco, ¿cómo hago una sesión?',
      'entreno solo en casa q hago',
      '¿y cuántos asaltos?',
      'No hay gimnasio cerca y solo tengo un saco.',
    ],
    answer:
      'Cuarenta minutos: cinco de cuerda, tres asaltos de sombra con desplazamiento, cinco de saco de tres minutos, uno por tarea, jab, cuerpo, salir por el lado, contraataque, libre, y diez de fuerza. Tres días por semana. Graba un asalto y mira la mano que baja. Pegar parado y sin volver a guardia es el vicio; busca un entrenador una vez al mes.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Se canceló mi pelea, ¿qué hago esta semana?',
      'cancelaron mi pelea q hago',
      '¿y pido que me paguen algo?',
      'El rival se bajó el día antes y me quedé sin nada.',
    ],
    answer:
      'Descansa tres días, come normal y después haz un sparring controlado con el plan que tenías, para cerrar el campamento. Mañana escribe al organizador: «Di el peso y estuve listo; pido gastos y la próxima fecha por escrito». Mira el contrato: a veces hay pago parcial. Seguir semanas a dieta y ritmo de pelea sin fecha te rompe.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Me da vergüenza mi cuerpo en el gimnasio, ¿qué me pongo?',
      'me da pena mi cuerpo en el gym',
      '¿y en el vestuario cómo hago?',
      'No voy a clase porque estoy gordo y todos me miran.',
    ],
    answer:
      'Ponte camiseta ajustada de manga larga oscura y pantalón hasta la rodilla: no se sube y nadie te la discute. Llega vestido de casa las primeras semanas. Pide la clase de principiantes y colócate en la segunda fila. A la cuarta clase casi nadie te mira. Esperar a adelgazar para empezar es la trampa; si dejas de comer o vomitas, médico.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Tengo 52 años, ¿cuánto sparring hago?',
      '52 años cuanto sparring',
      '¿y cuánto descanso después?',
      'Entreno desde joven y ahora tardo días en recuperarme.',
    ],
    answer:
      'Una sesión ligera por semana, tres o cuatro asaltos, con golpes suaves a la cabeza o solo al cuerpo, y 48 horas de descanso después. Cambia otra por técnica y fuerza dos veces por semana. Calienta 15 minutos. Chequeo de corazón y tensión cada año; dolor en el pecho o ahogo raro: para y urgencias. Igualar a los de veinte cuesta meses.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Mi hijo quiere dejarlo, ¿lo obligo a seguir?',
      'mi hijo quiere dejar el judo',
      '¿y cuánto espero antes de decidir?',
      'Mi hija de nueve años llora antes de cada clase.',
    ],
    answer:
      'No lo obligues; acuerda un final corto: «Terminamos este mes y decides tú». Pregunta en un momento tranquilo qué parte no le gusta: un compañero, el entrenador, competir o el cansancio. Habla luego con el entrenador. Muchas veces basta con dejar de competir. Si tiene miedo de un adulto o de golpes, sácalo ya y averigua qué pasó.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Mi entrenador quiere que pelee lesionado, ¿qué le digo?',
      'mi coach quiere q pelee lesionado',
      '¿y si se enoja?',
      'Me duele el hombro y mi entrenador dice que aguante.',
    ],
    answer:
      'Dile: «Con esta lesión no peleo hasta que un médico me autorice». Pide cita esta semana y llévale el informe. Mientras, piernas y técnica sin el hombro. Si se enoja, repite la frase; es tu cuerpo y la decisión es tuya. Si insiste o te amenaza con dejarte fuera, busca otra esquina. Con golpe en la cabeza no hay discusión: parado.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      '¿Cómo pruebo otro gimnasio sin ofender al mío?',
      'puedo probar otro gym?',
      '¿y se lo digo antes de probar?',
      'Me invitaron a entrenar en otro lugar y no sé si puedo ir.',
    ],
    answer:
      'Avisa antes con una frase: «El sábado voy a entrenar como visitante con unos amigos, ¿te parece bien?». La mayoría dice que sí. Ve a dos o tres clases, sin publicar fotos, y mira trato, sparring y limpieza. Si tu entrenador prohíbe visitar cualquier lugar, eso ya te dice algo. Esconderlo es lo que ofende.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Todos reciben cinturón menos yo, ¿pregunto?',
      'pregunto x q no me dan el cinturon?',
      '¿y cómo lo pregunto?',
      'Llevo cuatro años de azul y promovieron a los que llegaron después.',
    ],
    answer:
      'Sí, pregunta una vez y a solas: «¿Qué dos cosas te falta ver de mí para el siguiente grado?». Anótalas, trabájalas tres meses y pide que las mire. No pidas fecha ni nombres a otros. En muchas academias preguntar «¿cuándo me toca?» cae mal; preguntar qué mejorar, no. Revisa también tu asistencia real.',
  },
  {
    matter: 'plateau',
    asked: [
      '¿Cuándo me vendría bien parar una semana?',
      'descanso si no avanzo?',
      '¿y parar ayuda o es peor?',
      'Entreno seis días y cada vez voy peor.',
    ],
    answer:
      'Para ahora si llevas tres semanas peor, duermes mal o el pulso al despertar está más alto de lo normal. Siete días: dos caminatas, dos sesiones de movilidad, nada de sparring. Vuelve con cuatro días en lugar de seis. Entrenar más cuando vas a peor es el error habitual. Si a las dos semanas sigues agotado, análisis con tu médico.',
  },
  {
    matter: 'late-beginner',
    asked: [
      '¿Puedo competir si empecé a los 40?',
      'puedo competir a los 40?',
      '¿y en qué categoría?',
      'Empecé a los cuarenta y me gustaría competir una vez.',
    ],
    answer:
      'Sí: en jiu-jitsu, judo y otras disciplinas hay categorías máster por edad, cinturón y peso; en boxeo existen exhibiciones con control. Espera un año de clases y un chequeo médico con electrocardiograma. Entra en tu peso actual. Elige un torneo local y dos combates como meta. Apuntarse a la categoría adulta porque falta gente acaba en lesión.',
  },
]
