/** Demonyms and other names of countries by ISO 3166-1 code; in lower case, `_` for a space. */
export const countryWords: Readonly<Record<string, string>> = {
  US: 'usa us u.s. u.s.a. america american americans united_states_of_america',
  GB: 'uk great_britain britain england scotland wales british briton britons scottish welsh u.k.',
  CA: 'canadian canadians',
  AU: 'australian australians aussie aussies',
  IE: 'irish republic_of_ireland',
  DE: 'german germans deutschland',
  AT: 'austrian austrians österreich',
  FR: 'french',
  ES: 'spanish spaniards españa',
  IT: 'italian italians italia',
  NL: 'holland dutch the_netherlands nederland',
  PL: 'polish poles polska',
  SE: 'swedish swedes sverige',
  BR: 'brasil brazilian brazilians',
  MX: 'mexican mexicans méxico',
  IN: 'indian indians bharat',
  PT: 'portuguese',
  CH: 'swiss schweiz suisse',
  BE: 'belgian belgians belgië belgique',
  DK: 'danish danes danmark',
  NO: 'norwegian norwegians norge',
  FI: 'finnish finns suomi',
  TR: 'turkey turkish turks türkiye',
  ZA: 'south_african south_africans rsa',
  NG: 'nigerian nigerians',
  JP: 'japanese',
  KR: 'korea korean koreans south_korean south_koreans republic_of_korea',
  AR: 'argentine argentinian argentinians argentinean',
  CO: 'colombian colombians',
  NZ: 'new_zealander new_zealanders nz aotearoa',
}

/** Regions of the world and their inhabited countries, largest first; `_` for a space. */
export const regionWords: Readonly<Record<string, string>> = {
  'eu european_union eurozone': 'DE FR IT ES PL NL',
  'europe european europeans western_europe continental_europe across_europe': 'DE GB FR IT ES PL NL',
  'latam latin_america latin_american south_america south_american': 'BR MX CO AR',
  'americas the_americas': 'US BR MX CO CA AR',
  'north_america north_american': 'US CA',
  'scandinavia scandinavian': 'SE DK NO',
  'nordics nordic nordic_countries': 'SE DK FI NO',
  'dach dach_region': 'DE AT CH',
  benelux: 'NL BE',
  iberia: 'ES PT',
  emea: 'DE GB FR ZA NG TR',
  'apac asia_pacific': 'IN JP KR AU NZ',
  'asia asian': 'IN JP KR',
  'africa african': 'NG ZA',
  'anz oceania': 'AU NZ',
}

/** Other names of cities, by the name in the list; `_` for a space. */
export const cityWords: Readonly<Record<string, string>> = {
  'New York': 'new_york_city nyc',
  'San Francisco': 'bay_area',
  'Los Angeles': 'l.a.',
  Washington: 'washington_dc washington_d.c.',
  München: 'munich muenchen',
  Köln: 'cologne koeln',
  Nürnberg: 'nuremberg nuernberg',
  Hannover: 'hanover',
  Düsseldorf: 'duesseldorf',
  'Frankfurt am Main': 'frankfurt',
  'Freiburg im Breisgau': 'freiburg',
  'Newcastle upon Tyne': 'newcastle',
  Wien: 'vienna',
  'Krems an der Donau': 'krems',
  Roma: 'rome',
  Milano: 'milan',
  Napoli: 'naples',
  Torino: 'turin',
  Firenze: 'florence',
  Venezia: 'venice',
  Genova: 'genoa',
  Padova: 'padua',
  Lisboa: 'lisbon',
  Porto: 'oporto',
  Sevilla: 'seville',
  Zaragoza: 'saragossa',
  'Las Palmas de Gran Canaria': 'las_palmas',
  Palma: 'palma_de_mallorca',
  'A Coruña': 'la_coruña',
  'Vitoria-Gasteiz': 'gasteiz',
  Genève: 'geneva',
  Zürich: 'zuerich',
  Luzern: 'lucerne',
  Bern: 'berne',
  'Biel/Bienne': 'biel bienne',
  Bruxelles: 'brussels brussel',
  Antwerpen: 'antwerp anvers',
  Gent: 'ghent',
  Brugge: 'bruges',
  Oostende: 'ostend',
  Leuven: 'louvain',
  København: 'copenhagen',
  Aarhus: 'århus',
  Göteborg: 'gothenburg',
  Warszawa: 'warsaw',
  Kraków: 'cracow',
  'Den Haag': 'the_hague hague',
  "'s-Hertogenbosch": 'den_bosch',
  Lyon: 'lyons',
  Marseille: 'marseilles',
  'Ciudad de México': 'mexico_city cdmx',
  'Oaxaca de Juárez': 'oaxaca',
  'Ciudad Juárez': 'juárez',
  Delhi: 'new_delhi',
  Bengaluru: 'bangalore',
  Mumbai: 'bombay',
  Kolkata: 'calcutta',
  Chennai: 'madras',
  Mysuru: 'mysore',
  Kochi: 'cochin',
  Gqeberha: 'port_elizabeth',
  Johannesburg: 'joburg',
  'San Miguel de Tucumán': 'tucumán',
  'San Salvador de Jujuy': 'jujuy',
}

/** Cities and regions whose names have other meanings. They count only with a capital letter and after "in". */
export const ambiguousNames: ReadonlySet<string> = new Set(
  (
    'reading nice mobile orange nancy essen bath florence cork charlotte austin dallas phoenix columbus portland denver victoria regina ' +
    'sydney adelaide darwin perth hamilton surrey windsor laval london_ontario george kimberley centurion nelson napier hastings ' +
    'wellington york lincoln sion zug bello armenia pasto rosario mendoza santa_fe corrientes resistencia posadas salta paraná naha sakai ' +
    'chiba jos aba kano bari prato modena parma natal salvador surat agra tours angers brest metz faro braga mons swords bray ennis naas ' +
    'wels baden bergen hamar lund delft cali hague bursa thane kobe cologne santander leon bonn palma plymouth cambridge oxford georgia washington bihar'
  ).split(' '),
)

/** Prepositions before a place. */
export const placePrepositions: ReadonlySet<string> = new Set(
  'in from at across near around throughout outside within inside serving between'.split(' '),
)

/** Verbs before such a preposition: "based in", "located in". */
export const placeVerbs: ReadonlySet<string> = new Set(
  'based located headquartered hq living resident residing situated operating operates'.split(' '),
)
