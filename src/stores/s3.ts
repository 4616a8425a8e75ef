import type { S3Client } from '@aws-sdk/client-s3'
import { SynthError } from '../errors.ts'
import { RunningDigest } from '../running-digest.ts'
import { loadPackage } from '../load-package.ts'
import { beginUpload } from './s3-upload.ts'
import { isStatus, reporter, type S3Bucket } from './s3-bucket.ts'
import type { FileContent, FinishedFile, Store } from './store.ts'

/** Time in milliseconds until a request without progress is given up and tried again. */
const idleTimeout = 60_000

/**
 * The objects of a bucket below a prefix. Region, credentials and the address of another service than that of AWS come from the
 * environment and the files that the AWS SDK reads. An object has its name as soon as it is complete.
 * @param url `s3://bucket/prefix`
 * @throws SynthError `validation_failed`, `package_missing`
 */
export async function openS3(url: string): Promise<Store> {
  const [, name, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/s.exec(url) ?? []
  if (name === undefined) throw new SynthError('validation_failed', `${url} must have the form s3://bucket/prefix, such as s3://tests/shop`)
  const prefix = path
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  const packages = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'] as const
  const [sdk, storage] = await loadPackage('Writing to s3://', packages, () =>
    Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]),
  )
  return storeOf({ sdk, storage, client: newClient(sdk), name, prefix: prefix === '' ? '' : `${prefix}/` })
}

function newClient({ S3Client: Client }: S3Bucket['sdk']): S3Client {
  const { AWS_ENDPOINT_URL_S3: own, AWS_ENDPOINT_URL: any } = process.env
  const isElsewhere = (own ?? any ?? '') !== ''
  return new Client({
    // Services other than AWS have no domain for each bucket, and not all of them know the newer checksums.
    forcePathStyle: isElsewhere,
    requestChecksumCalculation: isElsewhere ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
    maxAttempts: 5,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: idleTimeout, throwOnRequestTimeout: true },
  })
}

function storeOf(bucket: S3Bucket): Store {
  const { sdk, client, name: Bucket, prefix } = bucket
  const locate = (name: string): string => `s3://${Bucket}/${prefix}${name}`
  const at = (name: string): { Bucket: string; Key: string } => ({ Bucket, Key: prefix + name })
  const { reported, absentAs } = reporter(locate)
  const exists = (name: string): Promise<boolean> =>
    absentAs(name, false, () => client.send(new sdk.HeadObjectCommand(at(name))).then(() => true))
  const put = (name: string, text: string, condition: { IfNoneMatch?: string } = {}): Promise<unknown> => {
    const body = Buffer.from(text)
    return client.send(new sdk.PutObjectCommand({ ...at(name), Body: body, ContentLength: body.length, ...condition }))
  }
  const remove = (name: string): Promise<void> =>
    absentAs(name, undefined, () => client.send(new sdk.DeleteObjectCommand(at(name))).then(() => {}))
  const finished = (name: string): FinishedFile => ({ commit: () => Promise.resolve(), abort: () => remove(name) })
  return {
    namesAtOnce: true,
    locate,
    key: locate,
    begin: (name) => Promise.resolve(beginUpload(bucket, name, finished(name), reported)),
    finished,
    exists,
    isWhole: (name, content) => absentAs(name, false, () => isWhole(bucket, name, content)),
    read: (name) =>
      absentAs(name, null, async () => (await (await client.send(new sdk.GetObjectCommand(at(name)))).Body?.transformToString()) ?? ''),
    put: (name, text) => reported(name, () => put(name, text).then(() => {})),
    async claim(name, text) {
      if (await exists(name)) return false
      return reported(name, () =>
        put(name, text, { IfNoneMatch: '*' }).then(
          () => true,
          (error: unknown) => {
            if (isStatus(error, 412) || isStatus(error, 409)) return false
            throw error
          },
        ),
      )
    },
    remove,
    list: (folder) => reported(folder, () => namesIn(bucket, `${prefix}${folder}/`)),
    // Incomplete uploads have no names, and a complete object is durable.
    sweep: () => Promise.resolve(),
    settle: () => Promise.resolve(),
  }
}

/** Compares the size, and then the bytes, which are read for it. */
async function isWhole({ sdk, client, name: Bucket, prefix }: S3Bucket, name: string, { bytes, sha256 }: FileContent): Promise<boolean> {
  const at = { Bucket, Key: prefix + name }
  const { ContentLength: length } = await client.send(new sdk.HeadObjectCommand(at))
  if (length !== bytes) return false
  const { Body: body } = await client.send(new sdk.GetObjectCommand(at))
  const digest = new RunningDigest()
  if (body !== undefined) for await (const piece of body as AsyncIterable<Uint8Array>) digest.add(piece)
  return digest.hex() === sha256
}

async function namesIn({ sdk, client, name }: S3Bucket, folder: string): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { Contents: objects = [] } of sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: folder, Delimiter: '/' }))
    names.push(...objects.flatMap(({ Key: key }) => (key === undefined ? [] : [key.slice(folder.length)])))
  return names
}
