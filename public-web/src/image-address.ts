/** The address under which both origins serve a picture of the company's library. */
export function imageAddress(imageUrl: string): string {
  return `/images/${imageUrl}`;
}
