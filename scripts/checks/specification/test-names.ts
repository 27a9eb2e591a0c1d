import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser'

/** Between the names of groups and the name of a test. */
const nameSeparator = ' › '

/**
 * Lists the names of a file's tests, with the names of their groups before them. A table's name keeps its placeholders; in a template each
 * value is `…`. Throws when the file is not valid TypeScript.
 */
export function testNamesOf(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const names: string[] = []
  const groups: string[] = []
  new Visitor({
    CallExpression(call) {
      const name = nameOf(call)
      if (name === undefined) return
      if (isGroup(call)) groups.push(name)
      else names.push([...groups, name].join(nameSeparator))
    },
    'CallExpression:exit'(call) {
      if (isGroup(call) && nameOf(call) !== undefined) groups.pop()
    },
  }).visit(program)
  return names
}

const isGroup = ({ callee }: CallExpression): boolean => declares(callee) === 'group'

/** The name of a call that declares a group or a test; undefined for other calls. */
function nameOf({ callee, arguments: [name, body] }: CallExpression): string | undefined {
  if (!declares(callee) || !name || !body) return undefined
  return textOf(name as Expression)
}

const testFunctions = ['it', 'test', 'visitorTest']

/** What a call of this callee declares: `it`, `it.skip`, `it.each(table)`, `(condition ? it : it.skip)`. */
function declares(callee: Expression): 'group' | 'test' | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name === 'describe' ? 'group' : testFunctions.includes(callee.name) ? 'test' : undefined
    case 'MemberExpression': {
      const member = callee.property.type === 'Identifier' ? callee.property.name : ''
      if (member === 'describe') return 'group'
      return ['each', 'only', 'skip', 'failing'].includes(member) ? declares(callee.object as Expression) : undefined
    }
    case 'CallExpression':
      return callee.callee.type === 'MemberExpression' ? declares(callee.callee) : undefined
    case 'TaggedTemplateExpression':
      return declares(callee.tag)
    case 'ParenthesizedExpression':
      return declares(callee.expression)
    case 'ConditionalExpression':
      return declares(callee.consequent)
    default:
      return undefined
  }
}

function textOf(name: Expression): string | undefined {
  if (name.type === 'Literal') return typeof name.value === 'string' ? name.value : undefined
  if (name.type === 'TemplateLiteral') return name.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
  if (name.type !== 'BinaryExpression') return undefined
  const left = textOf(name.left as Expression)
  const right = textOf(name.right)
  return left === undefined || right === undefined ? undefined : left + right
}
