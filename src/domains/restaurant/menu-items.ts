import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimalBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** The menu of a bistro, in its order. */
const menu = facts(
  ['name', 'course', 'price', 'vegetarian', 'kilocalories'],
  [
    ['House Burger', 'main', 17.5, 0, 880],
    ['Sparkling Water', 'drink', 4, 1, 0],
    ['French Fries', 'side', 6, 1, 420],
    ['Margherita Pizza', 'main', 16, 1, 910],
    ['Draft Lager', 'drink', 7.5, 1, 190],
    ['Caesar Salad', 'starter', 12.5, 0, 460],
    ['Chocolate Fondant', 'dessert', 10, 1, 540],
    ['Glass of Sauvignon Blanc', 'drink', 11, 1, 125],
    ['Grilled Salmon', 'main', 26, 0, 610],
    ['Espresso', 'drink', 3.5, 1, 5],
    ['Steak Frites', 'main', 32, 0, 980],
    ['Tomato Soup', 'starter', 9, 1, 210],
    ['Mushroom Risotto', 'main', 21, 1, 690],
    ['Lemonade', 'drink', 5, 1, 130],
    ['Crispy Calamari', 'starter', 14, 0, 480],
    ['Roast Chicken', 'main', 23, 0, 720],
    ['Glass of Pinot Noir', 'drink', 12, 1, 125],
    ['Fish and Chips', 'main', 20, 0, 950],
    ['Cheesecake', 'dessert', 9.5, 1, 490],
    ['Garden Salad', 'starter', 9.5, 1, 190],
    ['Cappuccino', 'drink', 5, 1, 110],
    ['Bruschetta', 'starter', 10, 1, 290],
    ['Old Fashioned', 'drink', 14, 1, 155],
    ['Spaghetti Carbonara', 'main', 19, 0, 840],
    ['Truffle Fries', 'side', 9, 1, 510],
    ['Beef Tartare', 'starter', 17, 0, 320],
    ['Crème Brûlée', 'dessert', 10, 1, 380],
    ['Veggie Bowl', 'main', 16.5, 1, 560],
    ['Aperol Spritz', 'drink', 12.5, 1, 150],
    ['Garlic Bread', 'side', 6.5, 1, 340],
    ['Pulled Pork Sandwich', 'main', 17, 0, 790],
    ['Seasonal Vegetables', 'side', 7, 1, 140],
    ['Duck Confit', 'main', 29, 0, 860],
    ['Bottle of House Red', 'drink', 34, 1, 625],
    ['Burrata', 'starter', 15, 1, 330],
    ['Apple Tart', 'dessert', 9, 1, 410],
    ['Kids Pasta', 'main', 10, 1, 480],
    ['Herbal Tea', 'drink', 4.5, 1, 2],
    ['Cheese Board', 'dessert', 18, 1, 620],
    ['Mussels in White Wine', 'main', 24, 0, 570],
  ],
)
const count = Object.keys(menu.name).length

/** The dishes that are always specials. */
const specials = ['Duck Confit', 'Mussels in White Wine', 'Burrata', 'Truffle Fries']

/** The menu. Rows beyond it repeat its dishes as numbered specials. */
export const menuItems = table('menu_items', per('orders', 0, { min: count }), {
  menu_item_id: id(),
  item: hidden(formula(`(menu_item_id - 1) % ${count}`)),
  edition: hidden(formula(`floor((menu_item_id - 1) / ${count})`)),
  plain_name: hidden(mapped('item', menu.name)),
  name: switchBy('is_later', { false: template('{plain_name}'), true: template('{plain_name} (Special {edition})') }),
  course: mapped('item', menu.course),
  price: mapped('item', menu.price, 2),
  cost_share: hidden(decimalBy('course', 0.12, 0.45, 3, { drink: normal(0.2, 0.03), otherwise: normal(0.3, 0.04) })),
  food_cost: formula('price * cost_share', 2),
  is_vegetarian: hidden(mapped('item', menu.vegetarian)),
  vegetarian: flag('is_vegetarian == 1'),
  kilocalories: mapped('item', menu.kilocalories),
  is_later: hidden(flag('edition > 0')),
  is_special: flag(`is_later || plain_name in ${JSON.stringify(specials)}`),
  is_available: yes(0.96),
})
