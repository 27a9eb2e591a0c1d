import { letterWords } from '@rostra/text/exact-words'
import { stemOf } from '@rostra/text/stem'

/** Words that say nothing about a subject. */
const emptyWords = new Set(
  (
    'a about above after again against all almost along also although always am among an and another any anybody anyone anything are around as ask asked ' +
    'asking asks at away back be because been before behind being below beside besides between both but by call called came can cannot come comes ' +
    'could did do does doing done down each either else enough ever every everybody everyone everything far few find first for found from further gave get ' +
    'gets give given gives go goes going gone good got had half has have having he her here hers herself him himself his how however i if in indeed instead ' +
    'into is it its itself just keep kept know known last later least less let like likely little long look made make makes making many may maybe me ' +
    'mean means might mine more most much must my myself near need needs neither never new next no nobody none nor not nothing now of off often on once one ' +
    'only onto or other others otherwise our ours ourselves out over own people perhaps person put quite rather really said same saw say says second see ' +
    'seen shall she should show shown shows since so some somebody someone something sometimes soon still such take taken takes tell than that the their ' +
    'theirs them themselves then there therefore these they thing things think this those though through thus till to today together too took toward towards ' +
    'two under until up upon us use used using very want was way ways we week well went were what whatever when where whether which while who whole whom ' +
    'whose why will with within without word words would write written yes yesterday yet you your yours yourself story stories news newspaper paper article ' +
    's t ll ve re d m don doesn didn isn aren wasn weren hasn haven won couldn wouldn shouldn'
  ).split(/\s+/),
)

export const isEmptyWord = (word: string): boolean => emptyWords.has(word)

/** Returns the stems of the words that say what a text is about. */
export const subjectStems = (text: string): Set<string> =>
  new Set(
    letterWords(text)
      .filter((word) => word.length > 1 && !emptyWords.has(word))
      .map(stemOf),
  )

/** Returns how many subject words two texts share. */
export function sharedSubjects(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared++
  return shared
}
