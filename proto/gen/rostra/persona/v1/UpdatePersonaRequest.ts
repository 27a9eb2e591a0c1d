// Original file: proto/rostra/persona/v1/persona.proto

import type { PersonaForm as _rostra_persona_v1_PersonaForm, PersonaForm__Output as _rostra_persona_v1_PersonaForm__Output } from '../../../rostra/persona/v1/PersonaForm.ts';

export interface UpdatePersonaRequest {
  'id'?: (string);
  'form'?: (_rostra_persona_v1_PersonaForm | null);
  /**
   * The version that the caller edited. Absent: saves over any version.
   */
  'version'?: (number);
  '_version'?: "version";
}

export interface UpdatePersonaRequest__Output {
  'id': (string);
  'form': (_rostra_persona_v1_PersonaForm__Output | null);
  /**
   * The version that the caller edited. Absent: saves over any version.
   */
  'version'?: (number);
  '_version'?: "version";
}
