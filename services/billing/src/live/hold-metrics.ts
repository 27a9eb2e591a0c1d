import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge } from 'prom-client'
import type { HeldInAll, Settled } from '../domain/ports.ts'

const registers = [registry]

const heldCredits = new Gauge({
  name: 'rostra_billing_held_credits',
  help: 'Credits that are held at the moment in all accounts; every replica tells the same figure',
  registers,
})

const oldestHoldSeconds = new Gauge({
  name: 'rostra_billing_oldest_hold_seconds',
  help: 'Age of the oldest open hold of all accounts, 0 when there is none; every replica tells the same figure',
  registers,
})

const holdsSettled = new Counter({
  name: 'rostra_billing_holds_settled_total',
  help: 'Holds that were settled, by what settled them (event, sweep, release) and how (captured, released, stray)',
  labelNames: ['by', 'how'],
  registers,
})

export const countSettled: Settled = (by, how) => holdsSettled.inc({ by, how })

export function showHeld({ credits, oldestAt }: HeldInAll, now: Date): void {
  heldCredits.set(credits)
  oldestHoldSeconds.set(oldestAt ? Math.max(0, (now.getTime() - oldestAt.getTime()) / 1000) : 0)
}
