import base from '../vitest.config.ts'

/** All faults, one file after another: what is timed has the machine to itself. */
export default {
  ...base,
  test: {
    ...base.test,
    maxWorkers: 1,
    projects: [{ extends: true as const, test: { name: 'faults', include: ['test/faults/**/*.test.ts'], isolate: false } }],
  },
}
