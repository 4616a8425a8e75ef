import { openStory } from '../../../src/index.ts'
import { FleetConnection } from '../../../src/fleet/fleet-connection.ts'
import { type ExportAsked, exportRequest } from '../../../src/fleet/export-request.ts'
import { type Fleet, openFleet } from '../../../src/fleet/open-fleet.ts'
import type { ExportStatus } from '../../../src/fleet/export-status.ts'
import { queuePlace } from '../../../src/fleet/queue-place.ts'
import { submitExport } from '../../../src/fleet/submit-export.ts'
import { treeOf } from '../../cli/support/tree.ts'

export const story = 'an online shop with 200 customers, 7% returns'

export type Asked = ExportAsked & { readonly rows: number; readonly source: { readonly story: string } }

/** What a test asks for. */
export const asked: Asked = { source: { story }, rows: 5000, seed: 0, format: 'csv', settings: {}, parts: 4, destination: 'lake' }

/** The files of an export as one process writes them. */
export async function wholeTree({ rows, parts, seed }: Asked, place: string): Promise<ReturnType<typeof treeOf>> {
  await using world = await openStory(story, { rows, seed, workers: 0 })
  await world.write(place, { format: 'csv', parts })
  return treeOf(place)
}

/** Works with a fleet whose connection is closed then. */
export async function withFleet<Value>(url: string, work: (fleet: Fleet) => Promise<Value>): Promise<Value> {
  const fleet = await openFleet(url)
  try {
    return await work(fleet)
  } finally {
    await fleet.close()
  }
}

export function submit(url: string, given: Asked): Promise<ExportStatus> {
  return withFleet(url, (fleet) => fleet.submit(given, 1))
}

/** The same of a caller with another version of the data. */
export async function submitOfVersion(url: string, given: Asked, version: number): Promise<ExportStatus> {
  const connection = new FleetConnection(queuePlace(url))
  try {
    return await submitExport(connection, { request: { ...exportRequest(given), data_version: version }, rows: 1 })
  } finally {
    await connection.close()
  }
}

/**
 * Waits until the status of an export satisfies a condition; the test's own time-out is the limit.
 * @throws Error if the export ends without it
 */
export function untilStatus(url: string, id: string, condition: (status: ExportStatus) => boolean): Promise<ExportStatus> {
  return withFleet(url, async (fleet) => {
    for (;;) {
      const status = await fleet.status(id)
      if (condition(status)) return status
      if (status.state === 'complete' || status.state === 'failed') throw new Error(`The export ended: ${JSON.stringify(status)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

/** Waits until an export has ended. */
export function ended(url: string, id: string): Promise<ExportStatus> {
  return untilStatus(url, id, ({ state }) => state !== 'waiting' && state !== 'active')
}
