/** Tests of whole programs: a browser, the command line, servers of databases, tools from elsewhere, the packed package. */
const programs = [
  'test/archives/zip-readers.test.ts',
  'test/cli/**/*.test.ts',
  'test/clients/**/*.test.ts',
  'test/codings/deflate-program.test.ts',
  'test/destinations/{command,databases,mysql,postgres}.test.ts',
  'test/docs-page/docs-page.test.ts',
  'test/docs/{deploy-parts,tutorials}.test.ts',
  'test/faults/{disconnects,hostile-planner,hostile-workers}.test.ts',
  'test/fleet/{command,docs,fleet,service}.test.ts',
  'test/guide/browser.test.ts',
  'test/import/postgres.test.ts',
  'test/mcp/mcp.test.ts',
  'test/output/postgres.test.ts',
  'test/package/**/*.test.ts',
  'test/playground/{lines,page,story,table,take}.test.ts',
  'test/playground/diagram/diagram-tab.test.ts',
  'test/playground/schema-tab/schema-tab.test.ts',
]

/** Tests that try one rule on all there is, such as every story with its proofs in DuckDB, every domain, every format. */
const exhaustive = [
  'test/columns/{lifecycle,uniqueness}.test.ts',
  'test/domains/{every-domain,every-story,facts,most-rows}.test.ts',
  'test/engine/{environment,generate-task,written-bytes}.test.ts',
  'test/examples/{examples,retail-group}.test.ts',
  'test/formats/{documents,formats}.test.ts',
  'test/formats/parquet/{address,parquet}.test.ts',
  'test/lexicon/faker-pool.test.ts',
  'test/library/{parts,stream}.test.ts',
  'test/oracle/oracle.test.ts',
  'test/output/{cuts,same-data}.test.ts',
  'test/pipeline-mutations.test.ts',
  'test/regular-expressions.test.ts',
  'test/server/{generate-schema,metrics,streaming}.test.ts',
  'test/story/{any-story,steps,stories}.test.ts',
  'test/story/bind/{places,selection}.test.ts',
  'test/story/kinds/kinds.test.ts',
  'test/story/proofs/proofs.test.ts',
  'test/validation/{costly-schemas,fuzz,json-schema,patterns,valid-schemas}.test.ts',
]

/** What `npm run test:long` runs, and `npm test` does not. */
export const longTests: readonly string[] = [...programs, ...exhaustive]
