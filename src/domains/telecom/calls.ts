import { formula } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { oneOf, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { cell } from './cell.ts'

const callHours = [1, 0.6, 0.4, 0.3, 0.4, 0.8, 3, 9, 18, 25, 28, 29, 28, 26, 27, 30, 34, 40, 42, 38, 30, 20, 9, 3]

/** Voice calls; those that were answered, or dropped on the way, have a duration, billed by the minute begun. */
export const calls = table('calls', per('subscribers', 8), {
  call_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.45, existing_at: 'started_at' }),
  started_at: timestamp('2025-01-01', '2025-12-31', { growth: 1.1, weekdays: [1.05, 1.03, 1.02, 1.04, 1.1, 0.92, 0.8], hours: callHours }),
  direction: oneOf({ outgoing: 56, incoming: 44 }),
  country_code: hidden(lookup('subscriber_id', 'country_code')),
  other_number: { kind: 'phone', country: 'country_code' },
  status: shares({ answered: 0.772, missed: 0.17, busy: 0.043, dropped: 0.015 }),
  talk_minutes: hidden(whole(1, 180, lognormal(2.1, 1))),
  spare_seconds: hidden(whole(0, 57)),
  billed_minutes: formula('status in ["answered", "dropped"] ? talk_minutes : 0'),
  // What was over within seconds is not billed.
  duration_seconds: formula(
    'status in ["answered", "dropped"] ? (billed_minutes > 0 ? billed_minutes * 60 - spare_seconds : 2 + floor(spare_seconds / 10)) : 0',
  ),
  network_type: oneOf({ VoLTE: 68, VoWiFi: 17, VoNR: 11, '3G': 4 }),
  is_roaming: yes(0.03),
  signal_dbm: wholeBy('status', -125, -55, { dropped: normal(-112, 6), otherwise: normal(-93, 10) }),
  ...cell,
})
