import type { Dice } from './dice.ts'

/** Words of many scripts, and words that mean something to JavaScript, to formulas or to SQL. */
const words = [
  'amount',
  'größe',
  '注文',
  'имя',
  'اسم',
  'नाम',
  'ชื่อ',
  'Ωmega',
  '_private',
  'naïve_2',
  '𝒳',
  'ｆｕｌｌ',
  'constructor',
  'toString',
  'hasOwnProperty',
  'this',
  'NaN',
  'undefined',
  'min',
  'days',
  'known',
  'select',
  'x'.repeat(63),
]

/** Names that are new to `taken`, which they are added to. */
export function newName(dice: Dice, taken: Set<string>): string {
  const word = dice.pick(words)
  let name = word
  for (let number = 2; taken.has(name); number++) name = `${word.slice(0, 58)}_${number}`
  taken.add(name)
  return name
}
