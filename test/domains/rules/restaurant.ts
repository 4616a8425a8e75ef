/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  servers: ['hourly_wage >= 7', 'hired_on < today'],
  menu_items: ['food_cost < price', 'price > 0', 'is_special || menu_item_id <= 40'],
  orders: [
    'subtotal - discount + service_charge + tax == total',
    'discount >= 0 && service_charge >= 0 && tax >= 0 && tip >= 0',
    'server_id.hired_on < days(opened_at)',
    'closed_at > opened_at && closed_at < seconds(today)',
    '(order_type == "dine_in") == known(table_number)',
    'guest_count >= 0',
  ],
  order_items: [
    'line_total == (status == "served" ? quantity * unit_price : 0)',
    'unit_price == menu_item_id.price',
    '(status == "served") == !known(reason)',
    'quantity >= 1',
    'course != "drink" || !known(special_request)',
  ],
  payments: [
    'charged_amount == amount + tip_amount',
    '(method in ["credit_card", "debit_card"]) == known(card_last_four)',
    'paid_at == order_id.closed_at',
    '(status == "refunded") == known(refunded_at)',
    'refunded_at >= paid_at && refunded_at <= seconds(today)',
    'amount <= order_id.total',
  ],
}
