import type { ColumnBody } from '../../../schema/schema.ts'
import { amount, choice, code, count, whole } from '../../meanings/shapes.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const named = (first: string, second: string): ArchetypeColumn =>
  own('name', { kind: 'compound', words: [first.split(','), second.split(',')], separator: ' ' })
const built = own('built_year', whole(1992, 2025))
const hours = (median: number): ArchetypeColumn => own('operating_hours', count(median, 0.9, 0, 90_000))
const models = (makers: string): ColumnBody => ({
  kind: 'text',
  segments: [{ values: makers.split(',') }, ' ', { values: '100,200,300,350,400,500,600,750'.split(',') }],
})

/** What sails, flies, runs on rails and goes to space. */
export const crafts: readonly Family[] = [
  family('ship, boat, yacht, vessel, ferry, kayak, canoe, submarine, barge, tanker, sailboat, catamaran, trawler, lifeboat', [
    own('registration', code('??-######')),
    named(
      'Sea,Ocean,Blue,Morning,Silver,Golden,Northern,Island,Lucky,Wild,Evening,Coral,Salty,Swift,Gentle,Midnight,Summer,Emerald',
      'Star,Breeze,Spirit,Pearl,Runner,Dream,Gull,Wave,Explorer,Lady,Horizon,Dancer,Tide,Heron,Fortune,Compass',
    ),
    own('built_year', whole(1975, 2025)),
    own('length_m', { kind: 'decimal', scale: 1, min: 3, max: 160, distribution: { name: 'lognormal', median: 11, spread: 0.4 } }),
    own('capacity', count(8, 0.6, 1, 400)),
    own('hull_material', choice('fibreglass:58, aluminium:18, wood:14, steel:10')),
    own('draft_m', { kind: 'formula', expression: 'length_m * 0.14', scale: 1 }),
  ]),
  family('aircraft, airplane, plane, helicopter, drone, jet, glider, balloon, hot air balloon', [
    own('registration', code('N####-####')),
    own('model', models('Aerion,Falke,Skylane,Norden,Vireo')),
    built,
    own('capacity', count(9, 0.9, 1, 400)),
    own('max_takeoff_kg', count(5200, 1, 20, 400_000)),
    hours(3800),
    own('next_check_in_hours', { kind: 'formula', expression: '100 - operating_hours % 100' }),
  ]),
  family('train, locomotive, wagon, railcar, carriage, coach car, streetcar', [
    own('registration', code('##-##-####-###')),
    own('model', models('Railjet,Nordtrak,Dualis,Cargoline')),
    built,
    own('capacity', count(180, 0.5, 20, 900)),
    own('mass_kg', count(64_000, 0.4, 12_000, 320_000)),
    own('max_speed_kmh', { kind: 'integer', min: 60, max: 320, distribution: { name: 'normal', mean: 150, standard_deviation: 40 } }),
    hours(21_000),
  ]),
  family(
    'rocket, launch vehicle, booster rocket',
    [
      own('registration', code('LV-####-####')),
      named('Aurora,Titan,Meridian,Pioneer,Vega,Zenith,Atlas,Comet', 'I,II,III,IV,V,Heavy,Light'),
      own('stages', { kind: 'integer', min: 1, max: 3, distribution: { name: 'normal', mean: 2.1, standard_deviation: 0.4 } }),
      built,
      own('mass_kg', count(420_000, 0.5, 12_000, 3_000_000)),
      own('payload_to_leo_kg', { kind: 'formula', expression: 'round(mass_kg * 0.032)', scale: 0 }),
      own('is_reusable', { kind: 'boolean', rate: 0.45 }),
    ],
    { size: 12 },
  ),
  family(
    'spacecraft, spaceship, satellite, rover, capsule, shuttle, space station, lander, space probe, starship',
    [
      own('registration', code('SC-####-####')),
      named('Aurora,Pioneer,Meridian,Horizon,Curie,Kepler,Hubert,Voyager,Polaris,Sirius', 'One,Two,Three,Explorer,Scout,Observer,Link'),
      own('orbit', choice('LEO:62, SSO:16, GEO:14, lunar:5, heliocentric:3')),
      own('launched_year', whole(1998, 2025)),
      own('mass_kg', count(1400, 1, 4, 90_000)),
      own('power_watts', count(2200, 0.8, 20, 40_000)),
    ],
    { size: 30 },
  ),
  family(
    'telescope, observatory telescope, radio telescope',
    [
      named('Great,Northern,Twin,Old,Summit,Wide,Deep,Clear', 'Refractor,Reflector,Eye,Field,Sky,Array,Mirror'),
      own('telescope_type', choice('reflector:58, refractor:24, radio:18')),
      own('aperture_mm', count(900, 0.8, 100, 10_000)),
      own('focal_ratio', {
        kind: 'decimal',
        scale: 1,
        min: 2,
        max: 16,
        distribution: { name: 'normal', mean: 7, standard_deviation: 2.2 },
      }),
      own('built_year', whole(1955, 2024)),
      own('value', amount(180_000, 1.2, 2000, 90_000_000), 'money'),
    ],
    { size: 12 },
  ),
]
