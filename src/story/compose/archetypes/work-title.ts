import { text } from '../../../builders/texts.ts'
import type { ColumnBody } from '../../../schema/schema.ts'

const firsts =
  'Golden,Silent,Lost,Endless,Hidden,Broken,Bright,Last,First,Wild,Distant,Burning,Secret,Falling,Paper,Winter,Velvet,Hollow,Scarlet,Quiet'
const seconds =
  'Garden,Voyage,City,Winter,Light,Horizon,Mirror,River,Dream,Hour,Island,Letter,Orchard,Promise,Shore,Kingdom,Engine,Lantern,Stranger,Harvest,Road,Bridge,Tide,Season'

/** Titles of films, songs and shows. */
export const workTitle: ColumnBody = text({ values: ['The ', 'The ', 'A ', ''] }, { values: firsts.split(',') }, ' ', {
  values: seconds.split(','),
})
