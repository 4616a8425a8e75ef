import { choice, count, whole } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'

const address = ['address', 'city', 'region', 'country'] as const

/** Where things are and happen: sites with an address, and their parts. */
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
        own('elevation_m', count(640, 1.1, 0, 8800)),
        own('area_km2', count(42, 1.4, 1, 900_000)),
        own('status', choice('accessible:56, protected:36, restricted:8')),
      ],
      { role: 'site' },
    ),
    family(
      'apiary, bee yard',
      [
        own('site_type', choice('orchard:28, meadow:26, woodland:20, heath:10, rooftop:8, farm:8')),
        'city',
        'region',
        'latitude',
        'longitude',
        own('altitude_m', count(190, 0.8, 2, 1900)),
        own('hive_capacity', whole(10, 60)),
        'established on',
      ],
      { role: 'site' },
    ),
    family(
      'farm, ranch, vineyard, orchard, plantation, estate, nursery, fishery, dairy, hatchery, winery',
      [
        own('area_hectares', { kind: 'decimal', scale: 1, min: 0.5, max: 900, distribution: { name: 'lognormal', median: 24, spread: 1 } }),
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
      'field, plot, parcel, paddock, pasture, greenhouse, polytunnel, garden, bed, row, block, stand, pond, lake',
      [own('area_m2', count(2400, 1, 20, 400_000)), 'soil type', own('irrigation', choice('drip:34, sprinkler:30, rainfed:36'))],
      { role: 'part' },
    ),
    family(
      'enclosure, habitat, cage, exhibit, aviary, fish tank, aquarium, terrarium, stable, barn, kennel, pen, coop, stall',
      [
        own('enclosure_type', choice('outdoor:44, indoor:26, mixed:20, aquatic:10')),
        own('area_m2', count(180, 0.9, 4, 20_000)),
        own('capacity', count(8, 0.8, 1, 200)),
        own('climate', choice('temperate:46, tropical:28, arid:16, polar:10')),
      ],
      { role: 'part' },
    ),
    family(
      'room, hall, classroom, ward, operating room, laboratory, lab, workshop, office, meeting room, conference room, suite, apartment, flat, studio apartment, unit, cabin, cottage, chalet, bungalow, tent, pitch, desk, table, booth, bay, dock, gate, slip, berth, mooring, lane, court, rink, pool, slope, trail, track, route, corridor, wing, floor, storey, deck, compartment, cell, locker, shelf, aisle, rack, slot, parking spot, spot, parking space, space, seat, stage, screen, auditorium, section, zone, area, sector, region, district, neighborhood, neighbourhood, territory, grid, station platform, vault, chamber, gallery room, oven bay, garage bay',
      [own('code', { kind: 'pattern', pattern: '?-####-?', unique: true }), 'type', own('capacity', count(14, 0.9, 1, 900)), 'floor'],
      { role: 'part' },
    ),
    family(
      'mine, quarry, well, dam, reactor site, power plant, plant, refinery, factory, mill, foundry, shipyard, smelter, turbine site, wind farm, solar farm, substation, reservoir, landfill, depot, yard, terminal, port, harbor, harbour, marina, airport, airfield, heliport, launch site, launchpad, spaceport, observatory, hub, warehouse, fulfilment center, distribution center',
      [...address, 'latitude', 'longitude', own('capacity', count(1200, 1.1, 10, 900_000)), 'opened on'],
      { role: 'site' },
    ),
    family(
      'museum, gallery, theater, theatre, cinema, stadium, arena, venue, concert hall, opera house, park, zoo, casino, amusement park, ski resort, resort, hotel, hostel, motel, inn, campground, campsite, beach, island, national park, reserve, sanctuary, shelter, gym, spa, salon, clinic, hospital, pharmacy, practice, care home, library, archive, church building, temple, mosque, cathedral, monastery, castle, palace, embassy, prison, courthouse, city hall, town hall, police station, fire station, barracks, base, camp, cemetery',
      [...address, 'postal code', 'phone', own('capacity', count(240, 1, 10, 90_000)), 'opened on'],
      { role: 'site' },
    ),
    family(
      'store, shop, branch, outlet, location, site, bakery, brewery, distillery, restaurant, cafe, bar, pub, kitchen, boutique, kiosk, supermarket, market, mall, showroom, dealership, garage, laundromat, parking lot, gas station, fuel station, charging station, station, stop, bus stop, studio, office building, building, property, house, villa, home, listing, campus, headquarter, center, centre, facility, premise, data center, colony site, outpost, country, city, town, village, county, state, province, municipality, street, road, bridge, tunnel',
      [...address, 'latitude', 'longitude', 'opened on'],
      { role: 'site' },
    ),
  ],
  suffixes: ['ery', 'orium', 'house', 'yard', 'ground', 'field', 'port', 'arium', 'shop', 'land', 'site', 'store', 'room', 'park'],
}
