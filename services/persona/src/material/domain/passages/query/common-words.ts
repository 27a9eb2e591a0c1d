import { stemOf } from '@rostra/text/stem'

/*
 * Frequent English words with which a question may be asked about anything. The frequencies in the material of one
 * persona cannot tell that: `kind` may be rarer there than the subject.
 */
const words = `
able about above across actually add after again against ago all allow almost alone along already although always among amount another answer apart
appear area around ask away back bad become before began begin behind believe below best better between big bigger both break bring call came cannot
care carry cause certain certainly change choose clear close come common complete consider continue cost could couple course create cut day days deal
decide deep difference different difficult during each early easier easy eight either else end enough especially even ever every everything example
expect explain fact fall far fast faster few fill final find first five follow form found four free full further general give given go going good
great group grow half hand happen happens hard harder head help high hold hour hours however hundred idea important improve include increase inside
instead interest issue job keep kind know known large last late later lead learn least leave less let level lie like line list little live local long
longer look lose lot low made main make many matter maybe method might minute minutes moment month months more most move much name near nearly
necessary never new next nine normal nothing notice number often old once one only open order original other out outside over own part particular past
people per perhaps person place plan play point possible prevent problem process produce proper properly provide put quick quicker quickly quite
rather reach read ready real really reason receive recommend remain remove require rest result right rule run same say second see seem set seven
several short shorter should show side simple simpler simply since single six size slow slower slowly small smaller solve soon sort special stand
start state stay step still stop strong such suggest sure system take talk ten term test thing things think third thought thousand three through thus
time times today together told too took top toward true try turn two type under understand until up upon use used useful usual usually various very
want watch way ways week weeks well went while whole why within without word work works world worst worth wrong year years yes yet young
`

export const commonWords: readonly string[] = words.trim().split(/\s+/)

const commonStems = new Set(commonWords.map(stemOf))

/** Reports whether a stem is that of a word that questions about anything have. */
export const isCommonTerm = (term: string): boolean => commonStems.has(term)
