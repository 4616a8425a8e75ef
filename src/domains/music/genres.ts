import { facts } from '../../builders/facts.ts'

/** By genre: its weight among artists, its weight among the favorites of listeners, and the weights of how its artists appear. */
export const genres = facts(['weight', 'favorite', 'acts'], {
  pop: [22, 23, { person: 78, band: 20, dj: 2 }],
  hip_hop: [20, 20, { person: 30, band: 8, rapper: 62 }],
  rock: [13, 14, { person: 22, band: 78 }],
  electronic: [11, 10, { person: 16, band: 28, dj: 56 }],
  r_and_b: [8, 8, { person: 80, band: 20 }],
  latin: [8, 9, { person: 72, band: 28 }],
  indie: [7, 6, { person: 32, band: 68 }],
  country: [4, 4, { person: 82, band: 18 }],
  jazz: [2, 2, { person: 80, band: 20 }],
  classical: [2, 2, { person: 100 }],
  metal: [2, 1, { person: 3, band: 97 }],
  folk: [1, 1, { person: 66, band: 34 }],
})
