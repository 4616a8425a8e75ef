import type { Domain } from './domain.ts'
import { couriers } from './food-delivery/couriers.ts'
import { customers } from './food-delivery/customers.ts'
import { orderItems } from './food-delivery/order-items.ts'
import { orders } from './food-delivery/orders.ts'
import { restaurants } from './food-delivery/restaurants.ts'

/**
 * A food delivery service in one city. Primary: customers. For each 1000 customers 20 restaurants (at least 12), 12 couriers (at least 8),
 * 3000 orders with 1 to 6 items, 2.4 on average. Times are told in the city's own clock.
 */
export const foodDelivery: Domain = {
  name: 'food_delivery',
  description: 'A food delivery service in one city: restaurants, customers, couriers, orders and order items.',
  story: 'food delivery app with restaurants, couriers and orders',
  keywords: [
    'food delivery',
    'delivery app',
    'delivery platform',
    'meal delivery',
    'restaurant delivery',
    'food ordering',
    'food orders',
    'pizza delivery',
    'delivery orders',
    'takeout',
    'takeaway',
    'restaurant',
    'restaurants',
    'courier',
    'couriers',
    'ubereats',
    'uber eats',
    'doordash',
    'grubhub',
    'deliveroo',
  ],
  nouns: {
    restaurants: ['restaurant', 'restaurants', 'kitchen', 'kitchens', 'eatery', 'eateries'],
    customers: ['customer', 'customers', 'diner', 'diners', 'eater', 'eaters'],
    couriers: ['courier', 'couriers', 'driver', 'drivers', 'rider', 'riders', 'dasher', 'dashers'],
    orders: ['order', 'orders', 'delivery', 'deliveries'],
    order_items: ['order item', 'order items', 'dish', 'dishes', 'meal', 'meals', 'menu item', 'menu items'],
  },
  rates: [],
  measures: [],
  events: [],
  countries: [],
  currencies: [],
  money: [],
  schema: { version: 1, name: 'food_delivery', tables: [restaurants, customers, couriers, orders, orderItems] },
}
