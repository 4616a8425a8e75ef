import { flag, formula, mapped } from '../../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { code } from '../../../builders/texts.ts'
import { type Archetype, family, own } from '../archetype.ts'

const address = ['address', 'city', 'region', 'country'] as const

/** Places: sites with an address, and their parts. */
export const place: Archetype = {
  name: 'place',
  subject: 'place',
  rank: 2,
  size: 25,
  from: '2018-01-08',
  to: '2022-12-20',
  columns: ['name'],
  usual: [...address, 'latitude', 'longitude', 'capacity', 'opened on'],
  last: ['status'],
  families: [
    family(
      'volcano, mountain, river, glacier, cave, reef, waterfall, forest, ocean, sea, peak, valley, canyon, desert, wetland, swamp',
      [
        'country',
        'latitude',
        'longitude',
        own('elevation_m', whole(0, 8800, lognormal(640, 1.1))),
        own('area_km2', whole(1, 900_000, lognormal(42, 1.4))),
        own('status', oneOf({ accessible: 56, protected: 36, restricted: 8 })),
      ],
      { role: 'site' },
    ),
    family(
      'apiary, bee yard',
      [
        own('site_type', oneOf({ orchard: 28, meadow: 26, woodland: 20, heath: 10, rooftop: 8, farm: 8 })),
        'city',
        'region',
        'latitude',
        'longitude',
        own('altitude_m', whole(2, 1900, lognormal(190, 0.8))),
        own('hive_capacity', whole(10, 60)),
        'established on',
      ],
      { role: 'site' },
    ),
    family(
      'farm, ranch, vineyard, orchard, plantation, estate, nursery, fishery, dairy, hatchery, winery',
      [
        own('area_hectares', decimal(0.5, 900, 1, lognormal(24, 1))),
        'soil type',
        'city',
        'region',
        'latitude',
        'longitude',
        'established on',
      ],
      { role: 'site' },
    ),
    family(
      'pond, lake, lagoon, fish pond',
      [
        own('area_m2', whole(20, 900_000, lognormal(1800, 1.1))),
        own('depth_m', decimal(0.4, 60, 1, lognormal(2.2, 0.5))),
        own('water_source', oneOf({ spring: 34, stream: 32, rain: 20, groundwater: 14 })),
        own('oxygen_mg_l', decimal(3, 13, 1, normal(8.4, 1.1))),
        own('is_aerated', yes(0.42)),
      ],
      { role: 'part' },
    ),
    family(
      'grave, tomb, crypt, burial plot',
      [
        'code',
        own('section', oneOf({ A: 24, B: 22, C: 20, D: 18, E: 16 })),
        own('row_number', whole(1, 60)),
        own('grave_type', oneOf({ single: 52, double: 30, urn: 18 })),
        own('leased_years', mapped('grave_type', { single: 25, double: 30, urn: 20 })),
        own('status', oneOf({ occupied: 81, reserved: 7, free: 12 })),
      ],
      { role: 'part', size: 300 },
    ),
    family(
      'field, plot, parcel, paddock, pasture, greenhouse, polytunnel, garden, bed, row, block, stand',
      [
        own('area_m2', whole(20, 400_000, lognormal(2400, 1))),
        'soil type',
        own('irrigation', oneOf({ drip: 34, sprinkler: 30, rainfed: 36 })),
      ],
      { role: 'part' },
    ),
    family(
      'stable, barn, kennel, pen, coop, stall, shed, hutch',
      [
        own('stalls', whole(1, 80, lognormal(8, 0.6))),
        own('area_m2', whole(4, 2400, lognormal(90, 0.7))),
        own('bedding', oneOf({ straw: 58, shavings: 30, rubber: 12 })),
        own('is_heated', yes(0.22)),
      ],
      { role: 'part' },
    ),
    family(
      'aquarium, fish tank, terrarium, vivarium, basin',
      [
        own('volume_l', whole(20, 900_000, lognormal(900, 1.1))),
        own('water_type', oneOf({ freshwater: 54, saltwater: 40, brackish: 6 })),
        own('temperature_c', decimal(6, 30, 1, normal(23, 2.5))),
        own('ph', decimal(5.5, 9, 1, normal(7.6, 0.4))),
      ],
      { role: 'part' },
    ),
    family(
      'enclosure, habitat, cage, aviary',
      [
        own('enclosure_type', oneOf({ outdoor: 44, indoor: 26, mixed: 20, aquatic: 10 })),
        own('area_m2', whole(4, 20_000, lognormal(180, 0.9))),
        own('capacity', whole(1, 200, lognormal(8, 0.8))),
        own('climate', oneOf({ temperate: 46, tropical: 28, arid: 16, polar: 10 })),
      ],
      { role: 'part' },
    ),
    family(
      'slope, piste, ski run, ski slope',
      [
        'code',
        own('difficulty', oneOf({ green: 22, blue: 38, red: 28, black: 12 })),
        own('length_m', whole(150, 9000, lognormal(1400, 0.6))),
        own('vertical_m', formula('round(length_m * 0.19)', 0)),
        own('is_groomed', yes(0.82)),
        own('has_snowmaking', yes(0.54)),
        own('status', oneOf({ open: 84, closed: 13, race: 3 })),
      ],
      { role: 'part', size: 30 },
    ),
    family(
      'climbing route, boulder, boulder problem',
      [
        own('grade', oneOf({ V0: 14, V1: 16, V2: 18, V3: 17, V4: 13, V5: 10, V6: 6, V7: 4, V8: 2 })),
        own('height_m', whole(4, 16)),
        'color',
        own('style', oneOf({ slab: 24, vertical: 36, overhang: 28, roof: 12 })),
      ],
      { role: 'part' },
    ),
    family(
      'trail, route, track, course, path, circuit',
      [
        own('length_km', decimal(0.2, 400, 1, lognormal(8, 0.8))),
        own('difficulty', oneOf({ easy: 38, moderate: 40, hard: 18, expert: 4 })),
        own('elevation_gain_m', whole(0, 3200, lognormal(220, 0.9))),
        own('surface', oneOf({ gravel: 30, paved: 28, dirt: 26, mixed: 16 })),
      ],
      { role: 'part' },
    ),
    family(
      'berth, mooring, slip, dock, pier, jetty, buoy',
      [
        'code',
        own('max_length_m', decimal(4, 60, 1, lognormal(12, 0.35))),
        own('depth_m', decimal(1, 14, 1, normal(3.6, 1))),
        own('has_shore_power', yes(0.71)),
        own('monthly_fee', formula('max_length_m * 28', 2)),
        own('status', oneOf({ occupied: 74, free: 22, closed: 4 })),
      ],
      { role: 'part' },
    ),
    family(
      'exhibit, display, showcase, diorama',
      [
        own('exhibit_type', oneOf({ objects: 38, interactive: 26, diorama: 12, film: 12, model: 12 })),
        own('theme', oneOf({ history: 30, technology: 22, nature: 18, people: 18, art: 12 })),
        'floor',
        own('area_m2', whole(2, 900, lognormal(26, 0.7))),
        own('minutes_to_see', whole(2, 60, gamma(11, 3))),
        own('is_interactive', flag('exhibit_type == "interactive"')),
        own('status', oneOf({ open: 90, in_preparation: 6, closed: 4 })),
      ],
      { role: 'part', size: 60 },
    ),
    family(
      'room, hall, classroom, ward, operating room, laboratory, lab, workshop, office, meeting room, conference room, suite, dorm, dormitory, apartment, flat, studio apartment, unit, cabin, cottage, chalet, bungalow, tent, pitch, desk, table, booth, bay, gate, lane, court, rink, pool, corridor, wing, floor, storey, deck, compartment, cell, locker, shelf, aisle, rack, slot, parking spot, spot, parking space, space, seat, stage, screen, auditorium, section, zone, area, sector, grid, station platform, vault, chamber, gallery room, oven bay, garage bay',
      [
        own('code', code('?-####-?')),
        own('size_class', oneOf({ small: 34, medium: 46, large: 20 })),
        own('capacity', whole(1, 900, lognormal(14, 0.9))),
        'floor',
      ],
      { role: 'part' },
    ),
    family(
      'mine, quarry, well, dam, reactor site, power plant, plant, refinery, factory, mill, foundry, shipyard, smelter, turbine site, wind farm, solar farm, substation, reservoir, landfill, depot, yard, terminal, port, harbor, harbour, marina, airport, airfield, heliport, launch site, launchpad, spaceport, observatory, hub, warehouse, fulfilment center, distribution center',
      [...address, 'latitude', 'longitude', own('capacity', whole(10, 900_000, lognormal(1200, 1.1))), 'opened on'],
      { role: 'site' },
    ),
    family(
      'museum, gallery, theater, theatre, cinema, stadium, arena, venue, concert hall, opera house, park, zoo, casino, amusement park, ski resort, resort, hotel, hostel, motel, inn, campground, campsite, beach, island, national park, reserve, sanctuary, shelter, gym, spa, salon, clinic, hospital, pharmacy, practice, care home, library, archive, church building, temple, mosque, cathedral, monastery, castle, palace, embassy, prison, courthouse, city hall, town hall, police station, fire station, barracks, base, camp, cemetery',
      [...address, 'postal code', 'phone', own('capacity', whole(10, 90_000, lognormal(240, 1))), 'opened on'],
      { role: 'site' },
    ),
    family('city, capital, town, village, municipality', ['region', 'country', 'latitude', 'longitude', 'population'], {
      role: 'site',
      without: ['status'],
      isOf: 'city',
    }),
    family(
      'region, district, territory, neighborhood, neighbourhood',
      [own('code', code('??-##')), own('area_km2', whole(2, 90_000, lognormal(900, 1.2))), 'population'],
      { role: 'site', without: ['status'] },
    ),
    family(
      'country, nation',
      [
        own('population', whole(300_000, 1_450_000_000, lognormal(17_000_000, 1.4))),
        own('area_km2', whole(300, 17_000_000, lognormal(230_000, 1.3))),
      ],
      { role: 'site', without: ['status'], isOf: 'country' },
    ),
    family(
      'store, shop, branch, outlet, location, site, bakery, brewery, distillery, restaurant, cafe, bar, pub, kitchen, boutique, kiosk, supermarket, market, mall, showroom, dealership, garage, laundromat, parking lot, gas station, fuel station, charging station, station, stop, bus stop, studio, office building, building, property, house, villa, home, listing, campus, headquarter, center, centre, facility, premise, data center, colony site, outpost, county, state, province, street, road, bridge, tunnel',
      [...address, 'latitude', 'longitude', 'opened on'],
      { role: 'site' },
    ),
  ],
  suffixes: ['ery', 'orium', 'house', 'yard', 'ground', 'field', 'port', 'arium', 'shop', 'land', 'site', 'store', 'room', 'park'],
}
