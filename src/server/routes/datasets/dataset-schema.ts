import { Type } from 'typebox'

const links = (description: string) => Type.Record(Type.String(), Type.String(), { description })

/** The answer of `POST /datasets` and `GET /datasets/{ref}`. */
export const datasetSchema = Type.Object(
  {
    version: Type.String({ description: 'The version of this program.' }),
    data_version: Type.Integer({ description: 'The version of the data: releases with the same data version generate the same bytes.' }),
    seed: Type.Integer(),
    domain: Type.String({ description: 'The domain of the story; for a schema its name, or "custom".' }),
    story: Type.Optional(Type.String({ description: 'The story, if there is one.' })),
    schema: Type.Optional(Type.Object({}, { description: 'The schema, if there is one.', 'x-component': 'Schema' })),
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        rows: Type.Integer({ minimum: 0 }),
        primary_key: Type.Unsafe({
          type: ['string', 'array', 'null'],
          items: { type: 'string' },
          description: 'A column, or several columns together; null for none.',
        }),
        columns: Type.Array(
          Type.Object({
            name: Type.String(),
            type: Type.String({ description: 'integer, decimal(18,s), boolean, date, timestamp (UTC) or string.' }),
            nullable: Type.Boolean(),
            references: Type.Optional(Type.Object({ table: Type.String(), column: Type.String() })),
          }),
        ),
        links: links('The file of the table, by format.'),
        parts: Type.Object(
          {
            count: Type.Integer({ minimum: 1 }),
            links: links('The first part, by format; the header Link of each part leads to the next.'),
          },
          { description: 'A suitable number of parts; any other number can be requested.' },
        ),
      }),
      { description: 'The tables, parents before children.' },
    ),
    archives: links('A ZIP of all tables, by format.'),
  },
  { additionalProperties: false },
)

/** A description of a data set, abridged. */
export const datasetExample = {
  version: '0.1.0',
  data_version: 1,
  seed: 7,
  domain: 'library',
  tables: [
    {
      name: 'authors',
      rows: 100,
      primary_key: 'author_id',
      columns: [{ name: 'author_id', type: 'integer', nullable: false }],
      links: { csv: '/datasets/r1~…/authors.csv' },
      parts: { count: 1, links: { csv: '/datasets/r1~…/authors/part-00000-of-00001.csv' } },
    },
  ],
  archives: { csv: '/datasets/r1~…/all.csv.zip' },
}
