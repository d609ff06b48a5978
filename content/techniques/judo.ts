/** Throws and holds of judo; their Japanese names are said everywhere. */
export const JUDO = `
judo | judo, judoka | judô, judoca | judo, yudo, judoca, yudoca
throw | throw, threw, thrown, nage waza | projeção, projetar, arremesso, nage waza | proyección, proyectar, lanzamiento, nage waza
osoto-gari | osoto gari, o soto gari, large outer reap | osoto gari, o soto gari | osoto gari, o soto gari
ouchi-gari | ouchi gari, o uchi gari, large inner reap | ouchi gari, o uchi gari | ouchi gari, o uchi gari
kouchi-gari | kouchi gari, ko uchi gari, small inner reap | kouchi gari, ko uchi gari | kouchi gari, ko uchi gari
kosoto-gari | kosoto gari, ko soto gari, kosoto gake, small outer reap | kosoto gari, ko soto gari, kosoto gake | kosoto gari, ko soto gari, kosoto gake
seoi-nage | seoi nage, ippon seoi nage, shoulder throw, seoi otoshi | seoi nage, ippon seoi nage, seoi otoshi | seoi nage, ippon seoi nage, seoi otoshi
uchi-mata | uchi mata, inner thigh throw | uchi mata | uchi mata
harai-goshi | harai goshi, sweeping hip throw | harai goshi | harai goshi
o-goshi | o goshi, ogoshi, hip throw, hip toss | o goshi, ogoshi, queda de quadril | o goshi, ogoshi, proyección de cadera
tai-otoshi | tai otoshi, body drop | tai otoshi | tai otoshi
tomoe-nage | tomoe nage, circle throw | tomoe nage, balão | tomoe nage
sumi-gaeshi | sumi gaeshi, corner throw | sumi gaeshi | sumi gaeshi
foot-sweep | foot sweep, de ashi barai, de ashi harai, okuri ashi barai | varrida de pé, de ashi barai, okuri ashi barai, deashi barai | barrida de pie, de ashi barai, okuri ashi barai
sasae | sasae, sasae tsurikomi ashi, hiza guruma | sasae, sasae tsurikomi ashi, hiza guruma | sasae, sasae tsurikomi ashi, hiza guruma
ura-nage | ura nage, back throw | ura nage | ura nage
tani-otoshi | tani otoshi, valley drop | tani otoshi | tani otoshi
yoko-guruma | yoko guruma, side wheel | yoko guruma | yoko guruma
koshi-guruma | koshi guruma, hip wheel | koshi guruma | koshi guruma
kani-basami | kani basami, scissor takedown | kani basami, tesoura | kani basami, tijera al cuerpo
drop-seoi | drop seoi, drop seoi nage | seoi de joelho, drop seoi | seoi de rodillas, drop seoi
kuzushi | kuzushi, off balance, off balancing | kuzushi, desequilíbrio, desequilibrar | kuzushi, desequilibrio, desequilibrar
ukemi | ukemi, breakfall, break fall | ukemi, amortecimento de queda, rolamento | ukemi, caída, rompecaídas
kumi-kata | kumi kata | kumi kata | kumi kata
uchikomi | uchikomi, uchi komi, fit in drill | uchikomi, uchi komi, entrada de judô | uchikomi, uchi komi
nagekomi | nagekomi, nage komi | nagekomi, nage komi | nagekomi, nage komi
ne-waza | ne waza, newaza, groundwork | ne waza, newaza, luta de solo, chão | ne waza, newaza, lucha de suelo, trabajo de suelo
tachi-waza | tachi waza, stand up grappling, standing grappling | tachi waza, luta em pé | tachi waza, lucha de pie
osaekomi | osaekomi, hold down | osaekomi | osaekomi
ippon | ippon | ippon | ippon
waza-ari | waza ari, wazari | waza-ari, wazari | waza-ari, wazari
shido | shido | shido | shido
hansoku-make | hansoku make, hansokumake | hansoku make, hansokumake | hansoku make, hansokumake
golden-score | golden score | golden score, ponto de ouro | golden score, técnica de oro
`
