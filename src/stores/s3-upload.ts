import { PassThrough } from 'node:stream'
import type { Reporter, S3Bucket } from './s3-bucket.ts'
import type { FinishedFile, StoredFile } from './store.ts'

/** Bytes of a part of an upload. A service takes 10,000 parts: files of up to 83 GB. */
const partBytes = 8 << 20
/** Parts sent at the same time. */
const parallelParts = 4

/** An upload in parts; the service shows the object when all of them are complete. */
export function beginUpload(
  { storage, client, name: Bucket, prefix }: S3Bucket,
  name: string,
  { commit, abort }: FinishedFile,
  reported: Reporter['reported'],
): StoredFile {
  const body = new PassThrough({ highWaterMark: partBytes })
  const params = { Bucket, Key: prefix + name, Body: body }
  const upload = new storage.Upload({ client, params, partSize: partBytes, queueSize: parallelParts })
  let isFinished = false
  const done = upload.done().then(
    () => null,
    (error: unknown) => {
      body.destroy()
      return { error }
    },
  )
  const failure = async (): Promise<never> => {
    const failed = await done
    throw failed === null ? new Error(`The upload of ${name} ended early`) : failed.error
  }
  return {
    write: (bytes) =>
      reported(name, async () => {
        if (body.destroyed) return failure()
        // The buffer of these bytes is used again before they are sent.
        if (!body.write(Buffer.from(bytes))) await drained(body)
        if (body.destroyed) return failure()
      }),
    finish: () =>
      reported(name, async () => {
        body.end()
        const failed = await done
        if (failed !== null) throw failed.error
        isFinished = true
        return name
      }),
    commit,
    async abort() {
      if (isFinished) return abort()
      // An error of the body, unlike a call of `abort`, ends only when the service has removed the parts.
      body.destroy(new Error('aborted'))
      await done
    },
  }
}

/** Waits until a body takes more bytes, or none any more. */
function drained(body: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      body.off('drain', end).off('close', end)
      resolve()
    }
    body.on('drain', end).on('close', end)
  })
}
