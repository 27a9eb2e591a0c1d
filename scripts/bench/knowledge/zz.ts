import { encodeSegments } from '@rostra/persona/domain/passages/index/encode-segments'
import { decodeSegment } from '@rostra/persona/domain/passages/index/segment-format'
import { rankPassages } from '@rostra/persona/domain/passages/index/bm25'
import { queryTerms } from '@rostra/persona/domain/passages/query/query-terms'
import { syntheticPassages, syntheticQuestions } from './synthetic-passages.ts'
const all = syntheticPassages(20000, 5)
let worst = 0, total = 0
const sources = Array.from({length:20},(_,n)=>{ const segs=[]; let t=performance.now(); for (const s of encodeSegments(all.slice(n*1000,n*1000+1000))) { const d=performance.now()-t; worst=Math.max(worst,d); total+=d; if (s) segs.push(decodeSegment(s)); t=performance.now() } return { segments: segs, titleTerms: new Set<string>() } })
console.log('encode total ms', total, 'worst step', worst)
const q = syntheticQuestions(3)
const qs = Array.from({length:4000}, () => queryTerms({text:q(), earlier:[]}))
for (const x of qs.slice(0,1000)) rankPassages(sources, x, 9)
const c = process.cpuUsage()
for (const x of qs) rankPassages(sources, x, 9)
const d = process.cpuUsage(c)
console.log('cpu ms per search', (d.user+d.system)/1000/4000)
