// Original file: proto/rostra/identity/v1/identity.proto


export interface LogOutResponse {
}

export interface LogOutResponse__Output {
}
