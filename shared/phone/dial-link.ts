/** Dials a number at a touch: `tel:+12075550142`. */
export const dialLink = (telephone: string) => `tel:${dialled(telephone)}`;

/** What is dialled of a number, however it is spelled. */
export const dialled = (telephone: string) => telephone.replace(/[^\d+]/g, '');
