import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge } from 'prom-client'
import type { HeldTotals, HoldMetrics } from '../domain/accounts/ports.ts'

const registers = [registry]

const heldCredits = new Gauge({
  name: 'rostra_billing_held_credits',
  help: 'Credits held in all accounts; the same value on every replica',
  registers,
})

const oldestHoldSeconds = new Gauge({
  name: 'rostra_billing_oldest_hold_seconds',
  help: 'Age of the oldest open hold of all accounts, 0 without any; the same value on every replica',
  registers,
})

const holdsSettled = new Counter({
  name: 'rostra_billing_holds_settled_total',
  help: 'Settled holds, by what settled them (event, sweep, release) and how (captured, released, stray)',
  labelNames: ['by', 'how'],
  registers,
})

export const holdMetrics: HoldMetrics = {
  settled: (by, how) => holdsSettled.inc({ by, how }),
}

/** Sets the gauges of open holds. */
export function setHoldGauges({ credits, oldestAt }: HeldTotals, now: Date): void {
  heldCredits.set(credits)
  oldestHoldSeconds.set(oldestAt ? Math.max(0, (now.getTime() - oldestAt.getTime()) / 1000) : 0)
}
