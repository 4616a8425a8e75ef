import type { ColumnBody } from '../../../schema/schema.ts'
import { amount, bell, choice, code, count, dependent, whole } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { animals, health } from './animals.ts'
import { crafts } from './crafts.ts'
import { keepsakes } from './keepsakes.ts'
import { vessels } from './vessels.ts'

/** Things that are owned, kept and used, living ones included. */
export const asset: Archetype = {
  name: 'asset',
  subject: 'thing',
  rank: 6,
  size: 300,
  from: '2021-02-01',
  to: '2025-11-28',
  columns: [],
  usual: ['name', 'code', 'type', 'condition', own('purchase_price', amount(480, 1, 5, 400_000), 'money'), 'acquired on'],
  last: ['status'],
  families: [
    family('hive, beehive, bee colony, colony', [
      'code',
      own('hive_type', choice('Langstroth:58, Dadant:16, Top-bar:12, Warre:8, Flow:6')),
      own('frames', { kind: 'integer', min: 6, max: 30, distribution: { name: 'normal', mean: 16, standard_deviation: 4 } }),
      own('queen_year', whole(2021, 2025)),
      own('colony_strength', choice('strong:44, medium:38, weak:18')),
      'installed on',
    ]),
    family('queen bee', [
      'code',
      own('breed', choice('Carniolan:34, Italian:32, Buckfast:24, Caucasian:10')),
      own('year', whole(2021, 2025)),
      own('marked', { kind: 'boolean', rate: 0.82 }),
    ]),
    ...animals,
    family('asteroid, comet, planet, moon, star, galaxy, exoplanet, meteorite, constellation, nebula, black hole, celestial body', [
      'name',
      'code',
      own('type', choice('rocky:38, gaseous:26, icy:22, metallic:14')),
      own('diameter_km', count(1200, 2, 1, 9_000_000)),
      own('distance_light_years', amount(48, 2, 0.1, 9_000_000, 1)),
      'discovered on',
      own('status', choice('confirmed:82, candidate:18')),
    ]),
    family('tree, bonsai, fruit tree, sapling', [
      own('species', choice('English oak, silver birch, Norway maple, Scots pine, beech, wild cherry, apple, pear, linden, hornbeam')),
      own('planted_on', { kind: 'birth_date', min_age: 0.5, max_age: 30 }),
      own('age_years', { kind: 'formula', expression: '(today - planted_on) / 365.2425', scale: 1, hidden: true }),
      own('growth_cm', {
        kind: 'integer',
        min: 12,
        max: 60,
        distribution: { name: 'normal', mean: 32, standard_deviation: 9 },
        hidden: true,
      }),
      own('height_cm', { kind: 'formula', expression: 'round(20 + age_years * growth_cm)', scale: 0 }),
      own('trunk_cm', { kind: 'formula', expression: 'max(1, round(age_years * growth_cm / 26))', scale: 0 }),
      health,
    ]),
    family('plant, shrub, flower, seedling, bulb, cactus, mushroom, crop, herb, houseplant, orchid', [
      own('species', choice('lavender, rose, hydrangea, fern, rosemary, peony, hosta, milkweed, buddleia, sage, tulip, thyme')),
      own('planted_on', { kind: 'birth_date', min_age: 0.1, max_age: 6 }),
      own('height_cm', count(55, 0.6, 4, 260)),
      own('light', choice('full sun:46, half shade:38, shade:16')),
      own('water_days', whole(1, 10)),
      health,
    ]),
    family('vine, grapevine', [
      own('rootstock', choice('SO4:34, 3309C:26, 110R:22, Riparia:18')),
      own('planted_on', { kind: 'birth_date', min_age: 1, max_age: 45 }),
      own('row_number', whole(1, 80)),
      own('training', choice('Guyot:56, cordon:32, gobelet:12')),
      own('yield_kg', amount(2.4, 0.4, 0.2, 9, 1)),
      health,
    ]),
    family(
      'sensor, meter, gauge, detector, probe, tracker, beacon, thermostat, camera, thermometer, iot device, smart meter, weather station, device, gateway, transmitter, receiver, controller unit, logger',
      [
        'serial number',
        own('model', modelNames()),
        own('measures', choice('temperature:34, humidity:22, pressure:16, flow:14, vibration:14')),
        'firmware',
        own('battery_percent', whole(8, 100)),
        'installed on',
      ],
      { role: 'device' },
    ),
    family('bike, bicycle, e bike, ebike, scooter, mountain bike, city bike, road bike', [
      own('frame_number', code('??########')),
      own('bike_type', choice('city:36, mountain:24, road:18, gravel:12, cargo:10')),
      own('brand', choice('Veloria:26, Northwheel:22, Kestra:20, Rivet:18, Lumo:14')),
      own('frame_size_cm', bell(54, 4, 42, 66, 0)),
      own('model_year', whole(2014, 2025)),
      own('is_electric', { kind: 'boolean', rate: 0.28 }),
      own('purchase_price', amount(1100, 0.6, 120, 9000), 'money'),
    ]),
    family(
      'car, vehicle, truck, van, bus, taxi, cab, motorcycle, motorbike, lorry, trailer, tractor, ambulance, fire engine, limousine, rv, forklift, excavator, crane, bulldozer, combine, harvester machine, fleet vehicle, rental car, snowplow, tram',
      [
        'license plate',
        'vin',
        'make',
        own('model_year', whole(2010, 2025)),
        'fuel type',
        own('mileage_km', { kind: 'integer', min: 100, max: 380_000, distribution: { name: 'gamma', mean: 74_000, shape: 2 } }),
        own('purchase_price', amount(31_000, 0.6, 900, 600_000), 'money'),
      ],
    ),
    ...crafts,
    ...vessels,
    family(
      'machine, robot, engine, motor, pump, compressor, generator, turbine, boiler, furnace, oven, kiln, press, lathe, mill machine, conveyor, mixer, grinder, printer, scanner, 3d printer, elevator, escalator, hvac unit, freezer, fridge, refrigerator, dishwasher, washing machine, dryer, vending machine, arcade machine, slot machine, atm, transformer, inverter, solar panel, panel, battery, charger, ev charger, wind turbine, centrifuge, microscope, x ray machine, ventilator, incubator, lab instrument, scientific instrument, measuring instrument, treadmill, exercise machine, cutter, loom, sewing machine, tool, drill, equipment, appliance, projector, amplifier, loudspeaker, reactor, cooler, filter, rig',
      [
        'serial number',
        own('model', modelNames()),
        'manufacturer',
        own('capacity', count(180, 1, 1, 50_000)),
        own('operating_hours', count(3800, 1, 0, 90_000)),
        own('purchase_price', amount(4200, 1.2, 20, 2_000_000), 'money'),
        'installed on',
      ],
    ),
    family(
      'server, computer, laptop, desktop, tablet, phone, smartphone, monitor, router, network switch, firewall, endpoint, workstation, virtual machine, container instance, cluster, database server, access point',
      [
        'hostname',
        'serial number',
        'os',
        'ip address',
        own('memory_gb', { kind: 'integer', min: 4, max: 256, distribution: { name: 'lognormal', median: 16, spread: 0.6 } }),
        own('purchase_price', amount(1150, 0.6, 60, 60_000), 'money'),
        'installed on',
      ],
    ),
    ...keepsakes,
    family('design, tattoo design, sketch, pattern design, flash design, motif', [
      'name',
      own('style', choice('traditional:28, minimalist:24, floral:18, geometric:16, lettering:14')),
      own('width_cm', count(12, 0.5, 2, 60)),
      own('colors', { kind: 'integer', min: 1, max: 9, distribution: { name: 'poisson', mean: 2.4 } }),
      own('hours', amount(3, 0.7, 0.5, 40, 1)),
      own('price', amount(320, 0.7, 40, 6000), 'money'),
      'acquired on',
      own('status', choice('final:78, draft:15, retired:7')),
    ]),
    family('surfboard, ski, snowboard, wetsuit, racket, sled, skateboard, paddle, helmet, harness, saddle, kayak paddle', [
      'code',
      'brand',
      'size',
      'condition',
      own('purchase_price', amount(240, 0.6, 10, 6000), 'money'),
      'acquired on',
    ]),
    family('piano, guitar, violin, cello, drum, flute, trumpet, harp, organ, saxophone, clarinet', [
      'serial number',
      'brand',
      own('built_year', whole(1890, 2024)),
      'condition',
      own('value', amount(2200, 1.1, 60, 2_000_000), 'money'),
      'acquired on',
    ]),
    family(
      'instrument, musical instrument',
      [
        'serial number',
        own('section', choice('strings:48, woodwind:20, brass:18, percussion:14')),
        own(
          'instrument_type',
          dependent('section', {
            strings: ['violin', 'viola', 'cello', 'double bass', 'harp'],
            woodwind: ['flute', 'oboe', 'clarinet', 'bassoon'],
            brass: ['horn', 'trumpet', 'trombone', 'tuba'],
            percussion: ['timpani', 'snare drum', 'xylophone'],
          }),
        ),
        own('maker', choice('Hawthorn:22, Bellini:18, Marlowe & Sons:16, Steinfeld:16, Yukawa:16, Lefebvre:12')),
        own('built_year', whole(1890, 2024)),
        'condition',
        own('value', amount(3200, 1.1, 90, 2_000_000), 'money'),
        'acquired on',
      ],
      { size: 80 },
    ),
    family(
      'container, bin, box, pallet, crate, parcel, bag, bottle, jar, drum barrel, cylinder, cart, skip, dumpster, tote, basket, suitcase, cartridge',
      ['code', 'type', own('capacity_l', count(60, 1, 1, 70_000)), own('weight_kg', amount(12, 1, 0.1, 30_000, 1)), 'acquired on'],
    ),
    family('weapon, gun, sword, shield, spell, potion, skin, card, deck, character item, power up, avatar item, quest item, loot item', [
      'name',
      own('rarity', choice('common:56, uncommon:25, rare:13, epic:5, legendary:1')),
      own('level_required', whole(1, 60)),
      own('power', count(45, 0.7, 1, 900)),
      own('value', count(120, 1.2, 1, 90_000)),
    ]),
    family(
      'tower, layer, border, corner, filter, hammer, cover, folder, header, marker, cylinder, chamber, ladder, slider, trigger, blender, cooker, heater, burner, toaster, shaker, roller, poster, banner, sticker, flyer, thruster, booster, launcher, mirror, anchor, conveyor, refrigerator, calculator, accelerator, extractor, indicator, separator, screwdriver, hanger, blanket, lot, resource, asset, pointer, door, wheel, fastener, spacer, bumper, transponder, resistor, capacitor, semiconductor, transistor, motherboard, processor, adapter, converter, mower, sprayer, feeder, planter, stroller, walker, wheelchair, defibrillator, monitor stand',
    ),
    family(
      'domain asset, wallet, account, card account, portfolio, position, holding, bond, stock, share, loan, mortgage, savings account, bank account',
      ['account number', 'type', own('balance', amount(2400, 1.3, 0, 900_000), 'money'), 'currency', 'opened on'],
    ),
  ],
  suffixes: ['craft', 'plane', 'ship', 'boat', 'bot', 'ware', 'meter', 'scope', 'mobile', 'phone', 'cycle', 'bike'],
}

function modelNames(): ColumnBody {
  const makers = ['AX', 'BT', 'CR', 'DX', 'EV', 'GT', 'HX', 'KM', 'LT', 'MX', 'NX', 'PX', 'RS', 'TX', 'VX']
  return {
    kind: 'text',
    segments: [{ values: makers }, '-', { values: ['100', '120', '200', '250', '300', '400', '500', '550', '700', '900'] }],
  }
}
