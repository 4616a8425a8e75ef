import { beforeAll, describe, expect, it } from 'vitest'
import { gamingRules as rules } from './gaming/rules.ts'
import { type Generated, generateTables, groupsBy, type Row, shareOf, tableOf } from './generate.ts'
import { distinct, failing, failingPairs, number, sum, text, time } from './rows.ts'

const story = 'gaming platform with players, matches and achievements'
describe('gaming', () => {
  let data: Generated
  let players: readonly Row[]
  let sessions: readonly Row[]
  beforeAll(() => {
    data = generateTables(story, 20_000, 5)
    players = tableOf(data, 'players')
    sessions = tableOf(data, 'sessions')
  })

  it('should have 4 sessions, 7.2 matches and 3 achievements for each player', () => {
    expect(data.meta.domain).toBe('gaming')
    expect(Object.entries(data.meta.row_counts)).toEqual([
      ['players', 20_000],
      ['sessions', 80_000],
      ['matches', 144_000],
      ['achievements', 60_000],
      ['purchases', 24_000],
    ])
  })

  it.each(rules)('should %s', (_, broken) => {
    expect(broken(data)).toEqual([])
  })

  it.each([0, 1, 2, 10, 137])('should hold all this for %i players', (rows) => {
    const small = generateTables(story, rows, 11)
    expect(tableOf(small, 'players')).toHaveLength(rows)
    for (const [name, broken] of rules) expect(broken(small), name).toEqual([])
  })

  it.each([
    ['players', 'player_id', 'registered_at'],
    ['sessions', 'session_id', 'started_at'],
    ['purchases', 'purchase_id', 'purchased_at'],
  ] as const)('should number %s from 1 in order of time', (table, id, column) => {
    const rows = tableOf(data, table)
    expect(rows.findIndex((row, i) => row[id] !== i + 1)).toBe(-1)
    expect(failingPairs(rows, (earlier, later) => text(earlier, column) <= text(later, column))).toEqual([])
  })

  it('should keep gamertags and e-mail addresses unique', () => {
    expect(distinct(players, 'gamertag')).toBe(players.length)
    expect(distinct(players, 'email')).toBe(players.length)
  })

  it('should finish the tutorial on the first evening', () => {
    const registered = new Map(players.map((row) => [row['player_id'], time(row, 'registered_at')]))
    const tutorials = tableOf(data, 'achievements').filter((row) => row['name'] === 'First Steps')
    expect(
      failing(tutorials, (row) => time(row, 'unlocked_at') - (registered.get(row['player_id'] ?? null) ?? NaN) < 2 * 3_600_000),
    ).toEqual([])
    expect(tutorials).toHaveLength(players.filter((row) => number(row, 'achievements_unlocked') > 0).length)
  })

  it('should play on devices of the platform', () => {
    const devices: Readonly<Record<string, RegExp>> = {
      PC: /Windows|Steam/,
      'PlayStation 5': /^PlayStation 5/,
      'PlayStation 4': /^PlayStation 4/,
      'Xbox Series X|S': /^Xbox Series [XS]$/,
      'Nintendo Switch': /^Nintendo Switch/,
      Android: /Galaxy|Pixel|Redmi|OnePlus/,
      iOS: /iPhone|iPad/,
    }
    expect(failing(sessions, (row) => devices[text(row, 'platform')]?.test(text(row, 'device')) === true)).toEqual([])
  })

  it('should serve players in a region of their country', () => {
    const regions: Readonly<Record<string, RegExp>> = {
      'United States': /^NA-/,
      Germany: /^EU-Central$/,
      France: /^EU-West$/,
      Brazil: /^South/,
      Australia: /^Oceania$/,
    }
    expect(failing(players, (row) => regions[text(row, 'country')]?.test(text(row, 'region')) !== false)).toEqual([])
  })

  it('should win as often as a mode allows', () => {
    const modes = groupsBy(tableOf(data, 'matches'), 'mode')
    const wins = (mode: string): number => shareOf(modes.get(mode) ?? [], (row) => row['result'] === 'win')
    expect(Math.abs(wins('Team Deathmatch') - 0.49)).toBeLessThan(0.02)
    expect(Math.abs(wins('Ranked') - 0.49)).toBeLessThan(0.02)
    expect(wins('Battle Royale')).toBeGreaterThan(0.015)
    expect(wins('Battle Royale')).toBeLessThan(0.045)
  })

  it('should do better in matches that are won', () => {
    const results = groupsBy(
      tableOf(data, 'matches').filter((row) => row['mode'] === 'Team Deathmatch'),
      'result',
    )
    const ratio = (result: string): number => sum(results.get(result) ?? [], 'kills') / sum(results.get(result) ?? [], 'deaths')
    expect(ratio('win')).toBeGreaterThan(1.2)
    expect(ratio('loss')).toBeLessThan(0.9)
  })

  it('should unlock common achievements most and legendary ones hardly ever', () => {
    const rarities = groupsBy(tableOf(data, 'achievements'), 'rarity')
    const counts = ['common', 'uncommon', 'rare', 'epic', 'legendary'].map((rarity) => rarities.get(rarity)?.length ?? 0)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[4]).toBeLessThan((counts[0] as number) / 100)
  })

  it('should be busiest in the evening and at weekends', () => {
    const atHour = (row: Row): number => Number(text(row, 'started_at').slice(11, 13))
    expect(shareOf(sessions, (row) => atHour(row) >= 18 && atHour(row) < 23)).toBeGreaterThan(0.4)
    expect(shareOf(sessions, (row) => atHour(row) >= 3 && atHour(row) < 8)).toBeLessThan(0.05)
    expect(shareOf(sessions, (row) => [0, 6].includes(new Date(time(row, 'started_at')).getUTCDay()))).toBeGreaterThan(0.34)
  })

  it('should aim better with more skill', () => {
    const skills = new Map(players.map((row) => [row['player_id'], number(row, 'skill_rating')]))
    const skillOf = (row: Row): number => skills.get(row['player_id'] ?? null) ?? NaN
    const accuracy = (low: number, high: number): number => {
      const some = tableOf(data, 'matches').filter((row) => skillOf(row) >= low && skillOf(row) < high)
      return sum(some, 'accuracy_percent') / some.length
    }
    expect(accuracy(1700, 4000)).toBeGreaterThan(accuracy(500, 1100) + 3)
  })

  it('should unlock achievements at hours of play', () => {
    const hours = Array.from({ length: 24 }, () => 0)
    for (const row of tableOf(data, 'achievements')) {
      const hour = Number(text(row, 'unlocked_at').slice(11, 13))
      hours[hour] = (hours[hour] ?? 0) + 1
    }
    expect(Math.min(...hours.slice(19, 22))).toBeGreaterThan(10 * Math.max(...hours.slice(4, 8)))
  })

  it('should have few players with many sessions, and many with few', () => {
    const sizes = [...groupsBy(sessions, 'player_id').values()].map((group) => group.length).toSorted((a, b) => b - a)
    const top = sizes.slice(0, 2000).reduce((total, size) => total + size, 0)
    expect(top / sessions.length).toBeGreaterThan(0.25)
    expect(sizes[0]).toBeGreaterThan(30)
  })

  it('should take money from a minority, and much of it from few', () => {
    const purchases = groupsBy(tableOf(data, 'purchases'), 'player_id')
    const spendOf = (row: Row): number => sum(purchases.get(row['player_id'] ?? null) ?? [], 'amount')
    expect(purchases.size / players.length).toBeGreaterThan(0.2)
    expect(purchases.size / players.length).toBeLessThan(0.45)
    const spends = players.map(spendOf).toSorted((a, b) => b - a)
    const total = spends.reduce((all, spend) => all + spend, 0)
    const whales = spends.slice(0, Math.round(purchases.size * 0.05)).reduce((all, spend) => all + spend, 0)
    expect(whales).toBeGreaterThan(total * 0.3)
    const meanSpend = (low: number, high: number): number => {
      const some = players.filter((row) => number(row, 'level') >= low && number(row, 'level') < high)
      return some.reduce((all, row) => all + spendOf(row), 0) / some.length
    }
    expect(meanSpend(50, 1e6)).toBeGreaterThan(3 * meanSpend(1, 5))
  })
})
