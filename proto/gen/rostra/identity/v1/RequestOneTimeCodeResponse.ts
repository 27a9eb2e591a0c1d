// Original file: proto/rostra/identity/v1/identity.proto


export interface RequestOneTimeCodeResponse {
}

export interface RequestOneTimeCodeResponse__Output {
}
