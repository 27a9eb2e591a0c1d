import type { LensName } from '../lenses/lens.ts'
import type { LensCase } from './lens-case.ts'

type SoberLens = Extract<LensName, 'figures' | 'honesty' | 'pace' | 'values' | 'preparation' | 'safety'>

/** The lenses that weigh, count and prepare. */
export const soberCases: Record<SoberLens, LensCase> = {
  figures: {
    because: 'it comes out better once the hours are counted as well as the money',
    first: 'put one honest figure on each',
    doubt: 'Bring me a figure that I have left out, and I will do the sum again.',
    proviso: 'somebody counts what it really costs',
    choice: [
      'Put both on one page, with the hours beside the money, and most of the hidden costs land on the side of {other}.',
      'The price of {chosen} can be written down today. With {other} you would be guessing at it, and guesses are seldom too high.',
    ],
    inFavour:
      'Take a month of {subject} and write down the hours, the money and what came of it. I expect that page to look better than its reputation.',
    against:
      'With {subject}, the gain is advertised and the cost is spread so thin that nobody adds it up. I did, roughly, and I do not like the sum.',
  },
  honesty: {
    because: 'you can explain it openly to everyone it touches',
    first: 'tell those concerned openly',
    doubt: 'If somebody without a voice would pay for this openness, I would keep quiet as well.',
    proviso: 'it is done openly',
    choice: [
      'You could explain {chosen} to everyone it touches without leaving out a sentence. With {other} I can already hear the awkward pause.',
      'Tell both versions aloud to a friend. I suspect you would hurry over the reasons for {other}.',
    ],
    inFavour:
      'What I like about {subject} can be said aloud to the people who get the least out of it, and that is my test for most things.',
    against:
      'My trouble with {subject} is who gets the gain and who gets the bill. Where those are different people, somebody should say so.',
  },
  pace: {
    because: 'you could keep it up for years without hurrying',
    first: 'sleep on it for a few nights',
    doubt: 'If waiting really does cost you something you can name, then do not wait on my account.',
    proviso: 'it is given time',
    choice: [
      'With {chosen} you can keep a steady pace for years. {other} asks for a sprint, and nobody has told you how long it is.',
      'Ask again after two good nights. I think {chosen} will still be there, and the urgency about {other} will not.',
    ],
    inFavour: 'The good in {subject} shows slowly, after the first excitement and the first annoyance have both worn off.',
    against: 'There is a hurry about {subject} that makes me slow down. Good things mostly survive being looked at for another month.',
  },
  values: {
    because: 'the ordinary days that follow are the better ones',
    first: 'picture an ordinary Tuesday with each',
    doubt: "If this is more your parents' wish than yours, forget what I said and start again.",
    proviso: 'it makes ordinary days better',
    choice: [
      'Picture a plain Tuesday two years from now, first with {other}, then with {chosen}. You will notice at which of them you breathe out.',
      'In the end you will not live in the decision but in its mornings, and those with {chosen} are the ones I would wish for you.',
    ],
    inFavour: 'Ask what a plain Tuesday looks like with {subject} and without. For most people I know, the first one has more room in it.',
    against: 'With {subject} I keep asking what it is for, and the answers get shorter each time. A good life hardly misses it.',
  },
  preparation: {
    because: 'it is the one you can prepare for properly',
    first: 'rehearse the hardest moment once',
    doubt: 'If a clumsy first try costs nothing, skip the preparation and just begin.',
    proviso: 'the hard part is prepared beforehand',
    choice: [
      'For {chosen} you know today which three things could go wrong, so you can settle them beforehand. With {other} you would improvise.',
      'Write down the worst question somebody could ask about each. You will have a good answer for {chosen} before you have one for {other}.',
    ],
    inFavour:
      'Most complaints about {subject} are really complaints about a bad first month. Prepared well, that month is no worse than any other.',
    against:
      'With {subject}, everybody talks about the good case and nobody has rehearsed the bad one. That is usually where things are decided.',
  },
  safety: {
    because: 'it keeps a way back open',
    first: 'make sure of a way back',
    doubt: 'If somebody would catch you in the worst case, I am a good deal less strict.',
    proviso: 'there is a way back',
    choice: [
      'If {chosen} turns out to be a mistake, you can undo it. I cannot see how you would do that with {other}.',
      'Look only at the bad year for a moment. With {chosen} it is unpleasant, with {other} it could be more than you want to carry.',
    ],
    inFavour:
      'What can go wrong with {subject} is known by now and mostly bearable, and that is more than can be said of many things we do daily.',
    against: 'The bad case with {subject} may be rare, but those it hits cannot step aside, and nobody has told them who will help.',
  },
}
