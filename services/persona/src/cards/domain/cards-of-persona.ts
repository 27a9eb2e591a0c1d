import { avatarOf, extensionKey, ownFieldsOf } from '../../core/domain/cards/own-extension.ts'
import type { OwnTexts } from '../../core/domain/cards/own-texts.ts'
import type { Persona } from '../../core/domain/personas/persona.ts'

export interface CardJson {
  spec: 'chara_card_v2' | 'chara_card_v3'
  spec_version: '2.0' | '3.0'
  data: Record<string, unknown>
}

/** What version 3 asks to say to readers of version 2. */
const backfillNote =
  'This character card is Character Card V3, but it is loaded as a Character Card V2. Please use a Character Card V3 compatible application to use this character card properly.'

/**
 * Returns a persona as cards of version 3 and 2. They have what the persona is: its texts, and what only this
 * product has below `extensions`. They have neither its material, which may be other people's, nor its address,
 * visibility, model and websites. Opening lines that were generated are left out.
 */
export function cardsOf(persona: Persona): { version3: CardJson; version2: CardJson } {
  const { onlyFromMaterial = false } = persona
  const texts: OwnTexts = {
    name: persona.name,
    description: persona.description,
    rolePrompt: persona.rolePrompt,
    greeting: persona.greeting,
    openingLines: persona.openingLinesMade ? [] : [...persona.openingLines],
  }
  const data = {
    name: texts.name,
    description: texts.description,
    personality: '',
    scenario: '',
    first_mes: texts.greeting,
    mes_example: '',
    creator_notes: '',
    system_prompt: texts.rolePrompt,
    post_history_instructions: persona.strictlyFollows,
    alternate_greetings: texts.openingLines,
    tags: [persona.category],
    creator: '',
    character_version: '',
    extensions: { [extensionKey]: { ...ownFieldsOf({ ...persona, onlyFromMaterial }), avatar: avatarOf(persona), texts } },
  }
  const assets = [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }]
  return {
    version3: { spec: 'chara_card_v3', spec_version: '3.0', data: { ...data, group_only_greetings: [], assets } },
    version2: { spec: 'chara_card_v2', spec_version: '2.0', data: { ...data, creator_notes: backfillNote } },
  }
}
