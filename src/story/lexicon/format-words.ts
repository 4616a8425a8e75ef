import { wordSet } from './word-set.ts'

/** Names of formats and tools: "as JSON", "into a pandas dataframe". They name no data. */
export const formatNames: ReadonlySet<string> = wordSet(
  'json jsonl ndjson csv csvs tsv sql xml yaml excel xls xlsx parquet avro markdown html ascii unicode utf8 plaintext spreadsheet',
  'dataframe dataframes numpy javascript typescript postgres postgresql mysql sqlite mongodb bigquery redshift duckdb databricks faker header',
  'headers formatted codeblock snake_case snakecase camelcase delimiter',
)

/** Names of tools that have other meanings too: "in a pandas dataframe", but also pandas in a zoo. */
export const formatTools: ReadonlySet<string> = wordSet('pandas polars python java mongo snowflake spark formatting excel')

/** Nouns next to formats, which alone may be data: "a file", "one object per line". */
export const formatThings: ReadonlySet<string> = wordSet(
  'format formats file files output outputs result results response responses reply answer object objects array arrays line lines block code',
  'statement statements insert inserts script scripts fixture fixtures dump text raw pretty minified quoted comma separated delimited column',
  'columns field fields table tables sheet sheets row rows record records names naming case snake camel comment comments explanation',
  'explanations introduction prose preamble commentary description descriptions wrapper fences backticks folder directory disk variable',
)
