import { exponential, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** Fields of a farm. */
export const fields = table('fields', ownedBy('farms', { min: 1, max: 14, mean: 5 }), {
  field_id: id(),
  farm_id: owner('farms'),
  farm_type: hidden(lookup('farm_id', 'farm_type')),
  number: hidden(siblingNumber()),
  name: text(
    { values: ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Long', 'Church', 'Mill', 'River', 'Hill', 'Barn', 'Old'] },
    ' ',
    { values: ['Field', 'Field', 'Meadow', 'Acre', 'Piece', 'Forty', 'Ground'] },
    ' ',
    { column: 'number' },
  ),
  area_hectares: decimal(0.5, 180, 1, lognormal(15, 0.8)),
  soil_type: oneOf({ loam: 26, silt_loam: 22, clay_loam: 18, sandy_loam: 17, clay: 9, sand: 6, peat: 2 }),
  soil_ph: decimal(4.8, 8.2, 1, normal(6.5, 0.5)),
  slope_percent: decimal(0, 18, 1, exponential(2.8)),
  is_irrigated: yes(0.19),
  tenure: oneOf({ owned: 61, leased: 39 }),
})
