import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { compiledPlan } from '../../src/engine/plan-cache.ts'
import type { SharedPlan } from '../../src/engine/task.ts'
import { openStory } from '../output/opened.ts'
import { madeBytes, tasksOf } from '../output/made-bytes.ts'

const stories = [...domains.values()].slice(0, 14).map(({ story }) => story)
const open = (story: string) => openStory({ story, rows: 5, seed: 3, format: 'records', maxRows: 1e6 })

function planOf(story: string): SharedPlan {
  const [task] = tasksOf(open(story))
  if (task === undefined) throw new Error('There is no task')
  return task.plan
}

/** How often the JSON of plans is read while something is done: a plan is compiled of it on a thread that has not made it. */
function readingsOf(plans: readonly SharedPlan[], act: () => void): number {
  let readings = 0
  const texts = plans.map(({ json }) => json)
  for (const [place, plan] of plans.entries())
    Object.defineProperty(plan, 'json', { configurable: true, get: () => (readings++, texts[place]) })
  try {
    act()
  } finally {
    for (const [place, plan] of plans.entries()) Object.defineProperty(plan, 'json', { configurable: true, value: texts[place] })
  }
  return readings
}

describe('plans', () => {
  it('should be built and compiled once by the thread that asks for them, when fourteen stories are read in turn', () => {
    const plans = stories.map(planOf)
    const first = stories.map((story) => madeBytes(open(story).steps()))
    const readings = readingsOf(plans, () => {
      for (let round = 0; round < 2; round++)
        for (const [place, story] of stories.entries()) {
          expect(planOf(story)).toBe(plans[place])
          expect(madeBytes(open(story).steps()).equals(first[place] ?? Buffer.alloc(0))).toBe(true)
        }
    })
    expect(readings).toBe(0)
  })

  it('should be compiled once from the message of another thread, and again only for another plan', () => {
    const plans = stories.map(planOf)
    const sent = (): SharedPlan[] => plans.map((plan) => structuredClone(plan))
    const compiled = sent().map(compiledPlan)
    const again = sent()
    expect(readingsOf(again, () => void again.map(compiledPlan))).toBe(0)
    for (const [place, plan] of again.entries()) expect(compiledPlan(plan)).toBe(compiled[place])
    const other = { ...structuredClone(plans[0] as SharedPlan), id: 'another plan' }
    expect(readingsOf([other], () => void compiledPlan(other))).toBe(1)
  })
})
