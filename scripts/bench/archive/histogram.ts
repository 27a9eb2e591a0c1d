/** The cumulative counts of a histogram, by the upper bounds of its buckets in seconds. */
export type Buckets = ReadonlyMap<number, number>

/** Reads a histogram from the text of /metrics: the sum of all series that have `label`, such as `method="…"`. */
export function readBuckets(metrics: string, name: string, label: string): Buckets {
  const buckets = new Map<number, number>()
  for (const line of metrics.split('\n')) {
    if (!line.startsWith(`${name}_bucket{`) || !line.includes(label)) continue
    const [, bound = '', value = ''] = /le="([^"]+)".*\} (\S+)$/.exec(line) ?? []
    const le = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound)
    buckets.set(le, (buckets.get(le) ?? 0) + Number(value))
  }
  return buckets
}

/** Returns how many observations there were between two readings, and the upper bound in ms of the bucket that a percentile of them is in. */
export function bucketPercentile(before: Buckets, after: Buckets, percent: number): { count: number; atMostMs: number } {
  const growth = [...after].map(([bound, value]) => ({ bound, count: value - (before.get(bound) ?? 0) })).sort((a, b) => a.bound - b.bound)
  const count = growth.at(-1)?.count ?? 0
  const bucket = growth.find((each) => each.count >= (percent / 100) * count)
  return { count, atMostMs: (bucket?.bound ?? Number.NaN) * 1_000 }
}
