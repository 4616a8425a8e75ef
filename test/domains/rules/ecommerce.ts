/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  customers: ['days(signed_up_at) < today', 'birth_date < days(signed_up_at)'],
  products: ['price > 0', 'cost <= price', 'launched_on < today'],
  orders: [
    'total == subtotal - discount',
    'discount >= 0',
    'known(coupon_code) == (discount > 0)',
    'coupon_code != "SAVE10" || abs(discount - subtotal * 0.1) < 0.01',
    'total >= 0',
    'days(customer_id.signed_up_at) < days(ordered_at)',
    'ordered_at < seconds(today)',
    '(status in ["shipped", "delivered", "returned"]) == known(shipped_at)',
    '(status in ["delivered", "returned"]) == known(delivered_at)',
    '(status == "returned") == known(returned_at)',
    '(status == "cancelled") == known(cancelled_at)',
    'known(carrier) == known(shipped_at) && known(tracking_number) == known(shipped_at)',
    'shipped_at > ordered_at && shipped_at < seconds(today)',
    'delivered_at > shipped_at && delivered_at < seconds(today)',
    'returned_at > delivered_at && returned_at < seconds(today)',
    'cancelled_at > ordered_at && cancelled_at < seconds(today)',
  ],
  order_items: [
    'line_total == quantity * unit_price',
    'unit_price == product_id.price',
    'product_id.launched_on < days(parent.ordered_at)',
    'known(rating) || !known(review)',
  ],
}
