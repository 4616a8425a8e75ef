/** What is true in every row of a subscription box business, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  subscribers: [
    '(status == "cancelled") == known(cancelled_on)',
    '(status == "cancelled") == known(cancellation_reason)',
    'cancelled_on >= days(subscribed_at)',
    'cancelled_on < today',
  ],
  payments: [
    'subscriber_id.subscribed_at < charged_at',
    'amount == price - discount + shipping_fee',
    'discount >= 0 && shipping_fee >= 0 && amount >= 0',
    '(status == "failed") == known(failure_reason)',
  ],
  boxes: [
    'days(subscriber_id.subscribed_at) < scheduled_on',
    'box_type_id == subscriber_id.box_type_id',
    '(status == "skipped") == known(skip_reason)',
    '(status in ["in_transit", "delivered", "lost", "returned"]) == known(shipped_on)',
    'known(shipped_on) == known(carrier)',
    'known(shipped_on) == known(tracking_number)',
    '(status in ["delivered", "returned"]) == known(delivered_on)',
    '(status == "returned") == known(returned_on)',
    'shipped_on >= scheduled_on && shipped_on < today',
    'delivered_on >= shipped_on && delivered_on < today',
    'returned_on >= delivered_on && returned_on < today',
    '!known(rating) || status == "delivered"',
  ],
}
