import { flag, formula, secondsAfter, switchBy } from '../../builders/computed.ts'
import { beta, lognormal } from '../../builders/distributions.ts'
import { decimal, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { attribute, entry, template } from '../../builders/texts.ts'

/** Pages seen in a visit, in order: the landing page first, and nothing but it, perhaps loaded again, in a visit that bounced. */
export const pageViews = table('page_views', ownedBy('sessions', { min: 1, max: 12, mean: 2.4 }), {
  page_view_id: id(),
  session_id: owner('sessions'),
  view_number: siblingNumber(),
  started_at: hidden(lookup('session_id', 'started_at')),
  landing_page: hidden(lookup('session_id', 'landing_page')),
  landing_title: hidden(lookup('session_id', 'landing_title')),
  is_landing: hidden(flag('view_number == 1 || parent.is_bounce')),
  seconds_in: hidden(formula('min(floor(parent.engagement_seconds * (view_number - 1) / parent.page_views), parent.seconds_left)')),
  viewed_at: secondsAfter('started_at', 'seconds_in'),
  page: hidden(entry('web_pages')),
  own_path: hidden(attribute('page', 'path')),
  own_title: hidden(attribute('page', 'title')),
  page_path: switchBy('is_landing', { true: template('{landing_page}'), false: template('{own_path}') }),
  page_title: switchBy('is_landing', { true: template('{landing_title}'), false: template('{own_title}') }),
  reading: hidden(decimal(0.1, 1, 2, beta(2, 1.6, 0.1, 1))),
  scroll_percent: formula('parent.is_bounce ? floor(reading * 25) : round(reading * 100)', 0),
  load_milliseconds: wholeBy('device_type', 180, 15000, {
    mobile: lognormal(1900, 0.5),
    tablet: lognormal(1700, 0.5),
    otherwise: lognormal(1200, 0.5),
  }),
  device_type: hidden(lookup('session_id', 'device_type')),
  is_exit: flag('view_number == parent.page_views'),
})
