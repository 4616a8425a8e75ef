import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** By type of farm: the factor for the weight of each group of crops. */
const byFarmType: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  arable: { cereal: 20, oilseed: 20, root: 20, legume: 20, vegetable: 3, forage: 2 },
  mixed: { cereal: 20, oilseed: 16, root: 16, legume: 20, vegetable: 12, forage: 60 },
  vegetable: { cereal: 2, oilseed: 1, root: 40, legume: 40, vegetable: 200, forage: 2 },
  livestock_and_forage: { cereal: 12, oilseed: 3, root: 2, legume: 10, vegetable: 1, forage: 240 },
}

/** Crop, group, season, variety, days from sowing to harvest, tonnes per hectare, weight. */
const rows = `
      winter_wheat|cereal|autumn|Skyfall|285|7.4|24
      winter_wheat|cereal|autumn|Reform|290|7.8|14
      winter_barley|cereal|autumn|KWS Orbit|270|7.1|10
      winter_rye|cereal|autumn|Binntto|290|6.2|5
      winter_rapeseed|oilseed|autumn|Ambassador|310|3.6|12
      garlic|vegetable|autumn|Messidrome|255|9|1
      corn|cereal|spring|P9911|135|10.6|26
      corn|cereal|spring|DKC 3450|128|10.1|14
      soybeans|oilseed|spring|Merlin|130|3.2|18
      soybeans|oilseed|spring|P19A14|135|3.4|12
      spring_wheat|cereal|spring|Quintus|118|4.8|7
      spring_barley|cereal|spring|Laureate|115|5.9|8
      oats|cereal|spring|Max|112|4.7|4
      sunflowers|oilseed|spring|NK Neoma|125|2.6|5
      potatoes|root|spring|Agria|125|42|5
      potatoes|root|spring|Maris Piper|120|40|3
      sugar_beet|root|spring|Annarosa|180|74|5
      peas|legume|spring|Astronaute|98|3.3|3
      lentils|legume|spring|Anicia|105|1.5|2
      onions|vegetable|spring|Red Baron|140|44|2
      carrots|vegetable|spring|Nerac|135|52|2
      tomatoes|vegetable|spring|Heinz 1015|115|78|1
      pumpkins|vegetable|spring|Hokkaido|110|24|1
      corn_silage|forage|spring|Amaroc|118|44|5
      green_beans|vegetable|summer|Stanley|65|9.5|4
      lettuce|vegetable|summer|Maximus|58|27|5
      broccoli|vegetable|summer|Parthenon|85|15|4
      cabbage|vegetable|summer|Storema|120|52|4
      buckwheat|cereal|summer|Zita|88|1.4|3
      millet|cereal|summer|Kornberger|95|2.4|2
      leeks|vegetable|summer|Harston|130|36|2`

/** One entry for each crop and type of farm, because a sowing selects its crop by both the type and the season. */
function rowsByFarmType(): string {
  const lines = rows.trim().split('\n')
  return Object.entries(byFarmType)
    .flatMap(([type, factors]) =>
      lines.map((line) => {
        const [crop = '', group = '', season = '', variety = '', days = '', tonnes = '', weight = ''] = line.trim().split('|')
        return [crop, group, season, `${season}_${type}`, variety, days, tonnes, Number(weight) * (factors[group] ?? 1)].join('|')
      }),
    )
    .join('\n')
}

/** Crops of the temperate zone. */
export function crops(): ReferenceList {
  return tableList({
    name: 'crops',
    description:
      'A crop: group, season of sowing in the northern hemisphere, season and type of farm, a variety, days from sowing to harvest and tonnes a hectare, rounded after ' +
      'FAOSTAT and extension services; weights by area, by judgement.',
    columns: {
      crop: 'text',
      crop_group: 'text',
      season: 'text',
      sowing: 'text',
      variety: 'text',
      growing_days: 'number',
      tonnes_per_hectare: 'number',
      weight: 'number',
    },
    rows: rowsByFarmType(),
  })
}
