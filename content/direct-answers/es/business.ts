import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BUSINESS: Record<MatterOf<'business'>, DirectAnswers> = {
  'open-gym': {
    how: 'Antes de firmar local, alquila horas en un gimnasio, escuela o salón y da dos clases por semana con cobro real. Lista: uso de suelo permitido, seguro, contrato con salida, baños, ruido, y una hoja con gastos fijos y alumnos necesarios.',
    why: 'Los gimnasios nuevos caen casi siempre por la renta y por abrir sin alumnos, no por malas clases. Empezar con horas alquiladas prueba la demanda con poco riesgo, y llegas al local con gente que ya paga.',
    when: 'Calcula de seis a doce meses desde la primera clase alquilada hasta la puerta propia. Permisos y contrato, tres a seis meses antes; abre a inicio de año o tras vacaciones, cuando la gente se inscribe.',
    how_much:
      'Ten montaje pagado más seis meses de gastos fijos en reserva, y 30 a 40 alumnos comprometidos antes de firmar. Renta: intenta no pasar de un cuarto a un tercio del ingreso que esperas con cálculo prudente.',
    which:
      'Local propio o compartir espacio: compartir u horas alquiladas si tienes menos de 40 alumnos o poco ahorro; local propio cuando las clases se llenan, hay lista de espera y la cuenta cierra sin tu sueldo de fuera.',
    what_if:
      'Si faltan alumnos a los tres meses, corta gasto antes de bajar precios: subarrienda horas, menos clases y más llenas, niños por la tarde. Fija de antemano la cifra y la fecha en que cierras o renegocias.',
    is_it_ok:
      'Tener miedo es sensato, y empezar pequeño también. No abras sin seguro de responsabilidad, permiso municipal y contrato revisado: pregunta a un abogado por el local, a un contador por la forma legal y los impuestos.',
    next: 'Esta semana pregunta precio por hora en tres espacios y escribe a 30 conocidos. Con diez alumnos que pagan, suma días; con 30 a 40, busca local y lleva la hoja de números al contador.',
    on_the_day:
      'Día de apertura: botiquín y seguro a la vista, dos ayudantes, clases cortas de 30 minutos cada hora. Alguien anota nombre y teléfono, ofreces la inscripción al terminar cada clase y al día siguiente llamas a todos.',
    say: 'Al dueño del local, antes de negociar el precio: «Busco un contrato de dos años con salida a los doce meses y dos meses de gracia para la obra. ¿El uso deportivo está permitido por escrito?»',
  },
  'get-members': {
    how: 'Arma una semana de prueba con cita: la persona deja teléfono, la llamas el mismo día, la recibes por su nombre, le pones un compañero amable y al final te sientas cinco minutos con ella y ofreces inscribirse. A cada alumno, una tarjeta para traer a un amigo.',
    why: 'La gente no teme al precio sino a hacer el ridículo o lastimarse, y elige el sitio donde alguien la recibió bien. Por eso la recomendación y una buena primera hora rinden más que la publicidad.',
    when: 'Empieza esta semana con tus alumnos actuales; prepara campañas para enero, después de vacaciones y vuelta a clases. Las recomendaciones dan gente en dos a cuatro semanas, el barrio y las escuelas en dos o tres meses.',
    how_much:
      'Cuenta cuatro números por mes: contactos, pruebas, inscritos, bajas. Si de diez pruebas se inscriben menos de cuatro, arregla la primera clase; si llegan menos de diez pruebas, busca más contactos. Gasta por alumno menos de lo que deja en dos meses.',
    which:
      'Publicidad pagada o barrio: barrio primero, con alumnos, escuelas, comercios y ficha en el mapa, si tienes menos de 100 miembros; anuncios cuando ya inscribes a la mitad de las pruebas y contestas en una hora.',
    what_if:
      'Si prueban y no se inscriben, llama al día siguiente y pregunta qué les faltó; anota las diez primeras respuestas. Suele ser horario, miedo o que nadie preguntó; cambia eso antes de regalar otro mes.',
    is_it_ok:
      'Ofrecer una prueba gratis y llamar después es normal y bien visto. No prometas bajar kilos ni defensa garantizada, no publiques fotos sin permiso, y con menores trata siempre con los padres.',
    next: 'Pide hoy a cinco alumnos contentos una reseña y un amigo para la próxima semana. Después ordena la primera clase paso a paso; cuando la mitad se inscriba, busca una escuela o empresa cercana.',
    on_the_day:
      'Clase de prueba: recibe en la puerta, muestra baño y vestidor, presenta compañero, nada de sparring, un golpe o agarre que le salga. Un elogio concreto, cinco minutos sentados, oferta, y mensaje esa noche.',
    say: 'A un alumno contento, después de clase: «¿A quién conoces que le vendría bien esto? Tráelo el jueves, entra gratis y entrena contigo». Al visitante, al final: «¿Cómo te sentiste? Los principiantes van martes y jueves, ¿te anoto?»',
  },
  'members-leave': {
    how: 'Cada lunes saca la lista de quienes faltaron diez días o más y escribe o llama en persona, uno por uno, sin vender. Pregunta qué pasó, ofrece un día y un compañero concretos, y anota el motivo en una palabra.',
    why: 'Casi nadie se va de golpe: primero falta, le da vergüenza volver y luego cancela. Los primeros tres meses son los más frágiles, porque aún no hay amigos ni progreso visible; un mensaje a tiempo corta esa cadena.',
    when: 'Actúa a los diez días de ausencia, no cuando llega la cancelación. Con nuevos, contacto a los días 2, 14, 30 y 90. El cambio en las bajas se ve en dos o tres meses.',
    how_much:
      'Bajas del mes divididas entre miembros al inicio del mes: con 100 miembros y cinco bajas pierdes 5 %. Por encima de eso, trabaja retención antes que anuncios; apunta a tres o cuatro y compara cada trimestre.',
    which:
      'Retener con descuento o con atención: atención para quien se aburre, se lesionó o no hizo amigos, que son casi todos; pausa o plan menor para quien tiene un problema de dinero o tiempo real.',
    what_if:
      'Si ya decidió irse, deja que salga fácil y bien: agradece, pregunta el motivo, ofrece pausa de un mes, y escribe a los tres meses. Muchos regresan si nadie los hizo sentir mal.',
    is_it_ok:
      'Perder algunos cada mes es normal por mudanzas, trabajo y familia. No es correcto poner trabas a la baja o cobrar después de ella; revisa tu contrato con un abogado. Si varios nombran al mismo entrenador, investiga ya.',
    next: 'Llama hoy a cinco ausentes. Luego escribe los motivos de las últimas veinte bajas y arregla el más repetido; después monta un plan de 90 días para nuevos con padrino y primera meta.',
    on_the_day:
      'Cuando alguien viene a cancelar: siéntense, escucha sin interrumpir, repite su motivo, ofrece una sola opción que responda a ese motivo. Si dice no, firma la baja en el momento, le das la mano y le agradeces.',
    say: 'Por mensaje, a los diez días de faltar: «Hola, Ana, te extrañamos en la clase del martes. ¿Todo bien? El jueves vemos derribes y Luis busca compañera de tu peso, ¿te guardo lugar?»',
  },
  'gym-prices': {
    how: 'Pon el precio nuevo primero a los nuevos, desde el día uno del mes. A los actuales, carta o mensaje con 60 días de aviso: monto viejo, monto nuevo, fecha, una razón, y una sola alternativa; después contesta en persona cada duda.',
    why: 'Los costos suben cada año y el dueño absorbe la diferencia por miedo a perder gente. Los miembros se quedan por el trato y los compañeros; una subida anunciada y explicada suele costar pocas bajas.',
    when: 'Sube una vez al año, en fecha fija, con dos meses de aviso, fuera de diciembre y de vacaciones. Las bajas por precio llegan en las primeras seis semanas; después se estabiliza.',
    how_much:
      'Divide cuota vieja entre cuota nueva: de 40 a 44, puedes perder cerca del 9 % de los miembros y cobras lo mismo. Pasos del 5 al 10 % por año; descuentos, solo dos, escritos y con fecha de fin.',
    which:
      'Subir a todos o solo a nuevos: solo a nuevos si la diferencia es grande y el grupo es frágil, con igualación en doce meses; a todos si los costos ya te comen el margen este trimestre.',
    what_if:
      'Si alguien dice «entonces me voy», no negocies en la puerta: «Lo entiendo, me importa que sigas; está el plan de dos clases por el precio de antes». Una excepción secreta la sabrá todo el gimnasio.',
    is_it_ok:
      'Cobrar lo que permite pagar renta, seguro y tu sueldo es correcto. Revisa antes qué plazo y forma de aviso exige tu contrato y la ley de consumo, con un abogado o asesor; lo no escrito no se cobra.',
    next: 'Calcula hoy tu costo mensual por miembro activo, incluido un sueldo para ti. Fija el precio nuevo para nuevos este mes; si en ocho semanas se inscriben igual, anuncia la subida a los actuales.',
    on_the_day:
      'Día del anuncio: mensaje por la mañana a todos a la vez, cartel en recepción, el equipo con la misma frase ensayada. Quédate en las clases de la tarde y contesta en persona, breve y sin disculpas largas.',
    say: 'En el mensaje, 60 días antes: «Desde el 1 de marzo la cuota pasa de 40 a 44. Con eso cubrimos renta y mantenemos grupos pequeños. Si te complica, hay un plan de dos clases; háblame».',
  },
  'break-even': {
    how: 'Suma los gastos fijos del mes: renta, luz, seguro, sueldos, préstamos y un sueldo tuyo. Luego toma la cuota sin impuestos y réstale lo que cuesta cada alumno, como comisiones y material; fijos entre ese resto es tu número de miembros.',
    why: 'El saldo del banco engaña, porque mezcla cobros anticipados con cuentas que aún no llegan. El punto de equilibrio separa lo fijo de lo que cambia por alumno, y te dice si te falta gente, precio o renta más baja.',
    when: 'Haz la cuenta hoy con los últimos tres meses y repítela el primer lunes de cada mes. Un gimnasio nuevo suele tardar de uno a dos años en cubrir todo, con sueldo del dueño incluido.',
    how_much:
      'Ejemplo: fijos 4.000, cuota neta 45, costo por alumno 5: 4.000 entre 40 da 100 miembros. Añade un 15 % por impagos y meses flojos, así que apunta a 115.',
    which:
      'Más miembros o menos costos: si las clases están medio vacías, llena primero esas horas; si ya están llenas, sube precio. Recorta costos cuando la renta sola se lleva más de un tercio del ingreso.',
    what_if:
      'Si el número no cabe en tu sala, no lo arreglan más horas tuyas: cambia cuota, subarrienda horas, agrega niños o particulares, o renegocia la renta. Si aun así no cierra, pon fecha de salida.',
    is_it_ok:
      'Es normal estar por debajo el primer año si lo tenías reservado. No es sano cubrirlo cada mes con tarjeta o impuestos atrasados; con tres meses seguidos así, siéntate con un contador.',
    next: 'Junta hoy extractos y recibos de tres meses y haz la lista de fijos. Con tu número, cuenta cuántos faltan; después prueba en papel tres cambios: cuota más 5, renta menos 10 %, diez miembros más.',
    on_the_day:
      'Primer lunes del mes: una hora con café y hoja. Miembros que pagaron, ingreso neto, fijos, diferencia, reserva en meses; escribe una sola decisión para el mes y quién la hace.',
    say: 'Al dueño del local, con tus números a mano: «Pago puntual desde hace un año y quiero quedarme. Con esta renta no cubro costos hasta 115 alumnos. ¿Podemos bajar un 10 % durante doce meses y renovar por dos años?»',
  },
  'cash-hole': {
    how: 'Haz una tabla de ocho semanas: qué entra, qué sale y qué queda cada viernes. Marca la semana en rojo, cobra primero lo atrasado, aplaza lo que se puede con una llamada antes del vencimiento, y congela toda compra nueva.',
    why: 'El hueco viene casi siempre del calendario: las cuentas llegan juntas y los cobros tarde, o todos pausan en vacaciones. Verlo semanas antes te deja negociar con calma, y los acreedores prefieren un aviso a un silencio.',
    when: 'Hoy mismo la tabla y las primeras tres llamadas. Lo atrasado suele entrar en una o dos semanas; el hueco estacional se prepara tres meses antes, apartando algo de cada mes bueno.',
    how_much:
      'Calcula el faltante exacto: saldo más cobros seguros menos pagos hasta fin de mes. Orden: sueldos, renta, impuestos, luz, proveedores. Después junta una reserva de dos a tres meses de fijos, apartando el 5 al 10 % de lo cobrado.',
    which:
      'Préstamo rápido o aplazar pagos: aplazar y cobrar si el hueco se cierra en 60 días; crédito de banco solo con fecha clara de regreso. La tarjeta y los prestamistas exprés son lo más caro.',
    what_if:
      'Si el proveedor o el dueño dice que no, ofrece una parte hoy y fecha para el resto, por escrito. Si al mes siguiente vuelve el hueco, ya no es calendario: faltan miembros o sobra costo.',
    is_it_ok:
      'Un mes corto al año le pasa a casi todo gimnasio. No dejes de pagar sueldos ni uses el dinero de impuestos; si no puedes cubrirlos o son tres meses seguidos, contador y asesor de deudas esta semana.',
    next: 'Primero cobra lo vencido: lista y mensajes hoy. Luego llama al dueño del local y al proveedor mayor; cuando el mes esté cubierto, ofrece pagos trimestrales con una pequeña ventaja y clases de verano.',
    on_the_day:
      'El día que no alcanza: no mandes pagos al azar. Saldo, lista por prioridad, sueldos y renta primero, llamada al resto antes del mediodía con monto y fecha; confirma cada acuerdo por mensaje y avisa a tu socio.',
    say: 'Al dueño del local, antes del vencimiento: «Este mes te pago la mitad el día 5 y la otra mitad el 20, porque en enero entran las cuotas. Te lo confirmo por escrito hoy, ¿de acuerdo?»',
  },
  debt: {
    how: 'Escribe todas las deudas en una hoja: a quién, cuánto, interés, cuota, atraso. Paga el mínimo de todas, y todo lo que sobre va a una sola; cuando cae, esa cuota completa pasa a la siguiente. Tarjetas fuera de la billetera.',
    why: 'Pagar mínimos casi no baja la deuda porque el interés se come la cuota, y no mirar los papeles lo agranda. Concentrar el extra en una sola da resultados visibles y libera dinero para la próxima.',
    when: 'Haz la lista esta noche y llama a los acreedores esta semana, antes del próximo vencimiento. El alivio de ver el total llega pronto; salir suele llevar de uno a varios años, según el monto.',
    how_much:
      'Suma las cuotas y divídelas entre tu ingreso neto: por encima de un tercio ya aprieta, por encima de la mitad busca asesoría. Destina un monto extra fijo al mes y guarda primero un colchón de un mes.',
    which:
      'La más cara o la más pequeña primero: la de mayor interés si eres constante, porque pagas menos; la más chica si necesitas ver una cerrada pronto. Antes que ambas, renta, luz, comida e impuestos.',
    what_if:
      'Si el acreedor rechaza tu plan, pide hablar con el área de cobranza o reestructuración y manda la propuesta por escrito. Si llaman amenazando, no prometas nada por teléfono; anota fecha y nombre y consulta a un asesor.',
    is_it_ok:
      'Tener deudas es común y tiene arreglo. No tapes una con otra más cara, no apuestes ni prestes tu nombre; si hay demanda, embargo o prestamistas que amenazan, abogado, asesoría de deudas gratuita y, ante amenazas, policía.',
    next: 'Lista completa hoy, luego cuéntaselo a una persona de confianza. Después llama a la deuda más urgente con una cuota que sí puedas cumplir; con tres pagos puntuales, negocia el interés de la siguiente.',
    on_the_day:
      'Antes de llamar: monto, tu ingreso, la cuota máxima y un lápiz. Di tu oferta, espera, pide nombre y confirmación por escrito, no des datos de tarjeta; cuelga, anota y programa el primer pago.',
    say: 'Al acreedor, antes de que venza: «Quiero pagar y no puedo con la cuota actual. Puedo pagar esta cantidad cada día 5 desde este mes. ¿Me confirma por escrito el plan y que se detienen los recargos?»',
  },
  'late-payers': {
    how: 'Tres pasos con fecha: recordatorio amable a los tres días, llamada en persona a los diez, pausa de acceso a los veinte con aviso escrito. Siempre con monto, fecha y forma de pago en el mensaje; y pasa a todos a cobro automático.',
    why: 'La mayoría olvida o le da vergüenza, y si nadie reclama aprende que aquí se puede esperar. Una regla igual para todos quita lo personal, y el cobro automático elimina casi todo el problema.',
    when: 'Manda hoy los recordatorios de lo vencido y anuncia la regla nueva para el primero del mes. Mucho entra en la primera semana; en dos meses con cobro automático quedan pocos casos.',
    how_much:
      'Cuenta cada viernes: cuántos deben, cuánto y desde cuándo. Si lo atrasado pasa del 5 % de la facturación, actúa esa semana; acuerda pagos en dos o tres partes, no más, y nunca dejes correr más de un mes.',
    which:
      'Mano blanda o regla: regla para todos, y a solas una salida para quien perdió el trabajo, como pausa o pago en partes. A quien puede y no quiere, acceso cerrado sin discutir.',
    what_if:
      'Si dice «la próxima semana te pago», pide día y monto y confírmalo por mensaje delante suyo. Si falla ese día, entra la pausa. Tras dos promesas rotas, carta formal y consulta por cobro legal.',
    is_it_ok:
      'Reclamar tu dinero es correcto y no daña la amistad si es en privado. No lo expongas en el grupo ni retengas sus cosas; con menores se habla con los padres. Recargos solo si el contrato los prevé.',
    next: 'Haz la lista y escribe hoy a los tres mayores. Cuando hayan pagado o acordado, redacta la regla en cinco líneas y pide el cobro automático en cada inscripción nueva.',
    on_the_day:
      'Cuando llega quien debe: salúdalo igual que siempre, llévalo aparte antes de clase, monto y pregunta directa, espera callado. Cobra en el momento con el teléfono o fija fecha; luego entra a entrenar o vuelve cuando pague.',
    say: 'En privado, antes de clase: «Luis, quedó pendiente la cuota de abril, son 45. ¿La pagas hoy o la dividimos en dos? Desde el día 20 el acceso se pausa para todos igual».',
  },
  competitor: {
    how: 'Visita su web y su clase de prueba, y haz dos columnas: lo que hacen mejor, lo que tú haces mejor. Elige una sola fortaleza tuya, como principiantes, niños o competición, y ponla en tu cartel, tu mensaje y tu primera clase.',
    why: 'Un gimnasio nuevo atrae curiosos con precio y brillo, pero la gente se queda por el entrenador y los amigos. Bajar el precio ataca tu margen y no tu punto fuerte; cuidar a los tuyos sí funciona.',
    when: 'Habla con tus miembros clave esta semana, antes de que abra o en su primer mes. El ruido de apertura dura unos dos o tres meses; a los seis ves quién se fue de verdad.',
    how_much:
      'Cuenta cada mes bajas con motivo «el otro», pruebas e inscritos. Si pierdes menos de cinco de cada cien por ellos, no toques precios; dedica dos horas semanales a llamadas y una mejora visible al mes.',
    which:
      'Bajar precio o diferenciarte: diferénciate casi siempre, porque en guerra de precios gana quien tiene más reserva. Solo si tu cuota está muy por encima, crea un plan corto de dos clases, sin tocar el completo.',
    what_if:
      'Si se lleva a un entrenador o a un grupo, habla ese día con los demás, presenta al reemplazo y da las clases en persona dos semanas. A los que se fueron, puerta abierta y ninguna mala palabra.',
    is_it_ok:
      'Que te quite el sueño unos días es normal, y competir es sano. No hables mal de ellos ni publiques reseñas falsas; si copian tu marca o rompen un contrato con tu personal, pregunta a un abogado.',
    next: 'Llama hoy a diez miembros antiguos y pregunta por qué se quedan; usa sus palabras en tu publicidad. Después arregla lo que más critican; con eso firme, propone a la competencia un entrenamiento conjunto.',
    on_the_day:
      'Día que el otro abre: tú en la puerta de tu gimnasio, clase especial, foto de grupo, anuncio de la próxima meta. Nada de comentarios sobre ellos; por la noche, mensajes a quienes faltaron.',
    say: 'A un miembro que pregunta por el otro gimnasio: «Es bueno, pruébalo si quieres. Aquí sabes quién te corrige cada día y con quién entrenas. ¿Qué te gustaría que mejoráramos nosotros?»',
  },
  'business-partner': {
    how: 'Reúnanse fuera del gimnasio, 90 minutos, con una hoja: quién decide qué solo, qué se decide entre dos, cuánto cobra cada uno, qué pasa si uno se va. Cada quien habla diez minutos sin interrupción; lo acordado se firma.',
    why: 'Los socios pelean por lo que nunca se escribió: horas desiguales, dinero y quién manda. Empezaron por amistad y cada uno imaginó otro trato; funciones claras y cifras abiertas quitan la mitad del conflicto.',
    when: 'Pide la reunión para esta semana, en un día sin clases ni pelea reciente. Luego una charla fija cada mes; si en tres meses no se cumple lo firmado, mediador o salida ordenada.',
    how_much:
      'Cuenten tres cosas por separado: horas trabajadas pagadas como sueldo, dinero puesto como aporte o préstamo, y reparto de ganancia según las partes. Una hora mensual de números con los extractos sobre la mesa.',
    which:
      'Arreglar o separarse: arreglar si hay confianza en las cuentas y falta orden; separarse si hubo engaño, deudas ocultas o ya no se hablan. La separación se hace con valuación externa y abogado, no a gritos.',
    what_if:
      'Si se niega a hablar o a mostrar cuentas, pídelo por escrito con fecha, y consulta a un abogado qué derechos te da tu contrato. Mientras tanto no firmes deudas nuevas ni saques dinero por tu lado.',
    is_it_ok:
      'Discutir por rumbo y horas es normal entre socios. Que desaparezca dinero, firme sin ti o te cierre el acceso no lo es: abogado y contador ya. No involucren a alumnos ni entrenadores.',
    next: 'Escribe hoy tus tres quejas como pedidos concretos y lo que puedes ceder. Después la reunión; con acuerdo firmado, llévenlo al abogado para convertirlo en contrato de socios.',
    on_the_day:
      'Antes: come, respira, lleva cifras. Empieza con lo que ambos quieren salvar, un tema por vez, anoten acuerdos en voz alta. Si sube el tono, diez minutos de pausa; cierran con fecha y copia para los dos.',
    say: 'En un mensaje para citarlo: «Quiero que el gimnasio y nosotros sigamos bien. El jueves a las diez revisemos horas, dinero y quién decide qué, con números. Trae tus puntos, yo llevo los míos».',
  },
  'hire-staff': {
    how: 'Pide una clase de prueba pagada: diez minutos de calentamiento, 20 de técnica, diez de juego, con principiantes. Mira si aprende nombres, corrige sin humillar y cuida la seguridad; llama a dos referencias y empieza con contrato a prueba.',
    why: 'Se contrata al mejor peleador y se despide al mal maestro: pelear bien no muestra paciencia ni puntualidad. Verlo con principiantes enseña en 40 minutos lo que una entrevista esconde.',
    when: 'Contrata cuando llevas dos meses sin poder cubrir bien clases que ya están llenas, no antes. La prueba, en dos o tres semanas; a los 30, 60 y 90 días, charla de resultados y decisión.',
    how_much:
      'Suma sueldo, cargas, seguro y reemplazos, y divide entre lo que deja cada alumno: esos son los alumnos que debe sostener. Empieza con cuatro a seis horas semanales; ten guardados tres meses de su costo.',
    which:
      'Alumno de casa o alguien de fuera: de casa si conoce tu estilo y ya ayuda en clase; de fuera si falta una disciplina o experiencia con niños. Fijo o por horas: lo define la ley, pregúntale al contador.',
    what_if:
      'Si a los 60 días no funciona, di qué falta, con dos ejemplos y tres semanas de plazo. Si no cambia, termina con fecha y pago completo; cubre tú sus clases y avisa al grupo en dos frases.',
    is_it_ok:
      'Que cueste soltar tus clases es normal. No pagues sin registro ni despidas de palabra: contador y abogado laboral antes. Con niños, pide antecedentes y certificados; ante una denuncia de abuso, apártalo ese día y avisa a las autoridades.',
    next: 'Escribe en media página qué clases, qué horas, qué resultado esperas. Ofrécelo primero a tus ayudantes, luego fuera; tras la prueba, contrato, y dos semanas dando clase juntos antes de dejarlo solo.',
    on_the_day:
      'Primer día: 30 minutos antes, llaves, botiquín, reglas y plan escrito. Lo presentas tú al grupo, miras sin corregir delante de nadie, y después diez minutos: dos cosas bien, una por mejorar.',
    say: 'Al despedir, a solas y en los dos primeros minutos: «Decidí terminar nuestro contrato el día 30. Te pago todo lo que corresponde y te doy una carta. Lo que vimos en marzo no cambió. Gracias por tu trabajo».',
  },
  'difficult-client': {
    how: 'Llévalo aparte, deja que hable dos minutos sin interrumpir, repite su queja en una frase y ofrece una sola solución con fecha. Si la reseña es pública: tres líneas, gracias, lo que harás, teléfono para hablar; sin discutir detalles.',
    why: 'Quien se queja fuerte casi siempre quiere que alguien lo tome en serio, y cada excusa lo sube de tono. Al sentirse escuchado baja; y a una reseña la leen cien futuros alumnos, para ellos contestas.',
    when: 'Contesta en persona el mismo día; a una reseña, dentro de 24 a 48 horas, nunca en caliente. Si tras la solución vuelve dos veces con lo mismo, decide en esa semana si sigue contigo.',
    how_much:
      'Una escucha de cinco minutos, una solución, un seguimiento a los siete días. Cuenta las quejas por tema: tres iguales en un mes son tu problema, no del cliente. Pide una reseña honesta a cinco alumnos este mes.',
    which:
      'Ceder o poner límite: cede si el error fue tuyo, rápido y con algo concreto; pon límite si insulta, asusta a otros o quiere un trato que nadie tiene. Perder un cliente así suele salvar a varios.',
    what_if:
      'Si sigue gritando, baja la voz y corta: «Así no puedo ayudarte; hablamos mañana a las diez». Si vuelve a faltar al respeto a alguien, termina el contrato por escrito y devuelve lo no usado.',
    is_it_ok:
      'Uno o dos clientes exigentes son normales y a veces tienen razón. Amenazas, acoso a alumnas o golpes no se toleran: fuera ese día, testigos y denuncia. Reseña falsa: reporta a la plataforma, un abogado si daña mucho.',
    next: 'Escribe hoy qué pide exactamente y qué puedes dar. Llámalo, propone, confirma por mensaje; si queda conforme, pregunta una semana después, y pega en recepción tres reglas de trato.',
    on_the_day:
      'En la escena: paso al costado, manos abiertas y bajas, nombre de la persona, voz lenta. Lo sacas del público, escuchas, repites, ofreces, acuerdas fecha; después avisas al equipo para que todos digan lo mismo.',
    say: 'A solas, después de dejarle hablar: «Entiendo que te molestó esperar dos semanas sin respuesta, y tienes razón. Hoy lo arreglo así. Lo que necesito de ti es que al equipo se le hable sin insultos».',
  },
  sponsorship: {
    how: 'Haz una hoja: foto, tres resultados, próximas fechas, cuánta gente te ve de verdad, y qué das por qué monto, como logo en el short, dos videos y una clase para su equipo. Llévala en persona a diez negocios de tu barrio.',
    why: 'El negocio no paga por tu sueño, paga por clientes, imagen o cariño a su barrio. Los grandes reciben cientos de cartas; el local que ya te conoce decide en una semana y suele quedarse años.',
    when: 'Pide de tres a cuatro meses antes de la pelea o temporada, y vuelve a llamar a los siete días. Espera varios no por cada sí; el primer acuerdo suele llegar en uno o dos meses.',
    how_much:
      'Suma el costo del campamento: viaje, médico, licencia, equipo. Divídelo en paquetes pequeños, medianos y uno grande, y visita de diez a veinte negocios. Un producto cuenta solo por lo que de verdad hubieras comprado.',
    which:
      'Dinero o productos: productos y descuentos si empiezas y ya los necesitas; dinero cuando tienes fechas y público. Un patrocinador grande o varios chicos: varios chicos, porque si uno se va no se cae el campamento.',
    what_if:
      'Si dice que no tiene presupuesto, pide menos: un viaje, la inscripción, o el nombre de otro negocio. Si promete y no paga, deja de mostrar el logo, manda recordatorio escrito y cobra por adelantado la próxima vez.',
    is_it_ok:
      'Pedir es normal y no es limosna. No firmes exclusividad, porcentaje de bolsas ni derechos de imagen sin abogado; revisa las reglas de tu federación, evita apuestas y suplementos dudosos, y si eres menor firman tus padres.',
    next: 'Haz hoy la lista de diez negocios donde ya compras o conoces al dueño. Visita tres esta semana; con el primer sí, cumple todo, manda fotos y números al mes, y con eso pide al siguiente.',
    on_the_day:
      'En la visita: horario tranquilo, ropa limpia de tu equipo, dos minutos de charla, la hoja en la mano. Di monto y qué recibe, cállate, anota respuesta, agradece y manda el resumen esa misma noche.',
    say: 'Al dueño del negocio, en persona: «Peleo el 14 de junio aquí en la ciudad. Por esta cantidad llevo su logo en el short, dos videos y una clase para su equipo. ¿Le interesa ser parte?»',
  },
  'social-media': {
    how: 'Graba en una tarde cuatro videos de 20 a 40 segundos: un error común, cómo se corrige, una repetición lenta. Primera frase en el primer segundo, cara o manos cerca, texto grande, luz de frente; termina con «guárdalo para tu próxima clase».',
    why: 'La gente decide en un segundo si sigue mirando, y comparte lo que le sirve o en lo que se reconoce. Para un gimnasio valen más cien vecinos que diez mil desconocidos; por eso caras y lugar reales funcionan.',
    when: 'Publica en días fijos, por ejemplo martes y viernes, cuando tu gente sale del trabajo. Dale tres meses con el mismo formato antes de juzgar; los mensajes de interesados suelen llegar antes que los seguidores.',
    how_much:
      'Dos o tres publicaciones por semana, una hora de grabación y media de edición, y diez minutos al día para contestar. Cuenta mensajes y pruebas reservadas por mes, no seguidores.',
    which:
      'Una red o varias: una sola, la que usan tus alumnos, hasta llevar tres meses constantes. Técnica o vida del gimnasio: técnica para que te encuentren, caras y logros de alumnos para que se animen a venir.',
    what_if:
      'Si nadie mira, cambia solo la primera frase y vuelve a subir la misma idea. Si llegan burlas, contesta una vez con humor o nada, borra insultos, y no discutas; bloquear está bien.',
    is_it_ok:
      'Sentir vergüenza al grabarte es normal y baja tras diez videos. No publiques a nadie sin permiso, menores solo con el sí escrito de sus padres, nada de noqueos de alumnos; si te roba sueño o ánimo, pon horario.',
    next: 'Escribe diez preguntas que te hacen los principiantes: son tus diez primeros videos. Graba hoy uno, sin editar casi; cuando tengas ocho publicados, repite el tema que trajo más mensajes.',
    on_the_day:
      'Día de grabar: lista de cuatro temas, trípode o compañero, lente limpio, permiso de quienes salen. Dos tomas por tema, nada más; elige la mejor, texto, publica una, y deja las otras programadas.',
    say: 'Antes de grabar a un alumno: «¿Puedo publicar este video tuyo en la página del gimnasio? Si un día quieres que lo quite, me dices y lo borro». Con menores, eso mismo a sus padres, por escrito.',
  },
  'sell-talk': {
    how: 'Siéntate con la persona justo después de la clase y haz tres preguntas: qué buscabas, cómo te sentiste, qué días puedes. Repite su motivo, nombra un solo plan y su precio en una frase, y calla hasta que conteste.',
    why: 'Cuesta porque pedir dinero se siente como molestar, así que se habla de más y se baja el precio sin que nadie lo pida. Preguntar primero lo vuelve ayuda, y el silencio le deja decidir.',
    when: 'Ofrece en los diez minutos después de la prueba, cuando aún suda y sonríe. Si pide pensarlo, acuerda el día de la llamada, a uno o dos días; tras una semana el interés se enfría.',
    how_much:
      'Cinco minutos de charla, dos planes como máximo y un precio dicho sin adornos. Anota ofertas y síes: cerca de la mitad de las pruebas es buena meta; ensaya la frase del precio diez veces en voz alta.',
    which:
      'Mensual sin permanencia o contrato largo: mensual a quien duda o es nuevo; contrato con ventaja clara a quien ya lleva dos meses. Nombra primero el plan que tú le recomendarías a un amigo.',
    what_if:
      'Si dice «es caro», pregunta «¿comparado con qué?» y escucha. Si es dinero, ofrece menos clases por menos precio, no el mismo plan rebajado; si es duda, ofrece una segunda clase con fecha.',
    is_it_ok:
      'Ofrecer es parte de tu trabajo y la gente lo espera. No presiones con «solo hoy», no ocultes permanencias, no prometas resultados; deja que lea el contrato en casa, y con menores firman los padres.',
    next: 'Escribe hoy tu frase de precio y dila frente a un compañero hasta que suene normal. Úsala en las próximas cinco pruebas, anota qué responden y prepara una respuesta para la objeción más frecuente.',
    on_the_day:
      'Recibe por nombre, pregunta su motivo antes de clase, acércate dos veces durante ella. Al final agua, dos sillas, tres preguntas, oferta, silencio; si dice sí, inscribes ahí y le dices qué traer el martes.',
    say: 'Después de la prueba, ya sentados: «Me dijiste que querías volver a estar en forma y puedes martes y jueves. Para eso está el plan de dos clases, 40 al mes. ¿Empezamos este jueves?»',
  },
  'online-coaching': {
    how: 'Vende primero a tres personas un programa de seis semanas hecho a mano: llamada inicial de 20 minutos, plan semanal en una hoja, un video suyo por semana que corriges en cinco minutos con voz. Con sus preguntas armas el curso después.',
    why: 'Los cursos grabados sin público se quedan sin vender, y casi nadie los termina a solas. La gente paga por que alguien la mire y corrija; empezar con pocos te enseña qué necesitan de verdad.',
    when: 'Ofrece esta semana a conocidos y alumnos que se mudaron. Seis semanas de piloto, dos para ajustar, y luego un segundo grupo con precio normal; un ingreso estable suele llevar de seis a doce meses.',
    how_much:
      'Cobra por tu tiempo: si cada persona te lleva una hora semanal, multiplica por tu tarifa y suma comisiones e impuestos. De cinco a diez alumnos al inicio; más no se corrigen bien a mano.',
    which:
      'Curso grabado o seguimiento personal: seguimiento si tienes menos de mil personas que te siguen de verdad; curso cuando te preguntan lo mismo cada semana. Grupo en vivo es buen punto medio para diez personas.',
    what_if:
      'Si dejan de mandar videos, escribe al tercer día con una tarea de cinco minutos. Si piden devolución, respeta lo que prometiste por escrito y pregunta qué faltó; dos casos iguales, cambia el programa.',
    is_it_ok:
      'Enseñar técnica y acondicionamiento a distancia es válido con límites claros. Nada de sparring sin supervisión, dietas médicas ni tratar lesiones: eso al profesional. Impuestos y contrato, con contador; con menores, padres presentes.',
    next: 'Escribe a quién ayudas y qué logra en seis semanas, en una frase. Manda el mensaje a diez personas; con tres que paguen, empieza, y al terminar pide un testimonio y sube el precio.',
    on_the_day:
      'Primera llamada: prueba cámara y sonido, pregunta meta, lesiones, espacio, días. Mira una ronda de sombra suya, corrige una cosa, muestra el plan de la semana uno y acuerda el día del video.',
    say: 'A un conocido que encaja, por mensaje: «Abro tres lugares de entrenamiento a distancia: seis semanas, plan a tu medida y corrección de tu video cada semana, por 90. ¿Quieres uno?»',
  },
  'seminar-event': {
    how: 'Fija primero fecha, tope de plazas y número mínimo para cubrir gastos; luego cobra la inscripción por adelantado. Lista de responsables con nombre: puerta, piso, médico o primeros auxilios, horario, limpieza; y un plan minuto a minuto en una hoja.',
    why: 'Los eventos pierden dinero por apuntados que no pagan y por tareas que nadie tenía asignadas. El pago anticipado te dice a tiempo si hay público, y un nombre por tarea evita que todo caiga en ti.',
    when: 'Seminario: anuncia ocho semanas antes, precio bajo hasta las cuatro, decide seguir o cancelar a las tres. Torneo: de cuatro a seis meses, por permisos, árbitros y seguro. Revisa competencias cercanas antes de fijar fecha.',
    how_much:
      'Suma invitado, viaje, local, seguro, médico y publicidad; divide entre la mitad de las plazas: ese es tu precio mínimo. Espera que falte uno de cada diez, y un ayudante por cada 20 personas.',
    which:
      'Pago fijo o porcentaje al invitado: porcentaje si dudas de llenar, así comparten riesgo; fijo si ya tienes las inscripciones pagadas. Para tu primera vez, seminario o día abierto antes que torneo.',
    what_if:
      'Si a tres semanas no llegas al mínimo, llama uno por uno a gimnasios amigos, ofrece grupo de cinco, o pasa a fecha nueva devolviendo el dinero. Si el invitado cancela, ten acordado un suplente.',
    is_it_ok:
      'Ganar dinero con un evento es correcto. Sin seguro, atención médica y reglas escritas no se hace ningún combate; pregunta a federación y municipio por permisos, y cada menor viene con autorización de sus padres.',
    next: 'Escribe hoy los gastos y el mínimo de plazas. Pide fecha al invitado y al local, publica con pago en línea; al terminar, lista de contactos, agradecimiento al día siguiente y oferta de clase de prueba.',
    on_the_day:
      'Dos horas antes: piso, sonido, botiquín, puerta. Reunión de diez minutos con ayudantes, lista en la entrada, reglas de seguridad al empezar, foto a mitad, cierre puntual con anuncio; limpian todos y cuentas la caja con otra persona.',
    say: 'A otros gimnasios, ocho semanas antes: «El 12 de mayo hacemos un seminario con 40 plazas. Hasta el 12 de abril tus alumnos pagan 25, y si vienen cinco, tú entras gratis. ¿Cuántos lugares te guardo?»',
  },
  'working-too-much': {
    how: 'Anota una semana todo lo que haces, en bloques de media hora. Marca lo que solo tú puedes hacer; de lo demás elige una tarea, grábate haciéndola, escribe diez pasos, entrégala a alguien y no la toques durante dos semanas.',
    why: 'Al principio salvaste el negocio haciéndolo todo, y ahora nadie más aprende porque tú llegas antes. Soltar da miedo por la calidad, pero un procedimiento escrito la sostiene mejor que un dueño sin dormir.',
    when: 'Pon este fin de semana tu día libre fijo y empieza a soltar el lunes, una tarea cada dos semanas. Al mes notas horas; a los tres meses el gimnasio debe aguantar una semana sin ti.',
    how_much:
      'Un día completo libre por semana, dos noches en casa, y un tope de unas 50 horas. Cuenta lo que cuesta soltar: diez horas de ayuda al mes frente a los alumnos que puedes captar en ese tiempo.',
    which:
      'Contratar o recortar: recorta primero clases con menos de cinco personas y tareas que nadie nota; contrata limpieza o recepción después, y entrenador al final. Soltar lo barato libera las horas caras.',
    what_if:
      'Si lo hacen peor que tú, corrige el procedimiento y no retomes la tarea; un 80 % de tu nivel alcanza. Si te llaman en tu día libre, contesta una vez y escribe luego la regla que faltaba.',
    is_it_ok:
      'Temporadas largas al abrir son comunes. Si llevas meses sin un día libre, duermes mal, te duele el pecho o explotas en casa, ve al médico y cierra una clase esta semana; el gimnasio lo aguanta.',
    next: 'Bloquea hoy tu día libre y dilo al equipo y a los alumnos. Después suelta cobros o limpieza; cuando lleven un mes sin ti, entrega una clase fija y usa esas horas para números y ventas.',
    on_the_day:
      'En tu día libre: teléfono del gimnasio con otra persona, una lista de tres emergencias por las que sí llaman, planes fuera de casa por la mañana. Por la noche no revises cámaras ni caja.',
    say: 'A tu ayudante, con los pasos escritos en la mano: «Desde el lunes los cobros son tuyos. Hasta 50 decides sin mí. Lo revisamos el viernes a las cinco; si algo falla, lo arreglamos entonces».',
  },
  'idea-overload': {
    how: 'Escribe cada idea en una tarjeta y ponle tres notas de uno a cinco: dinero en 90 días, esfuerzo, ganas. Elige la que da más con menos, define una prueba de dos semanas con una cifra meta, y guarda las demás en una caja.',
    why: 'Una idea nueva emociona más que la parte aburrida de la anterior, así que se salta antes de cosechar. Una prueba corta con cifra te da el gusto de empezar y te obliga a terminar.',
    when: 'Elige este domingo, prueba dos semanas, decide el último día: seguir, cambiar o cerrar. La caja se abre una vez al mes; una idea que sigue gustando tras 30 días merece turno.',
    how_much:
      'Una idea en marcha, con cinco horas semanales y un gasto máximo que no te duela perder. Meta de prueba concreta, por ejemplo cinco personas que pagan; menos de la mitad a las dos semanas, se cierra.',
    which:
      'La más rentable o la más emocionante: la que trae dinero pronto si el negocio está justo; la emocionante si las cuentas ya cierran. Si empatan, la que puedes probar con gente que ya tienes.',
    what_if:
      'Si a mitad de la prueba aparece otra mejor, escríbela en una tarjeta y sigue hasta la fecha. Si ninguna llega a la meta, pregunta a diez alumnos qué pagarían; suele ser algo más simple.',
    is_it_ok:
      'Tener muchas ideas es buena señal y dejar morir la mayoría es normal. Si pasas noches sin dormir, con gastos grandes y energía desbordada que otros notan rara, habla pronto con un médico.',
    next: 'Vacía hoy la cabeza en tarjetas, media hora. Elige una, escribe la oferta en dos frases y mándala a diez personas; si pagan, crece; si no, siguiente tarjeta.',
    on_the_day:
      'Día de decidir: pon las tarjetas sobre la mesa, quita las que necesitan dinero que no tienes, puntúa, elige en 20 minutos. Anuncia a una persona qué probarás y hasta qué fecha, y manda la primera oferta.',
    say: 'A tu socio o equipo, al empezar la prueba: «Las próximas dos semanas solo probamos la clase de mediodía. Meta: cinco inscritos. Toda otra idea va a la caja y la miramos el día 1».',
  },
  'money-from-bank': {
    how: 'Lleva cinco hojas: qué haces y para quién, ingresos y gastos de doce meses, previsión de 24 meses con un caso malo, para qué es cada parte del dinero, y cómo se devuelve. Pídele a un contador que la revise antes de la cita.',
    why: 'El banco no compra tu pasión, mide si la cuota se paga aun en un mes malo. Números ordenados, dinero propio puesto y un caso pesimista le muestran que conoces el riesgo, y eso decide.',
    when: 'Empieza dos o tres meses antes de necesitarlo, nunca con la cuenta en rojo. Preparar papeles lleva de dos a cuatro semanas, la respuesta otras tantas; pide a tres entidades el mismo mes.',
    how_much:
      'Pide montaje más seis meses de fijos, menos tu aporte, que conviene sea del 20 al 30 %. La cuota debe caber en la mitad de lo que sobra cada mes en el caso prudente, después de pagarte.',
    which:
      'Préstamo o inversionista: préstamo si ya hay ingresos y quieres decidir tú; inversionista si el plan es abrir varios y aceptas compartir mando y ganancia. Para equipo, mira también alquiler con opción de compra.',
    what_if:
      'Si dicen que no, pregunta el motivo exacto y qué cifra cambiaría la respuesta. Suele ser historial, garantía o poco aporte; prueba cooperativa, crédito público o empieza más pequeño, y vuelve en seis meses.',
    is_it_ok:
      'Pedir crédito para crecer es normal. No pongas la vivienda ni a tus padres como garantía sin abogado, no infles cifras, y huye de quien cobra por adelantado por conseguirte el préstamo.',
    next: 'Junta hoy doce meses de extractos e impuestos y pide tu historial crediticio. Después la hoja de previsión con el contador; con eso, cita en tu banco y en dos más para comparar costo total.',
    on_the_day:
      'En la cita: diez minutos antes, papeles en orden, di monto, uso y devolución en el primer minuto. Contesta lo que sabes, anota lo que falta, pregunta costo total, garantías y plazo; no firmes ese día.',
    say: 'Al empezar la cita en el banco: «Necesito 30.000 a cinco años para un local. Pongo 9.000 propios, tengo 60 alumnos que pagan, y aun con 20 % menos cubro la cuota. Aquí están las cuentas».',
  },
  'unpaid-purse': {
    how: 'Escribe un mensaje de cuatro líneas: qué hiciste, cuánto se acordó, cuánto falta y hasta qué día. Adjunta el contrato o la captura, mándalo por correo además del chat y guarda la respuesta, sin insultos ni amenazas.',
    why: 'Tardan porque el evento dio pérdida o porque saben que muchos dejan de reclamar por miedo a perder peleas. Un monto con plazo escrito cambia la cuenta: ya no pueden decir que no sabían o que era otra cifra.',
    when: 'Reclama por escrito al día siguiente de la fecha acordada, y da siete días. Si no pagan, manda un segundo aviso con otros siete; a las tres semanas toca abogado, comisión o autoridad laboral, porque los plazos legales corren.',
    how_much:
      'Suma bolsa, bonos, porcentaje de entradas y gastos prometidos, y resta lo que ya recibiste. Si te cobran entradas, cuenta las que te dieron, vendiste y devolviste, con lista. Compara el total con lo que cuesta una consulta legal.',
    which:
      'La duda es arreglar por las buenas o reclamar formalmente. Empieza por lo amistoso, con plazo, si contestan y ya pagaron algo; ve directo a la vía formal si no responden, niegan el acuerdo o deben también a otros.',
    what_if:
      'Lo más probable es que digan que no hubo ganancias. Contesta que tu bolsa no dependía de eso, si así se acordó, y ofrece dos cuotas con fecha; si tampoco cumplen, termina la charla y consulta a un abogado.',
    is_it_ok:
      'Reclamar lo acordado es correcto y no te hace conflictivo. Lo que no conviene es amenazar, acusar en redes o cobrarte por la fuerza: eso puede volverse en tu contra. Si hay amenazas hacia ti, ve a la policía.',
    next: 'Primero junta las pruebas y calcula la cifra; después manda el reclamo con plazo. Cuando cobres, deja para la próxima un contrato con fecha de pago, adelanto y quién responde por las entradas.',
    on_the_day:
      'Si te citan para hablar, ve con alguien, lleva la cifra en un papel y empieza por ella. Pide fecha y forma de pago, no firmes que ya cobraste, y al salir manda un mensaje con lo acordado.',
    say: 'Al promotor, por escrito y el primer día de atraso: «Hola. De la pelea del sábado queda pendiente mi bolsa completa según contrato. Te pido que la deposites antes del viernes y me confirmes por aquí. Gracias».',
  },
}
