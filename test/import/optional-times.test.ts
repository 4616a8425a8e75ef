import { expect, it } from 'vitest'
import { openStory } from '../../src/library/open-story.ts'

it('should fill an optional time that orders its rows, as other tables refer to them', async () => {
  const text = `CREATE TABLE users (id int PRIMARY KEY, created_at timestamp NULL, seen date NULL);
CREATE TABLE posts (id int PRIMARY KEY, user_id int REFERENCES users (id), sent_at datetime NULL);`
  const world = await openStory(text, { seed: 1, rows: 50 })
  const rows: Record<string, unknown>[] = []
  for await (const row of world.table('users')) rows.push(row)
  expect(rows.length).toBe(50)
  expect(rows.every((row) => row['created_at'] !== null)).toBe(true)
  expect(rows.some((row) => row['seen'] === null)).toBe(true)
})
