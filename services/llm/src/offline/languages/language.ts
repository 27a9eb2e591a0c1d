/** The offline model's own sentences in one language. `{name}`, `{about}`, `{word}` and `{title}` are filled in. */
export interface Sentences {
  hello: string
  /** How the persona is; it is no person. */
  wellBeing: string
  thanks: string
  goodbye: string
  /** The introduction: who, and what it is. */
  who: string
  ai: string
  /** The instructions are private. */
  instructions: string
  nameTold: string
  nameKnown: string
  nameUnknown: string
  /** What the person ruled out is left out from now on. */
  ruledOut: string
  /** Everything that fits was ruled out. */
  onlyRuledOut: string
  /** The message asks for what was ruled out. */
  askedRuledOut: string
  /** Nothing was ruled out, or not any more. */
  leavesNothingOut: string
  /** To a person with an injury, an illness or a pregnancy, of a persona without material on that. */
  askDoctor: string
  /** Nothing fits, before openers. */
  nothingFits: string
  /** Nothing fits, and the persona was given no material. */
  noMaterial: string
  /** Before openers. */
  askMe: string
  /** All passages that fit were given before. */
  nothingMore: string
  /** The answer would be the last one again. */
  sameAgain: string
  /** There is no earlier answer to shorten. */
  nothingToShorten: string
  /** The search for passages failed. */
  unavailable: string
  rude: string
  empty: string
  /** To a person in danger. */
  danger: string
}

/**
 * The offline model's own sentences in discussions and panels. `{title}` and `{names}` are filled in: the
 * title of a source or the name of a persona, and the labels of experts.
 */
export interface TaskSentences {
  /** The expert was given nothing on the question. */
  abstains: string
  /** The search for passages failed. */
  abstainsAway: string
  /** All that answers the question has something that the question rules out. */
  abstainsRuledOut: string
  /** Before a passage, its source. */
  from: string
  allAbstain: string
  noneAgree: string
  severalSay: string
  oneSays: string
  abstained: string
  /** Of a seat of the panel, like `abstainsAway` and `abstains`. */
  panelAway: string
  panelNothing: string
  /** The second seat has nothing beside the first one's answer. */
  panelOnlyOne: string
  /** Before a passage, the persona that was given it. */
  given: string
  /** Before what advises against something, or says where it ends. */
  limits: string
  noLimits: string
  nothingMore: string
}

/**
 * What messages of one language are recognised by. Each is tried on a message without its marks at the end. The group `rest` of a
 * phrase is what may follow it: with a word of its own there, the message is no phrase.
 */
export interface Patterns {
  hello: RegExp
  wellBeing: RegExp
  thanks: RegExp
  goodbye: RegExp
  who: RegExp
  can: RegExp
  ai: RegExp
  /** The first group is the name. */
  nameTold: RegExp
  /** The first group is a name that is not the person's, the second the right one, if it is told. */
  nameDenied: RegExp
  nameAsked: RegExp
  shorter: RegExp
  another: RegExp
  /** Global; one of two groups is what is ruled out: the first up to the end of its clause. */
  ruledOut: RegExp
  /** Separates several things that are ruled out. */
  and: RegExp
  /** Of a sentence of a passage: it advises against something, or says where it ends. */
  caution: RegExp
}

export interface Language {
  sentences: Sentences
  tasks: TaskSentences
  patterns: Patterns
}
