import { formula, secondsAfter } from '../../builders/computed.ts'
import { gamma, lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, type Columns, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import type { DistributionSchema } from '../../schema/schema.ts'
import { wakingHours } from '../shared/hours.ts'

/** The numbers of a city's masts: the lower ones stand in the center and serve more people. */
export const masts: DistributionSchema = quantiles([1000, 1004, 1011, 1021, 1034, 1051, 1073, 1102, 1140, 1196, 1300])

/**
 * The cell that a phone was in, as tracking area, mast and sector, and hidden columns for it. It is in another network if `is_roaming`,
 * else more often at the home of the subscriber in `subscriber_id` than elsewhere in town.
 */
const cell: Columns = {
  ...allHidden(lookups('subscriber_id', { home_area: 'tracking_area' }, 'home_mast')),
  ...allHidden({
    is_at_home: yes(0.55),
    mast_in_town: whole(1000, 1999, masts),
    network_abroad: whole(9001, 9040),
    sector: whole(1, 3),
    area: formula('is_roaming ? network_abroad : home_area'),
    mast: formula('is_at_home && !is_roaming ? home_mast : mast_in_town'),
  }),
  cell_id: template('{area}-{mast}-{sector}'),
}

/** Relative rates of calls by hour of the day, from midnight. */
const callHours = [1, 0.6, 0.4, 0.3, 0.4, 0.8, 3, 9, 18, 25, 28, 29, 28, 26, 27, 30, 34, 40, 42, 38, 30, 20, 9, 3]

/** Voice calls. Those that were answered or dropped have a duration; every minute begun is billed. */
export const calls = table('calls', per('subscribers', 8), {
  call_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.45, existing_at: 'started_at' }),
  started_at: timestamp('2025-01-01', '2025-12-31', callHours, { growth: 1.1, weekdays: [1.05, 1.03, 1.02, 1.04, 1.1, 0.92, 0.8] }),
  direction: oneOf({ outgoing: 56, incoming: 44 }),
  country_code: hidden(lookup('subscriber_id', 'country_code')),
  other_number: { kind: 'phone', country: 'country_code' },
  status: shares({ answered: 0.772, missed: 0.17, busy: 0.043, dropped: 0.015 }),
  talk_minutes: hidden(whole(1, 180, lognormal(2.1, 1))),
  spare_seconds: hidden(whole(0, 57)),
  billed_minutes: formula('status in ["answered", "dropped"] ? talk_minutes : 0'),
  // Calls of a few seconds are not billed.
  duration_seconds: formula(
    'status in ["answered", "dropped"] ? (billed_minutes > 0 ? billed_minutes * 60 - spare_seconds : 2 + floor(spare_seconds / 10)) : 0',
  ),
  network_type: oneOf({ VoLTE: 68, VoWiFi: 17, VoNR: 11, '3G': 4 }),
  is_roaming: yes(0.03),
  signal_dbm: wholeBy('status', -125, -55, { dropped: normal(-112, 6), otherwise: normal(-93, 10) }),
  ...cell,
})

/** What is used: weight of the sessions, and their gigabytes. */
const applications = facts(['weight', 'volume'], {
  video: [26, lognormal(0.42, 0.9)],
  social: [27, lognormal(0.16, 0.9)],
  web: [18, lognormal(0.06, 1)],
  music: [9, lognormal(0.07, 0.6)],
  messaging: [10, lognormal(0.015, 1)],
  gaming: [4, lognormal(0.08, 0.8)],
  maps: [4, lognormal(0.025, 0.7)],
  app_update: [2, lognormal(0.3, 0.9)],
})

/** Sessions of mobile data: download_gb + upload_gb = data_gb. None ends after today. */
export const dataSessions = table('data_sessions', per('subscribers', 10), {
  data_session_id: id(),
  subscriber_id: ref('subscribers', { popularity: 0.5, existing_at: 'started_at' }),
  started_at: timestamp('2025-01-01', '2025-12-31', wakingHours, { growth: 1.35, weekdays: [0.98, 0.97, 0.97, 0.98, 1.02, 1.06, 1.02] }),
  length: hidden(whole(20, 14400, lognormal(640, 1))),
  duration_seconds: formula('min(length, seconds(today) - started_at)'),
  ended_at: secondsAfter('started_at', 'duration_seconds'),
  application: oneOf(applications.weight),
  volume: hidden(decimalBy('application', 0.001, 12, 3, applications.volume)),
  data_gb: formula('volume'),
  upload_share: hidden(decimal(0.01, 0.6, 3, gamma(0.11, 2.5))),
  upload_gb: formula('data_gb * upload_share', 3),
  download_gb: formula('data_gb - upload_gb'),
  network_type: oneOf({ '5G': 46, '4G': 51, '3G': 3 }),
  is_roaming: yes(0.04),
  ...cell,
})
