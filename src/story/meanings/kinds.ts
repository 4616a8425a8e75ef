import { oneOf } from '../../builders/drawn.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'

/** Names of columns and their values, the most frequent value first. A name may begin with the table: "loan status". */
const kindsOf: readonly (readonly [names: string, values: string])[] = [
  // Money.
  ['home ownership, housing, housing status', 'mortgage, rent, own'],
  ['loan status', 'current, paid_off, late, default'],
  ['loan purpose', 'debt_consolidation, home_improvement, car, education, medical, business'],
  ['loan grade, credit grade', 'B, A, C, D, E'],
  ['collateral', 'none, property, vehicle, deposit'],
  ['tax bracket', '22%, 12%, 24%, 10%, 32%, 35%'],
  ['bank account type', 'checking, savings, credit, investment'],
  ['symbol, ticker, ticker symbol, stock symbol', 'NVX, ALTR, BRWN, KSTL, MRDN, ORCA, PLNE, QBIT'],
  ['stock exchange', 'NYSE, NASDAQ, LSE, XETRA, TSE'],
  ['invoice term', 'net 30, net 15, net 60, due on receipt'],
  ['invoice status, bill status', 'paid, sent, overdue, draft, void'],
  ['transaction status, payment state', 'completed, pending, failed, reversed'],
  ['cost center, cost centre', 'CC-100, CC-200, CC-310, CC-420, CC-500'],
  ['gl account, ledger account', '4000, 5000, 6100, 1200, 2100'],
  ['policy type, insurance type, coverage type', 'auto, home, health, life, travel'],
  ['incident type, claim type, loss type', 'collision, theft, water damage, fire, weather, vandalism'],
  ['fault, at fault', 'own, other, shared, unknown'],
  ['credit history', 'good, fair, poor, none'],
  // Logistics and travel.
  ['parcel status, package status, container status, freight status', 'delivered, in_transit, pending, delayed, lost'],
  ['mode, transport mode, mode of transport, shipping mode, transportation', 'road, sea, air, rail'],
  ['package type, packaging', 'box, envelope, pallet, crate'],
  ['energy source, power source, electricity source', 'grid, solar, wind, gas, hydro'],
  ['sales channel, purchase channel, order channel', 'online, store, marketplace, phone'],
  ['incoterm', 'FOB, DAP, EXW, CIF, DDP'],
  ['route, bus route, delivery route', 'R1, R2, R3, R4, R5, R6, R7, R8'],
  ['port name, port of call, home port, shipment port, vessel port', 'Rotterdam, Shanghai, Singapore, Los Angeles, Hamburg, Santos'],
  [
    'origin port, port of origin, port of loading, loading port, departure port, port of departure',
    'Shanghai, Singapore, Ningbo, Santos, Busan, Mumbai',
  ],
  [
    'port of destination, port of discharge, discharge port, arrival port, port of arrival, shipment destination port, ' +
      'container destination port, vessel destination port, ship destination port, voyage destination port, cargo destination port',
    'Rotterdam, Hamburg, Los Angeles, Antwerp, Felixstowe, Genoa',
  ],
  ['shipment carrier, parcel carrier, delivery carrier, order carrier', 'UPS, FedEx, DHL, USPS'],
  ['airline, airline name, flight carrier', 'Delta, United, American, Lufthansa, British Airways, Emirates, KLM'],
  ['aircraft, aircraft type, aircraft model, plane', 'A320, B737, A321, B787, A350, E190'],
  [
    'origin airport, destination airport, airport, airport code, departure airport, arrival airport',
    'ATL, LHR, DXB, LAX, FRA, JFK, CDG, AMS, SIN, MAD',
  ],
  ['flight status', 'on_time, delayed, cancelled, diverted'],
  ['flight class, ticket class', 'economy, business, premium_economy, first'],
  ['terminal', 'T1, T2, T3, T4, T5'],
  ['meal plan, board type', 'breakfast, half_board, none, full_board'],
  ['booking channel, hotel channel', 'direct, online_agency, phone, travel_agent'],
  ['drivetrain, drive type', 'FWD, AWD, RWD, 4WD'],
  ['vehicle', 'Toyota Corolla, Ford Transit, Honda Civic, VW Golf, Tesla Model 3'],
  ['service history, maintenance history', 'full, partial, none'],
  // People, schools and health.
  ['medical history, health history, family history, pre existing condition', 'none, hypertension, diabetes, asthma, heart disease'],
  ['side effect, adverse event, adverse reaction', 'none, headache, nausea, fatigue, dizziness'],
  ['human diet, patient diet, person diet, diet type, dietary preference', 'omnivore, vegetarian, vegan, pescatarian'],
  ['amenity, hotel amenity', 'wifi, parking, pool, gym, breakfast'],
  ['employee benefit, benefit', 'health insurance, retirement plan, remote work, gym membership, childcare'],
  ['religion', 'Christian, none, Muslim, Hindu, Jewish, Buddhist'],
  ['political party, party, party affiliation', 'Democrat, Republican, Independent, Green'],
  ['insurance, insurance status, payer', 'private, medicare, medicaid, none'],
  ['ward, hospital unit, hospital ward', 'general, surgery, cardiology, maternity, pediatrics, ICU'],
  ['admission type, visit type', 'emergency, elective, urgent, follow_up'],
  ['age category', 'adult, senior, young adult, teen, child'],
  ['lunch, lunch type', 'standard, reduced'],
  ['section, class section', 'A, B, C, D'],
  ['student class, pupil class, homeroom', '9A, 9B, 10A, 10B, 11A, 11B, 12A'],
  ['dorm, residence hall', 'North Hall, West Hall, Maple House, Lakeside, Oak House'],
  [
    'subject name, subject taught, teaching subject, exam subject, student subject, grade subject, teacher subject, class subject, lesson subject, test subject, mark subject',
    'Mathematics, English, Biology, History, Physics, Chemistry, Geography, Art',
  ],
  ['work location, workplace', 'office, hybrid, remote'],
  // Games and sport.
  ['player position, athlete position, playing position', 'midfielder, defender, forward, goalkeeper'],
  ['preferred foot, dominant foot, preferred hand, dominant hand, batting hand', 'right, left, both'],
  ['intensity, workout intensity, effort', 'moderate, low, high'],
  ['exercise, exercise name', 'squat, bench press, deadlift, push-up, plank, lunge'],
  ['workout activity, sport activity, workout type, sport', 'running, cycling, strength, swimming, yoga, rowing'],
  // Animals and plants, by their table.
  ['penguin species', 'Adelie, Gentoo, Chinstrap'],
  ['bird species, nest species, nesting box species', 'house sparrow, blackbird, great tit, robin, blue tit, starling, wren, chaffinch'],
  ['fish species, catch species, aquarium species', 'cod, salmon, trout, mackerel, perch, pike, herring'],
  ['tree species, forest species, wood species', 'oak, beech, pine, spruce, birch, maple, ash'],
  ['plant species, flower species, plot species, herb species', 'daisy, dandelion, clover, yarrow, poppy, lavender, buttercup'],
  ['insect species, butterfly species, moth species', 'red admiral, peacock, painted lady, brimstone, small tortoiseshell'],
  ['whale species, dolphin species', 'humpback, minke, fin whale, orca, sperm whale'],
  ['iris species', 'setosa, versicolor, virginica'],
  // The earth and the sky.
  ['aqi category, air quality category', 'Good, Moderate, Unhealthy for Sensitive Groups, Unhealthy, Very Unhealthy, Hazardous'],
  ['orbit type, orbit class', 'LEO, GEO, MEO, HEO, SSO'],
  ['satellite status', 'operational, inactive, decayed'],
  ['volcano type', 'stratovolcano, shield, cinder cone, caldera'],
  ['volcano status, volcanic status', 'dormant, active, extinct'],
  ['rock type', 'sedimentary, igneous, metamorphic'],
  ['exoplanet discovery method, planet discovery method', 'Transit, Radial Velocity, Microlensing, Imaging'],
  // Games and sport.
  ['chess opening, chess game opening', "Sicilian Defense, Italian Game, Queen's Gambit, Ruy Lopez, French Defense, Caro-Kann"],
  ['chess time control, chess game time control', '10+0, 5+0, 3+2, 15+10, 90+30'],
  ['chess result, chess game result', '1-0, 0-1, 1/2-1/2'],
  // Fields and laboratories.
  ['fertilizer, fertilizer type', 'NPK, urea, compost, manure, none'],
  ['pesticide', 'none, glyphosate, neem oil, pyrethrin'],
  ['irrigation, irrigation type, irrigation method', 'drip, sprinkler, rainfed, flood'],
  ['gene, gene name, gene symbol', 'TP53, BRCA1, EGFR, MYC, KRAS, APOE'],
  ['treatment group, trial arm, experiment group, study group, test group, observation group, experiment treatment', 'control, treatment'],
  ['split, data split', 'train, test, validation'],
  // Homes and shops.
  ['heating, heating type', 'gas, electric, heat_pump, oil'],
  ['book format, edition format', 'paperback, hardcover, ebook, audiobook'],
  ['edition', '1st, 2nd, 3rd, revised'],
  ['price range', '$$, $, $$$, $$$$'],
  ['merchant category, merchant type', 'grocery, restaurants, fuel, travel, electronics, clothing, entertainment, health'],
  ['product category, shop category, order category, sale category', 'Electronics, Clothing, Home, Beauty, Sports, Toys, Grocery'],
  ['warranty, warranty period', '1 year, 2 years, none, 3 years, 5 years'],
  // Tickets and leads.
  ['sla, sla level', 'standard, priority, premium'],
  ['ticket category, issue category, ticket type', 'billing, technical, account, shipping, other'],
  ['ticket channel, support channel, contact channel', 'email, chat, phone, web_form'],
  ['lead source, source of lead', 'website, referral, social, event, cold_call, advertisement'],
  ['lead status', 'new, contacted, qualified, lost, converted'],
  ['next step, next action', 'call, email, demo, proposal, none'],
  ['audience, target audience', 'all, new_customers, returning, lapsed, lookalike'],
  ['ad platform, campaign platform', 'Google, Facebook, Instagram, LinkedIn, TikTok'],
  // The web and machines.
  ['screen resolution, display resolution', '1920x1080, 1366x768, 390x844, 1440x900, 2560x1440'],
  ['visitor type', 'new, returning'],
  ['log level, loglevel', 'INFO, WARN, ERROR, DEBUG'],
  ['environment, env, deployment environment', 'production, staging, development, test'],
  [
    'data center, datacenter, availability zone, cloud region, server region, instance region',
    'us-east-1, eu-west-1, us-west-2, ap-south-1',
  ],
  ['server os', 'Ubuntu, Debian, RHEL, Windows Server'],
  ['rack', 'R01, R02, R03, R04, R05, R06'],
  ['server status, instance status, host status, service status', 'running, degraded, stopped'],
  ['device status, sensor status, reading status, machine status, meter status, equipment status', 'ok, warning, fault, offline'],
  ['cell tower, tower, cell id', 'TWR-101, TWR-102, TWR-210, TWR-305, TWR-412'],
  ['call type', 'outgoing, incoming, missed, voicemail'],
  ['internet service, internet type', 'fiber, dsl, none'],
  ['contract, customer contract, contract length', 'month-to-month, one year, two year'],
  ['tariff, tariff plan, tariff type', 'flat, time_of_use, peak, night'],
]

/** Columns with a few numbers, the most frequent one first. */
const stepsOf: readonly (readonly [names: string, values: string])[] = [
  ['core, cpu core, number of core, vcpu', '8, 4, 16, 2, 32, 64'],
  ['memory, ram, ram gb, memory gb', '16, 8, 32, 64, 4, 128'],
  ['disk, storage, disk gb, storage gb, disk size', '512, 256, 1024, 2048, 128'],
  ['cylinder', '4, 6, 8, 3'],
  ['notice period, notice period day', '30, 60, 14, 90'],
  ['replicate, replica', '1, 2, 3'],
  ['cluster, cluster label, cluster id', '0, 1, 2, 3, 4'],
  ['likert, likert score', '4, 5, 3, 2, 1'],
  ['target, target label, class label, prediction, predicted label, observation label, observation class, row label, sample label', '0, 1'],
]

/** A column whose values become rarer from the first to the last. */
function falling(values: string): ReturnType<typeof oneOf> {
  const all = values.split(', ')
  return oneOf(
    all,
    all.map((_, at) => Math.round(100 / (at + 1.5))),
  )
}

/** The meanings of columns with a few values, by name. */
export const kinds: readonly Meaning[] = [
  ...kindsOf.map(([names, values]) => meaning(names, falling(values))),
  ...stepsOf.map(([names, values]) => meaning(names, numeric(falling(values)))),
]
