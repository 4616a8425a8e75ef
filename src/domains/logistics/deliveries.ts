import { formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { oneOf, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'

/** Delivery attempts. Where the shipment was delivered, the last one succeeds; the ones before it fail. */
export const deliveries = table('deliveries', ownedBy('shipments', { min: 1, max: 2, mean: 1.07 }), {
  delivery_id: id(),
  shipment_id: owner('shipments'),
  driver_id: lookup('shipment_id', 'driver_id'),
  attempt_number: ordinal(),
  planned_on: lookup('shipment_id', 'promised_on'),
  ...allHidden(lookups('shipment_id', 'stage', 'exception', 'attempts')),
  result: hidden(formula('stage == 2 ? (attempt_number == attempts ? 2 : 1) : exception == "returned" ? 1 : stage < 2 ? 0 : 3')),
  status: mapped('result', ['scheduled', 'failed', 'completed', 'cancelled']),
  ...allHidden(lookups('shipment_id', 'picked_up_at', 'last_at')),
  step: hidden(formula('floor(max(0, min(last_at - picked_up_at, 8000000)) / (attempts + 1))')),
  to_attempt: hidden(
    formula('exception == "returned" ? -step * (attempts + 1 - attempt_number) : -(attempts - attempt_number) * min(86400, step)'),
  ),
  attempted_at: when('result in [1, 2]', secondsAfter('last_at', 'to_attempt')),
  failure_reason: when('result == 1', oneOf({ recipient_absent: 58, wrong_address: 19, business_closed: 14, access_denied: 9 })),
  proof_of_delivery: when('result == 2', oneOf({ photo: 46, signature: 38, pin_code: 11, left_with_neighbor: 5 })),
  stop_minutes: when('result in [1, 2]', whole(1, 45, gamma(5, 2.2))),
  rates_driver: hidden(yes(0.28)),
  driver_rating: when('result == 2 && rates_driver', mapped('stars', itself(1, 2, 3, 4, 5))),
  stars: hidden(oneOf({ 1: 3, 2: 2, 3: 5, 4: 18, 5: 72 })),
})
