// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportedCard {
  /**
   * The JSON of version 3, and that of version 2 for older readers.
   */
  'version3'?: (string);
  'version2'?: (string);
  /**
   * What its picture is made of.
   */
  'slug'?: (string);
  'name'?: (string);
  'avatarUrl'?: (string);
  'avatarBgColor'?: (string);
}

export interface ExportedCard__Output {
  /**
   * The JSON of version 3, and that of version 2 for older readers.
   */
  'version3': (string);
  'version2': (string);
  /**
   * What its picture is made of.
   */
  'slug': (string);
  'name': (string);
  'avatarUrl': (string);
  'avatarBgColor': (string);
}
