import { once } from 'node:events'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { whenEnded } from '../../src/server/when-ended.ts'

it('should call what waits for the end of a connection, unless it was removed', async () => {
  const socket = new Socket()
  const called: number[] = []
  const removals = [1, 2, 3].map((number) => whenEnded(socket, () => called.push(number)))
  removals[1]?.()
  socket.destroy()
  await once(socket, 'close')
  expect(called).toEqual([1, 3])
})

it('should print no warning when many answers wait on one connection', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error): void => void warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const socket = new Socket()
  for (let count = 0; count < 50; count++) whenEnded(socket, () => {})
  await turn()
  expect(warnings).toEqual([])
})
