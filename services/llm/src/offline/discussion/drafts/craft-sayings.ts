import type { Character } from '../../character.ts'
import { rankedThemes } from '../../themes/ranked-themes.ts'
import type { Theme } from '../../themes/theme.ts'

/** What each theme teaches about quite different questions, so that an expert can speak from its own ground. */
const sayings: Record<string, string> = {
  'setting a price': 'Pricing teaches that people respect what has been worked out and haggle over what was guessed.',
  'finding customers': 'The first ten customers always come one by one, and most other good things do too.',
  'cash in a small business': 'A shop can be full of customers and still run dry; how it looks and how it stands are two different books.',
  'a job interview': 'In an interview the prepared story beats the clever answer, and I have not yet seen a field where that is otherwise.',
  'asking for a raise': 'Every negotiation is won by the side that has already settled what a no would mean.',
  'a change of career': 'Careers change through a row of small trials and hardly ever through one leap.',
  'time and focus': 'Starting is the expensive part. After three minutes carrying on is nearly free.',
  'working with other people': 'What looks like bad character in a team is nearly always a missing agreement.',
  'speaking Spanish': 'If you wait for the right ending of the verb, you never get to order the coffee.',
  'ser, estar and the rest of the grammar': 'Grammar comes after talking. First it must matter, then it can be tidied.',
  fractions: 'A fraction frightens until somebody cuts a cake. Most frightening things have a cake somewhere.',
  percentages: 'Ten per cent first, the rest follows: nearly every problem has a first easy piece of that sort.',
  'mathematics without fear':
    'In mathematics a wrong answer is the most useful thing on the table, because it shows where the thinking turned off.',
  'everyday science': 'A guess is worth something once you can say what would prove it wrong.',
  studying: 'Rereading feels like knowing, recalling shows whether you do. That holds far beyond exams.',
  'inventing a character': 'A character comes alive once you know what they want and what they fear. With real people it is no different.',
  'being stuck in a story': 'When a story is stuck, somebody in it has stopped wanting something.',
  'first lines and ways on': 'The first line of a story may be bad. It only has to make a second one possible.',
  'making things': 'The first piece is for the bin and for the hands.',
  'a budget that holds': 'A budget fails as a punishment and holds when one pleasure in it is protected.',
  'savings and a cushion': 'A cushion does not make anyone rich, it turns disasters into annoyances.',
  'getting out of debt':
    'A debt grows in the dark. On one page, with its rate beside it, it becomes a sum, and other fears behave the same way.',
  'how investing works': 'Risk and gain are sold as a pair; where one of them is missing from the picture, I look for it.',
  'beginning to run': 'In running nobody fails in week one. It is the third week that decides, so that is the one to plan.',
  'getting stronger and moving more': 'The body grows on the day of rest, and only if there was something before it.',
  'falling asleep': 'Sleep is like a cat: leave the door open and look the other way. A few other good things come like that too.',
  'waking in the small hours': 'At three in the morning every worry is twice its size, so nothing should be judged by that light.',
  'winding down': 'A good evening dims light, noise and decisions together, and so does a good ending to anything.',
  'a big decision': 'Measure twice, cut once, and sleep in between.',
  'apologies and hard conversations':
    'Most hard matters come down to one sentence that has to be said; the rest is finding the right hour for it.',
  'loneliness and starting again somewhere': 'Roots grow where you keep coming back, not where you were charming once.',
  'grief and heavy days': 'Some things have no proper speed, and hurrying them only adds a second weight.',
  'the people close to us': 'You cannot change another person, only your half of the dance, and then the dance is different.',
  'asking for donations': 'People give to people, and they stay where they were told what became of it.',
  'keeping volunteers': 'Volunteers stay where their time was used well. Everybody does, only the others are paid to hide it.',
  'grant applications': 'The best application is the one not written because it did not fit.',
  'learning to program': 'Wanting one small thing carries a beginner past the first twenty error messages.',
  'a bug that hides': 'Make it smaller until it can no longer hide: that works for bugs and for most worries.',
  'clear code': 'Clear is what makes a wrong line look wrong, in a program and in a plan.',
  'scams and strange messages': 'Urgent and secret together is the smell of a scam, and it is worth sniffing at other offers too.',
  passwords: 'One key for every door is convenient right up to the day it is lost.',
  'backups, phones and everyday computers': 'A spare key only counts if it lies somewhere else and has once been tried in the lock.',
  'working with AI tools': 'A confident tone is a matter of style and says nothing about the facts.',
  'planning a slow journey': 'Eleven towns and no breakfast is how most plans look before somebody halves them.',
  'packing light': 'Pack for a week, whatever the length: nearly everything else can be found on the way.',
  'travelling alone': 'Arrive by daylight and have the first night booked; with those two fixed, you may be as brave as you like.',
  'a travel budget': 'A tenth for surprises belongs in every plan, because the surprises will come anyway.',
  'dinner from what there is': 'Open the fridge before you write the list. There is nearly always a dinner in it already.',
  'sauces and technique': 'Dull? It wants salt. Still dull? It wants lemon. Most things lack something simpler than we think.',
  'cooking once for the week': 'Cook once and eat twice: good work is planned so that it pays a second time.',
  'plants and growing things': 'More plants die of too much care than of too little.',
  'house and home': 'A house is kept by small repairs made in time, and hardly anything else is kept differently.',
}

/** The share of the best theme's weight that another theme needs. */
const SECOND_THEME_SHARE = 0.6

/** What the expert's own field teaches about other questions; none when the question is about that field. */
export function sayingOf({ about = '' }: Character, questionTheme: Theme | undefined, seed: number): string | undefined {
  const ranked = rankedThemes(about)
  const own = ranked
    .filter(({ weight }) => weight >= SECOND_THEME_SHARE * (ranked[0]?.weight ?? 0))
    .filter(({ theme }) => theme.field !== questionTheme?.field)
  const saying = own[seed % Math.max(1, own.length)]
  return saying && sayings[saying.theme.name]
}
