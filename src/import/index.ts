import { indexByName } from '../registry.ts'
import { avro } from './avro.ts'
import { classes } from './classes.ts'
import { csv } from './csv.ts'
import { dbml } from './dbml.ts'
import type { ImportFormat } from './import-format.ts'
import { json } from './json.ts'
import { jsonSchema } from './json-schema.ts'
import { drizzle } from './drizzle.ts'
import { graphql } from './graphql.ts'
import { mermaid } from './mermaid.ts'
import { migrations } from './migrations.ts'
import { mongoose } from './mongoose.ts'
import { prisma } from './prisma.ts'
import { python } from './python/python.ts'
import { insert } from './sql/insert.ts'
import { sequelize } from './sequelize.ts'
import { sql } from './sql/sql.ts'
import { typescript } from './typescript.ts'
import { zod } from './zod.ts'

/** Every notation that can be imported, by name, in the order in which they are tried on a text. */
export const importFormats: ReadonlyMap<string, ImportFormat> = indexByName([
  sql,
  insert,
  dbml,
  prisma,
  graphql,
  mermaid,
  migrations,
  python,
  drizzle,
  mongoose,
  sequelize,
  zod,
  typescript,
  classes,
  avro,
  jsonSchema,
  json,
  csv,
])
