import { describe, expect, it } from '@jest/globals'
import { withTables } from '../report/page.ts'
import { assumptions } from './assumptions.ts'
import { exchangeCost, readCosts } from './costs.ts'
import { coresFor, demandOf } from './demand.ts'
import { fleetFor } from './fleet.ts'
import { simulateDay } from './simulate-product.ts'
import { storesFor } from './stores-for.ts'

const costs = readCosts()

describe('the costs', () => {
  it('give back every measured exchange of the nearest pace, without the rest of its process', () => {
    const rest = costs.processes.restThousandths.chat ?? Number.NaN
    for (const { tokens, everyMs, perSecond, cpuMs } of costs.processes.exchanges) {
      const { fixedMs, tokenMs } = exchangeCost(costs, 'chat', { tokens, everyMs })
      expect(fixedMs).toBeGreaterThan(0)
      if (everyMs === 40) expect(fixedMs + tokens * tokenMs).toBeCloseTo((cpuMs.chat ?? Number.NaN) - rest / perSecond)
    }
  })

  it('are 0 for a component that an exchange does not pass', () => {
    expect(exchangeCost(costs, 'newsroom', assumptions.answer)).toEqual({ fixedMs: 0, tokenMs: 0 })
  })
})

describe('the demand', () => {
  it('is that of a whole day, hour by hour', () => {
    expect(assumptions.hours).toHaveLength(24)
    const sum = assumptions.hours.reduce((total, share) => total + demandOf(1_000, share, assumptions).exchanges * 3_600, 0)
    expect(sum).toBeCloseTo(1_000 * assumptions.messages)
  })

  it('has as many streams open as begin while one lasts (Little’s law)', () => {
    const { exchanges, streams } = demandOf(1_000_000, 0.12, assumptions)
    expect(streams).toBeCloseTo(exchanges * 12)
  })
})

describe('the fleet', () => {
  const busiest = (users: number) => demandOf(users, 0.12, assumptions)

  it('keeps every replica at or below the target, and not one replica too many', () => {
    const demand = busiest(10_000_000)
    for (const { name, replicas, busy } of fleetFor(demand, costs, assumptions)) {
      expect(busy).toBeLessThanOrEqual(assumptions.target + 1e-9)
      const rest = (costs.processes.restThousandths[name] ?? 0) / 1_000
      const byStreams = name === 'chat' ? Math.ceil(demand.streams / 400) : 0
      const withOneLess = coresFor(name, demand, costs, assumptions) / (replicas - 1) + rest
      expect(replicas <= Math.max(2, byStreams) || withOneLess > assumptions.target).toBe(true)
    }
  })

  it('has two replicas of each on a quiet day', () => {
    expect(fleetFor(busiest(100), costs, assumptions).map(({ replicas }) => replicas)).toEqual(Array(8).fill(2))
  })

  it('has stores for the CPU and for the disk of the busiest hour', () => {
    const needed = storesFor(busiest(10_000_000), 100_000_000, costs, assumptions)
    expect(needed.mongoCores / needed.shards).toBeLessThanOrEqual(assumptions.mongoCores * assumptions.target)
    expect(needed.storedTb / needed.shards).toBeLessThanOrEqual(assumptions.shardTb)
    expect(needed.redisCores / needed.redisMasters).toBeLessThanOrEqual(assumptions.target)
    expect((needed.events / assumptions.events) * (assumptions.eventMs / 1_000)).toBeLessThanOrEqual(needed.partitions / 2)
  })
})

describe('a simulated day', () => {
  it('waits longer for a first token in its busiest hour than in its quietest', () => {
    const { hours, busiest } = simulateDay(1_000_000, costs, assumptions)
    expect(busiest.waits().queuedMs).toBeGreaterThan(2 * (hours[3]?.waits().queuedMs ?? Number.NaN))
  })

  it('names the limit that is used most first, and above 1 when it fails', () => {
    const [small, large] = [10_000, 10_000_000].map((users) => simulateDay(users, costs, assumptions).limits)
    expect(small?.every(({ used }) => used < 1)).toBe(true)
    expect(large?.[0]?.used).toBeGreaterThan(1)
    expect(large?.map(({ used }) => used)).toEqual(large?.map(({ used }) => used).sort((a, b) => b - a))
  })
})

describe('withTables', () => {
  const page = 'a\n<!-- costs: written -->\nold\n<!-- end of costs -->\nb'

  it('replaces a table, the same again without a change', () => {
    const written = withTables(page, { costs: '| new |' })
    expect(written).toBe('a\n<!-- costs: written -->\n\n| new |\n\n<!-- end of costs -->\nb')
    expect(withTables(written, { costs: '| new |' })).toBe(written)
  })

  it('throws for a table without a place', () => {
    expect(() => withTables(page, { day: '' })).toThrow('no place for the table day')
  })
})
