import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimalBy, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { columnOf } from '../column-of.ts'

/** The menu of a bistro in its order: course, price, vegetarian or not, kilocalories. */
const menu: readonly (readonly [name: string, course: string, price: number, vegetarian: boolean, kilocalories: number])[] = [
  ['House Burger', 'main', 17.5, false, 880],
  ['Sparkling Water', 'drink', 4, true, 0],
  ['French Fries', 'side', 6, true, 420],
  ['Margherita Pizza', 'main', 16, true, 910],
  ['Draft Lager', 'drink', 7.5, true, 190],
  ['Caesar Salad', 'starter', 12.5, false, 460],
  ['Chocolate Fondant', 'dessert', 10, true, 540],
  ['Glass of Sauvignon Blanc', 'drink', 11, true, 125],
  ['Grilled Salmon', 'main', 26, false, 610],
  ['Espresso', 'drink', 3.5, true, 5],
  ['Steak Frites', 'main', 32, false, 980],
  ['Tomato Soup', 'starter', 9, true, 210],
  ['Mushroom Risotto', 'main', 21, true, 690],
  ['Lemonade', 'drink', 5, true, 130],
  ['Crispy Calamari', 'starter', 14, false, 480],
  ['Roast Chicken', 'main', 23, false, 720],
  ['Glass of Pinot Noir', 'drink', 12, true, 125],
  ['Fish and Chips', 'main', 20, false, 950],
  ['Cheesecake', 'dessert', 9.5, true, 490],
  ['Garden Salad', 'starter', 9.5, true, 190],
  ['Cappuccino', 'drink', 5, true, 110],
  ['Bruschetta', 'starter', 10, true, 290],
  ['Old Fashioned', 'drink', 14, true, 155],
  ['Spaghetti Carbonara', 'main', 19, false, 840],
  ['Truffle Fries', 'side', 9, true, 510],
  ['Beef Tartare', 'starter', 17, false, 320],
  ['Crème Brûlée', 'dessert', 10, true, 380],
  ['Veggie Bowl', 'main', 16.5, true, 560],
  ['Aperol Spritz', 'drink', 12.5, true, 150],
  ['Garlic Bread', 'side', 6.5, true, 340],
  ['Pulled Pork Sandwich', 'main', 17, false, 790],
  ['Seasonal Vegetables', 'side', 7, true, 140],
  ['Duck Confit', 'main', 29, false, 860],
  ['Bottle of House Red', 'drink', 34, true, 625],
  ['Burrata', 'starter', 15, true, 330],
  ['Apple Tart', 'dessert', 9, true, 410],
  ['Kids Pasta', 'main', 10, true, 480],
  ['Herbal Tea', 'drink', 4.5, true, 2],
  ['Cheese Board', 'dessert', 18, true, 620],
  ['Mussels in White Wine', 'main', 24, false, 570],
]
const items = Object.fromEntries(menu.map((item, place) => [String(place), item]))

/** What is on the blackboard. */
const specials = ['Duck Confit', 'Mussels in White Wine', 'Burrata', 'Truffle Fries']

/** The menu; what is more than it has returns as the special of a season. */
export const menuItems = table('menu_items', per('orders', 0, { min: menu.length }), {
  menu_item_id: id(),
  item: hidden(formula(`(menu_item_id - 1) % ${menu.length}`)),
  edition: hidden(formula(`floor((menu_item_id - 1) / ${menu.length})`)),
  plain_name: hidden(
    mapped(
      'item',
      columnOf(items, ([name]) => name),
    ),
  ),
  name: switchBy('is_later', { false: template('{plain_name}'), true: template('{plain_name} (Special {edition})') }),
  course: mapped(
    'item',
    columnOf(items, ([, course]) => course),
  ),
  price: mapped(
    'item',
    columnOf(items, ([, , price]) => price),
    2,
  ),
  cost_share: hidden(decimalBy('course', 0.12, 0.45, 3, { drink: normal(0.2, 0.03), otherwise: normal(0.3, 0.04) })),
  food_cost: formula('price * cost_share', 2),
  is_vegetarian: hidden(
    mapped(
      'item',
      columnOf(items, ([, , , vegetarian]) => (vegetarian ? 1 : 0)),
    ),
  ),
  vegetarian: flag('is_vegetarian == 1'),
  kilocalories: mapped(
    'item',
    columnOf(items, ([, , , , kilocalories]) => kilocalories),
  ),
  is_later: hidden(flag('edition > 0')),
  is_special: flag(`is_later || plain_name in ${JSON.stringify(specials)}`),
  is_available: yes(0.96),
})
