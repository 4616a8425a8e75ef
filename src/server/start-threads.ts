import type { Service } from './service.ts'

/** Starts the threads that plan and generate; resolves when all have loaded their code, rejects when one cannot. */
export async function startThreads({ pool, planner }: Pick<Service, 'pool' | 'planner'>): Promise<void> {
  await Promise.all([planner?.ready(), pool.ready()])
}
