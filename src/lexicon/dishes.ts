import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Dishes and drinks of restaurants that deliver. */
export function dishes(): ReferenceList {
  return tableList({
    name: 'dishes',
    description: 'A dish: cuisine, course (main, side, drink, dessert), typical menu price in US dollars by judgement; mains sell most.',
    columns: { cuisine: 'text', dish: 'text', course: 'text', base_price: 'number', weight: 'number' },
    rows: `
      Italian|Margherita Pizza|main|13.5|8
      Italian|Pepperoni Pizza|main|15|8
      Italian|Quattro Formaggi Pizza|main|15.5|4
      Italian|Spaghetti Carbonara|main|15.5|6
      Italian|Lasagna al Forno|main|16|5
      Italian|Penne all'Arrabbiata|main|13.5|4
      Italian|Mushroom Risotto|main|16.5|3
      Italian|Gnocchi al Pesto|main|15|3
      Italian|Caprese Salad|side|9.5|3
      Italian|Bruschetta|side|7.5|4
      Italian|Garlic Focaccia|side|6|4
      Italian|Tiramisu|dessert|7.5|4
      Italian|Panna Cotta|dessert|7|2
      Italian|Sparkling Water|drink|3|3
      Italian|Blood Orange Soda|drink|3.5|3
      American|Classic Cheeseburger|main|12.5|9
      American|Bacon Burger|main|14|7
      American|Veggie Burger|main|12.5|4
      American|Buffalo Wings|main|13|6
      American|Pulled Pork Sandwich|main|13.5|4
      American|Fried Chicken Sandwich|main|13|6
      American|BBQ Ribs|main|19.5|3
      American|Cobb Salad|main|13|3
      American|French Fries|side|4.5|8
      American|Onion Rings|side|5.5|4
      American|Mac and Cheese|side|7|4
      American|Coleslaw|side|4|2
      American|Chocolate Brownie|dessert|5.5|3
      American|Vanilla Milkshake|drink|6|4
      American|Lemonade|drink|3.5|4
      Chinese|Kung Pao Chicken|main|14|6
      Chinese|Sweet and Sour Pork|main|14.5|6
      Chinese|Mapo Tofu|main|13|4
      Chinese|Beef with Broccoli|main|15|6
      Chinese|Chicken Chow Mein|main|13|6
      Chinese|Yangzhou Fried Rice|main|12|6
      Chinese|Dan Dan Noodles|main|13|4
      Chinese|Peking Duck|main|24|2
      Chinese|Pork Dumplings|side|8.5|6
      Chinese|Vegetable Spring Rolls|side|6|5
      Chinese|Hot and Sour Soup|side|6|3
      Chinese|Steamed Rice|side|3|5
      Chinese|Sesame Balls|dessert|6|2
      Chinese|Jasmine Tea|drink|3|3
      Chinese|Lychee Iced Tea|drink|4|2
      Indian|Chicken Tikka Masala|main|16|8
      Indian|Butter Chicken|main|16|8
      Indian|Lamb Rogan Josh|main|18|4
      Indian|Palak Paneer|main|14.5|5
      Indian|Chana Masala|main|13.5|4
      Indian|Chicken Biryani|main|16|6
      Indian|Dal Makhani|main|13|4
      Indian|Masala Dosa|main|13|3
      Indian|Vegetable Samosas|side|6.5|5
      Indian|Garlic Naan|side|4|8
      Indian|Basmati Rice|side|3.5|5
      Indian|Raita|side|3.5|2
      Indian|Gulab Jamun|dessert|5.5|3
      Indian|Mango Lassi|drink|4.5|5
      Indian|Masala Chai|drink|3.5|3
      Mexican|Tacos al Pastor|main|12.5|7
      Mexican|Carnitas Tacos|main|12.5|6
      Mexican|Chicken Burrito|main|12|8
      Mexican|Bean and Cheese Burrito|main|10.5|4
      Mexican|Chicken Quesadilla|main|11.5|5
      Mexican|Beef Enchiladas|main|14|4
      Mexican|Chilaquiles Verdes|main|12.5|3
      Mexican|Pozole Rojo|main|13.5|2
      Mexican|Guacamole with Chips|side|8.5|6
      Mexican|Elote|side|5|3
      Mexican|Refried Beans|side|4|3
      Mexican|Churros|dessert|6|4
      Mexican|Tres Leches Cake|dessert|6.5|2
      Mexican|Horchata|drink|4|4
      Mexican|Agua de Jamaica|drink|3.5|3
      Japanese|Tonkotsu Ramen|main|15.5|7
      Japanese|Miso Ramen|main|14.5|5
      Japanese|Salmon Nigiri Set|main|17|6
      Japanese|California Roll|main|10.5|6
      Japanese|Spicy Tuna Roll|main|11.5|6
      Japanese|Chicken Teriyaki|main|14.5|5
      Japanese|Tonkatsu Curry|main|15.5|4
      Japanese|Tempura Udon|main|14.5|4
      Japanese|Edamame|side|5.5|5
      Japanese|Gyoza|side|7.5|6
      Japanese|Miso Soup|side|3.5|5
      Japanese|Seaweed Salad|side|5.5|3
      Japanese|Mochi Ice Cream|dessert|6|3
      Japanese|Green Tea|drink|3|4
      Japanese|Ramune Soda|drink|3.5|2
      Thai|Pad Thai with Shrimp|main|15.5|8
      Thai|Green Curry with Chicken|main|15|7
      Thai|Red Curry with Tofu|main|14|5
      Thai|Massaman Beef Curry|main|16.5|4
      Thai|Pad See Ew|main|14.5|5
      Thai|Basil Chicken|main|14|5
      Thai|Pineapple Fried Rice|main|14|3
      Thai|Tom Yum Soup|side|7.5|4
      Thai|Papaya Salad|side|9|4
      Thai|Chicken Satay|side|8.5|5
      Thai|Jasmine Rice|side|3|5
      Thai|Mango Sticky Rice|dessert|7.5|4
      Thai|Thai Iced Tea|drink|4.5|5
      Thai|Coconut Water|drink|4|2
      Mediterranean|Chicken Souvlaki|main|15|6
      Mediterranean|Lamb Gyro|main|12.5|7
      Mediterranean|Moussaka|main|16|4
      Mediterranean|Grilled Sea Bass|main|22|2
      Mediterranean|Stuffed Peppers|main|14|3
      Mediterranean|Grilled Halloumi Wrap|main|12|4
      Mediterranean|Seafood Paella|main|21|3
      Mediterranean|Greek Salad|side|9.5|6
      Mediterranean|Tzatziki with Pita|side|6.5|5
      Mediterranean|Patatas Bravas|side|7|3
      Mediterranean|Marinated Olives|side|5|2
      Mediterranean|Orange Almond Cake|dessert|6|2
      Mediterranean|Greek Yogurt with Honey|dessert|5.5|2
      Mediterranean|Mint Lemonade|drink|4|4
      Korean|Bibimbap|main|14.5|8
      Korean|Bulgogi|main|17|6
      Korean|Kimchi Stew|main|14|5
      Korean|Korean Fried Chicken|main|16.5|7
      Korean|Japchae|main|14|4
      Korean|Spicy Pork Bowl|main|15|4
      Korean|Soft Tofu Stew|main|14|4
      Korean|Tteokbokki|side|9.5|5
      Korean|Kimchi|side|4|4
      Korean|Seafood Pancake|side|12|3
      Korean|Gimbap|side|8|4
      Korean|Hotteok|dessert|5.5|2
      Korean|Barley Tea|drink|3|3
      Korean|Yuzu Ade|drink|4.5|2
      Vietnamese|Beef Pho|main|14.5|9
      Vietnamese|Chicken Pho|main|14|6
      Vietnamese|Grilled Pork Banh Mi|main|10.5|7
      Vietnamese|Tofu Banh Mi|main|9.5|3
      Vietnamese|Bun Cha|main|14.5|4
      Vietnamese|Lemongrass Chicken Rice|main|14|5
      Vietnamese|Shaking Beef|main|18|2
      Vietnamese|Fresh Summer Rolls|side|7.5|6
      Vietnamese|Crispy Spring Rolls|side|7.5|5
      Vietnamese|Green Mango Salad|side|9|2
      Vietnamese|Broken Rice|side|3.5|2
      Vietnamese|Che Ba Mau|dessert|5.5|2
      Vietnamese|Vietnamese Iced Coffee|drink|5|5
      Vietnamese|Fresh Lime Soda|drink|4|3
      Middle Eastern|Chicken Shawarma|main|13|8
      Middle Eastern|Falafel Wrap|main|11|7
      Middle Eastern|Lamb Kofta|main|16|5
      Middle Eastern|Mixed Grill|main|21|3
      Middle Eastern|Beef Kebab Plate|main|16.5|5
      Middle Eastern|Shakshuka|main|12.5|3
      Middle Eastern|Mujaddara|main|11.5|2
      Middle Eastern|Hummus with Pita|side|7|7
      Middle Eastern|Baba Ghanoush|side|7|4
      Middle Eastern|Tabbouleh|side|7.5|4
      Middle Eastern|Fattoush|side|8|3
      Middle Eastern|Baklava|dessert|5.5|4
      Middle Eastern|Kunafa|dessert|7|2
      Middle Eastern|Ayran|drink|3|3
      French|Coq au Vin|main|23|3
      French|Beef Bourguignon|main|24|4
      French|Steak Frites|main|26|5
      French|Croque Monsieur|main|13.5|6
      French|Quiche Lorraine|main|12.5|5
      French|Duck Confit|main|25|2
      French|Ratatouille|main|15.5|3
      French|French Onion Soup|side|9.5|5
      French|Niçoise Salad|side|13|4
      French|Gratin Dauphinois|side|8|3
      French|Baguette with Butter|side|4|4
      French|Crème Brûlée|dessert|8.5|4
      French|Chocolate Mousse|dessert|7.5|3
      French|Sparkling Lemonade|drink|4|3`,
  })
}
