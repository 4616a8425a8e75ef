import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Last words of restaurant names; a number after a colon is a weight. */
const suffixes: Readonly<Record<string, string>> = {
  Italian: 'Trattoria:5 Ristorante:4 Pizzeria:5 Osteria:3 Kitchen:1 Cucina:2',
  American: 'Grill:5 Diner:5 Burgers:4 BBQ:2 Kitchen:3 Tavern:2',
  Chinese: 'Restaurant:4 Kitchen:4 House:3 Noodle_House:3 Dumplings:2 Palace:2',
  Indian: 'Kitchen:5 Restaurant:4 Curry_House:3 Grill:1 Palace:2 Dhaba:2',
  Mexican: 'Taqueria:5 Cantina:4 Cocina_Mexicana:2 Grill:2 Tacos:3 Restaurante:2',
  Japanese: 'Sushi:5 Ramen:4 Kitchen:3 Izakaya:2 Bento:2 Japanese_Restaurant:2',
  Thai: 'Thai_Kitchen:5 Thai_Cuisine:4 Noodles:2 Thai_Restaurant:3 Street_Food:2',
  Mediterranean: 'Grill:4 Taverna:4 Kitchen:3 Mezze:3 Bistro:2',
  Korean: 'Korean_BBQ:4 Kitchen:4 Korean_House:3 Chicken:2 Bunsik:1',
  Vietnamese: 'Pho:4 Kitchen:4 Vietnamese_Restaurant:3 Banh_Mi:3 Noodle_Bar:2',
  'Middle Eastern': 'Grill:5 Shawarma:3 Kebab_House:3 Kitchen:3 Mezze:2',
  French: 'Bistro:5 Brasserie:4 Café:3 Restaurant:2 Crêperie:2',
}

/** Last words of restaurant names, by cuisine. */
export function restaurantSuffixes(): ReferenceList {
  return tableList({
    name: 'restaurant_suffixes',
    description: 'The last word of a restaurant name and the cuisine it belongs to.',
    columns: { cuisine: 'text', suffix: 'text', weight: 'number' },
    rows: Object.entries(suffixes)
      .flatMap(([cuisine, text]) => text.split(/\s+/).map((entry) => `${cuisine}|${entry.replaceAll('_', ' ').replace(':', '|')}`))
      .join('\n'),
  })
}
