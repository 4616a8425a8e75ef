import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

const words: Readonly<Record<string, string>> = {
  Italian:
    'Bella_Vista Da_Marco Nonna_Rosa Il_Forno San_Gennaro Basilico Toscana Via_Roma Piccolo Sole_Mio Amalfi Pomodoro Trastevere Capri',
  American: `Liberty Route_12 Hickory Smokehouse Blue_Plate Old_Mill Copper_Skillet Lone_Oak Big_Sky Riverside Brooklyn Hometown Maple_Street
    Cactus_Jack`,
  Chinese:
    'Golden_Dragon Jade_Garden Lucky_Panda Red_Lantern Great_Wall Silk_Road Bamboo Lotus Sichuan Dragon_Gate Peony Plum_Blossom Fortune Canton',
  Indian: 'Spice_Route Saffron Rajasthan Namaste Masala Tandoor Bombay Maharaja Neem_Leaf Jaipur Rasoi Chai Ganges Cardamom',
  Mexican: 'El_Sol La_Casita Don_Pedro El_Agave La_Cazuela Tres_Amigos Oaxaca Azteca La_Paloma Jalisco Mi_Tierra El_Rancho La_Lupita Maya',
  Japanese: 'Sakura Kyoto Hana Tokyo Umi Zen Koi Fuji Nara Akari Kaze Mizu Hoshi Osaka',
  Thai: 'Bangkok Siam Lemongrass Chiang_Mai Orchid Golden_Elephant Phuket Basil_Leaf Mango_Tree Sawadee Ruby Chaophraya Coconut Ayutthaya',
  Mediterranean: 'Olive_Tree Santorini Aegean Mykonos Cyclades Athena Costa_Azul Thyme Marina Corfu Delphi Lemon_Grove Andalus',
  Korean: 'Seoul Hanok Arirang Busan Dokkaebi Gangnam Jeju Mapo Insadong Hanbok Dolsot Gogi Namsan Sarang',
  Vietnamese: 'Saigon Hanoi Hoa_Mai Golden_Lotus Little_Saigon Mekong Hoi_An Rice_Paper Sen Hue Red_River Dalat Star_Anise Tamarind',
  'Middle Eastern': 'Cedar Beirut Damascus Sultan Oasis Aladdin Petra Zaatar Sumac Jasmine Al_Amir Phoenicia Byblos Pomegranate',
  French:
    'Chez_Louis Le_Jardin La_Lune Petit_Paris Le_Marais Chez_Marie La_Belle_Époque Montmartre Le_Coq Provence La_Cigale Lavande Le_Zinc Belleville',
}

/** First words of restaurant names, by cuisine. */
export function restaurantWords(): ReferenceList {
  return tableList({
    name: 'restaurant_words',
    description: 'The first word of an invented restaurant name and the cuisine it promises.',
    columns: { cuisine: 'text', word: 'text' },
    rows: Object.entries(words)
      .flatMap(([cuisine, text]) => text.split(/\s+/).map((word) => `${cuisine}|${word.replaceAll('_', ' ')}`))
      .join('\n'),
  })
}
