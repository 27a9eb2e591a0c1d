/** An element of an equation (ECMA-376, part 1, 22.1). */
export interface MathNode {
  name: string
  text: string
  value: string
  children: MathNode[]
}

export const mathNode = (name: string, value = ''): MathNode => ({ name, value, text: '', children: [] })

const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0305': 'bar',
  '\u20d7': 'vec',
  '\u0307': 'dot',
  '\u0308': 'ddot',
}

/** Returns an equation as a line of text: `(a+b)/2`, `x^2`, `√(x)`, `∑_(i=1)^n x_i`. */
export function linearMath(node: MathNode): string {
  const part = (name: string) => node.children.filter((child) => child.name === name)
  const all = (name: string) => part(name).map(content).join('')
  const property = (name: string) =>
    node.children.find((child) => child.name === `${node.name}Pr`)?.children.find((child) => child.name === name)?.value
  switch (node.name) {
    case 'f':
      return `${grouped(all('num'))}/${grouped(all('den'))}`
    case 'sSup':
      return `${grouped(all('e'))}^${grouped(all('sup'))}`
    case 'sSub':
      return `${grouped(all('e'))}_${grouped(all('sub'))}`
    case 'sSubSup':
      return `${grouped(all('e'))}_${grouped(all('sub'))}^${grouped(all('sup'))}`
    case 'sPre':
      return `_${grouped(all('sub'))}^${grouped(all('sup'))}${all('e')}`
    case 'rad':
      return `${all('deg') ? `root(${all('deg')})` : '√'}(${all('e')})`
    case 'nary':
      return `${property('chr') ?? '∫'}${limit('_', all('sub'))}${limit('^', all('sup'))} ${all('e')}`
    case 'limLow':
      return `${all('e')}${limit('_', all('lim'))}`
    case 'limUpp':
      return `${all('e')}${limit('^', all('lim'))}`
    case 'func':
      return `${all('fName')} ${grouped(all('e'))}`
    case 'd':
      return `${property('begChr') ?? '('}${part('e')
        .map(content)
        .join(property('sepChr') ?? '|')}${property('endChr') ?? ')'}`
    case 'acc':
      return `${accents[property('chr') ?? '\u0302'] ?? 'hat'}(${all('e')})`
    case 'bar':
      return `bar(${all('e')})`
    case 'm':
      return `[${part('mr')
        .map((row) =>
          row.children
            .filter(({ name }) => name === 'e')
            .map(content)
            .join(', '),
        )
        .join('; ')}]`
    case 'eqArr':
      return part('e').map(content).join('; ')
    case 't':
      return node.text
    default:
      return node.name.endsWith('Pr') ? '' : content(node)
  }
}

const content = (node: MathNode): string => node.children.map(linearMath).join('')

const limit = (sign: string, text: string): string => (text ? `${sign}${grouped(text)}` : '')

/** Puts a text of more than one letter, number or name into parentheses. */
const grouped = (text: string): string => (/^(?:[\p{L}\p{N}.,∞]+|\([^()]*\))$/u.test(text) ? text : `(${text})`)
