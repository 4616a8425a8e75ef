import { wordSet } from './word-set.ts'

/** Words that take a noun out of the trade to which it belongs alone: a wind farm grows nothing, and a blood bank has no accounts. */
export const compounds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['clinic', 'hospital', 'bank'].map((head) => [head, wordSet('vet vets veterinary animal pet blood food seed')] as const),
  ['farm', wordSet('wind solar photovoltaic pv server content click mining render')],
  ...['donation', 'donor'].map((head) => [head, wordSet('blood plasma organ platelet kidney marrow')] as const),
  ['event', wordSet('parking click login page tracking audit log system calendar sensor error security api webhook')],
])
