import { categories, type NewPersona } from '@rostra/persona/core/domain/personas/persona'
import { drawRank, pick, seededRandom } from '../synthetic/words.ts'

const topics =
  `algebra anxiety archery astronomy baking bees birds boats bonds bread breathing bridges budgets cameras camping careers carpentry cats
ceramics cheese chemistry chess children climbing cocktails coding coffee comedy compost contracts cooking courage crochet cycling dance dating debt
design diabetes diving dogs drawing dreams economics electronics energy engines essays exams fashion fatherhood fencing fermentation fiction film fishing
fitness flowers focus forests forgiveness friendship gardening genetics geology glaciers golf grammar gratitude greek grief guitar habits harmony hiking
history honey horses housing hygiene icebergs improvisation insurance interviews investing jazz jewellery journalism juggling kayaking kindness kites
knitting languages latin law leadership listening literature loneliness loans magic management maps marathons marketing marriage mathematics meditation
memory menopause migraine mindfulness money mountains museums mushrooms music negotiation networks novels nursing nutrition opera orchids origami painting
parenting parliament pasta patience pensions permaculture philosophy photography physics piano pilates poetry politics pottery pregnancy presentations
privacy probability programming psychology puppets puzzles quantum quilting radio rain reading recipes recovery rejection religion renting resilience
retirement rhetoric rivers robots rowing rugby running sailing salads salary savings sculpture security sewing shadows singing skating sleep soap sociology
soil spanish speeches spices startups statistics stories stress sugar surfing swimming tango taxes tea teaching tennis theatre therapy time toddlers tourism
toys trains translation trees trust typography universities vegetables violin vocabulary volcanoes volunteering walking watches water weather weaving weddings
whales wine winter woodwork wrestling writing yoga`.split(/\s+/)
const roles = 'coach,teacher,guide,mentor,critic,storyteller,sceptic,champion,researcher,neighbour,captain,grandmother'.split(',')
const manners = 'patient,blunt,cheerful,quiet,curious,strict,gentle,witty,careful,restless'.split(',')
const firstNames =
  'Ada,Bo,Cleo,Dev,Ewa,Finn,Gita,Hugo,Ines,Jun,Kofi,Lena,Mads,Noor,Omar,Pia,Quin,Rosa,Sami,Tove,Uma,Viktor,Wren,Ximena,Yara,Zeno'.split(',')
const syllables = 'ka,lo,mi,ren,sta,vor,del,hu,pin,dra,so,lek,ma,tir,bel,ow,za,fen,gri,nu'.split(',')

/** Draws a word by Zipf's law: the n-th word of the list is n times rarer than the first. */
const zipf = (words: readonly string[], random: () => number) => words[drawRank(random, words.length)] as string

/** Draws a search term from the words of the descriptions. */
export const searchWord = (random: () => number): string => zipf(topics, random)

/** Returns the persona number `index`, the same in every run, with the age, votes and conversations of some months of use. */
export function generatePersona(index: number): Omit<NewPersona, 'id'> {
  const random = seededRandom(index)
  const surname = Array.from({ length: 3 }, () => pick(syllables, random)).join('')
  const name = `${pick(firstNames, random)} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`
  const one = zipf(topics, random)
  const two = zipf(topics, random)
  const three = zipf(topics, random)
  const upvotes = Math.floor(200 * random() ** 8)
  const conversationCount = Math.floor(3_000 * random() ** 8)
  return {
    slug: `${name.toLowerCase().replace(' ', '-')}-${index}`,
    name,
    description: `A ${pick(manners, random)} ${pick(roles, random)} for ${one}, ${two} and ${three}, one small step at a time.`,
    category: pick(categories, random),
    voice: 'male1',
    avatarUrl: '',
    avatarEmoji: '',
    avatarBgColor: '#4F46E5',
    visibility: index % 20 === 0 ? 'private' : 'public',
    ownerId: `owner-${index % 30_000}`,
    createdAt: new Date(Date.now() - Math.floor(random() * 300 * 86_400_000)),
    upvotes,
    downvotes: Math.floor(upvotes * random() ** 2),
    conversationCount,
    peopleCount: Math.ceil(conversationCount * 0.7),
    rolePrompt: `You are ${name}. `.padEnd(800, 'You speak plainly and kindly. '),
    strictlyFollows: 'Never give a diagnosis.',
    greeting: '',
    openingLines: [`How do I begin with ${one}?`, `What is hard about ${two}?`, `Why ${three}?`],
    openingLinesMade: false,
    embedOrigins: [],
    version: 1,
  }
}
