import { bucket, flag, formula, when } from '../../builders/computed.ts'
import { gamma, normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { countOf, hidden, id, primary, sumOf, table } from '../../builders/table.ts'
import { attribute, compound, entry, text, words } from '../../builders/texts.ts'
import { email, person } from '../shared/identity.ts'

/** Relative play by hour of the day, from midnight: evenings and nights above all. */
export const playHours: readonly number[] = [20, 13, 8, 5, 3, 2, 2, 4, 6, 9, 12, 15, 18, 20, 22, 26, 32, 40, 50, 58, 62, 58, 46, 32]

/** Server regions, and how many players of a country play on each. */
const regions = words('NA-East, NA-West, EU-West, EU-Central, EU-North, South America, Asia-Pacific, India, Oceania')
const regionsOf = {
  US: { 'NA-East': 58, 'NA-West': 42 },
  CA: { 'NA-East': 64, 'NA-West': 36 },
  MX: { 'NA-East': 55, 'NA-West': 45 },
  CO: { 'NA-East': 30, 'South America': 70 },
  ...allOn('EU-West', 'GB, IE, FR, ES, NL, PT, BE, NG'),
  ...allOn('EU-Central', 'DE, AT, IT, PL, CH, TR, ZA'),
  ...allOn('EU-North', 'SE, DK, NO, FI'),
  ...allOn('South America', 'BR, AR'),
  ...allOn('Asia-Pacific', 'JP, KR'),
  ...allOn('India', 'IN'),
  ...allOn('Oceania', 'AU, NZ'),
}

const homeCountry = oneOf(
  { US: 340, GB: 85, CA: 55, DE: 90, FR: 75, BR: 85, AU: 35, ES: 40 },
  { IT: 38, PL: 42, NL: 24, SE: 20, MX: 40, IN: 45, IE: 8, AT: 12 },
)
const gamerWords = ['gamer_adjectives', 'gamer_nouns'].map((list) => ({ list, attribute: 'word' }))
const ranks = words('Unranked, Bronze, Silver, Gold, Platinum, Diamond, Master, Grandmaster')

/** Devices by platform; a device that is named more often is more common. */
const devices = {
  PC: ['Windows PC', 'Windows PC', 'Windows PC', 'Windows Laptop', 'Windows Laptop', 'Steam Deck'],
  'PlayStation 5': ['PlayStation 5', 'PlayStation 5', 'PlayStation 5 Slim', 'PlayStation 5 Pro'],
  'PlayStation 4': ['PlayStation 4', 'PlayStation 4 Pro'],
  'Xbox Series X|S': ['Xbox Series X', 'Xbox Series S'],
  'Nintendo Switch': ['Nintendo Switch', 'Nintendo Switch OLED', 'Nintendo Switch Lite'],
  Android: ['Galaxy S24', 'Galaxy S23', 'Galaxy A54', 'Pixel 8', 'Redmi Note 13', 'OnePlus 11'],
  iOS: ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 15 Pro', 'iPad Air', 'iPad Pro'],
}

/** Players. The level grows with achievements and time; ranked play opens at level 10. */
export const players = table('players', primary, {
  player_id: id(),
  gamertag: compound(gamerWords, ''),
  country_code: hidden(homeCountry),
  person: person(0.4),
  email,
  birth_date: birthDate(17, 66, quantiles([17, 18.7, 20.3, 21.8, 23.4, 25.2, 27.3, 29.8, 33, 38.5, 66])),
  nation: hidden(entry('countries', { by: { column: 'country_code', attribute: 'country_code' } })),
  nation_code: hidden(attribute('nation', 'country_code')),
  country: attribute('nation', 'country'),
  region: oneOfBy('nation_code', regions, regionsOf),
  console: hidden(entry('game_platforms')),
  platform: attribute('console', 'platform'),
  device: hidden(text({ by: 'platform', cases: devices })),
  staying_share: hidden(decimal(0.02, 1, 2)),
  tenure_days: hidden(formula('today - days(registered_at)')),
  devotion: hidden(decimal(0, 9, 2, gamma(1.6, 1.5))),
  level: formula('1 + achievements_unlocked * 3 + floor(devotion * tenure_days * (1 + min(achievements_unlocked, 4)) * 0.004)'),
  talent: hidden(whole(200, 2600, normal(1150, 310))),
  rating_points: hidden(formula('level < 10 ? 0 : min(talent + level * 4, 3200)')),
  rank: bucket('rating_points', [1, 1000, 1300, 1600, 1900, 2200, 2500], ranks),
  plays_ranked: hidden(flag('level >= 10')),
  skill_rating: when('plays_ranked', formula('rating_points')),
  achievements_unlocked: countOf('achievements'),
  achievement_points: sumOf('achievements', 'points'),
  level_band: hidden(bucket('level', [5, 20, 50], ['new', 'low', 'middle', 'high'])),
  is_vip: yes(0.034),
  status: oneOf({ active: 965, chat_restricted: 26, under_review: 9 }),
  registered_at: timestamp('2022-01-01', '2025-12-20', playHours, {
    growth: 1.8,
    months: [1.08, 0.95, 0.93, 0.92, 0.92, 1, 1.08, 1.06, 0.92, 0.96, 1.05, 1.2],
    weekdays: [0.93, 0.9, 0.9, 0.93, 1.05, 1.2, 1.18],
  }),
})

function allOn(region: string, countries: string): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(words(countries).map((country) => [country, { [region]: 1 }]))
}
