/** Nouns whose amounts of money can be summed up: orders, but not prices. */
export const summedWords =
  /^(?:orders?|baskets?|carts?|tickets?|transactions?|purchases?|sales?|bookings?|reservations?|invoices?|claims?|donations?|gifts?|payments?|trips?|rides?|fares?|bills?|checks?|value|size|amount|total|spend)$/
