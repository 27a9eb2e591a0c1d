import type { ThemeRegistration } from 'shiki/core'

/** What a token is. Each has the colour `--color-code-<kind>` of tokens.css. */
export const kinds = ['comment', 'keyword', 'string', 'constant', 'function', 'type', 'property'] as const
export type Kind = (typeof kinds)[number]

const scopes: Record<Kind, string[]> = {
  comment: ['comment', 'punctuation.definition.comment', 'meta.output', 'punctuation.separator.prompt', 'markup.quote'],
  keyword: ['keyword', 'storage', 'entity.name.tag', 'variable.language', 'markup.heading', 'entity.name.section', 'support.type.builtin'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code'],
  constant: ['constant', 'support.constant', 'keyword.other.unit', 'constant.character.escape', 'entity.name.constant'],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'entity.name.command', 'markup.underline.link'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.generic.java',
  ],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.other.property',
    'variable.other.object.property',
    'meta.object-literal.key',
    'variable.other.normal.shell',
    'variable.other.assignment',
    'entity.name.variable',
  ],
}

/** Text that another rule would colour although it is no token of its own. */
const uncoloured = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.template.expression',
  'meta.embedded',
  'string.unquoted.argument.shell',
]
const coloured = ['keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python', 'keyword.operator.word']

/** A theme of Shiki whose colours are the names of kinds. */
export const theme: ThemeRegistration = {
  name: 'kinds',
  fg: 'plain',
  bg: 'plain',
  settings: [
    ...Object.entries(scopes).map(([kind, scope]) => ({ scope, settings: { foreground: kind } })),
    { scope: uncoloured, settings: { foreground: 'plain' } },
    { scope: coloured, settings: { foreground: 'keyword' } },
  ],
}
