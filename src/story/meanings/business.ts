import { oneOf } from '../../builders/drawn.ts'
import { text, words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import type { Subject, TableDraft } from './table-draft.ts'

const statuses: Readonly<Record<Subject, ColumnBody>> = {
  person: oneOf({ active: 84, inactive: 11, suspended: 2, pending: 3 }),
  organisation: oneOf({ active: 88, inactive: 9, prospect: 3 }),
  place: oneOf({ open: 92, closed: 3, under_renovation: 5 }),
  product: oneOf({ active: 86, discontinued: 8, draft: 6 }),
  transaction: oneOf({ completed: 88, pending: 6, refunded: 3, failed: 3 }),
  event: oneOf({ completed: 87, cancelled: 9, no_show: 4 }),
  thing: oneOf({ active: 84, maintenance: 7, inactive: 6, retired: 3 }),
}
const types: Readonly<Record<Subject, ColumnBody>> = {
  person: oneOf({ standard: 74, premium: 18, trial: 8 }),
  organisation: oneOf({ private: 72, public: 12, nonprofit: 10, government: 6 }),
  place: oneOf({ main: 22, branch: 58, seasonal: 20 }),
  product: oneOf({ standard: 66, premium: 22, limited: 12 }),
  transaction: oneOf({ online: 58, in_store: 34, phone: 8 }),
  event: oneOf({ routine: 64, follow_up: 22, special: 14 }),
  thing: oneOf({ standard: 70, special: 22, custom: 8 }),
}
const bySubject =
  (options: Readonly<Record<Subject, ColumnBody>>) =>
  ({ context }: TableDraft): ColumnBody =>
    options[context.subject]

/** States, kinds and makers, which depend on the kind of rows. */
export const business: readonly Meaning[] = [
  meaning('status, state of order, current status, account status, member status', bySubject(statuses)),
  meaning(
    'order status, fulfillment status, delivery status, shipping status, shipment status',
    oneOf({ delivered: 76, shipped: 9, processing: 7, pending: 3, cancelled: 5 }),
  ),
  meaning('ticket status, case status, issue status', oneOf({ open: 14, in_progress: 16, resolved: 22, closed: 48 })),
  meaning('subscription status', oneOf({ active: 78, trialing: 7, past_due: 4, cancelled: 11 })),
  meaning(
    'approval status, application status, claim status, verification status, review status',
    oneOf({ approved: 71, pending: 16, rejected: 13 }),
  ),
  meaning(
    'appointment status, booking status, reservation status, visit status',
    oneOf({ completed: 76, confirmed: 10, cancelled: 9, no_show: 5 }),
  ),
  meaning('task status, project status, progress status', oneOf({ done: 58, in_progress: 22, todo: 14, blocked: 6 })),
  meaning('stock status, availability status', oneOf({ in_stock: 84, low_stock: 10, out_of_stock: 6 })),
  meaning('type, kind, sort, variant', bySubject(types)),
  meaning(
    'category, group, class, classification, subcategory, product type, item type',
    oneOf({ standard: 40, premium: 20, basic: 20, special: 12, seasonal: 8 }),
  ),
  meaning(
    'genre, genres, music genre, film genre',
    oneOf({ drama: 22, comedy: 20, action: 16, documentary: 12, thriller: 12, romance: 9, fantasy: 9 }),
  ),
  meaning(
    'industry, sector, vertical, line of business',
    oneOf({ Technology: 20, Retail: 16, Manufacturing: 15, Healthcare: 13, Finance: 12, Construction: 9, Education: 8, Hospitality: 7 }),
  ),
  meaning(
    'company, company name, employer, organization, organisation, organization name, business name, account name, client company, supplier, supplier name, vendor, vendor name, manufacturer, publisher, carrier, provider, insurance provider, insurance company, insurer, bank, bank name, studio, label name, merchant, merchant name, payee, client organisation',
    text({ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }),
  ),
  meaning('brand, brand name, make brand', text({ list: 'company_words', attribute: 'word' })),
  meaning(
    'product, product name, item, item name, article, merchandise',
    text({ list: 'product_styles', attribute: 'word' }, ' ', { list: 'products', attribute: 'noun' }),
  ),
  meaning(
    'model, model name, model number',
    text(
      { values: ['X', 'S', 'Pro ', 'Mini ', 'GT', 'LX', 'Air ', 'Max '] },
      { values: ['1', '2', '3', '5', '7', '9', '10', '20', '100', '200'] },
    ),
  ),
  meaning('color, colour, paint, eye color, hair color', oneOf({ black: 24, white: 20, blue: 16, grey: 14, red: 11, green: 8, brown: 7 })),
  meaning('material, fabric, texture', oneOf({ cotton: 22, steel: 18, wood: 18, plastic: 16, leather: 14, glass: 12 })),
  meaning('shape', oneOf({ round: 40, square: 24, oval: 20, rectangular: 16 })),
  meaning('flavor, flavour, taste', oneOf({ vanilla: 24, chocolate: 24, strawberry: 18, caramel: 14, lemon: 12, mint: 8 })),
  meaning('cuisine, cuisine type', oneOf({ Italian: 24, Mexican: 18, Chinese: 15, Indian: 13, Japanese: 12, Thai: 9, American: 9 })),
  meaning(
    'club, team, team name, club name, squad, home team, away team, opponent',
    oneOf(words('Rovers, United, Wanderers, Rangers, City Lions, Athletic, Harbour FC, Northside')),
  ),
  meaning(
    'drink, beverage, drink name',
    oneOf(words('espresso, latte, cappuccino, flat white, green tea, lemonade, hot chocolate, water')),
  ),
  meaning('dish, meal, menu item, dish name', oneOf(words('pasta, salad, burger, soup, curry, pizza, sandwich, risotto'))),
  meaning('carrier name, shipping carrier, courier, shipping company', oneOf({ UPS: 32, FedEx: 26, DHL: 18, USPS: 24 })),
  meaning('shipping method, delivery method, delivery type, shipping type', oneOf({ standard: 64, express: 22, next_day: 8, pickup: 6 })),
  meaning('transaction type', oneOf({ purchase: 68, transfer: 14, withdrawal: 9, deposit: 6, refund: 3 })),
  meaning('property type, home type, building type, listing type', oneOf({ apartment: 46, house: 34, condo: 12, townhouse: 8 })),
  meaning('room type', oneOf({ single: 24, double: 48, twin: 14, suite: 14 })),
  meaning('cabin class, travel class, seat class, fare class', oneOf({ economy: 80, premium_economy: 8, business: 10, first: 2 })),
  meaning('vehicle type, car type, body type, body style', oneOf({ sedan: 32, suv: 34, hatchback: 16, pickup: 11, van: 7 })),
  meaning('weather, weather condition, sky', oneOf({ sunny: 42, cloudy: 30, rain: 18, snow: 6, fog: 4 })),
  meaning('direction, wind direction, orientation', oneOf(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])),
  meaning('metric, metric name, parameter, measurement type', oneOf(['temperature', 'humidity', 'pressure', 'vibration', 'power'])),
  meaning('source system, data source, origin system', oneOf({ web: 52, mobile_app: 30, api: 12, import: 6 })),
]
