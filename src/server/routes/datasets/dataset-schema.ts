import Type from 'typebox'

const links = (description: string) => Type.Record(Type.String(), Type.String(), { description })

/** The answer of `POST /datasets` and `GET /datasets/{ref}`. */
export const datasetSchema = Type.Object(
  {
    version: Type.String({ description: 'The release of this program.' }),
    data_version: Type.Integer({ description: 'The version of the data: releases with the same one make the same bytes.' }),
    seed: Type.Integer(),
    domain: Type.String({ description: 'What the story was taken for; the name of the schema, or "custom".' }),
    story: Type.Optional(Type.String({ description: 'The story, where there is one.' })),
    schema: Type.Optional(Type.Object({}, { description: 'The schema, where there is one.', 'x-component': 'Schema' })),
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        rows: Type.Integer({ minimum: 0 }),
        primary_key: Type.Unsafe({
          type: ['string', 'array', 'null'],
          items: { type: 'string' },
          description: 'A column, or several together; null for none.',
        }),
        columns: Type.Array(
          Type.Object({
            name: Type.String(),
            type: Type.String({ description: 'integer, decimal(18,s), boolean, date, timestamp (UTC) or string.' }),
            nullable: Type.Boolean(),
            references: Type.Optional(Type.Object({ table: Type.String(), column: Type.String() })),
          }),
        ),
        links: links('Where the table is, by format.'),
        parts: Type.Object(
          { count: Type.Integer({ minimum: 1 }), links: links('The first part, by format; the header Link of each leads to the next.') },
          { description: 'A number of parts that suits the table; any other may be asked for.' },
        ),
      }),
      { description: 'The tables, parents before children.' },
    ),
    archives: links('A ZIP of all tables, by format.'),
  },
  { additionalProperties: false },
)

/** A data set as it is described, cut short. */
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
