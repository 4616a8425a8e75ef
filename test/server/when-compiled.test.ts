import { expect, it } from 'vitest'
import type { Opening } from '../../src/output/opening.ts'
import { answer } from '../../src/planner/answer.ts'
import { type Core, createCore } from '../../src/server/core.ts'
import { whenCompiled } from '../../src/server/when-compiled.ts'

const request = { rows: 3, seed: 1, format: 'records', maxRows: 1000 }

/** A generator that gets plans as from another thread, all of them cheap or none. */
function coreOf(isCheap: boolean): Core {
  return createCore((call) => {
    const answered = answer(call)
    if ('error' in answered) return Promise.resolve(answered)
    const opening = answered.value as Opening
    return Promise.resolve({ value: { ...opening, plan: structuredClone(opening.plan), isCheap } })
  })
}

function counted(core: Core, story: string) {
  const opened = { times: 0, open: () => core.openStory({ ...request, story, seed: ++opened.times }) }
  return opened
}

it('should open an output once more when its plan is compiled', async () => {
  const core = coreOf(true)
  const opened = counted(core, 'a bakery with 3 customers')
  expect((await whenCompiled(core, opened.open)).isCheap).toBe(true)
  expect(opened.times).toBe(3)
})

it('should wait for a plan that is compiled before', async () => {
  const core = coreOf(true)
  const [first, second] = [counted(core, 'a gym with 3 members'), counted(core, 'a farm with 3 fields')]
  const outputs = await Promise.all([whenCompiled(core, first.open), whenCompiled(core, second.open)])
  expect(outputs).toMatchObject([{ isCheap: true }, { isCheap: true }])
  expect(first.times + second.times).toBeLessThan(9)
})

it('should not wait for a plan that is too expensive for the thread', async () => {
  const core = coreOf(false)
  const opened = counted(core, 'a clinic with 3 patients')
  expect((await whenCompiled(core, opened.open)).isCheap).toBe(false)
  expect(opened.times).toBe(2)
})

it('should end when it is not wanted any more', async () => {
  const core = coreOf(true)
  const opened = counted(core, 'a museum with 3 paintings')
  expect((await whenCompiled(core, opened.open, () => opened.times < 2)).isCheap).toBe(false)
  expect(opened.times).toBe(2)
})
