// Original file: proto/rostra/persona/v1/persona.proto


export interface GetPersonaRequest {
  'id'?: (string);
  'slug'?: (string);
  'key'?: "id"|"slug";
}

export interface GetPersonaRequest__Output {
  'id'?: (string);
  'slug'?: (string);
  'key'?: "id"|"slug";
}
