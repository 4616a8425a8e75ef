import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isTurnUsedUp } from './turn-time.ts'

/** Number of requests and chunks of a connection in a turn from which on it is read after the others. */
const manyParts = 50

/** The open connections of this thread that are read first, in the order of their arrival. */
const quick = new Set<Socket>()

/** The open connections that brought many small parts in a turn: the one that did so last is at the end. */
const slow = new Set<Socket>()

/** The connections that wait for the next turn, in the order in which they are to be read. */
let held: Socket[] = []

/** What is to be done at the end of this turn. */
let now: (() => void)[] = []

/** What is to be done at the end of the next turn. */
let next: (() => void)[] = []

let isEndPlanned = false

/** Whether the connections that came last are read first: they are in every other turn, so that neither new ones nor old ones wait for all. */
let isLastFirst = false

/** The connection that was read last in this turn. */
let read: Socket | undefined

/** Number of requests and chunks that were read of it without a break. */
let parts = 0

/**
 * Lets the connections of a server share the turns of the event loop. Node.js parses up to 64 KB of each connection in a turn, which takes
 * milliseconds where they hold thousands of chunks or requests, and seconds where hundreds of connections send such bytes at once.
 */
export function shareReading(server: Server): void {
  server.on('connection', (socket) => {
    quick.add(socket)
    socket.once('close', () => {
      quick.delete(socket)
      slow.delete(socket)
    })
  })
  server.prependListener('request', ({ socket }) => readPart(socket))
}

/** Tells that a request or a chunk of a connection was read: in a turn that is used up, the other connections wait for the next one. */
export function readPart(socket: Socket): void {
  planEnd()
  countPart(socket)
  if (held.length > 0 || !isTurnUsedUp()) return
  isLastFirst = !isLastFirst
  const others = [...(isLastFirst ? [...quick].toReversed() : quick), ...slow]
  held = others.filter((other) => other !== socket && !other.isPaused())
  for (const other of held) other.pause()
}

/** Calls a function at the end of the next turn, after the connections that wait for this one are read. */
export function afterNextTurn(callback: () => void): void {
  planEnd()
  next.push(callback)
}

function countPart(socket: Socket): void {
  if (socket !== read) {
    read = socket
    parts = 0
  }
  if (++parts !== manyParts) return
  if (quick.delete(socket) || slow.delete(socket)) slow.add(socket)
}

function planEnd(): void {
  if (isEndPlanned) return
  isEndPlanned = true
  setImmediate(endTurn)
}

function endTurn(): void {
  isEndPlanned = false
  read = undefined
  for (const socket of held) socket.resume()
  held = []
  for (const callback of now) callback()
  now = next
  next = []
  if (now.length > 0) planEnd()
}
