import { formula, mapped } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** Of 101 profiles, how many have one photo, two photos and so on. */
const profiles = [4, 10, 18, 23, 20, 14, 7, 4, 1]
const photos = profiles.flatMap((share, more) => Array.from({ length: share }, () => more + 1))

/** Columns, the last of which is called `name`: the number of photos of the member in the column `member`, from which it follows. */
export function photoCount(name: string, member: string, shown = (body: ColumnBody): ColumnBody => body): Columns {
  return { [`${name}_place`]: hidden(formula(`abs(${member}) * 37 % ${photos.length}`)), [name]: shown(mapped(`${name}_place`, photos)) }
}
