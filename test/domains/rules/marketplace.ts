/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  sellers: ['rating <= 5 && commission_percent > 0', 'joined_at < seconds(today)'],
  buyers: ['joined_at < seconds(today) && birth_date < days(joined_at) - 18 * 365'],
  listings: [
    'seller_id.joined_at < listed_at && listed_at < seconds(today)',
    'price > 0 && shipping_price >= 0 && free_shipping == (shipping_price == 0)',
    'favorites <= views',
    '!(category in ["Grocery", "Beauty"]) || condition == "new"',
  ],
  orders: [
    'total == subtotal - discount + shipping_fee && subtotal == quantity * unit_price',
    'discount >= 0 && shipping_fee >= 0 && total >= 0 && commission >= 0',
    'total == commission + seller_payout',
    'unit_price == listing_id.price && seller_id == listing_id.seller_id',
    'listing_id.listed_at < ordered_at && buyer_id.joined_at < ordered_at && ordered_at < seconds(today)',
    '(status in ["shipped", "completed", "refunded", "disputed"]) == known(shipped_at)',
    '(status in ["completed", "refunded", "disputed"]) == known(delivered_at)',
    '(status in ["cancelled", "refunded", "disputed"]) == known(issue_at)',
    'known(issue_at) == known(issue_reason)',
    'ordered_at <= shipped_at && shipped_at < seconds(today)',
    'shipped_at <= delivered_at && delivered_at < seconds(today)',
    'issue_at >= ordered_at && issue_at < seconds(today)',
    'issue_at >= delivered_at',
  ],
  reviews: [
    'buyer_id == parent.buyer_id && seller_id == parent.seller_id && listing_id == parent.listing_id',
    'reviewed_at >= parent.ordered_at && reviewed_at < seconds(today)',
    'reviewed_at >= parent.delivered_at && reviewed_at >= parent.issue_at',
    'parent.status in ["completed", "cancelled", "refunded", "disputed"]',
    'parent.status != "cancelled" || rating <= 2',
  ],
}
