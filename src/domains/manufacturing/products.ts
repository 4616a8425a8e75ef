import { formula, mapped } from '../../builders/computed.ts'
import { oneOfBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** What the plants make: the price of a piece in US dollars, its weight in kilograms, and what its part number begins with. */
const range = facts(
  ['name', 'family', 'price', 'kilograms', 'code'],
  [
    ['Ball Valve DN25', 'valves', 34, 0.9, 'BV'],
    ['Gear Pump 12', 'pumps', 185, 4.6, 'GP'],
    ['Bearing Housing', 'housings', 28, 1.8, 'BH'],
    ['Mounting Bracket', 'brackets', 4.2, 0.3, 'MB'],
    ['Linear Actuator 300', 'actuators', 142, 3.1, 'LA'],
    ['Pipe Flange DN50', 'fittings', 11.5, 2.2, 'PF'],
    ['Gearbox Housing', 'housings', 76, 7.4, 'GH'],
    ['Solenoid Valve 24V', 'valves', 41, 0.6, 'SV'],
    ['Drive Shaft 40', 'shafts', 58, 5.2, 'DS'],
    ['Sensor Mount', 'brackets', 3.1, 0.1, 'SM'],
    ['Hydraulic Cylinder 50', 'actuators', 164, 8.3, 'HC'],
    ['Coupling Sleeve', 'fittings', 9.4, 0.5, 'CS'],
    ['Water Pump Body', 'pumps', 67, 3.9, 'WP'],
    ['Cable Gland M20', 'fittings', 1.9, 0.1, 'CG'],
    ['Motor Flange', 'housings', 22, 1.6, 'MF'],
    ['Check Valve DN15', 'valves', 19, 0.5, 'CV'],
    ['Spindle Shaft', 'shafts', 118, 6.7, 'SS'],
    ['Control Box Frame', 'brackets', 36, 2.9, 'CB'],
    ['Circulation Pump', 'pumps', 129, 3.3, 'CP'],
    ['Heat Sink 120', 'housings', 14.5, 0.8, 'HS'],
  ],
)
const count = Object.keys(range.name).length

/** Parts and assemblies. A product beyond the end of the list is a later revision of one in it. */
export const products = table('products', per('production_runs', 0.02, { min: 12 }), {
  product_id: id(),
  item: hidden(formula(`(product_id - 1) % ${count}`)),
  revision: formula(`floor((product_id - 1) / ${count}) + 1`),
  code: hidden(mapped('item', range.code)),
  number: hidden(formula('1000 + product_id * 7')),
  part_number: template('{code}-{number}'),
  name: mapped('item', range.name),
  family: mapped('item', range.family),
  unit_price: mapped('item', range.price, 2),
  weight_kg: mapped('item', range.kilograms, 1),
  material: oneOfBy('family', ['steel', 'stainless_steel', 'aluminium', 'brass', 'cast_iron'], {
    valves: { steel: 10, stainless_steel: 42, brass: 48 },
    pumps: { stainless_steel: 38, aluminium: 14, cast_iron: 48 },
    housings: { steel: 5, aluminium: 60, cast_iron: 35 },
    brackets: { steel: 70, stainless_steel: 15, aluminium: 15 },
    actuators: { steel: 48, stainless_steel: 17, aluminium: 35 },
    fittings: { steel: 24, stainless_steel: 38, brass: 38 },
    shafts: { steel: 74, stainless_steel: 26 },
  }),
  is_safety_critical: yes(0.18),
})
