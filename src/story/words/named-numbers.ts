import { wordSet } from '../lexicon/word-set.ts'
/** Words before a number that form a name with it: "Fortune 500", "Phase 3", "Windows 11". */
export const beforeNames: ReadonlySet<string> = wordSet(
  'fortune ftse nasdaq dax sp phase series room route windows iso iec version v release build edition chapter section article paragraph clause ' +
    'appendix figure fig page line lane step stage level tier grade class category type gate terminal track flight bus ' +
    'highway road street avenue unit floor suite apt block zone area lot day week month year ' +
    'quarter season episode lap wave gen generation model mark mk iphone ipad galaxy pixel android ios macos ubuntu debian ' +
    'playstation ps xbox nintendo python java php node angular vue ruby html css http formula boeing airbus apollo falcon ' +
    'catch agenda vision horizon top best first last next final number no nr id code pin zip zipcode postcode phone tel fax ext extension ' +
    'port rfc ieee pci soc nist gdpr hipaa covid sars influenza vitamin omega diabetes world war rank place position since until aged age ages ' +
    'older younger score rating rated scale q fy h verse psalm agent blink forever rule title ' +
    'percentile quartile decile quantile sheet tab net',
)

/** Words after a number, in the singular, that form a measure or a name with it: "24 hours", "5 star hotels", "2 factor". */
export const afterMeasures: ReadonlySet<string> = wordSet(
  'percent pct percentage percentile point star st nd rd th times x fold hour minute kg g gram kilo kilogram ton tonne lb pound oz ounce ' +
    'km kilometer kilometre mile m metre cm mm inch foot feet ft yard acre hectare sqft sqm liter litre gallon ml l degree celsius fahrenheit ' +
    'kb mb gb tb pb byte bit kwh mwh gwh kw mw watt volt amp hz ghz mhz rpm mph kph kmh mpg bpm psi dpi fps px pixel calorie kcal am pm oclock ' +
    "o'clock d " +
    'kind type sort decimal character char digit word letter column ' +
    'dollar euro cent yen usd eur gbp inr bps basis generation old year',
)

/** Words that form an adjective with small numbers only: "2 bedroom apartments", "4 player games", but "500 page views". */
export const afterFew: ReadonlySet<string> = wordSet(
  'bedroom bathroom digit figure wheel factor sided tier stage step phase level page person dimensional dimension piece pack door seater storey player ' +
    'part party way term',
)
