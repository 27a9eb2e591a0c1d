import { describe, expect, it } from '@jest/globals'
import { assumptions as given } from './assumptions.ts'
import { costs, exchangeCost, requirementsOf } from './requirements.ts'
import { withTables } from './tables.ts'

it('the costs give back every measured exchange of the nearest pace, without the rest of its process', () => {
  const rest = costs.processes.restThousandths.chat ?? Number.NaN
  const slow = costs.processes.exchanges.filter(({ everyMs }) => everyMs === 40)
  expect(slow.length).toBeGreaterThan(0)
  for (const { tokens, everyMs, perSecond, cpuMs } of slow) {
    const { fixedMs, tokenMs } = exchangeCost('chat', { tokens, everyMs })
    expect(fixedMs).toBeGreaterThan(0)
    expect(fixedMs + tokens * tokenMs).toBeCloseTo((cpuMs.chat ?? Number.NaN) - rest / perSecond)
  }
  expect(exchangeCost('newsroom')).toEqual({ fixedMs: 0, tokenMs: 0 })
})

it('the demand is that of a whole day, hour by hour', () => {
  expect(given.hours).toHaveLength(24)
  const sum = given.hours.reduce((total, share) => total + requirementsOf(1_000, share).exchangesPerSecond * 3_600, 0)
  expect(sum).toBeCloseTo(1_000 * given.messages)
})

describe('the requirements', () => {
  const large = requirementsOf(10_000_000)

  it('keep every replica at or below the target, and not one replica too many', () => {
    for (const { name, replicas, busy } of large.fleet) {
      expect(busy).toBeLessThanOrEqual(given.target + 1e-9)
      const rest = (costs.processes.restThousandths[name] ?? 0) / 1_000
      const withOneLess = ((busy - rest) * replicas) / (replicas - 1) + rest
      const byStreams = name === 'chat' ? Math.ceil(large.streams / 400) : 2
      expect(replicas <= byStreams || withOneLess > given.target).toBe(true)
    }
    expect(requirementsOf(100).fleet.map(({ replicas }) => replicas)).toEqual(Array(8).fill(2))
  })

  it('have stores for the CPU and for the disk of the busiest hour', () => {
    expect(large.mongoCores / large.shards).toBeLessThanOrEqual(given.mongoCores * given.target)
    expect(large.storedTb / large.shards).toBeLessThanOrEqual(given.shardTb)
    expect(large.redisCores / large.redisMasters).toBeLessThanOrEqual(given.target)
    expect((large.events / given.events) * (given.eventMs / 1_000)).toBeLessThanOrEqual(large.partitions / 2)
  })

  it('name the limit that is used most first, and above 1 when it fails', () => {
    expect(requirementsOf(10_000).limits.every(({ used }) => used < 1)).toBe(true)
    const used = large.limits.map((limit) => limit.used)
    expect(used[0]).toBeGreaterThan(1)
    expect(used).toEqual(used.toSorted((a, b) => b - a))
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
