import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge } from 'prom-client'
import { holdPurposes } from '../domain/accounts/account.ts'
import type { HeldTotals, HoldMetrics } from '../domain/accounts/ports.ts'

const registers = [registry]

const heldCredits = new Gauge({
  name: 'rostra_billing_held_credits',
  help: 'Credits held in all accounts; the same value on every replica',
  registers,
})

const oldestHoldSeconds = new Gauge({
  name: 'rostra_billing_oldest_hold_seconds',
  help: 'Age of the oldest open hold of all accounts by purpose, 0 without any; the same value on every replica',
  labelNames: ['purpose'],
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
  for (const purpose of holdPurposes) {
    const oldest = oldestAt[purpose]
    oldestHoldSeconds.set({ purpose }, oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0)
  }
}
