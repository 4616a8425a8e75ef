import { formula } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { whole, yes } from '../../builders/drawn.ts'
import { lookup } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import type { DistributionSchema } from '../../schema/schema.ts'

/** The masts of a city by number: those in the middle of it see the most people. */
export const masts: DistributionSchema = quantiles([1000, 1004, 1011, 1021, 1034, 1051, 1073, 1102, 1140, 1196, 1300])

/**
 * The cell that a phone was in, as tracking area, mast and sector: mostly the one at home of the subscriber in `subscriber_id`, else one in
 * town, or where `is_roaming` in another network.
 */
export const cell: Columns = {
  home_area: hidden(lookup('subscriber_id', 'tracking_area')),
  home_mast: hidden(lookup('subscriber_id', 'home_mast')),
  is_at_home: hidden(yes(0.55)),
  mast_in_town: hidden(whole(1000, 1999, masts)),
  network_abroad: hidden(whole(9001, 9040)),
  sector: hidden(whole(1, 3)),
  area: hidden(formula('is_roaming ? network_abroad : home_area')),
  mast: hidden(formula('is_at_home && !is_roaming ? home_mast : mast_in_town')),
  cell_id: template('{area}-{mast}-{sector}'),
}
