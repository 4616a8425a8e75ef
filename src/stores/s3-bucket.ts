import type * as Sdk from '@aws-sdk/client-s3'
import type * as Storage from '@aws-sdk/lib-storage'
import { SynthError } from '../errors.ts'

/** A bucket, and the packages that reach it. */
export interface S3Bucket {
  readonly sdk: typeof Sdk
  readonly storage: typeof Storage
  readonly client: Sdk.S3Client
  readonly name: string
  /** Empty, or ends with `/`. */
  readonly prefix: string
}

/** Turns errors of the service into SynthErrors `write_failed` that name the object. */
export interface Reporter {
  reported<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  /** The same; `value` if the object does not exist. */
  absentAs<Value>(name: string, value: Value, work: () => Promise<Value>): Promise<Value>
}

export function reporter(locate: (name: string) => string): Reporter {
  const reported: Reporter['reported'] = async (name, work) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof SynthError || !(error instanceof Error)) throw error
      const remedy = error.message === 'Region is missing' ? ': set AWS_REGION to the region of the bucket' : ''
      throw new SynthError('write_failed', `The files cannot be written: ${locate(name)}: ${error.name}: ${error.message}${remedy}`)
    }
  }
  return {
    reported,
    absentAs: (name, value, work) =>
      reported(name, () =>
        work().catch((error: unknown) => {
          if (isStatus(error, 404) && !isBucketMissing(error)) return value
          throw error
        }),
      ),
  }
}

/** Whether the service answered with this HTTP status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof Error && (error as Partial<Sdk.S3ServiceException>).$metadata?.httpStatusCode === status
}

function isBucketMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchBucket'
}
