/** One selector of a query: a metric's name and its label matchers. */
export interface Selector {
  metric: string
  matchers: { label: string; operator: string; value: string }[]
}

const keywords = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'and', 'or', 'unless', 'bool', 'offset'])

/** Quoted matchers may contain braces, as routes do. */
const selector = /([a-zA-Z_:][\w:]*)\s*(\{(?:[^"}]|"(?:[^"\\]|\\.)*")*\})?/g
const matcher = /(\w+)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"/g
const grouping = /\b(?:by|on|group_left|without|ignoring)\s*\(([^)]*)\)/g
const quoted = /"(?:[^"\\]|\\.)*"/g
const quotedOrRange = /("(?:[^"\\]|\\.)*")|\[[^\]]*\]/g

/** Lists the selectors of a query. It covers the syntax of this repository's queries, not all of PromQL: promtool checks that. */
export function selectorsOf(expr: string): Selector[] {
  const withoutGroups = expr
    .replaceAll(grouping, ' ')
    .replaceAll(quotedOrRange, (_, text = ' ') => text)
    .replaceAll(/\boffset\s+\w+/g, ' ')
  return [...withoutGroups.matchAll(selector)].flatMap((match) => {
    const [whole, metric = '', braces = ''] = match
    const rest = withoutGroups.slice(match.index + whole.length)
    const before = withoutGroups.slice(0, match.index)
    const inQuotes = (before.replaceAll(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1
    if (inQuotes || keywords.has(metric) || /^\s*\(/.test(rest) || /^e?\d/.test(metric)) return []
    const matchers = [...braces.matchAll(matcher)].map(([, label = '', operator = '', value = '']) => ({ label, operator, value }))
    return [{ metric, matchers }]
  })
}

/** Lists the labels that a query groups or joins by. */
export const groupLabelsOf = (expr: string): string[] =>
  [...expr.replaceAll(quoted, '').matchAll(grouping)]
    .flatMap(([, list = '']) => list.split(',').map((label) => label.trim()))
    .filter(Boolean)

/** Lists the labels that a query creates with label_replace. */
export const createdLabelsOf = (expr: string): string[] => [...expr.matchAll(/,\s*"(\w+)",\s*"\$\d",/g)].map(([, label = '']) => label)
