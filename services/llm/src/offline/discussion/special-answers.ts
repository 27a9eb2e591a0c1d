import { arithmetic } from '../language/arithmetic.ts'
import { intentOf } from '../language/intent.ts'
import { rankedThemes } from '../themes/ranked-themes.ts'

/** The answer to a text that is no question for a discussion: three wordings, and the position that all experts share. */
interface SpecialAnswer {
  wordings: readonly [string, string, string]
  position: string
}

const danger: SpecialAnswer = {
  wordings: [
    'I am glad you wrote this, and I take it seriously. A discussion is not what helps now; people who can be with you are. Please ring your local emergency number, or a crisis line in your country, and tell somebody near you that you need company.\n\nYou do not have to explain it well. "I need help" is enough.',
    'This comes before every other question. If you are in danger at this moment, ring your local emergency number first and write later. If you can, go to somebody near you, or ask them to come, and stay where there are people.\n\nA crisis line will also talk with you when you cannot put it into words.',
    'Thank you for saying it. Please do not stay alone with it: call your local emergency number or a crisis line in your country now, and tell one person near you how it is.\n\nWhat seems without a way out tonight can look different once somebody sits beside you. That is what these people are there for.',
  ],
  position: 'Please ring your local emergency number or a crisis line now, and tell somebody near you.',
}

const promptRequest: SpecialAnswer = {
  wordings: [
    'What I was told about my part stays with me, and so does what the others were told. Put a question to us about something you have to decide, and you will get several honest answers.',
    'That is no question for a discussion: our notes are not ours to hand round. What they are good for can be shown, though. Give us a real case, and we will argue about it.',
    'I would rather not, and I say so plainly. Instructions are dull reading anyway. A decision, a doubt or a plan of yours would serve us all better.',
  ],
  position: 'We keep our instructions to ourselves; please ask us about something that you have to decide.',
}

const foreign: SpecialAnswer = {
  wordings: [
    'I am sorry: the offline model that speaks for the experts just now follows English best. Could you put the question in a few simple English words?',
    'The offline model speaking for me understands English best. A short question in plain English is enough, and mistakes do not matter.',
    'To answer well I need the question in English, because only the offline model is at hand just now. A few simple words will do.',
  ],
  position: 'Please ask the question once more in a few simple English words.',
}

const noQuestion: SpecialAnswer = {
  wordings: [
    'Good to be here. There is nothing to argue about yet, though. Tell us what you have to decide or would like to understand, and what you have thought so far, and the discussion can begin.',
    'Hello from my side too. A discussion needs something to disagree on: a choice, a plan or a question you keep coming back to. One or two sentences about it are enough.',
    'I am glad you asked us in. What is it about? A question with a little of its background gets better answers than a perfect one without.',
  ],
  position: 'Please tell us in one or two sentences what you would like to decide or understand.',
}

const fact: SpecialAnswer = {
  wordings: [
    'That is a fact, and facts are better looked up than discussed. I do not have it to hand, and a wrong answer would be worse than none. Once you have it, we can talk about what follows from it.',
    'Five opinions do not make a fact. I would look this one up in a source with a date on it, and bring it back here if there is something to decide.',
    'I would have to guess, and my guess would only sound better than yours. A reference work settles it in a minute; what to make of it is the part we can help with.',
  ],
  position: 'Look this fact up in a reliable source, and ask us what follows from it.',
}

/** Questions about the world that have an answer and no side to take. */
const aboutTheWorld =
  /^\W*(?:why (?:is|are|do|does|did|was|were)|how (?:does|do|did|is|are)|what (?:is|are|was|were|causes?))\b(?! the (?:best|worst|point|right|meaning|use))/i

const isAboutTheWorld = (question: string) =>
  aboutTheWorld.test(question) &&
  question.length < 120 &&
  !/\b(?:i|my|me|we|our|us|you|your|should|good|bad|better|best|worth|right|wrong|people)\b/i.test(question) &&
  rankedThemes(question).length === 0

/** Returns the answer to small talk, to a request for instructions, or to what cannot be discussed; else undefined. */
export function specialAnswer(question: string): SpecialAnswer | undefined {
  const sum = arithmetic(question)
  if (sum) {
    const more = ['There is little to discuss about that.', 'On that we will not differ.', 'It can be checked in a line.'] as const
    return { wordings: [`${sum} ${more[0]}`, `${sum} ${more[1]}`, `${sum} ${more[2]}`], position: sum }
  }
  const words = question.trim().split(/\s+/).length
  const isOwnCase = /\b(?:should|i|my|we|our)\b/i.test(question)
  switch (intentOf(question)) {
    case 'danger':
      return danger
    case 'prompt-request':
      return promptRequest
    case 'foreign':
      return foreign
    case 'empty':
    case 'hello':
    case 'well-being':
    case 'thanks':
    case 'goodbye':
      return noQuestion
    case 'identity':
    case 'ai-check':
    case 'rude':
      return words <= 8 && !/\b(?:should|we|our)\b/i.test(question) ? noQuestion : undefined
    case 'fact':
      return isOwnCase ? undefined : fact
    default:
      return isAboutTheWorld(question) ? fact : undefined
  }
}
