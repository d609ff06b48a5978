import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TECHNIQUE: readonly ConcreteAnswer[] = [
  {
    matter: 'kick-defence',
    asked: [
      'Mi rival finge la patada baja y luego me patea a la cabeza, ¿cómo no caigo?',
      'finta abajo y me patea arriba',
      '¿y si es una finta y viene arriba?',
      'Levanto la pierna para bloquear y me llega el pie a la oreja.',
    ],
    answer:
      'Deja la mano del lado de la patada pegada a la sien siempre que levantes la rodilla, y mira su cadera: si gira del todo y sube, la patada va arriba. Ante la duda, medio paso atrás con las dos manos altas. Practica 3 asaltos en los que tu compañero elige abajo o arriba, a media velocidad. Lo que falla es bajar la mano a ayudar a la pierna.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Tengo el muslo morado de tantos low kicks, ¿puedo entrenar el jueves?',
      'muslo morado entreno o no',
      '¿y con el moratón sigo pateando?',
      'Me dieron veinte patadas en el sparring y bajo la escalera de lado.',
    ],
    answer:
      'El jueves, solo si caminas sin cojear y puedes doblar la rodilla casi del todo: sombra y manos, sin recibir patadas en esa pierna. Las primeras 48 horas, frío 10 minutos varias veces y nada de masaje fuerte. No vuelvas a chequear hasta que al apretar no duela. Si el muslo está duro, muy hinchado o el dolor crece, ve a urgencias ese mismo día.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cómo me defiendo del calf kick, que entra tan abajo?',
      'calf kick defensa',
      '¿y a la pantorrilla también levanto la rodilla?',
      'Dos patadas a la pantorrilla y ya no siento el pie.',
    ],
    answer:
      'Gira la punta del pie delantero hacia fuera y levántalo solo un palmo, para recibir con el hueso y no con el músculo; si no llegas, lleva el pie atrás y responde con tu derecha. Pon menos peso delante: 50 y 50. Lo que falla es la postura larga con el pie metido hacia dentro. Si el pie se queda caído o dormido, para y ve al médico.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Hoy chequeé tres patadas seguidas por primera vez, ¿qué trabajo ahora?',
      'por fin cheque 3 patadas',
      'lo conseguí, ¿y ahora qué sigue?',
      'Me salieron tres bloqueos en sparring y no hice nada después.',
    ],
    answer:
      'Tres bloqueos vivos, contra alguien que no te avisaba, valen más que cien en el aire. Ahora añade la respuesta: en cuanto el pie toca el suelo, cross y patada con la otra pierna, antes de que él recupere la suya. Haz 3 asaltos de 2 minutos solo de bloqueo y respuesta. Lo que suele fallar es quedarse mirando lo bien que salió.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Defiendo bien el primer golpe pero me come el tercero, ¿qué hago?',
      'me entra siempre el tercer golpe',
      'el primero lo veo, ¿y los siguientes?',
      'Bloqueo el uno-dos y el gancho de después me llega limpio.',
    ],
    answer:
      'Después del segundo golpe ya no debes estar ahí: bloquea el uno-dos y da un paso lateral con giro de 45 grados, o tira tú el jab. Entrénalo con series de tres golpes lentos: bloqueo, bloqueo, salida. Dos asaltos por sesión durante tres semanas. Lo que falla es bajar las manos cuando crees que terminó; cuenta hasta cuatro antes de relajarlas.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Copio la guardia baja de los profesionales o es mala idea?',
      'guardia baja si o no',
      '¿y si bajo la delantera como hacen ellos?',
      'Bajo la mano para provocar y mi entrenador me grita.',
    ],
    answer:
      'Mala idea por ahora: la mano baja solo funciona con piernas que te sacan de distancia y muchos años de lectura. Súbelas, y permítete bajar la delantera únicamente en sombra y en sparring técnico al 30 %, un paso fuera de su alcance. Prueba de que aún no toca: si te dan más de dos jabs por asalto, arriba. Lo que falla es bajarla por cansancio y llamarlo estilo.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo defiendo el gancho al hígado?',
      'me tumban con gancho al higado',
      '¿y al cuerpo cómo me tapo sin bajar las manos?',
      'Un golpe bajo las costillas derechas y me quedo sin aire en el suelo.',
    ],
    answer:
      'Pega el codo derecho a la cadera girando el tronco, sin bajar la mano de la mejilla: se dobla el cuerpo, no el brazo. Suelta el aire corto en el impacto y no te quedes erguido frente a él. Practica con toques suaves, 2 asaltos. Lo que falla es tirar la derecha larga y volver despacio. Si el dolor sigue horas después o hay mareo, ve a urgencias.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Hoy me dieron la mitad de jabs que el mes pasado, ¿es progreso de verdad?',
      'me pegaron menos hoy cuenta?',
      '¿y eso ya es mejorar o fue suerte?',
      'Conté los golpes en el vídeo y me entraron ocho en vez de quince.',
    ],
    answer:
      'Es progreso de verdad, y contarlo en vídeo es más de lo que hace casi nadie. Repite la cuenta con el mismo compañero dos semanas más: si baja o se mantiene, es tuyo. Ahora anota qué hacías en esos ocho: casi siempre es lo mismo, volver con la mano baja o quedarte quieto tras pegar. Entrena solo eso. No lo compares con un compañero nuevo.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Cruzo los pies cuando me presionan, ¿cómo lo corrijo?',
      'cruzo los pies siempre',
      'en sombra no me pasa, ¿por qué en sparring sí?',
      'Me tocaron el hombro y casi me caigo porque tenía los pies juntos.',
    ],
    answer:
      'Mueve primero el pie del lado hacia el que vas y arrastra el otro la misma distancia, nunca más. Ata una goma floja entre los tobillos, a la anchura de los hombros, y haz 3 asaltos de sombra; después, un compañero te empuja el pecho mientras te mueves. En sparring pasa porque das pasos largos: da dos cortos. Sin goma cuando haya golpes.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Entro bien pero no sé salir después de pegar, ¿cómo salgo?',
      'entro y no salgo',
      'ya pegué, ¿hacia dónde voy?',
      'Conecto dos golpes y luego me quedo plantado y cobro.',
    ],
    answer:
      'Sal hacia el lado de tu último golpe: si acabas con gancho izquierdo, pivota sobre el pie izquierdo; si acabas con la derecha, paso a la derecha con jab de despedida. Haz 50 repeticiones en el saco de dos golpes y salida, sin tercer golpe. Lo que falla es admirar el golpe medio segundo. Las manos vuelven a la cara antes de que se muevan los pies.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Salto como en karate o camino plano como en muay thai?',
      'boto o camino',
      'mi profe de antes me hacía rebotar, ¿lo dejo?',
      'Vengo del karate y en kickboxing me patean la pierna cuando reboto.',
    ],
    answer:
      'Con low kicks permitidos, camina: talón trasero apenas levantado y pasos cortos. Guarda el rebote para entrar, uno o dos botes a ritmo distinto y ataque. Si rebotas siempre igual, te patean justo al caer. Prueba asaltos alternos: uno caminando, otro con solo tres entradas a rebote. Lo que falla es querer cambiarlo todo en una semana; dale dos meses.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Me dolieron los gemelos tres días por la comba, ¿lo dejo?',
      'gemelos muertos por la cuerda',
      'lo hice dos veces y no puedo ni bajar escaleras, ¿sigo?',
      'Empecé con veinte minutos de comba y ahora camino como un pato.',
    ],
    answer:
      'Empezar ya es lo difícil, y esos gemelos dicen que lo hiciste en serio. No lo dejes: descansa hasta bajar escaleras sin dolor y vuelve con 3 series de 1 minuto, día sí, día no; suma un minuto por semana. Salta a dos centímetros, sobre suelo blando. Si duele un punto concreto de la tibia o el tendón, o una sola pantorrilla está hinchada y caliente, médico.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Nos pisamos todo el rato con el zurdo, ¿qué hago?',
      'el zurdo me pisa',
      '¿y si él también gana el pie de fuera?',
      'Cada vez que entro, choco pie con pie y cabeza con cabeza.',
    ],
    answer:
      'No pelees por el pie en cada entrada: si él gana el exterior, entra por dentro con la derecha recta entre sus manos y sal en seguida hacia tu izquierda. Si se pisan, retrocede medio paso y vuelve con jab. La cabeza, siempre al lado de tu mano que pega, para no chocar. Lo que falla es empujar con el pie pegado al suyo: ahí te tropiezas y cobras.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Su mano delantera me tapa el jab, ¿cómo la quito?',
      'no me entra el jab con el zurdo',
      '¿y con la mano de él delante qué hago?',
      'Mi jab choca contra su guante y se vuelve un juego de manos.',
    ],
    answer:
      'Empuja su guante delantero hacia abajo con tu izquierda y tira la derecha por encima en el mismo tiempo. Segunda opción: jab por fuera de su brazo, al hombro, y gancho de la misma mano. Alterna: dos veces bajar, una fingir que bajas. Lo que falla es apartar la mano y parar a mirar. Practica 3 asaltos solo con mano delantera contra mano delantera.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'En judo o lucha, ¿qué agarro contra un zurdo?',
      'zurdo en judo agarre',
      '¿y eso agarrando en vez de pegando?',
      'Contra zurdos nunca llego a mi manga y me lanza él.',
    ],
    answer:
      'Agarra primero la solapa de su lado delantero con tu mano delantera, por dentro de su brazo, y con el codo abajo le impides girar. Luego pelea por su manga con la otra, antes de tres segundos. Ataca hacia atrás o con barridos de pie; tu lanzamiento de frente queda lejos. Lo que falla es dejarle la mano alta en la nuca: quítala en cuanto llegue.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Perdí otra vez contra un zurdo, el tercero, ¿es que no sirvo para eso?',
      'perdi otra vez con un zurdo',
      'ya van tres, ¿qué cambio?',
      'Todas mis derrotas son contra zurdos y me desespera.',
    ],
    answer:
      'Tres derrotas con el mismo patrón duelen, pero son la mejor noticia posible para corregir: tienes un problema solo, no diez. Mira los tres vídeos y anota únicamente con qué mano te dieron. Si fue la izquierda recta, seis semanas de dos asaltos por sesión contra alguien en guardia cambiada que solo tire eso. Lo que falla es prepararlo solo cuando ya sabes que toca.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Logro entrar contra el alto, pero me abraza y me apoya el peso, ¿qué hago?',
      'entro y el alto me abraza',
      'ya estoy dentro, ¿y ahora?',
      'Tanto trabajo para acercarme y se me cuelga encima hasta que separan.',
    ],
    answer:
      'Pega en cuanto llegues: dos golpes al cuerpo antes de que cierre los brazos, con la frente en su pecho y los codos por dentro. Si ya te abraza, da un paso lateral para que su peso caiga al vacío y suelta un golpe corto con la mano libre. Lo que falla es entrar con los brazos abiertos. En boxeo, no lo sujetes tú o te amonestan a ti.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Cuánto me arriesgo con un overhand contra uno alto?',
      'overhand al alto si o no',
      '¿y la derecha por arriba funciona?',
      'Lanzo la derecha volada y me quedo corto y vendido.',
    ],
    answer:
      'Úsalo una o dos veces por asalto y solo tras haber ido antes al cuerpo: jab al estómago, él baja la mano, derecha por encima con paso del pie delantero hacia fuera. La cabeza sale de la línea hacia tu izquierda. Si fallas, sigue hacia delante y agárrate a su cuerpo. Lo que falla es tirarlo de lejos y sin paso: pierdes el equilibrio.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Soy el alto y los bajitos se me meten, ¿cómo los mantengo lejos?',
      'soy alto y se me meten',
      '¿y al revés, si el alto soy yo?',
      'Mido uno noventa y termino peleando agachado contra gente de uno setenta.',
    ],
    answer:
      'Tira el jab cada vez que su pie delantero avance, aunque no lo toque, y da un paso lateral tras cada dos golpes. Si llega dentro, no te agaches: antebrazo en su clavícula, giro y fuera, o uppercut corto. Con patadas permitidas, frontal al vientre. Lo que falla es retroceder recto con las piernas juntas. Haz 3 asaltos por semana solo de jab y pies.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Le gané un asalto al más alto del gimnasio, ¿cómo lo repito?',
      'le gane un round al grandote',
      'salió una vez, ¿y ahora?',
      'Hoy por fin toqué al de uno noventa y cinco y no sé ni qué hice.',
    ],
    answer:
      'Ganarle distancia a quien te saca una cabeza es de lo más difícil que hay, y ya sabes que puedes. Esta noche escribe tres líneas: con qué golpe entraste, hacia dónde saliste y qué hacía él. La próxima vez repite solo esa entrada y añade una finta delante, porque él también aprende. Lo que falla es volver con prisa por repetirlo y entrar de frente.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Lo freno un asalto y en el segundo ya no tengo piernas, ¿qué hago?',
      'en el 2do round me alcanza',
      'al principio sí me funciona, ¿y después?',
      'El primer asalto lo bailo y luego me arrincona.',
    ],
    answer:
      'Muévete la mitad: en vez de correr todo el asalto, da dos pasos, planta los pies, tira jab y derecha y agárralo o gira. Así lo paras cada diez segundos y ahorras piernas. Entrena asaltos con un cuadrado de tres metros marcado en el suelo del que no puedes salir. Lo que falla es dar la vuelta entera al ring mientras él camina por el medio.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Quiero ser yo el que presiona, ¿cómo empiezo?',
      'quiero presionar yo',
      '¿y si lo hago yo a él?',
      'Cuando avanzo, me como todo por el camino.',
    ],
    answer:
      'Avanza con pasos cortos detrás del jab, con la guardia alta y moviendo la cabeza después de cada paso, y pisa hacia donde él quiere salir. Pega al cuerpo primero: tres golpes cortos y sigues encima. Haz 3 asaltos en los que solo ganas si lo llevas a la cuerda. Lo que falla es correr detrás de él en línea recta y con la barbilla alta.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'En grappling me aplasta uno que va a mil desde el primer segundo, ¿qué hago?',
      'rueda a mil y me aplasta',
      '¿y en el suelo, contra ese tipo de gente?',
      'El blanco nuevo sale como loco y yo solo aguanto.',
    ],
    answer:
      'Gana primero un marco: antebrazo en su cuello o clavícula y rodilla entre los dos, y no ataques durante el primer minuto. Deja que empuje y usa el empuje para barrer hacia ese lado. Dile antes de empezar: «vamos al cincuenta por ciento». Lo que falla es contestar con la misma prisa. Si sigue haciendo cosas peligrosas, para y habla con el profesor.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Hoy me planté en el centro y no retrocedí, pero me pegaron más, ¿hice bien?',
      'no retrocedi pero cobre',
      '¿valió la pena o fue una tontería?',
      'Aguanté el centro todo el asalto y acabé con la cara roja.',
    ],
    answer:
      'Quedarte cuando el cuerpo pedía huir vale mucho, y es la mitad difícil. La otra mitad es no quedarte quieto: la próxima vez, tras cada intercambio, un giro de 45 grados y otra vez al centro. Ponte una cifra: no más de dos golpes suyos por intercambio. Si hoy hay dolor de cabeza, náuseas o mareo, nada de sparring y médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Veo el golpe venir pero contesto tarde, ¿cómo lo acelero?',
      'contesto siempre tarde',
      'lo veo, pero ¿por qué no llego?',
      'Cuando tiro mi contra, él ya tiene la mano en casa.',
    ],
    answer:
      'Elige la respuesta antes: un asalto entero contra un único golpe, su jab, con una única contra, tu derecha. El cuerpo tarda porque escoge entre cinco cosas. Tu compañero tira a ritmo irregular, al 40 %, y tú sales mientras su brazo se estira, no cuando vuelve. Lo que falla es bloquear, pensar y después pegar: bloqueo y golpe van juntos.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Mi rival ya no pica con mi finta, ¿qué cambio?',
      'ya no se come la finta',
      '¿y cuando ya me la conoce?',
      'Las dos primeras veces reaccionó y luego ni se movió.',
    ],
    answer:
      'Haz real el golpe que fingías: si ya no reacciona a tu jab fingido, el jab entra. Tíralo dos veces de verdad y a la tercera vuelve a fingir con la misma cadera. Cambia también la altura: finta al cuerpo, golpe arriba. Lo que falla es fingir solo con la mano; el pie delantero tiene que moverse igual que en el golpe auténtico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cómo contragolpeo una patada en lugar de un puño?',
      'contra a una patada',
      '¿y si lo que tira son patadas?',
      'Me patea, bloqueo, y se va sin que yo haga nada.',
    ],
    answer:
      'Contra la circular, da un paso hacia dentro en cuanto gire su cadera y mete la derecha recta al pecho o a la cara: está en una pierna. Si llegas tarde, bloquea y patea la pierna de apoyo al bajar la suya. Practica 20 repeticiones de cada una, suaves. Lo que falla es entrar con la mano baja del lado de la patada.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Metí un contragolpe limpio y me asusté de haberle dado fuerte, ¿qué hago?',
      'le di muy fuerte sin querer',
      'entró perfecto y me sentí mal, ¿normal?',
      'Mi compañero se quedó sentado después de mi contra.',
    ],
    answer:
      'Que te importe tu compañero habla bien de ti, y el golpe salió porque por fin leíste el momento. Ve hoy y dile: «se me fue la mano, ¿cómo estás?». Si quedó aturdido, no sigue ese día y lo ve un médico. Para ti: en contra, mitad de fuerza siempre, porque él viene hacia delante y el choque se suma. No dejes de contragolpear; toca en vez de pegar.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'En el saco pego fuerte y en sparring mis golpes no hacen nada, ¿por qué?',
      'en saco si en sparring no',
      '¿y por qué se pierde la fuerza con alguien delante?',
      'El saco se dobla y a mi rival ni le molesta.',
    ],
    answer:
      'Porque pegas fuera de distancia y sin los pies puestos: el saco espera, la persona se va. Trabaja dos asaltos con el saco balanceándose y pega solo cuando vuelve hacia ti, con los dos pies en el suelo. En manoplas, que el compañero dé un paso atrás de vez en cuando. Lo que falla es estirarse para llegar. En sparring no busques fuerza, busca limpieza.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Solo me salen combinaciones de dos golpes, ¿cómo llego a cuatro?',
      'no paso de dos golpes',
      '¿y para seguir después del uno-dos?',
      'Tiro dos y me quedo pensando cuál viene.',
    ],
    answer:
      'Suma por el final: uno-dos, y siempre detrás gancho al cuerpo y gancho arriba de la misma mano. Dos semanas con esa única serie: 3 asaltos de saco, primero lenta y con respiración en cada golpe. Los dos primeros al 50 %, el tercero fuerte. Lo que falla es tirar los cuatro a tope: te sube el hombro, te quedas sin aire y cobras al cuarto.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Entreno golpes con mancuernas en las manos?',
      'sombra con pesas sirve',
      '¿y si hago sombra con un kilo en cada mano?',
      'Hago sombra con mancuernas y me duelen los hombros.',
    ],
    answer:
      'No: la mancuerna tira hacia abajo y el golpe va hacia delante, así que solo cansa el hombro y estropea el gesto. En su lugar, lanzamientos de balón medicinal de 3 kilos contra la pared, 4 series de 5 por lado, con giro de cadera y descanso de un minuto, dos días por semana. Si el hombro duele más de dos semanas o por la noche, fisioterapeuta o médico.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Mi entrenador dijo que por fin suena el saco, ¿qué sigue?',
      'ya suena el saco',
      'me felicitó por la derecha, ¿y ahora?',
      'Me salió la derecha con cadera toda la clase.',
    ],
    answer:
      'Que lo diga él, sin que preguntes, significa que la cadera ya está llegando al golpe. Ahora protege lo ganado: vendaje bueno, 16 onzas en el saco pesado y un máximo de dos asaltos fuertes por sesión durante un mes, porque los nudillos tardan más que el gesto. El siguiente paso es la misma derecha tras un paso lateral. Lo que falla es buscarla en cada golpe.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Me duele el cuello dos días después de cada clinch, ¿qué cambio?',
      'cuello muerto por el clinch',
      '¿y el cuello cómo lo cuido?',
      'Al día siguiente no puedo girar la cabeza ni para conducir.',
    ],
    answer:
      'Deja de resistir con el cuello: mete la cadera hacia él, espalda recta y frente en su hombro, así tira de todo tu cuerpo. Reduce a 2 asaltos de 3 minutos por sesión durante dos semanas y haz 3 series de 20 segundos empujando la cabeza contra tu mano, en cuatro direcciones. Si baja hormigueo o debilidad al brazo, para y médico.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Gano la posición interior pero no me atrevo a soltar la rodilla, ¿cómo lo ordeno?',
      'tengo la posicion y no golpeo',
      'ya tengo los dos brazos dentro, ¿y ahora qué?',
      'Cuando suelto la rodilla, me giran y me caigo.',
    ],
    answer:
      'Primero rompe su postura, luego rodilla: tira de la nuca hacia abajo y a un lado, da un paso atrás con la pierna que va a golpear y lánzala cuando su peso cae hacia ti. Una sola rodilla y el pie vuelve al suelo. Lo que falla es golpear con él erguido. Con compañeros, la rodilla va con el muslo plano al costado, sin punta.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo hago clinch con alguien que me saca quince kilos?',
      'clinch con uno mas pesado',
      '¿y si pesa mucho más que yo?',
      'Me cuelga el peso de la nuca y a los treinta segundos estoy muerto.',
    ],
    answer:
      'No te quedes de frente: un brazo por dentro con la mano en su bíceps, y camina en círculo todo el tiempo para que tenga que seguirte. En cuanto cuelgue el peso, paso lateral y gírale el codo hacia arriba. Haz asaltos de 90 segundos, no de tres minutos. Lo que falla es empujar recto contra él. Si aprieta el cuello de lado, toca y suéltate.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Me tiraron ocho veces en el clinch hoy, ¿es normal?',
      'me tumbaron 8 veces',
      '¿eso es de torpe o le pasa a todos?',
      'Pasé la clase levantándome del suelo y me dio vergüenza.',
    ],
    answer:
      'Levantarte ocho veces y terminar la clase ya es entrenamiento de clinch del bueno. Es normal los primeros meses. La próxima clase cuenta solo una cosa: que tus pies no estén nunca en línea ni juntos; uno delante, otro detrás, y paso corto cada vez que te tire. Con bajar de ocho a seis basta. Pide al que más te tira que te enseñe el momento.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Hago el sprawl pero se levanta y vuelve a entrar, ¿qué hago después?',
      'sprawl y vuelve a entrar',
      'ya lo frené, ¿y ahora qué?',
      'Le paro tres entradas y a la cuarta me lleva.',
    ],
    answer:
      'Castiga antes de soltar: pecho sobre su nuca, una mano en la barbilla y la otra detrás del codo, y camina hacia un lado hasta ir a su espalda. Si prefieres pelear de pie, empuja la cabeza hacia abajo y sal en ángulo, nunca recto. Lo que falla es levantarte a la vez que él y en el mismo sitio. Practica 20 series de sprawl y giro.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Me derriban siempre con el mismo barrido de pie en judo, ¿cómo lo paro?',
      'siempre me barren el mismo pie',
      '¿y cuando lo que me hacen es un barrido?',
      'Camino hacia atrás y de pronto estoy en el suelo.',
    ],
    answer:
      'No levantes ese pie: deslízalo, con pasos cortos y sin juntar nunca los pies, y no camines al ritmo que él marca. Cuando notes que tira de tu manga hacia abajo, dobla las rodillas y pon el peso en la otra pierna. Practica 5 minutos con un compañero que solo barre. Lo que falla es mirar abajo: su tirón de manos llega antes que el pie.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Y si ya estoy cayendo, cómo caigo para no quedar debajo?',
      'ya me caigo que hago',
      'no lo pude parar, ¿cómo aterrizo?',
      'Caigo plano de espaldas y empiezo siempre desde el control lateral.',
    ],
    answer:
      'Gira hacia él mientras caes y mete una rodilla entre los dos, así llegas a media guardia y no a control lateral. Barbilla al pecho, aire fuera, y el brazo nunca estirado hacia atrás para apoyarte: así se rompe el codo. En cuanto toques suelo, antebrazo en su cuello y cadera fuera. Practica la caída despacio, diez por lado, en cada calentamiento.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Paré dos de diez derribos del luchador del gimnasio, ¿eso es algo?',
      'pare 2 de 10',
      'solo dos, ¿estoy mejorando?',
      'El luchador me tumbó ocho veces y yo solo lo frené dos.',
    ],
    answer:
      'Dos de diez contra un luchador formado es un buen comienzo, y hace un mes seguramente eran cero. Pregúntale qué hiciste distinto en esas dos; suele ser que tus manos estaban bajas y tu cadera lejos. El mes que viene busca cuatro de diez con el mismo compañero. Lo que falla es medirlo cuando los dos están cansados: cuéntalo siempre al principio de la clase.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Llego a las piernas en el doble pero no lo termino, ¿qué me falta?',
      'agarro el doble y no cae',
      'ya tengo las dos piernas, ¿y ahora?',
      'Me quedo de rodillas abrazado y me aplasta.',
    ],
    answer:
      'Te falta el ángulo: en cuanto agarres, levanta la rodilla de atrás, pon ese pie fuera del suyo y empuja con la cabeza hacia el lado, no recto. Cabeza pegada a sus costillas, espalda erguida. Tres pasos cortos y cae. Lo que falla es parar al contacto, con las dos rodillas en el suelo. Haz 10 finales empezando ya agarrado, en cada clase.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Tengo 44 años y miedo a las caídas, ¿qué derribo uso?',
      'derribos con 44 y rodillas malas',
      '¿y uno que no me destroce las rodillas?',
      'Evito luchar de pie porque cada caída me dura una semana.',
    ],
    answer:
      'Usa el arrastre de brazo a la espalda y el tirón de cabeza al suelo: no tocas el suelo con las rodillas ni caes con él. Entrena caídas 5 minutos por clase, desde cuclillas, y pide: «de pie, suave y sin lanzamientos altos». Lo que falla es ponerse rígido y apoyar la mano. Si una rodilla se hincha o falla, para y que la vea el médico.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Me sale en la práctica y jamás en randori, ¿cómo paso de una cosa a la otra?',
      'en randori no me sale nada',
      'en repetición perfecto, ¿y en vivo?',
      'Llevo un año con el mismo lanzamiento y en combate no lo tiro.',
    ],
    answer:
      'Pon un escalón en medio: asaltos de 2 minutos en los que él se mueve y solo defiende al 50 %, y tú solo puedes usar ese lanzamiento. Meta: diez entradas, no diez caídas. Después, randori con los de menor nivel. Añade delante un ataque en dirección contraria, por ejemplo un barrido de pie. Lo que falla es esperar el momento perfecto: en vivo se crea tirando.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Lancé por ippon en competición por primera vez, ¿qué hago el lunes?',
      'mi primer ippon',
      'gané con mi lanzamiento, ¿y ahora qué?',
      'Me salió el seoi nage en torneo y estoy en una nube.',
    ],
    answer:
      'Un ippon con tu técnica, delante de árbitro y público, es de los recuerdos que se quedan: disfrútalo entero. El lunes entrena suave y escribe qué agarre tenías y cómo se movía él. Luego prepara la segunda técnica, hacia atrás, desde ese mismo agarre, porque ahora te lo van a bloquear. Lo que falla es tirar solo esa durante seis meses.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Hago el puente y no se mueve ni un centímetro, ¿qué hago mal?',
      'hago puente y nada',
      'probé el puente, ¿y si no funciona?',
      'Me canso de empujar hacia arriba y sigue sentado encima.',
    ],
    answer:
      'Haces el puente recto hacia arriba y con sus dos apoyos libres. Atrapa primero un brazo suyo contra tu pecho y el pie del mismo lado con el tuyo; después puente en diagonal, sobre ese hombro. Si apoya la otra mano, cambia en seguida: codo contra su rodilla y cadera fuera. Lo que falla es repetir lo mismo; alterna puente y codo, uno abre el otro.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Me entra pánico cuando me aplastan el pecho, ¿qué hago en ese momento?',
      'me da panico abajo',
      'no es la técnica, es que no puedo respirar, ¿qué hago?',
      'Debajo de alguien grande me rindo sin que haya sumisión.',
    ],
    answer:
      'Gírate de lado y pon un antebrazo contra su cuello: de lado entra aire, boca arriba no. Luego exhala largo por la boca tres veces antes de moverte. Entrénalo a plazos: un compañero de confianza encima 20 segundos, después 40, después 60, y dices «suelta» cuando quieras. Tocar por agobio es correcto. Si el pánico aparece también fuera, habla con médico o psicólogo.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Escapo del lateral pero me vuelve a pasar en tres segundos, ¿qué falta?',
      'salgo y me vuelve a pasar',
      'recupero guardia, ¿y después?',
      'Salgo de abajo y estoy otra vez abajo al momento.',
    ],
    answer:
      'Falta agarrar antes de descansar: en cuanto entre tu rodilla, coge una manga o la muñeca y pon un pie en su cadera. Sin esos dos contactos no has escapado todavía. Practica así: desde lateral, escape, y aguantas 10 segundos con guardia; si te pasa, empiezas de nuevo. Diez repeticiones por lado. Lo que falla es tumbarse a respirar con la espalda plana.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Hoy un cinturón azul no pudo rematarme desde la montada, ¿es progreso?',
      'aguante la montada de un azul',
      'no escapé, pero tampoco me sometió, ¿cuenta?',
      'Pasé cuatro minutos debajo y no toqué.',
    ],
    answer:
      'Cuenta mucho: sobrevivir cuatro minutos con los codos cerrados es lo primero que se aprende y lo último que se olvida. El siguiente paso es un intento de salida cada vez que él mueve las manos para atacar, porque ahí pierde apoyo. Ponte tres intentos por asalto, aunque fallen. Lo que falla es quedarse cómodo aguantando y no salir nunca.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Me tiene la espalda con triángulo de cuerpo, ¿cómo salgo?',
      'triangulo de cuerpo en la espalda',
      '¿y si no son ganchos sino las piernas cerradas?',
      'Me aprieta la barriga con las piernas y no puedo ni girar.',
    ],
    answer:
      'Túmbate sobre el lado donde tiene el pie trabado, así su tobillo queda bajo tu peso, y sigue con dos manos en su brazo que estrangula. Con la espalda pegada al suelo, pasa la cadera por encima de su pierna y gírate hacia él. Lo que falla es ir a por las piernas y soltar el cuello. Si duelen las costillas al apretar, toca.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Me ahogan con mi propia solapa, ¿qué defiendo?',
      'me ahogan con la solapa',
      '¿y con kimono cambia algo?',
      'Defiendo el brazo y me duermen con la tela.',
    ],
    answer:
      'Defiende la mano que está metida en tu cuello: agárrale la manga a la altura de la muñeca y tira hacia abajo, mientras tu otra mano cierra la solapa contraria sobre el pecho. Barbilla abajo y gira hacia el codo del brazo que estrangula. Lo que falla es esperar: con solapa son pocos segundos. Si ves puntos o zumba el oído, toca ya.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Después de un estrangulamiento me quedó la garganta dolorida, ¿es normal?',
      'me duele la garganta por un ahogo',
      'ya pasó un día y aún duele al tragar, ¿qué hago?',
      'Aguanté demasiado la guillotina y ahora tengo la voz ronca.',
    ],
    answer:
      'Una molestia leve uno o dos días es frecuente; ronquera, dolor al tragar que sigue al día siguiente o dificultad para respirar es médico hoy mismo, y urgencias si cuesta respirar. Mientras tanto, nada de rodar. Si además perdiste el conocimiento, ve igualmente a que te miren. La próxima vez toca cuando duela la tráquea, no cuando falte el aire.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Toqué nueve veces por mataleón en una clase, ¿qué arreglo primero?',
      'toque 9 veces por lo mismo',
      'todas iguales, ¿por dónde empiezo?',
      'Todos descubrieron que doy la espalda y hacen fila.',
    ],
    answer:
      'Nueve veces y tocaste a tiempo las nueve: así se entrena muchos años. Arregla el momento anterior: no te gires boca abajo cuando te pasan la guardia, ponte de lado hacia él con el antebrazo en su cuello. Empieza tus dos primeros rounds de la semana con la espalda ya tomada y cuenta segundos. Lo que falla es trabajar el final y no la puerta.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Tengo la guardia cerrada y no pasa nada, los dos quietos, ¿qué hago?',
      'guardia cerrada y nada pasa',
      'la tengo cerrada, ¿y ahora?',
      'Estoy cinco minutos con las piernas cruzadas y el profe me dice que haga algo.',
    ],
    answer:
      'Rompe su postura en este orden: tira con las rodillas hacia tu pecho, agarra detrás de su nuca o la solapa, y lleva un brazo suyo al otro lado de tu cuerpo. Desde ahí abre, sal con la cadera y sube a la espalda. Ponte un reloj: si en 20 segundos no ataca nadie, abres tú. Lo que falla es tirar solo con los brazos.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Se me duermen las piernas y me duelen las rodillas en media guardia, ¿qué cambio?',
      'media guardia me mata la rodilla',
      '¿y si me duele la rodilla de abajo?',
      'Cuando me aplasta en media guardia, la rodilla cruje.',
    ],
    answer:
      'Ponte de lado y mete el escudo de rodilla: la espinilla de arriba cruzada sobre su vientre, así la fuerza va al hueso y no tuerce la articulación. Si ya te aplasta plano, suelta la pierna y recupera; no aguantes el giro. Lo que falla es apretar los tobillos con la rodilla girada. Si hay hinchazón, bloqueo o inestabilidad, no ruedes y ve al médico.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Sin kimono no tengo dónde agarrar, ¿qué guardia hago?',
      'guardia sin gi que hago',
      '¿y en nogi cuál me sirve?',
      'Con gi me defiendo y sin gi se me escapan todos.',
    ],
    answer:
      'Haz guardia mariposa: sentado, con los pies por dentro de sus muslos, un brazo bajo su axila y la otra mano en su muñeca o tríceps. Los ganchos sustituyen a la tela. Barre hacia el lado del brazo atrapado. Lo que falla es echarse plano de espaldas: cabeza delante de la cadera siempre. Dedícale un mes entero antes de probar otra.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Barrí por primera vez a un cinturón morado, pero creo que me dejó, ¿cuenta?',
      'barri a un morado',
      'seguro que me dejó, ¿no?',
      'Me salió el barrido de tijera con uno muy bueno y no me lo creo.',
    ],
    answer:
      'Cuenta: incluso si te dio espacio, tú viste el momento y lo tiraste, y eso no lo puede hacer él por ti. Pregúntale: «¿qué agarre mío te molestó?». Después repítelo con tres compañeros de tu nivel esta semana. Lo siguiente es quedarte arriba tres segundos tras el barrido, con su manga agarrada todavía. Lo que falla es soltarla para celebrarlo.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Paso las piernas pero no consigo estabilizar, ¿qué hago en ese segundo?',
      'paso y me recupera guardia',
      'ya pasé las piernas, ¿y ahora?',
      'Llego al costado y mete la rodilla otra vez.',
    ],
    answer:
      'Bloquea primero la cadera cercana: tu mano o tu rodilla pegada a ella antes de buscar la cabeza. Luego hombro contra su mandíbula y cuenta tres segundos con los dedos de los pies clavados. Lo que falla es correr a la cabeza y dejarle la cadera libre. Entrénalo: empiezas ya pasado, él intenta meter la rodilla, 10 series de 15 segundos.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Me agarra el tobillo en De la Riva y me tumba, ¿qué suelto primero?',
      'de la riva me tumba',
      '¿y contra la De la Riva por dónde empiezo?',
      'Me engancha por fuera con el pie y me caigo de espaldas.',
    ],
    answer:
      'Suelta primero el agarre de su mano en tu tobillo: empuja la rodilla de tu pierna enganchada hacia fuera y hacia abajo y estira el pie. A la vez controla su otra pierna por el pantalón, contra el suelo. Después pasa la rodilla cruzada hacia dentro. Lo que falla es quedarse erguido y con los pies juntos: baja la cadera y pon la otra pierna atrás.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Me canso muchísimo pasando guardia, ¿paso lento o rápido?',
      'me fundo pasando',
      '¿entonces voy con presión o con velocidad?',
      'Tres intentos de pase y ya no puedo con los brazos.',
    ],
    answer:
      'Pasa con presión: mete media guardia a propósito, hombro en su cara, cabeza al otro lado y rodilla saliendo poco a poco; tu peso trabaja y tus brazos descansan. Usa la velocidad solo una vez por minuto, cuando él mueve las manos. Lo que falla es agarrar los pantalones con toda la fuerza sin avanzar. Suelta si en tres segundos no pasa nada.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Pasé la guardia una vez en diez rounds, ¿eso es progreso?',
      'una vez de diez',
      'solo una, ¿sigo con ese pase?',
      'Llevo un mes con el mismo pase y hoy salió una vez.',
    ],
    answer:
      'Uno de diez en vivo es progreso: el pase existe, ahora hay que repetirlo. Sigue con él dos meses más y apunta dónde se rompen los otros nueve: agarre, rodilla o final. Casi siempre es el mismo punto; entrena solo ese, 10 minutos tras la clase. Busca tres de diez con gente de tu nivel. Lo que falla es cambiar de pase cada semana.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Me levanta y me sacude cuando tengo el triángulo, ¿qué hago?',
      'me levanta en el triangulo',
      '¿y si se pone de pie conmigo colgado?',
      'Tenía el triángulo cerrado y me alzó del suelo.',
    ],
    answer:
      'Agárrale el tobillo o la corva por fuera con la mano de tu lado antes de que suba; sin ese pie no puede levantarte. Si ya estás en el aire, abre las piernas y baja: un golpe contra el suelo no vale una sumisión, y en muchos reglamentos está prohibido. Lo que falla es quedarse de frente: gira hasta mirar su oreja.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Junta las manos y no puedo estirar el brazo, ¿cómo lo abro?',
      'junta las manos en el armbar',
      'casi lo tengo, ¿cómo rompo el agarre?',
      'Me quedo tirando del brazo y él aguanta con las manos trabadas.',
    ],
    answer:
      'No tires hacia atrás: pasa tu antebrazo por el pliegue de su codo, agárrate tu propia solapa o muslo y túmbate hacia su cabeza, en diagonal, con las rodillas apretadas. Si no cede en 10 segundos, empuja con un pie su otro bíceps. Lo que falla es abrir las rodillas al hacer fuerza. Al soltarse, estira despacio, que en ese instante se lesionan codos.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Me duele el codo desde un armbar de ayer, ¿entreno?',
      'codo duele por armbar',
      'toqué tarde, ¿y ahora qué hago con el codo?',
      'No puedo estirar el brazo del todo desde el martes.',
    ],
    answer:
      'No entrenes con ese brazo hasta que lo vea un médico o fisioterapeuta, sobre todo si no lo estiras del todo. Hoy: frío 10 minutos varias veces, sin estirarlo a la fuerza y sin masaje. Si hubo un chasquido, hay hinchazón grande, deformidad u hormigueo en los dedos, ve a urgencias. Al volver, avisa: «codo derecho, sin llaves», durante unas semanas.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Gané mi primer combate por triángulo, pero casi no lo cierro, ¿qué mejoro?',
      'gane por triangulo',
      'salió en torneo, ¿qué afino?',
      'Tardé un minuto en rematarlo y me quedé sin piernas.',
    ],
    answer:
      'Terminarlo en un torneo, con las piernas ardiendo y sin soltar, dice mucho de tu cabeza. Mejora el ángulo: antes de apretar, pie en su cadera, gira 90 grados y agárrate tu propia espinilla; después cierra. Diez repeticiones por lado en cada clase, con reloj: menos de 15 segundos. Lo que falla es apretar de frente, que agota a quien aprieta.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Mi compañero gira de golpe los heel hooks, ¿qué le digo?',
      'me gira el talon de golpe',
      '¿y cómo se lo digo sin quedar de blando?',
      'Ayer me giró el talón sin darme tiempo a tocar.',
    ],
    answer:
      'Díselo antes de rodar: «talones solo hasta la posición, sin girar; si llegas, me lo dices y toco». No es de blando: ahí el dolor llega tarde y la rodilla no avisa. Si contesta que exageras, no ruedes con él y cuéntaselo al profesor ese día. Si la rodilla está hinchada, floja o duele al girar, no entrenes y ve al médico.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Voy a la pierna y pierdo la posición de arriba, ¿cuándo vale la pena?',
      'voy a la pierna y pierdo arriba',
      '¿y cuándo no debo tirarme?',
      'Me tiro al tobillo y acabo debajo casi siempre.',
    ],
    answer:
      'Tírate solo cuando ya tengas las dos rodillas cerradas sobre su pierna y él no pueda ponerse de pie; si estás cómodo arriba y vas ganando, no. Buen momento: cuando su guardia te frena y un pie queda entre tus piernas. Lo que falla es caer agarrando el pie sin controlar la rodilla. Si se suelta, sube en seguida, no persigas el pie.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cómo salgo si ya me tiene la pierna enredada en ashi garami?',
      'ya me tiene la pierna enredada',
      'me tiene la rodilla atrapada, ¿qué muevo primero?',
      'Cuando me atrapan la pierna, giro a lo loco y me asusto.',
    ],
    answer:
      'Primero esconde el talón: dedos hacia ti, pie plano contra su cadera o al suelo, y con dos manos controla la mano que busca tu pie. Luego siéntate hacia él y empuja su rodilla de arriba hacia abajo hasta sacar la tuya. Lo que falla es girar sin saber hacia dónde: eso aprieta. Si ya tiene el talón bajo el brazo, toca.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Toqué antes de sentir nada en una llave de pierna y se rieron, ¿hice mal?',
      'toque antes y se rieron',
      'me dijeron que no había nada, ¿me precipité?',
      'Me siento cobarde por haber tocado tan pronto.',
    ],
    answer:
      'Hiciste exactamente lo correcto: tu rodilla te lo va a agradecer muchos años. En torsión se toca por posición, no por dolor. Si vuelven a reír, di: «toco por posición, así entreno mañana». El siguiente paso es pedirle a alguien con experiencia 10 minutos de salidas lentas, sin remate. Lo que falla es aguantar la próxima vez por orgullo.',
  },
  {
    matter: 'finishing',
    asked: [
      'Tengo la montada y no sé qué atacar, ¿por dónde empiezo?',
      'tengo la montada y me congelo',
      'ya estoy arriba, ¿qué busco primero?',
      'Llego a la montada y a los diez segundos me ha volteado.',
    ],
    answer:
      'Primero sube: rodillas hasta sus axilas, pies pegados a su cadera, y cuenta cinco segundos sin atacar. Luego un solo ataque doble: mano al cuello con la solapa o el antebrazo; si levanta los brazos para quitarla, vas al brazo. Lo que falla es inclinarse hacia un lado con los dos brazos ocupados. Ten siempre una mano libre para apoyar.',
  },
  {
    matter: 'finishing',
    asked: [
      'La guillotina se me escapa siempre, ¿qué ajusto?',
      'guillotina no la cierro',
      '¿y con la guillotina qué me falla?',
      'Aprieto con toda mi alma y saca la cabeza.',
    ],
    answer:
      'Ajusta la muñeca: el hueso del pulgar bajo su barbilla, la otra mano encima, codos pegados a las costillas, y tu pecho hacia delante sobre su nuca. Cierra una pierna por encima de su espalda y gira de lado. Lo que falla es tirar hacia arriba con los brazos y la espalda arqueada. Si en 10 segundos no está, suéltala y quédate arriba.',
  },
  {
    matter: 'finishing',
    asked: [
      'Gano todos los asaltos por puntos pero nunca noqueo, ¿cambio algo?',
      'gano por puntos nunca ko',
      '¿y debería buscar más el final?',
      'La gente me dice que aburro aunque gano.',
    ],
    answer:
      'No cambies lo que gana; añade una cosa: trabajo al cuerpo en cada asalto, cinco ganchos por minuto, porque los finales llegan cuando el rival baja las manos. Tras tocar abajo, sube el cuarto golpe. En sparring no busques el nocaut con nadie. Lo que falla es cargar la derecha para gustar al público: te quedas abierto y pierdes tu mejor arma, el orden.',
  },
  {
    matter: 'finishing',
    asked: [
      'Tuve la sumisión en la final y se me escapó, perdí por puntos, ¿qué hago?',
      'se me escapo la sumision en la final',
      'lo tenía y lo solté, ¿cómo lo arreglo?',
      'No dejo de ver ese brazo que casi era mío.',
    ],
    answer:
      'Llegar a una final y tener la sumisión en las manos significa que tu juego funciona hasta el último metro. Dale tres días sin vídeo; después míralo una vez y busca solo el segundo en que abriste espacio. Entrena ese punto: empiezas con la llave puesta al 80 %, él escapa, 10 series por clase. Lo que falla es cambiar todo el plan por dos centímetros.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'El árbitro me descontó un punto, ¿cómo peleo lo que queda?',
      'me quitaron un punto',
      'voy con un punto menos, ¿qué hago?',
      'Me penalizaron en el segundo asalto y me hundí.',
    ],
    answer:
      'Pelea los 20 segundos siguientes sencillo y limpio: jab, dos golpes, fuera, para que nadie te vea enfadado. Después necesitas ganar claro el último asalto: empieza tú cada intercambio y termina tú cada minuto. Asiente al árbitro y di «sí, señor», nada más. Lo que falla es querer recuperarlo todo con un golpe y repetir la misma falta.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'El ring del evento es más pequeño que el nuestro, ¿qué cambio?',
      'ring mas chico',
      '¿y si allí hay menos espacio?',
      'Entreno en un ring de seis metros y peleo en uno de cuatro y medio.',
    ],
    answer:
      'Entrena las últimas tres semanas en un cuadrado marcado con cinta de esa medida, dos asaltos por sesión. En el pequeño se corre menos y se gira más: pivotes cortos, agarre y codos dentro. Al llegar, pisa el ring antes y cuenta los pasos del centro a la cuerda. Lo que falla es retroceder como en casa: allí la cuerda llega al segundo paso.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'En MMA, ¿qué hago si voy perdiendo dos asaltos y queda uno?',
      'perdi dos asaltos queda uno',
      'voy abajo, ¿qué arriesgo?',
      'Mi esquina me dijo que necesito acabar y no sé cómo.',
    ],
    answer:
      'Busca el final por tu mejor camino, no por todos: si eres luchador, derribo en el primer minuto y sumisión; si pegas, acorrala y trabaja cuerpo antes de la cabeza. Sube el ritmo desde el inicio, no en el último minuto. Lo que falla es golpear a lo loco y regalar el derribo. Si estás aturdido o no ves bien, se lo dices a la esquina: ahí se para.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Vi la pelea tres veces y en el tercer asalto dejé de tirar, ¿qué cambio?',
      'en el tercero deje de tirar',
      'no estaba cansado, ¿por qué paré?',
      'Creía que iba ganando y me limité a mirar.',
    ],
    answer:
      'Verla tres veces y reconocerlo sin excusas es lo que más rápido hace mejorar. Cambia el último asalto por una regla: un ataque cada 10 segundos, aunque sea un jab, y que tu esquina grite «diez» como aviso. En sparring, el tercer asalto empieza siempre con «vas perdiendo por uno». Lo que falla es confiar en tu propia cuenta: la de los jueces no la conoces.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'En la esquina me hablan tres a la vez, ¿cómo lo arreglo?',
      'me gritan tres en la esquina',
      '¿y quién debería hablar?',
      'Mi padre, mi entrenador y un amigo me gritan cosas distintas.',
    ],
    answer:
      'Habla uno solo, y lo decides tú una semana antes: «en la esquina solo te escucho a ti; los demás, agua y toalla». Díselo también a tu padre, con cariño y en persona: «te quiero en la primera fila, necesito una sola voz». El que habla da dos indicaciones como mucho. Lo que falla es arreglarlo el mismo día con todos nerviosos.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Mi entrenador no puede venir a la pelea, ¿a quién pongo en la esquina?',
      'sin entrenador en la esquina',
      '¿y si solo tengo un compañero?',
      'Me toca competir fuera y mi profe tiene otro torneo.',
    ],
    answer:
      'Pon al compañero que mejor conoce tu plan y que se mantiene tranquilo, no al que mejor pelea. Pregunta antes al organizador si necesita licencia. Ensayad dos asaltos con sus frases: una de aire, una técnica, una de ánimo. Acordad la toalla: «si me ves tambalear, la tiras sin preguntarme». Lo que falla es ir solo; sin esquina, no pelees.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Peleo cinco asaltos por primera vez y siempre hice tres, ¿cómo reparto?',
      'de tres a cinco asaltos',
      '¿y con dos asaltos más?',
      'Nunca pasé de tres asaltos y me toca un combate a cinco.',
    ],
    answer:
      'Sal al 70 % los dos primeros, trabajando cuerpo y mirando, sube el tercero y el cuarto, y el quinto con lo que quede. Entrena ocho semanas: asaltos técnicos de seis a siete una vez por semana, sparring fuerte nunca los cinco. Lo que falla es ganar el primero a lo grande y no tener piernas para el cuarto. Pon en cada asalto los últimos 30 segundos.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Mi esquina tiró la toalla y yo estaba bien, estoy furioso, ¿qué le digo?',
      'tiraron la toalla y estaba bien',
      '¿se lo digo o me callo?',
      'Paró la pelea en el segundo y siento que me la robó.',
    ],
    answer:
      'Tu rabia es comprensible: te preparaste meses; y a la vez tienes a alguien que prefirió tu cabeza a un resultado, y eso vale mucho. Espera dos días y di: «quiero entender qué viste». Mira el vídeo con él antes de opinar. Después acordad señales para la próxima. Lo que falla es discutirlo en el vestuario. Si recibiste golpes duros en la cabeza, médico y sin sparring.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Me cambiaron el rival tres días antes, ¿tiro el plan?',
      'me cambiaron el rival',
      'tenía todo preparado para otro, ¿qué hago?',
      'Estudié a un diestro bajo y ahora es un zurdo alto.',
    ],
    answer:
      'Guarda la mitad que habla de ti y cambia una sola cosa: tu primer ataque, tu ritmo y tu salida se quedan; ajusta solo el lado hacia el que te mueves. Pide al entrenador peso, guardia y número de combates antes de aceptar. Si hay mucha diferencia de peso o experiencia, di que no. Lo que falla es aprender cuatro técnicas nuevas en tres días.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Mi entrenador quiere un plan y yo siento otro, ¿qué hago?',
      'mi profe quiere otro plan',
      '¿y si no estoy de acuerdo con él?',
      'Él quiere que presione y yo soy de contragolpe.',
    ],
    answer:
      'Díselo en privado, al menos tres semanas antes: «con presión me noto lento; ¿probamos los dos en sparring y lo grabamos?». Dos asaltos de cada uno, y el vídeo decide. El día de la pelea ya no se discute: se hace lo acordado. Lo que falla es asentir en el gimnasio y hacer lo tuyo en el ring; tu esquina deja de poder ayudarte.',
  },
  {
    matter: 'game-plan',
    asked: [
      'El torneo de jiu-jitsu dura cinco minutos, ¿qué plan hago minuto a minuto?',
      'plan para 5 minutos bjj',
      'dámelo con tiempos, ¿qué hago en cada minuto?',
      'Se me va el combate agarrando mangas y pierdo por una ventaja.',
    ],
    answer:
      'Segundos 0 a 30: tu agarre y tu entrada, derribo o guardia, sin esperar. Hasta el minuto 2: barrido o pase, los primeros puntos. Minutos 2 a 4: estabiliza tres segundos cada posición y ataca desde arriba. Último minuto: si ganas, controla y sigue atacando suave; si pierdes, riesgo. Tu esquina canta el tiempo. Lo que falla es regalar los primeros 30 segundos.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Seguí el plan al pie de la letra y perdí igual, ¿era malo?',
      'segui el plan y perdi',
      'lo hice todo como dijimos, ¿qué falló?',
      'Cumplí cada punto y aun así me ganó claro.',
    ],
    answer:
      'Cumplir un plan bajo golpes es una habilidad que muchos tardan años en tener, y tú ya la tienes. Revisa el vídeo con una sola pregunta: ¿en qué minuto dejó de funcionar? Desde ahí escribe un plan B de una frase y una señal para cambiar, por ejemplo dos intentos fallidos seguidos. Lo que falla es tirar el plan entero cuando solo faltaba la segunda opción.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Un vecino me amenaza cada vez que me ve, ¿qué hago?',
      'mi vecino me amenaza',
      '¿y si un día pasa de las palabras?',
      'Me espera en el portal y me insulta delante de mis hijos.',
    ],
    answer:
      'No lo enfrentes: sigue andando, anota fecha, hora y frase cada vez, y denuncia las amenazas con esa lista y testigos. Di una sola cosa, a dos metros: «no quiero problemas», y entra. Si bloquea el paso o enseña un arma, aléjate y llama a emergencias. Lo que falla es contestar porque entrenas: te quita la razón. Pregunta a un abogado por una orden de protección.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Rechacé una pelea en un bar y me siento cobarde, ¿lo fui?',
      'rechace una pelea y me siento cobarde',
      'me fui sin hacer nada, ¿hice mal?',
      'Me empujó delante de mi novia y me marché.',
    ],
    answer:
      'No fuiste cobarde: irte con un empujón y los dos sanos es justo lo que hace quien sabe pelear. Esa sensación dura unos días; cuéntasela hoy a tu novia o a tu entrenador en voz alta. Para la próxima: manos abiertas delante, «tranquilo, nos vamos», y hacia la puerta. Lo que falla es volver al bar a buscarlo. Si hubo lesión, médico y denuncia.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cómo bloqueo exactamente un low kick sin que me duela la tibia?',
      'como chequeo el low kick',
      '¿y la pierna cómo la levanto?',
      'Cada vez que bloqueo una patada baja me quedo cojeando.',
    ],
    answer:
      'Levanta la rodilla hasta la altura de la cadera, gírala unos 45 grados hacia fuera y recibe con el tercio alto de la tibia, justo bajo la rodilla, con el pie tenso hacia arriba. La mano del mismo lado sigue en la sien. Lo que suele fallar: levantar la pierna blanda y recta, y entonces golpea la parte baja. Si no puedes apoyar la pierna, para y ve al médico.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Mi low kick siempre me lo bloquean, ¿qué cambio?',
      'me chequean el low kick siempre',
      '¿y si me levanta la pierna cada vez que pateo?',
      'Ya no me atrevo a patear abajo porque siempre choco con su tibia.',
    ],
    answer:
      'No tires nunca la patada sola: lanza jab y cross a la cara y patea cuando su peso ya está en la pierna delantera. Apunta a la mitad del muslo o a la pierna trasera y da un paso hacia fuera con el pie de apoyo. Si levanta la rodilla igual, finge la patada y golpea con el cross mientras está en una pierna. El error habitual es mirar el muslo antes de patear.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cómo atrapo una patada media y qué hago después?',
      'atrapar patada al cuerpo como',
      'ya la tengo agarrada, ¿y ahora qué?',
      'Le cojo la pierna pero me pega en la cara con la mano libre.',
    ],
    answer:
      'Da un paso hacia el lado al que viaja la patada, deja que llegue floja a las costillas y pasa el brazo por debajo, con la otra mano delante de tu cara. Después, en menos de dos segundos: tira de la pierna hacia atrás y barre el pie de apoyo. Lo que falla es bajar las dos manos a cogerla. Comprueba con tu entrenador cuánto permite tu reglamento.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Cuánto tarda la tibia en endurecerse y cómo lo hago?',
      'cuanto para endurecer las tibias',
      '¿y cuántas patadas al saco por semana?',
      'Me duelen las tibias cada vez que toco el saco.',
    ],
    answer:
      'Cuenta de seis meses a un año de saco regular: dos o tres días por semana, 50 patadas por pierna a media fuerza, y sube 10 cada dos semanas. Nada de botellas, palos ni rodillos duros. En sparring, espinilleras siempre. Si el dolor está en un punto fijo del hueso, duele al caminar o de noche, deja de patear y ve al médico: puede ser una fractura por estrés.',
  },
  {
    matter: 'kick-defence',
    asked: [
      '¿Bloqueo el low kick o doy un paso atrás?',
      'chequear o esquivar?',
      '¿y cuándo mejor me salgo?',
      'Cuando levanto la pierna para bloquear me mete el cross y me sienta.',
    ],
    answer:
      'Sácala hacia atrás si él combina puños y patada; bloquea solo cuando la patada viene sola. Para sacarla, lleva el pie delantero junto al trasero, deja pasar la patada y vuelve con cross y tu propia patada. Si estás contra las cuerdas, bloquea, porque atrás no hay sitio. El fallo típico es levantar la rodilla ante cualquier finta: espera a ver girar su cadera.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo dejo de comerme el jab?',
      'me entra siempre el jab',
      '¿y con qué mano lo paro?',
      'Me llega el jab a la nariz en todos los asaltos.',
    ],
    answer:
      'Páralo con la palma trasera, a un palmo de tu cara, con un toque corto de diez centímetros, y devuelve tu jab en el mismo tiempo. Barbilla abajo, codo pegado. Cambia cada tres jabs: una parada, un paso atrás, una esquiva hacia fuera. Lo que falla es ir a buscar el puño con el brazo estirado: ahí te mete el gancho por fuera.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Hacia qué lado esquivo el jab?',
      'esquivo pa dentro o pa fuera',
      '¿y la cabeza a qué lado?',
      'Cuando esquivo el jab me como la derecha.',
    ],
    answer:
      'Si los dos son diestros, hacia tu derecha, por fuera de su brazo izquierdo; por dentro te espera su derecha. Gira el hombro izquierdo hacia delante, carga la pierna derecha y mueve la cabeza solo el ancho de un guante, con los ojos en su pecho. Vuelve enseguida con tu cross. El error es doblar la cintura y mirar al suelo, porque entonces no ves el segundo golpe.',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo dejo de cerrar los ojos cuando me tiran golpes?',
      'cierro los ojos cuando me pegan',
      '¿y cómo me quito el parpadeo?',
      'Veo venir el golpe, cierro los ojos y giro la cara.',
    ],
    answer:
      'Haz tres minutos al día de golpes lentos: un compañero te toca los guantes y la frente al 20 %, y tú solo miras su pecho y sueltas el aire en cada toque. Tras dos o tres semanas, sube al 40 %. Muerde el protector y mantén la barbilla abajo. Lo que lo estropea es el sparring fuerte demasiado pronto; dile: «Hoy a toques, por favor».',
  },
  {
    matter: 'punch-defence',
    asked: [
      '¿Cómo me defiendo de los ganchos?',
      'me entran todos los ganchos',
      '¿y contra el gancho qué hago con la mano?',
      'Me cubro de frente y me pega siempre por los lados.',
    ],
    answer:
      'Pega el guante a la sien como si contestaras el teléfono, con el codo delante de las costillas, y gira un poco el cuerpo con el golpe. En cuanto choca, tu otra mano sale recta por el centro. Si tienes tiempo, flexiona las rodillas y pasa por debajo. El error es separar el guante de la cabeza: tu propio guante te golpea.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Me dieron un golpe fuerte en sparring y me duele la cabeza, ¿sigo?',
      'me duele la cabeza tras el sparring puedo seguir',
      '¿y mañana ya puedo hacer sparring?',
      'Desde el golpe de ayer estoy mareado y con náuseas.',
    ],
    answer:
      'No, para hoy mismo: ni sparring ni saco, y que un médico te vea antes de volver a recibir golpes. Dile a tu entrenador: «Me golpearon la cabeza y tengo dolor, hoy salgo». No conduzcas y no te quedes solo esa noche. Con vómitos, confusión, sueño raro, visión doble o dolor que crece, a urgencias. Un menor va con su padre o su madre.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo dejo de retroceder en línea recta?',
      'siempre voy pa atras recto',
      '¿y hacia qué lado salgo?',
      'Cuando me atacan, camino hacia atrás hasta que toco las cuerdas.',
    ],
    answer:
      'Da como máximo dos pasos atrás y el tercero siempre en diagonal, a unos 45 grados, con un jab al salir. Contra un diestro, sal hacia tu derecha, lejos de su mano fuerte. Pon una cinta en el suelo y haz tres asaltos de dos minutos contando «uno, dos, fuera». El error es salir sin golpear: te vuelve a seguir.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo sé cuál es mi distancia correcta?',
      'a que distancia me paro',
      '¿y cómo la mido durante el asalto?',
      'O me quedo corto con todo o acabo pegado a él.',
    ],
    answer:
      'Tu distancia es aquella en que él necesita un paso para tocarte: tu brazo delantero estirado queda a un palmo de su guante. Mídelo cada diez segundos con un jab flojo. Para pegar entras con un paso corto, golpeas dos o tres veces y sales. El fallo típico es quedarse a medio camino después del golpe, donde él llega sin moverse.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cuántos minutos de comba hago para mejorar los pies?',
      'cuanta comba antes de clase',
      '¿y la comba cuánto rato?',
      'Tengo los pies pesados, parezco clavado en el suelo.',
    ],
    answer:
      'Haz tres asaltos de tres minutos, con treinta segundos de descanso, antes de la clase. Primero a pies juntos, segundo alternando, tercero moviéndote adelante, atrás y de lado. Salta dos centímetros, no más, sobre la parte delantera del pie. Si empiezas de cero, tres asaltos de un minuto durante dos semanas. Dolor en el tendón de Aquiles o la tibia: deja la comba y consulta al fisio.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo le corto el ring a alguien que corre?',
      'no lo alcanzo, se escapa todo el rato',
      '¿y si se va siempre hacia el mismo lado?',
      'Lo persigo tres asaltos y no lo encuentro nunca.',
    ],
    answer:
      'No lo sigas: da un paso lateral hacia donde él va, de modo que tu pie quede por fuera del suyo, y solo después avanza. Si va a su derecha, ciérrale con gancho de izquierda; si va a su izquierda, con la derecha al cuerpo. Repite hasta que su espalda toque la cuerda y ahí golpea abajo. El error es cruzar los pies por la prisa.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      '¿Cómo practico el juego de pies solo en casa?',
      'pies en casa sin nada',
      '¿y en casa qué hago?',
      'Solo puedo ir al gimnasio una vez por semana y mis pies no mejoran.',
    ],
    answer:
      'Haz diez minutos, cuatro días por semana, con una cruz de cinta en el suelo. Dos minutos adelante y atrás, dos de lado, dos de pivotes de 45 grados, dos de entrar con jab y salir, dos de sombra libre. Mueve primero el pie del lado al que vas. Grábate un minuto: si los pies se juntan o se cruzan, ve a la mitad de velocidad.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Dónde pongo el pie delantero contra un zurdo?',
      'pie contra zurdo',
      '¿y el pie por dentro o por fuera?',
      'Contra el zurdo nos pisamos y me come la izquierda.',
    ],
    answer:
      'Por fuera de su pie delantero, a unos diez centímetros, si eres diestro. Así tu derecha queda en línea con su barbilla y su izquierda pasa de largo. Toma el sitio con un jab mientras das el paso a tu izquierda, y golpea enseguida con la derecha recta. El error es pelear solo por el pie y mirarlo: mientras miras abajo te llega la izquierda.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Qué golpe tiro primero contra un zurdo siendo diestro?',
      'que tiro contra un zurdo',
      '¿y con qué mano empiezo?',
      'Mi jab choca con su guante y no encuentro cómo entrar.',
    ],
    answer:
      'La derecha recta, directa, sin jab delante: por el centro, entre su guante y su hombro. Con tu mano izquierda baja antes su guante delantero un instante. Después añade gancho de izquierda y sal a tu izquierda. Si te espera, tírala primero al estómago dos veces y luego arriba. Lo que falla es quedarse quieto tras la derecha: su izquierda viene de vuelta.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Hacia qué lado me muevo contra un zurdo?',
      'a que lado giro con el zurdo',
      '¿y para dónde salgo?',
      'Siempre termino caminando hacia su mano buena.',
    ],
    answer:
      'Hacia tu izquierda, si eres diestro: te alejas de su mano izquierda y quedas por fuera de su pie. Pasos cortos, primero el pie izquierdo, guante derecho pegado a la mejilla. Cada cuatro o cinco pasos cambia un momento a la derecha con un jab, para que no te espere con el gancho derecho. El fallo habitual es dar vueltas sin golpear.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Cómo me preparo para un zurdo si en mi gimnasio no hay ninguno?',
      'no tengo zurdos para entrenar',
      '¿y si nadie es zurdo?',
      'Peleo en tres semanas con un zurdo y nunca he hecho sparring con uno.',
    ],
    answer:
      'Pide a dos compañeros diestros que cambien de guardia y te tiren solo dos cosas: jab de derecha y recto de izquierda, tres asaltos, tres veces por semana. Dile al entrenador: «¿Me sostienes las manoplas como zurdo?». Busca además un gimnasio vecino con un zurdo para una o dos sesiones suaves. El error es entrenar diez trucos; bastan pie fuera, derecha recta y salir a la izquierda.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      '¿Cómo me defiendo de la patada izquierda al cuerpo de un zurdo?',
      'patada izquierda del zurdo como la paro',
      '¿y la patada al hígado?',
      'El zurdo me revienta el costado con la pierna izquierda.',
    ],
    answer:
      'Levanta la rodilla derecha hasta que toque tu codo derecho: así cierras el lado del hígado, porque su pierna trasera viene por ahí. Baja el pie y responde al momento con tu derecha recta o tu patada derecha al cuerpo. Muévete hacia tu izquierda, fuera de su patada. El error es bajar el brazo a parar: te golpea el antebrazo y deja libre la cabeza.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Cómo entro contra alguien mucho más alto que yo?',
      'como entro con uno alto',
      '¿y cómo paso su jab?',
      'Me tiene con el jab a distancia y no llego.',
    ],
    answer:
      'Entra detrás de su jab: esquiva a tu derecha o páralo con la palma trasera y da el paso mientras su brazo vuelve. Primer golpe al estómago, segundo arriba, tercero otra vez abajo. Después quédate con la frente cerca de su hombro o sal de lado. Lo que falla es saltar desde lejos con la cabeza arriba: caes justo en su derecha.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Le pego al cuerpo o a la cabeza a un rival más alto?',
      'cuerpo o cabeza al alto',
      '¿y dónde le pego?',
      'Tiro arriba y siempre me quedo corto.',
    ],
    answer:
      'Al cuerpo durante el primer asalto, dos de cada tres golpes. Doblas las rodillas, no la cintura, y tu cabeza queda bajo su jab. Apunta al estómago con el recto y al hígado con el gancho de izquierda. Cuando baje los codos, sube con gancho o derecha por encima. El error es bajar la mano contraria al pegar abajo: déjala en la mejilla.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Qué hago si el alto me para con patadas frontales?',
      'me frena con el teep',
      '¿y si me pone la pierna delante?',
      'Cada vez que avanzo me clava la frontal en la barriga.',
    ],
    answer:
      'Barre la patada hacia un lado con el antebrazo, de dentro afuera a la altura de tu ombligo, y entra en ese segundo con patada a su pierna de apoyo. Avanza en zigzag, nunca en línea recta. Finge la entrada una vez para que patee al aire. Lo que falla es avanzar erguido y con el peso delante: mantén el abdomen duro y suelta el aire.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'En jiu-jitsu, ¿cómo peleo contra alguien mucho más largo?',
      'bjj contra uno largo',
      '¿y en el suelo con uno de piernas largas?',
      'Me pone los pies en la cadera y me mantiene lejos toda la lucha.',
    ],
    answer:
      'Acorta la distancia y quédate pecho con pecho: la media guardia con el brazo por debajo de su axila es tu sitio arriba. Controla primero los tobillos, juntos y al suelo, luego mete la rodilla por el medio. Codos pegados a tus costillas, porque el largo busca triángulos. El error es quedarse de rodillas a media distancia con un brazo dentro y otro fuera.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      '¿Y si el rival alto me agarra la cabeza cuando entro?',
      'el alto me amarra',
      '¿y si me abraza desde arriba?',
      'Logro entrar y me cuelga los brazos en el cuello.',
    ],
    answer:
      'Mete los dos brazos por debajo de sus axilas, pega la frente a su pecho y empuja con las piernas hacia la cuerda. Ahí golpea corto al cuerpo, tres o cuatro veces, hasta que separe el árbitro. En muay thai, postura recta, cadera contra la suya y gira. Lo que falla es tirar de la cabeza hacia atrás y mirar abajo: así llegan las rodillas.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Cómo freno a alguien que camina siempre hacia delante?',
      'como paro a uno que presiona',
      '¿y con qué lo freno?',
      'Se me viene encima todo el asalto y no me deja respirar.',
    ],
    answer:
      'Frénalo con jab doble o patada frontal al estómago justo cuando levanta el pie para avanzar, y sal de lado enseguida. Cada entrada suya debe costarle un golpe. Tres golpes como máximo, luego un ángulo de 45 grados. El error es golpear retrocediendo recto: el puño no pesa y las cuerdas llegan pronto.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Qué hago si ya estoy contra las cuerdas y me llueven golpes?',
      'estoy en las cuerdas que hago',
      '¿y si ya me tiene arrinconado?',
      'Me encierra en la esquina y solo me cubro.',
    ],
    answer:
      'Guardia alta, un gancho corto para que se cubra, y gira hacia fuera empujando su hombro con tu mano; o abrázalo con los dos brazos por debajo y espera al árbitro. Decide antes del segundo golpe. Nunca te quedes cubierto más de tres segundos: el árbitro puede parar. Lo que falla es salir agachado y sin manos arriba.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Me planto a cambiar golpes o me muevo contra un presionador?',
      'cambio o me muevo',
      '¿y no es mejor plantarme?',
      'Me canso de correr y acabo peleando su pelea.',
    ],
    answer:
      'Muévete, pero plántate dos veces por minuto: te paras, golpeas dos o tres veces al entrar él, y sales. Así ahorras piernas y él deja de entrar gratis. Elige tú el momento, en el centro y no en la cuerda. El error es plantarse por rabia tras recibir un golpe; después de recibir, primero clinch o salida.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Qué entreno para aguantar a un rival que presiona?',
      'que entreno contra presion',
      '¿y cómo lo practico en el gimnasio?',
      'En el segundo asalto la presión me deja sin aire.',
    ],
    answer:
      'Haz tres asaltos de dos minutos, dos días por semana: tu compañero avanza sin parar con golpes flojos y tú solo usas jab, frontal y salida lateral. En la última mitad empieza cada vez de espaldas a la cuerda. Suelta aire en cada golpe. El fallo típico es hacerlo a toda fuerza: al 40 % aprendes a salir, al 90 % solo a cubrirte.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      '¿Cómo le pido a un compañero de sparring que baje la intensidad?',
      'mi compañero se pasa de fuerte',
      '¿y qué le digo?',
      'Siempre viene a matarme aunque sea sparring ligero.',
    ],
    answer:
      'Díselo antes del asalto, en una frase: «Hoy voy al 50 %, si sube, paramos». Si sube, levanta la mano, da un paso atrás y repite: «Más suave». A la segunda vez, sal del asalto y habla con el entrenador: «Con él no hago sparring mientras no controle». Responder más fuerte casi siempre empeora. Con dolor de cabeza o mareo, nada de sparring y al médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cuál es el primer contragolpe que debo aprender?',
      'que contra aprendo primero',
      '¿y con cuál empiezo?',
      'Veo el golpe venir, pero nunca respondo a tiempo.',
    ],
    answer:
      'Aprende primero parar el jab con la palma trasera y devolver el cross. Dos tiempos: toque y golpe, sin pausa. Haz cien repeticiones por sesión durante dos semanas, con un compañero que tira solo jab, primero al 30 %. Luego él lo tira cuando quiera. El error es esperar a ver si el golpe llega: la respuesta sale con la parada, no después.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Adónde miro para leer los golpes?',
      'donde miro al rival',
      '¿y los ojos dónde?',
      'Le miro los guantes y siempre llego tarde.',
    ],
    answer:
      'Mira el centro de su pecho, a la altura de la clavícula, con la vista amplia. Desde ahí ves moverse el hombro antes del puño y la cadera antes de la patada. Entrena dos asaltos suaves diciendo en voz baja «hombro» o «cadera» cuando lo notes. Lo que falla es saltar con los ojos a los guantes: te comes todas las fintas.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cómo hago una finta que de verdad se crea?',
      'mis fintas no las cree nadie',
      '¿y cómo finjo bien?',
      'Finjo y el otro ni se mueve.',
    ],
    answer:
      'Tira primero tres veces el golpe de verdad y finge la cuarta con el mismo hombro, el mismo pie y la misma cara. Mueve el pie delantero cinco centímetros y el hombro un palmo; el puño casi no sale. Mira qué mano levanta él y golpea el hueco. El error es fingir solo con la mano, sin el pie: nadie lo cree.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Qué hago si el rival no ataca y yo soy contragolpeador?',
      'no ataca y yo espero',
      '¿y si él también espera?',
      'Pasamos el asalto mirándonos y pierdo por no hacer nada.',
    ],
    answer:
      'Oblígalo a tirar: jab flojo, medio paso atrás y deja la cara a su alcance un segundo; cuando responda, contragolpea. Hazlo cada diez segundos. Si no muerde, toma tú la iniciativa con jab al cuerpo y low kick para sumar. Lo que cuesta asaltos es esperar el golpe perfecto: sin actividad, los jueces ven ganar al otro.',
  },
  {
    matter: 'counter-timing',
    asked: [
      '¿Cuánto se tarda en mejorar el timing?',
      'cuanto tarda el timing',
      '¿y en cuánto tiempo lo noto?',
      'Llevo meses de saco y en sparring sigo llegando tarde.',
    ],
    answer:
      'Con dos sesiones semanales de ejercicios en pareja lo notas en seis a ocho semanas; el saco no lo enseña, porque no ataca. Haz en cada una tres asaltos de dos minutos con una sola tarea: él tira jab cuando quiere, tú respondes siempre igual. Cambia de tarea cada dos semanas. El error es subir la fuerza antes de acertar siete de diez.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Cómo pego más fuerte con la derecha?',
      'como pego mas duro',
      '¿y de dónde sale la fuerza?',
      'Pego con toda el alma y el saco ni se mueve.',
    ],
    answer:
      'Empuja el suelo con el pie trasero: talón hacia fuera, cadera, hombro y por último el puño, en ese orden. Brazo suelto hasta el impacto y aprieta solo al tocar. Haz tres series de veinte derechas al 70 %, parando a comprobar que el talón giró. Lo que quita fuerza es apretar todo desde el principio y echar la cabeza por delante del pie delantero.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Qué combinaciones básicas debo practicar primero?',
      'que combos aprendo',
      '¿y cuáles me aprendo?',
      'Tiro golpes sueltos y nunca encadeno nada.',
    ],
    answer:
      'Tres bastan: jab y cross; jab, cross y gancho; y jab, cross al cuerpo y gancho arriba. Si pateas, cierra la segunda con low kick. Cada una durante dos asaltos de saco por sesión, tres semanas, saliendo de lado al final. El fallo típico es acabar y quedarse delante con las manos abajo: el último gesto es siempre la guardia y un paso.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Cómo pateo más fuerte la circular?',
      'mi patada no tiene fuerza',
      '¿y la cadera cuándo la giro?',
      'Mi patada suena pero no mueve al compañero.',
    ],
    answer:
      'Da un paso a 45 grados hacia fuera, gira el pie de apoyo hasta que el talón mire al objetivo y deja que la cadera pase antes que la pierna. Golpea con la tibia y baja con fuerza el brazo del mismo lado. Tres series de diez por pierna. Lo que frena la patada es el pie de apoyo clavado; además castiga la rodilla.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Me duele la muñeca al pegar al saco, ¿qué hago?',
      'me duele la muñeca con el saco',
      '¿y puedo seguir pegando?',
      'Desde ayer, cada gancho me da un pinchazo en la muñeca.',
    ],
    answer:
      'Deja el saco hasta que puedas apoyar la mano y apretar el puño sin dolor. Al volver: venda de 4,5 metros, tres vueltas extra en la muñeca, guantes de 14 o 16 onzas y dos semanas al 50 %. Golpea con los nudillos del índice y el medio, con el antebrazo recto. Con hinchazón, dolor en la base del pulgar o más de una semana igual: médico.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      '¿Las pesas me hacen más lento o pego más fuerte?',
      'pesas te vuelven lento?',
      '¿y entonces levanto o no?',
      'Mi amigo dice que con pesas perderé velocidad en los puños.',
    ],
    answer:
      'Levanta: dos días por semana de fuerza no te hacen lento. Sentadilla, peso muerto, remo y press, tres series de cinco, sin llegar al fallo, más tres series de cinco lanzamientos de balón medicinal contra la pared. Máximo cincuenta minutos. Lo que sí te frena es entrenar cansado: no hagas pesas duras el día antes del sparring. Pide al entrenador que revise la técnica.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo salgo del plum cuando me agarran la nuca con las dos manos?',
      'como salgo del plum',
      '¿y cómo me quito sus manos de la nuca?',
      'Me coge la cabeza con las dos manos y me llena de rodillas.',
    ],
    answer:
      'Ponte recto y pega tu cadera a la suya: sin espacio no hay rodilla. Después mete una mano por dentro de sus brazos hasta su nuca, luego la otra, y gira un paso hacia un lado. Alternativa: empuja su codo hacia arriba y pasa la cabeza por debajo. El error es tirar hacia atrás doblado, con la cara abajo.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Qué mano meto primero al entrar en el clinch?',
      'que mano primero en el clinch',
      '¿y qué mano primero?',
      'Al entrar al clinch él siempre gana la posición de dentro.',
    ],
    answer:
      'Primero la mano delantera a la nuca, justo detrás de tu jab, y enseguida la trasera a su bíceps. Cuando controlas el bíceps, la segunda mano sube también por dentro. Codos juntos sobre su clavícula y frente pegada a su sien. Lo que falla es agarrar el cuello en vez de la parte alta de la cabeza: desde el cuello no doblas a nadie.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo doy rodillazos con más fuerza en el clinch?',
      'mis rodillas no hacen nada',
      '¿y la rodilla cómo la meto?',
      'Tengo el agarre, pero mis rodillazos solo empujan.',
    ],
    answer:
      'Lleva primero la pierna atrás, tira de él hacia abajo y empuja la cadera hacia delante al subir la rodilla, con el talón pegado al glúteo y la punta hacia abajo. Dos rodillas y un giro, no cinco seguidas. En el saco, tres asaltos de treinta por pierna. El error es quedarse de puntillas y recto: te desequilibran. Con compañeros, solo con la cara interna del muslo.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Cómo evito que me barran o derriben en el clinch?',
      'me tiran siempre en el clinch',
      '¿y los pies cómo los pongo?',
      'En el clinch acabo en el suelo cada dos minutos.',
    ],
    answer:
      'Pies a la anchura de los hombros, uno algo adelantado, y pasos cortos después de cada rodillazo: nunca te quedes parado sobre una pierna más de un segundo. Cuando notes el giro, da un paso en su misma dirección. Cabeza pegada a la suya. Lo que falla es cruzar los pies o resistir con los brazos: se resiste con la cadera.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      '¿Qué hago en el clinch en boxeo para descansar sin que me sancionen?',
      'agarrar en boxeo como',
      '¿y cuánto tiempo puedo agarrar?',
      'Me quedo sin aire y cuando agarro el árbitro me regaña.',
    ],
    answer:
      'Atrapa sus dos brazos bajo tus axilas, apoya tu peso en su hombro y respira dos veces; suelta en cuanto el árbitro diga «break». Hazlo como mucho dos o tres veces por asalto, y siempre tras un golpe tuyo. Al separarte, manos arriba y un paso atrás. Lo que trae la advertencia es empujar la nuca, golpear agarrando o no soltar a la primera.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo hago bien el sprawl contra un doble?',
      'como hago el sprawl',
      '¿y las piernas hacia dónde?',
      'Me tiran a las piernas y siempre llego tarde.',
    ],
    answer:
      'Lanza las dos piernas atrás y deja caer la cadera sobre su nuca u hombro, con los antebrazos delante de sus hombros. Luego gira hacia un lado, con el pecho pesado sobre él, y busca la espalda. Diez sprawls en tres series antes de cada clase. El error es caer sobre las rodillas con la cadera alta: ahí él te levanta.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Qué hago cuando ya me agarró una pierna?',
      'me tiene una pierna que hago',
      '¿y si ya tiene el single?',
      'Me coge la pierna y salto a la pata coja hasta caer.',
    ],
    answer:
      'Empuja su cabeza hacia abajo y hacia fuera, mete tu brazo por debajo de su axila y baja el pie al suelo entre sus piernas. Después rompe sus manos en la muñeca y saca la cadera. Si tu pie sigue arriba, cuélgalo por fuera de su cadera. Lo que falla es saltar hacia atrás: así le das el impulso que necesita.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo me defiendo de espaldas a la jaula?',
      'contra la jaula que hago',
      '¿y si me tiene pegado a la pared?',
      'Me empuja contra la reja y acabo sentado.',
    ],
    answer:
      'Abre los pies, baja la cadera y gana un brazo por debajo de su axila antes que nada; la otra mano controla su muñeca. Frente bajo su barbilla, empuja y gira hasta que sea él quien toque la reja. Cuenta con diez segundos por intento. El error es quedarte erguido con los pies juntos, o agarrar la reja: es falta.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cómo pego sin que me derriben cada vez que golpeo?',
      'me derriban cuando pego',
      '¿y entonces qué golpes tiro?',
      'Tiro la derecha y ya está en mis piernas.',
    ],
    answer:
      'Tira uno o dos golpes, no cuatro, y vuelve a una guardia un poco más baja con el pie delantero listo para ir atrás. Usa jab y rectos, evita patadas altas sin preparar y acaba cada serie con un paso lateral. Mano delantera baja hacia su frente al salir. Lo que lo invita a entrar es quedarte quieto con el peso en el pie delantero.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      '¿Cuánto tiempo tardo en aprender a no ser derribado viniendo del boxeo?',
      'vengo del boxeo cuanto tardo en defender derribos',
      '¿y en cuántos meses?',
      'Boxeo bien, pero un luchador novato me tumba siempre.',
    ],
    answer:
      'Cuenta con cuatro a seis meses con dos clases de lucha por semana para parar a los principiantes. Añade diez minutos por sesión: él solo derriba, tú solo defiendes, empezando de pie, luego con la pierna ya agarrada, luego contra la pared. Aprende también a levantarte, porque alguna entrará. El error es entrenar solo el sprawl y nunca la pelea de manos.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cómo hago un uchi mata sin caerme con él?',
      'me caigo en el uchi mata',
      '¿y la pierna de apoyo dónde va?',
      'Entro en uchi mata y terminamos los dos en el suelo.',
    ],
    answer:
      'Pon el pie de apoyo entre los suyos, punta hacia delante y rodilla flexionada, y tira de su manga alta antes de subir la pierna. Gira la cabeza hacia donde lo lanzas. Si el pie queda lejos, saltas y caes. Haz tres series de diez entradas sin lanzar, contra la pared o con compañero. El error es levantar la pierna sin haberlo desequilibrado.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Doble o single, cuál aprendo primero?',
      'doble o single leg',
      '¿y cuál me conviene más?',
      'Intento de todo y no derribo a nadie.',
    ],
    answer:
      'El single, porque si falla sigues de pie con una pierna agarrada y puedes cambiar al doble. Cabeza por dentro pegada a su pecho, manos cerradas detrás de la rodilla, su pierna entre las tuyas. Luego gira y camina hacia atrás en círculo. Cincuenta entradas por semana durante dos meses. Lo que falla es mirar al suelo: la cabeza baja regala la guillotina.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Qué agarre tomo primero en judo, manga o solapa?',
      'manga o solapa primero',
      '¿y qué mano primero?',
      'Cuando quiero agarrar, él ya tiene los dos agarres.',
    ],
    answer:
      'Contra un diestro, siendo diestro, primero la manga con la izquierda: le quitas su mano fuerte. Después la solapa con la derecha a la altura de la clavícula. En cuanto tengas las dos, ataca en tres segundos. Si él agarra antes, corta su manga con las dos manos y empieza de nuevo. El error es agarrar y esperar: te llegan su ataque o un shido.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cuándo se barre el pie, en qué momento exacto?',
      'cuando barro el pie',
      '¿y en qué momento lo hago?',
      'Barro y es como patear un poste.',
    ],
    answer:
      'Barre cuando el pie acaba de quedarse sin peso: justo antes de que lo apoye o justo cuando lo levanta. Hazlo caminar de lado, cuenta «uno, dos» y barre en el dos con la planta, tirando de la manga hacia abajo. Cinco minutos por clase caminando sin resistencia. El error es barrer con fuerza un pie cargado: duele el tobillo a los dos.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      '¿Cómo entro al derribo sin que me vea venir?',
      'siempre ven mi entrada',
      '¿y cómo preparo la entrada?',
      'Bajo a las piernas y ya está esperando con el sprawl.',
    ],
    answer:
      'Tira un jab o empuja su frente para que suba las manos y baja de nivel en ese instante, con rodillas y no con cintura. El primer paso va entre sus pies. Si se defiende, no te quedes: cambia a single o sube a la cintura en un segundo. Lo que te delata es mirarle las piernas y bajar las manos antes de entrar.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Cómo salgo de la montada paso a paso?',
      'como salgo de la montada',
      '¿y hacia qué lado hago el puente?',
      'Me montan y ya no salgo hasta que rindo.',
    ],
    answer:
      'Codos pegados, atrapa uno de sus brazos y el pie del mismo lado, y haz puente en diagonal por encima de ese hombro. Si no gira, mete el codo contra su rodilla, saca la cadera de lado y recupera media guardia. Alterna puente y cadera, dos o tres veces. El error es empujar su pecho con los brazos estirados: te regala la llave de brazo.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Dónde pongo las manos debajo del control lateral?',
      'manos en el control lateral',
      '¿y los brazos dónde van?',
      'En cien kilos me aplasta y no puedo ni respirar.',
    ],
    answer:
      'Un antebrazo contra su cuello y el otro en su cadera, codos hacia dentro. Puente corto, cadera lejos, y mete la rodilla de abajo en el hueco. Respira antes y espera a que se mueva: ahí hay sitio. Lo que falla es abrazarlo por la espalda con los dos brazos: te quedas plano y él descansa.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Cómo quito la rodilla en la barriga?',
      'rodilla en la barriga como salgo',
      '¿y si me pone la rodilla encima?',
      'Me clava la rodilla en el estómago y entro en pánico.',
    ],
    answer:
      'Gira hacia él, pon el codo de tu lado cercano bajo su rodilla y la otra mano en su cadera; aleja tu cadera y mete la pierna. Hazlo en los primeros dos segundos, antes de que se asiente. El error es empujar la rodilla con las dos manos estiradas: te toma un brazo. Si no respiras bien o duele una costilla, rinde.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      '¿Qué hago primero desde la media guardia abajo?',
      'media guardia abajo que hago',
      '¿y primero qué?',
      'En media guardia me aplana y me pasa siempre.',
    ],
    answer:
      'Ponte de lado y gana el brazo por debajo de su axila; sin eso no ataques. La otra mano bloquea su bíceps, y tu rodilla libre hace de barrera en su pecho. Desde ahí sube al codo y ve a la espalda o al single. Lo que falla es quedarte con la espalda plana: en cuanto te cruza la cara, vuelve a ponerte de lado.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Pesa 30 kilos más que yo, ¿salgo igual de abajo?',
      'pesa mucho mas que yo como salgo',
      '¿y si es mucho más pesado?',
      'El grandote se me tumba encima y no se mueve.',
    ],
    answer:
      'Sí, pero con marcos y cadera, no con puente: con 30 kilos de diferencia el puente solo abre un hueco. Haz el hueco, saca la cadera diez centímetros, repite tres o cuatro veces y mete la rodilla. Lo mejor es no llegar ahí: rodillas delante desde el principio. Si te duele una costilla o el cuello, rinde y pide otro compañero.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Qué mano defiendo primero en el mataleón?',
      'que mano agarro en el mataleon',
      '¿y qué mano primero?',
      'Me toman la espalda y en cinco segundos estoy rindiendo.',
    ],
    answer:
      'Las dos manos tuyas contra el brazo que rodea el cuello: tira de su muñeca hacia tu pecho y mete la barbilla. Luego lleva los hombros al suelo por el lado de abajo, el del brazo que no ahorca, y saca la cadera por encima de su gancho. El error es quitar primero los pies: mientras tanto cierra el cuello. Si está cerrado, rinde.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo salgo de una guillotina?',
      'como salgo de la guillotina',
      '¿y si ya me cerró la guillotina?',
      'Entro al derribo y me cuelga del cuello.',
    ],
    answer:
      'Agarra su muñeca con una mano, pasa el otro brazo por encima de su hombro contrario y camina hacia el lado opuesto a tu cabeza, con tu hombro contra su garganta. En el suelo, no saltes a su media guardia: pasa al lado libre. Lo que falla es tirar de la cabeza hacia atrás. Si ves borroso o se te apaga el oído, rinde ya.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo me suelto de un candado de cabeza en el suelo?',
      'me tiene la cabeza como salgo',
      '¿y si me tiene la cabeza en el suelo?',
      'El novato fuerte me aprieta la cabeza y no me suelta.',
    ],
    answer:
      'Ponte de lado hacia él, saca el codo atrapado hasta el suelo y haz un marco con el antebrazo contra su mandíbula. Después pasa tu pierna por encima de su cara o gira hacia su espalda. Tómate diez segundos, respira por la nariz. El error es tirar del cuello hacia atrás. Si cruje o duele el cuello, rinde; con hormigueo en el brazo, médico.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cuándo tengo que rendirme en un estrangulamiento?',
      'cuando palmeo',
      '¿y hasta cuándo aguanto?',
      'Ayer aguanté un mataleón y casi me desmayo.',
    ],
    answer:
      'Rinde en cuanto esté cerrado bajo la barbilla y tus manos ya no lo separen: tienes pocos segundos. Palmea tres veces en él o di «¡tap!» en voz alta. Aguantar no enseña nada. Si llegaste a desmayarte, se acabó la clase ese día y que te vea un médico; con dolor fuerte de cuello, habla rara o visión doble, a urgencias.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      '¿Cómo evito que me tomen la espalda?',
      'siempre me toman la espalda',
      '¿y cómo no se la doy?',
      'Cuando me pasan la guardia, me giro y me toman la espalda.',
    ],
    answer:
      'No gires a cuatro apoyos: gira hacia él, con el codo y la rodilla juntos. Si ya estás de tortuga, pega codos a los muslos, agarra su muñeca y rueda o levántate en tres segundos. Cuando entre el primer gancho, quítalo enseguida con el pie y la mano. El error es descansar en tortuga: ahí llega el segundo gancho.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Cómo evito que me pasen la guardia?',
      'me pasan la guardia siempre',
      '¿y qué muevo primero?',
      'En diez segundos ya me pasó la guardia.',
    ],
    answer:
      'Mueve primero la cadera hacia fuera y mete la rodilla entre los dos; las manos van a su hombro y su bíceps. Regla: rodilla cerca de tu codo, siempre. Haz tres minutos por clase en los que él solo pasa y tú solo recuperas. El error es empujar con los brazos y dejar las piernas quietas en el suelo.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Guardia cerrada o abierta para un principiante?',
      'cerrada o abierta?',
      '¿y con cuál empiezo?',
      'Pruebo cinco guardias y ninguna me sale.',
    ],
    answer:
      'Cerrada, durante los primeros tres meses: lo controlas mientras aprendes tres cosas, barrido de tijera, barrido de cadera y llave de brazo. Después añade una sola abierta, con pie en la cadera y agarre de manga. Rompe siempre su postura antes de atacar. Lo que falla es cerrar las piernas y descansar: cambia de ángulo cada cinco segundos.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Cuál es el barrido más fácil desde guardia cerrada?',
      'barrido facil desde cerrada',
      '¿y con cuál lo barro?',
      'Lo tengo en mi guardia y no consigo darle la vuelta.',
    ],
    answer:
      'El barrido de cadera: cuando él se echa atrás, abre las piernas, siéntate, apoya una mano detrás, pasa el otro brazo por encima de su hombro y agarra su tríceps. Sube la cadera y gira hacia ese brazo. Diez por lado en cada clase. Lo que falla es intentarlo cuando él pesa hacia delante: entonces cierra y rompe su postura.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Qué hago si se pone de pie dentro de mi guardia cerrada?',
      'se para en mi guardia',
      '¿y si se levanta?',
      'Se levanta en mi guardia y me deja caer.',
    ],
    answer:
      'Abre enseguida, agarra sus dos tobillos y empuja con las rodillas en sus caderas: cae hacia atrás. Si no cae, pies en las caderas y guardia abierta con una manga. Hazlo antes de que esté recto. El error es colgarte con las piernas cerradas: te levanta. Si te alza, suelta y baja los pies; no te dejes caer de cabeza.',
  },
  {
    matter: 'guard-play',
    asked: [
      '¿Qué agarre busco primero en guardia abierta?',
      'que agarro en guardia abierta',
      '¿y qué agarro primero?',
      'En guardia abierta me agarra los pantalones y pasa.',
    ],
    answer:
      'Una manga primero, con los cuatro dedos, y el pie del mismo lado en su cadera; así esa mano ya no pasa. Luego el otro tobillo o la solapa. Si te coge el pantalón, rompe ese agarre antes de cualquier ataque, con dos manos y estirando la pierna. El error es dejarle dos agarres y esperar.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Cómo abro una guardia cerrada?',
      'como abro la guardia cerrada',
      '¿y me levanto o sigo de rodillas?',
      'Cada vez que hago postura me barren.',
    ],
    answer:
      'Levántate: controla una manga con tu mano, sube primero el pie de ese lado, luego el otro, cadera adelante, y empuja su rodilla hacia abajo con la mano libre. De rodillas solo funciona con gente más ligera. Espalda recta y mirada al frente. El error es levantarse sin controlar la manga: te agarra el tobillo y te barre.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Qué mano libero primero contra la guardia lasso?',
      'lasso que mano primero',
      '¿y qué mano primero?',
      'Me mete el lasso y me quedo con el brazo atrapado.',
    ],
    answer:
      'Primero rompe el agarre de la mano que no tiene el lasso; con ella libre empujas la pierna enroscada. Después baja el codo del lasso hacia su cadera, gira el pulgar hacia dentro y saca el brazo hacia atrás mientras avanzas la rodilla. Lo que falla es tirar recto hacia arriba: aprieta más y te barre por ese lado.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Qué pase aprendo primero, el de rodilla o el toreando?',
      'knee cut o toreando',
      '¿y cuál de los dos?',
      'Sé diez pases y ninguno me funciona.',
    ],
    answer:
      'El de rodilla cruzada, porque te deja encima aunque falle. Rodilla por el centro hacia el suelo, brazo por debajo de su axila, cabeza junto a la suya, y baja la cadera. El toreando llega después, como respuesta cuando estira las piernas. Trabaja cada uno seis semanas. El error es cruzar sin ganar la axila: te toma la espalda.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Y si cambia a guardia araña cuando intento pasar?',
      'me cambia a spider',
      '¿y si se pone en araña?',
      'Justo cuando voy a pasar, me pone los pies en los bíceps.',
    ],
    answer:
      'Da un paso atrás, junta los codos y gira las muñecas por fuera hacia dentro para agarrar sus pantalones en la tibia. Empuja sus pies al suelo, por un lado, y pasa por el otro con el hombro en su cadera. Hazlo en dos segundos. El error es seguir empujando adelante con los brazos abiertos: ahí tiene triángulo y barrido.',
  },
  {
    matter: 'guard-passing',
    asked: [
      '¿Cómo evito el triángulo cuando paso la guardia?',
      'me meten triangulo al pasar',
      '¿y los brazos cómo los llevo?',
      'Cada vez que intento pasar acabo en un triángulo.',
    ],
    answer:
      'Los dos brazos dentro o los dos fuera de sus piernas, nunca uno y uno. Codos pegados a tus costillas y postura recta en cuanto su cadera suba. Si ya cruzó la pierna, levanta la cabeza, lleva el codo atrapado a su cadera y ponte de pie. Lo que falla es empujar una rodilla metiendo el brazo hasta el hombro.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Por qué se me escapan de la llave de brazo?',
      'se me escapan del armbar',
      '¿y qué aprieto?',
      'Tengo el brazo y siempre saca el codo.',
    ],
    answer:
      'Porque hay espacio: junta las rodillas, pega la cadera a su hombro y lleva su pulgar hacia arriba antes de estirar. Los talones pesan sobre cara y pecho. Primero controla la muñeca contra tu pecho, después sube la cadera despacio. El error es echarse atrás con las rodillas abiertas. En clase, aplica en tres segundos para que pueda rendir.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo cierro bien el triángulo con piernas cortas?',
      'triangulo con piernas cortas',
      '¿y si no me llega la pierna?',
      'Meto el triángulo pero no aprieta nada.',
    ],
    answer:
      'Cambia el ángulo antes de cerrar: agarra tu propia tibia, pon el pie en su cadera y gira hasta ver su oreja. Luego la corva va sobre el tobillo, no sobre los dedos. Junta rodillas y baja su cabeza. Lo que falla es cerrarlo de frente y tirar con fuerza; además, cerrar sobre los dedos del pie te lesiona el tobillo.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo defiendo la llave de brazo cuando ya la tiene?',
      'como salgo del armbar',
      '¿y si ya está estirando?',
      'Me pillan siempre el brazo desde la montada.',
    ],
    answer:
      'Junta las manos, palma con palma o agarrando tu bíceps, y gira hacia él apilando tu peso sobre sus piernas. Saca la cabeza de debajo de su pierna con la mano libre y lleva el codo al suelo. Si el brazo ya está recto, rinde: no hay salida segura. Con chasquido, hinchazón o codo que no estira, para y al médico.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Kimura o americana desde el control lateral?',
      'kimura o americana',
      '¿y cuál uso?',
      'Desde cien kilos busco el brazo y nunca sé qué hacer.',
    ],
    answer:
      'Mira su mano: si apunta hacia su cabeza, americana; si apunta hacia sus pies, kimura. Agarra la muñeca sin pulgar, pasa el otro brazo por debajo y cierra en tu propia muñeca. Pega su codo a las costillas y mueve despacio. El error es hacerlo con los brazos: usa el pecho. Con compañeros, tres segundos hasta el final.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      '¿Cómo salgo de un triángulo casi cerrado?',
      'como salgo del triangulo',
      '¿y si ya lo cerró?',
      'Me quedo atrapado en el triángulo y espero el final.',
    ],
    answer:
      'Postura primero: mano en su cadera, espalda recta, mirada al techo, y lleva el codo atrapado hacia su cadera. Ponte de pie o pon la rodilla detrás de su glúteo y abre el candado empujando su rodilla. Tienes unos cinco segundos útiles. El error es bajar la cabeza para descansar. Si oyes lejos o ves negro, rinde al momento.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cuándo tengo que rendirme en un heel hook?',
      'cuando palmeo en heel hook',
      '¿y si todavía no duele?',
      'Me pillaron el talón, no dolía y no sabía si rendirme.',
    ],
    answer:
      'En cuanto tenga tu talón cerrado y tu rodilla atrapada, aunque no duela: el dolor llega tarde y el ligamento se rompe antes. Di «¡tap!» en voz alta y no gires con fuerza. Después muévete despacio. Si la rodilla crujió, se hincha o se va, para, hielo y médico en un par de días; si no puedes apoyar, hoy mismo.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Qué llaves de pierna puedo usar siendo cinturón blanco?',
      'blanco que llaves de pierna',
      '¿y cuál está permitida?',
      'Compito en un mes y no sé si puedo atacar pies.',
    ],
    answer:
      'En la mayoría de torneos con gi, el blanco adulto solo puede la llave recta de tobillo; heel hook y kneebar, no. En sin gi cambia según la organización y el nivel, y los niños suelen tenerlas todas prohibidas. Lee el reglamento de tu torneo y pregunta en la reunión de reglas. Lo que descalifica más es girar hacia dentro de la rodilla.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cómo aplico bien la llave recta de tobillo?',
      'llave recta de tobillo como',
      '¿y el antebrazo dónde va?',
      'Le agarro el pie, aprieto y no pasa nada.',
    ],
    answer:
      'El filo del antebrazo va sobre el tendón, justo encima del talón, con el pie de él bajo tu axila. Aprieta las rodillas alrededor de su muslo, ponte de lado y arquea la espalda con el hombro hacia atrás. Lo que falla es agarrar por el gemelo y dejar suelta la rodilla. Aplica despacio, tres segundos, y suelta al primer toque.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cómo me defiendo cuando se tira a mis piernas?',
      'se tira a mis pies que hago',
      '¿y qué hago primero?',
      'En cuanto me siento, me enreda las piernas.',
    ],
    answer:
      'Primero controla sus manos con las tuyas y esconde el talón, con el pie plano en el suelo. Después levanta la cadera, pon peso sobre él y saca la rodilla por encima de su línea. Hazlo en los primeros tres segundos. El error es girar hacia cualquier lado por pánico: el giro equivocado carga la rodilla.',
  },
  {
    matter: 'leg-locks',
    asked: [
      '¿Cuándo empiezo a entrenar llaves de pierna?',
      'cuando empiezo con leg locks',
      '¿y ya puedo con seis meses?',
      'Todos en el gimnasio atacan piernas y yo no sé nada.',
    ],
    answer:
      'Desde el tercer mes aprende a reconocerlas y a rendirte; la llave recta desde el sexto, y heel hooks alrededor del segundo año y con entrenador al lado. Empieza con cinco minutos por semana solo de posición, sin final. Di antes de luchar: «Sin heel hooks conmigo, por favor». El error es probarlas de un vídeo con un compañero nuevo.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Por qué no consigo acabar el mataleón?',
      'no me sale acabar el mataleon',
      '¿y qué brazo aprieto?',
      'Tengo la espalda tres minutos y nunca acabo.',
    ],
    answer:
      'Porque el codo no está bajo su barbilla: primero gana la mano que defiende, atrápala con tu pierna o tu otra mano, y solo entonces pasa el brazo. Mano al bíceps, la otra detrás de su cabeza, pecho pegado, y aprieta diez segundos con la espalda. El error es apretar sobre la mandíbula: cansa tus brazos y lesiona.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Suelto la sumisión o conservo la posición si se defiende?',
      'suelto o sigo apretando',
      '¿y cuándo la suelto?',
      'Insisto con el brazo y acabo debajo.',
    ],
    answer:
      'Suelta tras cinco segundos sin progreso y vuelve a la posición, o encadena la segunda: brazo a triángulo, kimura a espalda. Decide el plan B antes de empezar. En competición, ganando por puntos en el último minuto, conserva. Lo que cuesta combates es caer hacia atrás en una llave sin control de la cabeza.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Qué hago cuando el rival está tocado en la pelea?',
      'esta tocado y no lo remato',
      '¿y si lo veo tocado?',
      'Lo tuve tambaleando y me puse a tirar locuras.',
    ],
    answer:
      'Respira una vez, ciérrale la salida y tira tres golpes limpios: cuerpo, cabeza, cuerpo; después mira y repite. Al 80 %, manos de vuelta a la cara. Para en el acto cuando el árbitro intervenga. El error es vaciarse en veinte golpes abiertos: en treinta segundos no te quedan brazos. En sparring es al revés: si está tocado, paras.',
  },
  {
    matter: 'finishing',
    asked: [
      'Me da pena apretar a mis compañeros, ¿cómo termino las sumisiones?',
      'me da cosa apretar',
      '¿y si le hago daño?',
      'Llego a la sumisión y la suelto por no lastimar.',
    ],
    answer:
      'Cierra del todo y aplica en tres segundos contados, parando donde él toca: eso es seguro y honesto. Dile antes: «Voy despacio hasta el final, toca pronto». Haz diez finales así por clase, con resistencia creciente. Lo peligroso no es acabar, es el tirón rápido. Con novatos y menores, llega solo al control y suelta tú.',
  },
  {
    matter: 'finishing',
    asked: [
      '¿Cómo entreno para acabar más?',
      'ejercicio para finalizar mas',
      '¿y cómo lo practico?',
      'Gano todas por puntos y no finalizo a nadie.',
    ],
    answer:
      'Empieza los asaltos ya en la posición: dos minutos desde la espalda o la montada, él solo escapa, tú solo acabas; si escapa, se reinicia. Tres asaltos, dos veces por semana, con la misma sumisión durante un mes. Apunta cuántas de cada diez salen. El error es cambiar de técnica cada semana: sin repetición no ves dónde se escapa.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Cómo salgo de la esquina del ring?',
      'como salgo de la esquina',
      '¿y por qué lado salgo?',
      'Acabo siempre en la esquina y me cuesta el asalto.',
    ],
    answer:
      'Sal por el lado de su mano más débil: contra un diestro, hacia tu derecha, con un gancho corto y un giro mientras empujas su hombro. Si no hay hueco, abraza y gira hasta que él quede de espaldas a la esquina. Hazlo en dos segundos. El error es cubrirse y esperar la campana: los jueces solo ven sus golpes.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Qué hago los últimos 30 segundos de un asalto?',
      'ultimos 30 segundos que hago',
      '¿y al final del asalto?',
      'Domino el asalto y al final me lo roban.',
    ],
    answer:
      'Sube el ritmo: dos series de tres o cuatro golpes limpios y acaba tú con el último golpe, en el centro. Pide a tu esquina que grite «¡treinta!». Guarda para eso un poco de aire desde el minuto dos. El error es vaciarse a ciegas: un golpe recibido al final cuenta más en la memoria del juez.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Voy ganando por dos puntos, ¿ataco o conservo?',
      'gano por 2 ataco o aguanto',
      '¿y si voy ganando?',
      'Iba ganando, me puse a defender y me penalizaron.',
    ],
    answer:
      'Conserva posición, pero sigue haciendo algo cada diez segundos: agarre, ataque corto, mejora. Así no te penalizan por pasividad. Con más de dos minutos por delante, busca dos puntos más; con menos de uno, no abras nada nuevo. El error es huir hacia fuera del área: suele costar una sanción y la ventaja.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Qué puntúan los jueces en boxeo amateur?',
      'que cuenta para los jueces',
      '¿y qué miran ellos?',
      'Creo que gané y me dieron perdido.',
    ],
    answer:
      'Cuentan los golpes limpios en la zona válida, con la parte de los nudillos; después, quién manda y la actividad con técnica. Golpes al guante o al brazo no suman. Para que te vean: combinaciones de dos o tres, salida, y el último golpe tuyo. Lo que falla es pegar fuerte y poco. Pide a tu entrenador el reglamento de tu federación.',
  },
  {
    matter: 'ring-craft',
    asked: [
      '¿Cómo uso la jaula a mi favor cuando lo tengo contra ella?',
      'lo tengo en la jaula que hago',
      '¿y ya contra la reja qué?',
      'Lo empujo a la reja y pasan minutos sin nada.',
    ],
    answer:
      'Cabeza bajo su barbilla, una axila ganada, rodilla entre sus piernas, y cada cinco segundos una acción: rodilla al muslo, golpe corto, cambio a las piernas. Para derribar, junta sus rodillas y tira hacia un lado, no contra la reja. El error es solo empujar: el árbitro separa y gastas tú más brazos que él.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Qué hago en el minuto de descanso entre asaltos?',
      'que hago entre asaltos',
      '¿y en ese minuto qué?',
      'Entre asaltos no recupero el aire.',
    ],
    answer:
      'Siéntate y haz cinco respiraciones: cuatro segundos por la nariz, seis soltando por la boca. Luego dos sorbos de agua, y en los últimos veinte segundos escuchas una sola instrucción y la repites en voz alta. Levántate a los diez segundos. El error es hablar y discutir el asalto: gastas el aire que te falta.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Qué le digo a mi peleador en la esquina?',
      'que digo en la esquina',
      '¿y qué le digo si va perdiendo?',
      'Hago de esquina por primera vez y no sé qué decir.',
    ],
    answer:
      'Treinta segundos de silencio y aire, después una cosa buena y una orden: «Buen jab. Ahora jab y sal a la izquierda». Si va perdiendo: «Necesitamos este asalto, dos series más por minuto». Haz que la repita. Lo que falla son cinco consejos a la vez. Si responde confuso o se tambalea, para la pelea y llama al médico.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Cómo reparto las fuerzas en tres asaltos?',
      'como dosifico 3 asaltos',
      '¿y cuánto doy en el primero?',
      'Salgo a tope y en el segundo no tengo brazos.',
    ],
    answer:
      'Primero al 70 %, segundo al 80 %, tercero lo que quede. Dentro de cada asalto: treinta segundos de trabajo con jab y pies, luego una ráfaga de cinco segundos, y otra vez calma. Ensáyalo en el saco dos veces por semana con reloj. El error es el primer minuto por nervios: empieza con diez jabs y nada más.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      '¿Puedo pedir que paren la pelea si estoy mal?',
      'puedo parar la pelea',
      '¿y si ya no quiero salir?',
      'Me mareé en el segundo asalto y no me atreví a decirlo.',
    ],
    answer:
      'Sí: dile a tu esquina «para» o al árbitro «no sigo», y se acaba sin explicaciones. Con mareo, visión doble, dolor de cabeza o sin recordar el asalto, dilo siempre y que te vea el médico del evento. Después, nada de sparring hasta su permiso. Acuerda antes con tu entrenador una palabra para parar; callarse es lo peligroso.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'No oigo a mi esquina durante la pelea, ¿qué hago?',
      'no oigo a mi esquina',
      '¿y cómo los escucho?',
      'Mi entrenador grita y yo no me entero de nada.',
    ],
    answer:
      'Acuerden tres palabras cortas antes de la pelea, por ejemplo «jab», «fuera» y «treinta», y una sola persona que las grite. Practíquenlas dos semanas en el sparring, con música alta. Escúchalas cuando salgas de distancia o en el clinch, no en medio del cambio. El error es girar la cabeza hacia la esquina: ahí te llega el golpe.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Cómo hago un plan para mi próxima pelea?',
      'como hago un plan de pelea',
      '¿y qué pongo en el plan?',
      'Peleo en un mes y solo pienso en salir y ver.',
    ],
    answer:
      'Escribe tres líneas: cómo empiezo, qué hago si funciona, qué hago si no. Por ejemplo: «Jab y salir; si baja la mano, derecha; si me presiona, clinch y giro». Entrénalo en la mitad de tus asaltos durante tres semanas. El error es un plan de diez puntos: con nervios recordarás dos. Revísalo con tu entrenador.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué miro en los vídeos de mi rival?',
      'que miro en los videos del rival',
      '¿y qué apunto?',
      'He visto sus peleas diez veces y no saco nada.',
    ],
    answer:
      'Apunta cuatro cosas: primer golpe del asalto, hacia qué lado sale, qué hace tras recibir y cómo está en el último asalto. Mira dos o tres peleas recientes, una hora en total, y lo que se repite tres veces cuenta. Luego elige una sola debilidad. El error es verlo cada noche: da miedo y no enseña más.',
  },
  {
    matter: 'game-plan',
    asked: [
      'No sé nada de mi rival, ¿qué plan llevo?',
      'no conozco al rival',
      '¿y si no hay vídeos?',
      'Compito el sábado y no sé ni quién me toca.',
    ],
    answer:
      'Lleva tu mejor entrada y úsala en los primeros treinta segundos: el primer minuto es para probar. Finge dos veces y mira si retrocede, contesta o se cubre. Retrocede: presiona. Contesta: contragolpea. Se cubre: al cuerpo. El error es esperar a ver qué hace él: así pelea siempre su plan.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué hago si mi plan no funciona en el primer asalto?',
      'el plan no funciona que hago',
      '¿y si no sale?',
      'Mi plan falló al minuto y me bloqueé.',
    ],
    answer:
      'Cambia una sola cosa en el descanso: distancia, lado o ritmo, en ese orden. Si te golpea de lejos, acércate; si siempre te caza por un lado, sal por el otro. Dale al cambio un minuto antes de juzgarlo. El error es cambiarlo todo o insistir por orgullo. Practícalo: un asalto de cada tres con orden nueva del entrenador.',
  },
  {
    matter: 'game-plan',
    asked: [
      '¿Qué hago en los primeros 30 segundos de la pelea?',
      'que hago al empezar',
      '¿y al sonar la campana?',
      'Empiezo frío y siempre pierdo el primer asalto.',
    ],
    answer:
      'Toma el centro, tira cinco jabs y una patada o golpe al cuerpo, y sal de lado. Así sueltas los nervios y mides distancia. Caliéntate antes diez o quince minutos hasta sudar, con el último asalto de manoplas cinco minutos antes de salir. El error es el gran golpe de entrada: sin distancia, es el que te contragolpean.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Qué llevo a mi primera clase de boxeo?',
      'que llevo a la primera clase',
      '¿y tengo que comprar guantes ya?',
      'Mañana es mi primera clase y no tengo nada.',
    ],
    answer:
      'Camiseta, pantalón corto sin cremalleras, zapatillas limpias, toalla y medio litro de agua; los guantes suelen prestarlos. Compra solo vendas de 4,5 metros. Llega quince minutos antes y di: «Es mi primer día, ¿dónde me pongo?». Uñas cortas, sin anillos ni pendientes. El error es comprar todo antes: espera un mes.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿De cuántas onzas compro los guantes?',
      'cuantas onzas guantes',
      '¿y qué peso de guante?',
      'Hay guantes de 10, 12, 14 y 16 y no sé cuál.',
    ],
    answer:
      '16 onzas para sparring si pesas más de 65 o 70 kilos, 14 si pesas menos; para saco, 12 o 14. Si compras un solo par, 16. Cierre de velcro y prueba con la venda puesta. El error es hacer sparring con guantes de saco gastados: el relleno ya no protege a tu compañero. Pregunta la norma de tu gimnasio.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Cómo quito el olor de los guantes?',
      'mis guantes apestan',
      '¿y cómo los seco?',
      'Mis guantes huelen tan mal que me da vergüenza.',
    ],
    answer:
      'Sácalos de la bolsa en cuanto llegues, ábrelos y sécalos al aire doce horas con papel de periódico dentro. Limpia el interior con un paño con agua y vinagre una vez por semana, y usa vendas lavadas en cada clase. Ni lavadora ni radiador. Si te sale una mancha roja o que pica, no entrenes y ve al médico.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Puedo decir que no a hacer sparring con alguien?',
      'puedo negarme a hacer sparring',
      '¿y cómo le digo que no?',
      'Me pide luchar el más bruto y no sé negarme.',
    ],
    answer:
      'Sí, siempre: «Gracias, este asalto descanso» basta, sin razones. Si es siempre la misma persona, dilo al entrenador: «Con él no me siento seguro». En la primera semana nadie debería pedirte sparring libre. Lo que sale mal es aceptar por vergüenza y lesionarse. Si el gimnasio se burla de un no, busca otro.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      '¿Cada cuánto lavo el kimono?',
      'cada cuanto lavo el gi',
      '¿y el cinturón también?',
      'Entreno tres veces por semana y tengo un solo gi.',
    ],
    answer:
      'Después de cada clase, sin excepción, a 30 o 40 grados y secado al aire; el cinturón también, al menos una vez por semana. Con tres clases semanales compra un segundo gi. Dúchate en la hora siguiente y no pises el tatami con zapatos ni el baño descalzo. Con hongos o heridas abiertas no se entrena: médico primero.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cuántas repeticiones hago de una técnica?',
      'cuantas repeticiones por tecnica',
      '¿y cuántas por clase?',
      'Repito y repito y en sparring no me sale.',
    ],
    answer:
      'Veinte limpias sin resistencia, veinte al 30 % y tres minutos de lucha desde esa posición, en cada clase, durante tres semanas. Lo que falta casi siempre es la parte con resistencia. Sube solo cuando te salen siete de diez. El error es hacer cien rápidas y mal: aprendes el gesto malo.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cómo recuerdo lo que aprendo en clase?',
      'se me olvida todo',
      '¿y cómo lo apunto?',
      'Salgo de clase y en el coche ya no recuerdo nada.',
    ],
    answer:
      'Apunta tres líneas en los diez minutos después de clase: posición, primer agarre, error mío. Antes de la siguiente, léelas y haz cinco repeticiones con un compañero: «¿Me dejas cinco de lo del martes?». Quédate con una técnica por semana. El error es grabar vídeos que nunca miras.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Qué ejercicios hago solo en casa para jiu-jitsu?',
      'bjj solo en casa',
      '¿y sin compañero qué hago?',
      'Solo puedo ir una vez por semana al tatami.',
    ],
    answer:
      'Quince minutos, tres días por semana: salida de cadera, puente, levantada técnica y sprawl, cuatro rondas de cuarenta segundos cada uno con veinte de descanso. Sobre alfombra o esterilla. Luego dos minutos con los ojos cerrados repasando la técnica de la semana. El error es ir rápido y mal: la cadera debe moverse medio metro. Si duele el cuello, deja el puente.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Cuántos minutos de sombra hago y cómo?',
      'cuanta sombra hago',
      '¿y la sombra con qué tema?',
      'Hago sombra y solo muevo los brazos sin sentido.',
    ],
    answer:
      'Tres asaltos de tres minutos con un tema cada uno: primero pies y jab, segundo defensa y respuesta, tercero tu plan contra un rival concreto. Treinta segundos de pausa. Imagina su altura y apunta a su barbilla. El error es pegar al aire a tope con el codo bloqueado: duele el codo; ve al 60 %.',
  },
  {
    matter: 'drilling',
    asked: [
      '¿Qué hago si mi compañero no coopera en los ejercicios?',
      'mi compañero no colabora',
      '¿y qué le digo?',
      'Mi pareja resiste al máximo y no puedo practicar.',
    ],
    answer:
      'Dile una frase clara: «Dame diez sin resistencia, luego diez al 30 %, y después te toca a ti». Si sigue, cambia de pareja en la siguiente ronda y avisa al entrenador. Tú haz lo mismo cuando él practique. El error es responder con más fuerza: se acaba la práctica y alguien se lesiona.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Qué hago si alguien me busca pelea en la calle?',
      'me buscan pelea que hago',
      '¿y qué le digo?',
      'Un tipo se me puso delante en un bar y me quedé helado.',
    ],
    answer:
      'Vete: manos abiertas a la altura del pecho, un paso atrás y «No quiero problemas, me voy», en voz alta. No des la espalda hasta tener tres metros y busca gente y luz. Si quiere el móvil, dáselo. El error es contestar al insulto. Después llama a la policía; para la parte legal, un abogado.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Sirve lo que entreno contra un cuchillo?',
      'sirve contra cuchillo',
      '¿y si lleva un arma?',
      'Tengo miedo de que me saquen un cuchillo.',
    ],
    answer:
      'No: contra un cuchillo se corre o se entrega lo que pide. Lanza la cartera a un lado y vete por el otro, gritando. Solo si no hay salida, pon algo en medio: mochila, silla, puerta. Las defensas de vídeo fallan con alguien que resiste. Si te cortan, presiona fuerte la herida y llama a emergencias.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Cuánto tengo que entrenar para saber defenderme?',
      'cuanto tardo en saber defenderme',
      '¿y en cuántos meses?',
      'Camino con miedo por mi barrio y quiero empezar.',
    ],
    answer:
      'Con dos clases por semana y práctica con resistencia, en seis a doce meses te mueves, te sueltas y te levantas mucho mejor. Desde hoy ya ayudan tres hábitos: sin auriculares de noche, calle iluminada y alguien que sepa tu ruta. El error es confiar en un curso de un día. Si el miedo te encierra en casa, habla con un psicólogo.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Cómo me suelto si me agarran la muñeca?',
      'me agarran la muñeca que hago',
      '¿y hacia dónde tiro?',
      'Me agarraron del brazo y no pude soltarme.',
    ],
    answer:
      'Gira la muñeca hacia su pulgar, acerca tu codo a tu cuerpo y tira de golpe con todo el cuerpo, dando un paso atrás; a la vez grita «¡Suéltame!». Luego corre hacia gente. Practícalo veinte veces por lado con alguien que apriete de verdad. El error es tirar recto solo con el brazo.',
  },
  {
    matter: 'self-defence',
    asked: [
      '¿Puedo tener problemas legales si me defiendo?',
      'me pueden denunciar si me defiendo',
      '¿y si le pego yo?',
      'Un tipo me empujó, le pegué y ahora dice que me denuncia.',
    ],
    answer:
      'Sí, puedes: en general la ley protege lo necesario para parar el ataque y nada más después. Escribe hoy qué pasó, hora y testigos, haz fotos, ve al médico si tienes golpes y no le escribas a él. Habla con un abogado antes de declarar. El error es publicarlo o presumir en mensajes: eso se lee en el juzgado.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Boxeo o muay thai para empezar?',
      'boxeo o muay thai',
      '¿y cuál de los dos?',
      'Quiero empezar algo de golpeo y no me decido.',
    ],
    answer:
      'Boxeo si quieres avanzar rápido con manos y pies; muay thai si quieres patadas, rodillas y clinch. Prueba dos clases de cada uno en dos semanas y quédate donde el entrenador te corrija y el sparring sea suave. Cerca de casa gana: a menos de veinte minutos irás. El error es comparar meses y no empezar.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Con gi o sin gi para empezar jiu-jitsu?',
      'gi o no gi',
      '¿y con cuál empiezo?',
      'Mi gimnasio tiene las dos clases y no sé a cuál ir.',
    ],
    answer:
      'Con gi, si puedes ir a las dos: es más lento y ves qué pasa; añade sin gi desde el tercer mes. Si tu meta es MMA, empieza sin gi. Pide uno prestado las dos primeras clases. El error es elegir por el uniforme y no por el horario: elige la clase a la que llegas dos veces por semana.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Cómo reconozco un buen gimnasio?',
      'como se si el gimnasio es bueno',
      '¿y en qué me fijo?',
      'Hay tres gimnasios cerca y todos dicen ser los mejores.',
    ],
    answer:
      'Fíjate en tres cosas en la clase de prueba: los novatos no hacen sparring fuerte, el entrenador corrige a todos y el suelo está limpio. Pregunta: «¿Cuándo haría mi primer sparring y con quién?». Buena respuesta: tras semanas, suave y con alguien con experiencia. Mala señal: contrato de un año que hay que firmar hoy.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Tengo 45 años, ¿qué arte marcial puedo empezar?',
      '45 años que empiezo',
      '¿y a mi edad cuál?',
      'Tengo 45, nunca hice deporte y quiero empezar algo.',
    ],
    answer:
      'Jiu-jitsu o boxeo sin sparring, dos veces por semana, son buenos comienzos a los 45. En jiu-jitsu elige compañeros tranquilos y di: «Voy despacio, toco pronto». Los primeros tres meses, esfuerzo al 60 %. Antes de empezar, revisión médica, sobre todo con tensión alta, corazón o rodillas operadas. El error es querer seguir el ritmo de los de veinte.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      '¿Qué deporte le conviene a mi hijo de 7 años?',
      'que deporte para niño de 7',
      '¿y para un niño cuál?',
      'Mi hijo de 7 quiere pelear como en la tele.',
    ],
    answer:
      'Judo o jiu-jitsu infantil: aprende a caer, a agarrar y no recibe golpes en la cabeza. Dos clases de 45 minutos por semana bastan. Mira una clase entera con él y pregunta cuántos niños hay por entrenador; más de quince es mucho. El error es apuntarlo a competir enseguida: primero seis meses de juego.',
  },
]
