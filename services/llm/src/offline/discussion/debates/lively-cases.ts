import type { LensName } from '../lenses/lens.ts'
import type { LensCase } from './lens-case.ts'

type LivelyLens = Extract<LensName, 'people' | 'less' | 'beginning' | 'small steps' | 'cause' | 'evidence'>

/** The lenses that ask, try and look closely. */
export const livelyCases: Record<LivelyLens, LensCase> = {
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
