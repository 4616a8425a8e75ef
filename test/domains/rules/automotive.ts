/** What is true in every row of car dealers, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  customers: ['dealer_id.opened_on < days(first_contact_at)', 'first_contact_at % 86400 >= 28800 && first_contact_at % 86400 < 72000'],
  sales: [
    'dealer_id == customer_id.dealer_id',
    'customer_id.first_contact_at < sold_at',
    'price == list_price - discount + accessories',
    'discount >= 0 && accessories >= 0 && price >= 0',
    'amount_due == price + sales_tax - trade_in_value',
    'has_trade_in || trade_in_value == 0',
    'trade_in_value <= price',
    'known(apr_percent) == (payment_type != "cash")',
  ],
  vehicles: ['odometer_miles >= 0', 'sale_id.condition != "new" || odometer_miles <= 90', 'transmission != "manual" || fuel == "gasoline"'],
  service_appointments: [
    'sale_id.sold_at < scheduled_at',
    'quoted_amount == parts_amount + labor_amount',
    'parts_amount >= 0 && labor_amount >= 0',
    '(status == "completed") == known(completed_at)',
    'completed_at > scheduled_at',
    'completed_at < seconds(today)',
    '(payer == "manufacturer") == (service_type == "recall")',
    'customer_id == sale_id.customer_id',
    'dealer_id == sale_id.dealer_id',
  ],
}
