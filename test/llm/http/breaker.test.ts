import { describe, expect, it } from 'vitest'
import { BusyError } from '../../../src/llm/busy-error.ts'
import { createBreaker } from '../../../src/llm/http/breaker.ts'
import { Failure } from '../../../src/llm/http/failure.ts'

const fail = async (): Promise<never> => {
  await Promise.resolve()
  throw new Failure('network', 'no connection')
}
const succeed = (): Promise<string> => Promise.resolve('well')

describe('the breaker', () => {
  it('should let one of many probe, and the others only once that one came back well', async () => {
    let now = 0
    const breaker = createBreaker(() => now)
    for (let i = 0; i < 5; i++) await expect(breaker.run(fail, () => true)).rejects.toBeInstanceOf(Failure)
    now = 29_999
    await expect(breaker.run(succeed, () => true)).rejects.toBeInstanceOf(BusyError)
    now = 30_000
    const probe = breaker.run(succeed, () => true)
    await expect(breaker.run(succeed, () => true)).rejects.toBeInstanceOf(BusyError)
    expect(await probe).toBe('well')
    expect(await breaker.run(succeed, () => true)).toBe('well')
  })

  it('should count failures in a row only', async () => {
    const breaker = createBreaker(() => 0)
    for (let i = 0; i < 20; i++) await (i % 5 === 4 ? breaker.run(succeed, () => true) : breaker.run(fail, () => true).catch(() => null))
    expect(await breaker.run(succeed, () => true)).toBe('well')
  })

  it('should probe again when the one that did was called off', async () => {
    let now = 0
    const breaker = createBreaker(() => now)
    for (let i = 0; i < 5; i++) await breaker.run(fail, () => true).catch(() => null)
    now = 30_000
    const left = breaker.run(
      () => Promise.reject(new Error('gone')),
      () => false,
    )
    await expect(left).rejects.toThrow('gone')
    expect(await breaker.run(succeed, () => true)).toBe('well')
  })
})
