function withColumn(column: object): object {
  return { version: 1, tables: [{ name: 'a', rows: 5, columns: [column] }] }
}

function withTable(part: object): object {
  return { version: 1, tables: [{ name: 'a', rows: 5, columns: [{ name: 'id', kind: 'sequence' }], ...part }] }
}

/** Schemas that a typed client may not let pass: each has one mistake. */
export const wrongSchemas: readonly object[] = [
  { version: 2, tables: [] },
  { version: 1, tables: [{ name: 'a', rows: 5, columns: [{ name: 'id', kind: 'sequence' }], colour: 'red' }] },
  withColumn({ name: 'a', kind: 'emial' }),
  withColumn({ name: 'a' }),
  withColumn({ kind: 'sequence' }),
  withColumn({ name: 'a', kind: 'integer', min: 1, max: 9, colour: 'red' }),
  withColumn({ name: 'a', kind: 'integer', min: 1 }),
  withColumn({ name: 'a', kind: 'integer', min: '1', max: 9 }),
  withColumn({ name: 'a', kind: 'sequence', min: 1 }),
  withColumn({ name: 'a', kind: 'after', column: 'b', unit: 'weeks', min: 1, max: 9 }),
  withColumn({ name: 'a', kind: 'roll_up', table: 'b', aggregate: 'median' }),
  withColumn({ name: 'a', kind: 'person_attribute', person: 'b', attribute: 'phone' }),
  withColumn({ name: 'a', kind: 'conditional', when: 'b', value: { kind: 'emial' } }),
  withColumn({ name: 'a', kind: 'conditional', when: 'b', value: { kind: 'constant', value: 'c', colour: 'red' } }),
  withColumn({ name: 'a', kind: 'integer', min: 1, max: 9, distribution: { name: 'gaussian', mean: 5 } }),
  withColumn({ name: 'a', kind: 'integer', min: 1, max: 9, distribution: { name: 'normal', mean: 5, deviation: 1 } }),
  withColumn({ name: 'a', kind: 'sequence', nullable: { share: 0.5 } }),
  withTable({ rows: '5' }),
  withTable({ rows: { type: 'many' } }),
  withTable({ rows: { type: 'ratio', of: 'b', ratio: 2, mean: 5 } }),
  withTable({ rows: { type: 'owned', by: 'b', min: 1 } }),
  withTable({ constraints: [5] }),
  withTable({ outcomes: [{ type: 'median', column: 'b' }] }),
  withTable({ outcomes: [{ type: 'outliers', column: 'b', rate: 0.1, factor: 9, colour: 'red' }] }),
  withTable({ outcomes: [{ type: 'typos' }] }),
  withTable({ correlations: [{ columns: ['a', 'b'], strength: 0.5 }] }),
]
