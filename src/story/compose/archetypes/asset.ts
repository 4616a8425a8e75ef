import { formula } from '../../../builders/computed.ts'
import { gamma, lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { birthDate, decimal, oneOf, oneOfBy, whole, yes } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { code, text, words } from '../../../builders/texts.ts'
import type { ColumnBody } from '../../../schema/schema.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { animals, health } from './animals.ts'
import { crafts } from './crafts.ts'
import { keepsakes } from './keepsakes.ts'
import { vessels } from './vessels.ts'
import { softwareThings } from './software.ts'

/** Things that are owned, kept and used, including animals. */
export const asset: Archetype = {
  name: 'asset',
  subject: 'thing',
  rank: 6,
  size: 300,
  from: '2021-02-01',
  to: '2025-11-28',
  columns: [],
  usual: ['name', 'code', 'type', 'condition', own('purchase_price', decimal(5, 400_000, 2, lognormal(480, 1)), 'money'), 'acquired on'],
  last: ['status'],
  families: [
    ...softwareThings,
    family('hive, beehive, bee colony, colony', [
      'code',
      own('hive_type', oneOf({ Langstroth: 58, Dadant: 16, 'Top-bar': 12, Warre: 8, Flow: 6 })),
      own('frames', whole(6, 30, normal(16, 4))),
      own('queen_year', whole(2021, 2025)),
      own('colony_strength', oneOf({ strong: 44, medium: 38, weak: 18 })),
      'installed on',
    ]),
    family('queen bee', [
      'code',
      own('breed', oneOf({ Carniolan: 34, Italian: 32, Buckfast: 24, Caucasian: 10 })),
      own('year', whole(2021, 2025)),
      own('marked', yes(0.82)),
    ]),
    ...animals,
    family('asteroid, comet, planet, moon, star, galaxy, exoplanet, meteorite, constellation, nebula, black hole, celestial body', [
      'name',
      'code',
      own('type', oneOf({ rocky: 38, gaseous: 26, icy: 22, metallic: 14 })),
      own('diameter_km', whole(1, 9_000_000, lognormal(1200, 2))),
      own('distance_light_years', decimal(0.1, 9_000_000, 1, lognormal(48, 2))),
      'discovered on',
      own('status', oneOf({ confirmed: 82, candidate: 18 })),
    ]),
    family('tree, bonsai, fruit tree, sapling', [
      own(
        'species',
        oneOf(words('English oak, silver birch, Norway maple, Scots pine, beech, wild cherry, apple, pear, linden, hornbeam')),
      ),
      own('planted_on', birthDate(0.5, 30)),
      own('age_years', hidden(formula('(today - planted_on) / 365.2425', 1))),
      own('growth_cm', hidden(whole(12, 60, normal(32, 9)))),
      own('height_cm', formula('round(20 + age_years * growth_cm)', 0)),
      own('trunk_cm', formula('max(1, round(age_years * growth_cm / 26))', 0)),
      health,
    ]),
    family('plant, shrub, flower, seedling, bulb, cactus, mushroom, crop, herb, houseplant, orchid', [
      own('species', oneOf(words('lavender, rose, hydrangea, fern, rosemary, peony, hosta, milkweed, buddleia, sage, tulip, thyme'))),
      own('planted_on', birthDate(0.1, 6)),
      own('height_cm', whole(4, 260, lognormal(55, 0.6))),
      own('light', oneOf({ 'full sun': 46, 'half shade': 38, shade: 16 })),
      own('water_days', whole(1, 10)),
      health,
    ]),
    family('vine, grapevine', [
      own('rootstock', oneOf({ SO4: 34, '3309C': 26, '110R': 22, Riparia: 18 })),
      own('planted_on', birthDate(1, 45)),
      own('row_number', whole(1, 80)),
      own('training', oneOf({ Guyot: 56, cordon: 32, gobelet: 12 })),
      own('yield_kg', decimal(0.2, 9, 1, lognormal(2.4, 0.4))),
      health,
    ]),
    family(
      'sensor, meter, gauge, detector, probe, tracker, beacon, thermostat, camera, thermometer, iot device, smart meter, weather station, device, gateway, transmitter, receiver, controller unit, logger',
      [
        'serial number',
        own('model', modelNames()),
        own('measures', oneOf({ temperature: 34, humidity: 22, pressure: 16, flow: 14, vibration: 14 })),
        'firmware',
        own('battery_percent', whole(8, 100)),
        'installed on',
      ],
      { role: 'device' },
    ),
    family('bike, bicycle, e bike, ebike, scooter, mountain bike, city bike, road bike', [
      own('frame_number', code('??########')),
      own('bike_type', oneOf({ city: 36, mountain: 24, road: 18, gravel: 12, cargo: 10 })),
      own('brand', oneOf({ Veloria: 26, Northwheel: 22, Kestra: 20, Rivet: 18, Lumo: 14 })),
      own('frame_size_cm', whole(42, 66, normal(54, 4))),
      own('model_year', whole(2014, 2025)),
      own('is_electric', yes(0.28)),
      own('purchase_price', decimal(120, 9000, 2, lognormal(1100, 0.6)), 'money'),
    ]),
    family(
      'car, vehicle, truck, van, bus, taxi, cab, motorcycle, motorbike, lorry, trailer, tractor, ambulance, fire engine, limousine, rv, forklift, excavator, crane, bulldozer, combine, harvester machine, fleet vehicle, rental car, snowplow, tram',
      [
        'license plate',
        'vin',
        'make',
        own('model_year', whole(2010, 2025)),
        'fuel type',
        own('mileage_km', whole(100, 380_000, gamma(74_000, 2))),
        own('purchase_price', decimal(900, 600_000, 2, lognormal(31_000, 0.6)), 'money'),
      ],
    ),
    ...crafts,
    ...vessels,
    family(
      'machine, robot, engine, motor, pump, compressor, generator, turbine, boiler, furnace, oven, kiln, press, lathe, mill machine, production line, assembly line, conveyor, mixer, grinder, printer, scanner, 3d printer, elevator, escalator, hvac unit, freezer, fridge, refrigerator, dishwasher, washing machine, washer, dryer, vending machine, arcade machine, slot machine, atm, transformer, inverter, solar panel, panel, battery, charger, ev charger, wind turbine, centrifuge, microscope, x ray machine, ventilator, incubator, lab instrument, scientific instrument, measuring instrument, treadmill, exercise machine, cutter, loom, sewing machine, tool, drill, equipment, appliance, projector, amplifier, loudspeaker, reactor, cooler, filter, rig',
      [
        'serial number',
        own('model', modelNames()),
        'manufacturer',
        own('capacity', whole(1, 50_000, lognormal(180, 1))),
        own('operating_hours', whole(0, 90_000, lognormal(3800, 1))),
        own('purchase_price', decimal(20, 2_000_000, 2, lognormal(4200, 1.2)), 'money'),
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
        own('memory_gb', whole(4, 256, lognormal(16, 0.6))),
        own('purchase_price', decimal(60, 60_000, 2, lognormal(1150, 0.6)), 'money'),
        'installed on',
      ],
    ),
    ...keepsakes,
    family('design, tattoo design, sketch, pattern design, flash design, motif', [
      'name',
      own('style', oneOf({ traditional: 28, minimalist: 24, floral: 18, geometric: 16, lettering: 14 })),
      own('width_cm', whole(2, 60, lognormal(12, 0.5))),
      own('colors', whole(1, 9, poisson(2.4))),
      own('hours', decimal(0.5, 40, 1, lognormal(3, 0.7))),
      own('price', decimal(40, 6000, 2, lognormal(320, 0.7)), 'money'),
      'acquired on',
      own('status', oneOf({ final: 78, draft: 15, retired: 7 })),
    ]),
    family('surfboard, ski, snowboard, wetsuit, racket, sled, skateboard, paddle, helmet, harness, saddle, kayak paddle', [
      'code',
      'brand',
      'size',
      'condition',
      own('purchase_price', decimal(10, 6000, 2, lognormal(240, 0.6)), 'money'),
      'acquired on',
    ]),
    family('piano, guitar, violin, cello, drum, flute, trumpet, harp, organ, saxophone, clarinet', [
      'serial number',
      'brand',
      own('built_year', whole(1890, 2024)),
      'condition',
      own('value', decimal(60, 2_000_000, 2, lognormal(2200, 1.1)), 'money'),
      'acquired on',
    ]),
    family(
      'instrument, musical instrument',
      [
        'serial number',
        own('section', oneOf({ strings: 48, woodwind: 20, brass: 18, percussion: 14 })),
        own(
          'instrument_type',
          oneOfBy('section', {
            strings: ['violin', 'viola', 'cello', 'double bass', 'harp'],
            woodwind: ['flute', 'oboe', 'clarinet', 'bassoon'],
            brass: ['horn', 'trumpet', 'trombone', 'tuba'],
            percussion: ['timpani', 'snare drum', 'xylophone'],
          }),
        ),
        own('maker', oneOf({ Hawthorn: 22, Bellini: 18, 'Marlowe & Sons': 16, Steinfeld: 16, Yukawa: 16, Lefebvre: 12 })),
        own('built_year', whole(1890, 2024)),
        'condition',
        own('value', decimal(90, 2_000_000, 2, lognormal(3200, 1.1)), 'money'),
        'acquired on',
      ],
      { size: 80 },
    ),
    family(
      'container, bin, box, pallet, crate, parcel, bag, bottle, jar, drum barrel, cylinder, cart, skip, dumpster, tote, basket, suitcase, cartridge',
      [
        'code',
        'type',
        own('capacity_l', whole(1, 70_000, lognormal(60, 1))),
        own('weight_kg', decimal(0.1, 30_000, 1, lognormal(12, 1))),
        'acquired on',
      ],
    ),
    family('weapon, gun, sword, shield, spell, potion, skin, card, deck, character item, power up, avatar item, quest item, loot item', [
      'name',
      own('rarity', oneOf({ common: 56, uncommon: 25, rare: 13, epic: 5, legendary: 1 })),
      own('level_required', whole(1, 60)),
      own('power', whole(1, 900, lognormal(45, 0.7))),
      own('value', whole(1, 90_000, lognormal(120, 1.2))),
    ]),
    family(
      'tower, layer, border, corner, filter, hammer, cover, folder, header, marker, cylinder, chamber, ladder, slider, trigger, blender, cooker, heater, burner, toaster, shaker, roller, poster, banner, sticker, flyer, thruster, booster, launcher, mirror, anchor, conveyor, refrigerator, calculator, accelerator, extractor, indicator, separator, screwdriver, hanger, blanket, lot, resource, asset, pointer, door, wheel, fastener, spacer, bumper, transponder, resistor, capacitor, semiconductor, transistor, motherboard, processor, adapter, converter, mower, sprayer, feeder, planter, stroller, wheelchair, defibrillator, monitor stand',
    ),
    family(
      'ticker, ticker symbol, stock, stock symbol, security, etf, listed company, cryptocurrency, currency pair, financial instrument',
      [
        own('symbol', code('????')),
        'company',
        own('sector', oneOf({ technology: 26, financials: 18, healthcare: 16, industrials: 14, energy: 10, utilities: 8, materials: 8 })),
        own('exchange', oneOf({ NYSE: 48, NASDAQ: 52 })),
        'currency',
      ],
    ),
    family('setting, feature flag, configuration, config, preference, toggle', [
      'name',
      'description',
      own('is_enabled', yes(0.7)),
      'created at',
    ]),
    family(
      'domain asset, wallet, account, card account, portfolio, position, holding, bond, share, loan, mortgage, savings account, bank account',
      ['account number', 'type', own('balance', decimal(0, 900_000, 2, lognormal(2400, 1.3)), 'money'), 'currency', 'opened on'],
    ),
  ],
  suffixes: ['craft', 'plane', 'ship', 'boat', 'bot', 'ware', 'meter', 'scope', 'mobile', 'phone', 'cycle', 'bike'],
}

function modelNames(): ColumnBody {
  const makers = ['AX', 'BT', 'CR', 'DX', 'EV', 'GT', 'HX', 'KM', 'LT', 'MX', 'NX', 'PX', 'RS', 'TX', 'VX']
  return text({ values: makers }, '-', { values: ['100', '120', '200', '250', '300', '400', '500', '550', '700', '900'] })
}
