import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The file with modules of its own, then those that take longest: none of them shall be last, with one core at work. */
const first = [
  'test/lexicon/faker-pool.test.ts',
  'test/package/package.test.ts',
  'test/docs-page/docs-page.test.ts',
  'test/cli/serve.test.ts',
  'test/domains/every-story.test.ts',
  'test/story/stories.test.ts',
  'test/domains/every-domain.test.ts',
  'test/examples/examples.test.ts',
  'test/domains/facts.test.ts',
  'test/output/same-data.test.ts',
  'test/story/bind/places.test.ts',
  'test/engine/environment.test.ts',
  'test/clients/linters.test.ts',
  'test/server/generate.test.ts',
  'test/output/postgres.test.ts',
  'test/columns/kinds.test.ts',
  'test/library/stream.test.ts',
  'test/playground/lines.test.ts',
  'test/playground/diagram/diagram-tab.test.ts',
  'test/server/validate-schema.test.ts',
  'test/server/explain.test.ts',
  'test/validation/valid-schemas.test.ts',
  'test/engine/written-bytes.test.ts',
  'test/formats/formats.test.ts',
  'test/cli/cli.test.ts',
  'test/formats/parquet/parquet.test.ts',
]

/** Runs the tests that take longest first, known to take long before they have ever run. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification): number => {
      const found = first.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? first.length : found
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
