import type { WorldMember } from '../world.ts'
import { compact, inWords, type Planter } from './plant.ts'

const givenNames = ['Natalia', 'Tobias', 'Priya', 'Mateusz', 'Ingrid', 'Kwame', 'Fatima', 'Chloe', 'Stefan', 'Rosalind']
const everydayNames = ['flour', 'recruiter', 'telescope']
const cues = ['Tell me what %s would say.', 'I learned it from %s last week.', 'my friend %s thinks otherwise.', 'Is %s right about it?']
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Names of members and given names, said by one member and by many. */
export function plantNames(planter: Planter): void {
  const { times, random, members, spread, keep } = planter
  const said = (name: string) =>
    random.pick(cues).replace('%s', random.pick([name, capitalised(name), name.toUpperCase(), name.replaceAll(/[_-]/g, ' ')]))
  const rename = (username: string) => {
    ;(random.pick(members) as { username: string }).username = username
  }
  for (const index of times(12)) {
    const { username } = members[index * 3] as WorldMember
    spread('one', () => said(username))
    keep('member name, one member', username, compact(username))
  }
  for (const index of times(8)) {
    const { username } = members[index * 3 + 1] as WorldMember
    spread('many', () => said(username))
    keep('member name, many members', username, compact(username))
  }
  for (const index of times(4)) {
    const words = [random.inventWord(), random.inventWord()]
    rename(words.join(index % 2 ? '_' : '-'))
    spread('many', () => said(words.join(index % 2 ? '_' : '-')))
    keep('member name of two words, many members', words.join(' '), compact(words.join('')))
  }
  for (const name of everydayNames.slice(0, times(3).length)) {
    rename(name)
    keep('member name that is an everyday word', name, inWords(name))
  }
  for (const index of times(10)) {
    const name = givenNames[index % givenNames.length] as string
    spread('many', () => random.pick([`My sister ${name} says hello.`, `I am ${name}, by the way.`, `ask ${name.toLowerCase()} about it.`]))
    keep('given name, many members', name, inWords(name.toLowerCase()))
  }
}
