import { Chance } from './chance.ts'
import { honestTurn, sameTurn, slowTurn } from './honest-turn.ts'
import { costlyTurn, hostileTurn } from './hostile-turn.ts'
import type { Turn } from './turn.ts'

/** The queues from which clients take their turns. */
export type Queue = 'usual' | 'slow' | 'costly'

/** Turn number `number` of a queue; depends only on the seed. */
export function turnOf(seed: number, queue: Queue, number: number): Turn {
  const chance = new Chance(`${seed} ${queue} ${number}`)
  if (queue === 'slow') return slowTurn(chance)
  if (queue === 'costly') return costlyTurn(chance)
  return chance.weighted<() => Turn>([
    [60, () => honestTurn(chance)],
    [3, () => sameTurn(chance)],
    [37, () => hostileTurn(chance)],
  ])()
}
