/** What amounts of money are of that add up to something: orders, but no prices. */
export const summedWords =
  /^(?:orders?|baskets?|carts?|tickets?|transactions?|purchases?|sales?|bookings?|reservations?|invoices?|claims?|donations?|gifts?|payments?|trips?|rides?|fares?|bills?|checks?|value|size|amount|total|spend)$/
