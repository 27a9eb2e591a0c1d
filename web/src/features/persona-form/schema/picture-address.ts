/** Reports whether an address is that of a picture that the server keeps. Others are not loaded: the server fetches them first. */
export const isPicture = (address: string): boolean => /^\/api\/pictures\/[A-Za-z0-9_-]{22}$/.test(address.trim())
