import { Type } from 'typebox'
import { errorTable } from '../../../errors.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

/** The answer of `POST /datasets/{ref}/exports`, and of `GET` and `DELETE /exports/{id}`. */
export const exportSchema = Type.Object(
  {
    id: Type.String({ description: 'The name of the destination, ~, and the digest of everything that the export makes.' }),
    state: Type.Unsafe<string>({
      type: 'string',
      enum: ['waiting', 'active', 'complete', 'failed', 'cancelled'],
      description: '`complete` when all parts and the manifest are written.',
    }),
    destination: Type.String(),
    format: Type.String(),
    compression: Type.Union([Type.String(), Type.Null()]),
    parts: Type.Object({
      total: count('Parts of the export.'),
      done: count('Parts that are written.'),
      active: count('Parts that a worker writes now.'),
      failed: count('Parts that failed for good.'),
    }),
    rows: count('Rows that are written, those of active parts included.'),
    bytes: count('Bytes of these rows in the files.'),
    total_rows: count('Rows of the whole export.'),
    files: count('Files of the parts that are written.'),
    seconds: Type.Number({ minimum: 0, description: 'Time since the first part began, until now or the end of the last part.' }),
    bytes_per_second: count('Bytes per second over this time.'),
    workers: count('Workers that have the destination.'),
    errors: Type.Array(
      Type.Object({
        part: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'The part; null for the export as a whole.' }),
        code: Type.Unsafe<string>({ type: 'string', enum: Object.keys(errorTable) }),
        detail: Type.String(),
      }),
      { description: 'Why the export failed, and the parts that are tried again; at most 20.' },
    ),
    created: Type.String({ format: 'date-time', description: 'When the export was requested.' }),
  },
  { additionalProperties: false },
)

export const exportExample = {
  id: 'lake~6WUuNqTq0Lhp0gVSLxu1Tw',
  state: 'active',
  destination: 'lake/shop',
  format: 'parquet',
  compression: null,
  parts: { total: 16, done: 5, active: 2, failed: 0 },
  rows: 341_250,
  bytes: 21_840_310,
  total_rows: 910_000,
  files: 20,
  seconds: 1.84,
  bytes_per_second: 11_869_734,
  workers: 2,
  errors: [],
  created: '2026-11-24T14:52:29.085Z',
}
