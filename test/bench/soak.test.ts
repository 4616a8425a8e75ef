import { describe, expect, it } from 'vitest'
import { Chance } from '../../bench/soak/chance.ts'
import { hostileSchemas } from '../../bench/soak/hostile-schemas.ts'
import { type Seen, judge } from '../../bench/soak/judge.ts'
import { Tally } from '../../bench/soak/tally.ts'
import { get, patient } from '../../bench/soak/turn.ts'

const many = (count: number, of: (place: number) => number): number[] => Array.from({ length: count }, (_, place) => of(place))
const good: Seen = {
  memory: many(90, () => 400),
  health: many(1000, () => 2),
  answers: 1000,
  serverErrors: 0,
  wrong: 0,
  differing: 0,
  failedProbes: 0,
  leftOver: { active: 0 },
}

/** The gates that are missed. */
const missed = (seen: Partial<Seen>): number[] =>
  judge({ ...good, ...seen }).flatMap(({ reached }, place) => (reached === false ? [place] : []))

describe('the gates of a soak', () => {
  it.each<[string, Partial<Seen>, number[]]>([
    ['nothing is wrong', {}, []],
    ['memory grew before the last third', { memory: many(90, (second) => Math.min(second * 6, 350)) }, []],
    ['memory grows in the last third', { memory: many(90, (second) => 200 + 3 * second) }, [0]],
    ['memory is at the limit once in the last third', { memory: many(90, (second) => (second === 70 ? 600 : 400)) }, [1]],
    ['health is late once in a hundred times', { health: many(1000, (place) => (place < 10 ? 80 : 2)) }, []],
    ['health is late more often', { health: many(1000, (place) => (place < 11 ? 80 : 2)) }, [2]],
    ['health was not answered', { failedProbes: 1 }, [3]],
    ['there was a 500', { serverErrors: 1 }, [4]],
    ['an honest request was refused', { wrong: 1 }, [5]],
    ['bytes differed', { differing: 1 }, [6]],
    ['a response is left over', { leftOver: { active: 1 } }, [7]],
    ['the service does not tell what is left over', { leftOver: { active: Number.NaN } }, [7]],
  ])('should be missed where they say: %s', (_name, seen, gates) => {
    expect(missed(seen)).toEqual(gates)
  })
})

describe('the tally of a soak', () => {
  const ask = get('/api/health', patient)
  const slow = get('/api/health', { ...patient, bytesPerSecond: 0 })
  const answer = { status: 200, ending: 'whole', bytes: 10, seconds: 1, problem: '', sha256: 'a', headers: {} } as const

  it('should distinguish what is allowed and what is not', () => {
    const tally = new Tally(0, 1)
    const add = (honest: boolean, of: object, same = false, asked = ask): void =>
      tally.addAnswer(90_000, { kind: 'one', honest, asks: [asked], same }, asked, { ...answer, ...of })
    for (const fine of [{}, { status: 503 }, { status: 200, ending: 'left' }, { status: 0, ending: 'left' }]) add(true, fine)
    for (const fine of [{ status: 422 }, { status: 0, ending: 'broken' }]) add(false, fine)
    add(true, { ending: 'broken' }, false, slow)
    expect(tally.counts).toMatchObject({ serverErrors: 0, wrong: 0, differing: 0 })
    add(false, { status: 500 })
    for (const wrong of [{ status: 422 }, { ending: 'broken' }, { status: 0, ending: 'unanswered' }]) add(true, wrong)
    for (const sha256 of ['a', 'a', 'b']) add(true, { sha256 }, true)
    expect(tally.counts).toMatchObject({ answers: 14, serverErrors: 1, wrong: 3, differing: 1 })
    expect(tally.minutes).toHaveLength(1)
    expect(tally.defects.map(({ what }) => what.trim())).toEqual([
      'answered 500',
      'answered 422',
      'broken',
      'unanswered',
      'differs from an earlier answer',
    ])
  })
})

describe('the requests of a soak test', () => {
  it('should be the same for the same name, and another for another', () => {
    const draw = (name: string): string => JSON.stringify(hostileSchemas['a million children']?.(new Chance(name)))
    expect(draw('1 costly 5')).toBe(draw('1 costly 5'))
    expect(draw('1 costly 5')).not.toBe(draw('2 costly 5'))
  })
})
