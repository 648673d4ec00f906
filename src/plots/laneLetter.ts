export const laneLetter = (lane: number): string => String.fromCharCode("A".charCodeAt(0) + lane);
