import { named } from './own-columns.ts'
import { formula } from '../../../builders/computed.ts'
import { lognormal, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { code, text } from '../../../builders/texts.ts'
import type { ColumnBody } from '../../../schema/schema.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const built = own('built_year', whole(1992, 2025))
const hours = (median: number): ArchetypeColumn => own('operating_hours', whole(0, 90_000, lognormal(median, 0.9)))
const models = (makers: string): ColumnBody =>
  text({ values: makers.split(',') }, ' ', { values: '100,200,300,350,400,500,600,750'.split(',') })

/** Ships, aircraft, trains and spacecraft. */
export const crafts: readonly Family[] = [
  family('ship, boat, yacht, vessel, ferry, kayak, canoe, submarine, barge, tanker, sailboat, catamaran, trawler, lifeboat', [
    own('registration', code('??-######')),
    named(
      'Sea,Ocean,Blue,Morning,Silver,Golden,Northern,Island,Lucky,Wild,Evening,Coral,Salty,Swift,Gentle,Midnight,Summer,Emerald',
      'Star,Breeze,Spirit,Pearl,Runner,Dream,Gull,Wave,Explorer,Lady,Horizon,Dancer,Tide,Heron,Fortune,Compass',
    ),
    own('built_year', whole(1975, 2025)),
    own('length_m', decimal(3, 160, 1, lognormal(11, 0.4))),
    own('capacity', whole(1, 400, lognormal(8, 0.6))),
    own('hull_material', oneOf({ fibreglass: 58, aluminium: 18, wood: 14, steel: 10 })),
    own('draft_m', formula('length_m * 0.14', 1)),
  ]),
  family('aircraft, airplane, plane, helicopter, drone, jet, glider, balloon, hot air balloon', [
    own('registration', code('N####-####')),
    own('model', models('Aerion,Falke,Skylane,Norden,Vireo')),
    built,
    own('capacity', whole(1, 400, lognormal(9, 0.9))),
    own('max_takeoff_kg', whole(20, 400_000, lognormal(5200, 1))),
    hours(3800),
    own('next_check_in_hours', formula('100 - operating_hours % 100')),
  ]),
  family('train, locomotive, wagon, railcar, carriage, coach car, streetcar', [
    own('registration', code('##-##-####-###')),
    own('model', models('Railjet,Nordtrak,Dualis,Cargoline')),
    built,
    own('capacity', whole(20, 900, lognormal(180, 0.5))),
    own('mass_kg', whole(12_000, 320_000, lognormal(64_000, 0.4))),
    own('max_speed_kmh', whole(60, 320, normal(150, 40))),
    hours(21_000),
  ]),
  family(
    'rocket, launch vehicle, booster rocket',
    [
      own('registration', code('LV-####-####')),
      named('Aurora,Titan,Meridian,Pioneer,Vega,Zenith,Atlas,Comet', 'I,II,III,IV,V,Heavy,Light'),
      own('stages', whole(1, 3, normal(2.1, 0.4))),
      built,
      own('mass_kg', whole(12_000, 3_000_000, lognormal(420_000, 0.5))),
      own('payload_to_leo_kg', formula('round(mass_kg * 0.032)', 0)),
      own('is_reusable', yes(0.45)),
    ],
    { size: 12 },
  ),
  family(
    'spacecraft, spaceship, satellite, rover, capsule, shuttle, space station, lander, space probe, starship',
    [
      own('registration', code('SC-####-####')),
      named('Aurora,Pioneer,Meridian,Horizon,Curie,Kepler,Hubert,Voyager,Polaris,Sirius', 'One,Two,Three,Explorer,Scout,Observer,Link'),
      own('orbit', oneOf({ LEO: 62, SSO: 16, GEO: 14, lunar: 5, heliocentric: 3 })),
      own('launched_year', whole(1998, 2025)),
      own('mass_kg', whole(4, 90_000, lognormal(1400, 1))),
      own('power_watts', whole(20, 40_000, lognormal(2200, 0.8))),
    ],
    { size: 30 },
  ),
  family(
    'telescope, observatory telescope, radio telescope',
    [
      named('Great,Northern,Twin,Old,Summit,Wide,Deep,Clear', 'Refractor,Reflector,Eye,Field,Sky,Array,Mirror'),
      own('telescope_type', oneOf({ reflector: 58, refractor: 24, radio: 18 })),
      own('aperture_mm', whole(100, 10_000, lognormal(900, 0.8))),
      own('focal_ratio', decimal(2, 16, 1, normal(7, 2.2))),
      own('built_year', whole(1955, 2024)),
      own('value', decimal(2000, 90_000_000, 2, lognormal(180_000, 1.2)), 'money'),
    ],
    { size: 12 },
  ),
]
