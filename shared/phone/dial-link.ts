/** A link that dials a number: `tel:+12075550142`. */
export const dialLink = (telephone: string) => `tel:${dialled(telephone)}`;

/** The digits of a number, whatever its format. */
const dialled = (telephone: string) => telephone.replace(/[^\d+]/g, '');
