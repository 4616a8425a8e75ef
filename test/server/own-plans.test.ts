import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isCompiled } from '../../src/engine/plan-cache.ts'
import type { SharedPlan } from '../../src/engine/task.ts'
import { openStory } from '../../src/pipeline.ts'
import { OwnPlans } from '../../src/server/own-plans.ts'

/** A plan as the planner sends it, with an id of its own: no other test has compiled it on this thread. */
function sentPlan(story: string): SharedPlan {
  return { ...structuredClone(openStory({ story, rows: 3, seed: 1, format: 'records', maxRows: 1000 }).plan), id: `own ${story}` }
}

it('should compile a plan in turns of the event loop', async () => {
  const plans = new OwnPlans()
  const [plan, other] = [sentPlan('a library with 3 members'), sentPlan('a zoo with 3 animals')]
  expect(plans.has(plan)).toBe(false)
  // One is compiled at a time.
  expect(plans.has(other)).toBe(false)
  let turns = 0
  while (!isCompiled(plan)) {
    await setImmediate()
    turns++
  }
  expect(turns).toBeGreaterThan(10)
  expect(plans.has(plan)).toBe(true)
  expect(isCompiled(other)).toBe(false)
})
