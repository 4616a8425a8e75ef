import { rowsOfTask } from '../output/rows-of-task.ts'
import { madeSteps } from '../pool/made-steps.ts'
import { Pool } from '../pool/pool.ts'
import type { Runner } from './runner.ts'

/**
 * Starts threads that generate outputs, and waits until they are ready. They do not keep the process from exiting.
 * @param threadBytes what a thread keeps between tasks; null for the default of `ThreadBudget`
 */
export async function startThreads(workers: number, threadBytes: number | null = null): Promise<Runner> {
  const pool = new Pool({ workers, ...(threadBytes === null ? {} : { threadBytes }) })
  try {
    await pool.ready()
  } catch (error) {
    await pool.close()
    throw error
  }
  return {
    async *run({ steps }) {
      const client = pool.openClient()
      try {
        let rows = 0
        const results = madeSteps(steps(), client, pool, (step) => (rows = step.type === 'task' ? rowsOfTask(step.task) : 0))
        for await (const { bytes, result } of results) {
          yield { bytes, rows, release: () => void (result !== null && pool.recycle(result)) }
        }
      } finally {
        client.close()
      }
    },
    close: () => pool.close(),
  }
}
