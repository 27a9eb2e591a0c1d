// Original file: proto/rostra/persona/v1/persona.proto

import type { PersonaForm as _rostra_persona_v1_PersonaForm, PersonaForm__Output as _rostra_persona_v1_PersonaForm__Output } from '../../../rostra/persona/v1/PersonaForm.ts';
import type { CardText as _rostra_persona_v1_CardText, CardText__Output as _rostra_persona_v1_CardText__Output } from '../../../rostra/persona/v1/CardText.ts';

export interface ImportedCard {
  'form'?: (_rostra_persona_v1_PersonaForm | null);
  /**
   * What the form has no room for, and the entries of the lorebook.
   */
  'material'?: (_rostra_persona_v1_CardText)[];
  /**
   * The fields of the card that have no place, as paths.
   */
  'left'?: (string)[];
  /**
   * WebP, 256 x 256 pixels. Empty for none.
   */
  'picture'?: (Buffer | Uint8Array | string);
}

export interface ImportedCard__Output {
  'form': (_rostra_persona_v1_PersonaForm__Output | null);
  /**
   * What the form has no room for, and the entries of the lorebook.
   */
  'material': (_rostra_persona_v1_CardText__Output)[];
  /**
   * The fields of the card that have no place, as paths.
   */
  'left': (string)[];
  /**
   * WebP, 256 x 256 pixels. Empty for none.
   */
  'picture': (Buffer);
}
