import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isFollowUp, queryTerms } from '../../../persona/src/material/domain/passages/query/query-terms.ts'
import { termsOf } from '../../../persona/src/material/domain/passages/terms.ts'
export interface P {
  heading: string
  text: string
  title: string
  v: number[]
  hs: Set<string>
  ts: Set<string>
}
export const embed = async (input: string[], type: 'query' | 'passage') => {
  const out: number[][] = []
  for (let i = 0; i < input.length; i += 32) {
    const r = await fetch('http://127.0.0.1:8901/v1/embeddings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'x', input_type: type, input: input.slice(i, i + 32) }),
    })
    out.push(...((await r.json()) as any).data.map((d: any) => d.embedding))
  }
  return out
}
const roots = ['/work/h/content/content/personas', '/work/h/content2/content/personas']
export async function load(slug: string): Promise<P[]> {
  const dir = roots.map((r) => `${r}/${slug}`).find((d) => existsSync(d))!
  const ps: Omit<P, 'v'>[] = []
  for (const f of readdirSync(dir).filter((n) => n.endsWith('.md'))) {
    const [top, ...parts] = readFileSync(`${dir}/${f}`, 'utf8').split(/^## /m)
    for (const part of parts) {
      const at = part.indexOf('\n')
      const heading = part.slice(0, at).trim()
      const text = part.slice(at).trim()
      ps.push({ heading, text, title: top!.replace(/^# /, '').trim(), hs: new Set(termsOf(heading)), ts: new Set(termsOf(text)) })
    }
  }
  const vs = await embed(
    ps.map((p) => p.heading),
    'query',
  )
  return ps.map((p, i) => ({ ...p, v: vs[i]! }))
}
export interface Scored {
  p: P
  sim: number
  cover: number
  idf: number
}
export async function search(ps: P[], text: string, earlier: string[]): Promise<Scored[]> {
  const terms = queryTerms({ text, earlier })
  const own = queryTerms({ text, earlier: [] })
  const follow = isFollowUp(text, own.length) && earlier.length > 0
  const [v] = await embed([follow ? `${earlier.at(-1)} ${text}` : text], 'query')
  const N = ps.length
  const df = (t: string) => ps.filter((p) => p.hs.has(t) || p.ts.has(t)).length
  const w = terms.map(({ term, weight }) => {
    const d = df(term)
    return { term, w: weight * Math.log(1 + (N - d + 0.5) / (d + 0.5)) * (d === 0 ? 1.25 : 1), d }
  })
  const total = w.reduce((s, x) => s + x.w, 0) || 1
  return ps.map((p) => ({
    p,
    sim: p.v.reduce((s, x, i) => s + x * v![i]!, 0),
    cover: w.reduce((s, x) => s + (p.hs.has(x.term) ? x.w : p.ts.has(x.term) ? 0.6 * x.w : 0), 0) / total,
    idf: total,
  }))
}
