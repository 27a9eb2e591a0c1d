import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text directly inside, CDATA included. */
  text: string
}

/** Parses an XML document strictly: throws for anything that is not well formed, and for a prefix without a namespace. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      name,
      attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('the document has no element')
  return document
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] => element.children.filter((child) => child.name === name)

/** Returns the text of the only child of a name. */
export function textOf(element: XmlElement, name: string): string {
  const [child, ...others] = childrenOf(element, name)
  if (!child || others.length > 0) throw new Error(`expected one ${name}`)
  return child.text
}
