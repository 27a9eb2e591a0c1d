/**
 * The lines of one tone that do not depend on a theme.
 * Slots: `{topic}`, `{feeling}`, and `{self}` for the introduction in the first person.
 */
export interface Voice {
  hello: string[]
  beforeAnswer: string[]
  /** After a message that states something. */
  afterStatement: string[]
  /** After the user answered the model's own question. */
  afterAnswer: string[]
  feeling: string[]
  joy: string[]
  beforeMore: string[]
  beforeSteps: string[]
  beforeExample: string[]
  beforePitfall: string[]
  /** After the user did not understand. */
  beforeSimplerWords: string[]
  afterDoubt: string[]
  afterThanks: string[]
  goodbye: string[]
  wellBeing: string[]
  /** After a request for the private prompt. */
  promptRefusal: string[]
  /** On a theme that the character does not know best. */
  outsideExpertise: string[]
  unknownFact: string[]
  notUnderstood: string[]
  afterInsult: string[]
  beforeList: string[]
  /** Before sentences of the role's material. */
  fromMaterial: string[]
  /** When the material has no answer, and the role gives no other. */
  notInMaterial: string[]
  /** When the material cannot be searched. */
  materialAway: string[]
}

export type Tone = 'gentle' | 'brisk' | 'playful' | 'exact'
