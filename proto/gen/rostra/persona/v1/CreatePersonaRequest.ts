// Original file: proto/rostra/persona/v1/persona.proto

import type { PersonaForm as _rostra_persona_v1_PersonaForm, PersonaForm__Output as _rostra_persona_v1_PersonaForm__Output } from '../../../rostra/persona/v1/PersonaForm.ts';

export interface CreatePersonaRequest {
  'form'?: (_rostra_persona_v1_PersonaForm | null);
}

export interface CreatePersonaRequest__Output {
  'form': (_rostra_persona_v1_PersonaForm__Output | null);
}
