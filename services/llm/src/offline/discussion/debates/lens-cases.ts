import type { LensName } from '../lenses/lens.ts'

/** How a lens argues when a question has sides. `{chosen}` and `{other}` are options, `{subject}` is what an opinion is asked about. */
interface LensCase {
  /** Why it takes an option; fits after "because". */
  because: string
  /** What it would do before choosing; fits after "but first". */
  first: string
  /** What would change its mind, as the lens's `doubt` in other words. */
  doubt: string
  /** What it asks of a thing that it is in favour of, or misses in one that it is against; fits after "as long as" and "unless". */
  proviso: string
  choice: readonly [string, string]
  inFavour: string
  against: string
}

export const lensCases: Record<LensName, LensCase> = {
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
  people: {
    because: 'it leaves more room for the people around you',
    first: 'ask the people it touches',
    doubt: 'If you have asked them already and they shrug, then it is yours alone to decide.',
    proviso: 'the people it touches are asked',
    choice: [
      'Say both names aloud at your own table and watch the faces. I would guess that they relax at {chosen}.',
      'Ask somebody who lives with {other} what they would do again, and then somebody with {chosen}. It takes two coffees and beats every list.',
    ],
    inFavour: 'The people I have seen with {subject} talk about who they met and who helped, and only then about the thing itself.',
    against:
      'In most talk about {subject} one voice is missing: that of the people who have to live with it. I would like to hear them first.',
  },
  less: {
    because: 'it needs less and leaves less to look after',
    first: 'see what could simply be left out',
    doubt: 'If one thing really is missing, get that one, and a good one.',
    proviso: 'it stays simple',
    choice: [
      'For {chosen} you have nearly everything already. {other} comes with a shopping list and something to maintain afterwards.',
      'Count what each of them adds to your life that has to be looked after. I would take the shorter list, and that is the one for {chosen}.',
    ],
    inFavour:
      'Take away everything that is sold around {subject}, and something small and useful is left. That part I would keep, and only that.',
    against:
      'Leave out {subject} for a month and see what you miss. In my experience it is less than a third, and that third can be had more simply.',
  },
  beginning: {
    because: 'you will learn more from it, and sooner',
    first: 'set a date for deciding',
    doubt: 'I would only hold back where a mistake cannot be mended afterwards.',
    proviso: 'nobody waits for it to be perfect',
    choice: [
      'With {chosen} you will know more by Friday than a month of comparing can tell you. {other} can still be had afterwards.',
      'Which of the two would you regret not having tried? You need not answer aloud; I hear {chosen}.',
    ],
    inFavour:
      'People who argue about {subject} have mostly not looked closely. One honest fortnight with your eyes open would end half of the debate.',
    against:
      'I am usually quick to say yes, but around {subject} I see people getting ready for years for something they could simply begin.',
  },
  'small steps': {
    because: 'you can try a small piece of it first',
    first: 'try a small piece of it',
    doubt: 'If half of it is worse than none of it, do not halve it for my sake.',
    proviso: 'it is tried on a small scale first',
    choice: [
      'A small piece of {chosen} can be tried this month. {other} only comes whole, and you would learn its faults at full price.',
      'Give {chosen} four weeks and a date for an honest look. If it fails, {other} is still there, and you know why you want it.',
    ],
    inFavour: 'In small doses {subject} can do what is promised. It is the large dose on the first day that gives it a bad name.',
    against: 'With {subject}, the step from nothing to everything is too big, and I distrust whatever cannot be tried by halves.',
  },
  cause: {
    because: 'it answers what really made you ask',
    first: 'name the actual problem in one sentence',
    doubt: 'If trying is cheap, try it, and let the result tell us what the matter was.',
    proviso: 'it answers the actual problem',
    choice: [
      'Something made you ask just now. Name it in one sentence, and you will see that {chosen} touches it and {other} goes past it.',
      'Often the quarrel between two options hides a third question. As far as I can see yours, {chosen} comes nearer to it than {other}.',
    ],
    inFavour:
      'There is a real problem underneath {subject}, and here somebody deals with the cause and not only with what can be seen of it.',
    against: 'I cannot see which problem {subject} would solve. There is a lot of motion where it hurts, while the cause sits elsewhere.',
  },
  evidence: {
    because: 'it has worked out for more people so far',
    first: 'find out how it ended for others',
    doubt: 'Show me three cases that went the other way, and I will look again.',
    proviso: 'the results are looked at honestly',
    choice: [
      'Look at people who chose two years ago and not at those who have just begun. There are more content faces on the side of {chosen}.',
      'The case for {other} rests on a few shining examples. That for {chosen} is duller and broader, so I trust it more.',
    ],
    inFavour: 'The claims made for {subject} are too large, as always, but what is left after checking is still worth having.',
    against:
      'I have looked for more than stories about {subject} and found mostly stories. As long as that is so, I keep my enthusiasm small.',
  },
}
