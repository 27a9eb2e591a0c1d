import { measureRecall } from './measure-recall.ts'
const r = await measureRecall()
console.log(r.passages, r.questions, 'recall', r.recall, 'first', r.first, 'nothing', r.nothingFound)
for (const m of r.misses) console.log(m.text, '|', m.question, '|', m.found)
console.log(r.foundAnyway)
