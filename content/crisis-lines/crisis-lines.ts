import type { CrisisCountry } from '#contract/crisis-country-rules.ts'

/** Whom a person in a crisis can call, by country. */
export interface CrisisLine {
  readonly name: string
  /** As dialled in that country. */
  readonly call: string
  /** A page that states it, and the day on which that page was read. The number itself was not called. */
  readonly source: string
  readonly checked_on: string
}

interface Region {
  /** Null where none was found that is open to the whole country and confirmed by a recent page. */
  readonly line: CrisisLine | null
  /** Also the older names of a zone, which some systems still report. */
  readonly time_zones: readonly string[]
}

/** By ISO country code. An operator can name another line for all members with CRISIS_LINE. */
export const CRISIS_REGIONS: Readonly<Record<CrisisCountry, Region>> = {
  BR: {
    line: {
      name: 'CVV',
      call: '188',
      source: 'http://www.riovalejornal.com.br/setembro-amarelo-cvv-completa-20-anos-em-meio-a-campanha',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Araguaina',
      'America/Bahia',
      'America/Belem',
      'America/Boa_Vista',
      'America/Campo_Grande',
      'America/Cuiaba',
      'America/Eirunepe',
      'America/Fortaleza',
      'America/Maceio',
      'America/Manaus',
      'America/Noronha',
      'America/Porto_Velho',
      'America/Recife',
      'America/Rio_Branco',
      'America/Santarem',
      'America/Sao_Paulo',
      'America/Porto_Acre',
      'Brazil/Acre',
      'Brazil/DeNoronha',
      'Brazil/East',
      'Brazil/West',
    ],
  },
  US: {
    line: {
      name: '988 Suicide & Crisis Lifeline',
      call: '988',
      source: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Adak',
      'America/Anchorage',
      'America/Boise',
      'America/Chicago',
      'America/Denver',
      'America/Detroit',
      'America/Indiana/Indianapolis',
      'America/Indiana/Knox',
      'America/Indiana/Marengo',
      'America/Indiana/Petersburg',
      'America/Indiana/Tell_City',
      'America/Indiana/Vevay',
      'America/Indiana/Vincennes',
      'America/Indiana/Winamac',
      'America/Juneau',
      'America/Kentucky/Louisville',
      'America/Kentucky/Monticello',
      'America/Los_Angeles',
      'America/Menominee',
      'America/Metlakatla',
      'America/New_York',
      'America/Nome',
      'America/North_Dakota/Beulah',
      'America/North_Dakota/Center',
      'America/North_Dakota/New_Salem',
      'America/Phoenix',
      'America/Sitka',
      'America/Yakutat',
      'Pacific/Honolulu',
      'America/Atka',
      'America/Fort_Wayne',
      'America/Indianapolis',
      'America/Knox_IN',
      'America/Louisville',
      'America/Shiprock',
      'Navajo',
      'US/Alaska',
      'US/Aleutian',
      'US/Arizona',
      'US/Central',
      'US/East-Indiana',
      'US/Eastern',
      'US/Hawaii',
      'US/Indiana-Starke',
      'US/Michigan',
      'US/Mountain',
      'US/Pacific',
    ],
  },
  CA: {
    line: {
      name: '9-8-8: Suicide Crisis Helpline',
      call: '988',
      source:
        'https://www.newswire.ca/news-releases/statement-from-the-minister-of-mental-health-and-addictions-and-associate-minister-of-health-9-8-8-suicide-crisis-helpline-marks-one-year-of-service-877749062.html',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Atikokan',
      'America/Blanc-Sablon',
      'America/Cambridge_Bay',
      'America/Creston',
      'America/Dawson',
      'America/Dawson_Creek',
      'America/Edmonton',
      'America/Fort_Nelson',
      'America/Glace_Bay',
      'America/Goose_Bay',
      'America/Halifax',
      'America/Inuvik',
      'America/Iqaluit',
      'America/Moncton',
      'America/Rankin_Inlet',
      'America/Regina',
      'America/Resolute',
      'America/St_Johns',
      'America/Swift_Current',
      'America/Toronto',
      'America/Vancouver',
      'America/Whitehorse',
      'America/Winnipeg',
      'America/Coral_Harbour',
      'America/Montreal',
      'America/Nipigon',
      'America/Pangnirtung',
      'America/Rainy_River',
      'America/Thunder_Bay',
      'America/Yellowknife',
      'Canada/Atlantic',
      'Canada/Central',
      'Canada/Eastern',
      'Canada/Mountain',
      'Canada/Newfoundland',
      'Canada/Pacific',
      'Canada/Saskatchewan',
      'Canada/Yukon',
    ],
  },
  ES: {
    line: {
      name: 'Línea 024',
      call: '024',
      source:
        'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
      checked_on: '2026-11-16',
    },
    time_zones: ['Africa/Ceuta', 'Atlantic/Canary', 'Europe/Madrid'],
  },
  PT: {
    line: {
      name: 'Linha Nacional de Prevenção do Suicídio',
      call: '1411',
      source:
        'https://www.dnoticias.pt/2026/3/11/484293-linha-nacional-de-prevencao-do-suicidio-atendeu-mais-chamadas-na-epoca-natalicia/',
      checked_on: '2026-11-16',
    },
    time_zones: ['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon', 'Portugal'],
  },
  MX: {
    line: {
      name: 'Línea de la Vida',
      call: '800 911 2000',
      source:
        'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Bahia_Banderas',
      'America/Cancun',
      'America/Chihuahua',
      'America/Ciudad_Juarez',
      'America/Hermosillo',
      'America/Matamoros',
      'America/Mazatlan',
      'America/Merida',
      'America/Mexico_City',
      'America/Monterrey',
      'America/Ojinaga',
      'America/Tijuana',
      'America/Ensenada',
      'America/Santa_Isabel',
      'Mexico/BajaNorte',
      'Mexico/BajaSur',
      'Mexico/General',
    ],
  },
  AR: {
    line: {
      name: 'Línea Nacional de Salud Mental',
      call: '0800 999 0091',
      source:
        'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Argentina/Buenos_Aires',
      'America/Argentina/Catamarca',
      'America/Argentina/Cordoba',
      'America/Argentina/Jujuy',
      'America/Argentina/La_Rioja',
      'America/Argentina/Mendoza',
      'America/Argentina/Rio_Gallegos',
      'America/Argentina/Salta',
      'America/Argentina/San_Juan',
      'America/Argentina/San_Luis',
      'America/Argentina/Tucuman',
      'America/Argentina/Ushuaia',
      'America/Argentina/ComodRivadavia',
      'America/Buenos_Aires',
      'America/Catamarca',
      'America/Cordoba',
      'America/Jujuy',
      'America/Mendoza',
      'America/Rosario',
    ],
  },
  CL: {
    line: {
      name: 'Línea de Prevención del Suicidio',
      call: '*4141',
      source:
        'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'America/Coyhaique',
      'America/Punta_Arenas',
      'America/Santiago',
      'Pacific/Easter',
      'Chile/Continental',
      'Chile/EasterIsland',
    ],
  },
  CO: {
    line: null,
    time_zones: ['America/Bogota'],
  },
  PE: {
    line: {
      name: 'Línea 113 Salud',
      call: '113, opción 5',
      source:
        'https://panamericana.pe/locales/463414-dia-depresion-linea-113-brinda-orientacion-apoyo-psicologico-gratuito-24-horas-dia',
      checked_on: '2026-11-16',
    },
    time_zones: ['America/Lima'],
  },
  UY: {
    line: {
      name: 'Línea Vida',
      call: '0800 0767 / *0767',
      source: 'https://www.jbcdepiriapolis.com.uy/2020/07/linea-vida-0800-0767.html',
      checked_on: '2026-11-16',
    },
    time_zones: ['America/Montevideo'],
  },
  GB: {
    line: {
      name: 'Samaritans',
      call: '116 123',
      source: 'https://fullfact.org/online/samaritans-text-message-service/',
      checked_on: '2026-11-16',
    },
    time_zones: ['Europe/London', 'Europe/Belfast', 'GB'],
  },
  IE: {
    line: {
      name: 'Samaritans',
      call: '116 123',
      source: 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
      checked_on: '2026-11-16',
    },
    time_zones: ['Europe/Dublin', 'Eire'],
  },
  AU: {
    line: {
      name: 'Lifeline',
      call: '13 11 14',
      source: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
      checked_on: '2026-11-16',
    },
    time_zones: [
      'Antarctica/Macquarie',
      'Australia/Adelaide',
      'Australia/Brisbane',
      'Australia/Broken_Hill',
      'Australia/Darwin',
      'Australia/Eucla',
      'Australia/Hobart',
      'Australia/Lindeman',
      'Australia/Lord_Howe',
      'Australia/Melbourne',
      'Australia/Perth',
      'Australia/Sydney',
      'Australia/ACT',
      'Australia/Canberra',
      'Australia/Currie',
      'Australia/LHI',
      'Australia/NSW',
      'Australia/North',
      'Australia/Queensland',
      'Australia/South',
      'Australia/Tasmania',
      'Australia/Victoria',
      'Australia/West',
      'Australia/Yancowinna',
    ],
  },
  NZ: {
    line: {
      name: '1737 Need to talk?',
      call: '1737',
      source: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
      checked_on: '2026-11-16',
    },
    time_zones: ['Pacific/Auckland', 'Pacific/Chatham', 'NZ', 'NZ-CHAT'],
  },
  AO: {
    line: null,
    time_zones: ['Africa/Luanda'],
  },
  MZ: {
    line: null,
    time_zones: ['Africa/Maputo'],
  },
  EC: {
    line: null,
    time_zones: ['America/Guayaquil', 'Pacific/Galapagos'],
  },
  BO: {
    line: null,
    time_zones: ['America/La_Paz'],
  },
  PY: {
    line: {
      name: '155 Te Escucha',
      call: '155',
      source:
        'https://www.abc.com.py/nacionales/2026/01/11/salud-mental-van-casi-10000-llamadas-a-la-linea-155-de-contencion-psicologica/',
      checked_on: '2026-11-16',
    },
    time_zones: ['America/Asuncion'],
  },
  VE: {
    line: null,
    time_zones: ['America/Caracas'],
  },
  CR: {
    line: null,
    time_zones: ['America/Costa_Rica'],
  },
  DO: {
    line: null,
    time_zones: ['America/Santo_Domingo'],
  },
  ZA: {
    line: {
      name: 'SADAG Suicide Crisis Helpline',
      call: '0800 567 567',
      source:
        'https://www.sadag.org/index.php?option=com_content&view=article&id=3141:world-mental-health-day-7-october-2020&catid=149:press-releases&Itemid=601',
      checked_on: '2026-11-16',
    },
    time_zones: ['Africa/Johannesburg'],
  },
  IN: {
    line: {
      name: 'Tele-MANAS',
      call: '14416',
      source:
        'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      checked_on: '2026-11-16',
    },
    time_zones: ['Asia/Kolkata', 'Asia/Calcutta'],
  },
  PH: {
    line: {
      name: 'NCMH Crisis Hotline',
      call: '1553 / 0917 899 8727 / 0919 057 1553',
      source: 'https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays',
      checked_on: '2026-11-16',
    },
    time_zones: ['Asia/Manila'],
  },
}
