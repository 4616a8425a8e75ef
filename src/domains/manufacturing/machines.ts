import { daysAfter } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { oneOf, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code, text } from '../../builders/texts.ts'

/** Machines of a plant, running since years before the first run. */
export const machines = table('machines', ownedBy('plants', { min: 4, max: 14, mean: 9 }), {
  machine_id: id(),
  plant_id: owner('plants'),
  asset_tag: code('M-??######'),
  machine_type: oneOf({ cnc_mill: 24, cnc_lathe: 20, press: 16, welding_robot: 15, assembly_line: 18, paint_booth: 7 }),
  model: text({
    by: 'machine_type',
    cases: {
      cnc_mill: ['Haas VF-2', 'DMG Mori NHX 4000', 'Mazak VCN-530C', 'Hermle C 32'],
      cnc_lathe: ['Okuma LB3000', 'Doosan Puma 2600', 'Index C200', 'Haas ST-20'],
      press: ['Schuler MSD 400', 'Aida NC1-1500', 'Komatsu H1F 200'],
      welding_robot: ['KUKA KR CYBERTECH', 'Fanuc ARC Mate 100iD', 'ABB IRB 2600'],
      assembly_line: ['Line A', 'Line B', 'Line C', 'Line D'],
      paint_booth: ['Dürr EcoBooth', 'Eisenmann Spray', 'GFS Wave'],
    },
  }),
  ideal_cycle_seconds: wholeBy('machine_type', 3, 240, {
    cnc_mill: normal(96, 22),
    cnc_lathe: normal(62, 14),
    press: normal(8, 2),
    welding_robot: normal(44, 9),
    assembly_line: normal(36, 8),
    paint_booth: normal(52, 10),
  }),
  status: oneOf({ running: 78, idle: 13, maintenance: 6, fault: 3 }),
  is_connected: yes(0.64),
  opened_on: hidden(lookup('plant_id', 'opened_on')),
  days_later: hidden(whole(0, 4000)),
  commissioned_on: daysAfter('opened_on', 'days_later'),
})
