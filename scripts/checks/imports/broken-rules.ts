import { matchesGlob } from 'node:path'
import type { Import, ImportGraph } from './import-graph.ts'
import type { ImportRule } from './import-rule.ts'

/** Lists the imports that break a rule, each with the advice of the first rule that it breaks. */
export function brokenRules(graph: ImportGraph, rules: readonly ImportRule[]): string[] {
  return [...graph].flatMap(([file, imports]) => {
    const own = rules.filter(({ files }) => matchesGlob(file, files))
    return imports.flatMap((each) => {
      const broken = own.find((rule) => breaks(each, rule))
      return broken ? [`${file}:${each.line} imports ${each.to}\n    ${broken.advice}`] : []
    })
  })
}

function breaks({ to, isPackage }: Import, { allows, refuses = [] }: ImportRule): boolean {
  if (refuses.some((glob) => matchesGlob(to, glob))) return true
  return !isPackage && allows !== undefined && !allows.some((glob) => matchesGlob(to, glob))
}
