import { describe, expect, it } from '@jest/globals'
import { collectProcessMetrics, registry } from './metrics.ts'

describe('process metrics', () => {
  it('are collected once for several services of one process', async () => {
    collectProcessMetrics()
    collectProcessMetrics()
    const shown = await registry.metrics()
    for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(shown.match(new RegExp(`^# HELP ${name} `, 'gm'))).toHaveLength(1)
  })
})
