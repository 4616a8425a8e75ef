import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isTurnUsedUp } from './turn-time.ts'

/** Number of requests and chunks of a connection in a turn from which on it is read after the others. */
const manyParts = 50

/** The open connections of this thread that are read first, in the order of their arrival. */
const quick = new Set<Socket>()

/** The open connections that brought many small parts in a turn: the one that did so last is at the end. */
const slow = new Set<Socket>()

/** The connections that wait for the next turn. */
const held = new Set<Socket>()

/** Time for which connections that wait are held further while new ones arrive, in milliseconds. Node.js accepts one in a turn. */
const acceptingTime = 15

/** When the connections that wait should have been released, or undefined where no turn has ended since. */
let due: number | undefined

/** Whether a connection was accepted since the last end of a turn: further ones may wait to be accepted. */
let isAccepting = false

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
      for (const sockets of [quick, slow, held]) sockets.delete(socket)
    })
    isAccepting = true
    // Node.js resumes a new socket in the next tick.
    if (held.size > 0) process.nextTick(hold, socket)
  })
  server.prependListener('request', ({ socket }) => readPart(socket))
}

/**
 * Tells that a request or a chunk of a connection was read. In a turn that is used up, and from a connection with many parts on, the other
 * connections wait for the next turn.
 */
export function readPart(socket: Socket): void {
  planEnd()
  const isLong = countPart(socket) === manyParts
  if (held.size > 0 || !(isLong || isTurnUsedUp())) return
  for (const other of [...quick, ...slow]) if (other !== socket && !other.isPaused()) hold(other)
}

function hold(socket: Socket): void {
  held.add(socket)
  socket.pause()
}

/** Calls a function at the end of the next turn, after the connections that wait for this one are read. */
export function afterNextTurn(callback: () => void): void {
  planEnd()
  next.push(callback)
}

/** Counts a part; returns the number of parts that were read of the connection without a break. */
function countPart(socket: Socket): number {
  if (socket !== read) {
    read = socket
    parts = 0
  }
  if (++parts === manyParts && (quick.delete(socket) || slow.delete(socket))) slow.add(socket)
  return parts
}

function mayAcceptMore(): boolean {
  const hasAccepted = isAccepting
  isAccepting = false
  due ??= performance.now()
  return hasAccepted && performance.now() - due < acceptingTime
}

function release(): void {
  if (held.size === 0) return
  isLastFirst = !isLastFirst
  for (const socket of [...(isLastFirst ? [...quick].toReversed() : quick), ...slow]) if (held.has(socket)) socket.resume()
  held.clear()
}

function planEnd(): void {
  if (isEndPlanned) return
  isEndPlanned = true
  setImmediate(endTurn)
}

function endTurn(): void {
  isEndPlanned = false
  if (held.size > 0 && mayAcceptMore()) {
    planEnd()
    return
  }
  due = undefined
  read = undefined
  release()
  for (const callback of now) callback()
  now = next
  next = []
  if (now.length > 0) planEnd()
}
