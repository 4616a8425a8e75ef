import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    globalSetup: ['test/compile.ts'],
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    watch: false,
  },
})
