import { createComputedFields } from './computed-fields.ts'

/** A field that is open: its instruction, and then its result. */
interface Field {
  /** Whether text is shown where it begins. */
  isShown: boolean
  instruction: string
  isResult: boolean
  checked: boolean | null
  entries: string[]
  chosen: number
  /** Whether its result has a text. */
  hasText: boolean
}

/** Fields whose result is no text of the document: tables of contents, and lists of figures. */
const withoutText = /^\s*(?:TOC|TOA)\b/i

const longestInstruction = 500

export interface Fields {
  begin: () => void
  instruct: (text: string) => void
  /** Notes the check box of a form, and that it is checked. */
  check: (checked: boolean) => void
  addEntry: (text: string) => void
  choose: (index: number) => void
  separate: () => void
  /** Ends a field. Returns the text of one without a result, such as a check box, a list or a number. */
  end: () => string
  /** Whether text is shown here: it is in no field, or in the result of each. */
  showText: () => boolean
  /** Notes that a text is shown. */
  noteText: () => void
}

/** Follows the fields of a document (`w:fldChar`). A field may go over many paragraphs, and contain others. */
export function createFields(): Fields {
  const open: Field[] = []
  const computed = createComputedFields()
  const showText = () => {
    const field = open.at(-1)
    return field === undefined || (field.isShown && field.isResult && !withoutText.test(field.instruction))
  }
  return {
    begin: () =>
      void open.push({ isShown: showText(), instruction: '', isResult: false, checked: null, entries: [], chosen: 0, hasText: false }),
    instruct: (text) => {
      const field = open.at(-1)
      if (field && field.instruction.length < longestInstruction) field.instruction += text
    },
    check: (checked) => {
      const field = open.at(-1)
      if (field) field.checked = checked
    },
    addEntry: (text) => void open.at(-1)?.entries.push(text),
    choose: (index) => {
      const field = open.at(-1)
      if (field) field.chosen = index
    },
    separate: () => {
      const field = open.at(-1)
      if (field) field.isResult = true
    },
    end: () => {
      const field = open.pop()
      if (!field) return ''
      if (field.checked !== null) return field.checked ? '☑' : '☐'
      return field.entries[field.chosen] ?? (field.hasText ? '' : computed(field.instruction))
    },
    showText,
    noteText: () => {
      const field = open.at(-1)
      if (field) field.hasText = true
    },
  }
}
