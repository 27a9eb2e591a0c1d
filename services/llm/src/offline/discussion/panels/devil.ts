import type { Area } from '../lenses/lens.ts'
import type { Question } from '../question.ts'
import { safetyNote } from '../safety-notes.ts'
import { paragraph } from '../sentences.ts'

/** The case against the obvious answer in one area. */
interface Counterpoint {
  obvious: string
  against: string
  assumption: string
  changesMind: string
}

const counterpoints: Record<Area, Counterpoint> = {
  work: {
    obvious: 'The obvious answer is to prepare well, move carefully and keep a foot in the door.',
    against:
      'Yet a foot in the door is also why most people never go through it. Half a try produces half a result, and that result is then taken as proof that it was a bad idea. The cautious path has a price nobody writes down: the years in which nothing is learned.',
    assumption:
      'It assumes that the present place is the safe one. Places close, bosses change and skills age, for those who stay as well.',
    changesMind: 'I would drop the objection if the present position really did still teach you something new every month.',
  },
  money: {
    obvious: 'The obvious answer is to save first, spread the risk and wait.',
    against:
      'But prudence is easy to recommend to other people. Those who only ever cut back get good at cutting back; a course, a tool or a move that raises income beats ten years of cheaper coffee. Some costs are the price of getting anywhere at all.',
    assumption:
      'It assumes that the future resembles the past and that income is fixed. The first is a hope, and the second is often a habit.',
    changesMind: 'I would think again if a single bad month were enough to bring everything down.',
  },
  body: {
    obvious: 'The obvious answer is a plan: regular hours, steady progress, good habits.',
    against:
      'Plans for the body have a way of becoming one more duty to fail at. The person who watches their sleep sleeps worse, and the one who counts every step forgets to go outside. It may be that less attention is the treatment.',
    assumption:
      'It assumes that the trouble lies in the body. It can just as well lie in the shifts, the flat or the worry, and no programme reaches those.',
    changesMind: 'I would give way if two quiet weeks without any plan changed nothing at all.',
  },
  heart: {
    obvious: 'The obvious answer is to talk about it, openly and soon.',
    against:
      'Not everything gets better by being said. Talks can fix a passing mood into a position, and once a thing has been spoken both have to live up to it. Patience, distance and a good meal have mended more than analysis has.',
    assumption:
      'It assumes that both want to be understood. Sometimes one of them wants peace, and a new conversation is the opposite of that.',
    changesMind: 'I would be persuaded if the silence had already lasted for months and were still growing.',
  },
  learning: {
    obvious: 'The obvious answer is to start, practise daily and stay with it.',
    against:
      'But perseverance with the wrong thing is only a slower way of losing. Most of what people set out to learn they never use, and the honest act is often to stop early and put the hours where there is a real need.',
    assumption: 'It assumes that effort is what is missing. Frequently the reason is missing, and no timetable replaces that.',
    changesMind: 'I would change sides if there were a date and a person for whom it is needed.',
  },
  tech: {
    obvious: 'The obvious answer is to fix it properly with the right tool.',
    against:
      'Proper solutions are how small problems become projects. A note on the door, a person who does it by hand on Fridays or simply living with the fault can be the better engineering, because it costs nothing to maintain.',
    assumption:
      'It assumes that the problem is technical and will last. Many vanish with the next change of plan, and the solution stays behind to be looked after.',
    changesMind: 'I would be convinced by a figure: how often it happens, and what one occurrence costs.',
  },
  public: {
    obvious: 'The obvious answer is that something must be done, and by the state.',
    against:
      'Every rule also changes the behaviour of those it was not meant for, and usually there first. What looks like a gap is sometimes room that people have filled sensibly by themselves. A measure that feels right and does little is worse than none, because it uses up the will to act.',
    assumption:
      'It assumes that those who decide know enough about ten thousand different cases, and that the exceptions will stay exceptions.',
    changesMind: 'I would be won over by one place that tried it and kept it after the founders had left.',
  },
  any: {
    obvious: 'The obvious answer is to weigh it up carefully and then take the sensible middle way.',
    against:
      'The middle way is often only the place where two bad halves meet. A clear yes or a clear no teaches something; the compromise mostly teaches that it was not quite enough. And careful weighing tends to end where you stood before.',
    assumption:
      'It assumes that all the options are on the table. Usually the best one is missing, because nobody likes to say it aloud: leave it, or do something quite different.',
    changesMind: 'I would come round if somebody showed me what the sensible choice costs, and that it is bearable.',
  },
}

/** For questions that ask how, where the obvious answer is a method. */
const againstMethods: Counterpoint = {
  obvious: 'The obvious answer is a list of steps: somebody has done it, so do as they did.',
  against:
    'But lists of steps are written afterwards, by those for whom it went well. They leave out the luck, the starting capital and the friend who picked up the phone. Follow them carefully, and you often get good at following. It may be that the method is not what is missing at all, and that the honest question is whether it has to be done, and by whom.',
  assumption: 'It assumes that more effort in the same direction helps. Just as often somebody else should do it, or nobody.',
  changesMind: 'I would withdraw if you could name the one step at which you actually get stuck. Then a method helps.',
}

const againstResting: Counterpoint = {
  obvious: 'The obvious answer is to stop, rest and wait until it is gone.',
  against:
    'But waiting is the treatment people choose because it asks nothing of them. A body that is spared for weeks gets weaker in the very place that was too weak, and worry makes every signal louder. Most complaints do best with a name, an early look by somebody who knows, and as much ordinary movement as does not hurt.',
  assumption:
    'It assumes that pain always means damage. Often it does not, and only an examination can tell you which of the two you have.',
  changesMind: 'I would take it all back for anything sudden, severe or feverish. There you do not discuss; you go.',
}

/** Argues against the obvious answer to a question. */
export function devilText(question: Question, seed: number): string {
  const { obvious, against, assumption, changesMind } =
    question.safety === 'health' ? againstResting : question.kind === 'how' ? againstMethods : counterpoints[question.area]
  const start = seed % 2 === 0 ? obvious : `${obvious} I would like to spoil it.`
  return [`${start} ${against}`, `**The hidden assumption:** ${assumption}`, paragraph(changesMind, safetyNote(question.safety, 2))].join(
    '\n\n',
  )
}
