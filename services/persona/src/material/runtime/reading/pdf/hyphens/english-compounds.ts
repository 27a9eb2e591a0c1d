/*
 * English words by which a hyphen at the end of a line is judged. Measured with the hyphenation of
 * TeX of 25,000 frequent words, and the compounds of WordNet.
 */

/** First parts of compounds that begin few other words: they keep their hyphen before a part that is no ending. */
export const firstParts = wordSet(`
  self well ill long short high low half full single double triple cross all great hard soft cold hot warm old new close real quasi non vice user light
  big two three four five six seven eight nine twenty thirty forty fifty sixty seventy eighty ninety hundred third fourth fifth lower upper middle deep
  heavy fast slow quick narrow good best better large small wide clear sharp strong weak poor open dark bright free easy award energy brand labor labour
  cost problem decision computer client server data money family gas anglo afro multi semi`)
/** Second parts of compounds that end few other words: they keep their hyphen behind a part that is no prefix. */
export const lastParts = wordSet(`
  term based known level quality related specific oriented driven friendly minded looking scale class sided year years week weeks month months hour
  hours minute minutes effective efficient defined established documented written trained educated priced pressure temperature voltage density income
  help esteem confidence control service employed contained sufficient awareness discipline defense defence worth doubt stage party people handed footed
  eyed haired hearted blooded headed tempered centre center century degree dimensional faced bedroom storey president founder author free fed led bound
  conscious resistant winning making bearing growing lasting speaking sounding paying paid owned eating consuming saving shaped built covered mentioned
  ordered colored coloured blind like deep third thirds`)
/** Parts that keep their hyphen beside another one that is a word of these lists or of the text. */
export const commonParts = wordSet(`
  part life water snow wind month person team test site size sized range edge made born bred old aware care respect member owner operator worker round
  near post street door model machine policy price product process job sugar fat ground general domain context risk rule safety tax trade trust truth
  value voice wave zero cutting leading war first second last next same case object event peer world quarter law rich drawn filled taking`)
/** Compounds with a first part that mostly is a prefix or the beginning of another word. */
export const compounds = wordSet(`
  e-mail e-mails e-book e-books e-commerce e-learning e-bike e-bikes ex-wife ex-husband ex-president ex-minister ex-partner ex-boyfriend ex-girlfriend
  ex-member co-founder co-founders co-founded co-author co-authors co-owner co-owners co-worker co-workers co-pilot co-chair so-called pre-existing
  mid-term mid-range mid-size mid-sized mid-level mid-air mid-week mid-season per-capita on-site off-site on-demand on-screen in-house in-depth
  in-person anti-aging post-war part-time built-in built-up plug-in add-on follow-up check-in drop-down read-only hands-on left-hand right-hand
  left-wing right-wing man-made runner-up sign-up one-way two-way`)
/** Endings, which a word has without a hyphen. */
export const endings = wordSet(`
  ly er ers est ered ering en ened ening ens ing ings ingly ed edly es s ter less lessly ness nesses ful fully fulness ish ishness ie ies ier iest ity
  ities ize ized izes izing ise ised ises ising ization isation istic ism ist ists ship ships hood ment ments able ability al ally ality age ages ary
  eous eously ous dom doms ware wares ward wards wise some self selves teen teens teenth ty tieth ties y ery ance ence ant ent ion ions ional ive atic
  atically`)
/** Prefixes, which no word keeps apart. */
export const prefixes = wordSet(`
  un re dis in im over under out up de be mis pre sub fore inter cor co sur es per pro con com ac with ful afore every any trans super grand extra counter
  along there smart back`)
/** Words of two parts that have no hyphen. */
export const closedCompounds = wordSet(`
  highway highways highlight highlights highlighted highlighting highland highlands lightning lighthouse lightweight worldwide nationwide nonsense
  nonprofit nonetheless goodbye goodwill newcastle newborn newspaper freelance freeman halftime softball hardcore crossroads database databases username
  lifelong longtime lifetime heavyweight multiple multiply multiplied multiplication multitude multimedia multinational multiplayer multicultural
  seminar seminars seminary semiconductor semifinal allow allowed already also although timeline birthday lifestyle waterfall waterproof airport
  aircraft airline grandson highlander greenhouse hardwood shortcut shortcuts shortcomings goodnight goodman freeway freeways midnight stronghold battlefield soundtrack households motorcycle breakdown touchdown widespread healthcare nearby onstage
  hotline newcomer newcomers newport newman newton`)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
