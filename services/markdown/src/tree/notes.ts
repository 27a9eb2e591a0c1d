import type { Element, ElementContent } from 'hast'
import type { MarkdownOptions } from '../options.ts'
import { element } from './nodes.ts'

/** The notes of a text, numbered in the order of the first reference. Notes without one come last. */
export interface Notes {
  define: (label: string, children: ElementContent[]) => void
  /** Returns the mark of a reference. */
  refer: (label: string) => Element
  /** Returns the list of the notes; null for none. */
  list: () => Element | null
}

export function createNotes({ idPrefix, words }: MarkdownOptions): Notes {
  const texts = new Map<string, ElementContent[]>()
  const references = new Map<string, number>()
  const numbers: string[] = []
  const numberOf = (label: string) => {
    if (!numbers.includes(label)) numbers.push(label)
    return numbers.indexOf(label) + 1
  }
  const noteId = (number: number) => `${idPrefix}note-${number}`
  const markId = (number: number, time: number) => `${idPrefix}mark-${number}${time > 1 ? `-${time}` : ''}`

  const backLinks = (number: number, times: number) =>
    Array.from({ length: times }, (_, index) =>
      element('a', { href: `#${markId(number, index + 1)}`, ariaLabel: words.backToMark(number) }, [{ type: 'text', value: '↩' }]),
    )
  const itemOf = (label: string) => {
    const number = numberOf(label)
    const children = texts.get(label) ?? []
    const last = children.at(-1)
    const links = backLinks(number, references.get(label) ?? 0).flatMap((link): ElementContent[] => [{ type: 'text', value: ' ' }, link])
    if (last?.type === 'element' && last.tagName === 'p') last.children.push(...links)
    else children.push(...links)
    return element('li', { id: noteId(number) }, children)
  }
  return {
    define: (label, children) => texts.set(label, (texts.get(label) ?? []).concat(children)),
    refer: (label) => {
      const number = numberOf(label)
      const time = (references.get(label) ?? 0) + 1
      references.set(label, time)
      const link = element('a', { href: `#${noteId(number)}`, id: markId(number, time) }, [{ type: 'text', value: String(number) }])
      return element('sup', {}, [link])
    },
    list: () => {
      for (const label of texts.keys()) numberOf(label)
      return numbers.length === 0 ? null : element('ol', { className: ['notes'], ariaLabel: words.notes }, numbers.map(itemOf))
    },
  }
}
