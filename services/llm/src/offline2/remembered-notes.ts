const asksForNotes =
  /\b(?:what (?:do|did|have) you (?:still )?(?:know|remember(?:ed)?|noted?) (?:about|of) me|do you (?:still )?remember (?:me|anything about me)|was weißt du (?:noch )?über mich|erinnerst du dich an mich)\b/i

/** Tells what the role knows about the user, when the last message asks for it. Undefined without a note or such a question. */
export function rememberedNotes(message: string, notes: readonly string[] = []): string[] | undefined {
  if (notes.length === 0 || !asksForNotes.test(message)) return undefined
  return ['This is what I have noted about you:', notes.map((note) => `- ${note}`).join('\n'), 'You can change or delete any of it.']
}
