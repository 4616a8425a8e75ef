import { daysAfter } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { date, oneOf, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { countOf, hidden, id, lookup, ownedBy, owner, per, table } from '../../builders/table.ts'
import { code, template, text } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'

/** Factories, all open for years before the first run. */
export const plants = table('plants', per('production_runs', 0.004, { min: 2 }), {
  plant_id: id(),
  country_code: oneOf({ US: 40, DE: 25, MX: 14, PL: 12, IN: 9 }),
  ...address('city', 'country'),
  name: template('{city} Plant {plant_id}'),
  floor_area_sqm: whole(2000, 90000, lognormal(14000, 0.6)),
  machine_count: countOf('machines'),
  is_iso_9001_certified: yes(0.85),
  opened_on: date('2004-03-01', '2012-10-01', { weekdays: [3, 1, 1, 1, 0, 0, 0] }),
})

const machineTypes = facts(['weight', 'cycle', 'models'], {
  cnc_mill: [24, normal(96, 22), ['Haas VF-2', 'DMG Mori NHX 4000', 'Mazak VCN-530C', 'Hermle C 32']],
  cnc_lathe: [20, normal(62, 14), ['Okuma LB3000', 'Doosan Puma 2600', 'Index C200', 'Haas ST-20']],
  press: [16, normal(8, 2), ['Schuler MSD 400', 'Aida NC1-1500', 'Komatsu H1F 200']],
  welding_robot: [15, normal(44, 9), ['KUKA KR CYBERTECH', 'Fanuc ARC Mate 100iD', 'ABB IRB 2600']],
  assembly_line: [18, normal(36, 8), ['Line A', 'Line B', 'Line C', 'Line D']],
  paint_booth: [7, normal(52, 10), ['Dürr EcoBooth', 'Eisenmann Spray', 'GFS Wave']],
})

/** The machines of a plant, all in service for years before the first run. */
export const machines = table('machines', ownedBy('plants', { min: 4, max: 14, mean: 9 }), {
  machine_id: id(),
  plant_id: owner('plants'),
  asset_tag: code('M-??######'),
  machine_type: oneOf(machineTypes.weight),
  model: text({ by: 'machine_type', cases: machineTypes.models }),
  ideal_cycle_seconds: wholeBy('machine_type', 3, 240, machineTypes.cycle),
  status: oneOf({ running: 78, idle: 13, maintenance: 6, fault: 3 }),
  is_connected: yes(0.64),
  opened_on: hidden(lookup('plant_id', 'opened_on')),
  days_later: hidden(whole(0, 4000)),
  commissioned_on: daysAfter('opened_on', 'days_later'),
})
