/** Returns the path under which both origins serve a picture of the company's library. */
export function imageSource(imageUrl: string): string {
  return `/images/${imageUrl}`;
}
