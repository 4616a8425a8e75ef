import { formula, mapped } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, table } from '../../builders/table.ts'
import { columnOf } from '../column-of.ts'

interface BoxType {
  readonly name: string
  readonly theme: string
  readonly price: number
  readonly items: number
  readonly audience: string
}

/** The range, by the place in it. */
const range: Readonly<Record<string, BoxType>> = {
  0: { name: 'Morning Roast', theme: 'coffee', price: 24.9, items: 3, audience: 'adults' },
  1: { name: 'Snack World', theme: 'snacks', price: 19.9, items: 8, audience: 'everyone' },
  2: { name: 'Glow Kit', theme: 'beauty', price: 29.9, items: 5, audience: 'adults' },
  3: { name: 'Happy Paws', theme: 'pets', price: 34.9, items: 6, audience: 'pets' },
  4: { name: 'Page Turner', theme: 'books', price: 22.9, items: 2, audience: 'adults' },
  5: { name: 'Little Makers', theme: 'crafts', price: 27.9, items: 4, audience: 'children' },
  6: { name: 'Cellar Six', theme: 'wine', price: 79.9, items: 6, audience: 'adults' },
  7: { name: 'Green Thumb', theme: 'plants', price: 32.9, items: 3, audience: 'everyone' },
  8: { name: 'Pantry Crate', theme: 'gourmet_food', price: 49.9, items: 7, audience: 'everyone' },
  9: { name: 'Fit Fuel', theme: 'sports_nutrition', price: 39.9, items: 6, audience: 'adults' },
}

/** The boxes one can subscribe to. */
export const boxTypes = table('box_types', 10, {
  box_type_id: id(),
  place: hidden(formula('(box_type_id - 1) % 10')),
  name: mapped(
    'place',
    columnOf(range, ({ name }) => name),
  ),
  theme: mapped(
    'place',
    columnOf(range, ({ theme }) => theme),
  ),
  price: mapped(
    'place',
    columnOf(range, ({ price }) => price),
    2,
  ),
  currency: constant('USD'),
  item_count: mapped(
    'place',
    columnOf(range, ({ items }) => items),
  ),
  audience: mapped(
    'place',
    columnOf(range, ({ audience }) => audience),
  ),
})
