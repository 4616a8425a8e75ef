import { defineConfig } from 'vitest/config'

/** Tests that start servers, clients or processes: each file has modules, and so hooks and connections, of its own. */
const alone = ['test/{cli,docs,llm,pool,server}/**/*.test.ts', 'test/lexicon/faker-pool.test.ts']

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    globalSetup: ['test/compile.ts'],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    watch: false,
    projects: [
      // What code keeps between plans only saves time: the other files share it, as requests do.
      { extends: true, test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
