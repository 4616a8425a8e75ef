import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Service } from '../service.ts'
import { EventLoop } from './event-loop.ts'
import { modelMetrics } from './model-metrics.ts'
import { plannerMetrics } from './planner-metrics.ts'
import { poolMetrics } from './pool-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { requestMetrics } from './request-metrics.ts'
import { serviceMetrics } from './service-metrics.ts'

/** Measures an app while it is open. @returns a registry with the metrics of this app only */
export function measure(app: FastifyInstance, service: Service): Registry {
  const registry = new Registry()
  requestMetrics(app, registry)
  serviceMetrics(registry, service)
  poolMetrics(registry, service.pool)
  if (service.planner !== null) plannerMetrics(registry, service.planner)
  if (service.llm !== null) modelMetrics(registry, service.llm)
  processMetrics(registry)
  const eventLoop = new EventLoop(registry)
  app.addHook('onReady', (done) => {
    eventLoop.start()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    eventLoop.stop()
    done()
  })
  return registry
}
