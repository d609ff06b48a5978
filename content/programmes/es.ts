import type { ProgrammeTexts } from './programme-texts.ts'

export const es: ProgrammeTexts = {
  week: {
    heading: 'Tu semana',
    leads: [
      'Con una sesión por semana te mantienes; lo que te hace mejorar son 15 minutos en casa otros dos días.',
      'Con dos sesiones, usa una para aprender y otra para ponerlo a prueba, con al menos un día en medio.',
      'Con tres sesiones: una para aprender, una para tu punto débil y una dura.',
      'De las cuatro sesiones, una es dura de verdad y otra es de físico, nunca en días seguidos; las otras dos son para aprender.',
      'De las cinco sesiones, dos pueden ser duras, y el día después de cada una es suave. Así es como cinco rinden más que cuatro.',
      'Con tantas sesiones, solo dos pueden ser duras. Las demás son para aprender, y un día de la semana queda libre.',
    ],
    names: {
      technique: 'técnica',
      hard: 'dura',
      fitness: 'físico',
      weak: 'punto débil',
      calm: 'suave',
      all: 'un poco de todo',
    },
    sessions: {
      striking: {
        technique:
          '{a} min de cuerda y sombra, {b} min con una sola combinación en manoplas o en pareja, {c} min de asaltos lentos en los que solo cuenta esa.',
        hard: '{a} min de calentamiento, {b} min de sparring o manoplas a ritmo de pelea, {c} min con lo que peor te salió.',
        fitness:
          '{a} min de sombra, {b} min de saco, 20 segundos rápidos y 40 tranquilos, {c} min de core, cuello y piernas.',
        weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego con resistencia, {c} min de asaltos buscando esa situación.',
        calm: '{a} min de movilidad, {b} min de sparring técnico a un tercio de la potencia, {c} min de estiramientos.',
        all: '{a} min de calentamiento, {b} min con una sola técnica en pareja, {c} min de asaltos para usarla.',
      },
      kicking: {
        technique:
          '{a} min de cuerda y sombra con patadas, {b} min con una sola patada o combinación en paos, {c} min en pareja contra alguien que avanza.',
        hard: '{a} min de calentamiento, {b} min de sparring o paos a ritmo de pelea, {c} min con lo que peor te salió.',
        fitness:
          '{a} min de sombra, {b} min de patadas y rodillazos al saco, 20 segundos rápidos y 40 tranquilos, {c} min de core y cadera.',
        weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego con resistencia, {c} min de asaltos buscando esa situación.',
        calm: '{a} min de movilidad, {b} min de sparring técnico a un tercio de la potencia, {c} min de estiramientos.',
        all: '{a} min de calentamiento, {b} min con una sola técnica en pareja, {c} min de asaltos para usarla.',
      },
      points: {
        technique:
          '{a} min de calentamiento y cadera, {b} min con una sola patada o combinación en paos, {c} min en pareja contra alguien que avanza.',
        hard: '{a} min de calentamiento, {b} min de combate libre con las reglas de tu modalidad, {c} min con el punto que más regalaste.',
        fitness:
          '{a} min de desplazamientos, {b} min de patadas en paos, 15 segundos rápidos y 45 tranquilos, {c} min de core y cadera.',
        weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego a toda velocidad, {c} min de asaltos buscando esa situación.',
        calm: '{a} min de movilidad, {b} min de formas o combinaciones, lentas y limpias, {c} min de estiramientos.',
        all: '{a} min de calentamiento, {b} min con una sola técnica en pareja, {c} min de asaltos para usarla.',
      },
      grappling: {
        technique:
          '{a} min de ejercicios de movimiento, {b} min con una sola posición, muchas repeticiones por lado, {c} min empezando desde ahí a media resistencia.',
        hard: '{a} min de calentamiento, {b} min de luchas a ritmo real y con el tiempo completo, {c} min desde la posición en la que más perdiste.',
        fitness:
          '{a} min de ejercicios de movimiento, {b} min de derribos, levantadas técnicas y puentes, un minuto sí y otro no, {c} min de agarre y core.',
        weak: '{a} min de calentamiento, {b} min desde tu peor posición, volviendo a empezar tras cada escape, {c} min de luchas completas que empiezan ahí.',
        calm: '{a} min de movilidad, {b} min de luchas suaves, sin fuerza, {c} min de estiramientos de cadera y espalda.',
        all: '{a} min de calentamiento, {b} min con una sola posición en pareja, {c} min de luchas que empiezan ahí.',
      },
      mixed: {
        technique:
          '{a} min de calentamiento, {b} min con una sola cadena, del golpe al derribo, {c} min de lo mismo a media resistencia.',
        hard: '{a} min de calentamiento, {b} min de asaltos con golpeo y lucha a una intensidad acordada, {c} min con lo que peor te salió.',
        fitness:
          '{a} min de sombra con sprawls, {b} min de pared, levantadas técnicas y saco, 30 segundos sí y 30 no, {c} min de core y cuello.',
        weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego con resistencia, {c} min de asaltos que empiezan ahí.',
        calm: '{a} min de movilidad, {b} min de lucha suave o sparring solo tocando, {c} min de estiramientos.',
        all: '{a} min de calentamiento, {b} min con una sola cadena, del golpe al derribo, {c} min de asaltos para usarla.',
      },
      any: {
        technique:
          '{a} min de calentamiento, {b} min con una sola técnica en pareja, muchas repeticiones por lado, {c} min de lo mismo a media resistencia.',
        hard: '{a} min de calentamiento, {b} min de sparring o luchas a ritmo de combate, {c} min con lo que peor te salió.',
        fitness:
          '{a} min de movimientos suaves de tu deporte, {b} min de lo mismo, 20 segundos rápidos y 40 tranquilos, {c} min de core y piernas.',
        weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego con resistencia, {c} min de asaltos buscando esa situación.',
        calm: '{a} min de movilidad, {b} min de asaltos suaves a un tercio de la potencia, {c} min de estiramientos.',
        all: '{a} min de calentamiento, {b} min con una sola técnica en pareja, {c} min de asaltos para usarla.',
      },
    },
    alone: {
      technique:
        '{a} min de cuerda o trote en el sitio y movilidad articular, {b} min con una sola combinación o movimiento, lento y grabándote una vez, {c} min de asaltos en los que solo cuenta eso.',
      hard: '{a} min de calentamiento, {b} min de asaltos a ritmo de combate con un minuto de descanso entre ellos, {c} min de movimiento tranquilo.',
      fitness:
        '{a} min de movimiento suave, {b} min alternando 20 segundos rápidos y 40 tranquilos, {c} min de core, sentadillas y flexiones.',
      weak: '{a} min de calentamiento, {b} min con tu punto débil, primero lento y luego a toda velocidad, {c} min de asaltos buscando esa situación.',
      calm: '{a} min de movilidad, {b} min de asaltos lentos y limpios, sin potencia, {c} min de estiramientos.',
      all: '{a} min de calentamiento, {b} min con una sola combinación o movimiento, {c} min de asaltos para usarlo.',
    },
    days_are_examples: 'Los días son una propuesta; lo que cuenta es el orden.',
    strength_apart:
      '**Fuerza ({days}):** 35 minutos: sentadilla, peso muerto, empuje, remo y caminata con carga; tres series de 6 a 8, dejando dos repeticiones en reserva.',
    strength_after:
      '**Fuerza:** dos veces por semana, media hora, al terminar las sesiones suaves o con al menos seis horas de separación, nunca el día antes de la dura.',
    running:
      '**Carrera ({days}):** de 25 a 30 minutos a un ritmo que te deje hablar. Lo rápido ya lo haces en la sesión.',
    at_home: {
      striking:
        '**En casa, dos veces por semana, 15 minutos:** tres asaltos de sombra con la combinación de la semana, luego flexiones, sentadillas y core.',
      kicking:
        '**En casa, dos veces por semana, 15 minutos:** armar y recoger la patada de la semana sin perder el equilibrio, luego cadera y core.',
      grappling:
        '**En casa, dos veces por semana, 15 minutos:** fugas de cadera, puentes y levantadas técnicas, luego remo con banda o toalla y core.',
      mixed:
        '**En casa, dos veces por semana, 15 minutos:** tres asaltos de sombra con cambios de nivel y sprawls, luego core.',
      any: '**En casa, dos veces por semana, 15 minutos:** el movimiento de la semana, lento y limpio, luego flexiones, sentadillas y core.',
    },
    first_months:
      'En tus tres primeros meses, la sesión dura se hace con asaltos de una sola tarea, no con sparring libre.',
    until_event:
      'Sigue así hasta el {last_hard}; después quita la sesión dura y reduce las demás a la mitad, hasta {event}.',
    for_minors:
      'Antes de los 18, la intensidad del contacto la decide el entrenador: primero la técnica, y nada de golpes a la cabeza.',
    over_fifty:
      'Después de los cincuenta, duro quiere decir tres cuartos de la potencia, con dos noches hasta la siguiente sesión dura; mandan las articulaciones, no el calendario.',
    weak_point: '**Punto débil, con tus palabras:** {weak}. Tiene su lugar en cada sesión que no sea dura.',
    if_one_falls_out: 'Si tienes que saltarte una, que sea “{first}”, no “{last}”.',
    ask_days: '¿Cuántos días puedes entrenar y cuánto tiempo cada vez?',
  },
  until_event: {
    heading: 'El plan',
    lead: 'Tienes {days} hasta {event}.',
    lead_today: 'Es hoy: {event}.',
    lead_sessions: 'Da para unas {sessions} sesiones, así que elige un solo punto débil y no tres.',
    lead_two: {
      close:
        'Entre las dos fechas, el {first} y el {second}, hay solo {gap}: tómalas como un solo objetivo. Lo duro que hagas antes de la primera no se repite antes de la segunda.',
      apart:
        'La primera fecha es el {first}; la segunda, {gap} después, el {second}: dos picos de forma pequeños con un descanso corto en medio.',
    },
    steps: {
      striking: {
        build:
          'Sube la carga: entrena duro en {hard} de tus sesiones de la semana, trabaja el punto débil en las demás y suma un asalto cada semana hasta hacer dos más que en la pelea.',
        as_on_the_day: 'Simula la pelea, {format}, con gente que se mueva como tu rival; el físico, solo al final.',
        last_hard: 'Haz el último sparring duro, {format}, este día a más tardar, y termina en cuanto salga bien.',
        no_more_hard:
          'Deja el sparring duro de aquí en adelante: sesiones cortas de manoplas, {format} como mucho, rápidas y con tus dos mejores golpes.',
        half: 'Reduce el volumen a la mitad y mantén la velocidad: manoplas y sparring suave, nada nuevo y ocho horas de sueño.',
        two_days: 'Haz 20 minutos suaves como mucho y descansa; revisa peso, documentos, equipo y viaje.',
        eve: 'Prepara la mochila, come lo que ya conoces, muévete 15 minutos y acuéstate temprano.',
        the_day: 'Calienta 20 minutos hasta sudar y decide una sola cosa para los primeros diez segundos.',
      },
      points: {
        build:
          'Sube la carga: entrena duro en {hard} de tus sesiones de la semana, trabaja el punto débil en las demás y suma un asalto cada semana hasta hacer dos más que en el combate.',
        as_on_the_day:
          'Haz sparring con las reglas del combate, {format}, con alguien que cante los puntos en voz alta.',
        last_hard: 'Haz el último sparring duro, {format}, este día a más tardar, y termina en cuanto salga bien.',
        no_more_hard:
          'Deja el sparring duro de aquí en adelante: sesiones cortas con patadas rápidas en paos y las dos acciones que más puntos te dan.',
        half: 'Reduce el volumen a la mitad y mantén la velocidad: reacción en paos, sparring suave, nada nuevo y ocho horas de sueño.',
        two_days: 'Haz 20 minutos suaves como mucho y descansa; revisa peso, documentos, equipo y viaje.',
        eve: 'Prepara la mochila, come lo que ya conoces, muévete 15 minutos y acuéstate temprano.',
        the_day: 'Calienta 20 minutos con diez salidas rápidas y decide la primera acción del primer combate.',
      },
      grappling: {
        build:
          'Sube la carga: entrena duro en {hard} de tus sesiones de la semana, trabaja tu peor posición en las demás y suma una lucha a ritmo real cada semana hasta hacer dos más que en el torneo.',
        as_on_the_day: 'Simula tus combates, {format}, empezando de pie, varios seguidos y con poco descanso.',
        last_hard: 'Haz las últimas luchas duras, {format}, este día a más tardar, y termina en cuanto salgan bien.',
        no_more_hard:
          'Deja las luchas duras de aquí en adelante: entradas, agarres y tus dos mejores ataques, corto y rápido.',
        half: 'Reduce el volumen a la mitad y mantén la velocidad: entradas y luchas suaves, nada nuevo y ocho horas de sueño.',
        two_days: 'Haz 20 minutos suaves como mucho y descansa; revisa peso, documentos, equipo y viaje.',
        eve: 'Prepara la mochila, come lo que ya conoces, muévete 15 minutos y acuéstate temprano.',
        the_day: 'Calienta 20 minutos hasta sudar y decide tu primer agarre.',
      },
      mixed: {
        build:
          'Sube la carga: entrena duro en {hard} de tus sesiones de la semana, alternando golpeo y pelea completa, trabaja el punto débil en las demás y suma un asalto cada semana hasta hacer dos más que en la pelea.',
        as_on_the_day: 'Simula la pelea con golpeo y lucha, {format}, con gente parecida a tu rival.',
        last_hard: 'Haz el último sparring duro, {format}, este día a más tardar, y termina en cuanto salga bien.',
        no_more_hard:
          'Deja el sparring duro de aquí en adelante: manoplas, entradas y tus dos mejores armas, corto y rápido.',
        half: 'Reduce el volumen a la mitad y mantén la velocidad: manoplas, entradas, asaltos suaves, nada nuevo y ocho horas de sueño.',
        two_days: 'Haz 20 minutos suaves como mucho y descansa; revisa peso, documentos, equipo y viaje.',
        eve: 'Prepara la mochila, come lo que ya conoces, muévete 15 minutos y acuéstate temprano.',
        the_day: 'Calienta 20 minutos hasta sudar y decide una sola cosa para los primeros diez segundos.',
      },
      any: {
        build:
          'Sube la carga: entrena duro en {hard} de tus sesiones de la semana, trabaja el punto débil en las demás y suma un asalto cada semana hasta hacer dos más que en el combate.',
        as_on_the_day: 'Simula el combate, {format}, con gente que se mueva como tu rival.',
        last_hard: 'Haz los últimos asaltos duros, {format}, este día a más tardar, y termina en cuanto salgan bien.',
        no_more_hard: 'Deja los asaltos duros de aquí en adelante: tus dos mejores armas, corto y rápido.',
        half: 'Reduce el volumen a la mitad y mantén la velocidad: técnica y asaltos suaves, nada nuevo y ocho horas de sueño.',
        two_days: 'Haz 20 minutos suaves como mucho y descansa; revisa peso, documentos, equipo y viaje.',
        eve: 'Prepara la mochila, come lo que ya conoces, muévete 15 minutos y acuéstate temprano.',
        the_day: 'Calienta 20 minutos hasta sudar y decide una cosa que harás en los primeros diez segundos.',
      },
    },
    child_steps: {
      build:
        'Juega a competir dos veces por semana, diez minutos: saludo, señal de inicio, una técnica que puntúa y señal de parar.',
      as_on_the_day:
        'Haz un torneo de mentira en casa y en clase: alguien dice los nombres, alguien arbitra y cada uno gana una vez.',
      last_hard:
        'Haz el último combate de práctica este día a más tardar, suave y con alguien del mismo tamaño, y termina mientras todavía sea divertido.',
      no_more_hard:
        'Practica solo las dos técnicas favoritas de ahora en adelante, diez veces cada una, como juego; nada de contacto fuerte.',
      half: 'Hazlo más corto y más divertido: diez minutos de las técnicas favoritas, a dormir temprano, nada nuevo.',
      two_days: 'Mira con tu peque el lugar y las reglas, en foto o video, y deja que te lo explique todo.',
      eve: 'Preparen la mochila juntos, coman algo conocido, y que cada uno cuente de qué tiene más ganas.',
      the_day:
        'Calienta diez minutos con juegos de persecución y las dos técnicas favoritas; al terminar todo, di antes que nada que te gustó mirar.',
    },
    between: {
      first_event: 'Usa esta primera fecha para probar una sola cosa; anota esa misma noche qué funcionó y qué no.',
      recover:
        'Descansa dos días y luego muévete suave; tras un nocaut, una pelea detenida, dolor de cabeza o mareo, nada de contacto hasta que un médico lo permita.',
      build_again:
        'Simula otra vez el combate, {format}, con lo que aprendiste en el primero; es el último día de trabajo duro.',
      keep_fresh: 'Conserva la chispa: técnica y unos pocos asaltos cortos y rápidos, nada duro entre las dos fechas.',
      no_training:
        'Descansa y muévete un poco, nada más; pregunta a tu entrenador si la primera vez hace falta ir a fondo.',
    },
    grading: {
      go_through:
        'Repasa una vez todo el programa del examen y marca en rojo lo que se te atasca; a eso va la mayor parte del tiempo.',
      weak_parts: 'Empieza cada sesión por lo marcado en rojo y dedícale diez minutos en casa los demás días.',
      rehearse: 'Ensaya dos veces el examen completo, en orden, con reloj y con alguien que mire sin decir nada.',
      eve: 'Repásalo todo una vez mentalmente, plancha el uniforme y no entrenes más hasta el examen.',
      the_day: 'Calienta bien, suelta el aire antes de cada parte y, si te equivocas, sigue como si nada.',
    },
    fitness:
      '**Fondo:** dos veces por semana, al final de la sesión, 6 × 1 minuto a ritmo de combate, con 1 minuto suave entre uno y otro; uno más cada semana hasta 10, y ninguno después del {until}.',
    last_hard_is: 'El último sparring duro es el {date} a más tardar.',
    no_hard_left: 'Ya no queda ninguno: tan cerca de la fecha, todo el sparring es suave.',
    measure: 'Sesiones hechas según el plan, y dos noches entre las duras.',
    tired: {
      cue: 'llevo dos días con las piernas pesadas o durmiendo mal',
      action: 'cambio la próxima sesión dura por una suave',
    },
    title: 'Hasta {event}',
    event: { contest: 'la competición del {date}', grading: 'el examen del {date}' },
    event_named: '{event} el {date}',
    on: 'El {date}',
  },
  rounds: {
    heading: 'Tu sesión',
    lead: '{rounds} asaltos de {minutes} con {rest} de descanso, {total} minutos en total.',
    warm_up: {
      striking: 'cuerda o trote en el sitio, hombros y cadera, luego sombra suelta.',
      kicking: 'cuerda o desplazamientos, balanceos de pierna y cadera, luego patadas lentas al aire.',
      grappling: 'fugas de cadera, puentes, rodadas y levantadas técnicas, a lo largo del tatami o en el sitio.',
      mixed: 'cuerda o trote en el sitio, cadera y hombros, luego sombra con dos sprawls por minuto.',
      any: 'cuerda o trote en el sitio, cadera y hombros, luego movimientos sueltos de tu deporte.',
    },
    rounds_of_task: 'Asaltos {from} a {to}',
    three:
      '**Entre tres:** dos trabajan y el tercero lleva el tiempo y dice la tarea; se rota en cada asalto, así todos descansan uno de cada tres.',
    round: 'Asalto {n}',
    tasks: {
      bag: [
        'Solo jab y juego de pies: jab, sal a un lado, vuelve a entrar.',
        'Uno-dos y sal en ángulo; después del dos nunca te quedes enfrente.',
        'Abajo y arriba: jab al cuerpo, directo a la cabeza, gancho con la mano adelantada.',
        'Contras: imagina el jab, esquiva o desvía, responde con dos.',
        'Ráfagas: diez segundos sin parar, veinte tranquilos moviendo los pies.',
        'Tu mejor combinación, siempre después de una finta.',
        'Como en la pelea: primera mitad con calma, todo en los últimos 20 segundos.',
      ],
      kick_bag: [
        'Solo jab o patada frontal y juego de pies: pega, sal a un lado, vuelve a entrar.',
        'Dos puños y una patada baja o media; vuelve a tu guardia antes de mirar cómo entró.',
        'Primero la patada, luego los puños, y sal en ángulo.',
        'Contras: imagina la patada, bloquea o da un paso atrás, y patea al instante.',
        'Ráfagas: cinco patadas por pierna sin parar, veinte segundos tranquilos.',
        'Tu mejor combinación, siempre después de una finta.',
        'Como en la pelea: primera mitad con calma, todo en los últimos 20 segundos.',
      ],
      shadow: [
        'Solo juego de pies con las manos arriba: entra, sal, a un lado y al otro.',
        'Un golpe recto, y sal; cada vez por un lado distinto.',
        'Tu mejor combinación después de una finta, primero lenta y luego a toda velocidad.',
        'Defensa: esquiva, desvía, bloquea, y responde cada vez con dos.',
        'Ráfagas: diez segundos sin parar, veinte tranquilos moviendo los pies.',
        'Contra un rival imaginario: primero uno más alto, luego uno que no deja de avanzar.',
        'Como en la pelea: primera mitad con calma, todo en los últimos 20 segundos.',
      ],
      partner: [
        'Golpes sueltos en manoplas o paos, volviendo siempre a la guardia; cambio a mitad del asalto.',
        'Dos por uno: te tocan y respondes al momento con dos.',
        'Tu mejor combinación mientras quien sostiene las manoplas retrocede.',
        'Primero la defensa: te lanzan un golpe con la manopla, defiendes y respondes.',
        'Ráfagas: diez segundos sin parar, veinte tranquilos moviendo los pies.',
        'Sparring solo tocando, con una tarea cada uno: uno siempre ataca primero, el otro siempre contragolpea.',
        'Como en la pelea: primera mitad con calma, todo en los últimos 20 segundos.',
      ],
      grappling_alone: [
        'Fugas de cadera a los dos lados, subiendo al codo en cada una.',
        'Entradas al aire de tu proyección o derribo, diez por lado, lentas y luego rápidas.',
        'Sprawl, de pie otra vez, entrada; sin pausa.',
        'Puente y giro hasta quedar de rodillas, diez por lado.',
        'Levántate sin apoyar las manos delante, por los dos lados.',
        'Tira de una toalla o banda sujeta a un poste, con el movimiento de tu agarre.',
        'Todo seguido: sprawl, fuga de cadera, puente, levantada técnica, entrada.',
      ],
      grappling_partner: [
        'Entradas sin derribar, diez cada uno, y cambio.',
        'Entradas en movimiento, hasta el derribo.',
        'Desde tu peor posición: escapa y vuelve a empezar; cambio a mitad del asalto.',
        'En el suelo: uno controla arriba, el otro sale o se levanta, y se empieza de nuevo cada vez.',
        'Solo agarres: quien consigue primero el suyo suma un punto.',
        'Finaliza desde tu mejor posición a media resistencia, luego a tres cuartos.',
        'Lucha a ritmo real, como en un combate.',
      ],
    },
    fewer_fit: 'En {minutes} con calentamiento caben {rounds} asaltos, no {told}.',
    end: '**Para terminar ({end} min):** camina soltando el aire despacio y luego haz plancha, dos veces 30 segundos de frente y de cada lado.',
    more_each_week: 'Suma un asalto por semana hasta hacer {most}; después hazlos más rápidos, no más largos.',
    last_hard_on: 'La última vez a fondo es el {last_hard}; después, la mitad hasta {event}.',
    pace: 'Empieza cada asalto a un ritmo con el que podrías hacer dos más; los últimos 20 segundos van rápidos.',
    light_for_minors:
      'Primero la técnica y después la potencia: termina mientras todavía salga limpia, y no golpees la cabeza de nadie.',
    ask_length: '¿Cuánto tiempo tienes y cuánto duran tus asaltos?',
  },
  class: {
    heading: 'La clase',
    lead: {
      small: 'Con los más pequeños, cambia de tarea cada cuatro o cinco minutos y haz que casi todo sea un juego.',
      child: 'A esta edad, explica un minuto como mucho y ponlos a moverse; cada cosa vuelve después como juego.',
      teen: 'Los adolescentes quieren probarlo contra alguien: explica poco y pon una tarea en la que alguien gane.',
      adult:
        'Los adultos se quedan si aprenden algo que pueden usar ese mismo día: una sola técnica, trabajada de tres maneras.',
    },
    parts: {
      small: {
        line_up: 'en círculo, los nombres y una sola regla.',
        warm_up: 'caminar como animales y persecuciones a cuatro patas.',
        technique: '{technique}; demostración sin palabras, tres intentos cada uno.',
        task: 'lo mismo como juego: ¿quién lo hace cinco veces?',
        break: 'agua, y ¿quién vio algo bien hecho?',
        rounds: 'empujones, tirones o robar la cola, por parejas de tamaño parecido, 20 segundos cada vez.',
        end: 'acostados y sin moverse durante diez respiraciones, un elogio para cada uno.',
      },
      child: {
        line_up: 'en fila, los nombres de los nuevos y una regla para hoy.',
        warm_up: 'juegos de persecución con caídas, gateo o desplazamientos.',
        technique: '{technique}; en tres pasos, y cada uno se practica antes de mostrar el siguiente.',
        task: 'lo mismo como juego por parejas, cambiando de pareja cada dos minutos.',
        break: 'agua y una pregunta sobre lo que acaban de hacer.',
        rounds: 'asaltos cortos de un minuto con una sola tarea, por parejas de tamaño parecido.',
        end: 'relevos, luego un elogio para cada uno y algo que mostrar en casa.',
      },
      teen: {
        line_up: 'para qué es la clase de hoy, en una frase.',
        warm_up: 'por parejas: tocar el hombro, reacción, sprawls.',
        technique: '{technique}; dos demostraciones, luego diez veces cada uno.',
        task: 'lo mismo con resistencia: uno lo intenta, el otro lo frena; luego cambio.',
        break: 'agua; ¿a quién le funcionó y cómo?',
        rounds: 'asaltos de dos minutos que empiezan con eso, luego libres a una intensidad acordada.',
        end: 'dos minutos de core, luego cada uno dice con qué se queda.',
      },
      adult: {
        line_up: 'qué se trabaja hoy; pregunta quién es nuevo y quién tiene una lesión.',
        warm_up: 'trote suave o cuerda, cadera y hombros, luego movimientos de la técnica.',
        technique: '{technique}; dos demostraciones, luego diez repeticiones cada uno a media velocidad.',
        task: 'lo mismo en tres situaciones, del compañero que ayuda al que resiste; los nuevos se quedan en la primera.',
        break: 'agua; una pregunta.',
        rounds: 'asaltos de dos minutos con una sola tarea; los libres, solo para quien quiera.',
        end: 'respiración tranquila, estiramientos y qué toca la próxima vez.',
      },
    },
    techniques: {
      striking: {
        small: 'jab a una mano levantada y un paso grande para salir',
        child: 'jab y paso al lado, en manoplas',
        teen: 'jab, directo y salida en ángulo',
        adult: 'jab, directo y salida en ángulo',
      },
      kicking: {
        small: 'patada frontal a un pao y equilibrio en una pierna como una cigüeña',
        child: 'patada frontal y vuelta a la guardia, en paos',
        teen: 'patada circular después de una finta',
        adult: 'patada frontal y patada circular en paos',
      },
      grappling: {
        small: 'caer hacia atrás y levantarse como en una tabla de surf',
        child: 'control lateral y puente para salir',
        teen: 'un derribo y lo que viene después',
        adult: 'control lateral y escape con la cadera',
      },
      mixed: {
        small: 'caer, rodar y levantarse',
        child: 'derribo bajo sobre colchoneta blanda y levantarse otra vez',
        teen: 'del jab al derribo',
        adult: 'del jab al clinch y la salida',
      },
      any: {
        small: 'caer, rodar y levantarse',
        child: 'una técnica, por los dos lados',
        teen: 'una técnica después de una finta',
        adult: 'una técnica y lo que viene después',
      },
    },
    pairs: 'Con {people} personas salen {pairs} parejas; fórmalas por tamaño.',
    pairs_and_three: 'Con {people} personas salen {pairs} parejas y un grupo de tres; fórmalos por tamaño.',
    alone: 'Sin ayuda y con tanta gente: todos a la vista, nadie espera, y una señal con la que todos se sientan.',
    two_halves:
      'Con {adults} personas a cargo, divide el grupo entre la técnica y la tarea, y haz el cambio a mitad del tiempo.',
    ask_facts: '¿Cuántos vienen, qué edad tienen y cuánto dura la clase?',
  },
  facts: {
    sessions: '{n} × semana',
    rest: '{rest} de descanso',
    ages: 'de {from} a {to} años',
    age: '{age} años',
    adults: 'adultos',
    people: '{n} personas',
    helpers: 'con {n} más para ayudar',
    alone: 'en solitario',
    partner: 'en pareja',
    three: 'entre tres',
    until: 'hasta el {date}',
    beginner: 'principiante',
    strength: 'pesas {n} ×',
    strength_on: 'pesas {days}',
    running: 'correr {n} ×',
    round_minutes: 'asaltos de {n} min',
    time: { morning: 'por la mañana', noon: 'al mediodía', evening: 'por la noche' },
    gi: { gi: 'con kimono', no_gi: 'sin kimono' },
    no_event: 'sin evento',
    gear: { bag: 'con saco', pads: 'con manoplas', rope: 'con cuerda', none: 'sin material' },
  },
  changed: 'Anotado: {what}. Entonces queda así.',
  stays: 'Anotado: {what}. Los días y los tiempos quedan como están; tenlo en cuenta en lo que entrenes.',
  supposed: 'En ese caso ({what}), queda así.',
  parts: {
    hard_days: 'Duro: {days}. Que el día anterior sea tranquilo y el siguiente, suave o libre.',
    no_hard: 'Ninguna es dura por ahora: primero la técnica limpia, con asaltos de una sola tarea.',
    free_days: 'Libre: {days}. Camina, estira y duerme, nada que te canse.',
    no_free: 'Ninguno: cada día tiene algo. Usa el más suave como descanso, o quita lo que menos falta te haga.',
    why_week:
      'Para que llegues con fuerzas a la parte dura ({days}) y tengas después un día libre o suave. Lo que aprendes vuelve dos o tres días más tarde, antes de que se te olvide.',
    week: '**Semana {n}, del {from} al {to}:**',
    days_left: 'Aún tienes {days} hasta {event}.',
    days_left_in_weeks: 'Hasta {event} quedan {days}; son {weeks} semanas completas.',
    easy_from: 'Se entrena suave a partir del {date}: la mitad del volumen, la misma velocidad.',
    class_late:
      'Cada parte se acorta en la misma proporción. Si aun así vas tarde, reduce a la mitad el bloque que sigue a la técnica; el calentamiento y el final no se tocan.',
    easy_days: 'El más suave: {days}. Ese puede caerse o quedar más corto.',
    week_total: '{list} = {total} min, unas {hours} h por semana.',
    sessions_left: 'Hasta {event} quedan unas {n} sesiones.',
    why_way:
      'Para que llegues con fuerzas. Lo que entrenas en los últimos días ya no te mejora para ese día; solo te cansa. El trabajo duro necesita unos nueve días para convertirse en forma.',
    why_class:
      'Primero el cuerpo caliente y atento, luego lo nuevo con la cabeza fresca, después lo mismo con más resistencia, y la parte libre al final: rinde más con lo que acaban de aprender.',
    hardest_round: 'El último: {task}',
  },
  on_that_day: 'El {day}: {session}',
  free_day: 'El {day} queda libre esta semana: camina, duerme, estira. La próxima sesión es el {next}.',
}
