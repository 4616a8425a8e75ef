/** A country for which there are no lists of names and cities. */
export interface OtherCountry {
  /** Its name, adjective and people; in lower case, `_` for a space. */
  readonly words: string
  /** ISO 3166-1 code of the most similar country with such lists. */
  readonly nearest: string
}

const like = (nearest: string, countries: Readonly<Record<string, string>>): Readonly<Record<string, OtherCountry>> =>
  Object.fromEntries(Object.entries(countries).map(([code, words]) => [code, { words, nearest }]))

/**
 * By ISO 3166-1 alpha-2 code. Names and demonyms are from the Style Manual of the United States Government Publishing Office (chapter 17),
 * with common short forms.
 */
export const otherCountries: Readonly<Record<string, OtherCountry>> = {
  ...like('IN', {
    PK: 'pakistan pakistani pakistanis',
    BD: 'bangladesh bangladeshi bangladeshis',
    LK: 'sri_lanka sri_lankan sri_lankans',
    NP: 'nepal nepali nepalese',
    AF: 'afghanistan afghan afghans',
    BT: 'bhutan bhutanese',
    MV: 'maldives maldivian maldivians',
    MM: 'myanmar burma burmese',
    TH: 'thailand thai thais',
    MY: 'malaysia malaysian malaysians',
    ID: 'indonesia indonesian indonesians',
    PH: 'philippines the_philippines filipino filipinos filipina philippine',
    SG: 'singapore singaporean singaporeans',
    IR: 'iran iranian iranians',
  }),
  ...like('JP', {
    CN: 'china chinese',
    TW: 'taiwan taiwanese',
    HK: 'hong_kong hongkonger hongkongers',
    MN: 'mongolia mongolian mongolians',
  }),
  ...like('KR', {
    VN: 'vietnam vietnamese',
    KH: 'cambodia cambodian cambodians',
    LA: 'laos laotian laotians',
    KP: 'north_korea north_korean',
  }),
  ...like('TR', {
    AE: 'uae u.a.e. united_arab_emirates emirati emiratis',
    SA: 'saudi_arabia saudi saudis saudi_arabian',
    QA: 'qatar qatari qataris',
    KW: 'kuwait kuwaiti kuwaitis',
    BH: 'bahrain bahraini bahrainis',
    OM: 'oman omani omanis',
    JO: 'jordan jordanian jordanians',
    LB: 'lebanon lebanese',
    SY: 'syria syrian syrians',
    IQ: 'iraq iraqi iraqis',
    IL: 'israel israeli israelis',
    PS: 'palestine palestinian palestinians',
    YE: 'yemen yemeni yemenis',
    EG: 'egypt egyptian egyptians',
    LY: 'libya libyan libyans',
    TN: 'tunisia tunisian tunisians',
    DZ: 'algeria algerian algerians',
    MA: 'morocco moroccan moroccans',
    AZ: 'azerbaijan azerbaijani azerbaijanis',
    AM: 'republic_of_armenia armenian armenians',
    GE: 'republic_of_georgia georgian georgians',
    KZ: 'kazakhstan kazakh kazakhs kazakhstani',
    UZ: 'uzbekistan uzbek uzbeks',
    KG: 'kyrgyzstan kyrgyz',
    TJ: 'tajikistan tajik tajiks',
    TM: 'turkmenistan turkmen turkmens',
    CY: 'cyprus cypriot cypriots',
  }),
  ...like('NG', {
    GH: 'ghana ghanaian ghanaians',
    CM: 'cameroon cameroonian cameroonians',
    SN: 'senegal senegalese',
    CI: 'ivory_coast ivorian ivorians',
    ML: 'mali malian malians',
    BJ: 'benin beninese',
    SL: 'sierra_leone sierra_leonean',
    LR: 'liberia liberian liberians',
    SD: 'sudan sudanese',
  }),
  ...like('ZA', {
    KE: 'kenya kenyan kenyans',
    UG: 'uganda ugandan ugandans',
    TZ: 'tanzania tanzanian tanzanians',
    RW: 'rwanda rwandan rwandans',
    ET: 'ethiopia ethiopian ethiopians',
    SO: 'somalia somali somalis',
    ZM: 'zambia zambian zambians',
    ZW: 'zimbabwe zimbabwean zimbabweans',
    BW: 'botswana batswana',
    NA: 'namibia namibian namibians',
    MW: 'malawi malawian malawians',
    CD: 'congo congolese',
    MU: 'mauritius mauritian mauritians',
  }),
  ...like('PT', { AO: 'angola angolan angolans', MZ: 'mozambique mozambican mozambicans', CV: 'cape_verde cape_verdean' }),
  ...like('CO', {
    PE: 'peru peruvian peruvians',
    EC: 'ecuador ecuadorian ecuadorians',
    VE: 'venezuela venezuelan venezuelans',
    BO: 'bolivia bolivian bolivians',
    PA: 'panama panamanian panamanians',
  }),
  ...like('AR', { CL: 'chile chilean chileans', UY: 'uruguay uruguayan uruguayans', PY: 'paraguay paraguayan paraguayans' }),
  ...like('MX', {
    GT: 'guatemala guatemalan guatemalans',
    HN: 'honduras honduran hondurans',
    SV: 'el_salvador salvadoran salvadorans salvadorian',
    NI: 'nicaragua nicaraguan nicaraguans',
    CR: 'costa_rica costa_rican costa_ricans',
    CU: 'cuba cuban cubans',
    DO: 'dominican_republic dominican dominicans',
    PR: 'puerto_rico puerto_rican puerto_ricans',
  }),
  ...like('US', {
    JM: 'jamaica jamaican jamaicans',
    TT: 'trinidad trinidad_and_tobago trinidadian',
    BS: 'bahamas the_bahamas bahamian',
    HT: 'haiti haitian haitians',
  }),
  ...like('NZ', { FJ: 'fiji fijian fijians', PG: 'papua_new_guinea papuan', WS: 'samoa samoan samoans' }),
  ...like('PL', {
    CZ: 'czechia czech_republic czech czechs',
    SK: 'slovakia slovak slovaks slovakian',
    UA: 'ukraine ukrainian ukrainians',
    RU: 'russia russian russians',
    BY: 'belarus belarusian belarusians',
    LT: 'lithuania lithuanian lithuanians',
    LV: 'latvia latvian latvians',
    BG: 'bulgaria bulgarian bulgarians',
  }),
  ...like('IT', {
    RO: 'romania romanian romanians',
    MD: 'moldova moldovan moldovans',
    GR: 'greece greek greeks',
    AL: 'albania albanian albanians',
    HR: 'croatia croatian croatians',
    SI: 'slovenia slovenian slovenians slovene',
    RS: 'serbia serbian serbians',
    BA: 'bosnia bosnian bosnians',
    ME: 'montenegro montenegrin montenegrins',
    MK: 'north_macedonia macedonian macedonians',
    MT: 'malta maltese',
  }),
  ...like('AT', { HU: 'hungary hungarian hungarians', LI: 'liechtenstein' }),
  ...like('FI', { EE: 'estonia estonian estonians' }),
  ...like('DK', { IS: 'iceland icelandic icelanders' }),
  ...like('BE', { LU: 'luxembourg luxembourgish luxembourger luxembourgers' }),
  ...like('FR', { MC: 'monaco monegasque' }),
}

/** The name of such a country in a sentence; null for countries with lists. */
export function otherCountryName(code: string): string | null {
  const [name] = otherCountries[code]?.words.split(' ') ?? []
  if (name === undefined) return null
  if (name.length <= 3) return name.toUpperCase()
  return name
    .split('_')
    .map((word) => (word === 'and' || word === 'of' || word === 'the' ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ')
}
