import { formatNumber } from '../formats/number-formats.ts'
import { attributeOf, isOn, valOf, walkXml } from '../office/xml.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { type ListPlace, numberOf, type Styles } from './styles.ts'

interface Level {
  start: number
  format: string
  /** With `%1` for the number of the first level. */
  text: string
  /** True for numbers of all levels in digits. */
  isLegal: boolean
  /** Starts again after a paragraph of this level or a higher one, from 1; null for the level above. 0 for never. */
  restartAfter: number | null
}

interface Numbering {
  abstractId: string
  starts: Map<number, number>
  /** The levels that it has in place of those of its abstract numbering. */
  levels: Map<number, Level>
}

interface Abstract {
  levels: Map<number, Level>
  levelOfStyle: Map<string, number>
  /** The style whose numbering it is. */
  styleLink: string
}

/** Returns the automatic number or bullet of the next paragraph at a place, as Word writes it. Empty for none. */
export type NextLabel = (place: ListPlace) => string

const bullet = '-'

/** Reads the automatic numbers of a document. The paragraphs have to be asked for in order. */
export function readNumbering(xml: string | null, styles: Styles, limits: ReadingLimits): NextLabel {
  const numberings = new Map<string, Numbering>()
  const abstracts = new Map<string, Abstract>()
  if (xml !== null) readLevels(xml, limits, numberings, abstracts)
  /** The numbers of the last paragraph, by level, of each list; a numbering that begins anew is a list of its own. */
  const counters = new Map<string, Map<number, number>>()
  const begun = new Set<string>()

  const abstractOf = (numbering: Numbering): Abstract | undefined => {
    const abstract = abstracts.get(numbering.abstractId)
    if (!abstract?.styleLink) return abstract
    const linked = numberings.get(styles(abstract.styleLink).numberingId)
    return linked && linked !== numbering ? abstracts.get(linked.abstractId) : abstract
  }

  return ({ numberingId, level: ownLevel, style }) => {
    const numbering = numberings.get(numberingId)
    const level = ownLevel ?? (numbering && abstractOf(numbering)?.levelOfStyle.get(style.id)) ?? style.listLevel ?? 0
    const levelAt = (each: number) => numbering?.levels.get(each) ?? (numbering && abstractOf(numbering)?.levels.get(each))
    const own = levelAt(level)
    if (!numbering || !own) return ''
    if (own.format === 'bullet') return bullet
    const numbers = counters.get(numbering.abstractId) ?? new Map<number, number>()
    counters.set(numbering.abstractId, numbers)
    if (!begun.has(numberingId)) {
      begun.add(numberingId)
      for (const startLevel of numbering.starts.keys()) numbers.delete(startLevel)
    }
    const startOf = (each: number) => numbering.starts.get(each) ?? levelAt(each)?.start ?? 1
    const before = numbers.get(level)
    numbers.set(level, before === undefined ? startOf(level) : before + 1)
    for (const deeper of [...numbers.keys()]) {
      const restart = levelAt(deeper)?.restartAfter ?? deeper
      if (deeper > level && restart > 0 && level < restart) numbers.delete(deeper)
    }
    const written = (each: number) => {
      const format = own.isLegal ? 'decimal' : (levelAt(each)?.format ?? 'decimal')
      return formatNumber(numbers.get(each) ?? startOf(each), format)
    }
    return own.text.replace(/%([1-9])/g, (_, number) => written(Number(number) - 1)).trim()
  }
}

function readLevels(xml: string, limits: ReadingLimits, numberings: Map<string, Numbering>, abstracts: Map<string, Abstract>): void {
  let abstract: Abstract | undefined
  let numbering: Numbering | undefined
  let level: Level | undefined
  let overridden = 0
  /** The place of the open level. */
  let place = 0
  walkXml(xml, limits, {
    open: (name, attributes) => {
      const value = valOf(attributes)
      if (name === 'abstractNum') {
        abstract = { levels: new Map(), levelOfStyle: new Map(), styleLink: '' }
        abstracts.set(attributeOf(attributes, 'abstractNumId'), abstract)
      } else if (name === 'num') {
        numbering = { abstractId: '', starts: new Map(), levels: new Map() }
        numberings.set(attributeOf(attributes, 'numId'), numbering)
      } else if (name === 'abstractNumId' && numbering) numbering.abstractId = value
      else if (name === 'lvlOverride') overridden = numberOf(attributeOf(attributes, 'ilvl')) ?? 0
      else if (name === 'startOverride' && numbering) numbering.starts.set(overridden, numberOf(value) ?? 1)
      else if (name === 'numStyleLink' && abstract) abstract.styleLink = value
      else if (name === 'lvl' && (abstract || numbering)) {
        level = { start: 1, format: 'decimal', text: '', isLegal: false, restartAfter: null }
        const levels = abstract?.levels ?? numbering?.levels
        place = numberOf(attributeOf(attributes, 'ilvl')) ?? 0
        levels?.set(place, level)
      } else if (name === 'pStyle') abstract?.levelOfStyle.set(value, place)
      else if (level) readLevel(level, name, value, isOn(attributes))
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'abstractNum') abstract = undefined
      if (name === 'num') numbering = undefined
      if (name === 'lvl') level = undefined
    },
  })
}

function readLevel(level: Level, name: string, value: string, on: boolean): void {
  if (name === 'start') level.start = numberOf(value) ?? 1
  if (name === 'numFmt') level.format = value
  if (name === 'lvlText') level.text = value
  if (name === 'isLgl') level.isLegal = on
  if (name === 'lvlRestart') level.restartAfter = numberOf(value)
}
