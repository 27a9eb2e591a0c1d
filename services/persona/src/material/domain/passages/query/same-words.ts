import { stemOf } from '@rostra/text/stem'
import { wordsIn } from '@rostra/text/words'
import { isReadAsEnglish, textLanguage } from '../terms.ts'

/*
 * English words that mean the same in a question, of one form each, the usual one first. A word stands in one line only.
 * Words that differ in more than the speaker's region or style are left out.
 */
const lines = `
baby newborn infant
mother mum mom mommy
father dad daddy
friend pal buddy mate
friends pals buddies mates
cv resume résumé
volunteers helpers
husband hubby
picky fussy choosy
photos pictures pics snaps
photo picture pic snap
computer laptop pc chromebook macbook notebook
phone telephone smartphone mobile cellphone iphone
tablet ipad
television tv telly
film movie
films movies
flat apartment
holiday vacation
holidays vacations
bicycle bike
car automobile
doctor gp physician
salary wage wages pay paycheck
boss manager supervisor
buy purchase
clicked tapped
click tap
illness sickness
ill sick
angry mad furious
cruel awful mean nasty
afraid scared frightened
tired exhausted knackered
customers clients
customer client
shop store
shops stores
money cash
garbage rubbish trash
homework assignment
exam test
exams tests
mistake error
mistakes errors
luggage baggage suitcase suitcases
probability chance odds likelihood
stolen nicked pinched swiped
coffee espresso
boring dull tedious
boredom dullness
call ring
calls rings
called rang
children kids
child kid
storage space
fired sacked
expensive pricey
cheap inexpensive
quarrel row
quarrels rows
neighbours neighbors
neighbour neighbor
apologise apologize
favourite favorite
colour color
parents folks
sofa couch settee
sad unhappy miserable
ads adverts advertisements
rude impolite
trousers pants
invoice bill
invoices bills
volunteer helper
donors supporters givers
donor supporter giver
`

const groupOf = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((group) => group.map((word) => [word, group] as const)),
)

/**
 * Replaces the words of an English message that the material does not have by words of the same
 * meaning that it has. `frequency`: how many passages have a stem.
 */
export function useKnownWords(text: string, frequency: (term: string) => number): string {
  if (!isReadAsEnglish(textLanguage(text))) return text
  let replaced = ''
  let end = 0
  for (const { text: word, start, end: wordEnd } of wordsIn(text, 'dictionary')) {
    const group = groupOf.get(word)
    if (!group || frequency(stemOf(word)) > 0) continue
    const other = group.find((each) => frequency(stemOf(each)) > 0)
    if (other === undefined) continue
    replaced += text.slice(end, start) + other
    end = wordEnd
  }
  return replaced + text.slice(end)
}
