import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Products of a shop, with category, price and weight. */
export function products(): ReferenceList {
  return tableList({
    name: 'products',
    description: 'A thing a general shop sells: category, typical retail price in US dollars, shipping weight in grams; both by judgement.',
    columns: { category: 'text', noun: 'text', base_price: 'number', unit_weight_grams: 'number' },
    rows: `
      Electronics|Headphones|79.99|280
      Electronics|Bluetooth Speaker|49.99|620
      Electronics|Phone Charger|19.99|110
      Electronics|Power Bank|29.99|240
      Electronics|USB Cable|9.99|45
      Electronics|Keyboard|59.99|780
      Electronics|Computer Mouse|29.99|110
      Electronics|Webcam|54.99|160
      Electronics|Monitor Stand|39.99|1900
      Electronics|Laptop Stand|34.99|950
      Electronics|Smart Watch|149.99|60
      Electronics|Fitness Tracker|69.99|35
      Electronics|Tablet|249.99|490
      Electronics|E-Reader|119.99|205
      Electronics|Wireless Earbuds|89.99|55
      Electronics|Smart Plug|14.99|85
      Electronics|Security Camera|64.99|230
      Electronics|Portable SSD|94.99|65
      Electronics|Wi-Fi Router|99.99|520
      Electronics|Alarm Clock|24.99|310
      Electronics|Phone Case|17.99|40
      Home & Kitchen|Desk Lamp|34.99|1200
      Home & Kitchen|Frying Pan|39.99|1150
      Home & Kitchen|Saucepan|34.99|1100
      Home & Kitchen|Chef Knife|44.99|230
      Home & Kitchen|Cutting Board|24.99|1300
      Home & Kitchen|Mixing Bowl|19.99|650
      Home & Kitchen|Coffee Mug|11.99|350
      Home & Kitchen|Dinner Plate|13.99|600
      Home & Kitchen|Electric Kettle|39.99|1150
      Home & Kitchen|Toaster|44.99|1800
      Home & Kitchen|Coffee Maker|79.99|2700
      Home & Kitchen|Blender|69.99|3100
      Home & Kitchen|Storage Box|15.99|800
      Home & Kitchen|Throw Pillow|22.99|480
      Home & Kitchen|Blanket|39.99|1200
      Home & Kitchen|Bath Towel|18.99|550
      Home & Kitchen|Picture Frame|16.99|450
      Home & Kitchen|Wall Clock|29.99|750
      Home & Kitchen|Vase|26.99|1100
      Home & Kitchen|Laundry Basket|24.99|1000
      Home & Kitchen|Water Carafe|21.99|700
      Clothing|T-Shirt|19.99|180
      Clothing|Long-Sleeve Shirt|29.99|240
      Clothing|Polo Shirt|34.99|240
      Clothing|Hoodie|49.99|560
      Clothing|Sweater|54.99|450
      Clothing|Cardigan|59.99|420
      Clothing|Jeans|59.99|650
      Clothing|Chinos|49.99|480
      Clothing|Shorts|32.99|250
      Clothing|Joggers|39.99|380
      Clothing|Dress|64.99|320
      Clothing|Skirt|44.99|260
      Clothing|Bomber Jacket|89.99|620
      Clothing|Winter Coat|149.99|1400
      Clothing|Vest|44.99|300
      Clothing|Socks|9.99|60
      Clothing|Scarf|24.99|160
      Clothing|Beanie|17.99|90
      Clothing|Baseball Cap|21.99|100
      Clothing|Gloves|24.99|110
      Clothing|Pajama Set|42.99|480
      Beauty|Shampoo|11.99|420
      Beauty|Conditioner|11.99|420
      Beauty|Body Lotion|13.99|450
      Beauty|Hand Cream|8.99|90
      Beauty|Face Cream|24.99|120
      Beauty|Face Serum|29.99|90
      Beauty|Cleansing Gel|14.99|220
      Beauty|Toner|15.99|240
      Beauty|Sunscreen|16.99|160
      Beauty|Lip Balm|4.99|15
      Beauty|Lipstick|16.99|25
      Beauty|Mascara|14.99|25
      Beauty|Nail Polish|8.99|45
      Beauty|Soap Bar|6.99|110
      Beauty|Shower Gel|7.99|320
      Beauty|Deodorant|7.99|95
      Beauty|Hair Mask|17.99|260
      Beauty|Beard Oil|15.99|70
      Beauty|Body Scrub|15.99|300
      Beauty|Eau de Toilette|49.99|290
      Sports & Outdoors|Yoga Mat|34.99|1200
      Sports & Outdoors|Dumbbell|29.99|5000
      Sports & Outdoors|Resistance Band|14.99|180
      Sports & Outdoors|Jump Rope|12.99|170
      Sports & Outdoors|Foam Roller|24.99|700
      Sports & Outdoors|Water Bottle|22.99|320
      Sports & Outdoors|Backpack|69.99|950
      Sports & Outdoors|Duffel Bag|49.99|850
      Sports & Outdoors|Tent|159.99|3200
      Sports & Outdoors|Sleeping Bag|84.99|1600
      Sports & Outdoors|Camping Chair|44.99|3400
      Sports & Outdoors|Headlamp|29.99|90
      Sports & Outdoors|Trekking Poles|54.99|520
      Sports & Outdoors|Bike Helmet|59.99|330
      Sports & Outdoors|Bike Light|24.99|80
      Sports & Outdoors|Soccer Ball|27.99|430
      Sports & Outdoors|Basketball|32.99|620
      Sports & Outdoors|Tennis Racket|89.99|310
      Sports & Outdoors|Swim Goggles|17.99|60
      Sports & Outdoors|Cooler Box|49.99|2400
      Toys & Games|Building Blocks|29.99|1100
      Toys & Games|Jigsaw Puzzle|18.99|750
      Toys & Games|Board Game|34.99|1300
      Toys & Games|Card Game|14.99|250
      Toys & Games|Stuffed Bear|19.99|350
      Toys & Games|Doll|24.99|400
      Toys & Games|Dollhouse|89.99|5200
      Toys & Games|Toy Train|39.99|1200
      Toys & Games|Toy Car|9.99|180
      Toys & Games|Race Track|49.99|1700
      Toys & Games|Play Kitchen|119.99|9500
      Toys & Games|Tea Set|24.99|700
      Toys & Games|Kite|21.99|260
      Toys & Games|Yo-Yo|9.99|70
      Toys & Games|Spinning Top|7.99|60
      Toys & Games|Memory Game|15.99|400
      Toys & Games|Chess Set|39.99|1500
      Toys & Games|Domino Set|19.99|600
      Toys & Games|Marble Run|34.99|1400
      Toys & Games|Balance Bike|79.99|3800
      Books & Stationery|Notebook|9.99|280
      Books & Stationery|Sketchbook|14.99|480
      Books & Stationery|Weekly Planner|19.99|380
      Books & Stationery|Journal|16.99|330
      Books & Stationery|Pencil Case|12.99|120
      Books & Stationery|Ballpoint Pen|4.99|20
      Books & Stationery|Fountain Pen|34.99|35
      Books & Stationery|Pencil Set|9.99|110
      Books & Stationery|Marker Set|14.99|220
      Books & Stationery|Desk Organizer|22.99|850
      Books & Stationery|Document Folder|7.99|140
      Books & Stationery|Ring Binder|8.99|420
      Books & Stationery|Bookmark|4.99|15
      Books & Stationery|Bookends|21.99|1200
      Books & Stationery|Greeting Cards|9.99|160
      Books & Stationery|Wall Calendar|14.99|350
      Books & Stationery|Letter Opener|11.99|60
      Books & Stationery|Clipboard|8.99|290
      Books & Stationery|Recipe Book|24.99|900
      Books & Stationery|Travel Guide|19.99|520
      Grocery|Olive Oil|12.99|950
      Grocery|Coffee Beans|14.99|500
      Grocery|Green Tea|6.99|120
      Grocery|Herbal Tea|5.99|100
      Grocery|Honey|8.99|500
      Grocery|Peanut Butter|5.99|480
      Grocery|Strawberry Jam|4.99|400
      Grocery|Granola|6.99|450
      Grocery|Rolled Oats|4.49|900
      Grocery|Pasta|2.49|510
      Grocery|Basmati Rice|7.99|1000
      Grocery|Tomato Sauce|3.99|620
      Grocery|Dark Chocolate|3.99|110
      Grocery|Almonds|9.99|400
      Grocery|Trail Mix|7.99|420
      Grocery|Dried Mango|6.49|220
      Grocery|Black Pepper|4.99|90
      Grocery|Maple Syrup|11.99|620
      Grocery|Apple Cider Vinegar|5.49|1050
      Grocery|Crackers|3.79|230`,
  })
}
