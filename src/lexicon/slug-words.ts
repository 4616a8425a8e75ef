import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Plain words for addresses of pages. */
export function slugWords(): ReferenceList {
  return wordList({
    name: 'slug_words',
    description: 'A plain English word in lower case.',
    attribute: 'word',
    words: `acorn alder alpine amber anchor apple apricot april arbor arch arrow ash aspen atlas aurora autumn bamboo barley basil bay beacon birch
      blossom blue bolt bramble breeze bridge bright brook cabin candle canyon cape cedar chalk cherry cinder clay clear cliff cloud clover coast
      cobalt comet copper coral cotton cove crane creek crescent crimson crystal cypress daisy dawn deep delta dew dove drift dune dusk eagle early
      east echo elm ember emerald evergreen falcon fawn feather fern field fig finch fir flint forest forge fountain fox frost garden garnet gentle
      ginger glacier glade golden granite grape grove gull harbor harvest haven hawthorn hazel heather heron hickory hidden hill hollow honey
      horizon indigo inlet iris island ivory ivy jade jasper juniper kestrel kite lagoon lake lantern larch lark laurel lavender leaf lemon light
      lilac lily lime linden little lotus lunar lupine magnolia maple marble marigold marsh meadow mellow mercury mesa meteor mill mint misty moon
      morning moss mountain myrtle nectar nimbus noble north nova oak oasis ocean olive onyx opal orange orbit orchard orchid osprey otter palm
      pasture peach pearl pebble pepper pine plain plum pond poplar poppy prairie prism quail quarry quartz quiet rain raven reed ridge river robin
      rocky rose ruby rust saffron sage sail salt sand sapphire scarlet shell shore silent silver sky slate snow solar sorrel south spring spruce
      star stone storm stream summer summit sunny swan swift tall tamarack teal thistle thyme tide timber topaz trail tulip tundra twilight
      valley velvet verdant vine violet walnut water wave west wheat wild willow wind winter wisteria wood wren yarrow yellow zephyr`,
  })
}
