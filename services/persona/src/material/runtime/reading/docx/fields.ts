/** A field that is open: its instruction, and then its result. */
interface Field {
  /** Whether text is shown where it begins. */
  isShown: boolean
  instruction: string
  isResult: boolean
  checked: boolean | null
  entries: string[]
  chosen: number
}

/** Fields whose result is no text of the document: tables of contents, and lists of figures. */
const withoutText = /^\s*(?:TOC|TOA)\b/i

export interface Fields {
  begin: () => void
  instruct: (text: string) => void
  /** Notes the check box of a form, and that it is checked. */
  check: (checked: boolean) => void
  addEntry: (text: string) => void
  choose: (index: number) => void
  separate: () => void
  /** Ends a field. Returns the text of a check box or a list, which have no result. */
  end: () => string
  /** Whether text is shown here: it is in no field, or in the result of each. */
  showText: () => boolean
}

/** Follows the fields of a document (`w:fldChar`). A field may go over many paragraphs, and contain others. */
export function createFields(): Fields {
  const open: Field[] = []
  const showText = () => {
    const field = open.at(-1)
    return field === undefined || (field.isShown && field.isResult && !withoutText.test(field.instruction))
  }
  return {
    begin: () => void open.push({ isShown: showText(), instruction: '', isResult: false, checked: null, entries: [], chosen: 0 }),
    instruct: (text) => {
      const field = open.at(-1)
      if (field && field.instruction.length < 200) field.instruction += text
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
      return field.entries[field.chosen] ?? ''
    },
    showText,
  }
}
