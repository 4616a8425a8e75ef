import { after, daysAfter, flag, formula, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { exponential, gamma } from '../../builders/distributions.ts'
import { shares, whole } from '../../builders/drawn.ts'
import { countOf } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** When parcels are handed over at the door. */
const doorHours = [0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 14, 13, 13, 13, 12, 10, 9, 7, 4, 1, 0, 0, 0]

/**
 * What happens to a shipment. The exception decides: without one it comes by the promised day, delayed days after it; lost, damaged,
 * returned and cancelled ones are so by now. The rest is as far as it is by the end of yesterday.
 */
export const shipmentProgress: Columns = {
  exception: shares({ none: 0.874, delayed: 0.07, damaged: 0.012, lost: 0.006, returned: 0.018, cancelled: 0.02 }),
  transit_days: hidden(mapped('transit', { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 7 })),
  // Nothing comes on a Sunday.
  promised_days: hidden(formula('transit_days + ((days(created_at) + transit_days + 3) % 7 == 6)')),
  promised_on: daysAfter('created_at', 'promised_days'),
  drawn_pickup: hidden(whole(3600, 28_800, gamma(14_000, 4))),
  is_closed: hidden(flag('exception in ["damaged", "lost", "returned"]')),
  pickup_seconds: hidden(formula('is_closed ? min(drawn_pickup, floor((seconds(today) - created_at) * 0.3)) : drawn_pickup')),
  pickup_at: hidden(secondsAfter('created_at', 'pickup_seconds')),
  early_days: hidden(whole(0, 2, exponential(0.5))),
  late_days: hidden(whole(1, 14, exponential(2.2))),
  days_to_door: hidden(formula('exception == "delayed" ? promised_days + late_days : max(1, promised_days - early_days)')),
  delivery_days: hidden(formula('days_to_door + ((days(created_at) + days_to_door + 3) % 7 == 6)')),
  delivery_day: hidden(daysAfter('created_at', 'delivery_days')),
  delivery_at: hidden(after('delivery_day', { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours: doorHours })),
  progress: hidden(formula('(pickup_at < seconds(today)) + (delivery_at < seconds(today))')),
  progress_name: hidden(mapped('progress', { 0: 'created', 1: 'in_transit', 2: 'delivered' })),
  status: switchBy('exception', {
    none: template('{progress_name}'),
    delayed: template('{progress_name}'),
    otherwise: template('{exception}'),
  }),
  stage: hidden(formula('exception == "cancelled" ? 4 : is_closed ? 3 : progress')),
  picked_up_at: when('stage in [1, 2, 3]', secondsAfter('created_at', 'pickup_seconds')),
  at_once: hidden(formula('0')),
  delivered_at: when('stage == 2', secondsAfter('delivery_at', 'at_once')),
  closing_since: hidden(secondsAfter('created_at', 'closing_start')),
  closing_start: hidden(formula('is_closed ? pickup_seconds : 0')),
  ...pastTime({
    name: 'closed_at',
    since: 'closing_since',
    as: 'timestamp',
    longest: 2_600_000,
    distribution: gamma(480_000, 2),
    when: 'stage in [3, 4]',
    hours: officeHours,
  }),
  last_at: hidden(
    switchBy('stage', { 2: secondsAfter('delivery_at', 'at_once'), 3: secondsAfter('closed_at', 'at_once'), otherwise: null }),
  ),
  attempts: hidden(countOf('deliveries')),
}
