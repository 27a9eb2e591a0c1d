import type { Persona } from './persona.ts'

/** Returns the first message of a conversation: the owner's own text, or a sentence built from name and description. */
export function greetingOf({ name, description, greeting }: Pick<Persona, 'name' | 'description' | 'greeting'>): string {
  if (greeting.trim()) return greeting
  const about = description.trim()
  const sentence = /[.!?…]$/u.test(about) ? about : `${about}.`
  return `Hi, I'm ${name.trim()}. ${about ? `${sentence} ` : ''}What would you like to talk about?`
}
