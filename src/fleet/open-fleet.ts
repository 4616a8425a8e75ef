import { type ExportAsked, exportRequest, readExportId } from './export-request.ts'
import { exportStatus, type ExportStatus } from './export-status.ts'
import { FleetConnection } from './fleet-connection.ts'
import { loadBullmq } from './load-bullmq.ts'
import { queuePlace } from './queue-place.ts'
import { cancelExport, submitExport } from './submit-export.ts'

/** The interface of a fleet for callers. Methods throw a SynthError `queue_unavailable` while the queue cannot be reached. */
export interface Fleet {
  /** The URL of the queue, without user and password. */
  readonly shown: string
  /** @param rows of all tables @throws SynthError `validation_failed`, `format_unsuited`, `export_stopping` */
  submit(asked: ExportAsked, rows: number): Promise<ExportStatus>
  /** @throws SynthError `export_unknown` */
  status(id: string): Promise<ExportStatus>
  /** @returns null if the export had ended; its record is now removed @throws SynthError `export_unknown` */
  cancel(id: string): Promise<ExportStatus | null>
  close(): Promise<void>
}

/**
 * Opens the fleet of a queue, without connecting to it.
 * @param url `redis://[user:password@]host[:port][/database]`, or `rediss` for TLS
 * @throws SynthError `validation_failed`, `package_missing`
 */
export async function openFleet(url: string): Promise<Fleet> {
  const place = queuePlace(url)
  await loadBullmq()
  const connection = new FleetConnection(place)
  return {
    shown: place.shown,
    submit: async (asked, rows) => submitExport(connection, { request: exportRequest(asked), rows }),
    status: async (text) => {
      const id = readExportId(text)
      return connection.withQueue(id.name, (queue) => exportStatus(queue, id))
    },
    cancel: async (text) => cancelExport(connection, readExportId(text)),
    close: () => connection.close(),
  }
}
