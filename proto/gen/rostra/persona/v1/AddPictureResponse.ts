// Original file: proto/rostra/persona/v1/persona.proto


export interface AddPictureResponse {
  /**
   * The address of the picture at the gateway, for avatar_url of a form.
   */
  'path'?: (string);
}

export interface AddPictureResponse__Output {
  /**
   * The address of the picture at the gateway, for avatar_url of a form.
   */
  'path': (string);
}
